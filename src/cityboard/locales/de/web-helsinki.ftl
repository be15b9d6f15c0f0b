### Was der Browser rund um einen Spielplan von Helsinki sagt: der Zug, das Plättchen, das eingeschoben wird, und was es bringt.

## Teile

web-helsinki-card = { $colour ->
        [purple] die violette { $number }
        [green] die grüne { $number }
        [red] die rote { $number }
        [blue] die blaue { $number }
        [yellow] die gelbe { $number }
       *[wild] eine Jokerkarte
    }
web-helsinki-side = { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }

## Überschriften und Orte

web-helsinki-own = Dein Tableau
web-helsinki-square = Tableau von { $name }
web-helsinki-meadow = Wiese
web-helsinki-meadow-long = Gewonnene Wappen: jedes bezahlt eine Wappenaktion
web-helsinki-to-spend = { $coats ->
        [0] nichts verfügbar
       *[other] { $coats } verfügbar
    }
web-helsinki-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-helsinki-score = Punkte
web-helsinki-score-open = { web-helsinki-points }: zeigen, was zählt
web-helsinki-score-of = { $who }: { web-helsinki-points }
web-helsinki-counts = Zählt jetzt
web-helsinki-counts-nothing = Noch zählt nichts.
web-helsinki-would-count = Würde zählen, wenn es bebaut ist
web-helsinki-open-row = Reihe { ROW($row) }: { web-helsinki-missing }
web-helsinki-open-column = Spalte { COLUMN($column) }: { web-helsinki-missing }
web-helsinki-missing = { $missing ->
        [one] { $missing } Feld fehlt
       *[other] { $missing } Felder fehlen
    }
web-helsinki-others = Die anderen Tableaus
web-helsinki-enlarge = Tableau von { $name } groß zeigen
web-helsinki-back-to-own = Zurück zu deinem Tableau
web-helsinki-hint = Tipp
web-helsinki-log = Verlauf
web-helsinki-supply = Vorrat
web-helsinki-actions = Wappenaktionen
web-helsinki-senate = Senat
web-helsinki-board-tab = Tableau
web-helsinki-players = Andere

## Der Zug

web-helsinki-steps = Dein Zug
web-helsinki-step-move = Bewegen
web-helsinki-step-act = Ziehen oder bauen
web-helsinki-step-end = Ende
web-helsinki-step-done = { $step }: erledigt
web-helsinki-due-space = Wähle das Senatsfeld, auf dem du beginnst
web-helsinki-due-walk = Bewege deine Spielfigur
web-helsinki-due-act = Ziehe Karten, oder wähle eine Karte zum Bauen
web-helsinki-due-draw = Ziehe Karten
web-helsinki-due-build = Wähle eine Karte zum Bauen
web-helsinki-due-pay = Karten für { $what }: { $paid } von { $price }
web-helsinki-due-push = Schiebe { $what } ein
web-helsinki-due-roof = Wähle ein Dach für den Aufbau
web-helsinki-due-wild = Wähle ein Dachfeld für das Jokerplättchen
web-helsinki-due-shift = { $step ->
        [1] Wähle einen Aufbau
       *[2] Wähle sein neues Dach
    }
web-helsinki-due-discard = Wähle eine Karte zum Ablegen
web-helsinki-due-end = Nutze eine Wappenaktion, oder beende deinen Zug
web-helsinki-due-use = Nutze eine Wappenaktion
web-helsinki-waiting = { $name } ist am Zug
web-helsinki-chance = Karten werden ausgeteilt
web-helsinki-over = Das Spiel ist zu Ende

## Was gewählt ist

web-helsinki-told-space = Auf Senatsfeld { $place } beginnen
web-helsinki-told-walk = { $spaces ->
        [-1] Ein Feld zurückgehen
        [one] { $spaces } Feld gehen
       *[other] { $spaces } Felder gehen
    }
web-helsinki-told-use = Wappenaktion { ACTION($action) } nutzen
web-helsinki-told-draw = { $actions ->
        [none] Beide Karten ziehen
       *[other] Beide Karten ziehen, mit Wappenaktion { $actions }
    }
web-helsinki-told-build = { $count ->
        [0] Bauen: { $what }
        [one] Bauen: { $what }, mit Wappenaktion { $actions }
       *[other] Bauen: { $what }, mit den Wappenaktionen { $actions }
    }
web-helsinki-told-pay = { $number ->
        [0] Nur diese Karte ausspielen
       *[other] Außerdem ausspielen: { $list }
    }
web-helsinki-told-push = Von { web-helsinki-side } einschieben
web-helsinki-told-rest = Plättchen nach { ROOF($roofs) } schieben
web-helsinki-told-roof = Aufbau auf { ROOF($roof) }
web-helsinki-told-wild = Jokerplättchen auf { ROOF($roof) }
web-helsinki-told-shift = Aufbau von { ROOF($source) } nach { ROOF($target) }
web-helsinki-told-discard = Ablegen: { $what }
web-helsinki-told-end = Zug beenden
web-helsinki-end = Zug beenden
web-helsinki-back = Zurück
web-helsinki-to-senate = Zum Senat
web-helsinki-final = { $kind ->
        [draw] Das Ziehen lässt sich nicht zurücknehmen.
       *[end] Das Zugende lässt sich nicht zurücknehmen.
    }
web-helsinki-asks = Dieser Schritt muss bestätigt werden.
web-helsinki-at-once = Dieser Schritt gilt sofort; du kannst zurück.
web-helsinki-not-final = Auch nach dem Bestätigen kannst du zurück.
web-helsinki-paid = Ausgespielt: { $list }; geh zurück, um anders zu bezahlen.
web-helsinki-other-roof = Du kannst auch ein anderes Dach wählen.
web-helsinki-declare-first = Wappenaktionen für den Bau kommen vor der Karte.
web-helsinki-turn = Plättchen drehen (R)
web-helsinki-flip = Plättchen wenden (F)

## Was es bringt

web-helsinki-chips = Was der Zug bringt
web-helsinki-chip-coats = { $coats ->
        [one] gewinnt ein Wappen
       *[other] gewinnt { $coats } Wappen
    }
web-helsinki-chip-touch = { $colour ->
        [purple] berührt Violett
        [green] berührt Grün
        [red] berührt Rot
        [blue] berührt Blau
       *[yellow] berührt Gelb
    }
web-helsinki-chip-row = vervollständigt Reihe { ROW($row) }
web-helsinki-chip-column = vervollständigt Spalte { COLUMN($column) }
web-helsinki-chip-visitors = verbindet die Besucher: +{ $points }
web-helsinki-chip-points = { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }

## Für alle, die den Plan nicht sehen

web-helsinki-board = { $whose }, { $built ->
        [0] nichts gebaut
        [one] { $built } Dach gebaut
       *[other] { $built } Dächer gebaut
    }
web-helsinki-form = { $form ->
        [single] allein
        [row] in einer Reihe
        [corner] über Eck
        [square] im Quadrat
        [t] als T
        [l] als L
        [s] als S
        [plus] als Pluszeichen
        [p] als P
        [long-t] als T mit langem Fuß
        [z] als Z
       *[other] in eigener Form
    }
web-helsinki-shape = { web-helsinki-form }, etwa auf { ROOF($roofs) }
web-helsinki-held = Von { web-helsinki-side }: { $size ->
        [one] { $size } Dach
       *[other] { $size } Dächer
    } { web-helsinki-form }{ $flipped ->
        [yes] , spiegelverkehrt
       *[no] {""}
    }{ $turns ->
        [1] , eine Vierteldrehung im Uhrzeigersinn
        [2] , eine halbe Drehung
        [3] , eine Vierteldrehung gegen den Uhrzeigersinn
       *[0] {""}
    }{ $rests ->
        [yes] ; kommt auf { ROOF($roofs) } zu liegen
       *[no] ; kann hier nicht liegen
    }
web-helsinki-lying-on = { $whose }: was dort liegt
web-helsinki-lying = { $what ->
        [purple] Violettes Plättchen { web-helsinki-form }: { ROOF($roofs) }
        [green] Grünes Plättchen { web-helsinki-form }: { ROOF($roofs) }
        [red] Rotes Plättchen { web-helsinki-form }: { ROOF($roofs) }
        [blue] Blaues Plättchen { web-helsinki-form }: { ROOF($roofs) }
        [yellow] Gelbes Plättchen { web-helsinki-form }: { ROOF($roofs) }
        [wild] Jokerplättchen: { ROOF($roofs) }
        [superstructures] Aufbauten: { ROOF($roofs) }
        [coats] Noch zu gewinnende Wappen: { ROOF($roofs) }
        [crosswalks] Dächer an den Zebrastreifen: { ROOF($roofs) }
        [rows] Vollständige Reihen: { ROW($row) }
        [columns] Vollständige Spalten: { COLUMN($column) }
       *[statue] Statue: { ROOF($roofs) }
    }
web-helsinki-roofs = Dächer
web-helsinki-roof = { ROOF($roof) }: { $colour ->
        [purple] violett
        [green] grün
        [red] rot
        [blue] blau
        [yellow] gelb
        [wild] Jokerplättchen
        [statue] Statue
       *[empty] leer
    }{ $carries ->
        [superstructure] , mit Aufbau
        [coat] , mit Wappen
       *[none] { "" }
    }{ $offered ->
        [yes] , wählbar
       *[no] { "" }
    }
web-helsinki-lane = Von { web-helsinki-side } einschieben, { $lines ->
        [columns] ab Spalte { COLUMN($column) }
       *[rows] ab Reihe { ROW($row) }
    }. Pfeiltasten wählen die Bahn, R dreht, F wendet, Enter wählt.

## Warum gewonnen oder verloren wurde

web-why-row = die vollständige Reihe { ROW($row) } brachte { points }
web-why-column = die vollständige Spalte { COLUMN($column) } brachte { points }

## Ein erstes Spiel

web-helsinki-first-goal = Bebaue dein Tableau mit Pavillons: Am Ende bringt jede vollständige Reihe und Spalte 2 Punkte, und Aufbauten darin bringen noch mehr.
web-helsinki-first-yours = Dir gehören das große Tableau, die Karten, die du ziehst, und jedes Wappen, das du überbaust: Es bezahlt eine Wappenaktion.
web-helsinki-first-click = Wähle ein leuchtendes Senatsfeld für deine Spielfigur. Nach jeder Bewegung ziehe die beiden Karten daneben, oder wähle eine Handkarte zum Bauen.

## Why a move is refused

web-refusal-roof-outside = Ein Teil davon liegt außerhalb deines Tableaus: Seine Spalten heißen A bis G, seine Reihen 1 bis 7.
