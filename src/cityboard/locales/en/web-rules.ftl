### The rules page, and a rule beside the game.

web-rules-heading = { $name }: the rules
web-rules-games = Games
web-rules-play = Play
web-rules-box = My box
web-rules-count = Count a real board
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
web-rules-howto = How to play
web-rules-exact = The exact rules
web-rules-exactly = The exact rules: { $heading }
web-rules-right = Right:
web-rules-wrong = Wrong:
web-rules-print = Print

## Our rulings. The first message is what the texts of the rules begin them with.

web-rules-ruling = Our ruling
web-rules-rulings = Our rulings on { $rule }
web-rules-ruling-on = Our ruling: { $about }.
web-rules-ruling-whole = Our ruling: the whole rule.
web-rules-ruling-why = The published rules leave this open or differ; here it is played like this.

## Where what is printed in the box is known from

web-rules-source-published = Published
web-rules-source-earlier = Earlier edition
web-rules-source-reconstructed = Reconstructed
web-rules-source-owner = Owner’s box
web-rules-box-values = Printed in the box:
web-rules-sources = Some of what the rules speak of is only printed in the box: tiles, cards, boards. Wherever that matters, a sign says whether it is published, known from an earlier edition, or reconstructed by us.
web-rules-sources-box = Look into the box, or correct it as in yours.
web-rules-appendix = What is in the box
web-rules-appendix-note = Everything that is printed, in the default edition; beside it, where it is known from and the rule that speaks of it.
