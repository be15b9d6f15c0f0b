### Wat het bord van Metro in de browser zegt.

web-metro-board = Bord: loop met de pijltoetsen, Enter probeert je tegel, nog eens Enter legt hem
web-metro-players = Spelers
web-metro-turn = { $who }: aan de beurt
web-metro-points = { $points ->
        [one] punt
       *[other] punten
    }
web-metro-untold = verborgen: de aandelen zijn geheim
web-metro-line-count = { $open } open · { $scored } geteld
web-metro-open-points = + { $points } open
web-metro-score = { $who }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $open ->
        [0] {""}
       *[other] , nog { $open } op open lijnen
    }
web-metro-other-points = Niet uit lijnen: { $points }
web-metro-held = { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }

## Velden en stations, zoals ze worden voorgelezen

web-metro-square = { SQUARE($square) }: { $kind ->
        [tile] tegel { TILE($tile) }
        [centre] centraal station
        [open] leeg, mogelijk
       *[empty] leeg
    }
web-metro-line = { $state ->
        [nobody] Lijn { $line } is van niemand
       *[other] { $whose ->
            [own] Jouw lijn { $line }
            [company] Lijn { $line } van de { company }
           *[other] Lijn { $line } van { $name }
        }: { $tiles ->
            [one] { $tiles } tegel
           *[other] { $tiles } tegels
        }, { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }{ $state ->
            [scored] , geteld
           *[open] {" "}tot nu toe
        }
    }
web-metro-end = { $kind ->
        [open] leidt naar { SQUARE($next) }
        [centre] eindigt bij het centraal station
        [complete] is voltooid
       *[station] eindigt bij station { $station }
    }
web-metro-course = { $line }; { $crossed ->
        [0] begint op { SQUARE($next) }
       *[other] loopt over { SQUARE($squares) }, { $end }
    }

## Wat een tegel zou doen

web-metro-extends = { $whose ->
        [own] verlengt jouw lijn { $line } tot { $points }
        [company] verlengt lijn { $line } van de { company } tot { $points }
       *[other] verlengt lijn { $line } van { $name } tot { $points }
    }
web-metro-completes = { $whose ->
        [own] voltooit jouw lijn { $line }: { $points }
        [company] voltooit lijn { $line } van de { company }: { $points }
       *[other] voltooit lijn { $line } van { $name }: { $points }
    }
web-metro-nothing = verandert geen lijn
web-metro-refused = Hier niet: { $why }
web-metro-effect = Wat de tegel zou doen
web-metro-if-laid = Gelegd op { SQUARE($square) }
web-metro-tap = { $count ->
        [one] Tik op het verlichte veld om je tegel daar te proberen.
       *[other] Tik op een van de { $count } verlichte velden om je tegel daar te proberen.
    }
web-metro-tap-line = Tik op een lijn of station om die te volgen.
web-metro-decide-below = Beantwoord eerst de vraag hieronder.
web-metro-arrived = { $whose ->
        [own] Jouw lijn { $line } is voltooid
        [company] Lijn { $line } van de { company } is voltooid
       *[other] Lijn { $line } van { $name } is voltooid
    }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Je tegel en de toren

web-metro-your-tiles = { $tiles ->
        [0] Geen tegel in de hand
        [one] Je tegel
       *[other] Je tegels
    }
web-metro-tile = tegel { TILE($tile) }
web-metro-arrow = Het pijltje in de hoek wijst de bovenkant van een tegel aan.
web-metro-which = Welke tegel leg je?
web-metro-turn-tile = draaien
web-metro-turn-short = Draaien
web-metro-open-squares = { $count ->
        [one] Past op { $count } veld.
       *[other] Past op { $count } velden.
    }
web-metro-tower = Toren
web-metro-tower-left = { $tiles ->
        [one] tegel over
       *[other] tegels over
    }
web-metro-draw = Tegel trekken
web-metro-draw-left = Trek · nog { $tiles }
web-metro-pass = Passen

## De beslissing

web-metro-lay = Jij bent aan de beurt: leg je tegel{ $also ->
        [exchange] {""} of ruil een aandeel
        [station] {""} of plaats een centraal station
        [exchange-station] , ruil een aandeel of plaats een centraal station
       *[other] {""}
    }
web-metro-lay-drawn = Leg de getrokken tegel
web-metro-lay-there = Je tegel op { SQUARE($square) } leggen?
web-metro-lay-tile = Leggen
web-metro-draw-one = Een tegel trekken? Je moet hem dan leggen.
web-metro-pass-now = Passen?
web-metro-must-pass = Je hebt geen tegel meer en moet passen
web-metro-choose = Jouw beslissing
web-metro-waiting = { $name } is aan de beurt

## Naast het bord

web-metro-shelves = Naast het bord
web-metro-modules = Modules
web-metro-hint = Tip
web-metro-log = Verloop
web-metro-unseen = Ongezien
web-metro-lines = Lijnen
web-metro-unseen-where = { $tower } in de toren, { $held } bij anderen
web-metro-crossed = { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }
web-metro-scored = geteld

## Zetten in een lijst

web-metro-told-lay = Tegel { TILE($tile) } op { SQUARE($square) } leggen{ $turns ->
        [0] {""}
        [one] , één keer gedraaid
       *[other] , { $turns } keer gedraaid
    }
web-metro-told-draw = Een tegel trekken
web-metro-told-pass = Passen

## Een tegel: waar een trein die over een rand binnenkomt, hem weer verlaat

web-metro-same-tracks = { $letter ->
        [a] van elke rand rechtdoor
        [b] van elke rand met de klok mee naar de volgende
        [c] van elke rand tegen de klok in naar de volgende
       *[d] van elke rand terug
    }
web-metro-track = { $from ->
        [top] van boven
        [right] van rechts
        [bottom] van onder
       *[left] van links
    } { $to ->
        [back] en terug
        [top] naar boven
        [right] naar rechts
        [bottom] naar onder
       *[left] naar links
    }

## Waarom er gewonnen of verloren is

web-why-line = lijn { $station } kwam op { points }

## Een eerste spel

web-metro-first-goal = Bouw lange lijnen: een lijn die een station bereikt, geeft 1 punt per tegel waar hij overheen loopt, en bij het centraal station het dubbele.
web-metro-first-goal-companies = Lijnen tellen voor hun vennootschap. Aan het einde tellen je aandelen: hoe hoger hun vennootschap eindigt, hoe meer ze waard zijn.
web-metro-first-goal-solo = Je score is die van de zwakste vennootschap: laat ze alle acht gelijkmatig groeien.
web-metro-first-yours = Lijnen vanaf stations in jouw kleur zijn van jou, wie de tegels ook legt. Wijs een station aan of tik erop: zijn lijn licht op.
web-metro-first-yours-companies = Je bezit aandelen, geen lijnen: een lijn is van de vennootschap met de kleur van het station waar hij begint.
web-metro-first-yours-solo = De twee open tegels zijn van jou. Met een ervan moet je een lijn verlengen van de vennootschap waarvan de kaart is onthuld.
web-metro-first-click = Kies een verlicht veld om te zien wat je tegel daar doet. Kies het nog eens, of druk op ‘{ web-metro-lay-tile }’, om hem te leggen.

## Why a move is refused

web-refusal-square-outside = Dit veld bestaat niet: de kolommen heten A tot en met H, de rijen 1 tot en met 8.
