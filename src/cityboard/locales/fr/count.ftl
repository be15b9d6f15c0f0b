### Comment s’appellent les parties des feuilles de comptage, dans les fichiers et dans le navigateur.

## Metro

count-board-frame = À qui sont les stations
count-board-tiles = Tuiles Rails
count-board-points = Points des lignes, si aucune tuile n’est posée
count-central-stations-places = Gares centrales
count-companies-shares = Cartes Action
count-paris-cards = Rangées de cartes Monument
count-paris-tourists = Touristes dans les rangées
count-stockholm-cards = Rangée de cartes Monument
count-stockholm-tourists = Touristes dans la rangée
count-stockholm-tokens = Jetons Touriste
count-stockholm-points = Points des emplacements
count-london-rides = Points des trajets en taxi
count-new-york-boards = Plateaux Monument
count-new-york-tourists = Touristes sur les plateaux
count-st-petersburg-tourists = Touristes sur les tuiles
count-st-petersburg-tiles = Tuiles PV
count-berlin-tourists = Touristes sur le plateau
count-berlin-sides = Faces des cartes Monument
count-berlin-cards = Touristes sur les cartes Monument
count-berlin-tickets = Tickets

## Helsinki

count-boards-start = Pion Premier joueur
count-boards-roofs = Plateaux Joueur
count-boards-coat-on-a15 = Blason sur A15
count-dry-roads-bonus = Cartes Bonus

## Ce que désignent les lignes et les colonnes

count-axis-seat = joueur
count-axis-owner = joueur ou société
count-axis-colour = couleur
count-axis-percent = pourcentage
count-axis-place = place
count-axis-space = emplacement
count-axis-square = case
count-axis-card = carte
count-axis-tile = tuile

## Comment s’écrivent les plateaux

count-notation-tiles = tuiles et cases, six caractères chacune, par exemple aacb01
count-notation-picture = sept lignes de sept signes pour chaque plateau (docs/board-picture.md)
