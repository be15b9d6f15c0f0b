### After a game.

web-after-wins = { $name } wins
web-after-you-win = You win
web-after-tie = Shared win: { $who }
web-after-alone = The solo game ends with { points }
web-after-rematch = Rematch
web-after-rematch-go = Go to the rematch
web-after-breakdown = Every point and its rule
web-after-for = For
web-after-rule = Rule
web-after-points = Points
web-after-open-rule = Read rule { $rule }
web-after-download = Download the record
web-after-print = Print the record
web-after-picture = The last board, with names and points
web-after-save-picture = Save the picture
web-after-share-picture = Share the picture
web-after-moves = The moves

## Why it was won or lost

web-after-why = { $outcome }: { $because }.
web-after-why-won = You won by { points }
web-after-why-won-close = You won on the tie-break
web-after-why-lost = You lost to { $name } by { points }
web-after-why-lost-close = You lost to { $name } on the tie-break
web-after-why-wins = { $name } won by { points }
web-after-why-wins-close = { $name } won on the tie-break
web-after-why-shared = You share the win with { $name }
web-after-because = “{ $entry }” brought { points }
web-after-costliest = your costliest move was in turn { $turn } ({ $gap } points)
web-after-costliest-deed = your costliest move was in turn { $turn }: “{ $words }” ({ $gap } points)
web-after-show-it = Show it
web-after-series = After { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $score }
web-after-series-last = In the last { $games ->
        [one] game
       *[other] { $games } games
    }: { $score }

## The chart

web-after-chart = Points over the course of the game
web-after-chart-turns = turns
web-after-chart-end = { $who }: { points }.
web-after-chart-hint = Choose a point to see the game there; on the keyboard, use the arrow keys and Enter.

## The replay

web-after-replay = Replay
web-after-turn = Turn { $number } of { $turns }
web-after-first = Go to the beginning
web-after-previous = One move back
web-after-play = Play
web-after-pause = Pause
web-after-next = One move forward
web-after-last = Go to the end
web-after-slider = Move
web-after-speed = Speed
web-after-copy = Copy the link to this move
web-after-copied = Copied
web-after-close = Leave the replay

## The deal

web-after-verify = Check the deal
web-after-verify-why = Before the first move the server published the hash of a secret seed. All chance in this game comes from that seed. Now that the game is over, the seed is public, and anyone can check that it is the one the server promised.
web-after-promise = Published at the start
web-after-seed = The seed
web-after-computed = Hash of the seed, computed by your browser
web-after-renewed = Published when the deal was renewed, from event { $event } on
web-after-renewed-why = Someone joined or came back and must not be dealt what others had already seen. The new seed follows from the first one, so the first promise binds it too.
web-after-kept = They are the same: the deal was fixed before the first move.
web-after-broken = They differ: the seed is not the one the server promised.
web-after-verify-command = To derive every single draw again, download the record and run:
