### La page des règles, et une règle à côté du jeu.

web-rules-heading = Règles de { $name }
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
web-rules-previous = Règle précédente
web-rules-next = Règle suivante
