### The rules of Beans.

B1 = Je speelt met zijn tweeën. In de zak zitten rode en witte bonen.
B2 = In je beurt noem je een kleur.
B3 = Dan wordt er een boon getrokken. Heeft die de genoemde kleur, dan krijg je de punten ervan. Geluksbonen zijn rood en tellen dubbel.
B4 = Het spel eindigt met de laatste boon. Wie de meeste punten heeft, wint.
