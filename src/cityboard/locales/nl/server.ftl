### Wat de server zegt.

## Adressen van meldingen

refusal-webhook-address = ‘{ $value }’ is geen adres waar meldingen naartoe kunnen. Het moet met { $allowed } beginnen en een host noemen, zonder gebruikersnaam en zonder wachtwoord.
refusal-webhook-host = Meldingen kunnen niet worden verstuurd: er is geen host met de naam ‘{ $value }’.
refusal-webhook-private = Naar ‘{ $value }’ gaan geen meldingen: deze server stuurt ze alleen naar hosts die vanaf het hele internet bereikbaar zijn.
refusal-push-subscription = Met de sleutels die de browser heeft gegeven, kan geen melding worden versleuteld. Zet de meldingen in de browser uit en weer aan.

## Berichten en verzoeken

refusal-message-malformed = Het bericht is niet te lezen: { $error }
refusal-stale = Aan tafel is doorgespeeld sinds je keek. Kijk opnieuw en beslis dan.
refusal-busy = Aan deze tafel gebeurt te veel tegelijk. Probeer het opnieuw.
refusal-key-reused = Dit bericht draagt de sleutel van een eerder bericht dat iets anders zei.
refusal-too-many = Dat is meer dan deze server in één keer toestaat. Wacht even en probeer het opnieuw.
refusal-server-error = Het is de server niet gelukt. Probeer het opnieuw; zijn logboek weet meer.
refusal-database-down = De database antwoordt niet.
refusal-http = Op zo’n verzoek antwoordt de server niet (HTTP { $status }).
refusal-metrics-off = Deze server toont zijn meetwaarden niet.
refusal-page-missing = De pagina voor de browser ontbreekt hier. Voer één keer ‘make play’ uit in de map van het project: dat bouwt de pagina.

## Mensen

refusal-person-needed = Kies eerst een bijnaam.
refusal-login-wrong = De gebruikersnaam of het wachtwoord klopt niet.
refusal-login-taken = Iemand anders heeft deze gebruikersnaam al. Kies een andere.
refusal-csrf = De pagina kan niet meer bewijzen wie je bent. Laad de pagina opnieuw.
refusal-origin = Pagina’s van andere adressen mogen hier niet voor je spreken. Open een pagina van deze server.
refusal-channel-unknown = Jouw meldingen gaan niet naar zo’n adres.

## Tafels

refusal-table-unknown = Er is geen tafel ‘{ $table }’.
refusal-table-closed = Alleen wie aan deze tafel zit, mag toekijken.
refusal-table-unlisted = Aan deze tafel kom je alleen met een link. Vraag die aan wie de tafel heeft geopend.
refusal-table-not-open = Dat kan alleen voordat de partij begint.
refusal-table-not-running = Dat kan alleen terwijl de partij loopt.
refusal-table-not-over = Dat kan pas als de partij voorbij is.
refusal-table-over = De partij aan deze tafel is voorbij.
refusal-only-owner = Alleen wie de tafel heeft geopend, mag dat doen.
refusal-position-unknown = Er is geen stelling { $number }. De stellingen worden geteld van 0 tot en met { $most }.
refusal-hint-busy = De bots zijn bezig aan andere tafels. Vraag zo meteen nog eens om de tip.
refusal-hint-failed = Dit keer is er geen tip: het is de bot niet gelukt een zet te kiezen. Vraag het opnieuw; het logboek van de server weet meer.
refusal-analysis-failed = De analyse van deze partij is mislukt. Vraag er opnieuw om; het logboek van de server weet meer.

## Plaatsen

refusal-seat-not-yours = De plaats van speler { $seat } is niet van jou.
refusal-seat-bot = Voor speler { $seat } speelt nu een bot. Neem de plaats eerst terug.
refusal-seat-yours-already = De plaats van speler { $seat } is al van jou.
refusal-seat-none-free = Aan deze tafel is geen plaats vrij.
refusal-seat-taken = De plaats van speler { $seat } is niet vrij.
refusal-seat-needed = Alleen wie aan deze tafel zit, mag dat doen.
refusal-seat-not-absent = De tafel wacht niet op speler { $seat }.
refusal-seat-in-time = Speler { $seat } heeft nog tijd.
refusal-link-void = Deze link is niet meer geldig. Vraag een nieuwe.
refusal-link-other-seat = Deze link leidt naar de plaats van speler { $seat } en naar geen andere.

## Beurten en vragen

refusal-not-your-turn = Speler { $seat } is niet aan de beurt.
refusal-undo-turn = Je kunt alleen iets terugnemen zolang je aan de beurt bent.
refusal-take-back-off = Aan deze tafel wordt niets in overleg teruggenomen.
refusal-question-open = De tafel wordt al iets gevraagd. Wacht op de antwoorden.
refusal-question-none = Niemand vraagt iets.
refusal-question-not-yours = Speler { $seat } wordt niets gevraagd of heeft al geantwoord.

## Instellingen en de database

refusal-setting-value = ‘{ $value }’ past niet bij { $name }. Mogelijk is hier: { $allowed }.
refusal-database-url = Dat is niet het adres van een database. Het moet eruitzien als een van deze: { $allowed }.
refusal-database-busy = Een ander proces gebruikt de database { $file } al. Stop dat eerst of noem een ander bestand.
refusal-database-unreachable = De database antwoordt niet ({ $error }).
refusal-database-newer = De database hoort bij een nieuwere cityboard dan deze ({ $error }). Gebruik die.
refusal-address-unusable = De server kan niet luisteren op { $address } ({ $error }). Kies een andere --host of --port.
refusal-database-missing = In deze database is niets van cityboard. Noem de juiste met --database.
refusal-database-older = De database heeft nog de vorm { $revision }; deze cityboard heeft { $wanted } nodig. Start haar server één keer: die werkt de database bij.
refusal-database-not-empty = De database is niet leeg. Zet een back-up terug in een nieuwe.
refusal-backup-damaged = { $file } is geen back-up, of ze is beschadigd of onvolledig. Er is niets teruggezet.
refusal-backup-newer = { $file } komt van een nieuwere cityboard ({ $release }). Zet de back-up daarmee terug.
refusal-backup-exists = Het bestand { $file } bestaat al. Kies een andere naam voor de back-up of verwijder dat bestand.

## Wat een controle vindt

refusal-file-damaged = Het bestand van de database is beschadigd: { $error }
refusal-rows-astray = Rijen van ‘{ $name }’ die bij geen tafel horen: { $number }.
refusal-table-unreadable = Tafel { $table } is niet te lezen ({ $error }).
refusal-chain-broken = Tafel { $table }: gebeurtenis { $event } volgt niet uit de gebeurtenissen ervoor. Er is iets veranderd of er ontbreekt iets.
refusal-event-unreadable = Tafel { $table }: gebeurtenis { $event } is niet te lezen of past niet bij de gebeurtenissen ervoor ({ $error }).
refusal-event-out-of-place = Tafel { $table }: gebeurtenis { $event } is op dit punt niet mogelijk.
refusal-move-illegal = Tafel { $table }: de zet in gebeurtenis { $event } is in strijd met de regels. { $because }
refusal-draw-differs = Tafel { $table }: gebeurtenis { $event } komt niet van de startwaarde, die ‘{ $dealt }’ geeft.
refusal-result-differs = Tafel { $table }: gebeurtenis { $event } geeft een andere uitslag dan de partij heeft.
refusal-game-differs = Tafel { $table }: de partij klopt niet. { $because }
refusal-seed-differs = Tafel { $table }: de startwaarde is niet die welke aan het begin is beloofd.
refusal-column-differs = Tafel { $table }: ‘{ $column }’ staat er als { $value }, maar de gebeurtenissen zeggen { $wanted }.
refusal-chairs-differ = Tafel { $table }: wie waar zit, past niet bij de gebeurtenissen.

## Opdrachten

help-serve = Een server draaien: tafels voor mensen met een browser. Elke optie kan ook in de omgeving staan, zoals tussen haken met haar standaardwaarde te zien is.
help-open = De pagina in een browser openen zodra de server antwoordt.
serve-address = cityboard antwoordt op { $address }
help-backup = Alles wat in de database zit in één bestand schrijven, ook terwijl de server draait. Bewaar het bestand veilig: er staan geheimen in.
help-backup-file = Het bestand om te schrijven; het mag nog niet bestaan.
backup-made = Alles staat nu in { $file }. Tafels: { $tables }, gebeurtenissen: { $events }, mensen: { $people }.
help-restore = Een back-up inlezen in een lege database, van welke soort ook.
help-restore-file = Een bestand dat cityboard backup heeft geschreven.
backup-restored = Alles uit { $file } staat nu in de database. Tafels: { $tables }, gebeurtenissen: { $events }, mensen: { $people }.
help-check-stored = De database controleren: of er niets in beschadigd of veranderd is of ontbreekt, en of elke voltooide partij klopt. Ook terwijl de server draait.
help-replay-all = Elke bewaarde partij zet voor zet naspelen, volgens de regels en met de editie waarmee ze begon.
check-summary = Tafels: { $tables }, gebeurtenissen: { $events }, voltooide partijen: { $games }, nagespeelde zetten: { $moves }. Bevindingen: { $findings }.
setting-host = Het adres om op te luisteren; 0.0.0.0 of :: luistert op alle adressen van deze machine.
setting-port = De poort om op te luisteren; 0 neemt een vrije.
setting-database = Waar alles wordt bewaard: een bestand voor één proces (sqlite:////MAP/BESTAND) of een PostgreSQL-server die meerdere processen kunnen delen (postgresql://USER:PASSWORD@HOST/NAME).
setting-origins = Andere adressen waarvan de pagina’s met deze server mogen spreken, met komma’s ertussen.
setting-secure_cookies = Cookies alleen via HTTPS sturen; aanzetten achter een proxy die HTTPS spreekt.
setting-trusted_proxy = De header X-Forwarded-For geloven; alleen aanzetten als iedereen via een proxy komt die hem zet.
setting-bot_processes = Hoeveel processen voor de bots mogen nadenken; elk start wanneer het nodig is.
setting-bot_seconds = Hoeveel seconden een bot over een zet mag nadenken.
setting-bot_pause = Hoeveel seconden een bot minstens neemt, zodat je hem kunt volgen.
setting-notice_delay = Hoeveel seconden er verstrijken voordat iemand die misschien niet kijkt over zijn beurt hoort.
setting-notice_contact = Waar pushdiensten bereiken wie deze server beheert: mailto:ADRES of https://PAGINA.
setting-private_webhooks = Meldingen ook naar hosts in het eigen netwerk sturen, en zonder HTTPS.
setting-idle_minutes = Na hoeveel minuten zonder gebruik een tafel het geheugen verlaat.
setting-frame_bytes = Het langste bericht dat wordt gelezen, in bytes.
setting-messages_per_second = Hoeveel berichten per seconde een verbinding voortdurend mag sturen.
setting-messages_burst = Hoeveel berichten een verbinding in één keer mag sturen.
setting-person_per_second = Hoeveel berichten en verzoeken per seconde iemand voortdurend mag sturen.
setting-person_burst = Hoeveel berichten en verzoeken iemand in één keer mag sturen.
setting-address_per_second = Hoeveel verzoeken per seconde voortdurend van één adres mogen komen.
setting-address_burst = Hoeveel verzoeken in één keer van één adres mogen komen.
setting-sockets_per_person = Hoeveel verbindingen iemand open mag houden.
setting-sockets_per_address = Hoeveel verbindingen vanaf één adres open mogen zijn.
setting-heartbeat_seconds = Na hoeveel seconden een verbinding om een teken van leven wordt gevraagd.
setting-idle_socket_seconds = Na hoeveel seconden zonder teken van leven een verbinding wordt gesloten; meer dan bij de vraag ernaar.
setting-queue_messages = Hoeveel berichten op een trage lezer mogen wachten voordat zijn verbinding wordt gesloten.
setting-password_attempts_per_minute = Hoeveel wachtwoorden in een minuut mogen worden geprobeerd, vanaf één adres of voor één gebruikersnaam.
setting-tables_per_person_per_hour = Hoeveel tafels iemand in een uur mag openen.
setting-hints_per_person_per_minute = Om hoeveel tips iemand per minuut mag vragen.
setting-analyses_per_person_per_hour = Hoeveel analyses van beëindigde partijen iemand per uur mag starten.
setting-metrics = Meetwaarden voor Prometheus tonen op /metrics.
setting-log_level = Wat in het logboek komt: debug, info, warning of error.
