### Ce que dit chaque page du navigateur.

web-home = cityboard, page d’accueil
web-close = Fermer
web-confirm = Confirmer
web-cancel = Annuler
web-decision = Votre décision
web-final = Ce coup ne pourra pas être repris.
web-chance = Le hasard
web-player = Joueur { $number }
web-bot = Robot { $number }
web-you = Vous
web-missing = Il n’y a rien à cette adresse.
web-failed = Cela n’a pas fonctionné. Veuillez réessayer.
web-unreachable = Le serveur ne répond pas. Veuillez réessayer dans un instant.
web-unloaded = Cette partie de la page n’a pas pu être chargée.
web-load-again = Recharger
web-language = Langue
web-theme-light = Couleurs claires
web-theme-dark = Couleurs sombres
web-settings = Langue, couleurs et vous
web-me = Moi
web-level-random = Bot au hasard
web-level-greedy = Bot glouton
# Des noms aimables pour qui n’en a pas choisi.
web-names = Loutre, Héron, Hérisson, Hirondelle, Blaireau, Moineau, Lièvre, Rouge-gorge, Écureuil, Phoque, Renard, Chouette, Cygne, Castor, Alouette, Dauphin
web-log = Coups joués
web-log-set-up = Mise en place
web-log-show = Voir le plateau après le coup { $number }
