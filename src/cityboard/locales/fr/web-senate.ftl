### Ce que dit le navigateur autour du plateau Sénat d’Helsinki, de la main, des actions et de la réserve. Les côtés ne
### font que choisir une forme.

## Le plateau Sénat

web-senate-heading = Plateau Sénat
web-senate-name = { $side ->
        [north] N
        [east] E
        [south] S
       *[west] O
    }{ $place }
web-senate-building = { $side ->
        [north] Cathédrale
        [east] Palais du Gouvernement
        [south] Maison Sederholm
       *[west] Université
    }
web-senate-space = Case Sénat { $name }, { $building }. Cartes à côté : { CARDS($cards) }.
web-senate-here = Pions ici : { $who }.
web-senate-no-cards = aucune
web-senate-step = { $steps ->
        [-1] Reculer d’une case.
        [one] Avancer de { $steps } case.
       *[other] Avancer de { $steps } cases.
    }
web-senate-put = Placer votre pion ici.
web-senate-ribbon = Tour du plateau Sénat ; votre pion est au milieu
web-senate-piles = pioche { $pile } · défausse { $discarded }
web-senate-piles-long = Pioche : { $pile }, défausse : { $discarded }. Regarder la défausse
web-senate-discards = Défausse
web-senate-no-discards = Aucune carte n’a encore été défaussée.
web-senate-copies = × { $copies }
web-senate-draw = Piocher { $count }
web-senate-draw-more = +1 carte
web-senate-draw-long = Piocher : { CARDS($cards) }
web-senate-draw-more-long = Piocher : { CARDS($cards) }, et avec l’action 4 une de plus dans la pioche
web-senate-round = Tour de table
web-senate-round-long = Tour de table { $round }
web-senate-last-round = dernier
web-senate-last-round-long = C’est le dernier tour de table.
web-senate-start = premier
web-senate-start-long = Premier joueur : { $who }

## Cartes

web-senate-wild = JOKER
web-senate-hand = Votre main
web-senate-hand-of = Main : { $name }
web-senate-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-senate-no-limit = sans limite
web-senate-no-hand = Aucune carte en main.
web-senate-chosen = choisie
web-senate-pays = paie
web-senate-gone = épuisée
web-senate-discarded = défaussée
web-senate-buildable = constructible
web-senate-with = action { $actions }
web-senate-with-long = avec l’action { $actions }
web-senate-can-pay = peut payer
web-senate-can-discard = peut être défaussée
web-senate-pay-missing = { $count ->
        [0] tout est payé
        [one] { $count } carte à payer
       *[other] { $count } cartes à payer
    }

## Actions

web-senate-actions = Actions
web-senate-all-actions = Ce que font les actions
web-senate-coats = { $coats ->
        [0] aucun blason à dépenser
        [one] { $coats } blason à dépenser
       *[other] { $coats } blasons à dépenser
    }
web-senate-action = Action { $number } : { $meaning }
web-senate-usable = Utilisable maintenant pour un blason.
web-senate-declarable = Utilisable avec une construction, pour un blason.
web-senate-declared = Sera utilisée.
web-senate-not-now = Pas utilisable maintenant.
web-senate-used = Vous l’avez utilisée.
web-senate-covered = Recouverte dans cette partie.
web-senate-used-by = Utilisée par { $names }.
web-senate-rule = Règle { $id }

## Réserve et joueurs

web-senate-supply = Tuiles restantes
web-senate-superstructures = { superstructures } en réserve
web-senate-tiles = { $colour ->
        [purple] Violet
        [green] Vert
        [red] Rouge
        [blue] Bleu
       *[yellow] Jaune
    }, { $size ->
        [one] { $size } toit
       *[other] { $size } toits
    } : { $left } en réserve
web-senate-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-senate-points-short = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
web-senate-player = { $who } : { $facts }
web-senate-meadow = { $coats ->
        [0] aucun blason sur la prairie
        [one] { $coats } blason sur la prairie
       *[other] { $coats } blasons sur la prairie
    }
web-senate-to-move = à jouer
web-senate-players = Joueurs
web-senate-sign = { $sign ->
        [red] Losange rouge
        [green] Triangle vert
        [blue] Carré bleu
       *[yellow] Étoile jaune
    } : { $who }

## Routes sûres

web-senate-dry-roads-why = Reliez vos quatre visiteurs par vos tuiles et vous prenez aussitôt la plus forte carte Bonus restante.
web-senate-bonus = Carte Bonus { $points }
web-senate-bonus-left = à gagner
web-senate-bonus-won = gagnée : { $who }
web-senate-crosswalks = { $who }, passages piétons atteints par des tuiles : { $built } sur { $all }

## Why a move is refused

web-refusal-space-unknown = Cette case Sénat n’existe pas : il y a N1, N2, E1, E2, S1, S2, O1 et O2.
