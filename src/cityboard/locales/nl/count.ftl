### Hoe de onderdelen van telbladen heten, in bestanden en in de browser.

## Metro

count-board-frame = Van wie de stations zijn
count-board-tiles = Spoortegels
count-board-points = Punten van de lijnen, als er geen tegels liggen
count-central-stations-places = Centrale stations
count-companies-shares = Aandelen
count-paris-cards = Rijen monumentkaarten
count-paris-tourists = Toeristen in de rijen
count-stockholm-cards = Rij monumentkaarten
count-stockholm-tourists = Toeristen in de rij
count-stockholm-tokens = Toeristenfiches
count-stockholm-points = Punten van de plekken
count-london-rides = Punten van de taxiritten
count-new-york-boards = Monumentborden
count-new-york-tourists = Toeristen op de borden
count-st-petersburg-tourists = Toeristen op de tegels
count-st-petersburg-tiles = Puntentegels
count-berlin-tourists = Toeristen op het bord
count-berlin-sides = Kanten van de monumentkaarten
count-berlin-cards = Toeristen op de monumentkaarten
count-berlin-tickets = Kaartjes

## Helsinki

count-boards-start = Startspelerfiguur
count-boards-roofs = Spelersborden
count-boards-coat-on-a15 = Wapenschild op A15
count-dry-roads-bonus = Bonuskaarten

## Waar rijen en kolommen voor staan

count-axis-seat = speler
count-axis-owner = speler of vennootschap
count-axis-colour = kleur
count-axis-percent = percentage
count-axis-place = plaats
count-axis-space = plek
count-axis-square = veld
count-axis-card = kaart
count-axis-tile = tegel

## Hoe borden worden geschreven

count-notation-tiles = tegels en velden, zes tekens elk, zoals aacb01
count-notation-picture = zeven regels van zeven tekens voor elk bord (docs/board-picture.md)
