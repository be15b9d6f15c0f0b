### Wat elke pagina in de browser zegt.

web-home = cityboard, startpagina
web-close = Sluiten
web-confirm = Bevestigen
web-cancel = Annuleren
web-decision = Jouw beslissing
web-final = Dit kan niet worden teruggenomen.
web-chance = Het toeval
web-player = Speler { $number }
web-bot = Bot { $number }
web-you = Jij
web-missing = Er is niets op dit adres.
web-failed = Dat is niet gelukt. Probeer het opnieuw.
web-unreachable = De server antwoordt niet. Probeer het zo meteen nog eens.
web-unloaded = Dit deel van de pagina kon niet worden geladen.
web-load-again = Opnieuw laden
web-language = Taal
web-theme-light = Lichte kleuren
web-theme-dark = Donkere kleuren
web-settings = Taal, kleuren en jij
web-me = Ik
web-level-random = Toevalsbot
web-level-greedy = Hebberige bot
# Vriendelijke namen voor wie er nog geen heeft gekozen.
web-names = Otter, Reiger, Egel, Zwaluw, Das, Mus, Haas, Roodborst, Eekhoorn, Zeehond, Vos, Uil, Zwaan, Bever, Leeuwerik, Dolfijn
web-log = Zetten tot nu toe
web-log-set-up = Voorbereiding
web-log-show = Bord na zet { $number } bekijken
