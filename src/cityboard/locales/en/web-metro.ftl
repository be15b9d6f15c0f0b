### The board of Metro in the browser.

web-metro-board = Board: move with the arrow keys, press Enter to try your tile and Enter again to lay it
web-metro-players = Players
web-metro-turn = { $who }: to move
web-metro-points = { $points ->
        [one] point
       *[other] points
    }
web-metro-untold = hidden: the shares are secret
web-metro-line-count = { $open } open · { $scored } scored
web-metro-open-points = + { $points } open
web-metro-score = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $open ->
        [0] {""}
       *[other] , { $open } more in open lines
    }
web-metro-other-points = Not from lines: { $points }
web-metro-held = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }

## Squares and stations, as they are read out

web-metro-square = { SQUARE($square) }: { $kind ->
        [tile] tile { TILE($tile) }
        [centre] central station
        [open] empty, open
       *[empty] empty
    }
web-metro-line = { $state ->
        [nobody] Line { $line } belongs to nobody
       *[other] { $whose ->
            [own] Your line { $line }
            [company] Line { $line } of the { company }
           *[other] { $name }’s line { $line }
        }: { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $state ->
            [scored] , scored
           *[open] {" "}so far
        }
    }
web-metro-end = { $kind ->
        [open] leads to { SQUARE($next) }
        [centre] ends at the central station
        [complete] is complete
       *[station] ends at station { $station }
    }
web-metro-course = { $line }; { $crossed ->
        [0] begins on { SQUARE($next) }
       *[other] runs over { SQUARE($squares) }, { $end }
    }

## What a tile would do

web-metro-extends = { $whose ->
        [own] extends your line { $line } to { $points }
        [company] extends line { $line } of the { company } to { $points }
       *[other] extends { $name }’s line { $line } to { $points }
    }
web-metro-completes = { $whose ->
        [own] completes your line { $line }: { $points }
        [company] completes line { $line } of the { company }: { $points }
       *[other] completes { $name }’s line { $line }: { $points }
    }
web-metro-nothing = changes no line
web-metro-refused = Not here: { $why }
web-metro-effect = What the tile would do
web-metro-if-laid = If laid on { SQUARE($square) }
web-metro-tap = { $count ->
        [one] Tap the lit square to try your tile there.
       *[other] Tap one of the { $count } lit squares to try your tile there.
    }
web-metro-tap-line = Tap a line or a station to trace it.
web-metro-decide-below = Answer the question below first.
web-metro-arrived = { $whose ->
        [own] Your line { $line } is complete
        [company] Line { $line } of the { company } is complete
       *[other] { $name }’s line { $line } is complete
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Your tile and the tower

web-metro-your-tiles = { $tiles ->
        [0] No tile in hand
        [one] Your tile
       *[other] Your tiles
    }
web-metro-tile = tile { TILE($tile) }
web-metro-arrow = The small arrow in its corner points to the top of the tile.
web-metro-which = Which tile do you want to lay?
web-metro-turn-tile = turn it
web-metro-turn-short = Turn
web-metro-open-squares = { $count ->
        [one] It fits on { $count } square.
       *[other] It fits on { $count } squares.
    }
web-metro-tower = Tower
web-metro-tower-left = { $tiles ->
        [one] tile left
       *[other] tiles left
    }
web-metro-draw = Draw another
web-metro-draw-left = Draw · { $tiles } left
web-metro-pass = Pass

## The decision

web-metro-lay = Your turn: lay your tile{ $also ->
        [exchange] {""} or exchange a share
        [station] {""} or place a central station
        [exchange-station] , exchange a share or place a central station
       *[other] {""}
    }
web-metro-lay-drawn = Lay the tile you have drawn
web-metro-lay-there = Lay your tile on { SQUARE($square) }?
web-metro-lay-tile = Lay tile
web-metro-draw-one = Draw a tile? You must then lay it.
web-metro-pass-now = Pass?
web-metro-must-pass = You have no tile left: pass
web-metro-choose = Your decision
web-metro-waiting = { $name } to move

## Beside the board

web-metro-shelves = Beside the board
web-metro-modules = Modules
web-metro-hint = Hint
web-metro-log = Log
web-metro-unseen = Unseen
web-metro-lines = Lines
web-metro-unseen-where = { $tower } in the tower, { $held } in other players’ hands
web-metro-crossed = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
web-metro-scored = scored

## Moves in a list

web-metro-told-lay = Lay tile { TILE($tile) } on { SQUARE($square) }{ $turns ->
        [0] {""}
        [one] , turned once
       *[other] , turned { $turns } times
    }
web-metro-told-draw = Draw a tile
web-metro-told-pass = Pass

## A tile, told by where a train leaves that enters over each edge

web-metro-same-tracks = { $letter ->
        [a] straight across from every edge
        [b] from every edge to the next one clockwise
        [c] from every edge to the next one anticlockwise
       *[d] from every edge straight back
    }
web-metro-track = { $from ->
        [top] top
        [right] right
        [bottom] bottom
       *[left] left
    } { $to ->
        [back] and back
        [top] to top
        [right] to right
        [bottom] to bottom
       *[left] to left
    }

## Why a game was won or lost

web-why-line = line { $station } reached { points }

## A first game

web-metro-first-goal = Build long lines: a line that reaches a station scores one point per tile it crosses, and double at the central station.
web-metro-first-goal-companies = Lines score for their company. At the end your shares score: the higher the place of their company, the more.
web-metro-first-goal-solo = You score what the company with the fewest points has: let all eight grow evenly.
web-metro-first-yours = The lines from stations in your colour are yours, whoever lays the tiles. Point at a station, or tap it, to follow its line.
web-metro-first-yours-companies = You own shares, not lines: a line belongs to the company in whose colour it starts.
web-metro-first-yours-solo = Both open tiles are yours. With one of them you must extend a line of the company whose card is revealed.
web-metro-first-click = Choose a lit square to see what your tile would do there. Choose it again, or press “{ web-metro-lay-tile }”, to lay it.

## Why a move is refused

web-refusal-square-outside = This square is not on the board: its columns are A to H, its rows 1 to 8.
