### Wat de browser zegt rond het senaatspleinbord van Helsinki, de hand, de acties en de voorraad. Zijden kiezen alleen een
### vorm.

## Het senaatspleinbord

web-senate-heading = Senaatspleinbord
web-senate-name = { $side ->
        [north] N
        [east] O
        [south] Z
       *[west] W
    }{ $place }
web-senate-building = { $side ->
        [north] kathedraal
        [east] regeringsgebouw
        [south] Sederholmhuis
       *[west] universiteit
    }
web-senate-space = Senaatspleinveld { $name }, { $building }. Kaarten ernaast: { CARDS($cards) }.
web-senate-here = Pionnen hier: { $who }.
web-senate-no-cards = geen
web-senate-step = { $steps ->
        [-1] Eén veld teruggaan.
        [one] { $steps } veld verder gaan.
       *[other] { $steps } velden verder gaan.
    }
web-senate-put = Je pion hier neerzetten.
web-senate-ribbon = Rond het senaatspleinbord; jouw pion staat in het midden
web-senate-piles = stapel { $pile } · aflegstapel { $discarded }
web-senate-piles-long = Trekstapel: { $pile }, aflegstapel: { $discarded }. Aflegstapel bekijken
web-senate-discards = Aflegstapel
web-senate-no-discards = Er is nog geen kaart afgelegd.
web-senate-copies = × { $copies }
web-senate-draw = Trek { $count }
web-senate-draw-more = +1 kaart
web-senate-draw-long = Trekken: { CARDS($cards) }
web-senate-draw-more-long = Trekken: { CARDS($cards) }, en met actie 4 nog een van de trekstapel
web-senate-round = Ronde
web-senate-round-long = Ronde { $round }
web-senate-last-round = laatste
web-senate-last-round-long = Dit is de laatste ronde.
web-senate-start = start
web-senate-start-long = Startspeler: { $who }

## Kaarten

web-senate-wild = JOKER
web-senate-hand = Jouw hand
web-senate-hand-of = Hand van { $name }
web-senate-count = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
web-senate-no-limit = geen limiet
web-senate-no-hand = Geen kaart in de hand.
web-senate-chosen = gekozen
web-senate-pays = betaalt
web-senate-gone = fiche op
web-senate-discarded = afgelegd
web-senate-buildable = te bouwen
web-senate-with = actie { $actions }
web-senate-with-long = met actie { $actions }
web-senate-can-pay = kan betalen
web-senate-can-discard = kan worden afgelegd
web-senate-pay-missing = { $count ->
        [0] alles betaald
        [one] nog { $count } kaart te betalen
       *[other] nog { $count } kaarten te betalen
    }

## Acties

web-senate-actions = Acties
web-senate-all-actions = Wat de acties doen
web-senate-coats = { $coats ->
        [0] geen wapenschild over
        [one] { $coats } wapenschild over
       *[other] { $coats } wapenschilden over
    }
web-senate-action = Actie { $number }: { $meaning }
web-senate-usable = Nu te gebruiken voor één wapenschild.
web-senate-declarable = Samen met bouwen te gebruiken, voor één wapenschild.
web-senate-declared = Wordt gebruikt.
web-senate-not-now = Nu niet te gebruiken.
web-senate-used = Al door jou gebruikt.
web-senate-covered = Afgedekt in dit spel.
web-senate-used-by = Gebruikt door { $names }.
web-senate-rule = Regel { $id }

## Voorraad en spelers

web-senate-supply = Fiches in de voorraad
web-senate-superstructures = { superstructures } in de voorraad
web-senate-tiles = { $colour ->
        [purple] Paars
        [green] Groen
        [red] Rood
        [blue] Blauw
       *[yellow] Geel
    }, { $size ->
        [one] { $size } dak
       *[other] { $size } daken
    }: nog { $left }
web-senate-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-senate-points-short = { $points } pt
web-senate-player = { $who }: { $facts }
web-senate-meadow = { $coats ->
        [0] geen wapenschild op de weide
        [one] { $coats } wapenschild op de weide
       *[other] { $coats } wapenschilden op de weide
    }
web-senate-to-move = aan de beurt
web-senate-players = Spelers
web-senate-sign = { $sign ->
        [red] Rode ruit
        [green] Groene driehoek
        [blue] Blauw vierkant
       *[yellow] Gele ster
    }: { $who }

## Droge wegen

web-senate-dry-roads-why = Verbind je vier bezoekers door je fiches, dan neem je meteen de hoogste bonuskaart die er nog ligt.
web-senate-bonus = Bonuskaart { $points }
web-senate-bonus-left = nog te winnen
web-senate-bonus-won = gewonnen: { $who }
web-senate-crosswalks = { $who }, door fiches bereikte zebrapaden: { $built } van { $all }

## Why a move is refused

web-refusal-space-unknown = Dit senaatspleinveld bestaat niet: er zijn N1, N2, O1, O2, Z1, Z2, W1 en W2.
