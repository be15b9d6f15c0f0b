### Ce que dit la première page. Les messages qui commencent par page- sont des libellés sans arguments : la page les reçoit tous à la fois.

## Partout

page-language = Langue
page-nickname = Votre nom
page-guest = Invité
page-unreachable = Le serveur ne répond pas. Fonctionne-t-il encore ?
page-you = vous
page-free = libre
page-level-random = Bot : au hasard
page-level-greedy = Bot : avide

## La page d’accueil

page-welcome = À quoi jouons-nous ?
page-pitch-metro = Posez des rails et allongez vos lignes : les longues lignes gagnent.
page-pitch-helsinki = Poussez des pavillons sur la place et complétez lignes et colonnes.
page-play-now = Jouer tout de suite contre un bot
page-own-tables = Mes parties
page-lobby = Tables ouvertes
page-your-turn = à vous de jouer
page-status-open = attend des joueurs
page-status-running = en cours
page-status-over = terminée
page-new-table = Entre amis, sur un seul appareil ou avec des options
page-title = Jeu
page-players = Joueurs
page-seats = Qui s’assoit où
page-who-me = ici, sur cet appareil
page-who-link = un ami, par un lien
page-name-here = Nom
page-options = Options
page-option-modules = Modules
page-option-city = Ville
page-option-hand = Tuiles en main
page-option-berlin_sides = Berlin : face des cartes
page-option-cover = Actions couvertes
page-value-city-null = aucune
page-value-berlin_sides-A = A
page-value-berlin_sides-B = B
page-value-berlin_sides-mixed = mélangées
page-value-cover-none = aucune
page-value-cover-bottom = la rangée du bas
page-value-cover-random = cinq au hasard
page-listed = Tout le monde ici peut participer
page-take-back-option = Un coup peut être annulé si tous sont d’accord
page-open-table = Ouvrir la table

## Une table

page-reconnecting = La connexion est perdue ; nouvel essai …
page-join = S’asseoir
page-sit = Prendre une place libre
page-invitation = Lien pour les amis
page-copy = Copier
page-copied = Copié.
page-only-here = Cette adresse ne vaut que sur cette machine. Lancez le serveur avec --host 0.0.0.0 et ouvrez-le par l’adresse de la machine pour que d’autres puissent entrer.
page-start = Commencer ; des bots prennent les places libres
page-stands-in = (un bot remplace)
page-leave = Quitter
page-return = Revenir
page-show = Montrez-moi la main, je suis
page-hide = Cacher la main
page-undo = Annuler
page-take-back = Demander à annuler
page-asked-take-back = le dernier coup peut-il être annulé ?
page-asked-replace = un bot doit-il prendre cette place ?
page-agree = Oui
page-disagree = Non
page-rematch = Rejouer
page-to-rematch = À la partie suivante
page-record = Télécharger le procès-verbal
page-log = Ce qui s’est passé
page-chat = Discussion
page-say = Dire quelque chose
page-send = Envoyer

## Les coups

page-your-move = Votre coup
page-filter = Seulement avec
page-final = Ce coup ne pourra pas être annulé.
page-do = Jouer ce coup
page-cancel = Choisir un autre
page-kind-lay = Poser une tuile : rangée colonne
page-kind-draw = Piocher
page-kind-pass = Passer
page-kind-exchange = Échanger une carte Action
page-kind-station = Gare centrale
page-kind-keep = Garder la tuile
page-kind-return = Remettre la tuile
page-kind-drive = Conduire le taxi
page-kind-stay = Laisser le taxi
page-kind-tourist = Conduire un touriste
page-kind-space = Choisir une case
page-kind-walk = Avancer sur la place
page-kind-use = Utiliser une action
page-kind-build = Construire avec une carte
page-kind-pay = Payer
page-kind-push = Pousser la tuile sur ces toits (ligne,colonne)
page-kind-roof = Poser une superstructure
page-kind-wild = Poser une tuile Pavillon joker
page-kind-shift = Déplacer une superstructure
page-kind-discard = Défausser une carte
page-kind-end = Terminer le tour

## À qui de jouer

turn-open = En attente de joueurs.
turn-over = La partie est finie.
turn-yours = À vous, { seat }.
turn-bot = { seat } est un bot et réfléchit.
turn-person = C’est à { seat } ({ $name }).

## Pourquoi quelque chose est refusé

refusal-reason-unknown = Il n’y a pas de phrase pour « { $value } », ou il manque de quoi la dire.
