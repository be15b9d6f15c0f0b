### De regelpagina, en een regel naast het spel.

web-rules-heading = Regels van { $name }
web-rules-games = Spellen
web-rules-play = Spelen
web-rules-search = In de regels zoeken
web-rules-found = { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }
web-rules-nothing = Geen regel gaat hierover. Probeer een ander woord.
web-rules-contents = Inhoud
web-rules-copy = Link naar { $rule } kopiëren
web-rules-copied = De link is gekopieerd.
web-rules-all = Alle regels
web-rules-all-where = Alle regels, in een nieuw tabblad
web-rules-previous = Vorige regel
web-rules-next = Volgende regel

## Het spel in een paar woorden

web-rules-short = In het kort
web-rules-metro-1 = Iedereen heeft één spoortegel. In je beurt leg je die op een vrij veld aan de rand of naast een andere tegel, daarna neem je een nieuwe.
web-rules-metro-2 = Lijnen beginnen bij de stations rond het bord; die in jouw kleur zijn van jou. Elke tegel maakt lijnen langer, de jouwe en die van anderen.
web-rules-metro-3 = Een lijn is voltooid als hij een station bereikt. Hij levert één punt op voor elke tegel waar hij overheen loopt; een tegel waar hij twee keer overheen loopt, telt twee keer.
web-rules-metro-4 = Bij het centraal station telt een lijn dubbel. Wie de meeste punten heeft als alle tegels gelegd zijn, wint.
web-rules-helsinki-1 = In je beurt zet je je pion 1 tot 3 velden verder rond het senaatsplein. Daarna trek je de twee kaarten ernaast, of je bouwt.
web-rules-helsinki-2 = Om te bouwen speel je een kaart en betaal je met andere van die kleur. Je schuift het fiche je bord in vanaf de kant waar je pion staat, tot iets het tegenhoudt.
web-rules-helsinki-3 = De wapenschilden die het bedekt, zijn van jou. Elk betaalt een van de vijftien acties; elke actie gebruik je één keer per spel.
web-rules-helsinki-4 = Aan het eind levert elke complete rij en kolom 2 punten op. Elke dakopbouw-steen daarin telt 1 punt, op het snijpunt van een complete rij en kolom 3.
