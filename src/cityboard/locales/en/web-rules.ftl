### The rules page, and a rule beside the game.

web-rules-heading = Rules of { $name }
web-rules-games = Games
web-rules-play = Play
web-rules-search = Search the rules
web-rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-nothing = No rule says this. Try another word.
web-rules-contents = Contents
web-rules-copy = Copy the link to { $rule }
web-rules-copied = The link is copied.
web-rules-all = All rules
web-rules-all-where = All rules, in a new tab
web-rules-previous = Previous rule
web-rules-next = Next rule

## The game in a few words

web-rules-short = In short
web-rules-metro-1 = Everybody holds one track tile. On your turn you lay it on a free square at the edge or beside another tile, then you take a new one.
web-rules-metro-2 = Lines begin at the stations around the board; those in your colour are yours. Every tile makes some lines longer, your own and those of others.
web-rules-metro-3 = A line is complete when it reaches a station. It scores a point for every tile it crosses, and for a tile it crosses twice, two.
web-rules-metro-4 = At the central station a line scores double. Whoever has the most points when all tiles lie wins.
web-rules-helsinki-1 = On your turn you move your player token 1 to 3 spaces round the senate square. Then you draw the two cards beside it, or you build.
web-rules-helsinki-2 = To build, play a card and pay with others of its colour. Its tile is pushed onto your square from the side where your token stands, until something stops it.
web-rules-helsinki-3 = The coats of arms it covers are yours. Each pays for one of fifteen actions; every action can be used once in a game.
web-rules-helsinki-4 = In the end every complete row and column scores 2 points. Superstructures in them score 1 point, where two cross 3.
