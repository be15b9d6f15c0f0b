### La page d’accueil.

web-start-heading = Posez des rails à Paris, glissez des toits à Helsinki.
web-start-promise = Contre des bots, entre amis ou sur un seul appareil. Gratuit et sans compte.
web-start-metro-pitch = Posez des tuiles Rails pour que vos lignes serpentent le plus longtemps possible et que celles des autres se terminent tôt.
web-start-metro-players = 1 à 6 joueurs
web-start-metro-time = environ 30 minutes
web-start-helsinki-pitch = Faites le tour de la place du Sénat, réunissez des cartes et glissez des pavillons dont les toits rempliront lignes et colonnes.
web-start-helsinki-players = 2 à 4 joueurs
web-start-helsinki-time = environ 45 minutes
web-start-play = Jouer
web-start-friends = Entre amis
web-start-device = Sur un appareil
web-start-learn = Apprendre en jouant
web-start-rules = Règles
web-start-box = Ma boîte
web-start-more = Plus d’options
web-start-count = Compter un vrai plateau
web-start-friends-heading = { $name } entre amis
web-start-friends-how-many = Combien serez-vous ? Vous recevrez un seul lien pour tout le monde.
web-start-friends-number = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
web-start-friends-note = Si quelqu’un ne vient pas, un bot peut prendre sa place au début de la partie.
web-start-continue = Continuer une partie
web-start-open-tables = Tables ouvertes
web-start-no-open-tables = Aucune table ouverte pour l’instant. Ouvrez une table publique avec « Plus d’options » et elle apparaîtra ici.
web-start-finished = Parties terminées
web-start-join = Rejoindre
web-start-your-turn = À vous
web-start-turn-of = À { $name } de jouer
web-start-waiting = Attend des joueurs
web-start-over = Terminée
web-start-until = votre tour se termine { $when }
web-start-free-seat = place libre
web-start-alone = en solo
web-start-put-away = Retirer cette partie de la liste ({ $name })
web-start-put-away-done = La partie est retirée de la liste ({ $name }).
web-start-put-away-undo = Annuler
web-start-knocks = { $people ->
        [one] { $people } personne demande une place
       *[other] { $people } personnes demandent une place
    }
