### Die Regeln von Metro, eine Nachricht je Regelnummer, wie sie im Spiel zu lesen sind.

M1 = Spielplan und Plättchen
M1-1 = Der Spielplan besteht aus 8 × 8 Feldern. Ein Feld wird durch Zeile und Spalte bezeichnet: Die Zeilen zählen von
    0 ganz oben bis 7 ganz unten, die Spalten von 0 ganz links bis 7 ganz rechts. Die vier Felder in der Mitte, (3,3),
    (3,4), (4,3) und (4,4), bilden den Hauptbahnhof. Die übrigen 60 Felder sind für die Gleisplättchen da.

    Im Browser heißen die Spalten A bis H und die Zeilen 1 bis 8: (0,0) ist dort A1.
    .page = Der Spielplan besteht aus 8 × 8 Feldern. Ein Buchstabe bezeichnet die Spalte eines Feldes, von A ganz links bis H
        ganz rechts, und eine Zahl die Zeile, von 1 ganz oben bis 8 ganz unten. Die vier Felder in der Mitte, D4, E4, D5
        und E5, bilden den Hauptbahnhof. Die übrigen 60 Felder sind für die Gleisplättchen da.
M1-2 = Rund um den Spielplan liegen 32 Randstationen. Ihre Nummern beginnen in der Ecke oben rechts und laufen gegen
    den Uhrzeigersinn: 1–8 liegen am oberen Rand von rechts nach links, 9–16 führen die linke Seite hinab, 17–24
    liegen am unteren Rand von links nach rechts, und 25–32 führen die rechte Seite hinauf. Jede Station hat ein
    Abfahrtsgleis und ein Ankunftsgleis. Die Züge fahren immer rechts.
M1-3 = Jedes Feld hat acht Anschlüsse, von links oben im Uhrzeigersinn gezählt: 0 und 1 oben, 2 und 3 rechts, 4 und 5
    unten, 6 und 7 links. Durch die geraden Anschlüsse fahren die Züge ein, durch die ungeraden aus. Vier Buchstaben
    beschreiben ein Plättchen, je einer für die Einfahrten 0, 2, 4 und 6 in dieser Reihenfolge. Der Buchstabe a führt
    geradeaus über das Plättchen, b zur nächsten Kante im Uhrzeigersinn, c zur nächsten Kante gegen den Uhrzeigersinn,
    und d kehrt um und verlässt das Plättchen an derselben Kante. Im Einzelnen:
    • Von Anschluss 0 führt a nach 5, b nach 3, c nach 7 und d nach 1;
    • von Anschluss 2 führt a nach 7, b nach 5, c nach 1 und d nach 3;
    • von Anschluss 4 führt a nach 1, b nach 7, c nach 3 und d nach 5;
    • von Anschluss 6 führt a nach 3, b nach 1, c nach 5 und d nach 7.
    .page = Die Züge fahren rechts, darum hat jede Seite eines Plättchens eine Einfahrt und eine Ausfahrt. Das Plättchen
        verbindet jede seiner vier Einfahrten mit einer Ausfahrt: geradeaus, zur nächsten Seite im Uhrzeigersinn oder
        gegen den Uhrzeigersinn, oder zurück an derselben Seite. Ein kleiner Pfeil zeigt, wo oben ist.
M1-4 = Zum Spiel gehören 60 Gleisplättchen:
    • je vier aacb, cbaa, acba, baac und aaaa;
    • je drei cbcb und bcbc;
    • je zwei cccc, bbbb, dacc, cdac, ccda, accd, dbba, adbb, badb, bbad, ddbc, cddb, bcdd, dbcd, adad, dada und dddd.

    Die Pfeile aller Plättchen zeigen in dieselbe Richtung: Die Plättchen werden nicht gedreht.
    .page = Zum Spiel gehören 60 Gleisplättchen; „Was in der Schachtel ist“ zeigt, wie viele es von jedem gibt. Die
        Pfeile aller Plättchen zeigen in dieselbe Richtung: Die Plättchen werden nicht gedreht.
M1-5 = Am Hauptbahnhof können Linien auf acht Gleisen ankommen. An jeder seiner vier Seiten liegen zwei davon, eines
    für jede Außenseite eines mittleren Feldes.
M1-6 = Der Rahmen um den Spielplan zeigt, wem welche Randstation gehört. Das hängt davon ab, wie viele mitspielen. P1
    bis P6 sind Farben des Rahmens und sagen nichts über die Zugreihenfolge; sie werden zugelost oder ausgesucht.
    • Zu zweit gehören P1 alle ungeraden und P2 alle geraden Nummern.
    • Zu dritt gehören P1 die Stationen 1, 4, 6, 11, 15, 20, 23, 25, 28, 31; P2 die Stationen 2, 7, 9, 12, 14, 19, 22,
    27, 29, 32; P3 die Stationen 3, 5, 8, 10, 13, 18, 21, 24, 26, 30; 16 und 17 gehören niemandem.
    • Zu viert gehören P1 die Stationen 4, 7, 11, 16, 20, 23, 27, 32; P2 die Stationen 3, 8, 12, 15, 19, 24, 28, 31; P3
    die Stationen 1, 6, 10, 13, 18, 21, 25, 30; P4 die Stationen 2, 5, 9, 14, 17, 22, 26, 29.
    • Zu fünft gehören P1 die Stationen 1, 5, 10, 14, 22, 28; P2 die Stationen 6, 12, 18, 23, 27, 32; P3 die Stationen
    3, 7, 15, 19, 25, 29; P4 die Stationen 2, 9, 13, 21, 26, 30; P5 die Stationen 4, 8, 11, 20, 24, 31; 16 und 17
    gehören niemandem.
    • Zu sechst gehören P1 die Stationen 1, 5, 10, 19, 27; P2 die Stationen 2, 11, 18, 25, 29; P3 die Stationen 4, 8,
    14, 21, 26; P4 die Stationen 6, 15, 20, 24, 31; P5 die Stationen 3, 9, 13, 23, 30; P6 die Stationen 7, 12, 22, 28,
    32; 16 und 17 gehören niemandem.

    (Unsere Auslegung: wie die Rahmenfarben verteilt werden.)
    .page = Der Rahmen um den Spielplan zeigt, wem welche Randstation gehört. Das hängt davon ab, wie viele
        mitspielen: „Was in der Schachtel ist“ zeigt den Rahmen für jede Anzahl. Eine Station ohne Farbe gehört
        niemandem. P1 bis P6 sind Farben des Rahmens und sagen nichts über die Zugreihenfolge; sie werden zugelost
        oder ausgesucht.

        (Unsere Auslegung: wie die Rahmenfarben verteilt werden.)
M1-7 = Die Module 1 und 4 verwenden den Rahmen der Gesellschaften. Er zeigt acht Gesellschaften mit je vier Stationen,
    eine auf jeder Seite des Spielplans. In der Standardausgabe sind das:
    • gelb 1, 10, 19, 28;
    • blau 7, 14, 21, 32;
    • orange 3, 12, 17, 26;
    • grau 5, 16, 23, 30;
    • rot 8, 15, 22, 29;
    • braun 2, 11, 20, 25;
    • grün 6, 13, 24, 31;
    • violett 4, 9, 18, 27.
    .page = Die Module 1 und 4 verwenden den Rahmen der Gesellschaften. Er zeigt acht Gesellschaften mit je vier
        Stationen, eine auf jeder Seite des Spielplans; „Was in der Schachtel ist“ zeigt, welche.
M1-8 = In der Schachtel liegen außerdem 32 Wagen, mit denen gewertete Linien markiert werden, 6 Marker für die
    Mitspielenden, 8 für die Gesellschaften, 3 beidseitig bedruckte Rahmen, 32 Aktien, 8 Hauptbahnhofplättchen und 8
    Zentralgleisplättchen.

M2 = Vorbereitung und Spielzug
M2-1 = Die 60 Gleisplättchen werden gemischt und kommen verdeckt in den Turm. Alle ziehen ein Plättchen und halten es
    geheim. Am Tisch würde die jüngste Person beginnen; hier entscheidet der Zufall oder die Person, die das Spiel
    eröffnet hat. Danach geht es im Uhrzeigersinn weiter.
M2-2 = In deinem Zug legst du das Plättchen aus deiner Hand. Möchtest du das nicht und ist noch ein Plättchen im Turm,
    darfst du stattdessen eines ziehen: Dann musst du das gezogene Plättchen legen, das andere bleibt auf deiner Hand.
    Nach dem Ziehen gibt es kein Zurück, und du kannst in diesem Zug weder eine Aktie tauschen noch ein
    Hauptbahnhofplättchen legen. (Unsere Auslegung: kein Tausch und kein Hauptbahnhofplättchen nach dem Ziehen.)
M2-3 = Hast du das Plättchen aus deiner Hand gelegt, ziehst du ein neues, solange der Turm noch eines hat. Hast du ein
    frisch gezogenes Plättchen gelegt, hältst du dein anderes noch in der Hand und ziehst deshalb nichts.
M2-4 = Hast du kein Plättchen mehr und ist der Turm leer, darfst du immer noch eine Aktie tauschen (M7.3) oder ein
    Hauptbahnhofplättchen legen (M8). Kannst oder möchtest du das nicht, passt du. Mit dem letzten Gleisplättchen
    endet das Spiel, auch wenn jemand noch eine solche Möglichkeit hätte. (Unsere Auslegung.)
M2-5 = Sind alle deine Linien abgeschlossen, spielst du trotzdem weiter und legst wie bisher Plättchen.
M2-6 = Geheim sind die Plättchen auf der Hand, alle noch nicht aufgedeckten Aktien (M8.6), die Marken von Stockholm
    und die Punkteplättchen. Für alle sichtbar sind die Zahl der Plättchen im Turm, die offenen Aktien, die Karten von
    Paris, die Fahrscheine, das Taxi und alle Punkte. (Unsere Auslegung.)

M3 = Plättchen legen
M3-1 = Lege dein Plättchen auf ein leeres Feld, das am Rand des Spielplans liegt oder mit einer Kante an ein schon
    gelegtes Gleisplättchen grenzt. Die Felder des Hauptbahnhofs sind immer tabu, und der Hauptbahnhof zählt nicht als
    gelegtes Plättchen.
M3-2 = Der Pfeil deines Plättchens muss in dieselbe Richtung zeigen wie alle anderen; du darfst das Plättchen also
    nicht drehen. Die Variante mit freier Ausrichtung (M6.1) hebt das auf.
M3-3 = Dein Plättchen darf an alle Linien anschließen, nicht nur an deine eigenen.
M3-4 = Dein Plättchen darf keine Linie abschließen, die von ihrer Abfahrt nur einmal über ein einziges Plättchen zu
    einer Ankunft führt. Das gilt für die Linien aller Stationen, ganz gleich, wem sie gehören, und auch für
    Stationen, die niemandem gehören. (Unsere Auslegung: Auch Stationen ohne Besitzer zählen.)
M3-5 = Es gibt eine Ausnahme: Erfüllt mit deinem Plättchen überhaupt kein Feld die Regel M3.4, darfst du jedes Feld
    nehmen, das M3.1 erfüllt. Beurteilt wird nur das eine Plättchen, das zu legen ist; andere Plättchen auf der Hand
    oder im Turm spielen keine Rolle. Bei freier Ausrichtung gilt die Ausnahme nur, wenn in keiner Ausrichtung ein
    Feld passt. Ein Beispiel ist das Plättchen dddd als erstes Plättchen des Spiels. (Unsere Auslegung: wie die
    Ausnahme beurteilt wird.)

M4 = Linien werten
M4-1 = Eine Metrolinie beginnt an einer Abfahrt und folgt den Gleisen. Sobald sie eine Ankunft erreicht, ist sie
    abgeschlossen. Das kann die Ankunft einer beliebigen Randstation sein, auch der eigenen, oder eine Ankunft des
    Hauptbahnhofs. Eine abgeschlossene Linie wird sofort für die Person gewertet, der die Abfahrt gehört, ganz gleich,
    wer das Plättchen gelegt hat; ein Plättchen kann auch mehrere Linien abschließen. Eine Linie von einer Station
    ohne Besitzer wird ebenfalls abgeschlossen, bringt aber nichts ein und nimmt nichts mit. (Unsere Auslegung: Linien
    ohne Besitzer.)
M4-2 = Eine Linie bringt einen Punkt für jedes Plättchen, über das sie führt. Führt sie mehrmals über dasselbe
    Plättchen, zählt es jedes Mal. Die aufgedruckten Gleise des Hauptbahnhofs sind nichts wert.
M4-3 = Endet die Linie am Hauptbahnhof, werden ihre Punkte verdoppelt.
M4-4 = Jede Linie wird genau einmal gewertet und dann mit einem Wagen markiert. Beispiel: Eine Linie führt über sechs
    Plättchen, über eines davon zweimal, und endet am Hauptbahnhof. Das sind sieben Punkte, verdoppelt also 14.
M4-5 = Geschlossene Kreise gehören niemandem, ebenso wenig Gleise, die am Hauptbahnhof an einem Platz ohne
    Hauptbahnhofplättchen beginnen. Sie sind nichts wert und zählen nicht für M3.4.
M4-6 = Das Legen läuft in dieser Reihenfolge ab: Zuerst wird das Plättchen gelegt. Dann folgt die Stadtwirkung des
    Feldes mit allen Entscheidungen, die dazugehören. Danach werden die abgeschlossenen Linien gewertet: die Linien
    der Randstationen in aufsteigender Reihenfolge ihrer Abfahrtsnummern, dann die Linien der Hauptbahnhofplättchen
    nach ihrem Platz, im Uhrzeigersinn ab dem linken Platz der oberen Seite. Zuletzt wird ein Plättchen nachgezogen
    (M2.3). Ein Tourist, der mit dem Plättchen ankommt, zählt also schon für die Linien, die dieses Plättchen
    abschließt. (Unsere Auslegung.)

M5 = Spielende
M5-1 = Das Spiel endet, wenn alle Gleisplättchen gelegt sind; dann sind auch alle Linien gewertet. Wer die meisten
    Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt. (Unsere Auslegung: der Gleichstand.)

M6 = Varianten
M6-1 = Freie Ausrichtung: Du darfst ein Plättchen vor dem Legen beliebig drehen. Wie alle Varianten ist auch diese
    freiwillig und lässt sich mit den anderen kombinieren.
M6-2 = Größere Hand: Statt mit einem Plättchen spielen alle mit zwei oder drei Plättchen auf der Hand. Zu Beginn
    werden zwei oder drei ausgeteilt, und du füllst deine Hand immer auf diese Zahl auf. Das Ziehen aus dem Turm nach
    M2.2 bleibt erlaubt: Du legst das zusätzliche Plättchen, deine Hand bleibt voll, und es wird nichts nachgezogen.
    Auch diese Variante ist freiwillig und lässt sich kombinieren. (Unsere Auslegung: das Ziehen mit größerer Hand.)

M7 = Modul 1: Die Aktiengesellschaften
M7-1 = Dieses Modul verwendet den Rahmen der Gesellschaften. Die Linien gehören den acht Gesellschaften, und was eine
    Linie einbringt, sind Gewinnpunkte ihrer Gesellschaft. Die Mitspielenden halten Aktien und punkten erst am
    Spielende. Alle acht Gesellschaften sind dabei, bei jeder Personenzahl von 2 bis 6.
M7-2 = Es gibt 32 Aktien: von jeder Gesellschaft je eine zu 10 %, 20 %, 30 % und 40 %. Sie werden nach Prozenten in
    vier Stapel sortiert und gemischt. Alle erhalten von jedem Stapel eine Karte und halten sie geheim. Dann wird die
    oberste Karte jedes Stapels offen daneben gelegt.
M7-3 = In deinem Zug legst du entweder ein Plättchen (M2, M3) oder tauschst eine Aktie. Zum Tauschen schiebst du eine
    eigene Karte verdeckt unter den Stapel mit demselben Prozentwert und nimmst dafür die offene Karte dieses Stapels
    oder seine oberste. Eine genommene offene Karte wird vom Stapel ersetzt. Bei 8 Karten je Stapel und höchstens 6
    Personen geht der Stapel nie aus; alle halten immer eine Aktie jedes Prozentwerts, und der Stapel wird nicht neu
    gemischt. Der Tausch ist dein ganzer Zug, du ziehst kein Plättchen. Vergehen hintereinander dreimal so viele Züge,
    wie Personen mitspielen, ohne dass jemand ein Plättchen legt, ist das Tauschen gesperrt, bis wieder ein Plättchen
    gelegt wird. (Unsere Auslegung: die Sperre des Tauschens.)
M7-4 = Aktien dürfen nur getauscht werden, solange keine Gesellschaft 25 Gewinnpunkte erreicht hat.
M7-5 = Am Spielende werden die Gesellschaften nach ihrem Gewinn geordnet. Die Plätze eins bis acht ergeben die Werte
    8, 7, 6, 5, 4, 3, 2 und 1. Gesellschaften mit gleichem Gewinn erhalten alle den besseren Wert, die Plätze darunter
    entfallen. Beispiel: Die Gewinne 38, 36, 34, 32, 32, 29, 27 und 27 ergeben die Werte 8, 7, 6, 5, 5, 3, 2 und 2.
M7-6 = Jede deiner Aktien bringt ein Zehntel ihres Prozentwerts mal den Wert der Gesellschaft; eine Aktie zu 30 %
    zählt also den dreifachen Wert. Beispiel: Du hältst 40 % und 20 % einer Gesellschaft mit Wert 8, 30 % einer
    Gesellschaft mit Wert 5 und 10 % einer anderen mit Wert 5. Das bringt dir 48 + 15 + 5 = 68 Punkte.
M7-7 = Dazu kommt die Mehrheit: Wer insgesamt die meisten Prozente einer Gesellschaft hält, erhält ein Zehntel ihres
    Gewinns, abgerundet. Bei Gleichstand erhalten es alle Beteiligten in voller Höhe. Eine Gesellschaft, an der
    niemand Aktien hält, bringt nichts. Beispiele: Eine Gesellschaft hat 36 Gewinnpunkte, eine Person hält 40 % und
    eine andere 30 % + 10 %; beide erhalten je 3 Punkte. Wer 60 % einer Gesellschaft mit 38 Gewinnpunkten hält,
    bekommt 3 Punkte.
M7-8 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Modul 1 lässt sich mit Modul 2 oder
    Modul 3 und mit jeder Stadt kombinieren. (Unsere Auslegung: der Gleichstand.)

M8 = Modul 2: Hauptbahnhöfe
M8-1 = Alle haben ein Hauptbahnhofplättchen in der eigenen Farbe. Statt ein Gleisplättchen zu legen, darfst du es auf
    einen beliebigen freien der 8 Plätze des Hauptbahnhofs legen (M1.5). An seiner Abfahrt beginnt dann eine
    zusätzliche Linie, die dir gehört.
M8-2 = Die Linie eines Hauptbahnhofplättchens muss über mehr als ein Plättchen führen, und ihre Punkte werden nie
    verdoppelt, auch wenn sie am Hauptbahnhof endet. Vier Fälle sind zu beachten:
    • (a) Ist die neue Linie durch schon gelegte Gleise sofort abgeschlossen und mindestens zwei Punkte wert, wird sie
    gleich gewertet.
    • (b) Wäre sie mit nur einem Punkt abgeschlossen, darfst du das Plättchen dort nicht legen.
    • (c) Liegt das Plättchen einmal, zählt seine Abfahrt für M3.4 und M3.5.
    • (d) Die Linie einer Randstation, die an diesem Platz endet, wird weiterhin verdoppelt.

    (Unsere Auslegung: die Fälle a bis d.)
M8-3 = Das Ankunftsgleis des Platzes bleibt für andere Linien in Betrieb, denn ein Hauptbahnhofplättchen zeigt beide
    Gleise, Abfahrt und Ankunft. (Unsere Auslegung: Das Plättchen zeigt beide Gleise.)
M8-4 = Nur weil dort ein Hauptbahnhofplättchen liegt, darfst du noch kein Gleisplättchen daneben legen: M3.1 verlangt
    nach wie vor ein Feld am Rand oder neben einem gelegten Gleisplättchen. Das genügt aber; eine Linie muss nicht
    dorthin führen. (Unsere Auslegung: Es muss keine Linie dorthin führen.)
M8-5 = Das Hauptbahnhofplättchen zu legen ist dein ganzer Zug, du ziehst kein Gleisplättchen. Hast du es bis zum
    Spielende nicht gelegt, verfällt es. (Unsere Auslegung.)
M8-6 = Zusammen mit Modul 1 liegen acht Hauptbahnhofplättchen offen bereit, eines je Gesellschaft. Um eines zu legen,
    deckst du eine Aktie dieser Gesellschaft auf und lässt sie offen vor dir liegen; sie kann nun nicht mehr getauscht
    werden. Die zusätzliche Linie gehört der Gesellschaft. Das geht nur einmal je Gesellschaft, doch darfst du es für
    mehrere Gesellschaften tun, eine je Zug, auch wenn das Tauschen schon beendet ist. Die offene Aktie zählt für dich
    weiterhin.

M9 = Modul 3: Zentrale Gleise
M9-1 = Vor dem Spiel bedecken vier der acht Zentralgleisplättchen den Hauptbahnhof. Welche es sind und wie jedes
    gedreht ist, bestimmt der Zufall. Die Linien laufen über diese Plättchen weiter; am Hauptbahnhof endet also keine
    Linie, und nichts wird verdoppelt. (Unsere Auslegung: Beides bestimmt der Zufall.)
M9-2 = In der Standardausgabe sind die acht Zentralgleisplättchen zwei aaaa, ein bbbb, ein cccc, zwei bcbc und zwei
    aacb. Sie tragen keinen Pfeil, ein gedrehtes Plättchen ist also dasselbe Plättchen.
    .page = „Was in der Schachtel ist“ zeigt die acht Zentralgleisplättchen. Sie tragen keinen Pfeil, ein gedrehtes
        Plättchen ist also dasselbe Plättchen.
M9-3 = Ein Zentralgleisplättchen, über das eine Linie führt, zählt wie jedes andere Plättchen (M4.2) und bringt somit
    Punkte; eine Ausgabe kann das ändern. (Unsere Auslegung.) Ein veröffentlichtes Bild würde es entscheiden; wir
    kennen nur seine Unterschrift, laut der die gelbe Linie „10 PV“ bringt, also 10 Punkte.
M9-4 = Nur weil dort ein Zentralgleisplättchen liegt, darfst du noch kein Gleisplättchen daneben legen, genau wie in
    M8.4. Modul 3 lässt sich nicht mit Modul 2 kombinieren.

M10 = Modul 4: Solospiel
M10-1 = Du spielst allein und mit dem Rahmen der Gesellschaften. Die acht Aktien zu 10 % bilden deinen Kartenstapel.
M10-2 = Zwei Gleisplättchen liegen offen vor dir und werden nach jedem Legen wieder ergänzt. Decke eine Karte auf: Mit
    einem deiner beiden Plättchen musst du eine noch offene Linie dieser Gesellschaft verlängern, das Plättchen kommt
    also auf das Feld, an dem diese Linie gerade endet. Ist der Kartenstapel aufgebraucht, werden die abgelegten Karten
    zu einem neuen gemischt, und zwar nach dem Zug der letzten Karte, die mit eingemischt wird. Ist der Turm leer,
    spielst du mit den offenen Plättchen weiter. Beide Plättchen passen immer, du hast also stets einen erlaubten Zug.
    (Unsere Auslegung: dass nach jedem Legen ergänzt wird und wann gemischt wird.)
M10-3 = Bis der Kartenstapel einmal durchgespielt ist, darfst du bestimmte Plättchen ablehnen; in der
    Standardausgabe sind es die vom Typ dddd. Ziehe zuerst ein anderes Plättchen, dann kommt das abgelehnte in die
    Mitte des Turms zurück: Es kann erst wieder kommen, wenn danach halb so viele Plättchen gezogen sind, wie noch
    im Turm waren (abgerundet); dann ist es ein Plättchen wie jedes andere. Das gilt auch für die ersten beiden
    Plättchen und für den gezogenen Ersatz. Mit dem Aufdecken der achten Karte endet das Ablehnen. (Unsere
    Auslegung: wie weit die Mitte reicht, die betroffenen Plättchen und der Endzeitpunkt.)
M10-4 = Die Legeregeln aus M3 gelten mit einer Erleichterung: Eine Linie über ein einziges Plättchen ist erlaubt.
M10-5 = Sind alle vier Linien einer Gesellschaft gewertet, scheidet ihre Karte aus. Liegt sie gerade im Kartenstapel,
    scheidet sie aus, sobald sie aufgedeckt wird, und du deckst die nächste Karte auf. Das Spiel endet sofort, wenn
    alle 32 Linien gewertet sind, auch wenn noch Felder leer sind. (Unsere Auslegung: die Karte im Stapel.)
M10-6 = Dein Ergebnis sind die Punkte der Gesellschaft, die am wenigsten hat. In der schwierigeren Variante ziehst du
    davon den Abstand zwischen der ersten und der letzten Gesellschaft ab; das Ergebnis kann dann auch negativ sein.
    Beispiel: Die beste Gesellschaft hat 35 Punkte, die letzte 22. Dein Ergebnis ist 22 oder, in der schwierigeren
    Variante, 9.

M11 = Stadtmodule allgemein
M11-1 = Es ist höchstens eine Stadt im Spiel. Ihre Punkte kommen zu denen der Mitspielenden oder der Gesellschaften
    hinzu, sobald sie verdient sind.
M11-2 = Mit Modul 1 geht alles, was eine Linie ihrem Besitzer einbringt, als Gewinnpunkte an die Gesellschaft; was das
    Legen eines Plättchens einbringt, behält die Person, die es gelegt hat. In Paris, in Stockholm (beide Fassungen)
    und in London verdient die Person, die das Plättchen legt; in New York, St. Petersburg und Berlin verdient die
    Gesellschaft, der die Linie gehört. Den Touristen in St. Petersburg wählt die Person, die das Plättchen legt.
M11-3 = Die inneren Felder sind die 32 Felder, die weder am Rand liegen noch zum Hauptbahnhof gehören. Touristen gibt
    es in 8 Farben: gelb, blau, orange, grau, rot, braun, grün und violett. Wo 32 Touristen im Spiel sind, gibt es
    vier von jeder Farbe, und auf jedem Feld steht einer.
M11-4 = Städte lassen sich nicht mit dem Solospiel kombinieren, wohl aber mit Modul 2 oder Modul 3.
    (Unsere Auslegung: nicht mit dem Solospiel.)
M11-5 = Mit Modul 1 läuft das Spielende so ab: Zuerst kommt die Schlusswertung der Stadt; was Gesellschaften
    verdienen, kommt zu ihrem Gewinn, was Mitspielende verdienen, geht an diese. Dann werden die Gesellschaften nach
    Gewinn geordnet und erhalten ihre Werte (M7.5), dann werden die Aktien gewertet (M7.6) und zuletzt die Mehrheiten
    (M7.7). Für die Werte wie für die Mehrheiten zählt der Gewinn einschließlich der Stadtpunkte. Keine Stadt gibt
    einer Gesellschaft schon während des Spiels Punkte, die Grenze aus M7.4 ist also nicht berührt. (Unsere Auslegung:
    keine Stadtpunkte für Gesellschaften während des Spiels.)
M11-6 = Zentralgleisplättchen tragen keinen Touristen und bringen weder Fahrscheine noch Punkteplättchen. Linien, die
    an einem Hauptbahnhofplättchen beginnen, zählen in New York, St. Petersburg und Berlin wie jede andere Linie.
    (Unsere Auslegung.)

M12 = Paris
M12-1 = Es gibt 12 Monumentkarten mit je vier farbigen Plätzen. Sie werden gleichmäßig verteilt: Zu zweit erhalten
    alle 6, zu dritt 4, zu viert 3, zu fünft 2 und zu sechst 2 Karten; der Rest bleibt ungenutzt. Deine Karten
    bilden eine Reihe, in der Reihenfolge des Austeilens und aufrecht; sie werden nicht umgeordnet. Ist es so
    gewählt, ordnen vor dem ersten Zug alle der Reihe nach ihre Karten, Platz für Platz. Auf den 32 inneren Feldern
    stehen Touristen. (Unsere Auslegung: Reihenfolge und Lage der Karten.)
M12-2 = Legst du ein Plättchen auf ein Feld mit einem Touristen, musst du den Touristen nehmen. Stelle ihn auf einen
    freien Platz seiner Farbe auf einer deiner Karten; welchen, entscheidest du. Hast du keinen solchen Platz, stelle
    ihn zu einem Touristen auf ein Feld, das mit einer Kante angrenzt. Gibt es dort keinen, stelle ihn auf ein
    beliebiges Feld mit einem Touristen. Gibt es auch das nicht, lege ihn ab. Stehen mehrere Touristen auf dem Feld,
    kommen alle nacheinander an die Reihe, in beliebiger Reihenfolge. Sind mehrere Plätze oder Felder möglich, hast du
    die Wahl. (Unsere Auslegung: Du musst den Touristen nehmen und hast die Wahl.)
M12-3 = Am Spielende bringt die längste lückenlose Folge von Touristen in deiner Reihe, auch über mehrere Karten
    hinweg, 2 Punkte je Tourist. Jeder andere deiner Touristen kostet dich 1 Punkt, und jede Karte mit vier besetzten
    Plätzen bringt 3 Punkte. Beispiel: Eine Folge von 5, eine volle Karte und zwei weitere Touristen ergeben 10 + 3 −
    2 = 11 Punkte. Sind mehrere Folgen gleich lang, zählt nur eine davon; die Touristen der anderen kosten je 1 Punkt.
    Die Summe kann negativ sein. (Unsere Auslegung: gleich lange Folgen und negative Summen.)
M12-4 = In der Standardausgabe zeigen die Karten diese Plätze:
    • grau, orange, violett, blau;
    • gelb, braun, violett, orange;
    • grau, grün, braun, violett;
    • grün, rot, blau, braun;
    • rot, grau, gelb, grün;
    • grau, braun, rot, orange;
    • grau, blau, gelb, braun;
    • rot, blau, violett, grün;
    • grau, rot, violett, gelb;
    • violett, blau, orange, grün;
    • gelb, rot, orange, blau;
    • orange, gelb, grün, braun.

    Die Monumente heißen Fondation Louis Vuitton, Sacré-Cœur, Triumphbogen (Arc de Triomphe), Place de la Concorde,
    Moulin Rouge, Invalidendom, Notre-Dame, Pont Alexandre III, Louvre, Eiffelturm, Panthéon und Versailles. Die Namen
    sind veröffentlicht; welche Karte welchen trägt und die Übersetzungen sind von uns.
    .page = „Was in der Schachtel ist“ zeigt die zwölf Monumentkarten mit ihren Namen und farbigen Plätzen. Die Namen
        sind veröffentlicht; welche Karte welchen trägt und die Übersetzungen sind von uns.

M13 = Stockholm
M13-1 = Acht Monumentkarten in zufälliger Reihenfolge bilden eine Reihe von 32 Plätzen mit Punktwerten. Auf den
    inneren Feldern stehen Touristen. Es gibt acht Touristenmarken, eine je Farbe, die verdeckt verteilt werden: Zu
    zweit erhalten alle 3, zu dritt 2, zu viert 2, zu fünft 1 und zu sechst 1. Die übrigen Marken kommen ungesehen aus
    dem Spiel. (Unsere Auslegung: die zufällige Reihenfolge der Karten.)
M13-2 = Legst du ein Plättchen auf ein Feld mit einem Touristen, kommt der Tourist auf den am weitesten links
    gelegenen freien Platz der Reihe.
M13-3 = Am Spielende erhältst du die Werte unter allen Touristen deiner geheimen Farbe oder Farben. Beispiel: Ein
    roter Tourist steht auf einer 3, ein violetter auf einer 4. Wer Rot hat, erhält dafür 3 Punkte, wer Violett hat,
    4.
M13-4 = Variante: Die Marken werden nicht verteilt, sondern zufällig ausgelegt, eine auf jede Karte. Ein Tourist kommt
    auf den am weitesten links gelegenen freien Platz der Karte, auf der die Marke seiner Farbe liegt, und wer das
    Plättchen gelegt hat, erhält sofort den Wert dieses Platzes. Jede Karte hat vier Plätze und jede Farbe vier
    Touristen, es passt also immer.
M13-5 = In der Standardausgabe zeigen die Karten diese Werte, Karte für Karte:
    • 1, 2, 3, 4;
    • 2, 4, 1, 3;
    • 3, 1, 4, 2;
    • 4, 3, 2, 1;
    • 1, 3, 2, 4;
    • 2, 1, 4, 3;
    • 4, 2, 3, 1;
    • 3, 4, 1, 2.

    Die Monumente heißen Gröna Lund, Schloss Drottningholm, Königliches Schloss, Nobelmuseum, Storkyrkan, Vasa-Museum,
    Stadthaus und Avicii Arena. Die Namen sind veröffentlicht; welche Karte welchen trägt und die Übersetzungen sind
    von uns.
    .page = „Was in der Schachtel ist“ zeigt die acht Monumentkarten mit ihren Namen und den Werten ihrer Plätze. Die
        Namen sind veröffentlicht; welche Karte welchen trägt und die Übersetzungen sind von uns.

M14 = London
M14-1 = Acht Monumentkarten liegen in zufälliger Reihenfolge in einer Reihe; in der Standardausgabe ist es eine Karte
    je Farbe. Ein Richtungsplättchen an jedem Ende macht aus der Reihe einen Rundkurs. Das Taxi beginnt auf einem der
    beiden Richtungsplättchen; auf welchem, bestimmt der Zufall. Auf den inneren Feldern stehen Touristen.
M14-2 = Zähle die Karten von links nach rechts von 1 bis 8. Der Rundkurs hat 16 Positionen: die Karten 1 bis 8 auf dem
    Weg nach rechts, dann die Karten 8 bis 1 auf dem Weg zurück nach links. Die Richtungsplättchen sind keine
    Haltepunkte; eine Karte am Ende kommt daher zweimal hintereinander, einmal in jeder Richtung. Vom linken
    Richtungsplättchen aus ist die erste Karte die 1, vom rechten aus die 8. Die nächste Karte einer Farbe ist die
    erste Position dieser Farbe nach der jetzigen, selbst wenn es dieselbe Karte auf dem Rückweg ist. Eine Ausgabe
    kann den Rundkurs ändern: auf 14 Positionen, bei denen die Endkarten nur einmal vorkommen, oder auf 8, bei denen
    sich die Reihe zum Ring schließt. (Unsere Auslegung.)
M14-3 = Legst du ein Plättchen auf ein Feld mit einem Touristen, darfst du das Taxi vorwärts zur nächsten Karte in der
    Farbe des Touristen fahren, wenn sie höchstens vier Karten entfernt ist; für jede gefahrene Karte erhältst du einen
    Punkt. Ist unter den nächsten vier keine Karte dieser Farbe, bewegt die Fahrt das Taxi um vier Karten und bringt
    nichts ein. Du darfst das Taxi auch stehen lassen. Der Tourist verlässt das Spiel in jedem Fall. Eine kürzere Fahrt
    ist nicht möglich. Beispiele: Die passende Karte ist die dritte vor dem Taxi, du erhältst 3 Punkte. Sie ist nicht
    unter den nächsten vier Karten, das Taxi fährt vier Karten weit, und du erhältst 0 Punkte. (Unsere Auslegung: keine
    kürzere Fahrt.)
M14-4 = Die Monumente von London heißen Tower Bridge, Big Ben, Westminster-Palast, St Paul’s Cathedral, Trafalgar
    Square, London Eye, Tower of London und Buckingham-Palast. Die Namen sind veröffentlicht; welche Karte welchen
    trägt und die Übersetzungen sind von uns.

M15 = New York
M15-1 = Alle haben eine Tafel mit acht Monumenten, eines je Farbe, mit Punktwerten; mit Modul 1 hat jede Gesellschaft
    eine. Die 32 Touristen werden zufällig verteilt, einer auf jede Randstation.
M15-2 = Endet eine Linie an einer Randstation und wartet dort noch ein Tourist, nimmt ihn die Person oder
    Gesellschaft, der die Linie gehört, und stellt ihn zum Monument seiner Farbe. Es kommt immer darauf an, wem die
    Linie gehört, nicht darauf, wer das Plättchen gelegt hat; das gilt auch für Linien von Hauptbahnhofplättchen.
    Gehört die Linie niemandem oder endet sie am Hauptbahnhof, nimmt niemand einen Touristen. (Unsere Auslegung: wer
    den Touristen nimmt.)
M15-3 = Am Spielende bringt jeder Tourist den Wert seines Monuments. Beispiel: Zwei Touristen bei einer 3, zwei bei
    einer 1 und einer bei einer 0 bringen 8 Punkte.
M15-4 = In der Standardausgabe gibt es acht Tafeln, nummeriert von 1 bis 8, mit diesen Werten in der Reihenfolge gelb,
    blau, orange, grau, rot, braun, grün, violett; von Tafel zu Tafel rücken die Werte um eine Farbe weiter:
    • Tafel 1 hat 4, 2, 1, 3, 2, 3, 1, 0;
    • Tafel 2 hat 0, 4, 2, 1, 3, 2, 3, 1;
    • Tafel 3 hat 1, 0, 4, 2, 1, 3, 2, 3;
    • Tafel 4 hat 3, 1, 0, 4, 2, 1, 3, 2;
    • Tafel 5 hat 2, 3, 1, 0, 4, 2, 1, 3;
    • Tafel 6 hat 3, 2, 3, 1, 0, 4, 2, 1;
    • Tafel 7 hat 1, 3, 2, 3, 1, 0, 4, 2;
    • Tafel 8 hat 2, 1, 3, 2, 3, 1, 0, 4 und ist die des veröffentlichten Beispiels.

    Die Tafeln werden den Mitspielenden zugelost. Mit Modul 1 hat jede Gesellschaft ihre eigene, in derselben
    Reihenfolge: Tafel 1 gehört zu Gelb, Tafel 2 zu Blau und so weiter bis Tafel 8 zu Violett. Die Monumente heißen
    Empire State Building, Yankee Stadium, Times Square, Central Park, Freiheitsstatue, Brooklyn Bridge, St. Patrick’s
    Cathedral und Rockefeller Center. Die Namen sind veröffentlicht; welche Farbe welches Monument hat und die
    Übersetzungen sind von uns. (Unsere Auslegung: wer welche Tafel erhält.)
    .page = Es gibt acht Tafeln, nummeriert von 1 bis 8; „Was in der Schachtel ist“ zeigt, was Touristen jeder Farbe
        auf jeder von ihnen zählen. In der Standardausgabe ist Tafel 8 die des veröffentlichten Beispiels. Die Tafeln
        werden den Mitspielenden zugelost. Mit Modul 1 hat jede Gesellschaft ihre eigene, in der Reihenfolge der
        Farben dort: Tafel 1 gehört zu Gelb, Tafel 2 zu Blau und so weiter bis Tafel 8 zu Violett. Die Namen der
        Monumente sind veröffentlicht; welche Farbe welches Monument hat und die Übersetzungen sind von uns. (Unsere
        Auslegung: wer welche Tafel erhält.)

M16 = St. Petersburg
M16-1 = Acht Monumentkarten liegen auf den inneren Diagonalen neben dem Hauptbahnhof, auf den Feldern (2,2), (1,1),
    (2,5), (1,6), (5,2), (6,1), (5,5) und (6,6). Neben dem Spielplan liegen die Punkteplättchen offen bereit, je vier
    in acht Farben, dazu ein Tourist je Farbe.
M16-2 = Legst du ein Plättchen auf eine Monumentkarte, nimm die Karte vom Spielplan, wähle einen beliebigen noch
    vorhandenen Touristen und stelle ihn auf das eben gelegte Plättchen. Die vier Punkteplättchen dieser Farbe werden
    gemischt und verdeckt auf die Karte gelegt. Die Farbe darfst du frei wählen; mit deiner eigenen hat sie nichts zu
    tun. (Unsere Auslegung: die freie Wahl der Farbe.)
M16-3 = Wird eine Linie abgeschlossen, die über ein Plättchen mit einem Touristen führt, nimmt sich die Person oder
    Gesellschaft, der die Linie gehört, so oft ein verdecktes Punkteplättchen dieser Farbe, wie die Linie darüber
    führt, und hält es bis zum Ende geheim. Ein Plättchen hat vier Gleise und jede Farbe vier Punkteplättchen, sie
    reichen also immer. Die Punkteplättchen werden zufällig gezogen. Die eigenen darfst du ansehen, die einer
    Gesellschaft bleiben verdeckt. Was Linien ohne Besitzer, Kreise oder Gleise vom Hauptbahnhof genommen hätten,
    bleibt liegen. Beispiel: Eine Linie, die dreimal über das Plättchen mit dem blauen Touristen führt, nimmt drei
    blaue Punkteplättchen. (Unsere Auslegung: das zufällige Ziehen, das Ansehen und was liegen bleibt.)
M16-4 = Am Spielende werden alle genommenen Punkteplättchen aufgedeckt und gewertet. In der Standardausgabe ergeben
    die vier Plättchen jeder Farbe zusammen 10 Punkte, mal gleichmäßig verteilt, mal nicht: Gelb 1 2 3 4,
    Blau 2 2 3 3, Orange 0 3 3 4, Grau 1 1 4 4, Rot 0 1 4 5, Braun 0 2 3 5, Grün 2 2 2 4 und Violett 1 3 3 3. Die
    Monumente heißen Auferstehungskirche (Blutkirche), Schloss Peterhof, Peter-und-Paul-Festung, Eherner Reiter,
    Kasaner Kathedrale, Fabergé-Museum, Winterpalast und Katharinenpalast. Die Namen sind veröffentlicht; welche
    Karte welchen trägt und die Übersetzungen sind von uns.

M17 = Berlin
M17-1 = Acht Monumentkarten liegen in einer Reihe, mit der Seite A oder B nach oben. Wer das Spiel eröffnet,
    entscheidet: alle A (das ist die Voreinstellung), alle B oder zufällig gemischt. Es gibt 24 Touristen. Zwei von
    jeder Farbe kommen in vier Vierergruppen auf den Spielplan, einer je Feld und keine Farbe zweimal in derselben
    Gruppe; in der Standardausgabe sind die Gruppen die 2 × 2 Felder großen Blöcke von (1,1) bis (2,2), von (1,5) bis
    (2,6), von (5,1) bis (6,2) und von (5,5) bis (6,6). Die anderen acht Touristen kommen zufällig verteilt auf die
    Karten, einer auf jede. Dazu gibt es 64 Fahrscheine, acht je Farbe.
M17-2 = Legst du ein Plättchen auf ein Feld mit einem Touristen, rückt der Tourist auf das Plättchen.
M17-3 = Wird eine Linie abgeschlossen, die über ein Plättchen mit einem Touristen führt, erhält die Person oder
    Gesellschaft, der die Linie gehört, so oft einen Fahrschein dieser Farbe, wie die Linie darüber führt.
M17-4 = Am Spielende wird jede Farbe auf der Karte gewertet, auf der der Tourist dieser Farbe steht: Wer die meisten
    Fahrscheine der Farbe hat, erhält die größere Zahl, wer die zweitmeisten hat, die kleinere. Bei Gleichstand werden
    die Zahlen der betroffenen Plätze addiert und gleichmäßig geteilt, abgerundet. Alle Fahrscheine einer Farbe, die
    bis zum Ende aus welchem Grund auch immer niemand genommen hat, gehen an eine einzige fiktive Person, die in der
    Rangfolge wie alle anderen zählt und Gleichstände teilt; ihre Punkte verfallen. Mit Modul 1 stehen die
    Gesellschaften in der Rangfolge. Null Fahrscheine bringen nie Punkte. Beispiel: Eine Linie über vier Plättchen,
    die über eines zweimal und über eines dreimal führt, bringt 7 Punkte; da sie über das Plättchen mit dem gelben
    Touristen zweimal und über das mit dem violetten einmal führt, gibt es dazu 2 gelbe Fahrscheine und 1 violetten.
    (Unsere Auslegung: Null Fahrscheine bringen nie Punkte.)
M17-5 = In der Standardausgabe zeigen die A-Seiten 5/2, 5/3, 6/2, 6/3, 6/4, 7/3, 7/4 und 8/4, die B-Seiten 3/1, 4/1,
    5/2, 6/3, 8/3, 9/4, 10/5 und 12/6. Die Monumente heißen Alexanderplatz, Rotes Rathaus, Siegessäule, Brandenburger
    Tor, Berliner Dom, Museumsinsel, Reichstag und Gedächtniskirche. Die Namen sind veröffentlicht; welche Karte
    welchen trägt und die Übersetzungen sind von uns.
    .page = „Was in der Schachtel ist“ zeigt die Monumentkarten mit ihren Namen und mit dem, was auf ihren Seiten A
        und B steht. Die Namen sind veröffentlicht; welche Karte welchen trägt und die Übersetzungen sind von uns.

M18 = Was sich kombinieren lässt: Das Grundspiel für 2 bis 6 Personen kann mit oder ohne Modul 1 gespielt werden; mit
    Modul 2, mit Modul 3 oder mit keinem von beiden; ohne Stadt oder mit einer der sechs Städte, wobei es für
    Stockholm auch die Variante und für Berlin die Seiten A, B oder gemischt gibt; mit oder ohne freie Ausrichtung;
    und mit einem, zwei oder drei Plättchen auf der Hand. All das ist unabhängig voneinander wählbar. Das Solospiel,
    mit oder ohne die schwierigere Variante, verträgt sich mit der freien Ausrichtung und sonst mit nichts. Wählst du
    etwas anderes, lehnt das Spiel ab und nennt dir die Nummer der Regel.
