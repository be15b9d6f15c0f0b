### What the first page says. Messages that begin with page- are labels without arguments: the page gets them all at once.

## Everywhere

page-language = Language
page-nickname = Your name
page-guest = Guest
page-unreachable = The server does not answer. Is it still running?
page-you = you
page-free = free
page-level-random = Bot: random
page-level-greedy = Bot: greedy

## The start page

page-welcome = What shall we play?
page-pitch-metro = Lay track and lengthen your lines: long lines win.
page-pitch-helsinki = Push pavilions onto the square and complete rows and columns.
page-play-now = Play now against a bot
page-own-tables = My games
page-lobby = Open tables
page-your-turn = your turn
page-status-open = waiting for players
page-status-running = running
page-status-over = over
page-new-table = With friends, at one device, or with options
page-title = Game
page-players = Players
page-seats = Who sits where
page-who-me = here, at this device
page-who-link = a friend, by link
page-name-here = Name
page-options = Options
page-option-modules = Modules
page-option-city = City
page-option-hand = Tiles in hand
page-option-berlin_sides = Berlin: side of the cards
page-option-cover = Covered actions
page-value-city-null = none
page-value-berlin_sides-A = A
page-value-berlin_sides-B = B
page-value-berlin_sides-mixed = mixed
page-value-cover-none = none
page-value-cover-bottom = the bottom row
page-value-cover-random = any five
page-listed = Everybody here may join
page-take-back-option = Moves may be taken back if all agree
page-open-table = Open the table

## A table

page-reconnecting = The connection is lost; trying again …
page-join = Sit down
page-sit = Take a free seat
page-invitation = Link for friends
page-copy = Copy
page-copied = Copied.
page-only-here = This address works only on this machine. Start the server with --host 0.0.0.0 and open it by the machine’s own address to let others in.
page-start = Start; bots take the free seats
page-stands-in = (a bot stands in)
page-leave = Leave
page-return = Come back
page-show = Show me the hand, I am
page-hide = Hide the hand
page-undo = Take back
page-take-back = Ask to take back
page-asked-take-back = may the last move be taken back?
page-asked-replace = shall a bot take this seat?
page-agree = Yes
page-disagree = No
page-rematch = Play again
page-to-rematch = To the next game
page-record = Download the record
page-log = What happened
page-chat = Chat
page-say = Say something
page-send = Send

## Moves

page-your-move = Your move
page-filter = Only with
page-final = This cannot be taken back.
page-do = Do it
page-cancel = Choose another
page-kind-lay = Lay a tile: row column
page-kind-draw = Draw
page-kind-pass = Pass
page-kind-exchange = Exchange a share
page-kind-station = Central station
page-kind-keep = Keep the tile
page-kind-return = Put the tile back
page-kind-drive = Drive the taxi
page-kind-stay = Leave the taxi
page-kind-tourist = Lead a tourist
page-kind-space = Choose a space
page-kind-walk = Move on the square
page-kind-use = Use an action
page-kind-build = Build with a card
page-kind-pay = Pay
page-kind-push = Push the tile onto these roofs (row,column)
page-kind-roof = Place a superstructure
page-kind-wild = Place a wild tile
page-kind-shift = Move a superstructure
page-kind-discard = Discard a card
page-kind-end = End the turn

## Whose turn it is

turn-open = Waiting for players.
turn-over = The game is over.
turn-yours = Your move, { seat }.
turn-bot = { seat } is a bot and thinks.
turn-person = { seat } ({ $name }) is to move.

## Why something is refused

refusal-reason-unknown = There is no sentence for “{ $value }”, or something is missing to say it.
