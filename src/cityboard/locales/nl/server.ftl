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
refusal-server-error = Het is de server niet gelukt. Probeer het opnieuw; meer staat in het logboek.
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
refusal-name-long = De naam is te lang. Hij kan hoogstens { $number ->
        [one] { $number } teken
       *[other] { $number } tekens
    } hebben.
refusal-name-alike = De naam ziet er precies zo uit als ‘{ $name }’, zoals iemand anders aan tafel heet. Kies een andere.
refusal-login-wrong = De gebruikersnaam of het wachtwoord klopt niet.
refusal-password-wrong = Het oude wachtwoord klopt niet.
refusal-login-taken = Iemand anders heeft deze gebruikersnaam al. Kies een andere.
refusal-csrf = De pagina kan niet meer bewijzen wie je bent. Laad de pagina opnieuw.
refusal-origin = Pagina’s van andere adressen mogen hier niet voor je spreken. Open een pagina van deze server.
refusal-channel-unknown = Jouw meldingen gaan niet naar zo’n adres.
refusal-edition-not-kept = Deze editie wordt hier niet meer bewaard. Wie je de link heeft gestuurd, kan die weer bewaren.
refusal-editions-full = Je bewaart al { $most } eigen edities. Verwijder er eerst één.
refusal-banned = Wie deze server beheert, laat je niet binnen.

## Tafels

refusal-table-unknown = Er is geen tafel ‘{ $table }’.
refusal-table-damaged = Tafel ‘{ $table }’ is beschadigd: wat ervan is opgeslagen, kan niet worden gelezen. Meer staat in het logboek van de server.
refusal-table-closed = Alleen wie aan deze tafel zit, mag toekijken.
refusal-table-unlisted = Aan deze tafel kom je alleen met een link. Vraag die aan wie de tafel heeft geopend.
refusal-knock-unknown = Deze persoon vraagt niet meer om een plaats.
refusal-knock-refused = Wie deze tafel heeft geopend, heeft je verzoek om een plaats afgewezen.
refusal-table-not-open = Dat kan alleen voordat de partij begint.
refusal-table-not-running = Dat kan alleen terwijl de partij loopt.
refusal-table-not-over = Dat kan pas als de partij voorbij is.
refusal-table-over = De partij aan deze tafel is voorbij.
refusal-only-owner = Alleen wie de tafel heeft geopend, mag dat doen.
refusal-table-without-person = Er moet minstens één mens aan tafel zitten. Neem zelf een plaats in, of wacht tot iemand er een heeft ingenomen.
refusal-lobby-full = Vanaf je aansluiting { $most ->
        [one] staat er al { $most } tafel
       *[other] staan er al { $most } tafels
    } open voor iedereen. Begin er eerst één, of open deze alleen voor vrienden, met een link.
refusal-position-unknown = Er is geen stand { $number }. De standen worden geteld van 0 tot en met { $most }.
refusal-record-source = Geef óf de tekst van een partijverslag óf de tafel van een afgelopen partij op.
refusal-record-moves = Vanaf stand { $number } van het partijverslag kan niet worden verdergespeeld. Kies er een van 0 tot en met { $most }.
refusal-record-differs = Het partijverslag is niet gespeeld met ‘{ $option }: { $value }’. Een tafel die verdergaat vanuit een partijverslag neemt alles daaruit over.
refusal-hint-busy = De bots zijn bezig aan andere tafels. Vraag zo meteen nog eens om de tip.
refusal-hint-failed = Dit keer is er geen tip: het is de bot niet gelukt een zet te kiezen. Vraag het opnieuw; meer staat in het logboek van de server.
refusal-analysis-failed = De analyse van deze partij is mislukt. Vraag er opnieuw om; meer staat in het logboek van de server.

## Plaatsen

refusal-seat-not-yours = De plaats van speler { SEAT($seat) } is niet van jou.
refusal-seat-bot = Voor speler { SEAT($seat) } speelt nu een bot. Neem de plaats eerst terug.
refusal-seat-yours-already = De plaats van speler { SEAT($seat) } is al van jou.
refusal-seat-none-free = Aan deze tafel is geen plaats vrij.
refusal-seat-taken = De plaats van speler { SEAT($seat) } is niet vrij.
refusal-seat-needed = Alleen wie aan deze tafel zit, mag dat doen.
refusal-watchers-only = Alleen toeschouwers kunnen daar schrijven.
refusal-seat-not-absent = De tafel wacht niet op speler { SEAT($seat) }.
refusal-seat-in-time = Speler { SEAT($seat) } heeft nog tijd.
refusal-link-void = Deze link is niet meer geldig. Vraag een nieuwe.
refusal-link-other-seat = Deze link leidt naar de plaats van speler { SEAT($seat) } en naar geen andere.
refusal-seat-reserved = De plaats van speler { SEAT($seat) } blijft voor degene voor wie nu een bot speelt. Alleen die kan terugkomen of de plaats overdragen.
refusal-seat-rehearsed = Niemand kan nu aan dit spel meedoen: hier zijn zetten teruggenomen nadat ze iets hadden onthuld. Worden alle zetten teruggenomen, dan wordt voor de volgende die erbij komt opnieuw gedeeld, behalve in een spel dat verdergaat vanaf een partijverslag; open anders een nieuwe tafel.
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
