### Ein echtes Spiel zählen: ein Zählbogen, der durch Antippen ausgefüllt wird.

web-count-heading = Ein echtes Spiel zählen: { $title }
web-count-titles = Spiele
web-count-intro = Lege hin, was am Ende einer Partie auf eurem Tisch liegt: Wähle ein Teil und tippe an, wo es liegt; tippe noch einmal, um es wegzunehmen. Jeden Punkt zählen dieselben Regeln wie in den Partien hier. Der Bogen bleibt auf diesem Gerät, auch ohne Verbindung; gezählt wird er, sobald der Server zu erreichen ist.
web-count-game = Das Spiel
web-count-change = Spiel ändern
web-count-players = Wie viele mitgespielt haben
web-count-players-number = { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
web-count-edition = Schachtel
web-count-edition-default = Standardausgabe
web-count-edition-other = Die Schachtel dieses Bogens
web-count-lacks-box = Die Schachtel dieses Bogens ist hier nicht mehr gespeichert. Deshalb zählt die Standardausgabe.

## Die Punkte

web-count-result = Ergebnis
web-count-score = { $who }: { points }
web-count-counting = Es wird gezählt …
web-count-no-points = Noch liegt nichts auf dem Tisch, was Punkte bringt.
web-count-not-yet = Punkte gibt es, sobald alles auf dem Bogen möglich ist.
web-count-faults = { $count ->
        [one] { $count } Fehler auf dem Bogen
       *[other] { $count } Fehler auf dem Bogen
    }
web-count-away = Der Server ist nicht zu erreichen. Mach ruhig weiter: Der Bogen bleibt auf diesem Gerät und wird gezählt, sobald die Verbindung wieder da ist.
web-count-unknown = Der Server ist nicht zu erreichen, und dieser Bogen war auf diesem Gerät noch nie offen. Er öffnet sich von selbst, sobald die Verbindung wieder da ist.
web-count-undo = Rückgängig
web-count-redo = Wiederholen

## Ausfüllen

web-count-brush = Was du hinlegst
web-count-take-away = Wegnehmen
web-count-nothing = nichts
web-count-one-more = Eins mehr
web-count-one-less = Eins weniger
web-count-numbered = { $axis } { $number }
web-count-cell = { $where }: { $what }
web-count-printed-cell = { $where } ({ $printed }): { $what }

## Der Bogen

web-count-sheet = Dieser Bogen
web-count-share = Link kopieren
web-count-copied = Link kopiert
web-count-link = Wer diesen Link hat, bekommt eine Kopie des Bogens. Der Bogen steht im Link selbst; der Server speichert nichts.
web-count-print = Drucken
web-count-save = Als Datei speichern
web-count-open = Datei öffnen
web-count-other-title = Diese Datei zählt eine Partie eines anderen Spiels: { $title }.
web-count-clear = Tisch abräumen
web-count-clear-sure = Alles auf diesem Bogen wird weggenommen. Mit „Rückgängig“ kommt es wieder.

## Metro

web-count-metro-laid = Gelegt: { $laid } von { $total }
web-count-metro-kinds = Plättchen
web-count-metro-kind = { TILE($tile) } (noch { $left })
web-count-metro-turn = Plättchen drehen
web-count-metro-percent = { $percent } %
web-count-metro-frame = P{ $number }

## Helsinki

web-count-helsinki-boards = Tableaus
web-count-helsinki-thing = { $thing ->
        [purple] Violett
        [green] Grün
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [wild] Jokerplättchen
       *[superstructure] Aufbau
    }
web-count-helsinki-coat = Wappen auf Wappenaktion 15
web-count-helsinki-bonus = { points }
