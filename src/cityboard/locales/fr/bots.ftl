### Ce qui parlait pour un coup d’un bot ; les arguments ne nomment jamais ce que son siège ne peut savoir.

bot-helsinki-random = Pour ce bot, tous les genres de coups se valent.
bot-helsinki-lines = { $number ->
        [one] complète une ligne ou une colonne
       *[other] complète { $number } lignes ou colonnes
    }
bot-helsinki-points = { $points ->
        [one] { $points } point tout de suite
       *[other] { $points } points tout de suite
    }
bot-helsinki-coats = { $number ->
        [one] gagne un blason
       *[other] gagne { $number } blasons
    }
bot-helsinki-bonus = touche une tuile de la même couleur : pioche une carte
bot-helsinki-superstructures = { $number ->
        [one] pose une superstructure là où elle devrait compter
       *[other] pose { $number } superstructures là où elles devraient compter
    }
bot-helsinki-roofs = { $number ->
        [one] construit { $number } toit
       *[other] construit { $number } toits
    }
bot-helsinki-cards = prend parmi les cartes visibles : { CARDS($cards) }
bot-helsinki-next = la main permet ensuite de construire : { CARD($card) }
bot-helsinki-action = l’action { ACTION($action) } vaut ici son blason
bot-helsinki-space = c’est de là que le premier tour promet le plus
bot-helsinki-keeps = garde en main : { CARDS($cards) }
bot-helsinki-best = rien d’autre ne promet davantage maintenant

bot-metro-random = Pour ce bot, tous les coups se valent.
bot-metro-lengthens = { $tiles ->
        [one] prolonge la ligne de la station { $station } d’une tuile
       *[other] prolonge la ligne de la station { $station } de { $tiles } tuiles
    }
bot-metro-completes = { $points ->
        [one] termine la ligne de la station { $station } pour { $points } point
       *[other] termine la ligne de la station { $station } pour { $points } points
    }
bot-metro-doubles = { $points ->
        [one] mène la ligne de la station { $station } à la Gare centrale, doublée : { $points } point
       *[other] mène la ligne de la station { $station } à la Gare centrale, doublée : { $points } points
    }
bot-metro-stops = { $points ->
        [one] arrête la ligne de la station { $station } ({ PLAYER($seat) }) à { $points } point
       *[other] arrête la ligne de la station { $station } ({ PLAYER($seat) }) à { $points } points
    }
bot-metro-leaves = ne touche aucune ligne ouverte qui compte
bot-metro-city = { $points ->
        [one] devrait rapporter { $points } point grâce à la ville
       *[other] devrait rapporter { $points } points grâce à la ville
    }
bot-metro-draw = une tuile de la tour Métro devrait faire mieux que celle en main
bot-metro-exchange = une autre carte Action de { $percent } % devrait valoir plus
bot-metro-station = une tuile Gare centrale devrait rapporter le plus maintenant
bot-metro-better = { $points ->
        [0] vaut à peu près le deuxième meilleur coup
        [one] devrait valoir { $points } point de plus que le deuxième meilleur coup
       *[other] devrait valoir { $points } points de plus que le deuxième meilleur coup
    }
bot-ahead = { $points ->
        [0] s’attend à finir à égalité
        [one] s’attend à finir avec { $points } point d’avance
       *[other] s’attend à finir avec { $points } points d’avance
    }
bot-behind = { $points ->
        [0] s’attend à finir à égalité
        [one] s’attend à finir avec { $points } point de retard
       *[other] s’attend à finir avec { $points } points de retard
    }
bot-metro-alone = { $points ->
        [one] s’attend à finir avec { $points } point
       *[other] s’attend à finir avec { $points } points
    }
