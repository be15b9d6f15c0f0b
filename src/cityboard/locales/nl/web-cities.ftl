### Wat de browser over de modules en steden van Metro zegt.

## In het algemeen

web-cities-rule = Regel { $rule } lezen
web-cities-none = geen
web-cities-which = Wat er te zien is
web-cities-whose = Wiens rij
web-cities-figure = { $colour ->
        [yellow] gele toerist
        [blue] blauwe toerist
        [orange] oranje toerist
        [grey] grijze toerist
        [red] rode toerist
        [brown] bruine toerist
        [green] groene toerist
       *[purple] paarse toerist
    }
web-cities-gone = { $tourists ->
        [one] { $tourists } toerist heeft het spel verlaten.
       *[other] { $tourists } toeristen hebben het spel verlaten.
    }
web-cities-ask-tourist = Welke toerist gaat eerst?
web-cities-ask-taxi = Laat je de taxi rijden, of laat je hem staan?
web-cities-ask-square = Kies op het bord een verlicht veld met toeristen.

## De zetten in een paar woorden

web-cities-told-exchange-open = Ruil je aandeel van { $percent }% voor het open aandeel in de { company }
web-cities-told-exchange-pile = Ruil je aandeel van { $percent }% voor het bovenste van de stapel
web-cities-told-station = Centraal station op plaats { FROM_ONE($place) }
web-cities-told-station-share = Centraal station van de { company } op plaats { FROM_ONE($place) }
web-cities-told-keep = Tegel houden
web-cities-told-return = Tegel terugleggen
web-cities-told-drive = Met de taxi rijden
web-cities-told-stay = Taxi laten staan
web-cities-told-space = { $monument }, plek { FROM_ONE($space) }
web-cities-told-square = De { tourist } naar { SQUARE($square) }
web-cities-told-away = De { tourist } verlaat het spel
web-cities-told-tourist = De { tourist } op { SQUARE($square) }
web-cities-told-arrange = { $monument } op plaats { FROM_ONE($place) }

## Naamloze vennootschappen

web-cities-companies = Vennootschappen
web-cities-market = Aandelenmarkt
web-cities-market-explain = Ruil een aandeel voor een ander van dezelfde grootte, of leg een tegel.
web-cities-market-open = Open
web-cities-market-pile = Stapel
web-cities-market-closes = Het ruilen stopt zodra een vennootschap { $profit ->
        [one] { $profit } winstpunt
       *[other] { $profit } winstpunten
    } heeft.
web-cities-market-idle = { $turns ->
        [one] Al { $turns } beurt heeft niemand een tegel gelegd.
       *[other] Al { $turns } beurten heeft niemand een tegel gelegd.
    }
web-cities-take-open = Ruilen voor het open aandeel van { $percent }%: { $name }
web-cities-take-pile = { $size ->
        [one] Ruilen voor het bovenste aandeel van { $percent }%, { $size } kaart in de stapel
       *[other] Ruilen voor het bovenste aandeel van { $percent }%, { $size } kaarten in de stapel
    }
web-cities-yours = Van jou
web-cities-open = open
web-cities-secret = geheim
web-cities-reveal = { $percent }% { $name } onthullen
web-cities-profit = Winst
web-cities-profit-explain = De rang van een vennootschap bepaalt wat 10% waard is. Wie er het meest van heeft, krijgt ook winst ÷ { $divisor }.
web-cities-profit-company = Vennootschap
web-cities-profit-profit = Winst
web-cities-profit-value = 10%
web-cities-profit-yours = Jij
web-cities-profit-worth = Nu
web-cities-holdings = Wie heeft wat
web-cities-holdings-explain = Voor zover je weet; omlijnde aandelen liggen open.
web-cities-held = { $open ->
        [true] { $name }, ligt open
       *[other] { $name }
    }
web-cities-held-unknown = gedekt

## Centrale stations, centrale sporen, solospel

web-cities-stations = Centrale stations
web-cities-stations-explain = Open een extra lijn vanaf een vrije plaats van het centraal station in plaats van een tegel te leggen.
web-cities-stations-places = Plaatsen van het centraal station
web-cities-stations-unplaced = Nog niet geplaatst
web-cities-place-free = Plaats { FROM_ONE($place) }, vrij
web-cities-place-taken = Plaats { FROM_ONE($place) }: { $who }
web-cities-rails = Centrale sporen
web-cities-rails-count = Lijnen lopen door het centraal station. Een tegel met centrale sporen telt als een gewone tegel.
web-cities-rails-free = Lijnen lopen door het centraal station. Een tegel met centrale sporen levert niets op.
web-cities-solo = Solospel
web-cities-solo-explain = Verleng met een van de twee open tegels een lijn van de vennootschap op de kaart.
web-cities-solo-deck = Stapel, geschud
web-cities-solo-discards = Aflegstapel
web-cities-solo-points = De vennootschap met de minste punten telt
web-cities-solo-score = Score als het nu afgelopen was:

## Steden

web-cities-paris-explain = Leg een tegel op een toerist en breng die naar een vrije plek van zijn kleur in je rij.
web-cities-space = { $filled ->
        [true] Plek { FROM_ONE($space) }, { $name }, bezet
       *[other] Plek { FROM_ONE($space) }, { $name }, vrij
    }
web-cities-stockholm-explain = De toerist onder je tegel gaat naar de eerste vrije plek. Je geheime kleuren tellen.
web-cities-stockholm-variant-explain = De toerist onder je tegel gaat naar de kaart met zijn fiche: de waarde is voor jou.
web-cities-tokens = { $tokens ->
        [one] { $tokens } geheim fiche
       *[other] { $tokens } geheime fiches
    }
web-cities-london-explain = Leg een tegel op een toerist en rijd met de taxi naar zijn kleur: een punt per kaart, geen bij meer dan vier.
web-cities-london-card = { $monument }, { $name }
web-cities-london-start = richtingtegel
web-cities-london-taxi = { $heading ->
        [left] Taxi: { $monument }, naar links.
       *[right] Taxi: { $monument }, naar rechts.
    }
web-cities-london-goal = { $heading ->
        [left] Daarna: { $monument }, naar links.
       *[right] Daarna: { $monument }, naar rechts.
    }
web-cities-new-york-explain = Een lijn die bij een station eindigt, brengt de toerist van daar naar het monument van zijn kleur.
web-cities-new-york-boards = Toeristen × punten
web-cities-st-petersburg-explain = Leg een tegel op een kaart en kies een toerist. Lijnen over een toerist nemen puntentegels.
web-cities-st-petersburg-tiles = Puntentegels
web-cities-st-petersburg-points = Punten
web-cities-st-petersburg-left = Nog over
web-cities-lies = op { SQUARE($square) }
web-cities-taken = genomen
web-cities-berlin-explain = Een lijn over een tegel met een toerist levert een kaartje op. De meeste en de op één na meeste kaartjes tellen.
web-cities-berlin-prize = Meeste kaartjes { $most }, op één na meeste { $second }
web-cities-berlin-side = Kant { $letter }
web-cities-berlin-tickets = Kaartjes
web-cities-berlin-points = Punten
web-cities-berlin-left = Nog over
