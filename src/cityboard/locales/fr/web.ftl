### Ce que dit chaque page du navigateur.

web-home = cityboard, page d’accueil
web-close = Fermer
web-put-down = Poser
web-lift = Relever
web-confirm = Confirmer
web-cancel = Annuler
web-decision = Votre décision
web-final = Ce coup ne pourra pas être annulé.
web-chance = Le hasard
web-player = Joueur { $number }
web-you = Vous
web-missing = Il n’y a rien à cette adresse.
web-failed = Cela n’a pas fonctionné. Veuillez réessayer.
web-unreachable = Le serveur ne répond pas. Veuillez réessayer dans un instant.
web-unloaded = Cette partie de la page n’a pas pu être chargée.
web-load-again = Recharger
web-language = Langue
web-theme-light = Couleurs claires
web-theme-dark = Couleurs sombres
web-settings = Langue, couleurs et profil
web-me = Profil
web-level-random = Bot aléatoire
web-level-greedy = Bot glouton
web-level-tourist = Touriste
web-level-puncher = Poinçonneur
web-level-conductor = Contrôleur
web-level-signaller = Aiguilleur
web-level-dispatcher = Régulateur
web-level-chief = Ingénieur en chef
web-level-visitor = Visiteur
web-level-clerk = Commis
web-level-foreman = Contremaître
web-level-surveyor = Géomètre
web-level-planner = Urbaniste
web-level-architect = Architecte
# Des noms aimables pour qui n’en a pas choisi.
web-names = Loutre, Héron, Hérisson, Hirondelle, Blaireau, Moineau, Lièvre, Rouge-gorge, Écureuil, Phoque, Renard, Chouette, Cygne, Castor, Alouette, Dauphin
web-log = Coups joués
web-log-set-up = Mise en place
web-log-show = Voir le plateau après le coup { $number }
web-input-missing = Veuillez remplir ce champ.
web-input-short = Au moins { $number ->
        [one] { $number } caractère
       *[other] { $number } caractères
    }.
web-less = Un de moins : { $label }
web-more = Un de plus : { $label }
