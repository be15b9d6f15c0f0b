### Wat de terminal zegt: de tafel, de panelen, de opdrachten en hun opties.

## De tafel

prompt = { PLAYER($seat) }, jouw beurt (? tips, h hulp):{" "}
table-record = Deze partij staat in { $file }
table-commitment = Een geheime startwaarde met vingerafdruk { $commitment } legt alle trekkingen vast
table-left = Je verlaat de tafel; alles is opgeslagen. Verder met: { $command }
table-verify = De startwaarde staat nu in het partijverslag. Controleer elke trekking met: { $command }
table-hand-over = Geef het toetsenbord aan { PLAYER($seat) } en druk op Enter.{" "}
table-forced = Er was maar één zet mogelijk ({ $move }).
table-undone = Teruggenomen.
table-advice = 1: { $move }, zegt { $level }.
table-legal = { $move } mag.
table-which = Welke bedoel je? Typ het nummer.
table-not-understood = Ik begrijp ‘{ $typed }’ niet. Typ h voor hulp.
table-confirm = Enter of y om dit te doen, iets anders om terug te gaan:{" "}
hints-metro =
    Een globale tip die alleen naar deze zet kijkt en niet verder: voorop staat wat je open lijnen verlengt of die van
    anderen kort afsluit. Punten meteen zijn niet alles: een kort afgesloten lijn wordt nooit meer lang.
hint-points = { $sign }{ points }
hint-track = open lijnen +{ $track ->
        [one] { $track } tegel
       *[other] { $track } tegels
    }
hint-others = anderen { $sign }{ points }
hint-more = … nog { $moves }: l
table-form = Zo schrijf je het: { $way }
no-number-metro = De laatste lijst heeft geen nummer { $number }. l toont alle toegestane zetten; een veld schrijf je als 3 4.
goal-metro = Lange lijnen winnen: één punt voor elke tegel waar een voltooide lijn overheen loopt, dubbel bij het centraal station.
newcomer-metro = Nieuw hier? r M2 en r M4 vertellen over de beurt en de score, h alles wat je kunt typen.
hints-helsinki =
    Wat elke zet meteen oplevert, geteld alsof het spel nu eindigde, dan naar de wapenschilden en kaarten die je wint. Verder
    kijkt dit niet: een kaart om mee te bouwen toont niets voordat het fiche is ingeschoven; p KAART toont waar dat kan.
no-number-helsinki = De laatste lijst heeft geen nummer { $number }. l toont alle toegestane zetten.
goal-helsinki = Complete rijen en kolommen winnen: aan het eind elk 2 punten, dakopbouw-stenen daarin 1 punt, op een snijpunt 3.
newcomer-helsinki = Nieuw hier? r H3, r H4 en r H7 vertellen over de beurt, het bouwen en de score, h alles wat je kunt typen.
way-lay = rij kolom: je tegel leggen
way-turn = tegel rij kolom r1: gedraaid leggen
way-draw = d: een tegel trekken
way-pass = p: passen
way-exchange = x 20 open, x 20 pile: een aandeel ruilen
way-station = s plaats: centraal station (met vennootschappen: s plaats percentage)
way-keep = keep: de tegel houden
way-return = return: de tegel terugleggen
way-drive = drive: met de taxi rijden
way-stay = stay: de taxi laten staan
way-tourist = kleur plek, kleur rij kolom, kleur away: een toerist leiden
way-mark = t aacb: alleen de velden voor een tegel van jou aangeven
way-line = line 14: de lijn van station 14 volgen
way-rule = r M3.4: een regel lezen; r M3: een hoofdstuk
way-helsinki-space = space 3: je pion op senaatspleinveld 3 zetten
way-helsinki-walk = w 2: 2 velden lopen
way-helsinki-use = A7: een actie gebruiken (a: wat ze betekenen)
way-helsinki-draw = d, d A4: kaarten pakken
way-helsinki-build = b KAART, b KAART A9: bouwen (p KAART: waar het fiche kan blijven liggen)
way-helsinki-pay = nummer of kaarten: betalen
way-helsinki-push = nummer of daken: het fiche inschuiven (p: kleine borden van alle plekken)
way-helsinki-roof = roof rij kolom: een dakopbouw-steen plaatsen
way-helsinki-wild = wild rij kolom: een jokerfiche leggen
way-helsinki-shift = shift rij kolom rij kolom: een dakopbouw-steen verplaatsen
way-helsinki-discard = discard KAART: een kaart afleggen
way-helsinki-end = end: je beurt beëindigen
way-helsinki-rule = r H4.5: een regel lezen; r H4: een hoofdstuk
way-plain-rule = r NUMMER: een regel of een hoofdstuk lezen
help-lay = 3 4             je tegel op rij 3, kolom 4 leggen
help-tile = aacb 3 4        deze van je tegels leggen
help-turned = aacb 3 4 r1     hem een kwartslag met de klok mee gedraaid leggen; t aacb r1 toont zijn velden
help-draw = d · p           een tegel trekken · passen
help-exchange = x 20 open       je aandeel van 20% ruilen voor de open kaart; x 20 pile voor de bovenste van de stapel
help-station = s 3             centraal station op plaats 3; line c3 volgt de lijn
help-station-share = s 3 20          centraal station op plaats 3 voor de vennootschap van je aandeel van 20%; line c3 volgt de lijn
help-keep = keep · return   de zojuist getrokken tegel: houden · terugleggen
help-drive = drive · stay    de taxi: rijden · laten staan
help-lead = rood 5 · r 5    toerist naar plek 5 van je rij; rood 3 4 naar een veld; rood away
help-arrange = arrange 3      monumentkaart 3 op de volgende plaats van je rij leggen
help-choose = rood · r        de rode toerist op de zojuist gelegde tegel zetten
help-metro =
    5               de zet met dit nummer in de laatste lijst
    ?               een globale tip over de zetten, de beste eerst
    ??              wat de sterkste bot zou spelen, en waarom
    ? 3 4           waarom een zet niet mag
    t aacb          alleen de velden voor deze tegel aangeven
    l               alle toegestane zetten
    b               het bord opnieuw tonen
    line 14         de lijn van station 14 volgen
    r M3.4          een regel lezen
help-plain =
    5               de zet met dit nummer in de laatste lijst
    ?               wat de zetten meteen opleveren, de beste eerst
    ??              wat de sterkste bot zou spelen, en waarom
    ? ZET           waarom een zet niet mag
    l               alle toegestane zetten
    b               de stand nog eens tonen
    r NUMMER        een regel lezen
help-undo = u               je laatste beslissing terugnemen: in je eentje tegen bots zo vaak je wilt, ook na een trekking; met meerdere mensen aan het toetsenbord slechts zolang niemand anders heeft gespeeld en er niets is getrokken
help-quit = q               stoppen; de partij is opgeslagen
sign-metro =
    Op het bord toont een teken aan elke rand van een tegel waarheen een trein gaat die daar binnenkomt. Het teken na het
    nummer van een station is de eigenaar: het nummer van een speler of de hoofdletter van een vennootschap; kleine
    letters zijn toeristen. ✓ staat bij een getelde lijn, ◆ op de laatst gelegde tegel; cijfers op lege velden tonen
    waar je mag leggen.
sign-companies =
    Aandelen: bij elk percentage de open kaart, dan het aandeel van elke speler; · is geen, ? is geheim, ! ligt voor iedereen open.
sign-central-stations = Cijfers aan de rand van het midden zijn vrije plaatsen; 3:1 is het centraal station van speler 1 op plaats 3.
sign-central-rails = Op de vier velden in het midden liggen centrale sporen: daar eindigt geen lijn.
sign-solo = Kaart: de vennootschap waarvan nu een lijn verlengd moet worden; Stapel: hoeveel kaarten er nog komen.
sign-paris = Parijs: een rij voor elke speler. Een letter is een vrije plek voor een toerist van die kleur, ■ een toerist die is aangekomen; geteld wordt vanaf 1 van links. Zolang de rijen worden geordend, staat voor elke kaart zonder plaats haar nummer.
sign-stockholm = Stockholm: de gemeenschappelijke rij. Een cijfer is een vrije plek met de punten ervan, een letter een toerist. Fiches: de kleuren die voor een speler tellen, ? is geheim.
sign-stockholm-variant = Stockholm: de gemeenschappelijke rij. Een cijfer is een vrije plek met de punten ervan, een letter een toerist; de letter voor de dubbele punt is de kleur die naar die kaart gaat.
sign-london = Londen: de rij monumentkaarten naar kleur, daaronder de taxi ▲ met zijn richting.
sign-new-york = New York: voor elke eigenaar de punten van een toerist per kleur, daaronder (×) de toeristen die zijn gekomen. Letters na stations zijn de toeristen die daar wachten.
sign-st-petersburg = Sint-Petersburg: ▲ is een monumentkaart onder de tegel die komt. Vrij: toeristen die nog niet gekozen zijn; daaronder de punten op de tegels van elke kleur; dan de puntentegels van elke eigenaar per kleur, ? is onbekend.
sign-berlin = Berlijn: voor elke kleur de punten voor de meeste en de op één na meeste kaartjes; daaronder de kaartjes van elke eigenaar per kleur.
sign-guessed = ≈: dit zouden de punten zijn als het spel nu eindigde, voor zover je de aandelen kent.
sign-secret = + ?: er komt nog iets bij dat je niet ziet.
help-helsinki-space = space 3         je pion op senaatspleinveld 3 zetten; de anderen volgen
help-helsinki-turn =
    w 2             2 velden met de klok mee lopen
    d               de twee kaarten naast je veld pakken
    b blue-4-3-2    bouwen met deze kaart (getal 4, fiche van 3 daken, 2 dakopbouw-stenen); b blue-4 als dat duidelijk is
    blue-1 wild     met deze kaarten betalen, als je moet betalen; of het nummer in de lijst
    2,3 2,4 3,4     het fiche op deze daken schuiven, als je moet schuiven; of het nummer in de lijst
    roof 3 4        dakopbouw-steen op rij 3, kolom 4
    discard KAART   een kaart afleggen
    end             je beurt beëindigen
help-helsinki-use = { $example } · use { $example }     een actie gebruiken
help-helsinki-back = w -1            met A11 een veld teruglopen
help-helsinki-more = d A4            die en nog een pakken
help-helsinki-actions = b KAART { $example }      bouwen met acties: { $actions }; ook met meerdere tegelijk
help-helsinki-wild = wild 3 4        jokerfiche op rij 3, kolom 4, na zijn actie
help-helsinki-shift = shift 3 4 2 2   een dakopbouw-steen verplaatsen, na zijn actie
help-helsinki =
    5               de zet met dit nummer in de laatste lijst
    p KAART         waar het fiche van een kaart nu kan blijven liggen; p KAART oost: vanaf een andere kant
    p KAART 2       de tweede van deze plekken op je bord; alleen p bij het schuiven: alle plekken
    a · t           wat de acties betekenen · de fiches en hoeveel er over zijn
    ?               wat de zetten meteen opleveren, de beste eerst
    ??              wat de sterkste bot zou spelen, en waarom
    ? b KAART       waarom een zet niet mag
    l               alle toegestane zetten
    b               de tafel nog eens tonen
    r H4.5          een regel lezen
help-helsinki-any-side = p KAART A3      waar het vanaf een willekeurige kant kan blijven liggen
sign-helsinki =
    Een kaart als blue-4-3-2 noemt de kleur, het getal (zoveel kaarten speel je), de daken van het fiche en de
    dakopbouw-stenen. Op de borden zijn letters fiches per kleur, hoofdletters dragen een dakopbouw-steen; * is een
    jokerfiche, + een met een dakopbouw-steen, # het standbeeld, ¤ een wapenschild, ■ het fiche voordat je bevestigt.
    Pijlen tonen de kant waar je fiches vandaan komen.
sign-dry-roads = ≡ is een zebrapad van de uitbreiding; daarnaast staan de bonuskaarten die er nog zijn.

## Panelen

panel-you = Jij bent speler { SEAT($seat) }
panel-and-secret = {" "}+ ?
panel-tower = Toren: { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }
panel-drawn = Getrokken tegel
panel-hand = Je tegels
panel-profits = Winst
panel-shares = Aandelen
panel-open = open
panel-card = Kaart:
panel-deck = Stapel: { CARDS($cards) ->
        [one] { CARDS($cards) } kaart
       *[other] { CARDS($cards) } kaarten
    }
panel-tokens = Fiches
panel-free-tourists = Vrij:
panel-tiles = Fiches
panel-round = Ronde { $round } · stapel { $pile } · aflegstapel { $discards } · dakopbouw-stenen { $superstructures }
panel-last-round = De laatste ronde!
panel-cards = { CARDS($cards) ->
        [one] { CARDS($cards) } kaart
       *[other] { CARDS($cards) } kaarten
    }
panel-used = gebruikt: { $actions }
panel-your-cards = Je kaarten:
panel-action-covered = afgedekt
panel-action-used = gebruikt
panel-action-now = nu mogelijk
rest-heading = { CARD($card) }: { $number ->
        [0] geen plek om te blijven liggen
        [one] { $number } plek om te blijven liggen
       *[other] { $number } plekken om te blijven liggen
    }, vanaf: { SIDE($sides) }
rest-coats = ¤ { $coats }
rest-card = + kaart
rest-row = rij { $row }
rest-column = kolom { $column }
rest-visitors = bezoekers: { points }

## Het scoreblad

sheet-place = Plaats
sheet-seat = Speler
sheet-points = Punten
sheet-owner = Eigenaar
sheet-entry = Waarvoor
sheet-rule = Regel
sheet-station = Station
sheet-crossings = Passages
sheet-end = Einde
sheet-end-centre = centraal station
sheet-end-edge = rand
sheet-end-open = open
sheet-nobody = niemand
sheet-total = Samen
sheet-winners = { $winners ->
        [one] { $names } wint met { points }.
       *[other] Gedeelde overwinning met elk { points }: { $names }.
    }
sheet-alone = Je eindigt met { points }.
sheet-count = Totaal
sheet-connected = De vier bezoekers zijn verbonden.
sheet-not-connected = De vier bezoekers zijn niet verbonden.

## Andere opdrachten

verify-holds = { $draws ->
        [one] { $draws } trekking gecontroleerd: die volgt uit de startwaarde.
       *[other] { $draws } trekkingen gecontroleerd: alle volgen uit de startwaarde.
    }
replay-event = Gebeurtenissen: { $number } van { $events }
replay-continue = De partij is nog niet afgelopen. Verder met: { $command }
simulate-games = Partijen
simulate-moves = Zetten
simulate-seconds = Seconden
simulate-games-per-second = Partijen per seconde
simulate-mean-scores = Gemiddelde scores per plaats
simulate-sha256 = SHA-256 van alle partijverslagen
edition-file = Bestand
edition-title = Spel
edition-name = Naam
edition-hash = Hash
edition-published = Gepubliceerd
edition-earlier = Eerdere editie
edition-reconstructed = Gereconstrueerd
edition-owner = Eigen doos
edition-place = Waarde
edition-rule = Regel
edition-source = Bron
edition-left-out = niet vermeld
edition-no-difference = Er is geen verschil met de standaardeditie.
edition-copied = { $file } is nu een kopie van de standaardeditie. Verbeter wat er in jouw doos anders is, geef daar de bron owner aan en controleer het bestand met: { $command }

## Waarom iets geweigerd wordt

refusal-file-exists = Het bestand { $file } bestaat al. Ga verder met --resume of noem een ander bestand.
refusal-record-exists = Het partijverslag { $file } bestaat al. Noem een nieuwe of lege map.
refusal-edition-exists = Er is al een bestand { $file }. Kies een andere naam voor de kopie.
refusal-file-unreadable = Het bestand { $file } is niet te gebruiken ({ $error }).
refusal-folder-missing = De map { $file } voor het partijverslag bestaat niet. Maak die eerst of noem een ander bestand.
refusal-seed-file = De geheime startwaarde van deze partij ontbreekt of is niet de juiste; die hoort in { $file }.
refusal-seed-exists = In { $file } ligt de geheime startwaarde van een andere partij. Noem een ander bestand voor dit partijverslag.
refusal-seat-kind = ‘{ $value }’ kan niet aan tafel zitten. Kies uit: { $allowed }.
refusal-seat-count = Je hebt { $number ->
        [one] { $number } plaats
       *[other] { $number } plaatsen
    } bezet, maar er spelen er { $players }.
refusal-rule-not-found = In geen enkele regel staat het woord ‘{ $word }’.
refusal-number-list = ‘{ $value }’ moet random zijn of uit getallen met komma’s ertussen bestaan.
refusal-start-seat = ‘{ $value }’ kan niet beginnen. Geef random of het nummer van een plaats, geteld vanaf 0.
refusal-beside-resume = Een partij die verdergaat, heeft al instellingen. Laat weg: { $options }.
refusal-beside-sheet = Een telblad heeft eigen opties. Laat weg: { $options }.
refusal-step-outside = Er is geen gebeurtenis { $value }: het partijverslag heeft er { $events }.

## Hulp bij de opdrachten

help-app = Bordspellen over steden: spelen, naspelen, tellen, de regels lezen.
help-play = Een partij in deze terminal spelen. De geheime startwaarde staat tot het einde in RECORD.seed.
help-rules = De regels lezen: alle, een hoofdstuk zoals M7 of één regel zoals M7.3.
help-replay = Een partijverslag naspelen: scores, rangschikking en elk punt met zijn regel.
help-verify = Elke trekking van een partijverslag opnieuw afleiden uit de onthulde startwaarde.
help-simulate = Partijen met willekeurige zetten spelen.
help-score = Een echte tafel tellen aan de hand van het telblad, of een opgeschreven bord: Helsinki als afbeelding van zeven regels, Metro als tegels en velden zoals aacb01aaaa00.
help-editions = Toon een lijst van edities, controleer editiebestanden en toon wat er in een doos zit.
help-version = De versie tonen.
help-title = Het spel.
help-edition = De naam van een editie, of een editiebestand.
help-lang = De taal: en, de, fr of nl.
help-seats = Wie waar zit, zoals person,conductor,random.
help-seed = Een tekst die de trekkingen vastlegt.
help-record = Het bestand voor het partijverslag.
help-resume = De partij van dit partijverslag voortzetten.
help-rule = Het nummer van een regel of hoofdstuk.
help-search = Alleen regels met dit woord.
help-file = Een partijverslag; - leest de invoer.
help-json = JSON schrijven.
help-step = Het bord na zoveel gebeurtenissen tonen.
help-games = Hoeveel partijen.
help-records = Een map voor alle partijverslagen.
help-written = Metro: tegels en velden in de volgorde van leggen, zes tekens elk (M1.3), met spaties ertussen als je wilt. Helsinki: een bestand met een afbeelding van een bord. - leest de invoer.
help-title-or-sheet = Een telblad (een TOML-bestand, of - voor de invoer), of het spel van een opgeschreven bord: metro of helsinki.
help-template = Het telblad met alle onderdelen schrijven, en wat je daar kunt invullen; met een spel in plaats van een bestand een leeg blad.
help-check = Een reeks weigeren die niet in deze volgorde gelegd kon worden.
help-score-players = Het aantal spelers: 2 tot en met 6; P1 is speler 1.
help-files = Editiebestanden.
help-values = Toon elke waarde zoals in de doos: tegels, borden en kaarten, met de regel en de bron.
help-difference = Toon waarin elke editie van de standaardeditie verschilt.
help-copy = Schrijf de standaardeditie van een spel in dit bestand, als begin van een eigen editie.

## Het onderzoek

help-doctor = Kijken wat er is van alles waarmee cityboard beter werkt, en wat er kapot is.
doctor-python = Python { $version } ({ $file })
doctor-kernel-compiled = { $kernel }: gecompileerd ({ $file })
doctor-kernel-plain = { $kernel }: gewoon Python ({ $file }). Bots zien minder in hun tijd; opnieuw geïnstalleerd met een C-compiler wordt het gecompileerd.
doctor-kernel-stale = { $kernel }: uit een andere bron gecompileerd ({ $file }). Compileer het opnieuw met ‘make kernels’, of verwijder dit bestand.
doctor-numpy = numpy is er.
doctor-numpy-missing = numpy is er niet. Alleen het trainen van bots heeft het nodig.
doctor-page = De pagina voor de browser is er ({ $file }).
doctor-page-missing = De pagina voor de browser ontbreekt ({ $file }). ‘make page’ bouwt die in de map van het project.
doctor-database = In de database kan worden geschreven: { $file }
doctor-database-locked = In de database kan niet worden geschreven: { $file }. Noem een andere met CITYBOARD_DATABASE.
doctor-database-elsewhere = De database staat op een server; ‘cityboard check’ kijkt erin.
