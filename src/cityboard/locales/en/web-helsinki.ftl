### A player board of Helsinki in the browser: the turn, the pushed tile, and what it brings.

## Parts

web-helsinki-card = { $colour ->
        [purple] the purple { $number }
        [green] the green { $number }
        [red] the red { $number }
        [blue] the blue { $number }
        [yellow] the yellow { $number }
       *[wild] a wild card
    }
web-helsinki-side = { $side ->
        [north] the north
        [east] the east
        [south] the south
       *[west] the west
    }

## Headings and places

web-helsinki-own = Your board
web-helsinki-square = { $name }’s board
web-helsinki-meadow = Meadow
web-helsinki-meadow-long = Coats of arms won: each pays for one action
web-helsinki-to-spend = { $coats ->
        [0] nothing to spend
       *[other] { $coats } to spend
    }
web-helsinki-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-helsinki-score = Points
web-helsinki-score-open = { web-helsinki-points }: show what counts
web-helsinki-score-of = { $who }: { web-helsinki-points }
web-helsinki-counts = Counts now
web-helsinki-counts-nothing = Nothing counts yet.
web-helsinki-would-count = Would count once built
web-helsinki-open-row = Row { ROW($row) }: { web-helsinki-missing }
web-helsinki-open-column = Column { COLUMN($column) }: { web-helsinki-missing }
web-helsinki-missing = { $missing ->
        [one] { $missing } space missing
       *[other] { $missing } spaces missing
    }
web-helsinki-others = The other boards
web-helsinki-enlarge = Enlarge { $name }’s board
web-helsinki-back-to-own = Back to your board
web-helsinki-hint = Hint
web-helsinki-log = Log
web-helsinki-supply = Tiles left
web-helsinki-actions = Actions
web-helsinki-senate = Senate
web-helsinki-board-tab = Board
web-helsinki-players = Players

## The turn

web-helsinki-steps = Your turn
web-helsinki-step-move = Move
web-helsinki-step-act = Draw or build
web-helsinki-step-end = End
web-helsinki-step-done = { $step }: done
web-helsinki-due-space = Choose the senate space where you start
web-helsinki-due-walk = Move your player token
web-helsinki-due-act = Draw cards, or choose a card to build with
web-helsinki-due-draw = Draw cards
web-helsinki-due-build = Choose a card to build with
web-helsinki-due-pay = Pay for { $what }: { $paid } of { $price }
web-helsinki-due-push = Push in { $what }
web-helsinki-due-roof = Choose a roof for the superstructure
web-helsinki-due-wild = Choose a space for the wild tile
web-helsinki-due-shift = { $step ->
        [1] Choose a superstructure
       *[2] Choose its new roof
    }
web-helsinki-due-discard = Choose a card to discard
web-helsinki-due-end = Use an action, or end your turn
web-helsinki-due-use = Use an action
web-helsinki-waiting = { $name } is playing
web-helsinki-chance = Cards are being dealt
web-helsinki-over = The game is over

## What is chosen

web-helsinki-told-space = Start on senate space { $place }
web-helsinki-told-walk = { $spaces ->
        [-1] Move one space back
        [one] Move { $spaces } space
       *[other] Move { $spaces } spaces
    }
web-helsinki-told-use = Use action { ACTION($action) }
web-helsinki-told-draw = { $actions ->
        [none] Draw both cards
       *[other] Draw both cards, with action { $actions }
    }
web-helsinki-told-build = { $count ->
        [0] Build { $what }
        [one] Build { $what }, with action { $actions }
       *[other] Build { $what }, with actions { $actions }
    }
web-helsinki-told-pay = { $number ->
        [0] Pay with this card alone
       *[other] Also pay with { $list }
    }
web-helsinki-told-push = Push from { web-helsinki-side }
web-helsinki-told-rest = Push the tile to { ROOF($roofs) }
web-helsinki-told-roof = Superstructure on { ROOF($roof) }
web-helsinki-told-wild = Wild tile on { ROOF($roof) }
web-helsinki-told-shift = Superstructure from { ROOF($source) } to { ROOF($target) }
web-helsinki-told-discard = Discard { $what }
web-helsinki-told-end = End your turn
web-helsinki-end = End turn
web-helsinki-back = Back
web-helsinki-to-senate = To the senate
web-helsinki-final = { $kind ->
        [draw] Drawing cannot be taken back.
       *[end] Ending your turn cannot be taken back.
    }
web-helsinki-asks = This step asks you to confirm.
web-helsinki-at-once = This step counts at once; you can go back.
web-helsinki-not-final = Once confirmed, you can still go back.
web-helsinki-paid = Paid with { $list }; go back to pay differently.
web-helsinki-other-roof = You can also choose another roof.
web-helsinki-declare-first = Actions of a build come before its card.
web-helsinki-turn = Turn the tile (R)
web-helsinki-flip = Flip the tile (F)

## What it brings

web-helsinki-chips = What the move brings
web-helsinki-chip-coats = { $coats ->
        [one] wins a coat of arms
       *[other] wins { $coats } coats of arms
    }
web-helsinki-chip-touch = { $colour ->
        [purple] touches purple
        [green] touches green
        [red] touches red
        [blue] touches blue
       *[yellow] touches yellow
    }
web-helsinki-chip-row = completes row { ROW($row) }
web-helsinki-chip-column = completes column { COLUMN($column) }
web-helsinki-chip-visitors = connects the visitors: +{ $points }
web-helsinki-chip-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## For people who cannot see the board

web-helsinki-board = { $whose }, { $built ->
        [0] nothing built
        [one] { $built } roof built
       *[other] { $built } roofs built
    }
web-helsinki-form = { $form ->
        [single] alone
        [row] in a row
        [corner] round a corner
        [square] in a square
        [t] in a T
        [l] in an L
        [s] in an S
        [plus] in a plus sign
        [p] in a P
        [long-t] in a T with a long stem
        [z] in a Z
       *[other] in a shape of its own
    }
web-helsinki-shape = { web-helsinki-form }, as on { ROOF($roofs) }
web-helsinki-held = From { web-helsinki-side }: { $size ->
        [one] { $size } roof
       *[other] { $size } roofs
    } { web-helsinki-form }{ $flipped ->
        [yes] , flipped left to right
       *[no] {""}
    }{ $turns ->
        [1] , turned a quarter clockwise
        [2] , turned halfway round
        [3] , turned a quarter anticlockwise
       *[0] {""}
    }{ $rests ->
        [yes] ; comes to rest on { ROOF($roofs) }
       *[no] ; cannot rest here
    }
web-helsinki-lying-on = { $whose }: what is on it
web-helsinki-lying = { $what ->
        [purple] Purple tile { web-helsinki-form }: { ROOF($roofs) }
        [green] Green tile { web-helsinki-form }: { ROOF($roofs) }
        [red] Red tile { web-helsinki-form }: { ROOF($roofs) }
        [blue] Blue tile { web-helsinki-form }: { ROOF($roofs) }
        [yellow] Yellow tile { web-helsinki-form }: { ROOF($roofs) }
        [wild] Wild tile: { ROOF($roofs) }
        [superstructures] Superstructures: { ROOF($roofs) }
        [coats] Coats of arms still to win: { ROOF($roofs) }
        [crosswalks] Roofs at the crosswalks: { ROOF($roofs) }
        [rows] Complete rows: { ROW($row) }
        [columns] Complete columns: { COLUMN($column) }
       *[statue] Statue: { ROOF($roofs) }
    }
web-helsinki-roofs = Roofs
web-helsinki-roof = { ROOF($roof) }: { $colour ->
        [purple] purple
        [green] green
        [red] red
        [blue] blue
        [yellow] yellow
        [wild] wild tile
        [statue] statue
       *[empty] empty
    }{ $carries ->
        [superstructure] , with a superstructure
        [coat] , with a coat of arms
       *[none] { "" }
    }{ $offered ->
        [yes] , can be chosen
       *[no] { "" }
    }
web-helsinki-lane = Push from { web-helsinki-side }, { $lines ->
        [columns] from column { COLUMN($column) } on
       *[rows] from row { ROW($row) } on
    }. Arrow keys choose the lane, R turns, F flips, Enter chooses.

## Why a game was won or lost

web-why-row = the complete row { ROW($row) } brought { points }
web-why-column = the complete column { COLUMN($column) } brought { points }

## A first game

web-helsinki-first-goal = Fill your board with pavilions: at the end every complete row and column scores 2 points, and superstructures in it score more.
web-helsinki-first-yours = The large board is yours, and so are the cards you draw and every coat of arms you build over: it pays for one action.
web-helsinki-first-click = Choose a lit senate space for your player token. After each move, draw both cards beside it, or choose a card from your hand to build its tile.

## Why a move is refused

web-refusal-roof-outside = Part of this lies outside your board: its columns are A to G, its rows 1 to 7.
