### Ce que le navigateur dit des modules et des villes de Metro.

## En général

web-cities-rule = Lire la règle { $rule }
web-cities-none = aucune
web-cities-which = Que montrer
web-cities-whose = À qui est la rangée
web-cities-figure = { $colour ->
        [yellow] touriste jaune
        [blue] touriste bleu
        [orange] touriste orange
        [grey] touriste gris
        [red] touriste rouge
        [brown] touriste marron
        [green] touriste vert
       *[purple] touriste violet
    }
web-cities-gone = { $tourists ->
        [one] { $tourists } touriste a quitté la partie.
       *[other] { $tourists } touristes ont quitté la partie.
    }
web-cities-ask-tourist = Quel touriste d’abord ?
web-cities-ask-taxi = Conduisez-vous le touriste, ou laissez-vous le taxi où il est ?
web-cities-ask-square = Choisissez sur le plateau une case éclairée avec des touristes.

## Les coups en quelques mots

web-cities-told-exchange-open = Échanger votre carte Action de { $percent } % contre celle, visible, de la { company }
web-cities-told-exchange-pile = Échanger votre carte Action de { $percent } % contre celle du dessus de la pile
web-cities-told-station = Tuile Gare centrale à l’emplacement { FROM_ONE($place) }
web-cities-told-station-share = Tuile Gare centrale de la { company } à l’emplacement { FROM_ONE($place) }
web-cities-told-keep = Garder la tuile
web-cities-told-return = Remettre la tuile
web-cities-told-drive = Conduire le taxi
web-cities-told-stay = Laisser le taxi
web-cities-told-space = { $monument }, emplacement { FROM_ONE($space) }
web-cities-told-square = Le { tourist } vers { SQUARE($square) }
web-cities-told-away = Le { tourist } quitte la partie
web-cities-told-tourist = Le { tourist } en { SQUARE($square) }
web-cities-told-arrange = { $monument } à la place { FROM_ONE($place) }

## Sociétés anonymes

web-cities-companies = Sociétés
web-cities-market = Marché des cartes Action
web-cities-market-explain = Échangez une carte Action contre une autre du même pourcentage, ou posez une tuile.
web-cities-market-open = Visible
web-cities-market-pile = Pile
web-cities-market-closes = L’échange prend fin dès qu’une société a { $profit ->
        [one] { $profit } point
       *[other] { $profit } points
    } de profit.
web-cities-market-idle = { $turns ->
        [one] Personne n’a posé de tuile depuis { $turns } tour.
       *[other] Personne n’a posé de tuile depuis { $turns } tours.
    }
web-cities-take-open = Échanger contre la carte visible de { $percent } % : { $name }
web-cities-take-pile = { $size ->
        [one] Échanger contre le dessus de la pile de { $percent } %, { $size } carte
       *[other] Échanger contre le dessus de la pile de { $percent } %, { $size } cartes
    }
web-cities-yours = Les vôtres
web-cities-open = visible
web-cities-secret = secrète
web-cities-reveal = Révéler { $percent } % { $name }
web-cities-profit = Profit
web-cities-profit-explain = Le rang d’une société fixe la valeur de 10 %. Son actionnaire majoritaire reçoit en plus le profit ÷ { $divisor }.
web-cities-profit-company = Société
web-cities-profit-profit = Profit
web-cities-profit-value = 10 %
web-cities-profit-yours = Vous
web-cities-profit-worth = Valeur
web-cities-holdings = Qui possède quoi
web-cities-holdings-explain = D’après ce que vous savez ; les cartes encadrées sont visibles.
web-cities-held = { $open ->
        [true] { $name }, visible
       *[other] { $name }
    }
web-cities-held-unknown = face cachée

## Gares centrales, rails centraux, partie solo

web-cities-stations = Gares centrales
web-cities-stations-explain = Au lieu de poser une tuile, ouvrez une ligne de plus à un emplacement libre de la Gare centrale.
web-cities-stations-places = Emplacements de la Gare centrale
web-cities-stations-unplaced = Pas encore placées
web-cities-place-free = Emplacement { FROM_ONE($place) }, libre
web-cities-place-taken = Emplacement { FROM_ONE($place) } : { $who }
web-cities-rails = Rails centraux
web-cities-rails-count = Les lignes traversent la Gare centrale. Une tuile Rails centraux compte comme une tuile traversée.
web-cities-rails-free = Les lignes traversent la Gare centrale. Une tuile Rails centraux ne rapporte rien.
web-cities-solo = Partie solo
web-cities-solo-explain = Prolongez une ligne de la société de la carte avec l’une des deux tuiles visibles.
web-cities-solo-deck = Paquet, mélangé
web-cities-solo-discards = Défausse
web-cities-solo-points = La société qui a le moins de points compte
web-cities-solo-score = Score si la partie finissait maintenant :

## Villes

web-cities-paris-explain = Posez une tuile sur un touriste et conduisez-le sur un emplacement libre de sa couleur dans votre rangée.
web-cities-space = { $filled ->
        [true] Emplacement { FROM_ONE($space) }, { $name }, occupé
       *[other] Emplacement { FROM_ONE($space) }, { $name }, libre
    }
web-cities-stockholm-explain = Le touriste sous votre tuile va au premier emplacement libre. Vos couleurs secrètes comptent.
web-cities-stockholm-variant-explain = Le touriste sous votre tuile va à la carte qui porte son jeton : la valeur est à vous.
web-cities-tokens = { $tokens ->
        [one] { $tokens } jeton secret
       *[other] { $tokens } jetons secrets
    }
web-cities-london-explain = Posez une tuile sur un touriste et conduisez le taxi vers sa couleur : un point par carte, aucun au-delà de quatre.
web-cities-london-card = { $monument }, { $name }
web-cities-london-start = tuile Direction
web-cities-london-taxi = { $heading ->
        [left] Taxi : { $monument }, vers la gauche.
       *[right] Taxi : { $monument }, vers la droite.
    }
web-cities-london-goal = { $heading ->
        [left] Puis : { $monument }, vers la gauche.
       *[right] Puis : { $monument }, vers la droite.
    }
web-cities-new-york-explain = Une ligne qui se termine à une station mène le touriste de cette station au monument de sa couleur.
web-cities-new-york-boards = Touristes × points
web-cities-st-petersburg-explain = Posez une tuile sur une carte et choisissez son touriste. Les lignes qui le croisent prennent des tuiles PV.
web-cities-st-petersburg-tiles = Tuiles PV
web-cities-st-petersburg-points = PV
web-cities-st-petersburg-left = Restantes
web-cities-lies = en { SQUARE($square) }
web-cities-taken = prise
web-cities-berlin-explain = Traverser une tuile avec un touriste donne un ticket. Les deux premiers marquent les points de la carte.
web-cities-berlin-prize = Le plus de tickets { $most }, deuxième { $second }
web-cities-berlin-side = Face { $letter }
web-cities-berlin-tickets = Tickets
web-cities-berlin-points = Points
web-cities-berlin-left = Restants
