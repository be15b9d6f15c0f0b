### So wird Helsinki gespielt: was Neulinge vor den genauen Regeln lesen, mit den Bildern dazu. Hier steht keine Nummer
### einer Regel. Jede Zahl in einer Bildunterschrift hat die Engine in ihrem Bild gezählt.

## So wird gespielt

web-howto-helsinki-goal-heading = Das Ziel
web-howto-helsinki-goal = Du spazierst um den Senatsplatz, sammelst Karten und machst aus deinem Spieltableau ein Viertel von Helsinki. Von seinen
    vier Seiten schiebst du Pavillonplättchen ein, bis ganze Reihen und Spalten bebaut sind. Sie bringen am Ende Punkte, und
    ebenso die Aufbauten auf deinen Dächern, am meisten dort, wo sich eine vollständige Reihe und eine vollständige Spalte
    kreuzen. Wer die meisten Punkte hat, gewinnt.
web-howto-helsinki-picture-goal = 3 vollständige Reihen und Spalten bringen 6 Punkte. 2 Aufbauten stehen dort, wo sich zwei davon kreuzen: 6 Punkte. 2 weitere
    stehen in einer davon: 2 Punkte. Der letzte bringt nichts. Zusammen sind das 14 Punkte.

web-howto-helsinki-setup-heading = Vorbereitung
web-howto-helsinki-setup = Alle haben ein Spieltableau mit der Statue in der Mitte und acht Wappen auf markierten Dachfeldern. Rund um das Senatstableau
    liegen acht Pavillonkarten offen aus. Wer beginnt, stellt die eigene Spielfigur auf ein beliebiges Senatsfeld; die anderen
    folgen, jeweils zwei Felder weiter. Dann ziehen alle zwei Karten.

web-howto-helsinki-turn-heading = Dein Zug
web-howto-helsinki-turn = Zuerst gehst du, dann tust du eines von beidem: Karten ziehen oder bauen. Stehen bleiben darfst du nicht, aber mehrere
    Spielfiguren dürfen sich ein Feld teilen.
web-howto-helsinki-picture-walk = Geh im Uhrzeigersinn: 1, 2 oder 3 Felder, wie du magst.
web-howto-helsinki-picture-draw = Zieh beide Karten neben deinem Feld. Dann werden die Anlegestellen aufgefüllt. Oder baue stattdessen.
web-howto-helsinki-turn-limit = Sieben Karten darfst du behalten. Hast du nach dem Ziehen mehr, legst du sofort bis auf sieben ab.

    Wähle dein Feld mit Bedacht: Es bestimmt, welche Karten du ziehen kannst und von welcher Seite du baust.

web-howto-helsinki-building-heading = Bauen
web-howto-helsinki-building = Zum Bauen brauchst du Karten einer Farbe. Jokerkarten stehen für jede Farbe, aber sie bestimmen nie ein Plättchen.
web-howto-helsinki-picture-choose = Wähle eine Karte. Ihre Zahl, die 3, ist der Preis; darunter siehst du das Plättchen, hier mit 3 Dächern.
web-howto-helsinki-picture-pay = Spiele 3 Karten dieser Farbe aus. Die gewählte zählt mit.
web-howto-helsinki-picture-push = Drehe und wende das Plättchen, wie du magst, und schiebe es von der Seite ein, an der deine Spielfigur steht.
web-howto-helsinki-picture-roof = Die Karte zeigt 1 Aufbau. Setze ihn auf ein Dach des neuen Plättchens.
web-howto-helsinki-building-bonus = Berührt dein neues Plättchen ein anderes seiner Farbe Seite an Seite, ziehst du eine Karte. Ist das Plättchen einer Karte nicht
    mehr im Vorrat, kannst du sie immer noch für ein anderes ausspielen.

web-howto-helsinki-pushing-heading = Wie ein Plättchen rutscht
web-howto-helsinki-pushing = Dein Spieltableau liegt wie das Senatstableau. Stehst du im Norden, kommt dein Plättchen von Norden und rutscht geradeaus nach
    Süden, in einer beliebigen Bahn, bis die Statue oder ein anderes Plättchen es aufhält. Es bleibt nie früher liegen und
    dreht sich nicht. Aufbauten und Wappen stehen ihm nicht im Weg. Dein erstes Plättchen muss von der Statue aufgehalten
    werden.
web-howto-helsinki-picture-right-statue = Die Statue hält das Plättchen auf.
web-howto-helsinki-picture-wrong-through = In dieser Bahn hält nichts das Plättchen auf: Es würde durchrutschen.
web-howto-helsinki-picture-right-tile = Direkt davor liegt ein Dach: Dort bleibt das Plättchen liegen.
web-howto-helsinki-picture-wrong-corner = Die Dächer berühren sich nur über Eck. Das hält kein Plättchen auf.

web-howto-helsinki-coats-heading = Wappen
web-howto-helsinki-coats = Kommt ein Plättchen auf einem Wappen zu liegen, gewinnst du das Wappen und legst es auf deine Wiese. Von da an kann es eine der
    fünfzehn Wappenaktionen auf dem Aktionstableau bezahlen: weiter gehen, von jeder Seite einschieben, ein Jokerplättchen
    dazulegen und vieles mehr. Jede Wappenaktion kannst du nur einmal im ganzen Spiel nutzen, aber mehrere in einem Zug.

    Die meisten nutzt du, wenn du sie brauchst. Nur was das Bauen verändert, sagst du zusammen mit den Karten an.
web-howto-helsinki-picture-coat = Das Plättchen kommt auf einem Wappen zu liegen. Jetzt gehört es dir.

web-howto-helsinki-end-heading = Das Ende
web-howto-helsinki-end = Ist die letzte Karte des Zugstapels weg, spielt ihr die Runde zu Ende. Dann zählen alle:
    • zwei Punkte für jede vollständige Reihe und jede vollständige Spalte; die Statue gilt als bebaut;
    • drei Punkte für jeden Aufbau, wo sich eine vollständige Reihe und eine vollständige Spalte kreuzen;
    • einen Punkt für jeden anderen Aufbau in einer vollständigen Reihe oder Spalte.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer später an der Reihe war.

web-howto-helsinki-tips-heading = Für die erste Partie
web-howto-helsinki-tips = • Beginne bei der Statue und halte deine Plättchen zusammen: Was herausragt, hält das nächste auf.
    • Denk an die Lücken. Ein Loch, das an allen vier Seiten geschlossen ist, füllt nur noch ein Jokerplättchen.
    • Sammle lieber zwei Farben als fünf. Teure Karten lohnen sich, wenn sie Aufbauten zeigen.
    • Gewinne die ersten Wappen früh: Je eher du sie hast, desto mehr Auswahl geben sie dir.

## Wappenaktionen, Varianten und die Erweiterung

web-howto-helsinki-actions-heading = Die fünfzehn Wappenaktionen
web-howto-helsinki-A1-heading = 1 · Ein weiter Weg
web-howto-helsinki-A1 = Geh bis zu sechs Felder statt drei. Nutze sie vor dem Gehen, und keine andere Wappenaktion zum Gehen im selben Zug.
web-howto-helsinki-A2-heading = 2 · Zwei Jokerplättchen
web-howto-helsinki-A2 = Nimm zwei Jokerplättchen und lege sie auf freie Dachfelder, die ein Plättchen berühren. Sie werden nicht eingeschoben und füllen
    deshalb jede Lücke.
web-howto-helsinki-A3-heading = 3 · Von jeder Seite
web-howto-helsinki-A3 = Schiebe das Plättchen dieses Zuges von einer beliebigen Seite ein. Sag die Wappenaktion zusammen mit den Karten an.
web-howto-helsinki-A4-heading = 4 · Eine Karte mehr
web-howto-helsinki-A4 = Wenn du Karten ziehst, nimm eine weitere vom Zugstapel.
web-howto-helsinki-A5-heading = 5 · Ein Aufbau mehr
web-howto-helsinki-A5 = Nimm einen Aufbau mehr, als deine Karte zeigt. Sag die Wappenaktion zusammen mit den Karten an.
web-howto-helsinki-A6-heading = 6 · Ein weiterer Weg
web-howto-helsinki-A6 = Geh bis zu fünf Felder statt drei. Nutze sie vor dem Gehen, und keine andere Wappenaktion zum Gehen im selben Zug.
web-howto-helsinki-A7-heading = 7 · Ein Jokerplättchen
web-howto-helsinki-A7 = Nimm ein Jokerplättchen und lege es auf ein freies Dachfeld, das ein Plättchen berührt. Liegt dort ein Wappen, gewinnst du es.
web-howto-helsinki-A8-heading = 8 · Ein zweites Plättchen
web-howto-helsinki-A8 = Baue im selben Zug ein weiteres Plättchen. Du bezahlst es wie üblich.
web-howto-helsinki-A9-heading = 9 · Eine Karte weniger
web-howto-helsinki-A9 = Dein Plättchen kostet eine Karte weniger, aber die Karte, die es bestimmt, spielst du immer aus. Sag die Wappenaktion zusammen
    mit den Karten an.
web-howto-helsinki-A10-heading = 10 · Einen Aufbau versetzen
web-howto-helsinki-A10 = Versetze einen deiner Aufbauten auf ein anderes Dach deines Tableaus, das noch keinen trägt.
web-howto-helsinki-A11-heading = 11 · Ein Schritt zurück
web-howto-helsinki-A11 = Geh ein Feld gegen den Uhrzeigersinn statt vorwärts. Nutze sie vor dem Gehen, und keine andere Wappenaktion zum Gehen im
    selben Zug.
web-howto-helsinki-A12-heading = 12 · Kein Handkartenlimit
web-howto-helsinki-A12 = Behalte bis zum Ende deines Zuges in der nächsten Runde so viele Karten, wie du willst. Du kannst dich auch erst dafür
    entscheiden, wenn du ablegen müsstest.
web-howto-helsinki-A13-heading = 13 · Ziehen und bauen
web-howto-helsinki-A13 = Zieh zuerst Karten, und baue dann im selben Zug noch ein Plättchen.
web-howto-helsinki-A14-heading = 14 · Eine beliebige Farbe
web-howto-helsinki-A14 = Eine Karte einer beliebigen Farbe gilt bei diesem Plättchen als Jokerkarte. Sag die Wappenaktion zusammen mit den Karten an.
web-howto-helsinki-A15-heading = 15 · Zwei Punkte
web-howto-helsinki-A15 = Du bekommst sofort zwei Punkte.

web-howto-helsinki-options-heading = Varianten und die Erweiterung
web-howto-helsinki-cover-bottom-heading = Die erste Partie
web-howto-helsinki-cover-bottom = Deckt die unterste Reihe des Aktionstableaus ab. Mit zehn Wappenaktionen findet ihr euch schnell zurecht.
web-howto-helsinki-picture-cover-bottom = Eine abgedeckte Wappenaktion kann niemand nutzen.
web-howto-helsinki-cover-random-heading = Neue Herausforderungen
web-howto-helsinki-cover-random = Deckt fünf beliebige Wappenaktionen ab, zufällig oder nach Absprache. Jede Partie ist anders, und kein Plan passt zu allen.
web-howto-helsinki-picture-cover-random = Fünf Wappenaktionen wurden zufällig abgedeckt.
web-howto-helsinki-dry-roads-heading = Trockene Wege
web-howto-helsinki-dry-roads = Auf vier Zebrastreifen, einem an jeder Seite deines Tableaus, warten Besucher. Verbinde alle vier durch eine Kette von Plättchen
    ohne Lücke, damit sie trockene Füße behalten. Wer das zuerst schafft, nimmt die höchste Bonuskarte; danach gibt es die
    höchste, die noch da ist, und für jede Person nur eine. Die Statue verbindet nichts, Jokerplättchen schon.
web-howto-helsinki-picture-dry-roads = Das gelbe Plättchen verbindet alle vier Besucher: eine Bonuskarte mit 7 Punkten.
