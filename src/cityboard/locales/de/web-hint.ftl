### Tipps im eigenen Zug.

web-hint-ask = Tipp holen
web-hint-thinking = Denkt nach …
web-hint-says = { $level } würde spielen
web-hint-lead = Erwarteter Vorsprung am Ende: { $lead }
web-hint-points = Erwartete Punkte am Ende: { $lead }
web-hint-weigh = Wer liegt vorn?
web-hint-weighs = { $level } erwartet
web-hint-best-other = Bester anderer
web-hint-told = Eine Schätzung aus dem, was du sehen kannst. Sie zählt als Tipp{ $company ->
        [people] : Die anderen sehen, dass du gefragt hast.
       *[alone] {"."}
    }
web-hint-others = Auch erwogen
web-hint-asked = { $name } hat um einen Tipp gebeten.
web-hint-count = { $hints ->
        [one] hat einmal um einen Tipp gebeten
       *[other] hat { $hints }-mal um einen Tipp gebeten
    }
