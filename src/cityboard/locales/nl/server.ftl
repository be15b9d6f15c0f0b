### Wat de server zegt.

## Adressen van meldingen

refusal-webhook-address = ‘{ $value }’ is geen adres waar meldingen naartoe kunnen. Het moet met { $allowed } beginnen en een host noemen, zonder gebruikersnaam en zonder wachtwoord.
refusal-webhook-host = Meldingen kunnen niet worden verstuurd: er is geen host met de naam ‘{ $value }’.
refusal-webhook-private = Naar ‘{ $value }’ gaan geen meldingen: deze server stuurt ze alleen naar hosts die vanaf het hele internet bereikbaar zijn.
refusal-push-subscription = Met de sleutels die de browser heeft gegeven, kan geen melding worden versleuteld. Zet de meldingen in de browser uit en weer aan.

## Berichten en verzoeken

refusal-message-malformed = Het bericht is niet te lezen: { $error }
refusal-stale = De tafel is verder gegaan sinds je keek. Kijk opnieuw en beslis dan.
refusal-busy = Aan deze tafel gebeurt te veel tegelijk. Probeer het opnieuw.
refusal-key-reused = Dit bericht draagt de sleutel van een eerder bericht dat iets anders zei.
refusal-too-many = Dat is meer dan deze server in één keer toestaat. Wacht even en probeer het opnieuw.
refusal-server-error = Het is de server niet gelukt. Probeer het opnieuw; zijn logboek weet meer.
refusal-http = Op zo’n verzoek antwoordt de server niet (HTTP { $status }).
refusal-metrics-off = Deze server toont zijn meetwaarden niet.

## Mensen

refusal-person-needed = Kies eerst een bijnaam.
refusal-login-wrong = De aanmeldnaam of het wachtwoord klopt niet.
refusal-login-taken = Iemand anders heeft deze aanmeldnaam al. Kies een andere.
refusal-csrf = De pagina kan niet meer bewijzen wie je bent. Laad haar opnieuw.
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
refusal-chain-broken = Tafel { $table }: gebeurtenis { $event } volgt niet uit de gebeurtenissen ervoor. Er is iets veranderd of er ontbreekt iets.
