### De regelpagina, en een regel naast het spel.

web-rules-heading = { $name }: de regels
web-rules-games = Spellen
web-rules-play = Spelen
web-rules-box = Mijn doos
web-rules-count = Een echt bord tellen
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
web-rules-all-where = Alle regels, in een nieuw tabblad
web-rules-previous = Vorige regel
web-rules-next = Volgende regel
web-rules-howto = Zo speel je
web-rules-exact = De exacte regels
web-rules-exactly = De exacte regels: { $heading }
web-rules-right = Goed:
web-rules-wrong = Fout:
web-rules-print = Afdrukken

## Onze uitleg. Met het eerste bericht begint die in de regelteksten.

web-rules-ruling = Onze uitleg
web-rules-rulings = Onze uitleg bij { $rule }
web-rules-ruling-on = Onze uitleg: { $about }.
web-rules-ruling-whole = Onze uitleg: de hele regel.
web-rules-ruling-why = De gepubliceerde regels laten dit open of verschillen; hier wordt zo gespeeld.

## Waaruit bekend is wat er in de doos gedrukt staat

web-rules-source-published = Gepubliceerd
web-rules-source-earlier = Eerdere editie
web-rules-source-reconstructed = Gereconstrueerd
web-rules-source-owner = Eigen doos
web-rules-box-values = In de doos gedrukt:
web-rules-sources = Een deel van wat in de regels voorkomt, staat alleen in de doos gedrukt: tegels, kaarten, borden. Waar dat ertoe doet, zegt een teken of het gepubliceerd is, uit een eerdere editie bekend is of door ons gereconstrueerd is.
web-rules-sources-box = Kijk in de doos, of verbeter die volgens jouw doos.
web-rules-appendix = Wat er in de doos zit
web-rules-appendix-note = Alles wat er in de standaardeditie gedrukt staat; daarnaast waar het vandaan komt en welke regel erover gaat.
