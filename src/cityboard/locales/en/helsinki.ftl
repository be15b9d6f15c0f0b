### The sentences of Helsinki. A message without a prefix is a part of others. Codes (colours, sides) only choose a form;
### they are never shown. A roof is shown as row,column and an action as A3 with its meaning; in a browser, as B1 and as 3
### with its meaning. A senate space and an action always have that word before them.

## Names

title-helsinki = Helsinki
module-dry-roads = Dry roads
side-north = north
side-east = east
side-south = south
side-west = west
action-A1 = move 1 to 6 spaces
action-A2 = place two wild pavilion tiles
action-A3 = push the tile in from any side
action-A4 = draw one more card
action-A5 = place one more superstructure
action-A6 = move 1 to 5 spaces
action-A7 = place one wild pavilion tile
action-A8 = build a second tile
action-A9 = pay one card fewer
action-A10 = move a superstructure
action-A11 = move one space anticlockwise
action-A12 = no hand limit until the next round ends
action-A13 = build after drawing
action-A14 = pay with one card of another colour
action-A15 = score two points

## Options

option-cover = The covered actions: none, bottom for the bottom row, random for any five, or five of your choice, such as A1,A4,A8,A12,A15.

## Parts

superstructures = { $superstructures ->
        [0] no superstructure
        [one] { $superstructures } superstructure
       *[other] { $superstructures } superstructures
    }
wild-card = wild card
pavilion-card = { $colour ->
        [purple] purple
        [green] green
        [red] red
        [blue] blue
       *[yellow] yellow
    } { $number } ({ $size ->
        [one] { $size } roof
       *[other] { $size } roofs
    }, { superstructures })
ask-helsinki-space = On which senate space do you put your player token? The others follow.
ask-helsinki-pay = { CARD($card) }: which cards do you pay with?
ask-helsinki-push = { CARD($card) }: where does its tile come to rest?
ask-helsinki-roof = Which roof of the new tile carries the superstructure?
ask-helsinki-wild = Where do you place the wild pavilion tile?
ask-helsinki-shift = Which superstructure do you move, and where to?
ask-helsinki-discard = You hold too many cards: which one do you discard?

## Why a choice of options is refused

refusal-cover-five = You cannot cover “{ $value }”. Name exactly { $number } different actions.

## Why a move is refused

refusal-space-unknown = There is no senate space { $spaces }: the spaces are numbered from 0 to 7.
refusal-space-first = Choose a senate space first. You can use actions only during your turn.
refusal-walk-first = Move your player token first; then draw or build.
refusal-already-walked = You have already moved your player token in this turn.
refusal-walk-too-far = { $reach ->
        [-1] In this turn you move exactly one space anticlockwise.
        [one] You must move exactly one space clockwise.
       *[other] You must move 1 to { $reach } spaces clockwise.
    }
refusal-act-first = You cannot end your turn yet. Move your player token, then draw or build.
refusal-already-acted = You have already drawn or built in this turn. Use an action or end your turn.
refusal-must-build = You have just used an action to build. Name the card you want to build with.
refusal-action-unknown = There is no action “{ ACTION($action) }”. The actions are A1 to A15.
refusal-action-covered = Action { ACTION($action) } is covered in this game; nobody can use it.
refusal-action-used = You have already used action { ACTION($action) }. You can use every action only once in a game.
refusal-no-coat = { $coats ->
        [0] You have no coat of arms on your meadow to pay for action { ACTION($action) }.
        [one] You have only { $coats } coat of arms on your meadow, too few to pay for action { ACTION($action) } as well.
       *[other] You have only { $coats } coats of arms on your meadow, too few to pay for action { ACTION($action) } as well.
    }
refusal-movement-over = It is too late for action { ACTION($action) }: use it before you move, and only one action for moving in a turn.
refusal-with-the-draw = You cannot use action { ACTION($action) } alone. Name it together with your draw.
refusal-with-the-build = You cannot use action { ACTION($action) } alone. Name it together with the card you build with.
refusal-after-a-draw = You can only use action { ACTION($action) } after you have drawn cards and before you build.
refusal-after-a-build = You can only use action { ACTION($action) } after you have built a tile in this turn.
refusal-nothing-to-build = Action { ACTION($action) } would have no effect: there is no tile that you can pay for and push in now.
refusal-no-place-for-wild = Action { ACTION($action) } would have no effect: no empty roof space on your board touches a tile.
refusal-nothing-to-move = Action { ACTION($action) } would have no effect: you have no superstructure on your board, or no free roof to move one to.
refusal-no-card = Action { ACTION($action) } would have no effect: both the draw pile and the discard pile are empty.
refusal-no-superstructure = Action { ACTION($action) } would have no effect: there is no additional superstructure left in the supply.
refusal-no-roof = Action { ACTION($action) } would have no effect: the tile has no free roof for it.
refusal-card-not-held = You do not have these cards: { CARDS($cards) }.
refusal-wild-named = A wild card shows no tile. Name a coloured card to build with; wild cards help you pay for it.
refusal-tile-gone = The tile of the { CARDS($cards) } is no longer in the supply. You can still use the card to pay.
refusal-nothing-to-save = The action “{ action-A9 }” gains nothing with the { CARDS($cards) }: the chosen card itself is always played.
refusal-cannot-pay = You cannot pay for the { CARDS($cards) }: that takes { $price ->
        [one] { $price } card
       *[other] { $price } cards
    } in total, of its colour or wild. With the action “{ action-A14 }”, exactly one of them has another colour.
refusal-no-push = There is nowhere to push in the tile of the { CARDS($cards) }. Sides it can come from: { SIDE($sides) }.
refusal-wrong-price = The price is exactly { $price ->
        [one] { $price } card
       *[other] { $price } cards
    } in total, including the card you have named.
refusal-wrong-colour = { $number ->
        [0] You can pay only with wild cards and cards of the tile’s colour, not with: { CARDS($cards) }.
       *[other] With the action “{ action-A14 }”, exactly one of the cards you pay must have a different colour from the tile.
    }
refusal-roof-outside = Not all of these roof spaces are on your board: { ROOF($roofs) }. Rows and columns run from 0 to 6.
refusal-not-the-tile = However you turn or flip it, the tile of the { CARDS($cards) } cannot lie exactly here: { ROOF($roofs) }.
refusal-roof-taken = There is already a tile or the statue here: { ROOF($taken) }. Choose empty roof spaces.
refusal-not-stopped = The tile of the { CARDS($cards) } would not stop here: { ROOF($roofs) }. It needs the statue or another tile right in front of it. Sides it can come from: { SIDE($sides) }.
refusal-way-blocked = The tile of the { CARDS($cards) } cannot get here: { ROOF($roofs) }. Another tile or the statue is in its way. Sides it can come from: { SIDE($sides) }.
refusal-not-the-new-tile = { ROOF($roofs) } is not part of the tile you have just built. The superstructure must go on that tile.
refusal-roof-carries = The roof { ROOF($roofs) } already carries a superstructure. Choose a free roof.
refusal-wild-alone = { ROOF($roofs) } touches no tile. A wild pavilion tile must lie edge to edge with a tile on your board.
refusal-no-superstructure-there = There is no superstructure on { ROOF($roofs) } that you could move.
refusal-not-built = There is no tile on { ROOF($roofs) }. A superstructure must go on the roof of a tile.
refusal-discard-first = { CARDS($cards) ->
        [one] You have { CARDS($cards) } card too many. Discard it first; the only action you can use now is “{ action-A12 }”.
       *[other] You have { CARDS($cards) } cards too many. Discard them first; the only action you can use now is “{ action-A12 }”.
    }

## Why a picture of a board is refused

refusal-picture-lines = This picture of a board has the wrong number of lines: { $line } instead of { $lines }.
refusal-picture-width = Line { $line } of the picture does not have the right number of signs ({ $width }): look at column { $column }.
refusal-picture-sign = Line { $line }, column { $column } of the picture: “{ $sign }” is not allowed there. The signs are p, g, r, b and y (capital with a superstructure), * and + for wild tiles, and a dot for an empty roof space; # for the statue goes in the middle and nowhere else.

## Why a count sheet is refused

refusal-roofs-too-many = All { $colour ->
        [purple] purple
        [green] green
        [red] red
        [blue] blue
       *[yellow] yellow
    } tiles of the box together have only { $number ->
        [one] { $number } roof
       *[other] { $number } roofs
    }.
refusal-wild-too-many = Nobody has more than { $tiles ->
        [one] { $tiles } wild tile
       *[other] { $tiles } wild tiles
    } on their board.
refusal-superstructures-too-many = The whole box has only { superstructures }.
refusal-no-coat-won = This board has not won any coat of arms that could be on the action board.
refusal-not-connected = The four visitors of this board are not connected, so it has no bonus card.
refusal-higher-bonus-left = The highest bonus card goes first, and a higher one is left.

## What happened

effect-card-removed = The { CARD($card) } is removed from the game.
effect-action-covered = Action { ACTION($action) } is covered.
effect-pawns-placed = { PLAYER($seat) } puts their player token on senate space { SENATE($senate) }; each of the others goes two spaces further clockwise.
effect-slot-filled = Display slot { $slot } now holds the { CARD($card) }.
effect-card-dealt = { PLAYER($seat) } draws a card from the pile.
effect-last-round = That was the last card of the draw pile: this is the last round.
effect-reshuffled = The discard pile is shuffled into a new draw pile of { CARDS($cards) ->
        [one] { CARDS($cards) } card
       *[other] { CARDS($cards) } cards
    }.
effect-walked = { PLAYER($seat) } moves { $spaces ->
        [-1] one space anticlockwise
        [one] { $spaces } space clockwise
       *[other] { $spaces } spaces clockwise
    } to senate space { SENATE($senate) }.
effect-cards-taken = { $number ->
        [0] { PLAYER($seat) } has no card to take.
       *[other] { PLAYER($seat) } takes: { CARDS($cards) }.
    }
effect-discarded = { PLAYER($seat) } discards the { CARD($card) }.
effect-action-used = { PLAYER($seat) } uses action { ACTION($action) }.
effect-building = { PLAYER($seat) } builds with the { CARD($card) }.
effect-paid = { $number ->
        [0] { PLAYER($seat) } needs no other card to pay.
       *[other] { PLAYER($seat) } also pays: { CARDS($cards) }.
    }
effect-built = { PLAYER($seat) } pushes in the tile of the { CARD($card) }; it comes to rest on { ROOF($roofs) }.
effect-colour-touched = { PLAYER($seat) }’s tile touches a tile of the same colour: they draw a card from the pile.
effect-coats-won = { PLAYER($seat) } wins { $coats ->
        [one] { $coats } coat of arms
       *[other] { $coats } coats of arms
    }.
effect-superstructure = { PLAYER($seat) } puts a superstructure on { ROOF($roof) }.
effect-wild-placed = { PLAYER($seat) } places a wild pavilion tile on { ROOF($roof) }.
effect-superstructure-moved = { PLAYER($seat) } moves a superstructure from { ROOF($source) } to { ROOF($target) }.
effect-visitors-connected = { PLAYER($seat) } connects all four visitors, takes the highest bonus card left and scores { points }.

## What points were given for

entry-score-track = Points on the scoring track
entry-row = Complete row { ROW($row) }
entry-column = Complete column { COLUMN($column) }
entry-superstructures-crossings = { superstructures } at intersections of complete rows and columns
entry-superstructures-along = { superstructures } in one complete row or column
entry-superstructures-nowhere = { superstructures } outside complete rows and columns
entry-bonus-card = Bonus card for connected visitors
