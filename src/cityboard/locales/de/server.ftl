### Was der Server sagt.

## Adressen für Benachrichtigungen

refusal-webhook-address = „{ $value }“ ist keine Adresse, an die Benachrichtigungen gehen können. Sie muss mit { $allowed } beginnen und einen Rechner nennen, ohne Benutzernamen und ohne Passwort.
refusal-webhook-host = An „{ $value }“ können keine Benachrichtigungen gesendet werden: Einen solchen Rechner, der aus dem ganzen Internet erreichbar ist, gibt es nicht.
refusal-push-subscription = Mit den Schlüsseln, die der Browser genannt hat, lässt sich keine Benachrichtigung verschlüsseln. Schalte die Benachrichtigungen im Browser aus und wieder ein.

## Nachrichten und Anfragen

refusal-message-malformed = Die Nachricht lässt sich nicht lesen: { $error }
refusal-stale = Am Tisch ist es weitergegangen, seit du hingesehen hast. Sieh noch einmal hin und entscheide dann.
refusal-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Versuche es noch einmal.
refusal-key-reused = Diese Nachricht trägt den Schlüssel einer früheren, die etwas anderes gesagt hat.
refusal-too-many = Das ist mehr, als dieser Server auf einmal erlaubt. Warte einen Augenblick und versuche es noch einmal.
refusal-server-error = Dem Server ist das misslungen. Versuche es noch einmal; Näheres steht in seinem Protokoll.
refusal-database-down = Die Datenbank antwortet nicht. Warte einen Augenblick und versuche es noch einmal.
refusal-storage-full = Die Festplatte des Servers ist voll. Es wurde nichts gespeichert; versuche es später noch einmal.
refusal-storage-read-only = Der Speicher des Servers lässt sich zurzeit nur lesen. Es wurde nichts gespeichert; versuche es später noch einmal.
refusal-part-unwell = Ein Teil des Servers arbeitet nicht ({ $part }). Versuche es gleich noch einmal.
refusal-http = Auf eine solche Anfrage antwortet der Server nicht (HTTP { $status }).
refusal-metrics-off = Dieser Server zeigt seine Messwerte nicht.
refusal-page-missing = Die Seite für den Browser fehlt hier. Führe im Ordner des Projekts einmal „make play“ aus: Das baut die Seite.

## Personen

refusal-person-needed = Wähle zuerst einen Spitznamen.
refusal-name-invisible = Der Name enthält ein Zeichen, das man nicht sieht ({ $value }). Lass es weg.
refusal-name-empty = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Symbol.
refusal-name-marks = Auf einem Buchstaben sind zu viele Zeichen, mehr als { $number } gehen nicht.
refusal-name-mixed = „{ $value }“ mischt Buchstaben verschiedener Alphabete. Bleib in einem Wort bei einem Alphabet.
refusal-name-long = Der Name ist zu lang. Er kann { $number } Zeichen haben.
refusal-name-alike = Der Name sieht genauso aus wie „{ $name }“; so heißt schon jemand anders am Tisch. Wähle einen anderen.
refusal-login-wrong = Der Anmeldename oder das Passwort ist falsch.
refusal-password-wrong = Das alte Passwort stimmt nicht.
refusal-login-taken = Diesen Anmeldenamen hat schon jemand anders. Wähle einen anderen.
refusal-csrf = Der Seite fehlt der Nachweis, wer du bist. Lade sie neu.
refusal-origin = Seiten anderer Adressen dürfen hier nicht für dich sprechen. Öffne eine Seite dieses Servers.
refusal-channel-unknown = Deine Benachrichtigungen gehen nicht an eine solche Adresse.
refusal-banned = Wer diesen Server betreibt, lässt dich nicht herein.

## Tische

refusal-table-unknown = Es gibt keinen Tisch „{ $table }“.
refusal-table-damaged = Der Tisch „{ $table }“ ist beschädigt: Was von ihm gespeichert ist, lässt sich nicht lesen. Näheres steht im Protokoll des Servers.
refusal-table-closed = An diesem Tisch darf nur zusehen, wer daran sitzt.
refusal-table-unlisted = An diesen Tisch kommt man nur mit einem Link. Frage danach, wer ihn eröffnet hat.
refusal-table-not-open = Das geht nur, bevor das Spiel beginnt.
refusal-table-not-running = Das geht nur, während das Spiel läuft.
refusal-table-not-over = Das geht erst, wenn das Spiel vorbei ist.
refusal-table-over = Das Spiel an diesem Tisch ist vorbei.
refusal-only-owner = Das darf nur, wer den Tisch eröffnet hat.
refusal-table-without-person = Mindestens ein Mensch muss am Tisch sitzen. Nimm selbst einen Platz ein, oder warte, bis jemand einen eingenommen hat.
refusal-lobby-full = Von deinem Anschluss aus stehen schon { $most } Tische allen offen. Starte erst einen davon, oder öffne diesen nur für Freunde, mit Link.
refusal-position-unknown = Es gibt keine Stellung { $number }. Gezählt werden die Stellungen von 0 bis { $most }.
refusal-record-source = Gib entweder den Text einer Aufzeichnung oder den Tisch eines beendeten Spiels an.
refusal-record-moves = Von Stellung { $number } der Aufzeichnung an kann nicht weitergespielt werden. Wähle eine von 0 bis { $most }.
refusal-record-differs = Die Aufzeichnung wurde nicht mit „{ $option }: { $value }“ gespielt. Ein Tisch, an dem eine Aufzeichnung weitergespielt wird, übernimmt alles von ihr.
refusal-hint-busy = Die Bots sind gerade mit anderen Tischen beschäftigt. Bitte gleich noch einmal um den Tipp.
refusal-hint-failed = Diesmal gibt es keinen Tipp: Der Bot konnte keinen Zug wählen. Bitte noch einmal darum; mehr steht im Protokoll des Servers.
refusal-analysis-failed = Die Analyse dieser Partie ist fehlgeschlagen. Bitte noch einmal darum; mehr steht im Protokoll des Servers.

## Plätze

refusal-seat-not-yours = Der Platz von Spieler { SEAT($seat) } ist nicht deiner.
refusal-seat-bot = Für Spieler { SEAT($seat) } spielt gerade ein Bot. Nimm den Platz zuerst zurück.
refusal-seat-yours-already = Der Platz von Spieler { SEAT($seat) } ist schon deiner.
refusal-seat-none-free = An diesem Tisch ist kein Platz frei.
refusal-seat-taken = Der Platz von Spieler { SEAT($seat) } ist nicht frei.
refusal-seat-needed = Das darf nur, wer an diesem Tisch sitzt.
refusal-seat-not-absent = Der Tisch wartet nicht auf Spieler { SEAT($seat) }.
refusal-seat-in-time = Spieler { SEAT($seat) } hat noch Zeit.
refusal-link-void = Dieser Link gilt nicht mehr. Bitte um einen neuen.
refusal-link-other-seat = Dieser Link führt zum Platz von Spieler { SEAT($seat) } und zu keinem anderen.
refusal-seat-reserved = Der Platz von Spieler { SEAT($seat) } bleibt für den Menschen frei, für den gerade ein Bot spielt. Nur er selbst kann zurückkommen oder den Platz weitergeben.
refusal-seat-rehearsed = Diesem Spiel kann jetzt niemand beitreten: Hier wurden Züge zurückgenommen, nachdem sie etwas verraten hatten. Werden alle Züge zurückgenommen, wird für den Nächsten, der dazukommt, neu ausgeteilt; sonst öffne einen neuen Tisch.
refusal-seat-given-up = Jemand, der zuvor auf dem Platz von Spieler { SEAT($seat) } saß, kennt dessen Hand. In diesem Spiel kann niemand Neues einen anderen Platz einnehmen.
refusal-seat-shown = Du spielst hier noch einen anderen Platz und hast die Hand von Spieler { SEAT($seat) } gesehen. In diesem Spiel kann der Platz nicht weitergegeben werden.
refusal-remove-alone = Hier sitzt sonst niemand, der zustimmen könnte, Spieler { SEAT($seat) } zu entfernen.

## Züge und Fragen

refusal-not-your-turn = Spieler { SEAT($seat) } ist nicht am Zug.
refusal-undo-turn = Du kannst nur etwas zurücknehmen, solange du am Zug bist.
refusal-take-back-off = An diesem Tisch wird nichts im Einvernehmen zurückgenommen.
refusal-question-open = Der Tisch wird schon etwas gefragt. Warte auf die Antworten.
refusal-question-none = Niemand fragt etwas.
refusal-question-not-yours = Spieler { SEAT($seat) } ist nicht gefragt oder hat schon geantwortet.
refusal-act-limit = Spieler { SEAT($seat) } hat in diesem Spiel { $most }-mal etwas zurückgenommen oder gefragt. Mehr geht nicht.
refusal-return-limit = Spieler { SEAT($seat) } ist in diesem Spiel schon { $most }-mal zurückgekommen. Mehr geht nicht.
refusal-sit-limit = Du hast dich schon { $most }-mal an diesen Tisch gesetzt. Mehr geht nicht.
refusal-link-limit = Der Link zum Platz von Spieler { SEAT($seat) } wurde { $most }-mal erneuert. Mehr geht nicht.
refusal-remove-limit = Die anderen wurden schon { $most }-mal gefragt, ob Spieler { SEAT($seat) } entfernt werden soll. Mehr geht nicht.

## Einstellungen und die Datenbank

refusal-setting-value = „{ $value }“ passt nicht zu { $name }. Möglich ist hier: { $allowed }.
refusal-database-url = Das ist nicht die Adresse einer Datenbank. Sie muss so aussehen wie eine von diesen: { $allowed }.
refusal-database-busy = Die Datenbank { $file } wird schon von einem anderen Prozess benutzt. Beende ihn zuerst, oder nenne eine andere Datei.
refusal-database-unreachable = Die Datenbank antwortet nicht ({ $error }).
refusal-database-newer = Die Datenbank gehört zu einem neueren cityboard als diesem ({ $error }). Nimm jenes.
refusal-address-unusable = Der Server kann { $address } nicht benutzen ({ $error }). Wähle ein anderes --host oder --port.
refusal-database-missing = In dieser Datenbank gibt es nichts von cityboard. Nenne die richtige mit --database.
refusal-database-older = Die Datenbank hat noch die Form { $revision }; dieses cityboard braucht { $wanted }. Starte einmal seinen Server: Das bringt die Datenbank auf den neuen Stand.
refusal-database-not-empty = Die Datenbank ist nicht leer. Stelle eine Sicherung in einer neuen wieder her.
refusal-backup-damaged = { $file } ist keine Sicherung, oder sie ist beschädigt oder unvollständig. Wiederhergestellt ist nichts.
refusal-backup-newer = { $file } stammt von einem neueren cityboard ({ $release }). Stelle die Sicherung mit jenem wieder her.
refusal-backup-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen für die Sicherung oder entferne die Datei.
refusal-person-unknown = Hier gibt es niemanden namens „{ $value }“. Nenne einen Anmeldenamen oder eine Kennung, oder einen Spitznamen zusammen mit --table.
refusal-person-ambiguous = Dort heißen mehrere Leute „{ $value }“. Nenne jemanden mit der Kennung: { $allowed }.
refusal-ban-unknown = „{ $value }“ ist nicht gesperrt.
refusal-table-running = Das Spiel an Tisch { $table } läuft noch. Um ihn trotzdem zu löschen, füge --even-running hinzu.

## Was eine Prüfung findet

refusal-file-damaged = Die Datei der Datenbank ist beschädigt: { $error }
refusal-rows-astray = Zeilen von „{ $name }“, die zu keinem Tisch gehören: { $number }.
refusal-row-edited = Tabelle „{ $name }“ der Datenbank: Zeile { $row } wurde verändert.
refusal-person-missing = Tabelle „{ $name }“ der Datenbank: Zeile { $row } nennt die Person { $person }, die es nicht gibt.
refusal-table-unreadable = Tisch { $table } lässt sich nicht lesen ({ $error }).
refusal-chain-broken = Tisch { $table }: Ereignis { $event } folgt nicht aus den Ereignissen davor. Etwas ist geändert worden oder fehlt.
refusal-event-unreadable = Tisch { $table }: Ereignis { $event } lässt sich nicht lesen oder passt nicht zu den Ereignissen davor ({ $error }).
refusal-event-out-of-place = Tisch { $table }: Ereignis { $event } ist an dieser Stelle nicht möglich.
refusal-move-illegal = Tisch { $table }: Der Zug in Ereignis { $event } verstößt gegen die Regeln. { $because }
refusal-draw-differs = Tisch { $table }: Ereignis { $event } stammt nicht vom Startwert; der ergibt „{ $dealt }“.
refusal-result-differs = Tisch { $table }: Ereignis { $event } nennt ein anderes Ergebnis als das der Partie.
refusal-game-differs = Tisch { $table }: Die Partie stimmt nicht. { $because }
refusal-seed-differs = Tisch { $table }: Der Startwert ist nicht der, der zu Beginn versprochen wurde.
refusal-column-differs = Tisch { $table }: „{ $column }“ steht als { $value } da, die Ereignisse sagen aber { $wanted }.
refusal-chairs-differ = Tisch { $table }: Wer wo sitzt, passt nicht zu den Ereignissen.

## Befehle

help-serve = Einen Server betreiben: Tische für Leute mit Browsern. Jede Option kann auch in der Umgebung stehen, wie in Klammern mit ihrer Vorgabe gezeigt.
help-open = Die Seite im Browser öffnen, sobald der Server antwortet.
serve-address = cityboard antwortet auf { $address }
help-backup = Alles, was in der Datenbank ist, in eine Datei schreiben, auch während der Server läuft. Bewahre die Datei sicher auf: Sie enthält Geheimnisse.
help-backup-file = Die Datei, in die geschrieben wird; es darf sie noch nicht geben.
backup-made = Alles steht jetzt in { $file }. Tische: { $tables }, Ereignisse: { $events }, Personen: { $people }.
help-restore = Eine Sicherung in eine leere Datenbank einlesen, von welcher Art auch immer.
help-restore-file = Eine Datei, die cityboard backup geschrieben hat.
backup-restored = Alles aus { $file } steht jetzt in der Datenbank. Tische: { $tables }, Ereignisse: { $events }, Personen: { $people }.
help-check-stored = Die Datenbank prüfen: ob nichts darin beschädigt oder geändert ist oder fehlt und ob jede beendete Partie stimmt. Auch während der Server läuft.
help-replay-all = Jede gespeicherte Partie Zug für Zug nachspielen, nach den Regeln und mit der Ausgabe, mit denen sie begonnen wurde.
check-summary = Tische: { $tables }, Ereignisse: { $events }, beendete Partien: { $games }, nachgespielte Züge: { $moves }. Befunde: { $findings }.
help-ban = Eine Person oder ein Netz aussperren, auch während Server laufen: Anmeldungen erlöschen, Verbindungen enden, neue Anmeldungen werden abgelehnt.
help-unban = Eine Person oder ein Netz wieder hereinlassen; Leute müssen sich neu anmelden.
help-ban-who = Ein Anmeldename, die Kennung einer Person, eine Adresse oder ein Adressbereich (192.0.2.0/24, 2001:db8::/48); mit --table ein Spitzname.
help-ban-table = Der Tisch, an dem jemand mit diesem Spitznamen sitzt oder spricht oder den sie eröffnet haben.
ban-made = { $name } ist gesperrt. Laufende Server wissen es in wenigen Sekunden.
ban-lifted = { $name } ist nicht mehr gesperrt.
help-delete-table = Einen Tisch mit Spiel, Plätzen und Chat für immer löschen, auch während Server laufen.
help-delete-table-id = Die Kennung des Tischs, wie sie in seiner Adresse steht.
help-even-running = Auch löschen, wenn das Spiel noch läuft.
table-deleted = Tisch { $table } ist gelöscht. Laufende Server wissen es in wenigen Sekunden.
setting-host = Die Adresse, unter der gelauscht wird; 0.0.0.0 oder :: nimmt alle Adressen dieses Rechners.
setting-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
setting-database = Wo alles gespeichert wird: eine Datei für einen Prozess (sqlite:////ORDNER/DATEI) oder ein PostgreSQL-Server, den mehrere Prozesse teilen können (postgresql://USER:PASSWORD@HOST/NAME).
setting-database_seconds = Wie viele Sekunden die Datenbank für eine Antwort brauchen darf; was länger dauert, schlägt fehl und kann wiederholt werden.
setting-origins = Andere Adressen, deren Seiten mit diesem Server sprechen dürfen, mit Kommas dazwischen.
setting-secure_cookies = Cookies nur über HTTPS senden und Browsern sagen, dass sie ein Jahr lang nur über HTTPS kommen; einschalten hinter einem Proxy, der HTTPS spricht.
setting-trusted_proxy = Der Angabe X-Forwarded-For glauben; nur einschalten, wenn alle durch einen Proxy kommen, der sie setzt.
setting-bot_processes = Wie viele Prozesse für die Bots nachdenken dürfen; jeder beginnt, wenn er gebraucht wird.
setting-bot_seconds = Wie viele Sekunden ein Bot über einen Zug nachdenken darf.
setting-bot_pause = Wie viele Sekunden sich ein Bot mindestens nimmt, damit man ihm folgen kann.
setting-notice_delay = Wie viele Sekunden vergehen, bevor jemand, der vielleicht nicht hinsieht, von seinem Zug erfährt.
setting-notice_contact = Wo Push-Dienste erreichen, wer diesen Server betreibt: mailto:ADRESSE oder https://SEITE.
setting-private_webhooks = Benachrichtigungen auch an Rechner im eigenen Netz und ohne HTTPS senden.
setting-idle_minutes = Nach wie vielen Minuten ohne Gebrauch ein Tisch den Arbeitsspeicher verlässt.
setting-frame_bytes = Die längste Nachricht, die gelesen wird, in Bytes.
setting-messages_per_second = Wie viele Nachrichten je Sekunde eine Verbindung auf Dauer senden darf.
setting-messages_burst = Wie viele Nachrichten eine Verbindung auf einmal senden darf.
setting-person_per_second = Wie viele Nachrichten und Anfragen je Sekunde eine Person auf Dauer senden darf.
setting-person_burst = Wie viele Nachrichten und Anfragen eine Person auf einmal senden darf.
setting-address_per_second = Wie viele Anfragen je Sekunde auf Dauer von einer Adresse kommen dürfen.
setting-address_burst = Wie viele Anfragen auf einmal von einer Adresse kommen dürfen.
setting-sockets_per_person = Wie viele Verbindungen eine Person offen halten darf.
setting-sockets_per_address = Wie viele Verbindungen von einer Adresse offen sein dürfen.
setting-connections_per_address = Wie viele TCP-Verbindungen von einer Adresse offen sein dürfen, auch die für einzelne Anfragen; gilt nicht hinter einem Proxy, dem geglaubt wird.
setting-header_seconds = Wie viele Sekunden der Kopf einer Anfrage dauern darf.
setting-body_seconds = Wie viele Sekunden der Inhalt einer Anfrage dauern darf, und wie lange eine Antwort ungelesen bleiben darf.
setting-keep_alive_seconds = Wie viele Sekunden eine Verbindung ohne Anfrage offen bleibt.
setting-heartbeat_seconds = Nach wie vielen Sekunden eine Verbindung nach einem Lebenszeichen gefragt wird.
setting-idle_socket_seconds = Nach wie vielen Sekunden ohne Lebenszeichen eine Verbindung geschlossen wird; mehr als bei der Frage danach.
setting-queue_messages = Wie viele Nachrichten auf einen langsamen Leser warten, bevor seine Verbindung geschlossen wird.
setting-password_attempts_per_minute = Wie viele falsche Passwörter in einer Minute angegeben werden dürfen, von einer Adresse aus und von einer Adresse aus für einen Anmeldenamen.
setting-password_attempts_per_login_per_hour = Wie viele falsche Passwörter in einer Stunde für einen Anmeldenamen angegeben werden dürfen, von wo auch immer; darüber hinaus hat jede Adresse jeweils einen Versuch.
setting-accounts_per_address_per_hour = Wie viele Konten in einer Stunde von einer Adresse aus oder von einer Person angelegt oder geändert werden dürfen.
setting-people_per_address_per_hour = Wie viele neue Leute in einer Stunde von einer Adresse aus kommen dürfen.
setting-tables_per_person_per_hour = Wie viele Tische eine Person in einer Stunde eröffnen darf.
setting-tables_per_address_per_hour = Wie viele Tische in einer Stunde von einer Adresse aus eröffnet werden dürfen.
setting-listed_tables_per_address = Wie viele Tische von einer Adresse auf der Startseite allen offen stehen dürfen.
setting-hints_per_person_per_minute = Um wie viele Tipps jemand in einer Minute bitten darf.
setting-hints_per_address_per_minute = Wie viele Tipps in einer Minute von einer Adresse aus erbeten werden dürfen.
setting-analyses_per_person_per_hour = Wie viele Analysen beendeter Partien jemand in einer Stunde beginnen darf.
setting-analyses_per_address_per_hour = Wie viele Analysen beendeter Spiele in einer Stunde von einer Adresse aus begonnen werden dürfen.
setting-bot_moves_per_address = Wie viele Bots gleichzeitig für die Leute an einer Adresse nachdenken dürfen; weitere warten auf sie.
setting-chat_lines_per_minute = Wie viele Zeilen eine Person in einer Minute in den Chat schreiben darf.
setting-keep_empty_tables_days = Nach wie vielen Tagen ein Tisch gelöscht wird, an dem nie ein Spiel begonnen hat; 0 behält sie für immer.
setting-keep_nameless_days = Nach wie vielen Tagen eine Person gelöscht wird, die weder ein Konto noch einen Platz, einen Tisch oder ein Wort im Chat hat; 0 behält sie für immer.
setting-metrics = Messwerte für Prometheus unter /metrics zeigen.
setting-log_level = Was ins Protokoll kommt: debug, info, warning oder error.
