### Ce que dit l’arène : des bots contre des bots.

arena-bot = Bot
arena-budget = Budget
arena-games = Parties
arena-wins = Victoires
arena-margin = Avance
arena-think = Réflexion p50 / p95 / maximum
arena-rating = Classement
arena-skill = OpenSkill
arena-first = Bot
arena-second = devant
arena-budget-usual = habituel
arena-budget-work = travail { $work }
arena-budget-seconds = { $seconds } s
arena-budget-both = travail { $work }, { $seconds } s
arena-sets = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec { $sets ->
        [one] { $sets } donne
       *[other] { $sets } donnes
    }, graine « { $seed } » ; une part équitable des victoires est de { $fair }. Entre crochets : intervalles à 95 %.
arena-luck = La donne décide pour { $share } de qui gagne [{ $low } à { $high }].
arena-clock = Un bot se règle sur l’horloge : une autre exécution donnera d’autres parties. Avec des budgets de travail, elle donnerait les mêmes.
arena-plot-wins = Part des victoires en %, avec intervalles à 95 % (pointillé : part équitable)
arena-plot-margin = Avance sur le meilleur des autres en points, avec intervalles à 95 %
arena-plot-rating = Classement de Bradley–Terry en Elo, avec intervalles à 95 %

refusal-arena-twice = « { $value } » est nommé deux fois. Nommez chaque bot une fois ; un bot seul joue contre lui-même.
refusal-arena-budget = « { $value } » n’est pas un bot avec un budget. Écrivez-le comme chief@work=2000 ou chief@seconds=0.5.
refusal-arena-import = « { $value } » ne peut pas jouer ({ $error }). Nommez une classe comme paquet.module:Classe ; il lui faut une méthode choose.
refusal-arena-seats = « { $value } » n’est pas une façon de répartir les places. Choisissez parmi : { $allowed }.
refusal-arena-failed = Le bot { $value } a échoué dans la partie { $number } ({ $error }).
refusal-arena-illegal = Le bot { $value } a choisi un coup interdit dans la partie { $number }. { $because }
refusal-cluster-missing = Une grappe demande Dask, qui n’est pas installé. Installez-le avec : pip install "cityboard[cluster]"
refusal-cluster-unreachable = Aucune grappe Dask ne répond à { $value } ({ $error }).

help-arena = Faire jouer des bots entre eux : victoires, avances, temps de réflexion et classements avec leurs marges d’erreur.
help-arena-bots = Qui joue : des niveaux comme dispatcher,chief, avec des budgets si vous voulez (chief@work=2000, chief@seconds=0.5), ou vos propres classes (paquet.module:Classe). À trois joueurs ou plus, le premier de deux bots joue contre des copies du second.
help-arena-games = Combien de parties au moins ; une donne est toujours jouée avec toutes ses dispositions.
help-arena-seats = rotate : chaque donne, tout le monde se décalant autour de la table ; all : dans tous les ordres ; fixed : seulement dans l’ordre donné.
help-arena-repeats = Combien de fois chaque disposition d’une donne est jouée.
help-arena-work = Le travail permis à chaque bot pour un coup, le même sur toutes les machines.
help-arena-seconds = Combien de secondes chaque bot peut réfléchir à un coup.
help-arena-workers = Combien de processus jouent ; le résultat est le même quel que soit leur nombre.
help-arena-cluster = L’adresse d’une grappe Dask qui joue à la place, comme tcp://host:8786.
help-arena-plot = Un fichier pour une image du résultat (SVG).
