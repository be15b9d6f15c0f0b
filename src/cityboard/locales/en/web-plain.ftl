### The board of a title without its own.

web-plain-position = Position
web-plain-known = What you know
web-plain-moves = Your moves
web-plain-choose = Choose a move
web-plain-waiting = Somebody else has to move
