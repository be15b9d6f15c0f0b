### Les règles d’Helsinki, un message par règle, telles que les joueurs les lisent dans le jeu.

H1 = Matériel
H1-1 = Le plateau Sénat est carré. Dans l’édition par défaut, il compte 8 cases Sénat, deux sur chacun de ses quatre
    côtés, et 8 cases de carte. Elles alternent tout autour du plateau : chaque case Sénat a donc exactement une case
    de carte à sa gauche et une à sa droite, et chaque case de carte sert aux deux cases Sénat voisines. Les cases
    Sénat sont numérotées de 0 à 7 dans le sens des aiguilles d’une montre, à partir de la case gauche du côté nord :
    0 et 1 se trouvent au nord, 2 et 3 à l’est, 4 et 5 au sud, 6 et 7 à l’ouest. Une case de carte porte le numéro de
    la case Sénat qui la suit dans le sens des aiguilles d’une montre : la case de carte 0 se trouve entre les cases
    Sénat 7 et 0, la case de carte 1 entre les cases Sénat 0 et 1, et ainsi de suite. La case Sénat 3, par exemple,
    touche les cases de carte 3 et 4, et la case Sénat 7 les cases de carte 7 et 0.
    .page = Le plateau Sénat est carré. Dans l’édition par défaut, il compte 8 cases Sénat, deux sur chacun de ses quatre côtés,
        et 8 cases de carte. Elles alternent tout autour du plateau : chaque case Sénat a donc exactement une case de carte
        à sa gauche et une à sa droite, et chaque case de carte sert aux deux cases Sénat voisines. Les cases Sénat
        portent la lettre de leur côté et un numéro, dans le sens des aiguilles d’une montre : N1 et N2 au nord, E1 et E2
        à l’est, S1 et S2 au sud, O1 et O2 à l’ouest. Les cases de carte se comptent dans le même sens, à partir de celle
        qui se trouve entre O2 et N1.
H1-2 = Chaque côté du plateau Sénat montre un édifice : la Cathédrale au nord, le Palais du Gouvernement à l’est, la
    Maison Sederholm au sud et l’Université à l’ouest. Dans l’édition par défaut, le côté ouest est le côté jaune.
H1-3 = Votre plateau Joueur porte une zone de construction de 7 × 7 cases de toit. Une case de toit est désignée par
    sa ligne et sa colonne : les lignes vont de 0 au nord à 6 au sud, les colonnes de 0 à l’ouest à 6 à l’est. Le
    plateau Joueur est orienté comme le plateau Sénat. Votre monument se dresse au centre, en (3,3). Sur la prairie,
    vous gardez les blasons que vous avez gagnés. Dans un navigateur, les colonnes portent les lettres A à G et les
    lignes les numéros 1 à 7 : (0,0) y est A1.
    .page = Votre plateau Joueur porte une zone de construction de 7 × 7 cases de toit. Une lettre désigne la colonne d’une case
        de toit, de A à l’ouest à G à l’est, et un numéro sa ligne, de 1 au nord à 7 au sud. Le plateau Joueur est orienté
        comme le plateau Sénat. Votre monument se dresse au centre, en D4. Sur la prairie, vous gardez les blasons que
        vous avez gagnés.
H1-4 = Il y a 50 tuiles Pavillon de cinq couleurs : violet, vert, rouge, bleu et jaune. Chaque couleur compte 3
    tuiles de deux toits, 3 de trois toits, 3 de quatre toits et 1 de cinq toits. Les tuiles de même couleur et de
    même taille ont toutes la même forme. Dans l’édition par défaut, ce sont les formes du jeu frère Copenhagen :
    • deux toits : un domino dans chaque couleur ;
    • trois toits : une barre pour le violet et le vert, un angle pour le rouge, le bleu et le jaune ;
    • quatre toits : une barre pour le violet, un T pour le vert, un carré pour le rouge, un L pour le bleu et un S
    pour le jaune ;
    • cinq toits : une barre pour le violet, une croix pour le vert, un P pour le rouge, un T pour le bleu et un Z
    pour le jaune.

    Les tuiles sont recto verso : vous pouvez les tourner dans tous les sens et les retourner.
    .page = Il y a 50 tuiles Pavillon de cinq couleurs : violet, vert, rouge, bleu et jaune. Chaque couleur compte 3
        tuiles de deux toits, 3 de trois toits, 3 de quatre toits et 1 de cinq toits. Les tuiles de même couleur et de
        même taille ont toutes la même forme : « Ce que contient la boîte » la montre. Dans l’édition par défaut, ce
        sont les formes du jeu frère Copenhagen. Les tuiles sont recto verso : vous pouvez les tourner dans tous les
        sens et les retourner.
H1-5 = Il y a aussi 12 tuiles Pavillon joker d’un seul toit, sans couleur, 30 superstructures, 5 tuiles Cache, 1 pion
    Premier joueur et 1 plateau Action avec la piste de score. L’extension ajoute 4 cartes Bonus, d’une valeur de 3,
    5, 7 et 9, et 16 visiteurs.
H1-6 = Il y a 100 cartes Pavillon : 18 dans chacune des cinq couleurs et 10 cartes joker. Une carte de couleur montre
    un nombre de 1 à 5, une tuile de sa couleur et 0, 1 ou 2 superstructures. Dans l’édition par défaut, chaque
    couleur compte les cartes suivantes :
    • quatre « 1 » avec deux toits et aucune superstructure ;
    • deux « 2 » avec deux toits et une superstructure, et deux « 2 » avec trois toits et aucune superstructure ;
    • deux « 3 » avec trois toits et une superstructure, et deux « 3 » avec quatre toits et aucune superstructure ;
    • deux « 4 » avec quatre toits et une superstructure, et deux « 4 » avec trois toits et deux superstructures ;
    • un « 5 » avec cinq toits et une superstructure, et un « 5 » avec cinq toits et deux superstructures.
    .page = Il y a 100 cartes Pavillon : 18 dans chacune des cinq couleurs et 10 cartes joker. Une carte de couleur
        montre un nombre de 1 à 5, une tuile de sa couleur et 0, 1 ou 2 superstructures ; « Ce que contient la boîte »
        montre les cartes de chaque couleur.
H1-7 = Chaque joueur a un plateau Joueur, 8 blasons, un monument, un pion Joueur et un marqueur de score. Les couleurs
    des joueurs (rouge, vert, bleu et jaune) n’ont rien à voir avec celles des tuiles.
H1-8 = Au début de la partie, les blasons se trouvent sur 8 cases de toit marquées du plateau Joueur. Dans l’édition
    par défaut, ce sont (1,2), (2,5), (5,4), (4,1), (0,5), (5,6), (6,1) et (1,0).
    .page = Au début de la partie, les blasons se trouvent sur 8 cases de toit marquées du plateau Joueur ; « Ce que
        contient la boîte » montre lesquelles.

H2 = Mise en place
H2-1 = À moins de 4 joueurs, retirez certaines cartes avant de mélanger.

    À 3 joueurs, retirez deux « 1 » et un « 5 » de chaque couleur, ainsi que quatre cartes joker ; il reste 81 cartes.

    À 2 joueurs, retirez deux « 1 », deux « 2 », deux « 3 » et deux « 4 » de chaque couleur, un « 5 » au choix et six
    cartes joker ; il reste 53 cartes.

    À 4 joueurs, les 100 cartes restent en jeu. Quand il faut retirer deux cartes d’un nombre qui existe en deux
    sortes, retirez-en une de chaque sorte ; pour le « 5 », le hasard désigne la carte retirée. À 2 joueurs, trois des
    quatre règles publiées n’appliquent « de chaque couleur » qu’aux quatre premiers nombres et parlent ensuite d’un
    seul « 5 », au choix. Une édition peut faire retirer à la place un « 5 » de chaque couleur ; il reste alors 49
    cartes. (Notre interprétation : quelles cartes d’un nombre sont retirées.)
H2-2 = Mélangez les cartes et placez-en 8 face visible, une sur chaque case de carte. Les joueurs ne piochent leurs
    deux cartes qu’une fois tous les pions Joueur placés (H2.4). Vous choisissez donc votre première case en
    connaissant les cartes visibles, mais pas votre main.
H2-3 = Les tuiles, triées par couleur et par forme, constituent une réserve commune que chacun peut voir.
H2-4 = Autour d’une table, le plus jeune commencerait ; ici, le premier joueur est tiré au sort ou choisi par l’hôte.
    Le premier joueur garde le pion Premier joueur pendant toute la partie et place son pion Joueur sur la case Sénat
    de son choix. Ensuite, dans le sens des aiguilles d’une montre, le pion de chacun des autres joueurs se place deux
    cases plus loin que le précédent, dans le même sens.
H2-5 = Chaque joueur place le monument au centre de son plateau Joueur, les 8 blasons sur leurs cases de toit marquées
    (H1.8) et le marqueur de score sur le 0.
H2-6 = Pour une première partie, vous pouvez recouvrir la ligne du bas du plateau Action (A11 à A15).
H2-7 = Dans la variante « Nouveaux défis », cinq actions sont recouvertes, au hasard ou au choix de l’hôte. Personne
    ne peut utiliser une action recouverte.

H3 = Le tour du joueur
H3-1 = Chaque tour de table commence par le premier joueur et se poursuit dans le sens des aiguilles d’une montre. À
    votre tour, vous devez d’abord déplacer votre pion Joueur ; ensuite, soit vous piochez des cartes, soit vous
    construisez. C’est alors au joueur suivant.
H3-2 = Avancez votre pion Joueur de 1, 2 ou 3 cases Sénat dans le sens des aiguilles d’une montre. Vous ne pouvez pas
    rester sur place. Plusieurs pions Joueur peuvent se trouver sur la même case.
H3-3 = Quand vous piochez, prenez les deux cartes visibles à côté de la case de votre pion Joueur. Si vous utilisez
    A4, piochez ensuite la carte supplémentaire. Complétez alors les deux cases de carte avec la pioche, en commençant
    par celle qui porte le plus petit numéro. Enfin, défaussez jusqu’à ce qu’il vous reste 7 cartes (H3.4) ; si la
    défausse est mélangée pour compléter les cases, les cartes que vous défaussez ainsi n’en font pas partie. (Notre
    interprétation : tout ce qui suit la prise des deux cartes.)
H3-4 = La limite de cartes en main est de 7. Si vous en avez davantage après avoir pioché, défaussez aussitôt jusqu’à
    ce qu’il vous en reste 7. Vous choisissez les cartes à défausser ; elles vont face visible sur la défausse. (Deux
    des quatre règles publiées disent « face visible ».)
H3-5 = H4 explique comment construire. Si vous ne pouvez pas construire, vous devez piocher. S’il y a moins de deux
    cartes sur vos deux cases de carte, vous pouvez quand même piocher et prenez ce qui s’y trouve ; avec les nombres
    de cartes publiés, cela ne peut pas arriver. (Notre interprétation : piocher quand on ne peut pas construire, et
    les cases de carte moins remplies.)
H3-6 = Vous pouvez utiliser des actions grâce à vos blasons (H6) à tout moment de votre tour où elles ont un sens, et
    plusieurs dans le même tour.
H3-7 = Votre tour se termine quand vous le dites, ou de lui-même dès que plus rien n’est possible. Une action qui
    n’aurait aucun effet est refusée, et vous gardez votre blason. Cela vaut pour A2 et A7 s’il n’y a pas de case pour
    une tuile Pavillon joker, pour A5 s’il ne reste plus de superstructure ou pas de toit libre pour elle, et pour A10
    s’il n’y a pas d’autre toit libre. (Notre interprétation.)
H3-8 = Les cartes en main et l’ordre de la pioche sont secrets. Chacun peut voir combien de cartes chaque joueur a en
    main, combien il en reste dans la pioche, la défausse, les plateaux, les prairies et les actions utilisées. (Notre
    interprétation.)

H4 = Construire
H4-1 = Choisissez une carte de couleur de votre main. Elle désigne la tuile que vous construisez, et cette tuile doit
    encore se trouver dans la réserve. Une carte dont la tuile est épuisée peut encore servir à payer une autre tuile
    de sa couleur.
H4-2 = Pour payer, jouez en tout autant de cartes que l’indique le nombre de la carte choisie. La carte choisie compte
    elle-même, et toutes les cartes doivent être de sa couleur. Les cartes joker remplacent n’importe quelle couleur,
    et vous pouvez en jouer autant que vous voulez, mais une carte joker ne peut jamais être la carte choisie.
H4-3 = Une fois la tuile poussée, les cartes jouées vont face visible sur la défausse. Certaines des règles publiées
    les défaussent dès que la tuile est prise, mais dans les deux cas, c’est avant de piocher la carte du bonus de
    couleur (H4.9). Vous payez exactement le nombre demandé, jamais plus. (Notre interprétation : le moment où les
    cartes sont défaussées.)
H4-4 = Vous devez poser la tuile aussitôt. Avant de la pousser, vous pouvez la tourner et la retourner comme vous le
    souhaitez. Vous ne pouvez construire que s’il existe au moins une façon permise de pousser la tuile, compte tenu
    des actions que vous annoncez avec elle. (Deux des quatre règles publiées disent que l’on peut la retourner. Notre
    interprétation : la façon permise de la pousser.)
H4-5 = Poussez la tuile depuis le côté de votre plateau Joueur qui correspond au côté du plateau Sénat où se trouve
    votre pion Joueur. Elle va tout droit vers le côté opposé, dans le couloir de votre choix, et glisse jusqu’à ce
    que le monument ou une autre tuile l’arrête. Elle s’arrête quand l’un de ses toits a juste devant lui, bord contre
    bord, le monument ou un toit de cette autre tuile ; un contact par un coin ne l’arrête pas. La tuile ne s’arrête
    jamais plus tôt et ne tourne jamais en chemin. Les tuiles Pavillon joker l’arrêtent comme les tuiles Pavillon ;
    les blasons, les superstructures et les visiteurs ne l’arrêtent pas. Vous ne gagnez que les blasons qui se
    trouvent sous sa position finale. (Notre interprétation : ce qui arrête une tuile, et quels blasons sont gagnés.)
H4-6 = Si rien n’arrête la tuile avant le bord opposé, vous ne pouvez pas la pousser dans ce couloir : une tuile
    glisse jusqu’à ce qu’elle rencontre un obstacle. (Notre interprétation.)
H4-7 = Votre toute première tuile doit être arrêtée par le monument.
H4-8 = La tuile doit s’arrêter tout entière à l’intérieur de la zone de construction.
H4-9 = Bonus de couleur : si votre nouvelle tuile touche bord contre bord au moins une autre tuile de sa couleur sur
    votre plateau, piochez une carte. C’est toujours une seule carte, quel que soit le nombre de contacts. Les tuiles
    Pavillon joker n’ont pas de couleur : elles ne donnent pas le bonus et ne le déclenchent pas. (Notre
    interprétation : pas de bonus avec les tuiles Pavillon joker.)
H4-10 = Superstructures : prenez-en autant que la carte choisie en montre (de 0 à 2) et posez chacune sur un toit de
    la tuile que vous venez de construire, une au plus par toit. C’est obligatoire. S’il en reste moins dans la
    réserve, ou si la tuile a moins de toits libres, vous n’en posez que ce nombre. (Notre interprétation : quand il
    en manque.)
H4-11 = Les blasons qui se trouvent sous votre nouvelle tuile vont sur votre prairie. Vous pouvez les utiliser
    aussitôt.
H4-12 = Une construction se déroule dans cet ordre : vous annoncez les cartes et prenez la tuile ; vous la poussez ;
    les cartes sont défaussées ; les blasons vont sur votre prairie ; vous posez les superstructures ; enfin vient le
    bonus de couleur. (Notre interprétation.)
H4-13 = La limite de cartes en main s’applique aussi après le bonus de couleur. Cela n’a d’importance que si vous avez
    utilisé A12. (Notre interprétation.)
H4-14 = Quelques exemples publiés :
    • Pour un « 5 » bleu, vous jouez cette carte et quatre autres cartes bleues.
    • Avec A9, un « 4 » violet coûte trois cartes violettes en tout.
    • Avec A14, un « 4 » bleu coûte trois cartes bleues et une carte de n’importe quelle autre couleur.
    • Pour un « 3 » bleu avec une superstructure, vous jouez trois cartes bleues, prenez la tuile et posez une
    superstructure dessus.

H5 = Fin des cartes et fin de la partie
H5-1 = Dès que la dernière carte de la pioche est piochée ou révélée, le tour de table en cours est le dernier.
H5-2 = Chaque fois qu’il faut une carte et que la pioche est vide, la défausse est mélangée pour former une nouvelle
    pioche. Les règles publiées diffèrent ici : l’une mélange dès que la pioche est vide, les autres seulement si
    c’est nécessaire. Nous mélangeons quand la carte suivante est nécessaire, avec tout ce qui est alors défaussé. Si
    la défausse est vide elle aussi, les cases de carte restent vides et l’on ne pioche pas. Le dernier tour de table
    est déjà fixé par H5.1 : mélanger de nouveau par la suite n’y change rien. (Notre interprétation : le moment où
    l’on mélange, et une défausse vide.)
H5-3 = Le dernier tour de table est suivi du décompte final (H7).

H6 = Le plateau Action
A1 = Avancez de 1 à 6 cases au lieu de 1 à 3. Il n’y a qu’un déplacement par tour : vous pouvez donc utiliser au plus
    une des actions A1, A6 et A11 dans un tour, et vous l’utilisez avant de vous déplacer. (Notre interprétation : un
    seul déplacement par tour.)
A2 = Prenez deux tuiles Pavillon joker et ajoutez-les tout de suite à votre plateau. Chacune va sur n’importe quelle
    case de toit vide qui touche bord contre bord une tuile Pavillon ou une tuile Pavillon joker ; la seconde peut
    toucher la première. On ne les pousse pas. Vous les posez aussitôt, l’une après l’autre : il vous faut donc au
    moins une tuile sur votre plateau, et le monument n’est pas une tuile. Si une tuile Pavillon joker recouvre un
    blason, vous le gagnez. Vous pourrez plus tard déplacer une superstructure sur une tuile Pavillon joker grâce à
    A10. S’il n’y a qu’une case possible, vous ne posez qu’une tuile ; les tuiles Pavillon joker ne s’épuisent jamais.
    (Notre interprétation : tout ce qui suit « On ne les pousse pas ».)
A3 = Poussez la tuile Pavillon de ce tour depuis le côté de votre choix. Si vous construisez deux tuiles grâce à A8,
    l’action ne vaut que pour l’une d’elles. (Notre interprétation : une seule tuile.)
A4 = Quand vous piochez, prenez une carte de plus dans la pioche, en plus des deux autres. La limite de cartes en main
    s’applique.
A5 = Prenez une superstructure de plus que n’en montre la carte choisie ; si elle n’en montre aucune, prenez-en une.
A6 = Avancez de 1 à 5 cases au lieu de 1 à 3. Il n’y a qu’un déplacement par tour : vous pouvez donc utiliser au plus
    une des actions A1, A6 et A11 dans un tour, et vous l’utilisez avant de vous déplacer. (Notre interprétation : un
    seul déplacement par tour.)
A7 = Prenez une tuile Pavillon joker et ajoutez-la tout de suite à votre plateau. Elle va sur n’importe quelle case de
    toit vide qui touche bord contre bord une tuile Pavillon ou une tuile Pavillon joker. On ne la pousse pas. Vous la
    posez aussitôt : il vous faut donc au moins une tuile sur votre plateau, et le monument n’est pas une tuile. Si la
    tuile Pavillon joker recouvre un blason, vous le gagnez. Vous pourrez plus tard y déplacer une superstructure
    grâce à A10. Les tuiles Pavillon joker ne s’épuisent jamais. (Notre interprétation : tout ce qui suit « On ne la
    pousse pas ».)
A8 = Construisez une seconde tuile Pavillon dans ce tour ; vous payez ses cartes comme d’habitude. Vous devez avoir
    construit une première tuile dans le même tour. Avec A13, l’ordre est : piocher, construire, construire. (Notre
    interprétation : la construction qui précède, et l’ordre avec A13.)
A9 = Votre construction demande une carte de moins. Vous jouez toujours la carte choisie elle-même : un « 1 » n’y
    gagne donc rien, et vous ne pouvez pas utiliser l’action avec lui. (Notre interprétation : la carte choisie est
    toujours jouée.)
A10 = Déplacez l’une de vos superstructures sur un autre toit d’une tuile Pavillon ou d’une tuile Pavillon joker de
    votre plateau, à condition que ce toit n’en porte pas. Elle ne peut aller ni sur une case de toit non construite,
    ni sur le monument, ni sur le plateau d’un autre joueur. (Notre interprétation : où elle ne peut pas aller.)
A11 = Reculez d’une case, dans le sens inverse des aiguilles d’une montre, au lieu d’avancer de 1 à 3. Il n’y a qu’un
    déplacement par tour : vous pouvez donc utiliser au plus une des actions A1, A6 et A11 dans un tour, et vous
    l’utilisez avant de vous déplacer. (Notre interprétation : un seul déplacement par tour.)
A12 = Vous n’avez pas de limite de cartes en main jusqu’à la fin du tour de table suivant ; défaussez alors jusqu’à ce
    qu’il vous reste sept cartes. Vous pouvez annoncer cette action à tout moment de votre tour, même quand vous devez
    défausser. Les règles publiées citent soit la fin du tour de table suivant, soit la fin de votre prochain tour ;
    ici, vous défaussez à la fin de votre propre tour, dans le tour de table suivant. Si la partie se termine avant,
    vous ne défaussez rien. (Notre interprétation : quand vous l’annoncez et quand vous défaussez.)
A13 = Piochez des cartes, puis construisez aussi une tuile Pavillon dans le même tour. L’ordre est imposé : vous ne
    pouvez donc pas utiliser l’action après une construction. La limite de cartes en main s’applique après la pioche.
    Avec A8, l’ordre est : piocher, construire, construire. A8 demande une construction dans le même tour. (Deux des
    quatre règles publiées indiquent l’ordre. Notre interprétation : la limite de cartes en main et A8.)
A14 = Pour une construction, une carte de n’importe quelle couleur compte comme une carte joker.
A15 = Marquez aussitôt deux points sur la piste de score.
H6-1 = Pour utiliser une action, posez dessus un blason de votre prairie. Vous pouvez utiliser chaque action une fois
    par partie, et les autres aussi : seuls vos propres blasons vous bloquent une action. Les actions forment des
    lignes de cinq ; dans l’édition par défaut, A1 à A5 forment la ligne du haut, A6 à A10 celle du milieu et A11 à
    A15 celle du bas. Dans un navigateur, elles s’appellent action 1 à action 15. Les règles publiées présentent les
    actions dans deux ordres différents ; l’autre placerait A5 et A10 dans la ligne du bas à la place de A14 et A15.
    Nous jouons avec l’ordre des règles allemandes et françaises, qui regroupe par colonne les actions de cartes et
    les actions de superstructures. A3, A5, A9 et A14 modifient chacune une construction. Vous pouvez les combiner ;
    chacune demande son propre blason, et vous les annoncez avec les cartes, avant de pousser la tuile. Un blason
    gagné par cette même tuile arrive trop tard pour elles, mais peut payer A2, A7, A8, A10, A12 ou A15. (Notre
    interprétation : l’ordre du plateau, et l’emploi de A3, A5, A9 et A14.)
H6-2 = Vous pouvez utiliser A2, A7, A10, A12 et A15 à tout moment de votre tour, même avant de vous déplacer ou après
    avoir construit. (Notre interprétation.)

H7 = Décompte final
H7-1 = Vous marquez 2 points par ligne complète et 2 points par colonne complète. Une case de toit compte comme
    construite si une tuile Pavillon ou une tuile Pavillon joker s’y trouve, et la case du monument aussi. Le monument
    lui-même ne porte jamais de superstructure.
H7-2 = Chaque superstructure au croisement d’une ligne complète et d’une colonne complète rapporte 3 points. Sinon,
    chaque superstructure d’une ligne complète ou d’une colonne complète rapporte 1 point. Toutes les autres
    rapportent 0 point.
H7-3 = Exemple : 2 lignes complètes et 3 colonnes complètes rapportent 10 points. Parmi les superstructures, 3 à des
    croisements rapportent 9 points, 1 dans une ligne complète rapporte 1 point, 2 dans une colonne complète
    rapportent 2 points, et une ni dans l’une ni dans l’autre rapporte 0 point. Cela fait 22 points en tout.
H7-4 = Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire revient à celui des joueurs à égalité
    qui joue le plus tard dans l’ordre du tour, c’est-à-dire au plus éloigné du premier joueur.

H8 = Extension « Routes sûres »
H8-1 = Ces cartes Bonus sont exposées : à 2 joueurs le 3 et le 5 ; à 3 joueurs le 3, le 5 et le 7 ; à 4 joueurs le 3,
    le 5, le 7 et le 9.
H8-2 = Chaque joueur a un visiteur sur chacun des quatre passages piétons, un de chaque côté du plateau Joueur,
    pendant toute la partie. Dans l’édition par défaut, les passages piétons se trouvent hors de la zone de
    construction, chacun devant une case de toit du bord : (0,2), (2,6), (6,4) et (4,0). Les visiteurs n’occupent
    aucune case de toit et ne gênent aucune tuile poussée.
H8-3 = Dès que vos quatre visiteurs sont reliés par vos tuiles Pavillon, tuiles Pavillon joker comprises, prenez la
    plus forte carte Bonus restante et marquez aussitôt ses points. Chaque joueur ne peut en recevoir qu’une. Les
    visiteurs sont reliés quand les quatre cases de toit devant les passages piétons sont construites et font partie
    d’un même groupe de tuiles reliées bord contre bord ; le monument ne relie pas. On le vérifie après chaque tuile
    Pavillon et chaque tuile Pavillon joker. (Notre interprétation : ce qui compte comme relié, et quand on le
    vérifie.)
H8-4 = Tout le reste est inchangé. L’extension se combine avec l’option de la première partie (H2.6) et avec
    « Nouveaux défis » (H2.7).
