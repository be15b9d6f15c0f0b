### Le contenu d’une boîte d’Helsinki.

web-box-helsinki-tiles = Tuiles
web-box-helsinki-tiles-shapes = Formes des tuiles Pavillon
web-box-helsinki-tiles-number = Nombre de tuiles Pavillon
web-box-helsinki-tiles-number-note = De chaque taille, dans chaque couleur.
web-box-helsinki-tiles-superstructures = Superstructures
web-box-helsinki-cards = Cartes
web-box-helsinki-cards-kinds = Cartes Pavillon
web-box-helsinki-cards-kinds-note = Ce que montre chaque carte, et combien il y en a dans chaque couleur.
web-box-helsinki-cards-wild = Cartes joker
web-box-helsinki-cards-removed_for_two = Cartes retirées à 2 joueurs
web-box-helsinki-cards-removed_for_two-note = Autant de cartes de chaque couleur pour chaque nombre, et autant de cartes joker.
web-box-helsinki-cards-fives_removed_for_two = Les « 5 »
web-box-helsinki-cards-removed_for_three = Cartes retirées à 3 joueurs
web-box-helsinki-cards-removed_for_three-note = Autant de cartes de chaque couleur pour chaque nombre, un « 5 » de chaque couleur, et autant de cartes joker.
web-box-helsinki-board = Plateaux
web-box-helsinki-board-senate = Plateau Sénat
web-box-helsinki-board-senate-note = De quel côté du plateau se trouve chaque case Sénat, et les deux cases de carte voisines. Sur l’image, des traits relient une case Sénat à ses cases de carte.
web-box-helsinki-board-coats = Cases de toit avec un blason
web-box-helsinki-board-bottom_row = Rangée du bas du plateau Action
web-box-helsinki-dry_roads-crosswalks = Passages piétons
web-box-helsinki-dry_roads-bonus = Cartes Bonus

## Parties d’une valeur

web-box-helsinki-tile = Tuile de { $size ->
        [one] { $size } toit
       *[other] { $size } toits
    } : { COLOUR($name) }
web-box-helsinki-draw = Choisissez les cases que la tuile recouvre.
web-box-helsinki-drawn = { $count ->
        [one] { $count } toit
       *[other] { $count } toits
    }
web-box-helsinki-number = Tuiles de { $size ->
        [one] { $size } toit
       *[other] { $size } toits
    }{ $colour ->
        [none] { "" }
       *[other] { " " }({ COLOUR($name) })
    }
web-box-helsinki-drawn-in = Couleur de l’image
web-box-helsinki-kind = { $colour ->
        [none] Sorte { $number }
       *[other] Sorte { $number } ({ COLOUR($name) })
    }
web-box-helsinki-field = { $colour ->
        [none] Sorte { $number }
       *[other] Sorte { $number } ({ COLOUR($name) })
    } : { $field ->
        [number] nombre sur la carte
        [roofs] toits
        [superstructures] superstructures
       *[cards] cartes
    }
web-box-helsinki-add-kind = Autre sorte de carte
web-box-helsinki-removed = Cartes retirées avec un « { $number } »
web-box-helsinki-removed-wild = Cartes joker retirées
web-box-helsinki-fives = { $form ->
        [single] un seul « 5 » en tout
       *[per_colour] un « 5 » de chaque couleur
    }
web-box-helsinki-space = Case Sénat { SENATE($space) }
web-box-helsinki-space-field = Case Sénat { SENATE($space) } : { $number ->
        [0] côté
        [1] case de carte 1
       *[other] case de carte 2
    }
web-box-helsinki-slot = Case de carte { $number }
web-box-helsinki-press-coats = Cliquez sur une case de toit, ou touchez-la, pour y mettre un blason ou l’enlever. Sur le plateau : { $count }
web-box-helsinki-coat = Blason { $number }
web-box-helsinki-roof = { ROOF($roof) } : { $has ->
        [coat] blason
       *[nothing] vide
    }
web-box-helsinki-action = Place { $number } de la rangée
web-box-helsinki-press-crosswalks = Cliquez sur une case de toit au bord, ou touchez-la : le passage piéton de ce côté s’y déplace.
web-box-helsinki-crosswalk = Passage piéton : { SIDE($where) }
web-box-helsinki-border = { ROOF($roof) } : { $side ->
        [none] pas de passage piéton
       *[other] passage piéton, { SIDE($where) }
    }
web-box-helsinki-bonus = Carte Bonus { $number }
