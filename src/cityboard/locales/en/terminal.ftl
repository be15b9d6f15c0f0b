### What the terminal says: the table, its panels, the commands and their options.

## The table

prompt = { seat }, your move (? hints, h help):{" "}
table-record = This game is kept in { $file }
table-commitment = The deal is fixed by a secret seed with the fingerprint { $commitment }
table-left = You leave the table; everything is saved. Continue with: { $command }
table-verify = The seed is now in the record. Check every draw with: { $command }
table-hand-over = Pass the keyboard to { seat } and press Enter.{" "}
table-forced = Only one move was possible ({ $move }).
table-undone = Taken back.
table-advice = 1: { $move }, says { $level }.
table-legal = { $move } is legal.
table-which = Which of these do you mean? Type its number.
table-not-understood = I do not understand “{ $typed }”. Type h for help.
table-confirm = Enter or y to do this, anything else to go back:{" "}
hints-metro =
    A rough guide that looks at this move only, not ahead: first comes what lengthens your open lines, or closes the
    others’ while they are short. Points at once are not everything: a short line closed is a long one lost.
hint-points = { $sign }{ points }
hint-track = open lines +{ $track ->
        [one] { $track } tile
       *[other] { $track } tiles
    }
hint-others = others { $sign }{ points }
hint-more = … { $moves } more: l
table-form = Type it like this: { $way }
no-number-metro = There is no { $number } in the last list. l lists all legal moves; a square is typed 3 4.
goal-metro = Long lines win: one point for every tile a line crosses when it ends, twice as many at the central station.
newcomer-metro = New here? r M2 and r M4 read you the turn and the scoring, h lists all you can type.
hints-helsinki =
    What each move brings at once, counted as if the game ended now, then by the coats of arms and cards it wins. It does
    not look ahead: a card to build with shows nothing before its tile is pushed in; p CARD shows where that could be.
no-number-helsinki = There is no { $number } in the last list. l lists all legal moves.
goal-helsinki = Complete rows and columns win: 2 points each at the end, and superstructures in them 1 point, where two cross 3.
newcomer-helsinki = New here? r H3, r H4 and r H7 read you the turn, building and scoring, h lists all you can type.
way-lay = row column: lay your tile
way-turn = tile row column r1: lay it turned
way-draw = d: draw a tile
way-pass = p: pass
way-exchange = x 20 open, x 20 pile: exchange a share
way-station = s place: central station (with companies: s place percentage)
way-keep = keep: keep the tile
way-return = return: put the tile back
way-drive = drive: drive the taxi
way-stay = stay: leave the taxi
way-tourist = colour space, colour row column, colour away: lead a tourist
way-mark = t aacb: mark only the squares for a tile you hold
way-line = line 14: follow the line of station 14
way-rule = r M3.4: read a rule; r M3: a section
way-helsinki-space = space 3: put your player token on senate space 3
way-helsinki-walk = w 2: move 2 spaces
way-helsinki-use = A7: use an action (a: what they mean)
way-helsinki-draw = d, d A4: draw
way-helsinki-build = b CARD, b CARD A9: build (p CARD: where its tile can come to rest)
way-helsinki-pay = number or cards: pay
way-helsinki-push = number or roofs: push the tile (p: small boards of all)
way-helsinki-roof = roof row column: place a superstructure
way-helsinki-wild = wild row column: place a wild tile
way-helsinki-shift = shift row column row column: move a superstructure
way-helsinki-discard = discard CARD: discard a card
way-helsinki-end = end: end your turn
way-helsinki-rule = r H4.5: read a rule; r H4: a section
help-lay = 3 4             lay your tile on row 3, column 4
help-tile = aacb 3 4        lay this one of your tiles
help-turned = aacb 3 4 r1     lay it turned clockwise once; t aacb r1 marks its squares
help-draw = d · p           draw a tile · pass
help-exchange = x 20 open       exchange your 20% share for the open card; x 20 pile for the top of the pile
help-station = s 3             central station on place 3; line c3 follows its line
help-station-share = s 3 20          central station on place 3 for the company of your 20% share; line c3 follows its line
help-keep = keep · return   the tile just drawn: keep it · put it back
help-drive = drive · stay    the taxi: drive it · leave it
help-lead = red 5 · r 5     tourist to space 5 of your row; red 3 4 to a square; red away
help-choose = red · r         put the red tourist on the tile just laid
help-metro =
    5               the move with this number in the last list
    ?               a rough guide to the moves, best first
    ??              what the strongest bot would play, and why
    ? 3 4           why a move is not legal
    t aacb          mark only the squares for this tile
    l               list all legal moves
    b               show the board again
    line 14         follow the line of station 14
    r M3.4          read a rule
help-undo = u               take back your last decision: alone against bots as often as you like, even past a draw; with several people at the keyboard only while nobody else has moved and nothing has been drawn since
help-quit = q               leave; the game is saved
sign-metro =
    On the board, a sign at each edge of a tile shows where a train goes that enters there. The sign after a station’s
    number is its owner: a player’s number or a company’s capital letter; small letters are tourists. ✓ marks a scored
    line, ◆ the last tile laid; numbers on empty squares show where you may lay.
sign-companies =
    Shares: for every percentage the open card, then the share of each player; · is none, ? is secret, ! lies open for all.
sign-central-stations = Numbers at the edge of the centre are free places; 3:1 is the central station of player 1 on place 3.
sign-central-rails = The four squares in the middle hold central rails: no line ends there.
sign-solo = Card: the company that a line must be extended for now; Deck: how many cards are still to come.
sign-paris = Paris: a row for each player. A letter is a free space for a tourist of that colour, ■ a tourist that has arrived; spaces are counted from 1 on the left.
sign-stockholm = Stockholm: the common row. A digit is a free space with its points, a letter a tourist. Tokens: the colours that score for a player, ? is secret.
sign-stockholm-variant = Stockholm: the common row. A digit is a free space with its points, a letter a tourist; the letter before the colon is the colour that goes to that card.
sign-london = London: the row of monument cards by colour, below it the taxi ▲ with the way it drives.
sign-new-york = New York: for each owner the points of a tourist by colour, below them (×) the tourists that have come. Letters after stations are the tourists waiting there.
sign-st-petersburg = St Petersburg: ▲ is a monument card under the tile to come. Free: tourists not yet chosen; then the point tiles of each owner by colour, ? is unknown.
sign-berlin = Berlin: for each colour the points for the most and the second most tickets; below them the tickets of each owner by colour.
sign-guessed = ≈: the points would be these if the game ended now, as far as you know the shares.
sign-secret = + ?: something that you cannot see will be added.
help-helsinki-space = space 3         put your player token on senate space 3; the others follow
help-helsinki-turn =
    w 2             move 2 spaces clockwise
    d               draw the two cards beside your space
    b blue-4-3-2    build with this card (number 4, tile of 3 roofs, 2 superstructures); b blue-4 if that is clear
    blue-1 wild     pay with these cards, when a payment is due; or the number in the list
    2,3 2,4 3,4     push the tile onto these roofs, when a push is due; or the number in the list
    roof 3 4        superstructure on row 3, column 4
    discard CARD    discard a card
    end             end your turn
help-helsinki-use = { $example } · use { $example }     use an action
help-helsinki-back = w -1            move one space back with A11
help-helsinki-more = d A4            draw these and one more
help-helsinki-actions = b CARD { $example }      build with actions: { $actions }; several if you like
help-helsinki-wild = wild 3 4        wild tile on row 3, column 4, after its action
help-helsinki-shift = shift 3 4 2 2   move a superstructure, after its action
help-helsinki =
    5               the move with this number in the last list
    p CARD          where the tile of a card can come to rest now; p CARD east: from another side
    p CARD 2        the second of these places on your board; p alone while you push: all places
    a · t           what the actions mean · the tiles and how many are left
    ?               what the moves bring at once, best first
    ??              what the strongest bot would play, and why
    ? b CARD        why a move is not legal
    l               list all legal moves
    b               show the table again
    r H4.5          read a rule
help-helsinki-any-side = p CARD A3       where it can come to rest from any side
sign-helsinki =
    A card such as blue-4-3-2 names its colour, its number (the cards you pay), the roofs of its tile and its
    superstructures. On the boards, letters are tiles by colour, capitals carry a superstructure; * is a wild tile, +
    one with a superstructure, # the statue, ¤ a coat of arms, ■ the tile before you confirm. Arrows show the side
    your tiles come from.
sign-dry-roads = ≡ is a crosswalk of Dry roads; beside it, the bonus cards left.

## Panels

panel-you = You are player { $seat }
panel-and-secret = {" "}+ ?
panel-tower = Tower: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
panel-drawn = Drawn, to be laid
panel-hand = Your tiles
panel-profits = Profit
panel-shares = Shares
panel-open = open
panel-card = Card:
panel-deck = Deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
panel-tokens = Tokens
panel-free-tourists = Free:
panel-tiles = Tiles
panel-round = Round { $round } · pile { $pile } · discards { $discards } · superstructures { $superstructures }
panel-last-round = The last round!
panel-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
panel-used = used: { $actions }
panel-your-cards = Your cards:
panel-action-covered = covered
panel-action-used = used
panel-action-now = possible now
rest-heading = { $card }: { $number ->
        [0] no resting place
        [one] { $number } resting place
       *[other] { $number } resting places
    }, coming from: { $sides }
rest-coats = ¤ { $coats }
rest-card = + card
rest-row = row { $row }
rest-column = column { $column }
rest-visitors = visitors: { points }

## The score sheet

sheet-place = Place
sheet-seat = Player
sheet-points = Points
sheet-owner = Owner
sheet-entry = For
sheet-rule = Rule
sheet-station = Station
sheet-crossings = Crossings
sheet-end = End
sheet-end-centre = central station
sheet-end-edge = edge
sheet-end-open = open
sheet-nobody = nobody
sheet-total = Together
sheet-winners = { $winners ->
        [one] { $seats } wins with { points }.
       *[other] { $seats } share the victory with { points } each.
    }
sheet-alone = You end with { points }.
sheet-count = Total
sheet-connected = The four visitors are connected.
sheet-not-connected = The four visitors are not connected.

## Other commands

verify-holds = { $draws ->
        [one] { $draws } draw checked: it follows from the seed.
       *[other] { $draws } draws checked: all follow from the seed.
    }
replay-event = After { $number } of { $events } events
replay-continue = Its game is not over. Continue with: { $command }
simulate-games = Games
simulate-moves = Moves
simulate-seconds = Seconds
simulate-games-per-second = Games per second
simulate-mean-scores = Mean scores by seat
simulate-sha256 = SHA-256 of all records
edition-file = File
edition-title = Game
edition-name = Name
edition-hash = Hash
edition-published = Published
edition-reconstructed = Reconstructed
edition-place = Value
edition-rule = Rule
edition-source = Source

## Why something is refused

refusal-file-exists = The file { $file } already exists. Continue its game with --resume, or name another file.
refusal-record-exists = There is already a record { $file }. Name a new or empty folder.
refusal-file-unreadable = The file { $file } cannot be used ({ $error }).
refusal-folder-missing = There is no folder { $file } to keep the record in. Make it first, or name another file.
refusal-seed-file = The secret seed of this game is missing or not the right one; it belongs in { $file }.
refusal-seed-exists = The secret seed of another game lies in { $file }. Name another file for this record.
refusal-seat-kind = “{ $value }” cannot take a seat. Choose from: { $allowed }.
refusal-seat-count = You have named { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }, but { $players } play.
refusal-rule-not-found = No rule has the word “{ $word }”.
refusal-number-list = “{ $value }” must be random or numbers with commas between them.
refusal-start-seat = “{ $value }” cannot start. Give random, or the number of a seat counted from 0.
refusal-beside-resume = A game that goes on already has its settings. Leave out: { $options }.
refusal-step-outside = There is no event { $value }: the record has { $events }.

## Help on commands

help-app = City-building board games: play them, replay them, count them, read their rules.
help-play = Play a game at this terminal. The secret seed lies in RECORD.seed until the game is over.
help-rules = Read the rules: all, a section such as M7, or one rule such as M7.3.
help-replay = Replay a record and show scores, ranking and every point with its rule.
help-verify = Derive every draw of a record again from the revealed seed.
help-simulate = Play games of random movers.
help-score = Count a written board: Helsinki as a picture of seven lines, Metro as tiles and squares such as aacb01aaaa00.
help-editions = List the editions of a title, or check edition files.
help-version = Show the version.
help-title = The game.
help-edition = An edition by name, or an edition file.
help-lang = The language: en, de, fr or nl.
help-seats = Who sits where, such as person,conductor,random.
help-seed = A text that fixes the deal.
help-record = The file for the record.
help-resume = Continue the game of this record.
help-rule = The number of a rule or section.
help-search = Only rules with this word.
help-file = A record; - reads the input.
help-json = Write JSON.
help-step = Show the board after so many events.
help-games = How many games.
help-records = A folder for all records.
help-written = Metro: tiles and squares in the order laid, six characters each (M1.3), blanks between them if you like. Helsinki: a file with a picture of a board. - reads the input.
help-check = Refuse a sequence that could not be laid in this order.
help-score-players = How many play: 2 to 6; P1 is Player 1.
help-files = Edition files.
help-values = Show every value with rule and source.

## The doctor

help-doctor = Look what is there of all that cityboard works better with, and what is broken.
doctor-python = Python { $version } ({ $file })
doctor-kernel-compiled = { $kernel }: compiled ({ $file })
doctor-kernel-plain = { $kernel }: plain Python ({ $file }). Bots see less in their time; install again with a C compiler, and it will be compiled.
doctor-kernel-stale = { $kernel }: compiled from another source ({ $file }). Compile it again with “make kernels”, or remove this file.
doctor-numpy = numpy is there.
doctor-numpy-missing = numpy is not there. Only the training of bots needs it.
doctor-page = The page for browsers is there ({ $file }).
doctor-page-missing = The page for browsers is missing ({ $file }). “make page” builds it in the project’s folder.
doctor-database = The database can be written: { $file }
doctor-database-locked = The database cannot be written: { $file }. Name another one with CITYBOARD_DATABASE.
doctor-database-elsewhere = The database is on a server; “cityboard check” looks into it.
