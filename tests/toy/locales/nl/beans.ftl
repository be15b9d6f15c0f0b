### The sentences of Beans.

title-beans = Bonen
option-lucky = rode bonen tellen dubbel
goal-beans = Raad de kleur van de volgende boon: elke geraden boon is een punt.
newcomer-beans = Nieuw hier? r B2 en r B3 leggen de beurt en de telling uit; h toont alles wat je kunt typen.
hints-beans = Geen zet levert meteen punten op: de boon wordt pas daarna getrokken.
no-number-beans = De laatste lijst heeft geen { $number }. l toont alle toegestane zetten.
position-beans = In de zak, rood en wit: { $bag }. Punten: { $scores }.
refusal-colour-unknown = Die kleur is er niet.
effect-bean-drawn = { PLAYER($seat) } { $colour ->
        [red] trekt een rode boon
       *[white] trekt een witte boon
    }.
entry-beans-guessed = geraden bonen
