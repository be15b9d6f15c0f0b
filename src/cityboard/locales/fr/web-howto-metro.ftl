### Comment jouer à Metro : ce qu’on lit avant les règles exactes, avec ses images. Aucun numéro de règle ici. Chaque nombre
### d’une légende a été compté par le moteur dans son image.

## Comment jouer

web-howto-metro-goal-heading = Le but
web-howto-metro-goal = Paris creuse son métro. Autour du plateau attendent 32 stations, et de chacune part une ligne. Les stations à votre couleur
    sont à vous, et leurs lignes aussi.

    Chaque tuile prolonge certaines lignes et en termine d’autres. Une ligne qui arrive à une station rapporte un point par
    tuile traversée, et le double si elle arrive à la Gare centrale, au milieu du plateau. Faites donc serpenter vos
    lignes à travers la ville, et faites arriver tôt celles des autres. Quand toutes les tuiles sont posées, la personne
    qui a le plus de points gagne.
web-howto-metro-picture-goal = La ligne jaune de la station 5 traverse 6 tuiles, dont une deux fois : cela fait 7. Elle se termine à la Gare centrale et
    compte double : 14 points.

web-howto-metro-setup-heading = Avant de commencer
web-howto-metro-setup = Chaque personne joue une couleur. Le cadre du plateau montre à qui sont les stations. On mélange les tuiles et on les met,
    face cachée, dans la tour Métro ; chacun en pioche une et la garde secrète. Quelqu’un commence, puis on joue dans le
    sens horaire.

web-howto-metro-turn-heading = Votre tour
web-howto-metro-turn = À votre tour, vous posez la tuile de votre main, et toutes les lignes qu’elle termine sont comptées. Puis vous piochez une
    nouvelle tuile, et c’est au tour de la personne suivante.
web-howto-metro-picture-hold = Voici votre tuile.
web-howto-metro-picture-lay = Posez-la sur le plateau. Ici, la ligne jaune s’allonge.
web-howto-metro-picture-draw = Piochez une nouvelle tuile dans la tour Métro.
web-howto-metro-turn-draw = Vous préférez garder votre tuile pour plus tard ? Alors piochez-en une autre avant de poser quoi que ce soit. C’est elle que
    vous devez poser maintenant, quoi qu’elle montre ; la première reste dans votre main.

    Quand la tour Métro est vide, on joue les tuiles qui restent. Même si toutes vos lignes sont terminées, vous continuez
    à poser des tuiles : les lignes des autres vous attendent.

web-howto-metro-placing-heading = Poser une tuile
web-howto-metro-placing = Posez votre tuile sur une case libre au bord du plateau, ou à côté d’une tuile déjà posée. La Gare centrale reste libre, et
    elle ne compte pas comme une tuile.

    Chaque tuile porte une petite flèche. Toutes les flèches pointent vers le haut : on ne tourne pas les tuiles.
web-howto-metro-picture-right-edge = Au bord du plateau, on peut toujours poser une tuile.
web-howto-metro-picture-right-neighbour = Cette tuile touche une autre tuile, et sa flèche pointe vers le haut.
web-howto-metro-picture-wrong-alone = Cette case n’est ni au bord, ni à côté d’une tuile.
web-howto-metro-picture-wrong-turned = La tuile est tournée : sa flèche pointe vers la droite.
web-howto-metro-placing-short = Aucune ligne ne peut se terminer après une seule tuile, qu’elle soit à vous ou non. Si votre tuile causait cela sur toutes
    les cases où elle peut aller, vous pouvez tout de même l’y poser.
web-howto-metro-picture-right-longer = Cette tuile prolonge une ligne.
web-howto-metro-picture-wrong-short = Ici, la même tuile terminerait aussitôt la ligne de la station 3. Une tuile, c’est trop court.

web-howto-metro-lines-heading = Les lignes et les points
web-howto-metro-lines = Une ligne part de son wagon et suit les rails de tuile en tuile. Quand elle arrive à une station, fût-ce la sienne, ou à la
    Gare centrale, elle est terminée et comptée aussitôt.
    • Chaque tuile traversée vaut un point. Une tuile traversée plusieurs fois compte à chaque passage.
    • À la Gare centrale, le tout est doublé.
    • Les points vont à la personne dont la station est le départ de la ligne, peu importe qui pose la dernière tuile.
    • Une seule tuile peut terminer plusieurs lignes.

    On tourne alors le wagon : cette ligne ne sera plus comptée. Les stations qui ne sont à personne ne rapportent rien,
    et des rails qui tournent en rond ne valent rien.
web-howto-metro-picture-edge-end = Jaune a posé la dernière tuile, mais la ligne de la station 4 est bleue. Elle traverse 5 tuiles et se termine à la
    station 6 : 5 points pour Bleu.

web-howto-metro-end-heading = La fin
web-howto-metro-end = La partie se termine avec la dernière tuile. Toutes les lignes sont alors arrivées quelque part, et comptées. La personne qui a
    le plus de points gagne ; en cas d’égalité, la victoire est partagée.

web-howto-metro-tips-heading = Pour la première partie
web-howto-metro-tips = • Avant de poser une tuile, regardez tous ses rails. Elle peut vous aider d’un côté et servir les autres de l’autre.
    • Une longue ligne est une cible : personne ne peut prendre ses points, mais tout le monde peut la terminer.
    • La Gare centrale paie double : une ligne moyenne y rapporte souvent plus qu’une longue ligne au bord.
    • Les tuiles qui font faire demi-tour sont traîtresses au bord et superbes au milieu.
    • Une ligne courte n’est pas une honte. Laissez finir celles qui ne grandiront jamais, et gardez vos tuiles pour les autres.

## Variantes, modules et villes

web-howto-metro-variants-heading = Variantes
web-howto-metro-free_orientation-heading = Orientation libre
web-howto-metro-free_orientation = Vous pouvez tourner votre tuile comme vous voulez avant de la poser : la flèche ne compte plus. Le choix est bien plus grand,
    et les lignes s’allongent.
web-howto-metro-picture-free_orientation = Avec cette variante, la tuile tournée peut être posée ici.
web-howto-metro-hand-heading = Plusieurs tuiles en main
web-howto-metro-hand = Vous avez deux ou trois tuiles au lieu d’une, choisissez celle que vous posez, puis piochez de nouveau. On planifie mieux ainsi.
web-howto-metro-picture-hand = Trois tuiles au choix.

web-howto-metro-modules-heading = Modules
web-howto-metro-companies-heading = Les sociétés anonymes
web-howto-metro-companies = Les lignes sont à huit sociétés, et leurs points sont le profit des sociétés. Chaque personne a quatre cartes Action secrètes :
    une de 10, de 20, de 30 et de 40 %. À votre tour, vous posez une tuile ou vous échangez une carte Action contre une
    autre du même pourcentage. Dès qu’une société a 25 points de profit, on n’échange plus.

    À la fin, on classe les sociétés d’après leur profit. Pour chaque tranche de 10 %, la première rapporte 8 points, la
    deuxième 7, et ainsi de suite. La personne qui détient la plus grande part d’une société marque aussi un dixième de son
    profit.
web-howto-metro-picture-companies = 10 et 30 % de deux sociétés qui valent 5, 20 et 40 % d’une société qui vaut 8 : 5 + 15 + 48 = 68 points.
web-howto-metro-central-stations-heading = Les gares centrales
web-howto-metro-central-stations = Chaque personne a une tuile Gare centrale. Au lieu d’une tuile Rails, posez-la sur l’une des huit places de la Gare centrale :
    une ligne de plus part de là pour vous. Elle doit traverser plus d’une tuile, et ses points ne sont jamais doublés.
web-howto-metro-picture-central-stations = La ligne de plus, bleue, traverse 3 tuiles jusqu’à la station 5 : 3 points.
web-howto-metro-central-rails-heading = Les rails centraux
web-howto-metro-central-rails = Avant la partie, quatre tuiles Rails centraux couvrent la Gare centrale. Les lignes passent par le milieu : aucune ne s’y termine,
    et rien n’est doublé. Une tuile Rails centraux traversée compte comme une autre.
web-howto-metro-picture-central-rails = La ligne de la station 5 passe par le milieu et se termine à la station 12 : 7 tuiles, 7 points.
web-howto-metro-solo-heading = La partie solo
web-howto-metro-solo = Vous dirigez les huit sociétés. Deux tuiles sont visibles devant vous. Retournez une carte : avec l’une de vos tuiles, prolongez
    une ligne de cette société. Votre score est celui de la société qui a le moins de points : n’en oubliez donc aucune.
    Dans la variante plus difficile, on en retire l’écart entre la première et la dernière société.
web-howto-metro-picture-solo = Il faut prolonger une ligne verte, sur l’une des cases éclairées. Si, à la fin, la première société a 35 points et la
    dernière 22, vous en marquez 22, ou 9 dans la variante plus difficile.

web-howto-metro-cities-heading = Villes
web-howto-metro-paris-heading = Paris
web-howto-metro-paris = Des touristes attendent sur les cases intérieures. En option, chacun ordonne d’abord sa rangée
    de cartes. Si vous posez une tuile sur l’une d’elles, menez le touriste à un emplacement libre de sa couleur sur vos
    cartes Monument ; sinon, il rejoint un autre touriste sur le plateau.

    À la fin, chaque touriste de votre plus longue suite rapporte 2 points, chaque carte complète 3, et chaque autre
    touriste coûte 1 point.
web-howto-metro-picture-paris = La suite de 5 rapporte 10, la carte complète 3, et les 2 autres touristes coûtent 2 : 11 points.
web-howto-metro-stockholm-heading = Stockholm
web-howto-metro-stockholm = Un touriste sous votre tuile va sur le premier emplacement libre d’une longue rangée de monuments. Chaque personne a des couleurs
    secrètes. À la fin, vous marquez les nombres sous les touristes à vos couleurs : choisissez bien le moment où chacun
    quitte le plateau.
web-howto-metro-picture-stockholm = Le touriste rouge rapporte 3 points et le violet 4, à qui a leur couleur.
web-howto-metro-stockholm_variant-heading = Stockholm à couleurs visibles
web-howto-metro-stockholm_variant = Une couleur est posée sur chaque carte. Un touriste va sur la carte de sa couleur, et la personne qui a posé la tuile marque
    aussitôt le nombre de son emplacement.
web-howto-metro-picture-stockholm_variant = Le premier touriste rouge rapporte 1 point, le deuxième 2 : 3 en tout.
web-howto-metro-london-heading = Londres
web-howto-metro-london = Les touristes prennent le taxi. Si vous posez une tuile sur l’un d’eux, vous pouvez avancer jusqu’à la prochaine carte de sa
    couleur et marquer un point par carte parcourue. Si elle est à plus de quatre cartes, le taxi avance de quatre cartes
    et vous ne marquez rien. Ou laissez-le où il est. Au bout de la rangée, le taxi fait demi-tour.
web-howto-metro-picture-london = La carte du touriste orange est la troisième : 3 points.
web-howto-metro-new-york-heading = New York
web-howto-metro-new-york = Un touriste attend à chaque station. La première ligne qui s’y termine le mène au monument de sa couleur sur le plateau Monument
    de la personne à qui elle est. À la fin, chaque touriste rapporte le nombre de son monument ; tous les plateaux
    Monument sont différents.
web-howto-metro-picture-new-york = 2 touristes à un 1, 2 à un 3 et 1 à un 0 : 8 points.
web-howto-metro-st-petersburg-heading = Saint-Pétersbourg
web-howto-metro-st-petersburg = Huit cartes Monument sont sur le plateau. Si vous posez une tuile sur l’une d’elles, choisissez un touriste pour votre tuile. On
    mélange face cachée les quatre tuiles PV de sa couleur. Dès qu’une ligne qui traverse cette tuile est terminée, la
    personne à qui elle est en prend une à chaque passage et la garde secrète jusqu’à la fin.
web-howto-metro-picture-st-petersburg = La ligne jaune de la station 7 traverse 3 fois la tuile du touriste bleu : 7 points et 3 tuiles PV.
web-howto-metro-berlin-heading = Berlin
web-howto-metro-berlin = Si vous posez une tuile sur un touriste, il monte dessus. Une ligne qui traverse cette tuile rapporte un ticket de cette couleur à
    chaque passage, dès qu’elle est terminée.

    À la fin, le plus de tickets d’une couleur rapporte le plus grand nombre de la carte où se trouve le touriste de cette
    couleur ; la deuxième personne marque l’autre nombre.

    Avant la partie, choisissez la face A ou la face B des cartes, ou mélangez-les. Sur la face B, les nombres sont plus écartés.
web-howto-metro-picture-berlin = La ligne de la station 7 rapporte 7 points, ainsi que 2 tickets jaunes et 1 violet.
