### Wat elk spel zegt. Een bericht zonder voorvoegsel is een deel van andere. Codes (kleuren, kanten) kiezen alleen
### een vorm en worden nooit getoond.

## Delen

seat = { SEAT($seat) ->
        [0] Het toeval
       *[other] Speler { SEAT($seat) }
    }
list-end = { $others } en { $last }
edition-at = { $line ->
        [0] { $file }
       *[other] { $file }, regel { $line }
    }
points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Kleuren

colour-yellow = geel
colour-blue = blauw
colour-orange = oranje
colour-grey = grijs
colour-red = rood
colour-brown = bruin
colour-green = groen
colour-purple = paars
colour-letter = { $colour ->
        [yellow] G
        [blue] B
        [orange] O
        [grey] S
        [red] R
        [brown] U
        [green] N
       *[purple] P
    }

## Opties van beide spellen

option-players = Het aantal spelers. Metro: 2 tot en met 6, of 1 voor het solospel. Helsinki: 2 tot en met 4.
option-modules = De modules in het spel. Metro: companies, central-stations of central-rails, of alleen solo. Helsinki: dry-roads.
option-start = De plaats die begint, geteld vanaf 0 (0 is speler 1), of random (willekeurig).
refusal-option-value = { $option ->
        [option] Er is geen optie ‘{ $value }’. Opties:
       *[other] ‘{ $value }’ past niet bij ‘{ $option }’. Mogelijk zijn hier:
    } { $allowed }.

## Zetten

refusal-game-over = Het spel is afgelopen; er zijn geen zetten meer mogelijk.
refusal-move-malformed = ‘{ $move }’ is geen goed geschreven zet. Geef elk deel van de zet één keer, in de juiste volgorde.
refusal-move-not-now = ‘{ $kind }’ kan nu niet. Nu aan de orde: { $allowed }.
refusal-chance-impossible = Het toeval kan hier geen ‘{ $outcome }’ brengen.
refusal-undo-nothing = Er is niets om terug te nemen.
refusal-undo-chance = Dat kun je niet terugnemen: er is intussen iets getrokken.
refusal-undo-other = Dat kun je niet terugnemen: iemand anders heeft intussen gespeeld.

## Wat er gebeurd is

effect-starts = { PLAYER($seat) } begint.

## Spellen, talen, regels

refusal-title-unknown = Er is geen spel ‘{ $value }’. Kies uit: { $allowed }.
refusal-language-unknown = De taal ‘{ $value }’ is er niet. Kies uit: { $allowed }.
refusal-bot-level = Er is geen botniveau ‘{ $value }’. Kies uit: { $allowed }.
refusal-rule-unknown = In de spelregels van { $title } staat geen regel ‘{ $value }’. Een regelnummer ziet eruit als { $title ->
        [helsinki] H3.4
       *[other] M3.4
    }.

## Edities

refusal-edition-unreadable = De editie { $file } kan niet worden gelezen: er is geen editie met deze naam en ook geen bestand in UTF-8.
refusal-edition-not-toml = { edition-at }: dit is geen geldige TOML ({ $error }).
refusal-edition-title = { $file } is een editie van { $value }; er is een editie van { $title } nodig.
refusal-edition-missing = { edition-at }: ‘{ $place }’ ontbreekt.
refusal-edition-unknown = { edition-at }: geen enkele regel vraagt naar ‘{ $place }’. Is de naam goed gespeld?
refusal-edition-unmarked = { edition-at }: ‘{ $place }’ moet een tabel met rule, source en value zijn.
refusal-edition-source = { edition-at }: de waarde source van ‘{ $place }’ moet een van deze zijn: { $allowed }.
refusal-edition-rule = { edition-at }: de waarde rule van ‘{ $place }’ moet een regelnummer zijn, zoals M1.4.
refusal-edition-number = { edition-at }: ‘{ $place }’ moet een geheel getal van { $low } tot en met { $high } zijn, niet { $value }.
refusal-edition-flag = { edition-at }: ‘{ $place }’ moet true of false zijn, niet { $value }.
refusal-edition-text = { edition-at }: ‘{ $place }’ moet een zichtbare tekst van hoogstens { $most ->
        [one] { $most } teken
       *[other] { $most } tekens
    } zijn, niet ‘{ $value }’.
refusal-edition-choice = { edition-at }: ‘{ $place }’ moet een van deze zijn: { $allowed }, niet ‘{ $value }’.
refusal-edition-length = { edition-at }: ‘{ $place }’ moet precies { $length ->
        [one] { $length } onderdeel
       *[other] { $length } onderdelen
    } hebben.
refusal-edition-twice = { edition-at }: ‘{ $value }’ staat twee keer in ‘{ $place }’, maar mag er maar één keer staan.
refusal-edition-table = { edition-at }: ‘{ $place }’ moet een tabel of lijst zijn die niet leeg is.
refusal-edition-tile = { edition-at }: ‘{ $value }’ in ‘{ $place }’ is geen tegel. Een tegel bestaat uit vier van de letters a tot en met d, en elke ingang leidt naar een eigen uitgang.
refusal-edition-shape = { edition-at }: ‘{ $value }’ in ‘{ $place }’ is niet de vorm van een fiche. Schrijf elke rij met een x per dak en een punt per open plek, en zet / tussen de rijen, zoals in xx/.x; een zijde heeft hoogstens 7 daken.
refusal-edition-roofs = { edition-at }: de vorm ‘{ $value }’ in ‘{ $place }’ staat waar een fiche met { $wanted ->
        [one] { $wanted } dak
       *[other] { $wanted } daken
    } nodig is.
refusal-edition-sum = { edition-at }: de getallen in ‘{ $place }’ zijn samen { $value }; er zijn er { $wanted } nodig.
refusal-edition-cards = { edition-at }: de kaarten van een kleur in ‘{ $place }’ zijn samen { $value }; er mogen er hoogstens { $most } zijn.
refusal-edition-large = { edition-at }: de waarden zijn te groot; als JSON mogen ze { $most ->
        [one] { $most } teken
       *[other] { $most } tekens
    } innemen.

## Telbladen

refusal-sheet-length = Hier horen precies { $length ->
        [one] { $length } waarde
       *[other] { $length } waarden
    } te staan.
refusal-sheet-number = Hier hoort een geheel getal van 0 tot en met { $most }, niet ‘{ $value }’.
refusal-sheet-choice = ‘{ $value }’ kan hier niet. Kies een van deze: { $allowed }.
refusal-sheet-twice = Hiervan is er maar één, en die is al ergens anders ingevuld.
refusal-sheet-text = Hier hoort een tekst, en niet zo’n lange.
refusal-sheet-unknown = Met deze opties is er niet zo’n onderdeel. De onderdelen zijn: { $allowed }.
refusal-sheet-not-toml = { $file } is geen geldige TOML ({ $error }).
refusal-sheet-no-title = { $file } zegt niet welk spel er wordt geteld. Begin met title = "metro" of title = "helsinki".
refusal-sheet-edition = In { $file } moet edition een tekst zijn: de naam of de hash van een editie, zoals edition = "default".

## Partijverslagen en opgeslagen standen

refusal-record-empty = Het partijverslag is leeg.
refusal-record-not-json = Regel { $line } van het partijverslag is onleesbaar: elke regel moet een JSON-object zijn.
refusal-record-edited = Regel { $line } van het partijverslag volgt niet uit de regels ervoor: er is iets veranderd.
refusal-record-field = Regel { $line } van het partijverslag: het veld ‘{ $field }’ ontbreekt of is onjuist.
refusal-record-header = Regel { $line } van het partijverslag vraagt om een spel dat hier niet mogelijk is. { $because }
refusal-record-format = Regel { $line } van het partijverslag noemt formaat ‘{ $value }’; formaat { $format } is nodig.
refusal-record-rules = Regel { $line } van het partijverslag: er is gespeeld met versie { $value } van de spelregels; hier beschikbaar: { $rules }.
refusal-record-edition = Regel { $line } van het partijverslag: de editie ‘{ $edition }’ waarmee is gespeeld, is niet de huidige. Geef het bestand ervan met --edition.
refusal-record-wrong-seat = Regel { $line } van het partijverslag: { SEAT($seat) ->
        [0] het toeval
       *[other] speler { SEAT($seat) }
    } zet, maar { SEAT($turn) ->
        [0] het toeval
       *[other] speler { SEAT($turn) }
    } is aan de beurt.
refusal-record-illegal = Regel { $line } van het partijverslag: de zet ‘{ $move }’ is tegen de spelregels. { $because }
refusal-record-result = Regel { $line } van het partijverslag: de uitslag klopt niet met het spel. De juiste scores zijn { $scores }.
refusal-record-after-end = Regel { $line } van het partijverslag komt na het einde van het spel.
refusal-record-truncated = Het partijverslag houdt op bij regel { $line }, vóór het einde van het spel.
refusal-record-commitment = Regel { $line } van het partijverslag: de startwaarde is niet de waarde die aan het begin is toegezegd.
refusal-record-deal = Regel { $line } van het partijverslag: uit de startwaarde volgt ‘{ $dealt }’, niet ‘{ $move }’.
refusal-state-fields = In de opgeslagen stand ontbreken velden of zijn ze onbekend: { $fields }.
refusal-state-value = In de opgeslagen stand heeft het veld ‘{ $field }’ een onmogelijke waarde.
