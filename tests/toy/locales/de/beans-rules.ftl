### The rules of Beans.

B1 = Es spielen zwei. Im Beutel sind rote und weiße Bohnen.
B2 = In deinem Zug nennst du eine Farbe.
B3 = Dann wird eine Bohne gezogen. Hat sie die genannte Farbe, bekommst du ihre Punkte. Glücksbohnen sind rot und zählen doppelt.
B4 = Mit der letzten Bohne endet das Spiel. Wer die meisten Punkte hat, gewinnt.
