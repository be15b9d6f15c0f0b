### Ce que dit Helsinki. Un message sans préfixe fait partie d’autres messages. Les codes (couleurs, côtés) ne font que
### choisir une forme, ils ne sont jamais affichés. Un toit s’affiche ligne,colonne et une action A4 (piocher une carte…).

## Noms

title-helsinki = Helsinki
module-dry-roads = Routes sûres
side-north = nord
side-east = est
side-south = sud
side-west = ouest
action-A1 = avancer de 1 à 6 cases
action-A2 = poser deux tuiles Pavillon joker
action-A3 = pousser la tuile depuis n’importe quel côté
action-A4 = piocher une carte de plus
action-A5 = poser une superstructure de plus
action-A6 = avancer de 1 à 5 cases
action-A7 = poser une tuile Pavillon joker
action-A8 = construire une seconde tuile
action-A9 = payer une carte de moins
action-A10 = déplacer une superstructure
action-A11 = reculer d’une case
action-A12 = pas de limite de cartes en main jusqu’à la fin du tour de table suivant
action-A13 = construire après avoir pioché
action-A14 = payer avec une carte d’une autre couleur
action-A15 = marquer deux points

## Options

option-cover = Les actions recouvertes : none (aucune), bottom (la ligne du bas), random (cinq au hasard) ou cinq au choix, par exemple A1,A4,A8,A12,A15.

## Parties de messages

superstructures = { $superstructures ->
        [0] aucune superstructure
        [one] { $superstructures } superstructure
       *[other] { $superstructures } superstructures
    }
wild-card = carte joker
pavilion-card = carte { $colour ->
        [purple] violette
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } { $number } ({ $size } toits, { superstructures })
ask-helsinki-space = Sur quelle case Sénat placez-vous votre pion ? Les autres suivent.
ask-helsinki-pay = { $card } : avec quelles cartes payez-vous ?
ask-helsinki-push = { $card } : où s’arrête sa tuile ?
ask-helsinki-roof = Quel toit de la nouvelle tuile porte la superstructure ?
ask-helsinki-wild = Où posez-vous la tuile Pavillon joker ?
ask-helsinki-shift = Quelle superstructure déplacez-vous, et où ?
ask-helsinki-discard = Vous avez trop de cartes : laquelle défaussez-vous ?

## Pourquoi un choix d’options est refusé

refusal-cover-five = « { $value } » ne peut pas être recouvert. Donnez exactement { $number } actions différentes.

## Pourquoi un coup est refusé

refusal-space-unknown = Il n’y a pas de case Sénat { $spaces } : les cases sont numérotées de 0 à 7.
refusal-walk-first = Déplacez d’abord votre pion Joueur ; ensuite, vous piochez ou vous construisez.
refusal-already-walked = Vous avez déjà déplacé votre pion Joueur pendant ce tour.
refusal-walk-too-far = { $reach ->
        [-1] Avec A11, vous reculez d’une case exactement, dans le sens inverse des aiguilles d’une montre.
       *[other] Vous devez avancer de 1 à { $reach } cases dans le sens des aiguilles d’une montre.
    }
refusal-act-first = Vous ne pouvez pas encore terminer votre tour. Déplacez votre pion Joueur, puis piochez ou construisez.
refusal-already-acted = Vous avez déjà pioché ou construit pendant ce tour. Utilisez une action ou terminez votre tour.
refusal-must-build = Vous venez d’utiliser une action pour construire. Indiquez la carte avec laquelle vous voulez construire.
refusal-action-unknown = Il n’y a pas d’action « { $action } ». Les actions vont de A1 à A15.
refusal-action-covered = L’action { $action } est recouverte dans cette partie : personne ne peut l’utiliser.
refusal-action-used = Vous avez déjà utilisé l’action { $action }. Chaque action ne sert qu’une fois par partie.
refusal-no-coat = { $coats ->
        [0] Vous n’avez pas de blason dans votre prairie pour utiliser l’action { $action }.
        [one] Vous n’avez que { $coats } blason dans votre prairie : c’est trop peu pour utiliser aussi l’action { $action }.
       *[other] Vous n’avez que { $coats } blasons dans votre prairie : c’est trop peu pour utiliser aussi l’action { $action }.
    }
refusal-movement-over = Il est trop tard pour l’action { $action } : utilisez-la avant de vous déplacer, et une seule des actions A1, A6 et A11 par tour.
refusal-with-the-draw = L’action { $action } ne s’utilise pas seule. Annoncez-la au moment de piocher.
refusal-with-the-build = L’action { $action } ne s’utilise pas seule. Annoncez-la avec la carte qui vous sert à construire.
refusal-after-a-draw = L’action { $action } n’est possible qu’après avoir pioché et avant de construire.
refusal-after-a-build = L’action { $action } n’est possible qu’après avoir construit une tuile pendant ce tour.
refusal-nothing-to-build = L’action { $action } n’aurait aucun effet : il n’y a pas de tuile que vous puissiez payer et pousser maintenant.
refusal-no-place-for-wild = L’action { $action } n’aurait aucun effet : aucune case de toit vide de votre plateau ne touche une tuile.
refusal-nothing-to-move = L’action { $action } n’aurait aucun effet : vous n’avez pas de superstructure sur votre plateau, ou pas de toit libre pour en accueillir une.
refusal-no-card = L’action { $action } n’aurait aucun effet : la pioche et la défausse sont vides.
refusal-no-superstructure = L’action { $action } n’aurait aucun effet : il n’y a pas de superstructure supplémentaire dans la réserve.
refusal-no-roof = L’action { $action } n’aurait aucun effet : la tuile n’a pas de toit libre pour cela.
refusal-card-not-held = Vous n’avez pas cette carte, ou pas en assez d’exemplaires : { $cards }.
refusal-wild-named = Une carte joker ne montre pas de tuile. Choisissez une carte de couleur pour construire ; les cartes joker aident à la payer.
refusal-tile-gone = La tuile de la { $cards } n’est plus dans la réserve. La carte peut encore servir à payer.
refusal-nothing-to-save = A9 n’apporte rien avec la { $cards } : la carte choisie elle-même est toujours jouée.
refusal-cannot-pay = Vous ne pouvez pas payer la { $cards } : elle coûte en tout { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }, de sa couleur ou joker. Avec A14, exactement une de ces cartes est d’une autre couleur.
refusal-no-push = La tuile de la { $cards } ne peut être poussée nulle part. Côtés d’où elle peut venir : { $sides }.
refusal-wrong-price = Le prix est d’exactement { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    } en tout, carte choisie comprise.
refusal-wrong-colour = { $number ->
        [0] Vous ne pouvez payer qu’avec des cartes joker et des cartes de la couleur de la tuile, pas avec : { $cards }.
       *[other] Avec A14, exactement une des cartes payées doit être d’une autre couleur que la tuile.
    }
refusal-roof-outside = Ces cases de toit ne sont pas toutes sur votre plateau : { $roofs }. Les lignes et les colonnes vont de 0 à 6.
refusal-not-the-tile = Même tournée ou retournée, la tuile de la { $cards } ne peut pas occuper exactement ces cases : { $roofs }.
refusal-roof-taken = Il y a déjà une tuile ou le monument ici : { $taken }. Choisissez des cases de toit vides.
refusal-not-stopped = La tuile de la { $cards } ne s’arrêterait pas ici : { $roofs }. Il lui faut le monument ou une autre tuile juste devant elle. Côtés d’où elle peut venir : { $sides }.
refusal-way-blocked = La tuile de la { $cards } ne peut pas arriver ici : { $roofs }. Une autre tuile ou le monument lui barre le chemin. Côtés d’où elle peut venir : { $sides }.
refusal-not-the-new-tile = { $roofs } ne fait pas partie de la tuile que vous venez de construire. C’est sur elle que va la superstructure.
refusal-roof-carries = Le toit { $roofs } porte déjà une superstructure. Choisissez un toit libre.
refusal-wild-alone = { $roofs } ne touche aucune tuile. Une tuile Pavillon joker se pose bord à bord avec une tuile de votre plateau.
refusal-no-superstructure-there = Il n’y a pas de superstructure à déplacer en { $roofs }.
refusal-not-built = Il n’y a pas de tuile en { $roofs }. Une superstructure se pose sur le toit d’une tuile.
refusal-discard-first = { $cards ->
        [one] Vous avez { $cards } carte de trop. Défaussez-la d’abord ; la seule action possible maintenant est A12.
       *[other] Vous avez { $cards } cartes de trop. Défaussez-les d’abord ; la seule action possible maintenant est A12.
    }

## Pourquoi l’image d’un plateau est refusée

refusal-picture-lines = L’image d’un plateau a { $lines } lignes ; celle-ci en a { $line }.
refusal-picture-width = La ligne { $line } de l’image n’a pas exactement { $width } signes : voyez la colonne { $column }.
refusal-picture-sign = Ligne { $line }, colonne { $column } de l’image : « { $sign } » ne peut pas s’y trouver. Les signes sont p, g, r, b et y (en majuscule avec une superstructure), * et + pour les tuiles Pavillon joker et un point pour une case vide ; # pour le monument est au milieu et nulle part ailleurs.

## Ce qui s’est passé

effect-card-removed = La { $card } est retirée du jeu.
effect-action-covered = L’action { $action } est recouverte.
effect-pawns-placed = { seat } place son pion sur la case Sénat { $senate } ; chacun des autres suit deux cases plus loin, dans le sens des aiguilles d’une montre.
effect-slot-filled = La { $card } est maintenant visible sur la case de carte { $slot }.
effect-card-dealt = { seat } prend une carte de la pioche.
effect-last-round = C’était la dernière carte de la pioche : ce tour de table est le dernier.
effect-reshuffled = La défausse est mélangée pour former une nouvelle pioche de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
effect-walked = { seat } { $spaces ->
        [-1] recule d’une case
        [one] avance de { $spaces } case
       *[other] avance de { $spaces } cases
    } et arrive sur la case Sénat { $senate }.
effect-cards-taken = { $number ->
        [0] { seat } ne trouve aucune carte à prendre.
       *[other] { seat } prend : { $cards }.
    }
effect-discarded = { seat } défausse la { $card }.
effect-action-used = { seat } utilise l’action { $action }.
effect-building = { seat } construit avec la { $card }.
effect-paid = { $number ->
        [0] { seat } n’a pas d’autre carte à payer.
       *[other] { seat } paie aussi : { $cards }.
    }
effect-built = { seat } pousse la tuile de la { $card }, qui s’arrête en { $roofs }.
effect-colour-touched = La tuile de { seat } en touche une autre de sa couleur : une carte de la pioche suit.
effect-coats-won = { seat } gagne { $coats ->
        [one] { $coats } blason
       *[other] { $coats } blasons
    }.
effect-superstructure = { seat } pose une superstructure en { $roof }.
effect-wild-placed = { seat } pose une tuile Pavillon joker en { $roof }.
effect-superstructure-moved = { seat } déplace une superstructure de { $source } à { $target }.
effect-visitors-connected = { seat } a relié ses quatre visiteurs, prend la plus forte carte Bonus restante et marque { points }.

## D’où viennent les points

entry-score-track = Points sur la piste de score
entry-row = Ligne { $row } complète
entry-column = Colonne { $column } complète
entry-superstructures-crossings = { superstructures } au croisement de lignes et de colonnes complètes
entry-superstructures-along = { superstructures } dans une seule ligne ou colonne complète
entry-superstructures-nowhere = { superstructures } hors des lignes et colonnes complètes
entry-bonus-card = Carte Bonus pour les visiteurs reliés
