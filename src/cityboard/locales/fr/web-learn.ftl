### Les premières parties, où l’on apprend en jouant.

web-learn-title = Apprendre { $name }
web-learn-progress = Étape { $number } sur { $count }
web-learn-watch = Regardez ce que fait Ada…
web-learn-later = Quelques tours plus tard…
web-learn-elsewhere = Ce serait possible aussi. Ici, nous essayons autre chose : regardez encore, ou laissez-moi vous montrer.
web-learn-rule = Lire la règle { $rule }
web-learn-back = Retour
web-learn-skip = Ignorer cette étape
web-learn-show = Montrez-moi
web-learn-next = Suivant
web-learn-finish = Compter les points
web-learn-ending = Bravo !
web-learn-play = Jouer une vraie partie
web-learn-rules = Lire les règles
web-learn-again = Recommencer
web-learn-begun = La partie commence à votre table : { $name }
web-learn-begun-go = Y aller

## Metro

web-learn-metro-goal-heading = Construisez les lignes les plus longues
web-learn-metro-goal = Chaque wagon au bord attend sa ligne. Les vôtres sont aux stations impaires. Une ligne qui arrive à une station rapporte un point par tuile traversée. Alors, faites des détours !
web-learn-metro-first-heading = Posez votre première tuile
web-learn-metro-first = Une tuile se pose au bord ou à côté d’une autre. Sa flèche pointe vers le haut : on ne la tourne pas. Choisissez la case éclairée sous la station 5, puis confirmez.
web-learn-metro-trace-heading = Suivez votre ligne
web-learn-metro-trace = Pointez la station 5, ou touchez-la : votre ligne s’éclaire et le nombre indique sa longueur.
web-learn-metro-trace-seen = Une tuile pour l’instant. Vous pouvez regarder ainsi toutes les lignes, celles d’Ada aussi.
web-learn-metro-longer-heading = Rallongez-la
web-learn-metro-longer = Deux cases sont éclairées. Essayez-les avant de confirmer : où la ligne de la station 5 grandit-elle ? Une tuile traversée deux fois compte deux fois.
web-learn-metro-ada-heading = Ada s’en mêle
web-learn-metro-ada = Ada a posé une tuile à côté des vôtres, et votre ligne continue dessus. Suivez encore la station 5.
web-learn-metro-ada-seen = Peu importe qui pose les tuiles : une ligne appartient à sa station de départ. Cela peut vous aider, ou vous nuire.
web-learn-metro-alone-heading = Où l’on ne peut rien poser
web-learn-metro-alone = Les cases éclairées sont possibles, la case marquée ne l’est pas. Choisissez-la quand même et voyez pourquoi.
web-learn-metro-alone-seen = Une tuile a besoin du bord ou d’une voisine. Quand quelque chose est impossible, on vous dit toujours pourquoi, avec la règle.
web-learn-metro-short-heading = Pas de ligne d’une seule tuile
web-learn-metro-short = Choisissez maintenant la case marquée à la station 3 : cette tuile renverrait aussitôt le train.
web-learn-metro-short-seen = Personne ne peut terminer une ligne après une seule tuile, ni la sienne ni celle de quelqu’un d’autre, tant qu’il reste une autre case.
web-learn-metro-draw-heading = Piochez une autre tuile
web-learn-metro-draw = Votre tuile serait plus utile plus tard ? Piochez-en une dans la tour Métro. Mais celle-là, il faut la poser, quelle qu’elle soit.
web-learn-metro-drawn-heading = Posez la tuile piochée
web-learn-metro-drawn = De nouveau deux cases : trouvez celle qui rallonge votre ligne. L’autre tuile reste dans votre main.
web-learn-metro-complete-heading = L’arrivée
web-learn-metro-complete = La tuile gardée convient enfin : elle mène la ligne de la station 5 à la station 6. Posez-la et comptez : dix points ! Le wagon est tourné, la ligne est terminée.
web-learn-metro-centre-heading = Points doublés
web-learn-metro-centre = Une ligne qui se termine à la Gare centrale compte double. Posez votre tuile : la station 3 traverse 8 tuiles et rapporte 16 points.
web-learn-metro-last-heading = Votre dernière tuile
web-learn-metro-last = La tour Métro est vide, il ne reste que deux cases. Posez votre dernière tuile dans le coin marqué.
web-learn-metro-end-heading = La partie est terminée
web-learn-metro-end = Toutes les tuiles sont posées, toutes les lignes sont comptées. Vous avez { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, Ada { $other } : vous gagnez ! Voyons d’où ils viennent.
web-learn-metro-ending = Vous connaissez tout le jeu : de longues lignes pour vous, de courtes pour les autres, et la Gare centrale compte double.

## Helsinki

web-learn-helsinki-goal-heading = Remplissez votre plateau
web-learn-helsinki-goal = Construisez des pavillons sur votre plateau. À la fin, chaque ligne et chaque colonne complète rapporte 2 points, et leurs superstructures encore plus.
web-learn-helsinki-space-heading = Votre départ
web-learn-helsinki-space = Des cartes se trouvent entre les cases Sénat. Placez votre pion sur la case éclairée, puis confirmez.
web-learn-helsinki-walk-heading = Avancez
web-learn-helsinki-walk = Chaque tour commence par 1 à 3 cases dans le sens horaire. Avancez de deux cases : deux cartes bleues vous y attendent.
web-learn-helsinki-draw-heading = Prenez deux cartes
web-learn-helsinki-draw = Après le déplacement, vous piochez ou construisez. Prenez les deux cartes à côté de votre pion.
web-learn-helsinki-side-heading = Le côté compte
web-learn-helsinki-side = Quatre cartes bleues : construisons ! Une tuile entre par le côté où se tient votre pion. Avancez d’une case, jusqu’au côté nord.
web-learn-helsinki-card-heading = Choisissez une carte et payez
web-learn-helsinki-card = Le 3 bleu donne une tuile de trois toits et coûte trois cartes bleues, lui-même compris. Choisissez-le et payez avec les deux 2 : gardez le 1 pour plus tard.
web-learn-helsinki-try-heading = Il faut un obstacle
web-learn-helsinki-try = Une tuile glisse jusqu’à ce que le monument ou une autre tuile l’arrête. Essayez de la pousser le long du bord, loin du monument.
web-learn-helsinki-try-seen = Rien ne l’arrêterait là, elle ne peut donc pas y entrer. Quand quelque chose est impossible, on vous dit toujours pourquoi.
web-learn-helsinki-push-heading = Poussez la tuile
web-learn-helsinki-push = Tournez et retournez la tuile jusqu’à ce qu’elle couvre les toits marqués : le monument l’arrête, et le blason est dessous. Puis confirmez.
web-learn-helsinki-roof-heading = Une superstructure
web-learn-helsinki-roof = Votre carte en montre une : posez-la sur le toit éclairé. À la fin, elle rapporte 1 point dans une ligne ou colonne complète, 3 à leur croisement.
web-learn-helsinki-coat-heading = Un blason gagné
web-learn-helsinki-coat = Il est sur votre prairie et paie une action quand vous voulez. Gardez-le pour l’instant et terminez votre tour.
web-learn-helsinki-again-heading = Encore du bleu
web-learn-helsinki-again = Avancez de deux cases, jusqu’au côté est, et choisissez le 1 bleu. Il ne coûte que lui-même.
web-learn-helsinki-bonus-heading = Une carte pour deux tuiles de la même couleur
web-learn-helsinki-bonus = Poussez la tuile sur les toits marqués, contre la bleue. Deux tuiles de la même couleur se touchent : vous piochez une carte et gagnez le blason suivant. Terminez ensuite votre tour.
web-learn-helsinki-action-heading = Utilisez une action
web-learn-helsinki-action = Il ne manque qu’un toit à l’une de vos lignes. Sur le plateau Action, choisissez l’action 7, une tuile joker, payée d’un blason. Posez-la dans le trou : la ligne est complète !
web-learn-helsinki-limit-heading = Sept cartes au plus
web-learn-helsinki-limit = Avancez de deux cases et piochez. Vous avez trop de cartes : défaussez le 4 vert, puis le 4 rouge, et terminez votre tour.
web-learn-helsinki-end-heading = La partie est terminée
web-learn-helsinki-end = La pioche est épuisée, c’était donc le dernier tour de table. Vous avez { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, Ada { $other } : vous gagnez ! Voyons d’où ils viennent.
web-learn-helsinki-ending = Vous savez avancer, piocher, construire et utiliser des actions. Le reste s’apprend en jouant.
