### What the arena says: bots against bots.

arena-bot = Bot
arena-budget = Budget
arena-games = Games
arena-wins = Wins
arena-margin = Margin
arena-think = Think p50 / p95 / longest
arena-rating = Rating
arena-skill = OpenSkill
arena-first = Bot
arena-second = ahead of
arena-budget-usual = usual
arena-budget-work = work { $work }
arena-budget-seconds = { $seconds } s
arena-budget-both = work { $work }, { $seconds } s
arena-sets = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $sets ->
        [one] { $sets } deal
       *[other] { $sets } deals
    }, seed “{ $seed }”; a fair share of the wins is { $fair }. Square brackets: 95% intervals.
arena-luck = The deal explains { $share } of the variance in wins [{ $low } to { $high }].
arena-clock = A bot thinks by the clock, so another run gives different games. With work budgets the games would be the same.
arena-plot-wins = Share of the wins in %, with 95% intervals (dashed: a fair share)
arena-plot-margin = Margin over the best opponent in points, with 95% intervals
arena-plot-rating = Bradley–Terry rating in Elo, with 95% intervals

refusal-arena-twice = You have named “{ $value }” twice. Name every bot once; a single bot plays against itself.
refusal-arena-budget = “{ $value }” is not a bot with a budget. Write it like chief@work=2000 or chief@seconds=0.5.
refusal-arena-import = “{ $value }” cannot play ({ $error }). Name a class as package.module:Class; it needs a method choose.
refusal-arena-seats = “{ $value }” is not a seating. Choose from: { $allowed }.
refusal-arena-failed = The bot { $value } failed in game { $number } ({ $error }).
refusal-arena-illegal = The bot { $value } chose an illegal move in game { $number }. { $because }
refusal-cluster-missing = A cluster needs Dask, which is not installed. Install it with: pip install "cityboard[cluster]"
refusal-cluster-unreachable = No Dask cluster answers at { $value } ({ $error }).

help-arena = Let bots play against each other: wins, margins, thinking times and ratings with their error bars.
help-arena-bots = Who plays: levels such as dispatcher,chief, with budgets if you like (chief@work=2000, chief@seconds=0.5), or your own classes (package.module:Class). With three players or more, the first of two bots plays against copies of the second.
help-arena-games = The minimum number of games; a deal is always played with all its seatings.
help-arena-seats = rotate: play each deal with the players rotated round the table; all: in every order; fixed: only as named.
help-arena-repeats = How often each seating of a deal is played.
help-arena-work = How much work every bot may do for a move; the same on every machine.
help-arena-seconds = How many seconds every bot may think about a move.
help-arena-workers = How many processes play; the results are the same for any number.
help-arena-cluster = The address of a Dask cluster that plays the games, such as tcp://host:8786.
help-arena-plot = A file for a plot of the result (SVG).
