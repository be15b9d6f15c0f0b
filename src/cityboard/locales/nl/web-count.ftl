### Een echt bord tellen: een telblad dat je door te tikken invult.

web-count-heading = Een echt bord tellen: { $title }
web-count-titles = Spellen
web-count-intro = Leg neer wat er aan het einde van een partij op tafel ligt: kies een onderdeel en tik aan waar het ligt; tik nog eens om het weg te nemen. Elk punt wordt geteld volgens dezelfde spelregels als in de partijen hier. Het blad blijft op dit apparaat, ook zonder verbinding; het wordt geteld zodra de server te bereiken is.
web-count-game = Het spel
web-count-change = Spel wijzigen
web-count-players = Aantal spelers
web-count-players-number = { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
web-count-edition = Doos
web-count-edition-default = Standaardeditie
web-count-edition-other = De doos van dit blad
web-count-lacks-box = De doos van dit blad wordt hier niet meer bewaard. Daarom telt de standaardeditie.

## De punten

web-count-result = Uitslag
web-count-score = { $who }: { points }
web-count-counting = Er wordt geteld …
web-count-no-points = Er ligt nog niets op tafel wat punten oplevert.
web-count-not-yet = Er zijn punten zodra alles op het blad kan kloppen.
web-count-faults = { $count ->
        [one] { $count } fout op het blad
       *[other] { $count } fouten op het blad
    }
web-count-away = De server is niet te bereiken. Ga gerust verder: het blad blijft op dit apparaat en wordt geteld zodra de verbinding er weer is.
web-count-unknown = De server is niet te bereiken en dit blad is op dit apparaat nog nooit geopend. Het opent vanzelf zodra de verbinding er weer is.
web-count-undo = Ongedaan maken
web-count-redo = Opnieuw

## Invullen

web-count-brush = Wat je neerlegt
web-count-take-away = Wegnemen
web-count-nothing = niets
web-count-one-more = Eén meer
web-count-one-less = Eén minder
web-count-numbered = { $axis } { $number }
web-count-cell = { $where }: { $what }
web-count-printed-cell = { $where } ({ $printed }): { $what }

## Het blad

web-count-sheet = Dit blad
web-count-share = Link kopiëren
web-count-copied = Link gekopieerd
web-count-link = Wie deze link heeft, krijgt een kopie van het blad. Het blad staat in de link zelf; de server slaat niets op.
web-count-print = Afdrukken
web-count-save = Als bestand opslaan
web-count-open = Bestand openen
web-count-other-title = Dit bestand telt een partij van een ander spel: { $title }.
web-count-clear = Tafel afruimen
web-count-clear-sure = Alles op dit blad wordt weggenomen. Met ‘Ongedaan maken’ komt het terug.

## Metro

web-count-metro-laid = Gelegd: { $laid } van { $total }
web-count-metro-kinds = Tegels
web-count-metro-kind = { TILE($tile) } (nog { $left })
web-count-metro-turn = Tegel draaien
web-count-metro-percent = { $percent }%
web-count-metro-frame = P{ $number }

## Helsinki

web-count-helsinki-boards = Borden
web-count-helsinki-thing = { $thing ->
        [purple] Paars
        [green] Groen
        [red] Rood
        [blue] Blauw
        [yellow] Geel
        [wild] Jokerfiche
       *[superstructure] Dakopbouw-steen
    }
web-count-helsinki-coat = Wapenschild op actie 15
web-count-helsinki-bonus = { points }
