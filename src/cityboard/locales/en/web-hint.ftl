### Hints in your own turn.

web-hint-ask = Suggest a move
web-hint-thinking = Thinking…
web-hint-says = { $level } would play
web-hint-lead = Expected at the end: { $side ->
        [level] about level
        [behind] { $points ->
            [one] about { $points } point behind
           *[other] about { $points } points behind
        }
       *[ahead] { $points ->
            [one] about { $points } point ahead
           *[other] about { $points } points ahead
        }
    }
web-hint-points = Expected at the end: { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    }
web-hint-weigh = Who is ahead?
web-hint-weighs = { $level } expects
web-hint-best-other = Best other player
web-hint-told = An estimate from what you can see. It counts as a hint{ $company ->
        [people] : the others see that you asked.
       *[alone] {"."}
    }
web-hint-others = Also considered
web-hint-less = { $points ->
        [0] about as good
        [one] about { $points } point less
       *[other] about { $points } points less
    }
web-hint-warning = The others at the table will see that you asked for a hint. You are asked this only once in a game.
web-hint-asked = { $name } asked for a hint.
web-hint-count = { $hints ->
        [one] asked for a hint once
       *[other] asked for a hint { $hints } times
    }
