### What is said after a game.

web-after-wins = { $name } wins
web-after-you-win = You win
web-after-tie = { $names } share the win
web-after-solo = The solo game ends with { points }
web-after-rematch = Rematch
web-after-rematch-go = To the rematch
web-after-board = See the board
web-after-breakdown = Every point and its rule
web-after-for = For what
web-after-rule = Rule
web-after-points = Points
web-after-open-rule = Read rule { $rule }
web-after-download = Download the record
web-after-print = Print the record
web-after-moves = The moves

## The chart

web-after-chart = Points in the course of the game
web-after-chart-moves = moves
web-after-chart-end = { $name }: { points }.
web-after-chart-hint = Choose a place to see the game there; by keys, with the arrows and Enter.

## The replay

web-after-replay = Replay
web-after-move = { $number } of { $moves }
web-after-first = To the beginning
web-after-previous = One move back
web-after-play = Play
web-after-pause = Pause
web-after-next = One move on
web-after-last = To the end
web-after-slider = Move
web-after-speed = Speed
web-after-copy = Copy the link to this move
web-after-copied = Copied
web-after-close = Leave the replay

## The deal

web-after-verify = Check the deal
web-after-verify-why = Before the first move the server published the hash of a secret seed. All chance in this game comes from that seed. Now that the game is over the seed is known, and everybody can check that it is the one that was promised.
web-after-promise = Published at the start
web-after-seed = The seed
web-after-computed = Hash of the seed, computed by your browser
web-after-kept = They are the same: the deal was fixed before the first move.
web-after-broken = They differ: the seed is not the one that was promised.
web-after-verify-command = To derive every single draw again, download the record and run:
