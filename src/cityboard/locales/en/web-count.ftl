### Counting a real board: a count sheet that is filled in by tapping.

web-count-heading = Count a real board: { $title }
web-count-titles = Games
web-count-intro = Put down what lies on your table at the end of a game: pick a piece, then tap where it is; tap again to take it away. The same rules as in the games here count every point. The sheet stays on this device, even without a connection; it is counted whenever the server can be reached.
web-count-game = The game
web-count-change = Change the game
web-count-players = Number of players
web-count-players-number = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-count-edition = Box
web-count-edition-default = Default edition
web-count-edition-other = The box of this sheet
web-count-lacks-box = The box of this sheet is not kept here any more, so the default edition counts it.

## The points

web-count-result = Result
web-count-score = { $who }: { points }
web-count-counting = Counting …
web-count-no-points = Nothing that scores lies on the table yet.
web-count-not-yet = There are points as soon as everything on the sheet is possible.
web-count-faults = { $count ->
        [one] { $count } error on the sheet
       *[other] { $count } errors on the sheet
    }
web-count-away = The server cannot be reached. Go on: the sheet stays on this device and is counted as soon as the connection is back.
web-count-unknown = The server cannot be reached, and this sheet has never been opened on this device. It opens by itself as soon as the connection is back.
web-count-undo = Undo
web-count-redo = Redo

## Filling in

web-count-brush = What you put down
web-count-take-away = Take away
web-count-nothing = nothing
web-count-one-more = One more
web-count-one-less = One less
web-count-numbered = { $axis } { $number }
web-count-cell = { $where }: { $what }
web-count-printed-cell = { $where } ({ $printed }): { $what }

## The sheet

web-count-sheet = This sheet
web-count-share = Copy the link
web-count-copied = Link copied
web-count-link = Anyone with this link gets a copy of the sheet. The sheet is in the link itself; the server stores nothing.
web-count-print = Print
web-count-save = Save as a file
web-count-open = Open a file
web-count-other-title = This file counts a board of another game: { $title }.
web-count-clear = Clear the table
web-count-clear-sure = Everything on this sheet is taken away. “Undo” brings it back.

## Metro

web-count-metro-laid = Laid: { $laid } of { $total }
web-count-metro-kinds = Tiles
web-count-metro-kind = { TILE($tile) } ({ $left } left)
web-count-metro-turn = Turn the tile
web-count-metro-percent = { $percent }%
web-count-metro-frame = P{ $number }

## Helsinki

web-count-helsinki-boards = Player boards
web-count-helsinki-thing = { $thing ->
        [purple] Purple
        [green] Green
        [red] Red
        [blue] Blue
        [yellow] Yellow
        [wild] Wild tile
       *[superstructure] Superstructure
    }
web-count-helsinki-coat = Coat of arms on action 15
web-count-helsinki-bonus = { points }
