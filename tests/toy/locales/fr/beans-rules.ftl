### The rules of Beans.

B1 = On joue à deux. Le sac contient des haricots rouges et blancs.
B2 = À votre tour, vous nommez une couleur.
B3 = Puis on tire un haricot. S’il a la couleur nommée, vous marquez ses points. Les haricots porte-bonheur sont rouges et comptent double.
B4 = La partie finit avec le dernier haricot. Le plus grand nombre de points gagne.
