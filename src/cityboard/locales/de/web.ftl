### Was jede Seite im Browser sagt.

web-home = cityboard, Startseite
web-close = Schließen
web-confirm = Bestätigen
web-cancel = Abbrechen
web-decision = Deine Entscheidung
web-final = Das lässt sich nicht zurücknehmen.
web-chance = Der Zufall
web-player = Spieler { $number }
web-missing = Unter dieser Adresse gibt es nichts.
web-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.
