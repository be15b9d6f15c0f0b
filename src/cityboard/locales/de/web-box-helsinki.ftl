### Was in einer Schachtel von Helsinki ist.

web-box-helsinki-tiles = Plättchen
web-box-helsinki-tiles-shapes = Formen der Pavillonplättchen
web-box-helsinki-tiles-number = Anzahl der Pavillonplättchen
web-box-helsinki-tiles-number-note = Von jeder Größe, in jeder Farbe.
web-box-helsinki-tiles-superstructures = Aufbauten
web-box-helsinki-cards = Karten
web-box-helsinki-cards-kinds = Pavillonkarten
web-box-helsinki-cards-kinds-note = Was jede Karte zeigt und wie viele es davon in jeder Farbe gibt.
web-box-helsinki-cards-wild = Jokerkarten
web-box-helsinki-cards-removed_for_two = Karten, die zu zweit ausscheiden
web-box-helsinki-cards-removed_for_two-note = So viele Karten jeder Farbe mit jeder Zahl und so viele Jokerkarten.
web-box-helsinki-cards-fives_removed_for_two = Die Fünfen
web-box-helsinki-cards-removed_for_three = Karten, die zu dritt ausscheiden
web-box-helsinki-cards-removed_for_three-note = So viele Karten jeder Farbe mit jeder Zahl, eine 5 von jeder Farbe und so viele Jokerkarten.
web-box-helsinki-board = Tableaus
web-box-helsinki-board-senate = Senatstableau
web-box-helsinki-board-senate-note = An welcher Seite des Tableaus jedes Senatsfeld liegt und die beiden Anlegestellen für Karten daneben. Im Bild verbinden Linien ein Feld mit seinen Anlegestellen.
web-box-helsinki-board-coats = Dachfelder mit einem Wappen
web-box-helsinki-board-bottom_row = Untere Reihe des Aktionstableaus
web-box-helsinki-dry_roads-crosswalks = Zebrastreifen
web-box-helsinki-dry_roads-bonus = Bonuskarten

## Teile eines Wertes

web-box-helsinki-tile = Plättchen mit { $size ->
        [one] { $size } Dach
       *[other] { $size } Dächern
    }: { COLOUR($name) }
web-box-helsinki-draw = Wähle die Felder, die das Plättchen bedeckt.
web-box-helsinki-drawn = { $count ->
        [one] { $count } Dach
       *[other] { $count } Dächer
    }
web-box-helsinki-number = Plättchen mit { $size ->
        [one] { $size } Dach
       *[other] { $size } Dächern
    }{ $colour ->
        [none] { "" }
       *[other] { " " }({ COLOUR($name) })
    }
web-box-helsinki-drawn-in = Farbe des Bildes
web-box-helsinki-kind = { $colour ->
        [none] Sorte { $number }
       *[other] Sorte { $number } ({ COLOUR($name) })
    }
web-box-helsinki-field = { $colour ->
        [none] Sorte { $number }
       *[other] Sorte { $number } ({ COLOUR($name) })
    }: { $field ->
        [number] Zahl auf der Karte
        [roofs] Dächer
        [superstructures] Aufbauten
       *[cards] Karten
    }
web-box-helsinki-add-kind = Weitere Kartensorte
web-box-helsinki-removed = Ausscheidende Karten mit einer { $number }
web-box-helsinki-removed-wild = Ausscheidende Jokerkarten
web-box-helsinki-fives = { $form ->
        [single] eine 5 insgesamt
       *[per_colour] eine 5 von jeder Farbe
    }
web-box-helsinki-space = Senatsfeld { SENATE($space) }
web-box-helsinki-space-field = Senatsfeld { SENATE($space) }: { $number ->
        [0] Seite
        [1] Anlegestelle 1
       *[other] Anlegestelle 2
    }
web-box-helsinki-slot = Anlegestelle { $number }
web-box-helsinki-press-coats = Klicke oder tippe auf ein Dachfeld, um dort ein Wappen hinzulegen oder wegzunehmen. Auf dem Tableau: { $count }
web-box-helsinki-coat = Wappen { $number }
web-box-helsinki-roof = { ROOF($roof) }: { $has ->
        [coat] Wappen
       *[nothing] leer
    }
web-box-helsinki-action = Platz { $number } in der Reihe
web-box-helsinki-press-crosswalks = Klicke oder tippe auf ein Dachfeld am Rand: Der Zebrastreifen dieser Seite rückt dorthin.
web-box-helsinki-crosswalk = Zebrastreifen: { SIDE($where) }
web-box-helsinki-border = { ROOF($roof) }: { $side ->
        [none] kein Zebrastreifen
       *[other] Zebrastreifen, { SIDE($where) }
    }
web-box-helsinki-bonus = Bonuskarte { $number }
