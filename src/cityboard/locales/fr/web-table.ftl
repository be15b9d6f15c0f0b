### Ce que dit la page d’une table.

## L’en-tête

web-table-turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
web-table-your-turn = À vous de jouer
web-table-turn-of = À { $name } de jouer
web-table-bot-thinks = { $name } réfléchit…
web-table-waits = La partie attend
web-table-watching = Vous regardez
web-table-over = La partie est terminée
web-table-result = Résultat
web-table-undo = Annuler le coup
web-table-come-back = Revenir à ma place
web-table-menu = Menu
web-table-time = Temps restant
web-table-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## Le menu

web-table-chat = Discussion
web-table-chat-unread = Discussion ({ $lines ->
        [one] { $lines } nouveau
       *[other] { $lines } nouveaux
    })
web-table-log = Coups joués
web-table-rules = Règles
web-table-box = Boîte : { $edition }
web-table-box-default = Boîte : édition par défaut
web-table-seats = Joueurs et places
web-table-ask-take-back = Demander à annuler un coup
web-table-ask-replace = Demander qu’un bot remplace { $name }
web-table-return = Revenir à votre place ({ $name })
web-table-leave = Quitter la partie
web-table-leave-why = Un bot continue à votre place ; s’il ne reste personne, la partie attend. Vous pouvez revenir à tout moment tant que la partie est en cours.
web-table-theme-light = Couleurs sombres
web-table-theme-dark = Couleurs claires
web-table-notices = M’avertir quand c’est à moi

## Réglages

web-table-settings = Réglages
web-table-one-tap = Jouer d’un seul geste
web-table-one-tap-why = Le coup choisi est joué aussitôt, sans confirmation. Pour les personnes qui connaissent bien le jeu.
web-table-sound = Sons
web-table-sound-why = De courtes notes pour votre tour, les coups et les points.
web-table-vibration = Vibration
web-table-vibration-why = Un téléphone vibre quand c’est à vous de jouer.
web-table-letters = Touches de lettres
web-table-letters-why = Des lettres comme C pour la discussion servent de raccourcis. Entrée, Échap et les flèches restent toujours actives.
web-table-motion = Mouvement sur le plateau
web-table-motion-full = normal
web-table-motion-fast = rapide
web-table-motion-off = aucun
web-table-bot-speed = Montrer les coups des autres
web-table-bot-speed-slow = lentement
web-table-bot-speed-normal = à vitesse normale
web-table-bot-speed-fast = vite
web-table-bot-speed-off = aussitôt

## Touches

web-table-keys = Touches
web-table-key-confirm = Entrée
web-table-key-confirm-does = choisir ce qui est actif ; une seconde fois confirme
web-table-key-cancel = Échap
web-table-key-cancel-does = annuler le choix, fermer ce qui est ouvert
web-table-key-turn = R
web-table-key-turn-does = tourner la tuile
web-table-key-flip = F
web-table-key-flip-does = retourner la tuile
web-table-key-undo = U
web-table-key-undo-does = annuler la dernière décision
web-table-key-hint = H
web-table-key-hint-does = demander un conseil
web-table-key-lead = E
web-table-key-lead-does = montrer l’avance attendue
web-table-key-moves = A
web-table-key-moves-does = tous vos coups en liste
web-table-key-log = L
web-table-key-log-does = coups joués
web-table-key-chat = C
web-table-key-chat-does = discussion
web-table-key-menu = M
web-table-key-menu-does = menu
web-table-key-skip = S
web-table-key-skip-does = montrer tout de suite la dernière position
web-table-key-again = W
web-table-key-again-does = montrer de nouveau ce que les autres ont fait
web-table-key-replay = ← → Début Fin Espace
web-table-key-replay-does = dans la relecture : reculer, avancer, début, fin, lecture ou pause
web-table-key-mistake = N P
web-table-key-mistake-does = dans une analyse : l’erreur suivante ou précédente
web-table-key-help = ?
web-table-key-help-does = cette liste
web-table-keys-board = Sur le plateau, les flèches mènent d’un endroit à l’autre.

## La salle d’attente

web-table-waiting = { $seats ->
        [0] Tout le monde est là
        [one] Il manque encore { $seats } joueur
       *[other] Il manque encore { $seats } joueurs
    }
web-table-invite = Lien pour vos amis
web-table-invite-why = Toute personne qui ouvre ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
web-table-only-here = Cette adresse ne fonctionne que sur cette machine. Pour que d’autres puissent venir, lancez le serveur avec --host 0.0.0.0 (make play ARGS="--host 0.0.0.0") et ouvrez la page par l’adresse de la machine.
web-table-copy = Copier
web-table-copy-text = Copier avec le texte
web-table-copied = Copié
web-table-share = Partager
web-table-qr = Code QR
web-table-qr-label = Le lien sous forme de code QR
web-table-host-name = Votre nom pour les autres
web-table-invited = { $name } vous invite à jouer
web-table-join = Participer
web-table-no-link = Vous pouvez demander une place à { $name }. Vous pouvez aussi regarder.
web-table-knock = Demander une place
web-table-knock-waiting = Vous avez demandé une place à { $name }. Dès que votre demande sera acceptée, vous prendrez place ici.
web-table-knock-refused = { $name } a refusé votre demande de place. Vous pouvez regarder.
web-table-knock-running = Un bot joue à cette table. Vous pouvez demander à { $name } la place du bot.
web-table-knock-closed = Vous avez demandé une place. Cette page s’ouvre dès que votre demande est acceptée.
web-table-knock-seated = Votre demande est acceptée. Bonne partie !
web-table-knocks-open = { $name } demande une place.
web-table-knocks-running = { $name } voudrait jouer à la place d’un bot.
web-table-knocks-admit = Accepter
web-table-knocks-decline = Refuser
web-table-sit = S’asseoir ici
web-table-recorded = Cette partie reprend un enregistrement : la personne qui a ouvert la table connaît peut-être la main des autres.
web-table-seat-free = libre
web-table-seat-stands-in = place tenue par un bot
web-table-seat-here = à la table
web-table-seat-away = pas à la table
web-table-watchers = { $people ->
        [one] { $people } spectateur
       *[other] { $people } spectateurs
    }
web-table-seat-link = Lien vers cette place
web-table-seat-link-why = Pour cette place seulement. Un lien plus ancien n’est plus valable.
web-table-seat-hand-over = Céder cette place
web-table-seat-hand-over-why = Cette place n’est plus à personne : le premier à ouvrir le lien la prend, avec tout ce qu’elle détient.
web-table-unseat = Retirer
web-table-unseat-sure = Exclure { $name } de cette table ? Ses liens ne seront plus valables.
web-table-unseat-ask = Demander le retrait
web-table-unseat-ask-sure = Demander aux autres d’exclure { $name } ? Si tout le monde est d’accord, un bot prend la relève et { $name } ne peut plus que regarder.
web-table-start = { $seats ->
        [0] Commencer
        [one] Commencer avec un bot à la place libre
       *[other] Commencer avec des bots aux places libres
    }
web-table-stand-up = Libérer ma place
web-table-notices-why = Recevez une notification quand c’est à vous de jouer
web-table-learn-waiting = Apprendre le jeu en attendant
web-table-nickname = Comment vous appeler ?
web-table-nickname-why = Les autres voient ce nom. Rien d’autre n’est nécessaire pour jouer.
web-table-nickname-label = Pseudonyme
web-table-nickname-go = Continuer

## Pendant la partie

web-table-chat-empty = Personne n’a encore rien dit.
web-table-chat-watchers = Spectateurs
web-table-chat-watchers-why = Jusqu’à la fin de la partie, seuls les spectateurs lisent ce que vous écrivez.
web-table-say = Dites quelque chose
web-table-send = Envoyer
web-table-reactions = Réactions rapides
web-table-react-good = Bien joué
web-table-react-bravo = Bravo
web-table-react-laugh = Ha ha
web-table-react-wow = Oh !
web-table-react-thinking = Je réfléchis
web-table-react-game = Belle partie
web-table-pass = Passez l’appareil à { $name }
web-table-pass-why = Votre main reste cachée jusqu’à ce que vous la demandiez.
web-table-show = Je suis { $name }
web-table-since = Depuis votre dernier coup
web-table-skip = Aller au dernier coup
web-table-others = Ce que les autres ont fait
web-table-again = Montrer de nouveau
web-table-reconnecting = La connexion est perdue. Nouvel essai…
web-table-question-take-back = { $name } voudrait annuler le dernier coup.
web-table-question-replace = Faut-il qu’un bot remplace { $name } ?
web-table-question-remove = Faut-il retirer { $name } de la partie ? Un bot continuerait.
web-table-question-open = Réponses attendues : { $names }
web-table-agree = Oui
web-table-disagree = Non
web-table-join-running = Vous avez un lien vers une place à cette table.
web-table-full = Toutes les places de cette table sont prises.
web-table-full-watch = Regarder
web-table-full-another = Ouvrir une autre table
web-table-rematch = Une revanche est ouverte.
web-table-rematch-go = Vers la revanche

## Qui arrive et qui part

web-table-news-sat = { $name } prend place.
web-table-news-left = { $name } quitte la partie ; un bot prend la relève.
web-table-news-stood-up = { $name } libère sa place.
web-table-news-returned = { $name } est de retour.
web-table-news-given-up = { $name } cède sa place.
web-table-news-time = { $name } n’a plus de temps : un bot prend la relève.
web-table-news-vote = Les autres font jouer un bot pour { $name }.
web-table-news-removed = La table a exclu { $name }.
web-table-news-no-take-back = { $name } refuse d’annuler le coup.
web-table-news-no-replace = { $name } refuse : aucun bot ne prend la relève.
web-table-news-no-remove = { $name } refuse : personne n’est exclu.
web-table-news-renamed = { $before } s’appelle désormais { $name }.
web-table-news-own-time = Votre temps est écoulé : un bot a pris la relève. Vous pouvez revenir à votre place.
web-table-news-own-vote = Les autres font jouer un bot pour vous. Vous pouvez revenir à votre place.
web-table-news-own-removed = Les autres vous retirent de la table. Vous pouvez encore regarder.

## Une première partie

web-table-first = Votre première partie
web-table-first-lesson = Vous débutez ? Leçon de 3 minutes
web-table-first-next = Suivant
web-table-first-done = Compris

## Tables fermées

web-table-home = Retour à l’accueil
web-table-unknown = Cette table n’existe pas
web-table-unknown-why = Il manque peut-être une partie du lien. Demandez-le de nouveau.
web-table-damaged = Cette table est endommagée
web-table-damaged-why = Ce qui en est enregistré est illisible. Le journal du serveur en dit plus à la personne qui l’administre.
web-table-closed = Cette table n’admet pas de spectateurs
web-table-closed-why = Seules les personnes qui y ont une place peuvent la voir. Si vous en aviez une, elle a peut-être été donnée à quelqu’un d’autre.
web-table-too-many = Trop de fenêtres sont ouvertes
web-table-too-many-why = Fermez quelques tables dont vous n’avez pas besoin en ce moment, puis rechargez cette page.
web-table-invited-closed = On vous invite à jouer
web-table-invited-closed-why = Seules les personnes qui ont une place à cette table peuvent la voir. Votre lien mène à une place.

## La liste de tous les coups

web-table-all-moves = Tous vos coups
web-table-all-moves-search = Filtrer
web-table-all-moves-found = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

web-refusal-move-not-now = Répondez d’abord à la question posée.
