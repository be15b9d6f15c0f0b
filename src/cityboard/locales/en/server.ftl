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
refusal-name-long = The name is too long. It can have up to { $number } characters.
refusal-name-alike = The name looks just like “{ $name }”, the name of someone else at the table. Choose another one.
refusal-login-wrong = The login or the password is wrong.
refusal-password-wrong = The old password is wrong.
refusal-login-taken = This login is already taken. Choose another one.
refusal-csrf = Your session on this page has expired. Reload the page.
refusal-origin = A page from another address cannot act for you here. Open the page on this server.
refusal-channel-unknown = Your notifications are not sent to this address.
refusal-banned = The operator of this server has banned you.

## Tables

refusal-table-unknown = There is no table “{ $table }”.
refusal-table-damaged = Table “{ $table }” is damaged: its stored data cannot be read. The server’s log has the details.
refusal-table-closed = Only the players at this table can watch it.
refusal-table-unlisted = You need a link to join this table. Ask the player who opened it.
refusal-table-not-open = You can only do that before the game begins.
refusal-table-not-running = You can only do that while the game is running.
refusal-table-not-over = You can only do that when the game is over.
refusal-table-over = The game at this table is over.
refusal-only-owner = Only the player who opened the table can do that.
refusal-table-without-person = A table needs at least one person. Take a seat yourself, or wait until someone else does.
refusal-lobby-full = There are already { $most } public tables from your network. Start one of them first, or open this one for friends only, by link.
refusal-position-unknown = There is no position { $number }. Positions run from 0 to { $most }.
refusal-record-source = Give either the text of a record or the table of a finished game.
refusal-record-moves = The game cannot go on from position { $number } of the record. Choose one from 0 to { $most }.
refusal-record-differs = The record was not played with “{ $option }: { $value }”. A table that goes on from a record takes everything from it.
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
refusal-seat-not-absent = The table is not waiting for player { SEAT($seat) }.
refusal-seat-in-time = Player { SEAT($seat) } still has time.
refusal-link-void = This link is no longer valid. Ask for a new one.
refusal-link-other-seat = This link is only for the seat of player { SEAT($seat) }.
refusal-seat-reserved = A bot is keeping the seat of player { SEAT($seat) } for an absent person. Only that person can come back to it or hand it over.
refusal-seat-rehearsed = Nobody can join this game now: moves were taken back here after they had revealed something. If every move is taken back, the next person to join gets a new deal; otherwise open a new table.
refusal-seat-given-up = Someone who played the seat of player { SEAT($seat) } earlier knows its hand. So nobody new can take another seat in this game.
refusal-seat-shown = You also play another seat here and have seen the hand of player { SEAT($seat) }. So you cannot hand this seat over in this game.
refusal-remove-alone = There is nobody else at the table who could agree to remove player { SEAT($seat) }.

## Turns and questions

refusal-not-your-turn = It is not player { SEAT($seat) }’s turn.
refusal-undo-turn = You can only take something back while it is your turn.
refusal-take-back-off = Players at this table cannot take moves back by agreement.
refusal-question-open = The players are already voting on something. Wait for the answers.
refusal-question-none = There is no question to answer.
refusal-question-not-yours = Player { SEAT($seat) } was not asked, or has already answered.
refusal-act-limit = Player { SEAT($seat) } has taken something back or asked for something { $most } times in this game. That is the limit.
refusal-return-limit = Player { SEAT($seat) } has come back { $most } times in this game. That is the limit.
refusal-sit-limit = You have sat down at this table { $most } times. That is the limit.
refusal-link-limit = The link to the seat of player { SEAT($seat) } has been renewed { $most } times. That is the limit.
refusal-remove-limit = The others have been asked { $most } times to remove player { SEAT($seat) }. That is the limit.

## Settings and the database

refusal-setting-value = “{ $value }” is not a valid value for { $name }. Use: { $allowed }.
refusal-database-url = That is not a database URL. It must look like one of these: { $allowed }.
refusal-database-busy = Another process is using the database { $file }. Stop it first, or choose another file.
refusal-database-unreachable = The database does not answer ({ $error }).
refusal-database-newer = The database belongs to a newer version of cityboard ({ $error }). Use that version.
refusal-address-unusable = The server cannot listen on { $address } ({ $error }). Choose another --host or --port.
refusal-database-missing = This database contains no cityboard data. Give the right one with --database.
refusal-database-older = The database is at revision { $revision }; this version of cityboard needs { $wanted }. Start the server once to bring the database up to date.
refusal-database-not-empty = The database is not empty. Restore a backup into a new one.
refusal-backup-damaged = { $file } is not a backup, or it is damaged or incomplete. Nothing has been restored.
refusal-backup-newer = { $file } comes from a newer version of cityboard ({ $release }). Restore it with that version.
refusal-backup-exists = The file { $file } already exists. Choose another name for the backup, or remove that file.
refusal-person-unknown = There is nobody called “{ $value }” here. Give a login or an id, or a nickname together with --table.
refusal-person-ambiguous = Several people there are called “{ $value }”. Give the id of one of them: { $allowed }.
refusal-ban-unknown = “{ $value }” is not banned.
refusal-table-running = The game at table { $table } is still running. To delete it anyway, add --even-running.

## What a check finds

refusal-file-damaged = The database file is damaged: { $error }
refusal-rows-astray = Rows of “{ $name }” that belong to no table: { $number }.
refusal-row-edited = Database table “{ $name }”: row { $row } was edited.
refusal-person-missing = Database table “{ $name }”: row { $row } refers to the person { $person }, who does not exist.
refusal-table-unreadable = Table { $table } cannot be read ({ $error }).
refusal-chain-broken = Table { $table }: event { $event } does not follow from the events before it. Something has been changed or is missing.
refusal-event-unreadable = Table { $table }: event { $event } cannot be read or does not match the events before it ({ $error }).
refusal-event-out-of-place = Table { $table }: event { $event } is not possible at this point.
refusal-move-illegal = Table { $table }: the move in event { $event } is against the rules. { $because }
refusal-draw-differs = Table { $table }: event { $event } does not follow from the seed, which deals “{ $dealt }”.
refusal-result-differs = Table { $table }: the result in event { $event } is not the result of the game.
refusal-game-differs = Table { $table }: the game cannot be verified. { $because }
refusal-seed-differs = Table { $table }: the seed is not the one that was promised at the start.
refusal-column-differs = Table { $table }: “{ $column }” is stored as { $value }, but the events say { $wanted }.
refusal-chairs-differ = Table { $table }: the stored seats do not match the events.

## Commands

help-serve = Run a server that people play on with a browser. You can also set every option as an environment variable, shown in brackets with its default.
help-open = Open the page in a browser once the server answers.
serve-address = cityboard is running at { $address }
help-backup = Write everything in the database to one file; this works while the server runs. Keep the file safe: it contains secrets.
help-backup-file = The file to write; it must not exist yet.
backup-made = Everything is now in { $file }. Tables: { $tables }, events: { $events }, people: { $people }.
help-restore = Restore a backup into an empty database, SQLite or PostgreSQL.
help-restore-file = A file written by cityboard backup.
backup-restored = Everything in { $file } is now in the database. Tables: { $tables }, events: { $events }, people: { $people }.
help-check-stored = Check that nothing in the database is damaged, changed or missing, and that every finished game can be verified. This works while the server runs.
help-replay-all = Replay every stored game, move by move, with the rules and the edition it began with.
check-summary = Tables: { $tables }, events: { $events }, finished games: { $games }, moves replayed: { $moves }. Findings: { $findings }.
help-ban = Ban a person or a network; this works while servers run. Tokens become invalid, sockets close and sign-ins are refused.
help-unban = Lift the ban on a person or a network; people have to sign in again.
help-ban-who = A login, the id of a person, an address or a range of addresses (192.0.2.0/24, 2001:db8::/48); with --table, a nickname.
help-ban-table = The table where the person with this nickname sits or chats, or that they opened.
ban-made = { $name } is banned. The ban reaches running servers within seconds.
ban-lifted = { $name } is no longer banned.
help-delete-table = Delete a table for good, with its game, seats and chat; this works while servers run.
help-delete-table-id = The id of the table, as in its address.
help-even-running = Delete it even if its game is still running.
table-deleted = Table { $table } is deleted. Running servers notice within seconds.
setting-host = The address to listen on; 0.0.0.0 or :: listens on all addresses of this machine.
setting-port = The port to listen on; 0 takes any free one.
setting-database = Where everything is stored: a file for one process (sqlite:////FOLDER/FILE), or a PostgreSQL server that several processes can share (postgresql://USER:PASSWORD@HOST/NAME).
setting-database_seconds = How many seconds the database may take to answer; anything that takes longer fails and can be retried.
setting-origins = Other addresses whose pages may talk to this server, separated by commas.
setting-secure_cookies = Send cookies over HTTPS only, and tell browsers to use only HTTPS for a year; switch it on behind an HTTPS proxy.
setting-trusted_proxy = Trust the header X-Forwarded-For; switch it on only if everyone comes through a proxy that sets it.
setting-bot_processes = How many processes may think for the bots; each one starts when it is needed.
setting-bot_seconds = How many seconds a bot may think about a move.
setting-bot_pause = The shortest time in seconds between two bot moves, so that people can follow.
setting-notice_delay = How many seconds to wait before a player is notified of their turn.
setting-notice_contact = How push services can contact the operator of this server: mailto:ADDRESS or https://PAGE.
setting-private_webhooks = Also send notifications to hosts in your own network, and without HTTPS.
setting-idle_minutes = After how many unused minutes a table is unloaded from memory.
setting-frame_bytes = The longest message that the server reads, in bytes.
setting-messages_per_second = How many messages per second a socket may send on average.
setting-messages_burst = How many messages a socket may send at once.
setting-person_per_second = How many messages and requests per second a person may send on average.
setting-person_burst = How many messages and requests a person may send at once.
setting-address_per_second = How many requests per second may come from one address on average.
setting-address_burst = How many requests may come from one address at once.
setting-sockets_per_person = How many sockets a person may keep open.
setting-sockets_per_address = How many sockets may be open from one address.
setting-connections_per_address = How many TCP connections may be open from one address, including those for single requests; does not apply behind a trusted proxy.
setting-header_seconds = How many seconds the head of a request may take.
setting-body_seconds = How many seconds the body of a request may take, and how long a client may take to read an answer.
setting-keep_alive_seconds = How many seconds a connection without a request is kept open.
setting-heartbeat_seconds = After how many seconds a socket is pinged.
setting-idle_socket_seconds = After how many seconds without an answer a socket is closed; more than the heartbeat.
setting-queue_messages = How many messages may wait for a slow reader before its socket is closed.
setting-password_attempts_per_minute = How many wrong passwords are allowed per minute from one address, and from one address for one login.
setting-password_attempts_per_login_per_hour = How many wrong passwords are allowed per hour for one login, from anywhere; beyond that, every address has one try at a time.
setting-accounts_per_address_per_hour = How many accounts may be created or changed per hour, from one address or by one person.
setting-people_per_address_per_hour = How many new people may come from one address per hour.
setting-tables_per_person_per_hour = How many tables a person may open per hour.
setting-tables_per_address_per_hour = How many tables may be opened from one address per hour.
setting-listed_tables_per_address = How many open tables from one address may be listed on the start page.
setting-hints_per_person_per_minute = How many hints a person may ask for per minute.
setting-hints_per_address_per_minute = How many hints people at one address may ask for per minute.
setting-analyses_per_person_per_hour = How many analyses of finished games a person may start per hour.
setting-analyses_per_address_per_hour = How many analyses of finished games people at one address may start per hour.
setting-bot_moves_per_address = How many bots may think at a time for people at one address; the others wait.
setting-chat_lines_per_minute = How many chat lines a person may write per minute.
setting-keep_empty_tables_days = After how many days a table is deleted if no game was ever started there; 0 keeps them for ever.
setting-keep_nameless_days = After how many days a person is deleted who has no account, seat, table or chat line; 0 keeps them for ever.
setting-metrics = Publish metrics for Prometheus at /metrics.
setting-log_level = The level of the log: debug, info, warning or error.
