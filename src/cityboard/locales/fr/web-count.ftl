### Compter un vrai plateau : une feuille de décompte que l’on remplit en touchant.

web-count-heading = Compter un vrai plateau : { $title }
web-count-titles = Jeux
web-count-intro = Posez ce qui se trouve sur votre table à la fin d’une partie : choisissez un élément, puis touchez l’endroit où il est ; touchez encore pour l’enlever. Chaque point est compté selon les mêmes règles que dans les parties d’ici. La feuille reste sur cet appareil, même sans connexion ; elle est comptée dès que le serveur peut être joint.
web-count-game = Le jeu
web-count-change = Modifier le jeu
web-count-players = Nombre de joueurs
web-count-players-number = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-count-edition = Boîte
web-count-edition-default = Édition par défaut
web-count-edition-other = La boîte de cette feuille
web-count-lacks-box = La boîte de cette feuille n’est plus conservée ici : la feuille est comptée avec l’édition par défaut.

## Les points

web-count-result = Résultat
web-count-score = { $who } : { points }
web-count-counting = Décompte en cours…
web-count-no-points = Rien de ce qui se trouve sur la table ne rapporte encore de points.
web-count-not-yet = Il y aura des points dès que tout sera possible sur la feuille.
web-count-faults = { $count ->
        [one] { $count } erreur sur la feuille
       *[other] { $count } erreurs sur la feuille
    }
web-count-away = Le serveur ne peut pas être joint. Continuez : la feuille reste sur cet appareil et sera comptée dès que la connexion sera rétablie.
web-count-unknown = Le serveur ne peut pas être joint, et cette feuille n’a jamais été ouverte sur cet appareil. Elle s’ouvrira d’elle-même dès que la connexion sera rétablie.
web-count-undo = Annuler
web-count-redo = Rétablir

## Remplir

web-count-brush = Ce que vous posez
web-count-take-away = Enlever
web-count-nothing = rien
web-count-one-more = Augmenter de 1
web-count-one-less = Diminuer de 1
web-count-numbered = { $axis } { $number }
web-count-cell = { $where } : { $what }
web-count-printed-cell = { $where } ({ $printed }) : { $what }

## La feuille

web-count-sheet = Cette feuille
web-count-share = Copier le lien
web-count-copied = Lien copié
web-count-link = Toute personne qui a ce lien reçoit une copie de la feuille. La feuille est dans le lien même ; le serveur n’enregistre rien.
web-count-print = Imprimer
web-count-save = Enregistrer un fichier
web-count-open = Ouvrir un fichier
web-count-other-title = Ce fichier compte une partie d’un autre jeu : { $title }.
web-count-clear = Débarrasser la table
web-count-clear-sure = Tout ce qui est sur cette feuille sera enlevé. « Annuler » le fera revenir.

## Metro

web-count-metro-laid = Posées : { $laid } sur { $total }
web-count-metro-kinds = Tuiles
web-count-metro-kind = { TILE($tile) } (reste { $left })
web-count-metro-turn = Tourner la tuile
web-count-metro-percent = { $percent } %
web-count-metro-frame = P{ $number }

## Helsinki

web-count-helsinki-boards = Plateaux Joueur
web-count-helsinki-thing = { $thing ->
        [purple] Violet
        [green] Vert
        [red] Rouge
        [blue] Bleu
        [yellow] Jaune
        [wild] Tuile joker
       *[superstructure] Superstructure
    }
web-count-helsinki-coat = Blason sur l’action 15
web-count-helsinki-bonus = { points }
