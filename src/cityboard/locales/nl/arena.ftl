### Wat de arena zegt: bots tegen bots.

arena-bot = Bot
arena-budget = Budget
arena-games = Partijen
arena-wins = Gewonnen
arena-margin = Voorsprong
arena-think = Denktijd p50 / p95 / langste
arena-rating = Rating
arena-skill = OpenSkill
arena-first = Bot
arena-second = vóór
arena-budget-usual = gewoon
arena-budget-work = werk { $work }
arena-budget-seconds = { $seconds } s
arena-budget-both = werk { $work }, { $seconds } s
arena-sets = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } met { $sets ->
        [one] { $sets } deling
       *[other] { $sets } delingen
    }, startwaarde ‘{ $seed }’; een eerlijk aandeel in de overwinningen is { $fair }. Vierkante haken: 95%-intervallen.
arena-luck = De deling bepaalt voor { $share } wie wint [{ $low } tot { $high }].
arena-clock = Een bot gaat af op de klok: opnieuw spelen geeft andere partijen. Met werk als budget zouden het dezelfde zijn.
arena-plot-wins = Aandeel in de overwinningen in %, met 95%-intervallen (gestreept: eerlijk aandeel)
arena-plot-margin = Voorsprong op de beste andere in punten, met 95%-intervallen
arena-plot-rating = Rating volgens Bradley–Terry in Elo, met 95%-intervallen

refusal-arena-twice = ‘{ $value }’ is tweemaal genoemd. Noem elke bot één keer; één bot alleen speelt tegen zichzelf.
refusal-arena-budget = ‘{ $value }’ is geen bot met een budget. Schrijf het als chief@work=2000 of chief@seconds=0.5.
refusal-arena-import = ‘{ $value }’ kan niet spelen ({ $error }). Noem een klasse als pakket.module:Klasse; die heeft een methode choose nodig.
refusal-arena-seats = ‘{ $value }’ is geen manier om de plaatsen te verdelen. Kies uit: { $allowed }.
refusal-arena-failed = De bot { $value } is in partij { $number } vastgelopen ({ $error }).
refusal-arena-illegal = De bot { $value } koos in partij { $number } een ongeldige zet. { $because }
refusal-cluster-missing = Een cluster heeft Dask nodig, en dat is niet geïnstalleerd. Installeer het met: pip install "cityboard[cluster]"
refusal-cluster-unreachable = Op { $value } antwoordt geen Dask-cluster ({ $error }).

help-arena = Bots tegen elkaar laten spelen: overwinningen, voorsprong, denktijden en ratings met hun foutmarges.
help-arena-bots = Wie speelt: niveaus zoals dispatcher,chief, desgewenst met budgetten (chief@work=2000, chief@seconds=0.5), of eigen klassen (pakket.module:Klasse). Met drie of meer spelers speelt de eerste van twee bots tegen kopieën van de tweede.
help-arena-games = Hoeveel partijen minstens; een deling wordt altijd met alle zitvolgordes gespeeld.
help-arena-seats = rotate: elke deling waarbij iedereen rond de tafel doorschuift; all: in elke volgorde; fixed: alleen zoals genoemd.
help-arena-repeats = Hoe vaak elke zitvolgorde van een deling wordt gespeeld.
help-arena-work = Hoeveel elke bot aan een zet mag werken, op elke machine gelijk.
help-arena-seconds = Hoeveel seconden elke bot over een zet mag nadenken.
help-arena-workers = Hoeveel processen spelen; het resultaat is bij elk aantal hetzelfde.
help-arena-cluster = Het adres van een Dask-cluster die in plaats daarvan speelt, zoals tcp://host:8786.
help-arena-plot = Een bestand voor een plaatje van het resultaat (SVG).
