### Hints in your own turn.

web-hint-ask = Suggest a move
web-hint-thinking = Thinking…
web-hint-says = { $level } would play
web-hint-lead = Expected final lead: { $lead }
web-hint-points = Expected final points: { $lead }
web-hint-weigh = Who is ahead?
web-hint-weighs = { $level } expects
web-hint-best-other = Best other player
web-hint-told = An estimate from what you can see. It counts as a hint{ $company ->
        [people] : the others see that you asked.
       *[alone] {"."}
    }
web-hint-others = Also considered
web-hint-asked = { $name } asked for a hint.
web-hint-count = { $hints ->
        [one] asked for a hint once
       *[other] asked for a hint { $hints } times
    }
