### What the page of a table says.

## The header

web-table-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
web-table-your-turn = Your turn
web-table-turn-of = { $name } is to move
web-table-bot-thinks = { $name } is thinking …
web-table-watching = You are watching
web-table-over = The game is over
web-table-result = Result
web-table-undo = Take back
web-table-come-back = Play again
web-table-menu = Menu
web-table-menu-unread = Menu, { $lines ->
        [one] { $lines } new message
       *[other] { $lines } new messages
    }
web-table-time = Time left
web-table-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## The menu

web-table-chat = Chat
web-table-chat-unread = Chat ({ $lines } new)
web-table-log = Moves so far
web-table-rules = Rules
web-table-seats = Players and links
web-table-ask-take-back = Ask for a take-back
web-table-ask-replace = Ask for a bot in place of { $name }
web-table-return = Play for { $name } again
web-table-leave = Leave the game
web-table-leave-why = A bot plays on for you. You can come back to your seat at any time while the game is running.
web-table-theme-light = Dark colours
web-table-theme-dark = Light colours
web-table-notices = Notices of my turn

## Settings

web-table-settings = Settings
web-table-one-tap = Moves with one tap
web-table-one-tap-why = Choosing a move makes it at once, without a question. For those who know the game well.
web-table-sound = Sounds
web-table-sound-why = Short tones for your turn, moves and points.
web-table-letters = Letter keys
web-table-letters-why = Single letters such as C for the chat are shortcuts. Enter, Esc and the arrows always work.
web-table-motion = Movement on the board
web-table-motion-full = normal
web-table-motion-fast = fast
web-table-motion-off = none
web-table-bot-speed = Show the moves of others
web-table-bot-speed-slow = slowly
web-table-bot-speed-normal = at a normal speed
web-table-bot-speed-fast = fast

## Keys

web-table-keys = Keys
web-table-key-confirm = Enter
web-table-key-confirm-does = choose what has the focus; once more confirms it
web-table-key-cancel = Esc
web-table-key-cancel-does = cancel the choice, close what is open
web-table-key-turn = R
web-table-key-turn-does = turn the tile
web-table-key-flip = F
web-table-key-flip-does = flip the tile, in Helsinki
web-table-key-undo = U
web-table-key-undo-does = take back the last decision
web-table-key-hint = H
web-table-key-hint-does = what would you play?
web-table-key-moves = A
web-table-key-moves-does = all your moves in a list
web-table-key-log = L
web-table-key-log-does = moves so far
web-table-key-chat = C
web-table-key-chat-does = chat
web-table-key-menu = M
web-table-key-menu-does = menu
web-table-key-skip = S
web-table-key-skip-does = show the newest position at once
web-table-key-replay = ← → Home End Space
web-table-key-replay-does = in a replay: back, on, to the beginning, to the end, play or pause
web-table-key-help = ?
web-table-key-help-does = this list
web-table-keys-board = On the board, arrow keys walk from place to place.

## The waiting room

web-table-waiting = { $seats ->
        [0] Everybody is here
        [one] Waiting for { $seats } more player
       *[other] Waiting for { $seats } more players
    }
web-table-invite = Link for friends
web-table-invite-why = Whoever opens this link can take a free seat. No account is needed.
web-table-only-here = This address works only on this machine. To let others in, start the server with --host 0.0.0.0 (make play ARGS="--host 0.0.0.0") and open the page by the machine’s own address.
web-table-copy = Copy
web-table-copied = Copied
web-table-share = Share
web-table-invited = { $name } invites you to play
web-table-join = Join the game
web-table-no-link = A seat here can be taken only by a link. Ask { $name } for one. You are welcome to watch.
web-table-sit = Sit here
web-table-seat-free = free
web-table-seat-stands-in = away, a bot stands in
web-table-seat-link = Link to this seat
web-table-seat-link-why = Only for this seat. A link made earlier is void now.
web-table-unseat = Remove
web-table-start = { $seats ->
        [0] Start
        [one] Start with a bot on the free seat
       *[other] Start with bots on the free seats
    }
web-table-stand-up = Give up my seat
web-table-notices-why = Get a notice when it is your turn
web-table-nickname = What shall we call you?
web-table-nickname-why = The others see this name. Nothing else is needed to play.
web-table-nickname-label = Nickname
web-table-nickname-go = Continue

## During the game

web-table-chat-empty = Nobody has said anything yet.
web-table-say = Say something
web-table-send = Send
web-table-pass = Pass the device to { $name }
web-table-pass-why = What is secret appears only when you say so.
web-table-show = I am { $name }
web-table-since = Since your last move
web-table-skip = Skip ahead
web-table-reconnecting = The connection is lost. Trying again …
web-table-question-take-back = { $name } would like to take back the last move.
web-table-question-replace = Shall a bot play on for { $name }?
web-table-question-open = Still to answer: { $names }
web-table-agree = Yes
web-table-disagree = No
web-table-join-running = You have a link to a seat at this table.
web-table-rematch = A rematch has been opened.
web-table-rematch-go = Go there

## Closed tables

web-table-home = To the start page
web-table-unknown = There is no such table
web-table-unknown-why = Perhaps a part of the link is missing. Ask for it once more.
web-table-closed = This table is not for spectators
web-table-closed-why = Only those who sit here can see it. If you had a seat, it may have been given to somebody else.
web-table-too-many = Too many windows are open
web-table-too-many-why = Close some tables that you do not need just now, and load this page again.
web-table-invited-closed = You are invited to play
web-table-invited-closed-why = Only those who sit at this table can see it. Your link leads to a seat.

## The list of all moves

web-table-all-moves = All your moves
web-table-all-moves-search = Only with
web-table-all-moves-found = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

web-refusal-move-not-now = First decide what is asked now.
