### Zo speel je Metro: wat nieuwe spelers vóór de exacte regels lezen, met de afbeeldingen erbij. Hier staat geen nummer van
### een regel. Elk getal in een bijschrift heeft de engine in zijn afbeelding geteld.

## Zo speel je

web-howto-metro-goal-heading = Het doel
web-howto-metro-goal = Parijs graaft zijn metro. Rond het bord liggen 32 stations, en bij elk begint een lijn. De stations in jouw kleur zijn van
    jou, en hun lijnen ook.

    Elke tegel maakt sommige lijnen langer en laat andere eindigen. Een lijn die bij een station aankomt, brengt één punt
    op voor elke tegel waar hij overheen loopt, en het dubbele als hij bij het centraal station in het midden van het bord
    aankomt. Laat je eigen lijnen dus door de stad kronkelen en zorg dat de andere vroeg aankomen. Liggen alle tegels op
    het bord, dan wint wie de meeste punten heeft.
web-howto-metro-picture-goal = De gele lijn van station 5 loopt over 6 tegels, over één ervan twee keer: dat zijn er 7. Hij eindigt bij het centraal
    station en telt dubbel: 14 punten.

web-howto-metro-setup-heading = Voor je begint
web-howto-metro-setup = Iedereen speelt met een kleur. Het kader rond het bord laat zien van wie welk station is. De tegels worden geschud en gaan
    gedekt in de toren; iedereen trekt er één en houdt hem geheim. Iemand begint, en daarna gaat het met de klok mee.

web-howto-metro-turn-heading = Jouw beurt
web-howto-metro-turn = In je beurt leg je de tegel uit je hand, en elke lijn die daarmee voltooid is, wordt geteld. Dan trek je een nieuwe tegel en is
    de volgende aan de beurt.
web-howto-metro-picture-hold = Dit is jouw tegel.
web-howto-metro-picture-lay = Leg hem op het bord. Hier wordt de gele lijn langer.
web-howto-metro-picture-draw = Trek een nieuwe tegel uit de toren.
web-howto-metro-turn-draw = Bewaar je je tegel liever voor later? Trek dan een andere uit de toren voordat je iets legt. Die moet je nu leggen, wat er ook
    op staat, en de eerste blijft in je hand.

    Is de toren leeg, dan spelen jullie de tegels die over zijn. Ook als al je lijnen voltooid zijn, leg je verder tegels:
    de lijnen van de anderen wachten al.

web-howto-metro-placing-heading = Een tegel leggen
web-howto-metro-placing = Leg je tegel op een leeg veld aan de rand van het bord, of naast een tegel die er al ligt. Het centraal station blijft vrij en
    telt niet als tegel.

    Elke tegel heeft een klein pijltje. Alle pijltjes wijzen naar boven: tegels worden niet gedraaid.
web-howto-metro-picture-right-edge = Aan de rand van het bord kun je altijd een tegel leggen.
web-howto-metro-picture-right-neighbour = Deze tegel ligt naast een andere, en zijn pijltje wijst naar boven.
web-howto-metro-picture-wrong-alone = Dit veld ligt niet aan de rand en niet naast een tegel.
web-howto-metro-picture-wrong-turned = De tegel is gedraaid: zijn pijltje wijst naar rechts.
web-howto-metro-placing-short = Geen enkele lijn mag na één tegel eindigen, van wie hij ook is. Alleen als jouw tegel dat zou veroorzaken op elk veld waar hij
    kan liggen, mag je hem daar toch leggen.
web-howto-metro-picture-right-longer = Deze tegel maakt een lijn langer.
web-howto-metro-picture-wrong-short = Hier zou dezelfde tegel de lijn van station 3 meteen laten eindigen. Eén tegel is te kort.

web-howto-metro-lines-heading = Lijnen en punten
web-howto-metro-lines = Een lijn begint bij zijn wagon en volgt het spoor van tegel naar tegel. Komt hij bij een station aan, al is het zijn eigen, of
    bij het centraal station, dan is hij voltooid en wordt hij meteen geteld.
    • Elke tegel waar hij overheen loopt, is één punt waard. Loopt hij er vaker overheen, dan telt de tegel elke keer.
    • Bij het centraal station wordt dat alles verdubbeld.
    • De punten zijn voor de eigenaar van het station waar de lijn begon, wie de laatste tegel ook legt.
    • Eén tegel kan meer lijnen tegelijk voltooien.

    De wagon wordt dan gedraaid: deze lijn telt niet nog eens. Stations die van niemand zijn, leveren niemand iets op, en
    een spoor dat alleen rondgaat, is niets waard.
web-howto-metro-picture-edge-end = Geel heeft de laatste tegel gelegd, maar de lijn van station 4 is van Blauw. Hij loopt over 5 tegels en eindigt bij
    station 6: 5 punten voor Blauw.

web-howto-metro-end-heading = Het einde
web-howto-metro-end = Het spel eindigt met de laatste tegel. Elke lijn is dan ergens aangekomen en geteld. Wie de meeste punten heeft, wint; bij een
    gelijke stand delen jullie de overwinning.

web-howto-metro-tips-heading = Voor je eerste partij
web-howto-metro-tips = • Bekijk voor je een tegel legt elk spoor erop. Hij kan aan de ene kant jou helpen en aan de andere kant de anderen.
    • Een lange lijn van jou is een doelwit: niemand kan je de punten afnemen, maar iedereen kan hem laten eindigen.
    • Het centraal station betaalt dubbel: een middellange lijn levert daar vaak meer op dan een lange aan de rand.
    • Tegels die een trein laten keren, zijn verraderlijk aan de rand en prachtig in het midden.
    • Korte lijnen zijn geen schande. Laat eindigen wat nooit meer groeit en gebruik je tegels voor de rest.

## Varianten, modules en steden

web-howto-metro-variants-heading = Varianten
web-howto-metro-free_orientation-heading = Vrij draaien
web-howto-metro-free_orientation = Je mag je tegel draaien zoals je wilt voordat je hem legt: het pijltje doet er niet meer toe. Iedereen heeft veel meer keus, en
    de lijnen worden langer.
web-howto-metro-picture-free_orientation = In deze variant mag de gedraaide tegel hier liggen.
web-howto-metro-hand-heading = Meer tegels in je hand
web-howto-metro-hand = Je hebt twee of drie tegels in plaats van één, kiest welke je legt en vult je hand weer aan. Zo kun je beter plannen.
web-howto-metro-picture-hand = Drie tegels om uit te kiezen.

web-howto-metro-modules-heading = Modules
web-howto-metro-companies-heading = De naamloze vennootschappen
web-howto-metro-companies = De lijnen zijn van acht vennootschappen, en wat ze opbrengen is de winst van die vennootschap. Iedereen heeft vier geheime
    aandelen: één van 10, van 20, van 30 en van 40%. In je beurt leg je een tegel of ruil je een aandeel tegen een ander
    met hetzelfde percentage. Heeft een vennootschap 25 winstpunten, dan kan niemand meer ruilen.

    Aan het eind worden de vennootschappen op winst gerangschikt. Voor elke 10% levert de eerste je 8 punten op, de tweede
    7, enzovoort. Wie van een vennootschap het meest bezit, krijgt bovendien een tiende van de winst.
web-howto-metro-picture-companies = 10 en 30% van twee vennootschappen die 5 waard zijn, 20 en 40% van één die 8 waard is: 5 + 15 + 48 = 68 punten.
web-howto-metro-central-stations-heading = Centrale stations
web-howto-metro-central-stations = Iedereen heeft één centraalstationtegel. In plaats van een spoortegel leg je die op een van de acht plaatsen van het centraal
    station: daar begint een extra lijn voor jou. Die moet over meer dan één tegel lopen, en zijn punten worden nooit
    verdubbeld.
web-howto-metro-picture-central-stations = De extra lijn van Blauw loopt op weg naar station 5 over 3 tegels: 3 punten.
web-howto-metro-central-rails-heading = Centrale sporen
web-howto-metro-central-rails = Voor het spel bedekken vier tegels met centrale sporen het centraal station. De lijnen lopen dwars door het midden: er eindigt
    er geen, en niets wordt verdubbeld. Zo’n tegel telt als elke andere waar een lijn overheen loopt.
web-howto-metro-picture-central-rails = De lijn van station 5 loopt door het midden en eindigt bij station 12: 7 tegels, 7 punten.
web-howto-metro-solo-heading = Het solospel
web-howto-metro-solo = Je leidt alle acht vennootschappen in je eentje. Twee tegels liggen open voor je. Draai een kaart om: met een van je tegels
    verleng je een lijn van die vennootschap. Voor jou telt aan het eind alleen de vennootschap met de minste punten, dus
    er mag er geen achterblijven. In de moeilijkere variant gaat het verschil tussen de beste en de laatste eraf.
web-howto-metro-picture-solo = Groen moet worden verlengd, op een van de verlichte velden. Heeft aan het eind de beste vennootschap 35 punten en de
    laatste 22, dan scoor je 22, of 9 in de moeilijkere variant.

web-howto-metro-cities-heading = Steden
web-howto-metro-paris-heading = Parijs
web-howto-metro-paris = Op de binnenste velden wachten toeristen. Met de optie daarvoor legt iedereen eerst zijn kaarten
    op volgorde. Leg je een tegel op een toerist, dan breng je hem naar een vrije plek van zijn kleur op je
    monumentkaarten; heb je die niet, dan gaat hij naar een andere toerist op het bord.

    Aan het eind levert elke toerist in je langste rij zonder gat 2 punten op, elke volle kaart 3, en elke andere toerist
    van je kost 1 punt.
web-howto-metro-picture-paris = De rij van 5 levert 10 op, de volle kaart 3, en de andere 2 toeristen kosten 2: 11 punten.
web-howto-metro-stockholm-heading = Stockholm
web-howto-metro-stockholm = Een toerist onder je tegel gaat naar de eerste vrije plek van een lange rij monumenten. Iedereen heeft geheime kleuren. Aan het
    eind tellen voor jou de getallen onder de toeristen in jouw kleuren, dus kies goed wanneer welke toerist het bord
    verlaat.
web-howto-metro-picture-stockholm = De rode toerist levert 3 punten op en de paarse 4, voor wie hun kleur heeft.
web-howto-metro-stockholm_variant-heading = Stockholm met open kleuren
web-howto-metro-stockholm_variant = Op elke kaart ligt een kleur. Een toerist gaat naar de kaart met zijn kleur, en wie de tegel heeft gelegd, krijgt meteen de
    punten van zijn plek.
web-howto-metro-picture-stockholm_variant = De eerste rode toerist levert 1 punt op, de tweede 2: samen 3.
web-howto-metro-london-heading = Londen
web-howto-metro-london = Toeristen nemen de taxi. Leg je een tegel op een toerist, dan mag je doorrijden naar de volgende kaart van zijn kleur en krijg je
    één punt per kaart. Ligt die meer dan vier kaarten verder, dan gaat de taxi vier kaarten verder en krijg je niets. Of je laat
    hem staan. Aan het eind van de rij keert de taxi om.
web-howto-metro-picture-london = De kaart van de oranje toerist is de derde: 3 punten.
web-howto-metro-new-york-heading = New York
web-howto-metro-new-york = Bij elk station wacht een toerist. De eerste lijn die daar eindigt, brengt hem naar het monument van zijn kleur op het
    monumentenbord van de eigenaar. Aan het eind telt elke toerist het getal van zijn monument, en geen bord is als het
    andere.
web-howto-metro-picture-new-york = 2 toeristen bij een 1, 2 bij een 3 en 1 bij een 0: 8 punten.
web-howto-metro-st-petersburg-heading = Sint-Petersburg
web-howto-metro-st-petersburg = Op het bord liggen acht monumentkaarten. Leg je een tegel op zo’n kaart, dan kies je een toerist voor je tegel. De vier
    puntentegels van zijn kleur worden gedekt geschud. Is een lijn voltooid die over die tegel loopt, dan neemt de
    eigenaar er voor elke keer één en houdt hem tot het eind geheim.
web-howto-metro-picture-st-petersburg = De gele lijn van station 7 loopt 3 keer over de tegel met de blauwe toerist: 7 punten en 3 puntentegels.
web-howto-metro-berlin-heading = Berlijn
web-howto-metro-berlin = Leg je een tegel op een toerist, dan stapt hij erop. Een lijn die over deze tegel loopt, levert daarvoor elke keer een kaartje
    van die kleur op, zodra hij voltooid is.

    Aan het eind leveren de meeste kaartjes van een kleur het grootste getal op van de kaart waarop de toerist van die kleur
    staat, de op één na meeste het kleinste.

    Voor het spel kies je kant A of kant B van de kaarten, of je mengt ze. Op kant B liggen de getallen verder uit elkaar.
web-howto-metro-picture-berlin = De lijn van station 7 levert 7 punten op, en 2 gele kaartjes en 1 paars.
