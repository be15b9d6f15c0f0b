### The rules of Helsinki, one message per rule number, as players read them in the game.

H1 = Components
H1-1 = The senate board is a square. In the default edition it has 8 senate spaces, two on each of its four sides, and
    8 display slots for cards. Spaces and slots alternate all the way round, so every space has exactly one slot to
    its left and one to its right, and every slot serves two neighbouring spaces. The spaces are numbered from 0 to 7,
    clockwise from the left space of the north side: 0 and 1 lie in the north, 2 and 3 in the east, 4 and 5 in the
    south, 6 and 7 in the west. A slot has the same number as the space that follows it clockwise: slot 0 lies between
    spaces 7 and 0, slot 1 between spaces 0 and 1, and so on. Space 3, for example, touches slots 3 and 4, and space 7
    touches slots 7 and 0.
    .page = The senate board is a square. In the default edition it has 8 senate spaces, two on each of its four sides, and 8
        display slots for cards. Spaces and slots alternate all the way round, so every space has exactly one slot to its
        left and one to its right, and every slot serves two neighbouring spaces. The spaces have the letter of their
        side and a number, clockwise: N1 and N2 in the north, E1 and E2 in the east, S1 and S2 in the south, W1 and W2 in
        the west. The slots are counted clockwise too, from the one between W2 and N1.
H1-2 = Each side of the senate board shows a building: the Cathedral in the north, the Government Palace in the east,
    Sederholm House in the south and the University in the west. In the default edition the west side is the yellow
    one.
H1-3 = Your player board has a grid of 7 × 7 roof spaces. We name a roof space by its row and its column: rows run
    from 0 in the north to 6 in the south, columns from 0 in the west to 6 in the east. The board faces the same way
    as the senate board. Your statue stands in the centre, on (3,3). On the meadow you keep the coats of arms you have
    won. In a browser, letters A to G name the columns and numbers 1 to 7 the rows: (0,0) is A1 there.
    .page = Your player board has a grid of 7 × 7 roof spaces. A letter names the column of a roof space, from A in the west to
        G in the east, and a number its row, from 1 in the north to 7 in the south. The board faces the same way as the
        senate board. Your statue stands in the centre, on D4. On the meadow you keep the coats of arms you have won.
H1-4 = There are 50 pavilion tiles in five colours: purple, green, red, blue and yellow. Each colour has 3 tiles
    with two roofs, 3 with three roofs, 3 with four roofs and 1 with five roofs. Tiles of the same colour and size
    all have the same shape. In the default edition these are the shapes of the sister game Copenhagen:
    • two roofs: a domino in every colour;
    • three roofs: a straight line in purple and green, an angle in red, blue and yellow;
    • four roofs: a straight line in purple, a T in green, a square in red, an L in blue and an S in yellow;
    • five roofs: a straight line in purple, a plus in green, a P in red, a T in blue and a Z in yellow.

    The tiles are double-sided: you may use them in any rotation and as a mirror image.
    .page = There are 50 pavilion tiles in five colours: purple, green, red, blue and yellow. Each colour has 3 tiles
        with two roofs, 3 with three roofs, 3 with four roofs and 1 with five roofs. Tiles of the same colour and size
        all have the same shape: “What is in the box” shows it. In the default edition these are the shapes of the
        sister game Copenhagen. The tiles are double-sided: you may use them in any rotation and as a mirror image.
H1-5 = There are also 12 wild pavilion tiles with one roof each, which have no colour, 30 superstructures, 5 covering
    tiles, 1 starting token and 1 action board with the scoring track. The expansion adds 4 bonus cards, worth 3, 5, 7
    and 9, and 16 visitors.
H1-6 = There are 100 pavilion cards: 18 in each of the five colours and 10 wild cards. A coloured card shows a number
    from 1 to 5, one tile of its colour and 0, 1 or 2 superstructures. In the default edition each colour has these
    cards:
    • four with a 1, showing two roofs and no superstructure;
    • two with a 2, showing two roofs and one superstructure, and two with a 2, showing three roofs and none;
    • two with a 3, showing three roofs and one superstructure, and two with a 3, showing four roofs and none;
    • two with a 4, showing four roofs and one superstructure, and two with a 4, showing three roofs and two
    superstructures;
    • one with a 5, showing five roofs and one superstructure, and one with a 5, showing five roofs and two
    superstructures.
    .page = There are 100 pavilion cards: 18 in each of the five colours and 10 wild cards. A coloured card shows a
        number from 1 to 5, one tile of its colour and 0, 1 or 2 superstructures; “What is in the box” shows which
        cards each colour has.
H1-7 = Every player has a player board, 8 coats of arms, a statue, a player token and a scoring marker. The player
    colours red, green, blue and yellow have nothing to do with the colours of the tiles.
H1-8 = The coats of arms start on 8 marked roof spaces of the player board. In the default edition these are (1,2),
    (2,5), (5,4), (4,1), (0,5), (5,6), (6,1) and (1,0).
    .page = The coats of arms start on 8 marked roof spaces of the player board; “What is in the box” shows which.

H2 = Setup
H2-1 = With fewer than 4 players some cards are removed before shuffling.

    With 3 players, remove two cards with a 1 and one card with a 5 of each colour, and four wild cards; 81 cards
    remain.

    With 2 players, remove two cards each with a 1, 2, 3 and 4 of each colour, any one card with a 5, and six wild
    cards; 53 cards remain.

    With 4 players all 100 cards stay in the game. Where two cards of a number are removed and the number comes in two
    kinds, remove one of each kind; which 5 you remove is random. For 2 players, three of the four published texts say
    “of each colour” of the first four numbers only and then name “any one” or “another” 5. An edition can remove one 5
    of each colour instead; then 49 cards remain. (Our ruling: which cards of a number are removed.)
H2-2 = Shuffle the cards and deal 8 of them face up, one to each display slot. The players draw their two cards only
    after all player tokens have been placed (H2.4). So you choose your first space when you know the display, but not
    your hand.
H2-3 = The tiles, sorted by colour and shape, form a common supply that is open to all.
H2-4 = At a table the youngest player would start; here the start player is random or chosen by the host. The start
    player keeps the starting token for the whole game and puts their player token on a senate space of their choice.
    Going round clockwise, every other player’s token then goes two spaces further clockwise than the one before.
H2-5 = Every player places the statue in the centre of the player board, the 8 coats of arms on their marked roof
    spaces (H1.8) and the scoring marker on 0.
H2-6 = For a first game you may cover the bottom row of the action board (A11–A15).
H2-7 = In the variant “New challenges” any five actions are covered, at random or as chosen by the host. Nobody can
    use a covered action.

H3 = Your turn
H3-1 = Every round begins with the start player and goes round clockwise. On your turn you must first move your player
    token; then you either draw cards or build. After that it is the next player’s turn.
H3-2 = Move your player token 1, 2 or 3 spaces clockwise. You may not stand still. Several player tokens may share a
    space.
H3-3 = When you draw, take both face-up cards next to the space of your player token. If you use A4, then draw the extra
    card. Next, refill both slots from the draw pile, the slot with the lower number first. Finally, discard down to 7
    cards (H3.4); if the refill causes a reshuffle, these discards are not part of it.
    (Our ruling: everything after taking the two cards.)
H3-4 = The hand limit is 7. If you hold more cards after drawing, you discard down to 7 at once. You choose which
    cards to discard; they go face up on the discard pile. (Two of the four published rulebooks say “face up”.)
H3-5 = H4 explains how to build. If you cannot build, you must draw. If your two slots hold fewer than two cards, you
    may still draw and take what is there; with the published numbers of cards this cannot happen. (Our ruling:
    drawing when you cannot build, and slots with fewer cards.)
H3-6 = You may use actions with your coats of arms (H6) at any point of your own turn where they make sense, and
    several of them in one turn.
H3-7 = Your turn ends when you say so, or by itself as soon as nothing more is possible. An action that would have no
    effect is refused, and you keep your coat of arms. This applies to A2 and A7 if there is no space for a wild
    pavilion tile, A5 if no superstructure is left or no roof is free for it, and A10 if there is no other free roof.
    (Our ruling.)
H3-8 = The cards in hand and the order of the draw pile are secret. Everyone may see how many cards each player holds,
    how many are left in the draw pile, the discard pile, the boards, the meadows and the actions used. (Our ruling.)

H4 = Building
H4-1 = Choose one coloured card from your hand. It tells you which tile you build, and this tile must still be in the
    supply. You can still use a card whose tile is gone to pay for another tile of its colour.
H4-2 = Pay as many cards in total as the number on the chosen card says. The chosen card itself counts, and all the
    cards must have its colour. Wild cards stand in for any colour, and you may use any number of them, but a wild
    card can never be the chosen card.
H4-3 = The cards you have paid go face up on the discard pile after the push. Some of the published texts discard them
    right after the tile is taken, but in either case it happens before you draw the card of the colour bonus (H4.9). You pay exactly the required number, never more. (Our ruling: when the cards are discarded.)
H4-4 = You must place the tile at once. Before you push it in, you may rotate it and flip it over as you like. You may
    only build if the tile has at least one legal push, taking into account the actions you declare with it. (Two of
    the four published rulebooks say that you may flip it. Our ruling: the legal push.)
H4-5 = Push the tile in from the side of your player board that corresponds to the side of the senate board where your
    player token stands. It moves straight towards the opposite side, in any lane you like, and slides until the
    statue or another tile stops it. It is stopped when one of its roofs has the statue or a roof of that other tile
    directly in front of it, edge to edge; touching at a corner does not stop it. The tile never stops earlier and
    never turns on the way. Wild pavilion tiles stop it just like pavilion tiles; coats of arms, superstructures and
    visitors do not. You win only the coats of arms under its final position. (Our ruling: what stops a tile and which
    coats of arms are won.)
H4-6 = If nothing would stop the tile before the far edge, you may not push it in that lane: a tile slides until it
    hits something. (Our ruling.)
H4-7 = Your very first tile must be stopped by the statue.
H4-8 = The whole tile must come to rest inside the grid.
H4-9 = Colour bonus: if your new tile touches at least one other tile of its colour on your board edge to edge, draw
    one card from the draw pile. It is always just one card, however many contacts there are. Wild pavilion tiles have
    no colour: they neither give nor trigger the bonus. (Our ruling: no bonus with wild pavilion tiles.)
H4-10 = Take as many superstructures as the chosen card shows (0 to 2) and put each of them on a roof of the tile you
    have just built, at most one per roof. You must do this. If the supply holds fewer, or the tile has fewer free
    roofs, you place only that many. (Our ruling: when there are too few.)
H4-11 = The coats of arms under your new tile go to your meadow. You can use them at once.
H4-12 = A build is carried out in this order: you name the cards and take the tile; you push it in; the cards are
    discarded; the coats of arms go to your meadow; you place the superstructures; and last comes the colour bonus.
    (Our ruling.)
H4-13 = The hand limit also applies after the colour bonus. This only matters if you have used A12. (Our ruling.)
H4-14 = Some published examples:
    • For a blue 5 you pay that card and four more blue cards.
    • With A9, a purple 4 costs three purple cards in total.
    • With A14, a blue 4 costs three blue cards and one card of any other colour.
    • For a blue 3 with one superstructure you pay three blue cards, take the tile and put one superstructure on it.

H5 = Running out of cards, end of the game
H5-1 = As soon as the last card of the draw pile is drawn or revealed, the current round is the last one.
H5-2 = Whenever a card is needed and the draw pile is empty, the discard pile is shuffled to form a new draw pile. The
    published texts differ here: one of them shuffles as soon as the pile is empty, the others only if needed. We
    shuffle when the next card is needed, with everything that has been discarded by then. If the discard pile is
    empty as well, slots stay empty and no card is drawn. H5.1 has already fixed the last round; later reshuffles do
    not change it. (Our ruling: when the pile is shuffled, and an empty discard pile.)
H5-3 = After the last round comes the final scoring (H7).

H6 = The action board
A1 = Move 1 to 6 spaces instead of 1 to 3. There is only one movement per turn, so you may use at most one of A1, A6
    and A11 in a turn, and you use it before you move. (Our ruling: one movement per turn.)
A2 = Take two wild pavilion tiles and add them to your board now. Each goes on any empty roof space that touches a
    pavilion tile or a wild pavilion tile edge to edge; the second may touch the first. They are not pushed in. You
    place them at once, one after the other, so you need at least one tile on your board; the statue is not a tile. If
    a wild pavilion tile covers a coat of arms, you win it. You can later move a superstructure onto a wild pavilion
    tile with A10. If only one space is available, you place only one tile; wild pavilion tiles never run
    out. (Our ruling: everything after “not pushed in”.)
A3 = Push the pavilion tile of this turn in from any side. If you build two tiles with A8, the action applies to only
    one of them. (Our ruling: one tile only.)
A4 = When you draw, take one more card from the draw pile in addition to the two. The hand limit applies.
A5 = Take one superstructure more than the chosen card shows; if it shows none, you take one.
A6 = Move 1 to 5 spaces instead of 1 to 3. There is only one movement per turn, so you may use at most one of A1, A6
    and A11 in a turn, and you use it before you move. (Our ruling: one movement per turn.)
A7 = Take one wild pavilion tile and add it to your board now. It goes on any empty roof space that touches a pavilion
    tile or a wild pavilion tile edge to edge. It is not pushed in. You place it at once, so you need at least one
    tile on your board; the statue is not a tile. If the wild pavilion tile covers a coat of arms, you win it. You
    can later move a superstructure onto it with A10. Wild pavilion tiles never run out. (Our ruling: everything
    after “not pushed in”.)
A8 = Build a second pavilion tile this turn; you pay its cards as usual. You must have built a first tile in the same
    turn. Together with A13 the order is: draw, build, build. (Our ruling: the build before it, and the order with
    A13.)
A9 = Your build needs one card fewer. You always play the chosen card itself, so a card with a 1 gains nothing, and
    you cannot use the action with it. (Our ruling: the chosen card is always played.)
A10 = Move one of your own superstructures to another roof of a pavilion tile or wild pavilion tile on your board that
    carries none. It may not go to an unbuilt roof space, to the statue or to another player’s board. (Our ruling:
    where it may not go.)
A11 = Move one space anticlockwise instead of 1 to 3 forward. There is only one movement per turn, so you may use at
    most one of A1, A6 and A11 in a turn, and you use it before you move. (Our ruling: one movement per turn.)
A12 = You have no hand limit until the end of the next round; then you discard down to seven cards. You may declare
    this action at any moment of your own turn, even when a discard is due. The published texts name either the end of
    the next round or the end of your next turn; here you discard at the end of your own turn in the next round. If
    the game ends first, you discard nothing. (Our ruling: when you declare it and when you discard.)
A13 = Draw cards and then also build one pavilion tile in the same turn. It must be in that order, so you cannot use
    the action after a build. The hand limit applies after the draw. Together with A8 the order is: draw, build, build.
    A8 needs a build in the same turn. (Two of the four published rulebooks state the order. Our ruling: the hand limit
    and A8.)
A14 = For one build, one card of any colour counts as a wild card.
A15 = Score two points at once on the scoring track.
H6-1 = To use an action, put a coat of arms from your meadow on it. You may use each action once per game, and so may
    everyone else: only your own coats of arms block an action for you. The actions are arranged in rows of five; in
    the default edition A1–A5 form the top row, A6–A10 the middle row and A11–A15 the bottom row. In a browser they
    are called action 1 to action 15. The published texts list the actions in two orders; the other one would put A5
    and A10 in the bottom row instead of A14 and A15. We play with the German and French order, which groups card
    actions and superstructure actions by column. A3, A5, A9 and A14 each modify one build. You may combine them; each
    needs its own coat of arms, and you declare them together with the cards, before the push. A coat of arms won by
    that very tile comes too late for them, but it can pay for A2, A7, A8, A10, A12 or A15. (Our ruling: the order of
    the board, and how A3, A5, A9 and A14 are used.)
H6-2 = You may use A2, A7, A10, A12 and A15 at any moment of your own turn, even before moving or after building.
    (Our ruling.)

H7 = Final scoring
H7-1 = You score 2 points for each complete row and 2 points for each complete column. A roof space counts as built if
    a pavilion tile or a wild pavilion tile lies on it, and so does the space of the statue. The statue itself never
    carries a superstructure.
H7-2 = Each superstructure at the intersection of a complete row and a complete column scores 3 points. Otherwise,
    each one in a complete row or in a complete column scores 1 point. All others score 0.
H7-3 = Example: 2 complete rows and 3 complete columns score 10 points. Of the superstructures, 3 at intersections
    score 9, 1 in a complete row scores 1, 2 in a complete column score 2, and one in neither scores 0. That makes 22
    points in total.
H7-4 = The player with the most points wins. Among tied players, the one later in turn order wins, that is, the one
    furthest from the start player.

H8 = Expansion “Dry roads”
H8-1 = These bonus cards lie on display: with 2 players the 3 and the 5; with 3 players the 3, the 5 and the 7; with 4
    players the 3, the 5, the 7 and the 9.
H8-2 = Every player has one visitor on each of the four crosswalks, one on each side of the player board, for the
    whole game. In the default edition the crosswalks lie outside the grid, each in front of one roof space at its
    border: (0,2), (2,6), (6,4) and (4,0). Visitors occupy no roof space and block no push.
H8-3 = The moment all four of your visitors are connected through your pavilion tiles, wild pavilion tiles included,
    you take the highest bonus card that is left and score it at once. Every player can get only one. The visitors are
    connected when the four roof spaces in front of the crosswalks are built and belong to one group of tiles that
    are connected edge to edge; the statue does not connect. This is checked after every pavilion tile and every wild
    pavilion tile. (Our ruling: what counts as connected and when it is checked.)
H8-4 = Everything else stays the same. The expansion can be combined with the first-game option (H2.6) and with “New
    challenges” (H2.7).
