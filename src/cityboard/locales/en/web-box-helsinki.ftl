### What is in a box of Helsinki.

web-box-helsinki-tiles = Tiles
web-box-helsinki-tiles-shapes = Shapes of the pavilion tiles
web-box-helsinki-tiles-number = Number of pavilion tiles
web-box-helsinki-tiles-number-note = Of each size, in every colour.
web-box-helsinki-tiles-superstructures = Superstructures
web-box-helsinki-cards = Cards
web-box-helsinki-cards-kinds = Pavilion cards
web-box-helsinki-cards-kinds-note = What each card shows, and how many there are of it in every colour.
web-box-helsinki-cards-wild = Wild cards
web-box-helsinki-cards-removed_for_two = Cards removed with 2 players
web-box-helsinki-cards-removed_for_two-note = So many cards of every colour with each number, and so many wild cards.
web-box-helsinki-cards-fives_removed_for_two = The fives
web-box-helsinki-cards-removed_for_three = Cards removed with 3 players
web-box-helsinki-cards-removed_for_three-note = So many cards of every colour with each number, a 5 of every colour, and so many wild cards.
web-box-helsinki-board = Boards
web-box-helsinki-board-senate = Senate board
web-box-helsinki-board-senate-note = On which side of the board each senate space lies, and the two slots for cards beside it. In the picture, lines join a space to its slots.
web-box-helsinki-board-coats = Roof spaces with a coat of arms
web-box-helsinki-board-bottom_row = Bottom row of the action board
web-box-helsinki-dry_roads-crosswalks = Crosswalks
web-box-helsinki-dry_roads-bonus = Bonus cards

## Parts of a value

web-box-helsinki-tile = Tile of { $size ->
        [one] { $size } roof
       *[other] { $size } roofs
    }: { COLOUR($name) }
web-box-helsinki-draw = Choose the squares that the tile covers.
web-box-helsinki-drawn = { $count ->
        [one] { $count } roof
       *[other] { $count } roofs
    }
web-box-helsinki-number = Tiles of { $size ->
        [one] { $size } roof
       *[other] { $size } roofs
    }{ $colour ->
        [none] { "" }
       *[other] { " " }({ COLOUR($name) })
    }
web-box-helsinki-drawn-in = Colour of the picture
web-box-helsinki-kind = { $colour ->
        [none] Kind { $number }
       *[other] Kind { $number } ({ COLOUR($name) })
    }
web-box-helsinki-field = { $colour ->
        [none] Kind { $number }
       *[other] Kind { $number } ({ COLOUR($name) })
    }: { $field ->
        [number] number on the card
        [roofs] roofs
        [superstructures] superstructures
       *[cards] cards
    }
web-box-helsinki-add-kind = Another kind of card
web-box-helsinki-removed = Removed cards with a { $number }
web-box-helsinki-removed-wild = Removed wild cards
web-box-helsinki-fives = { $form ->
        [single] one 5 in all
       *[per_colour] one 5 of every colour
    }
web-box-helsinki-space = Senate space { SENATE($space) }
web-box-helsinki-space-field = Senate space { SENATE($space) }: { $number ->
        [0] side
        [1] slot 1
       *[other] slot 2
    }
web-box-helsinki-slot = Slot { $number }
web-box-helsinki-press-coats = Click or tap a roof space to put a coat of arms there or take it away. On the board: { $count }
web-box-helsinki-coat = Coat of arms { $number }
web-box-helsinki-roof = { ROOF($roof) }: { $has ->
        [coat] coat of arms
       *[nothing] empty
    }
web-box-helsinki-action = Place { $number } in the row
web-box-helsinki-press-crosswalks = Click or tap a roof space at an edge: the crosswalk of that side moves there.
web-box-helsinki-crosswalk = Crosswalk: { SIDE($where) }
web-box-helsinki-border = { ROOF($roof) }: { $side ->
        [none] no crosswalk
       *[other] crosswalk, { SIDE($where) }
    }
web-box-helsinki-bonus = Bonus card { $number }
