### Wat voor een zet van een bot sprak; de argumenten noemen nooit wat zijn plaats niet mag weten.

bot-helsinki-random = Voor deze bot is elk soort zet even goed.
bot-helsinki-lines = { $number ->
        [one] maakt een rij of kolom compleet
       *[other] maakt { $number } rijen of kolommen compleet
    }
bot-helsinki-points = { $points ->
        [one] meteen { $points } punt
       *[other] meteen { $points } punten
    }
bot-helsinki-coats = { $number ->
        [one] wint een wapenschild
       *[other] wint { $number } wapenschilden
    }
bot-helsinki-bonus = raakt de eigen kleur: een kaart van de stapel
bot-helsinki-superstructures = { $number ->
        [one] zet een dakopbouw-steen waar hij zou moeten tellen
       *[other] zet { $number } dakopbouw-stenen waar ze zouden moeten tellen
    }
bot-helsinki-roofs = { $number ->
        [one] bouwt { $number } dak
       *[other] bouwt { $number } daken
    }
bot-helsinki-cards = neemt van de open kaarten: { CARDS($cards) }
bot-helsinki-next = daarna is te bouwen: { CARD($card) }
bot-helsinki-action = actie { ACTION($action) } is hier het wapenschild waard
bot-helsinki-space = de eerste beurt belooft vandaar het meest
bot-helsinki-keeps = houdt in de hand: { CARDS($cards) }
bot-helsinki-best = niets anders belooft nu meer

bot-metro-random = Voor deze bot is elke zet even goed.
bot-metro-lengthens = { $tiles ->
        [one] verlengt de lijn van station { $station } met een tegel
       *[other] verlengt de lijn van station { $station } met { $tiles } tegels
    }
bot-metro-completes = { $points ->
        [one] voltooit de lijn van station { $station } voor { $points } punt
       *[other] voltooit de lijn van station { $station } voor { $points } punten
    }
bot-metro-doubles = { $points ->
        [one] leidt de lijn van station { $station } naar het centraal station, verdubbeld tot { $points } punt
       *[other] leidt de lijn van station { $station } naar het centraal station, verdubbeld tot { $points } punten
    }
bot-metro-stops = { $points ->
        [one] beëindigt de lijn van { PLAYER($seat) } (station { $station }) op { $points } punt
       *[other] beëindigt de lijn van { PLAYER($seat) } (station { $station }) op { $points } punten
    }
bot-metro-leaves = raakt geen open lijn die ertoe doet
bot-metro-city = { $points ->
        [one] zou { $points } punt door de stad moeten opleveren
       *[other] zou { $points } punten door de stad moeten opleveren
    }
bot-metro-draw = een tegel uit de toren zou meer moeten opleveren dan die in de hand
bot-metro-exchange = een ander aandeel van { $percent }% zou meer waard moeten zijn
bot-metro-station = een centraal station zou nu het meest moeten opleveren
bot-metro-better = { $points ->
        [0] ongeveer even goed als de op één na beste zet
        [one] zou { $points } punt meer waard moeten zijn dan de op één na beste zet
       *[other] zou { $points } punten meer waard moeten zijn dan de op één na beste zet
    }
bot-ahead = { $points ->
        [0] verwacht aan het eind gelijk te staan
        [one] verwacht aan het eind { $points } punt voor te staan
       *[other] verwacht aan het eind { $points } punten voor te staan
    }
bot-behind = { $points ->
        [0] verwacht aan het eind gelijk te staan
        [one] verwacht aan het eind { $points } punt achter te staan
       *[other] verwacht aan het eind { $points } punten achter te staan
    }
bot-metro-alone = { $points ->
        [one] verwacht aan het eind { $points } punt
       *[other] verwacht aan het eind { $points } punten
    }
