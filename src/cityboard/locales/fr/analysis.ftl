### Ce que dit au terminal l’analyse d’une partie terminée.

help-analyse = Dire ce que le bot le plus fort pense d’une partie terminée : chance et décisions, tournants, erreurs.
help-analyse-work = Combien de travail est consacré à chaque décision ; le résultat est le même sur toutes les machines.
help-analyse-seconds = Combien de secondes de réflexion sont consacrées à chaque décision, au lieu du travail.
help-analyse-level = Le niveau qui juge ; le plus fort du jeu si vous n’en nommez pas d’autre.
refusal-work-or-seconds = Indiquez soit --work, soit --seconds, pas les deux.

analysis-leads = Avance attendue à la fin sur le meilleur des autres, jugée par « { $level } »
analysis-alone = Points attendus à la fin, jugés par « { $level } »
analysis-course = Du début à la fin
analysis-balances = D’où cela vient (± est l’erreur type)
analysis-start = Au début
analysis-luck = Chance
analysis-own = Décisions propres
analysis-others = Décisions des autres
analysis-end = À la fin
analysis-turning-points = { $points ->
        [0] Aucun tournant certain
       *[other] Tournants
    }
analysis-turning-luck = Tour { $number }, chance : { $happened } { $whose } : { $change }.
analysis-turning-decision = Tour { $number }, décision : { $happened } { $whose } : { $change }.
analysis-mistakes = { $mistakes ->
        [0] Aucune erreur certaine
        [one] Une erreur
       *[other] { $mistakes } erreurs
    } ({ $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    })
analysis-mistake = Tour { $number } : { $happened } Mieux ({ $change }) : { $better }
analysis-reasons = Raisons : { $reasons }.
analysis-quiet = { $move ->
        [draw] { PLAYER($seat) } pioche une tuile.
        [keep] { PLAYER($seat) } garde la tuile.
        [end] { PLAYER($seat) } termine son tour.
       *[other] { PLAYER($seat) } : { $move }.
    }
