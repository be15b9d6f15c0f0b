### Wie die Teile von Zählbögen heißen, in Dateien und im Browser.

## Metro

count-board-frame = Wem die Stationen gehören
count-board-tiles = Gleisplättchen
count-board-points = Punkte der Linien, wenn keine Plättchen liegen
count-central-stations-places = Hauptbahnhöfe
count-companies-shares = Aktien
count-paris-cards = Reihen der Monumentkarten
count-paris-tourists = Touristen in den Reihen
count-stockholm-cards = Reihe der Monumentkarten
count-stockholm-tourists = Touristen in der Reihe
count-stockholm-tokens = Touristenmarken
count-stockholm-points = Punkte der Plätze
count-london-rides = Punkte der Taxifahrten
count-new-york-boards = Monumenttafeln
count-new-york-tourists = Touristen auf den Tafeln
count-st-petersburg-tourists = Touristen auf den Plättchen
count-st-petersburg-tiles = Punkteplättchen
count-berlin-tourists = Touristen auf dem Spielplan
count-berlin-sides = Seiten der Monumentkarten
count-berlin-cards = Touristen auf den Monumentkarten
count-berlin-tickets = Fahrscheine

## Helsinki

count-boards-start = Startplättchen
count-boards-roofs = Spieltableaus
count-boards-coat-on-a15 = Wappen auf A15
count-dry-roads-bonus = Bonuskarten

## Wofür Zeilen und Spalten stehen

count-axis-seat = Person
count-axis-owner = Person oder Gesellschaft
count-axis-colour = Farbe
count-axis-percent = Prozent
count-axis-place = Stelle
count-axis-space = Platz
count-axis-square = Feld
count-axis-card = Karte
count-axis-tile = Plättchen

## Wie Pläne geschrieben werden

count-notation-tiles = Plättchen und Felder, je sechs Zeichen, etwa aacb01
count-notation-picture = sieben Zeilen mit je sieben Zeichen für jedes Tableau (docs/board-picture.md)
