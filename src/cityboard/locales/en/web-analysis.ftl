### Luck and decisions of a finished game.

web-analysis-heading = Luck and decisions
web-analysis-why = The strongest bot reviews every decision, knowing only what the player knew at the time. It starts by itself as soon as the server has time.
web-analysis-ask = Analyse this game
web-analysis-progress = Reviewed: { $share }%
web-analysis-waiting = Another game is being reviewed first.
web-analysis-seconds-left = About { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } left.
web-analysis-minutes-left = About { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } left.
web-analysis-chart = Expected final lead
web-analysis-chart-alone = Expected final points
web-analysis-start = At the start
web-analysis-luck = Luck
web-analysis-decision = Decision
web-analysis-own = Own moves
web-analysis-others = Others’ moves
web-analysis-end = At the end
web-analysis-note = Points ahead of the best opponent. A decision is compared with the move that the bot would have played; the rest is luck. ± is the standard error.
web-analysis-turning-points = { $points ->
        [0] No clear turning points
       *[other] Turning points
    }
web-analysis-mistakes = Mistakes
web-analysis-count = { $mistakes ->
        [0] no clear mistakes in
       *[other] { $mistakes } of
    } { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
web-analysis-turn = Turn { $number }:
web-analysis-better = Better:
web-analysis-played = Played:
web-analysis-mistake = Mistake
web-analysis-mistake-of = Mistake { $number } of { $mistakes }
web-analysis-previous-mistake = Previous mistake
web-analysis-next-mistake = Next mistake
web-analysis-try = Try it from here against bots
web-analysis-try-alone = Try every seat yourself
