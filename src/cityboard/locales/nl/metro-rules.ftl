### De spelregels van Metro in het Nederlands, één bericht per regel: te lezen in het spel.

M1 = Bord en tegels
M1-1 = Het bord is een raster van 8 × 8 velden. We noemen een veld naar zijn rij en zijn kolom: de rijen lopen van 0
    bovenaan tot en met 7 onderaan, de kolommen van 0 links tot en met 7 rechts. De vier velden in het midden, (3,3),
    (3,4), (4,3) en (4,4), vormen het centraal station. De overige 60 velden zijn er voor je spoortegels.

    In een browser heten de kolommen A tot en met H en de rijen 1 tot en met 8: (0,0) is daar A1.
    .page = Het bord is een raster van 8 × 8 velden. Een letter noemt de kolom van een veld, van A links tot en met H rechts, en
        een cijfer de rij, van 1 bovenaan tot en met 8 onderaan. De vier velden in het midden, D4, E4, D5 en E5, vormen
        het centraal station. De overige 60 velden zijn er voor je spoortegels.
M1-2 = Rond het bord liggen 32 stations. De nummers beginnen in de hoek rechtsboven en gaan tegen de klok in: de
    stations 1–8 liggen bovenaan van rechts naar links, 9–16 links van boven naar beneden, 17–24 onderaan van links
    naar rechts en 25–32 rechts van beneden naar boven. Elk station heeft één vertrekspoor (het vertrek) en één
    aankomstspoor (de aankomst). De metro’s rijden altijd rechts.
M1-3 = Elk veld heeft acht poorten, met de klok mee geteld vanaf linksboven: 0 en 1 boven, 2 en 3 rechts, 4 en 5
    onder, 6 en 7 links. De metro’s komen binnen door de even poorten en vertrekken door de oneven. Een tegel schrijf
    je als vier letters, één voor elk van de ingangen 0, 2, 4 en 6, in deze volgorde. De letter a loopt rechtdoor naar
    de overkant, b naar de volgende zijde met de klok mee, c naar de volgende zijde tegen de klok in, en d keert om en
    verlaat de tegel aan dezelfde zijde. Precies gezegd:
    • vanaf poort 0 leidt a naar 5, b naar 3, c naar 7 en d naar 1;
    • vanaf poort 2 leidt a naar 7, b naar 5, c naar 1 en d naar 3;
    • vanaf poort 4 leidt a naar 1, b naar 7, c naar 3 en d naar 5;
    • vanaf poort 6 leidt a naar 3, b naar 1, c naar 5 en d naar 7.
    .page = De metro’s rijden rechts, dus elke zijde van een tegel heeft een ingang en een uitgang. De tegel verbindt elk van zijn
        vier ingangen met een uitgang: rechtdoor, naar de volgende zijde met de klok mee of tegen de klok in, of terug aan
        dezelfde zijde. Een pijltje wijst naar de bovenkant van de tegel.
M1-4 = Het spel heeft 60 spoortegels:
    • vier van elk van de soorten aacb, cbaa, acba, baac en aaaa;
    • drie van elk van de soorten cbcb en bcbc;
    • twee van elk van de soorten cccc, bbbb, dacc, cdac, ccda, accd, dbba, adbb, badb, bbad, ddbc, cddb, bcdd, dbcd,
    adad, dada en dddd.

    De pijlen op alle tegels wijzen dezelfde kant op: tegels worden niet gedraaid.
    .page = Het spel heeft 60 spoortegels; ‘Wat er in de doos zit’ laat zien hoeveel er van elk zijn. De pijlen op
        alle tegels wijzen dezelfde kant op: tegels worden niet gedraaid.
M1-5 = Lijnen kunnen over acht sporen bij het centraal station aankomen. Aan elk van de vier kanten liggen er twee,
    één voor elke buitenzijde van een middelste veld.
M1-6 = Het kader rond het bord geeft aan van wie elk station is. Dat hangt af van het aantal spelers. P1 tot en met P6
    zijn kleuren van het kader en zeggen niets over de beurtvolgorde; ze worden willekeurig verdeeld of gekozen.
    • Met 2 spelers: P1 heeft alle oneven nummers en P2 alle even nummers.
    • Met 3 spelers: P1 heeft 1, 4, 6, 11, 15, 20, 23, 25, 28, 31; P2 heeft 2, 7, 9, 12, 14, 19, 22, 27, 29, 32; P3
    heeft 3, 5, 8, 10, 13, 18, 21, 24, 26, 30; de stations 16 en 17 zijn van niemand.
    • Met 4 spelers: P1 heeft 4, 7, 11, 16, 20, 23, 27, 32; P2 heeft 3, 8, 12, 15, 19, 24, 28, 31; P3 heeft 1, 6, 10,
    13, 18, 21, 25, 30; P4 heeft 2, 5, 9, 14, 17, 22, 26, 29.
    • Met 5 spelers: P1 heeft 1, 5, 10, 14, 22, 28; P2 heeft 6, 12, 18, 23, 27, 32; P3 heeft 3, 7, 15, 19, 25, 29; P4
    heeft 2, 9, 13, 21, 26, 30; P5 heeft 4, 8, 11, 20, 24, 31; de stations 16 en 17 zijn van niemand.
    • Met 6 spelers: P1 heeft 1, 5, 10, 19, 27; P2 heeft 2, 11, 18, 25, 29; P3 heeft 4, 8, 14, 21, 26; P4 heeft 6, 15,
    20, 24, 31; P5 heeft 3, 9, 13, 23, 30; P6 heeft 7, 12, 22, 28, 32; de stations 16 en 17 zijn van niemand.

    (Onze uitleg: hoe de kleuren van het kader worden verdeeld.)
    .page = Het kader rond het bord geeft aan van wie elk station is. Dat hangt af van het aantal spelers: ‘Wat er in
        de doos zit’ laat het kader voor elk aantal zien. Een station zonder kleur is van niemand. P1 tot en met P6
        zijn kleuren van het kader en zeggen niets over de beurtvolgorde; ze worden willekeurig verdeeld of gekozen.

        (Onze uitleg: hoe de kleuren van het kader worden verdeeld.)
M1-7 = In de modules 1 en 4 speel je met het vennootschapskader. Daarop staan acht vennootschappen met elk vier
    stations, één aan elke kant van het bord. In de standaardeditie zijn dat:
    • geel 1, 10, 19, 28;
    • blauw 7, 14, 21, 32;
    • oranje 3, 12, 17, 26;
    • grijs 5, 16, 23, 30;
    • rood 8, 15, 22, 29;
    • bruin 2, 11, 20, 25;
    • groen 6, 13, 24, 31;
    • paars 4, 9, 18, 27.
    .page = In de modules 1 en 4 speel je met het vennootschapskader. Daarop staan acht vennootschappen met elk vier
        stations, één aan elke kant van het bord; ‘Wat er in de doos zit’ laat zien welke.
M1-8 = Ook in de doos zitten 32 wagons, die aangeven welke lijnen al geteld zijn, 6 spelersmarkeringen, 8
    vennootschapsmarkeringen, 3 dubbelzijdige kaders, 32 aandelen, 8 centraalstationtegels en 8 tegels met centrale
    sporen.

M2 = Voorbereiding en beurt
M2-1 = De 60 spoortegels worden geschud en gaan gedekt in de toren. Elke speler trekt één tegel en houdt die geheim.
    Aan een echte tafel begint de jongste; hier wordt de startspeler willekeurig bepaald of gekozen door wie de tafel
    opent. Daarna gaat het met de klok mee.
M2-2 = In je beurt leg je de tegel uit je hand. Zit er nog een tegel in de toren, dan mag je er in plaats daarvan een
    trekken: die getrokken tegel moet je dan leggen, terwijl de andere in je hand blijft. Heb je eenmaal getrokken,
    dan kun je niet meer terug en mag je in die beurt geen aandeel ruilen en geen centraalstationtegel plaatsen. (Onze
    uitleg: na het trekken niet ruilen en geen centraalstationtegel.)
M2-3 = Nadat je de tegel uit je hand hebt gelegd, trek je een nieuwe, zolang de toren er nog een heeft. Heb je een
    zojuist getrokken tegel gelegd, dan heb je je andere tegel nog en trek je dus niets.
M2-4 = Heb je geen tegel meer en is de toren leeg, dan mag je nog wel een aandeel ruilen (M7.3) of een
    centraalstationtegel plaatsen (M8). Kun of wil je geen van beide, dan pas je. Het spel eindigt met de laatste
    spoortegel, ook als iemand nog zo’n mogelijkheid heeft. (Onze uitleg.)
M2-5 = Ook als al je lijnen voltooid zijn, doe je nog mee: je blijft gewoon tegels leggen.
M2-6 = Sommige dingen zijn geheim: de tegels in de hand, alle aandelen die niet zijn onthuld (M8.6), de fiches van
    Stockholm en de puntentegels. Iedereen mag zien hoeveel tegels er nog in de toren zitten, en verder de open
    aandelen, de kaarten van Parijs, de kaartjes, de taxi en alle punten. (Onze uitleg.)

M3 = Tegels leggen
M3-1 = Leg je tegel op een leeg veld dat aan de rand van het bord ligt of met een zijde grenst aan een spoortegel die
    er al ligt. De velden van het centraal station zijn nooit beschikbaar, en het centraal station telt niet als
    gelegde tegel.
M3-2 = De pijl van je tegel moet dezelfde kant op wijzen als alle andere; je mag de tegel dus niet draaien. In de
    variant met vrij draaien (M6.1) mag dat wel.
M3-3 = Je tegel mag de lijnen van iedereen verlengen, niet alleen die van jezelf.
M3-4 = Je tegel mag geen lijn voltooien die van zijn vertrek naar een aankomst over maar één tegel loopt, dus met maar
    één passage. Dat geldt voor de lijnen van elk station, van wie het ook is, en ook voor stations zonder eigenaar.
    (Onze uitleg: stations zonder eigenaar tellen ook.)
M3-5 = Er is één uitzondering: als geen enkel veld met jouw tegel aan M3.4 zou voldoen, mag je elk veld gebruiken dat
    aan M3.1 voldoet. Alleen de tegel die je legt, is daarbij van belang; andere tegels in je hand of in de toren doen
    er niet toe. Met vrij draaien geldt de uitzondering alleen als geen enkel veld in welke stand dan ook kan. Een
    voorbeeld is de tegel dddd als eerste tegel van het spel. (Onze uitleg: hoe de uitzondering wordt beoordeeld.)

M4 = Lijnen tellen
M4-1 = Een metrolijn begint bij een vertrek en volgt de sporen. Zodra hij een aankomst bereikt, is hij voltooid. Dat
    kan de aankomst van elk station aan de rand zijn, ook die van het eigen station, of een aankomst van het centraal
    station. Een voltooide lijn wordt meteen geteld voor de eigenaar van het vertrek, wie de tegel ook heeft gelegd,
    en één tegel kan meerdere lijnen voltooien. Een lijn van een station zonder eigenaar wordt ook voltooid, maar
    levert niets op en neemt niets mee. (Onze uitleg: lijnen zonder eigenaar.)
M4-2 = Een lijn is één punt waard voor elke tegel waar hij overheen loopt. Loopt hij meerdere keren over dezelfde
    tegel, dan telt elke passage. De sporen die op het centraal station gedrukt staan, zijn niets waard.
M4-3 = Eindigt de lijn bij het centraal station, dan tellen de punten dubbel.
M4-4 = Elke lijn wordt precies één keer geteld; daarna geeft een wagon dat aan. Voorbeeld: een lijn loopt over zes
    tegels, waarvan één twee keer, en eindigt bij het centraal station. Dat zijn zeven passages, verdubbeld tot 14
    punten.
M4-5 = Gesloten rondjes zijn van niemand. Dat geldt ook voor sporen die bij het centraal station beginnen op een
    plaats zonder centraalstationtegel. Ze zijn niets waard en tellen niet mee voor M3.4.
M4-6 = Een tegel leggen gaat in deze volgorde. Eerst leg je de tegel. Dan wordt het stadseffect van het veld
    uitgevoerd, met alle keuzes die het biedt. Daarna worden de voltooide lijnen geteld: eerst de lijnen van de rand
    in oplopende volgorde van hun vertreknummers, dan de lijnen van centraalstationtegels per plaats, met de klok mee
    vanaf de linkerplaats van de bovenkant. Ten slotte trek je een nieuwe tegel (M2.3). Een toerist die samen met een
    tegel aankomt, telt dus al mee voor de lijnen die deze tegel voltooit. (Onze uitleg.)

M5 = Einde van het spel
M5-1 = Het spel eindigt als alle spoortegels gelegd zijn; dan zijn ook alle lijnen geteld. Wie de meeste punten heeft,
    wint. Bij gelijke stand delen de spelers de overwinning. (Onze uitleg: de gelijke stand.)

M6 = Varianten
M6-1 = Vrij draaien: je mag een tegel draaien zoals je wilt voordat je hem legt. Net als elke variant kies je deze
    zelf, en je kunt hem met de andere combineren.
M6-2 = Grotere hand: in plaats van één tegel heeft iedereen er twee of drie in de hand. Aan het begin worden er twee
    of drie gedeeld, en je vult je hand tot dat aantal aan. Je mag nog steeds een tegel uit de toren trekken, zoals in
    M2.2: je legt die extra tegel, je hand blijft vol en je vult niets aan. Ook deze variant kies je zelf en is te
    combineren. (Onze uitleg: trekken met een grotere hand.)

M7 = Module 1: de naamloze vennootschappen
M7-1 = In deze module speel je met het vennootschapskader. De lijnen zijn van de acht vennootschappen, en wat een lijn
    oplevert, zijn winstpunten voor de vennootschap. De spelers bezitten aandelen en scoren pas aan het einde van het
    spel. Alle acht vennootschappen doen mee, bij elk aantal spelers van 2 tot en met 6.
M7-2 = Er zijn 32 aandelen: elke vennootschap heeft er één van 10%, één van 20%, één van 30% en één van 40%. De
    kaarten worden op percentage gesorteerd in vier stapels en geschud. Elke speler krijgt van elke stapel één kaart
    en houdt die geheim. Daarna wordt de bovenste kaart van elke stapel er open naast gelegd.
M7-3 = In je beurt leg je een tegel (M2, M3) of ruil je één aandeel. Om te ruilen leg je een van je eigen kaarten
    gedekt onder de stapel met hetzelfde percentage en neem je de open kaart van die stapel of de bovenste kaart
    ervan. Een genomen open kaart wordt vanaf de stapel vervangen. Met 8 kaarten per stapel en hoogstens 6 spelers
    raakt de stapel nooit op; iedereen heeft altijd één aandeel van elk percentage, en de stapel wordt niet opnieuw
    geschud. Ruilen is je hele beurt, en je trekt geen tegel. Zijn er drie keer zoveel beurten achter elkaar als er
    spelers zijn, zonder dat iemand een tegel legt, dan is ruilen gesloten tot er weer een tegel wordt gelegd. (Onze
    uitleg: het sluiten van de ruil.)
M7-4 = Aandelen ruilen mag alleen zolang geen enkele vennootschap 25 winstpunten heeft bereikt.
M7-5 = Aan het einde van het spel worden de vennootschappen op winst gerangschikt. De plaatsen van de eerste tot en
    met de achtste geven de waarden 8, 7, 6, 5, 4, 3, 2 en 1. Vennootschappen met gelijke winst krijgen allemaal de
    hoogste waarde, en de plaatsen daaronder worden overgeslagen. Voorbeeld: winsten van 38, 36, 34, 32, 32, 29, 27 en
    27 geven de waarden 8, 7, 6, 5, 5, 3, 2 en 2.
M7-6 = Elk van je aandelen levert een tiende van het percentage maal de waarde van de vennootschap op; een aandeel van
    30% levert dus drie keer de waarde op. Voorbeeld: je hebt 40% en 20% van een vennootschap met waarde 8, 30% van
    een vennootschap met waarde 5 en 10% van een andere vennootschap met waarde 5. Je scoort 48 + 15 + 5 = 68 punten.
M7-7 = Daar komt een meerderheidsbonus bij: wie in totaal het grootste percentage van een vennootschap heeft, scoort
    een tiende van de winst ervan, naar beneden afgerond. Bij gelijke stand scoort elk van de betrokken spelers de
    volle bonus. Een vennootschap zonder aandeelhouders levert niets op. Voorbeelden: een vennootschap heeft 36
    winstpunten, één speler heeft er 40% van en een andere 30% + 10%; beiden scoren 3 punten. Wie 60% van een
    vennootschap met 38 winstpunten heeft, scoort 3 punten.
M7-8 = Wie de meeste punten heeft, wint; bij gelijke stand delen de spelers de overwinning. Module 1 is te combineren
    met module 2 of module 3 en met elke stad. (Onze uitleg: de gelijke stand.)

M8 = Module 2: centrale stations
M8-1 = Elke speler heeft één centraalstationtegel in de eigen kleur. In plaats van een spoortegel te leggen, mag je
    die op een vrije plaats naar keuze van de 8 plaatsen van het centraal station zetten (M1.5). Bij het vertrek van
    die tegel begint dan een extra lijn, die van jou is.
M8-2 = Een lijn van een centraalstationtegel moet over meer dan één tegel lopen, en zijn punten tellen nooit dubbel,
    ook niet als hij bij het centraal station eindigt. In vier gevallen moet je opletten:
    • (a) is de nieuwe lijn door de al gelegde sporen meteen voltooid met twee of meer passages, dan wordt hij meteen
    geteld;
    • (b) zou hij met maar één passage voltooid zijn, dan mag je de tegel daar niet plaatsen;
    • (c) ligt de tegel er eenmaal, dan telt het vertrek ervan mee voor M3.4 en M3.5;
    • (d) een lijn van de rand die op deze plaats eindigt, telt nog steeds dubbel.

    (Onze uitleg: de gevallen a tot en met d.)
M8-3 = Het aankomstspoor van de plaats blijft werken voor andere lijnen, want een centraalstationtegel toont een
    vertrek en een aankomst. (Onze uitleg: de tegel toont beide sporen.)
M8-4 = Je mag geen spoortegel naast een centraalstationtegel leggen alleen omdat die er ligt: volgens M3.1 is nog
    steeds een veld aan de rand of naast een al gelegde spoortegel nodig. Dat is genoeg; er hoeft geen lijn naartoe te
    lopen. (Onze uitleg: er hoeft geen lijn naartoe te lopen.)
M8-5 = Je centraalstationtegel plaatsen is je hele beurt, en je trekt geen spoortegel. Is de tegel aan het einde van
    het spel niet geplaatst, dan ben je hem kwijt. (Onze uitleg.)
M8-6 = Met module 1 liggen er acht centraalstationtegels open, één voor elke vennootschap. Om er een te plaatsen,
    onthul je een aandeel van die vennootschap en laat je het open voor je liggen; van dan af kan het niet meer worden
    geruild. De extra lijn is van de vennootschap. Dit kan maar één keer per vennootschap, maar één speler mag het
    voor meerdere vennootschappen doen, één per beurt, ook nadat het ruilen is gesloten. Het open aandeel telt gewoon
    voor je mee.

M9 = Module 3: centrale sporen
M9-1 = Vóór het spel wordt het centraal station bedekt met vier van de acht tegels met centrale sporen. Welke tegels
    dat zijn en hoe elke tegel gedraaid ligt, bepaalt het toeval. De lijnen lopen over deze tegels door; er eindigt
    dus geen lijn bij het centraal station en niets telt dubbel. (Onze uitleg: beide bepaalt het toeval.)
M9-2 = In de standaardeditie zijn de acht tegels met centrale sporen twee keer aaaa, één keer bbbb, één keer cccc,
    twee keer bcbc en twee keer aacb. Ze hebben geen pijl, dus een gedraaide tegel blijft dezelfde tegel.
    .page = ‘Wat er in de doos zit’ laat de acht tegels met centrale sporen zien. Ze hebben geen pijl, dus een
        gedraaide tegel blijft dezelfde tegel.
M9-3 = Een tegel met centrale sporen waar een lijn overheen loopt, telt als een gewone tegel (M4.2) en levert dus een
    punt op; een editie kan dit veranderen. (Onze uitleg.) Een gepubliceerde afbeelding zou dit beslissen; we kennen
    alleen het bijschrift, dat de gele lijn 10 punten (‘10 PV’) geeft.
M9-4 = Net als in M8.4 mag je geen spoortegel naast een tegel met centrale sporen leggen alleen omdat die er ligt.
    Module 3 is niet te combineren met module 2.

M10 = Module 4: het solospel
M10-1 = Je speelt in je eentje, met het vennootschapskader. De acht aandelen van 10% vormen je kaartenstapel.
M10-2 = Er liggen twee spoortegels open voor je, die na elke gelegde tegel worden aangevuld. Onthul een kaart: met een
    van je twee tegels moet je een onvoltooide lijn van die vennootschap verlengen, dus je legt de tegel op het veld
    waar die lijn nu eindigt. Is de kaartenstapel op, dan worden de afgelegde kaarten tot een nieuwe stapel geschud;
    dat gebeurt na de beurt van de laatste kaart, die wordt meegeschud. Is de toren leeg, dan speel je verder met de
    tegels die open liggen. Elk van beide tegels past altijd, dus je hebt altijd een geldige zet. (Onze uitleg: dat na
    elke gelegde tegel wordt aangevuld en wanneer de kaartenstapel wordt geschud.)
M10-3 = Zolang de kaartenstapel nog niet één keer is doorlopen, mag je bepaalde tegels weigeren; in de
    standaardeditie zijn dat de tegels van de soort dddd. Trek eerst een andere tegel; daarna gaat de geweigerde
    terug in het midden van de toren: hij kan pas weer komen als daarna half zoveel tegels zijn getrokken als er nog
    in de toren zaten (naar beneden afgerond); dan is hij een tegel als alle andere. Dit geldt ook voor je eerste
    twee tegels en voor de vervangende tegels zelf. Weigeren kan niet meer zodra de achtste kaart is onthuld. (Onze
    uitleg: hoever het midden reikt, om welke tegels het gaat en wanneer het ophoudt.)
M10-4 = De regels voor het leggen van M3 gelden, met één uitzondering: een lijn over één enkele tegel is toegestaan.
M10-5 = Zijn alle vier de lijnen van een vennootschap geteld, dan gaat de kaart ervan uit het spel. Zit de kaart op
    dat moment in de kaartenstapel, dan gaat hij uit het spel zodra hij wordt onthuld, en onthul je de volgende kaart.
    Het spel eindigt zodra alle 32 lijnen geteld zijn, ook als er nog velden leeg zijn. (Onze uitleg: de kaart in de
    kaartenstapel.)
M10-6 = Je score is het aantal punten van de vennootschap die er de minste heeft. In de moeilijkere variant trek je
    daar het verschil tussen de eerste en de laatste vennootschap van af; je score kan dan zelfs negatief zijn.
    Voorbeeld: de beste vennootschap heeft 35 punten, de laatste 22. Je score is 22, of 9 in de moeilijkere variant.

M11 = De steden in het algemeen
M11-1 = Je speelt met hoogstens één stad. De punten ervan komen bij die van de spelers, of van de vennootschappen,
    zodra ze worden verdiend.
M11-2 = Met module 1 gaat alles wat de eigenaar van een lijn verdient als winstpunten naar de vennootschap; wat met
    het leggen van een tegel wordt verdiend, blijft van de speler die hem heeft gelegd. De speler verdient in Parijs,
    in Stockholm (beide versies) en in Londen. De eigenaar van de lijn, en dus de vennootschap, verdient in New York,
    Sint-Petersburg en Berlijn. In Sint-Petersburg wordt de toerist gekozen door de speler die de tegel legt.
M11-3 = De binnenvelden zijn de 32 velden die niet aan de rand van het bord liggen en niet bij het centraal station
    horen. Toeristen zijn er in 8 kleuren: geel, blauw, oranje, grijs, rood, bruin, groen en paars. Waar een stad 32
    toeristen gebruikt, zijn het er vier van elke kleur, één op elk veld.
M11-4 = Steden zijn niet te combineren met het solospel, maar wel met module 2 of module 3. (Onze uitleg: niet met het
    solospel.)
M11-5 = Met module 1 verloopt het einde van het spel in deze volgorde. Eerst komt de eindtelling van de stad: wat
    vennootschappen verdienen, komt bij hun winst; wat spelers verdienen, gaat naar de spelers. Dan worden de
    vennootschappen gerangschikt en krijgen ze hun waarden (M7.5), daarna tellen de aandelen (M7.6) en ten slotte de
    meerderheden (M7.7). Zowel de waarden als de meerderheden gaan uit van de winst inclusief de stadspunten. Geen
    enkele stad geeft een vennootschap punten tijdens het spel, dus voor de grens van M7.4 maakt dit niets uit. (Onze
    uitleg: tijdens het spel geen stadspunten voor vennootschappen.)
M11-6 = Tegels met centrale sporen dragen geen toerist en leveren geen kaartjes en geen puntentegels op. Lijnen die
    bij een centraalstationtegel beginnen, tellen in New York, Sint-Petersburg en Berlijn mee als elke andere lijn.
    (Onze uitleg.)

M12 = Parijs
M12-1 = Er zijn 12 monumentkaarten met elk vier gekleurde plekken. Ze worden gelijk verdeeld: met 2 spelers krijgt
    iedereen er 6, met 3 spelers 4, met 4 spelers 3, met 5 spelers 2 en met 6 spelers 2; de rest doet niet mee. Je
    kaarten vormen een rij in de volgorde waarin ze zijn gedeeld; ze liggen rechtop en worden niet herschikt. Met de
    optie daarvoor kiezen de spelers voor de eerste beurt om de beurt hoe de kaarten van hun eigen rij liggen,
    plaats voor plaats. Op de 32 binnenvelden staan toeristen. (Onze uitleg: de volgorde en de stand van de
    kaarten.)
M12-2 = Leg je een tegel op een veld met een toerist, dan moet je de toerist meenemen. Zet hem op een vrije plek van
    zijn kleur op een van je eigen kaarten; je kiest zelf welke. Heb je zo’n plek niet, zet hem dan bij op een veld
    dat met een zijde aan dit veld grenst en waar een toerist staat. Is dat er niet, zet hem dan bij op een
    willekeurig veld met een toerist. Is ook dat er niet, leg hem dan af. Staan er meerdere toeristen op het veld, dan
    behandel je ze allemaal, één voor één, in de volgorde die je wilt. Zijn er meerdere plekken of velden mogelijk,
    dan kies je zelf. (Onze uitleg: je moet de toerist meenemen, en je kiest.)
M12-3 = Aan het einde van het spel levert de langste ononderbroken reeks toeristen in je rij, die over meerdere
    kaarten mag lopen, 2 punten per toerist op. Elke andere toerist van jou kost je 1 punt, en elke kaart waarvan alle
    vier de plekken gevuld zijn, geeft je 3 punten. Voorbeeld: een reeks van 5, één gevulde kaart en twee andere
    toeristen geven 10 + 3 − 2 = 11 punten. Zijn meerdere reeksen even lang, dan telt er maar één, en de toeristen van
    de andere kosten elk 1 punt. Het totaal mag negatief zijn. (Onze uitleg: even lange reeksen en negatieve totalen.)
M12-4 = In de standaardeditie tonen de kaarten deze plekken:
    • grijs, oranje, paars, blauw;
    • geel, bruin, paars, oranje;
    • grijs, groen, bruin, paars;
    • groen, rood, blauw, bruin;
    • rood, grijs, geel, groen;
    • grijs, bruin, rood, oranje;
    • grijs, blauw, geel, bruin;
    • rood, blauw, paars, groen;
    • grijs, rood, paars, geel;
    • paars, blauw, oranje, groen;
    • geel, rood, oranje, blauw;
    • oranje, geel, groen, bruin.

    De monumenten zijn Fondation Louis Vuitton, Sacré-Cœur, Arc de Triomphe, Place de la Concorde, Moulin Rouge, Dôme
    des Invalides, Notre-Dame, Pont Alexandre III, Louvre, Eiffeltoren, Panthéon en Versailles. De namen zijn
    gepubliceerd; welke kaart welke naam draagt en de vertalingen zijn van ons.
    .page = ‘Wat er in de doos zit’ laat de twaalf monumentkaarten met hun namen en gekleurde plekken zien. De namen
        zijn gepubliceerd; welke kaart welke naam draagt en de vertalingen zijn van ons.

M13 = Stockholm
M13-1 = Acht monumentkaarten vormen in willekeurige volgorde één rij van 32 plekken met puntenwaarden. Op de
    binnenvelden staan toeristen. Er zijn acht toeristenfiches, één per kleur, die gedekt worden gedeeld: met 2
    spelers krijgt iedereen er 3, met 3 spelers 2, met 4 spelers 2, met 5 spelers 1 en met 6 spelers 1. De overige
    fiches gaan ongezien uit het spel. (Onze uitleg: de willekeurige volgorde van de kaarten.)
M13-2 = Leg je een tegel op een veld met een toerist, dan gaat de toerist naar de meest linkse vrije plek van de rij.
M13-3 = Aan het einde van het spel scoor je de waarden onder alle toeristen van je geheime kleur of kleuren.
    Voorbeeld: een rode toerist staat op een 3 en een paarse op een 4. Wie rood heeft, scoort daarvoor 3 punten; wie
    paars heeft, scoort er 4.
M13-4 = Variant: de fiches worden niet gedeeld, maar willekeurig neergelegd, één op elke kaart. Een toerist gaat naar
    de meest linkse vrije plek van de kaart met het fiche van zijn kleur, en de speler die de tegel heeft gelegd,
    scoort meteen de waarde van die plek. Elke kaart heeft vier plekken en elke kleur vier toeristen, dus er is altijd
    plaats.
M13-5 = In de standaardeditie tonen de kaarten deze waarden, kaart voor kaart:
    • 1, 2, 3, 4;
    • 2, 4, 1, 3;
    • 3, 1, 4, 2;
    • 4, 3, 2, 1;
    • 1, 3, 2, 4;
    • 2, 1, 4, 3;
    • 4, 2, 3, 1;
    • 3, 4, 1, 2.

    De monumenten zijn Gröna Lund, slot Drottningholm, Koninklijk Paleis, Nobelmuseum, Storkyrkan, Vasamuseum, stadhuis
    en Avicii Arena. De namen zijn gepubliceerd; welke kaart welke naam draagt en de vertalingen zijn van ons.
    .page = ‘Wat er in de doos zit’ laat de acht monumentkaarten met hun namen en de waarden van hun plekken zien. De
        namen zijn gepubliceerd; welke kaart welke naam draagt en de vertalingen zijn van ons.

M14 = Londen
M14-1 = Acht monumentkaarten liggen in willekeurige volgorde op een rij; in de standaardeditie is er één kaart per
    kleur. Een richtingtegel aan elk uiteinde maakt van de rij een circuit. De taxi begint op een van de twee
    richtingtegels, willekeurig bepaald. Op de binnenvelden staan toeristen.
M14-2 = Tel de kaarten van links naar rechts van 1 tot en met 8. Het circuit heeft 16 posities: de kaarten 1 tot en
    met 8 op de heenweg naar rechts, dan de kaarten 8 tot en met 1 op de terugweg naar links. De richtingtegels zijn
    geen posities; een kaart aan het uiteinde komt dus twee keer achter elkaar, één keer in elke richting. Vanaf de
    linkerrichtingtegel is kaart 1 de eerste, vanaf de rechterrichtingtegel kaart 8. De volgende kaart van een kleur
    is de eerste positie met die kleur na de huidige, ook als dat dezelfde kaart op de terugweg is. Een editie kan het
    circuit veranderen in 14 posities, waarbij de kaarten aan de uiteinden maar één keer komen, of in 8, waarbij de
    rij een gesloten ring vormt. (Onze uitleg.)
M14-3 = Leg je een tegel op een veld met een toerist, dan mag je de taxi vooruit laten rijden naar de volgende kaart
    van de kleur van de toerist als die hoogstens vier kaarten ver is, en scoor je één punt voor elke kaart die hij
    rijdt. Is geen van de volgende vier kaarten van die kleur, dan rijdt de taxi vier kaarten en scoor je niets. Je mag
    de taxi ook laten staan. In elk geval verlaat de toerist het spel. Korter rijden kan niet. Voorbeelden: de juiste
    kaart is de derde vooruit, dus je scoort 3 punten; de kaart is niet bij de volgende vier, dus de taxi rijdt vier
    kaarten en je scoort 0 punten. (Onze uitleg: niet korter rijden.)
M14-4 = De monumenten van Londen zijn Tower Bridge, Big Ben, Palace of Westminster, St Paul’s Cathedral, Trafalgar
    Square, London Eye, Tower of London en Buckingham Palace. De namen zijn gepubliceerd; welke kaart welke naam draagt
    en de vertalingen zijn van ons.

M15 = New York
M15-1 = Elke speler heeft een bord met acht monumenten, één per kleur, met puntenwaarden; met module 1 heeft elke
    vennootschap er een. De 32 toeristen worden willekeurig verdeeld, één bij elk station aan de rand.
M15-2 = Eindigt een lijn bij een station aan de rand, dan brengt de eigenaar van de lijn de toerist die daar wacht,
    als er nog een is, naar het monument van zijn kleur. Dat is altijd de eigenaar van de lijn, wie de tegel ook heeft
    gelegd, en lijnen van centraalstationtegels doen het ook. Heeft de lijn geen eigenaar of eindigt hij bij het
    centraal station, dan neemt niemand een toerist. (Onze uitleg: wie de toerist neemt.)
M15-3 = Aan het einde van het spel levert elke toerist de waarde van zijn monument op. Voorbeeld: twee toeristen bij
    een 3, twee bij een 1 en één bij een 0 geven 8 punten.
M15-4 = In de standaardeditie zijn er acht borden, genummerd van 1 tot en met 8, met deze waarden in de volgorde geel,
    blauw, oranje, grijs, rood, bruin, groen, paars; van bord tot bord schuiven de waarden één kleur op:
    • bord 1 heeft 4, 2, 1, 3, 2, 3, 1, 0;
    • bord 2 heeft 0, 4, 2, 1, 3, 2, 3, 1;
    • bord 3 heeft 1, 0, 4, 2, 1, 3, 2, 3;
    • bord 4 heeft 3, 1, 0, 4, 2, 1, 3, 2;
    • bord 5 heeft 2, 3, 1, 0, 4, 2, 1, 3;
    • bord 6 heeft 3, 2, 3, 1, 0, 4, 2, 1;
    • bord 7 heeft 1, 3, 2, 3, 1, 0, 4, 2;
    • bord 8 heeft 2, 1, 3, 2, 3, 1, 0, 4 en is dat van het gepubliceerde voorbeeld.

    De borden worden willekeurig onder de spelers verdeeld. Met module 1 heeft elke vennootschap een eigen bord, in
    dezelfde volgorde: bord 1 is van geel, bord 2 van blauw, enzovoort tot en met bord 8 van paars. De monumenten zijn
    Empire State Building, Yankee Stadium, Times Square, Central Park, Vrijheidsbeeld, Brooklyn Bridge, St Patrick’s
    Cathedral en Rockefeller Center. De namen zijn gepubliceerd; welke kleur welk monument heeft en de vertalingen zijn
    van ons. (Onze uitleg: wie welk bord krijgt.)
    .page = Er zijn acht borden, genummerd van 1 tot en met 8; ‘Wat er in de doos zit’ laat zien wat een toerist van
        elke kleur op elk bord oplevert. In de standaardeditie is bord 8 dat van het gepubliceerde voorbeeld. De
        borden worden willekeurig onder de spelers verdeeld. Met module 1 heeft elke vennootschap een eigen bord, in
        de volgorde van de kleuren daar: bord 1 is van geel, bord 2 van blauw, enzovoort tot en met bord 8 van paars.
        De namen van de monumenten zijn gepubliceerd; welke kleur welk monument heeft en de vertalingen zijn van ons.
        (Onze uitleg: wie welk bord krijgt.)

M16 = Sint-Petersburg
M16-1 = Acht monumentkaarten liggen op de binnenste diagonalen bij het centraal station, op de velden (2,2), (1,1),
    (2,5), (1,6), (5,2), (6,1), (5,5) en (6,6). Naast het bord liggen de puntentegels open, vier in elk van de acht
    kleuren, samen met één toerist per kleur.
M16-2 = Leg je een tegel op een monumentkaart, haal die kaart dan van het bord, kies een toerist die nog beschikbaar
    is en zet hem op de tegel die je net hebt gelegd. De vier puntentegels van die kleur worden geschud en gedekt op
    de kaart gelegd. Je mag elke kleur kiezen; met je eigen kleur heeft dat niets te maken. (Onze uitleg: de vrije
    keuze van de kleur.)
M16-3 = Wordt een lijn voltooid die over een tegel met een toerist loopt, dan neemt de eigenaar van de lijn voor elke
    passage één gedekte puntentegel van die kleur en houdt die geheim tot het einde. Een tegel heeft vier sporen en
    elke kleur vier puntentegels, dus er zijn er altijd genoeg. De puntentegels worden willekeurig getrokken. Spelers
    mogen die van zichzelf bekijken; die van een vennootschap blijven gedekt. Wat lijnen zonder eigenaar, rondjes of
    sporen vanuit het centraal station zouden hebben genomen, blijft liggen. Voorbeeld: een lijn die drie keer over
    de tegel met de blauwe toerist loopt, neemt drie blauwe puntentegels. (Onze uitleg: het willekeurig trekken, het
    bekijken en wat blijft liggen.)
M16-4 = Aan het einde van het spel worden alle genomen puntentegels onthuld en geteld. In de standaardeditie zijn de
    vier tegels van elke kleur samen 10 punten waard, de ene keer gelijkmatiger verdeeld dan de andere:
    geel 1 2 3 4, blauw 2 2 3 3, oranje 0 3 3 4, grijs 1 1 4 4, rood 0 1 4 5, bruin 0 2 3 5, groen 2 2 2 4 en
    paars 1 3 3 3. De monumenten zijn Kerk van de Verlosser op het Bloed, paleis Peterhof, Petrus-en-Paulusvesting,
    Bronzen Ruiter, Kazankathedraal, Fabergémuseum, Winterpaleis en Catharinapaleis. De namen zijn gepubliceerd;
    welke kaart welke naam draagt en de vertalingen zijn van ons.

M17 = Berlijn
M17-1 = Acht monumentkaarten liggen op een rij met kant A of kant B boven. Wie de tafel opent, kiest: allemaal A (de
    standaard), allemaal B of willekeurig gemengd. Er zijn 24 toeristen. Van elke kleur komen er twee op het bord, in
    vier groepen van vier, één per veld en zonder dat een kleur twee keer in dezelfde groep staat; in de standaardeditie
    zijn de groepen de blokken van 2 × 2 velden van (1,1) tot (2,2), van (1,5) tot (2,6), van (5,1) tot (6,2) en van
    (5,5) tot (6,6). De andere acht toeristen worden willekeurig geplaatst, één op elke kaart. Er zijn 64 kaartjes, acht
    van elke kleur.
M17-2 = Leg je een tegel op een veld met een toerist, dan gaat de toerist op de tegel staan.
M17-3 = Wordt een lijn voltooid die over een tegel met een toerist loopt, dan neemt de eigenaar van de lijn voor elke
    passage één kaartje van die kleur.
M17-4 = Aan het einde van het spel wordt elke kleur geteld op de kaart waar de toerist van die kleur staat: wie de
    meeste kaartjes van de kleur heeft, scoort het grootste getal; wie de op één na meeste heeft, het kleinste. Bij
    gelijke stand tel je de getallen van de betrokken plaatsen op en deel je ze gelijk, naar beneden afgerond. Alle
    kaartjes van een kleur die aan het einde niet genomen zijn, om welke reden dan ook, gaan naar één denkbeeldige
    speler, die meedoet in de rangorde en bij gelijke stand deelt als een speler; de punten daarvan vervallen. Met
    module 1 worden de vennootschappen gerangschikt. Nul kaartjes leveren nooit iets op. Voorbeeld: een lijn over vier
    tegels, waarvan één twee keer en één drie keer, levert 7 punten op; omdat hij twee keer over de tegel met de gele
    toerist loopt en één keer over die met de paarse, neemt de eigenaar ook 2 gele kaartjes en 1 paars kaartje. (Onze
    uitleg: nul kaartjes leveren nooit iets op.)
M17-5 = In de standaardeditie staat op de A-kanten 5/2, 5/3, 6/2, 6/3, 6/4, 7/3, 7/4 en 8/4, en op de B-kanten 3/1,
    4/1, 5/2, 6/3, 8/3, 9/4, 10/5 en 12/6. De monumenten zijn Alexanderplatz, Rotes Rathaus, Zegezuil, Brandenburger
    Tor, Dom van Berlijn, Museumeiland, Reichstag en Gedächtniskirche. De namen zijn gepubliceerd; welke kaart welke
    naam draagt en de vertalingen zijn van ons.
    .page = ‘Wat er in de doos zit’ laat de monumentkaarten zien, met hun namen en met wat er op hun kanten A en B
        staat. De namen zijn gepubliceerd; welke kaart welke naam draagt en de vertalingen zijn van ons.

M18 = Dit kun je combineren: het basisspel voor 2 tot en met 6 spelers speel je met of zonder module 1; met module 2,
    met module 3 of met geen van beide; zonder stad of met een van de zes steden, waarbij Stockholm ook een variant
    heeft en je Berlijn met de A-kanten, de B-kanten of gemengd kunt spelen; met of zonder vrij draaien; en met een
    hand van één, twee of drie tegels. Al deze keuzes staan los van elkaar. Het solospel, met of zonder de moeilijkere
    variant, is te combineren met vrij draaien en met niets anders. Vraag je om een andere combinatie, dan weigert het
    spel en noemt het het nummer van de regel.
