### Qui l’on est : pseudonyme, compte, notifications, données.

web-me-welcome = Bienvenue
web-me-hello = Bonjour, { $name } !
web-me-save = Enregistrer
web-me-add = Ajouter
web-me-nickname = Pseudonyme
web-me-nickname-note = C’est ainsi que les autres vous voient. Vous pouvez le changer à tout moment.

## Compte

web-me-account = Compte
web-me-account-note = Inutile pour jouer. Avec un identifiant et un mot de passe (8 caractères au moins), vous retrouvez vos parties sur un autre appareil.
web-me-account-there = Vous pouvez vous connecter partout en tant que « { $login } ». Changez ici identifiant et mot de passe.
web-me-account-kept = Vos parties vous suivent désormais sur d’autres appareils.
web-me-account-changed = Vous vous connectez désormais ainsi. Tous les autres appareils ont été déconnectés.
web-me-login = Se connecter
web-me-login-note = Retrouvez un compte créé sur un autre appareil.
web-me-login-name = Identifiant
web-me-password = Mot de passe
web-me-old-password = Ancien mot de passe
web-me-new-password = Nouveau mot de passe

## Notifications

web-me-notices = Notifications
web-me-notices-note = Recevez une notification quand c’est à vous et que vous ne regardez pas.
web-me-push = Notifications dans ce navigateur
web-me-push-impossible = Ce navigateur ne peut pas recevoir de notifications ici. Sur certains téléphones, c’est possible une fois la page sur l’écran d’accueil.
web-me-push-denied = Le navigateur n’autorise pas les notifications pour cette page. Cela se change dans ses réglages.
web-me-this-browser = ce navigateur
web-me-browser = un autre navigateur ({ $host })
web-me-remove = Plus de notifications : { $name }
web-me-webhook = Vers une adresse à vous (webhook)
web-me-webhook-address = Adresse
web-me-webhook-added = Les notifications y seront envoyées désormais.
web-me-webhook-secret = Chaque notification est signée avec ce secret, montré maintenant seulement :
web-me-notice-turn = C’est à vous.
web-me-notice-reminder = C’est toujours à vous.
web-me-notice-over = La partie est terminée.
web-me-notice-knock = Quelqu’un demande une place.

## Données

web-me-data = Mes données
web-me-data-note = Ce qui est enregistré sur vous est à vous : emportez-le ou faites-le effacer.
web-me-export = Tout télécharger
web-me-logout = Se déconnecter
web-me-logout-everywhere = Se déconnecter partout
web-me-logout-sure = Vous pourrez revenir avec votre identifiant et votre mot de passe.
web-me-logout-warning = Vous n’avez pas de compte : personne ne pourra retrouver vos parties, pas même vous. Créez d’abord un compte, ou déconnectez-vous pour de bon.
web-me-delete = Supprimer mon profil
web-me-delete-warning = Votre nom, votre compte, vos notifications et vos messages sont supprimés. Des bots prennent vos places, et vos coups restent sans nom. C’est irréversible.
web-me-login-spaces = Un identifiant ne contient pas d’espace.

## Boîtes

web-me-boxes = Mes boîtes
web-me-boxes-note = Si votre boîte diffère de la nôtre, corrigez-la ici et jouez avec la vôtre.
web-me-box-of = Ma boîte : { $title }
