### Wat Metro zegt. Een bericht zonder voorvoegsel is een deel van andere. Codes (kleuren, kanten) kiezen alleen een
### vorm en worden nooit getoond.

## Namen

title-metro = Metro
module-companies = naamloze vennootschappen
module-central-stations = centrale stations
module-central-rails = centrale sporen
module-solo = solospel
city-paris = Parijs
city-stockholm = Stockholm
city-london = Londen
city-new-york = New York
city-st-petersburg = Sint-Petersburg
city-berlin = Berlijn

## Opties

option-city = De stad in het spel: paris, stockholm, london, new-york, st-petersburg of berlin.
option-free_orientation = Je mag tegels draaien voordat je ze legt.
option-hand = Hoeveel tegels iedereen in de hand heeft: 1, 2 of 3.
option-harder_solo = Solospel: trek het verschil tussen de eerste en de laatste vennootschap van je score af.
option-arrange_row = Parijs: voor de eerste beurt ordenen de spelers de kaarten van hun rij.
option-stockholm_variant = Stockholm: de fiches liggen open op de kaarten en toeristen leveren meteen punten op.
option-berlin_sides = Berlijn: de kant van de monumentkaarten die boven ligt: A, B of mixed (gemengd).
option-frame = De kleuren van het kader per plaats, bijvoorbeeld --frame 2,1,3 voor P2, P1, P3, of random (willekeurig).

## Delen

tourist = { $colour ->
        [yellow] gele toerist
        [blue] blauwe toerist
        [orange] oranje toerist
        [grey] grijze toerist
        [red] rode toerist
        [brown] bruine toerist
        [green] groene toerist
       *[purple] paarse toerist
    }
company = { $company ->
        [yellow] gele vennootschap
        [blue] blauwe vennootschap
        [orange] oranje vennootschap
        [grey] grijze vennootschap
        [red] rode vennootschap
        [brown] bruine vennootschap
        [green] groene vennootschap
       *[purple] paarse vennootschap
    }
owner = { OWNER($owner) }
owner-company = { $company ->
        [yellow] De gele vennootschap
        [blue] De blauwe vennootschap
        [orange] De oranje vennootschap
        [grey] De grijze vennootschap
        [red] De rode vennootschap
        [brown] De bruine vennootschap
        [green] De groene vennootschap
       *[purple] De paarse vennootschap
    }
departure = { $station ->
        [33] plaats { PLACE_NUMBER($station) } van het centraal station
        [34] plaats { PLACE_NUMBER($station) } van het centraal station
        [35] plaats { PLACE_NUMBER($station) } van het centraal station
        [36] plaats { PLACE_NUMBER($station) } van het centraal station
        [37] plaats { PLACE_NUMBER($station) } van het centraal station
        [38] plaats { PLACE_NUMBER($station) } van het centraal station
        [39] plaats { PLACE_NUMBER($station) } van het centraal station
        [40] plaats { PLACE_NUMBER($station) } van het centraal station
       *[other] station { $station }
    }
share = aandeel van { $percent }% in de { company }
crossings = { $crossings ->
        [one] { $crossings } passage
       *[other] { $crossings } passages
    }
tourists = { $tourists ->
        [one] { $tourists } toerist
       *[other] { $tourists } toeristen
    }
line-owner = { OWNER($owner) }: de lijn vanaf { departure }.
line-nobody = De lijn vanaf { departure } is van niemand.
line-none = Vanaf { departure } vertrekt nog geen lijn.
line-squares = Velden op volgorde: { SQUARE($squares) }
line-waits = Tot nu toe { crossings }; de lijn wacht op een tegel op { SQUARE($square) }.
line-ended = De lijn eindigde { $end ->
        [centre] bij het centraal station
       *[other] bij station { $end }
    } na { crossings } en leverde { points } op.
ask-taxi = Breng je de { tourist } weg met de taxi ({ CARDS($cards) ->
        [one] { CARDS($cards) } kaart
       *[other] { CARDS($cards) } kaarten
    }, { points }), of laat je de taxi staan?
ask-to-space = Naar welke plek van je rij breng je de { tourist }?
ask-to-square = In je rij is geen plek vrij voor de { tourist }. Op welk veld zet je hem bij de toeristen?
ask-to-away = Voor de { tourist } is geen plaats; hij verlaat het spel.
ask-tourists = Op { SQUARE($square) } staan meerdere toeristen. Kies wie eerst gaat en dan waarheen.
ask-tourist = Welke toerist zet je op { SQUARE($square) }?
ask-arrange = Welke monumentkaart leg je op plaats { FROM_ONE($place) } van je rij?
ask-keep = Houd je de getrokken tegel of leg je hem terug?

## Waarom een keuze van opties wordt geweigerd

refusal-one-without-solo = In je eentje kun je alleen het solospel spelen: kies de module ‘solo’ of speel met 2 tot en met 6 spelers.
refusal-one-city = Je speelt met één stad tegelijk, niet met ‘{ $cities }’.
refusal-frame-order = Het kader heeft elk van de getallen 1 tot en met { $players } precies één keer nodig, één per plaats, niet ‘{ $value }’.
refusal-stations-with-rails = Centrale stations en centrale sporen zijn niet te combineren. Kies een van deze modules.
refusal-city-with-solo = Het solospel speel je zonder stad. Laat { CITY($city) } of het solospel weg.
refusal-modules-with-solo = Het solospel is met geen andere module te combineren; je koos: { MODULE($modules) }.
refusal-hand-with-solo = In het solospel liggen altijd twee tegels open; een hand van { $hand } kan daar niet.
refusal-harder-without-solo = De moeilijkere variant hoort bij het solospel. Kies ook het solospel of laat de variant weg.
refusal-variant-without-stockholm = Voor de Stockholmvariant is de stad Stockholm nodig.
refusal-row-without-paris = Je eigen rij ordenen kan alleen in Parijs.
refusal-sides-without-berlin = De kant van de monumentkaarten kies je alleen in Berlijn.
refusal-frame-with-companies = Hier zijn de stations van de vennootschappen, dus er zijn geen kleuren van het kader te kiezen.

## Waarom een zet wordt geweigerd

refusal-drawn-tile-first = Je hebt een tegel getrokken en moet die nu leggen.
refusal-tower-empty = De toren is leeg, dus je kunt niet trekken. Leg een tegel uit je hand, of pas als je er geen hebt.
refusal-pass-with-tower = Passen mag alleen als de toren leeg is. Leg je tegel of trek er een.
refusal-pass-with-tile = Passen mag alleen zonder tegel. Je hebt er nog een te leggen.
refusal-tile-not-held = Je hebt deze tegel niet: { TILE($tiles) }. Leg er een van jezelf.
refusal-tile-unknown = Er is geen spoortegel { $tiles }. Tegels hebben een naam van vier letters, zoals aacb.
refusal-turned = Tegels worden hier niet gedraaid: leg de tegel met 0 draaiingen in plaats van { $turns }. Draaien mag alleen in de variant met vrij draaien.
refusal-turned-again = Geef het kleinste aantal kwartslagen waarmee de tegel zo komt te liggen; { $turns } is niet nodig.
refusal-square-outside = Er is geen veld { SQUARE($squares) }: rijen en kolommen lopen van 0 tot en met 7.
refusal-square-central = Veld { SQUARE($squares) } hoort bij het centraal station. Leg je tegel op een van de andere velden.
refusal-square-occupied = Op { SQUARE($squares) } ligt al een tegel. Leg de jouwe op een leeg veld.
refusal-square-not-adjacent = Veld { SQUARE($squares) } ligt niet aan de rand en ook niet naast een gelegde tegel. Leg de jouwe aan de rand of naast een tegel die er al ligt.
refusal-one-tile-line = Op { SQUARE($squares) } zou de tegel een lijn over één enkele tegel voltooien, vanaf { STATION($stations) }. Een lijn moet over meer dan één tegel lopen; kies een ander veld.
refusal-station-used = { OWNER($owner) }: die centraalstationtegel ligt er al; er is er maar één per speler of vennootschap.
refusal-place-taken = Er ligt al een centraalstationtegel op { PLACE($places) }. Kies een vrije plaats.
refusal-station-one-tile = Vanaf { PLACE($places) } zou de lijn al over die ene tegel op { SQUARE($squares) } voltooid zijn. Kies een andere plaats.
refusal-share-revealed = Je { CARDS($cards) } ligt al open: je kunt het niet ruilen en ook niet nog eens onthullen.
refusal-exchange-closed = Aandelen ruilen kan niet meer. Vennootschappen die { $profit ->
        [one] { $profit } winstpunt
       *[other] { $profit } winstpunten
    } hebben bereikt: { COLOUR($companies) }.
refusal-exchange-stalled = Al { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    } lang heeft niemand een tegel gelegd. Ruilen kan pas weer als er een is gelegd.
refusal-must-extend = Je kunt hier niet trekken of passen: verleng een lijn van de { company } met een van je open tegels.
refusal-not-the-company = Er eindigt geen lijn van de { company } op { SQUARE($squares) }. Verlengen kan hier: { SQUARE($heads) }.
refusal-tourist-not-here = Er staat geen { tourist } op { SQUARE($squares) }. Kies een van de toeristen die er staan.
refusal-tourist-gone = De { tourist } staat al op { SQUARE($squares) }. Kies er een die nog beschikbaar is.
refusal-monument-not-left = Monumentkaart { CARD($card) } hoort niet bij je kaarten zonder plaats.
refusal-tourist-goal-space = Zet de { tourist } op een vrije plek van zijn kleur in je rij.
refusal-tourist-goal-square = Je hebt geen vrije plek voor de { tourist }. Zet hem bij de toeristen op een van deze velden: { SQUARE($squares) }.
refusal-tourist-goal-away = Voor de { tourist } is geen plek in je rij en ook niet op het bord. Hij moet het spel verlaten.
refusal-line-unknown = Er is geen lijn ‘{ $value }’ in dit spel. Lijnen heten naar hun station, 1 tot en met 32, die van centrale stations c0 tot en met c7 of 33 tot en met 40: line 14.
refusal-modules-not-in-play = Dit spel wordt zonder { MODULE($modules) } gespeeld.
refusal-city-not-in-play = Dit spel wordt zonder { CITY($city) } gespeeld.
refusal-no-tourist-to-lead = In dit spel breng je geen toeristen weg.

## Waarom gelegde tegels worden geweigerd

refusal-notation-short = ‘{ $part }’ vanaf teken { FROM_ONE($position) } is te kort: elke gelegde tegel schrijf je in zes tekens, zoals aacb01.
refusal-notation-tile = ‘{ $part }’ vanaf teken { FROM_ONE($position) } is geen spoortegel. Schrijf eerst de vier letters van een tegel, zoals in aacb01.
refusal-notation-digit = Teken { FROM_ONE($position) } is ‘{ $part }’, maar rijen en kolommen zijn cijfers van 0 tot en met 7.
refusal-tiles-used-up = { $tiles } vanaf teken { FROM_ONE($position) } is er een te veel: het spel heeft { $number ->
        [one] maar { $number } tegel
       *[other] maar { $number } tegels
    } van deze soort.

## Waarom een telblad wordt geweigerd

refusal-sheet-tiles = De tegel op { SQUARE($squares) } is er een te veel: de doos heeft { $number ->
        [0] geen tegel
        [one] maar { $number } tegel
       *[other] maar { $number } tegels
    } zoals { TILE($tiles) }.
refusal-rails-too-many = De tegel met centrale sporen op { SQUARE($squares) } is er een te veel: de doos heeft { $number ->
        [0] geen tegel
        [one] maar { $number } tegel
       *[other] maar { $number } tegels
    } zoals { TILE($tiles) }.
refusal-noted-with-tiles = Leg de tegels of noteer de punten van de lijnen, niet allebei.
refusal-card-first = Vul eerst de kaart of het bord in waarop dit ligt.
refusal-tourists-too-many = Er is geen andere { tourist }: de doos heeft er maar { $tourists }.
refusal-row-gap = Toeristen vullen de rij van links af, maar vóór deze is een plek vrij.
refusal-tokens-too-many = Met dit aantal spelers heeft niemand meer dan { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }.
refusal-point-tiles-too-many = { OWNER($owner) }: de lijnen hebben { $tiles ->
        [0] geen puntentegel
        [one] maar { $tiles } puntentegel
       *[other] maar { $tiles } puntentegels
    } van deze kleur opgeleverd.
refusal-same-group = Er staat al een { tourist } in deze groep velden; de vier toeristen van een groep hebben verschillende kleuren.
refusal-tickets-known = De toeristen van deze kleur staan op het bord, dus de lijnen zeggen wie de kaartjes heeft. Haal die toeristen weg om kaartjes in te vullen.
refusal-tickets-too-many = Van deze kleur heeft de doos maar { $tickets ->
        [one] { $tickets } kaartje
       *[other] { $tickets } kaartjes
    }.

## Wat er gebeurd is

effect-frame-dealt = { PLAYER($seat) } krijgt de stations van groep { $frame }.
effect-dealt = { PLAYER($seat) } neemt een tegel uit de toren.
effect-drew = { PLAYER($seat) } trekt een tegel en moet die leggen.
effect-laid = { PLAYER($seat) } legt een tegel op { SQUARE($square) }: { TILE($tile) }.
effect-passed = { PLAYER($seat) } past.
effect-line-scored = { OWNER($owner) } krijgt { points }: de lijn van { departure } eindigt na { crossings } bij { $end ->
        [centre] het centraal station
       *[other] station { $end }
    }.
effect-line-unowned = De lijn van { departure } is voltooid. Hij is van niemand en levert niets op.
effect-share-dealt = { PLAYER($seat) } krijgt een geheim aandeel van { $percent }%.
effect-exchanged-open = { PLAYER($seat) } ruilt en neemt het open { share }.
effect-exchanged-pile = { PLAYER($seat) } ruilt een aandeel van { $percent }% voor een van de stapel.
effect-share-open = Het { share } ligt nu open.
effect-share-revealed = { PLAYER($seat) } onthult het { share }.
effect-station-placed = { OWNER($owner) } legt een centraalstationtegel op { PLACE($place) }.
effect-rail-laid = Een tegel met centrale sporen bedekt { SQUARE($square) }: { TILE($tile) }.
effect-card-revealed = De onthulde kaart is van de { company }.
effect-tile-returned = Een tegel gaat terug in de toren: { TILE($tile) }.
effect-monument-dealt = { PLAYER($seat) } krijgt monumentkaart { CARD($card) }.
effect-monument-arranged = { PLAYER($seat) } legt monumentkaart { CARD($card) } op plaats { FROM_ONE($place) }.
effect-monument-laid = Monumentkaart { CARD($card) } komt in de rij te liggen.
effect-card-turned = Van monumentkaart { CARD($card) } ligt kant { $side ->
        [A] A
       *[B] B
    } boven.
effect-token-dealt = { PLAYER($seat) } krijgt een geheim fiche.
effect-token-laid = Het { $colour ->
        [yellow] gele
        [blue] blauwe
        [orange] oranje
        [grey] grijze
        [red] rode
        [brown] bruine
        [green] groene
       *[purple] paarse
    } fiche komt op kaart { FROM_ONE($position) } van de rij te liggen.
effect-board-dealt = { PLAYER($seat) } krijgt monumentenbord { FROM_ONE($board) }.
effect-tourist-on-square = Er komt een { tourist } op { SQUARE($square) } te staan.
effect-tourist-at-station = Er komt een { tourist } bij station { $station } te staan.
effect-tourist-on-card = Er komt een { tourist } op monumentkaart { CARD($card) } te staan.
effect-tourist-chosen = { PLAYER($seat) } zet de { tourist } op de tegel op { SQUARE($square) }.
effect-tourist-to-space = { PLAYER($seat) } brengt de { tourist } van { SQUARE($from) } naar plek { FROM_ONE($space) } van de eigen rij.
effect-tourist-to-square = { PLAYER($seat) } brengt de { tourist } van { SQUARE($from) } naar de andere toeristen op { SQUARE($square) }.
effect-tourist-to-away = { PLAYER($seat) } legt de { tourist } van { SQUARE($from) } af.
effect-tourist-to-row = { PLAYER($seat) } stuurt de { tourist } van { SQUARE($from) } naar plek { FROM_ONE($space) } van de rij{ $points ->
        [0] .
       *[other] {" "}en krijgt { points }.
    }
effect-tourist-to-board = { OWNER($owner) } neemt de { tourist } van station { $station }.
effect-point-tile-taken = { OWNER($owner) } neemt een { $colour ->
        [yellow] gele
        [blue] blauwe
        [orange] oranje
        [grey] grijze
        [red] rode
        [brown] bruine
        [green] groene
       *[purple] paarse
    } puntentegel.
effect-ticket-taken = { OWNER($owner) } neemt een { $colour ->
        [yellow] geel
        [blue] blauw
        [orange] oranje
        [grey] grijs
        [red] rood
        [brown] bruin
        [green] groen
       *[purple] paars
    } kaartje.
effect-taxi-starts = De taxi begint op de { $side ->
        [left] linkerrichtingtegel
       *[right] rechterrichtingtegel
    }.
effect-taxi-driven = { CARDS($cards) ->
        [0] { PLAYER($seat) } laat de taxi staan; de { tourist } verlaat het spel.
        [one] { PLAYER($seat) } laat de taxi met de { tourist } één kaart verder rijden en krijgt { points }.
       *[other] { PLAYER($seat) } laat de taxi met de { tourist } { CARDS($cards) } kaarten verder rijden en krijgt { points }.
    }

## Waar de punten vandaan komen

entry-line = Lijn van { departure }: { crossings }
entry-doubling = Lijn van { departure }: dubbel, omdat hij bij het centraal station eindigt
entry-lines-noted = Genoteerde punten voor lijnen
entry-shares = { $percent }% van de { company }, waarde { $value }
entry-majority = Meerderheid in de { company } met { $percent }%, winst { $profit }
entry-last-company = Punten van de { company }, die de minste heeft
entry-gap = Verschil tussen de { company } met { $best } en de laatste met { $last }
entry-paris-run = Langste reeks in de rij: { tourists }
entry-paris-others = Buiten de langste reeks: { tourists }
entry-paris-full-cards = { CARDS($cards) ->
        [one] { CARDS($cards) } volle kaart
       *[other] { CARDS($cards) } volle kaarten
    }
entry-stockholm-colour = { $colour ->
        [yellow] Geel
        [blue] Blauw
        [orange] Oranje
        [grey] Grijs
        [red] Rood
        [brown] Bruin
        [green] Groen
       *[purple] Paars
    } fiche: { tourists } in de rij
entry-stockholm-spaces = Toeristen op plekken van de rij
entry-london-rides = Ritten met de taxi
entry-new-york-monument = { $colour ->
        [yellow] Geel
        [blue] Blauw
        [orange] Oranje
        [grey] Grijs
        [red] Rood
        [brown] Bruin
        [green] Groen
       *[purple] Paars
    } monument: { tourists }
entry-point-tiles = { $colour ->
        [yellow] Gele
        [blue] Blauwe
        [orange] Oranje
        [grey] Grijze
        [red] Rode
        [brown] Bruine
        [green] Groene
       *[purple] Paarse
    } puntentegels: { $tiles }
entry-berlin-tickets = { $tickets ->
        [one] { $tickets } { $colour ->
                [yellow] geel
                [blue] blauw
                [orange] oranje
                [grey] grijs
                [red] rood
                [brown] bruin
                [green] groen
               *[purple] paars
            } kaartje
       *[other] { $tickets } { $colour ->
                [yellow] gele
                [blue] blauwe
                [orange] oranje
                [grey] grijze
                [red] rode
                [brown] bruine
                [green] groene
               *[purple] paarse
            } kaartjes
    }
