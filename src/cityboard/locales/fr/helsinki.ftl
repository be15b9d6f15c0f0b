### Ce que dit Helsinki. Un message sans préfixe fait partie d’autres messages. Les codes (couleurs, côtés) ne font que
### choisir une forme, ils ne sont jamais affichés. Un toit s’affiche ligne,colonne et une action A3 avec sa signification ;
### dans un navigateur, B1 et 3 avec sa signification. Une case Sénat et une action sont toujours précédées de leur mot.

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
    } { $number } ({ $size ->
        [one] { $size } toit
       *[other] { $size } toits
    }, { superstructures })
ask-helsinki-space = Sur quelle case Sénat placez-vous votre pion ? Les autres suivent.
ask-helsinki-pay = { CARD($card) } : avec quelles cartes payez-vous ?
ask-helsinki-push = { CARD($card) } : où s’arrête sa tuile ?
ask-helsinki-roof = Quel toit de la nouvelle tuile porte la superstructure ?
ask-helsinki-wild = Où posez-vous la tuile Pavillon joker ?
ask-helsinki-shift = Quelle superstructure déplacez-vous, et où ?
ask-helsinki-discard = Vous avez trop de cartes : laquelle défaussez-vous ?

## Pourquoi un choix d’options est refusé

refusal-cover-five = « { $value } » ne peut pas être recouvert. Donnez exactement { $number } actions différentes.

## Pourquoi un coup est refusé

refusal-space-unknown = Il n’y a pas de case Sénat { $spaces } : les cases sont numérotées de 0 à 7.
refusal-space-first = Choisissez d’abord une case Sénat. Les actions de blason ne s’utilisent que pendant votre tour.
refusal-walk-first = Déplacez d’abord votre pion Joueur ; ensuite, vous piochez ou vous construisez.
refusal-already-walked = Vous avez déjà déplacé votre pion Joueur pendant ce tour.
refusal-walk-too-far = { $reach ->
        [-1] Pendant ce tour, vous reculez d’une case exactement, dans le sens inverse des aiguilles d’une montre.
        [one] Vous devez avancer d’une case exactement, dans le sens des aiguilles d’une montre.
       *[other] Vous devez avancer de 1 à { $reach } cases dans le sens des aiguilles d’une montre.
    }
refusal-act-first = Vous ne pouvez pas encore terminer votre tour. Déplacez votre pion Joueur, puis piochez ou construisez.
refusal-already-acted = Vous avez déjà pioché ou construit pendant ce tour. Utilisez une action ou terminez votre tour.
refusal-must-build = Vous venez d’utiliser une action pour construire. Indiquez la carte avec laquelle vous voulez construire.
refusal-action-unknown = Il n’y a pas d’action « { ACTION($action) } ». Les actions vont de A1 à A15.
refusal-action-covered = L’action { ACTION($action) } est recouverte dans cette partie : personne ne peut l’utiliser.
refusal-action-used = Vous avez déjà utilisé l’action { ACTION($action) }. Chaque action ne sert qu’une fois par partie.
refusal-no-coat = { $coats ->
        [0] Vous n’avez pas de blason sur votre prairie pour utiliser l’action { ACTION($action) }.
        [one] Vous n’avez que { $coats } blason sur votre prairie : c’est trop peu pour utiliser aussi l’action { ACTION($action) }.
       *[other] Vous n’avez que { $coats } blasons sur votre prairie : c’est trop peu pour utiliser aussi l’action { ACTION($action) }.
    }
refusal-movement-over = Il est trop tard pour l’action { ACTION($action) } : utilisez-la avant de vous déplacer, et une seule action de déplacement par tour.
refusal-with-the-draw = L’action { ACTION($action) } ne s’utilise pas seule. Annoncez-la au moment de piocher.
refusal-with-the-build = L’action { ACTION($action) } ne s’utilise pas seule. Annoncez-la avec la carte qui vous sert à construire.
refusal-after-a-draw = L’action { ACTION($action) } n’est possible qu’après avoir pioché et avant de construire.
refusal-after-a-build = L’action { ACTION($action) } n’est possible qu’après avoir construit une tuile pendant ce tour.
refusal-nothing-to-build = L’action { ACTION($action) } n’aurait aucun effet : il n’y a pas de tuile que vous puissiez payer et pousser maintenant.
refusal-no-place-for-wild = L’action { ACTION($action) } n’aurait aucun effet : aucune case de toit vide de votre plateau ne touche une tuile.
refusal-nothing-to-move = L’action { ACTION($action) } n’aurait aucun effet : vous n’avez pas de superstructure sur votre plateau, ou pas de toit libre pour en accueillir une.
refusal-no-card = L’action { ACTION($action) } n’aurait aucun effet : la pioche et la défausse sont vides.
refusal-no-superstructure = L’action { ACTION($action) } n’aurait aucun effet : il n’y a pas de superstructure supplémentaire dans la réserve.
refusal-no-roof = L’action { ACTION($action) } n’aurait aucun effet : la tuile n’a pas de toit libre pour cela.
refusal-card-not-held = Vous n’avez pas cette carte, ou pas en assez d’exemplaires : { CARDS($cards) }.
refusal-wild-named = Une carte joker ne montre pas de tuile. Choisissez une carte de couleur pour construire ; les cartes joker aident à la payer.
refusal-tile-gone = La tuile de la { CARDS($cards) } n’est plus dans la réserve. La carte peut encore servir à payer.
refusal-nothing-to-save = L’action « { action-A9 } » n’apporte rien avec la { CARDS($cards) } : la carte choisie elle-même est toujours jouée.
refusal-cannot-pay = Vous ne pouvez pas payer la { CARDS($cards) } : elle coûte en tout { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }, de sa couleur ou joker. Avec l’action « { action-A14 } », exactement une de ces cartes est d’une autre couleur.
refusal-no-push = La tuile de la { CARDS($cards) } ne peut être poussée nulle part. Côtés d’où elle peut venir : { SIDE($sides) }.
refusal-wrong-price = Le prix est d’exactement { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    } en tout, carte choisie comprise.
refusal-wrong-colour = { $number ->
        [0] Vous ne pouvez payer qu’avec des cartes joker et des cartes de la couleur de la tuile, pas avec : { CARDS($cards) }.
       *[other] Avec l’action « { action-A14 } », exactement une des cartes payées doit être d’une autre couleur que la tuile.
    }
refusal-roof-outside = Ces cases de toit ne sont pas toutes sur votre plateau : { ROOF($roofs) }. Les lignes et les colonnes vont de 0 à 6.
refusal-not-the-tile = Même tournée ou retournée, la tuile de la { CARDS($cards) } ne peut pas occuper exactement ces cases : { ROOF($roofs) }.
refusal-roof-taken = Il y a déjà une tuile ou le monument ici : { ROOF($taken) }. Choisissez des cases de toit vides.
refusal-not-stopped = La tuile de la { CARDS($cards) } ne s’arrêterait pas ici : { ROOF($roofs) }. Il lui faut le monument ou une autre tuile juste devant elle. Côtés d’où elle peut venir : { SIDE($sides) }.
refusal-way-blocked = La tuile de la { CARDS($cards) } ne peut pas arriver ici : { ROOF($roofs) }. Une autre tuile ou le monument lui barre le chemin. Côtés d’où elle peut venir : { SIDE($sides) }.
refusal-not-the-new-tile = { ROOF($roofs) } ne fait pas partie de la tuile que vous venez de construire. C’est sur elle que va la superstructure.
refusal-roof-carries = Le toit { ROOF($roofs) } porte déjà une superstructure. Choisissez un toit libre.
refusal-wild-alone = { ROOF($roofs) } ne touche aucune tuile. Une tuile Pavillon joker se pose bord contre bord avec une tuile de votre plateau.
refusal-no-superstructure-there = Il n’y a pas de superstructure à déplacer en { ROOF($roofs) }.
refusal-not-built = Il n’y a pas de tuile en { ROOF($roofs) }. Une superstructure se pose sur le toit d’une tuile.
refusal-discard-first = { CARDS($cards) ->
        [one] Vous avez { CARDS($cards) } carte de trop. Défaussez-la d’abord ; la seule action possible maintenant est « { action-A12 } ».
       *[other] Vous avez { CARDS($cards) } cartes de trop. Défaussez-les d’abord ; la seule action possible maintenant est « { action-A12 } ».
    }

## Pourquoi l’image d’un plateau est refusée

refusal-picture-lines = L’image du plateau n’a pas le bon nombre de lignes : { $line } au lieu de { $lines }.
refusal-picture-width = La ligne { $line } de l’image n’a pas le bon nombre de signes ({ $width }) : voyez la colonne { $column }.
refusal-picture-sign = Ligne { $line }, colonne { $column } de l’image : « { $sign } » ne peut pas s’y trouver. Les signes sont p, g, r, b et y (en majuscule avec une superstructure), * et + pour les tuiles Pavillon joker et un point pour une case vide ; # pour le monument est au milieu et nulle part ailleurs.

## Pourquoi une feuille de comptage est refusée

refusal-roofs-too-many = Toutes les tuiles { $colour ->
        [purple] violettes
        [green] vertes
        [red] rouges
        [blue] bleues
       *[yellow] jaunes
    } de la boîte ne comptent ensemble { $number ->
        [one] que { $number } toit
       *[other] que { $number } toits
    }.
refusal-wild-too-many = Un plateau ne porte jamais plus de { $tiles ->
        [one] { $tiles } tuile joker
       *[other] { $tiles } tuiles joker
    }.
refusal-superstructures-too-many = Trop de superstructures : la boîte en compte { $superstructures }.
refusal-no-coat-won = Ce plateau n’a gagné aucun blason qui puisse se trouver sur le plateau Action.
refusal-not-connected = Les quatre visiteurs de ce plateau ne sont pas reliés : il n’a pas de carte Bonus.
refusal-higher-bonus-left = La plus forte carte Bonus part la première, et il en reste une plus forte.

## Ce qui s’est passé

effect-card-removed = La { CARD($card) } est retirée du jeu.
effect-action-covered = L’action { ACTION($action) } est recouverte.
effect-pawns-placed = { PLAYER($seat) } place son pion sur la case Sénat { SENATE($senate) } ; chacun des autres suit deux cases plus loin, dans le sens des aiguilles d’une montre.
effect-slot-filled = La { CARD($card) } est maintenant visible sur la case de carte { $slot }.
effect-card-dealt = { PLAYER($seat) } prend une carte de la pioche.
effect-last-round = C’était la dernière carte de la pioche : ce tour de table est le dernier.
effect-reshuffled = La défausse est mélangée pour former une nouvelle pioche de { CARDS($cards) ->
        [one] { CARDS($cards) } carte
       *[other] { CARDS($cards) } cartes
    }.
effect-walked = { PLAYER($seat) } { $spaces ->
        [-1] recule d’une case
        [one] avance de { $spaces } case
       *[other] avance de { $spaces } cases
    } et arrive sur la case Sénat { SENATE($senate) }.
effect-cards-taken = { $number ->
        [0] { PLAYER($seat) } ne trouve aucune carte à prendre.
       *[other] { PLAYER($seat) } prend : { CARDS($cards) }.
    }
effect-discarded = { PLAYER($seat) } défausse la { CARD($card) }.
effect-action-used = { PLAYER($seat) } utilise l’action { ACTION($action) }.
effect-building = { PLAYER($seat) } construit avec la { CARD($card) }.
effect-paid = { $number ->
        [0] { PLAYER($seat) } n’a pas d’autre carte à payer.
       *[other] { PLAYER($seat) } paie aussi : { CARDS($cards) }.
    }
effect-built = { PLAYER($seat) } pousse la tuile de la { CARD($card) }, qui s’arrête en { ROOF($roofs) }.
effect-colour-touched = { PLAYER($seat) } pioche une carte : sa tuile touche une tuile de la même couleur.
effect-coats-won = { PLAYER($seat) } gagne { $coats ->
        [one] { $coats } blason
       *[other] { $coats } blasons
    }.
effect-superstructure = { PLAYER($seat) } pose une superstructure en { ROOF($roof) }.
effect-wild-placed = { PLAYER($seat) } pose une tuile Pavillon joker en { ROOF($roof) }.
effect-superstructure-moved = { PLAYER($seat) } déplace une superstructure de { ROOF($source) } à { ROOF($target) }.
effect-visitors-connected = { PLAYER($seat) } a relié ses quatre visiteurs, prend la plus forte carte Bonus restante et marque { points }.

## D’où viennent les points

entry-score-track = Points sur la piste de score
entry-row = Ligne { ROW($row) } complète
entry-column = Colonne { COLUMN($column) } complète
entry-superstructures-crossings = { superstructures } au croisement de lignes et de colonnes complètes
entry-superstructures-along = { superstructures } dans une seule ligne ou colonne complète
entry-superstructures-nowhere = { superstructures } hors des lignes et colonnes complètes
entry-bonus-card = Carte Bonus pour les visiteurs reliés
