### The sentences of Beans.

title-beans = Haricots
option-lucky = les haricots rouges comptent double
goal-beans = Devinez la couleur du prochain haricot : chaque haricot deviné vaut un point.
newcomer-beans = Nouveau ici ? r B2 et r B3 expliquent le tour et le décompte ; h montre tout ce que vous pouvez taper.
hints-beans = Aucun coup ne rapporte de points aussitôt : le haricot est tiré ensuite.
no-number-beans = Il n’y a pas de { $number } dans la dernière liste. l montre tous les coups permis.
position-beans = Dans le sac, rouges et blancs : { $bag }. Points : { $scores }.
refusal-colour-unknown = Cette couleur n’existe pas.
effect-bean-drawn = { PLAYER($seat) } { $colour ->
        [red] tire un haricot rouge
       *[white] tire un haricot blanc
    }.
entry-beans-guessed = haricots devinés
