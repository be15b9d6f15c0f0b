### Chance et décisions d’une partie terminée.

web-analysis-heading = Chance et décisions
web-analysis-why = Le bot le plus fort réexamine chaque décision en ne sachant que ce que le joueur savait alors. Il commence de lui-même dès que le serveur en a le temps.
web-analysis-ask = Analyser cette partie
web-analysis-progress = Examiné : { $share } %
web-analysis-waiting = Une autre partie est d’abord examinée.
web-analysis-seconds-left = Encore { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } environ.
web-analysis-minutes-left = Encore { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } environ.
web-analysis-chart = Avance attendue à la fin
web-analysis-chart-alone = Points attendus à la fin
web-analysis-start = Au début
web-analysis-luck = Chance
web-analysis-decision = Décision
web-analysis-own = Ses choix
web-analysis-others = Choix des autres
web-analysis-end = À la fin
web-analysis-note = Points d’avance sur le meilleur des autres. Une décision compte pour ce qu’elle a changé par rapport au coup que le bot aurait joué ; le reste est de la chance. ± est l’erreur type.
web-analysis-turning-points = { $points ->
        [0] Aucun tournant certain
       *[other] Tournants
    }
web-analysis-mistakes = Erreurs
web-analysis-count = { $mistakes ->
        [0] aucune certaine sur
       *[other] { $mistakes } sur
    } { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }
web-analysis-turn = Tour { $number } :
web-analysis-better = Mieux :
web-analysis-played = Joué :
web-analysis-mistake = Erreur
web-analysis-mistake-of = Erreur { $number } sur { $mistakes }
web-analysis-previous-mistake = Erreur précédente
web-analysis-next-mistake = Erreur suivante
web-analysis-try = Essayer à partir d’ici contre des bots
web-analysis-try-alone = Essayer toutes les places soi-même
