### Why a bot chose a move; the arguments never name what its seat may not know.

bot-helsinki-random = This bot picks any kind of move at random.
bot-helsinki-lines = { $number ->
        [one] completes a line
       *[other] completes { $number } lines
    }
bot-helsinki-points = { $points ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }
bot-helsinki-coats = { $number ->
        [one] wins a coat of arms
       *[other] wins { $number } coats of arms
    }
bot-helsinki-bonus = touches its own colour: draws a card from the pile
bot-helsinki-superstructures = { $number ->
        [one] puts a superstructure where it should score
       *[other] puts { $number } superstructures where they should score
    }
bot-helsinki-roofs = { $number ->
        [one] builds { $number } roof
       *[other] builds { $number } roofs
    }
bot-helsinki-cards = takes from the display: { CARDS($cards) }
bot-helsinki-next = the hand can then build { CARD($card) }
bot-helsinki-action = action { ACTION($action) } is worth its coat of arms here
bot-helsinki-space = the first turn looks best from there
bot-helsinki-keeps = keeps in hand: { CARDS($cards) }
bot-helsinki-best = nothing else looks better now

bot-metro-random = This bot picks any move at random.
bot-metro-lengthens = { $tiles ->
        [one] lengthens the line of station { $station } by a tile
       *[other] lengthens the line of station { $station } by { $tiles } tiles
    }
bot-metro-completes = { $points ->
        [one] completes the line of station { $station } for { $points } point
       *[other] completes the line of station { $station } for { $points } points
    }
bot-metro-doubles = { $points ->
        [one] leads the line of station { $station } into the central station, doubled to { $points } point
       *[other] leads the line of station { $station } into the central station, doubled to { $points } points
    }
bot-metro-stops = { $points ->
        [one] ends the line of { PLAYER($seat) } (station { $station }) at { $points } point
       *[other] ends the line of { PLAYER($seat) } (station { $station }) at { $points } points
    }
bot-metro-leaves = touches no open line that matters
bot-metro-city = { $points ->
        [one] should bring { $points } point from the city
       *[other] should bring { $points } points from the city
    }
bot-metro-draw = a tile from the tower should do better than the one in hand
bot-metro-exchange = another { $percent }% share should be worth more
bot-metro-station = a central station should earn the most now
bot-metro-better = { $points ->
        [0] about as good as the next best move
        [one] should be worth { $points } point more than the next best move
       *[other] should be worth { $points } points more than the next best move
    }
bot-ahead = { $points ->
        [0] expects to finish level
        [one] expects to finish { $points } point ahead
       *[other] expects to finish { $points } points ahead
    }
bot-behind = { $points ->
        [0] expects to finish level
        [one] expects to finish { $points } point behind
       *[other] expects to finish { $points } points behind
    }
bot-metro-alone = { $points ->
        [one] expects to finish with { $points } point
       *[other] expects to finish with { $points } points
    }
