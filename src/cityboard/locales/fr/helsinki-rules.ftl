### Les règles de Helsinki en français, un message par règle : affichées dans le jeu.

H1 = Matériel
H1-1 = Le plateau Sénat compte, dans l’édition par défaut, 8 cases Sénat, deux sur chacun de ses quatre côtés, et 8
    cases de carte placées entre elles. Elles alternent tout autour du carré : chaque case Sénat a exactement une case
    de carte à sa gauche et une à sa droite, et chaque case de carte sert aux deux cases Sénat voisines. Les cases
    Sénat sont numérotées de 0 à 7 dans le sens des aiguilles d’une montre à partir de la case gauche du côté nord : 0
    et 1 au nord, 2 et 3 à l’est, 4 et 5 au sud, 6 et 7 à l’ouest. Chaque case de carte porte le numéro de la case
    Sénat qui la suit : la case de carte 1 se trouve entre les cases Sénat 0 et 1, et ainsi de suite ; la case de
    carte 0 se trouve entre les cases Sénat 7 et 0. La case Sénat 0 touche donc les cases de carte 0 et 1, la case
    Sénat 1 les cases de carte 1 et 2, et ainsi de suite jusqu’à la case Sénat 7, qui touche les cases de carte 7 et
    0.
H1-2 = Chaque côté du plateau Sénat montre un édifice : la Cathédrale au nord, le Palais du Gouvernement à l’est, la
    Maison Sederholm au sud et l’Université à l’ouest. Dans l’édition par défaut, le côté ouest est le côté jaune.
H1-3 = Le plateau Joueur porte une zone de construction de 7 × 7 cases, une par toit : lignes 0 à 6 en partant du
    nord, colonnes 0 à 6 en partant de l’ouest. Il est orienté comme le plateau Sénat. La case centrale, (3,3),
    accueille le monument. Une prairie recueille les blasons gagnés. Dans un navigateur, les colonnes portent les
    lettres A à G et les lignes les numéros 1 à 7 : (0,0) y est A1.
H1-4 = Il y a 50 tuiles Pavillon de cinq couleurs (violet, vert, rouge, bleu et jaune). Dans chaque couleur, 3 tuiles
    ont deux toits, 3 en ont trois, 3 en ont quatre et 1 en a cinq ; à chaque couleur et à chaque taille correspond
    une seule forme. Dans l’édition par défaut, ce sont les formes du jeu frère Copenhagen, d’après des sources
    publiques. Deux toits : un domino dans chaque couleur. Trois toits : une barre (I3) pour le violet et le vert, un
    angle (V3) pour le rouge, le bleu et le jaune. Quatre toits : une barre (I4) pour le violet, un T (T4) pour le
    vert, un carré (O4) pour le rouge, un L (L4) pour le bleu, un S (S4) pour le jaune. Cinq toits : une barre (I5)
    pour le violet, une croix en forme de plus (X5) pour le vert, un P (P5) pour le rouge, un T (T5) pour le bleu, un
    Z (Z5) pour le jaune. Les tuiles sont recto verso : vous pouvez les tourner dans tous les sens et les retourner.
H1-5 = Il y a aussi 12 tuiles Pavillon joker d’un seul toit, sans couleur, 30 superstructures, 5 tuiles Cache, 1 pion
    Premier joueur et 1 plateau Action avec la piste de score. L’extension comprend 4 cartes Bonus (3, 5, 7 et 9) et
    16 visiteurs.
H1-6 = Il y a 100 cartes Pavillon : 18 dans chacune des cinq couleurs et 10 cartes joker. Une carte de couleur montre
    un nombre de 1 à 5, une tuile de sa couleur et 0, 1 ou 2 superstructures. Dans l’édition par défaut, chaque
    couleur comprend : quatre « 1 » (2 toits, aucune superstructure) ; deux « 2 » (2 toits, 1 superstructure) et deux
    « 2 » (3 toits, aucune) ; deux « 3 » (3 toits, 1 superstructure) et deux « 3 » (4 toits, aucune) ; deux « 4 » (4
    toits, 1 superstructure) et deux « 4 » (3 toits, 2 superstructures) ; un « 5 » (5 toits, 1 superstructure) et un
    « 5 » (5 toits, 2 superstructures).
H1-7 = Chaque joueur a un plateau Joueur, 8 blasons, un monument, un pion Joueur et un marqueur de score. Les couleurs
    des joueurs, rouge, vert, bleu et jaune, n’ont rien à voir avec celles des tuiles.
H1-8 = Au début de la partie, les blasons se trouvent sur 8 cases marquées de la zone de construction. Dans l’édition
    par défaut (ligne, colonne), ce sont (1,2), (2,5), (5,4) et (4,1) ainsi que (0,5), (5,6), (6,1) et (1,0).

H2 = Mise en place
H2-1 = Avant de mélanger, retirez des cartes selon le nombre de joueurs. À 4 joueurs, les 100 cartes restent en jeu. À
    3 joueurs, retirez dans chaque couleur deux « 1 » et un « 5 », ainsi que quatre cartes joker : il reste 81 cartes.
    À 2 joueurs, retirez dans chaque couleur deux « 1 », deux « 2 », deux « 3 », deux « 4 » et un « 5 », ainsi que six
    cartes joker : il reste 49 cartes. Quand un nombre existe en deux sortes, retirez une carte de chaque sorte ; pour
    le « 5 », le hasard désigne celui qui part. À 2 joueurs, le « 5 » se retire bien dans chaque couleur : sinon, il
    resterait neuf « 5 », contre cinq à 3 joueurs. Une édition peut toutefois prévoir de n’en retirer qu’un seul en
    tout (il reste alors 53 cartes). (Notre interprétation.)
H2-2 = Mélangez les cartes et placez-en 8 face visible sur les cases de carte du plateau Sénat. Chaque joueur pioche
    deux cartes une fois que tous les pions Joueur sont placés (H2.4) : on choisit donc sa première case en
    connaissant les cartes visibles, mais pas sa main.
H2-3 = Les tuiles, triées par couleur et par forme, constituent une réserve commune que chacun peut voir.
H2-4 = Le premier joueur (le plus jeune autour d’une table ; ici, il est tiré au sort ou choisi par l’hôte) garde le
    pion Premier joueur pendant toute la partie. Il place son pion Joueur sur la case Sénat de son choix : c’est une
    vraie décision. Ensuite, dans le sens des aiguilles d’une montre, le pion de chacun des autres joueurs se place
    deux cases plus loin que le précédent, toujours dans le sens des aiguilles d’une montre.
H2-5 = Chaque joueur place son monument au centre de son plateau, ses 8 blasons sur les cases marquées et son marqueur
    de score sur le 0.
H2-6 = Option pour une première partie : recouvrez la ligne du bas du plateau Action (A11 à A15).
H2-7 = Variante « Nouveaux défis » : recouvrez cinq actions quelconques, tirées au hasard ou choisies par l’hôte. Une
    action recouverte n’est disponible pour personne.

H3 = Le tour du joueur
H3-1 = Chaque tour de table commence par le premier joueur et se poursuit dans le sens des aiguilles d’une montre. À
    votre tour, vous devez d’abord déplacer votre pion Joueur, puis soit piocher, soit construire. C’est ensuite au
    joueur suivant.
H3-2 = Déplacement : avancez votre pion Joueur de 1, 2 ou 3 cases Sénat dans le sens des aiguilles d’une montre.
    Rester sur place n’est pas permis. Plusieurs pions peuvent se trouver sur la même case.
H3-3 = Piocher : prenez les deux cartes visibles à côté de la case de votre pion Joueur, puis, le cas échéant, la
    carte de l’action A4. Complétez ensuite les deux cases de carte avec la pioche, en commençant par celle qui porte
    le plus petit numéro ; enfin, défaussez jusqu’à ne garder que 7 cartes (H3.4). Si la pioche doit être reconstituée
    pour compléter les cases, les cartes que vous défaussez ainsi ne sont pas mélangées avec les autres. (Notre
    interprétation.)
H3-4 = La limite de cartes en main est de 7 : si vous en avez davantage après avoir pioché, défaussez aussitôt les
    cartes de votre choix, face visible, jusqu’à ce qu’il vous en reste 7. (Notre interprétation.)
H3-5 = Construire : voir H4. Si vous ne pouvez pas construire, vous devez piocher. S’il y a moins de deux cartes sur
    vos deux cases de carte (avec les nombres publiés, cela ne peut pas arriver), prenez ce qui s’y trouve ; piocher
    reste permis. (Notre interprétation.)
H3-6 = Vous pouvez utiliser les actions de blason (H6) à tout moment de votre tour où elles ont un sens, et plusieurs
    dans le même tour.
H3-7 = Votre tour se termine quand vous le dites, ou de lui-même quand plus rien n’est possible. Une action sans effet
    est refusée et vous gardez le blason : quand il n’y a pas de place pour A2 ou A7, quand il ne reste plus de
    superstructure ou pas de toit libre pour A5, ou quand il n’y a pas d’autre toit libre pour A10. (Notre
    interprétation.)
H3-8 = Sont secrets : les cartes en main et l’ordre de la pioche. Sont publics : le nombre de cartes que chacun a en
    main, le nombre de cartes de la pioche, la défausse, les plateaux, les prairies et les actions utilisées. (Notre
    interprétation.)

H4 = Construire
H4-1 = Choisissez une carte de couleur de votre main : elle désigne la tuile à construire, et cette tuile doit encore
    se trouver dans la réserve. Une carte dont la tuile est épuisée peut toujours être dépensée comme carte
    supplémentaire de sa couleur.
H4-2 = Payez en tout autant de cartes que l’indique le nombre de la carte choisie, carte choisie comprise, toutes de
    la couleur de celle-ci. Les cartes joker remplacent n’importe quelle couleur, autant de fois que vous le voulez,
    mais une carte joker n’est jamais la carte choisie.
H4-3 = Une fois la tuile poussée, les cartes dépensées vont à la défausse, face visible, donc avant la carte du bonus
    de couleur (H4.9). Vous payez exactement le nombre demandé, jamais plus. (Notre interprétation.)
H4-4 = La tuile doit être posée aussitôt. Avant de la pousser, tournez-la et retournez-la comme vous le souhaitez.
    Vous ne pouvez construire une tuile que s’il existe pour elle au moins une façon permise de la pousser, compte
    tenu des actions annoncées. (Notre interprétation.)
H4-5 = Poussez la tuile depuis le côté de votre plateau Joueur qui correspond au côté du plateau Sénat où se trouve
    votre pion Joueur, tout droit vers le côté opposé, dans le couloir de votre choix. Elle glisse jusqu’à ce que le
    monument ou une autre tuile l’arrête, c’est-à-dire jusqu’à ce qu’un toit d’une autre tuile, ou le monument, se
    trouve juste devant l’un de ses toits : le contact se fait bord contre bord, un coin ne suffit pas à l’arrêter.
    Elle ne s’arrête jamais plus tôt et ne tourne jamais. Les tuiles Pavillon joker l’arrêtent comme les autres ; les
    blasons, les superstructures et les visiteurs ne l’arrêtent pas. Vous ne gagnez que les blasons qui se trouvent
    sous sa position finale. (Notre interprétation.)
H4-6 = Vous ne pouvez pas pousser une tuile dans un couloir où rien ne l’arrête et où elle glisserait jusqu’au bord
    opposé : elle doit rencontrer un obstacle (H4.5). (Notre interprétation.)
H4-7 = Votre toute première tuile doit être arrêtée par le monument.
H4-8 = La tuile doit finir tout entière à l’intérieur de la zone de construction.
H4-9 = Bonus de couleur : si la nouvelle tuile touche bord à bord au moins une autre tuile de sa couleur sur votre
    plateau, piochez une carte (une seule, quel que soit le nombre de contacts). Les tuiles Pavillon joker n’ont pas
    de couleur : elles ne donnent pas le bonus et ne le déclenchent pas. (Notre interprétation.)
H4-10 = Superstructures : prenez-en autant que la carte choisie en montre (de 0 à 2) et posez chacune sur un toit de
    la tuile que vous venez de construire, une au plus par toit. C’est obligatoire. S’il en reste moins dans la
    réserve, ou si la tuile a moins de toits libres, vous n’en posez que ce nombre. (Notre interprétation.)
H4-11 = Les blasons qui se trouvent sous la nouvelle tuile vont dans votre prairie et peuvent servir aussitôt.
H4-12 = Une construction se déroule dans cet ordre : les cartes sont annoncées et la tuile est prise ; la tuile est
    poussée ; les cartes sont défaussées ; les blasons vont dans la prairie ; les superstructures sont posées ; enfin
    vient le bonus de couleur. (Notre interprétation.)
H4-13 = La limite de cartes en main se vérifie aussi après le bonus de couleur (cela n’a d’effet qu’à la suite de
    A12). (Notre interprétation.)
H4-14 = Exemples publiés : un « 5 » bleu demande cette carte et quatre autres cartes bleues ; avec A9, un « 4 » violet
    ne demande que trois cartes violettes en tout ; avec A14, un « 4 » bleu se paie avec trois cartes bleues et une
    carte de n’importe quelle autre couleur ; pour un « 3 » bleu avec une superstructure, vous payez trois cartes
    bleues, construisez la tuile et posez une superstructure dessus.

H5 = Fin des cartes et fin de la partie
H5-1 = Quand la dernière carte de la pioche est piochée ou révélée, le tour de table en cours est le dernier.
H5-2 = Chaque fois qu’il faut une carte et que la pioche est vide, mélangez la défausse pour former une nouvelle
    pioche. Cela se fait au moment où la carte suivante est nécessaire, avec tout ce qui est alors défaussé. Si la
    défausse est vide elle aussi, ce qui ne devrait pas arriver, les cases de carte restent vides et l’on ne pioche
    rien. Le dernier tour de table est déjà fixé par H5.1 : mélanger de nouveau la défausse par la suite n’y change
    rien. (Notre interprétation.)
H5-3 = Le dernier tour de table est suivi du décompte final (H7).

H6 = Le plateau Action
A1 = Avancez votre pion Joueur de 1 à 6 cases Sénat au lieu de 1 à 3. Il n’y a qu’un déplacement par tour : vous
    pouvez donc utiliser au plus une des actions A1, A6 et A11 dans un tour, et avant de vous déplacer. (Notre
    interprétation.)
A2 = Prenez deux tuiles Pavillon joker et ajoutez-les tout de suite à votre plateau, l’une après l’autre, chacune sur
    n’importe quelle case de toit vide qui touche par un côté une tuile Pavillon ou une tuile Pavillon joker ; la
    seconde peut toucher la première. On ne les pousse pas. Il vous faut au moins une tuile sur votre plateau ; le
    monument n’est pas une tuile. Si vous recouvrez un blason, vous le gagnez. Le toit d’une tuile Pavillon joker peut
    recevoir plus tard une superstructure grâce à A10. S’il n’y a de place que pour une tuile, vous n’en posez
    qu’une ; les tuiles Pavillon joker ne s’épuisent jamais. (Notre interprétation.)
A3 = Poussez votre tuile Pavillon de ce tour depuis le côté de votre choix. Cela ne vaut que pour une tuile : avec A8,
    pour l’une des deux. (Notre interprétation.)
A4 = Quand vous piochez, prenez une carte de plus sur la pioche, en plus des deux autres. La limite de cartes en main
    s’applique.
A5 = Prenez une superstructure de plus que n’en montre la carte choisie (donc une si elle n’en montre aucune).
A6 = Avancez votre pion Joueur de 1 à 5 cases Sénat au lieu de 1 à 3. Il n’y a qu’un déplacement par tour : vous
    pouvez donc utiliser au plus une des actions A1, A6 et A11 dans un tour, et avant de vous déplacer. (Notre
    interprétation.)
A7 = Prenez une tuile Pavillon joker et ajoutez-la tout de suite à votre plateau, sur n’importe quelle case de toit
    vide qui touche par un côté une tuile Pavillon ou une tuile Pavillon joker. On ne la pousse pas. Il vous faut au
    moins une tuile sur votre plateau ; le monument n’est pas une tuile. Si vous recouvrez un blason, vous le gagnez.
    Le toit d’une tuile Pavillon joker peut recevoir plus tard une superstructure grâce à A10. Les tuiles Pavillon
    joker ne s’épuisent jamais. (Notre interprétation.)
A8 = Construisez une seconde tuile Pavillon dans ce tour, en payant les cartes comme d’habitude. Il faut pour cela
    avoir déjà construit dans le même tour. Avec A13 : piochez, construisez, construisez encore. (Notre
    interprétation.)
A9 = La construction demande une carte de moins. La carte choisie elle-même est toujours jouée : un « 1 » n’y gagne
    donc rien, et l’action n’est pas proposée dans ce cas. (Notre interprétation.)
A10 = Déplacez l’une de vos superstructures sur un autre toit d’une tuile Pavillon ou d’une tuile Pavillon joker de
    votre plateau, à condition que ce toit n’en porte pas encore. Une case non construite, le monument ou le plateau
    d’un autre joueur ne conviennent pas. (Notre interprétation.)
A11 = Reculez votre pion Joueur d’une case Sénat, dans le sens inverse des aiguilles d’une montre, au lieu de
    l’avancer de 1 à 3. Il n’y a qu’un déplacement par tour : vous pouvez donc utiliser au plus une des actions A1, A6
    et A11 dans un tour, et avant de vous déplacer. (Notre interprétation.)
A12 = Vous n’avez pas de limite de cartes en main jusqu’à la fin du tour de table suivant ; défaussez ensuite jusqu’à
    ce qu’il vous reste sept cartes. Vous le faites à la fin de votre propre tour dans ce tour de table suivant. Vous
    pouvez annoncer cette action à tout moment de votre tour, même quand vous devez défausser. Si la partie se termine
    avant, vous ne défaussez rien. (Notre interprétation.)
A13 = Piochez des cartes, puis construisez aussi une tuile Pavillon dans le même tour. Cela se fait dans cet ordre,
    donc pas après une construction ; la limite de cartes en main se vérifie après la pioche. Avec A8 : piochez,
    construisez, construisez encore. A8 n’est possible que si vous construisez déjà dans le même tour. (Notre
    interprétation.)
A14 = Pour une construction, une carte de n’importe quelle couleur compte comme une carte joker.
A15 = Marquez aussitôt deux points sur la piste de score.
H6-1 = Pour utiliser une action, posez dessus un blason de votre prairie. Chaque joueur peut utiliser chaque action
    une fois par partie ; vos blasons ne bloquent que vous. Les actions forment des lignes de cinq ; dans l’édition
    par défaut, l’ordre du plateau est A1 à A5 en haut, A6 à A10 au milieu et A11 à A15 en bas. Dans un navigateur,
    elles s’appellent action 1 à action 15. Les règles publiées les présentent dans deux ordres différents ; l’autre
    placerait A5 et A10 dans la ligne du bas à la place de A14 et A15. Nous suivons celui des règles allemandes et
    françaises, qui regroupe par colonne les actions de cartes et les actions de superstructures. A3, A5, A9 et A14
    modifient une construction et peuvent se combiner ; chacune demande son propre blason et s’annonce avec les
    cartes, avant de pousser la tuile. Un blason gagné avec cette tuile arrive trop tard pour elles, mais peut payer
    A2, A7, A8, A10, A12 ou A15. (Notre interprétation.)
H6-2 = Vous pouvez utiliser A2, A7, A10, A12 et A15 à tout moment de votre tour, même avant de vous déplacer ou après
    avoir construit. (Notre interprétation.)

H7 = Décompte final
H7-1 = Chaque ligne complète rapporte 2 points, chaque colonne complète aussi. Une case compte comme construite si une
    tuile Pavillon, une tuile Pavillon joker ou le monument s’y trouve (le monument ne porte jamais de
    superstructure).
H7-2 = Superstructures : chacune rapporte 3 points si elle se trouve au croisement d’une ligne complète et d’une
    colonne complète ; sinon 1 point si elle se trouve dans une ligne ou une colonne complète ; sinon 0 point.
H7-3 = Exemple publié : 2 lignes et 3 colonnes complètes (10 points), 3 superstructures à des croisements (9 points),
    1 sur une ligne complète (1 point), 2 sur une colonne complète (2 points) et une ni sur l’une ni sur l’autre (0
    point) donnent 22 points en tout.
H7-4 = Le joueur qui a le plus de points gagne ; en cas d’égalité, la victoire revient à celui des joueurs à égalité
    qui joue le plus tard dans l’ordre du tour (le plus loin du premier joueur).

H8 = Extension « Routes sûres »
H8-1 = Cartes Bonus exposées : 3 et 5 à 2 joueurs ; 3, 5 et 7 à 3 joueurs ; 3, 5, 7 et 9 à 4 joueurs.
H8-2 = Chaque joueur a un visiteur sur chacun des quatre passages piétons, un par côté du plateau, pendant toute la
    partie. Dans l’édition par défaut, les passages piétons se trouvent hors de la zone de construction, chacun devant
    une case du bord : (0,2), (2,6), (6,4) et (4,0) ; les visiteurs n’occupent aucun toit et ne gênent aucune tuile
    poussée.
H8-3 = Dès que vos quatre visiteurs sont reliés par vos tuiles Pavillon (tuiles Pavillon joker comprises), prenez la
    plus forte carte Bonus restante et marquez aussitôt ses points. Chaque joueur n’en reçoit qu’une. Les visiteurs
    sont reliés quand les quatre cases devant les passages piétons sont construites et font partie d’un même groupe de
    tuiles qui se touchent bord à bord ; le monument ne relie pas. On le vérifie après chaque tuile Pavillon et chaque
    tuile Pavillon joker. (Notre interprétation.)
H8-4 = Tout le reste est inchangé ; l’extension se combine avec H2.6 et H2.7.
