### Luck and decisions of a finished game.

web-analysis-heading = Luck and decisions
web-analysis-why = The strongest bot looks at every decision again, knowing only what its player knew then. That takes about half a minute.
web-analysis-ask = Analyse this game
web-analysis-progress = Moves looked at: { $done } of { $moves }
web-analysis-chart = Expected lead at the end
web-analysis-chart-alone = Expected points at the end
web-analysis-start = At the start
web-analysis-luck = Luck
web-analysis-decision = Decision
web-analysis-own = Own moves
web-analysis-others = Others’ moves
web-analysis-end = At the end
web-analysis-note = Points ahead of the best other player. A decision counts by what it changed against the move that the bot would have played then; luck is the rest. ± is the standard error.
web-analysis-turning-points = { $points ->
        [0] No turning points for sure
       *[other] Turning points
    }
web-analysis-mistakes = Mistakes
web-analysis-count = { $mistakes ->
        [0] none for sure in
       *[other] { $mistakes } of
    } { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
web-analysis-move = Move { $number }:
web-analysis-better = Better:
