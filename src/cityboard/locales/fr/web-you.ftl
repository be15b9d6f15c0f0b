### Ce qu’a fait la personne devant la page : les phrases des jeux, à la deuxième personne.

web-you-starts = Vous commencez.
web-you-frame-dealt = Vous recevez les stations du groupe { $frame }.
web-you-dealt = Vous prenez une tuile de la tour Métro.
web-you-drew = Vous piochez une tuile et devez la poser.
web-you-laid = Vous posez une tuile en { SQUARE($square) } : { TILE($tile) }.
web-you-passed = Vous passez.
web-you-line-scored = Vous marquez { points } : la ligne de { departure } se termine à { $end ->
        [centre] la Gare centrale
       *[other] la station { $end }
    } après { crossings }.
web-you-share-dealt = Vous recevez une carte Action secrète de { $percent } %.
web-you-exchanged-open = Vous échangez et prenez la { share }, qui était visible.
web-you-exchanged-pile = Vous échangez une carte Action de { $percent } % et prenez celle du dessus de la pile.
web-you-share-revealed = Vous révélez la { share }.
web-you-station-placed = Vous placez une tuile Gare centrale : { PLACE($place) }.
web-you-monument-dealt = Vous recevez la carte Monument { CARD($card) }.
web-you-monument-arranged = Vous posez la carte Monument { CARD($card) } à la place { FROM_ONE($place) }.
web-you-token-dealt = Vous recevez un jeton secret.
web-you-board-dealt = Vous recevez le plateau Monument { FROM_ONE($board) }.
web-you-tourist-chosen = Vous placez le { tourist } sur la tuile en { SQUARE($square) }.
web-you-tourist-to-space = Vous conduisez le { tourist } de { SQUARE($from) } à l’emplacement { FROM_ONE($space) } de votre rangée.
web-you-tourist-to-square = Vous conduisez le { tourist } de { SQUARE($from) } vers les autres touristes en { SQUARE($square) }.
web-you-tourist-to-away = Vous défaussez le { tourist } de { SQUARE($from) }.
web-you-tourist-to-row = Vous envoyez le { tourist } de { SQUARE($from) } à l’emplacement { FROM_ONE($space) } de la rangée{ $points ->
        [0] .
       *[other] {" "}et marquez { points }.
    }
web-you-tourist-to-board = Vous prenez le { tourist } de la station { $station }.
web-you-point-tile-taken = Vous prenez une tuile PV { $colour ->
        [yellow] jaune
        [blue] bleue
        [orange] orange
        [grey] grise
        [red] rouge
        [brown] marron
        [green] verte
       *[purple] violette
    }.
web-you-ticket-taken = Vous prenez un ticket { $colour ->
        [yellow] jaune
        [blue] bleu
        [orange] orange
        [grey] gris
        [red] rouge
        [brown] marron
        [green] vert
       *[purple] violet
    }.
web-you-taxi-driven = { CARDS($cards) ->
        [0] Vous laissez le taxi où il est ; le { tourist } quitte la partie.
        [one] Vous conduisez le { tourist } une carte plus loin et marquez { points }.
       *[other] Vous conduisez le { tourist } { CARDS($cards) } cartes plus loin et marquez { points }.
    }
web-you-pawns-placed = Vous placez votre pion sur la case Sénat { SENATE($senate) } ; chacun des autres suit deux cases plus loin, dans le sens des aiguilles d’une montre.
web-you-card-dealt = Vous prenez une carte de la pioche.
web-you-walked = Vous { $spaces ->
        [-1] reculez d’une case
        [one] avancez de { $spaces } case
       *[other] avancez de { $spaces } cases
    } et arrivez sur la case Sénat { SENATE($senate) }.
web-you-cards-taken = { $number ->
        [0] Vous ne trouvez aucune carte à prendre.
       *[other] Vous prenez : { CARDS($cards) }.
    }
web-you-discarded = Vous défaussez la { CARD($card) }.
web-you-action-used = Vous utilisez l’action { ACTION($action) }.
web-you-building = Vous construisez avec la { CARD($card) }.
web-you-paid = { $number ->
        [0] Vous n’avez pas d’autre carte à payer.
       *[other] Vous payez aussi : { CARDS($cards) }.
    }
web-you-built = Vous poussez la tuile de la { CARD($card) }, qui s’arrête en { ROOF($roofs) }.
web-you-colour-touched = Votre tuile touche une tuile de la même couleur : vous piochez une carte.
web-you-coats-won = Vous gagnez { $coats ->
        [one] { $coats } blason
       *[other] { $coats } blasons
    }.
web-you-superstructure = Vous posez une superstructure en { ROOF($roof) }.
web-you-wild-placed = Vous posez une tuile Pavillon joker en { ROOF($roof) }.
web-you-superstructure-moved = Vous déplacez une superstructure de { ROOF($source) } à { ROOF($target) }.
web-you-visitors-connected = Vous avez relié vos quatre visiteurs, prenez la plus forte carte Bonus restante et marquez { points }.
web-you-bot-metro-stops = { $points ->
        [one] arrête votre ligne de la station { $station } à { $points } point
       *[other] arrête votre ligne de la station { $station } à { $points } points
    }
