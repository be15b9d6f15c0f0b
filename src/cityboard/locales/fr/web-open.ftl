### Ouvrir une table avec toutes ses options.

web-open-heading = Ouvrir une table : { $name }
web-open-rule = Lire la règle { $rule }

## Les places

web-open-seats = Qui s’assied où
web-open-players = Nombre de joueurs
web-open-seat = Place { $number } : qui joue
web-open-level = Place { $number } : niveau du bot
web-open-level-tourist = joue au hasard : idéal pour la toute première partie
web-open-level-puncher = allonge un peu ses lignes
web-open-level-conductor = sait que les longues lignes gagnent
web-open-level-signaller = essaie ses coups avant d’en jouer un
web-open-level-dispatcher = essaie beaucoup de coups et y réfléchit
web-open-level-chief = le plus fort : réfléchit jusqu’à une seconde environ
web-open-level-visitor = joue au hasard : idéal pour la toute première partie
web-open-level-clerk = prend les points qu’il voit
web-open-level-foreman = prévoit un tour entier
web-open-level-surveyor = compare des tours entiers et leurs suites
web-open-level-planner = pense aussi à ce que les autres peuvent faire
web-open-level-architect = le plus fort : réfléchit deux secondes au plus
web-open-name = Place { $number } : nom
web-open-your-name = Votre nom
web-open-who-me = Sur cet appareil
web-open-who-link = Un ami, par lien
web-open-who-bot = Bot
web-open-link-note = Vous recevrez un lien pour tous.

## Options

web-open-options = Le jeu
web-open-value-start-random = au hasard
web-open-module-companies-note = Les lignes appartiennent à huit sociétés ; vous détenez et échangez leurs cartes Action.
web-open-module-central-stations-note = Des tuiles Gare centrale d’où partent d’autres lignes à vous.
web-open-module-central-rails-note = Des rails traversent la Gare centrale au lieu de s’y arrêter.
web-open-module-solo-note = En solo pour les huit sociétés : un paquet de cartes dit quelle ligne prolonger.
web-open-module-dry-roads-note = Reliez vos quatre visiteurs par vos pavillons et prenez une carte Bonus.
web-open-option-city = Ville
web-open-option-city-note = Touristes et monuments donnent d’autres points, chaque ville à sa façon.
web-open-city-none = Sans ville
web-open-city-none-note = Le jeu de base : des lignes et rien d’autre.
web-open-city-paris-note = Menez les touristes à votre propre rangée de monuments.
web-open-city-stockholm-note = Une rangée de monuments pour tous et des couleurs secrètes.
web-open-city-london-note = Un taxi promène les touristes d’un monument à l’autre.
web-open-city-new-york-note = Les touristes attendent aux stations où se terminent les lignes.
web-open-city-st-petersburg-note = Ramassez les monuments et envoyez des touristes vers des points cachés.
web-open-city-berlin-note = Les lignes qui croisent des touristes donnent des tickets.
web-open-option-hand = Tuiles en main
web-open-option-hand-note = Plus de tuiles, plus de choix et de calcul.
web-open-option-free_orientation = Orientation libre
web-open-option-free_orientation-note = On peut tourner les tuiles avant de les poser.
web-open-option-harder_solo = Partie solo plus difficile
web-open-option-harder_solo-note = On retranche l’écart entre la première et la dernière société.
web-open-option-arrange_row = Paris : ordonner sa rangée
web-open-option-arrange_row-note = Avant le premier tour, chacun choisit l’ordre de ses cartes.
web-open-option-stockholm_variant = Stockholm : couleurs visibles
web-open-option-stockholm_variant-note = Les jetons sont visibles sur les cartes et les touristes comptent aussitôt.
web-open-option-berlin_sides = Berlin : faces des cartes
web-open-option-berlin_sides-note = La face visible des cartes Monument.
web-open-value-berlin_sides-A = toutes A
web-open-value-berlin_sides-B = toutes B
web-open-value-berlin_sides-mixed = mélangées
web-open-option-cover = Actions recouvertes
web-open-option-cover-note = Personne ne peut utiliser une action recouverte. Pour débuter, recouvrez la ligne du bas.
web-open-value-cover-none = aucune
web-open-value-cover-bottom = ligne du bas
web-open-value-cover-random = cinq au hasard
web-open-value-cover-chosen = cinq de mon choix
web-open-picked-cover = { $count } sur { $wanted } recouvertes
web-open-pick-cover = Action { ACTION($value) }
web-open-option-start = Qui commence
web-open-option-start-note = Autour d’une table, ce serait le plus jeune.
web-open-option-frame = Stations
web-open-option-frame-note = À qui appartient chaque station.
web-open-value-frame-random = au hasard
web-open-value-frame-chosen = dans l’ordre des places
web-open-refusal-one-without-solo-players = À un seul joueur, il n’y a que la partie solo. Activez-la ci-dessous, ou jouez de 2 à 6.
web-open-refusal-option-value-players = Cette partie se joue à { $allowed }. Changez le nombre de joueurs ou les choix ci-dessous.
web-open-refusal-cover-five-cover = Choisissez exactement { $number } actions différentes.

## Rythme et compagnie

web-open-manner = La table
web-open-pace = Rythme
web-open-pace-none = sans limite
web-open-pace-turn = temps par tour
web-open-pace-all = temps total
web-open-pace-days = jours par tour
web-open-pace-none-note = Chacun prend le temps qu’il lui faut.
web-open-pace-turn-note = Chaque tour a sa propre limite.
web-open-pace-all-note = Une pendule pour toute la partie, comme aux échecs.
web-open-pace-days-note = Pour jouer au fil des jours, avec une notification quand c’est à vous.
web-open-per-turn = Pour chaque tour
web-open-in-all = Pour toute la partie
web-open-increment = Ajouté à chaque tour
web-open-increment-note = Du temps regagné à chaque tour joué.
web-open-seconds = { $number } s
web-open-minutes = { $number } min
web-open-days = { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
web-open-absent = Quand le temps est écoulé
web-open-absent-bot = un bot continue
web-open-absent-vote = les autres décident
web-open-absent-wait = tout le monde attend
web-open-absent-bot-note = La personne absente peut revenir à sa place.
web-open-absent-vote-note = On leur demande si un bot doit prendre la place.
web-open-absent-wait-note = Il ne se passe rien tant que personne ne le demande.
web-open-listed = Ouverte à tous
web-open-listed-note = La table figure à l’accueil et chacun peut y prendre une place libre.
web-open-spectators = Spectateurs
web-open-spectators-note = Toute personne qui connaît l’adresse peut regarder, sans voir les mains.
web-open-take-back = Annulation d’un commun accord
web-open-take-back-note = Un coup peut être annulé si tous les autres sont d’accord.
web-open-set-players = { $number ->
        [one] Jouer en solo
       *[other] Jouer à { $number }
    }
web-open-summary = La table que vous ouvrez
web-open-open = Ouvrir la table
web-open-open-link = Ouvrir et obtenir le lien

## La boîte

web-open-box = Boîte
web-open-box-note = Ce qui est imprimé sur les tuiles, les cartes et les plateaux.
web-open-box-default = Édition par défaut
web-open-box-own = Regarder dans la boîte, ou la corriger d’après la vôtre
web-open-box-look = Regarder dans cette boîte
web-open-box-missing = Plus personne ne conserve la boîte de ce lien. On jouera avec l’édition par défaut si vous n’en choisissez pas une autre.
