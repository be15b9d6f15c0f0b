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
refusal-name-long = Der Name ist zu lang. Er kann höchstens { $number } Zeichen haben.
refusal-name-alike = Der Name sieht genauso aus wie „{ $name }“; so heißt schon jemand anders am Tisch. Wähle einen anderen.
refusal-login-wrong = Der Anmeldename oder das Passwort ist falsch.
refusal-password-wrong = Das alte Passwort stimmt nicht.
refusal-login-taken = Diesen Anmeldenamen hat schon jemand anders. Wähle einen anderen.
refusal-csrf = Der Seite fehlt der Nachweis, wer du bist. Lade sie neu.
refusal-origin = Seiten anderer Adressen dürfen hier nicht für dich sprechen. Öffne eine Seite dieses Servers.
refusal-channel-unknown = Deine Benachrichtigungen gehen nicht an eine solche Adresse.
refusal-edition-not-kept = Diese Ausgabe ist hier nicht mehr gespeichert. Wer dir den Link geschickt hat, kann sie wieder speichern.
refusal-editions-full = Du hast schon { $most } eigene Ausgaben gespeichert. Lösche erst eine davon.
refusal-banned = Wer diesen Server betreibt, lässt dich nicht herein.

## Tische

refusal-table-unknown = Es gibt keinen Tisch „{ $table }“.
refusal-table-damaged = Der Tisch „{ $table }“ ist beschädigt: Was von ihm gespeichert ist, lässt sich nicht lesen. Näheres steht im Protokoll des Servers.
refusal-table-closed = An diesem Tisch darf nur zusehen, wer daran sitzt.
refusal-table-unlisted = An diesen Tisch kommt man nur mit einem Link. Frage die Person danach, die ihn eröffnet hat.
refusal-knock-unknown = Diese Person bittet nicht mehr um einen Platz.
refusal-knock-refused = Wer diesen Tisch eröffnet hat, hat deine Bitte um einen Platz abgelehnt.
refusal-table-not-open = Das geht nur, bevor das Spiel beginnt.
refusal-table-not-running = Das geht nur, während das Spiel läuft.
refusal-table-not-over = Das geht erst, wenn das Spiel vorbei ist.
refusal-table-over = Das Spiel an diesem Tisch ist vorbei.
refusal-only-owner = Das darf nur, wer den Tisch eröffnet hat.
refusal-table-without-person = Mindestens ein Mensch muss am Tisch sitzen. Nimm selbst einen Platz ein, oder warte, bis jemand einen eingenommen hat.
refusal-lobby-full = Von deinem Anschluss aus { $most ->
        [one] steht schon { $most } Tisch
       *[other] stehen schon { $most } Tische
    } allen offen. Starte erst einen davon, oder öffne diesen nur für Freunde, mit Link.
refusal-position-unknown = Es gibt keine Stellung { $number }. Gezählt werden die Stellungen von 0 bis { $most }.
refusal-record-source = Gib entweder den Text einer Aufzeichnung oder den Tisch eines beendeten Spiels an.
refusal-record-moves = Von Stellung { $number } der Aufzeichnung an kann nicht weitergespielt werden. Wähle eine von 0 bis { $most }.
refusal-record-differs = Die Aufzeichnung wurde nicht mit „{ $option }: { $value }“ gespielt. Ein Tisch, an dem eine Aufzeichnung weitergespielt wird, übernimmt alles von ihr.
refusal-hint-busy = Die Bots sind gerade mit anderen Tischen beschäftigt. Frag gleich noch einmal nach dem Tipp.
refusal-hint-failed = Diesmal gibt es keinen Tipp: Der Bot konnte keinen Zug wählen. Versuch es noch einmal; mehr steht im Protokoll des Servers.
refusal-analysis-failed = Die Analyse dieser Partie ist fehlgeschlagen. Versuch es noch einmal; mehr steht im Protokoll des Servers.

## Plätze

refusal-seat-not-yours = Der Platz von { seat } ist nicht deiner.
refusal-seat-bot = Für { seat } spielt gerade ein Bot. Nimm den Platz zuerst zurück.
refusal-seat-yours-already = Der Platz von { seat } ist schon deiner.
refusal-seat-none-free = An diesem Tisch ist kein Platz frei.
refusal-seat-taken = Der Platz von { seat } ist nicht frei.
refusal-seat-needed = Das darf nur, wer an diesem Tisch sitzt.
refusal-watchers-only = Dort können nur Zuschauende schreiben.
refusal-seat-not-absent = Der Tisch wartet nicht auf { seat }.
refusal-seat-in-time = { seat } hat noch Zeit.
refusal-link-void = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
refusal-link-other-seat = Dieser Link führt zum Platz von { seat } und zu keinem anderen.
refusal-seat-reserved = Der Platz von { seat } bleibt für die Person frei, für die gerade ein Bot spielt. Nur sie selbst kann zurückkommen oder den Platz weitergeben.
refusal-seat-rehearsed = Diesem Spiel kann jetzt niemand beitreten: Hier wurden Züge zurückgenommen, nachdem sie etwas verraten hatten. Werden alle Züge zurückgenommen, wird für die nächste Person, die dazukommt, neu ausgeteilt, außer in einem Spiel, das von einer Aufzeichnung ausgeht; sonst öffne einen neuen Tisch.
refusal-seat-given-up = Jemand, der zuvor auf dem Platz von { seat } saß, kennt die Hand dieses Platzes. In diesem Spiel kann niemand Neues einen anderen Platz einnehmen.
refusal-seat-shown = Du spielst hier noch einen anderen Platz und hast die Hand von { seat } gesehen. In diesem Spiel kann der Platz nicht weitergegeben werden.
refusal-remove-alone = Hier sitzt sonst niemand, der zustimmen könnte, { seat } zu entfernen.

## Züge und Fragen

refusal-not-your-turn = { seat } ist nicht am Zug.
refusal-undo-turn = Du kannst nur etwas zurücknehmen, solange du am Zug bist.
refusal-take-back-off = An diesem Tisch wird nichts im Einvernehmen zurückgenommen.
refusal-question-open = Der Tisch wird schon etwas gefragt. Warte auf die Antworten.
refusal-question-none = Niemand fragt etwas.
refusal-question-not-yours = { seat } ist nicht gefragt oder hat schon geantwortet.
refusal-act-limit = { seat } hat in diesem Spiel { $most }-mal etwas zurückgenommen oder gefragt. Mehr geht nicht.
refusal-return-limit = { seat } ist in diesem Spiel schon { $most }-mal zurückgekommen. Mehr geht nicht.
refusal-sit-limit = Du hast dich schon { $most }-mal an diesen Tisch gesetzt. Mehr geht nicht.
refusal-link-limit = Der Link zum Platz von { seat } wurde { $most }-mal erneuert. Mehr geht nicht.
refusal-remove-limit = Die anderen wurden schon { $most }-mal gefragt, ob { seat } entfernt werden soll. Mehr geht nicht.
