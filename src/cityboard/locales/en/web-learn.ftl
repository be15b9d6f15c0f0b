### The first games, where you learn by playing.

web-learn-title = Learn { $name }
web-learn-progress = Step { $number } of { $count }
web-learn-watch = Watch what Ada does…
web-learn-later = A few turns later…
web-learn-elsewhere = You could do that, but let’s try something else here. Have another look, or let me show you.
web-learn-rule = Read rule { $rule }
web-learn-back = Back
web-learn-skip = Skip
web-learn-show = Show me
web-learn-next = Next
web-learn-finish = Count the points
web-learn-ending = Well done!
web-learn-play = Play a real game
web-learn-rules = Read the rules
web-learn-again = Play the lesson again
web-learn-begun = Your table has begun: { $name }
web-learn-begun-go = Go there

## Metro

web-learn-metro-goal-heading = Build the longest lines
web-learn-metro-goal = Every wagon at the edge is waiting for its line. Yours are at the odd stations. When a line reaches a station, it scores one point for every tile it has crossed. So take detours!
web-learn-metro-first-heading = Lay your first tile
web-learn-metro-first = A tile goes at the edge or next to another tile. Its arrow points up: you cannot turn it. Choose the lit square below station 5, then confirm.
web-learn-metro-trace-heading = Follow your line
web-learn-metro-trace = Point at station 5, or tap it: your line lights up, and the number says how long it is.
web-learn-metro-trace-seen = One tile so far. You can trace any line like this, even Ada’s.
web-learn-metro-longer-heading = Make it longer
web-learn-metro-longer = Two squares are lit. Try both before you confirm: where does the line of station 5 grow? A tile that is crossed twice counts twice.
web-learn-metro-ada-heading = Ada joins in
web-learn-metro-ada = Ada has laid a tile beside yours, and your line continues over it. Trace station 5 again.
web-learn-metro-ada-seen = It does not matter who lays the tiles: a line belongs to the station where it starts. That can help you or hurt you.
web-learn-metro-alone-heading = Where you cannot lay a tile
web-learn-metro-alone = You may use any lit square, but not the marked one. Try it anyway to find out why.
web-learn-metro-alone-seen = A tile must touch the edge of the board or another tile. Whenever a move isn’t allowed, we’ll tell you why and show you the rule.
web-learn-metro-short-heading = No lines of a single tile
web-learn-metro-short = Now choose the marked square at station 3: this tile would send the train straight back.
web-learn-metro-short-seen = You may not end a line after one tile, neither your own nor anyone else’s, unless there is no other square.
web-learn-metro-draw-heading = Draw another tile
web-learn-metro-draw = Want to save your tile for later? Draw another from the tower instead, but that one you must place, whatever it is.
web-learn-metro-drawn-heading = Lay the drawn tile
web-learn-metro-drawn = Again two squares: find the one that makes your line longer. The other tile stays in your hand.
web-learn-metro-complete-heading = Arriving
web-learn-metro-complete = Now the tile you kept fits: it leads the line of station 5 to station 6. Lay it and count along: ten points! The wagon turns round, and the line is complete.
web-learn-metro-centre-heading = Twice the points
web-learn-metro-centre = A line that ends at the central station counts double. Lay your tile: station 3 crosses 8 tiles and scores 16 points.
web-learn-metro-last-heading = Your last tile
web-learn-metro-last = The tower is empty, and only two squares are left. Lay your last tile in the marked corner.
web-learn-metro-end-heading = The game is over
web-learn-metro-end = All tiles are laid and every line has scored. You have { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, Ada has { $other }: you win! Let’s see where they come from.
web-learn-metro-ending = Now you know the whole game: long lines for you, short ones for the others, and the central station counts double.

## Helsinki

web-learn-helsinki-goal-heading = Fill your board
web-learn-helsinki-goal = Build pavilions on your board. At the end, every complete row and every complete column scores 2 points, and superstructures in them score more.
web-learn-helsinki-space-heading = Where you start
web-learn-helsinki-space = Cards lie between the senate spaces. Put your player token on the lit space, then confirm.
web-learn-helsinki-walk-heading = Walk
web-learn-helsinki-walk = Every turn begins with 1 to 3 steps clockwise. Walk two steps: two blue cards are waiting there.
web-learn-helsinki-draw-heading = Take two cards
web-learn-helsinki-draw = After walking you either draw or build. Take the two cards next to your player token.
web-learn-helsinki-side-heading = The side matters
web-learn-helsinki-side = Four blue cards: time to build! A tile comes in from the side where your player token stands. Walk one step, to the north side.
web-learn-helsinki-card-heading = Choose a card and pay
web-learn-helsinki-card = The blue 3 builds a tile of three roofs and costs three blue cards, including itself. Choose it, then pay with both 2s: keep the 1 for later.
web-learn-helsinki-try-heading = Something has to stop it
web-learn-helsinki-try = A tile slides until the statue or another tile stops it. Try to push it past the statue, along the edge, and see what happens.
web-learn-helsinki-try-seen = Nothing would stop it there, so you may not push it there. Whenever a move isn’t allowed, we’ll tell you why.
web-learn-helsinki-push-heading = Push the tile in
web-learn-helsinki-push = Turn and flip the tile until it lies on the marked roofs: the statue stops it, and the coat of arms is below it. Then confirm.
web-learn-helsinki-roof-heading = A superstructure
web-learn-helsinki-roof = Your card shows one: put it on the lit roof. At the end it scores 1 point in a complete row or column, and 3 where the two intersect.
web-learn-helsinki-coat-heading = A coat of arms won
web-learn-helsinki-coat = It goes on your meadow and pays for one action, whenever you like. Keep it for now and end your turn.
web-learn-helsinki-again-heading = Once more in blue
web-learn-helsinki-again = Walk two steps to the east side and choose the blue 1. It costs nothing but itself.
web-learn-helsinki-bonus-heading = A card for matching colours
web-learn-helsinki-bonus = Push the tile onto the marked roofs, against your blue one. The two blue tiles touch, so you draw a card. You also win the next coat of arms. Then end your turn.
web-learn-helsinki-action-heading = Use an action
web-learn-helsinki-action = One of your rows is missing a single roof. On the action board, choose action 7, one wild tile, and pay with a coat of arms. Then put the tile into the gap: the row is complete!
web-learn-helsinki-limit-heading = Seven cards at most
web-learn-helsinki-limit = Walk two steps and draw. Now you have too many cards: discard the green 4, then the red 4, and end your turn.
web-learn-helsinki-end-heading = The game is over
web-learn-helsinki-end = The pile has run out, so this round was the last one. You have { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, Ada has { $other }: you win! Let’s see where they come from.
web-learn-helsinki-ending = Now you know how to walk, draw, build and use actions. You’ll find out the rest by playing.
