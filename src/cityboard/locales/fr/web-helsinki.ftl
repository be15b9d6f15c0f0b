### Ce que le navigateur dit autour d’un plateau de Helsinki : le tour, la tuile que l’on pousse et ce qu’elle rapporte.

## Éléments

web-helsinki-card = { $colour ->
        [purple] violet { $number }
        [green] vert { $number }
        [red] rouge { $number }
        [blue] bleu { $number }
        [yellow] jaune { $number }
       *[wild] carte joker
    }
web-helsinki-side = { $side ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }

## Titres et lieux

web-helsinki-own = Votre place
web-helsinki-square = Place de { $name }
web-helsinki-meadow = Prairie
web-helsinki-meadow-long = Blasons gagnés : chacun paie une action
web-helsinki-to-spend = { $coats ->
        [0] rien à dépenser
       *[other] { $coats } à dépenser
    }
web-helsinki-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-helsinki-others = Les autres places
web-helsinki-enlarge = Agrandir la place de { $name }
web-helsinki-back-to-own = Revenir à votre place
web-helsinki-hint = Conseil
web-helsinki-log = Journal
web-helsinki-supply = Réserve
web-helsinki-actions = Actions
web-helsinki-senate = Sénat
web-helsinki-board-tab = Plateau
web-helsinki-players = Joueurs

## Le tour

web-helsinki-steps = Votre tour
web-helsinki-step-move = Avancer
web-helsinki-step-act = Piocher ou construire
web-helsinki-step-end = Fin
web-helsinki-step-done = { $step } : fait
web-helsinki-due-space = Choisissez une case Sénat
web-helsinki-due-walk = Avancez votre pion Joueur
web-helsinki-due-act = Piochez, ou choisissez une carte à construire
web-helsinki-due-draw = Piochez des cartes
web-helsinki-due-build = Choisissez une carte à construire
web-helsinki-due-pay = Payez { $what } : { $paid } sur { $price }
web-helsinki-due-push = Poussez { $what }
web-helsinki-due-roof = Choisissez un toit pour la superstructure
web-helsinki-due-wild = Choisissez un emplacement pour la tuile joker
web-helsinki-due-shift = { $step ->
        [1] Choisissez une superstructure
       *[2] Choisissez son nouveau toit
    }
web-helsinki-due-discard = Choisissez une carte à défausser
web-helsinki-due-end = Utilisez une action ou terminez votre tour
web-helsinki-due-use = Utilisez une action
web-helsinki-waiting = { $name } joue
web-helsinki-chance = Les cartes sont distribuées
web-helsinki-over = La partie est terminée

## Ce qui est choisi

web-helsinki-told-space = Départ sur { $place }
web-helsinki-told-walk = { $spaces ->
        [-1] Reculer d’une case
        [one] Avancer de { $spaces } case
       *[other] Avancer de { $spaces } cases
    }
web-helsinki-told-use = Utiliser { ACTION($action) }
web-helsinki-told-draw = { $actions ->
        [none] Prendre les deux cartes
       *[other] Prendre les deux cartes, avec { $actions }
    }
web-helsinki-told-build = { $actions ->
        [none] Construire { $what }
       *[other] Construire { $what }, avec { $actions }
    }
web-helsinki-told-pay = { $number ->
        [0] Payer avec cette seule carte
       *[other] Payer aussi { $list }
    }
web-helsinki-told-push = Pousser depuis { web-helsinki-side }
web-helsinki-told-rest = Pousser la tuile jusqu’en { ROOF($roofs) }
web-helsinki-told-roof = Superstructure sur { ROOF($roof) }
web-helsinki-told-wild = Tuile joker sur { ROOF($roof) }
web-helsinki-told-shift = Superstructure de { ROOF($source) } vers { ROOF($target) }
web-helsinki-told-discard = Défausser { $what }
web-helsinki-told-end = Terminer votre tour
web-helsinki-end = Fin du tour
web-helsinki-back = Retour
web-helsinki-final = { $kind ->
        [draw] La pioche ne peut pas être reprise.
       *[end] La fin du tour ne peut pas être reprise.
    }
web-helsinki-asks = Cette étape demande une confirmation.
web-helsinki-at-once = Cette étape compte aussitôt ; le retour est possible.
web-helsinki-declare-first = Les actions d’une construction précèdent sa carte.
web-helsinki-turn = Tourner la tuile (R)
web-helsinki-flip = Retourner la tuile (F)

## Ce que cela rapporte

web-helsinki-chips = Ce que rapporte le coup
web-helsinki-chip-coats = { $coats ->
        [one] gagne un blason
       *[other] gagne { $coats } blasons
    }
web-helsinki-chip-touch = { $colour ->
        [purple] touche du violet
        [green] touche du vert
        [red] touche du rouge
        [blue] touche du bleu
       *[yellow] touche du jaune
    }
web-helsinki-chip-row = complète la ligne { ROW($row) }
web-helsinki-chip-column = complète la colonne { COLUMN($column) }
web-helsinki-chip-visitors = relie les visiteurs : +{ $points }
web-helsinki-chip-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## Pour qui ne voit pas le plateau

web-helsinki-board = { $whose }, { $built ->
        [0] rien de construit
        [one] { $built } toit construit
       *[other] { $built } toits construits
    }
web-helsinki-lying-on = { $whose } : ce qui s’y trouve
web-helsinki-lying = { $what ->
        [purple] Tuile violette : { ROOF($roofs) }
        [green] Tuile verte : { ROOF($roofs) }
        [red] Tuile rouge : { ROOF($roofs) }
        [blue] Tuile bleue : { ROOF($roofs) }
        [yellow] Tuile jaune : { ROOF($roofs) }
        [wild] Tuile joker : { ROOF($roofs) }
        [superstructures] Superstructures : { ROOF($roofs) }
        [coats] Blasons encore à gagner : { ROOF($roofs) }
        [crosswalks] Toits devant les passages piétons : { ROOF($roofs) }
        [rows] Lignes complètes : { ROW($row) }
        [columns] Colonnes complètes : { COLUMN($column) }
       *[statue] Monument : { ROOF($roofs) }
    }
web-helsinki-roofs = Toits
web-helsinki-roof = { ROOF($roof) } : { $colour ->
        [purple] violet
        [green] vert
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [wild] tuile joker
        [statue] monument
       *[empty] libre
    }{ $carries ->
        [superstructure] , avec une superstructure
        [coat] , avec un blason
       *[none] { "" }
    }
web-helsinki-lane = Pousser depuis { web-helsinki-side }, { $lines ->
        [columns] à partir de la colonne { COLUMN($column) }
       *[rows] à partir de la ligne { ROW($row) }
    }. Les flèches choisissent la voie, R tourne, F retourne, Entrée choisit.
