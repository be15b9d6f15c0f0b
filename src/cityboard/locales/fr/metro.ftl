### Ce que dit Metro. Un message sans préfixe fait partie d’autres messages. Les codes (couleurs, côtés) ne font que
### choisir une forme, ils ne sont jamais affichés.

## Noms

title-metro = Metro
module-companies = sociétés anonymes
module-central-stations = gares centrales
module-central-rails = rails centraux
module-solo = partie solo
city-paris = Paris
city-stockholm = Stockholm
city-london = Londres
city-new-york = New York
city-st-petersburg = Saint-Pétersbourg
city-berlin = Berlin

## Options

option-city = La ville en jeu : paris, stockholm, london, new-york, st-petersburg ou berlin.
option-free_orientation = On peut tourner les tuiles avant de les poser.
option-hand = Le nombre de tuiles en main : 1, 2 ou 3.
option-harder_solo = Partie solo : l’écart entre la première et la dernière société est retiré du score.
option-arrange_row = Paris : avant le premier tour, chacun ordonne les cartes de sa rangée.
option-stockholm_variant = Stockholm : les jetons sont visibles sur les cartes et les touristes rapportent aussitôt.
option-berlin_sides = Berlin : la face visible des cartes Monument : A, B ou mixed (mélangées).
option-frame = Les couleurs du cadre par place, par exemple --frame 2,1,3 pour P2, P1, P3, ou random (au hasard).

## Parties de messages

tourist = { $colour ->
        [yellow] touriste jaune
        [blue] touriste bleu
        [orange] touriste orange
        [grey] touriste gris
        [red] touriste rouge
        [brown] touriste marron
        [green] touriste vert
       *[purple] touriste violet
    }
company = { $company ->
        [yellow] société jaune
        [blue] société bleue
        [orange] société orange
        [grey] société grise
        [red] société rouge
        [brown] société marron
        [green] société verte
       *[purple] société violette
    }
owner = { OWNER($owner) }
owner-company = { $company ->
        [yellow] La société jaune
        [blue] La société bleue
        [orange] La société orange
        [grey] La société grise
        [red] La société rouge
        [brown] La société marron
        [green] La société verte
       *[purple] La société violette
    }
departure = { $station ->
        [33] l’emplacement { PLACE_NUMBER($station) } de la Gare centrale
        [34] l’emplacement { PLACE_NUMBER($station) } de la Gare centrale
        [35] l’emplacement { PLACE_NUMBER($station) } de la Gare centrale
        [36] l’emplacement { PLACE_NUMBER($station) } de la Gare centrale
        [37] l’emplacement { PLACE_NUMBER($station) } de la Gare centrale
        [38] l’emplacement { PLACE_NUMBER($station) } de la Gare centrale
        [39] l’emplacement { PLACE_NUMBER($station) } de la Gare centrale
        [40] l’emplacement { PLACE_NUMBER($station) } de la Gare centrale
       *[other] la station { $station }
    }
share = carte Action de { $percent } % de la { company }
crossings = { $crossings ->
        [one] { $crossings } passage
       *[other] { $crossings } passages
    }
tourists = { $tourists ->
        [one] { $tourists } touriste
       *[other] { $tourists } touristes
    }
line-owner = { OWNER($owner) } : la ligne qui part de { departure }.
line-nobody = La ligne qui part de { departure } n’est à personne.
line-none = Aucune ligne ne part encore de { departure }.
line-squares = Cases dans l’ordre : { SQUARE($squares) }
line-waits = { crossings } jusqu’ici ; elle attend une tuile en { SQUARE($square) }.
line-ended = Elle s’est terminée { $end ->
        [centre] à la Gare centrale
       *[other] à la station { $end }
    } après { crossings } et a rapporté { points }.
ask-taxi = Conduire le { tourist } : { CARDS($cards) ->
        [one] { CARDS($cards) } carte
       *[other] { CARDS($cards) } cartes
    }, { points }, ou laisser le taxi où il est ?
ask-to-space = Vers quel emplacement de votre rangée conduisez-vous le { tourist } ?
ask-to-square = Votre rangée n’a plus d’emplacement libre pour le { tourist }. Vers les touristes de quelle case le conduisez-vous ?
ask-to-away = Le { tourist } ne trouve pas de place et quitte la partie.
ask-tourists = Plusieurs touristes se tiennent en { SQUARE($square) }. Choisissez lequel part d’abord, puis où il va.
ask-tourist = Quel touriste mettez-vous en { SQUARE($square) } ?
ask-arrange = Quelle carte Monument posez-vous à la place { FROM_ONE($place) } de votre rangée ?
ask-keep = Garder la tuile piochée ou la remettre ?

## Pourquoi un choix d’options est refusé

refusal-one-without-solo = À un seul joueur, il n’y a que la partie solo : choisissez le module « solo » ou jouez de 2 à 6.
refusal-one-city = On ne joue qu’avec une ville à la fois, pas avec « { $cities } ».
refusal-frame-order = Le cadre demande chacun des nombres de 1 à { $players } exactement une fois, un par place, pas « { $value } ».
refusal-stations-with-rails = Les gares centrales et les rails centraux ne se combinent pas. Choisissez l’un de ces modules.
refusal-city-with-solo = La partie solo se joue sans ville. Retirez { CITY($city) } ou la partie solo.
refusal-modules-with-solo = La partie solo ne se combine avec aucun autre module ; vous avez choisi : { MODULE($modules) }.
refusal-hand-with-solo = En solo, deux tuiles sont toujours visibles ; une main de { $hand } n’y est pas possible.
refusal-harder-without-solo = La variante plus difficile est celle de la partie solo. Choisissez aussi la partie solo ou retirez la variante.
refusal-variant-without-stockholm = La variante de Stockholm demande la ville de Stockholm.
refusal-row-without-paris = Vous ne pouvez ordonner votre rangée qu’à Paris.
refusal-sides-without-berlin = La face des cartes Monument ne se choisit qu’à Berlin.
refusal-frame-with-companies = Ici, les stations appartiennent aux sociétés : il n’y a pas de couleurs de cadre à choisir.

## Pourquoi un coup est refusé

refusal-drawn-tile-first = Vous avez pioché une tuile : vous devez la poser maintenant.
refusal-tower-empty = La tour Métro est vide : vous ne pouvez pas piocher. Posez une tuile de votre main ou passez si vous n’en avez pas.
refusal-pass-with-tower = Vous ne pouvez passer que si la tour Métro est vide. Posez votre tuile ou piochez-en une.
refusal-pass-with-tile = Vous ne pouvez passer que sans tuile. Il vous en reste une à poser.
refusal-tile-not-held = Vous n’avez pas cette tuile : { TILE($tiles) }. Posez l’une des vôtres.
refusal-tile-unknown = Il n’y a pas de tuile Rails { $tiles }. Une tuile s’écrit avec quatre lettres, par exemple aacb.
refusal-turned = Ici, on ne tourne pas les tuiles : posez la tuile avec 0 rotation au lieu de { $turns }. Pour les tourner, il faut la variante de l’orientation libre.
refusal-turned-again = Donnez le plus petit nombre de quarts de tour qui place ainsi la tuile ; { $turns } n’est pas nécessaire.
refusal-square-outside = Il n’y a pas de case { SQUARE($squares) } : les rangées et les colonnes vont de 0 à 7.
refusal-square-central = La case { SQUARE($squares) } fait partie de la Gare centrale. Posez votre tuile sur l’une des autres cases.
refusal-square-occupied = Il y a déjà une tuile en { SQUARE($squares) }. Posez la vôtre sur une case vide.
refusal-square-not-adjacent = La case { SQUARE($squares) } n’est ni au bord ni à côté d’une tuile posée. Posez la vôtre au bord ou à côté d’une tuile déjà posée.
refusal-one-tile-line = En { SQUARE($squares) }, la tuile terminerait une ligne sur une seule tuile, depuis { STATION($stations) }. Une ligne doit traverser plus d’une tuile : choisissez une autre case.
refusal-station-used = Cette tuile Gare centrale est déjà placée ({ OWNER($owner) }) ; il n’y en a qu’une par joueur ou par société.
refusal-place-taken = Il y a déjà une tuile Gare centrale ici : { PLACE($places) }. Choisissez un emplacement libre.
refusal-station-one-tile = Depuis { PLACE($places) }, la ligne serait terminée sur la seule tuile en { SQUARE($squares) }. Choisissez un autre emplacement.
refusal-share-revealed = Votre { CARDS($cards) } est déjà visible : elle ne peut être ni échangée ni révélée une seconde fois.
refusal-exchange-closed = On ne peut plus échanger de cartes Action. Sociétés qui ont atteint { $profit ->
        [one] { $profit } point
       *[other] { $profit } points
    } de profit : { COLOUR($companies) }.
refusal-exchange-stalled = Personne n’a posé de tuile depuis { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }. L’échange sera de nouveau possible quand une tuile aura été posée.
refusal-must-extend = Ici, vous ne pouvez ni piocher ni passer : prolongez une ligne de la { company } avec l’une de vos tuiles visibles.
refusal-not-the-company = Aucune ligne de la { company } ne s’arrête en { SQUARE($squares) }. Vous pouvez en prolonger une ici : { SQUARE($heads) }.
refusal-tourist-not-here = Il n’y a pas de { tourist } en { SQUARE($squares) }. Choisissez l’un de ceux qui s’y trouvent.
refusal-tourist-gone = Le { tourist } se trouve déjà en { SQUARE($squares) }. Choisissez-en un encore disponible.
refusal-monument-not-left = La carte Monument { CARD($card) } n’est pas une de vos cartes sans place.
refusal-tourist-goal-space = Placez le { tourist } sur un emplacement libre de sa couleur dans votre rangée.
refusal-tourist-goal-square = Vous n’avez pas d’emplacement libre pour le { tourist }. Ajoutez-le aux touristes de l’une de ces cases : { SQUARE($squares) }.
refusal-tourist-goal-away = Il n’y a de place pour le { tourist } ni dans votre rangée ni sur le plateau. Il doit quitter la partie.
refusal-line-unknown = Il n’y a pas de ligne « { $value } » dans cette partie. Les lignes portent le numéro de leur station, de 1 à 32, celles des tuiles Gare centrale c0 à c7 ou 33 à 40 : line 14.
refusal-modules-not-in-play = Cette partie se joue sans { MODULE($modules) }.
refusal-city-not-in-play = Cette partie se joue sans { CITY($city) }.
refusal-no-tourist-to-lead = Personne ne conduit de touristes dans cette partie.

## Pourquoi des tuiles posées sont refusées

refusal-notation-short = « { $part } » à partir du caractère { FROM_ONE($position) } est trop court : chaque tuile posée s’écrit en six caractères, par exemple aacb01.
refusal-notation-tile = « { $part } » à partir du caractère { FROM_ONE($position) } n’est pas une tuile Rails. Écrivez d’abord les quatre lettres d’une tuile, comme dans aacb01.
refusal-notation-digit = Le caractère { FROM_ONE($position) } est « { $part } », mais les rangées et les colonnes sont des chiffres de 0 à 7.
refusal-tiles-used-up = La tuile { $tiles } à partir du caractère { FROM_ONE($position) } est de trop : le jeu ne compte { $number ->
        [one] que { $number } tuile
       *[other] que { $number } tuiles
    } de ce type.

## Pourquoi une feuille de comptage est refusée

refusal-sheet-tiles = La tuile en { SQUARE($squares) } est de trop. Nombre de tuiles comme { TILE($tiles) } dans la boîte : { $number }.
refusal-rails-too-many = La tuile Rails centraux en { SQUARE($squares) } est de trop. Nombre de tuiles comme { TILE($tiles) } dans la boîte : { $number }.
refusal-noted-with-tiles = Posez les tuiles ou notez les points des lignes, mais pas les deux.
refusal-card-first = Indiquez d’abord la carte ou le plateau qui porte cela.
refusal-tourists-too-many = Il n’y a pas d’autre { tourist } : la boîte n’en compte que { $tourists }.
refusal-row-gap = Les touristes remplissent la rangée depuis la gauche, mais un emplacement est libre avant celui-ci.
refusal-tokens-too-many = À ce nombre de joueurs, personne n’a plus de { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
refusal-point-tiles-too-many = { OWNER($owner) } : tuiles PV de cette couleur rapportées par les lignes : { $tiles }.
refusal-same-group = Il y a déjà un { tourist } dans ce groupe de cases ; ses quatre touristes sont de couleurs différentes.
refusal-tickets-known = Les touristes de cette couleur sont sur le plateau : les lignes disent qui a ses tickets. Retirez ces touristes pour noter des tickets.
refusal-tickets-too-many = De cette couleur, la boîte ne compte { $tickets ->
        [one] que { $tickets } ticket
       *[other] que { $tickets } tickets
    }.

## Ce qui s’est passé

effect-frame-dealt = { PLAYER($seat) } reçoit les stations du groupe { $frame }.
effect-dealt = { PLAYER($seat) } prend une tuile de la tour Métro.
effect-drew = { PLAYER($seat) } pioche une tuile et doit la poser.
effect-laid = { PLAYER($seat) } pose une tuile en { SQUARE($square) } : { TILE($tile) }.
effect-passed = { PLAYER($seat) } passe.
effect-line-scored = { OWNER($owner) } marque { points } : la ligne de { departure } se termine à { $end ->
        [centre] la Gare centrale
       *[other] la station { $end }
    } après { crossings }.
effect-line-unowned = La ligne de { departure } est terminée. Elle n’appartient à personne et ne rapporte rien.
effect-share-dealt = { PLAYER($seat) } reçoit une carte Action secrète de { $percent } %.
effect-exchanged-open = { PLAYER($seat) } échange et prend la { share }, qui était visible.
effect-exchanged-pile = { PLAYER($seat) } échange une carte Action de { $percent } % et prend celle du dessus de la pile.
effect-share-open = La { share } est maintenant visible.
effect-share-revealed = { PLAYER($seat) } révèle la { share }.
effect-station-placed = { OWNER($owner) } place une tuile Gare centrale : { PLACE($place) }.
effect-rail-laid = Une tuile Rails centraux recouvre { SQUARE($square) } : { TILE($tile) }.
effect-card-revealed = La carte révélée est celle de la { company }.
effect-tile-returned = Une tuile retourne dans la tour Métro : { TILE($tile) }.
effect-monument-dealt = { PLAYER($seat) } reçoit la carte Monument { CARD($card) }.
effect-monument-arranged = { PLAYER($seat) } pose la carte Monument { CARD($card) } à la place { FROM_ONE($place) }.
effect-monument-laid = La carte Monument { CARD($card) } rejoint la rangée.
effect-card-turned = La carte Monument { CARD($card) } montre sa face { $side ->
        [A] A
       *[B] B
    }.
effect-token-dealt = { PLAYER($seat) } reçoit un jeton secret.
effect-token-laid = Le jeton Touriste { $colour ->
        [yellow] jaune
        [blue] bleu
        [orange] orange
        [grey] gris
        [red] rouge
        [brown] marron
        [green] vert
       *[purple] violet
    } est posé sur la carte { FROM_ONE($position) } de la rangée.
effect-board-dealt = { PLAYER($seat) } reçoit le plateau Monument { FROM_ONE($board) }.
effect-tourist-on-square = Un { tourist } est placé en { SQUARE($square) }.
effect-tourist-at-station = Un { tourist } est placé à la station { $station }.
effect-tourist-on-card = Un { tourist } est placé sur la carte Monument { CARD($card) }.
effect-tourist-chosen = { PLAYER($seat) } place le { tourist } sur la tuile en { SQUARE($square) }.
effect-tourist-to-space = { PLAYER($seat) } conduit le { tourist } de { SQUARE($from) } à l’emplacement { FROM_ONE($space) } de sa rangée.
effect-tourist-to-square = { PLAYER($seat) } conduit le { tourist } de { SQUARE($from) } vers les autres touristes en { SQUARE($square) }.
effect-tourist-to-away = { PLAYER($seat) } défausse le { tourist } de { SQUARE($from) }.
effect-tourist-to-row = { PLAYER($seat) } envoie le { tourist } de { SQUARE($from) } à l’emplacement { FROM_ONE($space) } de la rangée{ $points ->
        [0] .
       *[other] {" "}et marque { points }.
    }
effect-tourist-to-board = { OWNER($owner) } prend le { tourist } de la station { $station }.
effect-point-tile-taken = { OWNER($owner) } prend une tuile PV { $colour ->
        [yellow] jaune
        [blue] bleue
        [orange] orange
        [grey] grise
        [red] rouge
        [brown] marron
        [green] verte
       *[purple] violette
    }.
effect-ticket-taken = { OWNER($owner) } prend un ticket { $colour ->
        [yellow] jaune
        [blue] bleu
        [orange] orange
        [grey] gris
        [red] rouge
        [brown] marron
        [green] vert
       *[purple] violet
    }.
effect-taxi-starts = Le taxi part de la tuile Direction de { $side ->
        [left] gauche
       *[right] droite
    }.
effect-taxi-driven = { CARDS($cards) ->
        [0] { PLAYER($seat) } laisse le taxi où il est ; le { tourist } quitte la partie.
        [one] { PLAYER($seat) } conduit le { tourist } une carte plus loin et marque { points }.
       *[other] { PLAYER($seat) } conduit le { tourist } { CARDS($cards) } cartes plus loin et marque { points }.
    }

## D’où viennent les points

entry-line = Ligne de { departure } : { crossings }
entry-doubling = Ligne de { departure } : doublée, car elle se termine à la Gare centrale
entry-lines-noted = Points notés pour les lignes
entry-shares = { $percent } % de la { company }, valeur { $value }
entry-majority = Majorité dans la { company } avec { $percent } %, profit { $profit }
entry-last-company = Points de la { company }, qui en a le moins
entry-gap = Écart entre la { company } avec { $best } et la dernière avec { $last }
entry-paris-run = Plus longue suite de la rangée : { tourists }
entry-paris-others = Hors de la plus longue suite : { tourists }
entry-paris-full-cards = { CARDS($cards) ->
        [one] { CARDS($cards) } carte complète
       *[other] { CARDS($cards) } cartes complètes
    }
entry-stockholm-colour = Jeton Touriste { $colour ->
        [yellow] jaune
        [blue] bleu
        [orange] orange
        [grey] gris
        [red] rouge
        [brown] marron
        [green] vert
       *[purple] violet
    } : { tourists } dans la rangée
entry-stockholm-spaces = Touristes conduits sur la rangée
entry-london-rides = Trajets en taxi
entry-new-york-monument = Monument { $colour ->
        [yellow] jaune
        [blue] bleu
        [orange] orange
        [grey] gris
        [red] rouge
        [brown] marron
        [green] vert
       *[purple] violet
    } : { tourists }
entry-point-tiles = Tuiles PV { $colour ->
        [yellow] jaunes
        [blue] bleues
        [orange] orange
        [grey] grises
        [red] rouges
        [brown] marron
        [green] vertes
       *[purple] violettes
    } : { $tiles }
entry-berlin-tickets = { $tickets ->
        [one] { $tickets } ticket { $colour ->
            [yellow] jaune
            [blue] bleu
            [orange] orange
            [grey] gris
            [red] rouge
            [brown] marron
            [green] vert
           *[purple] violet
        }
       *[other] { $tickets } tickets { $colour ->
            [yellow] jaunes
            [blue] bleus
            [orange] orange
            [grey] gris
            [red] rouges
            [brown] marron
            [green] verts
           *[purple] violets
        }
    }
