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
bot-helsinki-bonus = touche sa propre couleur : une carte de la pioche
bot-helsinki-superstructures = { $number ->
        [one] pose une superstructure là où elle devrait compter
       *[other] pose { $number } superstructures là où elles devraient compter
    }
bot-helsinki-roofs = { $number ->
        [one] construit { $number } toit
       *[other] construit { $number } toits
    }
bot-helsinki-cards = prend parmi les cartes visibles : { $cards }
bot-helsinki-next = la main peut ensuite construire : { $card }
bot-helsinki-action = { $action } vaut ici son blason
