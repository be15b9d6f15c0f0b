### What the server says.

## Addresses of notices

refusal-webhook-address = “{ $value }” is not an address that notices can be sent to. It must begin with { $allowed } and name a host, without a user name or a password.
refusal-webhook-host = Notices cannot be sent: there is no host called “{ $value }”.
refusal-webhook-private = Notices cannot be sent to “{ $value }”: this server sends them only to hosts that the whole internet can reach.
refusal-push-subscription = The browser gave keys that notices cannot be encrypted with. Turn notices off and on again in the browser.

## Messages and requests

refusal-message-malformed = The message cannot be read: { $error }
refusal-stale = The table has moved on since you looked. Look again, then decide.
refusal-busy = Too much is happening at this table at once. Try again.
refusal-key-reused = This message carries the key of an earlier one that said something else.
refusal-too-many = That is more than this server allows at once. Wait a moment and try again.
refusal-server-error = The server has failed to do this. Try again; its log knows more.
refusal-http = The server does not answer such a request (HTTP { $status }).
refusal-metrics-off = This server does not show its measures.

## People

refusal-person-needed = Choose a nickname first.
refusal-login-wrong = The login or the password is wrong.
refusal-login-taken = Somebody else has this login already. Choose another one.
refusal-csrf = The page has lost its proof of who you are. Load it again.
refusal-origin = Pages of other addresses may not speak for you here. Open a page of this server.
refusal-channel-unknown = Your notices do not go to such an address.

## Tables

refusal-table-unknown = There is no table “{ $table }”.
refusal-table-closed = Only who sits at this table may watch it.
refusal-table-unlisted = This table can be joined only by a link. Ask who opened it for one.
refusal-table-not-open = That is possible only before the game begins.
refusal-table-not-running = That is possible only while the game is running.
refusal-table-not-over = That is possible only when the game is over.
refusal-table-over = The game at this table is over.
refusal-only-owner = Only who opened the table may do that.
refusal-position-unknown = There is no position { $number }. Positions are counted from 0 to { $most }.

## Seats

refusal-seat-not-yours = The seat of player { $seat } is not yours.
refusal-seat-bot = A bot plays for player { $seat } now. Take the seat back first.
refusal-seat-yours-already = The seat of player { $seat } is yours already.
refusal-seat-none-free = No seat is free at this table.
refusal-seat-taken = The seat of player { $seat } is not free.
refusal-seat-needed = Only who sits at this table may do that.
refusal-seat-not-absent = The table is not waiting for player { $seat }.
refusal-seat-in-time = Player { $seat } still has time.
refusal-link-void = This link is not valid any more. Ask for a new one.
refusal-link-other-seat = This link leads to the seat of player { $seat } and to no other.

## Turns and questions

refusal-not-your-turn = It is not the turn of player { $seat }.
refusal-undo-turn = You can take something back only while it is your turn.
refusal-take-back-off = At this table nothing is taken back by agreement.
refusal-question-open = The table is being asked something already. Wait for the answers.
refusal-question-none = Nobody is asking anything.
refusal-question-not-yours = Player { $seat } is not asked, or has answered already.

## Settings and the database

refusal-setting-value = “{ $value }” does not fit { $name }. Possible here: { $allowed }.
refusal-database-url = That is not the address of a database. It has to look like one of these: { $allowed }.
refusal-chain-broken = Table { $table }: event { $event } does not follow from the events before it. Something has been changed or is missing.
