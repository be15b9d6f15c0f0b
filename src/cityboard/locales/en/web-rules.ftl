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
web-rules-previous = Previous rule
web-rules-next = Next rule
