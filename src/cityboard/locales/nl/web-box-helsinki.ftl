### Wat er in een doos van Helsinki zit.

web-box-helsinki-tiles = Fiches
web-box-helsinki-tiles-shapes = Vormen van de paviljoenfiches
web-box-helsinki-tiles-number = Aantal paviljoenfiches
web-box-helsinki-tiles-number-note = Van elke grootte, in elke kleur.
web-box-helsinki-tiles-superstructures = Dakopbouw-stenen
web-box-helsinki-cards = Kaarten
web-box-helsinki-cards-kinds = Paviljoenkaarten
web-box-helsinki-cards-kinds-note = Wat elke kaart toont, en hoeveel er daarvan in elke kleur zijn.
web-box-helsinki-cards-wild = Jokerkaarten
web-box-helsinki-cards-removed_for_two = Kaarten die met 2 spelers weggaan
web-box-helsinki-cards-removed_for_two-note = Zo veel kaarten van elke kleur met elk getal, en zo veel jokerkaarten.
web-box-helsinki-cards-fives_removed_for_two = De vijven
web-box-helsinki-cards-removed_for_three = Kaarten die met 3 spelers weggaan
web-box-helsinki-cards-removed_for_three-note = Zo veel kaarten van elke kleur met elk getal, een 5 van elke kleur, en zo veel jokerkaarten.
web-box-helsinki-board = Borden
web-box-helsinki-board-senate = Senaatspleinbord
web-box-helsinki-board-senate-note = Aan welke zijde van het bord elk senaatspleinveld ligt, en de twee uitsparingen voor kaarten ernaast. In de afbeelding verbinden lijnen een veld met zijn uitsparingen.
web-box-helsinki-board-coats = Dakvelden met een wapenschild
web-box-helsinki-board-bottom_row = Onderste rij van het actiebord
web-box-helsinki-dry_roads-crosswalks = Zebrapaden
web-box-helsinki-dry_roads-bonus = Bonuskaarten

## Delen van een waarde

web-box-helsinki-tile = Fiche met { $size ->
        [one] { $size } dak
       *[other] { $size } daken
    }: { COLOUR($name) }
web-box-helsinki-draw = Kies de vakjes die het fiche bedekt.
web-box-helsinki-drawn = { $count ->
        [one] { $count } dak
       *[other] { $count } daken
    }
web-box-helsinki-number = Fiches met { $size ->
        [one] { $size } dak
       *[other] { $size } daken
    }{ $colour ->
        [none] { "" }
       *[other] { " " }({ COLOUR($name) })
    }
web-box-helsinki-drawn-in = Kleur van de afbeelding
web-box-helsinki-kind = { $colour ->
        [none] Soort { $number }
       *[other] Soort { $number } ({ COLOUR($name) })
    }
web-box-helsinki-field = { $colour ->
        [none] Soort { $number }
       *[other] Soort { $number } ({ COLOUR($name) })
    }: { $field ->
        [number] getal op de kaart
        [roofs] daken
        [superstructures] dakopbouw-stenen
       *[cards] kaarten
    }
web-box-helsinki-add-kind = Andere soort kaart
web-box-helsinki-removed = Kaarten met een { $number } die weggaan
web-box-helsinki-removed-wild = Jokerkaarten die weggaan
web-box-helsinki-fives = { $form ->
        [single] één 5 in totaal
       *[per_colour] één 5 van elke kleur
    }
web-box-helsinki-space = Senaatspleinveld { SENATE($space) }
web-box-helsinki-space-field = Senaatspleinveld { SENATE($space) }: { $number ->
        [0] zijde
        [1] uitsparing 1
       *[other] uitsparing 2
    }
web-box-helsinki-slot = Uitsparing { $number }
web-box-helsinki-press-coats = Klik of tik op een dakveld om er een wapenschild neer te leggen of weg te nemen. Op het bord: { $count }
web-box-helsinki-coat = Wapenschild { $number }
web-box-helsinki-roof = { ROOF($roof) }: { $has ->
        [coat] wapenschild
       *[nothing] leeg
    }
web-box-helsinki-action = Plaats { $number } in de rij
web-box-helsinki-press-crosswalks = Klik of tik op een dakveld aan de rand: het zebrapad van die kant gaat daarheen.
web-box-helsinki-crosswalk = Zebrapad: { SIDE($where) }
web-box-helsinki-border = { ROOF($roof) }: { $side ->
        [none] geen zebrapad
       *[other] zebrapad, { SIDE($where) }
    }
web-box-helsinki-bonus = Bonuskaart { $number }
