### Ce que dit le serveur.

## Adresses des notifications

refusal-webhook-address = « { $value } » n’est pas une adresse à laquelle envoyer des notifications. Elle doit commencer par { $allowed } et nommer un hôte, sans nom d’utilisateur ni mot de passe.
refusal-webhook-host = Impossible d’envoyer des notifications : il n’y a pas d’hôte nommé « { $value } ».
refusal-webhook-private = Impossible d’envoyer des notifications à « { $value } » : ce serveur ne les envoie qu’à des hôtes accessibles depuis tout l’internet.
refusal-push-subscription = Le navigateur a donné des clés qui ne permettent pas de chiffrer les notifications. Désactivez puis réactivez les notifications dans le navigateur.

## Messages et requêtes

refusal-message-malformed = Le message est illisible : { $error }
refusal-stale = La partie a avancé depuis votre dernier regard. Regardez de nouveau, puis décidez.
refusal-busy = Il se passe trop de choses à la fois à cette table. Réessayez.
refusal-key-reused = Ce message porte la clé d’un message précédent qui disait autre chose.
refusal-too-many = C’est plus que ce serveur ne permet à la fois. Attendez un instant et réessayez.
refusal-server-error = Le serveur n’y est pas parvenu. Réessayez ; son journal en dit plus.
refusal-database-down = La base de données ne répond pas.
refusal-http = Le serveur ne répond pas à une telle requête (HTTP { $status }).
refusal-metrics-off = Ce serveur ne montre pas ses mesures.

## Personnes

refusal-person-needed = Choisissez d’abord un pseudonyme.
refusal-login-wrong = L’identifiant ou le mot de passe est faux.
refusal-login-taken = Quelqu’un d’autre a déjà cet identifiant. Choisissez-en un autre.
refusal-csrf = La page ne prouve plus qui vous êtes. Rechargez-la.
refusal-origin = Les pages d’autres adresses ne peuvent pas parler pour vous ici. Ouvrez une page de ce serveur.
refusal-channel-unknown = Vos notifications ne vont pas à une telle adresse.

## Tables

refusal-table-unknown = Il n’y a pas de table « { $table } ».
refusal-table-closed = Seuls ceux qui sont assis à cette table peuvent la regarder.
refusal-table-unlisted = On ne rejoint cette table que par un lien. Demandez-le à qui l’a ouverte.
refusal-table-not-open = C’est possible seulement avant le début de la partie.
refusal-table-not-running = C’est possible seulement pendant la partie.
refusal-table-not-over = C’est possible seulement quand la partie est terminée.
refusal-table-over = La partie à cette table est terminée.
refusal-only-owner = Seul qui a ouvert la table peut faire cela.
refusal-position-unknown = Il n’y a pas de position { $number }. Les positions se comptent de 0 à { $most }.

## Places

refusal-seat-not-yours = La place du joueur { $seat } n’est pas la vôtre.
refusal-seat-bot = Un bot joue pour le joueur { $seat } en ce moment. Reprenez d’abord la place.
refusal-seat-yours-already = La place du joueur { $seat } est déjà la vôtre.
refusal-seat-none-free = Aucune place n’est libre à cette table.
refusal-seat-taken = La place du joueur { $seat } n’est pas libre.
refusal-seat-needed = Seuls ceux qui sont assis à cette table peuvent faire cela.
refusal-seat-not-absent = La table n’attend pas le joueur { $seat }.
refusal-seat-in-time = Le joueur { $seat } a encore du temps.
refusal-link-void = Ce lien n’est plus valable. Demandez-en un nouveau.
refusal-link-other-seat = Ce lien mène à la place du joueur { $seat } et à aucune autre.

## Tours et questions

refusal-not-your-turn = Ce n’est pas au joueur { $seat } de jouer.
refusal-undo-turn = Vous ne pouvez annuler que pendant votre tour.
refusal-take-back-off = À cette table, rien ne s’annule d’un commun accord.
refusal-question-open = Une question est déjà posée à la table. Attendez les réponses.
refusal-question-none = Personne ne demande rien.
refusal-question-not-yours = La question ne s’adresse pas au joueur { $seat }, ou il a déjà répondu.

## Réglages et base de données

refusal-setting-value = « { $value } » ne convient pas à { $name }. Possible ici : { $allowed }.
refusal-database-url = Ce n’est pas l’adresse d’une base de données. Elle doit ressembler à l’une de celles-ci : { $allowed }.
refusal-database-busy = Un autre processus se sert de la base de données { $file }. Arrêtez-le d’abord ou nommez un autre fichier.
refusal-database-unreachable = La base de données ne répond pas ({ $error }).
refusal-database-newer = La base de données vient d’un cityboard plus récent que celui-ci ({ $error }). Prenez celui-là.
refusal-address-unusable = Le serveur ne peut pas écouter à { $address } ({ $error }). Choisissez un autre --host ou --port.
refusal-chain-broken = Table { $table } : l’événement { $event } ne découle pas des événements précédents. Quelque chose a été changé ou manque.

## Commandes

help-serve = Lancer un serveur : des tables pour qui a un navigateur. Chaque option peut aussi se trouver dans l’environnement, comme indiqué entre crochets avec sa valeur par défaut.
help-open = Ouvrir la page dans un navigateur dès que le serveur répond.
serve-address = cityboard répond à l’adresse { $address }
setting-host = L’adresse où écouter ; 0.0.0.0 ou :: écoute à toutes les adresses de cette machine.
setting-port = Le port où écouter ; 0 en prend un libre.
setting-database = Où tout est enregistré : un fichier pour un seul processus (sqlite:////DOSSIER/FICHIER) ou un serveur PostgreSQL que plusieurs processus peuvent partager (postgresql://USER:PASSWORD@HOST/NAME).
setting-origins = D’autres adresses dont les pages peuvent parler à ce serveur, séparées par des virgules.
setting-secure_cookies = N’envoyer les cookies que par HTTPS ; à activer derrière un proxy qui parle HTTPS.
setting-trusted_proxy = Croire l’en-tête X-Forwarded-For ; à activer seulement si tout le monde passe par un proxy qui l’écrit.
setting-bot_processes = Combien de processus réfléchissent pour les bots.
setting-bot_seconds = Combien de secondes un bot peut réfléchir à un coup.
setting-bot_pause = Combien de secondes un bot prend au moins, pour qu’on puisse le suivre.
setting-notice_delay = Combien de secondes passent avant d’annoncer son tour à quelqu’un qui ne regarde peut-être pas.
setting-notice_contact = Où les services de notification joignent qui gère ce serveur : mailto:ADRESSE ou https://PAGE.
setting-private_webhooks = Envoyer les notifications aussi aux hôtes de son propre réseau, et sans HTTPS.
setting-idle_minutes = Après combien de minutes sans usage une table quitte la mémoire.
setting-frame_bytes = Le plus long message lu, en octets.
setting-messages_per_second = Combien de messages par seconde une connexion peut envoyer durablement.
setting-messages_burst = Combien de messages une connexion peut envoyer à la fois.
setting-person_per_second = Combien de messages et de requêtes par seconde une personne peut envoyer durablement.
setting-person_burst = Combien de messages et de requêtes une personne peut envoyer à la fois.
setting-address_per_second = Combien de requêtes par seconde peuvent venir durablement d’une même adresse.
setting-address_burst = Combien de requêtes peuvent venir à la fois d’une même adresse.
setting-sockets_per_person = Combien de connexions une personne peut garder ouvertes.
setting-heartbeat_seconds = Après combien de secondes on demande un signe de vie à une connexion.
setting-idle_socket_seconds = Après combien de secondes sans signe de vie une connexion est fermée ; plus que pour le demander.
setting-queue_messages = Combien de messages peuvent attendre un lecteur lent avant que sa connexion soit fermée.
setting-password_attempts_per_minute = Combien de mots de passe peuvent être essayés en une minute, depuis une adresse ou pour un identifiant.
setting-tables_per_person_per_hour = Combien de tables une personne peut ouvrir en une heure.
setting-metrics = Montrer des mesures pour Prometheus à /metrics.
setting-log_level = Ce qui va dans le journal : debug, info, warning ou error.
