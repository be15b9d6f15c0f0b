### Was nach einem Spiel gesagt wird.

web-after-wins = { $name } gewinnt
web-after-you-win = Du gewinnst
web-after-tie = Geteilter Sieg: { $who }
web-after-alone = Ergebnis des Solospiels: { points }
web-after-rematch = Revanche
web-after-rematch-go = Zur Revanche
web-after-breakdown = Jeder Punkt und seine Regel
web-after-for = Wofür
web-after-rule = Regel
web-after-points = Punkte
web-after-open-rule = Regel { $rule } lesen
web-after-download = Aufzeichnung herunterladen
web-after-print = Aufzeichnung drucken
web-after-picture = Das Schlussbild mit Namen und Punkten
web-after-save-picture = Bild speichern
web-after-share-picture = Bild teilen
web-after-moves = Die Züge

## Warum gewonnen oder verloren wurde

web-after-why = { $outcome }: { $because }.
web-after-why-won = Du hast mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung gewonnen
web-after-why-won-close = Du hast bei Gleichstand gewonnen
web-after-why-lost = Du hast mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Rückstand gegen { $name } verloren
web-after-why-lost-close = Du hast bei Gleichstand gegen { $name } verloren
web-after-why-wins = { $name } hat mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung gewonnen
web-after-why-wins-close = { $name } hat bei Gleichstand gewonnen
web-after-why-shared = Du teilst dir den Sieg mit { $name }
web-after-because = „{ $entry }“ brachte { points }
web-after-costliest = am meisten hat dich Zug { $turn } gekostet ({ $gap } Punkte)
web-after-costliest-deed = am meisten hat dich Zug { $turn } gekostet: „{ $words }“ ({ $gap } Punkte)
web-after-show-it = Zeigen
web-after-series = Nach { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: { $score }
web-after-series-last = { $games ->
        [one] In der letzten Partie
       *[other] In den letzten { $games } Partien
    }: { $score }

## Das Diagramm

web-after-chart = Punkte im Verlauf des Spiels
web-after-chart-turns = Züge
web-after-chart-end = { $who }: { points }.
web-after-chart-hint = Wähle eine Stelle, um das Spiel dort zu sehen; mit Tasten: Pfeile und Enter.

## Die Wiederholung

web-after-replay = Wiederholung
web-after-turn = Zug { $number } von { $turns }
web-after-first = Zum Anfang
web-after-previous = Einen Zug zurück
web-after-play = Abspielen
web-after-pause = Anhalten
web-after-next = Einen Zug weiter
web-after-last = Zum Ende
web-after-slider = Zug
web-after-speed = Geschwindigkeit
web-after-copy = Link zu diesem Zug kopieren
web-after-copied = Kopiert
web-after-close = Wiederholung verlassen

## Die Auslosung

web-after-verify = Auslosung prüfen
web-after-verify-why = Vor dem ersten Zug hat der Server den Hash eines geheimen Startwerts veröffentlicht. Aller Zufall in diesem Spiel kommt aus diesem Startwert. Jetzt, nach dem Ende, ist er bekannt, und alle können prüfen, dass es der versprochene ist.
web-after-promise = Zu Beginn veröffentlicht
web-after-seed = Der Startwert
web-after-computed = Hash des Startwerts, von deinem Browser berechnet
web-after-renewed = Veröffentlicht, als neu ausgelost wurde, ab Ereignis { $event }
web-after-renewed-why = Jemand kam dazu oder zurück, dem nichts zugelost werden darf, was andere schon gesehen hatten. Der neue Startwert folgt aus dem ersten, so gilt das erste Versprechen auch für ihn.
web-after-kept = Beide sind gleich: Die Auslosung stand vor dem ersten Zug fest.
web-after-broken = Sie sind verschieden: Der Startwert ist nicht der versprochene.
web-after-verify-command = Um jede einzelne Ziehung noch einmal herzuleiten, lade die Aufzeichnung herunter und führe aus:
