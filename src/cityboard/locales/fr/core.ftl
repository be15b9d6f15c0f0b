### Ce que dit chaque jeu. Un message sans préfixe fait partie d’autres messages. Les codes (couleurs, côtés) ne font
### que choisir une forme, ils ne sont jamais affichés.

## Parties de messages

seat = { SEAT($seat) ->
        [0] Le hasard
       *[other] Joueur { SEAT($seat) }
    }
list-end = { $others } et { $last }
edition-at = { $line ->
        [0] { $file }
       *[other] { $file }, ligne { $line }
    }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Couleurs

colour-yellow = jaune
colour-blue = bleu
colour-orange = orange
colour-grey = gris
colour-red = rouge
colour-brown = marron
colour-green = vert
colour-purple = violet
colour-letter = { $colour ->
        [yellow] J
        [blue] B
        [orange] O
        [grey] G
        [red] R
        [brown] M
        [green] V
       *[purple] I
    }

## Options des deux jeux

option-players = Le nombre de joueurs. Metro : de 2 à 6, ou 1 pour la partie solo. Helsinki : de 2 à 4.
option-modules = Les modules en jeu. Metro : companies, central-stations ou central-rails, ou bien solo seul. Helsinki : dry-roads.
option-start = La place qui commence, comptée à partir de 0 (0 est le joueur 1), ou random (au hasard).
refusal-option-value = { $option ->
        [option] Il n’y a pas d’option « { $value } ». Options :
       *[other] « { $value } » ne convient pas pour « { $option } ». Possibilités ici :
    } { $allowed }.

## Coups

refusal-game-over = La partie est terminée ; plus aucun coup n’est possible.
refusal-move-malformed = « { $move } » n’est pas un coup bien écrit. Donnez chaque élément du coup une fois, dans l’ordre.
refusal-move-not-now = « { $kind } » n’est pas possible maintenant. À jouer maintenant : { $allowed }.
refusal-chance-impossible = Le hasard ne peut pas donner « { $outcome } » ici.
refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-chance = Impossible d’annuler : il y a eu un tirage depuis.
refusal-undo-other = Impossible d’annuler : quelqu’un d’autre a joué depuis.

## Ce qui s’est passé

effect-starts = { PLAYER($seat) } commence.

## Jeux, langues, règles

refusal-title-unknown = Il n’y a pas de jeu « { $value } ». Choisissez parmi : { $allowed }.
refusal-language-unknown = La langue « { $value } » n’est pas disponible. Choisissez parmi : { $allowed }.
refusal-bot-level = Il n’y a pas de niveau de bot « { $value } ». Choisissez parmi : { $allowed }.
refusal-rule-unknown = Jeu « { $title } » : les règles ne contiennent pas de règle « { $value } ». Un numéro de règle s’écrit comme { $title ->
        [helsinki] H3.4
       *[other] M3.4
    }.

## Éditions

refusal-edition-unreadable = L’édition { $file } est illisible : il n’y a ni édition de ce nom, ni fichier UTF-8 à cet endroit.
refusal-edition-not-toml = { edition-at } : ce n’est pas du TOML valide ({ $error }).
refusal-edition-title = { $file } est une édition du jeu « { $value } » ; il en faut une du jeu « { $title } ».
refusal-edition-missing = { edition-at } : « { $place } » manque.
refusal-edition-unknown = { edition-at } : aucune règle ne demande « { $place } ». Le nom est-il bien écrit ?
refusal-edition-unmarked = { edition-at } : « { $place } » doit être une table avec rule, source et value.
refusal-edition-source = { edition-at } : la valeur source de « { $place } » doit être l’une de celles-ci : { $allowed }.
refusal-edition-rule = { edition-at } : la valeur rule de « { $place } » doit être un numéro de règle comme M1.4.
refusal-edition-number = { edition-at } : « { $place } » doit être un nombre entier de { $low } à { $high }, pas { $value }.
refusal-edition-flag = { edition-at } : « { $place } » doit être true ou false, pas { $value }.
refusal-edition-text = { edition-at } : « { $place } » doit être un texte visible d’au plus { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }, pas « { $value } ».
refusal-edition-choice = { edition-at } : « { $place } » doit être l’une de ces valeurs : { $allowed }, pas « { $value } ».
refusal-edition-length = { edition-at } : « { $place } » doit compter exactement { $length ->
        [one] { $length } élément
       *[other] { $length } éléments
    }.
refusal-edition-twice = { edition-at } : « { $value } » figure deux fois dans « { $place } » au lieu d’une seule.
refusal-edition-table = { edition-at } : « { $place } » doit être une table ou une liste non vide.
refusal-edition-tile = { edition-at } : « { $value } » dans « { $place } » n’est pas une tuile. Une tuile s’écrit avec quatre lettres de a à d, et chaque entrée mène à sa propre sortie.
refusal-edition-shape = { edition-at } : « { $value } » dans « { $place } » n’est pas la forme d’une tuile. Écrivez chaque ligne avec un x par toit et un point par vide, et séparez les lignes par /, comme dans xx/.x ; un côté compte au plus 7 toits.
refusal-edition-roofs = { edition-at } : la forme « { $value } » dans « { $place } » se trouve là où il faut une tuile de { $wanted ->
        [one] { $wanted } toit
       *[other] { $wanted } toits
    }.
refusal-edition-sum = { edition-at } : la somme des nombres de « { $place } » est { $value } ; il faut { $wanted }.
refusal-edition-cards = { edition-at } : les cartes d’une couleur dans « { $place } » sont { $value } en tout ; il peut y en avoir { $most } au plus.
refusal-edition-large = { edition-at } : ses valeurs sont trop volumineuses ; écrites en JSON, elles peuvent prendre { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }.

## Feuilles de comptage

refusal-sheet-length = Il faut exactement { $length ->
        [one] { $length } entrée
       *[other] { $length } entrées
    } ici.
refusal-sheet-number = Il faut ici un nombre entier de 0 à { $most }, pas « { $value } ».
refusal-sheet-choice = « { $value } » n’est pas possible ici. Choix possibles : { $allowed }.
refusal-sheet-twice = Cela n’existe qu’une fois et figure déjà ailleurs.
refusal-sheet-text = Il faut ici un texte, et moins long.
refusal-sheet-unknown = Cette partie n’existe pas avec ces options. Parties possibles : { $allowed }.
refusal-sheet-not-toml = { $file } n’est pas du TOML valide ({ $error }).
refusal-sheet-no-title = { $file } ne dit pas quel jeu est compté. Commencez par title = "metro" ou title = "helsinki".
refusal-sheet-edition = Dans { $file }, edition doit être un texte : le nom ou l’empreinte d’une édition, par exemple edition = "default".

## Enregistrements et positions sauvegardées

refusal-record-empty = L’enregistrement est vide.
refusal-record-not-json = La ligne { $line } de l’enregistrement est illisible : chaque ligne doit être un objet JSON.
refusal-record-edited = La ligne { $line } de l’enregistrement ne découle pas des précédentes : quelque chose a été modifié.
refusal-record-field = Ligne { $line } de l’enregistrement : le champ « { $field } » manque ou est incorrect.
refusal-record-header = La ligne { $line } de l’enregistrement demande une partie qui n’est pas possible ici. { $because }
refusal-record-format = La ligne { $line } de l’enregistrement indique le format « { $value } » ; il faut le format { $format }.
refusal-record-rules = Ligne { $line } de l’enregistrement : la partie suit la version { $value } des règles ; disponible ici : { $rules }.
refusal-record-edition = Ligne { $line } de l’enregistrement : l’édition « { $edition } » de la partie n’est pas celle utilisée ici. Donnez son fichier avec --edition.
refusal-record-wrong-seat = Ligne { $line } de l’enregistrement : { SEAT($seat) ->
        [0] le hasard joue
       *[other] le joueur { SEAT($seat) } joue
    }, mais c’est { SEAT($turn) ->
        [0] au hasard
       *[other] au joueur { SEAT($turn) }
    } de jouer.
refusal-record-illegal = Ligne { $line } de l’enregistrement : le coup « { $move } » est contraire aux règles. { $because }
refusal-record-result = Ligne { $line } de l’enregistrement : le résultat n’est pas celui de la partie. Les scores corrects sont { $scores }.
refusal-record-after-end = La ligne { $line } de l’enregistrement vient après la fin de la partie.
refusal-record-truncated = L’enregistrement s’arrête à la ligne { $line }, avant la fin de la partie.
refusal-record-commitment = Ligne { $line } de l’enregistrement : la graine n’est pas celle qui avait été annoncée au départ.
refusal-record-deal = Ligne { $line } de l’enregistrement : la graine donne « { $dealt } », pas « { $move } ».
refusal-state-fields = La position sauvegardée a des champs manquants ou inconnus : { $fields }.
refusal-state-value = La position sauvegardée a une valeur impossible dans le champ « { $field } ».
