### Ce que dit le terminal : la table, ses panneaux, les commandes et leurs options.

## La table

prompt = { PLAYER($seat) } : à vous (? conseils, h aide) :{" "}
table-record = Cette partie est enregistrée dans { $file }
table-commitment = Les tirages sont fixés par une graine secrète d’empreinte { $commitment }
table-left = Vous quittez la table ; tout est enregistré. Pour continuer : { $command }
table-verify = La graine figure maintenant dans l’enregistrement. Pour vérifier chaque tirage : { $command }
table-hand-over = { PLAYER($seat) } : prenez le clavier, puis appuyez sur Entrée.{" "}
table-forced = Un seul coup était possible ({ $move }).
table-undone = Annulé.
table-advice = 1 : { $move }, dit { $level }.
table-legal = { $move } est permis.
table-which = Lequel voulez-vous dire ? Tapez son numéro.
table-not-understood = Je ne comprends pas « { $typed } ». Tapez h pour l’aide.
table-confirm = Entrée ou y pour confirmer, toute autre saisie pour revenir :{" "}
hints-metro =
    Un conseil sommaire qui ne regarde que ce coup, pas plus loin : d’abord ce qui allonge vos lignes non terminées ou
    termine celles des autres tant qu’elles sont courtes. Les points immédiats ne sont pas tout : une ligne terminée
    trop tôt ne deviendra jamais longue.
hint-points = { $sign }{ points }
hint-track = lignes non terminées +{ $track ->
        [one] { $track } tuile
       *[other] { $track } tuiles
    }
hint-others = autres { $sign }{ points }
hint-more = … encore { $moves } : l
table-form = Cela s’écrit ainsi : { $way }
no-number-metro = La dernière liste n’a pas de numéro { $number }. l donne tous les coups permis ; une case s’écrit 3 4.
goal-metro = Les longues lignes gagnent : un point par tuile traversée quand la ligne se termine, le double à la Gare centrale.
newcomer-metro = Première partie ? r M2 et r M4 expliquent le tour et le décompte, h tout ce que vous pouvez taper.
hints-helsinki =
    Ce que chaque coup rapporte aussitôt, compté comme si la partie finissait maintenant, puis selon les blasons et les
    cartes gagnés. Cela ne regarde pas plus loin : une carte ne montre rien avant que sa tuile soit poussée ; p CARTE montre où.
no-number-helsinki = La dernière liste n’a pas de numéro { $number }. l donne tous les coups permis.
goal-helsinki = Les lignes et colonnes complètes gagnent : 2 points chacune à la fin, 1 point par superstructure dedans, 3 à un croisement.
newcomer-helsinki = Première partie ? r H3, r H4 et r H7 expliquent le tour, la construction et le décompte, h tout ce que vous pouvez taper.
way-lay = rangée colonne : poser votre tuile
way-turn = tuile rangée colonne r1 : la poser tournée
way-draw = d : piocher une tuile
way-pass = p : passer
way-exchange = x 20 open, x 20 pile : échanger une carte Action
way-station = s emplacement : tuile Gare centrale (avec les sociétés : s emplacement pourcentage)
way-keep = keep : garder la tuile
way-return = return : remettre la tuile
way-drive = drive : conduire le taxi
way-stay = stay : laisser le taxi
way-tourist = couleur emplacement, couleur rangée colonne, couleur away : conduire un touriste
way-mark = t aacb : ne marquer que les cases d’une tuile que vous avez
way-line = line 14 : suivre la ligne de la station 14
way-rule = r M3.4 : lire une règle ; r M3 : une section
way-helsinki-space = space 3 : placer votre pion sur la case Sénat 3
way-helsinki-walk = w 2 : avancer de 2 cases
way-helsinki-use = A7 : utiliser une action (a : leur signification)
way-helsinki-draw = d, d A4 : prendre des cartes
way-helsinki-build = b CARTE, b CARTE A9 : construire (p CARTE : où sa tuile peut s’arrêter)
way-helsinki-pay = numéro ou cartes : payer
way-helsinki-push = numéro ou toits : pousser la tuile (p : petits plateaux de tous les arrêts)
way-helsinki-roof = roof ligne colonne : poser une superstructure
way-helsinki-wild = wild ligne colonne : poser une tuile Pavillon joker
way-helsinki-shift = shift ligne colonne ligne colonne : déplacer une superstructure
way-helsinki-discard = discard CARTE : défausser une carte
way-helsinki-end = end : terminer votre tour
way-helsinki-rule = r H4.5 : lire une règle ; r H4 : une section
way-plain-rule = r NUMÉRO : lire une règle ou une section
help-lay = 3 4             poser votre tuile rangée 3, colonne 4
help-tile = aacb 3 4        poser cette tuile-là
help-turned = aacb 3 4 r1     la poser tournée d’un quart vers la droite ; t aacb r1 marque ses cases
help-draw = d · p           piocher une tuile · passer
help-exchange = x 20 open       échanger votre carte Action de 20 % contre la carte visible ; x 20 pile contre celle de la pile
help-station = s 3             tuile Gare centrale à l’emplacement 3 ; line c3 suit sa ligne
help-station-share = s 3 20          tuile Gare centrale à l’emplacement 3 pour la société de votre carte de 20 % ; line c3 suit sa ligne
help-keep = keep · return   la tuile qui vient d’être piochée : la garder · la remettre
help-drive = drive · stay    le taxi : le conduire · le laisser
help-lead = rouge 5 · r 5   touriste sur l’emplacement 5 de votre rangée ; rouge 3 4 vers une case ; rouge away
help-arrange = arrange 3      poser la carte Monument 3 à la place suivante de votre rangée
help-choose = rouge · r       mettre le touriste rouge sur la tuile posée
help-metro =
    5               le coup de ce numéro dans la dernière liste
    ?               un conseil sommaire sur les coups, le meilleur d’abord
    ??              ce que jouerait le bot le plus fort, et pourquoi
    ? 3 4           pourquoi un coup n’est pas permis
    t aacb          ne marquer que les cases de cette tuile
    l               la liste de tous les coups permis
    b               montrer le plateau à nouveau
    line 14         suivre la ligne de la station 14
    r M3.4          lire une règle
help-plain =
    5               le coup de ce numéro dans la dernière liste
    ?               ce que les coups rapportent aussitôt, le meilleur d’abord
    ??              ce que jouerait le bot le plus fort, et pourquoi
    ? COUP          pourquoi un coup n’est pas permis
    l               la liste de tous les coups permis
    b               montrer la position à nouveau
    r NUMÉRO        lire une règle
help-undo = u               annuler votre dernière décision : contre des bots, autant de fois que vous voulez, même après un tirage ; à plusieurs au clavier, seulement tant que personne d’autre n’a joué et que rien n’a été tiré depuis
help-quit = q               quitter ; la partie est enregistrée
sign-metro =
    Sur le plateau, un signe à chaque bord d’une tuile montre où va un train qui entre par là. Le signe après le numéro
    d’une station désigne son propriétaire : le numéro d’un joueur ou la majuscule d’une société ; les minuscules sont
    des touristes. ✓ marque une ligne comptée, ◆ la dernière tuile posée ; les chiffres sur les cases vides montrent où
    vous pouvez poser.
sign-companies =
    Cartes Action : pour chaque pourcentage la carte visible, puis celle de chaque joueur ; · aucune, ? secrète, ! visible de tous.
sign-central-stations = Les chiffres au bord du centre sont des emplacements libres ; 3:1 est la tuile Gare centrale du joueur 1 à l’emplacement 3.
sign-central-rails = Les quatre cases du milieu portent des rails centraux : aucune ligne ne s’y termine.
sign-solo = Carte : la société dont une ligne doit être allongée maintenant ; Paquet : le nombre de cartes à venir.
sign-paris = Paris : une rangée par joueur. Une lettre est un emplacement libre pour un touriste de cette couleur, ■ un touriste arrivé ; on compte à partir de 1 depuis la gauche. Tant que les rangées se forment, un numéro précède chaque carte sans place.
sign-stockholm = Stockholm : la rangée commune. Un chiffre est un emplacement libre avec ses points, une lettre un touriste. Jetons : les couleurs qui comptent pour un joueur, ? est secret.
sign-stockholm-variant = Stockholm : la rangée commune. Un chiffre est un emplacement libre avec ses points, une lettre un touriste ; la lettre avant les deux-points est la couleur qui va à cette carte.
sign-london = Londres : la rangée des cartes Monument par couleur, dessous le taxi ▲ et son sens.
sign-new-york = New York : pour chaque propriétaire les points d’un touriste par couleur, dessous (×) les touristes arrivés. Les lettres après les stations sont les touristes qui y attendent.
sign-st-petersburg = Saint-Pétersbourg : ▲ est une carte Monument sous la tuile à venir. Libres : les touristes à choisir ; dessous, les points des tuiles de chaque couleur ; puis les tuiles PV de chaque propriétaire par couleur, ? est inconnu.
sign-berlin = Berlin : pour chaque couleur les points du plus grand et du deuxième nombre de tickets ; dessous les tickets de chaque propriétaire par couleur.
sign-guessed = ≈ : ce seraient les points si la partie finissait maintenant, d’après les cartes Action que vous connaissez.
sign-secret = + ? : il s’y ajoutera quelque chose que vous ne voyez pas.
help-helsinki-space = space 3         placer votre pion sur la case Sénat 3 ; les autres suivent
help-helsinki-turn =
    w 2             avancer de 2 cases dans le sens horaire
    d               prendre les deux cartes à côté de votre case
    b blue-4-3-2    construire avec cette carte (nombre 4, tuile de 3 toits, 2 superstructures) ; b blue-4 si c’est clair
    blue-1 wild     payer avec ces cartes, quand il faut payer ; ou le numéro de la liste
    2,3 2,4 3,4     pousser la tuile sur ces toits, quand il faut pousser ; ou le numéro de la liste
    roof 3 4        superstructure en ligne 3, colonne 4
    discard CARTE   défausser une carte
    end             terminer votre tour
help-helsinki-use = { $example } · use { $example }     utiliser une action
help-helsinki-back = w -1            reculer d’une case avec A11
help-helsinki-more = d A4            prendre celles-ci et une de plus
help-helsinki-actions = b CARTE { $example }      construire avec des actions : { $actions } ; plusieurs si vous voulez
help-helsinki-wild = wild 3 4        tuile Pavillon joker en ligne 3, colonne 4, après son action
help-helsinki-shift = shift 3 4 2 2   déplacer une superstructure, après son action
help-helsinki =
    5               le coup de ce numéro dans la dernière liste
    p CARTE         où la tuile d’une carte peut s’arrêter maintenant ; p CARTE est : depuis un autre côté
    p CARTE 2       le deuxième de ces arrêts sur votre plateau ; p seul au moment de pousser : tous les arrêts
    a · t           ce que signifient les actions · les tuiles et combien il en reste
    ?               ce que les coups rapportent aussitôt, le meilleur d’abord
    ??              ce que jouerait le bot le plus fort, et pourquoi
    ? b CARTE       pourquoi un coup n’est pas permis
    l               la liste de tous les coups permis
    b               montrer la table à nouveau
    r H4.5          lire une règle
help-helsinki-any-side = p CARTE A3      où elle peut s’arrêter depuis n’importe quel côté
sign-helsinki =
    Une carte comme blue-4-3-2 nomme sa couleur, son nombre (les cartes à payer), les toits de sa tuile et ses
    superstructures. Sur les plateaux, les lettres sont les tuiles par couleur, les majuscules portent une
    superstructure ; * est une tuile Pavillon joker, + une tuile Pavillon joker avec superstructure, # le monument, ¤ un
    blason, ■ la tuile avant confirmation. Les flèches montrent le côté d’où viennent vos tuiles.
sign-dry-roads = ≡ est un passage piéton de l’extension ; à côté, les cartes Bonus restantes.

## Les panneaux

panel-you = Vous : joueur { SEAT($seat) }
panel-and-secret = {" "}+ ?
panel-tower = Tour : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
panel-drawn = Piochée, à poser
panel-hand = Vos tuiles
panel-profits = Profit
panel-shares = Cartes Action
panel-open = visible
panel-card = Carte :
panel-deck = Paquet : { CARDS($cards) ->
        [one] { CARDS($cards) } carte
       *[other] { CARDS($cards) } cartes
    }
panel-tokens = Jetons
panel-free-tourists = Libres :
panel-tiles = Tuiles
panel-round = Tour de table { $round } · pioche { $pile } · défausse { $discards } · superstructures { $superstructures }
panel-last-round = Le dernier tour de table !
panel-cards = { CARDS($cards) ->
        [one] { CARDS($cards) } carte
       *[other] { CARDS($cards) } cartes
    }
panel-used = utilisé : { $actions }
panel-your-cards = Vos cartes :
panel-action-covered = recouverte
panel-action-used = utilisée
panel-action-now = possible maintenant
rest-heading = { CARD($card) } : { $number ->
        [0] aucun arrêt
        [one] { $number } arrêt
       *[other] { $number } arrêts
    }, côté : { SIDE($sides) }
rest-coats = ¤ { $coats }
rest-card = + carte
rest-row = ligne { $row }
rest-column = colonne { $column }
rest-visitors = visiteurs : { points }

## La feuille de score

sheet-place = Rang
sheet-seat = Joueur
sheet-points = Points
sheet-owner = Propriétaire
sheet-entry = Pour
sheet-rule = Règle
sheet-station = Station
sheet-crossings = Passages
sheet-end = Arrivée
sheet-end-centre = Gare centrale
sheet-end-edge = bord
sheet-end-open = non terminée
sheet-nobody = personne
sheet-total = Ensemble
sheet-winners = { $winners ->
        [one] { $names } gagne avec { points }.
       *[other] Victoire partagée avec { points } : { $names }.
    }
sheet-alone = Vous terminez avec { points }.
sheet-count = Total
sheet-connected = Les quatre visiteurs sont reliés.
sheet-not-connected = Les quatre visiteurs ne sont pas reliés.

## Les autres commandes

verify-holds = { $draws ->
        [one] { $draws } tirage vérifié : il découle de la graine.
       *[other] { $draws } tirages vérifiés : tous découlent de la graine.
    }
replay-event = Événements : { $number } sur { $events }
replay-continue = La partie n’est pas terminée. Pour continuer : { $command }
simulate-games = Parties
simulate-moves = Coups
simulate-seconds = Secondes
simulate-games-per-second = Parties par seconde
simulate-mean-scores = Scores moyens par place
simulate-sha256 = SHA-256 de tous les enregistrements
edition-file = Fichier
edition-title = Jeu
edition-name = Nom
edition-hash = Empreinte
edition-published = Publiées
edition-earlier = Édition antérieure
edition-reconstructed = Reconstituées
edition-owner = Boîte personnelle
edition-place = Valeur
edition-rule = Règle
edition-source = Source
edition-left-out = non indiqué
edition-no-difference = Rien ne diffère de l’édition par défaut.
edition-copied = { $file } est maintenant une copie de l’édition par défaut. Corrigez ce qui diffère dans votre boîte, indiquez-y la source owner, puis vérifiez le fichier avec : { $command }

## Pourquoi quelque chose est refusé

refusal-file-exists = Le fichier { $file } existe déjà. Continuez sa partie avec --resume ou nommez un autre fichier.
refusal-record-exists = L’enregistrement { $file } existe déjà. Nommez un dossier nouveau ou vide.
refusal-edition-exists = Il y a déjà un fichier { $file }. Choisissez un autre nom pour la copie.
refusal-file-unreadable = Le fichier { $file } ne peut pas servir ({ $error }).
refusal-folder-missing = Il n’y a pas de dossier { $file } pour l’enregistrement. Créez-le d’abord ou nommez un autre fichier.
refusal-seed-file = La graine secrète de cette partie manque ou n’est pas la bonne ; sa place est dans { $file }.
refusal-seed-exists = { $file } contient la graine secrète d’une autre partie. Nommez un autre fichier pour cet enregistrement.
refusal-seat-kind = « { $value } » ne peut pas prendre place. Au choix : { $allowed }.
refusal-seat-count = Vous avez nommé { $number ->
        [one] { $number } place
       *[other] { $number } places
    }, mais le nombre de joueurs est { $players }.
refusal-rule-not-found = Aucune règle ne contient le mot « { $word } ».
refusal-number-list = « { $value } » doit être random ou des nombres séparés par des virgules.
refusal-start-seat = « { $value } » ne peut pas commencer. Donnez random ou le numéro d’une place, compté à partir de 0.
refusal-beside-resume = Une partie qui continue a déjà ses réglages. Retirez : { $options }.
refusal-beside-sheet = Une feuille de comptage a ses propres options. Retirez : { $options }.
refusal-step-outside = Il n’y a pas d’événement { $value } : l’enregistrement en compte { $events }.

## L’aide des commandes

help-app = Des jeux de plateau sur les villes : jouer, rejouer, compter, lire les règles.
help-play = Jouer dans ce terminal. La graine secrète reste dans RECORD.seed jusqu’à la fin de la partie.
help-rules = Lire les règles : toutes, une section comme M7 ou une règle comme M7.3.
help-replay = Rejouer un enregistrement : scores, classement et chaque point avec sa règle.
help-verify = Recalculer chaque tirage d’un enregistrement à partir de la graine révélée.
help-simulate = Jouer des parties au hasard.
help-score = Compter une vraie table d’après sa feuille de comptage, ou un plateau écrit : Helsinki en image de sept lignes, Metro en tuiles et cases comme aacb01aaaa00.
help-editions = Lister les éditions, vérifier des fichiers d’édition et montrer ce que contient une boîte.
help-version = Afficher la version.
help-title = Le jeu.
help-edition = Le nom d’une édition ou un fichier d’édition.
help-lang = La langue : en, de, fr ou nl.
help-seats = Qui prend quelle place, par exemple person,conductor,random.
help-seed = Un texte qui fixe les tirages.
help-record = Le fichier de l’enregistrement.
help-resume = Continuer la partie de cet enregistrement.
help-rule = Le numéro d’une règle ou d’une section.
help-search = Seulement les règles qui contiennent ce mot.
help-file = Un enregistrement ; - lit l’entrée.
help-json = Écrire du JSON.
help-step = Montrer le plateau après ce nombre d’événements.
help-games = Le nombre de parties.
help-records = Un dossier pour tous les enregistrements.
help-written = Metro : tuiles et cases dans l’ordre de pose, six caractères chacune (M1.3), espacées si vous voulez. Helsinki : un fichier avec l’image d’un plateau. - lit l’entrée.
help-title-or-sheet = Une feuille de comptage (un fichier TOML, ou - pour l’entrée), ou le jeu d’un plateau écrit : metro ou helsinki.
help-template = Écrire la feuille de comptage avec toutes ses parties et ce qu’on peut y noter ; avec un jeu au lieu d’un fichier, une feuille vide.
help-check = Refuser une suite qui n’aurait pas pu être posée dans cet ordre.
help-score-players = Le nombre de joueurs : de 2 à 6 ; P1 est le joueur 1.
help-files = Des fichiers d’édition.
help-values = Montrer chaque valeur comme dans la boîte : tuiles, plateaux et cartes, avec sa règle et sa source.
help-difference = Montrer en quoi chaque édition diffère de l’édition par défaut.
help-copy = Écrire l’édition par défaut d’un jeu dans ce fichier, pour commencer la vôtre.

## L’examen

help-doctor = Vérifier ce qui est installé parmi tout ce qui aide cityboard à mieux marcher, et ce qui est cassé.
doctor-python = Python { $version } ({ $file })
doctor-kernel-compiled = { $kernel } : compilé ({ $file })
doctor-kernel-plain = { $kernel } : Python pur ({ $file }). Les bots voient moins de choses dans le temps imparti ; réinstallé avec un compilateur C, il sera compilé.
doctor-kernel-stale = { $kernel } : compilé à partir d’une autre source ({ $file }). Recompilez-le avec « make kernels », ou supprimez ce fichier.
doctor-numpy = numpy est là.
doctor-numpy-missing = numpy n’est pas là. Seul l’entraînement des bots en a besoin.
doctor-page = La page pour le navigateur est là ({ $file }).
doctor-page-missing = La page pour le navigateur manque ({ $file }). « make page » la construit dans le dossier du projet.
doctor-database = On peut écrire dans la base de données : { $file }
doctor-database-locked = On ne peut pas écrire dans la base de données : { $file }. Nommez-en une autre avec CITYBOARD_DATABASE.
doctor-database-elsewhere = La base de données est sur un serveur ; « cityboard check » regarde dedans.
