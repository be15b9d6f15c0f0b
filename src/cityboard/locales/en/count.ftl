### What the parts of count sheets are called, in files and in the browser.

## Metro

count-board-frame = Whose stations
count-board-tiles = Track tiles
count-board-points = Points of the lines, if no tiles are laid
count-central-stations-places = Central stations
count-companies-shares = Shares
count-paris-cards = Rows of monument cards
count-paris-tourists = Tourists in the rows
count-stockholm-cards = Row of monument cards
count-stockholm-tourists = Tourists in the row
count-stockholm-tokens = Tourist tokens
count-stockholm-points = Points of the spaces
count-london-rides = Points of the taxi rides
count-new-york-boards = Monument boards
count-new-york-tourists = Tourists on the boards
count-st-petersburg-tourists = Tourists on the tiles
count-st-petersburg-tiles = Point tiles
count-berlin-tourists = Tourists on the board
count-berlin-sides = Sides of the monument cards
count-berlin-cards = Tourists on the monument cards
count-berlin-tickets = Tickets

## Helsinki

count-boards-start = Starting token
count-boards-roofs = Player boards
count-boards-coat-on-a15 = Coat of arms on A15
count-dry-roads-bonus = Bonus cards

## What rows and columns stand for

count-axis-seat = player
count-axis-owner = player or company
count-axis-colour = colour
count-axis-percent = percentage
count-axis-place = place
count-axis-space = space
count-axis-square = square
count-axis-card = card
count-axis-tile = tile

## How boards are written

count-notation-tiles = tiles and squares, six characters each, such as aacb01
count-notation-picture = seven lines of seven signs for each board (docs/board-picture.md)
