### Wat Helsinki zegt. Een bericht zonder voorvoegsel is een deel van andere. Codes (kleuren, kanten) kiezen alleen een
### vorm en worden nooit getoond. Een dak verschijnt als rij,kolom en een actie als A3 met de betekenis; in een browser
### als B1 en als 3 met de betekenis. Voor een senaatspleinveld en een actie staat altijd dat woord.

## Namen

title-helsinki = Helsinki
module-dry-roads = Droge wegen
side-north = noord
side-east = oost
side-south = zuid
side-west = west
action-A1 = 1 tot en met 6 velden verder gaan
action-A2 = twee joker-paviljoenfiches leggen
action-A3 = het fiche vanaf een willekeurige zijde inschuiven
action-A4 = een extra kaart trekken
action-A5 = een extra dakopbouw-steen plaatsen
action-A6 = 1 tot en met 5 velden verder gaan
action-A7 = een joker-paviljoenfiche leggen
action-A8 = een tweede fiche bouwen
action-A9 = één kaart minder spelen
action-A10 = een dakopbouw-steen verplaatsen
action-A11 = één veld teruggaan
action-A12 = geen handkaartenlimiet tot het einde van de volgende ronde
action-A13 = na het trekken bouwen
action-A14 = met één kaart van een andere kleur betalen
action-A15 = twee punten scoren

## Opties

option-cover = De afgedekte acties: none (geen), bottom (de onderste rij), random (vijf willekeurige) of vijf naar keuze, zoals A1,A4,A8,A12,A15.

## Delen

superstructures = { $superstructures ->
        [0] geen dakopbouw-steen
        [one] { $superstructures } dakopbouw-steen
       *[other] { $superstructures } dakopbouw-stenen
    }
wild-card = jokerkaart
pavilion-card = { $colour ->
        [purple] paarse
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } { $number } ({ $size ->
        [one] { $size } dak
       *[other] { $size } daken
    }, { superstructures })
ask-helsinki-space = Op welk senaatspleinveld zet je je pion? De anderen volgen.
ask-helsinki-pay = { CARD($card) }: met welke kaarten betaal je?
ask-helsinki-push = { CARD($card) }: waar blijft het fiche liggen?
ask-helsinki-roof = Welk dak van het nieuwe fiche draagt de dakopbouw-steen?
ask-helsinki-wild = Waar leg je het jokerfiche?
ask-helsinki-shift = Welke dakopbouw-steen verplaats je, en waarheen?
ask-helsinki-discard = Je hebt te veel kaarten: welke leg je af?

## Waarom een keuze van opties wordt geweigerd

refusal-cover-five = ‘{ $value }’ kan niet worden afgedekt. Noem precies { $number } verschillende acties.

## Waarom een zet wordt geweigerd

refusal-space-unknown = Er is geen senaatspleinveld { $spaces }: de velden zijn genummerd van 0 tot en met 7.
refusal-space-first = Kies eerst een senaatspleinveld. Acties kun je alleen tijdens je beurt gebruiken.
refusal-walk-first = Verplaats eerst je pion; daarna trek je kaarten of bouw je.
refusal-already-walked = Je hebt je pion deze beurt al verplaatst.
refusal-walk-too-far = { $reach ->
        [-1] Deze beurt ga je precies één veld terug, tegen de klok in.
        [one] Je moet precies één veld verder gaan, met de klok mee.
       *[other] Je moet 1 tot en met { $reach } velden verder gaan, met de klok mee.
    }
refusal-act-first = Je kunt je beurt nog niet beëindigen. Verplaats je pion en trek dan kaarten of bouw.
refusal-already-acted = Je hebt deze beurt al kaarten getrokken of gebouwd. Gebruik een actie of beëindig je beurt.
refusal-must-build = Je hebt zojuist een actie gebruikt om te bouwen. Noem de kaart waarmee je wilt bouwen.
refusal-action-unknown = Er is geen actie ‘{ ACTION($action) }’. De acties zijn A1 tot en met A15.
refusal-action-covered = Actie { ACTION($action) } is in dit spel afgedekt; niemand kan die gebruiken.
refusal-action-used = Je hebt actie { ACTION($action) } al gebruikt. Elke actie kan maar één keer per spel.
refusal-no-coat = { $coats ->
        [0] Je hebt geen wapenschild op je weide om actie { ACTION($action) } te gebruiken.
        [one] Je hebt maar { $coats } wapenschild op je weide, te weinig om ook nog actie { ACTION($action) } te gebruiken.
       *[other] Je hebt maar { $coats } wapenschilden op je weide, te weinig om ook nog actie { ACTION($action) } te gebruiken.
    }
refusal-movement-over = Het is te laat voor actie { ACTION($action) }: gebruik die voordat je je pion verplaatst, en gebruik maar één zo’n actie per beurt.
refusal-with-the-draw = Actie { ACTION($action) } kan niet los worden gebruikt. Noem deze actie als je kaarten trekt.
refusal-with-the-build = Actie { ACTION($action) } kan niet los worden gebruikt. Noem deze actie samen met de kaart waarmee je bouwt.
refusal-after-a-draw = Actie { ACTION($action) } kan alleen nadat je kaarten hebt getrokken en voordat je bouwt.
refusal-after-a-build = Actie { ACTION($action) } kan alleen nadat je deze beurt een fiche hebt gebouwd.
refusal-nothing-to-build = Actie { ACTION($action) } zou geen effect hebben: er is geen fiche dat je nu kunt betalen en inschuiven.
refusal-no-place-for-wild = Actie { ACTION($action) } zou geen effect hebben: geen enkel leeg dakveld op je bord grenst aan een fiche.
refusal-nothing-to-move = Actie { ACTION($action) } zou geen effect hebben: je hebt geen dakopbouw-steen op je bord, of geen vrij dak om er een naartoe te verplaatsen.
refusal-no-card = Actie { ACTION($action) } zou geen effect hebben: de trekstapel en de aflegstapel zijn allebei leeg.
refusal-no-superstructure = Actie { ACTION($action) } zou geen effect hebben: er is geen extra dakopbouw-steen in de voorraad.
refusal-no-roof = Actie { ACTION($action) } zou geen effect hebben: het fiche heeft er geen vrij dak voor.
refusal-card-not-held = Je hebt deze kaart niet, of niet zo vaak: { CARDS($cards) }.
refusal-wild-named = Een jokerkaart toont geen fiche. Noem een gekleurde kaart om mee te bouwen; jokerkaarten helpen bij het betalen.
refusal-tile-gone = Het fiche van de { CARDS($cards) } ligt niet meer in de voorraad. Je kunt nog wel met de kaart betalen.
refusal-nothing-to-save = De actie ‘{ action-A9 }’ levert bij de { CARDS($cards) } niets op: de gekozen kaart zelf wordt altijd gespeeld.
refusal-cannot-pay = Je kunt de { CARDS($cards) } niet betalen: dat kost in totaal { $price ->
        [one] { $price } kaart
       *[other] { $price } kaarten
    }, in de kleur van die kaart of jokerkaarten. Met de actie ‘{ action-A14 }’ heeft precies één daarvan een andere kleur.
refusal-no-push = Het fiche van de { CARDS($cards) } kan nergens worden ingeschoven. Zijden waar het vandaan mag komen: { SIDE($sides) }.
refusal-wrong-price = De prijs is precies { $price ->
        [one] { $price } kaart
       *[other] { $price } kaarten
    } in totaal, de genoemde kaart meegeteld.
refusal-wrong-colour = { $number ->
        [0] Je kunt alleen betalen met jokerkaarten en met kaarten in de kleur van het fiche, niet met: { CARDS($cards) }.
       *[other] Met de actie ‘{ action-A14 }’ moet precies één van de betaalde kaarten een andere kleur hebben dan het fiche.
    }
refusal-roof-outside = Niet al deze dakvelden liggen op je bord: { ROOF($roofs) }. Rijen en kolommen lopen van 0 tot en met 6.
refusal-not-the-tile = Hoe je het ook draait of omdraait, het fiche van de { CARDS($cards) } kan niet precies hier liggen: { ROOF($roofs) }.
refusal-roof-taken = Hier is al een fiche of het standbeeld: { ROOF($taken) }. Kies lege dakvelden.
refusal-not-stopped = Het fiche van de { CARDS($cards) } zou hier niet stoppen: { ROOF($roofs) }. Het standbeeld of een ander fiche moet er recht voor liggen. Zijden waar het vandaan mag komen: { SIDE($sides) }.
refusal-way-blocked = Het fiche van de { CARDS($cards) } kan hier niet komen: { ROOF($roofs) }. Een ander fiche of het standbeeld ligt in de weg. Zijden waar het vandaan mag komen: { SIDE($sides) }.
refusal-not-the-new-tile = { ROOF($roofs) } hoort niet bij het fiche dat je net hebt gebouwd. De dakopbouw-steen moet op dat fiche.
refusal-roof-carries = Op dak { ROOF($roofs) } staat al een dakopbouw-steen. Kies een vrij dak.
refusal-wild-alone = { ROOF($roofs) } grenst aan geen enkel fiche. Een joker-paviljoenfiche moet met een zijde aan een fiche op je bord grenzen.
refusal-no-superstructure-there = Op { ROOF($roofs) } staat geen dakopbouw-steen die je kunt verplaatsen.
refusal-not-built = Op { ROOF($roofs) } ligt geen fiche. Een dakopbouw-steen moet op het dak van een fiche staan.
refusal-discard-first = { CARDS($cards) ->
        [one] Je hebt { CARDS($cards) } kaart te veel. Leg die eerst af; de enige actie die nu kan, is ‘{ action-A12 }’.
       *[other] Je hebt { CARDS($cards) } kaarten te veel. Leg die eerst af; de enige actie die nu kan, is ‘{ action-A12 }’.
    }

## Waarom een tekening van een bord wordt geweigerd

refusal-picture-lines = De tekening van het bord heeft niet het juiste aantal regels: { $line } in plaats van { $lines }.
refusal-picture-width = Regel { $line } van de tekening heeft niet het juiste aantal tekens ({ $width }): kijk naar kolom { $column }.
refusal-picture-sign = Regel { $line }, kolom { $column } van de tekening: ‘{ $sign }’ kan daar niet staan. De tekens zijn p, g, r, b en y (als hoofdletter met een dakopbouw-steen), * en + voor joker-paviljoenfiches en een punt voor een leeg dakveld; # voor het standbeeld staat in het midden en alleen daar.

## Waarom een telblad wordt geweigerd

refusal-roofs-too-many = Alle { $colour ->
        [purple] paarse
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } fiches van de doos hebben samen maar { $number ->
        [one] { $number } dak
       *[other] { $number } daken
    }.
refusal-wild-too-many = Op een bord liggen nooit meer dan { $tiles ->
        [one] { $tiles } jokerfiche
       *[other] { $tiles } jokerfiches
    }.
refusal-superstructures-too-many = De hele doos heeft maar { superstructures }.
refusal-no-coat-won = Op dit bord is geen wapenschild gewonnen dat op het actiebord kan liggen.
refusal-not-connected = De vier bezoekers van dit bord zijn niet verbonden, dus er hoort geen bonuskaart bij.
refusal-higher-bonus-left = De hoogste bonuskaart gaat het eerst weg, en er is nog een hogere.

## Wat er gebeurd is

effect-card-removed = De { CARD($card) } gaat uit het spel.
effect-action-covered = Actie { ACTION($action) } wordt afgedekt.
effect-pawns-placed = { PLAYER($seat) } zet de eigen pion op senaatspleinveld { SENATE($senate) }; de anderen volgen telkens twee velden verder met de klok mee.
effect-slot-filled = In uitsparing { $slot } ligt nu de { CARD($card) }.
effect-card-dealt = { PLAYER($seat) } trekt een kaart van de stapel.
effect-last-round = Dat was de laatste kaart van de trekstapel: dit is de laatste ronde.
effect-reshuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel van { CARDS($cards) ->
        [one] { CARDS($cards) } kaart
       *[other] { CARDS($cards) } kaarten
    }.
effect-walked = { PLAYER($seat) } gaat { $spaces ->
        [-1] één veld terug
        [one] { $spaces } veld verder
       *[other] { $spaces } velden verder
    } naar senaatspleinveld { SENATE($senate) }.
effect-cards-taken = { $number ->
        [0] { PLAYER($seat) } vindt geen kaart om te nemen.
       *[other] { PLAYER($seat) } neemt: { CARDS($cards) }.
    }
effect-discarded = { PLAYER($seat) } legt de { CARD($card) } af.
effect-action-used = { PLAYER($seat) } gebruikt actie { ACTION($action) }.
effect-building = { PLAYER($seat) } bouwt met de { CARD($card) }.
effect-paid = { $number ->
        [0] { PLAYER($seat) } hoeft geen andere kaart te betalen.
       *[other] { PLAYER($seat) } betaalt ook: { CARDS($cards) }.
    }
effect-built = { PLAYER($seat) } schuift het fiche van de { CARD($card) } in; het stopt op { ROOF($roofs) }.
effect-colour-touched = { PLAYER($seat) } raakt met het nieuwe fiche een ander fiche van dezelfde kleur en trekt een kaart.
effect-coats-won = { PLAYER($seat) } wint { $coats ->
        [one] { $coats } wapenschild
       *[other] { $coats } wapenschilden
    }.
effect-superstructure = { PLAYER($seat) } zet een dakopbouw-steen op { ROOF($roof) }.
effect-wild-placed = { PLAYER($seat) } legt een joker-paviljoenfiche op { ROOF($roof) }.
effect-superstructure-moved = { PLAYER($seat) } verplaatst een dakopbouw-steen van { ROOF($source) } naar { ROOF($target) }.
effect-visitors-connected = { PLAYER($seat) } heeft alle vier de bezoekers verbonden, neemt de hoogste overgebleven bonuskaart en krijgt { points }.

## Waar de punten vandaan komen

entry-score-track = Punten op het puntenspoor
entry-row = Complete rij { ROW($row) }
entry-column = Complete kolom { COLUMN($column) }
entry-superstructures-crossings = { superstructures } op snijpunten van complete rijen en kolommen
entry-superstructures-along = { superstructures } in één complete rij of kolom
entry-superstructures-nowhere = { superstructures } buiten complete rijen en kolommen
entry-bonus-card = Bonuskaart voor verbonden bezoekers
