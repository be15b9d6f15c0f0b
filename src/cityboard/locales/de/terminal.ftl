### Was das Terminal sagt: der Tisch, seine Anzeigen, die Befehle und ihre Optionen.

## Der Tisch

prompt = { PLAYER($seat) }, dein Zug (? Hinweise, h Hilfe):{" "}
table-record = Diese Partie steht in { $file }
table-commitment = Ein geheimer Startwert mit dem Fingerabdruck { $commitment } legt alle Ziehungen fest
table-left = Du verlässt den Tisch; alles ist gespeichert. Weiter mit: { $command }
table-verify = Der Startwert steht jetzt in der Aufzeichnung. Alle Ziehungen prüfen mit: { $command }
table-hand-over = Gib die Tastatur an { PLAYER($seat) } weiter und drücke Enter.{" "}
table-forced = Nur ein Zug war möglich ({ $move }).
table-undone = Zurückgenommen.
table-advice = 1: { $move }, sagt { $level }.
table-legal = { $move } ist erlaubt.
table-which = Welchen Zug meinst du? Gib seine Nummer ein.
table-not-understood = „{ $typed }“ verstehe ich nicht. Mit h kommt die Hilfe.
table-confirm = Enter oder y: so machen; alles andere: zurück:{" "}
hints-metro =
    Ein grober Hinweis, der nur diesen Zug ansieht und nicht weiter: Vorn steht, was deine offenen Linien verlängert oder
    die der anderen kurz abschließt. Punkte sofort sind nicht alles: Eine kurz abgeschlossene Linie wird keine lange mehr.
hint-points = { $sign }{ points }
hint-track = offene Linien +{ $track } Plättchen
hint-others = andere { $sign }{ points }
hint-more = … noch { $moves }: l
table-form = So wird es geschrieben: { $way }
no-number-metro = Die letzte Liste hat keine Nummer { $number }. Mit l kommen alle erlaubten Züge; ein Feld schreibt man 3 4.
goal-metro = Lange Linien gewinnen: Wenn eine Linie endet, bringt sie einen Punkt für jedes Plättchen auf ihrem Weg, am Hauptbahnhof das Doppelte.
newcomer-metro = Neu hier? r M2 und r M4 zeigen Spielzug und Wertung, h alles, was du eingeben kannst.
hints-helsinki =
    Was jeder Zug sofort bringt, gezählt, als endete das Spiel jetzt, dann nach Wappen und Karten, die er gewinnt. Weiter
    reicht der Blick nicht: Eine Karte zum Bauen zeigt nichts, bevor ihr Plättchen eingeschoben wird; p KARTE zeigt, wohin.
no-number-helsinki = Die letzte Liste hat keine Nummer { $number }. Mit l kommen alle erlaubten Züge.
goal-helsinki = Vollständige Reihen und Spalten gewinnen: am Ende je 2 Punkte, Aufbauten darin 1 Punkt, wo sich zwei kreuzen 3.
newcomer-helsinki = Neu hier? r H3, r H4 und r H7 zeigen Spielzug, Bauen und Wertung, h alles, was du eingeben kannst.
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
way-mark = t aacb: nur die Felder für ein Plättchen zeigen, das du hast
way-line = line 14: der Linie von Station 14 folgen
way-rule = r M3.4: eine Regel lesen; r M3: einen Abschnitt
way-helsinki-space = space 3: deine Spielfigur auf Senatsfeld 3 stellen
way-helsinki-walk = w 2: 2 Felder gehen
way-helsinki-use = A7: eine Wappenaktion nutzen (a: was sie bedeuten)
way-helsinki-draw = d, d A4: Karten nehmen
way-helsinki-build = b KARTE, b KARTE A9: bauen (p KARTE: wo das Plättchen liegen bleiben kann)
way-helsinki-pay = Nummer oder Karten: bezahlen
way-helsinki-push = Nummer oder Dächer: das Plättchen einschieben (p: kleine Tableaus für alle)
way-helsinki-roof = roof Reihe Spalte: einen Aufbau setzen
way-helsinki-wild = wild Reihe Spalte: ein Jokerplättchen legen
way-helsinki-shift = shift Reihe Spalte Reihe Spalte: einen Aufbau versetzen
way-helsinki-discard = discard KARTE: eine Karte ablegen
way-helsinki-end = end: deinen Zug beenden
way-helsinki-rule = r H4.5: eine Regel lesen; r H4: einen Abschnitt
way-plain-rule = r NUMMER: eine Regel oder einen Abschnitt lesen
help-lay = 3 4             dein Plättchen auf Zeile 3, Spalte 4 legen
help-tile = aacb 3 4        dieses deiner Plättchen legen
help-turned = aacb 3 4 r1     es einmal im Uhrzeigersinn gedreht legen; t aacb r1 zeigt seine Felder
help-draw = d · p           ein Plättchen ziehen · passen
help-exchange = x 20 open       deine 20-%-Aktie gegen die offene Karte tauschen; x 20 pile gegen die oberste des Stapels
help-station = s 3             Hauptbahnhof auf Platz 3; line c3 folgt seiner Linie
help-station-share = s 3 20          Hauptbahnhof auf Platz 3 für die Gesellschaft deiner 20-%-Aktie; line c3 folgt seiner Linie
help-keep = keep · return   das gerade gezogene Plättchen: behalten · zurücklegen
help-drive = drive · stay    das Taxi: fahren · stehen lassen
help-lead = rot 5 · r 5     Tourist auf Platz 5 deiner Reihe; rot 3 4 auf ein Feld des Plans; rot away
help-arrange = arrange 3      die Monumentkarte 3 auf den nächsten Platz deiner Reihe legen
help-choose = rot · r         den roten Touristen auf das gerade gelegte Plättchen stellen
help-metro =
    5               der Zug mit dieser Nummer in der letzten Liste
    ?               ein grober Hinweis zu den Zügen, der beste zuerst
    ??              was der stärkste Bot spielen würde, und warum
    ? 3 4           warum ein Zug nicht erlaubt ist
    t aacb          nur die Felder für dieses Plättchen zeigen
    l               alle erlaubten Züge auflisten
    b               den Plan noch einmal zeigen
    line 14         der Linie von Station 14 folgen
    r M3.4          eine Regel lesen
help-plain =
    5               der Zug mit dieser Nummer in der letzten Liste
    ?               was die Züge sofort bringen, der beste zuerst
    ??              was der stärkste Bot spielen würde, und warum
    ? ZUG           warum ein Zug nicht erlaubt ist
    l               alle erlaubten Züge auflisten
    b               die Stellung noch einmal zeigen
    r NUMMER        eine Regel lesen
help-undo = u               deine letzte Entscheidung zurücknehmen: allein gegen Bots beliebig oft, auch nach einer Ziehung; mit mehreren Personen an der Tastatur nur, solange sonst niemand am Zug war und seitdem nichts gezogen wurde
help-quit = q               aufhören; die Partie ist gespeichert
sign-metro =
    Auf dem Plan zeigt ein Zeichen an jeder Kante eines Plättchens, wohin ein Zug fährt, der dort hineinfährt. Das
    Zeichen nach der Nummer einer Station sagt, wem sie gehört: einer Person (ihre Nummer) oder einer Gesellschaft
    (Großbuchstabe); Kleinbuchstaben sind Touristen. ✓ steht an gewerteten Linien, ◆ auf dem zuletzt gelegten Plättchen;
    Zahlen auf leeren Feldern zeigen, wo du legen darfst.
sign-companies =
    Aktien: zu jedem Prozentwert die offene Karte, dann die Aktie jeder Person; · ist keine, ? ist geheim, ! liegt für alle offen.
sign-central-stations = Zahlen am Rand des Hauptbahnhofs sind freie Plätze; 3:1 ist das Hauptbahnhofplättchen von Person 1 auf Platz 3.
sign-central-rails = Auf den vier Feldern des Hauptbahnhofs liegen zentrale Gleise: Dort endet keine Linie.
sign-solo = Karte: die Gesellschaft, deren Linie jetzt zu verlängern ist; Stapel: wie viele Karten noch kommen.
sign-paris = Paris: eine Reihe für jede Person. Ein Buchstabe ist ein freier Platz für einen Touristen dieser Farbe, ■ ein Tourist, der angekommen ist; gezählt wird von links ab 1. Solange Reihen geordnet werden, steht vor jeder Karte ohne Platz ihre Nummer.
sign-stockholm = Stockholm: die gemeinsame Reihe. Eine Ziffer ist ein freier Platz mit seinen Punkten, ein Buchstabe ein Tourist. Marken: die Farben, die für eine Person zählen, ? ist geheim.
sign-stockholm-variant = Stockholm: die gemeinsame Reihe. Eine Ziffer ist ein freier Platz mit seinen Punkten, ein Buchstabe ein Tourist; der Buchstabe vor dem Doppelpunkt ist die Farbe, die zu dieser Karte geht.
sign-london = London: die Reihe der Monumentkarten nach Farben, darunter das Taxi ▲ mit seiner Richtung.
sign-new-york = New York: für jeden Besitzer die Punkte eines Touristen nach Farben, darunter (×) die Touristen, die gekommen sind. Buchstaben nach Stationen sind die Touristen, die dort warten.
sign-st-petersburg = St. Petersburg: ▲ ist eine Monumentkarte unter dem Plättchen, das kommt. Frei: Touristen, die noch niemand gewählt hat; darunter, was die Plättchen jeder Farbe wert sind; dann die Punkteplättchen jedes Besitzers nach Farben, ? ist unbekannt.
sign-berlin = Berlin: zu jeder Farbe die Punkte für die meisten und die zweitmeisten Fahrscheine; darunter die Fahrscheine jedes Besitzers nach Farben.
sign-guessed = ≈: So stünden die Punkte, wenn das Spiel jetzt endete, soweit du die Aktien kennst.
sign-secret = + ?: Es kommt noch etwas hinzu, das du nicht siehst.
help-helsinki-space = space 3         deine Spielfigur auf Senatsfeld 3 stellen; die anderen folgen
help-helsinki-turn =
    w 2             2 Felder im Uhrzeigersinn gehen
    d               die beiden Karten neben deinem Feld nehmen
    b blue-4-3-2    mit dieser Karte bauen (Zahl 4, Plättchen mit 3 Dächern, 2 Aufbauten); b blue-4, wenn das eindeutig ist
    blue-1 wild     mit diesen Karten bezahlen, wenn es so weit ist; oder die Nummer in der Liste
    2,3 2,4 3,4     das Plättchen auf diese Dächer schieben, wenn es so weit ist; oder die Nummer in der Liste
    roof 3 4        Aufbau auf Reihe 3, Spalte 4
    discard KARTE   eine Karte ablegen
    end             deinen Zug beenden
help-helsinki-use = { $example } · use { $example }     eine Wappenaktion nutzen
help-helsinki-back = w -1            mit A11 ein Feld zurückgehen
help-helsinki-more = d A4            diese und eine mehr nehmen
help-helsinki-actions = b KARTE { $example }      mit Wappenaktionen bauen: { $actions }; auch mit mehreren
help-helsinki-wild = wild 3 4        Jokerplättchen auf Reihe 3, Spalte 4, nach der Wappenaktion dafür
help-helsinki-shift = shift 3 4 2 2   einen Aufbau versetzen, nach der Wappenaktion dafür
help-helsinki =
    5               der Zug mit dieser Nummer in der letzten Liste
    p KARTE         wo das Plättchen einer Karte jetzt liegen bleiben kann; p KARTE osten: von einer anderen Seite
    p KARTE 2       der zweite dieser Plätze auf deinem Tableau; nur p beim Einschieben: alle Plätze
    a · t           was die Wappenaktionen bedeuten · die Plättchen und wie viele noch da sind
    ?               was die Züge sofort bringen, der beste zuerst
    ??              was der stärkste Bot spielen würde, und warum
    ? b KARTE       warum ein Zug nicht erlaubt ist
    l               alle erlaubten Züge auflisten
    b               den Tisch noch einmal zeigen
    r H4.5          eine Regel lesen
help-helsinki-any-side = p KARTE A3      wo es von irgendeiner Seite liegen bleiben kann
sign-helsinki =
    Eine Karte wie blue-4-3-2 nennt ihre Farbe, ihre Zahl (so viele Karten spielst du aus), die Dächer ihres Plättchens
    und ihre Aufbauten. Auf den Tableaus sind Buchstaben Plättchen nach Farbe, große tragen einen Aufbau; * ist ein
    Jokerplättchen, + eines mit Aufbau, # die Statue, ¤ ein Wappen, ■ das Plättchen vor dem Bestätigen. Pfeile zeigen
    die Seite, von der deine Plättchen kommen.
sign-dry-roads = ≡ ist ein Zebrastreifen der Erweiterung; daneben stehen die Bonuskarten, die noch da sind.

## Anzeigen

panel-you = Du bist Person { SEAT($seat) }
panel-and-secret = {" "}+ ?
panel-tower = Turm: { $tiles } Plättchen
panel-drawn = Gezogen, zu legen
panel-hand = Deine Plättchen
panel-profits = Gewinn
panel-shares = Aktien
panel-open = offen
panel-card = Karte:
panel-deck = Stapel: { CARDS($cards) ->
        [one] { CARDS($cards) } Karte
       *[other] { CARDS($cards) } Karten
    }
panel-tokens = Marken
panel-free-tourists = Frei:
panel-tiles = Plättchen
panel-round = Runde { $round } · Stapel { $pile } · Ablage { $discards } · Aufbauten { $superstructures }
panel-last-round = Die letzte Runde!
panel-cards = { CARDS($cards) ->
        [one] { CARDS($cards) } Karte
       *[other] { CARDS($cards) } Karten
    }
panel-used = genutzt: { $actions }
panel-your-cards = Deine Karten:
panel-action-covered = abgedeckt
panel-action-used = genutzt
panel-action-now = jetzt möglich
rest-heading = { CARD($card) }: { $number ->
        [0] kein Platz, an dem das Plättchen liegen bleibt
        [one] { $number } Platz, an dem das Plättchen liegen bleibt
       *[other] { $number } Plätze, an denen das Plättchen liegen bleibt
    }, Seite: { SIDE($sides) }
rest-coats = ¤ { $coats }
rest-card = + Karte
rest-row = Reihe { $row }
rest-column = Spalte { $column }
rest-visitors = Besucher: { points }

## Der Wertungsblock

sheet-place = Platz
sheet-seat = Person
sheet-points = Punkte
sheet-owner = Besitzer
sheet-entry = Wofür
sheet-rule = Regel
sheet-station = Station
sheet-crossings = Plättchen
sheet-end = Ende
sheet-end-centre = Hauptbahnhof
sheet-end-edge = Rand
sheet-end-open = offen
sheet-nobody = niemand
sheet-total = Zusammen
sheet-winners = { $winners ->
        [one] { $names } gewinnt: { points }.
       *[other] Geteilter Sieg, je { points }: { $names }.
    }
sheet-alone = Du kommst auf { points }.
sheet-count = Summe
sheet-connected = Die vier Besucher sind verbunden.
sheet-not-connected = Die vier Besucher sind nicht verbunden.

## Weitere Befehle

verify-holds = { $draws ->
        [one] { $draws } Ziehung geprüft: Sie folgt aus dem Startwert.
       *[other] { $draws } Ziehungen geprüft: Alle folgen aus dem Startwert.
    }
replay-event = Ereignisse: { $number } von { $events }
replay-continue = Die Partie ist noch nicht zu Ende. Weiter mit: { $command }
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
edition-earlier = Frühere Ausgabe
edition-reconstructed = Rekonstruiert
edition-owner = Eigene Schachtel
edition-place = Wert
edition-rule = Regel
edition-source = Quelle
edition-left-out = nicht angegeben
edition-no-difference = Nichts unterscheidet sich von der Standardausgabe.
edition-copied = { $file } ist jetzt eine Kopie der Standardausgabe. Berichtige, was in deiner Schachtel anders ist, gib dort die Quelle owner an, und prüfe die Datei mit: { $command }

## Warum etwas abgelehnt wird

refusal-file-exists = Die Datei { $file } gibt es schon. Setze ihre Partie mit --resume fort oder nenne eine andere Datei.
refusal-record-exists = Die Aufzeichnung { $file } gibt es schon. Nenne einen neuen oder leeren Ordner.
refusal-edition-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen für die Kopie.
refusal-file-unreadable = Die Datei { $file } lässt sich nicht verwenden ({ $error }).
refusal-folder-missing = Den Ordner { $file } für die Aufzeichnung gibt es nicht. Lege ihn erst an oder nenne eine andere Datei.
refusal-seed-file = Der geheime Startwert dieser Partie fehlt oder ist nicht der richtige; er gehört in { $file }.
refusal-seed-exists = In { $file } liegt der geheime Startwert einer anderen Partie. Nenne eine andere Datei für diese Aufzeichnung.
refusal-seat-kind = „{ $value }“ kann keinen Platz einnehmen. Möglich sind: { $allowed }.
refusal-seat-count = Du hast { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    } besetzt, aber es spielen { $players } mit.
refusal-rule-not-found = In keiner Regel steht das Wort „{ $word }“.
refusal-number-list = „{ $value }“ muss random sein oder aus Zahlen mit Kommas dazwischen bestehen.
refusal-start-seat = „{ $value }“ kann nicht beginnen. Gib random an oder die Nummer eines Platzes, von 0 an gezählt.
refusal-beside-resume = Eine Partie, die weitergeht, hat ihre Einstellungen schon. Lass weg: { $options }.
refusal-beside-sheet = Ein Zählbogen hat eigene Optionen. Lass weg: { $options }.
refusal-step-outside = Ein Ereignis { $value } gibt es nicht: Die Aufzeichnung hat { $events }.

## Hilfe zu den Befehlen

help-app = Städtebau-Brettspiele: spielen, nachspielen, zählen, Regeln lesen.
help-play = An diesem Terminal spielen. Der geheime Startwert liegt bis zum Ende der Partie in RECORD.seed.
help-rules = Die Regeln lesen: alle, einen Abschnitt wie M7 oder eine Regel wie M7.3.
help-replay = Eine Aufzeichnung nachspielen: Punkte, Rangfolge und jeder Punkt mit seiner Regel.
help-verify = Jede Ziehung einer Aufzeichnung aus dem offengelegten Startwert nachrechnen.
help-simulate = Partien mit zufälligen Zügen spielen.
help-score = Einen echten Tisch nach seinem Zählbogen zählen oder einen aufgeschriebenen Plan: Helsinki als Bild aus sieben Zeilen, Metro als Plättchen und Felder, etwa aacb01aaaa00.
help-editions = Ausgaben auflisten, Dateien von Ausgaben prüfen und zeigen, was in einer Schachtel ist.
help-version = Die Version zeigen.
help-title = Das Spiel.
help-edition = Der Name einer Ausgabe oder eine Ausgabedatei.
help-lang = Die Sprache: en, de, fr oder nl.
help-seats = Wer wo sitzt, etwa person,conductor,random.
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
help-written = Metro: Plättchen und Felder in der Reihenfolge des Legens, je sechs Zeichen (M1.3), auf Wunsch mit Leerzeichen dazwischen. Helsinki: eine Datei mit dem Bild eines Tableaus. - liest die Eingabe.
help-title-or-sheet = Ein Zählbogen (eine TOML-Datei oder - für die Eingabe) oder das Spiel eines aufgeschriebenen Plans: metro oder helsinki.
help-template = Den Zählbogen mit allen Teilen schreiben, und was dort stehen kann; mit einem Spiel statt einer Datei einen leeren.
help-check = Eine Folge ablehnen, die so nicht gelegt werden durfte.
help-score-players = Wie viele mitspielen: 2 bis 6; P1 ist Person 1.
help-files = Ausgabedateien.
help-values = Jeden Wert so zeigen, wie er in der Schachtel liegt: Plättchen, Pläne und Karten, mit Regel und Quelle.
help-difference = Zeigen, worin sich jede Ausgabe vom Standard unterscheidet.
help-copy = Die Standardausgabe eines Spiels in diese Datei schreiben, als Anfang für eine eigene.

## Die Untersuchung

help-doctor = Nachsehen, was von alledem da ist, womit cityboard besser läuft, und was kaputt ist.
doctor-python = Python { $version } ({ $file })
doctor-kernel-compiled = { $kernel }: übersetzt ({ $file })
doctor-kernel-plain = { $kernel }: reines Python ({ $file }). Bots sehen in ihrer Zeit weniger; mit einem C-Compiler neu installiert, wird es übersetzt.
doctor-kernel-stale = { $kernel }: aus einer anderen Quelle übersetzt ({ $file }). Übersetze es mit „make kernels“ neu oder entferne diese Datei.
doctor-numpy = numpy ist da.
doctor-numpy-missing = numpy ist nicht da. Nur das Training der Bots braucht es.
doctor-page = Die Seite für den Browser ist da ({ $file }).
doctor-page-missing = Die Seite für den Browser fehlt ({ $file }). „make page“ baut sie im Ordner des Projekts.
doctor-database = In die Datenbank kann geschrieben werden: { $file }
doctor-database-locked = In die Datenbank kann nicht geschrieben werden: { $file }. Nenne mit CITYBOARD_DATABASE eine andere.
doctor-database-elsewhere = Die Datenbank liegt auf einem Server; „cityboard check“ sieht hinein.
