### Opening a table with all its options.

web-open-heading = Open a table: { $name }
web-open-rule = Read rule { $rule }

## Seats

web-open-seats = Who sits where
web-open-players = Number of players
web-open-seat = Seat { $number }: who plays
web-open-level = Seat { $number }: level of the bot
web-open-level-tourist = plays anything: for the very first game
web-open-level-puncher = lengthens its lines a little
web-open-level-conductor = knows that long lines win
web-open-level-signaller = tries its moves out before playing one
web-open-level-dispatcher = tries many moves out and thinks them over
web-open-level-chief = the strongest: thinks for up to a second or so
web-open-level-visitor = plays anything: for the very first game
web-open-level-clerk = takes the points it sees
web-open-level-foreman = plans a whole turn
web-open-level-surveyor = compares whole turns and what they lead to
web-open-level-planner = also thinks of what the others may do
web-open-level-architect = the strongest: thinks for up to two seconds
web-open-name = Seat { $number }: name
web-open-your-name = Your name
web-open-who-me = At this device
web-open-who-link = A friend, by link
web-open-who-bot = Bot
web-open-link-note = You get one link for everybody.

## Options

web-open-options = The game
web-open-value-start-random = at random
web-open-module-companies-note = The lines belong to eight companies; you hold their shares and may trade them.
web-open-module-central-stations-note = Tiles for the central station from which extra lines of your own set out.
web-open-module-central-rails-note = Tracks lead right across the central station instead of ending there.
web-open-module-solo-note = You alone, for all eight companies, with a deck that tells you what is due.
web-open-module-dry-roads-note = Connect your four visitors through your pavilions and take a bonus card.
web-open-option-city = City
web-open-option-city-note = Tourists and monuments give extra points, in every city in another way.
web-open-city-none = No city
web-open-city-none-note = The base game: lines and nothing else.
web-open-city-paris-note = Take the tourists you build on to your own row of monuments.
web-open-city-stockholm-note = One row of monuments for all, and secret tourist colours.
web-open-city-london-note = A taxi drives tourists round the monuments.
web-open-city-new-york-note = Tourists wait at the stations where lines end.
web-open-city-st-petersburg-note = Pick up monuments on the board and send tourists for hidden points.
web-open-city-berlin-note = Lines past tourists earn tickets for the monuments.
web-open-option-hand = Tiles in hand
web-open-option-hand-note = More tiles mean more choice and more planning.
web-open-option-free_orientation = Free orientation
web-open-option-free_orientation-note = Tiles may be turned before they are placed.
web-open-option-harder_solo = Harder solo game
web-open-option-harder_solo-note = The gap between the first and the last company is subtracted.
web-open-option-stockholm_variant = Stockholm: open colours
web-open-option-stockholm_variant-note = The tokens lie open on the cards, and tourists score at once.
web-open-option-berlin_sides = Berlin: sides of the cards
web-open-option-berlin_sides-note = Which side of the monument cards lies up.
web-open-value-berlin_sides-A = all A
web-open-value-berlin_sides-B = all B
web-open-value-berlin_sides-mixed = mixed
web-open-option-cover = Covered actions
web-open-option-cover-note = Covered actions are not available to anybody; the bottom row is good for a first game.
web-open-value-cover-none = none
web-open-value-cover-bottom = bottom row
web-open-value-cover-random = any five
web-open-value-cover-chosen = five of my choice
web-open-covered = { $count } of { $wanted } covered
web-open-option-start = Who starts
web-open-option-start-note = At a table it would be the youngest.
web-open-option-frame = Stations
web-open-option-frame-note = Which stations belong to whom.
web-open-value-frame-random = at random
web-open-value-frame-chosen = in the order of seats
web-open-refusal-one-without-solo-players = Alone you can play only the solo game. Switch it on below, or let 2 to 6 play.
web-open-refusal-option-value-players = That is a game for { $allowed }. Change the number of players or what is chosen below.
web-open-refusal-cover-five-cover = Choose exactly { $number } different actions.

## Pace and company

web-open-manner = The table
web-open-pace = Pace
web-open-pace-none = no limit
web-open-pace-turn = time per turn
web-open-pace-all = time in all
web-open-pace-days = days per turn
web-open-pace-none-note = Everybody takes the time they need.
web-open-pace-turn-note = Every turn has its own limit.
web-open-pace-all-note = A clock for the whole game, as in chess.
web-open-pace-days-note = For games beside everyday life, with notices when it is your turn.
web-open-per-turn = For every turn
web-open-in-all = For the whole game
web-open-increment = Added for every turn
web-open-increment-note = Time that comes back with every turn taken.
web-open-seconds = { $number } s
web-open-minutes = { $number } min
web-open-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
web-open-absent = When somebody’s time is up
web-open-absent-bot = a bot plays on
web-open-absent-vote = the others decide
web-open-absent-wait = everybody waits
web-open-absent-bot-note = Whoever was away can take their seat back.
web-open-absent-vote-note = They are asked whether a bot shall take the seat.
web-open-absent-wait-note = Nothing happens unless somebody at the table asks for it.
web-open-listed = Open to everybody
web-open-listed-note = The table stands on the start page, and anybody may take a free seat.
web-open-spectators = Spectators
web-open-spectators-note = Whoever knows the address may watch, without seeing any hand.
web-open-take-back = Take-back by agreement
web-open-take-back-note = A move can be taken back if all others agree.
web-open-set-players = { $number ->
        [one] Play alone
       *[other] Play with { $number }
    }
web-open-summary = The table you open
web-open-open = Open the table
web-open-open-link = Open and get the link
