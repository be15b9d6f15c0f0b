### Wat de terminal zegt: de tafel, de panelen, de opdrachten en hun opties.

## De tafel

prompt = { seat }, jouw beurt (? tips, h hulp):{" "}
table-record = Deze partij staat in { $file }
table-commitment = Een geheime startwaarde met vingerafdruk { $commitment } legt alle trekkingen vast
table-left = Je verlaat de tafel; alles is opgeslagen. Verder met: cityboard play --resume { $file }
table-verify = De startwaarde staat nu in het verslag. Controleer elke trekking met: cityboard verify { $file }
table-hand-over = Geef het toetsenbord aan { seat } en druk op Enter.{" "}
table-forced = Er was maar één zet mogelijk ({ $move }).
table-undone = Teruggenomen.
table-legal = { $move } mag.
table-which = Welke bedoel je? Typ het nummer.
table-not-understood = Ik begrijp “{ $typed }” niet. Typ h voor hulp.
table-confirm = Enter of y om dit te doen, iets anders om terug te gaan:{" "}
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
keys-metro =
    3 4             je tegel op rij 3, kolom 4 leggen
    aacb 3 4        deze van je tegels leggen
    aacb 3 4 r1     een kwartslag met de klok mee gedraaid (alleen met vrije richting)
    d · p           een tegel trekken · passen
    x 20 open       je aandeel van 20% ruilen voor de open kaart; x 20 pile voor de bovenste van de stapel
    s 3 · s 3 20    centraal station op plaats 3 · voor de vennootschap van je aandeel van 20%
    keep · return   de zojuist getrokken tegel in het solospel
    drive · stay    de taxi in Londen
    rood 5 · r 5    toerist naar plek 5 van je rij; rood 3 4 naar een veld; rood away; alleen rood in Sint-Petersburg
    5               de zet met dit nummer in de laatste lijst
    ?               wat de zetten opleveren, de beste eerst
    ? 3 4           waarom een zet niet mag
    t aacb          alleen de velden voor deze tegel aangeven (t aacb r1: gedraaid)
    l               alle toegestane zetten
    b               het bord opnieuw tonen
    r M3.4          een regel lezen
    u               je laatste beslissing terugnemen
    q               stoppen; de partij is opgeslagen
signs-metro =
    Op het bord toont een teken aan elke rand van een tegel waarheen een trein gaat die daar binnenkomt. Het teken na het
    nummer van een station is de eigenaar: het nummer van een speler of de hoofdletter van een vennootschap; kleine
    letters zijn toeristen. ✓ staat bij een gescoorde lijn, ◆ op de laatst gelegde tegel; cijfers op lege velden tonen
    waar je mag leggen.
keys-helsinki =
    space 3         je pion op senaatspleinveld 3 zetten; de anderen volgen
    w 2             2 velden met de klok mee lopen; w -1 terug met A11
    A7 · use A7     een actie gebruiken
    d · d A4        de twee kaarten naast je veld pakken · en nog een
    b blue-4-3-2    bouwen met deze kaart (getal 4, fiche van 3 daken, 2 dakopbouw-stenen); b blue-4 als dat duidelijk is
    b KAART A3 A9   bouwen met acties: A3, A5, A9, A14
    blue-1 wild     met deze kaarten betalen, als je moet betalen; of het nummer in de lijst
    2,3 2,4 3,4     het fiche op deze daken schuiven, als je moet schuiven; of het nummer in de lijst
    roof 3 4        dakopbouw-steen op rij 3, kolom 4; wild 3 4: jokerfiche; shift 3 4 2 2: een dakopbouw-steen verplaatsen
    discard KAART   een kaart afleggen
    end             je beurt beëindigen
    5               de zet met dit nummer in de laatste lijst
    p KAART         waar het fiche van een kaart nu kan blijven liggen; p KAART oost, p KAART A3: vanaf andere kanten
    p KAART 2       de tweede van deze plekken op je bord; alleen p bij het schuiven: alle plekken
    a · t           wat de acties betekenen · de fiches en hoeveel er over zijn
    ?               wat de zetten zouden opleveren, de beste eerst
    ? b KAART       waarom een zet niet mag
    l               alle toegestane zetten
    b               de tafel nog eens tonen
    r H4.5          een regel lezen
    u               je laatste beslissing terugnemen
    q               stoppen; het spel is bewaard
signs-helsinki =
    Een kaart als blue-4-3-2 noemt haar kleur, haar getal (zoveel kaarten betaal je), de daken van haar fiche en
    haar dakopbouw-stenen. Op de borden zijn letters fiches per kleur, hoofdletters dragen een dakopbouw-steen; * is
    een jokerfiche, + een met een dakopbouw-steen, # het standbeeld, ¤ een wapenschild, ■ het fiche voordat je
    bevestigt. ≡ is een zebrapad van de uitbreiding. Pijlen tonen de kant waar je fiches vandaan komen.

## Panelen

panel-you = Jij bent speler { $seat }
panel-and-secret = {" "}+ ?
panel-tower = Toren: { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }
panel-drawn = Getrokken, nu te leggen
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
panel-tiles = Fiches
panel-round = Ronde { $round } · stapel { $pile } · aflegstapel { $discards } · dakopbouw-stenen { $superstructures }
panel-last-round = De laatste ronde!
panel-cards = { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
panel-used = gebruikt: { $actions }
panel-your-cards = Je kaarten:
panel-action-covered = afgedekt
panel-action-used = gebruikt
panel-action-now = nu mogelijk
rest-heading = { $card }: { $number ->
        [0] geen plek om te blijven liggen
        [one] { $number } plek om te blijven liggen
       *[other] { $number } plekken om te blijven liggen
    }, vanaf: { $sides }
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
sheet-total = Totaal
sheet-connected = De vier bezoekers zijn verbonden.
sheet-not-connected = De vier bezoekers zijn niet verbonden.

## Andere opdrachten

verify-holds = { $draws ->
        [one] { $draws } trekking gecontroleerd: die volgt uit de startwaarde.
       *[other] { $draws } trekkingen gecontroleerd: alle volgen uit de startwaarde.
    }
replay-event = Na { $number } van { $events } gebeurtenissen
simulate-games = Partijen
simulate-moves = Zetten
simulate-seconds = Seconden
simulate-games-per-second = Partijen per seconde
simulate-mean-scores = Gemiddelde scores per plaats
simulate-sha256 = SHA-256 van alle verslagen
edition-file = Bestand
edition-title = Spel
edition-name = Naam
edition-hash = Hash
edition-published = Gepubliceerd
edition-reconstructed = Gereconstrueerd
edition-place = Waarde
edition-rule = Regel
edition-source = Bron

## Waarom iets geweigerd wordt

refusal-file-exists = Het bestand { $file } bestaat al. Ga verder met --resume of noem een ander bestand.
refusal-file-unreadable = Het bestand { $file } is niet te gebruiken ({ $error }).
refusal-seed-file = De geheime startwaarde van deze partij ontbreekt of is niet de juiste; die hoort in { $file }.
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
refusal-step-outside = Er is geen gebeurtenis { $value }: het verslag heeft er { $events }.

## Hulp bij de opdrachten

help-app = Bordspellen over steden: spelen, naspelen, tellen, de regels lezen.
help-play = Speel een partij in deze terminal. De geheime startwaarde staat tot het einde in RECORD.seed.
help-rules = De regels lezen: alle, een hoofdstuk zoals M7 of één regel zoals M7.3.
help-replay = Een verslag naspelen: scores, rangschikking en elk punt met zijn regel.
help-verify = Elke trekking van een verslag opnieuw afleiden uit de onthulde startwaarde.
help-simulate = Partijen met willekeurige zetten spelen.
help-score = Een opgeschreven bord tellen: Metro als tegels en vakken zoals aacb00cbcb01, Helsinki als afbeelding van zeven regels.
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
help-board = Metro: tegels en vakken, zes tekens per stuk, of - voor de invoer. Helsinki: een bestand met een afbeelding van een bord, of - voor de invoer.
help-check = Een reeks weigeren die niet in deze volgorde gelegd kon worden.
help-files = Editiebestanden.
help-values = Elke waarde met regel en bron tonen.
