### Ce qui est dit après une partie.

web-after-wins = { $name } gagne
web-after-you-win = Vous gagnez
web-after-tie = Victoire partagée : { $who }
web-after-alone = La partie solo se termine avec { points }
web-after-rematch = Revanche
web-after-rematch-go = Vers la revanche
web-after-breakdown = Chaque point et sa règle
web-after-for = Pour quoi
web-after-rule = Règle
web-after-points = Points
web-after-open-rule = Lire la règle { $rule }
web-after-download = Télécharger la partie
web-after-print = Imprimer la partie
web-after-picture = Le plateau final, avec les noms et les points
web-after-save-picture = Enregistrer l’image
web-after-share-picture = Partager l’image
web-after-moves = Les coups

## Pourquoi on a gagné ou perdu

web-after-why = { $outcome } : { $because }.
web-after-why-won = Vous avez gagné avec { points } d’avance
web-after-why-won-close = Vous avez gagné au départage
web-after-why-lost = Vous avez perdu contre { $name }, avec { points } de retard
web-after-why-lost-close = Vous avez perdu contre { $name } au départage
web-after-why-wins = Victoire pour { $name } avec { points } d’avance
web-after-why-wins-close = Victoire pour { $name } au départage
web-after-why-shared = Vous partagez la victoire avec { $name }
web-after-because = « { $entry } » a rapporté { points }
web-after-costliest = votre coup le plus coûteux a été joué au tour { $turn } (points : { $gap })
web-after-costliest-deed = votre coup le plus coûteux a été joué au tour { $turn } : « { $words } » (points : { $gap })
web-after-show-it = Voir ce coup
web-after-series = Après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $score }
web-after-series-last = { $games ->
        [one] Dans la dernière partie
       *[other] Dans les { $games } dernières parties
    } : { $score }

## Le graphique

web-after-chart = Les points au cours de la partie
web-after-chart-turns = tours
web-after-chart-end = { $who } : { points }.
web-after-chart-hint = Choisissez un endroit pour y voir la partie ; au clavier : flèches et Entrée.

## Revoir la partie

web-after-replay = Revoir la partie
web-after-turn = Tour { $number } sur { $turns }
web-after-first = Au début
web-after-previous = Un coup en arrière
web-after-play = Lecture
web-after-pause = Pause
web-after-next = Un coup en avant
web-after-last = À la fin
web-after-slider = Coup
web-after-speed = Vitesse
web-after-copy = Copier le lien vers ce coup
web-after-copied = Copié
web-after-close = Quitter la relecture

## Le tirage

web-after-verify = Vérifier le tirage
web-after-verify-why = Avant le premier coup, le serveur a publié l’empreinte d’une graine secrète. Tout le hasard de cette partie vient de cette graine. La partie terminée, elle est connue, et chacun peut vérifier que c’est bien celle qui était promise.
web-after-promise = Publiée au début
web-after-seed = La graine
web-after-computed = Empreinte de la graine, calculée par votre navigateur
web-after-renewed = Publiée quand le tirage a été renouvelé, à partir de l’événement { $event }
web-after-renewed-why = Quelqu’un est arrivé ou revenu, à qui rien ne doit échoir de ce que d’autres avaient déjà vu. La nouvelle graine découle de la première : la première promesse vaut aussi pour elle.
web-after-kept = Elles sont identiques : le tirage était fixé avant le premier coup.
web-after-broken = Elles diffèrent : la graine n’est pas celle qui était promise.
web-after-verify-command = Pour retrouver chaque tirage, téléchargez la partie et lancez :
