### La page des règles, et une règle à côté du jeu.

web-rules-heading = { $name } : les règles
web-rules-games = Jeux
web-rules-play = Jouer
web-rules-box = Ma boîte
web-rules-count = Compter un vrai plateau
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
web-rules-howto = Comment jouer
web-rules-exact = Les règles exactes
web-rules-exactly = Les règles exactes : { $heading }
web-rules-right = Correct :
web-rules-wrong = Incorrect :
web-rules-print = Imprimer

## Nos interprétations. Le premier message est ce par quoi elles commencent dans les textes des règles.

web-rules-ruling = Notre interprétation
web-rules-rulings = Notre interprétation de { $rule }
web-rules-ruling-on = Notre interprétation : { $about }.
web-rules-ruling-whole = Notre interprétation : toute la règle.
web-rules-ruling-why = Les règles publiées ne le précisent pas ou diffèrent ; ici, on joue ainsi.

## D’où l’on connaît ce qui est imprimé dans la boîte

web-rules-source-published = Publié
web-rules-source-earlier = Édition antérieure
web-rules-source-reconstructed = Reconstitué
web-rules-source-owner = Boîte personnelle
web-rules-box-values = Imprimé dans la boîte :
web-rules-sources = Une partie de ce dont parlent les règles n’est imprimée que dans la boîte : tuiles, cartes, plateaux. Là où cela compte, un signe dit si c’est publié, connu par une édition antérieure ou reconstitué par nos soins.
web-rules-sources-box = Regardez dans la boîte, ou corrigez-la d’après la vôtre.
web-rules-appendix = Ce que contient la boîte
web-rules-appendix-note = Tout ce qui est imprimé, dans l’édition par défaut ; à côté, la source et la règle qui en parle.
