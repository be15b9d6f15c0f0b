### The rules page, and a rule beside the game.

web-rules-heading = Rules of { $name }
web-rules-games = Games
web-rules-play = Play
web-rules-search = Search the rules
web-rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-nothing = No rule matches. Try another word.
web-rules-contents = Contents
web-rules-copy = Copy the link to { $rule }
web-rules-copied = The link is copied.
web-rules-all = All rules
web-rules-all-where = All rules, in a new tab
web-rules-previous = Previous rule
web-rules-next = Next rule

## The game in a few words

web-rules-short = In short
web-rules-metro-1 = Everyone holds one track tile. On your turn, you lay it on a free square at the edge or next to another tile, then draw a new one.
web-rules-metro-2 = Lines start at the stations around the board; those in your colour are yours. Every tile makes some lines longer, yours or other players’.
web-rules-metro-3 = A line is complete when it reaches a station. It scores one point for each tile it crosses; a tile crossed twice counts twice.
web-rules-metro-4 = At the central station a line scores double. When every tile has been placed, the player with the most points wins.
web-rules-helsinki-1 = On your turn, you move your player token 1 to 3 spaces round the senate board. Then you draw the two cards beside it, or you build.
web-rules-helsinki-2 = To build, play a card and pay with others of its colour. You push its tile onto your board from the side where your token stands, until something stops it.
web-rules-helsinki-3 = The coats of arms it covers are yours. Each pays for one of fifteen actions; you can use every action once per game.
web-rules-helsinki-4 = At the end, every complete row and column scores 2 points. Each superstructure in one scores 1 point, or 3 where a complete row and column intersect.
