### What the viewer of a page did: the games’ sentences, addressed to “you”.

web-you-starts = You start.
web-you-frame-dealt = You receive the stations of group { $frame }.
web-you-dealt = You take a tile from the tower.
web-you-drew = You draw a tile and must place it.
web-you-laid = You lay a tile on { SQUARE($square) }: { TILE($tile) }.
web-you-passed = You pass.
web-you-line-scored = You score { points }: the line from { departure } ends at { $end ->
        [centre] the central station
       *[other] station { $end }
    } after { crossings }.
web-you-share-dealt = You receive a secret { $percent }% share.
web-you-exchanged-open = You exchange a share and take the open { share }.
web-you-exchanged-pile = You exchange a share of { $percent }% and take one from the pile.
web-you-share-revealed = You reveal the { share }.
web-you-station-placed = You put a central-station tile on { PLACE($place) }.
web-you-monument-dealt = You receive monument card { CARD($card) }.
web-you-monument-arranged = You lay monument card { CARD($card) } into place { FROM_ONE($place) }.
web-you-token-dealt = You receive a secret token.
web-you-board-dealt = You receive monument board { FROM_ONE($board) }.
web-you-tourist-chosen = You put the { tourist } on the tile on { SQUARE($square) }.
web-you-tourist-to-space = You lead the { tourist } from { SQUARE($from) } to space { FROM_ONE($space) } of your row.
web-you-tourist-to-square = You lead the { tourist } from { SQUARE($from) } to the other tourists on { SQUARE($square) }.
web-you-tourist-to-away = You discard the { tourist } from { SQUARE($from) }.
web-you-tourist-to-row = You send the { tourist } from { SQUARE($from) } to space { FROM_ONE($space) } of the row{ $points ->
        [0] .
       *[other] {" "}and score { points }.
    }
web-you-tourist-to-board = You take the { tourist } from station { $station }.
web-you-point-tile-taken = You take { $colour ->
        [yellow] a yellow
        [blue] a blue
        [orange] an orange
        [grey] a grey
        [red] a red
        [brown] a brown
        [green] a green
       *[purple] a purple
    } point tile.
web-you-ticket-taken = You take { $colour ->
        [yellow] a yellow
        [blue] a blue
        [orange] an orange
        [grey] a grey
        [red] a red
        [brown] a brown
        [green] a green
       *[purple] a purple
    } ticket.
web-you-taxi-driven = { CARDS($cards) ->
        [0] You leave the taxi where it is; the { tourist } leaves the game.
        [one] You drive the { tourist } one card onwards and score { points }.
       *[other] You drive the { tourist } { CARDS($cards) } cards onwards and score { points }.
    }
web-you-pawns-placed = You put your player token on senate space { SENATE($senate) }; each of the others goes two spaces further clockwise.
web-you-card-dealt = You draw a card from the pile.
web-you-walked = You move { $spaces ->
        [-1] one space anticlockwise
        [one] { $spaces } space clockwise
       *[other] { $spaces } spaces clockwise
    } to senate space { SENATE($senate) }.
web-you-cards-taken = { $number ->
        [0] You have no card to take.
       *[other] You take: { CARDS($cards) }.
    }
web-you-discarded = You discard the { CARD($card) }.
web-you-action-used = You use action { ACTION($action) }.
web-you-building = You build with the { CARD($card) }.
web-you-paid = { $number ->
        [0] You need no other card to pay.
       *[other] You also pay: { CARDS($cards) }.
    }
web-you-built = You push in the tile of the { CARD($card) }; it comes to rest on { ROOF($roofs) }.
web-you-colour-touched = Your tile touches a tile of the same colour: you draw a card from the pile.
web-you-coats-won = You win { $coats ->
        [one] { $coats } coat of arms
       *[other] { $coats } coats of arms
    }.
web-you-superstructure = You put a superstructure on { ROOF($roof) }.
web-you-wild-placed = You place a wild pavilion tile on { ROOF($roof) }.
web-you-superstructure-moved = You move a superstructure from { ROOF($source) } to { ROOF($target) }.
web-you-visitors-connected = You connect all four visitors, take the highest bonus card left and score { points }.
web-you-bot-metro-stops = { $points ->
        [one] ends your line of station { $station } at { $points } point
       *[other] ends your line of station { $station } at { $points } points
    }
