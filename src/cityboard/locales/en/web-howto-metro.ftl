### How to play Metro: what newcomers read before the exact rules, with its pictures. No number of a rule stands here. Every
### number in a caption is one that the engine has counted in its picture.

## How to play

web-howto-metro-goal-heading = The goal
web-howto-metro-goal = Paris is digging its metro. There are 32 stations around the board, and a line starts at each of them. The stations
    in your colour are yours, and so are their lines.

    Every tile makes some lines longer and brings others to an end. A line that reaches a station scores one point for
    every tile it has crossed, and twice as much if it reaches the central station in the middle of the board. So make
    your own lines wind through the city, and see that the others arrive early. When all the tiles lie on the board, the
    player with the most points wins.
web-howto-metro-picture-goal = Yellow’s line from station 5 crosses 6 tiles, one of them twice: that makes 7. It ends at the
    central station, so it scores double: 14 points.

web-howto-metro-setup-heading = Before you start
web-howto-metro-setup = Everyone plays a colour. The frame around the board shows whose stations are whose. The tiles are shuffled and put face
    down into the tower; each of you draws one and keeps it secret. One player starts, and play goes round clockwise.

web-howto-metro-turn-heading = Your turn
web-howto-metro-turn = On your turn you lay the tile from your hand, and every line that it completes scores. Then you draw a new tile, and it is
    the next player’s turn.
web-howto-metro-picture-hold = This is your tile.
web-howto-metro-picture-lay = Lay it on the board. Here Yellow’s line grows.
web-howto-metro-picture-draw = Draw a new tile from the tower.
web-howto-metro-turn-draw = Would you rather keep your tile for later? Then draw another one from the tower before you lay anything. You must lay
    that one now, whatever it shows, and the first stays in your hand.

    When the tower is empty, you play the tiles that are left. Even if all your lines are complete, you go on laying
    tiles: the lines of the others are waiting.

web-howto-metro-placing-heading = Laying a tile
web-howto-metro-placing = Lay your tile on an empty square at the edge of the board, or next to a tile that already lies there. The central station
    stays free, and it does not count as a tile.

    Each tile has a small arrow. All the arrows point up, so tiles are never turned.
web-howto-metro-picture-right-edge = At the edge of the board, you can always lay a tile.
web-howto-metro-picture-right-neighbour = This tile lies next to another one, and its arrow points up.
web-howto-metro-picture-wrong-alone = This square is neither at the edge nor next to a tile.
web-howto-metro-picture-wrong-turned = The tile has been turned: its arrow points to the right.
web-howto-metro-placing-short = No line may end after a single tile, whether it is yours or not. Only if your tile would bring that about on every square
    where it could lie may you lay it there all the same.
web-howto-metro-picture-right-longer = This tile makes a line longer.
web-howto-metro-picture-wrong-short = Here the same tile would end the line from station 3 at once. One tile is too short.

web-howto-metro-lines-heading = Lines and points
web-howto-metro-lines = A line begins at its wagon and follows the track from tile to tile. When it arrives at a station, even its own, or at the
    central station, it is complete and scores at once.
    • Each tile it crosses is worth one point. A tile that it crosses several times counts that often.
    • At the central station, all of this is doubled.
    • The points go to the owner of the station where the line began, whoever laid the last tile.
    • One tile can complete several lines.

    The wagon is then turned: this line will not score again. Stations that belong to nobody score for nobody, and a
    track that only runs in a circle is worth nothing.
web-howto-metro-picture-edge-end = Yellow has laid the last tile, but the line from station 4 is Blue’s. It crosses 5 tiles and ends at
    station 6: 5 points for Blue.

web-howto-metro-end-heading = The end
web-howto-metro-end = The game ends with the last tile. By then every line has arrived somewhere and has scored. The player with the most points
    wins; if several of you are level, you share the victory.

web-howto-metro-tips-heading = For your first game
web-howto-metro-tips = • Before you lay a tile, look at every track on it. It may help you on one side and an opponent on the other.
    • A long line of yours is a target: nobody can take its points, but anybody can end it.
    • The central station pays double, so a line of medium length often does better there than a long one at the edge.
    • Tiles that turn a train round are treacherous at the edge and splendid in the middle.
    • Short lines are no disgrace. Let those end that will never grow, and spend your tiles on the others.

## Variants, modules and cities

web-howto-metro-variants-heading = Variants
web-howto-metro-free_orientation-heading = Free orientation
web-howto-metro-free_orientation = You may turn your tile any way you like before you lay it: the arrow no longer matters. Everyone has far more choice, and
    lines grow longer.
web-howto-metro-picture-free_orientation = With this variant, the turned tile may lie here.
web-howto-metro-hand-heading = A larger hand
web-howto-metro-hand = You hold two or three tiles instead of one, choose which of them to lay, and draw again. This makes planning easier.
web-howto-metro-picture-hand = Three tiles to choose from.

web-howto-metro-modules-heading = Modules
web-howto-metro-companies-heading = The joint-stock companies
web-howto-metro-companies = The lines belong to eight companies, and their points are the companies’ profit. Everyone holds four secret shares: one
    each of 10, 20, 30 and 40%. On your turn, you lay a tile or exchange a share for another one of the same percentage.
    Nobody can exchange any more once a company has a profit of 25 points.

    At the end the companies are ranked by profit. For every 10% you hold, the first is worth 8 points, the second 7, and
    so on. The largest shareholder of a company also scores a tenth of its profit.
web-howto-metro-picture-companies = 10 and 30% of two companies worth 5, 20 and 40% of one worth 8: 5 + 15 + 48 = 68 points.
web-howto-metro-central-stations-heading = Central stations
web-howto-metro-central-stations = Each of you has one central-station tile. Instead of a track tile, put it on one of the eight places of the central
    station: from there, an extra line of yours begins. It must cross more than one tile, and its points are never doubled.
web-howto-metro-picture-central-stations = Blue’s extra line crosses 3 tiles on the way to station 5: 3 points.
web-howto-metro-central-rails-heading = Central rails
web-howto-metro-central-rails = Before the game, four central-rail tiles cover the central station. Lines run on through the middle: none ends there, and
    nothing is doubled. A central-rail tile that a line crosses counts like any other tile.
web-howto-metro-picture-central-rails = The line from station 5 crosses the middle and ends at station 12: 7 tiles, 7 points.
web-howto-metro-solo-heading = The solo game
web-howto-metro-solo = You run all eight companies alone. Two tiles lie open in front of you. Turn up a card: with one of your tiles, extend a
    line of that company. Your score is that of the company with the fewest points, so none may be left behind. In the
    harder variant, the gap between the best company and the last one is subtracted.
web-howto-metro-picture-solo = Green has to be extended, on one of the lit squares. If in the end the best company has 35 points and the
    last one 22, you score 22, or 9 in the harder variant.

web-howto-metro-cities-heading = Cities
web-howto-metro-paris-heading = Paris
web-howto-metro-paris = Tourists wait on the inner squares. By option, everyone first arranges their own row of cards.
    When you lay a tile on one, lead it to a space of its colour on your own monument cards; if none is free, it goes to
    another tourist on the board.

    At the end, each tourist in your longest unbroken row scores 2 points, each full card 3, and every other tourist of
    yours costs 1 point.
web-howto-metro-picture-paris = The row of 5 scores 10, the full card 3, and the other 2 tourists cost 2: 11 points.
web-howto-metro-stockholm-heading = Stockholm
web-howto-metro-stockholm = A tourist under your tile goes to the first free space of a long row of monuments. Each of you has secret colours. At the end
    you score the numbers below the tourists in your colours, so choose carefully when each of them leaves the board.
web-howto-metro-picture-stockholm = The red tourist brings 3 points and the purple one 4, to whoever holds their colours.
web-howto-metro-stockholm_variant-heading = Stockholm with open colours
web-howto-metro-stockholm_variant = A colour lies on every card. A tourist goes to the card with its colour, and whoever laid the tile scores the
    number of its space at once.
web-howto-metro-picture-stockholm_variant = The first red tourist brings 1 point, the second one 2: 3 in all.
web-howto-metro-london-heading = London
web-howto-metro-london = Tourists take the taxi. When you lay a tile on one, you may drive on to the next card of its colour and score a point for
    each card driven. If it is more than four cards away, the taxi goes four cards and you score nothing. Or you leave
    it where it is. At the end of the row, the taxi turns back.
web-howto-metro-picture-london = The orange tourist’s card is the third one ahead: 3 points.
web-howto-metro-new-york-heading = New York
web-howto-metro-new-york = A tourist waits at every station. The first line that ends there takes it to the monument of its colour on the board of
    that line’s owner. At the end, each tourist scores the number of its monument, and no two boards are alike.
web-howto-metro-picture-new-york = 2 tourists at a 1, 2 at a 3 and 1 at a 0: 8 points.
web-howto-metro-st-petersburg-heading = St Petersburg
web-howto-metro-st-petersburg = Eight monument cards lie on the board. When you lay a tile on one, choose a tourist for your tile. The four point tiles of
    its colour are shuffled face down. Whenever a line that crosses the tile is complete, its owner takes one of them for
    every crossing and keeps it secret until the end.
web-howto-metro-picture-st-petersburg = Yellow’s line from station 7 crosses the blue tourist’s tile 3 times: 7 points and 3 point tiles.
web-howto-metro-berlin-heading = Berlin
web-howto-metro-berlin = When you lay a tile on a tourist, the tourist moves onto it. A line that crosses this tile earns its owner a ticket of that
    colour for every crossing, once it is complete.

    At the end, the most tickets of a colour score the larger number on the card where the tourist of that colour stands,
    the second most the smaller one.

    Before the game you choose side A or side B of the cards, or mix them. On side B the numbers differ more.
web-howto-metro-picture-berlin = The line from station 7 scores 7 points and earns 2 yellow tickets and 1 purple one.
