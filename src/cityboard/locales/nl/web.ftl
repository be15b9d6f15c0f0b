### Wat elke pagina in de browser zegt.

web-home = cityboard, startpagina
web-close = Sluiten
web-put-down = Neerleggen
web-lift = Oppakken
web-confirm = Bevestigen
web-cancel = Annuleren
web-decision = Jouw beslissing
web-final = Dit kan niet worden teruggenomen.
web-chance = Het toeval
web-player = Speler { $number }
web-you = Jij
web-missing = Er is niets op dit adres.
web-failed = Dat is niet gelukt. Probeer het opnieuw.
web-unreachable = De server antwoordt niet. Probeer het zo meteen nog eens.
web-unloaded = Dit deel van de pagina kon niet worden geladen.
web-load-again = Opnieuw laden
web-language = Taal
web-theme-light = Lichte kleuren
web-theme-dark = Donkere kleuren
web-settings = Taal, kleuren en profiel
web-me = Profiel
web-level-random = Toevalsbot
web-level-greedy = Hebberige bot
web-level-tourist = Toerist
web-level-puncher = Kaartjesknipper
web-level-conductor = Conducteur
web-level-signaller = Seinwachter
web-level-dispatcher = Verkeersleider
web-level-chief = Hoofdingenieur
web-level-visitor = Bezoeker
web-level-clerk = Klerk
web-level-foreman = Voorman
web-level-surveyor = Landmeter
web-level-planner = Stadsplanner
web-level-architect = Architect
# Vriendelijke namen voor wie er nog geen heeft gekozen.
web-names = Otter, Reiger, Egel, Zwaluw, Das, Mus, Haas, Roodborst, Eekhoorn, Zeehond, Vos, Uil, Zwaan, Bever, Leeuwerik, Dolfijn
web-log = Zetten tot nu toe
web-log-set-up = Voorbereiding
web-log-show = Bord na zet { $number } bekijken
web-input-missing = Vul dit in.
web-input-short = Minstens { $number ->
        [one] { $number } teken
       *[other] { $number } tekens
    }.
web-less = Eén minder: { $label }
web-more = Eén meer: { $label }
