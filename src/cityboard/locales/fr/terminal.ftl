### Ce que dit le terminal : la table, ses panneaux, les commandes et leurs options.

## La table

prompt = { seat }, à vous (? conseils, h aide) :{" "}
table-record = Cette partie est enregistrée dans { $file }
table-commitment = Les tirages sont fixés par une graine secrète d’empreinte { $commitment }
table-left = Vous quittez la table ; tout est enregistré. Pour continuer : cityboard play --resume { $file }
table-verify = La graine figure maintenant dans l’enregistrement. Pour vérifier chaque tirage : cityboard verify { $file }
table-hand-over = Passez le clavier à { seat }, puis appuyez sur Entrée.{" "}
table-forced = Un seul coup était possible ({ $move }).
table-undone = Annulé.
table-legal = { $move } est permis.
table-which = Lequel voulez-vous dire ? Tapez son numéro.
table-not-understood = Je ne comprends pas « { $typed } ». Tapez h pour l’aide.
table-confirm = Enter ou y pour confirmer, toute autre saisie pour revenir :{" "}
way-lay = rangée colonne : poser votre tuile
way-turn = tuile rangée colonne r1 : la poser tournée
way-draw = d : piocher une tuile
way-pass = p : passer
way-exchange = x 20 open, x 20 pile : échanger une carte Action
way-station = s place : gare centrale (avec les sociétés : s place pourcentage)
way-keep = keep : garder la tuile
way-return = return : remettre la tuile
way-drive = drive : conduire le taxi
way-stay = stay : laisser le taxi
way-tourist = couleur emplacement, couleur rangée colonne, couleur away : conduire un touriste
way-helsinki-space = space 3 : placer votre pion sur la case Sénat 3
way-helsinki-walk = w 2 : avancer de 2 cases
way-helsinki-use = A7 : utiliser une action (a : leur signification)
way-helsinki-draw = d, d A4 : prendre des cartes
way-helsinki-build = b CARTE, b CARTE A9 : construire (p CARTE : où sa tuile peut s’arrêter)
way-helsinki-pay = numéro ou cartes : payer
way-helsinki-push = numéro ou toits : pousser la tuile (p : petits plateaux de tous les arrêts)
way-helsinki-roof = roof ligne colonne : poser une superstructure
way-helsinki-wild = wild ligne colonne : poser une tuile Pavillon joker
way-helsinki-shift = shift ligne colonne ligne colonne : déplacer une superstructure
way-helsinki-discard = discard CARTE : défausser une carte
way-helsinki-end = end : terminer votre tour
keys-metro =
    3 4             poser votre tuile rangée 3, colonne 4
    aacb 3 4        poser cette tuile-là
    aacb 3 4 r1     tournée d’un quart vers la droite (seulement avec l’orientation libre)
    d · p           piocher une tuile · passer
    x 20 open       échanger votre carte Action de 20 % contre la carte visible ; x 20 pile contre celle de la pile
    s 3 · s 3 20    gare centrale à la place 3 · pour la société de votre carte de 20 %
    keep · return   la tuile qui vient d’être piochée dans la partie solo
    drive · stay    le taxi à Londres
    rouge 5 · r 5   touriste sur l’emplacement 5 de votre rangée ; rouge 3 4 vers une case ; rouge away ; rouge seul à Saint-Pétersbourg
    5               le coup de ce numéro dans la dernière liste
    ?               ce que rapportent les coups, le meilleur d’abord
    ? 3 4           pourquoi un coup n’est pas permis
    t aacb          ne marquer que les cases de cette tuile (t aacb r1 : tournée)
    l               la liste de tous les coups permis
    b               montrer le plateau à nouveau
    r M3.4          lire une règle
    u               annuler votre dernière décision
    q               quitter ; la partie est enregistrée
signs-metro =
    Sur le plateau, un signe à chaque bord d’une tuile montre où va un train qui entre par là. Le signe après le numéro
    d’une station désigne son propriétaire : le numéro d’un joueur ou la majuscule d’une société ; les minuscules sont
    des touristes. ✓ marque une ligne comptée, ◆ la dernière tuile posée ; les chiffres sur les cases vides montrent où
    vous pouvez poser.
keys-helsinki =
    space 3         placer votre pion sur la case Sénat 3 ; les autres suivent
    w 2             avancer de 2 cases dans le sens horaire ; w -1 reculer avec A11
    A7 · use A7     utiliser une action
    d · d A4        prendre les deux cartes à côté de votre case · et une de plus
    b blue-4-3-2    construire avec cette carte (nombre 4, tuile de 3 toits, 2 superstructures) ; b blue-4 si c’est clair
    b CARTE A3 A9   construire avec des actions : A3, A5, A9, A14
    blue-1 wild     payer avec ces cartes, quand il faut payer ; ou le numéro de la liste
    2,3 2,4 3,4     pousser la tuile sur ces toits, quand il faut pousser ; ou le numéro de la liste
    roof 3 4        superstructure en ligne 3, colonne 4 ; wild 3 4 : tuile Pavillon joker ; shift 3 4 2 2 : déplacer une superstructure
    discard CARTE   défausser une carte
    end             terminer votre tour
    5               le coup de ce numéro dans la dernière liste
    p CARTE         où la tuile d’une carte peut s’arrêter maintenant ; p CARTE est, p CARTE A3 : depuis d’autres côtés
    p CARTE 2       le deuxième de ces arrêts sur votre plateau ; p seul au moment de pousser : tous les arrêts
    a · t           ce que signifient les actions · les tuiles et combien il en reste
    ?               ce que rapporteraient les coups, le meilleur d’abord
    ? b CARTE       pourquoi un coup n’est pas permis
    l               la liste de tous les coups permis
    b               montrer la table à nouveau
    r H4.5          lire une règle
    u               reprendre votre dernière décision
    q               quitter ; la partie est enregistrée
signs-helsinki =
    Une carte comme blue-4-3-2 nomme sa couleur, son nombre (les cartes à payer), les toits de sa tuile et ses
    superstructures. Sur les plateaux, les lettres sont les tuiles par couleur, les majuscules portent une
    superstructure ; * est une tuile Pavillon joker, + une tuile Pavillon joker avec superstructure, # la statue, ¤
    un blason, ■ la tuile avant confirmation. ≡ est un passage piéton de l’extension. Les flèches montrent le côté
    d’où viennent vos tuiles.

## Les panneaux

panel-you = Vous êtes le joueur { $seat }
panel-and-secret = {" "}+ ?
panel-tower = Tour Métro : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
panel-drawn = Piochée, à poser maintenant
panel-hand = Vos tuiles
panel-profits = Profit
panel-shares = Cartes Action
panel-open = visible
panel-card = Carte :
panel-deck = Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
panel-tokens = Jetons
panel-free-tourists = Libres :
panel-tiles = Tuiles
panel-round = Manche { $round } · pioche { $pile } · défausse { $discards } · superstructures { $superstructures }
panel-last-round = La dernière manche !
panel-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
panel-used = utilisé : { $actions }
panel-your-cards = Vos cartes :
panel-action-covered = recouverte
panel-action-used = utilisée
panel-action-now = possible maintenant
rest-heading = { $card } : { $number ->
        [0] aucun arrêt
        [one] { $number } arrêt
       *[other] { $number } arrêts
    }, côté : { $sides }
rest-coats = ¤ { $coats }
rest-card = + carte
rest-row = ligne { $row }
rest-column = colonne { $column }
rest-visitors = visiteurs : { points }

## La feuille de score

sheet-place = Rang
sheet-seat = Joueur
sheet-points = Points
sheet-owner = Propriétaire
sheet-entry = Pour
sheet-rule = Règle
sheet-station = Station
sheet-crossings = Traversées
sheet-end = Arrivée
sheet-end-centre = gare centrale
sheet-end-edge = bord
sheet-end-open = inachevée
sheet-nobody = personne
sheet-total = Total
sheet-connected = Les quatre visiteurs sont reliés.
sheet-not-connected = Les quatre visiteurs ne sont pas reliés.

## Les autres commandes

verify-holds = { $draws ->
        [one] { $draws } tirage vérifié : il découle de la graine.
       *[other] { $draws } tirages vérifiés : tous découlent de la graine.
    }
replay-event = Après { $number } événements sur { $events }
simulate-games = Parties
simulate-moves = Coups
simulate-seconds = Secondes
simulate-games-per-second = Parties par seconde
simulate-mean-scores = Scores moyens par siège
simulate-sha256 = SHA-256 de tous les enregistrements
edition-file = Fichier
edition-title = Jeu
edition-name = Nom
edition-hash = Empreinte
edition-published = Publiées
edition-reconstructed = Reconstituées
edition-place = Valeur
edition-rule = Règle
edition-source = Source

## Pourquoi quelque chose est refusé

refusal-file-exists = Le fichier { $file } existe déjà. Continuez sa partie avec --resume ou nommez un autre fichier.
refusal-file-unreadable = Le fichier { $file } ne peut pas servir ({ $error }).
refusal-seed-file = La graine secrète de cette partie manque ou n’est pas la bonne ; sa place est dans { $file }.
refusal-seat-kind = « { $value } » ne peut pas prendre place. Au choix : { $allowed }.
refusal-seat-count = Vous avez nommé { $number ->
        [one] { $number } siège
       *[other] { $number } sièges
    }, mais le nombre de joueurs est { $players }.
refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-chance = Impossible d’annuler : il y a eu un tirage depuis.
refusal-undo-other = Impossible d’annuler : quelqu’un d’autre a joué depuis.
refusal-rule-not-found = Aucune règle ne contient le mot « { $word } ».
refusal-number-list = « { $value } » doit être random ou des nombres séparés par des virgules.
refusal-step-outside = Il n’y a pas d’événement { $value } : l’enregistrement en compte { $events }.

## L’aide des commandes

help-app = Des jeux de plateau sur les villes : jouer, rejouer, compter, lire les règles.
help-play = Jouer dans ce terminal. La graine secrète reste dans RECORD.seed jusqu’à la fin de la partie.
help-rules = Lire les règles : toutes, une section comme M7 ou une règle comme M7.3.
help-replay = Rejouer un enregistrement : scores, classement et chaque point avec sa règle.
help-verify = Recalculer chaque tirage d’un enregistrement à partir de la graine révélée.
help-simulate = Jouer des parties au hasard.
help-score = Compter un plateau écrit : Metro en tuiles et cases comme aacb00cbcb01, Helsinki en image de sept lignes.
help-editions = Lister les éditions d’un jeu ou vérifier des fichiers d’édition.
help-version = Afficher la version.
help-title = Le jeu.
help-edition = Le nom d’une édition ou un fichier d’édition.
help-lang = La langue : en, de, fr ou nl.
help-seats = Qui prend quelle place, par exemple person,random,random.
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
help-board = Metro : tuiles et cases, six caractères chacune, ou - pour l’entrée. Helsinki : un fichier avec l’image d’un plateau, ou - pour l’entrée.
help-check = Refuser une suite qui n’aurait pas pu être posée dans cet ordre.
help-files = Des fichiers d’édition.
help-values = Montrer chaque valeur avec sa règle et sa source.
