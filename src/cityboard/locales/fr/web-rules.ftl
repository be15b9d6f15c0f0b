### La page des règles, et une règle à côté du jeu.

web-rules-heading = { $name } : les règles
web-rules-games = Jeux
web-rules-play = Jouer
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-nothing = Aucune règle n’en parle. Essayez un autre mot.
web-rules-contents = Sommaire
web-rules-copy = Copier le lien vers { $rule }
web-rules-copied = Le lien est copié.
web-rules-all = Toutes les règles
web-rules-all-where = Toutes les règles, dans un nouvel onglet
web-rules-previous = Règle précédente
web-rules-next = Règle suivante

## Le jeu en quelques mots

web-rules-short = En bref
web-rules-metro-1 = Chacun a une tuile Rails. À votre tour, vous la posez sur une case libre au bord ou à côté d’une autre tuile, puis vous en prenez une nouvelle.
web-rules-metro-2 = Les lignes partent des stations autour du plateau ; celles de votre couleur sont à vous. Chaque tuile allonge des lignes, les vôtres et celles des autres.
web-rules-metro-3 = Une ligne est terminée quand elle atteint une station. Elle rapporte un point par tuile traversée, deux pour une tuile traversée deux fois.
web-rules-metro-4 = À la Gare centrale, une ligne compte double. Quand toutes les tuiles sont posées, la personne qui a le plus de points gagne.
web-rules-helsinki-1 = À votre tour, vous avancez votre pion de 1 à 3 cases autour du plateau Sénat. Puis vous piochez les deux cartes voisines, ou vous construisez.
web-rules-helsinki-2 = Pour construire, jouez une carte et payez avec d’autres de sa couleur. Sa tuile est poussée sur votre plateau depuis le côté où se tient votre pion, jusqu’à ce que quelque chose l’arrête.
web-rules-helsinki-3 = Les blasons qu’elle recouvre sont à vous. Chacun paie une des quinze actions ; chaque action sert une fois par partie.
web-rules-helsinki-4 = À la fin, chaque ligne et chaque colonne complète rapporte 2 points. Les superstructures qui s’y trouvent rapportent 1 point, 3 aux croisements.
