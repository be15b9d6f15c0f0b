### Les règles de Metro en français, un message par règle : affichées dans le jeu.

M1 = Plateau et tuiles
M1-1 = Le plateau compte 8 × 8 cases : rangées 0 à 7 en partant du haut, colonnes 0 à 7 en partant de la gauche. Les
    quatre cases du milieu, (3,3), (3,4), (4,3) et (4,4), forment la Gare centrale ; les 60 autres cases accueillent
    les tuiles Rails. Dans un navigateur, les colonnes portent les lettres A à H et les rangées les numéros 1 à 8 :
    (0,0) y est A1.
M1-2 = Le bord du plateau porte 32 stations, numérotées de 1 à 32 dans le sens inverse des aiguilles d’une montre à
    partir du coin supérieur droit : 1 à 8 en haut, de droite à gauche ; 9 à 16 à gauche, de haut en bas ; 17 à 24 en
    bas, de gauche à droite ; 25 à 32 à droite, de bas en haut. Chaque station a une voie de départ (gare de départ)
    et une voie d’arrivée (gare d’arrivée). Les métros roulent à droite.
M1-3 = Chaque case a 8 accès, numérotés dans le sens des aiguilles d’une montre à partir de l’angle supérieur gauche :
    0 et 1 en haut, 2 et 3 à droite, 4 et 5 en bas, 6 et 7 à gauche. Les accès pairs sont des entrées, les accès
    impairs des sorties. Une tuile se note par quatre lettres, une pour chacune des entrées 0, 2, 4 et 6 : a = tout
    droit vers le bord opposé, b = vers le bord suivant dans le sens des aiguilles d’une montre, c = vers le bord
    suivant dans le sens inverse, d = demi-tour, avec sortie par le même bord. Depuis l’entrée 0 : a→5, b→3, c→7,
    d→1 ; depuis 2 : a→7, b→5, c→1, d→3 ; depuis 4 : a→1, b→7, c→3, d→5 ; depuis 6 : a→3, b→1, c→5, d→7.
M1-4 = Il y a 60 tuiles Rails : quatre de chacun des types aacb, cbaa, acba, baac et aaaa ; trois de chacun des types
    cbcb et bcbc ; deux de chacun des types cccc, bbbb, dacc, cdac, ccda, accd, dbba, adbb, badb, bbad, ddbc, cddb,
    bcdd, dbcd, adad, dada et dddd. Toutes les flèches pointent dans la même direction : on ne tourne pas les tuiles.
M1-5 = La Gare centrale compte 8 voies d’arrivée, deux par côté : une pour chaque côté extérieur de chacune des quatre
    cases centrales.
M1-6 = Le cadre indique à qui appartiennent les stations, selon le nombre de joueurs. P1 à P6 désignent les couleurs
    du cadre, pas l’ordre du tour ; elles sont attribuées au hasard ou choisies. À 2 joueurs : P1 les numéros impairs,
    P2 les numéros pairs. À 3 joueurs : P1 1, 4, 6, 11, 15, 20, 23, 25, 28, 31 ; P2 2, 7, 9, 12, 14, 19, 22, 27, 29,
    32 ; P3 3, 5, 8, 10, 13, 18, 21, 24, 26, 30 ; 16 et 17 n’appartiennent à personne. À 4 joueurs : P1 4, 7, 11, 16,
    20, 23, 27, 32 ; P2 3, 8, 12, 15, 19, 24, 28, 31 ; P3 1, 6, 10, 13, 18, 21, 25, 30 ; P4 2, 5, 9, 14, 17, 22, 26,
    29. À 5 joueurs : P1 1, 5, 10, 14, 22, 28 ; P2 6, 12, 18, 23, 27, 32 ; P3 3, 7, 15, 19, 25, 29 ; P4 2, 9, 13, 21,
    26, 30 ; P5 4, 8, 11, 20, 24, 31 ; 16 et 17 n’appartiennent à personne. À 6 joueurs : P1 1, 5, 10, 19, 27 ; P2 2,
    11, 18, 25, 29 ; P3 4, 8, 14, 21, 26 ; P4 6, 15, 20, 24, 31 ; P5 3, 9, 13, 23, 30 ; P6 7, 12, 22, 28, 32 ; 16 et
    17 n’appartiennent à personne. (Notre interprétation.)
M1-7 = Le cadre des sociétés (modules 1 et 4) répartit les stations entre huit sociétés, quatre stations pour chacune,
    une sur chaque côté du plateau. Dans l’édition par défaut : jaune 1, 10, 19, 28 ; bleu 7, 14, 21, 32 ; orange 3,
    12, 17, 26 ; gris 5, 16, 23, 30 ; rouge 8, 15, 22, 29 ; marron 2, 11, 20, 25 ; vert 6, 13, 24, 31 ; violet 4, 9,
    18, 27.
M1-8 = La boîte contient aussi 32 wagons (pour marquer les lignes déjà comptées), 6 marqueurs de joueur et 8 marqueurs
    de société, 3 cadres recto verso, 32 cartes Action, 8 tuiles Gare centrale et 8 tuiles Rails centraux.

M2 = Mise en place et tour de jeu
M2-1 = Mélangez les 60 tuiles face cachée et empilez-les dans la tour Métro. Chaque joueur pioche une tuile et la
    garde secrète. Le premier joueur commence (le plus jeune autour d’une table ; ici, il est tiré au sort ou choisi
    par l’hôte), puis on joue dans le sens des aiguilles d’une montre.
M2-2 = À votre tour, posez la tuile que vous avez en main ; ou bien piochez-en une dans la tour Métro (s’il en reste)
    et posez alors cette tuile piochée, en gardant l’autre en main. La tuile piochée doit être posée : impossible de
    revenir en arrière, et vous ne pouvez ni échanger une carte Action ni poser une tuile Gare centrale pendant ce
    tour. (Notre interprétation.)
M2-3 = Après avoir posé la tuile de votre main, piochez-en une nouvelle (s’il en reste dans la tour Métro). Si vous
    avez posé une tuile que vous veniez de piocher, vous avez encore une tuile en main et ne piochez rien.
M2-4 = Si vous n’avez plus de tuile et que la tour Métro est vide, vous pouvez encore échanger une carte Action (M7.3)
    ou poser une tuile Gare centrale (M8) ; sinon, vous passez. La partie s’achève avec la dernière tuile Rails, même
    s’il reste de telles possibilités. (Notre interprétation.)
M2-5 = Même si toutes vos lignes sont terminées, vous continuez à poser des tuiles.
M2-6 = Sont secrets : les tuiles en main, les cartes Action non révélées (M8.6), les jetons de Stockholm et les tuiles
    PV. Sont publics : le nombre de tuiles dans la tour Métro, les cartes Action visibles, les cartes de Paris, les
    tickets, le taxi et tous les points. (Notre interprétation.)

M3 = Pose des tuiles
M3-1 = Posez votre tuile sur une case vide (jamais sur la Gare centrale) qui se trouve au bord du plateau ou qui
    touche par un côté une tuile déjà posée. La Gare centrale ne compte pas comme une tuile.
M3-2 = Les flèches sont toutes alignées : on ne tourne pas les tuiles (voir toutefois M6.1).
M3-3 = Votre tuile peut se raccorder aux lignes de n’importe quel joueur.
M3-4 = Votre tuile ne doit pas terminer une ligne qui irait de sa gare de départ à une gare d’arrivée en ne passant
    que sur une seule tuile (un seul passage), quelle que soit la station et quel que soit son propriétaire. Les
    stations sans propriétaire comptent aussi. (Notre interprétation.)
M3-5 = Exception : si aucune case ne permet de respecter M3.4 avec cette tuile, toute case conforme à M3.1 convient.
    On n’en juge que pour la tuile à poser ; avec l’orientation libre, l’exception ne vaut que si aucune case ne
    convient dans aucune orientation ; les autres tuiles, en main ou dans la tour Métro, n’entrent pas en compte.
    Exemple : la tuile dddd comme première tuile de la partie. (Notre interprétation.)

M4 = Décompte des lignes
M4-1 = Une ligne part d’une gare de départ et suit les rails. Dès qu’elle atteint une gare d’arrivée (celle de
    n’importe quelle station du bord, y compris la sienne, ou la Gare centrale), elle est terminée et rapporte
    aussitôt ses points au propriétaire de la gare de départ, quel que soit le joueur qui a posé la tuile. Une seule
    pose peut terminer plusieurs lignes. Une ligne partant d’une station sans propriétaire se termine aussi, mais ne
    rapporte et ne prend rien. (Notre interprétation.)
M4-2 = Une ligne vaut 1 point par tuile traversée ; si elle traverse plusieurs fois la même tuile, chaque passage
    compte. Les rails imprimés sur la Gare centrale ne valent rien.
M4-3 = Les points sont doublés si la ligne se termine à la Gare centrale.
M4-4 = Chaque ligne n’est comptée qu’une seule fois ; un wagon la marque. Exemple : une ligne qui passe sur six
    tuiles, dont une deux fois, et se termine à la Gare centrale rapporte 14 points.
M4-5 = Les boucles fermées, ainsi que les rails qui partent de la Gare centrale là où ne se trouve aucune tuile Gare
    centrale, n’appartiennent à personne, ne valent rien et ne comptent pas pour M3.4.
M4-6 = Une pose se déroule dans cet ordre : la tuile est posée ; l’effet de ville de la case est appliqué, avec tous
    ses choix ; les lignes terminées sont comptées par numéro de gare de départ croissant, puis celles des tuiles Gare
    centrale par emplacement, dans le sens des aiguilles d’une montre à partir de l’emplacement gauche du côté
    supérieur ; enfin, on pioche une tuile (M2.3). Un touriste qui arrive avec la tuile compte donc déjà pour les
    lignes que cette tuile termine. (Notre interprétation.)

M5 = Fin de la partie
M5-1 = La partie se termine quand toutes les tuiles sont posées (et donc toutes les lignes comptées). Le joueur qui a
    le plus de points gagne ; en cas d’égalité, la victoire est partagée. (Notre interprétation.)

M6 = Variantes (facultatives et combinables)
M6-1 = Orientation libre : vous pouvez tourner les tuiles avant de les poser.
M6-2 = Main de deux ou trois tuiles au lieu d’une : chaque joueur reçoit deux ou trois tuiles au départ et complète
    ensuite sa main jusqu’à ce nombre. La pioche de M2.2 reste permise : vous posez la tuile supplémentaire, votre
    main reste pleine et vous ne la complétez pas. (Notre interprétation.)

M7 = Module 1 : les sociétés anonymes
M7-1 = On joue avec le cadre des sociétés. Les lignes appartiennent aux huit sociétés ; les points des lignes sont
    leurs points de profit. Les joueurs possèdent des cartes Action et ne marquent leurs points qu’à la fin. Les huit
    sociétés participent toutes, quel que soit le nombre de joueurs (2 à 6).
M7-2 = Il y a 32 cartes Action : une de 10 %, une de 20 %, une de 30 % et une de 40 % par société. Formez quatre
    piles, une par pourcentage, et mélangez-les ; chaque joueur reçoit en secret une carte de chaque pile. Retournez
    ensuite la première carte de chaque pile et placez-la à côté de celle-ci, face visible.
M7-3 = À votre tour, posez une tuile (M2 et M3) ou échangez une carte Action : glissez l’une de vos cartes, face
    cachée, sous la pile du même pourcentage, puis prenez la carte visible de cette pile ou la première carte de la
    pile. Une carte visible prise est remplacée par la suivante de la pile. La pile ne s’épuise jamais (8 cartes, 6
    joueurs au plus), chacun a toujours une carte de chaque pourcentage, et la pile n’est pas remélangée. L’échange
    occupe tout le tour ; vous ne piochez pas de tuile. Après un nombre de tours d’affilée sans pose de tuile égal à 3
    fois le nombre de joueurs, les échanges sont fermés jusqu’à ce qu’une tuile soit posée. (Notre interprétation.)
M7-4 = L’échange n’est permis que tant qu’aucune société n’a atteint 25 points de profit.
M7-5 = À la fin, classez les sociétés selon leurs points de profit. Les places 1 à 8 donnent les valeurs 8, 7, 6, 5,
    4, 3, 2 et 1. Les sociétés à égalité reçoivent chacune la meilleure valeur, et les places suivantes sont sautées.
    Exemple : des profits de 38, 36, 34, 32, 32, 29, 27 et 27 donnent les valeurs 8, 7, 6, 5, 5, 3, 2 et 2.
M7-6 = Chaque carte Action de x % rapporte x/10 × la valeur de la société. Exemple : 40 % et 20 % d’une société de
    valeur 8, 30 % d’une société de valeur 5 et 10 % d’une société de valeur 5 rapportent 48 + 15 + 5 = 68 points.
M7-7 = Majorité : dans chaque société, le joueur dont le pourcentage total est le plus élevé marque les points de
    profit de la société divisés par 10, arrondis à l’entier inférieur. Tous les joueurs à égalité marquent ces
    points ; une société sans actionnaire n’en donne pas. Exemples : pour un profit de 36, avec 40 % contre
    30 % + 10 %, chacun des deux joueurs marque 3 points ; avec 60 % d’une société qui a 38 points de profit, on
    marque 3 points.
M7-8 = Le joueur qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée. Ce module se combine avec
    le module 2 ou 3 et avec n’importe quelle ville. (Notre interprétation.)

M8 = Module 2 : les gares centrales
M8-1 = Chaque joueur a une tuile Gare centrale à sa couleur. Au lieu de poser une tuile Rails, vous pouvez la placer
    sur n’importe lequel des 8 emplacements de la Gare centrale (M1.5), pourvu qu’il soit libre : sa gare de départ
    ouvre une ligne supplémentaire qui vous appartient.
M8-2 = Une telle ligne doit traverser plus d’une tuile ; ses points ne sont jamais doublés, même si elle se termine au
    centre. (a) Si, avec les rails déjà posés, la nouvelle ligne est d’emblée complète avec deux passages ou plus,
    elle est comptée aussitôt. (b) Si elle devait ainsi être complète avec un seul passage, la tuile ne peut pas être
    placée à cet endroit. (c) Une fois la tuile placée, sa gare de départ compte pour M3.4 et M3.5. (d) Une ligne du
    bord qui se termine à cet emplacement est toujours doublée. (Notre interprétation.)
M8-3 = La voie d’arrivée de l’emplacement continue de servir aux autres lignes : une tuile Gare centrale montre les
    deux voies. (Notre interprétation.)
M8-4 = La présence d’une tuile Gare centrale ne suffit pas pour poser une tuile Rails à côté d’elle : selon M3.1, il
    faut toujours une case du bord ou une tuile Rails déjà posée. En revanche, aucune ligne n’a besoin d’y mener.
    (Notre interprétation.)
M8-5 = Placer votre tuile Gare centrale occupe tout votre tour ; vous ne piochez pas de tuile Rails. Une tuile Gare
    centrale non placée à la fin de la partie est perdue. (Notre interprétation.)
M8-6 = Avec le module 1, huit tuiles Gare centrale sont disponibles face visible, une par société. Pour en placer une,
    révélez une carte Action de cette société et laissez-la visible devant vous : elle ne peut plus être échangée. La
    ligne supplémentaire revient à la société. Cela n’est possible qu’une fois par société ; un même joueur peut le
    faire pour plusieurs sociétés, une par tour, même quand les échanges sont fermés. La carte Action révélée compte
    toujours.

M9 = Module 3 : les rails centraux
M9-1 = Avant la partie, quatre des huit tuiles Rails centraux, tirées au hasard et orientées au hasard, recouvrent la
    Gare centrale. Les lignes les traversent ; rien ne se termine au centre et rien n’est doublé. (Notre
    interprétation.)
M9-2 = Dans l’édition par défaut, les huit tuiles sont : deux aaaa, une bbbb, une cccc, deux bcbc et deux aacb. Elles
    n’ont pas de flèche : une tuile tournée reste donc la même tuile.
M9-3 = Une tuile Rails centraux traversée par une ligne compte comme une tuile traversée (M4.2). Une édition peut
    changer cela. (Notre interprétation.)
M9-4 = La présence d’une tuile Rails centraux ne suffit pas pour poser une tuile Rails à côté d’elle (comme dans
    M8.4). Ce module ne se combine pas avec le module 2.

M10 = Module 4 : la partie solo
M10-1 = Vous jouez en solo avec le cadre des sociétés ; les huit cartes Action de 10 % forment votre paquet.
M10-2 = Deux tuiles sont visibles devant vous ; complétez-les après chaque pose. Révélez une carte : avec l’une des
    deux tuiles, vous devez prolonger une ligne inachevée de cette société, en posant la tuile sur la case où cette
    ligne s’arrête actuellement. Quand le paquet est épuisé, mélangez la défausse, après le tour de la dernière carte,
    qui est mélangée avec les autres. Quand la tour Métro est vide, continuez avec les tuiles visibles. Chacune des
    deux tuiles convient toujours : il y a donc toujours un coup possible. (Notre interprétation.)
M10-3 = Tant que le paquet n’a pas été parcouru une première fois, vous pouvez refuser une tuile d’un certain type,
    dddd dans l’édition par défaut : piochez-en une autre, puis remettez la tuile refusée dans la tour Métro, à une
    place au hasard. Cela vaut aussi pour les deux premières tuiles et pour les tuiles de remplacement ; le droit de
    refuser prend fin quand la huitième carte est révélée. (Notre interprétation.)
M10-4 = Les règles de pose (M3) s’appliquent, mais une ligne d’une seule tuile est permise.
M10-5 = Quand les quatre lignes d’une société sont comptées, sa carte quitte la partie ; si elle se trouve encore dans
    le paquet, elle part au moment où elle est révélée, et l’on révèle la carte suivante. La partie s’arrête dès que
    les 32 lignes sont comptées, même s’il reste des cases vides. (Notre interprétation.)
M10-6 = Votre score est le total de la société qui a le moins de points. Variante plus difficile : retirez-en l’écart
    entre la première et la dernière société (le résultat peut être négatif). Exemple : si la meilleure a 35 points et
    la dernière 22, votre score est de 22, ou de 9 dans la variante plus difficile.

M11 = Les villes en général
M11-1 = On joue avec une ville au plus. Les points qu’elle rapporte s’ajoutent à ceux des joueurs (ou des sociétés) au
    moment où ils sont gagnés.
M11-2 = Avec le module 1, ce que gagne le « propriétaire d’une ligne » va à la société sous forme de points de
    profit ; ce que gagne le joueur qui pose une tuile reste au joueur. Vont au joueur : Paris, Stockholm (les deux
    versions) et Londres. Vont au propriétaire de la ligne, donc à la société : New York, Saint-Pétersbourg et Berlin.
    À Saint-Pétersbourg, c’est le joueur qui pose la tuile qui choisit le touriste.
M11-3 = Les « cases intérieures » sont les 32 cases qui ne sont ni au bord du plateau ni dans la Gare centrale. Les
    touristes ont 8 couleurs : jaune, bleu, orange, gris, rouge, marron, vert et violet. Quand on utilise 32
    touristes, il y en a quatre de chaque couleur, un par case.
M11-4 = Les villes ne se combinent pas avec la partie solo, mais elles se combinent avec le module 2 ou 3. (Notre
    interprétation.)
M11-5 = Avec le module 1, le décompte final suit cet ordre : décompte final de la ville (la part des sociétés s’ajoute
    au profit, celle des joueurs va aux joueurs), classement et valeurs (M7.5), cartes Action (M7.6), puis majorités
    (M7.7). Le classement comme les majorités se calculent sur le profit, points de ville compris. Aucune ville ne
    donne de points à une société en cours de partie : M7.4 n’en est donc pas affectée. (Notre interprétation.)
M11-6 = Les tuiles Rails centraux ne portent pas de touriste et ne donnent ni ticket ni tuile PV. Les lignes des
    tuiles Gare centrale comptent comme toutes les autres pour New York, Saint-Pétersbourg et Berlin. (Notre
    interprétation.)

M12 = Paris
M12-1 = Les 12 cartes Monument à quatre emplacements de couleur sont distribuées à parts égales : 6 chacun à 2
    joueurs, 4 à 3 joueurs, 3 à 4 joueurs, 2 à 5 joueurs et 2 à 6 joueurs ; les autres ne servent pas. Chaque joueur
    aligne les siennes devant lui dans l’ordre de la distribution, à l’endroit et sans les réarranger. Les touristes
    occupent les 32 cases intérieures. (Notre interprétation.)
M12-2 = Quand vous posez une tuile sur une case avec un touriste, placez celui-ci sur un emplacement libre de sa
    couleur sur l’une de vos cartes ; vous choisissez l’emplacement. S’il n’y en a pas, ajoutez-le à une case voisine
    par un côté où se trouve un touriste ; à défaut, à n’importe quelle case où se trouve un touriste ; à défaut
    encore, défaussez-le. S’il y a plusieurs touristes sur la case, traitez-les tous, l’un après l’autre, dans l’ordre
    de votre choix. Prendre le touriste est obligatoire ; vous choisissez parmi les emplacements et les cases
    possibles. (Notre interprétation.)
M12-3 = À la fin, vous marquez 2 points par touriste de la plus longue suite ininterrompue de votre rangée (d’une
    carte à l’autre), perdez 1 point pour chacun de vos autres touristes et gagnez 3 points par carte dont les quatre
    emplacements sont occupés. Exemple : une suite de 5, une carte complète et deux autres touristes donnent
    10 + 3 − 2 = 11 points. Si plusieurs suites sont les plus longues à égalité, une seule compte ; chaque touriste
    des autres coûte 1 point. Le total peut être négatif. (Notre interprétation.)
M12-4 = Dans l’édition par défaut, les cartes sont : gris-orange-violet-bleu ; jaune-marron-violet-orange ;
    gris-vert-marron-violet ; vert-rouge-bleu-marron ; rouge-gris-jaune-vert ; gris-marron-rouge-orange ;
    gris-bleu-jaune-marron ; rouge-bleu-violet-vert ; gris-rouge-violet-jaune ; violet-bleu-orange-vert ;
    jaune-rouge-orange-bleu ; orange-jaune-vert-marron. Leurs noms : Fondation Louis Vuitton, Sacré-Cœur, Arc de
    Triomphe, place de la Concorde, Moulin Rouge, dôme des Invalides, Notre-Dame, pont Alexandre III, Louvre, tour
    Eiffel, Panthéon, Versailles.

M13 = Stockholm
M13-1 = Huit cartes Monument, dans un ordre aléatoire, forment une rangée de 32 emplacements portant des valeurs en
    points. Les touristes occupent les cases intérieures. Huit jetons Touriste, un par couleur, sont distribués face
    cachée : 3 chacun à 2 joueurs, 2 à 3 joueurs, 2 à 4 joueurs, 1 à 5 joueurs et 1 à 6 joueurs ; les autres quittent
    la partie sans être regardés. (Notre interprétation.)
M13-2 = Quand vous posez une tuile sur une case avec un touriste, celui-ci va sur l’emplacement libre le plus à gauche
    de la rangée.
M13-3 = À la fin, chaque joueur marque les valeurs qui se trouvent sous les touristes de sa ou de ses couleurs
    secrètes. Exemple : un touriste rouge est sur un 3 et un violet sur un 4 ; le détenteur du rouge marque 3 points,
    celui du violet 4.
M13-4 = Variante : les jetons sont placés au hasard, un sur chaque carte. Un touriste va sur l’emplacement libre le
    plus à gauche de la carte qui porte le jeton de sa couleur, et le joueur qui a posé la tuile marque aussitôt cette
    valeur. Quatre emplacements, quatre touristes : il y a toujours de la place.
M13-5 = Dans l’édition par défaut, les valeurs sont, carte par carte : 1 2 3 4 ; 2 4 1 3 ; 3 1 4 2 ; 4 3 2 1 ;
    1 3 2 4 ; 2 1 4 3 ; 4 2 3 1 ; 3 4 1 2. Les noms : Gröna Lund, château de Drottningholm, Palais royal, musée Nobel,
    Storkyrkan, musée Vasa, hôtel de ville, Avicii Arena.

M14 = Londres
M14-1 = Huit cartes Monument, une par couleur dans l’édition par défaut, sont alignées dans un ordre aléatoire ; une
    tuile Direction à chaque extrémité en fait un circuit. Le taxi part de l’une des deux, tirée au hasard. Les
    touristes occupent les cases intérieures.
M14-2 = Les cartes portent les numéros 0 à 7 de gauche à droite. Le circuit compte 16 positions : de 0 à 7 vers la
    droite, puis de 7 à 0 vers la gauche ; les tuiles Direction ne sont pas des positions. Une carte d’extrémité vient
    donc deux fois de suite, une fois dans chaque sens. En partant de la tuile Direction de gauche, la première carte
    est la 0 ; de celle de droite, c’est la 7. La prochaine carte d’une couleur est la première position de cette
    couleur après la position actuelle, même s’il s’agit de la même carte sur le chemin du retour. Une édition peut
    prévoir, au lieu de 16 positions, 14 (les cartes d’extrémité une seule fois) ou 8 (la rangée refermée en anneau).
    (Notre interprétation.)
M14-3 = Quand vous posez une tuile sur une case avec un touriste, vous pouvez faire avancer le taxi jusqu’à la
    prochaine carte de la couleur du touriste, à quatre cartes au plus, et vous marquez 1 point par carte parcourue.
    Si cette carte est plus loin et que vous roulez quand même, le taxi avance de quatre cartes et vous ne marquez
    rien. Vous pouvez aussi laisser le taxi où il est. Dans tous les cas, le touriste quitte la partie. Un trajet plus
    court n’est pas possible. Exemples : c’est la troisième carte plus loin, vous marquez 3 points ; elle n’est pas
    parmi les quatre prochaines, le taxi avance de quatre cartes et vous marquez 0 point. (Notre interprétation.)
M14-4 = Les noms : Tower Bridge, Big Ben, palais de Westminster, cathédrale Saint-Paul, Trafalgar Square, London Eye,
    Tour de Londres, palais de Buckingham.

M15 = New York
M15-1 = Chaque joueur (avec le module 1 : chaque société) a un plateau de huit monuments, un par couleur, avec des
    valeurs en points. Les 32 touristes sont placés au hasard, un sur chaque station du bord.
M15-2 = Quand une ligne se termine à une station du bord, son propriétaire prend le touriste qui s’y trouve (s’il y en
    a un) et le place sur le monument de sa couleur. C’est le propriétaire de la ligne qui le prend, quel que soit le
    joueur qui a posé la tuile ; cela vaut aussi pour les lignes des tuiles Gare centrale. Personne ne prend de
    touriste pour une ligne sans propriétaire ni pour une ligne qui se termine au centre. (Notre interprétation.)
M15-3 = À la fin, chaque touriste rapporte la valeur de son monument. Exemple : deux touristes à 3, deux à 1 et un à 0
    rapportent 8 points.
M15-4 = Dans l’édition par défaut, les huit plateaux (0 à 7) portent tous la série de valeurs 4, 2, 1, 3, 2, 3, 1, 0,
    dans l’ordre des couleurs de M11.3, mais chacun la commence une couleur plus loin : le plateau 0 au jaune, le
    plateau 1 au bleu, et ainsi de suite jusqu’au plateau 7 au violet (celui de l’exemple publié) ; après le violet,
    on reprend au jaune. Les plateaux sont distribués au hasard aux joueurs ; avec le module 1, chaque société reçoit
    le plateau de son rang dans cet ordre : jaune le 0, bleu le 1, jusqu’à violet le 7. Les noms : Empire State
    Building, Yankee Stadium, Times Square, Central Park, statue de la Liberté, pont de Brooklyn, cathédrale
    Saint-Patrick, Rockefeller Center. (Notre interprétation.)

M16 = Saint-Pétersbourg
M16-1 = Huit cartes Monument se trouvent sur les diagonales intérieures, près de la Gare centrale : en (2,2), (1,1),
    (2,5), (1,6), (5,2), (6,1), (5,5) et (6,6). Les 8 × 4 tuiles PV, en huit couleurs, sont face visible à côté du
    plateau, avec un touriste par couleur.
M16-2 = Quand vous posez une tuile sur une carte Monument, retirez la carte, choisissez l’un des touristes encore
    disponibles et placez-le sur la tuile que vous venez de poser ; mélangez les quatre tuiles PV de cette couleur et
    placez-les face cachée sur la carte. Le choix de la couleur est libre : elle n’a pas à être la vôtre. (Notre
    interprétation.)
M16-3 = Quand une ligne qui traverse une tuile avec un touriste est terminée, son propriétaire prend une tuile PV face
    cachée de cette couleur pour chaque passage et la garde secrète jusqu’à la fin. Quatre voies, quatre tuiles : il y
    en a toujours assez. Les tuiles sont tirées au hasard ; un joueur peut regarder les siennes, celles d’une société
    restent face cachée. Ce qu’auraient pris des lignes sans propriétaire, des boucles ou des rails partant du centre
    reste en place. Exemple : une ligne qui traverse trois fois la tuile du touriste bleu prend trois tuiles bleues.
    (Notre interprétation.)
M16-4 = À la fin, les tuiles PV sont révélées et comptées. Dans l’édition par défaut, chaque couleur a les valeurs 1,
    2, 3 et 4. Les noms : cathédrale Saint-Sauveur-sur-le-Sang-Versé, palais de Peterhof, forteresse Pierre-et-Paul,
    Cavalier de bronze, cathédrale de Kazan, musée Fabergé, palais d’Hiver, palais Catherine.

M17 = Berlin
M17-1 = Huit cartes Monument sont alignées, face A ou B visible (au choix de l’hôte : toutes A, par défaut, toutes B
    ou mélange au hasard). Il y a 24 touristes : deux de chaque couleur vont sur le plateau, en quatre groupes de
    quatre, jamais deux fois la même couleur dans un groupe et un seul par case ; dans l’édition par défaut, les
    groupes sont les blocs de 2 × 2 cases des rangées 1–2 et 5–6 et des colonnes 1–2 et 5–6. Les huit autres sont
    placés au hasard, un sur chaque carte. Il y a 64 tickets, huit par couleur.
M17-2 = Quand vous posez une tuile sur une case avec un touriste, celui-ci monte sur la tuile.
M17-3 = Quand une ligne qui traverse une telle tuile est terminée, son propriétaire prend un ticket de cette couleur
    par passage.
M17-4 = À la fin, pour chaque couleur, celui qui a le plus de tickets marque le plus grand nombre de la carte où se
    trouve le touriste de cette couleur, et le deuxième le plus petit. En cas d’égalité, additionnez les nombres des
    places concernées et partagez à parts égales, en arrondissant à l’entier inférieur. Tous les tickets d’une couleur
    qui n’ont pas été pris à la fin, pour quelque raison que ce soit, vont à un seul joueur fictif, qui est classé et
    partage les égalités comme un joueur ; ses points sont perdus. Avec le module 1, ce sont les sociétés que l’on
    classe. Sans aucun ticket, on ne marque jamais de points. Exemple : une ligne passe sur quatre tuiles, dont une
    deux fois et une trois fois, et rapporte 7 points ; elle traverse deux fois la tuile du touriste jaune et une fois
    celle du violet, ce qui donne 2 tickets jaunes et 1 violet. (Notre interprétation.)
M17-5 = Dans l’édition par défaut, les faces A portent 5/2, 5/3, 6/2, 6/3, 6/4, 7/3, 7/4 et 8/4, les faces B 3/1, 4/1,
    5/2, 6/3, 8/3, 9/4, 10/5 et 12/6. Les noms : Alexanderplatz, Rotes Rathaus, colonne de la Victoire, porte de
    Brandebourg, cathédrale de Berlin, île aux Musées, Reichstag, église du Souvenir.

M18 = Voici ce qui se combine. Au jeu de base (2 à 6 joueurs), vous pouvez ajouter ou non le module 1 ; puis le module
    2, le module 3 ou aucun des deux ; puis une des six villes ou aucune (à Stockholm, avec ou sans la variante ; à
    Berlin, avec les faces A, B ou mélangées) ; l’orientation libre ou non ; et une main de 1, 2 ou 3 tuiles. Ou bien
    vous jouez en solo, avec ou sans la variante plus difficile : seule l’orientation libre peut alors s’y ajouter,
    rien d’autre. Toute autre combinaison est refusée, avec indication de la règle concernée.
