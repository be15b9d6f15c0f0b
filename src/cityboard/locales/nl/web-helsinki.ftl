### Wat de browser rond een spelersbord van Helsinki zegt: de beurt, het fiche dat wordt geschoven en wat het oplevert.

## Onderdelen

web-helsinki-card = { $colour ->
        [purple] de paarse { $number }
        [green] de groene { $number }
        [red] de rode { $number }
        [blue] de blauwe { $number }
        [yellow] de gele { $number }
       *[wild] een jokerkaart
    }
web-helsinki-side = { $side ->
        [north] het noorden
        [east] het oosten
        [south] het zuiden
       *[west] het westen
    }

## Koppen en plaatsen

web-helsinki-own = Jouw bord
web-helsinki-square = Bord van { $name }
web-helsinki-meadow = Weide
web-helsinki-meadow-long = Gewonnen wapenschilden: elk betaalt een actie
web-helsinki-to-spend = { $coats ->
        [0] niets te besteden
       *[other] { $coats } te besteden
    }
web-helsinki-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-helsinki-score = Punten
web-helsinki-score-open = { web-helsinki-points }: tonen wat telt
web-helsinki-score-of = { $who }: { web-helsinki-points }
web-helsinki-counts = Telt nu
web-helsinki-counts-nothing = Er telt nog niets.
web-helsinki-would-count = Zou tellen als het bebouwd is
web-helsinki-open-row = Rij { ROW($row) }: { web-helsinki-missing }
web-helsinki-open-column = Kolom { COLUMN($column) }: { web-helsinki-missing }
web-helsinki-missing = { $missing ->
        [one] { $missing } veld ontbreekt
       *[other] { $missing } velden ontbreken
    }
web-helsinki-others = De andere borden
web-helsinki-enlarge = Bord van { $name } groot tonen
web-helsinki-back-to-own = Terug naar jouw bord
web-helsinki-hint = Tip
web-helsinki-log = Verloop
web-helsinki-supply = Voorraad
web-helsinki-actions = Acties
web-helsinki-senate = Senaat
web-helsinki-board-tab = Bord
web-helsinki-players = Spelers

## De beurt

web-helsinki-steps = Jouw beurt
web-helsinki-step-move = Lopen
web-helsinki-step-act = Trekken of bouwen
web-helsinki-step-end = Einde
web-helsinki-step-done = { $step }: gedaan
web-helsinki-due-space = Kies het senaatspleinveld waar je begint
web-helsinki-due-walk = Verplaats je pion
web-helsinki-due-act = Trek kaarten, of kies een kaart om mee te bouwen
web-helsinki-due-draw = Trek kaarten
web-helsinki-due-build = Kies een kaart om mee te bouwen
web-helsinki-due-pay = Betaal voor { $what }: { $paid } van { $price }
web-helsinki-due-push = Schuif { $what } in
web-helsinki-due-roof = Kies een dak voor de dakopbouw-steen
web-helsinki-due-wild = Kies een plek voor het jokerfiche
web-helsinki-due-shift = { $step ->
        [1] Kies een dakopbouw-steen
       *[2] Kies het nieuwe dak
    }
web-helsinki-due-discard = Kies een kaart om af te leggen
web-helsinki-due-end = Gebruik een actie, of beëindig je beurt
web-helsinki-due-use = Gebruik een actie
web-helsinki-waiting = { $name } is aan de beurt
web-helsinki-chance = De kaarten worden gedeeld
web-helsinki-over = Het spel is afgelopen

## Wat gekozen is

web-helsinki-told-space = Op senaatspleinveld { $place } beginnen
web-helsinki-told-walk = { $spaces ->
        [-1] Eén veld terug
        [one] { $spaces } veld lopen
       *[other] { $spaces } velden lopen
    }
web-helsinki-told-use = Actie { ACTION($action) } gebruiken
web-helsinki-told-draw = { $actions ->
        [none] Beide kaarten trekken
       *[other] Beide kaarten trekken, met actie { $actions }
    }
web-helsinki-told-build = { $count ->
        [0] Bouwen met { $what }
        [one] Bouwen met { $what } en actie { $actions }
       *[other] Bouwen met { $what } en de acties { $actions }
    }
web-helsinki-told-pay = { $number ->
        [0] Alleen met deze kaart betalen
       *[other] Ook betalen: { $list }
    }
web-helsinki-told-push = Vanuit { web-helsinki-side } inschuiven
web-helsinki-told-rest = Fiche inschuiven tot op { ROOF($roofs) }
web-helsinki-told-roof = Dakopbouw-steen op { ROOF($roof) }
web-helsinki-told-wild = Jokerfiche op { ROOF($roof) }
web-helsinki-told-shift = Dakopbouw-steen van { ROOF($source) } naar { ROOF($target) }
web-helsinki-told-discard = Afleggen: { $what }
web-helsinki-told-end = Beurt beëindigen
web-helsinki-end = Beurt beëindigen
web-helsinki-back = Terug
web-helsinki-to-senate = Naar de senaat
web-helsinki-final = { $kind ->
        [draw] Kaarten trekken kun je niet terugnemen.
       *[end] Je beurt beëindigen kun je niet terugnemen.
    }
web-helsinki-asks = Deze stap moet je bevestigen.
web-helsinki-at-once = Deze stap telt meteen; je kunt terug.
web-helsinki-not-final = Ook na het bevestigen kun je terug.
web-helsinki-paid = Betaald: { $list }; ga terug om anders te betalen.
web-helsinki-other-roof = Je kunt ook een ander dak kiezen.
web-helsinki-declare-first = Acties bij het bouwen kies je vóór de kaart.
web-helsinki-turn = Fiche draaien (R)
web-helsinki-flip = Fiche omdraaien (F)

## Wat het oplevert

web-helsinki-chips = Wat de zet oplevert
web-helsinki-chip-coats = { $coats ->
        [one] wint een wapenschild
       *[other] wint { $coats } wapenschilden
    }
web-helsinki-chip-touch = { $colour ->
        [purple] raakt paars
        [green] raakt groen
        [red] raakt rood
        [blue] raakt blauw
       *[yellow] raakt geel
    }
web-helsinki-chip-row = rij { ROW($row) } compleet
web-helsinki-chip-column = kolom { COLUMN($column) } compleet
web-helsinki-chip-visitors = verbindt de bezoekers: +{ $points }
web-helsinki-chip-points = { $points ->
        [one] +{ $points } punt
       *[other] +{ $points } punten
    }

## Voor wie het bord niet ziet

web-helsinki-board = { $whose }, { $built ->
        [0] niets gebouwd
        [one] { $built } dak gebouwd
       *[other] { $built } daken gebouwd
    }
web-helsinki-form = { $form ->
        [single] alleen
        [row] op een rij
        [corner] in een hoek
        [square] in een vierkant
        [t] in een T
        [l] in een L
        [s] in een S
        [plus] in een plusteken
        [p] in een P
        [long-t] in een T met een lange poot
        [z] in een Z
       *[other] in een eigen vorm
    }
web-helsinki-shape = { web-helsinki-form }, zoals op { ROOF($roofs) }
web-helsinki-held = Vanuit { web-helsinki-side }: { $size ->
        [one] { $size } dak
       *[other] { $size } daken
    } { web-helsinki-form }{ $flipped ->
        [yes] , gespiegeld
       *[no] {""}
    }{ $turns ->
        [1] , een kwartslag met de klok mee
        [2] , een halve slag
        [3] , een kwartslag tegen de klok in
       *[0] {""}
    }{ $rests ->
        [yes] ; komt tot stilstand op { ROOF($roofs) }
       *[no] ; kan hier niet blijven liggen
    }
web-helsinki-lying-on = { $whose }: wat er ligt
web-helsinki-lying = { $what ->
        [purple] Paars fiche { web-helsinki-form }: { ROOF($roofs) }
        [green] Groen fiche { web-helsinki-form }: { ROOF($roofs) }
        [red] Rood fiche { web-helsinki-form }: { ROOF($roofs) }
        [blue] Blauw fiche { web-helsinki-form }: { ROOF($roofs) }
        [yellow] Geel fiche { web-helsinki-form }: { ROOF($roofs) }
        [wild] Jokerfiche: { ROOF($roofs) }
        [superstructures] Dakopbouw-stenen: { ROOF($roofs) }
        [coats] Nog te winnen wapenschilden: { ROOF($roofs) }
        [crosswalks] Daken bij de zebrapaden: { ROOF($roofs) }
        [rows] Complete rijen: { ROW($row) }
        [columns] Complete kolommen: { COLUMN($column) }
       *[statue] Standbeeld: { ROOF($roofs) }
    }
web-helsinki-roofs = Daken
web-helsinki-roof = { ROOF($roof) }: { $colour ->
        [purple] paars
        [green] groen
        [red] rood
        [blue] blauw
        [yellow] geel
        [wild] jokerfiche
        [statue] standbeeld
       *[empty] leeg
    }{ $carries ->
        [superstructure] , met een dakopbouw-steen
        [coat] , met een wapenschild
       *[none] { "" }
    }{ $offered ->
        [yes] , te kiezen
       *[no] { "" }
    }
web-helsinki-lane = Vanuit { web-helsinki-side } inschuiven, { $lines ->
        [columns] vanaf kolom { COLUMN($column) }
       *[rows] vanaf rij { ROW($row) }
    }. Pijltoetsen kiezen de baan, R draait, F draait om, Enter kiest.

## Waarom er gewonnen of verloren is

web-why-row = de complete rij { ROW($row) } leverde { points } op
web-why-column = de complete kolom { COLUMN($column) } leverde { points } op

## Een eerste spel

web-helsinki-first-goal = Vul je bord met paviljoens: aan het eind geeft elke complete rij of kolom 2 punten, en dakopbouw-stenen erin geven nog meer.
web-helsinki-first-yours = Van jou zijn het grote bord, de kaarten die je trekt en elk wapenschild waar je overheen bouwt: het betaalt een actie.
web-helsinki-first-click = Kies een verlicht senaatspleinveld voor je pion. Trek na elke verplaatsing de twee kaarten ernaast, of kies een handkaart om mee te bouwen.

## Why a move is refused

web-refusal-roof-outside = Een deel ligt buiten je bord: de kolommen heten A tot en met G, de rijen 1 tot en met 7.
