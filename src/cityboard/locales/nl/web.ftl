### Wat elke pagina in de browser zegt.

web-home = cityboard, startpagina
web-close = Sluiten
web-confirm = Bevestigen
web-cancel = Annuleren
web-decision = Jouw beslissing
web-final = Dit kan niet worden teruggenomen.
web-chance = Het toeval
web-player = Speler { $number }
web-missing = Er is niets op dit adres.
web-failed = Dat is niet gelukt. Probeer het opnieuw.
