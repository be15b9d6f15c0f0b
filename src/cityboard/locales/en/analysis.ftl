### The analysis of a finished game in the terminal.

help-analyse = Show what the strongest bot thinks of a finished game: luck and decisions, turning points, mistakes.
help-analyse-work = How much work goes into each decision; the result is the same on every machine.
help-analyse-seconds = How many seconds of thinking go into each decision, instead of work.
help-analyse-level = The level that judges; by default the strongest of the title.
refusal-work-or-seconds = Give either --work or --seconds, not both.

analysis-leads = Expected final lead over the best opponent, judged by “{ $level }”
analysis-alone = Expected final points, judged by “{ $level }”
analysis-course = From the start to the end
analysis-balances = Where it came from (± is the standard error)
analysis-start = At the start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-end = At the end
analysis-turning-points = { $points ->
        [0] No clear turning points
       *[other] Turning points
    }
analysis-turning-luck = Turn { $number }, luck: { $happened } { $whose }: { $change }.
analysis-turning-decision = Turn { $number }, decision: { $happened } { $whose }: { $change }.
analysis-mistakes = { $mistakes ->
        [0] No clear mistakes
        [one] One mistake
       *[other] { $mistakes } mistakes
    } ({ $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    })
analysis-mistake = Turn { $number }: { $happened } Better by { $change }: { $better }
analysis-reasons = Reasons: { $reasons }.
analysis-quiet = { $move ->
        [draw] { PLAYER($seat) } draws a tile.
        [keep] { PLAYER($seat) } keeps the tile.
        [end] { PLAYER($seat) } ends the turn.
       *[other] { PLAYER($seat) }: { $move }.
    }
