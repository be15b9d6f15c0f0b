### Was das Spielbrett von Metro im Browser sagt.

web-metro-board = Spielplan: mit den Pfeiltasten gehen, Enter probiert dein Plättchen, noch einmal Enter legt es
web-metro-players = Mitspielende
web-metro-turn = { $who }: am Zug
web-metro-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-metro-untold = verborgen: Die Aktien sind geheim
web-metro-line-count = { $open } offen · { $scored } gewertet
web-metro-open-points = + { $points } offen
web-metro-score = { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $open ->
        [0] {""}
        [one] , { $open } weiterer in offenen Linien
       *[other] , { $open } weitere in offenen Linien
    }
web-metro-other-points = Nicht aus Linien: { $points }
web-metro-held = { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }

## Felder und Stationen, wie sie vorgelesen werden

web-metro-square = { SQUARE($square) }: { $kind ->
        [tile] Plättchen { TILE($tile) }
        [centre] Hauptbahnhof
        [open] leer, möglich
       *[empty] leer
    }
web-metro-line = { $state ->
        [nobody] Linie { $line } gehört niemandem
       *[other] { $whose ->
            [own] Deine Linie { $line }
            [company] Linie { $line } der { company }
           *[other] Linie { $line } von { $name }
        }: { $tiles ->
            [one] { $tiles } Plättchen
           *[other] { $tiles } Plättchen
        }, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }{ $state ->
            [scored] , gewertet
           *[open] {" "}bisher
        }
    }
web-metro-end = { $kind ->
        [open] führt nach { SQUARE($next) }
        [centre] endet am Hauptbahnhof
        [complete] ist abgeschlossen
       *[station] endet an Station { $station }
    }
web-metro-course = { $line }; { $crossed ->
        [0] beginnt auf { SQUARE($next) }
       *[other] läuft über { SQUARE($squares) }, { $end }
    }

## Was ein Plättchen bewirken würde

web-metro-extends = { $whose ->
        [own] verlängert deine Linie { $line } auf { $points }
        [company] verlängert Linie { $line } der { company } auf { $points }
       *[other] verlängert Linie { $line } von { $name } auf { $points }
    }
web-metro-completes = { $whose ->
        [own] schließt deine Linie { $line } ab: { $points }
        [company] schließt Linie { $line } der { company } ab: { $points }
       *[other] schließt Linie { $line } von { $name } ab: { $points }
    }
web-metro-nothing = ändert keine Linie
web-metro-refused = Hier nicht: { $why }
web-metro-effect = Was das Plättchen bewirken würde
web-metro-if-laid = Auf { SQUARE($square) } gelegt
web-metro-tap = { $count ->
        [one] Tippe auf das helle Feld, um dein Plättchen dort zu probieren.
       *[other] Tippe auf eines der { $count } hellen Felder, um dein Plättchen dort zu probieren.
    }
web-metro-tap-line = Tippe auf eine Linie oder Station, um sie zu verfolgen.
web-metro-decide-below = Beantworte zuerst die Frage unten.
web-metro-arrived = { $whose ->
        [own] Deine Linie { $line } ist abgeschlossen
        [company] Linie { $line } der { company } ist abgeschlossen
       *[other] Linie { $line } von { $name } ist abgeschlossen
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Dein Plättchen und der Turm

web-metro-your-tiles = { $tiles ->
        [0] Kein Plättchen auf der Hand
        [one] Dein Plättchen
       *[other] Deine Plättchen
    }
web-metro-tile = Plättchen { TILE($tile) }
web-metro-arrow = Der kleine Pfeil in der Ecke zeigt, wo bei einem Plättchen oben ist.
web-metro-which = Welches Plättchen legst du?
web-metro-turn-tile = drehen
web-metro-turn-short = Drehen
web-metro-open-squares = { $count ->
        [one] Es passt auf { $count } Feld.
       *[other] Es passt auf { $count } Felder.
    }
web-metro-tower = Turm
web-metro-tower-left = { $tiles ->
        [one] Plättchen übrig
       *[other] Plättchen übrig
    }
web-metro-draw = Neues ziehen
web-metro-draw-left = Ziehen · noch { $tiles }
web-metro-pass = Passen

## Die Entscheidung

web-metro-lay = Du bist am Zug: Lege dein Plättchen{ $also ->
        [exchange] {""} oder tausche eine Aktie
        [station] {""} oder lege einen Hauptbahnhof
        [exchange-station] , tausche eine Aktie oder lege einen Hauptbahnhof
       *[other] {""}
    }
web-metro-lay-drawn = Lege das gezogene Plättchen
web-metro-lay-there = Dein Plättchen auf { SQUARE($square) } legen?
web-metro-lay-tile = Legen
web-metro-draw-one = Ein Plättchen ziehen? Du musst es dann legen.
web-metro-pass-now = Passen?
web-metro-must-pass = Du hast kein Plättchen mehr und musst passen
web-metro-choose = Deine Entscheidung
web-metro-waiting = { $name } ist am Zug

## Neben dem Spielbrett

web-metro-shelves = Neben dem Spielplan
web-metro-modules = Module
web-metro-hint = Tipp
web-metro-log = Verlauf
web-metro-unseen = Ungesehen
web-metro-lines = Linien
web-metro-unseen-where = { $tower } im Turm, { $held } bei den anderen
web-metro-crossed = { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }
web-metro-scored = gewertet

## Züge in einer Liste

web-metro-told-lay = Plättchen { TILE($tile) } auf { SQUARE($square) } legen{ $turns ->
        [0] {""}
        [one] , einmal gedreht
       *[other] , { $turns }-mal gedreht
    }
web-metro-told-draw = Ein Plättchen ziehen
web-metro-told-pass = Passen

## Ein Plättchen, beschrieben nach der Ausfahrt eines Zuges zu jeder Kante, an der er einfährt

web-metro-same-tracks = { $letter ->
        [a] von jeder Kante geradeaus
        [b] von jeder Kante im Uhrzeigersinn zur nächsten
        [c] von jeder Kante gegen den Uhrzeigersinn zur nächsten
       *[d] von jeder Kante zurück
    }
web-metro-track = { $from ->
        [top] von oben
        [right] von rechts
        [bottom] von unten
       *[left] von links
    } { $to ->
        [back] zurück
        [top] nach oben
        [right] nach rechts
        [bottom] nach unten
       *[left] nach links
    }

## Warum gewonnen oder verloren wurde

web-why-line = Linie { $station } kam auf { points }

## Ein erstes Spiel

web-metro-first-goal = Baue lange Linien: Eine Linie, die eine Station erreicht, bringt 1 Punkt je befahrenem Plättchen, am Hauptbahnhof das Doppelte.
web-metro-first-goal-companies = Linien punkten für ihre Gesellschaft. Am Ende zählen deine Aktien: je besser der Rang ihrer Gesellschaft, desto mehr.
web-metro-first-goal-solo = Dein Ergebnis sind die Punkte der schwächsten Gesellschaft: Lass alle acht gleichmäßig wachsen.
web-metro-first-yours = Linien ab Stationen in deiner Farbe gehören dir, egal wer die Plättchen legt. Zeige oder tippe auf eine Station: Ihre Linie leuchtet auf.
web-metro-first-yours-companies = Dir gehören Aktien, keine Linien: Eine Linie gehört der Gesellschaft, in deren Farbe sie beginnt.
web-metro-first-yours-solo = Beide offenen Plättchen gehören dir. Mit einem davon musst du eine Linie der Gesellschaft verlängern, deren Karte aufgedeckt ist.
web-metro-first-click = Wähle ein helles Feld und sieh, was dein Plättchen dort bewirkt. Wähle es noch einmal oder drücke „{ web-metro-lay-tile }“, um zu legen.

## Why a move is refused

web-refusal-square-outside = Dieses Feld gibt es nicht: Die Spalten heißen A bis H, die Zeilen 1 bis 8.
