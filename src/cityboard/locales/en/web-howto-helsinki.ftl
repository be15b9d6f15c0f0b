### How to play Helsinki: what newcomers read before the exact rules, with its pictures. No number of a rule stands here.
### Every number in a caption is one that the engine has counted in its picture.

## How to play

web-howto-helsinki-goal-heading = The goal
web-howto-helsinki-goal = You stroll round Senate Square, collect cards and turn your player board into a quarter of Helsinki. Pavilion tiles are
    pushed onto it from its four sides, until whole rows and columns are built. At the end these score, and so do the
    superstructures on your roofs, most of all where a complete row and a complete column intersect. The player with the most
    points wins.
web-howto-helsinki-picture-goal = 3 complete rows and columns score 6 points. 2 superstructures stand where two of them intersect: 6 points. 2 more
    stand in one of them: 2 points. The last one scores nothing. In all, that makes 14 points.

web-howto-helsinki-setup-heading = Before you start
web-howto-helsinki-setup = Everyone has a player board with a statue in the middle and eight coats of arms on marked roof spaces. Eight pavilion
    cards lie face up round the senate board. The start player puts a player token on any senate space, and the others
    follow, each two spaces further on. Then each of you draws two cards.

web-howto-helsinki-turn-heading = Your turn
web-howto-helsinki-turn = First you walk, then you do one of two things: draw cards, or build. You may not stand still, but several tokens can share a
    space.
web-howto-helsinki-picture-walk = Walk clockwise: 1, 2 or 3 spaces, as you like.
web-howto-helsinki-picture-draw = Draw both cards beside your space. Then the slots are refilled. Or build instead.
web-howto-helsinki-turn-limit = You may keep seven cards. If you hold more after drawing, discard down to seven at once.

    Choose your space with care: it decides which cards you can draw, and from which side you build.

web-howto-helsinki-building-heading = Building
web-howto-helsinki-building = To build, you need cards of one colour. Wild cards stand in for any colour, but they never name a tile.
web-howto-helsinki-picture-choose = Choose a card. Its number, 3, is the price; below it is the tile, here with 3 roofs.
web-howto-helsinki-picture-pay = Play 3 cards of that colour, including the one you chose.
web-howto-helsinki-picture-push = Turn and flip the tile as you like, then push it in from the side where your token stands.
web-howto-helsinki-picture-roof = The card shows 1 superstructure. Put it on one roof of the new tile.
web-howto-helsinki-building-bonus = If your new tile touches another one of its colour edge to edge, you draw a card. If the tile of a card is no longer in the
    supply, you can still play that card to pay for another one.

web-howto-helsinki-pushing-heading = How a tile slides
web-howto-helsinki-pushing = Your player board faces the same way as the senate board. If you stand in the north, your tile comes in from the north and
    slides straight south, in any lane, until the statue or another tile stops it. It never stops earlier and never turns.
    Superstructures and coats of arms are not in its way. Your first tile must be stopped by the statue.
web-howto-helsinki-picture-right-statue = The statue stops the tile.
web-howto-helsinki-picture-wrong-through = Nothing stops the tile in this lane: it would slide right through.
web-howto-helsinki-picture-right-tile = A roof lies directly in front of it: the tile stops there.
web-howto-helsinki-picture-wrong-corner = The roofs only touch at a corner. That does not stop a tile.

web-howto-helsinki-coats-heading = Coats of arms
web-howto-helsinki-coats = When a tile comes to rest on a coat of arms, you win it and put it on your meadow. From then on it can pay for one of the
    fifteen actions on the action board: walk further, push from any side, add a wild tile and much more. You can use each
    action only once in the whole game, but several in one turn.

    Most actions are used when you need them. Those that change a build are named together with the cards.
web-howto-helsinki-picture-coat = The tile comes to rest on a coat of arms. Now it is yours.

web-howto-helsinki-end-heading = The end
web-howto-helsinki-end = Once the last card of the draw pile is gone, you finish the round. Then everyone counts:
    • two points for each complete row and each complete column. The statue counts as built;
    • three points for each superstructure where a complete row and a complete column intersect;
    • one point for each other superstructure in a complete row or column.

    The player with the most points wins. In a tie, it is the one who had to play later.

web-howto-helsinki-tips-heading = For your first game
web-howto-helsinki-tips = • Begin beside the statue and keep your tiles together: what sticks out stops the next tile.
    • Think of the gaps. A hole that is closed on all four sides can only be filled with a wild tile.
    • Save cards of two colours rather than of five. Expensive cards are worth it if they show superstructures.
    • Win the first coats of arms early: the sooner you have them, the more choice they give you.

## Actions, variants and the expansion

web-howto-helsinki-actions-heading = The fifteen actions
web-howto-helsinki-A1-heading = 1 · A long walk
web-howto-helsinki-A1 = Walk up to six spaces instead of three. Use it before you walk, and no other action that changes your walk in the same turn.
web-howto-helsinki-A2-heading = 2 · Two wild tiles
web-howto-helsinki-A2 = Take two wild tiles and lay them on empty roof spaces that touch a tile. They are not pushed, so they fill any gap.
web-howto-helsinki-A3-heading = 3 · From any side
web-howto-helsinki-A3 = Push the tile of this turn in from whichever side you like. Name the action together with the cards.
web-howto-helsinki-A4-heading = 4 · One more card
web-howto-helsinki-A4 = When you draw, take one more card from the draw pile.
web-howto-helsinki-A5-heading = 5 · One more superstructure
web-howto-helsinki-A5 = Take one superstructure more than your card shows. Name the action together with the cards.
web-howto-helsinki-A6-heading = 6 · A longer walk
web-howto-helsinki-A6 = Walk up to five spaces instead of three. Use it before you walk, and no other action that changes your walk in the same
    turn.
web-howto-helsinki-A7-heading = 7 · One wild tile
web-howto-helsinki-A7 = Take one wild tile and lay it on an empty roof space that touches a tile. If a coat of arms lies there, you win it.
web-howto-helsinki-A8-heading = 8 · A second tile
web-howto-helsinki-A8 = Build another tile in the same turn. You pay for it as usual.
web-howto-helsinki-A9-heading = 9 · One card fewer
web-howto-helsinki-A9 = Your tile costs one card less, but you always play the card that names it. Name the action together with the cards.
web-howto-helsinki-A10-heading = 10 · Move a superstructure
web-howto-helsinki-A10 = Move one of your superstructures to another roof on your board that carries none.
web-howto-helsinki-A11-heading = 11 · A step back
web-howto-helsinki-A11 = Walk one space anticlockwise instead of forward. Use it before you walk, and no other action that changes your walk in the
    same turn.
web-howto-helsinki-A12-heading = 12 · No hand limit
web-howto-helsinki-A12 = Keep as many cards as you like until the end of your turn in the next round. You can still decide on it when you would have
    to discard.
web-howto-helsinki-A13-heading = 13 · Draw and build
web-howto-helsinki-A13 = First draw cards, then also build a tile in the same turn.
web-howto-helsinki-A14-heading = 14 · Any colour
web-howto-helsinki-A14 = One card of any colour counts as a wild card for this tile. Name the action together with the cards.
web-howto-helsinki-A15-heading = 15 · Two points
web-howto-helsinki-A15 = Score two points at once.

web-howto-helsinki-options-heading = Variants and the expansion
web-howto-helsinki-cover-bottom-heading = The first game
web-howto-helsinki-cover-bottom = Cover the bottom row of the action board. With ten actions to choose from, you will soon find your way.
web-howto-helsinki-picture-cover-bottom = Nobody can use a covered action.
web-howto-helsinki-cover-random-heading = New challenges
web-howto-helsinki-cover-random = Cover any five actions, at random or as agreed. Every game is different, and no plan fits all of them.
web-howto-helsinki-picture-cover-random = Five actions have been covered at random.
web-howto-helsinki-dry-roads-heading = Dry roads
web-howto-helsinki-dry-roads = Visitors wait on four crosswalks, one on each side of your board. Connect all four by an unbroken chain of your tiles, so that
    they keep their feet dry. The first player to do so takes the highest bonus card, the next one the highest that is left.
    Each of you can take only one. The statue does not connect anything, but wild tiles do.
web-howto-helsinki-picture-dry-roads = The yellow tile connects all four visitors: a bonus card with 7 points.
