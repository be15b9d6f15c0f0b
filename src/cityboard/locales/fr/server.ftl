### Ce que dit le serveur.

## Adresses des notifications

refusal-webhook-address = « { $value } » n’est pas une adresse à laquelle envoyer des notifications. Elle doit commencer par { $allowed } et nommer un hôte, sans nom d’utilisateur ni mot de passe.
refusal-webhook-host = Impossible d’envoyer des notifications : il n’y a pas d’hôte nommé « { $value } ».
refusal-webhook-private = Impossible d’envoyer des notifications à « { $value } » : ce serveur ne les envoie qu’à des hôtes accessibles depuis tout l’internet.
refusal-push-subscription = Le navigateur a donné des clés qui ne permettent pas de chiffrer les notifications. Désactivez puis réactivez les notifications dans le navigateur.

## Messages et requêtes

refusal-message-malformed = Le message est illisible : { $error }
refusal-stale = La partie a avancé depuis que vous avez regardé. Regardez de nouveau, puis décidez.
refusal-busy = Il se passe trop de choses à la fois à cette table. Réessayez.
refusal-key-reused = Ce message porte la clé d’un message précédent qui disait autre chose.
refusal-too-many = C’est plus que ce serveur ne permet à la fois. Attendez un instant et réessayez.
refusal-server-error = Le serveur n’y est pas parvenu. Réessayez ; son journal en dit plus.
refusal-database-down = La base de données ne répond pas.
refusal-http = Le serveur ne répond pas à une telle requête (HTTP { $status }).
refusal-metrics-off = Ce serveur ne montre pas ses mesures.
refusal-page-missing = La page pour le navigateur manque ici. Lancez une fois « make play » dans le dossier du projet : cela construit la page.

## Personnes

refusal-person-needed = Choisissez d’abord un pseudonyme.
refusal-login-wrong = L’identifiant ou le mot de passe est incorrect.
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
refusal-only-owner = Seule la personne qui a ouvert la table peut faire cela.
refusal-position-unknown = Il n’y a pas de position { $number }. Les positions se comptent de 0 à { $most }.
refusal-hint-busy = Les bots sont occupés à d’autres tables. Redemandez le conseil dans un instant.
refusal-hint-failed = Pas de conseil cette fois : le bot n’a pas réussi à choisir un coup. Redemandez-le ; le journal du serveur en dit plus.
refusal-analysis-failed = L’analyse de cette partie a échoué. Redemandez-la ; le journal du serveur en dit plus.

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
refusal-database-missing = Il n’y a rien de cityboard dans cette base de données. Nommez la bonne avec --database.
refusal-database-older = La base de données a encore la forme { $revision } ; ce cityboard demande { $wanted }. Lancez une fois son serveur : il met la base de données à jour.
refusal-database-not-empty = La base de données n’est pas vide. Restaurez une sauvegarde dans une nouvelle.
refusal-backup-damaged = { $file } n’est pas une sauvegarde, ou elle est endommagée ou incomplète. Rien n’a été restauré.
refusal-backup-newer = { $file } vient d’un cityboard plus récent ({ $release }). Restaurez cette sauvegarde avec celui-là.
refusal-backup-exists = Le fichier { $file } existe déjà. Choisissez un autre nom pour la sauvegarde ou supprimez ce fichier.

## Ce que trouve un contrôle

refusal-file-damaged = Le fichier de la base de données est endommagé : { $error }
refusal-rows-astray = Lignes de « { $name } » qui n’appartiennent à aucune table : { $number }.
refusal-table-unreadable = La table { $table } est illisible ({ $error }).
refusal-chain-broken = Table { $table } : l’événement { $event } ne découle pas des événements précédents. Quelque chose a été changé ou manque.
refusal-event-unreadable = Table { $table } : l’événement { $event } est illisible ou ne va pas avec les événements précédents ({ $error }).
refusal-event-out-of-place = Table { $table } : l’événement { $event } n’est pas possible à cet endroit.
refusal-move-illegal = Table { $table } : le coup de l’événement { $event } est contraire aux règles. { $because }
refusal-draw-differs = Table { $table } : l’événement { $event } ne vient pas de la graine, qui donne « { $dealt } ».
refusal-result-differs = Table { $table } : l’événement { $event } donne un autre résultat que celui de la partie.
refusal-game-differs = Table { $table } : la partie ne tient pas. { $because }
refusal-seed-differs = Table { $table } : la graine n’est pas celle qui a été promise au début.
refusal-column-differs = Table { $table } : « { $column } » vaut { $value }, mais les événements disent { $wanted }.
refusal-chairs-differ = Table { $table } : qui est assis où ne va pas avec les événements.

## Commandes

help-serve = Lancer un serveur : des tables pour qui a un navigateur. Chaque option peut aussi se trouver dans l’environnement, comme indiqué entre crochets avec sa valeur par défaut.
help-open = Ouvrir la page dans un navigateur dès que le serveur répond.
serve-address = cityboard répond à l’adresse { $address }
help-backup = Écrire tout ce que contient la base de données dans un fichier, même pendant que le serveur tourne. Gardez le fichier en lieu sûr : il contient des secrets.
help-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
backup-made = Tout est maintenant dans { $file }. Tables : { $tables }, événements : { $events }, personnes : { $people }.
help-restore = Charger une sauvegarde dans une base de données vide, de l’une ou l’autre sorte.
help-restore-file = Un fichier écrit par cityboard backup.
backup-restored = Tout le contenu de { $file } est maintenant dans la base de données. Tables : { $tables }, événements : { $events }, personnes : { $people }.
help-check-stored = Contrôler la base de données : que rien n’y est endommagé, changé ou manquant, et que chaque partie terminée tient. Même pendant que le serveur tourne.
help-replay-all = Rejouer chaque partie enregistrée, coup par coup, avec les règles et l’édition du début.
check-summary = Tables : { $tables }, événements : { $events }, parties terminées : { $games }, coups rejoués : { $moves }. Anomalies : { $findings }.
setting-host = L’adresse où écouter ; 0.0.0.0 ou :: écoute à toutes les adresses de cette machine.
setting-port = Le port où écouter ; 0 en prend un libre.
setting-database = Où tout est enregistré : un fichier pour un seul processus (sqlite:////DOSSIER/FICHIER) ou un serveur PostgreSQL que plusieurs processus peuvent partager (postgresql://USER:PASSWORD@HOST/NAME).
setting-origins = D’autres adresses dont les pages peuvent parler à ce serveur, séparées par des virgules.
setting-secure_cookies = N’envoyer les cookies que par HTTPS ; à activer derrière un proxy qui parle HTTPS.
setting-trusted_proxy = Croire l’en-tête X-Forwarded-For ; à activer seulement si tout le monde passe par un proxy qui l’écrit.
setting-bot_processes = Combien de processus peuvent réfléchir pour les bots ; chacun démarre quand il le faut.
setting-bot_seconds = Combien de secondes un bot peut réfléchir à un coup.
setting-bot_pause = Combien de secondes un bot prend au moins, pour qu’on puisse le suivre.
setting-notice_delay = Combien de secondes passent avant d’annoncer son tour à quelqu’un qui ne regarde peut-être pas.
setting-notice_contact = Où les services de notification joignent la personne qui gère ce serveur : mailto:ADRESSE ou https://PAGE.
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
setting-sockets_per_address = Combien de connexions peuvent être ouvertes depuis une même adresse.
setting-heartbeat_seconds = Après combien de secondes on demande un signe de vie à une connexion.
setting-idle_socket_seconds = Après combien de secondes sans signe de vie une connexion est fermée ; plus que pour le demander.
setting-queue_messages = Combien de messages peuvent attendre un lecteur lent avant que sa connexion soit fermée.
setting-password_attempts_per_minute = Combien de mots de passe peuvent être essayés en une minute, depuis une adresse ou pour un identifiant.
setting-tables_per_person_per_hour = Combien de tables une personne peut ouvrir en une heure.
setting-hints_per_person_per_minute = Combien de conseils une personne peut demander par minute.
setting-analyses_per_person_per_hour = Combien d’analyses de parties terminées une personne peut lancer par heure.
setting-metrics = Montrer des mesures pour Prometheus à /metrics.
setting-log_level = Ce qui va dans le journal : debug, info, warning ou error.
