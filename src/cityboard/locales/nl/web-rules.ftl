### De regelpagina, en een regel naast het spel.

web-rules-heading = Regels van { $name }
web-rules-games = Spellen
web-rules-play = Spelen
web-rules-search = In de regels zoeken
web-rules-found = { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }
web-rules-nothing = Geen regel gaat hierover. Probeer een ander woord.
web-rules-contents = Inhoud
web-rules-copy = Link naar { $rule } kopiëren
web-rules-copied = De link is gekopieerd.
web-rules-all = Alle regels
web-rules-previous = Vorige regel
web-rules-next = Volgende regel
