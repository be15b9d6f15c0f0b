### Metro's modules and cities in the browser.

## In general

web-cities-rule = Read rule { $rule }
web-cities-none = none
web-cities-which = What to show
web-cities-whose = Whose row
web-cities-figure = { $colour ->
        [yellow] yellow tourist
        [blue] blue tourist
        [orange] orange tourist
        [grey] grey tourist
        [red] red tourist
        [brown] brown tourist
        [green] green tourist
       *[purple] purple tourist
    }
web-cities-gone = { $tourists ->
        [one] { $tourists } tourist has left the game.
       *[other] { $tourists } tourists have left the game.
    }
web-cities-ask-tourist = Which tourist goes first?
web-cities-ask-taxi = Drive the tourist, or leave the taxi where it is?
web-cities-ask-square = Choose a lit square with tourists on the board.

## The moves in a few words

web-cities-told-exchange-open = Exchange your { $percent }% share for the open one of the { company }
web-cities-told-exchange-pile = Exchange your { $percent }% share for the top card of the pile
web-cities-told-station = Central station on place { FROM_ONE($place) }
web-cities-told-station-share = Central station of the { company } on place { FROM_ONE($place) }
web-cities-told-keep = Keep the tile
web-cities-told-return = Put the tile back
web-cities-told-drive = Drive the taxi
web-cities-told-stay = Leave the taxi where it is
web-cities-told-space = { $monument }, space { FROM_ONE($space) }
web-cities-told-square = The { tourist } to { SQUARE($square) }
web-cities-told-away = The { tourist } leaves the game
web-cities-told-tourist = The { tourist } onto { SQUARE($square) }
web-cities-told-arrange = { $monument } into place { FROM_ONE($place) }

## Joint-stock companies

web-cities-companies = Companies
web-cities-market = Share market
web-cities-market-explain = Exchange one share for another of the same percentage, or lay a tile.
web-cities-market-open = Open
web-cities-market-pile = Pile
web-cities-market-closes = Exchanging ends as soon as a company has { $profit ->
        [one] { $profit } profit point
       *[other] { $profit } profit points
    }.
web-cities-market-idle = { $turns ->
        [one] Nobody has laid a tile for { $turns } turn.
       *[other] Nobody has laid a tile for { $turns } turns.
    }
web-cities-take-open = Exchange for the open { $percent }% share: { $name }
web-cities-take-pile = { $size ->
        [one] Exchange for the top of the { $percent }% pile, { $size } card
       *[other] Exchange for the top of the { $percent }% pile, { $size } cards
    }
web-cities-yours = Yours
web-cities-open = open
web-cities-secret = secret
web-cities-reveal = Reveal { $percent }% { $name }
web-cities-profit = Profit
web-cities-profit-explain = A company’s rank decides what 10% is worth. Its largest shareholder also gets profit ÷ { $divisor }.
web-cities-profit-company = Company
web-cities-profit-profit = Profit
web-cities-profit-value = 10%
web-cities-profit-yours = Yours
web-cities-profit-worth = If now
web-cities-holdings = Who holds what
web-cities-holdings-explain = Based on what you know; framed shares are open.
web-cities-held = { $open ->
        [true] { $name }, open
       *[other] { $name }
    }
web-cities-held-unknown = face down

## Central stations, central rails, solo game

web-cities-stations = Central stations
web-cities-stations-explain = Instead of laying a tile, open an extra line from a free place of the central station.
web-cities-stations-places = Places of the central station
web-cities-stations-unplaced = Not placed yet
web-cities-place-free = Place { FROM_ONE($place) }, free
web-cities-place-taken = Place { FROM_ONE($place) }: { $who }
web-cities-rails = Central rails
web-cities-rails-count = Lines run through the central station. A central-rail tile counts as a tile crossed.
web-cities-rails-free = Lines run through the central station. Crossing a central-rail tile scores nothing.
web-cities-solo = Solo game
web-cities-solo-explain = Extend a line of the company on the card with one of the two open tiles.
web-cities-solo-deck = Deck, shuffled
web-cities-solo-discards = Discards
web-cities-solo-points = The company with the fewest points counts
web-cities-solo-score = Score if the game ended now:

## Cities

web-cities-paris-explain = Lay a tile on a tourist and lead it to a free space of its colour in your row.
web-cities-space = { $filled ->
        [true] Space { FROM_ONE($space) }, { $name }, taken
       *[other] Space { FROM_ONE($space) }, { $name }, free
    }
web-cities-stockholm-explain = A tourist under your tile goes to the leftmost free space. Your secret colours count.
web-cities-stockholm-variant-explain = A tourist under your tile goes to the card with the token of its colour: you score the value.
web-cities-tokens = { $tokens ->
        [one] { $tokens } secret token
       *[other] { $tokens } secret tokens
    }
web-cities-london-explain = Lay a tile on a tourist and drive the taxi to its colour: one point for each card driven, or none if it is more than four cards away.
web-cities-london-card = { $monument }, { $name }
web-cities-london-start = the direction tile
web-cities-london-taxi = { $heading ->
        [left] The taxi is at { $monument } and drives left.
       *[right] The taxi is at { $monument } and drives right.
    }
web-cities-london-goal = { $heading ->
        [left] It then stops at { $monument }, driving left.
       *[right] It then stops at { $monument }, driving right.
    }
web-cities-new-york-explain = A line that ends at a station takes the tourist there to the monument of its colour.
web-cities-new-york-boards = Tourists × points each
web-cities-st-petersburg-explain = Lay a tile on a card and choose its tourist. Lines that cross a tourist take point tiles.
web-cities-st-petersburg-tiles = Point tiles
web-cities-st-petersburg-points = Points
web-cities-st-petersburg-left = Left
web-cities-lies = on { SQUARE($square) }
web-cities-taken = taken
web-cities-berlin-explain = A line that crosses a tile with a tourist earns a ticket. The most and second-most tickets score the card.
web-cities-berlin-prize = Most tickets: { $most }, second most: { $second }
web-cities-berlin-side = Side { $letter }
web-cities-berlin-tickets = Tickets
web-cities-berlin-points = Points
web-cities-berlin-left = Left
