### The sentences of Beans.

title-beans = Beans
option-lucky = red beans count double
goal-beans = Guess the colour of the bean that is drawn next: every bean you guess is a point.
newcomer-beans = New here? r B2 and r B3 explain the turn and the scoring; h lists everything you can type.
hints-beans = No move brings points at once: the bean is drawn afterwards.
no-number-beans = There is no { $number } in the last list. l lists all legal moves.
position-beans = In the bag, red and white: { $bag }. Points: { $scores }.
refusal-colour-unknown = There is no such colour.
effect-bean-drawn = { PLAYER($seat) } { $colour ->
        [red] draws a red bean
       *[white] draws a white bean
    }.
entry-beans-guessed = beans guessed
