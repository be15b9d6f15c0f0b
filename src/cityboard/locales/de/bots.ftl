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
bot-helsinki-cards = nimmt aus der Auslage: { CARDS($cards) }
bot-helsinki-next = damit lässt sich dann bauen: { CARD($card) }
bot-helsinki-action = Wappenaktion { ACTION($action) } ist hier das Wappen wert
bot-helsinki-space = der erste Zug verspricht von dort am meisten
bot-helsinki-keeps = behält auf der Hand: { CARDS($cards) }
bot-helsinki-best = nichts anderes verspricht jetzt mehr

bot-metro-random = Diesem Bot ist jeder Zug gleich recht.
bot-metro-lengthens = { $tiles ->
        [one] verlängert die Linie der Station { $station } um ein Plättchen
       *[other] verlängert die Linie der Station { $station } um { $tiles } Plättchen
    }
bot-metro-completes = { $points ->
        [one] schließt die Linie der Station { $station } für { $points } Punkt ab
       *[other] schließt die Linie der Station { $station } für { $points } Punkte ab
    }
bot-metro-doubles = { $points ->
        [one] führt die Linie der Station { $station } in den Hauptbahnhof, verdoppelt auf { $points } Punkt
       *[other] führt die Linie der Station { $station } in den Hauptbahnhof, verdoppelt auf { $points } Punkte
    }
bot-metro-stops = { $points ->
        [one] schließt die Linie von { PLAYER($seat) } (Station { $station }) bei { $points } Punkt ab
       *[other] schließt die Linie von { PLAYER($seat) } (Station { $station }) bei { $points } Punkten ab
    }
bot-metro-leaves = berührt keine offene Linie, auf die es ankommt
bot-metro-city = { $points ->
        [one] sollte { $points } Punkt durch die Stadt bringen
       *[other] sollte { $points } Punkte durch die Stadt bringen
    }
bot-metro-draw = ein Plättchen aus dem Turm sollte mehr bringen als das auf der Hand
bot-metro-exchange = eine andere Aktie zu { $percent } % sollte mehr wert sein
bot-metro-station = ein Hauptbahnhof sollte jetzt am meisten einbringen
bot-metro-better = { $points ->
        [0] etwa so gut wie der nächstbeste Zug
        [one] sollte { $points } Punkt mehr wert sein als der nächstbeste Zug
       *[other] sollte { $points } Punkte mehr wert sein als der nächstbeste Zug
    }
bot-ahead = { $points ->
        [0] erwartet am Ende Gleichstand
        [one] erwartet am Ende { $points } Punkt Vorsprung
       *[other] erwartet am Ende { $points } Punkte Vorsprung
    }
bot-behind = { $points ->
        [0] erwartet am Ende Gleichstand
        [one] erwartet am Ende { $points } Punkt Rückstand
       *[other] erwartet am Ende { $points } Punkte Rückstand
    }
bot-metro-alone = { $points ->
        [one] erwartet am Ende { $points } Punkt
       *[other] erwartet am Ende { $points } Punkte
    }
