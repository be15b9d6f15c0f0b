### De eerste spellen, waarin je al spelend leert.

web-learn-title = { $name } leren
web-learn-progress = Stap { $number } van { $count }
web-learn-watch = Kijk wat Ada doet…
web-learn-later = Een paar beurten later…
web-learn-elsewhere = Dat zou ook kunnen. Hier proberen we iets anders: kijk nog eens, of laat het me voordoen.
web-learn-rule = Regel { $rule } lezen
web-learn-back = Terug
web-learn-skip = Overslaan
web-learn-show = Laat zien
web-learn-next = Verder
web-learn-finish = Punten tellen
web-learn-ending = Goed gedaan!
web-learn-play = Speel een echt spel
web-learn-rules = Regels lezen
web-learn-again = Nog een keer
web-learn-begun = Je tafel is begonnen: { $name }
web-learn-begun-go = Naar de tafel

## Metro

web-learn-metro-goal-heading = Bouw de langste lijnen
web-learn-metro-goal = Elke wagon aan de rand wacht op zijn lijn. De jouwe staan bij de oneven stations. Een lijn die bij een station aankomt, geeft één punt voor elke tegel waar hij overheen loopt. Maak dus omwegen!
web-learn-metro-first-heading = Leg je eerste tegel
web-learn-metro-first = Een tegel ligt aan de rand of naast een andere. Zijn pijl wijst omhoog: tegels worden niet gedraaid. Kies het verlichte veld onder station 5 en bevestig.
web-learn-metro-trace-heading = Volg je lijn
web-learn-metro-trace = Wijs station 5 aan of tik erop: je lijn licht op en het getal zegt hoe lang hij is.
web-learn-metro-trace-seen = Tot nu toe één tegel. Zo kun je elke lijn bekijken, ook die van Ada.
web-learn-metro-longer-heading = Maak je lijn langer
web-learn-metro-longer = Twee velden zijn verlicht. Probeer ze allebei voor je bevestigt: waar groeit de lijn van station 5? Een tegel waar een lijn twee keer overheen loopt, telt twee keer.
web-learn-metro-ada-heading = Ada bouwt mee
web-learn-metro-ada = Ada heeft een tegel naast de jouwe gelegd en jouw lijn loopt daarover verder. Volg station 5 nog eens.
web-learn-metro-ada-seen = Wie de tegels legt, maakt niet uit: een lijn hoort bij het station waar hij begint. Dat kan je helpen of schaden.
web-learn-metro-alone-heading = Waar geen tegel mag liggen
web-learn-metro-alone = Op de verlichte velden mag het, op het gemarkeerde niet. Kies dat toch en kijk waarom.
web-learn-metro-alone-seen = Een tegel moet aan de rand of naast een andere tegel liggen. Mag iets niet, dan hoor je altijd waarom, met de regel erbij.
web-learn-metro-short-heading = Geen lijn van één tegel
web-learn-metro-short = Kies nu het gemarkeerde veld bij station 3: deze tegel zou de trein meteen terugsturen.
web-learn-metro-short-seen = Niemand mag een lijn na één tegel laten eindigen, niet de eigen en niet die van een ander, zolang er een ander veld is.
web-learn-metro-draw-heading = Trek een andere tegel
web-learn-metro-draw = Komt je tegel later beter van pas? Trek er dan een uit de toren. Maar die moet je leggen, wat het ook is.
web-learn-metro-drawn-heading = Leg de getrokken tegel
web-learn-metro-drawn = Weer twee velden: vind het veld waar je lijn langer wordt. De andere tegel blijft in je hand.
web-learn-metro-complete-heading = Aankomst
web-learn-metro-complete = Nu past de tegel die je bewaarde: hij brengt de lijn van station 5 naar station 6. Leg hem en tel mee: tien punten! De wagon wordt gedraaid, de lijn is voltooid.
web-learn-metro-centre-heading = Dubbele punten
web-learn-metro-centre = Een lijn die bij het centraal station eindigt, telt dubbel. Leg je tegel: de lijn van station 3 loopt over 8 tegels en levert 16 punten op.
web-learn-metro-last-heading = Je laatste tegel
web-learn-metro-last = De toren is leeg, er zijn nog maar twee velden vrij. Leg je laatste tegel in de gemarkeerde hoek.
web-learn-metro-end-heading = Het spel is uit
web-learn-metro-end = Alle tegels liggen en elke lijn is geteld. Jij hebt { $own ->
        [one] { $own } punt
       *[other] { $own } punten
    }, Ada heeft er { $other }: je wint! Laten we kijken waar ze vandaan komen.
web-learn-metro-ending = Je kent nu het hele spel: lange lijnen voor jou, korte voor de anderen, en het centraal station telt dubbel.

## Helsinki

web-learn-helsinki-goal-heading = Vul je bord
web-learn-helsinki-goal = Bouw paviljoens op je bord. Aan het eind geeft elke complete rij en elke complete kolom 2 punten, en dakopbouw-stenen erin geven nog meer.
web-learn-helsinki-space-heading = Waar je begint
web-learn-helsinki-space = Tussen de senaatspleinvelden liggen kaarten. Zet je pion op het verlichte veld en bevestig.
web-learn-helsinki-walk-heading = Ga op pad
web-learn-helsinki-walk = Elke beurt begint met 1 tot 3 stappen met de klok mee. Loop twee stappen: daar wachten twee blauwe kaarten.
web-learn-helsinki-draw-heading = Neem twee kaarten
web-learn-helsinki-draw = Na het lopen trek of bouw je. Neem de twee kaarten naast je pion.
web-learn-helsinki-side-heading = Het gaat om de kant
web-learn-helsinki-side = Vier blauwe kaarten: tijd om te bouwen! Een fiche komt binnen van de kant waar je pion staat. Loop één stap, naar de noordkant.
web-learn-helsinki-card-heading = Kies een kaart en betaal
web-learn-helsinki-card = De blauwe 3 geeft een fiche van drie daken en kost drie blauwe kaarten, zichzelf meegeteld. Kies hem en betaal met de twee 2’en: bewaar de 1 voor later.
web-learn-helsinki-try-heading = Iets moet het tegenhouden
web-learn-helsinki-try = Een fiche glijdt tot het standbeeld of een ander fiche het tegenhoudt. Probeer het langs het standbeeld te schuiven, langs de rand, en kijk wat er gebeurt.
web-learn-helsinki-try-seen = Daar houdt niets het tegen, dus daar mag het niet in. Kan iets niet, dan hoor je altijd waarom.
web-learn-helsinki-push-heading = Schuif het fiche erin
web-learn-helsinki-push = Draai het fiche of draai het om tot het op de gemarkeerde daken ligt: het standbeeld houdt het tegen en het wapenschild ligt eronder. Bevestig dan.
web-learn-helsinki-roof-heading = Een dakopbouw-steen
web-learn-helsinki-roof = Je kaart toont er een: zet hem op het verlichte dak. Aan het eind geeft hij 1 punt in een complete rij of kolom, en 3 op een snijpunt.
web-learn-helsinki-coat-heading = Een wapenschild gewonnen
web-learn-helsinki-coat = Het ligt op je weide en betaalt één actie, wanneer je maar wilt. Bewaar het nog even en beëindig je beurt.
web-learn-helsinki-again-heading = Nog eens blauw
web-learn-helsinki-again = Loop twee stappen naar de oostkant en kies de blauwe 1. Die kost alleen zichzelf.
web-learn-helsinki-bonus-heading = Een kaart voor dezelfde kleur
web-learn-helsinki-bonus = Schuif het fiche op de gemarkeerde daken, tegen je blauwe. De twee blauwe fiches raken elkaar, dus je trekt een kaart. Je wint ook het volgende wapenschild. Beëindig dan je beurt.
web-learn-helsinki-action-heading = Gebruik een actie
web-learn-helsinki-action = Een van je rijen mist nog maar één dak. Kies op het actiebord actie 7, een jokerfiche, en betaal met een wapenschild. Leg het in het gat: de rij is compleet!
web-learn-helsinki-limit-heading = Hoogstens zeven kaarten
web-learn-helsinki-limit = Loop twee stappen en trek. Nu heb je te veel kaarten: leg de groene 4 af, dan de rode 4, en beëindig je beurt.
web-learn-helsinki-end-heading = Het spel is uit
web-learn-helsinki-end = De trekstapel is op, dus dit was de laatste ronde. Jij hebt { $own ->
        [one] { $own } punt
       *[other] { $own } punten
    }, Ada heeft er { $other }: je wint! Laten we kijken waar ze vandaan komen.
web-learn-helsinki-ending = Je kunt nu lopen, trekken, bouwen en acties gebruiken. De rest ontdek je al spelend.
