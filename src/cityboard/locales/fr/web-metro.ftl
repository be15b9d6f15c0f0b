### Ce que dit le plateau de Metro dans le navigateur.

web-metro-board = Plateau : déplacez-vous avec les flèches, Entrée essaie votre tuile, Entrée encore la pose
web-metro-players = Joueurs
web-metro-turn = Tour en cours : { $who }
web-metro-points = { $points ->
        [one] point
       *[other] points
    }
web-metro-untold = caché : les cartes Action sont secrètes
web-metro-line-count = { $open } en cours · { $scored } { $scored ->
        [one] comptée
       *[other] comptées
    }
web-metro-open-points = + { $points } en cours
web-metro-score = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $open ->
        [0] {""}
       *[other] , { $open } de plus sur les lignes en cours
    }
web-metro-other-points = Hors lignes : { $points }
web-metro-held = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }

## Cases et stations, telles qu’elles sont lues

web-metro-square = { SQUARE($square) } : { $kind ->
        [tile] tuile { TILE($tile) }
        [centre] Gare centrale
        [open] vide, possible
       *[empty] vide
    }
web-metro-line = { $state ->
        [nobody] La ligne { $line } n’appartient à personne
       *[other] { $whose ->
            [own] Votre ligne { $line }
            [company] Ligne { $line } de la { company }
           *[other] Ligne { $line } ({ $name })
        } : { $tiles ->
            [one] { $tiles } tuile
           *[other] { $tiles } tuiles
        }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $state ->
            [scored] , comptée
           *[open] {" "}pour l’instant
        }
    }
web-metro-end = { $kind ->
        [open] mène en { SQUARE($next) }
        [centre] se termine à la Gare centrale
        [complete] est terminée
       *[station] se termine à la station { $station }
    }
web-metro-course = { $line } ; { $crossed ->
        [0] commence en { SQUARE($next) }
       *[other] passe par { SQUARE($squares) }, { $end }
    }

## Ce que ferait une tuile

web-metro-extends = { $whose ->
        [own] porte votre ligne { $line } à { $points }
        [company] porte la ligne { $line } de la { company } à { $points }
       *[other] porte la ligne { $line } ({ $name }) à { $points }
    }
web-metro-completes = { $whose ->
        [own] termine votre ligne { $line } : { $points }
        [company] termine la ligne { $line } de la { company } : { $points }
       *[other] termine la ligne { $line } ({ $name }) : { $points }
    }
web-metro-nothing = ne change aucune ligne
web-metro-refused = Pas ici : { $why }
web-metro-effect = Ce que ferait la tuile
web-metro-if-laid = Posée sur { SQUARE($square) }
web-metro-tap = { $count ->
        [one] Touchez la case éclairée pour y essayer votre tuile.
       *[other] Touchez l’une des { $count } cases éclairées pour y essayer votre tuile.
    }
web-metro-tap-line = Touchez une ligne ou une station pour la suivre.
web-metro-decide-below = Répondez d’abord à la question ci-dessous.
web-metro-arrived = { $whose ->
        [own] Votre ligne { $line } est terminée
        [company] La ligne { $line } de la { company } est terminée
       *[other] La ligne { $line } ({ $name }) est terminée
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Votre tuile et la tour Métro

web-metro-your-tiles = { $tiles ->
        [0] Aucune tuile en main
        [one] Votre tuile
       *[other] Vos tuiles
    }
web-metro-tile = tuile { TILE($tile) }
web-metro-arrow = La petite flèche dans le coin indique le haut d’une tuile.
web-metro-which = Quelle tuile posez-vous ?
web-metro-turn-tile = la tourner
web-metro-turn-short = Tourner
web-metro-open-squares = { $count ->
        [one] { $count } case lui est ouverte.
       *[other] { $count } cases lui sont ouvertes.
    }
web-metro-tower = Tour Métro
web-metro-tower-left = { $tiles ->
        [one] tuile restante
       *[other] tuiles restantes
    }
web-metro-draw = Piocher une tuile
web-metro-draw-left = Piocher · { $tiles }
web-metro-pass = Passer

## La décision

web-metro-lay = À vous : posez votre tuile{ $also ->
        [exchange] {""} ou échangez une carte Action
        [station] {""} ou placez une tuile Gare centrale
        [exchange-station] , échangez une carte Action ou placez une tuile Gare centrale
       *[other] {""}
    }
web-metro-lay-drawn = Posez la tuile piochée
web-metro-lay-there = Poser votre tuile sur { SQUARE($square) } ?
web-metro-lay-tile = Poser
web-metro-draw-one = Piocher une tuile ? Vous devrez la poser.
web-metro-pass-now = Passer ?
web-metro-must-pass = Vous n’avez plus de tuile : passez
web-metro-choose = Votre décision
web-metro-waiting = C’est à { $name }

## À côté du plateau

web-metro-shelves = À côté du plateau
web-metro-modules = Modules
web-metro-hint = Conseil
web-metro-log = Journal
web-metro-unseen = Non vues
web-metro-lines = Lignes
web-metro-unseen-where = { $tower } dans la tour Métro, { $held } chez les autres
web-metro-crossed = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
web-metro-scored = comptée

## Les coups en liste

web-metro-told-lay = Poser la tuile { TILE($tile) } sur { SQUARE($square) }{ $turns ->
        [0] {""}
        [one] , tournée une fois
       *[other] , tournée { $turns } fois
    }
web-metro-told-draw = Piocher une tuile
web-metro-told-pass = Passer

## Une tuile, dite par la sortie de chaque entrée

web-metro-same-tracks = { $letter ->
        [a] tout droit depuis chaque bord
        [b] de chaque bord au suivant dans le sens horaire
        [c] de chaque bord au suivant dans le sens antihoraire
       *[d] demi-tour à chaque bord
    }
web-metro-track = { $from ->
        [top] du haut
        [right] de droite
        [bottom] du bas
       *[left] de gauche
    } { $to ->
        [back] et retour
        [top] vers le haut
        [right] vers la droite
        [bottom] vers le bas
       *[left] vers la gauche
    }

## Pourquoi on a gagné ou perdu

web-why-line = la ligne { $station } a atteint { points }

## Une première partie

web-metro-first-goal = Tracez de longues lignes : une ligne qui atteint une station rapporte 1 point par tuile traversée, le double à la Gare centrale.
web-metro-first-goal-companies = Les lignes rapportent à leur société. À la fin, vos cartes Action comptent : mieux leur société est classée, plus elles valent.
web-metro-first-goal-solo = Votre score est celui de la société la plus faible : faites progresser les huit ensemble.
web-metro-first-yours = Les lignes des stations de votre couleur sont à vous, peu importe qui pose les tuiles. Pointez ou touchez une station : sa ligne s’éclaire.
web-metro-first-yours-companies = Vous possédez des cartes Action, pas des lignes : une ligne appartient à la société dont sa station porte la couleur.
web-metro-first-yours-solo = Les deux tuiles visibles sont à vous. Avec l’une d’elles, prolongez une ligne de la société dont la carte est révélée.
web-metro-first-click = Choisissez une case éclairée pour voir l’effet de votre tuile. Choisissez-la encore, ou appuyez sur « { web-metro-lay-tile } », pour confirmer.

## Why a move is refused

web-refusal-square-outside = Cette case n’existe pas : les colonnes vont de A à H et les rangées de 1 à 8.
