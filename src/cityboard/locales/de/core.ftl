### Was jedes Spiel sagt. Eine Nachricht ohne Vorsilbe ist ein Teil von anderen. Codes (Farben, Seiten) wählen nur
### eine Form aus und werden nie gezeigt.

## Teile

seat = { SEAT($seat) ->
        [0] Der Zufall
        [one] Person { SEAT($seat) }
        [other] Person { SEAT($seat) }
       *[name] { SEAT($seat) }
    }
list-end = { $others } und { $last }
edition-at = { $line ->
        [0] { $file }
       *[other] { $file }, Zeile { $line }
    }
points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Farben

colour-yellow = gelb
colour-blue = blau
colour-orange = orange
colour-grey = grau
colour-red = rot
colour-brown = braun
colour-green = grün
colour-purple = violett
colour-letter = { $colour ->
        [yellow] G
        [blue] B
        [orange] O
        [grey] A
        [red] R
        [brown] N
        [green] Ü
       *[purple] V
    }

## Optionen beider Spiele

option-players = Wie viele mitspielen. Metro: 2 bis 6 oder 1 im Solospiel. Helsinki: 2 bis 4.
option-modules = Die Module im Spiel. Metro: companies, central-stations oder central-rails, oder solo allein. Helsinki: dry-roads.
option-start = Der Platz, der beginnt, von 0 an gezählt (0 ist Person 1), oder random (zufällig).
refusal-option-value = { $option ->
        [option] Eine Option „{ $value }“ gibt es nicht. Optionen:
       *[other] „{ $value }“ passt nicht zu „{ $option }“. Möglich sind hier:
    } { $allowed }.

## Züge

refusal-game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
refusal-move-malformed = „{ $move }“ ist kein richtig geschriebener Zug. Gib jeden Teil des Zugs einmal und in seiner Reihenfolge an.
refusal-move-not-now = „{ $kind }“ ist jetzt nicht möglich. Jetzt an der Reihe: { $allowed }.
refusal-chance-impossible = Der Zufall kann „{ $outcome }“ hier nicht bringen.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-chance = Das lässt sich nicht zurücknehmen: Seitdem ist etwas gezogen worden.
refusal-undo-other = Das lässt sich nicht zurücknehmen: Seitdem hat jemand anders gezogen.

## Was geschehen ist

effect-starts = { PLAYER($seat) } beginnt.

## Spiele, Sprachen, Regeln

refusal-title-unknown = Ein Spiel „{ $value }“ gibt es nicht. Zur Wahl stehen: { $allowed }.
refusal-language-unknown = Die Sprache „{ $value }“ gibt es hier nicht. Zur Wahl stehen: { $allowed }.
refusal-bot-level = Eine Bot-Stufe „{ $value }“ gibt es nicht. Zur Wahl stehen: { $allowed }.
refusal-rule-unknown = In den Regeln von { $title } gibt es keine Regel „{ $value }“. Regelnummern sehen aus wie { $title ->
        [helsinki] H3.4
       *[other] M3.4
    }.

## Ausgaben

refusal-edition-unreadable = Die Ausgabe { $file } lässt sich nicht lesen: Es gibt keine Ausgabe dieses Namens und keine solche Datei in UTF-8.
refusal-edition-not-toml = { edition-at }: Das ist kein gültiges TOML ({ $error }).
refusal-edition-title = { $file } ist eine Ausgabe von { $value }; gebraucht wird eine von { $title }.
refusal-edition-missing = { edition-at }: „{ $place }“ fehlt.
refusal-edition-unknown = { edition-at }: Keine Regel fragt nach „{ $place }“. Ist der Name richtig geschrieben?
refusal-edition-unmarked = { edition-at }: „{ $place }“ muss eine Tabelle mit rule, source und value sein.
refusal-edition-source = { edition-at }: Die Angabe source von „{ $place }“ muss eine von diesen sein: { $allowed }.
refusal-edition-rule = { edition-at }: Die Angabe rule von „{ $place }“ muss eine Regelnummer wie M1.4 sein.
refusal-edition-number = { edition-at }: „{ $place }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
refusal-edition-flag = { edition-at }: „{ $place }“ muss true oder false sein, nicht { $value }.
refusal-edition-text = { edition-at }: „{ $place }“ muss ein sichtbarer Text aus höchstens { $most } Zeichen sein, nicht „{ $value }“.
refusal-edition-choice = { edition-at }: „{ $place }“ muss eines von diesen sein: { $allowed }, nicht „{ $value }“.
refusal-edition-length = { edition-at }: „{ $place }“ muss genau { $length ->
        [one] { $length } Eintrag
       *[other] { $length } Einträge
    } haben.
refusal-edition-twice = { edition-at }: „{ $value }“ kommt bei „{ $place }“ zweimal vor, darf aber nur einmal vorkommen.
refusal-edition-table = { edition-at }: „{ $place }“ muss eine Tabelle oder Liste sein, die nicht leer ist.
refusal-edition-tile = { edition-at }: „{ $value }“ bei „{ $place }“ ist kein Plättchen. Ein Plättchen besteht aus vier der Buchstaben a bis d, und jede Einfahrt führt zu einer eigenen Ausfahrt.
refusal-edition-shape = { edition-at }: „{ $value }“ bei „{ $place }“ ist nicht die Form eines Plättchens. Schreibe jede Reihe mit x für ein Dach und einem Punkt für eine Lücke und trenne Reihen mit /, etwa xx/.x; eine Seite hat höchstens 7 Dächer.
refusal-edition-roofs = { edition-at }: Die Form „{ $value }“ bei „{ $place }“ steht dort, wo ein Plättchen mit { $wanted ->
        [one] { $wanted } Dach
       *[other] { $wanted } Dächern
    } gebraucht wird.
refusal-edition-sum = { edition-at }: Die Zahlen bei „{ $place }“ ergeben zusammen { $value }; gebraucht werden { $wanted }.
refusal-edition-cards = { edition-at }: Die Karten einer Farbe bei „{ $place }“ ergeben zusammen { $value }; es dürfen höchstens { $most } sein.
refusal-edition-large = { edition-at }: Die Werte sind zu umfangreich; als JSON dürfen es { $most } Zeichen sein.

## Zählbögen

refusal-sheet-length = Hier müssen genau { $length ->
        [one] { $length } Eintrag
       *[other] { $length } Einträge
    } stehen.
refusal-sheet-number = Hier muss eine ganze Zahl von 0 bis { $most } stehen, nicht „{ $value }“.
refusal-sheet-choice = „{ $value }“ ist hier nicht möglich. Wähle eines von diesen: { $allowed }.
refusal-sheet-twice = Das gibt es nur einmal, und es ist schon anderswo eingetragen.
refusal-sheet-text = Hier muss ein Text stehen, und kein so langer.
refusal-sheet-unknown = Einen solchen Teil gibt es mit diesen Optionen nicht. Diese Teile gibt es: { $allowed }.
refusal-sheet-not-toml = { $file } ist kein gültiges TOML ({ $error }).
refusal-sheet-no-title = { $file } sagt nicht, welches Spiel gezählt wird. Am Anfang muss title = "metro" oder title = "helsinki" stehen.
refusal-sheet-edition = In { $file } muss edition ein Text sein: der Name oder der Hash einer Ausgabe, etwa edition = "default".

## Aufzeichnungen und gespeicherte Stände

refusal-record-empty = Die Aufzeichnung ist leer.
refusal-record-not-json = Zeile { $line } der Aufzeichnung ist nicht lesbar: Jede Zeile muss ein JSON-Objekt sein.
refusal-record-edited = Zeile { $line } der Aufzeichnung folgt nicht aus den Zeilen davor: Etwas wurde verändert.
refusal-record-field = Zeile { $line } der Aufzeichnung: Das Feld „{ $field }“ fehlt oder ist falsch.
refusal-record-header = Zeile { $line } der Aufzeichnung verlangt ein Spiel, das hier nicht möglich ist. { $because }
refusal-record-format = Zeile { $line } der Aufzeichnung nennt das Format „{ $value }“; gebraucht wird Format { $format }.
refusal-record-rules = Zeile { $line } der Aufzeichnung: Gespielt wurde mit Fassung { $value } der Regeln; hier vorhanden: { $rules }.
refusal-record-edition = Zeile { $line } der Aufzeichnung: Die Ausgabe „{ $edition }“, mit der gespielt wurde, ist nicht die jetzige. Nenne ihre Datei mit --edition.
refusal-record-wrong-seat = Zeile { $line } der Aufzeichnung: { SEAT($seat) ->
        [0] Der Zufall
       *[other] Person { SEAT($seat) }
    } zieht, an der Reihe ist aber { SEAT($turn) ->
        [0] der Zufall
       *[other] Person { SEAT($turn) }
    }.
refusal-record-illegal = Zeile { $line } der Aufzeichnung: Der Zug „{ $move }“ verstößt gegen die Regeln. { $because }
refusal-record-result = Zeile { $line } der Aufzeichnung: Das Ergebnis passt nicht zum Spiel. Richtig sind diese Punkte: { $scores }.
refusal-record-after-end = Zeile { $line } der Aufzeichnung steht hinter dem Ende des Spiels.
refusal-record-truncated = Die Aufzeichnung bricht in Zeile { $line } ab, bevor das Spiel zu Ende ist.
refusal-record-commitment = Zeile { $line } der Aufzeichnung: Der Startwert ist nicht der, der zu Beginn zugesagt wurde.
refusal-record-deal = Zeile { $line } der Aufzeichnung: Aus dem Startwert folgt „{ $dealt }“, nicht „{ $move }“.
refusal-state-fields = Im gespeicherten Stand fehlen Felder oder sind unbekannt: { $fields }.
refusal-state-value = Im gespeicherten Stand hat das Feld „{ $field }“ einen unmöglichen Wert.
