### The sentences of Beans.

title-beans = Bohnen
option-lucky = rote Bohnen zählen doppelt
goal-beans = Errate die Farbe der nächsten Bohne: Jede erratene Bohne ist ein Punkt.
newcomer-beans = Neu hier? r B2 und r B3 erklären Zug und Wertung; h zeigt alles, was du eingeben kannst.
hints-beans = Kein Zug bringt sofort Punkte: Die Bohne wird erst danach gezogen.
no-number-beans = Die letzte Liste hat keine { $number }. l zeigt alle erlaubten Züge.
position-beans = Im Beutel, rot und weiß: { $bag }. Punkte: { $scores }.
refusal-colour-unknown = Diese Farbe gibt es nicht.
effect-bean-drawn = { PLAYER($seat) } { $colour ->
        [red] zieht eine rote Bohne
       *[white] zieht eine weiße Bohne
    }.
entry-beans-guessed = erratene Bohnen
