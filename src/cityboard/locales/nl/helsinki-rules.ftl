### De spelregels van Helsinki in het Nederlands, één bericht per regel: te lezen in het spel.

H1 = Spelmateriaal
H1-1 = Het senaatspleinbord is een vierkant. In de standaardeditie heeft het 8 senaatspleinvelden, twee aan elk van de
    vier zijden, en 8 uitsparingen voor kaarten. Velden en uitsparingen wisselen elkaar rondom af: elk veld heeft
    precies één uitsparing links en één rechts van zich, en elke uitsparing hoort bij de twee velden ernaast. De
    velden zijn genummerd van 0 tot en met 7, met de klok mee vanaf het linkerveld van de noordzijde: 0 en 1 liggen in
    het noorden, 2 en 3 in het oosten, 4 en 5 in het zuiden, 6 en 7 in het westen. Een uitsparing heeft hetzelfde
    nummer als het veld dat er met de klok mee op volgt: uitsparing 0 ligt tussen de velden 7 en 0, uitsparing 1
    tussen de velden 0 en 1, enzovoort. Veld 3 grenst bijvoorbeeld aan de uitsparingen 3 en 4, en veld 7 aan de
    uitsparingen 7 en 0.
    .page = Het senaatspleinbord is een vierkant. In de standaardeditie heeft het 8 senaatspleinvelden, twee aan elk van de vier
        zijden, en 8 uitsparingen voor kaarten. Velden en uitsparingen wisselen elkaar rondom af: elk veld heeft precies
        één uitsparing links en één rechts van zich, en elke uitsparing hoort bij de twee velden ernaast. De velden heten
        naar hun zijde en worden met de klok mee geteld: N1 en N2 in het noorden, O1 en O2 in het oosten, Z1 en Z2 in het
        zuiden, W1 en W2 in het westen. Ook de uitsparingen tellen met de klok mee, vanaf die tussen W2 en N1.
H1-2 = Elke zijde van het senaatspleinbord toont een gebouw: de kathedraal in het noorden, het regeringsgebouw in het
    oosten, het Sederholmhuis in het zuiden en de universiteit in het westen. In de standaardeditie is de westzijde de
    gele.
H1-3 = Je spelersbord heeft een bouwraster van 7 × 7 dakvelden. We noemen een dakveld naar zijn rij en zijn kolom: de
    rijen lopen van 0 in het noorden tot en met 6 in het zuiden, de kolommen van 0 in het westen tot en met 6 in het
    oosten. Het bord ligt in dezelfde richting als het senaatspleinbord. Je standbeeld staat in het midden, op (3,3).
    Op de weide bewaar je de wapenschilden die je hebt gewonnen. In een browser heten de kolommen A tot en met G en de
    rijen 1 tot en met 7: (0,0) is daar A1.
    .page = Je spelersbord heeft een bouwraster van 7 × 7 dakvelden. Een letter noemt de kolom van een dakveld, van A in het
        westen tot en met G in het oosten, en een cijfer de rij, van 1 in het noorden tot en met 7 in het zuiden. Het bord
        ligt in dezelfde richting als het senaatspleinbord. Je standbeeld staat in het midden, op D4. Op de weide bewaar
        je de wapenschilden die je hebt gewonnen.
H1-4 = Er zijn 50 paviljoenfiches in vijf kleuren: paars, groen, rood, blauw en geel. Van elke kleur hebben er 3
    twee daken, 3 drie daken, 3 vier daken en 1 vijf daken. Fiches van dezelfde kleur en grootte hebben allemaal
    dezelfde vorm. In de standaardeditie zijn dat de vormen van het zusterspel Copenhagen:
    • twee daken: een dominosteen in elke kleur;
    • drie daken: een staaf in paars en groen, een hoek in rood, blauw en geel;
    • vier daken: een staaf in paars, een T in groen, een vierkant in rood, een L in blauw en een S in geel;
    • vijf daken: een staaf in paars, een plusteken in groen, een P in rood, een T in blauw en een Z in geel.

    De fiches zijn dubbelzijdig: je mag ze in elke stand gebruiken, ook in spiegelbeeld.
    .page = Er zijn 50 paviljoenfiches in vijf kleuren: paars, groen, rood, blauw en geel. Van elke kleur hebben er 3
        twee daken, 3 drie daken, 3 vier daken en 1 vijf daken. Fiches van dezelfde kleur en grootte hebben allemaal
        dezelfde vorm: ‘Wat er in de doos zit’ laat die zien. In de standaardeditie zijn dat de vormen van het
        zusterspel Copenhagen. De fiches zijn dubbelzijdig: je mag ze in elke stand gebruiken, ook in spiegelbeeld.
H1-5 = Verder zijn er 12 joker-paviljoenfiches met elk één dak, die geen kleur hebben, 30 dakopbouw-stenen, 5
    afdekfiches, 1 startspelerfiguur en 1 actiebord met het puntenspoor. Bij de uitbreiding horen 4 bonuskaarten, met
    de waarden 3, 5, 7 en 9, en 16 bezoekers.
H1-6 = Er zijn 100 paviljoenkaarten: 18 in elk van de vijf kleuren en 10 jokerkaarten. Een gekleurde kaart toont een
    getal van 1 tot en met 5, één fiche in de kleur van de kaart en 0, 1 of 2 dakopbouw-stenen. In de standaardeditie
    heeft elke kleur deze kaarten:
    • vier met een 1, met twee daken en geen dakopbouw-steen;
    • twee met een 2, met twee daken en één dakopbouw-steen, en twee met een 2, met drie daken en geen;
    • twee met een 3, met drie daken en één dakopbouw-steen, en twee met een 3, met vier daken en geen;
    • twee met een 4, met vier daken en één dakopbouw-steen, en twee met een 4, met drie daken en twee
    dakopbouw-stenen;
    • één met een 5, met vijf daken en één dakopbouw-steen, en één met een 5, met vijf daken en twee dakopbouw-stenen.
    .page = Er zijn 100 paviljoenkaarten: 18 in elk van de vijf kleuren en 10 jokerkaarten. Een gekleurde kaart toont
        een getal van 1 tot en met 5, één fiche in de kleur van de kaart en 0, 1 of 2 dakopbouw-stenen; ‘Wat er in de
        doos zit’ laat zien welke kaarten elke kleur heeft.
H1-7 = Elke speler heeft een spelersbord, 8 wapenschilden, een standbeeld, een pion en een scoresteen. De
    spelerskleuren rood, groen, blauw en geel hebben niets te maken met de kleuren van de fiches.
H1-8 = De wapenschilden liggen aan het begin op 8 gemarkeerde dakvelden van het spelersbord. In de standaardeditie
    zijn dat (1,2), (2,5), (5,4), (4,1), (0,5), (5,6), (6,1) en (1,0).
    .page = De wapenschilden liggen aan het begin op 8 gemarkeerde dakvelden van het spelersbord; ‘Wat er in de doos
        zit’ laat zien welke.

H2 = Voorbereiding
H2-1 = Met minder dan 4 spelers gaan er vóór het schudden kaarten uit het spel.

    Met 3 spelers gaan van elke kleur twee kaarten met een 1 en één kaart met een 5 weg, en daarnaast vier
    jokerkaarten; er blijven 81 kaarten over.

    Met 2 spelers gaan van elke kleur telkens twee kaarten met een 1, 2, 3 en 4 weg, en daarnaast één willekeurige
    kaart met een 5 en zes jokerkaarten; er blijven 53 kaarten over.

    Met 4 spelers doen alle 100 kaarten mee. Gaan er van een getal twee kaarten weg en bestaat dat getal in twee
    soorten, dan gaat van elke soort één kaart weg; welke 5 weggaat, bepaalt het toeval. Voor 2 spelers zeggen drie van
    de vier gepubliceerde spelregels alleen bij de eerste vier getallen ‘van elke kleur’ en noemen ze daarna één
    ‘willekeurige’ of ‘andere’ 5. Een editie kan in plaats daarvan van elke kleur één 5 laten weggaan; dan blijven er 49
    kaarten over. (Onze uitleg: welke kaarten van een getal weggaan.)
H2-2 = Schud de kaarten en leg er 8 open neer, één in elke uitsparing. De spelers trekken hun twee kaarten pas nadat
    alle pionnen zijn geplaatst (H2.4). Je kiest je eerste veld dus terwijl je de open kaarten kent, maar je hand nog
    niet.
H2-3 = De fiches, gesorteerd op kleur en vorm, vormen een gezamenlijke voorraad die iedereen kan zien.
H2-4 = Aan een echte tafel begint de jongste; hier wordt de startspeler willekeurig bepaald of gekozen door wie de
    tafel opent. De startspeler houdt de startspelerfiguur het hele spel en zet de eigen pion op een senaatspleinveld
    naar keuze. Daarna komt, met de klok mee, de pion van elke volgende speler twee velden verder met de klok mee dan
    de vorige.
H2-5 = Elke speler zet het standbeeld in het midden van het spelersbord, legt de 8 wapenschilden op hun gemarkeerde
    dakvelden (H1.8) en zet de scoresteen op 0.
H2-6 = In een eerste spel mag je de onderste rij van het actiebord afdekken (A11–A15).
H2-7 = In de variant ‘Nieuwe uitdagingen’ dek je vijf acties naar keuze af: willekeurig bepaald of gekozen door wie de
    tafel opent. Een afgedekte actie kan niemand gebruiken.

H3 = De beurt
H3-1 = Elke ronde begint bij de startspeler en gaat met de klok mee. In je beurt moet je eerst je pion verplaatsen;
    daarna trek je kaarten of bouw je. Dan is de volgende speler aan de beurt.
H3-2 = Zet je pion 1, 2 of 3 velden verder met de klok mee. Blijven staan mag niet. Op hetzelfde veld mogen meerdere
    pionnen staan.
H3-3 = Als je kaarten trekt, neem je de twee open kaarten naast het veld van je pion. Gebruik je A4, dan trek je
    daarna de extra kaart. Vul vervolgens beide uitsparingen aan van de trekstapel, eerst die met het laagste nummer.
    Leg ten slotte kaarten af tot je er 7 hebt (H3.4); moet voor het aanvullen de aflegstapel worden geschud, dan
    worden deze kaarten niet meegeschud. (Onze uitleg: alles na het nemen van de twee kaarten.)
H3-4 = De handkaartenlimiet is 7. Heb je na het trekken meer kaarten, dan leg je er meteen af tot je er 7 overhoudt.
    Je kiest zelf welke kaarten je aflegt; ze gaan open op de aflegstapel. (In twee van de vier gepubliceerde
    spelregels staat ‘open’.)
H3-5 = Hoe je bouwt, staat in H4. Kun je niet bouwen, dan moet je kaarten trekken. Liggen er in je twee uitsparingen
    minder dan twee kaarten, dan mag je toch trekken en neem je wat er ligt; met de gepubliceerde aantallen kaarten
    kan dat niet gebeuren. (Onze uitleg: trekken als je niet kunt bouwen, en uitsparingen met minder kaarten.)
H3-6 = Met je wapenschilden mag je acties (H6) gebruiken op elk moment van je eigen beurt waarop ze zin hebben, ook
    meerdere in één beurt.
H3-7 = Je beurt eindigt als jij dat zegt, of vanzelf zodra er niets meer mogelijk is. Een actie die geen effect zou
    hebben, wordt geweigerd, en je houdt je wapenschild. Dat geldt voor A2 en A7 als er geen plaats is voor een
    joker-paviljoenfiche, voor A5 als er geen dakopbouw-steen meer is of geen dak ervoor vrij is, en voor A10 als er
    geen ander vrij dak is. (Onze uitleg.)
H3-8 = De kaarten in de hand en de volgorde van de trekstapel zijn geheim. Iedereen mag zien hoeveel kaarten elke
    speler heeft, hoeveel er nog in de trekstapel zitten, en verder de aflegstapel, de borden, de weiden en de
    gebruikte acties. (Onze uitleg.)

H4 = Bouwen
H4-1 = Kies één gekleurde kaart uit je hand. Die bepaalt welk fiche je bouwt, en dat fiche moet nog in de voorraad
    liggen. Met een kaart waarvan het fiche op is, kun je nog wel een ander fiche van die kleur betalen.
H4-2 = Speel in totaal zoveel kaarten als het getal op de gekozen kaart aangeeft. De gekozen kaart zelf telt mee, en
    alle kaarten moeten de kleur daarvan hebben. Jokerkaarten vervangen elke kleur, en je mag er zoveel gebruiken als
    je wilt, maar een jokerkaart kan nooit de gekozen kaart zijn.
H4-3 = Na het inschuiven gaan de gespeelde kaarten open op de aflegstapel. In sommige gepubliceerde spelregels leg je
    ze al af zodra je het fiche hebt genomen, maar in beide gevallen gebeurt het voordat je de kaart van de kleurbonus
    trekt (H4.9). Je speelt precies het vereiste aantal kaarten, nooit meer. (Onze uitleg: wanneer de kaarten worden
    afgelegd.)
H4-4 = Je moet het fiche meteen plaatsen. Voordat je het inschuift, mag je het draaien en omdraaien zoals je wilt. Je
    mag alleen bouwen als er minstens één toegestane manier is om het fiche in te schuiven, rekening houdend met de
    acties die je daarbij aankondigt. (In twee van de vier gepubliceerde spelregels staat dat je het mag omdraaien.
    Onze uitleg: er moet een toegestane manier zijn.)
H4-5 = Schuif het fiche in vanaf de zijde van je spelersbord die overeenkomt met de zijde van het senaatspleinbord
    waar je pion staat. Het gaat recht naar de overkant, in een baan naar keuze, en schuift door tot het standbeeld of
    een ander fiche het tegenhoudt. Het wordt tegengehouden als recht voor een van zijn daken het standbeeld of een
    dak van dat andere fiche ligt, zijde tegen zijde; een hoek houdt het niet tegen. Het fiche stopt nooit eerder en
    draait nooit onderweg. Joker-paviljoenfiches houden het net zo tegen als paviljoenfiches; wapenschilden,
    dakopbouw-stenen en bezoekers doen dat niet. Je wint alleen de wapenschilden die onder de eindpositie liggen.
    (Onze uitleg: wat een fiche tegenhoudt en welke wapenschilden je wint.)
H4-6 = Zou niets het fiche vóór de overkant tegenhouden, dan mag je het in die baan niet inschuiven: een fiche schuift
    door tot het ergens tegenaan komt. (Onze uitleg.)
H4-7 = Je allereerste fiche moet door het standbeeld worden tegengehouden.
H4-8 = Het hele fiche moet binnen het bouwraster eindigen.
H4-9 = Kleurbonus: raakt je nieuwe fiche met een zijde minstens één ander fiche van zijn kleur op je bord, dan trek je
    één kaart van de trekstapel. Het is altijd maar één kaart, hoeveel fiches het ook raakt. Joker-paviljoenfiches
    hebben geen kleur: ze krijgen de bonus niet en leveren hem ook niet op. (Onze uitleg: geen bonus met
    joker-paviljoenfiches.)
H4-10 = Neem zoveel dakopbouw-stenen als de gekozen kaart toont (0 tot en met 2) en zet ze elk op een dak van het
    fiche dat je net hebt gebouwd, hoogstens één per dak. Dit is verplicht. Heeft de voorraad er minder, of heeft het
    fiche minder vrije daken, dan plaats je er maar zoveel. (Onze uitleg: als er te weinig zijn.)
H4-11 = De wapenschilden onder je nieuwe fiche gaan naar je weide. Je kunt ze meteen gebruiken.
H4-12 = Bouwen gaat in deze volgorde: je noemt de kaarten en neemt het fiche; je schuift het in; de kaarten worden
    afgelegd; de wapenschilden gaan naar je weide; je plaatst de dakopbouw-stenen; en als laatste komt de kleurbonus.
    (Onze uitleg.)
H4-13 = De handkaartenlimiet geldt ook na de kleurbonus. Dat is alleen van belang als je A12 hebt gebruikt. (Onze
    uitleg.)
H4-14 = Enkele gepubliceerde voorbeelden:
    • Voor een blauwe 5 speel je die kaart en nog vier blauwe kaarten.
    • Met A9 kost een paarse 4 in totaal drie paarse kaarten.
    • Met A14 kost een blauwe 4 drie blauwe kaarten en één kaart van een willekeurige andere kleur.
    • Voor een blauwe 3 met één dakopbouw-steen speel je drie blauwe kaarten, neem je het fiche en zet je er één
    dakopbouw-steen op.

H5 = Als de kaarten op zijn, en het einde van het spel
H5-1 = Zodra de laatste kaart van de trekstapel wordt getrokken of opengelegd, is de lopende ronde de laatste.
H5-2 = Telkens als er een kaart nodig is en de trekstapel leeg is, wordt de aflegstapel geschud tot een nieuwe
    trekstapel. De gepubliceerde spelregels verschillen hier: volgens één ervan schud je zodra de stapel leeg is,
    volgens de andere pas als het nodig is. Wij schudden wanneer de volgende kaart nodig is, met alles wat dan is
    afgelegd. Is ook de aflegstapel leeg, dan blijven uitsparingen leeg en wordt er geen kaart getrokken. De laatste
    ronde staat door H5.1 al vast; later opnieuw schudden verandert daar niets aan. (Onze uitleg: wanneer de stapel
    wordt geschud, en een lege aflegstapel.)
H5-3 = Na de laatste ronde volgt de eindtelling (H7).

H6 = Het actiebord
A1 = Ga 1 tot en met 6 velden verder in plaats van 1 tot en met 3. Je verplaatst je pion maar één keer per beurt;
    daarom mag je in een beurt hoogstens een van de acties A1, A6 en A11 gebruiken, en wel voordat je hem verplaatst.
    (Onze uitleg: één verplaatsing per beurt.)
A2 = Neem twee joker-paviljoenfiches en leg ze nu op je bord. Elk komt op een leeg dakveld naar keuze dat met een
    zijde aan een paviljoenfiche of joker-paviljoenfiche grenst; het tweede mag aan het eerste grenzen. Je schuift ze
    niet in. Je legt ze meteen, een voor een; er moet dus minstens één fiche op je bord liggen, en het standbeeld is
    geen fiche. Bedekt een joker-paviljoenfiche een wapenschild, dan win je het. Met A10 kun je later een
    dakopbouw-steen op een joker-paviljoenfiche zetten. Is er maar plaats voor één fiche, dan leg je er maar één;
    joker-paviljoenfiches raken nooit op. (Onze uitleg: alles na ‘niet in’.)
A3 = Schuif het paviljoenfiche van deze beurt in vanaf een zijde naar keuze. Bouw je met A8 twee fiches, dan geldt de
    actie maar voor één ervan. (Onze uitleg: maar één fiche.)
A4 = Als je kaarten trekt, neem je naast de twee andere nog één kaart van de trekstapel. De handkaartenlimiet geldt.
A5 = Neem één dakopbouw-steen meer dan de gekozen kaart toont; toont de kaart er geen, dan neem je er één.
A6 = Ga 1 tot en met 5 velden verder in plaats van 1 tot en met 3. Je verplaatst je pion maar één keer per beurt;
    daarom mag je in een beurt hoogstens een van de acties A1, A6 en A11 gebruiken, en wel voordat je hem verplaatst.
    (Onze uitleg: één verplaatsing per beurt.)
A7 = Neem één joker-paviljoenfiche en leg het nu op je bord. Het komt op een leeg dakveld naar keuze dat met een zijde
    aan een paviljoenfiche of joker-paviljoenfiche grenst. Je schuift het niet in. Je legt het meteen; er moet dus
    minstens één fiche op je bord liggen, en het standbeeld is geen fiche. Bedekt het joker-paviljoenfiche een
    wapenschild, dan win je het. Met A10 kun je er later een dakopbouw-steen op zetten. Joker-paviljoenfiches raken
    nooit op. (Onze uitleg: alles na ‘niet in’.)
A8 = Bouw deze beurt een tweede paviljoenfiche; de kaarten betaal je zoals gewoonlijk. Je moet in dezelfde beurt al
    een eerste fiche hebben gebouwd. Samen met A13 is de volgorde: trekken, bouwen, bouwen. (Onze uitleg: eerst
    bouwen, en de volgorde met A13.)
A9 = Voor het bouwen heb je één kaart minder nodig. De gekozen kaart zelf speel je altijd; een kaart met een 1 heeft
    er dus niets aan, en daarbij kun je de actie niet gebruiken. (Onze uitleg: de gekozen kaart wordt altijd
    gespeeld.)
A10 = Verplaats een van je eigen dakopbouw-stenen naar een ander dak van een paviljoenfiche of joker-paviljoenfiche op
    je bord, waar er nog geen op staat. Naar een onbebouwd dakveld, het standbeeld of het bord van een andere speler
    mag niet. (Onze uitleg: waar hij niet heen mag.)
A11 = Ga één veld terug, tegen de klok in, in plaats van 1 tot en met 3 vooruit. Je verplaatst je pion maar één keer
    per beurt; daarom mag je in een beurt hoogstens een van de acties A1, A6 en A11 gebruiken, en wel voordat je hem
    verplaatst. (Onze uitleg: één verplaatsing per beurt.)
A12 = Tot het einde van de volgende ronde heb je geen handkaartenlimiet; daarna leg je kaarten af tot je er zeven
    hebt. Je mag deze actie op elk moment van je eigen beurt aankondigen, ook als je kaarten moet afleggen. De
    gepubliceerde spelregels noemen het einde van de volgende ronde of het einde van je volgende beurt; hier leg je af
    aan het einde van je eigen beurt in de volgende ronde. Eindigt het spel eerder, dan leg je niets af. (Onze uitleg:
    wanneer je de actie aankondigt en wanneer je aflegt.)
A13 = Trek kaarten en bouw daarna in dezelfde beurt ook een paviljoenfiche. Dat moet in die volgorde; na het bouwen
    kun je de actie dus niet gebruiken. Na het trekken geldt de handkaartenlimiet. Samen met A8 is de volgorde:
    trekken, bouwen, bouwen. Voor A8 moet je in dezelfde beurt hebben gebouwd. (In twee van de vier gepubliceerde
    spelregels staat de volgorde. Onze uitleg: de handkaartenlimiet en A8.)
A14 = Bij één keer bouwen telt één kaart van een willekeurige kleur als jokerkaart.
A15 = Je scoort meteen twee punten op het puntenspoor.
H6-1 = Om een actie te gebruiken, leg je er een wapenschild van je weide op. Je mag elke actie één keer per spel
    gebruiken, en dat mag iedereen: alleen je eigen wapenschilden blokkeren een actie voor je. De acties liggen in
    rijen van vijf; in de standaardeditie vormen A1–A5 de bovenste rij, A6–A10 de middelste en A11–A15 de onderste. In
    een browser heten ze actie 1 tot en met actie 15. De gepubliceerde spelregels noemen de acties in twee volgordes;
    de andere zou A5 en A10 in de onderste rij zetten in plaats van A14 en A15. Wij spelen met de Duitse en Franse
    volgorde, waarin kaartacties en dakopbouwacties per kolom bij elkaar staan. A3, A5, A9 en A14 veranderen elk één
    keer bouwen. Je mag ze combineren; elk kost een eigen wapenschild, en je kondigt ze samen met de kaarten aan, vóór
    het inschuiven. Een wapenschild dat je met dat fiche wint, komt daarvoor te laat, maar je kunt er wel A2, A7, A8,
    A10, A12 of A15 mee betalen. (Onze uitleg: de volgorde op het bord, en hoe je A3, A5, A9 en A14 gebruikt.)
H6-2 = A2, A7, A10, A12 en A15 mag je op elk moment van je eigen beurt gebruiken, ook voordat je je pion verplaatst of
    nadat je hebt gebouwd. (Onze uitleg.)

H7 = Eindtelling
H7-1 = Je scoort 2 punten voor elke complete rij en 2 punten voor elke complete kolom. Een dakveld telt als bebouwd
    als er een paviljoenfiche of een joker-paviljoenfiche op ligt; dat geldt ook voor het veld van het standbeeld. Op
    het standbeeld zelf staat nooit een dakopbouw-steen.
H7-2 = Elke dakopbouw-steen op het snijpunt van een complete rij en een complete kolom levert 3 punten op. Anders
    levert elke dakopbouw-steen in een complete rij of in een complete kolom 1 punt op. Alle andere leveren 0 punten
    op.
H7-3 = Voorbeeld: 2 complete rijen en 3 complete kolommen leveren 10 punten op. Van de dakopbouw-stenen leveren er 3
    op snijpunten 9 punten op, 1 in een complete rij 1 punt, 2 in een complete kolom 2 punten, en één in geen van
    beide 0 punten. Dat is samen 22 punten.
H7-4 = Wie de meeste punten heeft, wint. Bij gelijke stand wint van de betrokken spelers degene die het laatst in de
    beurtvolgorde zit, dus het verst van de startspeler.

H8 = Uitbreiding ‘Droge wegen’
H8-1 = Deze bonuskaarten liggen open klaar: met 2 spelers de 3 en de 5; met 3 spelers de 3, de 5 en de 7; met 4
    spelers de 3, de 5, de 7 en de 9.
H8-2 = Elke speler heeft het hele spel één bezoeker op elk van de vier zebrapaden, één aan elke zijde van het
    spelersbord. In de standaardeditie liggen de zebrapaden buiten het bouwraster, elk voor één dakveld aan de rand:
    (0,2), (2,6), (6,4) en (4,0). Bezoekers bezetten geen dakveld en houden geen fiche tegen dat wordt ingeschoven.
H8-3 = Zodra al je vier bezoekers door je paviljoenfiches met elkaar verbonden zijn, joker-paviljoenfiches meegeteld,
    neem je de hoogste bonuskaart die er nog is en scoor je die meteen. Elke speler kan er maar één krijgen. De
    bezoekers zijn verbonden als de vier dakvelden voor de zebrapaden bebouwd zijn en bij één groep fiches horen die
    met hun zijden aan elkaar grenzen; het standbeeld verbindt niet. Dit wordt na elk paviljoenfiche en elk
    joker-paviljoenfiche gecontroleerd. (Onze uitleg: wat als verbonden geldt en wanneer het wordt gecontroleerd.)
H8-4 = Al het andere blijft gelijk. De uitbreiding is te combineren met het afdekken voor een eerste spel (H2.6) en
    met ‘Nieuwe uitdagingen’ (H2.7).
