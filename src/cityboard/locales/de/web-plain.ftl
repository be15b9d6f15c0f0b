### Das Brett eines Titels ohne eigenes.

web-plain-position = Stellung
web-plain-known = Was du weißt
web-plain-moves = Deine Züge
web-plain-choose = Wähle einen Zug
web-plain-waiting = Jemand anderes ist am Zug
