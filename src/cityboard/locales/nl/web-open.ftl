### Een tafel openen met alle opties.

web-open-heading = Een tafel openen: { $name }
web-open-rule = Regel { $rule } lezen

## Plaatsen

web-open-seats = Wie zit waar
web-open-players = Aantal spelers
web-open-seat = Plaats { $number }: wie speelt
web-open-level = Plaats { $number }: niveau van de bot
web-open-level-tourist = speelt willekeurig: ideaal voor je allereerste partij
web-open-level-puncher = maakt zijn lijnen een beetje langer
web-open-level-conductor = weet dat lange lijnen winnen
web-open-level-signaller = probeert zijn zetten uit voor hij er een speelt
web-open-level-dispatcher = probeert veel zetten uit en denkt ze door
web-open-level-chief = de sterkste: denkt tot ongeveer een seconde na
web-open-level-visitor = speelt willekeurig: ideaal voor je allereerste partij
web-open-level-clerk = pakt de punten die hij ziet
web-open-level-foreman = plant een hele beurt
web-open-level-surveyor = vergelijkt hele beurten en wat ervan komt
web-open-level-planner = denkt ook aan wat de anderen kunnen doen
web-open-level-architect = de sterkste: denkt tot twee seconden na
web-open-name = Plaats { $number }: naam
web-open-your-name = Je naam
web-open-who-me = Op dit apparaat
web-open-who-link = Iemand met de link
web-open-who-bot = Bot
web-open-link-note = Je krijgt één link voor iedereen.

## Opties

web-open-options = Het spel
web-open-value-start-random = willekeurig
web-open-module-companies-note = De lijnen zijn van acht vennootschappen; jij bezit en ruilt hun aandelen.
web-open-module-central-stations-note = Tegels voor het centraal station, waar extra lijnen van jou vertrekken.
web-open-module-central-rails-note = Sporen lopen dwars door het centraal station in plaats van er te eindigen.
web-open-module-solo-note = Speel in je eentje voor alle acht de vennootschappen; een kaartenstapel zegt welke lijn je verlengt.
web-open-module-dry-roads-note = Verbind je vier bezoekers via je paviljoens en pak een bonuskaart.
web-open-option-city = Stad
web-open-option-city-note = Toeristen en monumenten leveren extra punten op, in elke stad anders.
web-open-city-none = Zonder stad
web-open-city-none-note = Het basisspel: lijnen en verder niets.
web-open-city-paris-note = Breng toeristen waarop je bouwt naar je eigen rij monumenten.
web-open-city-stockholm-note = Eén rij monumenten voor iedereen, en geheime toeristenkleuren.
web-open-city-london-note = Een taxi brengt toeristen langs de monumenten.
web-open-city-new-york-note = Toeristen wachten op de stations waar lijnen eindigen.
web-open-city-st-petersburg-note = Haal monumenten van het bord en win met toeristen verborgen punten.
web-open-city-berlin-note = Lijnen die over tegels met toeristen lopen, leveren kaartjes voor de monumenten op.
web-open-option-hand = Tegels in de hand
web-open-option-hand-note = Meer tegels betekent meer keuze en meer plannen.
web-open-option-free_orientation = Vrij draaien
web-open-option-free_orientation-note = Tegels mogen worden gedraaid voor je ze legt.
web-open-option-harder_solo = Moeilijker solospel
web-open-option-harder_solo-note = Het verschil tussen de eerste en de laatste vennootschap gaat eraf.
web-open-option-arrange_row = Parijs: je eigen rij ordenen
web-open-option-arrange_row-note = Voor de eerste beurt kiezen de spelers de volgorde van hun kaarten.
web-open-option-stockholm_variant = Stockholm: open kleuren
web-open-option-stockholm_variant-note = De fiches liggen open op de kaarten en toeristen tellen meteen.
web-open-option-berlin_sides = Berlijn: kanten van de kaarten
web-open-option-berlin_sides-note = Welke kant van de monumentkaarten boven ligt.
web-open-value-berlin_sides-A = alle A
web-open-value-berlin_sides-B = alle B
web-open-value-berlin_sides-mixed = gemengd
web-open-option-cover = Afgedekte acties
web-open-option-cover-note = Een afgedekte actie kan niemand gebruiken. Dek in je eerste partij de onderste rij af.
web-open-value-cover-none = geen
web-open-value-cover-bottom = onderste rij
web-open-value-cover-random = vijf willekeurige
web-open-value-cover-chosen = vijf naar keuze
web-open-picked-cover = { $count } van { $wanted } afgedekt
web-open-pick-cover = Actie { ACTION($value) }
web-open-option-start = Wie begint
web-open-option-start-note = Aan tafel zou dat de jongste zijn.
web-open-option-frame = Stations
web-open-option-frame-note = Welke stations van wie zijn.
web-open-value-frame-random = willekeurig
web-open-value-frame-chosen = op volgorde van plaats
web-open-refusal-one-without-solo-players = In je eentje kun je alleen het solospel spelen. Zet het hieronder aan of speel met 2 tot 6 spelers.
web-open-refusal-option-value-players = Dat is een spel voor { $allowed }. Verander het aantal spelers of je keuzes hieronder.
web-open-refusal-cover-five-cover = Kies precies { $number } verschillende acties.

## Tempo en gezelschap

web-open-manner = De tafel
web-open-pace = Tempo
web-open-pace-none = geen limiet
web-open-pace-turn = tijd per beurt
web-open-pace-all = tijd in totaal
web-open-pace-days = dagen per beurt
web-open-pace-none-note = Iedereen neemt de tijd die nodig is.
web-open-pace-turn-note = Elke beurt heeft een eigen limiet.
web-open-pace-all-note = Een klok voor de hele partij, zoals bij schaken.
web-open-pace-days-note = Voor partijen over meerdere dagen, met een melding als je aan de beurt bent.
web-open-per-turn = Voor elke beurt
web-open-in-all = Voor de hele partij
web-open-increment = Erbij per beurt
web-open-increment-note = Tijd die er met elke beurt bij komt.
web-open-seconds = { $number } s
web-open-minutes = { $number } min
web-open-days = { $number ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
web-open-absent = Als iemands tijd om is
web-open-absent-bot = een bot speelt door
web-open-absent-vote = de anderen beslissen
web-open-absent-wait = iedereen wacht
web-open-absent-bot-note = Wie weg was, kan de plaats weer innemen.
web-open-absent-vote-note = Ze stemmen erover of een bot de plaats overneemt.
web-open-absent-wait-note = Er gebeurt niets, tenzij iemand aan tafel erom vraagt.
web-open-listed = Open voor iedereen
web-open-listed-note = De tafel staat op de startpagina en iedereen mag een vrije plaats innemen.
web-open-spectators = Toeschouwers
web-open-spectators-note = Wie het adres kent, mag meekijken, zonder iemands hand te zien.
web-open-take-back = Terugnemen met instemming
web-open-take-back-note = Een zet kan worden teruggenomen als alle anderen het goedvinden.
web-open-set-players = { $number ->
        [one] In je eentje spelen
       *[other] Met { $number } spelers
    }
web-open-summary = De tafel die je opent
web-open-open = Tafel openen
web-open-open-link = Openen en link krijgen

## De doos

web-open-box = Doos
web-open-box-note = Wat er op tegels, kaarten en borden gedrukt staat.
web-open-box-default = Standaardeditie
web-open-box-own = In de doos kijken, of die volgens jouw doos verbeteren
web-open-box-look = In deze doos kijken
web-open-box-missing = Niemand bewaart de doos van deze link nog. Er wordt met de standaardeditie gespeeld, als je geen andere kiest.
