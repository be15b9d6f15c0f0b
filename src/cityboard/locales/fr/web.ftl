### Ce que dit chaque page du navigateur.

web-home = cityboard, page d’accueil
web-close = Fermer
web-confirm = Confirmer
web-cancel = Annuler
web-decision = Votre décision
web-final = Ce coup ne pourra pas être repris.
web-chance = Le hasard
web-player = Joueur { $number }
web-missing = Il n’y a rien à cette adresse.
web-failed = Cela n’a pas fonctionné. Veuillez réessayer.
