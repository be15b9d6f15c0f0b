### Was für einen Zug eines Bots sprach; die Argumente nennen nie, was sein Platz nicht wissen darf.

bot-helsinki-random = Diesem Bot ist jede Art von Zug gleich recht.
bot-helsinki-lines = { $number ->
        [one] vervollständigt eine Reihe oder Spalte
       *[other] vervollständigt { $number } Reihen oder Spalten
    }
bot-helsinki-points = { $points ->
        [one] sofort { $points } Punkt
       *[other] sofort { $points } Punkte
    }
bot-helsinki-coats = { $number ->
        [one] gewinnt ein Wappen
       *[other] gewinnt { $number } Wappen
    }
bot-helsinki-bonus = berührt die eigene Farbe: eine Karte vom Stapel
bot-helsinki-superstructures = { $number ->
        [one] setzt einen Aufbau dorthin, wo er zählen dürfte
       *[other] setzt { $number } Aufbauten dorthin, wo sie zählen dürften
    }
bot-helsinki-roofs = { $number ->
        [one] baut { $number } Dach
       *[other] baut { $number } Dächer
    }
bot-helsinki-cards = nimmt aus der Auslage: { $cards }
bot-helsinki-next = damit lässt sich dann bauen: { $card }
bot-helsinki-action = { $action } ist hier das Wappen wert
