### Die Regelseite und eine Regel neben dem Spiel.

web-rules-heading = { $name }: die Regeln
web-rules-games = Spiele
web-rules-play = Spielen
web-rules-box = Meine Schachtel
web-rules-count = Ein echtes Spiel zählen
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
web-rules-howto = So wird gespielt
web-rules-exact = Die genauen Regeln
web-rules-exactly = Die genauen Regeln: { $heading }
web-rules-right = Richtig:
web-rules-wrong = Falsch:
web-rules-print = Drucken

## Unsere Auslegungen. Mit der ersten Nachricht beginnen sie in den Regeltexten.

web-rules-ruling = Unsere Auslegung
web-rules-rulings = Unsere Auslegung zu { $rule }
web-rules-ruling-on = Unsere Auslegung: { $about }.
web-rules-ruling-whole = Unsere Auslegung: die ganze Regel.
web-rules-ruling-why = Die veröffentlichten Regeln lassen das offen oder widersprechen sich; hier wird so gespielt.

## Woher bekannt ist, was in der Schachtel gedruckt ist

web-rules-source-published = Veröffentlicht
web-rules-source-earlier = Frühere Ausgabe
web-rules-source-reconstructed = Rekonstruiert
web-rules-source-owner = Eigene Schachtel
web-rules-box-values = In der Schachtel gedruckt:
web-rules-sources = Manches, wovon die Regeln sprechen, ist nur in der Schachtel gedruckt: Plättchen, Karten, Tafeln. Wo es darauf ankommt, sagt ein Zeichen, ob es veröffentlicht ist, aus einer früheren Ausgabe stammt oder von uns rekonstruiert wurde.
web-rules-sources-box = Schau in die Schachtel, oder berichtige sie nach deiner.
web-rules-appendix = Was in der Schachtel ist
web-rules-appendix-note = Alles, was in der Standardausgabe gedruckt ist; daneben, woher es bekannt ist und welche Regel davon spricht.
