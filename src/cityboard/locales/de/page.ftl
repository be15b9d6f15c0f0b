### Was die erste Seite sagt. Meldungen, die mit page- beginnen, sind Beschriftungen ohne Argumente: Die Seite bekommt sie alle auf einmal.

## Überall

page-language = Sprache
page-nickname = Dein Name
page-guest = Gast
page-unreachable = Der Server antwortet nicht. Läuft er noch?
page-you = du
page-free = frei
page-level-random = Bot: zufällig
page-level-greedy = Bot: gierig

## Die Startseite

page-welcome = Was spielen wir?
page-pitch-metro = Verlege Gleise und verlängere deine Linien: Lange Linien gewinnen.
page-pitch-helsinki = Schiebe Pavillons auf den Platz und vervollständige Reihen und Spalten.
page-play-now = Jetzt gegen einen Bot spielen
page-own-tables = Meine Spiele
page-lobby = Offene Tische
page-your-turn = du bist am Zug
page-status-open = wartet auf Mitspieler
page-status-running = läuft
page-status-over = beendet
page-new-table = Mit Freunden, an einem Gerät oder mit Optionen
page-title = Spiel
page-players = Spieler
page-seats = Wer sitzt wo
page-who-me = hier, an diesem Gerät
page-who-link = ein Freund, per Link
page-name-here = Name
page-options = Optionen
page-option-modules = Module
page-option-city = Stadt
page-option-hand = Plättchen auf der Hand
page-option-berlin_sides = Berlin: Seite der Karten
page-option-cover = Abgedeckte Aktionen
page-value-city-null = keine
page-value-berlin_sides-A = A
page-value-berlin_sides-B = B
page-value-berlin_sides-mixed = gemischt
page-value-cover-none = keine
page-value-cover-bottom = die untere Reihe
page-value-cover-random = fünf beliebige
page-listed = Alle hier dürfen mitspielen
page-take-back-option = Züge dürfen zurückgenommen werden, wenn alle zustimmen
page-open-table = Tisch eröffnen

## Ein Tisch

page-reconnecting = Die Verbindung ist weg; neuer Versuch …
page-join = Platz nehmen
page-sit = Einen freien Platz nehmen
page-invitation = Link für Freunde
page-copy = Kopieren
page-copied = Kopiert.
page-only-here = Diese Adresse gilt nur auf diesem Rechner. Starte den Server mit --host 0.0.0.0 und öffne ihn unter der eigenen Adresse des Rechners, damit andere mitspielen können.
page-start = Beginnen; Bots nehmen die freien Plätze
page-stands-in = (ein Bot springt ein)
page-leave = Verlassen
page-return = Zurückkommen
page-show = Zeig mir die Hand, ich bin
page-hide = Hand verdecken
page-undo = Zurücknehmen
page-take-back = Um Rücknahme bitten
page-asked-take-back = darf der letzte Zug zurückgenommen werden?
page-asked-replace = soll ein Bot diesen Platz übernehmen?
page-agree = Ja
page-disagree = Nein
page-rematch = Noch einmal spielen
page-to-rematch = Zum nächsten Spiel
page-record = Protokoll herunterladen
page-log = Was geschah
page-chat = Chat
page-say = Etwas sagen
page-send = Senden

## Züge

page-your-move = Dein Zug
page-filter = Nur mit
page-final = Das kann nicht zurückgenommen werden.
page-do = So machen
page-cancel = Anders wählen
page-kind-lay = Plättchen legen: Zeile Spalte
page-kind-draw = Ziehen
page-kind-pass = Passen
page-kind-exchange = Aktie tauschen
page-kind-station = Hauptbahnhof
page-kind-keep = Plättchen behalten
page-kind-return = Plättchen zurücklegen
page-kind-drive = Mit dem Taxi fahren
page-kind-stay = Taxi stehen lassen
page-kind-tourist = Tourist führen
page-kind-space = Feld wählen
page-kind-walk = Auf dem Platz gehen
page-kind-use = Aktion nutzen
page-kind-build = Mit einer Karte bauen
page-kind-pay = Bezahlen
page-kind-push = Plättchen auf diese Dächer schieben (Reihe,Spalte)
page-kind-roof = Aufbau setzen
page-kind-wild = Joker-Plättchen legen
page-kind-shift = Aufbau versetzen
page-kind-discard = Karte abwerfen
page-kind-end = Zug beenden

## Wer am Zug ist

turn-open = Warten auf Mitspieler.
turn-over = Das Spiel ist zu Ende.
turn-yours = Dein Zug, { seat }.
turn-bot = { seat } ist ein Bot und überlegt.
turn-person = { seat } ({ $name }) ist am Zug.

## Warum etwas nicht geht

refusal-reason-unknown = Für „{ $value }“ gibt es keinen Satz, oder zum Sagen fehlt etwas.
