### Wat de eerste pagina zegt. Berichten die met page- beginnen zijn opschriften zonder argumenten: de pagina krijgt ze allemaal tegelijk.

## Overal

page-language = Taal
page-nickname = Je naam
page-guest = Gast
page-unreachable = De server antwoordt niet. Draait hij nog?
page-you = jij
page-free = vrij
page-level-random = Bot: willekeurig
page-level-greedy = Bot: gretig

## De startpagina

page-welcome = Wat gaan we spelen?
page-pitch-metro = Leg sporen en verleng je lijnen: lange lijnen winnen.
page-pitch-helsinki = Schuif paviljoens het plein op en maak rijen en kolommen compleet.
page-play-now = Nu spelen tegen een bot
page-own-tables = Mijn spellen
page-lobby = Open tafels
page-your-turn = jij bent aan de beurt
page-status-open = wacht op spelers
page-status-running = bezig
page-status-over = afgelopen
page-new-table = Met vrienden, op één apparaat of met opties
page-title = Spel
page-players = Spelers
page-seats = Wie zit waar
page-who-me = hier, op dit apparaat
page-who-link = een vriend, via een link
page-name-here = Naam
page-options = Opties
page-option-modules = Modules
page-option-city = Stad
page-option-hand = Tegels in de hand
page-option-berlin_sides = Berlijn: kant van de kaarten
page-option-cover = Afgedekte acties
page-value-city-null = geen
page-value-berlin_sides-A = A
page-value-berlin_sides-B = B
page-value-berlin_sides-mixed = gemengd
page-value-cover-none = geen
page-value-cover-bottom = de onderste rij
page-value-cover-random = vijf willekeurige
page-listed = Iedereen hier mag meedoen
page-take-back-option = Zetten mogen terug als iedereen het goedvindt
page-open-table = Tafel openen

## Een tafel

page-reconnecting = De verbinding is weg; nieuwe poging …
page-join = Gaan zitten
page-sit = Een vrije plaats nemen
page-invitation = Link voor vrienden
page-copy = Kopiëren
page-copied = Gekopieerd.
page-only-here = Dit adres werkt alleen op deze computer. Start de server met --host 0.0.0.0 en open hem via het eigen adres van de computer om anderen binnen te laten.
page-start = Beginnen; bots nemen de vrije plaatsen
page-stands-in = (een bot valt in)
page-leave = Weggaan
page-return = Terugkomen
page-show = Laat me de hand zien, ik ben
page-hide = Hand verbergen
page-undo = Terugnemen
page-take-back = Vragen om terug te nemen
page-asked-take-back = mag de laatste zet terug?
page-asked-replace = zal een bot deze plaats overnemen?
page-agree = Ja
page-disagree = Nee
page-rematch = Nog een keer spelen
page-to-rematch = Naar het volgende spel
page-record = Verslag downloaden
page-log = Wat er gebeurde
page-chat = Chat
page-say = Iets zeggen
page-send = Versturen

## Zetten

page-your-move = Jouw zet
page-filter = Alleen met
page-final = Dit kan niet worden teruggenomen.
page-do = Doen
page-cancel = Iets anders kiezen
page-kind-lay = Tegel leggen: rij kolom
page-kind-draw = Trekken
page-kind-pass = Passen
page-kind-exchange = Aandeel ruilen
page-kind-station = Centraal station
page-kind-keep = Tegel houden
page-kind-return = Tegel terugleggen
page-kind-drive = Met de taxi rijden
page-kind-stay = Taxi laten staan
page-kind-tourist = Toerist leiden
page-kind-space = Veld kiezen
page-kind-walk = Lopen op het plein
page-kind-use = Actie gebruiken
page-kind-build = Bouwen met een kaart
page-kind-pay = Betalen
page-kind-push = Fiche op deze daken schuiven (rij,kolom)
page-kind-roof = Dakopbouw-steen plaatsen
page-kind-wild = Jokerfiche leggen
page-kind-shift = Dakopbouw-steen verplaatsen
page-kind-discard = Kaart afleggen
page-kind-end = Beurt beëindigen

## Wie aan zet is

turn-open = Wachten op spelers.
turn-over = Het spel is afgelopen.
turn-yours = Jouw zet, { seat }.
turn-bot = { seat } is een bot en denkt na.
turn-person = { seat } ({ $name }) is aan zet.

## Waarom iets niet mag

refusal-reason-unknown = Er is geen zin voor “{ $value }”, of er ontbreekt iets om hem te zeggen.
