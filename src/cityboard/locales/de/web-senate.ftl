### Was der Browser rund um Helsinkis Senatstableau, Hand, Wappenaktionen und Vorrat sagt. Seiten wählen nur eine Form aus.

## Das Senatstableau

web-senate-heading = Senatstableau
web-senate-name = { $side ->
        [north] N
        [east] O
        [south] S
       *[west] W
    }{ $place }
web-senate-building = { $side ->
        [north] Dom
        [east] Regierungsgebäude
        [south] Sederholm-Haus
       *[west] Universität
    }
web-senate-space = Senatsfeld { $name }, { $building }. Karten daneben: { CARDS($cards) }.
web-senate-here = Spielfiguren hier: { $who }.
web-senate-no-cards = keine
web-senate-step = { $steps ->
        [-1] Ein Feld gegen den Uhrzeigersinn gehen.
        [one] { $steps } Feld gehen.
       *[other] { $steps } Felder gehen.
    }
web-senate-put = Deine Spielfigur hierhin stellen.
web-senate-ribbon = Rund um das Senatstableau; deine Spielfigur steht in der Mitte
web-senate-piles = Stapel { $pile } · Ablage { $discarded }
web-senate-piles-long = Zugstapel: { $pile }, Ablagestapel: { $discarded }. Ablagestapel ansehen
web-senate-discards = Ablagestapel
web-senate-no-discards = Noch liegt keine Karte auf dem Ablagestapel.
web-senate-copies = × { $copies }
web-senate-draw = { $count } ziehen
web-senate-draw-more = +1 Karte
web-senate-draw-long = Ziehen: { CARDS($cards) }
web-senate-draw-more-long = Ziehen: { CARDS($cards) }, und mit Wappenaktion 4 eine weitere vom Zugstapel
web-senate-round = Runde
web-senate-round-long = Runde { $round }
web-senate-last-round = letzte
web-senate-last-round-long = Das ist die letzte Runde.
web-senate-start = Start
web-senate-start-long = Startplättchen: { $who }

## Karten

web-senate-wild = JOKER
web-senate-hand = Deine Hand
web-senate-hand-of = Hand von { $name }
web-senate-count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-senate-no-limit = ohne Limit
web-senate-no-hand = Keine Karte auf der Hand.
web-senate-chosen = gewählt
web-senate-pays = zahlt
web-senate-gone = vergriffen
web-senate-discarded = wird abgelegt
web-senate-buildable = baubar
web-senate-with = Aktion { $actions }
web-senate-with-long = mit Wappenaktion { $actions }
web-senate-can-pay = kann ausgespielt werden
web-senate-can-discard = kann abgelegt werden
web-senate-pay-missing = { $count ->
        [0] alles ausgespielt
        [one] noch { $count } Karte auszuspielen
       *[other] noch { $count } Karten auszuspielen
    }

## Wappenaktionen

web-senate-actions = Wappenaktionen
web-senate-all-actions = Was die Wappenaktionen bewirken
web-senate-coats = { $coats ->
        [0] kein Wappen übrig
        [one] { $coats } Wappen übrig
       *[other] { $coats } Wappen übrig
    }
web-senate-action = Wappenaktion { $number }: { $meaning }
web-senate-usable = Jetzt für ein Wappen nutzbar.
web-senate-declarable = Zusammen mit einem Bau nutzbar, für ein Wappen.
web-senate-declared = Wird genutzt.
web-senate-not-now = Jetzt nicht nutzbar.
web-senate-used = Schon genutzt.
web-senate-covered = In diesem Spiel abgedeckt.
web-senate-used-by = Genutzt von { $names }.
web-senate-rule = Regel { $id }

## Vorrat und Mitspielende

web-senate-supply = Plättchen im Vorrat
web-senate-superstructures = { superstructures } im Vorrat
web-senate-tiles = { $colour ->
        [purple] Violett
        [green] Grün
        [red] Rot
        [blue] Blau
       *[yellow] Gelb
    }, { $size ->
        [one] { $size } Dach
       *[other] { $size } Dächer
    }: noch { $left }
web-senate-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-senate-points-short = { $points } P
web-senate-player = { $who }: { $facts }
web-senate-meadow = { $coats ->
        [0] kein Wappen auf der Wiese
        [one] { $coats } Wappen auf der Wiese
       *[other] { $coats } Wappen auf der Wiese
    }
web-senate-to-move = am Zug
web-senate-players = Mitspielende
web-senate-sign = { $sign ->
        [red] Rote Raute
        [green] Grünes Dreieck
        [blue] Blaues Quadrat
       *[yellow] Gelber Stern
    }: { $who }

## Trockene Wege

web-senate-dry-roads-why = Verbinde deine vier Besucher durch deine Plättchen, und du nimmst sofort die höchste ausliegende Bonuskarte.
web-senate-bonus = Bonuskarte { $points }
web-senate-bonus-left = noch zu haben
web-senate-bonus-won = gewonnen: { $who }
web-senate-crosswalks = { $who }, von Plättchen erreichte Zebrastreifen: { $built } von { $all }

## Why a move is refused

web-refusal-space-unknown = Dieses Senatsfeld gibt es nicht: Es gibt N1, N2, O1, O2, S1, S2, W1 und W2.
