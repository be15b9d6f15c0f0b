### Was in einer Schachtel von Metro ist.

web-box-metro-board = Gleisplättchen und Plan
web-box-metro-board-tiles = Gleisplättchen
web-box-metro-board-tiles-note = Wie viele es von jedem gibt.
web-box-metro-board-stations = Stationen der Mitspielenden
web-box-metro-board-stations-note = Welche Stationen zusammengehören, je nach Personenzahl.
web-box-metro-board-companies = Stationen der Aktiengesellschaften
web-box-metro-companies-values = Wert einer Aktie
web-box-metro-companies-values-note = Was 10 % der Gesellschaft auf jedem Rang zählen.
web-box-metro-companies-exchange_closes = Ende des Tauschens
web-box-metro-companies-exchange_closes-note = Gewinnpunkte einer Gesellschaft, ab denen niemand mehr Aktien tauscht.
web-box-metro-companies-majority_divisor = Mehrheit
web-box-metro-companies-majority_divisor-note = Wer den größten Anteil an einer Gesellschaft hat, erhält ihre Gewinnpunkte geteilt durch diese Zahl.
web-box-metro-central_rails-tiles = Zentralgleisplättchen
web-box-metro-central_rails-counts_as_crossing = Ein Zentralgleisplättchen zählt wie jedes Plättchen einer Linie
web-box-metro-solo-refusable = Das Plättchen, das abgelehnt werden darf
web-box-metro-paris-cards = Monumentkarten
web-box-metro-paris-names = Namen
web-box-metro-stockholm-values = Monumentkarten
web-box-metro-stockholm-names = Namen
web-box-metro-london-colours = Monumentkarten
web-box-metro-london-names = Namen
web-box-metro-london-circuit = Die Runde des Taxis
web-box-metro-new_york-boards = Monumenttafeln
web-box-metro-new_york-boards-note = Was ein Tourist jeder Farbe auf jeder Tafel zählt.
web-box-metro-new_york-names = Monumente
web-box-metro-st_petersburg-squares = Felder der Monumentkarten
web-box-metro-st_petersburg-names = Monumente
web-box-metro-st_petersburg-points = Punkteplättchen
web-box-metro-berlin-groups = Feldergruppen für die Touristen
web-box-metro-berlin-side_a = Monumentkarten
web-box-metro-berlin-side_b = Seite B
web-box-metro-berlin-names = Namen

## Teile eines Wertes

web-box-metro-tile = Gleisplättchen, { TILE($tile) }
web-box-metro-sum = Plättchen insgesamt: { $tiles }
web-box-metro-players = Personenzahl
web-box-metro-count = { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
web-box-metro-for-players = Stationen für { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
web-box-metro-for-player = Stationen für { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }, Person { $number }
web-box-metro-paint-stations = Wähle eine Person, dann ihre Stationen.
web-box-metro-paint-companies = Wähle eine Gesellschaft, dann ihre Stationen.
web-box-metro-whose = Wessen Stationen
web-box-metro-station = Station { $station }: { $owner }
web-box-metro-company = Stationen einer Gesellschaft: { COLOUR($name) }
web-box-metro-place = Rang { $number }
web-box-metro-card-name = Name der Karte { $number }
web-box-metro-space = { $monument }, { $of ->
        [side_a] Seite A, Zahl { $space }
        [side_b] Seite B, Zahl { $space }
       *[other] Platz { $space }
    }
web-box-metro-board-of = Tafel { $number }, { $monument }
web-box-metro-point = Punkteplättchen { $number }
web-box-metro-point-of = Punkteplättchen { $number }, { COLOUR($name) }
web-box-metro-group = Gruppe { $number }
web-box-metro-which = Was hingelegt wird
web-box-metro-paint-groups = Wähle eine Gruppe, dann ihre Felder.
web-box-metro-paint-cards = Wähle eine Monumentkarte, dann ihr Feld.
web-box-metro-squares = Felder des Plans
web-box-metro-square = { SQUARE($square) }: { $owner }
web-box-metro-circuit = { $form ->
        [n16] 16 Halte: hin und zurück, an den Karten am Ende zweimal
        [n14] 14 Halte: hin und zurück, an den Karten am Ende einmal
       *[n8] 8 Halte: im Kreis
    }
