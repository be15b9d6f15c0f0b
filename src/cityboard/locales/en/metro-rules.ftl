### The rules of Metro, one message per rule number, as players read them in the game.

M1 = Board and tiles
M1-1 = The board is a grid of 8 × 8 squares. We name a square by its row and its column: rows run from 0 at the top to
    7 at the bottom, columns from 0 on the left to 7 on the right. The four squares in the middle, (3,3), (3,4), (4,3)
    and (4,4), form the central station. The remaining 60 squares are there for your track tiles.

    In a browser, letters A to H name the columns and numbers 1 to 8 the rows: (0,0) is A1 there.
    .page = The board is a grid of 8 × 8 squares. A letter names the column of a square, from A on the left to H on the right,
        and a number its row, from 1 at the top to 8 at the bottom. The four squares in the middle, D4, E4, D5 and E5,
        form the central station. The remaining 60 squares are there for your track tiles.
M1-2 = Around the board lie 32 edge stations. Their numbers start in the top right corner and go round anticlockwise:
    stations 1–8 lie along the top from right to left, 9–16 run down the left side, 17–24 lie along the bottom from
    left to right, and 25–32 climb the right side. Every station has one departure track and one arrival track. Trains
    always keep to the right.
M1-3 = Every square has eight ports, counted clockwise from the top left: 0 and 1 at the top, 2 and 3 on the right, 4
    and 5 at the bottom, 6 and 7 on the left. Trains enter through the even ports and leave through the odd ones. Four
    letters describe a tile, one for each of the entrances 0, 2, 4 and 6 in this order. The letter a leads straight
    across the tile, b to the next edge clockwise, c to the next edge anticlockwise, and d turns back and leaves by
    the same edge. In detail:
    • from port 0, a leads to 5, b to 3, c to 7 and d to 1;
    • from port 2, a leads to 7, b to 5, c to 1 and d to 3;
    • from port 4, a leads to 1, b to 7, c to 3 and d to 5;
    • from port 6, a leads to 3, b to 1, c to 5 and d to 7.
    .page = Trains keep to the right, so every side of a tile has an entrance and an exit. The tile joins each of its four
        entrances to an exit: straight across, round to the next side clockwise or anticlockwise, or back out of the same
        side. A small arrow points to the top of the tile.
M1-4 = The game has 60 track tiles:
    • four copies each of aacb, cbaa, acba, baac and aaaa;
    • three copies each of cbcb and bcbc;
    • two copies each of cccc, bbbb, dacc, cdac, ccda, accd, dbba, adbb, badb, bbad, ddbc, cddb, bcdd, dbcd, adad, dada
    and dddd.

    The arrows on all tiles point in the same direction, so tiles are not turned.
    .page = The game has 60 track tiles; “What is in the box” shows how many there are of each. The arrows on all
        tiles point in the same direction, so tiles are not turned.
M1-5 = Lines can arrive at the central station on eight tracks. Each of its four sides has two of them, one for every
    outer side of a central square.
M1-6 = The frame around the board shows who owns which edge station. This depends on the number of players. P1 to P6
    are colours of the frame and say nothing about the turn order; they are assigned at random or chosen.
    • With 2 players, P1 owns all odd numbers and P2 all even numbers.
    • With 3 players, P1 owns 1, 4, 6, 11, 15, 20, 23, 25, 28, 31; P2 owns 2, 7, 9, 12, 14, 19, 22, 27, 29, 32; P3 owns
    3, 5, 8, 10, 13, 18, 21, 24, 26, 30; stations 16 and 17 belong to nobody.
    • With 4 players, P1 owns 4, 7, 11, 16, 20, 23, 27, 32; P2 owns 3, 8, 12, 15, 19, 24, 28, 31; P3 owns 1, 6, 10, 13,
    18, 21, 25, 30; P4 owns 2, 5, 9, 14, 17, 22, 26, 29.
    • With 5 players, P1 owns 1, 5, 10, 14, 22, 28; P2 owns 6, 12, 18, 23, 27, 32; P3 owns 3, 7, 15, 19, 25, 29; P4 owns
    2, 9, 13, 21, 26, 30; P5 owns 4, 8, 11, 20, 24, 31; stations 16 and 17 belong to nobody.
    • With 6 players, P1 owns 1, 5, 10, 19, 27; P2 owns 2, 11, 18, 25, 29; P3 owns 4, 8, 14, 21, 26; P4 owns 6, 15, 20,
    24, 31; P5 owns 3, 9, 13, 23, 30; P6 owns 7, 12, 22, 28, 32; stations 16 and 17 belong to nobody.

    (Our ruling: how the frame colours are assigned.)
    .page = The frame around the board shows who owns which edge station. This depends on the number of players: “What
        is in the box” shows the frame for each number. A station without a colour belongs to nobody. P1 to P6 are
        colours of the frame and say nothing about the turn order; they are assigned at random or chosen.

        (Our ruling: how the frame colours are assigned.)
M1-7 = Modules 1 and 4 use the company frame. It shows eight companies with four stations each, one on every side of
    the board. In the default edition the stations are:
    • yellow 1, 10, 19, 28;
    • blue 7, 14, 21, 32;
    • orange 3, 12, 17, 26;
    • grey 5, 16, 23, 30;
    • red 8, 15, 22, 29;
    • brown 2, 11, 20, 25;
    • green 6, 13, 24, 31;
    • purple 4, 9, 18, 27.
    .page = Modules 1 and 4 use the company frame. It shows eight companies with four stations each, one on every side
        of the board; “What is in the box” shows which.
M1-8 = The box also holds 32 wagons, which mark the lines already scored, 6 player markers, 8 company markers, 3
    double-sided frames, 32 shares, 8 central-station tiles and 8 central-rail tiles.

M2 = Setup and turn
M2-1 = The 60 track tiles are shuffled and go face down into the tower. Every player draws one tile and keeps it
    secret. At a table the youngest player would start; here the start player is random or chosen by the host. Play
    then goes round clockwise.
M2-2 = On your turn you place the tile from your hand. If the tower still holds a tile, you may draw one from it
    instead: you must then place the drawn tile, while the other one stays in your hand. Once you have drawn, there is
    no going back, and you can neither exchange a share nor place a central-station tile on
    that turn. (Our ruling: no exchange and no central-station tile after drawing.)
M2-3 = After placing the tile from your hand, draw a new one, as long as the tower has one left. If you placed a
    freshly drawn tile, you still hold your other tile and therefore draw nothing.
M2-4 = If you have no tile and the tower is empty, you may still exchange a share (M7.3) or place a central-station
    tile (M8). If you can do neither, or do not want to, you pass. The game ends with the last track tile, even if
    someone still has such an option. (Our ruling.)
M2-5 = When all your lines are complete, you are still in the game: you keep placing tiles as before.
M2-6 = Some things are secret: the tiles in hand, all shares that have not been revealed (M8.6), the Stockholm tokens
    and the point tiles. Everyone may see how many tiles are left in the tower, the open shares, the Paris cards, the
    tickets, the taxi and all points. (Our ruling.)

M3 = Placing tiles
M3-1 = Place your tile on an empty square that lies on the edge of the board or shares an edge with a track tile
    already laid. The squares of the central station are never available, and the central station does not count as a
    laid tile.
M3-2 = The arrow of your tile must point the same way as all the others, so you may not turn the tile. The variant
    with free orientation (M6.1) lifts this.
M3-3 = Your tile may continue anybody’s lines, not only your own.
M3-4 = Your tile must not complete a line that runs from its departure to an arrival over a single tile, that is, with
    only one crossing. This applies to lines from every station, no matter who owns it, and also to stations without an
    owner. (Our ruling: stations without an owner count too.)
M3-5 = There is one exception: if no square at all would satisfy M3.4 with your tile, you may use any square that
    satisfies M3.1. Only the tile you are placing counts; other tiles in your hand or in the tower do not matter. With
    free orientation, the exception applies only if no square works in any orientation. An example is the
    tile dddd as the first tile of the game. (Our ruling: how the exception is judged.)

M4 = Scoring lines
M4-1 = A metro line starts at a departure and follows the tracks. As soon as it reaches an arrival, it is complete.
    That can be the arrival of any edge station, even its own, or one of the central station. A complete line is
    scored at once for the owner of its departure, no matter who laid the tile, and one tile can complete several
    lines. A line from a station without an owner is completed too, but it scores nothing and takes nothing.
    (Our ruling: lines without an owner.)
M4-2 = A line is worth one point for each tile it crosses. If it crosses the same tile several times, every crossing
    counts. The tracks printed on the central station are worth nothing.
M4-3 = If the line ends at the central station, its points are doubled.
M4-4 = Every line is scored exactly once, and a wagon then marks it. Example: a line runs over six tiles, crosses one
    of them twice and ends at the central station. That makes seven crossings, doubled to 14 points.
M4-5 = Closed loops belong to nobody. Neither do tracks that begin at the central station at a place without a
    central-station tile. They are worth nothing and do not count for M3.4.
M4-6 = A placement happens in this order. First you lay the tile. Then the city effect of its square takes place, with
    all the choices it offers. Next the completed lines are scored: edge lines in ascending order of their departure
    numbers, then the lines of central-station tiles by place, clockwise from the left place of the top side. Finally,
    you draw a new tile (M2.3). So a tourist who arrives together with a tile already counts for the
    lines this tile completes. (Our ruling.)

M5 = End of the game
M5-1 = The game ends when all track tiles are laid; by then all lines have been scored. The player with the most
    points wins. Tied players share the victory. (Our ruling: the tie.)

M6 = Variants
M6-1 = Free orientation: you may turn a tile any way you like before you place it. Like every variant, this one is
    optional and can be combined with the others.
M6-2 = Larger hand: instead of one tile, everyone plays with a hand of two or three. Two or three tiles are dealt at
    the start, and you refill your hand to that number. You may still draw a tile from the tower as in M2.2: you place
    this extra tile, your hand stays full, and nothing is refilled. This variant, too, is optional and can be
    combined. (Our ruling: drawing with a larger hand.)

M7 = Module 1: the joint-stock companies
M7-1 = This module uses the company frame. The lines belong to the eight companies, and what a line earns is profit
    points for its company. The players hold shares and score only at the end of the game. All eight companies take
    part, whatever the number of players from 2 to 6.
M7-2 = There are 32 share cards: each company has one share each of 10%, 20%, 30% and 40%. The cards are sorted by
    percentage into four piles and shuffled. Every player receives one card from each pile and keeps it secret. Then
    the top card of each pile is turned face up beside it.
M7-3 = On your turn you either place a tile (M2, M3) or exchange one share. To exchange, put one of your own cards
    face down under the pile of the same percentage, then take either the open card of that pile or its top card. An
    open card that was taken is replaced from the pile. With 8 cards per pile and at most 6 players the pile never
    runs out; everyone always holds one share of each percentage, and the pile is not shuffled again. An exchange is
    your whole turn, and you draw no tile. Once three times as many turns as there are players have passed in a row
    without a tile being laid, exchanging is closed until someone lays one. (Our ruling: closing the exchange.)
M7-4 = You can exchange shares only as long as no company has reached 25 profit points.
M7-5 = At the end of the game the companies are ranked by their profit. The places from first to eighth give the
    values 8, 7, 6, 5, 4, 3, 2 and 1. Tied companies all get the better value, and the places below are skipped.
    Example: profits of 38, 36, 34, 32, 32, 29, 27 and 27 lead to the values 8, 7, 6, 5, 5, 3, 2 and 2.
M7-6 = Each of your shares scores a tenth of its percentage times the value of its company, so a share of 30% scores
    three times the value. Example: you hold 40% and 20% of a company of value 8, 30% of a company of value 5 and 10%
    of another company of value 5. You score 48 + 15 + 5 = 68 points.
M7-7 = In addition, there is a majority bonus: whoever holds the largest total percentage of a company scores a tenth
    of its profit, rounded down. If several players are tied, each of them scores it in full. A company without
    shareholders gives nothing. Examples: a company has 36 profit points, one player holds 40% of it and another 30% +
    10%, so both score 3 points. Whoever holds 60% of a company with 38 profit points scores 3 points.
M7-8 = The player with the most points wins; tied players share the victory. Module 1 can be combined with module 2 or
    module 3 and with any city. (Our ruling: the tie.)

M8 = Module 2: central stations
M8-1 = Every player has one central-station tile in their own colour. Instead of placing a track tile, you may put it
    on any free one of the 8 places of the central station (M1.5). Its departure then starts an extra line that
    belongs to you.
M8-2 = A line from a central-station tile must cross more than one tile, and its points are never doubled, even if it
    ends at the central station. Four cases need care:
    • (a) if tracks already laid make the new line complete at once with two or more crossings, it is scored
    immediately;
    • (b) if it would be complete with only one crossing, you may not place the tile there;
    • (c) once the tile lies there, its departure counts for M3.4 and M3.5;
    • (d) an edge line that ends at this place is still doubled.

    (Our ruling: cases a to d.)
M8-3 = The arrival track of the place still works for other lines, because a central-station tile shows both a
    departure and an arrival. (Our ruling: the tile shows both tracks.)
M8-4 = You may not place a track tile next to a central-station tile just because it is there: M3.1 still requires a
    square on the edge or next to a track tile already laid. That is enough; no line has to lead there. (Our ruling: no
    line has to lead there.)
M8-5 = Placing your central-station tile is your whole turn, and you draw no track tile. If it has not been placed by
    the end of the game, it is lost. (Our ruling.)
M8-6 = With module 1 there are eight open central-station tiles, one for each company. To place one of them,
    reveal a share of that company and leave it open in front of you; from then on it can no longer be exchanged. The
    extra line belongs to the company. This can happen only once per company, but one player may do it for several
    companies, one per turn, even after exchanging has closed. The open share still counts for you.

M9 = Module 3: central rails
M9-1 = Before the game, four of the eight central-rail tiles cover the central station. Both the choice of tiles and
    the way each of them is turned are random. Lines run on through these tiles, so no line ends at the central
    station and nothing is doubled. (Our ruling: both are left to chance.)
M9-2 = In the default edition the eight central-rail tiles are two aaaa, one bbbb, one cccc, two bcbc and two aacb.
    They carry no arrow, so a turned tile is still the same tile.
    .page = “What is in the box” shows the eight central-rail tiles. They carry no arrow, so a turned tile is still
        the same tile.
M9-3 = A central-rail tile that a line crosses counts as a crossed tile (M4.2), so it scores; an edition can change
    this. (Our ruling.) A published picture would decide it; we know only its caption, which gives the yellow line 10
    points (“10 PV”).
M9-4 = As in M8.4, you may not place a track tile next to a central-rail tile just because it is there. Module 3 cannot
    be combined with module 2.

M10 = Module 4: solo game
M10-1 = You play alone, with the company frame. The eight 10% share cards form your deck.
M10-2 = Two track tiles lie open in front of you and are refilled after each placement. Reveal a card: with one of your
    two tiles you must extend an unfinished line of that company, which means you lay the tile on the square where that
    line now ends. When the deck is used up, the discarded cards are shuffled to form a new one; this happens after the
    turn of the last card, which is shuffled in as well. When the tower is empty, you play on with the tiles that are
    open. Either tile always fits, so you always have a legal move. (Our ruling: refilling after each placement, and
    when the deck is shuffled.)
M10-3 = Until the deck has run through once, you may refuse certain tiles; in the default edition these are the
    tiles of type dddd. Draw another tile first, then the refused one goes back into the middle of the tower: it
    cannot come until half of the tiles that were left, rounded down, have been drawn; then it is like any other
    tile. This also holds for your first two tiles and for the replacements themselves. Refusing ends when the eighth
    card is revealed. (Our ruling: how far down the middle is, the tiles concerned and the moment it ends.)
M10-4 = The placement rules of M3 apply, with one exception: a line over a single tile is allowed.
M10-5 = When all four lines of a company are scored, its card leaves the game. If the card is in the deck at that
    time, it leaves when it is revealed, and you reveal the next card. The game ends at once when all 32 lines are
    scored, even if squares are still empty. (Our ruling: the card in the deck.)
M10-6 = You score the points of the company that has the fewest. In the harder variant you subtract the gap
    between the first and the last company, so your score can even be negative. Example: the best company has 35
    points, the last one 22. You score 22, or 9 in the harder variant.

M11 = City modules in general
M11-1 = You play with one city at most. Its points are added to those of the players, or of the companies, as soon as
    they are earned.
M11-2 = With module 1, whatever the owner of a line earns goes to the company as profit points, while whatever is
    earned by placing a tile stays with the player who placed it. The player earns in Paris, in Stockholm (both
    versions) and in London. The owner of the line, and therefore the company, earns in New York, St Petersburg and
    Berlin. The tourist in St Petersburg is chosen by the player who lays the tile.
M11-3 = The inner squares are the 32 squares that are neither on the edge of the board nor part of the central
    station. Tourists come in 8 colours: yellow, blue, orange, grey, red, brown, green and purple. Where a city uses
    32 tourists, there are four of each colour, one on each square.
M11-4 = Cities cannot be combined with the solo game, but they can be combined with module 2 or module 3.
    (Our ruling: not with the solo game.)
M11-5 = With module 1 the end of the game follows this order. First comes the final scoring of the city: what
    companies earn is added to their profit, what players earn goes to the players. Then the companies are ranked and
    get their values (M7.5), then the shares are scored (M7.6), and finally the majorities (M7.7). Both the values and
    the majorities use the profit including the city points. No city gives a company points during play, so the limit
    of M7.4 is not affected. (Our ruling: no city points for companies during play.)
M11-6 = Central-rail tiles carry no tourist and give neither tickets nor point tiles. Lines that start from a
    central-station tile count like any other line in New York, St Petersburg and Berlin. (Our ruling.)

M12 = Paris
M12-1 = There are 12 monument cards, each with four coloured spaces. They are dealt out evenly: with 2 players
    everybody gets 6, with 3 players 4, with 4 players 3, with 5 players 2 and with 6 players 2; the rest are not
    used. Your cards form a row in the order in which they were dealt; they lie upright and are not rearranged. With
    the option for it, players in turn order choose before the first turn how the cards of their own rows are
    ordered, place by place. Tourists stand on the 32 inner squares. (Our ruling: the order and position of the
    cards.)
M12-2 = When you place a tile on a square with a tourist, you must take the tourist. Put it on a free space of its
    colour on one of your own cards; you choose which. If you have no such space, add it to a square that shares an
    edge with this one and holds a tourist. If there is none, add it to any square that holds a tourist. If there is
    none of those either, discard it. If several tourists stand on the square, deal with all of them one after the
    other, in any order you like. Whenever several spaces or squares are possible, you choose. (Our ruling: you must
    take the tourist, and you choose.)
M12-3 = At the end of the game, the longest unbroken run of tourists along your row, which may extend over several
    cards, scores 2 points per tourist. Each of your other tourists costs you 1 point, and each card with all four
    spaces filled gives you 3 points. Example: a run of 5, one full card and two other tourists score 10 + 3 − 2 = 11.
    If several runs are equally long, only one of them counts, and the tourists of the others cost 1 point each. The
    total may be negative. (Our ruling: equal runs and negative totals.)
M12-4 = In the default edition the cards show these spaces:
    • grey, orange, purple, blue;
    • yellow, brown, purple, orange;
    • grey, green, brown, purple;
    • green, red, blue, brown;
    • red, grey, yellow, green;
    • grey, brown, red, orange;
    • grey, blue, yellow, brown;
    • red, blue, purple, green;
    • grey, red, purple, yellow;
    • purple, blue, orange, green;
    • yellow, red, orange, blue;
    • orange, yellow, green, brown.

    The monuments are Fondation Louis Vuitton, Sacré-Cœur, Arc de Triomphe, Place de la Concorde, Moulin Rouge, Dôme
    des Invalides, Notre-Dame, Pont Alexandre III, Louvre, Tour Eiffel, Panthéon and Versailles. The names are
    published; which card bears which, and the translations, are ours.
    .page = “What is in the box” shows the twelve monument cards with their names and coloured spaces. The names are
        published; which card bears which, and the translations, are ours.

M13 = Stockholm
M13-1 = Eight monument cards in random order form one row of 32 spaces with point values. Tourists stand on the inner
    squares. There are eight tourist tokens, one per colour, which are dealt face down: with 2 players everybody gets
    3, with 3 players 2, with 4 players 2, with 5 players 1 and with 6 players 1. The remaining tokens leave the game
    unseen. (Our ruling: the random order of the cards.)
M13-2 = When you place a tile on a square with a tourist, the tourist goes to the leftmost free space of the row.
M13-3 = At the end of the game you score the values under all tourists of your secret colour or colours. Example: a
    red tourist stands on a 3 and a purple one on a 4. Whoever holds red scores 3 points for this, whoever holds
    purple scores 4.
M13-4 = Variant: the tokens are not dealt but laid out at random, one on each card. A tourist goes to the leftmost
    free space of the card with the token of its colour, and the player who placed the tile scores the value of that
    space at once. Each card has four spaces and each colour four tourists, so there is always room.
M13-5 = In the default edition the cards show these values, card by card:
    • 1, 2, 3, 4;
    • 2, 4, 1, 3;
    • 3, 1, 4, 2;
    • 4, 3, 2, 1;
    • 1, 3, 2, 4;
    • 2, 1, 4, 3;
    • 4, 2, 3, 1;
    • 3, 4, 1, 2.

    The monuments are Gröna Lund, Drottningholm Palace, Royal Palace, Nobel Museum, Storkyrkan, Vasa Museum, City Hall
    and Avicii Arena. The names are published; which card bears which, and the translations, are ours.
    .page = “What is in the box” shows the eight monument cards with their names and the values of their spaces. The
        names are published; which card bears which, and the translations, are ours.

M14 = London
M14-1 = Eight monument cards lie in a row in random order; in the default edition there is one card per colour. A
    direction tile at each end turns the row into a circuit. The taxi starts on one of the two direction tiles, chosen
    at random. Tourists stand on the inner squares.
M14-2 = Count the cards 1 to 8 from left to right. The circuit has 16 positions: cards 1 to 8 on the way to the right,
    then cards 8 to 1 on the way back to the left. The direction tiles are not spaces, so a card at the end comes
    twice in a row, once in each direction. From the left direction tile the first card is 1, from the right one it is
    8. The next card of a colour is the first position of that colour after the present one, even if this is the same
    card on the way back. An edition can change the circuit to 14 positions, where the end cards come only once, or to
    8, where the row closes to a ring. (Our ruling.)
M14-3 = When you place a tile on a square with a tourist, you may drive the taxi forward to the next card of the
    tourist’s colour if it is at most four cards away, and you score one point for every card driven. If no card of
    that colour is among the next four, driving moves the taxi four cards and scores nothing. You may also leave the
    taxi where it is. Either way, the tourist leaves the game. A shorter drive is not possible. Examples: the right
    card is the third one ahead, so you score 3 points; it is not among the next four cards, so the taxi moves four
    cards and you score 0 points. (Our ruling: no shorter drive.)
M14-4 = The monuments of London are Tower Bridge, Big Ben, Palace of Westminster, St Paul’s Cathedral, Trafalgar
    Square, London Eye, Tower of London and Buckingham Palace. The names are published; which card bears which, and the
    translations, are ours.

M15 = New York
M15-1 = Every player has a board of eight monuments, one per colour, with point values; with module 1, every company
    has one. The 32 tourists are spread at random, one on each edge station.
M15-2 = When a line ends at an edge station, the owner of the line takes the tourist waiting there, if there still is
    one, to the monument of its colour. It is always the owner of the line, no matter who laid the tile, and lines
    from central-station tiles do this too. If the line has no owner or ends at the central station, nobody takes a
    tourist. (Our ruling: who takes the tourist.)
M15-3 = At the end of the game each tourist scores the value of its monument. Example: two tourists at a 3, two at a 1
    and one at a 0 score 8 points.
M15-4 = In the default edition there are eight boards, numbered 1 to 8, with these values in the order yellow, blue,
    orange, grey, red, brown, green, purple; from board to board the values move on by one colour:
    • board 1 has 4, 2, 1, 3, 2, 3, 1, 0;
    • board 2 has 0, 4, 2, 1, 3, 2, 3, 1;
    • board 3 has 1, 0, 4, 2, 1, 3, 2, 3;
    • board 4 has 3, 1, 0, 4, 2, 1, 3, 2;
    • board 5 has 2, 3, 1, 0, 4, 2, 1, 3;
    • board 6 has 3, 2, 3, 1, 0, 4, 2, 1;
    • board 7 has 1, 3, 2, 3, 1, 0, 4, 2;
    • board 8 has 2, 1, 3, 2, 3, 1, 0, 4 and is the one of the published example.

    The boards are dealt to the players at random. With module 1 each company has its own board, in the same order:
    board 1 belongs to yellow, board 2 to blue and so on up to board 8 for purple. The monuments are Empire State
    Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral
    and Rockefeller Center. The names are published; which colour has which monument, and the translations, are ours.
    (Our ruling: who gets which board.)
    .page = There are eight boards, numbered 1 to 8; “What is in the box” shows what a tourist of each colour scores
        on each of them. In the default edition, board 8 is the one of the published example. The boards are dealt to
        the players at random. With module 1 each company has its own board, in the order of the colours there: board
        1 belongs to yellow, board 2 to blue and so on up to board 8 for purple. The names of the monuments are
        published; which colour has which monument, and the translations, are ours. (Our ruling: who gets which
        board.)

M16 = St Petersburg
M16-1 = Eight monument cards lie on the inner diagonals next to the central station, on the squares (2,2), (1,1),
    (2,5), (1,6), (5,2), (6,1), (5,5) and (6,6). Beside the board lie the point tiles, four in each of eight colours,
    face up, together with one tourist per colour.
M16-2 = When you place a tile on a monument card, take the card off the board, choose any tourist that is still
    available and put it on the tile you have just laid. The four point tiles of that colour are shuffled and laid
    face down on the card. You are free to choose any colour; it has nothing to do with your own. (Our ruling: the
    free choice of colour.)
M16-3 = When a line that crosses a tile with a tourist is completed, its owner takes one face-down point tile of that
    colour for each crossing and keeps it secret until the end. A tile has four tracks and each colour four point
    tiles, so there are always enough. The point tiles are drawn at random. Players may look at their own, while those
    of a company stay face down. What lines without an owner, loops or tracks from the central station would have
    taken stays where it is. Example: a line that crosses the tile with the blue tourist three times takes three blue
    point tiles. (Our ruling: drawing at random, looking at tiles, and what stays.)
M16-4 = At the end of the game all point tiles that were taken are revealed and scored. In the default edition the
    four tiles of a colour make 10 points, more evenly or less: yellow 1 2 3 4, blue 2 2 3 3, orange 0 3 3 4,
    grey 1 1 4 4, red 0 1 4 5, brown 0 2 3 5, green 2 2 2 4 and purple 1 3 3 3. The monuments are Church of the
    Savior on Blood, Peterhof Palace, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum,
    Winter Palace and Catherine Palace. The names are published; which card bears which, and the translations, are
    ours.

M17 = Berlin
M17-1 = Eight monument cards lie in a row with side A or side B up. The host chooses: all A, which is the default, all
    B, or mixed at random. There are 24 tourists. Two of each colour go onto the board in four groups of four, one per
    square, with no colour twice in the same group; in the default edition the groups are the 2 × 2 blocks from (1,1) to
    (2,2), from (1,5) to (2,6), from (5,1) to (6,2) and from (5,5) to (6,6). The other eight tourists are placed at
    random, one on each card. There are 64 tickets, eight of each colour.
M17-2 = When you place a tile on a square with a tourist, the tourist moves onto the tile.
M17-3 = When a line that crosses a tile with a tourist is completed, its owner takes one ticket of that colour for
    each crossing.
M17-4 = At the end of the game each colour is scored on the card where the tourist of that colour stands: whoever has
    the most tickets of the colour scores the larger number, whoever has the second most scores the smaller one. In a
    tie, add up the numbers of the tied places and share them equally, rounded down. All tickets of a colour that
    nobody has taken by the end, for whatever reason, go to one dummy, which takes part in the ranking and shares ties
    like a player; its points are lost. With module 1 the companies are ranked. Zero tickets never score. Example: a
    line over four tiles, one crossed twice and one three times, scores 7 points; as it crosses the tile with the
    yellow tourist twice and the one with the purple tourist once, its owner also takes 2 yellow tickets and 1 purple
    ticket. (Our ruling: zero tickets never score.)
M17-5 = In the default edition the A sides show 5/2, 5/3, 6/2, 6/3, 6/4, 7/3, 7/4 and 8/4, and the B sides 3/1, 4/1,
    5/2, 6/3, 8/3, 9/4, 10/5 and 12/6. The monuments are Alexanderplatz, Rotes Rathaus, Victory Column, Brandenburg
    Gate, Berlin Cathedral, Museum Island, Reichstag and Memorial Church. The names are published; which card bears
    which, and the translations, are ours.
    .page = “What is in the box” shows the monument cards with their names and what stands on their sides A and B. The
        names are published; which card bears which, and the translations, are ours.

M18 = Which parts combine: the base game for 2 to 6 players can be played with or without module 1; with module 2,
    with module 3 or with neither; without a city or with one of the six cities, where Stockholm also has its variant
    and Berlin can be played with sides A, sides B or mixed; with or without free orientation; and with a hand of one,
    two or three tiles. All these choices are independent of each other. The solo game, with or without its harder
    variant, combines with free orientation and with nothing else. If you ask for any other combination, the game
    refuses and tells you the number of the rule.
