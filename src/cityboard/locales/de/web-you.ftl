### Was die Person vor der Seite getan hat: die Sätze der Spiele in der Anrede.

web-you-starts = Du beginnst.
web-you-frame-dealt = Du erhältst die Stationen der Gruppe { $frame }.
web-you-dealt = Du nimmst ein Plättchen aus dem Turm.
web-you-drew = Du ziehst ein Plättchen und musst es legen.
web-you-laid = Du legst ein Plättchen auf { SQUARE($square) }: { TILE($tile) }.
web-you-passed = Du passt.
web-you-line-scored = Du erhältst { points }: Die Linie von { departure } führt über { crossings } und endet { $end ->
        [centre] am Hauptbahnhof
       *[other] an Station { $end }
    }.
web-you-share-dealt = Du erhältst verdeckt eine Aktie zu { $percent } %.
web-you-exchanged-open = Du tauschst und nimmst die offene { share }.
web-you-exchanged-pile = Du tauschst eine Aktie zu { $percent } % gegen eine vom Stapel.
web-you-share-revealed = Du deckst die { share } auf.
web-you-station-placed = Du legst ein Hauptbahnhofplättchen: { PLACE($place) }.
web-you-monument-dealt = Du erhältst die Monumentkarte { CARD($card) }.
web-you-monument-arranged = Du legst die Monumentkarte { CARD($card) } auf Platz { FROM_ONE($place) }.
web-you-token-dealt = Du erhältst eine geheime Marke.
web-you-board-dealt = Du erhältst die Monumenttafel { FROM_ONE($board) }.
web-you-tourist-chosen = Du stellst den { tourist } auf das Plättchen auf { SQUARE($square) }.
web-you-tourist-to-space = Du führst den { tourist } von { SQUARE($from) } auf Platz { FROM_ONE($space) } deiner Reihe.
web-you-tourist-to-square = Du führst den { tourist } von { SQUARE($from) } zu den anderen Touristen auf { SQUARE($square) }.
web-you-tourist-to-away = Du legst den { tourist } von { SQUARE($from) } ab.
web-you-tourist-to-row = Du schickst den { tourist } von { SQUARE($from) } auf Platz { FROM_ONE($space) } der Reihe{ $points ->
        [0] .
       *[other] {" "}und erhältst { points }.
    }
web-you-tourist-to-board = Du nimmst den { tourist } von Station { $station }.
web-you-point-tile-taken = Du nimmst ein { $colour ->
        [yellow] gelbes
        [blue] blaues
        [orange] orangefarbenes
        [grey] graues
        [red] rotes
        [brown] braunes
        [green] grünes
       *[purple] violettes
    } Punkteplättchen.
web-you-ticket-taken = Du nimmst einen { $colour ->
        [yellow] gelben
        [blue] blauen
        [orange] orangefarbenen
        [grey] grauen
        [red] roten
        [brown] braunen
        [green] grünen
       *[purple] violetten
    } Fahrschein.
web-you-taxi-driven = { CARDS($cards) ->
        [0] Du lässt das Taxi stehen und nimmst den { tourist } aus dem Spiel.
        [one] Du fährst den { tourist } eine Karte weit und erhältst { points }.
       *[other] Du fährst den { tourist } { CARDS($cards) } Karten weit und erhältst { points }.
    }
web-you-pawns-placed = Du stellst deine Spielfigur auf Senatsfeld { SENATE($senate) }; alle anderen folgen je zwei Felder weiter im Uhrzeigersinn.
web-you-card-dealt = Du ziehst eine Karte vom Stapel.
web-you-walked = Du gehst { $spaces ->
        [-1] ein Feld gegen den Uhrzeigersinn
        [one] { $spaces } Feld im Uhrzeigersinn
       *[other] { $spaces } Felder im Uhrzeigersinn
    } auf Senatsfeld { SENATE($senate) }.
web-you-cards-taken = { $number ->
        [0] Du findest keine Karte zum Nehmen.
       *[other] Du nimmst: { CARDS($cards) }.
    }
web-you-discarded = Du legst die { CARD($card) } ab.
web-you-action-used = Du nutzt Wappenaktion { ACTION($action) }.
web-you-building = Du baust und wählst dafür die { CARD($card) }.
web-you-paid = { $number ->
        [0] Du musst keine weitere Karte ausspielen.
       *[other] Du spielst außerdem aus: { CARDS($cards) }.
    }
web-you-built = Du schiebst das Plättchen für die { CARD($card) } ein; es bleibt auf { ROOF($roofs) } liegen.
web-you-colour-touched = Dein Plättchen berührt ein anderes derselben Farbe: Du ziehst eine Karte vom Stapel.
web-you-coats-won = Du gewinnst { $coats } Wappen.
web-you-superstructure = Du setzt einen Aufbau auf { ROOF($roof) }.
web-you-wild-placed = Du legst ein Joker-Pavillonplättchen auf { ROOF($roof) }.
web-you-superstructure-moved = Du versetzt einen Aufbau von { ROOF($source) } nach { ROOF($target) }.
web-you-visitors-connected = Du hast alle vier Besucher verbunden, nimmst die höchste verbliebene Bonuskarte und erhältst { points }.
web-you-bot-metro-stops = { $points ->
        [one] schließt deine Linie (Station { $station }) bei { $points } Punkt ab
       *[other] schließt deine Linie (Station { $station }) bei { $points } Punkten ab
    }
