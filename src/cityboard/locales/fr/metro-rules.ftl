### Les règles de Metro, un message par règle, telles que les joueurs les lisent dans le jeu.

M1 = Plateau et tuiles
M1-1 = Le plateau compte 8 × 8 cases. Une case est désignée par sa rangée et sa colonne : les rangées vont de 0 en
    haut à 7 en bas, les colonnes de 0 à gauche à 7 à droite. Les quatre cases du milieu, (3,3), (3,4), (4,3) et
    (4,4), forment la Gare centrale. Les 60 autres cases accueillent vos tuiles Rails.

    Dans un navigateur, les colonnes portent les lettres A à H et les rangées les numéros 1 à 8 : (0,0) y est A1.
    .page = Le plateau compte 8 × 8 cases. Une lettre désigne la colonne d’une case, de A à gauche à H à droite, et un numéro
        sa rangée, de 1 en haut à 8 en bas. Les quatre cases du milieu, D4, E4, D5 et E5, forment la Gare centrale. Les 60
        autres cases accueillent vos tuiles Rails.
M1-2 = Autour du plateau se trouvent 32 stations. Leurs numéros partent du coin supérieur droit et tournent dans le
    sens inverse des aiguilles d’une montre : les stations 1 à 8 sont en haut, de droite à gauche ; 9 à 16 à gauche,
    de haut en bas ; 17 à 24 en bas, de gauche à droite ; 25 à 32 à droite, de bas en haut. Chaque station a une voie
    de départ (gare de départ) et une voie d’arrivée (gare d’arrivée). Les métros roulent toujours à droite.
M1-3 = Chaque case a huit accès, comptés dans le sens des aiguilles d’une montre à partir de l’angle supérieur
    gauche : 0 et 1 en haut, 2 et 3 à droite, 4 et 5 en bas, 6 et 7 à gauche. Les métros entrent par les accès pairs
    et sortent par les accès impairs. Quatre lettres décrivent une tuile, une pour chacune des entrées 0, 2, 4 et 6,
    dans cet ordre. La lettre a mène tout droit à travers la tuile, b au bord suivant dans le sens des aiguilles d’une
    montre, c au bord suivant dans le sens inverse ; d fait demi-tour et sort par le même bord. En détail :
    • depuis l’accès 0, a mène à 5, b à 3, c à 7 et d à 1 ;
    • depuis l’accès 2, a mène à 7, b à 5, c à 1 et d à 3 ;
    • depuis l’accès 4, a mène à 1, b à 7, c à 3 et d à 5 ;
    • depuis l’accès 6, a mène à 3, b à 1, c à 5 et d à 7.
    .page = Les métros roulent à droite : chaque côté d’une tuile a donc une entrée et une sortie. La tuile relie chacune de ses
        quatre entrées à une sortie : tout droit, vers le côté suivant dans le sens des aiguilles d’une montre ou dans le
        sens inverse, ou en demi-tour par le même côté. Une petite flèche montre le haut de la tuile.
M1-4 = Le jeu compte 60 tuiles Rails :
    • quatre exemplaires de chacune des tuiles aacb, cbaa, acba, baac et aaaa ;
    • trois exemplaires de chacune des tuiles cbcb et bcbc ;
    • deux exemplaires de chacune des tuiles cccc, bbbb, dacc, cdac, ccda, accd, dbba, adbb, badb, bbad, ddbc, cddb,
    bcdd, dbcd, adad, dada et dddd.

    Les flèches de toutes les tuiles pointent dans la même direction : on ne tourne donc pas les tuiles.
    .page = Le jeu compte 60 tuiles Rails ; « Ce que contient la boîte » montre combien il y en a de chacune. Les
        flèches de toutes les tuiles pointent dans la même direction : on ne tourne donc pas les tuiles.
M1-5 = Les lignes peuvent arriver à la Gare centrale par huit voies. Chacun de ses quatre côtés en compte deux, une
    pour chaque côté extérieur d’une case centrale.
M1-6 = Le cadre autour du plateau indique à qui appartient chaque station. Cela dépend du nombre de joueurs. P1 à P6
    sont des couleurs du cadre et ne disent rien de l’ordre du tour ; elles sont attribuées au hasard ou choisies.
    • À 2 joueurs, P1 a tous les numéros impairs et P2 tous les numéros pairs.
    • À 3 joueurs, P1 a 1, 4, 6, 11, 15, 20, 23, 25, 28, 31 ; P2 a 2, 7, 9, 12, 14, 19, 22, 27, 29, 32 ; P3 a 3, 5, 8,
    10, 13, 18, 21, 24, 26, 30 ; les stations 16 et 17 n’appartiennent à personne.
    • À 4 joueurs, P1 a 4, 7, 11, 16, 20, 23, 27, 32 ; P2 a 3, 8, 12, 15, 19, 24, 28, 31 ; P3 a 1, 6, 10, 13, 18, 21,
    25, 30 ; P4 a 2, 5, 9, 14, 17, 22, 26, 29.
    • À 5 joueurs, P1 a 1, 5, 10, 14, 22, 28 ; P2 a 6, 12, 18, 23, 27, 32 ; P3 a 3, 7, 15, 19, 25, 29 ; P4 a 2, 9, 13,
    21, 26, 30 ; P5 a 4, 8, 11, 20, 24, 31 ; les stations 16 et 17 n’appartiennent à personne.
    • À 6 joueurs, P1 a 1, 5, 10, 19, 27 ; P2 a 2, 11, 18, 25, 29 ; P3 a 4, 8, 14, 21, 26 ; P4 a 6, 15, 20, 24, 31 ;
    P5 a 3, 9, 13, 23, 30 ; P6 a 7, 12, 22, 28, 32 ; les stations 16 et 17 n’appartiennent à personne.

    (Notre interprétation : l’attribution des couleurs du cadre.)
    .page = Le cadre autour du plateau indique à qui appartient chaque station. Cela dépend du nombre de joueurs :
        « Ce que contient la boîte » montre le cadre pour chaque nombre de joueurs. Une station sans couleur n’appartient à personne. P1
        à P6 sont des couleurs du cadre et ne disent rien de l’ordre du tour ; elles sont attribuées au hasard ou
        choisies.

        (Notre interprétation : l’attribution des couleurs du cadre.)
M1-7 = Les modules 1 et 4 se jouent avec le cadre des sociétés. Il montre huit sociétés de quatre stations chacune,
    une sur chaque côté du plateau. Dans l’édition par défaut, les stations sont :
    • jaune 1, 10, 19, 28 ;
    • bleu 7, 14, 21, 32 ;
    • orange 3, 12, 17, 26 ;
    • gris 5, 16, 23, 30 ;
    • rouge 8, 15, 22, 29 ;
    • marron 2, 11, 20, 25 ;
    • vert 6, 13, 24, 31 ;
    • violet 4, 9, 18, 27.
    .page = Les modules 1 et 4 se jouent avec le cadre des sociétés. Il montre huit sociétés de quatre stations
        chacune, une sur chaque côté du plateau ; « Ce que contient la boîte » montre lesquelles.
M1-8 = La boîte contient aussi 32 wagons, qui marquent les lignes déjà comptées, 6 marqueurs de joueur, 8 marqueurs de
    société, 3 cadres recto verso, 32 cartes Action, 8 tuiles Gare centrale et 8 tuiles Rails centraux.

M2 = Mise en place et tour de jeu
M2-1 = Les 60 tuiles Rails sont mélangées et empilées face cachée dans la tour Métro. Chaque joueur pioche une tuile
    et la garde secrète. Autour d’une table, le plus jeune commencerait ; ici, le premier joueur est tiré au sort ou
    choisi par l’hôte. On joue ensuite dans le sens des aiguilles d’une montre.
M2-2 = À votre tour, posez la tuile que vous avez en main. S’il reste une tuile dans la tour Métro, vous pouvez à la
    place en piocher une : vous devez alors poser la tuile piochée, tandis que l’autre reste dans votre main. Une fois
    que vous avez pioché, impossible de revenir en arrière, et vous ne pouvez ni échanger une carte Action ni placer
    une tuile Gare centrale pendant ce tour. (Notre interprétation : ni échange ni tuile Gare centrale après avoir
    pioché.)
M2-3 = Après avoir posé la tuile de votre main, piochez-en une nouvelle, tant qu’il en reste dans la tour Métro. Si
    vous avez posé une tuile que vous veniez de piocher, vous avez encore l’autre en main et ne piochez donc rien.
M2-4 = Si vous n’avez plus de tuile et que la tour Métro est vide, vous pouvez encore échanger une carte Action (M7.3)
    ou placer une tuile Gare centrale (M8). Si vous ne pouvez ou ne voulez faire ni l’un ni l’autre, vous passez. La
    partie se termine avec la dernière tuile Rails, même si quelqu’un a encore une telle possibilité. (Notre
    interprétation.)
M2-5 = Quand toutes vos lignes sont terminées, vous restez dans la partie : vous continuez à poser des tuiles comme
    avant.
M2-6 = Certaines choses sont secrètes : les tuiles en main, toutes les cartes Action non révélées (M8.6), les jetons
    de Stockholm et les tuiles PV. Chacun peut voir combien de tuiles il reste dans la tour Métro, les cartes Action
    visibles, les cartes de Paris, les tickets, le taxi et tous les points. (Notre interprétation.)

M3 = Pose des tuiles
M3-1 = Posez votre tuile sur une case vide qui se trouve au bord du plateau ou qui touche par un côté une tuile Rails
    déjà posée. Les cases de la Gare centrale ne sont jamais disponibles, et la Gare centrale ne compte pas comme une
    tuile posée.
M3-2 = La flèche de votre tuile doit pointer dans la même direction que toutes les autres : vous ne pouvez donc pas
    tourner la tuile. La variante de l’orientation libre (M6.1) lève cette règle.
M3-3 = Votre tuile peut prolonger les lignes de n’importe quel joueur, pas seulement les vôtres.
M3-4 = Votre tuile ne doit pas terminer une ligne qui irait de sa gare de départ à une gare d’arrivée en ne passant
    que sur une seule tuile, c’est-à-dire avec un seul passage. Cela vaut pour les lignes de toutes les stations, quel
    que soit leur propriétaire, et aussi pour les stations sans propriétaire. (Notre interprétation : les stations
    sans propriétaire comptent aussi.)
M3-5 = Il y a une exception : si aucune case ne permet de respecter M3.4 avec votre tuile, vous pouvez la poser sur
    toute case conforme à M3.1. Seule la tuile que vous posez compte ; les autres tuiles, dans votre main ou dans la
    tour Métro, n’entrent pas en ligne de compte. Avec l’orientation libre, l’exception ne vaut que si aucune case ne
    convient dans aucune orientation. C’est le cas, par exemple, de la tuile dddd comme première tuile de la partie.
    (Notre interprétation : comment juger de l’exception.)

M4 = Décompte des lignes
M4-1 = Une ligne de métro part d’une gare de départ et suit les rails. Dès qu’elle atteint une gare d’arrivée, elle
    est terminée. Ce peut être celle de n’importe quelle station du bord, même la sienne, ou une de la Gare centrale.
    Une ligne terminée est comptée aussitôt pour le propriétaire de sa gare de départ, quel que soit le joueur qui a
    posé la tuile, et une seule tuile peut terminer plusieurs lignes. Une ligne partant d’une station sans
    propriétaire se termine aussi, mais ne rapporte rien et ne prend rien. (Notre interprétation : les lignes sans
    propriétaire.)
M4-2 = Une ligne vaut un point par tuile traversée. Si elle traverse plusieurs fois la même tuile, chaque passage
    compte. Les rails imprimés sur la Gare centrale ne valent rien.
M4-3 = Si la ligne se termine à la Gare centrale, ses points sont doublés.
M4-4 = Chaque ligne n’est comptée qu’une seule fois, et un wagon la marque ensuite. Exemple : une ligne passe sur six
    tuiles, en traverse une deux fois et se termine à la Gare centrale. Cela fait sept passages, doublés : 14 points.
M4-5 = Les boucles fermées n’appartiennent à personne. Il en va de même des rails qui partent de la Gare centrale à un
    emplacement sans tuile Gare centrale. Ils ne valent rien et ne comptent pas pour M3.4.
M4-6 = Une pose se déroule dans cet ordre. D’abord, vous posez la tuile. Puis l’effet de ville de sa case s’applique,
    avec tous les choix qu’il offre. Ensuite, les lignes terminées sont comptées : celles du bord par numéro de gare
    de départ croissant, puis celles des tuiles Gare centrale par emplacement, dans le sens des aiguilles d’une montre
    à partir de l’emplacement gauche du côté supérieur. Enfin, vous piochez une nouvelle tuile (M2.3). Un touriste qui
    arrive en même temps qu’une tuile compte donc déjà pour les lignes que cette tuile termine. (Notre
    interprétation.)

M5 = Fin de la partie
M5-1 = La partie se termine quand toutes les tuiles Rails sont posées ; toutes les lignes ont alors été comptées. Le
    joueur qui a le plus de points gagne. Les joueurs à égalité se partagent la victoire. (Notre interprétation :
    l’égalité.)

M6 = Variantes
M6-1 = Orientation libre : vous pouvez tourner une tuile dans le sens que vous voulez avant de la poser. Comme toutes
    les variantes, celle-ci est facultative et se combine avec les autres.
M6-2 = Main plus grande : au lieu d’une tuile, chacun joue avec une main de deux ou trois tuiles. Deux ou trois tuiles
    sont distribuées au départ, et vous complétez votre main jusqu’à ce nombre. Vous pouvez toujours piocher une tuile
    dans la tour Métro comme dans M2.2 : vous posez cette tuile supplémentaire, votre main reste pleine et vous ne la
    complétez pas. Cette variante aussi est facultative et combinable. (Notre interprétation : piocher avec une main
    plus grande.)

M7 = Module 1 : les sociétés anonymes
M7-1 = Ce module se joue avec le cadre des sociétés. Les lignes appartiennent aux huit sociétés, et ce que rapporte
    une ligne devient des points de profit pour sa société. Les joueurs possèdent des cartes Action et ne marquent de
    points qu’à la fin de la partie. Les huit sociétés participent toutes, quel que soit le nombre de joueurs, de 2 à
    6.
M7-2 = Il y a 32 cartes Action : chaque société en a une de 10 %, une de 20 %, une de 30 % et une de 40 %. Les cartes
    sont réparties par pourcentage en quatre piles et mélangées. Chaque joueur reçoit une carte de chaque pile et la
    garde secrète. Ensuite, la première carte de chaque pile est retournée face visible à côté de celle-ci.
M7-3 = À votre tour, vous posez une tuile (M2, M3) ou vous échangez une carte Action. Pour échanger, glissez l’une de
    vos cartes, face cachée, sous la pile du même pourcentage, puis prenez soit la carte visible de cette pile, soit
    sa première carte. Une carte visible qui a été prise est remplacée par la suivante de la pile. Avec 8 cartes par
    pile et 6 joueurs au plus, la pile ne s’épuise jamais ; chacun a toujours une carte Action de chaque pourcentage,
    et la pile n’est pas mélangée de nouveau. Un échange occupe tout votre tour, et vous ne piochez pas de tuile. Dès
    que se sont suivis trois fois plus de tours que de joueurs sans qu’une tuile soit posée, les échanges sont fermés
    jusqu’à ce que quelqu’un en pose une. (Notre interprétation : la fermeture des échanges.)
M7-4 = Vous ne pouvez échanger des cartes Action que tant qu’aucune société n’a atteint 25 points de profit.
M7-5 = À la fin de la partie, les sociétés sont classées selon leur profit. De la première à la huitième place, elles
    reçoivent les valeurs 8, 7, 6, 5, 4, 3, 2 et 1. Les sociétés à égalité reçoivent toutes la meilleure valeur, et
    les places suivantes sont sautées. Exemple : des profits de 38, 36, 34, 32, 32, 29, 27 et 27 donnent les valeurs
    8, 7, 6, 5, 5, 3, 2 et 2.
M7-6 = Chacune de vos cartes Action rapporte un dixième de son pourcentage, multiplié par la valeur de sa société :
    une carte de 30 % rapporte donc trois fois cette valeur. Exemple : vous possédez 40 % et 20 % d’une société de
    valeur 8, 30 % d’une société de valeur 5 et 10 % d’une autre société de valeur 5. Vous marquez 48 + 15 + 5 = 68
    points.
M7-7 = S’y ajoute une prime de majorité : la personne qui détient le plus grand pourcentage total d’une société marque
    un dixième de son profit, arrondi à l’entier inférieur. Si plusieurs joueurs sont à égalité, chacun d’eux marque
    la prime entière. Une société sans actionnaire ne donne rien. Exemples : une société a 36 points de profit, un
    joueur en détient 40 % et un autre 30 % + 10 % ; tous deux marquent 3 points. Avec 60 % d’une société qui a 38
    points de profit, on marque 3 points.
M7-8 = Le joueur qui a le plus de points gagne ; les joueurs à égalité se partagent la victoire. Le module 1 se
    combine avec le module 2 ou le module 3 et avec n’importe quelle ville. (Notre interprétation : l’égalité.)

M8 = Module 2 : les gares centrales
M8-1 = Chaque joueur a une tuile Gare centrale à sa couleur. Au lieu de poser une tuile Rails, vous pouvez la placer
    sur n’importe quel emplacement libre parmi les 8 de la Gare centrale (M1.5). Sa gare de départ ouvre alors une
    ligne supplémentaire qui vous appartient.
M8-2 = Une ligne qui part d’une tuile Gare centrale doit traverser plus d’une tuile, et ses points ne sont jamais
    doublés, même si elle se termine à la Gare centrale. Quatre cas demandent de l’attention :
    • (a) si, grâce aux rails déjà posés, la nouvelle ligne est aussitôt terminée avec deux passages ou plus, elle est
    comptée immédiatement ;
    • (b) si elle était terminée avec un seul passage, vous ne pouvez pas placer la tuile à cet endroit ;
    • (c) une fois la tuile placée, sa gare de départ compte pour M3.4 et M3.5 ;
    • (d) une ligne du bord qui se termine à cet emplacement est toujours doublée.

    (Notre interprétation : les cas a à d.)
M8-3 = La voie d’arrivée de l’emplacement continue de servir aux autres lignes, car une tuile Gare centrale montre à
    la fois une gare de départ et une gare d’arrivée. (Notre interprétation : la tuile montre les deux voies.)
M8-4 = La présence d’une tuile Gare centrale ne suffit pas pour poser une tuile Rails à côté d’elle : selon M3.1, il
    faut toujours une case du bord ou une case à côté d’une tuile Rails déjà posée. Cela suffit ; aucune ligne n’a
    besoin d’y mener. (Notre interprétation : aucune ligne n’a besoin d’y mener.)
M8-5 = Placer votre tuile Gare centrale occupe tout votre tour, et vous ne piochez pas de tuile Rails. Si elle n’a pas
    été placée à la fin de la partie, elle est perdue. (Notre interprétation.)
M8-6 = Avec le module 1, il y a huit tuiles Gare centrale face visible, une par société. Pour en placer une, révélez
    une carte Action de cette société et laissez-la visible devant vous ; dès lors, elle ne peut plus être échangée.
    La ligne supplémentaire appartient à la société. Cela n’est possible qu’une fois par société, mais un même joueur
    peut le faire pour plusieurs sociétés, une par tour, même quand les échanges sont fermés. La carte Action visible
    compte toujours pour vous.

M9 = Module 3 : les rails centraux
M9-1 = Avant la partie, quatre des huit tuiles Rails centraux recouvrent la Gare centrale. Le choix des tuiles et leur
    orientation sont laissés au hasard. Les lignes traversent ces tuiles : aucune ligne ne se termine donc à la Gare
    centrale, et rien n’est doublé. (Notre interprétation : les deux sont laissés au hasard.)
M9-2 = Dans l’édition par défaut, les huit tuiles Rails centraux sont deux aaaa, une bbbb, une cccc, deux bcbc et deux
    aacb. Elles n’ont pas de flèche : une tuile tournée reste donc la même tuile.
    .page = « Ce que contient la boîte » montre les huit tuiles Rails centraux. Elles n’ont pas de flèche : une tuile
        tournée reste donc la même tuile.
M9-3 = Une tuile Rails centraux traversée par une ligne compte comme une tuile traversée (M4.2) et rapporte donc un
    point ; une édition peut changer cela. (Notre interprétation.) Une image publiée trancherait ; nous n’en
    connaissons que la légende, selon laquelle la ligne jaune rapporte « 10 PV ».
M9-4 = Comme dans M8.4, la présence d’une tuile Rails centraux ne suffit pas pour poser une tuile Rails à côté d’elle.
    Le module 3 ne se combine pas avec le module 2.

M10 = Module 4 : la partie solo
M10-1 = Vous jouez en solo, avec le cadre des sociétés. Les huit cartes Action de 10 % forment votre paquet.
M10-2 = Deux tuiles Rails sont visibles devant vous et sont complétées après chaque pose. Révélez une carte : avec
    l’une de vos deux tuiles, vous devez prolonger une ligne non terminée de cette société, c’est-à-dire poser la tuile
    sur la case où cette ligne s’arrête actuellement. Quand le paquet est épuisé, les cartes défaussées sont mélangées
    pour en former un nouveau ; cela se fait après le tour de la dernière carte, qui est mélangée avec les autres.
    Quand la tour Métro est vide, vous continuez avec les tuiles visibles. Chacune des deux tuiles convient toujours :
    vous avez donc toujours un coup permis. (Notre interprétation : les tuiles complétées après chaque pose et le
    moment où le paquet est mélangé.)
M10-3 = Tant que le paquet n’a pas été parcouru une première fois, vous pouvez refuser certaines tuiles ; dans
    l’édition par défaut, ce sont les tuiles du type dddd. Piochez d’abord une autre tuile, puis la tuile refusée
    retourne au milieu de la tour Métro : elle ne peut revenir qu’une fois piochée la moitié, arrondie à
    l’inférieur, des tuiles qui y restaient ; elle est ensuite une tuile comme les autres. Cela vaut aussi pour vos
    deux premières tuiles et pour les tuiles de remplacement elles-mêmes. Le droit de refuser prend fin quand la
    huitième carte est révélée. (Notre interprétation : jusqu’où va le milieu, les tuiles concernées et le moment où
    ce droit prend fin.)
M10-4 = Les règles de pose de M3 s’appliquent, à une exception près : une ligne d’une seule tuile est permise.
M10-5 = Quand les quatre lignes d’une société sont comptées, sa carte quitte la partie. Si la carte se trouve alors
    dans le paquet, elle le quitte quand elle est révélée, et vous révélez la carte suivante. La partie se termine dès
    que les 32 lignes sont comptées, même s’il reste des cases vides. (Notre interprétation : la carte dans le
    paquet.)
M10-6 = Vous marquez les points de la société qui en a le moins. Dans la variante plus difficile, vous en retirez
    l’écart entre la première et la dernière société : votre score peut donc même être négatif. Exemple : la meilleure
    société a 35 points, la dernière 22. Vous marquez 22 points, ou 9 dans la variante plus difficile.

M11 = Les villes en général
M11-1 = On joue avec une ville au plus. Ses points s’ajoutent à ceux des joueurs, ou des sociétés, dès qu’ils sont
    gagnés.
M11-2 = Avec le module 1, tout ce que gagne le propriétaire d’une ligne va à la société sous forme de points de
    profit, tandis que tout ce que l’on gagne en posant une tuile reste au joueur qui l’a posée. C’est le joueur qui
    gagne à Paris, à Stockholm (dans les deux versions) et à Londres. C’est le propriétaire de la ligne, donc la
    société, qui gagne à New York, à Saint-Pétersbourg et à Berlin. Le touriste de Saint-Pétersbourg est choisi par le
    joueur qui pose la tuile.
M11-3 = Les cases intérieures sont les 32 cases qui ne sont ni au bord du plateau ni dans la Gare centrale. Les
    touristes ont 8 couleurs : jaune, bleu, orange, gris, rouge, marron, vert et violet. Quand une ville utilise 32
    touristes, il y en a quatre de chaque couleur, un sur chaque case.
M11-4 = Les villes ne se combinent pas avec la partie solo, mais elles se combinent avec le module 2 ou le module 3.
    (Notre interprétation : pas avec la partie solo.)
M11-5 = Avec le module 1, la fin de la partie suit cet ordre. D’abord vient le décompte final de la ville : ce que
    gagnent les sociétés s’ajoute à leur profit, ce que gagnent les joueurs va aux joueurs. Puis les sociétés sont
    classées et reçoivent leurs valeurs (M7.5), puis les cartes Action sont comptées (M7.6), et enfin les majorités
    (M7.7). Les valeurs comme les majorités se calculent sur le profit, points de ville compris. Aucune ville ne donne
    de points à une société en cours de partie : la limite de M7.4 n’en est donc pas affectée. (Notre interprétation :
    pas de points de ville pour les sociétés en cours de partie.)
M11-6 = Les tuiles Rails centraux ne portent pas de touriste et ne donnent ni ticket ni tuile PV. Les lignes qui
    partent d’une tuile Gare centrale comptent comme toutes les autres à New York, à Saint-Pétersbourg et à Berlin.
    (Notre interprétation.)

M12 = Paris
M12-1 = Il y a 12 cartes Monument, chacune avec quatre emplacements de couleur. Elles sont distribuées à parts
    égales : à 2 joueurs, chacun en reçoit 6, à 3 joueurs 4, à 4 joueurs 3, à 5 joueurs 2 et à 6 joueurs 2 ; les
    autres ne servent pas. Vos cartes forment une rangée dans l’ordre où elles ont été distribuées ; elles sont à
    l’endroit et ne sont pas réarrangées. Avec l’option prévue pour cela, chacun à son tour choisit avant le premier
    tour l’ordre des cartes de sa rangée, place par place. Les touristes se tiennent sur les 32 cases intérieures.
    (Notre interprétation : l’ordre et la position des cartes.)
M12-2 = Quand vous posez une tuile sur une case avec un touriste, vous devez prendre le touriste. Placez-le sur un
    emplacement libre de sa couleur, sur celle de vos cartes que vous voulez. Si vous n’avez pas de tel emplacement,
    ajoutez-le à une case qui touche celle-ci par un côté et où se trouve un touriste. S’il n’y en a pas, ajoutez-le à
    n’importe quelle case où se trouve un touriste. S’il n’y en a pas non plus, défaussez-le. Si plusieurs touristes
    se tiennent sur la case, traitez-les tous, l’un après l’autre, dans l’ordre de votre choix. Chaque fois que
    plusieurs emplacements ou plusieurs cases sont possibles, vous choisissez. (Notre interprétation : vous devez
    prendre le touriste, et vous choisissez.)
M12-3 = À la fin de la partie, la plus longue suite ininterrompue de touristes de votre rangée, qui peut s’étendre sur
    plusieurs cartes, rapporte 2 points par touriste. Chacun de vos autres touristes vous coûte 1 point, et chaque
    carte dont les quatre emplacements sont occupés vous donne 3 points. Exemple : une suite de 5, une carte complète
    et deux autres touristes rapportent 10 + 3 − 2 = 11 points. Si plusieurs suites ont la même longueur, une seule
    compte, et les touristes des autres coûtent 1 point chacun. Le total peut être négatif. (Notre interprétation :
    les suites de même longueur et les totaux négatifs.)
M12-4 = Dans l’édition par défaut, les cartes montrent ces emplacements :
    • gris, orange, violet, bleu ;
    • jaune, marron, violet, orange ;
    • gris, vert, marron, violet ;
    • vert, rouge, bleu, marron ;
    • rouge, gris, jaune, vert ;
    • gris, marron, rouge, orange ;
    • gris, bleu, jaune, marron ;
    • rouge, bleu, violet, vert ;
    • gris, rouge, violet, jaune ;
    • violet, bleu, orange, vert ;
    • jaune, rouge, orange, bleu ;
    • orange, jaune, vert, marron.

    Les monuments sont la Fondation Louis Vuitton, le Sacré-Cœur, l’Arc de Triomphe, la place de la Concorde, le Moulin
    Rouge, le dôme des Invalides, Notre-Dame, le pont Alexandre III, le Louvre, la tour Eiffel, le Panthéon et
    Versailles. Les noms sont publiés ; leur attribution aux cartes et leurs traductions sont de nous.
    .page = « Ce que contient la boîte » montre les douze cartes Monument avec leurs noms et leurs emplacements de
        couleur. Les noms sont publiés ; leur attribution aux cartes et leurs traductions sont de nous.

M13 = Stockholm
M13-1 = Huit cartes Monument, dans un ordre aléatoire, forment une rangée de 32 emplacements portant des valeurs en
    points. Les touristes se tiennent sur les cases intérieures. Il y a huit jetons Touriste, un par couleur,
    distribués face cachée : à 2 joueurs, chacun en reçoit 3, à 3 joueurs 2, à 4 joueurs 2, à 5 joueurs 1 et à 6
    joueurs 1. Les jetons restants quittent la partie sans être regardés. (Notre interprétation : l’ordre aléatoire
    des cartes.)
M13-2 = Quand vous posez une tuile sur une case avec un touriste, celui-ci va sur l’emplacement libre le plus à gauche
    de la rangée.
M13-3 = À la fin de la partie, vous marquez les valeurs qui se trouvent sous tous les touristes de votre ou de vos
    couleurs secrètes. Exemple : un touriste rouge est sur un 3 et un violet sur un 4. Pour cela, le détenteur du
    rouge marque 3 points, celui du violet 4.
M13-4 = Variante : les jetons ne sont pas distribués, mais placés au hasard, un sur chaque carte. Un touriste va sur
    l’emplacement libre le plus à gauche de la carte qui porte le jeton de sa couleur, et le joueur qui a posé la
    tuile marque aussitôt la valeur de cet emplacement. Chaque carte a quatre emplacements et chaque couleur quatre
    touristes : il y a donc toujours de la place.
M13-5 = Dans l’édition par défaut, les cartes montrent ces valeurs, carte par carte :
    • 1, 2, 3, 4 ;
    • 2, 4, 1, 3 ;
    • 3, 1, 4, 2 ;
    • 4, 3, 2, 1 ;
    • 1, 3, 2, 4 ;
    • 2, 1, 4, 3 ;
    • 4, 2, 3, 1 ;
    • 3, 4, 1, 2.

    Les monuments sont Gröna Lund, le château de Drottningholm, le Palais royal, le musée Nobel, Storkyrkan, le musée
    Vasa, l’hôtel de ville et l’Avicii Arena. Les noms sont publiés ; leur attribution aux cartes et leurs traductions
    sont de nous.
    .page = « Ce que contient la boîte » montre les huit cartes Monument avec leurs noms et les valeurs de leurs
        emplacements. Les noms sont publiés ; leur attribution aux cartes et leurs traductions sont de nous.

M14 = Londres
M14-1 = Huit cartes Monument sont alignées dans un ordre aléatoire ; dans l’édition par défaut, il y en a une par
    couleur. Une tuile Direction à chaque extrémité fait de la rangée un circuit. Le taxi part de l’une des deux
    tuiles Direction, tirée au hasard. Les touristes se tiennent sur les cases intérieures.
M14-2 = Comptez les cartes de 1 à 8, de gauche à droite. Le circuit compte 16 positions : les cartes 1 à 8 à l’aller,
    vers la droite, puis les cartes 8 à 1 au retour, vers la gauche. Les tuiles Direction ne sont pas des positions :
    une carte d’extrémité vient donc deux fois de suite, une fois dans chaque sens. En partant de la tuile Direction
    de gauche, la première carte est la 1 ; en partant de celle de droite, c’est la 8. La prochaine carte d’une
    couleur est la première position de cette couleur après la position actuelle, même s’il s’agit de la même carte
    sur le chemin du retour. Une édition peut changer le circuit en 14 positions, où les cartes d’extrémité ne
    viennent qu’une fois, ou en 8, où la rangée se referme en anneau. (Notre interprétation.)
M14-3 = Quand vous posez une tuile sur une case avec un touriste, vous pouvez faire avancer le taxi jusqu’à la
    prochaine carte de la couleur du touriste si elle est à quatre cartes au plus, et vous marquez un point par carte
    parcourue. Si aucune des quatre prochaines cartes n’est de cette couleur, le taxi avance de quatre cartes et vous
    ne marquez rien. Vous pouvez aussi laisser le taxi où il est. Dans tous les cas, le touriste quitte la partie. Un
    trajet plus court n’est pas possible. Exemples : la bonne carte est la troisième plus loin, vous marquez 3 points ;
    elle n’est pas parmi les quatre prochaines, le taxi avance de quatre cartes et vous marquez 0 point. (Notre
    interprétation : pas de trajet plus court.)
M14-4 = Les monuments de Londres sont Tower Bridge, Big Ben, le palais de Westminster, la cathédrale Saint-Paul,
    Trafalgar Square, London Eye, la Tour de Londres et le palais de Buckingham. Les noms sont publiés ; leur
    attribution aux cartes et leurs traductions sont de nous.

M15 = New York
M15-1 = Chaque joueur a un plateau Monument avec huit monuments, un par couleur, et leurs valeurs en points ; avec le
    module 1, chaque société en a un. Les 32 touristes sont répartis au hasard, un sur chaque station du bord.
M15-2 = Quand une ligne se termine à une station du bord, le propriétaire de la ligne prend le touriste qui y attend,
    s’il y en a encore un, et le conduit au monument de sa couleur. C’est toujours le propriétaire de la ligne, quel
    que soit le joueur qui a posé la tuile, et les lignes des tuiles Gare centrale le font aussi. Si la ligne n’a pas
    de propriétaire ou se termine à la Gare centrale, personne ne prend de touriste. (Notre interprétation : qui
    prend le touriste.)
M15-3 = À la fin de la partie, chaque touriste rapporte la valeur de son monument. Exemple : deux touristes à un 3,
    deux à un 1 et un à un 0 rapportent 8 points.
M15-4 = Dans l’édition par défaut, il y a huit plateaux Monument, numérotés de 1 à 8, avec ces valeurs dans l’ordre
    jaune, bleu, orange, gris, rouge, marron, vert, violet ; d’un plateau à l’autre, les valeurs se décalent d’une
    couleur :
    • le plateau 1 a 4, 2, 1, 3, 2, 3, 1, 0 ;
    • le plateau 2 a 0, 4, 2, 1, 3, 2, 3, 1 ;
    • le plateau 3 a 1, 0, 4, 2, 1, 3, 2, 3 ;
    • le plateau 4 a 3, 1, 0, 4, 2, 1, 3, 2 ;
    • le plateau 5 a 2, 3, 1, 0, 4, 2, 1, 3 ;
    • le plateau 6 a 3, 2, 3, 1, 0, 4, 2, 1 ;
    • le plateau 7 a 1, 3, 2, 3, 1, 0, 4, 2 ;
    • le plateau 8 a 2, 1, 3, 2, 3, 1, 0, 4 ; c’est celui de l’exemple publié.

    Les plateaux sont distribués au hasard aux joueurs. Avec le module 1, chaque société a son propre plateau, dans le
    même ordre : le plateau 1 est au jaune, le plateau 2 au bleu, et ainsi de suite jusqu’au plateau 8 au violet. Les
    monuments sont l’Empire State Building, le Yankee Stadium, Times Square, Central Park, la statue de la Liberté, le
    pont de Brooklyn, la cathédrale Saint-Patrick et le Rockefeller Center. Les noms sont publiés ; leur attribution
    aux couleurs et leurs traductions sont de nous. (Notre interprétation : qui reçoit quel plateau.)
    .page = Il y a huit plateaux Monument, numérotés de 1 à 8 ; « Ce que contient la boîte » montre ce que rapporte un
        touriste de chaque couleur sur chacun d’eux. Dans l’édition par défaut, le plateau 8 est celui de l’exemple
        publié. Les plateaux sont distribués au hasard aux joueurs. Avec le module 1, chaque société a son propre
        plateau, dans l’ordre des couleurs : le plateau 1 est au jaune, le plateau 2 au bleu, et ainsi de suite
        jusqu’au plateau 8 au violet. Les noms des monuments sont publiés ; leur attribution aux couleurs et leurs
        traductions sont de nous. (Notre interprétation : qui reçoit quel plateau.)

M16 = Saint-Pétersbourg
M16-1 = Huit cartes Monument se trouvent sur les diagonales intérieures, près de la Gare centrale, sur les cases
    (2,2), (1,1), (2,5), (1,6), (5,2), (6,1), (5,5) et (6,6). À côté du plateau se trouvent les tuiles PV, quatre dans
    chacune des huit couleurs, face visible, avec un touriste par couleur.
M16-2 = Quand vous posez une tuile sur une carte Monument, retirez la carte du plateau, choisissez l’un des touristes
    encore disponibles et placez-le sur la tuile que vous venez de poser. Les quatre tuiles PV de cette couleur sont
    mélangées et placées face cachée sur la carte. Vous choisissez librement la couleur ; elle n’a rien à voir avec la
    vôtre. (Notre interprétation : le libre choix de la couleur.)
M16-3 = Quand une ligne qui traverse une tuile avec un touriste est terminée, son propriétaire prend une tuile PV face
    cachée de cette couleur pour chaque passage et la garde secrète jusqu’à la fin. Une tuile a quatre voies et chaque
    couleur quatre tuiles PV : il y en a donc toujours assez. Les tuiles PV sont tirées au hasard. Un joueur peut
    regarder les siennes, tandis que celles d’une société restent face cachée. Ce qu’auraient pris des lignes sans
    propriétaire, des boucles ou des rails partant de la Gare centrale reste en place. Exemple : une ligne qui
    traverse trois fois la tuile du touriste bleu prend trois tuiles PV bleues. (Notre interprétation : le tirage au
    hasard, le droit de regarder ses tuiles et ce qui reste en place.)
M16-4 = À la fin de la partie, toutes les tuiles PV prises sont révélées et comptées. Dans l’édition par défaut, les
    quatre tuiles de chaque couleur valent 10 points en tout, répartis plus ou moins également : jaune 1 2 3 4,
    bleu 2 2 3 3, orange 0 3 3 4, gris 1 1 4 4, rouge 0 1 4 5, marron 0 2 3 5, vert 2 2 2 4 et violet 1 3 3 3. Les
    monuments sont la cathédrale Saint-Sauveur-sur-le-Sang-Versé, le palais de Peterhof, la forteresse
    Pierre-et-Paul, le Cavalier de bronze, la cathédrale de Kazan, le musée Fabergé, le palais d’Hiver et le palais
    Catherine. Les noms sont publiés ; leur attribution aux cartes et leurs traductions sont de nous.

M17 = Berlin
M17-1 = Huit cartes Monument sont alignées, face A ou face B visible. L’hôte choisit : toutes A (par défaut), toutes B
    ou un mélange au hasard. Il y a 24 touristes. Deux de chaque couleur vont sur le plateau, en quatre groupes de
    quatre, un par case, jamais deux fois la même couleur dans un groupe ; dans l’édition par défaut, les groupes sont
    les blocs de 2 × 2 cases de (1,1) à (2,2), de (1,5) à (2,6), de (5,1) à (6,2) et de (5,5) à (6,6). Les huit autres
    touristes sont placés au hasard, un sur chaque carte. Il y a 64 tickets, huit de chaque couleur.
M17-2 = Quand vous posez une tuile sur une case avec un touriste, celui-ci monte sur la tuile.
M17-3 = Quand une ligne qui traverse une tuile avec un touriste est terminée, son propriétaire prend un ticket de
    cette couleur pour chaque passage.
M17-4 = À la fin de la partie, chaque couleur est comptée sur la carte où se trouve le touriste de cette couleur : le
    joueur qui a le plus de tickets de la couleur marque le plus grand des deux nombres, et le deuxième marque l’autre
    nombre. En cas d’égalité, additionnez les nombres des places concernées et partagez-les à parts égales, en
    arrondissant à l’entier inférieur. Tous les tickets d’une couleur que personne n’a pris à la fin, pour quelque
    raison que ce soit, vont à un seul joueur fictif, qui est classé et partage les égalités comme un joueur ; ses
    points sont perdus. Avec le module 1, ce sont les sociétés que l’on classe. Zéro ticket ne rapporte jamais de
    points. Exemple : une ligne sur quatre tuiles, dont une traversée deux fois et une trois fois, rapporte 7 points ;
    comme elle traverse deux fois la tuile du touriste jaune et une fois celle du touriste violet, son propriétaire
    prend aussi 2 tickets jaunes et 1 ticket violet. (Notre interprétation : zéro ticket ne rapporte jamais de
    points.)
M17-5 = Dans l’édition par défaut, les faces A montrent 5/2, 5/3, 6/2, 6/3, 6/4, 7/3, 7/4 et 8/4, et les faces B 3/1,
    4/1, 5/2, 6/3, 8/3, 9/4, 10/5 et 12/6. Les monuments sont l’Alexanderplatz, le Rotes Rathaus, la colonne de la
    Victoire, la porte de Brandebourg, la cathédrale de Berlin, l’île aux Musées, le Reichstag et l’église du Souvenir.
    Les noms sont publiés ; leur attribution aux cartes et leurs traductions sont de nous.
    .page = « Ce que contient la boîte » montre les cartes Monument avec leurs noms et ce qui figure sur leurs faces A
        et B. Les noms sont publiés ; leur attribution aux cartes et leurs traductions sont de nous.

M18 = Voici ce qui se combine : le jeu de base, de 2 à 6 joueurs, se joue avec ou sans le module 1 ; avec le module 2,
    avec le module 3 ou sans aucun des deux ; sans ville ou avec une des six villes, Stockholm ayant aussi sa variante
    et Berlin se jouant avec les faces A, les faces B ou un mélange ; avec ou sans l’orientation libre ; et avec une
    main d’une, de deux ou de trois tuiles. Tous ces choix sont indépendants les uns des autres. La partie solo, avec
    ou sans sa variante plus difficile, se combine avec l’orientation libre et avec rien d’autre. Si vous demandez une
    autre combinaison, le jeu la refuse et vous indique le numéro de la règle.
