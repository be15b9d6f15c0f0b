### Wat voor een zet van een bot sprak; de argumenten noemen nooit wat zijn plaats niet mag weten.

bot-helsinki-random = Voor deze bot is elk soort zet even goed.
bot-helsinki-lines = { $number ->
        [one] maakt een rij of kolom af
       *[other] maakt { $number } rijen of kolommen af
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
bot-helsinki-cards = neemt van de open kaarten: { $cards }
bot-helsinki-next = de hand kan daarna bouwen: { $card }
bot-helsinki-action = { $action } is hier het wapenschild waard
