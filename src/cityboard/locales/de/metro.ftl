### Was Metro sagt. Eine Nachricht ohne Vorsilbe ist ein Teil von anderen. Codes (Farben, Seiten) wählen nur eine Form
### aus und werden nie gezeigt.

## Namen

title-metro = Metro
module-companies = Aktiengesellschaften
module-central-stations = Hauptbahnhöfe
module-central-rails = zentrale Gleise
module-solo = Solospiel
city-paris = Paris
city-stockholm = Stockholm
city-london = London
city-new-york = New York
city-st-petersburg = St. Petersburg
city-berlin = Berlin

## Optionen

option-city = Die Stadt im Spiel: paris, stockholm, london, new-york, st-petersburg oder berlin.
option-free_orientation = Plättchen dürfen vor dem Legen gedreht werden.
option-hand = Wie viele Plättchen alle auf der Hand haben: 1, 2 oder 3.
option-harder_solo = Solospiel: Der Abstand zwischen der ersten und der letzten Gesellschaft wird abgezogen.
option-arrange_row = Paris: Vor dem ersten Zug ordnen alle die Karten ihrer Reihe.
option-stockholm_variant = Stockholm: Die Marken liegen offen auf den Karten, und Touristen punkten sofort.
option-berlin_sides = Berlin: Die Seite der Monumentkarten, die oben liegt: A, B oder mixed (gemischt).
option-frame = Die Rahmenfarben nach Plätzen, etwa --frame 2,1,3 für P2, P1, P3, oder random (zufällig).

## Teile (tourist steht im Akkusativ, company im Genitiv oder Dativ, owner am Satzanfang)

tourist = { $colour ->
        [yellow] gelben Touristen
        [blue] blauen Touristen
        [orange] orangefarbenen Touristen
        [grey] grauen Touristen
        [red] roten Touristen
        [brown] braunen Touristen
        [green] grünen Touristen
       *[purple] violetten Touristen
    }
company = { $company ->
        [yellow] gelben Gesellschaft
        [blue] blauen Gesellschaft
        [orange] orangefarbenen Gesellschaft
        [grey] grauen Gesellschaft
        [red] roten Gesellschaft
        [brown] braunen Gesellschaft
        [green] grünen Gesellschaft
       *[purple] violetten Gesellschaft
    }
owner = { OWNER($owner) }
owner-company = { $company ->
        [yellow] Die gelbe Gesellschaft
        [blue] Die blaue Gesellschaft
        [orange] Die orangefarbene Gesellschaft
        [grey] Die graue Gesellschaft
        [red] Die rote Gesellschaft
        [brown] Die braune Gesellschaft
        [green] Die grüne Gesellschaft
       *[purple] Die violette Gesellschaft
    }
departure = { $station ->
        [33] Platz { PLACE_NUMBER($station) } des Hauptbahnhofs
        [34] Platz { PLACE_NUMBER($station) } des Hauptbahnhofs
        [35] Platz { PLACE_NUMBER($station) } des Hauptbahnhofs
        [36] Platz { PLACE_NUMBER($station) } des Hauptbahnhofs
        [37] Platz { PLACE_NUMBER($station) } des Hauptbahnhofs
        [38] Platz { PLACE_NUMBER($station) } des Hauptbahnhofs
        [39] Platz { PLACE_NUMBER($station) } des Hauptbahnhofs
        [40] Platz { PLACE_NUMBER($station) } des Hauptbahnhofs
       *[other] Station { $station }
    }
share = Aktie der { company } zu { $percent } %
crossings = { $crossings ->
        [one] { $crossings } Plättchen
       *[other] { $crossings } Plättchen
    }
tourists = { $tourists ->
        [one] { $tourists } Tourist
       *[other] { $tourists } Touristen
    }
line-owner = { OWNER($owner) }: die Linie von { departure }.
line-nobody = Die Linie von { departure } gehört niemandem.
line-none = Von { departure } geht noch keine Linie aus.
line-squares = Felder der Reihe nach: { SQUARE($squares) }
line-waits = Bisher { crossings }; sie wartet auf ein Plättchen auf { SQUARE($square) }.
line-ended = Sie endete nach { crossings } { $end ->
        [centre] am Hauptbahnhof
       *[other] an Station { $end }
    } und brachte { points }.
ask-taxi = Fährst du den { tourist }: { CARDS($cards) ->
        [one] { CARDS($cards) } Karte
       *[other] { CARDS($cards) } Karten
    }, { points }, oder bleibt das Taxi stehen?
ask-to-space = Auf welchen Platz deiner Reihe führst du den { tourist }?
ask-to-square = In deiner Reihe ist kein Platz frei für den { tourist }. Zu den Touristen auf welchem Feld führst du ihn?
ask-to-away = Für den { tourist } ist kein Platz mehr; er verlässt das Spiel.
ask-tourists = Auf { SQUARE($square) } stehen mehrere Touristen. Wähle, wer zuerst geht, und dann, wohin.
ask-tourist = Welchen Touristen stellst du auf { SQUARE($square) }?
ask-arrange = Welche Monumentkarte legst du auf Platz { FROM_ONE($place) } deiner Reihe?
ask-keep = Behältst du das gezogene Plättchen, oder legst du es zurück?

## Warum eine Wahl von Optionen abgelehnt wird

refusal-one-without-solo = Allein lässt sich nur das Solospiel spielen: Wähle das Modul „solo“ oder lass 2 bis 6 mitspielen.
refusal-one-city = Es kann immer nur eine Stadt im Spiel sein, nicht „{ $cities }“.
refusal-frame-order = Der Rahmen braucht jede Zahl von 1 bis { $players } genau einmal, eine je Platz, nicht „{ $value }“.
refusal-stations-with-rails = Hauptbahnhöfe und zentrale Gleise lassen sich nicht kombinieren. Wähle eines der beiden Module.
refusal-city-with-solo = Das Solospiel wird ohne Stadt gespielt. Lass { CITY($city) } oder das Solospiel weg.
refusal-modules-with-solo = Das Solospiel lässt sich mit keinem anderen Modul kombinieren; du hast gewählt: { MODULE($modules) }.
refusal-hand-with-solo = Im Solospiel liegen immer zwei Plättchen offen; eine Hand von { $hand } ist dort nicht möglich.
refusal-harder-without-solo = Die schwierigere Variante gehört zum Solospiel. Wähle auch das Solospiel oder lass die Variante weg.
refusal-variant-without-stockholm = Die Stockholm-Variante braucht die Stadt Stockholm.
refusal-row-without-paris = Die eigene Reihe lässt sich nur in Paris ordnen.
refusal-sides-without-berlin = Die Seite der Monumentkarten lässt sich nur in Berlin wählen.
refusal-frame-with-companies = Hier gehören die Stationen den Gesellschaften; Rahmenfarben gibt es nicht zu wählen.

## Warum ein Zug abgelehnt wird

refusal-drawn-tile-first = Du hast ein Plättchen gezogen und musst es jetzt legen.
refusal-tower-empty = Der Turm ist leer, du kannst nichts ziehen. Lege ein Plättchen aus deiner Hand oder passe, wenn du keines hast.
refusal-pass-with-tower = Passen darfst du nur, wenn der Turm leer ist. Lege dein Plättchen oder ziehe eines.
refusal-pass-with-tile = Passen darfst du nur ohne Plättchen. Du hast noch eines zu legen.
refusal-tile-not-held = Dieses Plättchen hast du nicht: { TILE($tiles) }. Lege eines von deinen.
refusal-tile-unknown = Ein Gleisplättchen { $tiles } gibt es nicht. Plättchen heißen nach vier Buchstaben, etwa aacb.
refusal-turned = Plättchen werden hier nicht gedreht: Lege das Plättchen mit 0 Drehungen statt mit { $turns }. Drehen darf man nur in der Variante mit freier Ausrichtung.
refusal-turned-again = Gib die wenigsten Vierteldrehungen an, nach denen das Plättchen so liegt; { $turns } braucht es nicht.
refusal-square-outside = Ein Feld { SQUARE($squares) } gibt es nicht: Zeilen und Spalten laufen von 0 bis 7.
refusal-square-central = Das Feld { SQUARE($squares) } gehört zum Hauptbahnhof. Lege dein Plättchen auf eines der anderen Felder.
refusal-square-occupied = Auf { SQUARE($squares) } liegt schon ein Plättchen. Lege deines auf ein leeres Feld.
refusal-square-not-adjacent = Das Feld { SQUARE($squares) } liegt weder am Rand noch neben einem gelegten Plättchen. Lege deines an den Rand oder neben ein Plättchen, das schon liegt.
refusal-one-tile-line = Auf { SQUARE($squares) } würde das Plättchen eine Linie über ein einziges Plättchen abschließen, und zwar von { STATION($stations) }. Eine Linie muss über mehr als ein Plättchen führen; wähle ein anderes Feld.
refusal-station-used = Es gibt nur ein Hauptbahnhofplättchen je Person oder Gesellschaft, und dieses liegt schon: { OWNER($owner) }.
refusal-place-taken = Hier liegt schon ein Hauptbahnhofplättchen: { PLACE($places) }. Wähle einen freien Platz.
refusal-station-one-tile = Von { PLACE($places) } aus wäre die Linie schon über das eine Plättchen auf { SQUARE($squares) } abgeschlossen. Wähle einen anderen Platz.
refusal-share-revealed = Deine { CARDS($cards) } liegt schon offen: Du kannst sie weder tauschen noch ein zweites Mal aufdecken.
refusal-exchange-closed = Aktien können nicht mehr getauscht werden. Diese Gesellschaften haben { $profit ->
        [one] { $profit } Gewinnpunkt
       *[other] { $profit } Gewinnpunkte
    } erreicht: { COLOUR($companies) }.
refusal-exchange-stalled = Seit { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } hat niemand ein Plättchen gelegt. Tauschen geht erst wieder, wenn eines gelegt ist.
refusal-must-extend = Hier kannst du weder ziehen noch passen: Verlängere mit einem deiner offenen Plättchen eine Linie der { company }.
refusal-not-the-company = Auf { SQUARE($squares) } endet keine Linie der { company }. Verlängern kannst du hier: { SQUARE($heads) }.
refusal-tourist-not-here = Auf { SQUARE($squares) } gibt es keinen { tourist }. Wähle einen von denen, die dort stehen.
refusal-tourist-gone = Den { tourist } gibt es schon auf { SQUARE($squares) }. Wähle einen, der noch verfügbar ist.
refusal-monument-not-left = Die Monumentkarte { CARD($card) } gehört nicht zu deinen Karten ohne Platz.
refusal-tourist-goal-space = Stelle den { tourist } auf einen freien Platz seiner Farbe in deiner Reihe.
refusal-tourist-goal-square = Für den { tourist } hast du keinen freien Platz. Stelle ihn zu den Touristen auf einem dieser Felder: { SQUARE($squares) }.
refusal-tourist-goal-away = Für den { tourist } ist weder in deiner Reihe noch auf dem Spielplan Platz. Er muss das Spiel verlassen.
refusal-line-unknown = Eine Linie „{ $value }“ gibt es in diesem Spiel nicht. Linien heißen nach ihrer Station, 1 bis 32, die der Hauptbahnhöfe c0 bis c7 oder 33 bis 40: line 14.
refusal-modules-not-in-play = Dieses Spiel wird ohne { MODULE($modules) } gespielt.
refusal-city-not-in-play = Dieses Spiel wird ohne { CITY($city) } gespielt.
refusal-no-tourist-to-lead = In diesem Spiel führt niemand Touristen.

## Warum gelegte Plättchen abgelehnt werden

refusal-notation-short = „{ $part }“ ab Zeichen { FROM_ONE($position) } ist zu kurz: Zu jedem gelegten Plättchen gehören sechs Zeichen, etwa aacb01.
refusal-notation-tile = „{ $part }“ ab Zeichen { FROM_ONE($position) } ist kein Gleisplättchen. Jede Angabe beginnt mit den vier Buchstaben eines Plättchens, etwa aacb01.
refusal-notation-digit = Zeichen { FROM_ONE($position) } ist „{ $part }“, Zeilen und Spalten sind aber Ziffern von 0 bis 7.
refusal-tiles-used-up = { $tiles } ab Zeichen { FROM_ONE($position) } ist eines zu viel: Von dieser Art gibt es im Spiel nur { $number }.

## Warum ein Zählbogen abgelehnt wird

refusal-sheet-tiles = Das Plättchen auf { SQUARE($squares) } ist eines zu viel. So viele wie { TILE($tiles) } gibt es in der Schachtel: { $number }.
refusal-rails-too-many = Das Zentralgleisplättchen auf { SQUARE($squares) } ist eines zu viel. So viele wie { TILE($tiles) } gibt es in der Schachtel: { $number }.
refusal-noted-with-tiles = Lege entweder die Plättchen oder trage die Punkte der Linien ein, nicht beides.
refusal-card-first = Trage zuerst die Karte oder Tafel ein, auf der das liegt.
refusal-tourists-too-many = Einen weiteren { tourist } gibt es nicht; in der Schachtel sind es { $tourists }.
refusal-row-gap = Touristen füllen die Reihe von links, aber vor diesem ist ein Platz frei.
refusal-tokens-too-many = Bei so vielen Mitspielenden hat niemand mehr als { $tokens ->
        [one] { $tokens } Marke
       *[other] { $tokens } Marken
    }.
refusal-point-tiles-too-many = { OWNER($owner) }: Die Linien haben { $tiles ->
        [0] kein Punkteplättchen
        [one] nur { $tiles } Punkteplättchen
       *[other] nur { $tiles } Punkteplättchen
    } dieser Farbe gebracht.
refusal-same-group = Einen { tourist } gibt es in dieser Gruppe von Feldern schon; ihre vier Touristen haben verschiedene Farben.
refusal-tickets-known = Die Touristen dieser Farbe stehen auf dem Spielplan, also sagen die Linien, wer ihre Fahrscheine hat. Nimm die Touristen weg, um Fahrscheine einzutragen.
refusal-tickets-too-many = In dieser Farbe gibt es nur { $tickets ->
        [one] { $tickets } Fahrschein
       *[other] { $tickets } Fahrscheine
    }.

## Was geschehen ist

effect-frame-dealt = { PLAYER($seat) } erhält die Stationen der Gruppe { $frame }.
effect-dealt = { PLAYER($seat) } nimmt ein Plättchen aus dem Turm.
effect-drew = { PLAYER($seat) } zieht ein Plättchen und muss es legen.
effect-laid = { PLAYER($seat) } legt ein Plättchen auf { SQUARE($square) }: { TILE($tile) }.
effect-passed = { PLAYER($seat) } passt.
effect-line-scored = { OWNER($owner) } erhält { points }: Die Linie von { departure } führt über { crossings } und endet { $end ->
        [centre] am Hauptbahnhof
       *[other] an Station { $end }
    }.
effect-line-unowned = Die Linie von { departure } ist abgeschlossen. Sie gehört niemandem und bringt nichts.
effect-share-dealt = { PLAYER($seat) } erhält verdeckt eine Aktie zu { $percent } %.
effect-exchanged-open = { PLAYER($seat) } tauscht und nimmt die offene { share }.
effect-exchanged-pile = { PLAYER($seat) } tauscht eine Aktie zu { $percent } % gegen eine vom Stapel.
effect-share-open = Offen liegt nun die { share }.
effect-share-revealed = { PLAYER($seat) } deckt die { share } auf.
effect-station-placed = { OWNER($owner) } legt ein Hauptbahnhofplättchen: { PLACE($place) }.
effect-rail-laid = Ein Zentralgleisplättchen bedeckt { SQUARE($square) }: { TILE($tile) }.
effect-card-revealed = Aufgedeckt ist die Karte der { company }.
effect-tile-returned = Ein Plättchen kommt in den Turm zurück: { TILE($tile) }.
effect-monument-dealt = { PLAYER($seat) } erhält die Monumentkarte { CARD($card) }.
effect-monument-arranged = { PLAYER($seat) } legt die Monumentkarte { CARD($card) } auf Platz { FROM_ONE($place) }.
effect-monument-laid = Die Monumentkarte { CARD($card) } kommt in die Reihe.
effect-card-turned = Bei der Monumentkarte { CARD($card) } liegt die Seite { $side ->
        [A] A
       *[B] B
    } oben.
effect-token-dealt = { PLAYER($seat) } erhält eine geheime Marke.
effect-token-laid = Die { $colour ->
        [yellow] gelbe
        [blue] blaue
        [orange] orangefarbene
        [grey] graue
        [red] rote
        [brown] braune
        [green] grüne
       *[purple] violette
    } Marke kommt auf Karte { FROM_ONE($position) } der Reihe.
effect-board-dealt = { PLAYER($seat) } erhält die Monumenttafel { FROM_ONE($board) }.
effect-tourist-on-square = Der Zufall stellt einen { tourist } auf { SQUARE($square) }.
effect-tourist-at-station = Der Zufall stellt einen { tourist } an Station { $station }.
effect-tourist-on-card = Der Zufall stellt einen { tourist } auf die Monumentkarte { CARD($card) }.
effect-tourist-chosen = { PLAYER($seat) } stellt den { tourist } auf das Plättchen auf { SQUARE($square) }.
effect-tourist-to-space = { PLAYER($seat) } führt den { tourist } von { SQUARE($from) } auf Platz { FROM_ONE($space) } der eigenen Reihe.
effect-tourist-to-square = { PLAYER($seat) } führt den { tourist } von { SQUARE($from) } zu den anderen Touristen auf { SQUARE($square) }.
effect-tourist-to-away = { PLAYER($seat) } legt den { tourist } von { SQUARE($from) } ab.
effect-tourist-to-row = { PLAYER($seat) } schickt den { tourist } von { SQUARE($from) } auf Platz { FROM_ONE($space) } der Reihe{ $points ->
        [0] .
       *[other] {" "}und erhält { points }.
    }
effect-tourist-to-board = { OWNER($owner) } nimmt den { tourist } von Station { $station }.
effect-point-tile-taken = { OWNER($owner) } nimmt ein { $colour ->
        [yellow] gelbes
        [blue] blaues
        [orange] orangefarbenes
        [grey] graues
        [red] rotes
        [brown] braunes
        [green] grünes
       *[purple] violettes
    } Punkteplättchen.
effect-ticket-taken = { OWNER($owner) } nimmt einen { $colour ->
        [yellow] gelben
        [blue] blauen
        [orange] orangefarbenen
        [grey] grauen
        [red] roten
        [brown] braunen
        [green] grünen
       *[purple] violetten
    } Fahrschein.
effect-taxi-starts = Das Taxi beginnt auf dem { $side ->
        [left] linken
       *[right] rechten
    } Richtungsplättchen.
effect-taxi-driven = { CARDS($cards) ->
        [0] { PLAYER($seat) } lässt das Taxi stehen und nimmt den { tourist } aus dem Spiel.
        [one] { PLAYER($seat) } fährt den { tourist } eine Karte weit und erhält { points }.
       *[other] { PLAYER($seat) } fährt den { tourist } { CARDS($cards) } Karten weit und erhält { points }.
    }

## Wofür es Punkte gab

entry-line = Linie von { departure }: { crossings }
entry-doubling = Linie von { departure }: verdoppelt, weil sie am Hauptbahnhof endet
entry-lines-noted = Eingetragene Punkte für Linien
entry-shares = { $percent } % der { company }, Wert { $value }
entry-majority = Mehrheit an der { company } mit { $percent } %, Gewinn { $profit }
entry-last-company = Punkte der { company }, die am wenigsten hat
entry-gap = Abstand der { company } mit { $best } zur letzten mit { $last }
entry-paris-run = Längste Folge in der Reihe: { tourists }
entry-paris-others = Außerhalb der längsten Folge: { tourists }
entry-paris-full-cards = { CARDS($cards) ->
        [one] { CARDS($cards) } volle Karte
       *[other] { CARDS($cards) } volle Karten
    }
entry-stockholm-colour = { $colour ->
        [yellow] Gelbe
        [blue] Blaue
        [orange] Orangefarbene
        [grey] Graue
        [red] Rote
        [brown] Braune
        [green] Grüne
       *[purple] Violette
    } Marke: { tourists } in der Reihe
entry-stockholm-spaces = Touristen auf Plätzen der Reihe
entry-london-rides = Fahrten mit dem Taxi
entry-new-york-monument = { $colour ->
        [yellow] Gelbes
        [blue] Blaues
        [orange] Orangefarbenes
        [grey] Graues
        [red] Rotes
        [brown] Braunes
        [green] Grünes
       *[purple] Violettes
    } Monument: { tourists }
entry-point-tiles = { $colour ->
        [yellow] Gelbe
        [blue] Blaue
        [orange] Orangefarbene
        [grey] Graue
        [red] Rote
        [brown] Braune
        [green] Grüne
       *[purple] Violette
    } Punkteplättchen: { $tiles }
entry-berlin-tickets = { $tickets } { $colour ->
        [yellow] gelb
        [blue] blau
        [orange] orangefarben
        [grey] grau
        [red] rot
        [brown] braun
        [green] grün
       *[purple] violett
    }{ $tickets ->
        [one] er Fahrschein
       *[other] e Fahrscheine
    }
