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
refusal-storage-full = Le disque du serveur est plein. Rien n’a été enregistré ; réessayez plus tard.
refusal-storage-read-only = Le stockage du serveur est actuellement en lecture seule. Rien n’a été enregistré ; réessayez plus tard.
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
refusal-name-long = Le nom est trop long. Il peut avoir { $number ->
        [one] { $number } caractère
       *[other] { $number } caractères
    } au plus.
refusal-name-alike = Le nom ressemble trait pour trait à « { $name } », que porte quelqu’un d’autre à la table. Choisissez-en un autre.
refusal-login-wrong = L’identifiant ou le mot de passe est incorrect.
refusal-password-wrong = L’ancien mot de passe est incorrect.
refusal-login-taken = Quelqu’un d’autre a déjà cet identifiant. Choisissez-en un autre.
refusal-csrf = La page ne prouve plus qui vous êtes. Rechargez-la.
refusal-origin = Les pages d’autres adresses ne peuvent pas parler pour vous ici. Ouvrez une page de ce serveur.
refusal-channel-unknown = Vos notifications ne vont pas à une telle adresse.
refusal-edition-not-kept = Cette édition n’est plus conservée ici. La personne qui vous a envoyé le lien peut la conserver de nouveau.
refusal-editions-full = Vous conservez déjà { $most } éditions personnelles. Supprimez-en d’abord une.
refusal-banned = La personne qui gère ce serveur ne vous laisse pas entrer.

## Tables

refusal-table-unknown = Il n’y a pas de table « { $table } ».
refusal-table-damaged = La table « { $table } » est endommagée : ce qui en est enregistré est illisible. Le journal du serveur en dit plus.
refusal-table-closed = Seules les personnes qui ont une place à cette table peuvent la regarder.
refusal-table-unlisted = On ne rejoint cette table que par un lien. Demandez-le à la personne qui l’a ouverte.
refusal-knock-unknown = Cette personne ne demande plus de place.
refusal-knock-refused = La personne qui a ouvert cette table a refusé votre demande de place.
refusal-table-not-open = C’est possible seulement avant le début de la partie.
refusal-table-not-running = C’est possible seulement pendant la partie.
refusal-table-not-over = C’est possible seulement quand la partie est terminée.
refusal-table-over = La partie à cette table est terminée.
refusal-only-owner = Seule la personne qui a ouvert la table peut faire cela.
refusal-table-without-person = Il faut au moins une personne à la table. Prenez une place vous-même, ou attendez que quelqu’un en ait pris une.
refusal-lobby-full = { $most ->
        [one] { $most } table ouverte à tous vient déjà de votre connexion. Commencez d’abord cette partie
       *[other] { $most } tables ouvertes à tous viennent déjà de votre connexion. Commencez d’abord l’une de ces parties
    }, ou n’ouvrez celle-ci qu’à des amis, par un lien.
refusal-position-unknown = Il n’y a pas de position { $number }. Les positions se comptent de 0 à { $most }.
refusal-record-source = Indiquez soit le texte d’un enregistrement, soit la table d’une partie terminée.
refusal-record-moves = La partie ne peut pas reprendre à la position { $number } de l’enregistrement. Choisissez-en une de 0 à { $most }.
refusal-record-differs = La partie enregistrée n’a pas été jouée avec « { $option } : { $value } ». Une table qui reprend un enregistrement en garde toutes les options.
refusal-hint-busy = Les bots sont occupés à d’autres tables. Redemandez le conseil dans un instant.
refusal-hint-failed = Pas de conseil cette fois : le bot n’a pas réussi à choisir un coup. Redemandez-le ; le journal du serveur en dit plus.
refusal-analysis-failed = L’analyse de cette partie a échoué. Redemandez-la ; le journal du serveur en dit plus.

## Places

refusal-seat-not-yours = La place du joueur { SEAT($seat) } n’est pas la vôtre.
refusal-seat-bot = Un bot joue pour le joueur { SEAT($seat) } en ce moment. Revenez d’abord à cette place.
refusal-seat-yours-already = La place du joueur { SEAT($seat) } est déjà la vôtre.
refusal-seat-none-free = Aucune place n’est libre à cette table.
refusal-seat-taken = La place du joueur { SEAT($seat) } n’est pas libre.
refusal-seat-needed = Seules les personnes qui ont une place à cette table peuvent faire cela.
refusal-watchers-only = Seuls les spectateurs peuvent y écrire.
refusal-seat-not-absent = La table n’attend pas le joueur { SEAT($seat) }.
refusal-seat-in-time = Le joueur { SEAT($seat) } a encore du temps.
refusal-link-void = Ce lien n’est plus valable. Demandez-en un nouveau.
refusal-link-other-seat = Ce lien mène à la place du joueur { SEAT($seat) } et à aucune autre.
refusal-seat-reserved = La place du joueur { SEAT($seat) } est réservée à la personne qu’un bot remplace. Elle seule peut y revenir ou la céder.
refusal-seat-rehearsed = Personne ne peut rejoindre cette partie maintenant : des coups y ont été annulés après avoir révélé quelque chose. Si tous les coups sont annulés, une nouvelle distribution attend le prochain arrivant, sauf dans une partie reprise d’un enregistrement ; sinon, ouvrez une nouvelle table.
refusal-seat-given-up = Quelqu’un qui occupait auparavant la place du joueur { SEAT($seat) } en connaît la main. Dans cette partie, aucun nouveau venu ne peut prendre une autre place.
refusal-seat-shown = Vous jouez ici une autre place et avez vu la main du joueur { SEAT($seat) }. Dans cette partie, elle ne peut pas être cédée.
refusal-remove-alone = Il n’y a personne d’autre à cette table qui puisse accepter le retrait du joueur { SEAT($seat) }.

## Tours et questions

refusal-not-your-turn = Ce n’est pas au joueur { SEAT($seat) } de jouer.
refusal-undo-turn = Vous ne pouvez annuler que pendant votre tour.
refusal-take-back-off = À cette table, rien ne s’annule d’un commun accord.
refusal-question-open = Une question est déjà posée à la table. Attendez les réponses.
refusal-question-none = Personne ne demande rien.
refusal-question-not-yours = La question ne s’adresse pas au joueur { SEAT($seat) }, ou la réponse est déjà donnée.
refusal-act-limit = Joueur { SEAT($seat) } : plus d’annulation ni de demande possible dans cette partie. La limite est de { $most }.
refusal-return-limit = Joueur { SEAT($seat) } : plus de retour possible dans cette partie. La limite est de { $most }.
refusal-sit-limit = Vous avez déjà pris place { $most } fois à cette table. C’est la limite.
refusal-link-limit = Le lien vers la place du joueur { SEAT($seat) } a été renouvelé { $most } fois. C’est la limite.
refusal-remove-limit = On a déjà demandé { $most } fois aux autres de retirer le joueur { SEAT($seat) }. C’est la limite.
