### De spelregels van Metro in het Nederlands, één bericht per regel: te lezen in het spel.

M1 = Bord en tegels
M1-1 = Het bord telt 8 × 8 velden: rijen 0 tot en met 7 van boven naar beneden, kolommen 0 tot en met 7 van links naar
    rechts. De vier middelste velden, (3,3), (3,4), (4,3) en (4,4), vormen het centraal station; op de overige 60
    velden komen spoortegels. In een browser heten de kolommen A tot en met H en de rijen 1 tot en met 8: (0,0) is
    daar A1.
M1-2 = Langs de rand liggen 32 stations, genummerd van 1 tot en met 32 tegen de klok in vanaf de hoek rechtsboven: 1–8
    bovenaan van rechts naar links, 9–16 links van boven naar beneden, 17–24 onderaan van links naar rechts en 25–32
    rechts van beneden naar boven. Elk station heeft een vertrekspoor (het vertrek) en een aankomstspoor (de
    aankomst). De metro’s rijden rechts.
M1-3 = Elk veld heeft 8 poorten, met de klok mee genummerd vanaf linksboven: 0 en 1 boven, 2 en 3 rechts, 4 en 5
    onder, 6 en 7 links. Even poorten zijn ingangen, oneven poorten uitgangen. Een tegel schrijf je als vier letters,
    één voor elk van de ingangen 0, 2, 4 en 6: a = rechtdoor naar de overkant, b = naar de volgende zijde met de klok
    mee, c = naar de volgende zijde tegen de klok in, d = terug naar buiten aan dezelfde zijde. Vanaf ingang 0 dus:
    a→5, b→3, c→7, d→1; vanaf 2: a→7, b→5, c→1, d→3; vanaf 4: a→1, b→7, c→3, d→5; vanaf 6: a→3, b→1, c→5, d→7.
M1-4 = Er zijn 60 spoortegels: vier van elk van de soorten aacb, cbaa, acba, baac en aaaa; drie van elk van de soorten
    cbcb en bcbc; twee van elk van de soorten cccc, bbbb, dacc, cdac, ccda, accd, dbba, adbb, badb, bbad, ddbc, cddb,
    bcdd, dbcd, adad, dada en dddd. Alle pijlen wijzen dezelfde kant op: tegels worden niet gedraaid.
M1-5 = Het centraal station heeft 8 aankomstsporen, twee per kant: één voor elke buitenzijde van elk van de vier
    middelste velden.
M1-6 = Het kader geeft aan van wie de stations zijn; dat hangt af van het aantal spelers. P1 tot en met P6 zijn
    kleuren van het kader, niet de beurtvolgorde; ze worden willekeurig toegewezen of gekozen. Met 2 spelers: P1 de
    oneven nummers, P2 de even nummers. Met 3 spelers: P1 1, 4, 6, 11, 15, 20, 23, 25, 28, 31; P2 2, 7, 9, 12, 14, 19,
    22, 27, 29, 32; P3 3, 5, 8, 10, 13, 18, 21, 24, 26, 30; 16 en 17 zijn van niemand. Met 4 spelers: P1 4, 7, 11, 16,
    20, 23, 27, 32; P2 3, 8, 12, 15, 19, 24, 28, 31; P3 1, 6, 10, 13, 18, 21, 25, 30; P4 2, 5, 9, 14, 17, 22, 26, 29.
    Met 5 spelers: P1 1, 5, 10, 14, 22, 28; P2 6, 12, 18, 23, 27, 32; P3 3, 7, 15, 19, 25, 29; P4 2, 9, 13, 21, 26,
    30; P5 4, 8, 11, 20, 24, 31; 16 en 17 zijn van niemand. Met 6 spelers: P1 1, 5, 10, 19, 27; P2 2, 11, 18, 25, 29;
    P3 4, 8, 14, 21, 26; P4 6, 15, 20, 24, 31; P5 3, 9, 13, 23, 30; P6 7, 12, 22, 28, 32; 16 en 17 zijn van niemand.
    (Onze uitleg.)
M1-7 = Het vennootschapskader (modules 1 en 4) verdeelt de stations over acht vennootschappen, elk met vier stations,
    één aan elke kant van het bord. In de standaardeditie: geel 1, 10, 19, 28; blauw 7, 14, 21, 32; oranje 3, 12, 17,
    26; grijs 5, 16, 23, 30; rood 8, 15, 22, 29; bruin 2, 11, 20, 25; groen 6, 13, 24, 31; paars 4, 9, 18, 27.
M1-8 = Ook in de doos: 32 wagons (om gescoorde lijnen te markeren), 6 spelersmarkeringen en 8
    vennootschapsmarkeringen, 3 dubbelzijdige kaders, 32 aandelen, 8 centraalstationtegels en 8 tegels met centrale
    sporen.

M2 = Voorbereiding en beurt
M2-1 = Schud de 60 tegels gedekt en stapel ze in de toren. Elke speler trekt één tegel en houdt die geheim. De
    startspeler begint (aan tafel de jongste; hier willekeurig bepaald of gekozen door de gastheer of gastvrouw);
    daarna gaat het met de klok mee.
M2-2 = In je beurt leg je de tegel uit je hand; of je trekt er een uit de toren (als er nog een is) en legt dan die
    getrokken tegel, terwijl je de andere in je hand houdt. De getrokken tegel moet je leggen: je kunt niet meer
    terug, en in die beurt mag je geen aandeel ruilen en geen centraalstationtegel plaatsen. (Onze uitleg.)
M2-3 = Nadat je de tegel uit je hand hebt gelegd, trek je een nieuwe (als de toren er nog een heeft). Heb je een
    zojuist getrokken tegel gelegd, dan heb je er nog een in je hand en trek je niets.
M2-4 = Heb je geen tegel meer en is de toren leeg, dan mag je nog wel een aandeel ruilen (M7.3) of een
    centraalstationtegel plaatsen (M8); anders pas je. Het spel eindigt met de laatste spoortegel, ook als zulke
    mogelijkheden er nog zijn. (Onze uitleg.)
M2-5 = Ook als al je lijnen af zijn, blijf je tegels leggen.
M2-6 = Geheim zijn: de tegels in de hand, de aandelen die niet zijn onthuld (M8.6), de fiches van Stockholm en de
    puntentegels. Openbaar zijn: het aantal tegels in de toren, de open aandelen, de kaarten van Parijs, de kaartjes,
    de taxi en alle punten. (Onze uitleg.)

M3 = Tegels leggen
M3-1 = Leg je tegel op een leeg veld (nooit op het centraal station) dat aan de rand van het bord ligt of met een
    zijde grenst aan een tegel die er al ligt. Het centraal station telt niet als tegel.
M3-2 = Alle pijlen wijzen dezelfde kant op: je draait de tegels niet (maar zie M6.1).
M3-3 = Je tegel mag op de lijnen van elke speler aansluiten.
M3-4 = Je tegel mag geen lijn voltooien die van haar vertrek naar een aankomst over maar één tegel loopt (één
    passage), van welk station en van welke eigenaar ook. Stations zonder eigenaar tellen ook mee. (Onze uitleg.)
M3-5 = Uitzondering: als je met die tegel op geen enkel veld aan M3.4 kunt voldoen, is elk veld goed dat aan M3.1
    voldoet. Dit wordt alleen beoordeeld voor de ene tegel die je moet leggen; met vrij draaien geldt het alleen als
    geen enkel veld in welke stand dan ook kan; andere tegels in je hand of in de toren doen er niet toe. Voorbeeld:
    dddd als eerste tegel van het spel. (Onze uitleg.)

M4 = Lijnen scoren
M4-1 = Een lijn begint bij een vertrek en volgt de sporen. Zodra ze een aankomst bereikt (van een willekeurig station
    aan de rand, ook het eigen station, of van het centraal station), is ze voltooid en levert ze meteen punten op voor
    de eigenaar van het vertrek, wie de tegel ook heeft gelegd. Eén tegel kan meerdere lijnen voltooien. Een lijn van
    een station zonder eigenaar wordt wel voltooid, maar levert niets op en neemt niets mee. (Onze uitleg.)
M4-2 = Een lijn is 1 punt waard voor elke tegel waar ze overheen loopt; loopt ze meerdere keren over dezelfde tegel,
    dan telt elke passage. Sporen die op het centraal station gedrukt staan, zijn niets waard.
M4-3 = De punten tellen dubbel als de lijn in het centraal station eindigt.
M4-4 = Elke lijn wordt precies één keer gescoord; een wagon markeert haar. Voorbeeld: een lijn over zes tegels,
    waarvan één twee keer, die in het centraal station eindigt, levert 14 punten op.
M4-5 = Gesloten rondjes, en sporen die bij het centraal station beginnen op een plaats zonder centraalstationtegel,
    zijn van niemand, zijn niets waard en tellen niet mee voor M3.4.
M4-6 = Een tegel leggen gaat in deze volgorde: de tegel wordt gelegd; het stadseffect van het veld wordt uitgevoerd,
    met alle keuzes; de voltooide lijnen worden gescoord op oplopend vertreknummer, daarna de lijnen van
    centraalstationtegels per plaats, met de klok mee vanaf de linkerplaats van de bovenkant; ten slotte wordt een
    tegel getrokken (M2.3). Een toerist die met de tegel aankomt, telt dus al mee voor de lijnen die deze tegel
    voltooit. (Onze uitleg.)

M5 = Einde van het spel
M5-1 = Het spel eindigt als alle tegels gelegd zijn (en daarmee alle lijnen gescoord). Wie de meeste punten heeft,
    wint; bij gelijke stand delen de spelers de overwinning. (Onze uitleg.)

M6 = Varianten (naar keuze en te combineren)
M6-1 = Vrij draaien: je mag de tegels draaien voordat je ze legt.
M6-2 = Twee of drie tegels in de hand in plaats van één: elke speler krijgt er aan het begin twee of drie en vult de
    hand daarna tot dat aantal aan. De trekmogelijkheid van M2.2 blijft bestaan: je legt de extra tegel, je hand
    blijft vol en je vult niets aan. (Onze uitleg.)

M7 = Module 1: de naamloze vennootschappen
M7-1 = Je speelt met het vennootschapskader. De lijnen zijn van de acht vennootschappen; de punten van de lijnen zijn
    hun winstpunten. De spelers bezitten aandelen en scoren pas aan het einde. Alle acht vennootschappen doen mee,
    ongeacht het aantal spelers (2–6).
M7-2 = Er zijn 32 aandelen: per vennootschap één van 10%, één van 20%, één van 30% en één van 40%. Maak vier stapels,
    één per percentage, en schud ze; elke speler krijgt van elke stapel één kaart en houdt die geheim. Daarna wordt de
    bovenste kaart van elke stapel open ernaast gelegd.
M7-3 = In je beurt leg je een tegel (M2 en M3) of ruil je één aandeel: leg een eigen kaart gedekt onder de stapel met
    hetzelfde percentage en neem de open kaart van die stapel of de bovenste kaart van de stapel. Een genomen open
    kaart wordt vanaf de stapel vervangen. De stapel raakt nooit op (8 kaarten, hoogstens 6 spelers), iedereen heeft
    altijd één aandeel van elk percentage, en de stapel wordt niet opnieuw geschud. Ruilen is je hele beurt; je trekt
    geen tegel. Heeft in een reeks beurten, 3 keer zoveel als er spelers zijn, niemand een tegel gelegd, dan is ruilen
    gesloten tot er weer een tegel wordt gelegd. (Onze uitleg.)
M7-4 = Ruilen mag alleen zolang geen enkele vennootschap 25 winstpunten heeft bereikt.
M7-5 = Aan het einde worden de vennootschappen op winst gerangschikt. De plaatsen 1 tot en met 8 geven de waarden 8,
    7, 6, 5, 4, 3, 2 en 1. Vennootschappen met gelijke winst krijgen elk de hoogste van hun waarden; de plaatsen
    daaronder worden overgeslagen. Voorbeeld: winsten van 38, 36, 34, 32, 32, 29, 27 en 27 geven de waarden 8, 7, 6,
    5, 5, 3, 2 en 2.
M7-6 = Elk aandeel van x% levert x/10 × de waarde van de vennootschap op. Voorbeeld: 40% en 20% van een vennootschap
    met waarde 8, 30% van een met waarde 5 en 10% van een met waarde 5 leveren 48 + 15 + 5 = 68 punten op.
M7-7 = Meerderheid: wie in een vennootschap in totaal het grootste percentage heeft, scoort haar winst gedeeld door
    10, naar beneden afgerond. Bij gelijke stand scoren alle betrokken spelers dit; een vennootschap zonder
    aandeelhouders levert niets op. Voorbeelden: bij 36 winst en 40% tegen 30% + 10% krijgt elk van beiden 3 punten;
    60% van een vennootschap met 38 winst levert 3 punten op.
M7-8 = Wie de meeste punten heeft, wint; bij gelijke stand delen de spelers de overwinning. Deze module is te
    combineren met module 2 of 3 en met elke stad. (Onze uitleg.)

M8 = Module 2: centrale stations
M8-1 = Elke speler heeft één centraalstationtegel in de eigen kleur. In plaats van een spoortegel te leggen, mag je
    die op een vrije plaats naar keuze van de 8 plaatsen van het centraal station zetten (M1.5): met het vertrek van
    die tegel begint een extra lijn van jou.
M8-2 = Zo’n lijn moet over meer dan één tegel lopen; haar punten tellen nooit dubbel, ook niet als ze in het centrum
    eindigt. (a) Is de nieuwe lijn door de al gelegde sporen meteen voltooid met twee of meer passages, dan wordt ze
    meteen gescoord. (b) Zou ze met één passage voltooid zijn, dan mag de tegel daar niet worden geplaatst. (c)
    Eenmaal geplaatst telt het vertrek van de tegel mee voor M3.4 en M3.5. (d) Een lijn van de rand die op deze plaats
    eindigt, telt nog steeds dubbel. (Onze uitleg.)
M8-3 = Het aankomstspoor van de plaats blijft werken voor andere lijnen: een centraalstationtegel toont beide sporen.
    (Onze uitleg.)
M8-4 = Een centraalstationtegel is op zichzelf geen reden om er een tegel naast te mogen leggen: volgens M3.1 is nog
    steeds een randveld of een al gelegde spoortegel nodig. Er hoeft geen lijn naartoe te lopen. (Onze uitleg.)
M8-5 = Je centraalstationtegel plaatsen kost je hele beurt; je trekt geen spoortegel. Is de tegel aan het einde van
    het spel niet geplaatst, dan ben je hem kwijt. (Onze uitleg.)
M8-6 = Met module 1 liggen er acht centraalstationtegels open, één per vennootschap. Om er een te plaatsen, onthul je
    een aandeel van die vennootschap en laat je het open voor je liggen: het kan niet meer worden geruild. De
    vennootschap krijgt de extra lijn. Dit kan één keer per vennootschap; een speler mag het voor meerdere
    vennootschappen doen, één per beurt, ook nadat het ruilen is gesloten. Het open aandeel telt gewoon mee.

M9 = Module 3: centrale sporen
M9-1 = Vier willekeurige van de acht tegels met centrale sporen, elk in een willekeurige stand, bedekken vóór het spel
    het centraal station. De lijnen lopen erdoorheen; er eindigt niets in het centrum en niets telt dubbel. (Onze
    uitleg.)
M9-2 = In de standaardeditie zijn de acht tegels: twee aaaa, één bbbb, één cccc, twee bcbc en twee aacb. Ze hebben
    geen pijl, dus een gedraaide tegel blijft dezelfde tegel.
M9-3 = Een tegel met centrale sporen waar een lijn overheen loopt, telt als gewone tegel op de route (M4.2). Een
    editie kan dit veranderen. (Onze uitleg.)
M9-4 = Een tegel met centrale sporen is op zichzelf geen reden om er een tegel naast te mogen leggen (zoals in M8.4).
    Deze module is niet te combineren met module 2.

M10 = Module 4: het solospel
M10-1 = Je speelt alleen, met het vennootschapskader; de acht aandelen van 10% vormen je kaartenstapel.
M10-2 = Er liggen twee tegels open voor je; vul ze na elke gelegde tegel aan. Onthul een kaart: met een van de twee
    tegels moet je een onvoltooide lijn van die vennootschap verlengen, door de tegel op het veld te leggen waar die
    lijn nu eindigt. Is de kaartenstapel op, schud dan de aflegstapel, na de beurt van de laatste kaart, die
    meegeschud wordt. Is de toren leeg, speel dan verder met wat er open ligt. Elk van de twee tegels past altijd, dus
    er is altijd een geldige zet. (Onze uitleg.)
M10-3 = Zolang de kaartenstapel nog niet één keer is doorlopen, mag je een tegel van een bepaalde soort weigeren, in
    de standaardeditie dddd: trek een andere en doe de geweigerde tegel daarna op een willekeurige plek terug in de
    toren. Dit geldt ook voor de eerste twee tegels en voor vervangende tegels; weigeren kan niet meer zodra de
    achtste kaart is onthuld. (Onze uitleg.)
M10-4 = De regels voor het leggen (M3) gelden, maar een lijn van één tegel is toegestaan.
M10-5 = Zijn alle vier de lijnen van een vennootschap gescoord, dan gaat haar kaart uit het spel; ligt die nog in de
    kaartenstapel, dan gebeurt dat zodra ze wordt onthuld, en wordt de volgende kaart onthuld. Het spel eindigt zodra
    alle 32 lijnen gescoord zijn, ook als er nog lege velden zijn. (Onze uitleg.)
M10-6 = Je score is het puntentotaal van de vennootschap met de minste punten. Moeilijkere variant: trek daar het
    verschil tussen de eerste en de laatste van af (de uitkomst kan negatief zijn). Voorbeeld: de beste heeft 35 en de
    laatste 22, dan is je score 22, of 9 in de moeilijkere variant.

M11 = De steden in het algemeen
M11-1 = Je speelt met hoogstens één stad. De punten ervan komen bij die van de spelers (of vennootschappen) op het
    moment dat ze worden verdiend.
M11-2 = Met module 1 gaat wat de ‘eigenaar van een lijn’ verdient als winstpunten naar de vennootschap; wat de speler
    verdient die een tegel legt, blijft van die speler. Voor de speler: Parijs, Stockholm (beide versies) en Londen.
    Voor de eigenaar van de lijn, dus de vennootschap: New York, Sint-Petersburg en Berlijn. In Sint-Petersburg kiest
    wie de tegel legt de toerist.
M11-3 = ‘Binnenvelden’ zijn de 32 velden die niet aan de rand liggen en niet bij het centraal station horen. Toeristen
    zijn er in 8 kleuren: geel, blauw, oranje, grijs, rood, bruin, groen en paars. Waar 32 toeristen worden gebruikt,
    zijn het er vier van elke kleur, één per veld.
M11-4 = Steden zijn niet te combineren met het solospel, maar wel met module 2 of 3. (Onze uitleg.)
M11-5 = Met module 1 verloopt de eindtelling in deze volgorde: de eindtelling van de stad (het deel van de
    vennootschappen gaat naar de winst, dat van de spelers naar de spelers), de rangschikking en de waarden (M7.5), de
    aandelen (M7.6) en dan de meerderheden (M7.7). Zowel de rangschikking als de meerderheden gaan uit van de winst
    inclusief stadspunten. Geen enkele stad geeft een vennootschap punten tijdens het spel, dus op M7.4 heeft dit geen
    invloed. (Onze uitleg.)
M11-6 = Tegels met centrale sporen dragen geen toerist en leveren geen kaartje of puntentegel op. Lijnen van
    centraalstationtegels tellen als elke andere lijn mee voor New York, Sint-Petersburg en Berlijn. (Onze uitleg.)

M12 = Parijs
M12-1 = De 12 monumentkaarten met vier gekleurde plekken worden gelijk verdeeld: met 2 spelers elk 6, met 3 spelers 4,
    met 4 spelers 3, met 5 spelers 2 en met 6 spelers 2; de rest doet niet mee. Elke speler legt de eigen kaarten op
    een rij, in de volgorde van het delen, rechtop en zonder ze te herschikken. Op de 32 binnenvelden staan toeristen.
    (Onze uitleg.)
M12-2 = Leg je een tegel op een veld met een toerist, zet die toerist dan op een vrije plek van zijn kleur op een
    eigen kaart; je kiest de plek zelf. Is er geen, zet hem dan erbij op een veld dat met een zijde aangrenst en waar
    een toerist staat; is dat er ook niet, op een willekeurig veld met een toerist; is ook dat er niet, leg hem dan
    af. Staan er meerdere toeristen op het veld, dan behandel je ze allemaal, één voor één, in de volgorde die je wilt.
    Nemen is verplicht; je kiest zelf uit de mogelijke plekken en velden. (Onze uitleg.)
M12-3 = Aan het einde scoor je 2 punten per toerist in de langste ononderbroken reeks van je rij (over de kaarten
    heen), −1 voor elke andere toerist van jou en +3 per kaart waarvan alle vier de plekken gevuld zijn. Voorbeeld:
    een reeks van 5, een volle kaart en twee andere toeristen geven 10 + 3 − 2 = 11 punten. Zijn meerdere reeksen even
    lang en het langst, dan telt er maar één; de toeristen van de andere kosten elk 1 punt. Het totaal mag negatief
    zijn. (Onze uitleg.)
M12-4 = In de standaardeditie zijn dit de kaarten: grijs-oranje-paars-blauw; geel-bruin-paars-oranje;
    grijs-groen-bruin-paars; groen-rood-blauw-bruin; rood-grijs-geel-groen; grijs-bruin-rood-oranje;
    grijs-blauw-geel-bruin; rood-blauw-paars-groen; grijs-rood-paars-geel; paars-blauw-oranje-groen;
    geel-rood-oranje-blauw; oranje-geel-groen-bruin. De namen: Fondation Louis Vuitton, Sacré-Cœur, Arc de Triomphe,
    Place de la Concorde, Moulin Rouge, Dôme des Invalides, Notre-Dame, Pont Alexandre III, Louvre, Eiffeltoren,
    Panthéon, Versailles.

M13 = Stockholm
M13-1 = Acht monumentkaarten vormen in willekeurige volgorde één rij van 32 plekken met puntenwaarden. Op de
    binnenvelden staan toeristen. Acht toeristenfiches, één per kleur, worden gedekt verdeeld: met 2 spelers elk 3,
    met 3 spelers 2, met 4 spelers 2, met 5 spelers 1 en met 6 spelers 1; de rest gaat ongezien uit het spel. (Onze
    uitleg.)
M13-2 = Leg je een tegel op een veld met een toerist, dan gaat die naar de meest linkse vrije plek van de rij.
M13-3 = Aan het einde scoort elke speler de waarden onder de toeristen van de eigen geheime kleur(en). Voorbeeld: een
    rode toerist staat op een 3, een paarse op een 4; wie rood heeft scoort 3, wie paars heeft 4.
M13-4 = Variant: de fiches worden willekeurig één per kaart neergelegd. Een toerist gaat naar de meest linkse vrije
    plek van de kaart met het fiche van zijn kleur, en wie de tegel legt, scoort die waarde meteen. Vier plekken, vier
    toeristen: het past altijd.
M13-5 = In de standaardeditie zijn de waarden, kaart voor kaart: 1 2 3 4; 2 4 1 3; 3 1 4 2; 4 3 2 1; 1 3 2 4; 2 1 4 3;
    4 2 3 1; 3 4 1 2. De namen: Gröna Lund, slot Drottningholm, Koninklijk Paleis, Nobelmuseum, Storkyrkan,
    Vasamuseum, stadhuis, Avicii Arena.

M14 = Londen
M14-1 = Acht monumentkaarten, in de standaardeditie één per kleur, liggen in willekeurige volgorde op een rij; een
    richtingtegel aan elk uiteinde maakt er een circuit van. De taxi begint op een van die twee, willekeurig bepaald.
    Op de binnenvelden staan toeristen.
M14-2 = De kaarten zijn van links naar rechts genummerd van 0 tot en met 7. Het circuit heeft 16 posities: 0 tot en
    met 7 naar rechts, daarna 7 tot en met 0 naar links; de richtingtegels zijn geen posities. Een kaart aan het
    uiteinde komt dus twee keer achter elkaar, één keer per richting. Vanaf de linkerrichtingtegel is de eerste kaart
    0, vanaf de rechter 7. De volgende kaart van een kleur is de eerste positie met die kleur na de huidige, ook als
    dat dezelfde kaart op de terugweg is. Een editie kan in plaats van 16 posities ook 14 gebruiken (uiteinden één
    keer) of 8 (de rij gesloten tot een ring). (Onze uitleg.)
M14-3 = Leg je een tegel op een veld met een toerist, dan mag je de taxi vooruitrijden naar de volgende kaart van de
    kleur van de toerist, hoogstens vier kaarten ver; je scoort 1 punt per gereden kaart. Is die kaart verder weg en
    rijd je toch, dan rijdt de taxi vier kaarten en scoor je niets. Je mag de taxi ook laten staan. In elk geval
    verlaat de toerist het spel. Korter rijden kan niet. Voorbeelden: het is de derde kaart vooruit, je scoort 3
    punten; de kaart is niet binnen vier te vinden, de taxi rijdt vier kaarten en je krijgt 0 punten. (Onze uitleg.)
M14-4 = De namen: Tower Bridge, Big Ben, Palace of Westminster, St Paul’s Cathedral, Trafalgar Square, London Eye,
    Tower of London, Buckingham Palace.

M15 = New York
M15-1 = Elke speler (met module 1: elke vennootschap) heeft een bord met acht monumenten, één per kleur, met
    puntenwaarden. Er staan 32 toeristen willekeurig verdeeld, één op elk station aan de rand.
M15-2 = Eindigt een lijn bij een station aan de rand, dan neemt de eigenaar van de lijn de toerist die daar staat (als
    er een is) en zet hem op het monument van zijn kleur. Het gaat om de eigenaar, wie de tegel ook heeft gelegd; ook
    lijnen van centraalstationtegels doen mee. Voor een lijn zonder eigenaar of een lijn die in het centrum eindigt,
    neemt niemand een toerist. (Onze uitleg.)
M15-3 = Aan het einde levert elke toerist de waarde van zijn monument op. Voorbeeld: twee toeristen bij 3, twee bij 1
    en één bij 0 geven 8 punten.
M15-4 = In de standaardeditie hebben alle acht borden (0 tot en met 7) de reeks waarden 4, 2, 1, 3, 2, 3, 1, 0 in de
    kleurvolgorde van M11.3, maar elk bord begint de reeks een kleur verder: bord 0 bij geel, bord 1 bij blauw,
    enzovoort tot bord 7 bij paars (dat van het gepubliceerde voorbeeld); na paars gaat het verder bij geel. De borden
    worden willekeurig onder de spelers verdeeld; met module 1 krijgt elke vennootschap het bord van haar plaats in
    deze volgorde: geel bord 0, blauw bord 1, tot en met paars bord 7. De namen: Empire State Building, Yankee
    Stadium, Times Square, Central Park, Vrijheidsbeeld, Brooklyn Bridge, St Patrick’s Cathedral, Rockefeller Center.
    (Onze uitleg.)

M16 = Sint-Petersburg
M16-1 = Acht monumentkaarten liggen op de binnenste diagonalen bij het centraal station: op (2,2), (1,1), (2,5),
    (1,6), (5,2), (6,1), (5,5) en (6,6). De 8 × 4 puntentegels in acht kleuren liggen open naast het bord, met één
    toerist per kleur.
M16-2 = Leg je een tegel op een monumentkaart, haal die kaart dan weg, kies een van de nog beschikbare toeristen en
    zet hem op de zojuist gelegde tegel; schud de vier puntentegels van die kleur en leg ze gedekt op de kaart. Je
    kiest de kleur vrij: het hoeft niet je eigen kleur te zijn. (Onze uitleg.)
M16-3 = Wordt een lijn voltooid die over een tegel met een toerist loopt, dan neemt de eigenaar voor elke passage één
    gedekte puntentegel van die kleur en houdt die tot het einde geheim. Vier sporen, vier tegels: er zijn er altijd
    genoeg. De tegels worden willekeurig getrokken; een speler mag de eigen tegels bekijken, die van een vennootschap
    blijven gedekt. Wat lijnen zonder eigenaar, rondjes of sporen vanuit het centrum genomen zouden hebben, blijft
    liggen. Voorbeeld: een lijn die drie keer over de tegel met de blauwe toerist loopt, neemt drie blauwe tegels.
    (Onze uitleg.)
M16-4 = Aan het einde worden de puntentegels onthuld en gescoord. In de standaardeditie heeft elke kleur de waarden 1,
    2, 3 en 4. De namen: Kerk van de Verlosser op het Bloed, paleis Peterhof, Petrus-en-Paulusvesting, Bronzen Ruiter,
    Kazankathedraal, Fabergémuseum, Winterpaleis, Catharinapaleis.

M17 = Berlijn
M17-1 = Acht monumentkaarten liggen op een rij met kant A of B boven (de gastheer of gastvrouw kiest: allemaal A, de
    standaard, allemaal B of willekeurig gemengd). Er zijn 24 toeristen: van elke kleur komen er twee op het bord, in
    vier groepen van vier, geen kleur twee keer in een groep en één toerist per veld; in de standaardeditie zijn de
    groepen de blokken van 2 × 2 velden in de rijen 1–2 en 5–6 en de kolommen 1–2 en 5–6. De andere acht komen
    willekeurig op de kaarten, één per kaart. Er zijn 64 kaartjes, acht per kleur.
M17-2 = Leg je een tegel op een veld met een toerist, dan gaat de toerist op de tegel staan.
M17-3 = Wordt een lijn voltooid die over zo’n tegel loopt, dan neemt de eigenaar per passage één kaartje van die
    kleur.
M17-4 = Aan het einde wordt per kleur geteld: wie de meeste kaartjes heeft, scoort het grootste getal op de kaart met
    de toerist van die kleur, wie de op één na meeste heeft het kleinste. Bij gelijke stand tel je de getallen van de
    betrokken plaatsen op en deel je ze gelijk, naar beneden afgerond. Alle kaartjes van een kleur die aan het einde
    niet genomen zijn, om welke reden dan ook, gaan naar één denkbeeldige speler, die meedoet in de rangorde en bij
    gelijke stand deelt als een speler; de punten daarvan vervallen. Met module 1 worden de vennootschappen
    gerangschikt. Met nul kaartjes scoor je nooit. Voorbeeld: een lijn over vier tegels, waarvan één twee keer en één
    drie keer, levert 7 punten op; loopt ze twee keer over de tegel met de gele toerist en één keer over die met de
    paarse, dan geeft dat 2 gele kaartjes en 1 paars. (Onze uitleg.)
M17-5 = In de standaardeditie staat op de A-kanten 5/2, 5/3, 6/2, 6/3, 6/4, 7/3, 7/4 en 8/4, op de B-kanten 3/1, 4/1,
    5/2, 6/3, 8/3, 9/4, 10/5 en 12/6. De namen: Alexanderplatz, Rotes Rathaus, Zegezuil, Brandenburger Tor, Dom van
    Berlijn, Museumeiland, Reichstag, Gedächtniskirche.

M18 = Dit kun je combineren. Het basisspel (2–6 spelers) speel je met of zonder module 1; met module 2, met module 3
    of met geen van beide; met een van de zes steden of zonder stad (Stockholm met of zonder de variant, Berlijn met
    de kanten A, B of gemengd); met of zonder vrij draaien; en met een hand van 1, 2 of 3 tegels. Of je speelt solo,
    met of zonder de moeilijkere variant: dan kun je alleen vrij draaien toevoegen en verder niets. Elke andere
    combinatie wordt geweigerd, met vermelding van de betreffende regel.
