### What the server says.

## Addresses of notifications

refusal-webhook-address = “{ $value }” is not an address that notifications can be sent to. It must begin with { $allowed } and name a host, without a user name or a password.
refusal-webhook-host = Notifications cannot be sent to “{ $value }”: there is no public host with this name.
refusal-push-subscription = Notifications cannot be encrypted with the keys that the browser sent. Turn notifications off and on again in the browser.

## Messages and requests

refusal-message-malformed = The message cannot be read: { $error }
refusal-stale = The table has moved on since you looked. Look again, then decide.
refusal-busy = Too much is happening at this table at once. Try again.
refusal-key-reused = This message has the same key as an earlier one with different content.
refusal-too-many = That is more than this server allows at once. Wait a moment and try again.
refusal-server-error = Something went wrong on the server. Try again; the server’s log has the details.
refusal-database-down = The database does not answer. Wait a moment and try again.
refusal-storage-full = The server’s disk is full. Nothing has been stored; try again later.
refusal-storage-read-only = The server’s storage is read-only at the moment. Nothing has been stored; try again later.
refusal-part-unwell = Part of the server is not working ({ $part }). Try again in a moment.
refusal-http = The server does not handle this request (HTTP { $status }).
refusal-metrics-off = This server does not publish its metrics.
refusal-page-missing = The web page has not been built yet. Run “make play” once in the project’s folder to build it.

## People

refusal-person-needed = Choose a nickname first.
refusal-name-invisible = The name contains an invisible character ({ $value }). Leave it out.
refusal-name-empty = A name needs at least one letter, digit or symbol.
refusal-name-marks = There are too many marks on one letter; the limit is { $number }.
refusal-name-mixed = “{ $value }” mixes letters from different alphabets. Use one alphabet per word.
refusal-name-long = The name is too long. It can have up to { $number ->
        [one] { $number } character
       *[other] { $number } characters
    }.
refusal-name-alike = The name looks just like “{ $name }”, the name of someone else at the table. Choose another one.
refusal-login-wrong = The login or the password is wrong.
refusal-password-wrong = The old password is wrong.
refusal-login-taken = This login is already taken. Choose another one.
refusal-csrf = Your session on this page has expired. Reload the page.
refusal-origin = A page from another address cannot act for you here. Open the page on this server.
refusal-channel-unknown = Your notifications are not sent to this address.
refusal-edition-not-kept = This edition is not kept here any more. Whoever sent you the link can keep it again.
refusal-editions-full = You already keep { $most } editions of your own. Delete one of them first.
refusal-banned = The operator of this server has banned you.

## Tables

refusal-table-unknown = There is no table “{ $table }”.
refusal-table-damaged = Table “{ $table }” is damaged: its stored data cannot be read. The server’s log has the details.
refusal-table-closed = Only the players at this table can watch it.
refusal-table-unlisted = You need a link to join this table. Ask the player who opened it.
refusal-knock-unknown = This person is no longer asking for a seat.
refusal-knock-refused = The player who opened this table has declined your request for a seat.
refusal-table-not-open = You can only do that before the game begins.
refusal-table-not-running = You can only do that while the game is running.
refusal-table-not-over = You can only do that when the game is over.
refusal-table-over = The game at this table is over.
refusal-only-owner = Only the player who opened the table can do that.
refusal-table-without-person = A table needs at least one person. Take a seat yourself, or wait until someone else does.
refusal-lobby-full = { $most ->
        [one] There is already { $most } public table
       *[other] There are already { $most } public tables
    } from your network. Start one first, or open this one for friends only, by link.
refusal-position-unknown = There is no position { $number }. Positions run from 0 to { $most }.
refusal-record-source = Give either the text of a record or the table of a finished game.
refusal-record-moves = The game cannot continue from position { $number } of the record. Choose one from 0 to { $most }.
refusal-record-differs = The record was not played with “{ $option }: { $value }”. A table that continues from a record takes everything from it.
refusal-hint-busy = The bots are busy with other tables. Ask for the hint again in a moment.
refusal-hint-failed = There is no hint this time: the bot failed to choose a move. Ask again; the server’s log has the details.
refusal-analysis-failed = The analysis of this game failed. Ask for it again; the server’s log has the details.

## Seats

refusal-seat-not-yours = The seat of player { SEAT($seat) } is not yours.
refusal-seat-bot = A bot is playing for player { SEAT($seat) }. Take the seat back first.
refusal-seat-yours-already = The seat of player { SEAT($seat) } is already yours.
refusal-seat-none-free = There is no free seat at this table.
refusal-seat-taken = The seat of player { SEAT($seat) } is not free.
refusal-seat-needed = Only players at this table can do that.
refusal-watchers-only = Only spectators can write there.
refusal-seat-not-absent = The table is not waiting for player { SEAT($seat) }.
refusal-seat-in-time = Player { SEAT($seat) } still has time.
refusal-link-void = This link is no longer valid. Ask for a new one.
refusal-link-other-seat = This link is only for the seat of player { SEAT($seat) }.
refusal-seat-reserved = A bot is keeping the seat of player { SEAT($seat) } for an absent person. Only that person can come back to it or hand it over.
refusal-seat-rehearsed = Nobody can join this game now: moves were taken back here after they had revealed something. If every move is taken back, the next person to join gets a new deal, except in a game that continues from a record; otherwise open a new table.
refusal-seat-given-up = Someone who played the seat of player { SEAT($seat) } earlier knows its hand. That is why no newcomer can take another seat in this game.
refusal-seat-shown = You also play another seat here and have seen the hand of player { SEAT($seat) }. That is why you cannot hand this seat over in this game.
refusal-remove-alone = There is nobody else at the table who could agree to remove player { SEAT($seat) }.

## Turns and questions

refusal-not-your-turn = It is not player { SEAT($seat) }’s turn.
refusal-undo-turn = You can only take something back while it is your turn.
refusal-take-back-off = Players at this table cannot take moves back by agreement.
refusal-question-open = The players are already voting on something. Wait for the answers.
refusal-question-none = There is no question to answer.
refusal-question-not-yours = Player { SEAT($seat) } was not asked, or has already answered.
refusal-act-limit = Player { SEAT($seat) } cannot take anything back or ask for anything any more in this game. The limit is { $most }.
refusal-return-limit = Player { SEAT($seat) } cannot come back again in this game. The limit is { $most }.
refusal-sit-limit = You cannot sit down at this table again. The limit is { $most }.
refusal-link-limit = The link to the seat of player { SEAT($seat) } cannot be renewed again. The limit is { $most }.
refusal-remove-limit = The others cannot be asked again to remove player { SEAT($seat) }. The limit is { $most }.
