### Opening a table with all its options.

web-open-heading = Open a table: { $name }
web-open-rule = Read rule { $rule }

## Seats

web-open-seats = Who sits where
web-open-players = Number of players
web-open-seat = Seat { $number }: who plays
web-open-level = Seat { $number }: level of the bot
web-open-level-tourist = plays at random: ideal for your very first game
web-open-level-puncher = lengthens its lines a little
web-open-level-conductor = knows that long lines win
web-open-level-signaller = tries out its moves before it plays one
web-open-level-dispatcher = tries out many moves and thinks them over
web-open-level-chief = the strongest: thinks for up to a second or so
web-open-level-visitor = plays at random: ideal for your very first game
web-open-level-clerk = takes the points it sees
web-open-level-foreman = plans a whole turn
web-open-level-surveyor = compares whole turns and where they lead
web-open-level-planner = also considers what the others might do
web-open-level-architect = the strongest: thinks for up to two seconds
web-open-name = Seat { $number }: name
web-open-your-name = Your name
web-open-who-me = On this device
web-open-who-link = A friend, by link
web-open-who-bot = Bot
web-open-link-note = You get one link for everyone.

## Options

web-open-options = The game
web-open-value-start-random = at random
web-open-module-companies-note = The lines belong to eight companies; you hold shares in them and can exchange them.
web-open-module-central-stations-note = Place a tile at the central station to start an extra line of your own.
web-open-module-central-rails-note = Tracks run right across the central station instead of ending there.
web-open-module-solo-note = Play solo for all eight companies; a deck of cards tells you which line to extend.
web-open-module-dry-roads-note = Connect your four visitors through your pavilions and take a bonus card.
web-open-option-city = City
web-open-option-city-note = Tourists and monuments score extra points, differently in each city.
web-open-city-none = No city
web-open-city-none-note = The base game: just lines.
web-open-city-paris-note = Take the tourists you build on to your own row of monuments.
web-open-city-stockholm-note = One shared row of monuments, and secret tourist colours.
web-open-city-london-note = A taxi drives tourists round the monuments.
web-open-city-new-york-note = Tourists wait at the stations where lines end.
web-open-city-st-petersburg-note = Pick up monuments on the board and place tourists for hidden points.
web-open-city-berlin-note = Lines that cross tourists earn tickets for the monuments.
web-open-option-hand = Tiles in hand
web-open-option-hand-note = More tiles mean more choice and more planning.
web-open-option-free_orientation = Free orientation
web-open-option-free_orientation-note = You may turn tiles before you place them.
web-open-option-harder_solo = Harder solo game
web-open-option-harder_solo-note = The gap between the first and the last company is subtracted.
web-open-option-arrange_row = Paris: arrange your own row
web-open-option-arrange_row-note = Before the first turn, players choose the order of their cards.
web-open-option-stockholm_variant = Stockholm: open colours
web-open-option-stockholm_variant-note = The tokens lie open on the cards, and tourists score at once.
web-open-option-berlin_sides = Berlin: sides of the cards
web-open-option-berlin_sides-note = The side of the monument cards that faces up.
web-open-value-berlin_sides-A = all A
web-open-value-berlin_sides-B = all B
web-open-value-berlin_sides-mixed = mixed
web-open-option-cover = Covered actions
web-open-option-cover-note = Nobody can use a covered action. For your first game, cover the bottom row.
web-open-value-cover-none = none
web-open-value-cover-bottom = bottom row
web-open-value-cover-random = any five
web-open-value-cover-chosen = five of my choice
web-open-picked-cover = { $count } of { $wanted } covered
web-open-pick-cover = Action { ACTION($value) }
web-open-option-start = Who starts
web-open-option-start-note = Around a real table, the youngest player starts.
web-open-option-frame = Stations
web-open-option-frame-note = Who owns which stations.
web-open-value-frame-random = at random
web-open-value-frame-chosen = in the order of seats
web-open-refusal-one-without-solo-players = One player can play only the solo game. Switch it on below, or choose 2 to 6 players.
web-open-refusal-option-value-players = This is a game for { $allowed }. Change the number of players or the options below.
web-open-refusal-cover-five-cover = Choose exactly { $number } different actions.

## Pace and company

web-open-manner = The table
web-open-pace = Pace
web-open-pace-none = no limit
web-open-pace-turn = time per turn
web-open-pace-all = total time
web-open-pace-days = days per turn
web-open-pace-none-note = Everyone takes the time they need.
web-open-pace-turn-note = Every turn has its own limit.
web-open-pace-all-note = A clock for the whole game, as in chess.
web-open-pace-days-note = For games played over days. We’ll notify you when it’s your turn.
web-open-per-turn = Per turn
web-open-in-all = For the whole game
web-open-increment = Added per turn
web-open-increment-note = Extra time you gain with every turn.
web-open-seconds = { $number } s
web-open-minutes = { $number } min
web-open-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
web-open-absent = When a player runs out of time
web-open-absent-bot = a bot plays on
web-open-absent-vote = the others decide
web-open-absent-wait = everyone waits
web-open-absent-bot-note = A player who was away can take their seat back.
web-open-absent-vote-note = They vote on whether a bot should take the seat.
web-open-absent-wait-note = Nothing happens unless someone at the table asks for it.
web-open-listed = Open to everyone
web-open-listed-note = The table is listed on the start page, and anyone can take a free seat.
web-open-spectators = Spectators
web-open-spectators-note = Anyone with the link can watch, without seeing any hand.
web-open-take-back = Take-back by agreement
web-open-take-back-note = You can take back a move if all the others agree.
web-open-set-players = { $number ->
        [one] Play solo
       *[other] Play with { $number }
    }
web-open-summary = Your table
web-open-open = Open the table
web-open-open-link = Open and get the link

## The box

web-open-box = Box
web-open-box-note = What is printed on tiles, cards and boards.
web-open-box-default = Default edition
web-open-box-own = Look into the box, or correct it as in yours
web-open-box-look = Look into this box
web-open-box-missing = Nobody keeps the box of this link any more. The table is played with the default edition unless you choose another one.
