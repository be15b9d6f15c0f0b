### Die Startseite.

web-start-heading = Gleise legen in Paris, Dächer schieben in Helsinki.
web-start-promise = Gegen Bots, mit Freunden oder an einem Gerät. Kostenlos und ohne Konto.
web-start-metro-pitch = Lege Gleisplättchen so, dass sich deine eigenen Linien möglichst lang durch die Stadt winden und die der anderen früh enden.
web-start-metro-players = 1 bis 6 Personen
web-start-metro-time = etwa 30 Minuten
web-start-helsinki-pitch = Spaziere um den Senatsplatz, sammle Karten und schiebe Pavillons in dein Bauraster, bis ihre Dächer ganze Reihen und Spalten füllen.
web-start-helsinki-players = 2 bis 4 Personen
web-start-helsinki-time = etwa 45 Minuten
web-start-play = Jetzt spielen
web-start-friends = Mit Freunden
web-start-device = An einem Gerät
web-start-learn = Spielend lernen
web-start-rules = Regeln
web-start-box = Meine Schachtel
web-start-more = Mehr Möglichkeiten
web-start-count = Ein echtes Spiel zählen
web-start-friends-heading = { $name } mit Freunden
web-start-friends-how-many = Zu wievielt spielt ihr? Du bekommst einen Link für alle.
web-start-friends-number = zu { $number ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }
web-start-friends-note = Kommt jemand nicht, kann beim Start ein Bot den Platz übernehmen.
web-start-continue = Weiterspielen
web-start-open-tables = Offene Tische
web-start-no-open-tables = Gerade ist kein Tisch offen. Öffne unter „Mehr Möglichkeiten“ einen für alle, dann erscheint er hier.
web-start-finished = Beendete Partien
web-start-join = Mitspielen
web-start-your-turn = Du bist dran
web-start-turn-of = { $name } ist dran
web-start-waiting = Wartet auf weitere
web-start-over = Beendet
web-start-until = dein Zug endet { $when }
web-start-free-seat = freier Platz
web-start-alone = allein
web-start-put-away = Diese Partie { $name } aus der Liste nehmen
web-start-put-away-done = { $name } wurde aus der Liste genommen.
web-start-put-away-undo = Rückgängig
web-start-knocks = { $people ->
        [one] { $people } Person bittet um einen Platz
       *[other] { $people } Personen bitten um einen Platz
    }
