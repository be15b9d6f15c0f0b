### Was die Arena sagt: Bots gegen Bots.

arena-bot = Bot
arena-budget = Budget
arena-games = Partien
arena-wins = Siege
arena-margin = Vorsprung
arena-think = Bedenkzeit p50 / p95 / längste
arena-rating = Wertung
arena-skill = OpenSkill
arena-first = Bot
arena-second = vor
arena-budget-usual = üblich
arena-budget-work = Arbeit { $work }
arena-budget-seconds = { $seconds } s
arena-budget-both = Arbeit { $work }, { $seconds } s
arena-sets = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit { $sets ->
        [one] { $sets } Verteilung
       *[other] { $sets } Verteilungen
    }, Startwert „{ $seed }“; ein gerechter Anteil an den Siegen ist { $fair }. Eckige Klammern: 95-%-Intervalle.
arena-luck = Die Verteilung entscheidet zu { $share }, wer gewinnt [{ $low } bis { $high }].
arena-clock = Ein Bot richtet sich nach der Uhr: Ein neuer Lauf ergibt andere Partien. Mit Arbeit als Budget ergäbe er dieselben.
arena-plot-wins = Anteil an den Siegen in %, mit 95-%-Intervallen (gestrichelt: gerechter Anteil)
arena-plot-margin = Vorsprung vor dem besten anderen in Punkten, mit 95-%-Intervallen
arena-plot-rating = Wertung nach Bradley–Terry in Elo, mit 95-%-Intervallen

refusal-arena-twice = „{ $value }“ ist zweimal genannt. Nenne jeden Bot einmal; ein Bot allein spielt gegen sich selbst.
refusal-arena-budget = „{ $value }“ ist kein Bot mit Budget. Schreib es wie chief@work=2000 oder chief@seconds=0.5.
refusal-arena-import = „{ $value }“ kann nicht spielen ({ $error }). Nenne eine Klasse als paket.modul:Klasse; sie braucht eine Methode choose.
refusal-arena-seats = „{ $value }“ ist keine Art, die Plätze zu verteilen. Zur Wahl stehen: { $allowed }.
refusal-arena-failed = Der Bot { $value } ist in Partie { $number } gescheitert ({ $error }).
refusal-arena-illegal = Der Bot { $value } hat in Partie { $number } einen unerlaubten Zug gewählt. { $because }
refusal-cluster-missing = Ein Cluster braucht Dask, und das ist nicht installiert. Installiere es mit: pip install "cityboard[cluster]"
refusal-cluster-unreachable = Unter { $value } antwortet kein Dask-Cluster ({ $error }).

help-arena = Bots gegeneinander spielen lassen: Siege, Vorsprünge, Bedenkzeiten und Wertungen mit ihren Fehlergrenzen.
help-arena-bots = Wer spielt: Stufen wie dispatcher,chief, auf Wunsch mit Budgets (chief@work=2000, chief@seconds=0.5), oder eigene Klassen (paket.modul:Klasse). Zu dritt und mehr spielt der erste von zwei Bots gegen Kopien des zweiten.
help-arena-games = Wie viele Partien mindestens; jede Verteilung wird immer mit allen Sitzordnungen gespielt.
help-arena-seats = rotate: jede Verteilung, und alle rücken um den Tisch weiter; all: in jeder Reihenfolge; fixed: nur wie genannt.
help-arena-repeats = Wie oft jede Sitzordnung einer Verteilung gespielt wird.
help-arena-work = Wie viel jeder Bot an einem Zug arbeiten darf, auf jeder Maschine gleich.
help-arena-seconds = Wie viele Sekunden jeder Bot über einen Zug nachdenken darf.
help-arena-workers = Wie viele Prozesse spielen; das Ergebnis ist bei jeder Zahl gleich.
help-arena-cluster = Die Adresse eines Dask-Clusters, der stattdessen spielt, etwa tcp://host:8786.
help-arena-plot = Eine Datei für ein Bild des Ergebnisses (SVG).
