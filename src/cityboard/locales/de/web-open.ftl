### Einen Tisch mit allen Möglichkeiten öffnen.

web-open-heading = Einen Tisch öffnen: { $name }
web-open-rule = Regel { $rule } lesen

## Plätze

web-open-seats = Wer sitzt wo
web-open-players = Wie viele spielen
web-open-seat = Platz { $number }: wer spielt
web-open-level = Platz { $number }: Stärke des Bots
web-open-level-tourist = spielt auf gut Glück: ideal für die allererste Partie
web-open-level-puncher = verlängert seine Linien ein wenig
web-open-level-conductor = weiß, dass lange Linien gewinnen
web-open-level-signaller = probiert seine Züge aus, bevor er einen spielt
web-open-level-dispatcher = probiert viele Züge aus und denkt sie durch
web-open-level-chief = der stärkste: denkt bis zu etwa einer Sekunde nach
web-open-level-visitor = spielt auf gut Glück: ideal für die allererste Partie
web-open-level-clerk = nimmt die Punkte, die er sieht
web-open-level-foreman = plant einen ganzen Zug
web-open-level-surveyor = vergleicht ganze Züge und was daraus wird
web-open-level-planner = denkt auch an das, was die anderen tun können
web-open-level-architect = der stärkste: denkt bis zu zwei Sekunden nach
web-open-name = Platz { $number }: Name
web-open-your-name = Dein Name
web-open-who-me = An diesem Gerät
web-open-who-link = Jemand mit Link
web-open-who-bot = Bot
web-open-link-note = Du bekommst einen Link für alle.

## Möglichkeiten

web-open-options = Das Spiel
web-open-value-start-random = zufällig
web-open-module-companies-note = Die Linien gehören acht Gesellschaften; du hältst und tauschst ihre Aktien.
web-open-module-central-stations-note = Plättchen für den Hauptbahnhof, von denen weitere eigene Linien losfahren.
web-open-module-central-rails-note = Gleise führen quer durch den Hauptbahnhof, statt dort zu enden.
web-open-module-solo-note = Du spielst allein für alle acht Gesellschaften; ein Kartenstapel sagt, welche Linie du verlängerst.
web-open-module-dry-roads-note = Verbinde deine vier Besucher über deine Pavillons und nimm eine Bonuskarte.
web-open-option-city = Stadt
web-open-option-city-note = Touristen und Monumente bringen weitere Punkte, in jeder Stadt anders.
web-open-city-none = Ohne Stadt
web-open-city-none-note = Das Grundspiel: Linien und sonst nichts.
web-open-city-paris-note = Führe Touristen, auf die du baust, zu deiner eigenen Monumentreihe.
web-open-city-stockholm-note = Eine Monumentreihe für alle und geheime Touristenfarben.
web-open-city-london-note = Ein Taxi fährt Touristen um die Monumente.
web-open-city-new-york-note = Touristen warten an den Stationen, an denen Linien enden.
web-open-city-st-petersburg-note = Nimm Monumente vom Plan und hole mit Touristen verdeckte Punkte.
web-open-city-berlin-note = Linien, die an Touristen vorbeikommen, bringen Fahrscheine für die Monumente.
web-open-option-hand = Plättchen auf der Hand
web-open-option-hand-note = Mehr Plättchen bedeuten mehr Auswahl und mehr Planung.
web-open-option-free_orientation = Freie Ausrichtung
web-open-option-free_orientation-note = Plättchen dürfen vor dem Legen gedreht werden.
web-open-option-harder_solo = Schwereres Solospiel
web-open-option-harder_solo-note = Der Abstand zwischen erster und letzter Gesellschaft wird abgezogen.
web-open-option-arrange_row = Paris: eigene Reihe ordnen
web-open-option-arrange_row-note = Vor dem ersten Zug wählen alle die Reihenfolge ihrer Karten.
web-open-option-stockholm_variant = Stockholm: offene Farben
web-open-option-stockholm_variant-note = Die Marken liegen offen auf den Karten, und Touristen zählen sofort.
web-open-option-berlin_sides = Berlin: Seiten der Karten
web-open-option-berlin_sides-note = Welche Seite der Monumentkarten oben liegt.
web-open-value-berlin_sides-A = alle A
web-open-value-berlin_sides-B = alle B
web-open-value-berlin_sides-mixed = gemischt
web-open-option-cover = Abgedeckte Wappenaktionen
web-open-option-cover-note = Abgedeckte Wappenaktionen kann niemand nutzen. Deckt in der ersten Partie die unterste Reihe ab.
web-open-value-cover-none = keine
web-open-value-cover-bottom = unterste Reihe
web-open-value-cover-random = fünf zufällige
web-open-value-cover-chosen = fünf nach Wahl
web-open-picked-cover = { $count } von { $wanted } abgedeckt
web-open-pick-cover = Wappenaktion { ACTION($value) }
web-open-option-start = Wer beginnt
web-open-option-start-note = Am Tisch wäre es die jüngste Person.
web-open-option-frame = Stationen
web-open-option-frame-note = Welche Stationen wem gehören.
web-open-value-frame-random = zufällig
web-open-value-frame-chosen = der Reihe nach
web-open-refusal-one-without-solo-players = Allein geht nur das Solospiel. Schalte es unten ein oder lass 2 bis 6 Personen spielen.
web-open-refusal-option-value-players = Das ist ein Spiel für { $allowed }. Ändere die Zahl der Personen oder die Auswahl unten.
web-open-refusal-cover-five-cover = Wähle genau { $number } verschiedene Wappenaktionen.

## Tempo und Gesellschaft

web-open-manner = Der Tisch
web-open-pace = Tempo
web-open-pace-none = ohne Zeitlimit
web-open-pace-turn = Zeit je Zug
web-open-pace-all = Zeit insgesamt
web-open-pace-days = Tage je Zug
web-open-pace-none-note = Alle nehmen sich die Zeit, die sie brauchen.
web-open-pace-turn-note = Jeder Zug hat sein eigenes Zeitlimit.
web-open-pace-all-note = Eine Uhr für die ganze Partie, wie beim Schach.
web-open-pace-days-note = Für Partien über mehrere Tage. Du bekommst eine Benachrichtigung, wenn du dran bist.
web-open-per-turn = Für jeden Zug
web-open-in-all = Für die ganze Partie
web-open-increment = Zuschlag je Zug
web-open-increment-note = Zeit, die mit jedem Zug dazukommt.
web-open-seconds = { $number } s
web-open-minutes = { $number } min
web-open-days = { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
web-open-absent = Wenn die Zeit abgelaufen ist
web-open-absent-bot = ein Bot spielt weiter
web-open-absent-vote = die anderen entscheiden
web-open-absent-wait = alle warten
web-open-absent-bot-note = Wer weg war, kann den Platz wieder übernehmen.
web-open-absent-vote-note = Sie werden gefragt, ob ein Bot den Platz übernimmt.
web-open-absent-wait-note = Es geschieht nichts, solange niemand am Tisch es verlangt.
web-open-listed = Offen für alle
web-open-listed-note = Der Tisch steht auf der Startseite, und alle dürfen einen freien Platz einnehmen.
web-open-spectators = Zuschauen erlaubt
web-open-spectators-note = Wer die Adresse kennt, darf zusehen, sieht aber nicht, was andere auf der Hand haben.
web-open-take-back = Zurücknehmen im Einvernehmen
web-open-take-back-note = Ein Zug kann zurückgenommen werden, wenn alle anderen zustimmen.
web-open-set-players = { $number ->
        [one] Allein spielen
        [2] Zu zweit spielen
        [3] Zu dritt spielen
        [4] Zu viert spielen
        [5] Zu fünft spielen
       *[other] Zu sechst spielen
    }
web-open-summary = Der Tisch, den du öffnest
web-open-open = Tisch öffnen
web-open-open-link = Öffnen und Link holen

## Die Schachtel

web-open-box = Schachtel
web-open-box-note = Was auf Plättchen, Karten und Tafeln gedruckt ist.
web-open-box-default = Standardausgabe
web-open-box-own = In die Schachtel schauen oder sie nach deiner berichtigen
web-open-box-look = In diese Schachtel schauen
web-open-box-missing = Die Schachtel aus diesem Link hat niemand mehr gespeichert. Gespielt wird mit der Standardausgabe, wenn du keine andere wählst.
