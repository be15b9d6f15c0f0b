### Het bord van een titel zonder eigen bord.

web-plain-position = Stand
web-plain-known = Wat je weet
web-plain-moves = Je zetten
web-plain-choose = Kies een zet
web-plain-waiting = Iemand anders is aan de beurt
