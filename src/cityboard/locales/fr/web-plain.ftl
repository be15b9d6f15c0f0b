### Le plateau d’un titre qui n’a pas le sien.

web-plain-position = Position
web-plain-known = Ce que vous savez
web-plain-moves = Vos coups
web-plain-choose = Choisissez un coup
web-plain-waiting = C’est à quelqu’un d’autre de jouer
