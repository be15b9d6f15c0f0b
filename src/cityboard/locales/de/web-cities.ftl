### Was der Browser über die Module und Städte von Metro sagt.

## Allgemein

web-cities-rule = Regel { $rule } lesen
web-cities-none = keine
web-cities-which = Was gezeigt wird
web-cities-whose = Wessen Reihe
web-cities-figure = { $colour ->
        [yellow] gelber Tourist
        [blue] blauer Tourist
        [orange] orangefarbener Tourist
        [grey] grauer Tourist
        [red] roter Tourist
        [brown] brauner Tourist
        [green] grüner Tourist
       *[purple] violetter Tourist
    }
web-cities-gone = { $tourists ->
        [one] { $tourists } Tourist hat das Spiel verlassen.
       *[other] { $tourists } Touristen haben das Spiel verlassen.
    }
web-cities-ask-tourist = Welcher Tourist geht zuerst?
web-cities-ask-taxi = Fährst du den Touristen, oder bleibt das Taxi stehen?
web-cities-ask-square = Wähle auf dem Plan ein leuchtendes Feld mit Touristen.

## Die Züge in wenigen Worten

web-cities-told-exchange-open = Deine Aktie zu { $percent } % gegen die offene der { company } tauschen
web-cities-told-exchange-pile = Deine Aktie zu { $percent } % gegen die oberste vom Stapel tauschen
web-cities-told-station = Hauptbahnhof auf Platz { FROM_ONE($place) }
web-cities-told-station-share = Hauptbahnhof der { company } auf Platz { FROM_ONE($place) }
web-cities-told-keep = Plättchen behalten
web-cities-told-return = Plättchen zurücklegen
web-cities-told-drive = Mit dem Taxi fahren
web-cities-told-stay = Taxi stehen lassen
web-cities-told-space = { $monument }, Platz { FROM_ONE($space) }
web-cities-told-square = Den { tourist } nach { SQUARE($square) }
web-cities-told-away = Den { tourist } aus dem Spiel nehmen
web-cities-told-tourist = Den { tourist } auf { SQUARE($square) }
web-cities-told-arrange = { $monument } auf Platz { FROM_ONE($place) }

## Aktiengesellschaften

web-cities-companies = Gesellschaften
web-cities-market = Aktienmarkt
web-cities-market-explain = Tausche eine Aktie gegen eine gleich große, oder lege ein Plättchen.
web-cities-market-open = Offen
web-cities-market-pile = Stapel
web-cities-market-closes = Der Tausch endet, sobald eine Gesellschaft { $profit ->
        [one] { $profit } Gewinnpunkt
       *[other] { $profit } Gewinnpunkte
    } hat.
web-cities-market-idle = { $turns ->
        [one] Seit { $turns } Zug hat niemand ein Plättchen gelegt.
       *[other] Seit { $turns } Zügen hat niemand ein Plättchen gelegt.
    }
web-cities-take-open = Gegen die offene Aktie zu { $percent } % tauschen: { $name }
web-cities-take-pile = { $size ->
        [one] Gegen die oberste Aktie zu { $percent } % tauschen, { $size } Karte im Stapel
       *[other] Gegen die oberste Aktie zu { $percent } % tauschen, { $size } Karten im Stapel
    }
web-cities-yours = Deine
web-cities-open = offen
web-cities-secret = geheim
web-cities-reveal = { $percent } % { $name } aufdecken
web-cities-profit = Gewinn
web-cities-profit-explain = Der Rang einer Gesellschaft bestimmt, was 10 % wert sind. Wer am meisten von ihr hält, bekommt dazu Gewinn ÷ { $divisor }.
web-cities-profit-company = Gesellschaft
web-cities-profit-profit = Gewinn
web-cities-profit-value = 10 %
web-cities-profit-yours = Deins
web-cities-profit-worth = Jetzt
web-cities-holdings = Wer hat was
web-cities-holdings-explain = Nach dem, was du weißt; umrahmte Aktien liegen offen.
web-cities-held = { $open ->
        [true] { $name }, liegt offen
       *[other] { $name }
    }
web-cities-held-unknown = verdeckt

## Hauptbahnhöfe, zentrale Gleise, Solospiel

web-cities-stations = Hauptbahnhöfe
web-cities-stations-explain = Statt ein Plättchen zu legen, eröffne eine zusätzliche Linie von einem freien Platz des Hauptbahnhofs.
web-cities-stations-places = Plätze des Hauptbahnhofs
web-cities-stations-unplaced = Noch nicht gelegt
web-cities-place-free = Platz { FROM_ONE($place) }, frei
web-cities-place-taken = Platz { FROM_ONE($place) }: { $who }
web-cities-rails = Zentrale Gleise
web-cities-rails-count = Linien führen durch den Hauptbahnhof. Ein Zentralgleisplättchen zählt wie jedes andere Plättchen.
web-cities-rails-free = Linien führen durch den Hauptbahnhof. Ein Zentralgleisplättchen bringt nichts ein.
web-cities-solo = Solospiel
web-cities-solo-explain = Verlängere mit einem der beiden offenen Plättchen eine Linie der Gesellschaft auf der Karte.
web-cities-solo-deck = Stapel, gemischt
web-cities-solo-discards = Ablage
web-cities-solo-points = Es zählt die Gesellschaft mit den wenigsten Punkten
web-cities-solo-score = Ergebnis, wenn jetzt Schluss wäre:

## Städte

web-cities-paris-explain = Lege ein Plättchen auf einen Touristen und führe ihn auf einen freien Platz seiner Farbe in deiner Reihe.
web-cities-space = { $filled ->
        [true] Platz { FROM_ONE($space) }, { $name }, besetzt
       *[other] Platz { FROM_ONE($space) }, { $name }, frei
    }
web-cities-stockholm-explain = Der Tourist unter deinem Plättchen geht auf den ersten freien Platz. Es zählen deine geheimen Farben.
web-cities-stockholm-variant-explain = Der Tourist unter deinem Plättchen geht zur Karte mit seiner Marke: Der Wert gehört dir.
web-cities-tokens = { $tokens ->
        [one] { $tokens } geheime Marke
       *[other] { $tokens } geheime Marken
    }
web-cities-london-explain = Lege ein Plättchen auf einen Touristen und fahre das Taxi zu seiner Farbe: ein Punkt je Karte, keiner bei mehr als vier.
web-cities-london-card = { $monument }, { $name }
web-cities-london-start = Richtungsplättchen
web-cities-london-taxi = { $heading ->
        [left] Taxi: { $monument }, es fährt nach links.
       *[right] Taxi: { $monument }, es fährt nach rechts.
    }
web-cities-london-goal = { $heading ->
        [left] Danach: { $monument }, nach links.
       *[right] Danach: { $monument }, nach rechts.
    }
web-cities-new-york-explain = Eine Linie, die an einer Station endet, bringt den Touristen von dort zum Monument seiner Farbe.
web-cities-new-york-boards = Touristen × Punkte
web-cities-st-petersburg-explain = Lege ein Plättchen auf eine Karte und wähle ihren Touristen. Linien darüber nehmen Punkteplättchen.
web-cities-st-petersburg-tiles = Punkteplättchen
web-cities-st-petersburg-points = Punkte
web-cities-st-petersburg-left = Noch da
web-cities-lies = auf { SQUARE($square) }
web-cities-taken = genommen
web-cities-berlin-explain = Eine Linie, die über ein Plättchen mit Tourist führt, bringt einen Fahrschein. Die meisten und die zweitmeisten Fahrscheine punkten.
web-cities-berlin-prize = Meiste Fahrscheine { $most }, zweitmeiste { $second }
web-cities-berlin-side = Seite { $letter }
web-cities-berlin-tickets = Fahrscheine
web-cities-berlin-points = Punkte
web-cities-berlin-left = Noch da
