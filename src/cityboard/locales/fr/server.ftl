### Ce que dit le serveur.

## Adresses des notifications

refusal-webhook-address = « { $value } » n’est pas une adresse à laquelle envoyer des notifications. Elle doit commencer par { $allowed } et nommer un hôte, sans nom d’utilisateur ni mot de passe.
refusal-webhook-host = Impossible d’envoyer des notifications : il n’y a pas d’hôte nommé « { $value } ».
refusal-webhook-private = Impossible d’envoyer des notifications à « { $value } » : ce serveur ne les envoie qu’à des hôtes accessibles depuis tout l’internet.
refusal-push-subscription = Le navigateur a donné des clés qui ne permettent pas de chiffrer les notifications. Désactivez puis réactivez les notifications dans le navigateur.
