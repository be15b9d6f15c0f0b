### Glück und Entscheidungen einer beendeten Partie.

web-analysis-heading = Glück und Entscheidungen
web-analysis-why = Der stärkste Bot sieht sich jede Entscheidung noch einmal an und weiß dabei nur, was die Person damals wusste. Er beginnt von selbst, sobald der Server Zeit hat.
web-analysis-ask = Diese Partie analysieren
web-analysis-progress = Angesehen: { $share } %
web-analysis-waiting = Zuerst ist noch eine andere Partie an der Reihe.
web-analysis-seconds-left = Noch etwa { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
web-analysis-minutes-left = Noch etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }.
web-analysis-chart = Erwarteter Vorsprung am Ende
web-analysis-chart-alone = Erwartete Punkte am Ende
web-analysis-start = Am Anfang
web-analysis-luck = Glück
web-analysis-decision = Entscheidung
web-analysis-own = Eigene Wahl
web-analysis-others = Wahl der anderen
web-analysis-end = Am Ende
web-analysis-note = Punkte vor dem besten anderen. Jede Entscheidung wird daran gemessen, was sie gegenüber dem Zug des Bots verändert hat; der Rest ist Glück. ± ist der Standardfehler.
web-analysis-turning-points = { $points ->
        [0] Keine klaren Wendepunkte
       *[other] Wendepunkte
    }
web-analysis-mistakes = Fehler
web-analysis-count = { $mistakes ->
        [0] kein klarer bei
       *[other] { $mistakes } von
    } { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }
web-analysis-turn = Zug { $number }:
web-analysis-better = Besser:
web-analysis-played = Gespielt:
web-analysis-mistake = Fehler
web-analysis-mistake-of = Fehler { $number } von { $mistakes }
web-analysis-previous-mistake = Voriger Fehler
web-analysis-next-mistake = Nächster Fehler
web-analysis-try = Von hier an gegen Bots versuchen
web-analysis-try-alone = Alle Plätze selbst versuchen
