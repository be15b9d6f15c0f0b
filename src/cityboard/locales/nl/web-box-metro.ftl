### Wat er in een doos van Metro zit.

web-box-metro-board = Spoortegels en bord
web-box-metro-board-tiles = Spoortegels
web-box-metro-board-tiles-note = Hoeveel er van elke tegel zijn.
web-box-metro-board-stations = Stations van de spelers
web-box-metro-board-stations-note = Welke stations bij elkaar horen, per aantal spelers.
web-box-metro-board-companies = Stations van de vennootschappen
web-box-metro-companies-values = Waarde van een aandeel
web-box-metro-companies-values-note = Wat 10 % van de vennootschap op elke plaats oplevert.
web-box-metro-companies-exchange_closes = Einde van het ruilen
web-box-metro-companies-exchange_closes-note = Winstpunten van een vennootschap vanaf waar niemand nog aandelen ruilt.
web-box-metro-companies-majority_divisor = Meerderheid
web-box-metro-companies-majority_divisor-note = Wie het grootste deel van een vennootschap heeft, scoort de winstpunten ervan, gedeeld door dit getal.
web-box-metro-central_rails-tiles = Centraalspoortegels
web-box-metro-central_rails-counts_as_crossing = Een centraalspoortegel telt als een passage
web-box-metro-solo-refusable = De tegel die geweigerd mag worden
web-box-metro-paris-cards = Monumentkaarten
web-box-metro-paris-names = Namen
web-box-metro-stockholm-values = Monumentkaarten
web-box-metro-stockholm-names = Namen
web-box-metro-london-colours = Monumentkaarten
web-box-metro-london-names = Namen
web-box-metro-london-circuit = De ronde van de taxi
web-box-metro-new_york-boards = Monumentenborden
web-box-metro-new_york-boards-note = Wat een toerist van elke kleur op elk bord oplevert.
web-box-metro-new_york-names = Monumenten
web-box-metro-st_petersburg-squares = Velden van de monumentkaarten
web-box-metro-st_petersburg-names = Monumenten
web-box-metro-st_petersburg-points = Puntentegels
web-box-metro-berlin-groups = Groepen velden voor de toeristen
web-box-metro-berlin-side_a = Monumentkaarten
web-box-metro-berlin-side_b = Zijde B
web-box-metro-berlin-names = Namen

## Delen van een waarde

web-box-metro-tile = Spoortegel, { TILE($tile) }
web-box-metro-sum = Tegels in totaal: { $tiles }
web-box-metro-players = Aantal spelers
web-box-metro-count = { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
web-box-metro-for-players = Stations met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
web-box-metro-for-player = Stations met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, speler { $number }
web-box-metro-paint-stations = Kies een speler en dan de stations van die speler.
web-box-metro-paint-companies = Kies een vennootschap en dan de stations ervan.
web-box-metro-whose = Van wie de stations zijn
web-box-metro-station = Station { $station }: { $owner }
web-box-metro-company = Stations van een vennootschap: { COLOUR($name) }
web-box-metro-place = Plaats { $number }
web-box-metro-card-name = Naam van kaart { $number }
web-box-metro-space = { $monument }, { $of ->
        [side_a] zijde A, getal { $space }
        [side_b] zijde B, getal { $space }
       *[other] plek { $space }
    }
web-box-metro-board-of = Bord { $number }, { $monument }
web-box-metro-point = Puntentegel { $number }
web-box-metro-point-of = Puntentegel { $number }, { COLOUR($name) }
web-box-metro-group = Groep { $number }
web-box-metro-which = Wat er wordt neergelegd
web-box-metro-paint-groups = Kies een groep en dan de velden ervan.
web-box-metro-paint-cards = Kies een monumentkaart en dan het veld ervan.
web-box-metro-squares = Velden van het bord
web-box-metro-square = { SQUARE($square) }: { $owner }
web-box-metro-circuit = { $form ->
        [n16] 16 haltes: heen en terug, twee keer langs de kaarten aan het einde
        [n14] 14 haltes: heen en terug, één keer langs de kaarten aan het einde
       *[n8] 8 haltes: in een kring
    }
