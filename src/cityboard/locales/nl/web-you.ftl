### Wat degene voor de pagina deed: de zinnen van de spellen, in de tweede persoon.

web-you-starts = Je begint.
web-you-frame-dealt = Je krijgt de stations van groep { $frame }.
web-you-dealt = Je neemt een tegel uit de toren.
web-you-drew = Je trekt een tegel en moet die leggen.
web-you-laid = Je legt een tegel op { SQUARE($square) }: { TILE($tile) }.
web-you-passed = Je past.
web-you-line-scored = Je krijgt { points }: de lijn van { departure } eindigt na { crossings } bij { $end ->
        [centre] het centraal station
       *[other] station { $end }
    }.
web-you-share-dealt = Je krijgt een geheim aandeel van { $percent }%.
web-you-exchanged-open = Je ruilt en neemt het open { share }.
web-you-exchanged-pile = Je ruilt een aandeel van { $percent }% voor een van de stapel.
web-you-share-revealed = Je onthult het { share }.
web-you-station-placed = Je legt een centraalstationtegel op { PLACE($place) }.
web-you-monument-dealt = Je krijgt monumentkaart { CARD($card) }.
web-you-monument-arranged = Je legt monumentkaart { CARD($card) } op plaats { FROM_ONE($place) }.
web-you-token-dealt = Je krijgt een geheim fiche.
web-you-board-dealt = Je krijgt monumentenbord { FROM_ONE($board) }.
web-you-tourist-chosen = Je zet de { tourist } op de tegel op { SQUARE($square) }.
web-you-tourist-to-space = Je brengt de { tourist } van { SQUARE($from) } naar plek { FROM_ONE($space) } van je rij.
web-you-tourist-to-square = Je brengt de { tourist } van { SQUARE($from) } naar de andere toeristen op { SQUARE($square) }.
web-you-tourist-to-away = Je legt de { tourist } van { SQUARE($from) } af.
web-you-tourist-to-row = Je stuurt de { tourist } van { SQUARE($from) } naar plek { FROM_ONE($space) } van de rij{ $points ->
        [0] .
       *[other] {" "}en krijgt { points }.
    }
web-you-tourist-to-board = Je neemt de { tourist } van station { $station }.
web-you-point-tile-taken = Je neemt een { $colour ->
        [yellow] gele
        [blue] blauwe
        [orange] oranje
        [grey] grijze
        [red] rode
        [brown] bruine
        [green] groene
       *[purple] paarse
    } puntentegel.
web-you-ticket-taken = Je neemt een { $colour ->
        [yellow] geel
        [blue] blauw
        [orange] oranje
        [grey] grijs
        [red] rood
        [brown] bruin
        [green] groen
       *[purple] paars
    } kaartje.
web-you-taxi-driven = { CARDS($cards) ->
        [0] Je laat de taxi staan; de { tourist } verlaat het spel.
        [one] Je laat de taxi met de { tourist } één kaart verder rijden en krijgt { points }.
       *[other] Je laat de taxi met de { tourist } { CARDS($cards) } kaarten verder rijden en krijgt { points }.
    }
web-you-pawns-placed = Je zet je pion op senaatspleinveld { SENATE($senate) }; de anderen volgen telkens twee velden verder met de klok mee.
web-you-card-dealt = Je trekt een kaart van de stapel.
web-you-walked = Je gaat { $spaces ->
        [-1] één veld terug
        [one] { $spaces } veld verder
       *[other] { $spaces } velden verder
    } naar senaatspleinveld { SENATE($senate) }.
web-you-cards-taken = { $number ->
        [0] Je vindt geen kaart om te nemen.
       *[other] Je neemt: { CARDS($cards) }.
    }
web-you-discarded = Je legt de { CARD($card) } af.
web-you-action-used = Je gebruikt actie { ACTION($action) }.
web-you-building = Je bouwt met de { CARD($card) }.
web-you-paid = { $number ->
        [0] Je hoeft geen andere kaart te betalen.
       *[other] Je betaalt ook: { CARDS($cards) }.
    }
web-you-built = Je schuift het fiche van de { CARD($card) } in; het stopt op { ROOF($roofs) }.
web-you-colour-touched = Je raakt met het nieuwe fiche een ander fiche van dezelfde kleur en trekt een kaart.
web-you-coats-won = Je wint { $coats ->
        [one] { $coats } wapenschild
       *[other] { $coats } wapenschilden
    }.
web-you-superstructure = Je zet een dakopbouw-steen op { ROOF($roof) }.
web-you-wild-placed = Je legt een joker-paviljoenfiche op { ROOF($roof) }.
web-you-superstructure-moved = Je verplaatst een dakopbouw-steen van { ROOF($source) } naar { ROOF($target) }.
web-you-visitors-connected = Je hebt alle vier de bezoekers verbonden, neemt de hoogste overgebleven bonuskaart en krijgt { points }.
web-you-bot-metro-stops = { $points ->
        [one] beëindigt jouw lijn (station { $station }) op { $points } punt
       *[other] beëindigt jouw lijn (station { $station }) op { $points } punten
    }
