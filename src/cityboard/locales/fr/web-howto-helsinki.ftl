### Comment jouer à Helsinki : ce qu’on lit avant les règles exactes, avec ses images. Aucun numéro de règle ici. Chaque
### nombre d’une légende a été compté par le moteur dans son image.

## Comment jouer

web-howto-helsinki-goal-heading = Le but
web-howto-helsinki-goal = Vous vous promenez autour de la place du Sénat, réunissez des cartes et faites de votre plateau Joueur un quartier d’Helsinki.
    Vous y poussez des tuiles Pavillon depuis ses quatre côtés, jusqu’à ce que des lignes et des colonnes entières soient
    construites. Elles rapportent des points à la fin, comme les superstructures de vos toits, surtout au croisement d’une
    ligne et d’une colonne complètes. La personne qui a le plus de points gagne.
web-howto-helsinki-picture-goal = 3 lignes et colonnes complètes rapportent 6 points. 2 superstructures sont au croisement de deux d’entre elles : 6 points. 2
    autres sont dans l’une d’elles : 2 points. La dernière ne rapporte rien. Cela fait 14 points en tout.

web-howto-helsinki-setup-heading = Avant de commencer
web-howto-helsinki-setup = Chaque personne a un plateau Joueur, avec le monument au milieu et huit blasons sur des cases de toit marquées. Huit cartes
    Pavillon sont visibles autour du plateau Sénat. Le premier joueur place son pion Joueur sur une case Sénat de son
    choix ; les autres suivent, chacun deux cases plus loin. Puis tout le monde pioche deux cartes.

web-howto-helsinki-turn-heading = Votre tour
web-howto-helsinki-turn = D’abord vous marchez, puis vous faites une chose parmi deux : piocher des cartes ou construire. Vous ne pouvez pas rester sur
    place, mais plusieurs pions peuvent partager une case.
web-howto-helsinki-picture-walk = Avancez dans le sens horaire de 1, 2 ou 3 cases, à votre guise.
web-howto-helsinki-picture-draw = Piochez les deux cartes à côté de votre case. Les cases de carte sont ensuite complétées. Ou construisez.
web-howto-helsinki-turn-limit = Vous pouvez garder sept cartes. Si vous en avez plus après avoir pioché, défaussez-en aussitôt jusqu’à sept.

    Choisissez bien votre case : elle décide des cartes que vous pouvez piocher et du côté d’où vous construisez.

web-howto-helsinki-building-heading = Construire
web-howto-helsinki-building = Pour construire, il faut des cartes d’une couleur. Les cartes joker remplacent toutes les couleurs, mais elles ne désignent
    jamais une tuile.
web-howto-helsinki-picture-choose = Choisissez une carte. Son nombre, 3, est le prix ; au-dessous se trouve la tuile, ici de 3 toits.
web-howto-helsinki-picture-pay = Jouez 3 cartes de cette couleur, y compris celle que vous avez choisie.
web-howto-helsinki-picture-push = Tournez et retournez la tuile comme vous voulez, puis poussez-la depuis le côté où se trouve votre pion.
web-howto-helsinki-picture-roof = La carte montre 1 superstructure. Posez-la sur un toit de la nouvelle tuile.
web-howto-helsinki-building-bonus = Si votre nouvelle tuile en touche une autre de sa couleur, bord contre bord, vous piochez une carte. Si la tuile d’une carte
    n’est plus disponible, vous pouvez encore jouer cette carte pour en payer une autre.

web-howto-helsinki-pushing-heading = Comment glisse une tuile
web-howto-helsinki-pushing = Votre plateau est orienté comme le plateau Sénat. Si vous êtes au nord, votre tuile entre par le nord et glisse tout droit vers
    le sud, dans le couloir de votre choix, jusqu’à ce que le monument ou une autre tuile l’arrête. Elle ne s’arrête jamais
    plus tôt et ne tourne pas. Les superstructures et les blasons ne la gênent pas. Votre première tuile doit être arrêtée
    par le monument.
web-howto-helsinki-picture-right-statue = Le monument arrête la tuile.
web-howto-helsinki-picture-wrong-through = Rien n’arrête la tuile dans ce couloir : elle le traverserait.
web-howto-helsinki-picture-right-tile = Un toit se trouve juste devant elle : la tuile s’arrête là.
web-howto-helsinki-picture-wrong-corner = Les toits ne se touchent que par un coin. Cela n’arrête pas une tuile.

web-howto-helsinki-coats-heading = Les blasons
web-howto-helsinki-coats = Quand une tuile s’arrête sur un blason, vous le gagnez et le mettez sur votre prairie. Il peut alors payer l’une des quinze actions
    du plateau Action : aller plus loin, pousser depuis n’importe quel côté, ajouter une tuile joker, et bien d’autres.
    Chaque action ne s’utilise qu’une fois dans la partie, mais plusieurs sont possibles en un tour.

    La plupart s’utilisent au moment voulu. Celles qui modifient une construction s’annoncent avec les cartes.
web-howto-helsinki-picture-coat = La tuile s’arrête sur un blason. Il est maintenant à vous.

web-howto-helsinki-end-heading = La fin
web-howto-helsinki-end = Quand la dernière carte de la pioche est partie, on termine le tour de table. Puis tout le monde compte :
    • deux points par ligne complète et par colonne complète ; le monument compte comme construit ;
    • trois points par superstructure au croisement d’une ligne et d’une colonne complètes ;
    • un point pour toute autre superstructure dans une ligne ou une colonne complète.

    La personne qui a le plus de points gagne. En cas d’égalité, c’est celle qui joue le plus tard.

web-howto-helsinki-tips-heading = Pour la première partie
web-howto-helsinki-tips = • Commencez près du monument et gardez vos tuiles groupées : ce qui dépasse arrête la suivante.
    • Pensez aux trous. Une case fermée des quatre côtés ne se remplit qu’avec une tuile joker.
    • Gardez deux couleurs plutôt que cinq. Les cartes chères valent la peine si elles montrent des superstructures.
    • Gagnez tôt les premiers blasons : plus vite vous les avez, plus vous avez de choix.

## Actions, variantes et extension

web-howto-helsinki-actions-heading = Les quinze actions
web-howto-helsinki-A1-heading = 1 · Une longue marche
web-howto-helsinki-A1 = Avancez de six cases au plus, au lieu de trois. Utilisez-la avant de marcher, sans autre action de marche dans le même tour.
web-howto-helsinki-A2-heading = 2 · Deux tuiles joker
web-howto-helsinki-A2 = Prenez deux tuiles joker et posez-les sur des cases de toit libres qui touchent une tuile. On ne les pousse pas : elles remplissent
    tous les trous.
web-howto-helsinki-A3-heading = 3 · De tous les côtés
web-howto-helsinki-A3 = Poussez la tuile de ce tour depuis le côté de votre choix. Annoncez l’action avec les cartes.
web-howto-helsinki-A4-heading = 4 · Une carte de plus
web-howto-helsinki-A4 = Quand vous piochez, prenez une carte de plus dans la pioche.
web-howto-helsinki-A5-heading = 5 · Une superstructure de plus
web-howto-helsinki-A5 = Prenez une superstructure de plus que n’en montre votre carte. Annoncez l’action avec les cartes.
web-howto-helsinki-A6-heading = 6 · Une marche plus longue
web-howto-helsinki-A6 = Avancez de cinq cases au plus, au lieu de trois. Utilisez-la avant de marcher, sans autre action de marche dans le même tour.
web-howto-helsinki-A7-heading = 7 · Une tuile joker
web-howto-helsinki-A7 = Prenez une tuile joker et posez-la sur une case de toit libre qui touche une tuile. S’il s’y trouve un blason, vous le gagnez.
web-howto-helsinki-A8-heading = 8 · Une deuxième tuile
web-howto-helsinki-A8 = Construisez une autre tuile dans le même tour. Vous la payez comme d’habitude.
web-howto-helsinki-A9-heading = 9 · Une carte de moins
web-howto-helsinki-A9 = Votre tuile coûte une carte de moins, mais vous jouez toujours la carte qui la désigne. Annoncez l’action avec les cartes.
web-howto-helsinki-A10-heading = 10 · Déplacer une superstructure
web-howto-helsinki-A10 = Déplacez l’une de vos superstructures sur un autre toit de votre plateau qui n’en porte pas.
web-howto-helsinki-A11-heading = 11 · Un pas en arrière
web-howto-helsinki-A11 = Reculez d’une case dans le sens antihoraire au lieu d’avancer. Utilisez-la avant de marcher, sans autre action de marche dans le
    même tour.
web-howto-helsinki-A12-heading = 12 · Sans limite de cartes
web-howto-helsinki-A12 = Gardez autant de cartes que vous voulez jusqu’à la fin de votre tour dans le prochain tour de table. Vous pouvez encore le
    décider quand vous devriez défausser.
web-howto-helsinki-A13-heading = 13 · Piocher et construire
web-howto-helsinki-A13 = Piochez d’abord des cartes, puis construisez aussi une tuile dans le même tour.
web-howto-helsinki-A14-heading = 14 · Une couleur au choix
web-howto-helsinki-A14 = Une carte d’une couleur quelconque vaut comme carte joker pour cette tuile. Annoncez l’action avec les cartes.
web-howto-helsinki-A15-heading = 15 · Deux points
web-howto-helsinki-A15 = Marquez aussitôt deux points.

web-howto-helsinki-options-heading = Variantes et extension
web-howto-helsinki-cover-bottom-heading = La première partie
web-howto-helsinki-cover-bottom = Couvrez la rangée du bas du plateau Action. Avec dix actions, on s’y retrouve vite.
web-howto-helsinki-picture-cover-bottom = Personne ne peut utiliser une action couverte.
web-howto-helsinki-cover-random-heading = Nouveaux défis
web-howto-helsinki-cover-random = Couvrez cinq actions, au hasard ou d’un commun accord. Chaque partie est différente, et aucun plan ne convient à toutes.
web-howto-helsinki-picture-cover-random = Cinq actions ont été couvertes au hasard.
web-howto-helsinki-dry-roads-heading = Routes sûres
web-howto-helsinki-dry-roads = Des visiteurs attendent sur quatre passages piétons, un de chaque côté de votre plateau. Reliez-les tous les quatre par une chaîne
    de tuiles sans interruption, pour qu’ils gardent les pieds au sec. La première personne à y parvenir prend la carte
    Bonus la plus forte, la suivante la plus forte qui reste ; on n’en prend qu’une par personne. Le monument ne relie
    rien, mais les tuiles joker si.
web-howto-helsinki-picture-dry-roads = La tuile jaune relie les quatre visiteurs : une carte Bonus de 7 points.
