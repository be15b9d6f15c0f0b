### Was Helsinki sagt. Eine Nachricht ohne Vorsilbe ist ein Teil von anderen. Codes (Farben, Seiten) wählen nur eine Form
### aus und werden nie gezeigt. Ein Dach erscheint als Reihe,Spalte, eine Wappenaktion als A3 mit ihrer Bedeutung; im
### Browser als B1 und als 3 mit ihrer Bedeutung. Vor Senatsfeldern und Wappenaktionen steht immer dieses Wort.

## Namen

title-helsinki = Helsinki
module-dry-roads = Trockene Wege
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
action-A1 = 1 bis 6 Felder gehen
action-A2 = zwei Joker-Pavillonplättchen legen
action-A3 = Plättchen von einer beliebigen Seite einschieben
action-A4 = eine Karte mehr ziehen
action-A5 = einen Aufbau mehr setzen
action-A6 = 1 bis 5 Felder gehen
action-A7 = ein Joker-Pavillonplättchen legen
action-A8 = ein zweites Plättchen bauen
action-A9 = eine Karte weniger ausspielen
action-A10 = einen Aufbau versetzen
action-A11 = ein Feld gegen den Uhrzeigersinn gehen
action-A12 = kein Handkartenlimit bis zum Ende der nächsten Runde
action-A13 = nach dem Ziehen bauen
action-A14 = mit einer Karte einer anderen Farbe bezahlen
action-A15 = zwei Punkte erhalten

## Optionen

option-cover = Die abgedeckten Wappenaktionen: none (keine), bottom (die unterste Reihe), random (irgendwelche fünf) oder fünf nach Wahl, etwa A1,A4,A8,A12,A15.

## Teile (pavilion-card steht im Nominativ oder Akkusativ)

superstructures = { $superstructures ->
        [0] kein Aufbau
        [one] { $superstructures } Aufbau
       *[other] { $superstructures } Aufbauten
    }
wild-card = Jokerkarte
pavilion-card = { $colour ->
        [purple] violette
        [green] grüne
        [red] rote
        [blue] blaue
       *[yellow] gelbe
    } { $number } ({ $size ->
        [one] { $size } Dach
       *[other] { $size } Dächer
    }, { superstructures })
ask-helsinki-space = Auf welches Senatsfeld stellst du deine Spielfigur? Die anderen folgen.
ask-helsinki-pay = { CARD($card) }: Mit welchen Karten bezahlst du?
ask-helsinki-push = { CARD($card) }: Wo bleibt das Plättchen liegen?
ask-helsinki-roof = Welches Dach des neuen Plättchens trägt den Aufbau?
ask-helsinki-wild = Wohin legst du das Jokerplättchen?
ask-helsinki-shift = Welchen Aufbau versetzt du, und wohin?
ask-helsinki-discard = Du hast zu viele Karten: Welche legst du ab?

## Warum eine Wahl von Optionen abgelehnt wird

refusal-cover-five = „{ $value }“ lässt sich nicht abdecken. Nenne genau { $number } verschiedene Wappenaktionen.

## Warum ein Zug abgelehnt wird

refusal-space-unknown = Ein Senatsfeld { $spaces } gibt es nicht: Die Felder sind von 0 bis 7 nummeriert.
refusal-space-first = Wähle zuerst ein Senatsfeld. Wappenaktionen kannst du nur in deinem Zug nutzen.
refusal-walk-first = Bewege zuerst deine Spielfigur; danach ziehst du Karten oder baust.
refusal-already-walked = Du hast deine Spielfigur in diesem Zug schon bewegt.
refusal-walk-too-far = { $reach ->
        [-1] In diesem Zug gehst du genau ein Feld gegen den Uhrzeigersinn.
        [one] Du musst genau ein Feld im Uhrzeigersinn gehen.
       *[other] Du musst 1 bis { $reach } Felder im Uhrzeigersinn gehen.
    }
refusal-act-first = Du kannst deinen Zug noch nicht beenden. Bewege deine Spielfigur und ziehe dann Karten oder baue.
refusal-already-acted = Du hast in diesem Zug schon Karten gezogen oder gebaut. Nutze eine Wappenaktion oder beende deinen Zug.
refusal-must-build = Du hast gerade eine Wappenaktion zum Bauen genutzt. Nenne die Karte, mit der du bauen willst.
refusal-action-unknown = Eine Wappenaktion „{ ACTION($action) }“ gibt es nicht. Es gibt A1 bis A15.
refusal-action-covered = Wappenaktion { ACTION($action) } ist in diesem Spiel abgedeckt; niemand kann sie nutzen.
refusal-action-used = Wappenaktion { ACTION($action) } hast du schon genutzt. Jede Wappenaktion geht nur einmal im Spiel.
refusal-no-coat = { $coats ->
        [0] Du hast kein Wappen auf deiner Wiese, um Wappenaktion { ACTION($action) } zu nutzen.
        [one] Du hast nur { $coats } Wappen auf deiner Wiese, zu wenig, um auch noch Wappenaktion { ACTION($action) } zu nutzen.
       *[other] Du hast nur { $coats } Wappen auf deiner Wiese, zu wenige, um auch noch Wappenaktion { ACTION($action) } zu nutzen.
    }
refusal-movement-over = Für Wappenaktion { ACTION($action) } ist es zu spät: Das geht nur vor dem Bewegen, und nur eine Wappenaktion zum Bewegen in einem Zug.
refusal-with-the-draw = Wappenaktion { ACTION($action) } geht nicht allein. Nenne sie zusammen mit dem Ziehen.
refusal-with-the-build = Wappenaktion { ACTION($action) } geht nicht allein. Nenne sie zusammen mit der Karte, mit der du baust.
refusal-after-a-draw = Wappenaktion { ACTION($action) } ist nur möglich, nachdem du Karten gezogen hast und bevor du baust.
refusal-after-a-build = Wappenaktion { ACTION($action) } ist nur möglich, nachdem du in diesem Zug ein Plättchen gebaut hast.
refusal-nothing-to-build = Wappenaktion { ACTION($action) } würde nichts bewirken: Es gibt kein Plättchen, das du jetzt bezahlen und einschieben kannst.
refusal-no-place-for-wild = Wappenaktion { ACTION($action) } würde nichts bewirken: Kein leeres Dachfeld auf deinem Spieltableau grenzt an ein Plättchen.
refusal-nothing-to-move = Wappenaktion { ACTION($action) } würde nichts bewirken: Du hast keinen Aufbau auf deinem Spieltableau oder kein freies Dach, auf das einer könnte.
refusal-no-card = Wappenaktion { ACTION($action) } würde nichts bewirken: Zugstapel und Ablagestapel sind beide leer.
refusal-no-superstructure = Wappenaktion { ACTION($action) } würde nichts bewirken: Im Vorrat ist kein weiterer Aufbau.
refusal-no-roof = Wappenaktion { ACTION($action) } würde nichts bewirken: Das Plättchen hat kein freies Dach dafür.
refusal-card-not-held = Diese Karte hast du nicht oder nicht so oft: { CARDS($cards) }.
refusal-wild-named = Eine Jokerkarte zeigt kein Plättchen. Nenne eine farbige Karte, mit der du baust; Jokerkarten helfen beim Bezahlen.
refusal-tile-gone = Das Plättchen für die { CARDS($cards) } ist nicht mehr im Vorrat. Bezahlen kannst du mit der Karte trotzdem noch.
refusal-nothing-to-save = Die Wappenaktion „{ action-A9 }“ bringt für die { CARDS($cards) } nichts: Die gewählte Karte selbst wird immer ausgespielt.
refusal-cannot-pay = Du kannst das Plättchen für die { CARDS($cards) } nicht bezahlen: Es kostet insgesamt { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten
    }, in ihrer Farbe oder Jokerkarten. Mit der Wappenaktion „{ action-A14 }“ hat genau eine davon eine andere Farbe.
refusal-no-push = Das Plättchen für die { CARDS($cards) } lässt sich nirgends einschieben. Seiten, von denen es kommen darf: { SIDE($sides) }.
refusal-wrong-price = Der Preis ist genau { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten
    } insgesamt; die genannte Karte zählt mit.
refusal-wrong-colour = { $number ->
        [0] Bezahlen kannst du nur mit Jokerkarten und mit Karten in der Farbe des Plättchens, nicht hiermit: { CARDS($cards) }.
       *[other] Mit der Wappenaktion „{ action-A14 }“ muss genau eine der ausgespielten Karten eine andere Farbe haben als das Plättchen.
    }
refusal-roof-outside = Nicht alle diese Dachfelder gibt es auf deinem Spieltableau: { ROOF($roofs) }. Reihen und Spalten laufen von 0 bis 6.
refusal-not-the-tile = Wie du es auch drehst und wendest, das Plättchen für die { CARDS($cards) } kann nicht genau hier liegen: { ROOF($roofs) }.
refusal-roof-taken = Hier ist schon ein Plättchen oder die Statue: { ROOF($taken) }. Wähle leere Dachfelder.
refusal-not-stopped = Das Plättchen für die { CARDS($cards) } bliebe hier nicht liegen: { ROOF($roofs) }. Es muss die Statue oder ein anderes Plättchen unmittelbar vor sich haben. Seiten, von denen es kommen darf: { SIDE($sides) }.
refusal-way-blocked = Das Plättchen für die { CARDS($cards) } kommt nicht bis hierher: { ROOF($roofs) }. Ein anderes Plättchen oder die Statue ist im Weg. Seiten, von denen es kommen darf: { SIDE($sides) }.
refusal-not-the-new-tile = { ROOF($roofs) } gehört nicht zu dem Plättchen, das du eben gebaut hast. Der Aufbau muss auf dieses Plättchen.
refusal-roof-carries = Das Dach { ROOF($roofs) } trägt schon einen Aufbau. Wähle ein freies Dach.
refusal-wild-alone = { ROOF($roofs) } grenzt an kein Plättchen. Ein Joker-Pavillonplättchen muss Seite an Seite mit einem Plättchen auf deinem Spieltableau liegen.
refusal-no-superstructure-there = Auf { ROOF($roofs) } steht kein Aufbau, den du versetzen könntest.
refusal-not-built = Auf { ROOF($roofs) } liegt kein Plättchen. Ein Aufbau braucht das Dach eines Plättchens.
refusal-discard-first = { CARDS($cards) ->
        [one] Du hast { CARDS($cards) } Karte zu viel. Lege sie zuerst ab; als Wappenaktion geht jetzt nur „{ action-A12 }“.
       *[other] Du hast { CARDS($cards) } Karten zu viel. Lege sie zuerst ab; als Wappenaktion geht jetzt nur „{ action-A12 }“.
    }

## Warum das Bild eines Spieltableaus abgelehnt wird

refusal-picture-lines = Das Bild des Spieltableaus hat die falsche Zahl von Zeilen: { $line } statt { $lines }.
refusal-picture-width = Zeile { $line } des Bildes hat nicht genau { $width } Zeichen: Sieh dir Spalte { $column } an.
refusal-picture-sign = Zeile { $line }, Spalte { $column } des Bildes: „{ $sign }“ kann dort nicht stehen. Die Zeichen sind p, g, r, b und y (mit Aufbau groß), * und + für Joker-Pavillonplättchen und ein Punkt für ein leeres Dachfeld; # für die Statue steht in der Mitte und nur dort.

## Warum ein Zählbogen abgelehnt wird

refusal-roofs-too-many = Alle { $colour ->
        [purple] violetten
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Plättchen der Schachtel zusammen haben nur { $number ->
        [one] { $number } Dach
       *[other] { $number } Dächer
    }.
refusal-wild-too-many = Auf einem Tableau liegen nie mehr als { $tiles ->
        [one] { $tiles } Jokerplättchen
       *[other] { $tiles } Jokerplättchen
    }.
refusal-superstructures-too-many = In der ganzen Schachtel gibt es nur { superstructures }.
refusal-no-coat-won = Auf diesem Tableau ist kein Wappen gewonnen, das auf dem Aktionstableau liegen könnte.
refusal-not-connected = Die vier Besucher dieses Tableaus sind nicht verbunden; also hat es keine Bonuskarte.
refusal-higher-bonus-left = Die höchste Bonuskarte geht zuerst weg, und eine höhere ist noch da.

## Was geschehen ist

effect-card-removed = Aus dem Spiel kommt die { CARD($card) }.
effect-action-covered = Wappenaktion { ACTION($action) } wird abgedeckt.
effect-pawns-placed = { PLAYER($seat) } stellt die eigene Spielfigur auf Senatsfeld { SENATE($senate) }; alle anderen folgen je zwei Felder weiter im Uhrzeigersinn.
effect-slot-filled = An Anlegestelle { $slot } liegt jetzt die { CARD($card) }.
effect-card-dealt = { PLAYER($seat) } zieht eine Karte vom Stapel.
effect-last-round = Das war die letzte Karte des Zugstapels: Diese Runde ist die letzte.
effect-reshuffled = Der Ablagestapel wird zu einem neuen Zugstapel gemischt: { CARDS($cards) ->
        [one] { CARDS($cards) } Karte
       *[other] { CARDS($cards) } Karten
    }.
effect-walked = { PLAYER($seat) } geht { $spaces ->
        [-1] ein Feld gegen den Uhrzeigersinn
        [one] { $spaces } Feld im Uhrzeigersinn
       *[other] { $spaces } Felder im Uhrzeigersinn
    } auf Senatsfeld { SENATE($senate) }.
effect-cards-taken = { $number ->
        [0] { PLAYER($seat) } findet keine Karte zum Nehmen.
       *[other] { PLAYER($seat) } nimmt: { CARDS($cards) }.
    }
effect-discarded = { PLAYER($seat) } legt die { CARD($card) } ab.
effect-action-used = { PLAYER($seat) } nutzt Wappenaktion { ACTION($action) }.
effect-building = { PLAYER($seat) } baut und wählt dafür die { CARD($card) }.
effect-paid = { $number ->
        [0] { PLAYER($seat) } muss keine weitere Karte ausspielen.
       *[other] { PLAYER($seat) } spielt außerdem aus: { CARDS($cards) }.
    }
effect-built = { PLAYER($seat) } schiebt das Plättchen für die { CARD($card) } ein; es bleibt auf { ROOF($roofs) } liegen.
effect-colour-touched = Das Plättchen von { PLAYER($seat) } berührt ein anderes derselben Farbe: Dafür gibt es eine Karte vom Stapel.
effect-coats-won = { PLAYER($seat) } gewinnt { $coats } Wappen.
effect-superstructure = { PLAYER($seat) } setzt einen Aufbau auf { ROOF($roof) }.
effect-wild-placed = { PLAYER($seat) } legt ein Joker-Pavillonplättchen auf { ROOF($roof) }.
effect-superstructure-moved = { PLAYER($seat) } versetzt einen Aufbau von { ROOF($source) } nach { ROOF($target) }.
effect-visitors-connected = { PLAYER($seat) } hat alle vier Besucher verbunden, nimmt die höchste verbliebene Bonuskarte und erhält { points }.

## Wofür es Punkte gab

entry-score-track = Punkte auf der Punkteleiste
entry-row = Vollständige Reihe { ROW($row) }
entry-column = Vollständige Spalte { COLUMN($column) }
entry-superstructures-crossings = { superstructures } auf Kreuzungen vollständiger Reihen und Spalten
entry-superstructures-along = { superstructures } in einer vollständigen Reihe oder Spalte
entry-superstructures-nowhere = { superstructures } außerhalb vollständiger Reihen und Spalten
entry-bonus-card = Bonuskarte für verbundene Besucher
