### The rules of Beans.

B1 = There are two players. The bag holds red and white beans.
B2 = In your turn you name a colour.
B3 = Then a bean is drawn. If it has the colour you named, you score its points. Lucky beans are red and count double.
B4 = The game ends with the last bean. The player with the most points wins.
