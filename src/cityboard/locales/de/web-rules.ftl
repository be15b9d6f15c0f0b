### Die Regelseite und eine Regel neben dem Spiel.

web-rules-heading = Regeln von { $name }
web-rules-games = Spiele
web-rules-play = Spielen
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
web-rules-nothing = Davon spricht keine Regel. Versuche ein anderes Wort.
web-rules-contents = Inhalt
web-rules-copy = Link zu { $rule } kopieren
web-rules-copied = Der Link ist kopiert.
web-rules-all = Alle Regeln
web-rules-all-where = Alle Regeln, in einem neuen Tab
web-rules-previous = Vorige Regel
web-rules-next = Nächste Regel

## Das Spiel in wenigen Worten

web-rules-short = In Kürze
web-rules-metro-1 = Alle haben ein Gleisplättchen. In deinem Zug legst du es auf ein freies Feld am Rand oder neben ein anderes Plättchen, dann nimmst du ein neues.
web-rules-metro-2 = Linien beginnen an den Stationen rund um den Plan; die in deiner Farbe gehören dir. Jedes Plättchen macht einige Linien länger, deine und die der anderen.
web-rules-metro-3 = Eine Linie ist abgeschlossen, wenn sie eine Station erreicht. Sie bringt einen Punkt für jedes Plättchen, über das sie führt; führt sie zweimal darüber, zählt es doppelt.
web-rules-metro-4 = Am Hauptbahnhof zählt eine Linie doppelt. Wer die meisten Punkte hat, wenn alle Plättchen liegen, gewinnt.
web-rules-helsinki-1 = In deinem Zug gehst du mit deiner Spielfigur 1 bis 3 Felder um das Senatstableau. Dann ziehst du die beiden Karten daneben, oder du baust.
web-rules-helsinki-2 = Zum Bauen spielst du eine Karte aus und bezahlst mit anderen ihrer Farbe. Das Plättchen schiebst du von der Seite, auf der deine Figur steht, in dein Tableau ein, bis etwas es aufhält.
web-rules-helsinki-3 = Die Wappen, die es überdeckt, gehören dir. Jedes bezahlt eine der fünfzehn Wappenaktionen; jede kannst du einmal im Spiel nutzen.
web-rules-helsinki-4 = Am Ende bringt jede vollständige Reihe und jede vollständige Spalte 2 Punkte. Jeder Aufbau darin bringt 1 Punkt, wo sich zwei kreuzen 3.
