### Ce que l’on apprend d’une table avant de s’y asseoir : sur la page et dans l’aperçu de son lien.

invitation-heading = { $name } vous invite à jouer à { $title }
invitation-text = { $name } vous invite à jouer à { $title } : { $details }
invitation-players = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
invitation-edition = avec la boîte « { $edition } »
invitation-no-limit = sans limite de temps
invitation-seconds-a-turn = { $number ->
        [one] { $number } seconde par tour
       *[other] { $number } secondes par tour
    }
invitation-minutes-a-turn = { $number ->
        [one] { $number } minute par tour
       *[other] { $number } minutes par tour
    }
invitation-seconds-in-all = { $number ->
        [one] { $number } seconde pour toute la partie
       *[other] { $number } secondes pour toute la partie
    }
invitation-minutes-in-all = { $number ->
        [one] { $number } minute pour toute la partie
       *[other] { $number } minutes pour toute la partie
    }
invitation-days = { $number ->
        [one] { $number } jour par tour
       *[other] { $number } jours par tour
    }
invitation-take-back = coups annulés d’un commun accord
invitation-open = { $free ->
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    }
invitation-running = la partie est en cours
invitation-over = la partie est terminée
