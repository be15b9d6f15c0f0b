### The sentences of the terminal: the table, its panels, the commands and their options.

## The table

prompt = { PLAYER($seat) }, your move (? hints, h help):{" "}
table-record = This game is saved in { $file }
table-commitment = The deal is fixed by a secret seed with the fingerprint { $commitment }
table-left = You have left the table; everything is saved. Continue with: { $command }
table-verify = The seed is now in the record. Check every draw with: { $command }
table-hand-over = Pass the keyboard to { PLAYER($seat) } and press Enter.{" "}
table-forced = Only one move was possible ({ $move }).
table-undone = Taken back.
table-advice = 1: { $move }, says { $level }.
table-legal = { $move } is legal.
table-which = Which of these do you mean? Type its number.
table-not-understood = I do not understand “{ $typed }”. Type h for help.
table-confirm = Press Enter or y to do this, anything else to go back:{" "}
hints-metro =
    This is a rough guide that only looks at this move, not ahead. The first moves lengthen your open lines or close
    others’ lines while they are short. Immediate points are not everything: when you close a short line, you lose a
    long one.
hint-points = { $sign }{ points }
hint-track = open lines +{ $track ->
        [one] { $track } tile
       *[other] { $track } tiles
    }
hint-others = others { $sign }{ points }
hint-more = … { $moves } more: l
table-form = Type it like this: { $way }
no-number-metro = There is no { $number } in the last list. l lists all legal moves; a square is typed 3 4.
goal-metro = Long lines win: when a line ends, it scores one point for every tile it crosses, and twice that at the central station.
newcomer-metro = New here? r M2 and r M4 explain the turn and the scoring; h lists everything you can type.
hints-helsinki =
    The moves are sorted by the points they bring at once, as if the game ended now, then by the coats of arms and cards
    they win. This does not look ahead: a card to build with shows nothing until its tile is pushed in; p CARD shows where
    the tile can go.
no-number-helsinki = There is no { $number } in the last list. l lists all legal moves.
goal-helsinki = Complete rows and columns win: each scores 2 points at the end, and each superstructure in one scores 1, or 3 where a row and a column intersect.
newcomer-helsinki = New here? r H3, r H4 and r H7 explain the turn, building and scoring; h lists everything you can type.
way-lay = row column: lay your tile
way-turn = tile row column r1: lay it turned
way-draw = d: draw a tile
way-pass = p: pass
way-exchange = x 20 open, x 20 pile: exchange a share
way-station = s place: central station (with companies: s place percentage)
way-keep = keep: keep the tile
way-return = return: put the tile back
way-drive = drive: drive the taxi
way-stay = stay: leave the taxi where it is
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
way-plain-rule = r ID: read a rule or a section
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
help-arrange = arrange 3      lay monument card 3 into the next place of your row
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
help-plain =
    5               the move with this number in the last list
    ?               what each move brings at once, best first
    ??              what the strongest bot would play, and why
    ? MOVE          why a move is not legal
    l               list all legal moves
    b               show the position again
    r ID            read a rule
help-undo = u               take back your last decision: alone against bots, as often as you like, even past a draw; with several people at the keyboard, only if nobody else has moved and nothing has been drawn since
help-quit = q               leave; the game is saved
sign-metro =
    On the board, a sign at each edge of a tile shows where a train goes that enters there. The sign after a station’s
    number is its owner: a player’s number or a company’s capital letter. Small letters are tourists. ✓ marks a scored
    line and ◆ the last tile laid; numbers on empty squares show where you can lay a tile.
sign-companies =
    Shares: for every percentage, the open card, then each player’s share; · is none, ? is secret, ! is open to all.
sign-central-stations = Numbers at the edge of the centre are free places; 3:1 is the central station of player 1 on place 3.
sign-central-rails = The four squares in the middle hold central rails: no line ends there.
sign-solo = Card: the company whose line you must extend now; Deck: how many cards are still to come.
sign-paris = Paris: a row for each player. A letter is a free space for a tourist of that colour, ■ a tourist that has arrived; spaces are counted from 1 on the left. While rows are arranged, a number stands before each card without a place.
sign-stockholm = Stockholm: the shared row. A digit is a free space with its points, a letter a tourist. Tokens: the colours that score for a player, ? is secret.
sign-stockholm-variant = Stockholm: the shared row. A digit is a free space with its points, a letter a tourist; the letter before the colon is the colour that goes to that card.
sign-london = London: the row of monument cards by colour; below it, the taxi ▲ and the direction it drives.
sign-new-york = New York: for each owner, the points per tourist by colour; below them (×), the tourists that have arrived. Letters after stations are the tourists waiting there.
sign-st-petersburg = St Petersburg: ▲ is a monument card on an empty square. Free: tourists not yet chosen; below, the points on the tiles of each colour; then each owner’s point tiles by colour, where ? is unknown.
sign-berlin = Berlin: for each colour, the points for the most and the second-most tickets; below them, each owner’s tickets by colour.
sign-guessed = ≈: the points if the game ended now, based on the shares you know.
sign-secret = + ?: plus something that you cannot see.
help-helsinki-space = space 3         put your player token on senate space 3; the others follow
help-helsinki-turn =
    w 2             move 2 spaces clockwise
    d               draw the two cards beside your space
    b blue-4-3-2    build with this card (number 4, tile of 3 roofs, 2 superstructures); b blue-4 if only one fits
    blue-1 wild     pay with these cards, when a payment is due; or the number in the list
    2,3 2,4 3,4     push the tile onto these roofs, when a push is due; or the number in the list
    roof 3 4        superstructure on row 3, column 4
    discard CARD    discard a card
    end             end your turn
help-helsinki-use = { $example } · use { $example }     use an action
help-helsinki-back = w -1            move one space back with A11
help-helsinki-more = d A4            draw them and one more
help-helsinki-actions = b CARD { $example }      build with actions: { $actions }; several if you like
help-helsinki-wild = wild 3 4        wild tile on row 3, column 4, after its action
help-helsinki-shift = shift 3 4 2 2   move a superstructure, after its action
help-helsinki =
    5               the move with this number in the last list
    p CARD          where the tile of a card can come to rest now; p CARD east: from another side
    p CARD 2        the second of these places on your board; p alone while you push: all places
    a · t           what the actions mean · the tiles and how many are left
    ?               what each move brings at once, best first
    ??              what the strongest bot would play, and why
    ? b CARD        why a move is not legal
    l               list all legal moves
    b               show the table again
    r H4.5          read a rule
help-helsinki-any-side = p CARD A3       where it can come to rest from any side
sign-helsinki =
    A card such as blue-4-3-2 names its colour, its number (the cards you pay), the roofs of its tile and its
    superstructures. On the boards, letters are tiles by colour, and capitals have a superstructure; * is a wild tile, +
    a wild tile with a superstructure, # the statue, ¤ a coat of arms, ■ the tile before you confirm. Arrows show the
    side your tiles come from.
sign-dry-roads = ≡ is a crosswalk of Dry roads; beside it, the bonus cards left.

## Panels

panel-you = You are player { SEAT($seat) }
panel-and-secret = {" "}+ ?
panel-tower = Tower: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
panel-drawn = Drawn, must be laid
panel-hand = Your tiles
panel-profits = Profit
panel-shares = Shares
panel-open = open
panel-card = Card:
panel-deck = Deck: { CARDS($cards) ->
        [one] { CARDS($cards) } card
       *[other] { CARDS($cards) } cards
    }
panel-tokens = Tokens
panel-free-tourists = Free:
panel-tiles = Tiles
panel-round = Round { $round } · pile { $pile } · discards { $discards } · superstructures { $superstructures }
panel-last-round = The last round!
panel-cards = { CARDS($cards) ->
        [one] { CARDS($cards) } card
       *[other] { CARDS($cards) } cards
    }
panel-used = used: { $actions }
panel-your-cards = Your cards:
panel-action-covered = covered
panel-action-used = used
panel-action-now = possible now
rest-heading = { CARD($card) }: { $number ->
        [0] no resting place
        [one] { $number } resting place
       *[other] { $number } resting places
    }, coming from: { SIDE($sides) }
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
sheet-total = Total
sheet-winners = { $winners ->
        [one] { $names } wins with { points }.
       *[other] Shared win with { points } each: { $names }.
    }
sheet-alone = You finish with { points }.
sheet-count = Total
sheet-connected = The four visitors are connected.
sheet-not-connected = The four visitors are not connected.

## Other commands

verify-holds = { $draws ->
        [one] { $draws } draw checked: it follows from the seed.
       *[other] { $draws } draws checked: all follow from the seed.
    }
replay-event = Events: { $number } of { $events }
replay-continue = The game is not over. Continue with: { $command }
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
edition-earlier = Earlier edition
edition-reconstructed = Reconstructed
edition-owner = Owner’s box
edition-place = Value
edition-rule = Rule
edition-source = Source
edition-left-out = left out
edition-no-difference = Nothing differs from the default edition.
edition-copied = { $file } is now a copy of the default edition. Correct what differs in your box, mark it with the source owner, and check it with: { $command }

## Why something is refused

refusal-file-exists = The file { $file } already exists. Continue its game with --resume, or choose another file.
refusal-record-exists = There is already a record { $file }. Choose a new or empty folder.
refusal-edition-exists = There is already a file { $file }. Choose another name for the copy.
refusal-file-unreadable = The file { $file } cannot be used ({ $error }).
refusal-folder-missing = There is no folder { $file } for the record. Create it first, or choose another file.
refusal-seed-file = The secret seed of this game is missing or wrong; it belongs in { $file }.
refusal-seed-exists = { $file } holds the secret seed of another game. Choose another file for this record.
refusal-seat-kind = “{ $value }” cannot take a seat. Choose from: { $allowed }.
refusal-seat-count = You have named { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }, but the number of players is { $players }.
refusal-rule-not-found = No rule contains the word “{ $word }”.
refusal-number-list = “{ $value }” must be random or a list of numbers separated by commas.
refusal-start-seat = “{ $value }” cannot start. Give random, or the number of a seat counted from 0.
refusal-beside-resume = A resumed game already has its settings. Leave out: { $options }.
refusal-beside-sheet = A count sheet has its own options. Leave out: { $options }.
refusal-step-outside = There is no event { $value }: the record has { $events }.

## Help on commands

help-app = City-building board games: play them, replay them, score them, read their rules.
help-play = Play a game in this terminal. The secret seed is kept in RECORD.seed until the game is over.
help-rules = Read the rules: all, a section such as M7, or one rule such as M7.3.
help-replay = Replay a record and show scores, ranking and every point with its rule.
help-verify = Derive every draw of a record again from the revealed seed.
help-simulate = Play games with random moves.
help-score = Score a real table from its count sheet, or a written board: Helsinki as a picture of seven lines, Metro as tiles and squares such as aacb01aaaa00.
help-editions = List editions, check edition files, and show what is in a box.
help-version = Show the version.
help-title = The game.
help-edition = An edition by name, or an edition file.
help-lang = The language: en, de, fr or nl.
help-seats = Who sits where, such as person,conductor,random.
help-seed = A text that fixes the deal.
help-record = The file for the record.
help-resume = Continue the game of this record.
help-rule = The number of a rule or section.
help-search = Show only rules with this word.
help-file = A record; - reads standard input.
help-json = Write JSON.
help-step = Show the board after this many events.
help-games = The number of games.
help-records = A folder for all records.
help-written = Metro: tiles and squares in the order laid, six characters each (M1.3), with optional spaces between them. Helsinki: a file with a picture of a board. - reads standard input.
help-title-or-sheet = A count sheet (a TOML file, or - for standard input), or the game of a written board: metro or helsinki.
help-template = Write the count sheet with all its parts and what can be entered there; with a game instead of a file, an empty one.
help-check = Refuse a sequence that could not be laid in this order.
help-score-players = The number of players: 2 to 6; P1 is Player 1.
help-files = Edition files.
help-values = Show every value as it is in the box: tiles, boards and cards, with its rule and where it comes from.
help-difference = Show how each edition differs from the default one.
help-copy = Write the default edition of a title into this file, as a start for your own.

## The doctor

help-doctor = Show which optional parts of cityboard are installed, and what is broken.
doctor-python = Python { $version } ({ $file })
doctor-kernel-compiled = { $kernel }: compiled ({ $file })
doctor-kernel-plain = { $kernel }: plain Python ({ $file }). Bots think more slowly; reinstall with a C compiler to compile it.
doctor-kernel-stale = { $kernel }: compiled from a different source ({ $file }). Recompile it with “make kernels”, or remove this file.
doctor-numpy = numpy is installed.
doctor-numpy-missing = numpy is not installed. You only need it to train bots.
doctor-page = The web page is installed ({ $file }).
doctor-page-missing = The web page is missing ({ $file }). Build it with “make page” in the project’s folder.
doctor-database = The database is writable: { $file }
doctor-database-locked = The database is not writable: { $file }. Set another one with CITYBOARD_DATABASE.
doctor-database-elsewhere = The database is on a server; check it with “cityboard check”.
