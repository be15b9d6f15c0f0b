### Was die Seite eines Tisches sagt.

## Die Kopfzeile

web-table-turns = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
web-table-your-turn = Du bist dran
web-table-turn-of = { $name } ist dran
web-table-bot-thinks = { $name } überlegt …
web-table-waits = Das Spiel wartet
web-table-watching = Du schaust zu
web-table-over = Das Spiel ist zu Ende
web-table-result = Ergebnis
web-table-undo = Zurücknehmen
web-table-come-back = Weiterspielen
web-table-menu = Menü
web-table-time = Restzeit
web-table-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }

## Das Menü

web-table-chat = Chat
web-table-chat-unread = Chat ({ $lines } neu)
web-table-log = Bisherige Züge
web-table-rules = Regeln
web-table-box = Schachtel: { $edition }
web-table-box-default = Schachtel: Standardausgabe
web-table-seats = Mitspielende und Plätze
web-table-ask-take-back = Um Rücknahme bitten
web-table-ask-replace = Um einen Bot anstelle von { $name } bitten
web-table-return = Deinen Platz wieder einnehmen ({ $name })
web-table-leave = Spiel verlassen
web-table-leave-why = Ein Bot spielt für dich weiter; ist kein Mensch mehr da, wartet das Spiel. Solange das Spiel läuft, kannst du jederzeit auf deinen Platz zurückkehren.
web-table-theme-light = Dunkle Farben
web-table-theme-dark = Helle Farben
web-table-notices = Benachrichtigung, wenn ich dran bin

## Einstellungen

web-table-settings = Einstellungen
web-table-one-tap = Züge mit einem Tipp
web-table-one-tap-why = Ein gewählter Zug gilt sofort, ohne Rückfrage. Für alle, die das Spiel gut kennen.
web-table-sound = Töne
web-table-sound-why = Kurze Töne für deinen Zug, gelegte Teile und Punkte.
web-table-vibration = Vibration
web-table-vibration-why = Ein Telefon vibriert, wenn du am Zug bist.
web-table-letters = Buchstabentasten
web-table-letters-why = Einzelne Buchstaben wie C für den Chat sind Abkürzungen. Enter, Esc und die Pfeile wirken immer.
web-table-motion = Bewegung auf dem Plan
web-table-motion-full = normal
web-table-motion-fast = schnell
web-table-motion-off = keine
web-table-bot-speed = Züge der anderen zeigen
web-table-bot-speed-slow = langsam
web-table-bot-speed-normal = normal schnell
web-table-bot-speed-fast = schnell
web-table-bot-speed-off = sofort

## Tasten

web-table-keys = Tasten
web-table-key-confirm = Enter
web-table-key-confirm-does = auswählen; noch einmal drücken bestätigt
web-table-key-cancel = Esc
web-table-key-cancel-does = Auswahl abbrechen, Offenes schließen
web-table-key-turn = R
web-table-key-turn-does = das Plättchen drehen
web-table-key-flip = F
web-table-key-flip-does = das Plättchen wenden
web-table-key-undo = U
web-table-key-undo-does = letzte Entscheidung zurücknehmen
web-table-key-hint = H
web-table-key-hint-does = Tipp holen
web-table-key-lead = E
web-table-key-lead-does = den erwarteten Vorsprung zeigen
web-table-key-moves = A
web-table-key-moves-does = alle deine Züge als Liste
web-table-key-log = L
web-table-key-log-does = bisherige Züge
web-table-key-chat = C
web-table-key-chat-does = Chat
web-table-key-menu = M
web-table-key-menu-does = Menü
web-table-key-skip = S
web-table-key-skip-does = sofort die neueste Stellung zeigen
web-table-key-again = W
web-table-key-again-does = noch einmal zeigen, was die anderen getan haben
web-table-key-replay = ← → Pos1 Ende Leertaste
web-table-key-replay-does = in der Wiederholung: zurück, weiter, zum Anfang, zum Ende, abspielen oder anhalten
web-table-key-mistake = N P
web-table-key-mistake-does = in einer Analyse: der nächste oder der vorige Fehler
web-table-key-help = ?
web-table-key-help-does = diese Liste
web-table-keys-board = Auf dem Plan gehst du mit den Pfeiltasten von Stelle zu Stelle.

## Der Warteraum

web-table-waiting = { $seats ->
        [0] Alle sind da
        [one] Es fehlt noch { $seats } Person
       *[other] Es fehlen noch { $seats } Personen
    }
web-table-invite = Link für Freunde
web-table-invite-why = Wer diesen Link öffnet, kann einen freien Platz einnehmen. Ein Konto ist nicht nötig.
web-table-only-here = Diese Adresse gilt nur auf diesem Rechner. Damit andere hereinkommen, starte den Server mit --host 0.0.0.0 (make play ARGS="--host 0.0.0.0") und öffne die Seite unter der Adresse des Rechners.
web-table-copy = Kopieren
web-table-copy-text = Mit Text kopieren
web-table-copied = Kopiert
web-table-share = Teilen
web-table-qr = QR-Code
web-table-qr-label = Der Link als QR-Code
web-table-host-name = Dein Name für die anderen
web-table-invited = { $name } lädt dich zum Spielen ein
web-table-join = Mitspielen
web-table-no-link = Du kannst { $name } um einen Platz bitten. Zuschauen darfst du gern.
web-table-knock = Um einen Platz bitten
web-table-knock-waiting = Du hast { $name } um einen Platz gebeten. Sobald { $name } dich hereinlässt, sitzt du hier am Tisch.
web-table-knock-refused = { $name } hat deine Bitte um einen Platz abgelehnt. Zuschauen darfst du gern.
web-table-knock-running = An diesem Tisch spielt ein Bot mit. Du kannst { $name } um den Platz des Bots bitten.
web-table-knock-closed = Du hast um einen Platz gebeten. Diese Seite öffnet sich, sobald du hereingelassen wirst.
web-table-knock-seated = Du bist dabei. Viel Spaß!
web-table-knocks-open = { $name } bittet um einen Platz.
web-table-knocks-running = { $name } möchte anstelle eines Bots mitspielen.
web-table-knocks-admit = Hereinlassen
web-table-knocks-decline = Ablehnen
web-table-sit = Hier Platz nehmen
web-table-recorded = Dieses Spiel setzt eine Aufzeichnung fort: Wer den Tisch geöffnet hat, weiß vielleicht, was die anderen auf der Hand haben.
web-table-seat-free = frei
web-table-seat-stands-in = abwesend, Bot springt ein
web-table-seat-here = am Tisch
web-table-seat-away = nicht am Tisch
web-table-watchers = { $people ->
        [one] { $people } Person sieht zu
       *[other] { $people } Personen sehen zu
    }
web-table-seat-link = Link zu diesem Platz
web-table-seat-link-why = Nur für diesen Platz. Ein früherer Link gilt nicht mehr.
web-table-seat-hand-over = Diesen Platz weitergeben
web-table-seat-hand-over-why = Dieser Platz gehört jetzt niemandem: Wer den Link zuerst öffnet, bekommt ihn mit allem, was er hält.
web-table-unseat = Entfernen
web-table-unseat-sure = { $name } von diesem Tisch entfernen? Die bisherigen Links gelten dann nicht mehr.
web-table-unseat-ask = Entfernen beantragen
web-table-unseat-ask-sure = Die anderen fragen, ob { $name } entfernt werden soll? Wenn alle zustimmen, spielt ein Bot weiter, und { $name } kann nur noch zusehen.
web-table-start = { $seats ->
        [0] Anfangen
        [one] Mit einem Bot auf dem freien Platz anfangen
       *[other] Mit Bots auf den freien Plätzen anfangen
    }
web-table-stand-up = Meinen Platz aufgeben
web-table-notices-why = Lass dich benachrichtigen, wenn du dran bist
web-table-learn-waiting = Das Spiel lernen, während du wartest
web-table-nickname = Wie sollen wir dich nennen?
web-table-nickname-why = Die anderen sehen diesen Namen. Mehr brauchst du nicht, um zu spielen.
web-table-nickname-label = Spitzname
web-table-nickname-go = Weiter

## Während des Spiels

web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-watchers = Zuschauende
web-table-chat-watchers-why = Bis zum Spielende lesen nur Zuschauende, was du schreibst.
web-table-say = Sag etwas
web-table-send = Senden
web-table-reactions = Schnelle Reaktionen
web-table-react-good = Guter Zug
web-table-react-bravo = Bravo
web-table-react-laugh = Haha
web-table-react-wow = Oha
web-table-react-thinking = Ich überlege
web-table-react-game = Schönes Spiel
web-table-pass = Gib das Gerät an { $name } weiter
web-table-pass-why = Deine Hand bleibt verborgen, bis du tippst.
web-table-show = Ich bin { $name }
web-table-since = Seit deinem letzten Zug
web-table-skip = Vorspringen
web-table-others = Was die anderen getan haben
web-table-again = Noch einmal zeigen
web-table-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
web-table-question-take-back = { $name } möchte den letzten Zug zurücknehmen.
web-table-question-replace = Soll ein Bot für { $name } weiterspielen?
web-table-question-remove = Soll { $name } aus dem Spiel entfernt werden? Ein Bot würde weiterspielen.
web-table-question-open = Noch nicht geantwortet: { $names }
web-table-agree = Ja
web-table-disagree = Nein
web-table-join-running = Du hast einen Link zu einem Platz an diesem Tisch.
web-table-full = An diesem Tisch sind alle Plätze besetzt.
web-table-full-watch = Zusehen
web-table-full-another = Neuen Tisch eröffnen
web-table-rematch = Eine Revanche ist eröffnet.
web-table-rematch-go = Zur Revanche

## Wer kommt und geht

web-table-news-sat = { $name } setzt sich dazu.
web-table-news-left = { $name } verlässt das Spiel; ein Bot spielt weiter.
web-table-news-stood-up = { $name } steht wieder auf.
web-table-news-returned = { $name } ist wieder da.
web-table-news-given-up = { $name } gibt den Platz ab.
web-table-news-time = Die Zeit von { $name } ist abgelaufen: Ein Bot übernimmt.
web-table-news-vote = Die anderen lassen für { $name } einen Bot weiterspielen.
web-table-news-removed = { $name } wurde vom Tisch entfernt.
web-table-news-no-take-back = { $name } lehnt die Rücknahme ab.
web-table-news-no-replace = { $name } lehnt ab: Kein Bot übernimmt.
web-table-news-no-remove = { $name } lehnt ab: Niemand wird entfernt.
web-table-news-renamed = { $before } heißt jetzt { $name }.
web-table-news-own-time = Deine Zeit ist abgelaufen: Ein Bot hat übernommen. Du kannst deinen Platz zurücknehmen.
web-table-news-own-vote = Die anderen lassen für dich einen Bot weiterspielen. Du kannst deinen Platz zurücknehmen.
web-table-news-own-removed = Die anderen haben dich vom Tisch entfernt. Du siehst jetzt zu.

## Ein erstes Spiel

web-table-first = Dein erstes Spiel
web-table-first-lesson = Neu hier? Lektion in 3 Minuten
web-table-first-next = Weiter
web-table-first-done = Verstanden

## Geschlossene Tische

web-table-home = Zur Startseite
web-table-unknown = Diesen Tisch gibt es nicht
web-table-unknown-why = Vielleicht fehlt ein Teil des Links. Lass ihn dir noch einmal geben.
web-table-damaged = Dieser Tisch ist beschädigt
web-table-damaged-why = Was von ihm gespeichert ist, lässt sich nicht lesen. Wer diesen Server betreibt, findet Näheres in seinem Protokoll.
web-table-closed = An diesem Tisch darf niemand zuschauen
web-table-closed-why = Nur wer hier sitzt, kann ihn sehen. Falls du einen Platz hattest, gehört er jetzt vielleicht jemand anderem.
web-table-too-many = Zu viele Fenster sind offen
web-table-too-many-why = Schließe ein paar Tische, die du gerade nicht brauchst, und lade diese Seite neu.
web-table-invited-closed = Du bist zum Spielen eingeladen
web-table-invited-closed-why = Nur wer an diesem Tisch sitzt, kann ihn sehen. Dein Link führt zu einem Platz.

## Die Liste aller Züge

web-table-all-moves = Alle deine Züge
web-table-all-moves-search = Filtern
web-table-all-moves-found = { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }

web-refusal-move-not-now = Beantworte zuerst die Frage.
