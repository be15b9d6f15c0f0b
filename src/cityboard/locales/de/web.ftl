### Was jede Seite im Browser sagt.

web-home = cityboard, Startseite
web-close = Schließen
web-confirm = Bestätigen
web-cancel = Abbrechen
web-decision = Deine Entscheidung
web-final = Das lässt sich nicht zurücknehmen.
web-chance = Der Zufall
web-player = Spieler { $number }
web-bot = Bot { $number }
web-you = Du
web-missing = Unter dieser Adresse gibt es nichts.
web-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.
web-unreachable = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
web-unloaded = Dieser Teil der Seite ließ sich nicht laden.
web-load-again = Neu laden
web-language = Sprache
web-theme-light = Helle Farben
web-theme-dark = Dunkle Farben
web-settings = Sprache, Farben und du
web-me = Ich
web-level-random = Zufallsbot
web-level-greedy = Gieriger Bot
# Freundliche Namen für alle, die noch keinen gewählt haben.
web-names = Otter, Reiher, Igel, Schwalbe, Dachs, Spatz, Feldhase, Rotkehlchen, Eichhorn, Seehund, Fuchs, Eule, Schwan, Biber, Lerche, Delfin
web-log = Bisherige Züge
web-log-set-up = Aufbau
web-log-show = Plan nach Zug { $number } ansehen
