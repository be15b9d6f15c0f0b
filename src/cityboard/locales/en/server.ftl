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
refusal-database-down = The database does not answer.
refusal-http = The server does not answer such a request (HTTP { $status }).
refusal-metrics-off = This server does not show its measures.
refusal-page-missing = The browser page is missing here. Run “make play” once in the project’s folder: it builds the page.

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
refusal-hint-busy = The bots are busy with other tables. Ask for the hint again in a moment.
refusal-hint-failed = There is no hint this time: the bot has failed to choose a move. Ask again; the server’s log knows more.
refusal-analysis-failed = The analysis of this game has failed. Ask for it again; the server’s log knows more.

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
refusal-database-busy = Another process is using the database { $file }. Stop it first, or name another file.
refusal-database-unreachable = The database does not answer ({ $error }).
refusal-database-newer = The database belongs to a newer cityboard than this one ({ $error }). Use that one.
refusal-address-unusable = The server cannot listen at { $address } ({ $error }). Choose another --host or --port.
refusal-database-missing = There is nothing of cityboard in this database. Name the right one with --database.
refusal-database-older = The database still has the form { $revision }; this cityboard needs { $wanted }. Start its server once: that brings the database up to date.
refusal-database-not-empty = The database is not empty. Restore a backup into a new one.
refusal-backup-damaged = { $file } is not a backup, or it is damaged or incomplete. Nothing has been restored.
refusal-backup-newer = { $file } comes from a newer cityboard ({ $release }). Restore it with that one.
refusal-backup-exists = There is already a file { $file }. Choose another name for the backup, or remove that file.

## What a check finds

refusal-file-damaged = The file of the database is damaged: { $error }
refusal-rows-astray = Rows of “{ $name }” that belong to no table: { $number }.
refusal-table-unreadable = Table { $table } cannot be read ({ $error }).
refusal-chain-broken = Table { $table }: event { $event } does not follow from the events before it. Something has been changed or is missing.
refusal-event-unreadable = Table { $table }: event { $event } cannot be read or does not fit the events before it ({ $error }).
refusal-event-out-of-place = Table { $table }: event { $event } is not possible at this point.
refusal-move-illegal = Table { $table }: the move in event { $event } is against the rules. { $because }
refusal-draw-differs = Table { $table }: event { $event } was not dealt by the seed, which deals “{ $dealt }”.
refusal-result-differs = Table { $table }: event { $event } gives another result than the game has.
refusal-game-differs = Table { $table }: the game does not hold. { $because }
refusal-seed-differs = Table { $table }: the seed is not the one that was promised at the start.
refusal-column-differs = Table { $table }: “{ $column }” is stored as { $value }, but the events say { $wanted }.
refusal-chairs-differ = Table { $table }: who sits where does not fit the events.

## Commands

help-serve = Run a server: tables for people with browsers. Every option can also stand in the environment, as shown in brackets with its default.
help-open = Open the page in a browser once the server answers.
serve-address = cityboard answers at { $address }
help-backup = Write everything that the database holds into one file, also while the server runs. Keep the file safe: it holds secrets.
help-backup-file = The file to write; it must not exist yet.
backup-made = Everything is in { $file } now. Tables: { $tables }, events: { $events }, people: { $people }.
help-restore = Read a backup into an empty database, of either kind.
help-restore-file = A file that cityboard backup has written.
backup-restored = Everything in { $file } is in the database now. Tables: { $tables }, events: { $events }, people: { $people }.
help-check-stored = Check the database: that nothing in it is damaged, changed or missing, and that every finished game holds. Also while the server runs.
help-replay-all = Play every stored game again, move by move, by the rules and the edition it was begun with.
check-summary = Tables: { $tables }, events: { $events }, finished games: { $games }, moves played again: { $moves }. Findings: { $findings }.
setting-host = The address to listen at; 0.0.0.0 or :: listens at all addresses of this machine.
setting-port = The port to listen at; 0 takes any free one.
setting-database = Where everything is stored: a file for one process (sqlite:////FOLDER/FILE), or a PostgreSQL server that several processes may share (postgresql://USER:PASSWORD@HOST/NAME).
setting-origins = Other addresses whose pages may speak to this server, with commas between.
setting-secure_cookies = Send cookies over HTTPS only; switch it on behind a proxy that speaks HTTPS.
setting-trusted_proxy = Believe the header X-Forwarded-For; switch it on only if everybody comes through a proxy that sets it.
setting-bot_processes = How many processes may think for the bots; each starts when it is needed.
setting-bot_seconds = How many seconds a bot may think about a move.
setting-bot_pause = How many seconds a bot takes at least, so that people can follow.
setting-notice_delay = How many seconds pass before a turn is announced to somebody who may not be looking.
setting-notice_contact = Where push services reach who runs this server: mailto:ADDRESS or https://PAGE.
setting-private_webhooks = Send notices also to hosts of one’s own network, and without HTTPS.
setting-idle_minutes = After how many minutes without use a table leaves the memory.
setting-frame_bytes = The longest message that is read, in bytes.
setting-messages_per_second = How many messages per second a socket may send for long.
setting-messages_burst = How many messages a socket may send at once.
setting-person_per_second = How many messages and requests per second a person may send for long.
setting-person_burst = How many messages and requests a person may send at once.
setting-address_per_second = How many requests per second may come from one address for long.
setting-address_burst = How many requests may come from one address at once.
setting-sockets_per_person = How many sockets a person may keep open.
setting-sockets_per_address = How many sockets may be open from one address.
setting-heartbeat_seconds = After how many seconds a socket is asked for a sign of life.
setting-idle_socket_seconds = After how many seconds without a sign of life a socket is closed; more than the heartbeat.
setting-queue_messages = How many messages may wait for a slow reader before its socket is closed.
setting-password_attempts_per_minute = How many passwords may be tried in a minute, from one address or for one login.
setting-tables_per_person_per_hour = How many tables a person may open in an hour.
setting-hints_per_person_per_minute = How many hints a person may ask for in a minute.
setting-analyses_per_person_per_hour = How many analyses of finished games a person may begin in an hour.
setting-metrics = Show measures for Prometheus at /metrics.
setting-log_level = What is written to the log: debug, info, warning or error.
