### Wat de server zegt.

## Adressen van meldingen

refusal-webhook-address = ‘{ $value }’ is geen adres waar meldingen naartoe kunnen. Het moet met { $allowed } beginnen en een host noemen, zonder gebruikersnaam en zonder wachtwoord.
refusal-webhook-host = Naar ‘{ $value }’ kunnen geen meldingen worden verstuurd: er is geen host met die naam die vanaf het hele internet bereikbaar is.
refusal-push-subscription = Met de sleutels die de browser heeft gegeven, kan geen melding worden versleuteld. Zet de meldingen in de browser uit en weer aan.

## Berichten en verzoeken

refusal-message-malformed = Het bericht is niet te lezen: { $error }
refusal-stale = Aan tafel is doorgespeeld sinds je keek. Kijk opnieuw en beslis dan.
refusal-busy = Aan deze tafel gebeurt te veel tegelijk. Probeer het opnieuw.
refusal-key-reused = Dit bericht draagt de sleutel van een eerder bericht dat iets anders zei.
refusal-too-many = Dat is meer dan deze server in één keer toestaat. Wacht even en probeer het opnieuw.
refusal-server-error = Het is de server niet gelukt. Probeer het opnieuw; zijn logboek weet meer.
refusal-database-down = De database antwoordt niet. Wacht even en probeer het opnieuw.
refusal-storage-full = De schijf van de server is vol. Er is niets opgeslagen; probeer het later opnieuw.
refusal-storage-read-only = De opslag van de server kan op dit moment alleen worden gelezen. Er is niets opgeslagen; probeer het later opnieuw.
refusal-part-unwell = Een deel van de server werkt niet ({ $part }). Probeer het zo meteen opnieuw.
refusal-http = Op zo’n verzoek antwoordt de server niet (HTTP { $status }).
refusal-metrics-off = Deze server toont zijn meetwaarden niet.
refusal-page-missing = De pagina voor de browser ontbreekt hier. Voer één keer ‘make play’ uit in de map van het project: dat bouwt de pagina.

## Mensen

refusal-person-needed = Kies eerst een bijnaam.
refusal-name-invisible = De naam bevat een teken dat niet te zien is ({ $value }). Laat het weg.
refusal-name-empty = Een naam heeft minstens één letter, cijfer of symbool nodig.
refusal-name-marks = Er staan te veel tekens op één letter; het kunnen er hoogstens { $number } zijn.
refusal-name-mixed = ‘{ $value }’ mengt letters van verschillende alfabetten. Houd het in een woord bij één alfabet.
refusal-name-long = De naam is te lang. Hij kan { $number } tekens hebben.
refusal-name-alike = De naam ziet er precies zo uit als ‘{ $name }’, zoals iemand anders aan tafel heet. Kies een andere.
refusal-login-wrong = De gebruikersnaam of het wachtwoord klopt niet.
refusal-password-wrong = Het oude wachtwoord klopt niet.
refusal-login-taken = Iemand anders heeft deze gebruikersnaam al. Kies een andere.
refusal-csrf = De pagina kan niet meer bewijzen wie je bent. Laad de pagina opnieuw.
refusal-origin = Pagina’s van andere adressen mogen hier niet voor je spreken. Open een pagina van deze server.
refusal-channel-unknown = Jouw meldingen gaan niet naar zo’n adres.
refusal-banned = Wie deze server beheert, laat je niet binnen.

## Tafels

refusal-table-unknown = Er is geen tafel ‘{ $table }’.
refusal-table-damaged = Tafel ‘{ $table }’ is beschadigd: wat ervan is opgeslagen, kan niet worden gelezen. Het logboek van de server weet meer.
refusal-table-closed = Alleen wie aan deze tafel zit, mag toekijken.
refusal-table-unlisted = Aan deze tafel kom je alleen met een link. Vraag die aan wie de tafel heeft geopend.
refusal-table-not-open = Dat kan alleen voordat de partij begint.
refusal-table-not-running = Dat kan alleen terwijl de partij loopt.
refusal-table-not-over = Dat kan pas als de partij voorbij is.
refusal-table-over = De partij aan deze tafel is voorbij.
refusal-only-owner = Alleen wie de tafel heeft geopend, mag dat doen.
refusal-table-without-person = Er moet minstens één mens aan tafel zitten. Neem zelf een plaats in, of wacht tot iemand er een heeft ingenomen.
refusal-lobby-full = Vanaf je aansluiting staan er al { $most } tafels open voor iedereen. Begin er eerst één, of open deze alleen voor vrienden, met een link.
refusal-position-unknown = Er is geen stelling { $number }. De stellingen worden geteld van 0 tot en met { $most }.
refusal-record-source = Geef óf de tekst van een verslag óf de tafel van een afgelopen partij op.
refusal-record-moves = Vanaf stelling { $number } van het verslag kan niet worden verdergespeeld. Kies er een van 0 tot en met { $most }.
refusal-record-differs = Het verslag is niet gespeeld met ‘{ $option }: { $value }’. Een tafel die verdergaat vanuit een verslag neemt alles daaruit over.
refusal-hint-busy = De bots zijn bezig aan andere tafels. Vraag zo meteen nog eens om de tip.
refusal-hint-failed = Dit keer is er geen tip: het is de bot niet gelukt een zet te kiezen. Vraag het opnieuw; het logboek van de server weet meer.
refusal-analysis-failed = De analyse van deze partij is mislukt. Vraag er opnieuw om; het logboek van de server weet meer.

## Plaatsen

refusal-seat-not-yours = De plaats van speler { SEAT($seat) } is niet van jou.
refusal-seat-bot = Voor speler { SEAT($seat) } speelt nu een bot. Neem de plaats eerst terug.
refusal-seat-yours-already = De plaats van speler { SEAT($seat) } is al van jou.
refusal-seat-none-free = Aan deze tafel is geen plaats vrij.
refusal-seat-taken = De plaats van speler { SEAT($seat) } is niet vrij.
refusal-seat-needed = Alleen wie aan deze tafel zit, mag dat doen.
refusal-seat-not-absent = De tafel wacht niet op speler { SEAT($seat) }.
refusal-seat-in-time = Speler { SEAT($seat) } heeft nog tijd.
refusal-link-void = Deze link is niet meer geldig. Vraag een nieuwe.
refusal-link-other-seat = Deze link leidt naar de plaats van speler { SEAT($seat) } en naar geen andere.
refusal-seat-reserved = De plaats van speler { SEAT($seat) } blijft voor degene voor wie nu een bot speelt. Alleen die kan terugkomen of de plaats overdragen.
refusal-seat-rehearsed = Niemand kan nu aan dit spel meedoen: hier zijn zetten teruggenomen nadat ze iets hadden onthuld. Worden alle zetten teruggenomen, dan wordt voor de volgende die erbij komt opnieuw gedeeld; open anders een nieuwe tafel.
refusal-seat-given-up = Iemand die eerder op de plaats van speler { SEAT($seat) } zat, kent die hand. In dit spel kan niemand die nieuw is een andere plaats innemen.
refusal-seat-shown = Je speelt hier nog een andere plaats en hebt de hand van speler { SEAT($seat) } gezien. In dit spel kan de plaats niet worden overgedragen.
refusal-remove-alone = Hier zit verder niemand die ermee kan instemmen dat speler { SEAT($seat) } wordt verwijderd.

## Beurten en vragen

refusal-not-your-turn = Speler { SEAT($seat) } is niet aan de beurt.
refusal-undo-turn = Je kunt alleen iets terugnemen zolang je aan de beurt bent.
refusal-take-back-off = Aan deze tafel wordt niets in overleg teruggenomen.
refusal-question-open = De tafel wordt al iets gevraagd. Wacht op de antwoorden.
refusal-question-none = Niemand vraagt iets.
refusal-question-not-yours = Speler { SEAT($seat) } wordt niets gevraagd of heeft al geantwoord.
refusal-act-limit = Speler { SEAT($seat) } heeft in dit spel { $most } keer iets teruggenomen of gevraagd. Meer kan niet.
refusal-return-limit = Speler { SEAT($seat) } is in dit spel al { $most } keer teruggekomen. Meer kan niet.
refusal-sit-limit = Je bent al { $most } keer aan deze tafel gaan zitten. Meer kan niet.
refusal-link-limit = De link naar de plaats van speler { SEAT($seat) } is { $most } keer vernieuwd. Meer kan niet.
refusal-remove-limit = De anderen zijn al { $most } keer gevraagd om speler { SEAT($seat) } te verwijderen. Meer kan niet.

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
refusal-person-unknown = Er is hier niemand die “{ $value }” heet. Noem een gebruikersnaam of een id, of een bijnaam samen met --table.
refusal-person-ambiguous = Daar heten meer mensen “{ $value }”. Noem er één met de id: { $allowed }.
refusal-ban-unknown = “{ $value }” is niet uitgesloten.
refusal-table-running = Het spel aan tafel { $table } is nog bezig. Voeg --even-running toe om de tafel toch te verwijderen.

## Wat een controle vindt

refusal-file-damaged = Het bestand van de database is beschadigd: { $error }
refusal-rows-astray = Rijen van ‘{ $name }’ die bij geen tafel horen: { $number }.
refusal-row-edited = Tabel ‘{ $name }’ van de database: rij { $row } is bewerkt.
refusal-person-missing = Tabel ‘{ $name }’ van de database: rij { $row } noemt persoon { $person }, die er niet is.
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
help-ban = Iemand of een netwerk uitsluiten, ook terwijl er servers draaien: aanmeldingen vervallen, verbindingen sluiten, nieuwe aanmeldingen worden geweigerd.
help-unban = Iemand of een netwerk weer binnenlaten; mensen moeten zich opnieuw aanmelden.
help-ban-who = Een gebruikersnaam, de id van iemand, een adres of een reeks adressen (192.0.2.0/24, 2001:db8::/48); met --table een bijnaam.
help-ban-table = De tafel waaraan iemand met deze bijnaam zit of praat, of die zij hebben geopend.
ban-made = { $name } is uitgesloten. Draaiende servers weten het binnen enkele seconden.
ban-lifted = { $name } is niet meer uitgesloten.
help-delete-table = Een tafel met spel, plaatsen en chat voorgoed verwijderen, ook terwijl er servers draaien.
help-delete-table-id = De id van de tafel, zoals die in het adres staat.
help-even-running = Ook verwijderen als het spel nog bezig is.
table-deleted = Tafel { $table } is verwijderd. Draaiende servers weten het binnen enkele seconden.
setting-host = Het adres om op te luisteren; 0.0.0.0 of :: luistert op alle adressen van deze machine.
setting-port = De poort om op te luisteren; 0 neemt een vrije.
setting-database = Waar alles wordt bewaard: een bestand voor één proces (sqlite:////MAP/BESTAND) of een PostgreSQL-server die meerdere processen kunnen delen (postgresql://USER:PASSWORD@HOST/NAME).
setting-database_seconds = Hoeveel seconden de database over een antwoord mag doen; wat langer duurt, mislukt en kan opnieuw worden geprobeerd.
setting-origins = Andere adressen waarvan de pagina’s met deze server mogen spreken, met komma’s ertussen.
setting-secure_cookies = Cookies alleen via HTTPS sturen en browsers vertellen dat ze een jaar lang alleen via HTTPS komen; aanzetten achter een proxy die HTTPS spreekt.
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
setting-connections_per_address = Hoeveel TCP-verbindingen vanaf één adres open mogen zijn, ook die voor losse aanvragen; geldt niet achter een proxy die wordt geloofd.
setting-header_seconds = Hoeveel seconden de kop van een aanvraag mag duren.
setting-body_seconds = Hoeveel seconden de inhoud van een aanvraag mag duren, en hoelang een antwoord ongelezen mag blijven.
setting-keep_alive_seconds = Hoeveel seconden een verbinding zonder aanvraag open blijft.
setting-heartbeat_seconds = Na hoeveel seconden een verbinding om een teken van leven wordt gevraagd.
setting-idle_socket_seconds = Na hoeveel seconden zonder teken van leven een verbinding wordt gesloten; meer dan bij de vraag ernaar.
setting-queue_messages = Hoeveel berichten op een trage lezer mogen wachten voordat zijn verbinding wordt gesloten.
setting-password_attempts_per_minute = Hoeveel foute wachtwoorden in een minuut mogen worden opgegeven, vanaf één adres, en vanaf één adres voor één gebruikersnaam.
setting-password_attempts_per_login_per_hour = Hoeveel foute wachtwoorden in een uur voor één gebruikersnaam mogen worden opgegeven, waarvandaan dan ook; daarna heeft elk adres telkens één poging.
setting-accounts_per_address_per_hour = Hoeveel accounts in een uur mogen worden gemaakt of gewijzigd, vanaf één adres of door één persoon.
setting-people_per_address_per_hour = Hoeveel nieuwe mensen in een uur vanaf één adres mogen komen.
setting-tables_per_person_per_hour = Hoeveel tafels iemand in een uur mag openen.
setting-tables_per_address_per_hour = Hoeveel tafels in een uur vanaf één adres mogen worden geopend.
setting-listed_tables_per_address = Hoeveel tafels van één adres op de startpagina voor iedereen open mogen staan.
setting-hints_per_person_per_minute = Om hoeveel tips iemand per minuut mag vragen.
setting-hints_per_address_per_minute = Hoeveel tips in een minuut vanaf één adres mogen worden gevraagd.
setting-analyses_per_person_per_hour = Hoeveel analyses van beëindigde partijen iemand per uur mag starten.
setting-analyses_per_address_per_hour = Hoeveel analyses van beëindigde spellen in een uur vanaf één adres mogen worden begonnen.
setting-bot_moves_per_address = Hoeveel bots tegelijk mogen nadenken voor mensen op één adres; verdere bots wachten op hen.
setting-chat_lines_per_minute = Hoeveel regels iemand in een minuut in de chat mag schrijven.
setting-keep_empty_tables_days = Na hoeveel dagen een tafel wordt verwijderd waaraan nooit een spel is begonnen; 0 bewaart ze voor altijd.
setting-keep_nameless_days = Na hoeveel dagen iemand wordt verwijderd die geen account, geen plaats, geen tafel en geen woord in een chat heeft; 0 bewaart ze voor altijd.
setting-metrics = Meetwaarden voor Prometheus tonen op /metrics.
setting-log_level = Wat in het logboek komt: debug, info, warning of error.
