### Ma boîte : ce qui est imprimé dans la boîte d’un jeu, et comment le corriger.

web-box-heading = Ma boîte : { $title }
web-box-titles = Jeux
web-box-intro = Tout ce qui est imprimé dans la boîte. Si la vôtre diffère, cliquez sur la valeur, ou touchez-la, et corrigez-la ; puis jouez avec votre propre boîte.
web-box-signs = D’où vient chaque valeur
web-box-source-published = figure dans les règles publiées de cette édition
web-box-source-earlier = connu par une édition antérieure et des sources publiques
web-box-source-reconstructed = reconstitué par nos soins, car imprimé seulement dans la boîte
web-box-source-owner = lu dans une boîte par la personne qui la possède

## Les boîtes

web-box-kept = Boîtes
web-box-default = Édition par défaut
web-box-this = Cette boîte
web-box-name = Nom de la boîte
web-box-play = Jouer avec
web-box-share = Copier le lien
web-box-copied = Lien copié
web-box-link = Toute personne qui a ce lien peut regarder la boîte, jouer avec et la conserver.
web-box-export = Enregistrer un fichier
web-box-import = Ouvrir un fichier
web-box-other-title = Ce fichier décrit la boîte d’un autre jeu : { $title }.
web-box-file-faults = Certaines valeurs du fichier ne peuvent pas être justes. Celles de l’édition par défaut les remplacent :
web-box-save-another = Enregistrer comme autre boîte
web-box-delete = Supprimer cette boîte
web-box-delete-sure = Vous ne la trouverez plus ici, et son lien ne mènera nulle part si personne d’autre ne la conserve. Les parties jouées avec elle continuent.
web-box-discard = Abandonner les changements

## Pendant la correction

web-box-undo = Annuler
web-box-redo = Rétablir
web-box-save = Enregistrer
web-box-take-over = En faire ma boîte
web-box-untouched = C’est l’édition par défaut.
web-box-shared = On a partagé cette boîte avec vous.
web-box-saved = Enregistré
web-box-unsaved = { $count ->
        [0] Pas encore enregistré
        [one] Pas encore enregistré : { $count } valeur diffère de l’édition par défaut
       *[other] Pas encore enregistré : { $count } valeurs diffèrent de l’édition par défaut
    }
web-box-faults = { $count ->
        [one] { $count } valeur ne peut pas être juste
       *[other] { $count } valeurs ne peuvent pas être justes
    }
web-box-views = Vue
web-box-values = Toutes les valeurs
web-box-changes = Différences
web-box-no-difference = Rien ne diffère de l’édition par défaut.
web-box-contents = Sommaire
web-box-changed = { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
web-box-rule = Lire la règle { $rule }
web-box-as-default = Comme dans l’édition par défaut
web-box-each = Différent pour chaque couleur
web-box-yes = oui
web-box-no = non
web-box-absent = non indiqué
web-box-add = Ajouter : { $label }
web-box-remove = Retirer : { $label }

## Ce qui ne peut pas être juste

web-box-fault = { $where } : { $what }
web-box-fault-edition-number = il faut un nombre de { $low } à { $high }.
web-box-fault-edition-flag = il faut oui ou non.
web-box-fault-edition-text = il faut un texte d’au plus { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }.
web-box-fault-edition-choice = cela ne peut pas figurer ici.
web-box-fault-edition-length = il en faut exactement { $length }.
web-box-fault-edition-twice = la même chose figure deux fois.
web-box-fault-edition-table = rien n’est choisi ici.
web-box-fault-edition-missing = il manque quelque chose.
web-box-fault-edition-unknown = aucune règle n’en a besoin.
web-box-fault-edition-sum = il en faut { $wanted } en tout ; il y en a { $value }.
web-box-fault-edition-cards = cartes d’une couleur : { $most } au plus en tout ; il y en a { $value }.
web-box-fault-edition-large = la boîte en dit trop pour être conservée.
web-box-fault-edition-tile = cette tuile n’existe pas.
web-box-fault-edition-shape = tous les toits doivent se toucher bord contre bord.
web-box-fault-edition-roofs = la tuile doit compter { $wanted ->
        [one] { $wanted } toit
       *[other] { $wanted } toits
    }.
