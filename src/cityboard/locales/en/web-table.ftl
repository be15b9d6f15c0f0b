### The page of a table.

## The header

web-table-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
web-table-your-turn = Your turn
web-table-turn-of = { $name } to move
web-table-bot-thinks = { $name } is thinking…
web-table-waits = The game is waiting
web-table-watching = You are watching
web-table-over = The game is over
web-table-result = Result
web-table-undo = Take back
web-table-come-back = Rejoin
web-table-menu = Menu
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
web-table-box = Box: { $edition }
web-table-box-default = Box: default edition
web-table-seats = Players and seats
web-table-ask-take-back = Ask for a take-back
web-table-ask-replace = Ask for a bot to replace { $name }
web-table-return = Take your seat again ({ $name })
web-table-leave = Leave the game
web-table-leave-why = A bot will play for you; if no person is left, the game waits. You can come back to your seat at any time while the game is running.
web-table-theme-light = Dark theme
web-table-theme-dark = Light theme
web-table-notices = Notify me of my turn

## Settings

web-table-settings = Settings
web-table-one-tap = One-tap moves
web-table-one-tap-why = A move is made as soon as you choose it, without asking you to confirm. For players who know the game well.
web-table-sound = Sounds
web-table-sound-why = Short tones for your turn, moves and points.
web-table-vibration = Vibration
web-table-vibration-why = A phone vibrates when it is your turn.
web-table-letters = Letter keys
web-table-letters-why = Single letters such as C for the chat are shortcuts. Enter, Esc and the arrows always work.
web-table-motion = Animation on the board
web-table-motion-full = normal
web-table-motion-fast = fast
web-table-motion-off = none
web-table-bot-speed = Show others’ moves
web-table-bot-speed-slow = slowly
web-table-bot-speed-normal = at a normal speed
web-table-bot-speed-fast = fast
web-table-bot-speed-off = at once

## Keys

web-table-keys = Keys
web-table-key-confirm = Enter
web-table-key-confirm-does = select; press again to confirm
web-table-key-cancel = Esc
web-table-key-cancel-does = cancel the choice, close a panel
web-table-key-turn = R
web-table-key-turn-does = turn the tile
web-table-key-flip = F
web-table-key-flip-does = flip the tile
web-table-key-undo = U
web-table-key-undo-does = take back the last decision
web-table-key-hint = H
web-table-key-hint-does = suggest a move
web-table-key-lead = E
web-table-key-lead-does = show the expected lead
web-table-key-moves = A
web-table-key-moves-does = list all your moves
web-table-key-log = L
web-table-key-log-does = moves so far
web-table-key-chat = C
web-table-key-chat-does = chat
web-table-key-menu = M
web-table-key-menu-does = menu
web-table-key-skip = S
web-table-key-skip-does = skip to the latest position
web-table-key-again = W
web-table-key-again-does = show again what the others did
web-table-key-replay = ← → Home End Space
web-table-key-replay-does = in a replay: back, forward, beginning, end, play or pause
web-table-key-mistake = N P
web-table-key-mistake-does = in an analysis: the next or the previous mistake
web-table-key-help = ?
web-table-key-help-does = this list
web-table-keys-board = On the board, use the arrow keys to move from place to place.

## The waiting room

web-table-waiting = { $seats ->
        [0] Everyone is here
        [one] Waiting for { $seats } more player
       *[other] Waiting for { $seats } more players
    }
web-table-invite = Link for friends
web-table-invite-why = Anyone who opens this link can take a free seat. No account is needed.
web-table-only-here = This address only works on this machine. To let others in, start the server with --host 0.0.0.0 (make play ARGS="--host 0.0.0.0") and open the page at the machine’s network address.
web-table-copy = Copy
web-table-copy-text = Copy with text
web-table-copied = Copied
web-table-share = Share
web-table-qr = QR code
web-table-qr-label = The link as a QR code
web-table-host-name = Your name for the others
web-table-invited = { $name } invites you to play
web-table-join = Join the game
web-table-no-link = You can ask { $name } for a seat. You are welcome to watch.
web-table-knock = Ask for a seat
web-table-knock-waiting = You have asked { $name } for a seat. As soon as { $name } lets you in, you sit down here.
web-table-knock-refused = { $name } has declined your request for a seat. You are welcome to watch.
web-table-knock-running = A bot is playing at this table. You can ask { $name } for its seat.
web-table-knock-closed = You have asked for a seat. This page opens as soon as you are let in.
web-table-knock-seated = You have been let in. Have fun!
web-table-knocks-open = { $name } is asking for a seat.
web-table-knocks-running = { $name } would like to play in place of a bot.
web-table-knocks-admit = Let in
web-table-knocks-decline = Decline
web-table-sit = Sit here
web-table-recorded = This game continues from a record: whoever opened the table may know what the others hold.
web-table-seat-free = free
web-table-seat-stands-in = away, a bot is playing
web-table-seat-here = here
web-table-seat-away = away
web-table-watchers = { $people } watching
web-table-seat-link = Link to this seat
web-table-seat-link-why = Only for this seat. Earlier links no longer work.
web-table-seat-hand-over = Hand this seat over
web-table-seat-hand-over-why = This seat no longer belongs to anyone: the first person to open the link takes it, with everything it holds.
web-table-unseat = Remove
web-table-unseat-sure = Remove { $name } from this table? The links they have no longer work.
web-table-unseat-ask = Propose to remove
web-table-unseat-ask-sure = Ask the others to remove { $name }? If all agree, a bot plays on, and { $name } can only watch.
web-table-start = { $seats ->
        [0] Start
        [one] Start with a bot on the free seat
       *[other] Start with bots on the free seats
    }
web-table-stand-up = Give up my seat
web-table-notices-why = Get a notification when it’s your turn
web-table-learn-waiting = Learn the game while you wait
web-table-nickname = What should we call you?
web-table-nickname-why = The others see this name. That’s all you need to play.
web-table-nickname-label = Nickname
web-table-nickname-go = Continue

## During the game

web-table-chat-empty = Nobody has said anything yet.
web-table-chat-watchers = Spectators
web-table-chat-watchers-why = Until the game is over, only spectators read what you write.
web-table-say = Say something
web-table-send = Send
web-table-reactions = Quick reactions
web-table-react-good = Good move
web-table-react-bravo = Bravo
web-table-react-laugh = Ha ha
web-table-react-wow = Wow
web-table-react-thinking = Let me think
web-table-react-game = Good game
web-table-pass = Pass the device to { $name }
web-table-pass-why = Your hand stays hidden until you tap.
web-table-show = I am { $name }
web-table-since = Since your last move
web-table-skip = Skip ahead
web-table-others = What the others did
web-table-again = Show again
web-table-reconnecting = Connection lost. Trying again…
web-table-question-take-back = { $name } would like to take back the last move.
web-table-question-replace = Should a bot play on for { $name }?
web-table-question-remove = Should { $name } be removed from the game? A bot would play on.
web-table-question-open = Waiting for an answer: { $names }
web-table-agree = Yes
web-table-disagree = No
web-table-join-running = You have a link to a seat at this table.
web-table-full = All seats at this table are taken.
web-table-full-watch = Watch
web-table-full-another = Open another table
web-table-rematch = A rematch has been opened.
web-table-rematch-go = Go there

## Who comes and goes

web-table-news-sat = { $name } sits down.
web-table-news-left = { $name } leaves; a bot plays on.
web-table-news-stood-up = { $name } gives the seat up.
web-table-news-returned = { $name } is back.
web-table-news-given-up = { $name } hands the seat over.
web-table-news-time = { $name } has run out of time: a bot takes over.
web-table-news-vote = The others let a bot take over for { $name }.
web-table-news-removed = { $name } is removed from the table.
web-table-news-no-take-back = { $name } says no to the take-back.
web-table-news-no-replace = { $name } says no: no bot takes over.
web-table-news-no-remove = { $name } says no: nobody is removed.
web-table-news-renamed = { $before } is now called { $name }.
web-table-news-own-time = Your time was up: a bot has taken over. You can take your seat back.
web-table-news-own-vote = The others let a bot take over for you. You can take your seat back.
web-table-news-own-removed = The others have removed you from the table. You are watching now.

## A first game

web-table-first = Your first game
web-table-first-lesson = New here? 3-minute lesson
web-table-first-next = Next
web-table-first-done = Got it

## Closed tables

web-table-home = Back to the start page
web-table-unknown = There is no such table
web-table-unknown-why = Part of the link may be missing. Ask for it again.
web-table-damaged = This table is damaged
web-table-damaged-why = Its stored data cannot be read. The operator can find the details in the server’s log.
web-table-closed = This table is not for spectators
web-table-closed-why = Only the players can see it. If you had a seat, it may have been given to someone else.
web-table-too-many = Too many windows are open
web-table-too-many-why = Close some tables that you don’t need right now, and reload this page.
web-table-invited-closed = You are invited to play
web-table-invited-closed-why = Only the players can see this table. Your link is for a seat.

## The list of all moves

web-table-all-moves = All your moves
web-table-all-moves-search = Filter
web-table-all-moves-found = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

web-refusal-move-not-now = Answer the question first.
