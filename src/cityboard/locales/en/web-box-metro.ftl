### What is in a box of Metro.

web-box-metro-board = Track tiles and board
web-box-metro-board-tiles = Track tiles
web-box-metro-board-tiles-note = How many there are of each.
web-box-metro-board-stations = Stations of the players
web-box-metro-board-stations-note = Which stations go together, for each number of players.
web-box-metro-board-companies = Stations of the companies
web-box-metro-companies-values = Value of a share
web-box-metro-companies-values-note = What 10% of the company in each place scores.
web-box-metro-companies-exchange_closes = The end of exchanging
web-box-metro-companies-exchange_closes-note = Profit points of any company at which nobody exchanges shares any more.
web-box-metro-companies-majority_divisor = Majority
web-box-metro-companies-majority_divisor-note = Whoever has the largest part of a company scores its profit points divided by this number.
web-box-metro-central_rails-tiles = Central-rail tiles
web-box-metro-central_rails-counts_as_crossing = A central-rail tile counts as a crossed tile
web-box-metro-solo-refusable = The tile that may be refused
web-box-metro-paris-cards = Monument cards
web-box-metro-paris-names = Names
web-box-metro-stockholm-values = Monument cards
web-box-metro-stockholm-names = Names
web-box-metro-london-colours = Monument cards
web-box-metro-london-names = Names
web-box-metro-london-circuit = The taxi’s circuit
web-box-metro-new_york-boards = Monument boards
web-box-metro-new_york-boards-note = What a tourist of each colour scores on each board.
web-box-metro-new_york-names = Monuments
web-box-metro-st_petersburg-squares = Squares of the monument cards
web-box-metro-st_petersburg-names = Monuments
web-box-metro-st_petersburg-points = Point tiles
web-box-metro-berlin-groups = Groups of squares for the tourists
web-box-metro-berlin-side_a = Monument cards
web-box-metro-berlin-side_b = Side B
web-box-metro-berlin-names = Names

## Parts of a value

web-box-metro-tile = Track tile, { TILE($tile) }
web-box-metro-sum = Tiles in all: { $tiles }
web-box-metro-players = Number of players
web-box-metro-count = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-box-metro-for-players = Stations for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-box-metro-for-player = Stations for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, player { $number }
web-box-metro-paint-stations = Choose a player, then their stations.
web-box-metro-paint-companies = Choose a company, then its stations.
web-box-metro-whose = Whose stations
web-box-metro-station = Station { $station }: { $owner }
web-box-metro-company = Stations of a company: { COLOUR($name) }
web-box-metro-place = Place { $number }
web-box-metro-card-name = Name of card { $number }
web-box-metro-space = { $monument }, { $of ->
        [side_a] side A, number { $space }
        [side_b] side B, number { $space }
       *[other] space { $space }
    }
web-box-metro-board-of = Board { $number }, { $monument }
web-box-metro-point = Point tile { $number }
web-box-metro-point-of = Point tile { $number }, { COLOUR($name) }
web-box-metro-group = Group { $number }
web-box-metro-which = What is put down
web-box-metro-paint-groups = Choose a group, then its squares.
web-box-metro-paint-cards = Choose a monument card, then its square.
web-box-metro-squares = Squares of the board
web-box-metro-square = { SQUARE($square) }: { $owner }
web-box-metro-circuit = { $form ->
        [n16] 16 positions: there and back, past the cards at the ends twice
        [n14] 14 positions: there and back, past the cards at the ends once
       *[n8] 8 positions: round in a ring
    }
