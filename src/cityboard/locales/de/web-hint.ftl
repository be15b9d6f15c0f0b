### Tipps im eigenen Zug.

web-hint-ask = Tipp holen
web-hint-thinking = Denkt nach …
web-hint-says = { $level } würde spielen
web-hint-lead = Erwartet am Ende: { $side ->
        [level] etwa Gleichstand
        [behind] { $points ->
            [one] etwa { $points } Punkt Rückstand
           *[other] etwa { $points } Punkte Rückstand
        }
       *[ahead] { $points ->
            [one] etwa { $points } Punkt Vorsprung
           *[other] etwa { $points } Punkte Vorsprung
        }
    }
web-hint-points = Erwartet am Ende: { $points ->
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    }
web-hint-weigh = Wer liegt vorn?
web-hint-weighs = { $level } erwartet
web-hint-best-other = Bester anderer
web-hint-told = Eine Schätzung aus dem, was du sehen kannst. Sie zählt als Tipp{ $company ->
        [people] : Die anderen sehen, dass du gefragt hast.
       *[alone] {"."}
    }
web-hint-others = Auch erwogen
web-hint-less = { $points ->
        [0] etwa gleich gut
        [one] etwa { $points } Punkt weniger
       *[other] etwa { $points } Punkte weniger
    }
web-hint-warning = Die anderen am Tisch sehen, dass du einen Tipp holst. So wirst du in jeder Partie nur einmal gefragt.
web-hint-asked = { $name } hat um einen Tipp gebeten.
web-hint-count = { $hints ->
        [one] hat einmal um einen Tipp gebeten
       *[other] hat { $hints }-mal um einen Tipp gebeten
    }
