### Ce que le navigateur dit autour d’un plateau Joueur d’Helsinki : le tour, la tuile que l’on pousse et ce qu’elle rapporte.

## Éléments

web-helsinki-card = { $colour ->
        [purple] le { $number } violet
        [green] le { $number } vert
        [red] le { $number } rouge
        [blue] le { $number } bleu
        [yellow] le { $number } jaune
       *[wild] une carte joker
    }
web-helsinki-side = { $side ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }

## Titres et lieux

web-helsinki-own = Votre plateau
web-helsinki-square = Plateau : { $name }
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
web-helsinki-score = Points
web-helsinki-score-open = { web-helsinki-points } : voir ce qui compte
web-helsinki-score-of = { $who } : { web-helsinki-points }
web-helsinki-counts = Compte déjà
web-helsinki-counts-nothing = Rien ne compte encore.
web-helsinki-would-count = Compterait une fois construit
web-helsinki-open-row = Ligne { ROW($row) } : { web-helsinki-missing }
web-helsinki-open-column = Colonne { COLUMN($column) } : { web-helsinki-missing }
web-helsinki-missing = { $missing ->
        [one] { $missing } case manque
       *[other] { $missing } cases manquent
    }
web-helsinki-others = Les autres plateaux
web-helsinki-enlarge = Agrandir le plateau : { $name }
web-helsinki-back-to-own = Revenir à votre plateau
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
web-helsinki-due-space = Choisissez votre case Sénat de départ
web-helsinki-due-walk = Avancez votre pion Joueur
web-helsinki-due-act = Piochez, ou choisissez une carte pour construire
web-helsinki-due-draw = Piochez des cartes
web-helsinki-due-build = Choisissez une carte pour construire
web-helsinki-due-pay = Payez pour { $what } : { $paid } sur { $price }
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

web-helsinki-told-space = Départ sur la case Sénat { $place }
web-helsinki-told-walk = { $spaces ->
        [-1] Reculer d’une case
        [one] Avancer de { $spaces } case
       *[other] Avancer de { $spaces } cases
    }
web-helsinki-told-use = Utiliser l’action { ACTION($action) }
web-helsinki-told-draw = { $actions ->
        [none] Prendre les deux cartes
       *[other] Prendre les deux cartes, avec l’action { $actions }
    }
web-helsinki-told-build = { $count ->
        [0] Construire { $what }
        [one] Construire { $what }, avec l’action { $actions }
       *[other] Construire { $what }, avec les actions { $actions }
    }
web-helsinki-told-pay = { $number ->
        [0] Payer avec cette seule carte
       *[other] Payer aussi avec { $list }
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
web-helsinki-to-senate = Aller au Sénat
web-helsinki-final = { $kind ->
        [draw] La pioche ne peut pas être annulée.
       *[end] La fin du tour ne peut pas être annulée.
    }
web-helsinki-asks = Cette étape demande une confirmation.
web-helsinki-at-once = Cette étape compte aussitôt ; le retour est possible.
web-helsinki-not-final = Après confirmation, le retour reste possible.
web-helsinki-paid = Payé avec { $list } ; revenez en arrière pour payer autrement.
web-helsinki-other-roof = Vous pouvez aussi choisir un autre toit.
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
web-helsinki-form = { $form ->
        [single] seul
        [row] en ligne
        [corner] en équerre
        [square] en carré
        [t] en T
        [l] en L
        [s] en S
        [plus] en croix
        [p] en P
        [long-t] en T à long pied
        [z] en Z
       *[other] d’une forme particulière
    }
web-helsinki-shape = { web-helsinki-form }, par exemple en { ROOF($roofs) }
web-helsinki-held = Depuis { web-helsinki-side } : { $size ->
        [one] { $size } toit
       *[other] { $size } toits
    } { web-helsinki-form }{ $flipped ->
        [yes] , gauche et droite inversées
       *[no] {""}
    }{ $turns ->
        [1] , un quart de tour à droite
        [2] , un demi-tour
        [3] , un quart de tour à gauche
       *[0] {""}
    }{ $rests ->
        [yes] {" "}; s’arrête en { ROOF($roofs) }
       *[no] {" "}; ne peut pas s’arrêter ici
    }
web-helsinki-lying-on = { $whose } : ce qui s’y trouve
web-helsinki-lying = { $what ->
        [purple] Tuile violette { web-helsinki-form } : { ROOF($roofs) }
        [green] Tuile verte { web-helsinki-form } : { ROOF($roofs) }
        [red] Tuile rouge { web-helsinki-form } : { ROOF($roofs) }
        [blue] Tuile bleue { web-helsinki-form } : { ROOF($roofs) }
        [yellow] Tuile jaune { web-helsinki-form } : { ROOF($roofs) }
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
    }{ $offered ->
        [yes] , peut être choisi
       *[no] { "" }
    }
web-helsinki-lane = Pousser depuis { web-helsinki-side }, { $lines ->
        [columns] à partir de la colonne { COLUMN($column) }
       *[rows] à partir de la ligne { ROW($row) }
    }. Les flèches choisissent le couloir, R tourne, F retourne, Entrée choisit.

## Pourquoi on a gagné ou perdu

web-why-row = la ligne { ROW($row) } complète a rapporté { points }
web-why-column = la colonne { COLUMN($column) } complète a rapporté { points }

## Une première partie

web-helsinki-first-goal = Couvrez votre plateau de pavillons : chaque ligne ou colonne complète rapporte 2 points à la fin, et ses superstructures encore plus.
web-helsinki-first-yours = Le grand plateau est à vous, tout comme les cartes que vous piochez et chaque blason que vous recouvrez : il paie une action.
web-helsinki-first-click = Choisissez une case Sénat éclairée pour votre pion Joueur. Après chaque déplacement, piochez les deux cartes voisines, ou choisissez une carte pour construire.

## Why a move is refused

web-refusal-roof-outside = Une partie se trouve hors de votre plateau : ses colonnes vont de A à G et ses lignes de 1 à 7.
