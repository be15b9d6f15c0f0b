### The sentences of Metro. A message without a prefix is a part of others. Codes (colours, sides) only choose a form;
### they are never shown.

## Names

title-metro = Metro
module-companies = joint-stock companies
module-central-stations = central stations
module-central-rails = central rails
module-solo = solo game
city-paris = Paris
city-stockholm = Stockholm
city-london = London
city-new-york = New York
city-st-petersburg = St Petersburg
city-berlin = Berlin

## Options

option-city = The city in play: paris, stockholm, london, new-york, st-petersburg or berlin.
option-free_orientation = You may turn tiles before you place them.
option-hand = The number of tiles in each hand: 1, 2 or 3.
option-harder_solo = Solo game: subtract the gap between the first and the last company.
option-arrange_row = Paris: before the first turn, players arrange the cards of their rows.
option-stockholm_variant = Stockholm: the tokens lie open on the cards, and tourists score at once.
option-berlin_sides = Berlin: the side of the monument cards that faces up: A, B or mixed.
option-frame = The frame colours by seat, such as --frame 2,1,3 for P2, P1, P3, or random.

## Parts

tourist = { $colour ->
        [yellow] yellow tourist
        [blue] blue tourist
        [orange] orange tourist
        [grey] grey tourist
        [red] red tourist
        [brown] brown tourist
        [green] green tourist
       *[purple] purple tourist
    }
company = { $company ->
        [yellow] yellow company
        [blue] blue company
        [orange] orange company
        [grey] grey company
        [red] red company
        [brown] brown company
        [green] green company
       *[purple] purple company
    }
owner = { OWNER($owner) }
owner-company = { $company ->
        [yellow] The yellow company
        [blue] The blue company
        [orange] The orange company
        [grey] The grey company
        [red] The red company
        [brown] The brown company
        [green] The green company
       *[purple] The purple company
    }
departure = { $station ->
        [33] place { PLACE_NUMBER($station) } of the central station
        [34] place { PLACE_NUMBER($station) } of the central station
        [35] place { PLACE_NUMBER($station) } of the central station
        [36] place { PLACE_NUMBER($station) } of the central station
        [37] place { PLACE_NUMBER($station) } of the central station
        [38] place { PLACE_NUMBER($station) } of the central station
        [39] place { PLACE_NUMBER($station) } of the central station
        [40] place { PLACE_NUMBER($station) } of the central station
       *[other] station { $station }
    }
share = { $percent }% share of the { company }
crossings = { $crossings ->
        [one] { $crossings } crossing
       *[other] { $crossings } crossings
    }
tourists = { $tourists ->
        [one] { $tourists } tourist
       *[other] { $tourists } tourists
    }
line-owner = { OWNER($owner) }: the line from { departure }.
line-nobody = The line from { departure } belongs to nobody.
line-none = There is no line from { departure } yet.
line-squares = Squares in order: { SQUARE($squares) }
line-waits = { crossings } so far; it is waiting for a tile on { SQUARE($square) }.
line-ended = It ended at { $end ->
        [centre] the central station
       *[other] station { $end }
    } after { crossings } and scored { points }.
ask-taxi = Drive the { tourist }: { CARDS($cards) ->
        [one] { CARDS($cards) } card
       *[other] { CARDS($cards) } cards
    }, { points }, or stay?
ask-to-space = To which space of your row do you lead the { tourist }?
ask-to-square = Your row has no free space for the { tourist }. Which square of tourists does it join?
ask-to-away = There is no room for the { tourist }, so it leaves the game.
ask-tourists = There are several tourists on { SQUARE($square) }. Choose the one that goes first, then where it goes.
ask-tourist = Which tourist do you put on { SQUARE($square) }?
ask-arrange = Which monument card do you lay into place { FROM_ONE($place) } of your row?
ask-keep = Keep the tile just drawn, or put it back?

## Why a choice of options is refused

refusal-one-without-solo = One player can play only the solo game: choose the module “solo”, or 2 to 6 players.
refusal-one-city = You can play only one city at a time, not “{ $cities }”.
refusal-frame-order = The frame needs each of the numbers from 1 to { $players } exactly once, one for every seat, not “{ $value }”.
refusal-stations-with-rails = Central stations and central rails cannot be combined. Choose one of these modules.
refusal-city-with-solo = The solo game has no city. Leave out { CITY($city) } or the solo game.
refusal-modules-with-solo = You cannot combine the solo game with other modules, but you chose { MODULE($modules) }.
refusal-hand-with-solo = The solo game always has two open tiles; a hand of { $hand } is not possible.
refusal-harder-without-solo = The harder variant belongs to the solo game. Choose the solo game too, or leave the variant out.
refusal-variant-without-stockholm = The Stockholm variant needs the city of Stockholm.
refusal-row-without-paris = You can only arrange your own row in Paris.
refusal-sides-without-berlin = You can only choose the sides of the monument cards in Berlin.
refusal-frame-with-companies = Here the companies own the stations, so there are no frame colours to choose.

## Why a move is refused

refusal-drawn-tile-first = You have drawn a tile and must place it now.
refusal-tower-empty = The tower is empty, so you cannot draw. Place a tile from your hand, or pass if you have none.
refusal-pass-with-tower = You may pass only when the tower is empty. Place your tile or draw one.
refusal-pass-with-tile = You may pass only without a tile. You still have one to place.
refusal-tile-not-held = You do not have this tile: { TILE($tiles) }. Place one of your own.
refusal-tile-unknown = There is no track tile { $tiles }. Tiles are named by four letters, such as aacb.
refusal-turned = You cannot turn tiles here: lay the tile with 0 turns instead of { $turns }. Turning needs the free-orientation variant.
refusal-turned-again = Give the smallest number of quarter turns that puts the tile this way; { $turns } is too many.
refusal-square-outside = There is no square { SQUARE($squares) }: rows and columns run from 0 to 7.
refusal-square-central = { SQUARE($squares) } belongs to the central station. Lay your tile on one of the other squares.
refusal-square-occupied = There is already a tile on { SQUARE($squares) }. Lay yours on an empty square.
refusal-square-not-adjacent = { SQUARE($squares) } is neither on the edge nor next to a tile. Lay yours on the edge or next to another tile.
refusal-one-tile-line = On { SQUARE($squares) }, the tile would complete a line over a single tile, from { STATION($stations) }. A line must cross more than one tile; choose another square.
refusal-station-used = That central-station tile is already on the board ({ OWNER($owner) }); there is only one per player or company.
refusal-place-taken = There is already a central-station tile on { PLACE($places) }. Choose a free place.
refusal-station-one-tile = From { PLACE($places) } the line would be complete over the single tile on { SQUARE($squares) }. Choose another place.
refusal-share-revealed = Your { CARDS($cards) } is already open: you can neither exchange it nor reveal it again.
refusal-exchange-closed = You can no longer exchange shares: { $profit ->
        [one] { $profit } profit point has
       *[other] { $profit } profit points have
    } been reached by { COLOUR($companies) }.
refusal-exchange-stalled = Nobody has laid a tile for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. You can exchange again once someone has laid one.
refusal-must-extend = You can neither draw nor pass here: extend a line of the { company } with one of your open tiles.
refusal-not-the-company = No line of the { company } ends at { SQUARE($squares) }. You can extend one at { SQUARE($heads) }.
refusal-tourist-not-here = There is no { tourist } on { SQUARE($squares) }. Choose one of the tourists there.
refusal-tourist-gone = The { tourist } is already on { SQUARE($squares) }. Choose one that is still available.
refusal-monument-not-left = Monument card { CARD($card) } is not one of your cards without a place.
refusal-tourist-goal-space = Put the { tourist } on a free space of its colour in your row.
refusal-tourist-goal-square = You have no free space for the { tourist }. Add it to the tourists on one of these squares: { SQUARE($squares) }.
refusal-tourist-goal-away = There is no room for the { tourist }, neither in your row nor on the board. It must leave the game.
refusal-line-unknown = There is no line “{ $value }” in this game. Lines are named by their station, 1 to 32, and those of central stations c0 to c7 or 33 to 40: line 14.
refusal-modules-not-in-play = This game does not use { MODULE($modules) }.
refusal-city-not-in-play = This game does not use { CITY($city) }.
refusal-no-tourist-to-lead = There are no tourists to lead in this game.

## Why placements are refused

refusal-notation-short = “{ $part }” from character { FROM_ONE($position) } on is too short: every placement has six characters, such as aacb01.
refusal-notation-tile = “{ $part }” at character { FROM_ONE($position) } is not a track tile. Every placement begins with the four letters of a tile, such as aacb01.
refusal-notation-digit = Character { FROM_ONE($position) } is “{ $part }”, but rows and columns are digits from 0 to 7.
refusal-tiles-used-up = { $tiles } at character { FROM_ONE($position) } is one too many: the game has { $number ->
        [one] only { $number } tile
       *[other] only { $number } tiles
    } of this kind.

## Why a count sheet is refused

refusal-sheet-tiles = The tile on { SQUARE($squares) } is one too many: the box has { $number ->
        [0] no tile
        [one] only { $number } tile
       *[other] only { $number } tiles
    } like { TILE($tiles) }.
refusal-rails-too-many = The central-rail tile on { SQUARE($squares) } is one too many: the box has { $number ->
        [0] no central-rail tile
        [one] only { $number } central-rail tile
       *[other] only { $number } central-rail tiles
    } like { TILE($tiles) }.
refusal-noted-with-tiles = Either lay the tiles or note the points of the lines, not both.
refusal-card-first = First enter the card or board that this lies on.
refusal-tourists-too-many = There is no other { tourist }: the box has only { $tourists }.
refusal-row-gap = Tourists fill the row from the left, but before this one a space is free.
refusal-tokens-too-many = With this number of players, nobody has more than { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
refusal-point-tiles-too-many = { OWNER($owner) }: more point tiles of this colour than the lines have brought ({ $tiles }).
refusal-same-group = This group of squares already has its { tourist }; no group has two tourists of one colour.
refusal-tickets-known = The tourists of this colour are on the board, so the lines say who has its tickets. Take those tourists off to enter tickets.
refusal-tickets-too-many = Of this colour there are only { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    } in the box.

## What happened

effect-frame-dealt = { PLAYER($seat) } receives the stations of group { $frame }.
effect-dealt = { PLAYER($seat) } takes a tile from the tower.
effect-drew = { PLAYER($seat) } draws a tile and must place it.
effect-laid = { PLAYER($seat) } lays a tile on { SQUARE($square) }: { TILE($tile) }.
effect-passed = { PLAYER($seat) } passes.
effect-line-scored = { OWNER($owner) } scores { points }: the line from { departure } ends at { $end ->
        [centre] the central station
       *[other] station { $end }
    } after { crossings }.
effect-line-unowned = The line from { departure } is complete. It belongs to nobody and scores nothing.
effect-share-dealt = { PLAYER($seat) } receives a secret { $percent }% share.
effect-exchanged-open = { PLAYER($seat) } exchanges a share and takes the open { share }.
effect-exchanged-pile = { PLAYER($seat) } exchanges a share of { $percent }% and takes one from the pile.
effect-share-open = The { share } is now open.
effect-share-revealed = { PLAYER($seat) } reveals the { share }.
effect-station-placed = { OWNER($owner) } puts a central-station tile on { PLACE($place) }.
effect-rail-laid = A central-rail tile covers { SQUARE($square) }: { TILE($tile) }.
effect-card-revealed = The card shows the { company }.
effect-tile-returned = A tile goes back into the tower: { TILE($tile) }.
effect-monument-dealt = { PLAYER($seat) } receives monument card { CARD($card) }.
effect-monument-arranged = { PLAYER($seat) } lays monument card { CARD($card) } into place { FROM_ONE($place) }.
effect-monument-laid = Monument card { CARD($card) } joins the row.
effect-card-turned = Monument card { CARD($card) } is placed with side { $side ->
        [A] A
       *[B] B
    } up.
effect-token-dealt = { PLAYER($seat) } receives a secret token.
effect-token-laid = The { $colour ->
        [yellow] yellow
        [blue] blue
        [orange] orange
        [grey] grey
        [red] red
        [brown] brown
        [green] green
       *[purple] purple
    } token is laid on card { FROM_ONE($position) } of the row.
effect-board-dealt = { PLAYER($seat) } receives monument board { FROM_ONE($board) }.
effect-tourist-on-square = { $colour ->
        [orange] An
       *[other] A
    } { tourist } is placed on { SQUARE($square) }.
effect-tourist-at-station = { $colour ->
        [orange] An
       *[other] A
    } { tourist } is placed at station { $station }.
effect-tourist-on-card = { $colour ->
        [orange] An
       *[other] A
    } { tourist } is placed on monument card { CARD($card) }.
effect-tourist-chosen = { PLAYER($seat) } puts the { tourist } on the tile on { SQUARE($square) }.
effect-tourist-to-space = { PLAYER($seat) } leads the { tourist } from { SQUARE($from) } to space { FROM_ONE($space) } of their row.
effect-tourist-to-square = { PLAYER($seat) } leads the { tourist } from { SQUARE($from) } to the other tourists on { SQUARE($square) }.
effect-tourist-to-away = { PLAYER($seat) } discards the { tourist } from { SQUARE($from) }.
effect-tourist-to-row = { PLAYER($seat) } sends the { tourist } from { SQUARE($from) } to space { FROM_ONE($space) } of the row{ $points ->
        [0] .
       *[other] {" "}and scores { points }.
    }
effect-tourist-to-board = { OWNER($owner) } takes the { tourist } from station { $station }.
effect-point-tile-taken = { OWNER($owner) } takes { $colour ->
        [yellow] a yellow
        [blue] a blue
        [orange] an orange
        [grey] a grey
        [red] a red
        [brown] a brown
        [green] a green
       *[purple] a purple
    } point tile.
effect-ticket-taken = { OWNER($owner) } takes { $colour ->
        [yellow] a yellow
        [blue] a blue
        [orange] an orange
        [grey] a grey
        [red] a red
        [brown] a brown
        [green] a green
       *[purple] a purple
    } ticket.
effect-taxi-starts = The taxi starts on the { $side ->
        [left] left
       *[right] right
    } direction tile.
effect-taxi-driven = { CARDS($cards) ->
        [0] { PLAYER($seat) } leaves the taxi where it is; the { tourist } leaves the game.
        [one] { PLAYER($seat) } drives the { tourist } one card onwards and scores { points }.
       *[other] { PLAYER($seat) } drives the { tourist } { CARDS($cards) } cards onwards and scores { points }.
    }

## What the points were given for

entry-line = Line from { departure }: { crossings }
entry-doubling = Line from { departure }: doubled, because it ends at the central station
entry-lines-noted = Points noted for lines
entry-shares = { $percent }% of the { company }, value { $value }
entry-majority = Majority in the { company } with { $percent }%, profit { $profit }
entry-last-company = Points of the { company }, which has the fewest
entry-gap = Gap between the { company } with { $best } and the last one with { $last }
entry-paris-run = Longest run in the row: { tourists }
entry-paris-others = Outside the longest run: { tourists }
entry-paris-full-cards = { CARDS($cards) ->
        [one] { CARDS($cards) } full card
       *[other] { CARDS($cards) } full cards
    }
entry-stockholm-colour = { $colour ->
        [yellow] Yellow
        [blue] Blue
        [orange] Orange
        [grey] Grey
        [red] Red
        [brown] Brown
        [green] Green
       *[purple] Purple
    } token: { tourists } in the row
entry-stockholm-spaces = Tourists sent to spaces of the row
entry-london-rides = Taxi rides
entry-new-york-monument = { $colour ->
        [yellow] Yellow
        [blue] Blue
        [orange] Orange
        [grey] Grey
        [red] Red
        [brown] Brown
        [green] Green
       *[purple] Purple
    } monument: { tourists }
entry-point-tiles = { $colour ->
        [yellow] Yellow
        [blue] Blue
        [orange] Orange
        [grey] Grey
        [red] Red
        [brown] Brown
        [green] Green
       *[purple] Purple
    } point tiles: { $tiles }
entry-berlin-tickets = { $tickets } { $colour ->
        [yellow] yellow
        [blue] blue
        [orange] orange
        [grey] grey
        [red] red
        [brown] brown
        [green] green
       *[purple] purple
    } { $tickets ->
        [one] ticket
       *[other] tickets
    }
