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
web-rules-previous = Vorige Regel
web-rules-next = Nächste Regel
