### Hints in your own turn.

web-hint-ask = Suggest a move
web-hint-thinking = Thinking…
web-hint-says = { $level } would play
web-hint-lead = Expected final lead: { $lead }
web-hint-points = Expected final points: { $lead }
web-hint-others = Also considered
web-hint-asked = { $name } asked for a hint.
web-hint-count = { $hints ->
        [one] asked for a hint once
       *[other] asked for a hint { $hints } times
    }
