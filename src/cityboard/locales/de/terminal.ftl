### Was das Terminal sagt: der Tisch, seine Anzeigen, die Befehle und ihre Optionen.

## Der Tisch

prompt = { seat }, dein Zug (? Hinweise, h Hilfe):{" "}
table-record = Diese Partie steht in { $file }
table-commitment = Ein geheimer Startwert mit dem Fingerabdruck { $commitment } legt alle Ziehungen fest
table-left = Du verlässt den Tisch; alles ist gespeichert. Weiter mit: cityboard play --resume { $file }
table-verify = Der Startwert steht jetzt in der Aufzeichnung. Alle Ziehungen prüfen mit: cityboard verify { $file }
table-hand-over = Gib die Tastatur an { seat } weiter und drücke Enter.{" "}
table-forced = Nur ein Zug war möglich ({ $move }).
table-undone = Zurückgenommen.
table-legal = { $move } ist erlaubt.
table-which = Welchen Zug meinst du? Gib seine Nummer ein.
table-not-understood = „{ $typed }“ verstehe ich nicht. Mit h kommt die Hilfe.
table-confirm = Enter oder y: so machen; alles andere: zurück:{" "}
way-lay = Zeile Spalte: Plättchen legen
way-turn = Plättchen Zeile Spalte r1: gedreht legen
way-draw = d: ein Plättchen ziehen
way-pass = p: passen
way-exchange = x 20 open, x 20 pile: eine Aktie tauschen
way-station = s Platz: Hauptbahnhof (mit Gesellschaften: s Platz Prozent)
way-keep = keep: das Plättchen behalten
way-return = return: das Plättchen zurücklegen
way-drive = drive: mit dem Taxi fahren
way-stay = stay: das Taxi stehen lassen
way-tourist = Farbe Platz, Farbe Zeile Spalte, Farbe away: einen Touristen führen
way-helsinki-space = space 3: deine Spielfigur auf Senatsfeld 3 stellen
way-helsinki-walk = w 2: 2 Felder gehen
way-helsinki-use = A7: eine Aktion nutzen (a: was sie bedeuten)
way-helsinki-draw = d, d A4: Karten nehmen
way-helsinki-build = b KARTE, b KARTE A9: bauen (p KARTE: wo das Plättchen liegen bleiben kann)
way-helsinki-pay = Nummer oder Karten: bezahlen
way-helsinki-push = Nummer oder Dächer: das Plättchen einschieben (p: kleine Tableaus für alle)
way-helsinki-roof = roof Reihe Spalte: einen Aufbau setzen
way-helsinki-wild = wild Reihe Spalte: ein Joker-Plättchen legen
way-helsinki-shift = shift Reihe Spalte Reihe Spalte: einen Aufbau versetzen
way-helsinki-discard = discard KARTE: eine Karte abwerfen
way-helsinki-end = end: deinen Zug beenden
keys-metro =
    3 4             dein Plättchen auf Zeile 3, Spalte 4 legen
    aacb 3 4        dieses deiner Plättchen legen
    aacb 3 4 r1     einmal im Uhrzeigersinn gedreht (nur mit freier Ausrichtung)
    d · p           ein Plättchen ziehen · passen
    x 20 open       deine 20-%-Aktie gegen die offene Karte tauschen; x 20 pile gegen die oberste des Stapels
    s 3 · s 3 20    Hauptbahnhof auf Platz 3 · für die Gesellschaft deiner 20-%-Aktie
    keep · return   das gerade gezogene Plättchen im Solospiel
    drive · stay    das Taxi in London
    rot 5 · r 5     Tourist auf Platz 5 deiner Reihe; rot 3 4 auf ein Feld des Plans; rot away; nur rot in St. Petersburg
    5               der Zug mit dieser Nummer in der letzten Liste
    ?               was die Züge bringen, der beste zuerst
    ? 3 4           warum ein Zug nicht erlaubt ist
    t aacb          nur die Felder für dieses Plättchen zeigen (t aacb r1: gedreht)
    l               alle erlaubten Züge auflisten
    b               den Plan noch einmal zeigen
    r M3.4          eine Regel lesen
    u               deine letzte Entscheidung zurücknehmen
    q               aufhören; die Partie ist gespeichert
signs-metro =
    Auf dem Plan zeigt ein Zeichen an jeder Kante eines Plättchens, wohin ein Zug fährt, der dort hineinfährt. Das
    Zeichen nach der Nummer einer Station nennt ihren Besitzer: die Nummer eines Spielers oder den Großbuchstaben einer
    Gesellschaft; Kleinbuchstaben sind Touristen. ✓ steht an gewerteten Linien, ◆ auf dem zuletzt gelegten Plättchen;
    Zahlen auf leeren Feldern zeigen, wo du legen darfst.
keys-helsinki =
    space 3         deine Spielfigur auf Senatsfeld 3 stellen; die anderen folgen
    w 2             2 Felder im Uhrzeigersinn gehen; w -1 zurück mit A11
    A7 · use A7     eine Aktion nutzen
    d · d A4        die beiden Karten neben deinem Feld nehmen · und eine mehr
    b blue-4-3-2    mit dieser Karte bauen (Zahl 4, Plättchen mit 3 Dächern, 2 Aufbauten); b blue-4, wenn das eindeutig ist
    b KARTE A3 A9   mit Aktionen bauen: A3, A5, A9, A14
    blue-1 wild     mit diesen Karten bezahlen, wenn es so weit ist; oder die Nummer in der Liste
    2,3 2,4 3,4     das Plättchen auf diese Dächer schieben, wenn es so weit ist; oder die Nummer in der Liste
    roof 3 4        Aufbau auf Reihe 3, Spalte 4; wild 3 4: Joker-Plättchen; shift 3 4 2 2: einen Aufbau versetzen
    discard KARTE   eine Karte abwerfen
    end             deinen Zug beenden
    5               der Zug mit dieser Nummer in der letzten Liste
    p KARTE         wo das Plättchen einer Karte jetzt liegen bleiben kann; p KARTE osten, p KARTE A3: von anderen Seiten
    p KARTE 2       der zweite dieser Plätze auf deinem Tableau; nur p beim Einschieben: alle Plätze
    a · t           was die Aktionen bedeuten · die Plättchen und wie viele noch da sind
    ?               was die Züge bringen, der beste zuerst
    ? b KARTE       warum ein Zug nicht erlaubt ist
    l               alle erlaubten Züge auflisten
    b               den Tisch noch einmal zeigen
    r H4.5          eine Regel lesen
    u               deine letzte Entscheidung zurücknehmen
    q               aufhören; die Partie ist gespeichert
signs-helsinki =
    Eine Karte wie blue-4-3-2 nennt ihre Farbe, ihre Zahl (so viele Karten zahlst du), die Dächer ihres Plättchens
    und ihre Aufbauten. Auf den Tableaus sind Buchstaben Plättchen nach Farbe, große tragen einen Aufbau; * ist ein
    Joker-Plättchen, + eines mit Aufbau, # die Statue, ¤ ein Wappen, ■ das Plättchen vor dem Bestätigen. ≡ ist ein
    Zebrastreifen der Erweiterung. Pfeile zeigen die Seite, von der deine Plättchen kommen.

## Anzeigen

panel-you = Du bist Spieler { $seat }
panel-and-secret = {" "}+ ?
panel-tower = Turm: { $tiles } Plättchen
panel-drawn = Gezogen, jetzt zu legen
panel-hand = Deine Plättchen
panel-profits = Gewinn
panel-shares = Aktien
panel-open = offen
panel-card = Karte:
panel-deck = Stapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
panel-tokens = Marker
panel-free-tourists = Frei:
panel-tiles = Plättchen
panel-round = Runde { $round } · Stapel { $pile } · Ablage { $discards } · Aufbauten { $superstructures }
panel-last-round = Die letzte Runde!
panel-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
panel-used = genutzt: { $actions }
panel-your-cards = Deine Karten:
panel-action-covered = abgedeckt
panel-action-used = genutzt
panel-action-now = jetzt möglich
rest-heading = { $card }: { $number ->
        [0] kein Platz, an dem das Plättchen liegen bleibt
        [one] { $number } Platz, an dem das Plättchen liegen bleibt
       *[other] { $number } Plätze, an denen das Plättchen liegen bleibt
    }, Seite: { $sides }
rest-coats = ¤ { $coats }
rest-card = + Karte
rest-row = Reihe { $row }
rest-column = Spalte { $column }
rest-visitors = Besucher: { points }

## Der Wertungsblock

sheet-place = Platz
sheet-seat = Spieler
sheet-points = Punkte
sheet-owner = Besitzer
sheet-entry = Wofür
sheet-rule = Regel
sheet-station = Station
sheet-crossings = Überquerungen
sheet-end = Ende
sheet-end-centre = Hauptbahnhof
sheet-end-edge = Rand
sheet-end-open = offen
sheet-nobody = niemand
sheet-total = Summe
sheet-connected = Die vier Besucher sind verbunden.
sheet-not-connected = Die vier Besucher sind nicht verbunden.

## Weitere Befehle

verify-holds = { $draws ->
        [one] { $draws } Ziehung geprüft: Sie folgt aus dem Startwert.
       *[other] { $draws } Ziehungen geprüft: Alle folgen aus dem Startwert.
    }
replay-event = Nach { $number } von { $events } Ereignissen
simulate-games = Partien
simulate-moves = Züge
simulate-seconds = Sekunden
simulate-games-per-second = Partien pro Sekunde
simulate-mean-scores = Mittlere Punkte nach Sitzplatz
simulate-sha256 = SHA-256 aller Aufzeichnungen
edition-file = Datei
edition-title = Spiel
edition-name = Name
edition-hash = Prüfsumme
edition-published = Veröffentlicht
edition-reconstructed = Rekonstruiert
edition-place = Wert
edition-rule = Regel
edition-source = Quelle

## Warum etwas abgelehnt wird

refusal-file-exists = Die Datei { $file } gibt es schon. Setze ihre Partie mit --resume fort oder nenne eine andere Datei.
refusal-file-unreadable = Die Datei { $file } lässt sich nicht verwenden ({ $error }).
refusal-seed-file = Der geheime Startwert dieser Partie fehlt oder ist nicht der richtige; er gehört in { $file }.
refusal-seat-kind = „{ $value }“ kann keinen Platz einnehmen. Möglich sind: { $allowed }.
refusal-seat-count = Du hast { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    } besetzt, aber es spielen { $players } mit.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-chance = Das lässt sich nicht zurücknehmen: Seitdem ist etwas gezogen worden.
refusal-undo-other = Das lässt sich nicht zurücknehmen: Seitdem hat jemand anders gezogen.
refusal-rule-not-found = In keiner Regel steht das Wort „{ $word }“.
refusal-number-list = „{ $value }“ muss random sein oder aus Zahlen mit Kommas dazwischen bestehen.
refusal-step-outside = Ein Ereignis { $value } gibt es nicht: Die Aufzeichnung hat { $events }.

## Hilfe zu den Befehlen

help-app = Brettspiele vom Städtebau: spielen, nachspielen, zählen, Regeln lesen.
help-play = An diesem Terminal spielen. Der geheime Startwert liegt bis zum Ende der Partie in RECORD.seed.
help-rules = Die Regeln lesen: alle, einen Abschnitt wie M7 oder eine Regel wie M7.3.
help-replay = Eine Aufzeichnung nachspielen: Punkte, Rangfolge und jeder Punkt mit seiner Regel.
help-verify = Jede Ziehung einer Aufzeichnung aus dem offengelegten Startwert nachrechnen.
help-simulate = Partien mit zufälligen Zügen spielen.
help-score = Einen aufgeschriebenen Plan zählen: Metro als Plättchen und Felder wie aacb00cbcb01, Helsinki als Bild aus sieben Zeilen.
help-editions = Die Ausgaben eines Spiels auflisten oder Ausgabedateien prüfen.
help-version = Die Version zeigen.
help-title = Das Spiel.
help-edition = Der Name einer Ausgabe oder eine Ausgabedatei.
help-lang = Die Sprache: en, de, fr oder nl.
help-seats = Wer wo sitzt, etwa person,random,random.
help-seed = Ein Text, der alle Ziehungen festlegt.
help-record = Die Datei für die Aufzeichnung.
help-resume = Die Partie dieser Aufzeichnung fortsetzen.
help-rule = Die Nummer einer Regel oder eines Abschnitts.
help-search = Nur Regeln mit diesem Wort.
help-file = Eine Aufzeichnung; - liest die Eingabe.
help-json = JSON schreiben.
help-step = Den Plan nach so vielen Ereignissen zeigen.
help-games = Wie viele Partien.
help-records = Ein Ordner für alle Aufzeichnungen.
help-board = Metro: Plättchen und Felder, je sechs Zeichen, oder - für die Eingabe. Helsinki: eine Datei mit dem Bild eines Tableaus, oder - für die Eingabe.
help-check = Eine Folge ablehnen, die so nicht gelegt werden durfte.
help-files = Ausgabedateien.
help-values = Jeden Wert mit Regel und Quelle zeigen.
