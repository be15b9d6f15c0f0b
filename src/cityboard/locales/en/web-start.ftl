### The start page.

web-start-heading = Lay tracks in Paris, slide roofs into Helsinki.
web-start-promise = Against bots, with friends or on one device. Free, and no account needed.
web-start-metro-pitch = Lay track so your lines wind through the city for as long as possible, while everyone else’s come to an early end.
web-start-metro-players = 1 to 6 players
web-start-metro-time = about 30 minutes
web-start-helsinki-pitch = Walk round Senate Square, collect cards and slide pavilions into your grid until their roofs fill whole rows and columns.
web-start-helsinki-players = 2 to 4 players
web-start-helsinki-time = about 45 minutes
web-start-play = Play now
web-start-friends = Play with friends
web-start-device = On one device
web-start-learn = Learn by playing
web-start-rules = Rules
web-start-box = My box
web-start-more = More options
web-start-count = Count a real board
web-start-friends-heading = { $name } with friends
web-start-friends-how-many = How many of you will play? You get one link for everyone.
web-start-friends-number = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
web-start-friends-note = If someone doesn’t come, a bot can take the seat when you start.
web-start-continue = Continue a game
web-start-open-tables = Open tables
web-start-no-open-tables = No open tables right now. Create a public one under “More options” and it will show up here.
web-start-finished = Finished games
web-start-join = Join
web-start-your-turn = Your turn
web-start-turn-of = { $name } to move
web-start-waiting = Waiting for players
web-start-over = Finished
web-start-until = your turn ends { $when }
web-start-free-seat = free seat
web-start-alone = solo
web-start-put-away = Take this game of { $name } off the list
web-start-put-away-done = { $name } has been taken off the list.
web-start-put-away-undo = Undo
web-start-knocks = { $people ->
        [one] { $people } person is asking for a seat
       *[other] { $people } people are asking for a seat
    }
