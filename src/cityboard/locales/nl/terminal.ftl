### Wat de terminal zegt: de tafel, de panelen, de opdrachten en hun opties.

## De tafel

prompt = { seat }, jouw beurt (? tips, h hulp):{" "}
table-record = Deze partij staat in { $file }
table-commitment = Een geheime startwaarde met vingerafdruk { $commitment } legt alle trekkingen vast
table-left = Je verlaat de tafel; alles is opgeslagen. Verder met: { $command }
table-verify = De startwaarde staat nu in het verslag. Controleer elke trekking met: { $command }
table-hand-over = Geef het toetsenbord aan { seat } en druk op Enter.{" "}
table-forced = Er was maar één zet mogelijk ({ $move }).
table-undone = Teruggenomen.
table-legal = { $move } mag.
table-which = Welke bedoel je? Typ het nummer.
table-not-understood = Ik begrijp “{ $typed }” niet. Typ h voor hulp.
table-hints =
    Een grove tip die alleen naar deze zet kijkt en niet verder: voorop staat wat je open lijnen verlengt of die van
    anderen kort afsluit. Punten meteen zijn niet alles: een kort afgesloten lijn wordt nooit meer lang.
hint-points = { $sign }{ points }
hint-track = open lijnen +{ $track ->
        [one] { $track } tegel
       *[other] { $track } tegels
    }
hint-others = anderen { $sign }{ points }
hint-more = … nog { $moves }: l
table-form = Zo schrijf je het: { $way }
table-no-number = De laatste lijst heeft geen nummer { $number }. l toont alle toegestane zetten; een veld schrijf je als 3 4.
table-goal = Lange lijnen winnen: één punt voor elke tegel die een lijn passeert als ze eindigt, dubbel bij het centraal station.
table-newcomer = Nieuw hier? r M2 en r M4 vertellen over de beurt en de score, h alles wat je kunt typen.
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
help-choose = rood · r        de rode toerist op de zojuist gelegde tegel zetten
help =
    5               de zet met dit nummer in de laatste lijst
    ?               een grove tip over de zetten, de beste eerst
    ? 3 4           waarom een zet niet mag
    t aacb          alleen de velden voor deze tegel aangeven
    l               alle toegestane zetten
    b               het bord opnieuw tonen
    line 14         de lijn van station 14 volgen
    r M3.4          een regel lezen
help-undo = u               je laatste beslissing terugnemen: alleen tegen toevallige zetten zo vaak je wilt, ook na een trekking; met meer mensen aan het toetsenbord slechts zolang niemand anders heeft gespeeld en er niets is getrokken
help-quit = q               stoppen; de partij is opgeslagen
help-board =
    Op het bord toont een teken aan elke rand van een tegel waarheen een trein gaat die daar binnenkomt. Het teken na het
    nummer van een station is de eigenaar: het nummer van een speler of de hoofdletter van een vennootschap; kleine
    letters zijn toeristen. ✓ staat bij een gescoorde lijn, ◆ op de laatst gelegde tegel; cijfers op lege velden tonen
    waar je mag leggen.
sign-companies =
    Aandelen: bij elk percentage de open kaart, dan het aandeel van elke speler; · is geen, ? is geheim, ! ligt voor iedereen open.
sign-central-stations = Cijfers aan de rand van het midden zijn vrije plaatsen; 3:1 is het centraal station van speler 1 op plaats 3.
sign-central-rails = Op de vier velden in het midden liggen centrale sporen: daar eindigt geen lijn.
sign-solo = Kaart: de vennootschap waarvan nu een lijn verlengd moet worden; Stapel: hoeveel kaarten er nog komen.
sign-paris = Parijs: een rij voor elke speler. Een letter is een vrije plek voor een toerist van die kleur, ■ een toerist die is aangekomen; geteld wordt vanaf 1 van links.
sign-stockholm = Stockholm: de gemeenschappelijke rij. Een cijfer is een vrije plek met haar punten, een letter een toerist. Fiches: de kleuren die voor een speler tellen, ? is geheim.
sign-stockholm-variant = Stockholm: de gemeenschappelijke rij. Een cijfer is een vrije plek met haar punten, een letter een toerist; de letter voor de dubbele punt is de kleur die naar die kaart gaat.
sign-london = Londen: de rij monumentkaarten naar kleur, daaronder de taxi ▲ met zijn richting.
sign-new-york = New York: voor elke eigenaar de punten van een toerist per kleur, daaronder (×) de toeristen die zijn gekomen. Letters na stations zijn de toeristen die daar wachten.
sign-st-petersburg = Sint-Petersburg: ▲ is een monumentkaart onder de tegel die komt. Vrij: toeristen die nog niet gekozen zijn; dan de puntentegels van elke eigenaar per kleur, ? is onbekend.
sign-berlin = Berlijn: voor elke kleur de punten voor de meeste en de op een na meeste kaartjes; daaronder de kaartjes van elke eigenaar per kleur.
sign-guessed = ≈: dit zouden de punten zijn als het spel nu eindigde, voor zover je de aandelen kent.
sign-secret = + ?: er komt nog iets bij dat je niet ziet.

## Panelen

panel-you = Jij bent speler { $seat }
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
panel-deck = Stapel: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
panel-tokens = Fiches
panel-free-tourists = Vrij:

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
        [one] { $seats } wint met { points }.
       *[other] { $seats } delen de overwinning met elk { points }.
    }
sheet-alone = Je eindigt met { points }.

## Andere opdrachten

verify-holds = { $draws ->
        [one] { $draws } trekking gecontroleerd: die volgt uit de startwaarde.
       *[other] { $draws } trekkingen gecontroleerd: alle volgen uit de startwaarde.
    }
replay-event = Na { $number } van { $events } gebeurtenissen
replay-continue = De partij is nog niet afgelopen. Verder met: { $command }
simulate-games = Partijen
simulate-moves = Zetten
simulate-seconds = Seconden
simulate-games-per-second = Partijen per seconde
simulate-mean-scores = Gemiddelde scores per plaats
simulate-sha256 = SHA-256 van alle verslagen
edition-file = Bestand
edition-name = Naam
edition-hash = Hash
edition-published = Gepubliceerd
edition-reconstructed = Gereconstrueerd
edition-place = Waarde
edition-rule = Regel
edition-source = Bron

## Waarom iets geweigerd wordt

refusal-file-exists = Het bestand { $file } bestaat al. Ga verder met --resume of noem een ander bestand.
refusal-record-exists = Het partijverslag { $file } bestaat al. Noem een nieuwe of lege map.
refusal-file-unreadable = Het bestand { $file } is niet te gebruiken ({ $error }).
refusal-folder-missing = De map { $file } voor het verslag bestaat niet. Maak die eerst of noem een ander bestand.
refusal-seed-file = De geheime startwaarde van deze partij ontbreekt of is niet de juiste; die hoort in { $file }.
refusal-seed-exists = In { $file } ligt de geheime startwaarde van een andere partij. Noem een ander bestand voor dit partijverslag.
refusal-seat-kind = “{ $value }” kan niet aan tafel zitten. Kies uit: { $allowed }.
refusal-seat-count = Je hebt { $number ->
        [one] { $number } plaats
       *[other] { $number } plaatsen
    } bezet, maar er spelen er { $players }.
refusal-undo-nothing = Er is niets om terug te nemen.
refusal-undo-chance = Dat kun je niet terugnemen: er is intussen iets getrokken.
refusal-undo-other = Dat kun je niet terugnemen: iemand anders heeft intussen gespeeld.
refusal-rule-not-found = In geen enkele regel staat het woord “{ $word }”.
refusal-number-list = “{ $value }” moet random zijn of uit getallen met komma’s ertussen bestaan.
refusal-start-seat = “{ $value }” kan niet beginnen. Geef random of het nummer van een plaats, geteld vanaf 0.
refusal-beside-resume = Een partij die verdergaat heeft haar instellingen al. Laat weg: { $options }.
refusal-step-outside = Er is geen gebeurtenis { $value }: het verslag heeft er { $events }.

## Hulp bij de opdrachten

help-app = Bordspellen over steden: spelen, naspelen, tellen, de regels lezen.
help-play = Speel een partij in deze terminal. De geheime startwaarde staat tot het einde in RECORD.seed.
help-rules = De regels lezen: alle, een hoofdstuk zoals M7 of één regel zoals M7.3.
help-replay = Een verslag naspelen: scores, rangschikking en elk punt met zijn regel.
help-verify = Elke trekking van een verslag opnieuw afleiden uit de onthulde startwaarde.
help-simulate = Partijen met willekeurige zetten spelen.
help-score = Een bord tellen dat als tegels en velden geschreven is, zoals aacb01aaaa00.
help-editions = De edities van een spel tonen of editiebestanden controleren.
help-version = De versie tonen.
help-title = Het spel.
help-edition = De naam van een editie, of een editiebestand.
help-lang = De taal: en, de, fr of nl.
help-seats = Wie waar zit, zoals person,random,random.
help-seed = Een tekst die de trekkingen vastlegt.
help-record = Het bestand voor het verslag.
help-resume = De partij van dit verslag voortzetten.
help-rule = Het nummer van een regel of hoofdstuk.
help-search = Alleen regels met dit woord.
help-file = Een verslag; - leest de invoer.
help-json = JSON schrijven.
help-step = Het bord na zoveel gebeurtenissen tonen.
help-games = Hoeveel partijen.
help-records = Een map voor alle verslagen.
help-placements = Tegels en velden in de volgorde van leggen, zes tekens elk (M1.3), met spaties ertussen als je wilt; - leest de invoer.
help-check = Een reeks weigeren die niet in deze volgorde gelegd kon worden.
help-score-players = Het aantal spelers: 2 tot en met 6; P1 is speler 1.
help-files = Editiebestanden.
help-values = Elke waarde met regel en bron tonen.
