### De spelregels van Helsinki in het Nederlands, één bericht per regel: te lezen in het spel.

H1 = Spelmateriaal
H1-1 = Het senaatspleinbord heeft in de standaardeditie 8 senaatspleinvelden, twee aan elk van de vier zijden, en
    daartussen 8 uitsparingen voor kaarten. Ze wisselen elkaar rondom het vierkant af: elk senaatspleinveld heeft
    precies één uitsparing links en één rechts van zich, en elke uitsparing hoort bij de twee senaatspleinvelden
    ernaast. De senaatspleinvelden zijn met de klok mee genummerd van 0 tot en met 7, vanaf het linkerveld van de
    noordzijde: 0 en 1 in het noorden, 2 en 3 in het oosten, 4 en 5 in het zuiden, 6 en 7 in het westen. Elke
    uitsparing heeft het nummer van het senaatspleinveld dat erop volgt: uitsparing 1 ligt tussen de
    senaatspleinvelden 0 en 1, enzovoort; uitsparing 0 ligt tussen de senaatspleinvelden 7 en 0. Senaatspleinveld 0
    grenst dus aan de uitsparingen 0 en 1, senaatspleinveld 1 aan 1 en 2, enzovoort, tot en met senaatspleinveld 7,
    dat aan de uitsparingen 7 en 0 grenst.
H1-2 = Elke zijde van het senaatspleinbord toont een gebouw: de kathedraal in het noorden, het regeringsgebouw in het
    oosten, het Sederholmhuis in het zuiden en de universiteit in het westen. In de standaardeditie is de westzijde de
    gele.
H1-3 = Het spelersbord heeft een bouwraster van 7 × 7 velden, één per dak: rijen 0 tot en met 6 vanaf het noorden,
    kolommen 0 tot en met 6 vanaf het westen. Het ligt in dezelfde richting als het senaatspleinbord. Op het middelste
    veld, (3,3), staat het standbeeld. Gewonnen wapenschilden bewaar je op de weide. In een browser heten de
    kolommen A tot en met G en de rijen 1 tot en met 7: (0,0) is daar A1.
H1-4 = Er zijn 50 paviljoenfiches in vijf kleuren (paars, groen, rood, blauw en geel). Van elke kleur hebben er 3 twee
    daken, 3 drie daken, 3 vier daken en 1 vijf daken; bij elke kleur en grootte hoort één vorm. In de standaardeditie
    zijn dat, volgens openbare bronnen, de vormen van het zusterspel Copenhagen. Twee daken: in elke kleur een
    dominosteen. Drie daken: een staaf (I3) in paars en groen, een hoek (V3) in rood, blauw en geel. Vier daken: een
    staaf (I4) in paars, een T (T4) in groen, een vierkant (O4) in rood, een L (L4) in blauw en een S (S4) in geel.
    Vijf daken: een staaf (I5) in paars, een kruis in de vorm van een plus (X5) in groen, een P (P5) in rood, een T
    (T5) in blauw en een Z (Z5) in geel. De fiches zijn dubbelzijdig: je mag ze in elke stand draaien en ook omkeren.
H1-5 = Verder zijn er 12 joker-paviljoenfiches van één dak, zonder kleur, 30 dakopbouw-stenen, 5 afdekfiches, 1
    startspelerfiguur en 1 actiebord met het puntenspoor. Bij de uitbreiding horen 4 bonuskaarten (3, 5, 7 en 9) en 16
    bezoekers.
H1-6 = Er zijn 100 paviljoenkaarten: 18 in elk van de vijf kleuren en 10 jokerkaarten. Een gekleurde kaart toont een
    getal van 1 tot en met 5, één fiche van haar kleur en 0, 1 of 2 dakopbouw-stenen. In de standaardeditie zijn er
    van elke kleur: vier keer ‘1’ (2 daken, geen dakopbouw-steen); twee keer ‘2’ (2 daken, 1 dakopbouw-steen) en twee
    keer ‘2’ (3 daken, geen); twee keer ‘3’ (3 daken, 1 dakopbouw-steen) en twee keer ‘3’ (4 daken, geen); twee keer
    ‘4’ (4 daken, 1 dakopbouw-steen) en twee keer ‘4’ (3 daken, 2 dakopbouw-stenen); één ‘5’ (5 daken, 1
    dakopbouw-steen) en één ‘5’ (5 daken, 2 dakopbouw-stenen).
H1-7 = Elke speler heeft een spelersbord, 8 wapenschilden, een standbeeld, een pion en een scoresteen. De
    spelerskleuren rood, groen, blauw en geel hebben niets te maken met de kleuren van de fiches.
H1-8 = De wapenschilden liggen aan het begin op 8 gemarkeerde velden van het bouwraster. In de standaardeditie (rij,
    kolom) zijn dat (1,2), (2,5), (5,4) en (4,1) en verder (0,5), (5,6), (6,1) en (1,0).

H2 = Voorbereiding
H2-1 = Haal vóór het schudden kaarten uit het spel; welke, hangt af van het aantal spelers. Met 4 spelers doen alle
    100 kaarten mee. Met 3 spelers gaan van elke kleur twee keer ‘1’ en één ‘5’ weg, plus vier jokerkaarten: er
    blijven 81 kaarten over. Met 2 spelers gaan van elke kleur twee keer ‘1’, twee keer ‘2’, twee keer ‘3’, twee keer
    ‘4’ en één ‘5’ weg, plus zes jokerkaarten: er blijven 49 kaarten over. Bestaat een getal in twee soorten, dan gaat
    van elke soort één kaart weg; welke ‘5’ weggaat, bepaalt het toeval. Ook met 2 spelers gaat er dus in elke kleur
    een ‘5’ weg: anders zouden er negen keer ‘5’ overblijven, tegen vijf keer met 3 spelers. Een editie kan wel
    bepalen dat er in totaal maar één ‘5’ weggaat (dan blijven er 53 kaarten over). (Onze uitleg.)
H2-2 = Schud de kaarten en leg er 8 open in de uitsparingen van het senaatspleinbord. Elke speler trekt twee kaarten
    nadat alle pionnen zijn geplaatst (H2.4): je kiest je eerste veld dus terwijl je de open kaarten kent, maar je
    hand nog niet.
H2-3 = De fiches, gesorteerd op kleur en vorm, vormen een gezamenlijke, open voorraad.
H2-4 = De startspeler (aan tafel de jongste; hier willekeurig bepaald of gekozen door de gastheer of gastvrouw) houdt
    de startspelerfiguur het hele spel en zet de eigen pion op een senaatspleinveld naar keuze: een echte beslissing.
    Daarna komt, met de klok mee, de pion van elke volgende speler twee velden verder met de klok mee dan de vorige.
H2-5 = Elke speler zet het standbeeld in het midden van het eigen bord, legt de 8 wapenschilden op de gemarkeerde
    velden en zet de scoresteen op 0.
H2-6 = Optie voor een eerste spel: dek de onderste rij van het actiebord af (A11 tot en met A15).
H2-7 = Variant ‘Nieuwe uitdagingen’: dek vijf acties af, welke dan ook, willekeurig bepaald of gekozen door de
    gastheer of gastvrouw. Een afgedekte actie is voor niemand beschikbaar.

H3 = De beurt
H3-1 = Elke ronde begint bij de startspeler en gaat met de klok mee. In je beurt moet je eerst je pion verplaatsen;
    daarna trek je kaarten of bouw je. Dan is de volgende speler aan de beurt.
H3-2 = Verplaatsen: zet je pion 1, 2 of 3 senaatspleinvelden verder met de klok mee. Blijven staan mag niet. Er mogen
    meerdere pionnen op hetzelfde veld staan.
H3-3 = Kaarten trekken: neem de twee open kaarten naast het veld van je pion en daarna, als je die actie gebruikt, de
    kaart van A4. Vul vervolgens beide uitsparingen aan van de trekstapel, eerst die met het laagste nummer; leg ten
    slotte kaarten af tot je er 7 hebt (H3.4). Moet voor het aanvullen de aflegstapel worden geschud, dan worden de
    kaarten die je zo aflegt niet meegeschud. (Onze uitleg.)
H3-4 = De handkaartenlimiet is 7: heb je na het trekken meer kaarten, leg dan meteen kaarten naar keuze open op de
    aflegstapel tot je er 7 overhoudt. (Onze uitleg.)
H3-5 = Bouwen: zie H4. Kun je niet bouwen, dan moet je kaarten trekken. Liggen er in je twee uitsparingen minder dan
    twee kaarten (met de gepubliceerde aantallen kan dat niet gebeuren), neem dan wat er ligt; trekken blijft
    toegestaan. (Onze uitleg.)
H3-6 = Wapenschildacties (H6) mag je gebruiken op elk moment van je beurt waarop ze zin hebben, ook meerdere in één
    beurt.
H3-7 = Je beurt eindigt als jij dat zegt, of vanzelf als er niets meer mogelijk is. Een actie zonder effect wordt
    geweigerd en je houdt het wapenschild: als er geen plaats is voor A2 of A7, als er voor A5 geen dakopbouw-steen
    meer is of geen vrij dak, of als er voor A10 geen ander vrij dak is. (Onze uitleg.)
H3-8 = Geheim zijn: de kaarten in de hand en de volgorde van de trekstapel. Openbaar zijn: hoeveel kaarten iedereen in
    de hand heeft, hoeveel kaarten er in de trekstapel zitten, de aflegstapel, de borden, de weiden en de gebruikte
    acties. (Onze uitleg.)

H4 = Bouwen
H4-1 = Kies één gekleurde kaart uit je hand: die bepaalt welk fiche je bouwt, en dat fiche moet nog in de voorraad
    liggen. Een kaart waarvan het fiche op is, kun je nog wel als extra kaart van haar kleur uitgeven.
H4-2 = Betaal in totaal zoveel kaarten als het getal van de gekozen kaart aangeeft, de gekozen kaart meegeteld en
    allemaal in de kleur van die kaart. Jokerkaarten vervangen elke kleur, zoveel als je wilt, maar een jokerkaart is
    nooit de gekozen kaart.
H4-3 = Na het inschuiven van het fiche gaan de uitgegeven kaarten open naar de aflegstapel, dus vóór de kaart van de
    kleurbonus (H4.9). Je betaalt precies het vereiste aantal, nooit meer. (Onze uitleg.)
H4-4 = Je moet het fiche meteen plaatsen. Vóór het inschuiven mag je het vrij draaien en omkeren. Je mag een fiche
    alleen bouwen als er, met de aangekondigde acties, minstens één toegestane manier is om het in te schuiven. (Onze
    uitleg.)
H4-5 = Schuif het fiche in vanaf de zijde van je spelersbord die overeenkomt met de zijde van het senaatspleinbord
    waar je pion staat, recht naar de overkant, in een baan naar keuze. Het schuift door tot het standbeeld of een
    ander fiche het tegenhoudt, dus tot recht voor een dak van het schuivende fiche een dak van een ander fiche of het
    standbeeld ligt: zijde tegen zijde, contact met een hoek houdt het niet tegen. Het stopt nooit eerder en draait
    nooit. Joker-paviljoenfiches houden het tegen net als gewone paviljoenfiches; wapenschilden, dakopbouw-stenen en
    bezoekers niet. Je wint alleen de wapenschilden die onder de eindpositie liggen. (Onze uitleg.)
H4-6 = In een baan waarin niets het fiche tegenhoudt, zodat het tot de overkant zou doorschuiven, mag je het niet
    inschuiven: het moet ergens tegenaan komen (H4.5). (Onze uitleg.)
H4-7 = Je allereerste fiche moet door het standbeeld worden tegengehouden.
H4-8 = Het hele fiche moet binnen het bouwraster eindigen.
H4-9 = Kleurbonus: raakt het nieuwe fiche met een zijde minstens één ander fiche van zijn kleur op je bord, trek dan
    één kaart van de trekstapel (één kaart, hoeveel fiches het ook raakt). Joker-paviljoenfiches hebben geen kleur: ze
    geven de bonus niet en lokken hem ook niet uit. (Onze uitleg.)
H4-10 = Dakopbouw-stenen: neem er zoveel als de gekozen kaart toont (0 tot en met 2) en zet ze elk op een dak van het
    zojuist gebouwde fiche, hoogstens één per dak. Dit is verplicht. Heeft de voorraad er minder, of heeft het fiche
    minder vrije daken, dan plaats je er niet meer dan dat aantal. (Onze uitleg.)
H4-11 = Wapenschilden die onder het nieuwe fiche liggen, gaan naar je weide en kun je meteen gebruiken.
H4-12 = Bouwen gaat in deze volgorde: de kaarten worden genoemd en het fiche wordt genomen; het fiche wordt
    ingeschoven; de kaarten worden afgelegd; de wapenschilden gaan naar de weide; de dakopbouw-stenen worden
    geplaatst; ten slotte volgt de kleurbonus. (Onze uitleg.)
H4-13 = De handkaartenlimiet wordt ook na de kleurbonus gecontroleerd (dat heeft alleen gevolgen in de nasleep van
    A12). (Onze uitleg.)
H4-14 = Gepubliceerde voorbeelden: een blauwe ‘5’ kost die kaart en vier andere blauwe; met A9 kost een paarse ‘4’ in
    totaal drie paarse kaarten; met A14 betaal je een blauwe ‘4’ met drie blauwe kaarten en één kaart van een
    willekeurige andere kleur; voor een blauwe ‘3’ met één dakopbouw-steen betaal je drie blauwe kaarten, bouw je het
    fiche en zet je er één dakopbouw-steen op.

H5 = Als de kaarten op zijn, en het einde van het spel
H5-1 = Wordt de laatste kaart van de trekstapel getrokken of opengelegd, dan is de lopende ronde de laatste.
H5-2 = Telkens als er een kaart nodig is en de trekstapel leeg is, schud je de aflegstapel tot een nieuwe trekstapel.
    Dat gebeurt op het moment dat de volgende kaart nodig is, met alles wat dan is afgelegd. Is ook de aflegstapel
    leeg, wat niet hoort voor te komen, dan blijven de uitsparingen leeg en wordt er niets getrokken. De laatste ronde
    staat door H5.1 al vast: later opnieuw schudden verandert daar niets aan. (Onze uitleg.)
H5-3 = Na de laatste ronde volgt de eindtelling (H7).

H6 = Het actiebord
A1 = Zet je pion 1 tot en met 6 senaatspleinvelden verder in plaats van 1 tot en met 3. Je verplaatst je maar één keer
    per beurt; gebruik dus hoogstens een van de acties A1, A6 en A11 in een beurt, en doe dat voordat je je
    verplaatst. (Onze uitleg.)
A2 = Neem twee joker-paviljoenfiches en leg ze meteen op je bord, een voor een, elk op een leeg dakveld naar keuze dat
    met een zijde aan een paviljoenfiche of joker-paviljoenfiche grenst; het tweede mag aan het eerste grenzen. Je
    schuift ze niet in. Er moet minstens één fiche op je bord liggen; het standbeeld is geen fiche. Bedek je een
    wapenschild, dan win je het. Het dak van een joker-paviljoenfiche kan later door A10 een dakopbouw-steen krijgen.
    Is er maar plaats voor één fiche, dan leg je er één; joker-paviljoenfiches raken nooit op. (Onze uitleg.)
A3 = Schuif je paviljoenfiche van deze beurt in vanaf een zijde naar keuze. Dit geldt voor één fiche: met A8 voor een
    van de twee. (Onze uitleg.)
A4 = Als je kaarten trekt, neem je naast de twee andere nog één kaart van de trekstapel. De handkaartenlimiet geldt.
A5 = Neem één dakopbouw-steen meer dan de gekozen kaart toont (dus één als ze er geen toont).
A6 = Zet je pion 1 tot en met 5 senaatspleinvelden verder in plaats van 1 tot en met 3. Je verplaatst je maar één keer
    per beurt; gebruik dus hoogstens een van de acties A1, A6 en A11 in een beurt, en doe dat voordat je je
    verplaatst. (Onze uitleg.)
A7 = Neem één joker-paviljoenfiche en leg het meteen op je bord, op een leeg dakveld naar keuze dat met een zijde aan
    een paviljoenfiche of joker-paviljoenfiche grenst. Je schuift het niet in. Er moet minstens één fiche op je bord
    liggen; het standbeeld is geen fiche. Bedek je een wapenschild, dan win je het. Het dak van een
    joker-paviljoenfiche kan later door A10 een dakopbouw-steen krijgen. Joker-paviljoenfiches raken nooit op. (Onze
    uitleg.)
A8 = Bouw deze beurt een tweede paviljoenfiche; de kaarten betaal je zoals gewoonlijk. Daarvoor moet je in
    dezelfde beurt al hebben gebouwd. Met A13: trekken, bouwen, nog eens bouwen. (Onze uitleg.)
A9 = Voor het bouwen heb je één kaart minder nodig. De gekozen kaart zelf wordt altijd gespeeld; een ‘1’ heeft er dus
    niets aan, en daarvoor wordt de actie niet aangeboden. (Onze uitleg.)
A10 = Verplaats een van je eigen dakopbouw-stenen naar een ander dak van een paviljoenfiche of joker-paviljoenfiche op
    je bord, waar nog geen dakopbouw-steen op staat. Een onbebouwd veld, het standbeeld of het bord van een andere
    speler mag niet. (Onze uitleg.)
A11 = Zet je pion één senaatspleinveld terug, tegen de klok in, in plaats van 1 tot en met 3 vooruit. Je verplaatst je
    maar één keer per beurt; gebruik dus hoogstens een van de acties A1, A6 en A11 in een beurt, en doe dat voordat je
    je verplaatst. (Onze uitleg.)
A12 = Tot het einde van de volgende ronde heb je geen handkaartenlimiet; daarna leg je kaarten af tot je er zeven
    hebt. Dat doe je aan het einde van je eigen beurt in die volgende ronde. Je mag deze actie op elk moment van je
    beurt aankondigen, ook als je kaarten moet afleggen. Eindigt het spel eerder, dan leg je niets af. (Onze uitleg.)
A13 = Trek kaarten en bouw daarna in dezelfde beurt ook een paviljoenfiche. Dat gaat in die volgorde, dus niet nadat
    je al gebouwd hebt; de handkaartenlimiet wordt na het trekken gecontroleerd. Met A8: trekken, bouwen, nog eens
    bouwen. A8 kan alleen als je in dezelfde beurt al bouwt. (Onze uitleg.)
A14 = Bij één keer bouwen telt één kaart van welke kleur ook als jokerkaart.
A15 = Je scoort meteen twee punten op het puntenspoor.
H6-1 = Om een actie te gebruiken, leg je er een wapenschild van je weide op. Elke speler mag elke actie één keer per
    spel gebruiken; je wapenschilden blokkeren alleen jezelf. De acties vormen rijen van vijf; in de standaardeditie
    is de volgorde op het bord A1 tot en met A5 boven, A6 tot en met A10 in het midden en A11 tot en met A15 onder. In
    een browser heten ze actie 1 tot en met actie 15. De gepubliceerde regels noemen ze in twee volgordes; de andere
    zou A5 en A10 in de onderste rij zetten in plaats van A14 en A15. We volgen die van de Duitse en Franse regels,
    waarin de kaartacties en de dakopbouwacties per kolom bij elkaar staan. A3, A5, A9 en A14 veranderen hoe je één
    fiche bouwt en zijn te combineren; elk kost een eigen wapenschild en je kondigt ze samen met de kaarten aan, vóór
    het inschuiven. Een wapenschild dat je met dat fiche wint, komt daarvoor te laat, maar je kunt er wel A2, A7, A8,
    A10, A12 of A15 mee betalen. (Onze uitleg.)
H6-2 = A2, A7, A10, A12 en A15 mag je op elk moment van je beurt gebruiken, ook voordat je je verplaatst of nadat je
    hebt gebouwd. (Onze uitleg.)

H7 = Eindtelling
H7-1 = Elke volledige rij levert 2 punten op en elke volledige kolom ook. Een veld telt als bebouwd als er een
    paviljoenfiche of joker-paviljoenfiche op ligt, of als het standbeeld er staat (dat nooit een dakopbouw-steen
    draagt).
H7-2 = Dakopbouw-stenen: elke steen op het kruispunt van een volledige rij en een volledige kolom levert 3 punten op;
    anders elke steen in een volledige rij of kolom 1 punt; anders 0 punten.
H7-3 = Gepubliceerd voorbeeld: 2 volledige rijen en 3 volledige kolommen (10 punten), 3 dakopbouw-stenen op
    kruispunten (9 punten), 1 in een volledige rij (1 punt), 2 in een volledige kolom (2 punten) en één in geen van
    beide (0 punten) geven samen 22 punten.
H7-4 = Wie de meeste punten heeft, wint; bij gelijke stand wint van de betrokken spelers degene die het laatst in de
    beurtvolgorde zit (het verst van de startspeler).

H8 = Uitbreiding ‘Droge wegen’
H8-1 = Deze bonuskaarten liggen open klaar: met 2 spelers 3 en 5; met 3 spelers 3, 5 en 7; met 4 spelers 3, 5, 7 en 9.
H8-2 = Elke speler heeft het hele spel een bezoeker op elk van de vier zebrapaden, één per zijde van het bord. In de
    standaardeditie liggen de zebrapaden buiten het bouwraster, elk voor één veld aan de rand: (0,2), (2,6), (6,4) en
    (4,0); bezoekers bezetten geen dak en houden geen enkel fiche tegen dat wordt ingeschoven.
H8-3 = Zodra je vier bezoekers door je paviljoenfiches met elkaar verbonden zijn (joker-paviljoenfiches meegeteld),
    neem je de hoogste bonuskaart die er nog is en scoor je die meteen. Elke speler krijgt er hoogstens één. Ze zijn
    verbonden als de vier velden bij de zebrapaden bebouwd zijn en in één groep fiches liggen die met hun zijden aan
    elkaar grenzen; het standbeeld verbindt niet. Dit wordt na elk paviljoenfiche en elk joker-paviljoenfiche
    gecontroleerd. (Onze uitleg.)
H8-4 = Al het andere blijft gelijk; de uitbreiding is te combineren met H2.6 en H2.7.
