### Helsinki's senate board, the hand, the actions and the supply in the browser. Sides only choose a form.

## The senate board

web-senate-heading = Senate board
web-senate-name = { $side ->
        [north] N
        [east] E
        [south] S
       *[west] W
    }{ $place }
web-senate-building = { $side ->
        [north] Cathedral
        [east] Government Palace
        [south] Sederholm House
       *[west] University
    }
web-senate-space = Senate space { $name }, { $building }. Cards beside it: { CARDS($cards) }.
web-senate-here = Player tokens here: { $who }.
web-senate-no-cards = none
web-senate-step = { $steps ->
        [-1] Move one space anticlockwise.
        [one] Move { $steps } space.
       *[other] Move { $steps } spaces.
    }
web-senate-put = Put your player token here.
web-senate-ribbon = Round the senate board; your player token is in the middle
web-senate-piles = pile { $pile } · discards { $discarded }
web-senate-piles-long = Draw pile: { $pile }, discard pile: { $discarded }. Look through the discard pile
web-senate-discards = Discard pile
web-senate-no-discards = No card has been discarded yet.
web-senate-copies = × { $copies }
web-senate-draw = Draw { $count }
web-senate-draw-more = +1 card
web-senate-draw-long = Draw: { CARDS($cards) }
web-senate-draw-more-long = Draw: { CARDS($cards) }, and one more from the pile with action 4
web-senate-round = Round
web-senate-round-long = Round { $round }
web-senate-last-round = last
web-senate-last-round-long = This is the last round.
web-senate-start = start
web-senate-start-long = Start player: { $who }

## Cards

web-senate-wild = WILD
web-senate-hand = Your hand
web-senate-hand-of = { $name }’s hand
web-senate-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-senate-no-limit = no limit
web-senate-no-hand = No cards in hand.
web-senate-chosen = chosen
web-senate-pays = pays
web-senate-gone = tile gone
web-senate-discarded = discarded
web-senate-buildable = can be built
web-senate-with = action { $actions }
web-senate-with-long = with action { $actions }
web-senate-can-pay = can pay
web-senate-can-discard = can be discarded
web-senate-pay-missing = { $count ->
        [0] paid in full
        [one] { $count } card to pay
       *[other] { $count } cards to pay
    }

## Actions

web-senate-actions = Actions
web-senate-all-actions = What the actions do
web-senate-coats = { $coats ->
        [0] no coat of arms to spend
        [one] { $coats } coat of arms to spend
       *[other] { $coats } coats of arms to spend
    }
web-senate-action = Action { $number }: { $meaning }
web-senate-usable = You can use it now for one coat of arms.
web-senate-declarable = You can use it together with a build, for one coat of arms.
web-senate-declared = You will use it.
web-senate-not-now = You cannot use it now.
web-senate-used = You have used it.
web-senate-covered = Covered in this game.
web-senate-used-by = Used by { $names }.
web-senate-rule = Rule { $id }

## Supply and players

web-senate-supply = Tiles left
web-senate-superstructures = { superstructures } left
web-senate-tiles = { $colour ->
        [purple] Purple
        [green] Green
        [red] Red
        [blue] Blue
       *[yellow] Yellow
    }, { $size ->
        [one] { $size } roof
       *[other] { $size } roofs
    }: { $left } left
web-senate-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-senate-points-short = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
web-senate-player = { $who }: { $facts }
web-senate-meadow = { $coats ->
        [0] no coat of arms on the meadow
        [one] { $coats } coat of arms on the meadow
       *[other] { $coats } coats of arms on the meadow
    }
web-senate-to-move = to move
web-senate-players = Players
web-senate-sign = { $sign ->
        [red] Red diamond
        [green] Green triangle
        [blue] Blue square
       *[yellow] Yellow star
    }: { $who }

## Dry roads

web-senate-dry-roads-why = When your tiles connect your four visitors, you immediately take the highest bonus card left.
web-senate-bonus = Bonus card { $points }
web-senate-bonus-left = still to win
web-senate-bonus-won = won: { $who }
web-senate-crosswalks = { $who }, crosswalks reached by tiles: { $built } of { $all }

## Why a move is refused

web-refusal-space-unknown = There is no such senate space: they are N1, N2, E1, E2, S1, S2, W1 and W2.
