### Ce que dit le serveur.

## Adresses des notifications

refusal-webhook-address = « { $value } » n’est pas une adresse à laquelle envoyer des notifications. Elle doit commencer par { $allowed } et nommer un hôte, sans nom d’utilisateur ni mot de passe.
refusal-webhook-host = Impossible d’envoyer des notifications à « { $value } » : il n’y a pas d’hôte de ce nom accessible depuis tout l’internet.
refusal-push-subscription = Le navigateur a donné des clés qui ne permettent pas de chiffrer les notifications. Désactivez puis réactivez les notifications dans le navigateur.

## Messages et requêtes

refusal-message-malformed = Le message est illisible : { $error }
refusal-stale = La partie a avancé depuis que vous avez regardé. Regardez de nouveau, puis décidez.
refusal-busy = Il se passe trop de choses à la fois à cette table. Réessayez.
refusal-key-reused = Ce message porte la clé d’un message précédent qui disait autre chose.
refusal-too-many = C’est plus que ce serveur ne permet à la fois. Attendez un instant et réessayez.
refusal-server-error = Le serveur n’y est pas parvenu. Réessayez ; son journal en dit plus.
refusal-database-down = La base de données ne répond pas. Attendez un instant et réessayez.
refusal-storage-full = Le disque du serveur est plein. Rien n’a été enregistré ; réessayez plus tard.
refusal-storage-read-only = Le stockage du serveur est actuellement en lecture seule. Rien n’a été enregistré ; réessayez plus tard.
refusal-part-unwell = Une partie du serveur ne fonctionne pas ({ $part }). Réessayez dans un instant.
refusal-http = Le serveur ne répond pas à une telle requête (HTTP { $status }).
refusal-metrics-off = Ce serveur ne montre pas ses mesures.
refusal-page-missing = La page pour le navigateur manque ici. Lancez une fois « make play » dans le dossier du projet : cela construit la page.

## Personnes

refusal-person-needed = Choisissez d’abord un pseudonyme.
refusal-name-invisible = Le nom contient un caractère invisible ({ $value }). Supprimez-le.
refusal-name-empty = Un nom doit comporter au moins une lettre, un chiffre ou un symbole.
refusal-name-marks = Il y a trop de signes sur une même lettre ; { $number } au plus.
refusal-name-mixed = « { $value } » mélange les lettres de plusieurs alphabets. Gardez un seul alphabet par mot.
refusal-name-long = Le nom est trop long. Il peut avoir { $number } caractères.
refusal-name-alike = Le nom ressemble trait pour trait à « { $name } », que porte quelqu’un d’autre à la table. Choisissez-en un autre.
refusal-login-wrong = L’identifiant ou le mot de passe est incorrect.
refusal-password-wrong = L’ancien mot de passe est incorrect.
refusal-login-taken = Quelqu’un d’autre a déjà cet identifiant. Choisissez-en un autre.
refusal-csrf = La page ne prouve plus qui vous êtes. Rechargez-la.
refusal-origin = Les pages d’autres adresses ne peuvent pas parler pour vous ici. Ouvrez une page de ce serveur.
refusal-channel-unknown = Vos notifications ne vont pas à une telle adresse.
refusal-banned = La personne qui gère ce serveur ne vous laisse pas entrer.

## Tables

refusal-table-unknown = Il n’y a pas de table « { $table } ».
refusal-table-damaged = La table « { $table } » est endommagée : ce qui en est enregistré est illisible. Le journal du serveur en dit plus.
refusal-table-closed = Seuls ceux qui sont assis à cette table peuvent la regarder.
refusal-table-unlisted = On ne rejoint cette table que par un lien. Demandez-le à qui l’a ouverte.
refusal-table-not-open = C’est possible seulement avant le début de la partie.
refusal-table-not-running = C’est possible seulement pendant la partie.
refusal-table-not-over = C’est possible seulement quand la partie est terminée.
refusal-table-over = La partie à cette table est terminée.
refusal-only-owner = Seule la personne qui a ouvert la table peut faire cela.
refusal-table-without-person = Au moins une personne doit être assise à la table. Prenez une place vous-même, ou attendez que quelqu’un en ait pris une.
refusal-lobby-full = { $most } tables ouvertes à tous viennent déjà de votre connexion. Commencez d’abord l’une d’elles, ou n’ouvrez celle-ci qu’à des amis, par un lien.
refusal-position-unknown = Il n’y a pas de position { $number }. Les positions se comptent de 0 à { $most }.
refusal-record-source = Indiquez soit le texte d’un enregistrement, soit la table d’une partie terminée.
refusal-record-moves = La partie ne peut pas reprendre à la position { $number } de l’enregistrement. Choisissez-en une de 0 à { $most }.
refusal-record-differs = La partie enregistrée n’a pas été jouée avec « { $option } : { $value } ». Une table qui reprend un enregistrement en garde toutes les options.
refusal-hint-busy = Les bots sont occupés à d’autres tables. Redemandez le conseil dans un instant.
refusal-hint-failed = Pas de conseil cette fois : le bot n’a pas réussi à choisir un coup. Redemandez-le ; le journal du serveur en dit plus.
refusal-analysis-failed = L’analyse de cette partie a échoué. Redemandez-la ; le journal du serveur en dit plus.

## Places

refusal-seat-not-yours = La place du joueur { SEAT($seat) } n’est pas la vôtre.
refusal-seat-bot = Un bot joue pour le joueur { SEAT($seat) } en ce moment. Reprenez d’abord la place.
refusal-seat-yours-already = La place du joueur { SEAT($seat) } est déjà la vôtre.
refusal-seat-none-free = Aucune place n’est libre à cette table.
refusal-seat-taken = La place du joueur { SEAT($seat) } n’est pas libre.
refusal-seat-needed = Seuls ceux qui sont assis à cette table peuvent faire cela.
refusal-seat-not-absent = La table n’attend pas le joueur { SEAT($seat) }.
refusal-seat-in-time = Le joueur { SEAT($seat) } a encore du temps.
refusal-link-void = Ce lien n’est plus valable. Demandez-en un nouveau.
refusal-link-other-seat = Ce lien mène à la place du joueur { SEAT($seat) } et à aucune autre.
refusal-seat-reserved = La place du joueur { SEAT($seat) } est réservée à la personne qu’un bot remplace. Elle seule peut y revenir ou la céder.
refusal-seat-rehearsed = Personne ne peut rejoindre cette partie maintenant : des coups y ont été annulés après avoir révélé quelque chose. Si tous les coups sont annulés, une nouvelle distribution attend le prochain arrivant ; sinon, ouvrez une nouvelle table.
refusal-seat-given-up = Quelqu’un qui occupait auparavant la place du joueur { SEAT($seat) } en connaît la main. Dans cette partie, aucun nouveau venu ne peut prendre une autre place.
refusal-seat-shown = Vous jouez ici une autre place et avez vu la main du joueur { SEAT($seat) }. Dans cette partie, elle ne peut pas être cédée.
refusal-remove-alone = Il n’y a personne d’autre à cette table qui puisse accepter le retrait du joueur { SEAT($seat) }.

## Tours et questions

refusal-not-your-turn = Ce n’est pas au joueur { SEAT($seat) } de jouer.
refusal-undo-turn = Vous ne pouvez annuler que pendant votre tour.
refusal-take-back-off = À cette table, rien ne s’annule d’un commun accord.
refusal-question-open = Une question est déjà posée à la table. Attendez les réponses.
refusal-question-none = Personne ne demande rien.
refusal-question-not-yours = La question ne s’adresse pas au joueur { SEAT($seat) }, ou il a déjà répondu.
refusal-act-limit = Le joueur { SEAT($seat) } a annulé ou demandé { $most } fois dans cette partie. C’est la limite.
refusal-return-limit = Le joueur { SEAT($seat) } est déjà revenu { $most } fois dans cette partie. C’est la limite.
refusal-sit-limit = Vous vous êtes déjà assis { $most } fois à cette table. C’est la limite.
refusal-link-limit = Le lien vers la place du joueur { SEAT($seat) } a été renouvelé { $most } fois. C’est la limite.
refusal-remove-limit = On a déjà demandé { $most } fois aux autres de retirer le joueur { SEAT($seat) }. C’est la limite.

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
refusal-person-unknown = Il n’y a personne du nom de « { $value } » ici. Donnez un identifiant ou un numéro, ou un pseudonyme avec --table.
refusal-person-ambiguous = Plusieurs personnes s’y appellent « { $value } ». Donnez le numéro de l’une d’elles : { $allowed }.
refusal-ban-unknown = « { $value } » n’est pas exclu.
refusal-table-running = La partie à la table { $table } est encore en cours. Pour la supprimer malgré tout, ajoutez --even-running.

## Ce que trouve un contrôle

refusal-file-damaged = Le fichier de la base de données est endommagé : { $error }
refusal-rows-astray = Lignes de « { $name } » qui n’appartiennent à aucune table : { $number }.
refusal-row-edited = Table « { $name } » de la base de données : la ligne { $row } a été modifiée.
refusal-person-missing = Table « { $name } » de la base de données : la ligne { $row } nomme la personne { $person }, qui n’existe pas.
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
help-ban = Exclure une personne ou un réseau, même pendant que des serveurs tournent : ses connexions sont annulées et fermées, et les nouvelles sont refusées.
help-unban = Laisser à nouveau entrer une personne ou un réseau ; les personnes doivent se reconnecter.
help-ban-who = Un identifiant, le numéro d’une personne, une adresse ou une plage d’adresses (192.0.2.0/24, 2001:db8::/48) ; avec --table, un pseudonyme.
help-ban-table = La table où une personne de ce pseudonyme est assise ou parle, ou qu’elle a ouverte.
ban-made = { $name } est exclu. Les serveurs en marche le sauront en quelques secondes.
ban-lifted = { $name } n’est plus exclu.
help-delete-table = Supprimer pour toujours une table avec sa partie, ses places et sa discussion, même pendant que des serveurs tournent.
help-delete-table-id = Le numéro de la table, tel qu’il figure dans son adresse.
help-even-running = La supprimer même si la partie est encore en cours.
table-deleted = La table { $table } est supprimée. Les serveurs en marche le sauront en quelques secondes.
setting-host = L’adresse où écouter ; 0.0.0.0 ou :: écoute à toutes les adresses de cette machine.
setting-port = Le port où écouter ; 0 en prend un libre.
setting-database = Où tout est enregistré : un fichier pour un seul processus (sqlite:////DOSSIER/FICHIER) ou un serveur PostgreSQL que plusieurs processus peuvent partager (postgresql://USER:PASSWORD@HOST/NAME).
setting-database_seconds = Combien de secondes la base de données peut prendre pour répondre ; au-delà, la demande échoue et peut être répétée.
setting-origins = D’autres adresses dont les pages peuvent parler à ce serveur, séparées par des virgules.
setting-secure_cookies = N’envoyer les cookies que par HTTPS et dire aux navigateurs de ne venir que par HTTPS pendant un an ; à activer derrière un proxy qui parle HTTPS.
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
setting-connections_per_address = Combien de connexions TCP peuvent être ouvertes depuis une même adresse, y compris pour de simples requêtes ; sans effet derrière un proxy que l’on croit.
setting-header_seconds = Combien de secondes l’en-tête d’une requête peut prendre.
setting-body_seconds = Combien de secondes le corps d’une requête peut prendre, et une réponse rester sans être lue.
setting-keep_alive_seconds = Combien de secondes une connexion sans requête reste ouverte.
setting-heartbeat_seconds = Après combien de secondes on demande un signe de vie à une connexion.
setting-idle_socket_seconds = Après combien de secondes sans signe de vie une connexion est fermée ; plus que pour le demander.
setting-queue_messages = Combien de messages peuvent attendre un lecteur lent avant que sa connexion soit fermée.
setting-password_attempts_per_minute = Combien de mots de passe faux peuvent être donnés en une minute, depuis une adresse, et depuis une adresse pour un identifiant.
setting-password_attempts_per_login_per_hour = Combien de mots de passe faux peuvent être donnés en une heure pour un identifiant, d’où que ce soit ; au-delà, chaque adresse a un essai à la fois.
setting-accounts_per_address_per_hour = Combien de comptes peuvent être créés ou modifiés en une heure, depuis une adresse ou par une personne.
setting-people_per_address_per_hour = Combien de nouvelles personnes peuvent arriver d’une adresse en une heure.
setting-tables_per_person_per_hour = Combien de tables une personne peut ouvrir en une heure.
setting-tables_per_address_per_hour = Combien de tables peuvent être ouvertes depuis une adresse en une heure.
setting-listed_tables_per_address = Combien de tables d’une même adresse peuvent figurer à l’accueil, ouvertes à tous.
setting-hints_per_person_per_minute = Combien de conseils une personne peut demander par minute.
setting-hints_per_address_per_minute = Combien de conseils peuvent être demandés depuis une adresse en une minute.
setting-analyses_per_person_per_hour = Combien d’analyses de parties terminées une personne peut lancer par heure.
setting-analyses_per_address_per_hour = Combien d’analyses de parties terminées peuvent être commencées depuis une adresse en une heure.
setting-bot_moves_per_address = Combien de bots peuvent réfléchir à la fois pour les personnes d’une même adresse ; les suivants les attendent.
setting-chat_lines_per_minute = Combien de lignes une personne peut écrire dans la discussion en une minute.
setting-keep_empty_tables_days = Après combien de jours une table est supprimée si aucune partie n’y a jamais commencé ; 0 les garde pour toujours.
setting-keep_nameless_days = Après combien de jours une personne est supprimée si elle n’a ni compte, ni place, ni table, ni mot dans une discussion ; 0 les garde pour toujours.
setting-metrics = Montrer des mesures pour Prometheus à /metrics.
setting-log_level = Ce qui va dans le journal : debug, info, warning ou error.
