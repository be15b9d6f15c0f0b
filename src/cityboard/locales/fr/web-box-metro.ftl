### Le contenu d’une boîte de Metro.

web-box-metro-board = Tuiles Rails et plateau
web-box-metro-board-tiles = Tuiles Rails
web-box-metro-board-tiles-note = Combien il y en a de chacune.
web-box-metro-board-stations = Stations des joueurs
web-box-metro-board-stations-note = Quelles stations vont ensemble, selon le nombre de joueurs.
web-box-metro-board-companies = Stations des sociétés
web-box-metro-companies-values = Valeur d’une carte Action
web-box-metro-companies-values-note = Ce que rapportent 10 % de la société de chaque rang.
web-box-metro-companies-exchange_closes = Fin des échanges
web-box-metro-companies-exchange_closes-note = Points de profit d’une société à partir desquels plus personne n’échange de carte Action.
web-box-metro-companies-majority_divisor = Majorité
web-box-metro-companies-majority_divisor-note = La plus grande part d’une société rapporte ses points de profit divisés par ce nombre.
web-box-metro-central_rails-tiles = Tuiles Rails centraux
web-box-metro-central_rails-counts_as_crossing = Une tuile Rails centraux compte comme une tuile traversée
web-box-metro-solo-refusable = La tuile qu’on peut refuser
web-box-metro-paris-cards = Cartes Monument
web-box-metro-paris-names = Noms
web-box-metro-stockholm-values = Cartes Monument
web-box-metro-stockholm-names = Noms
web-box-metro-london-colours = Cartes Monument
web-box-metro-london-names = Noms
web-box-metro-london-circuit = Le circuit du taxi
web-box-metro-new_york-boards = Plateaux Monument
web-box-metro-new_york-boards-note = Ce que rapporte un touriste de chaque couleur sur chaque plateau.
web-box-metro-new_york-names = Monuments
web-box-metro-st_petersburg-squares = Cases des cartes Monument
web-box-metro-st_petersburg-names = Monuments
web-box-metro-st_petersburg-points = Tuiles PV
web-box-metro-berlin-groups = Groupes de cases des touristes
web-box-metro-berlin-side_a = Cartes Monument
web-box-metro-berlin-side_b = Face B
web-box-metro-berlin-names = Noms

## Parties d’une valeur

web-box-metro-tile = Tuile Rails, { TILE($tile) }
web-box-metro-sum = Tuiles en tout : { $tiles }
web-box-metro-players = Nombre de joueurs
web-box-metro-count = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-box-metro-for-players = Stations à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-box-metro-for-player = Stations à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, joueur { $number }
web-box-metro-paint-stations = Choisissez un joueur, puis ses stations.
web-box-metro-paint-companies = Choisissez une société, puis ses stations.
web-box-metro-whose = À qui sont les stations
web-box-metro-station = Station { $station } : { $owner }
web-box-metro-company = Stations d’une société : { COLOUR($name) }
web-box-metro-place = Rang { $number }
web-box-metro-card-name = Nom de la carte { $number }
web-box-metro-space = { $monument }, { $of ->
        [side_a] face A, nombre { $space }
        [side_b] face B, nombre { $space }
       *[other] espace { $space }
    }
web-box-metro-board-of = Plateau { $number }, { $monument }
web-box-metro-point = Tuile PV { $number }
web-box-metro-point-of = Tuile PV { $number }, { COLOUR($name) }
web-box-metro-group = Groupe { $number }
web-box-metro-which = Ce qu’on pose
web-box-metro-paint-groups = Choisissez un groupe, puis ses cases.
web-box-metro-paint-cards = Choisissez une carte Monument, puis sa case.
web-box-metro-squares = Cases du plateau
web-box-metro-square = { SQUARE($square) } : { $owner }
web-box-metro-circuit = { $form ->
        [n16] 16 arrêts : aller et retour, deux fois devant les cartes du bout
        [n14] 14 arrêts : aller et retour, une fois devant les cartes du bout
       *[n8] 8 arrêts : en boucle
    }
