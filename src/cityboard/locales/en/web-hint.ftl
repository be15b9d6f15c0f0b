### Hints in the own turn.

web-hint-ask = What would you play?
web-hint-thinking = Thinking …
web-hint-says = { $level } would play
web-hint-lead = Expected lead at the end: { $lead }
web-hint-points = Expected points at the end: { $lead }
web-hint-others = Also weighed
web-hint-asked = { $name } has asked for a hint.
web-hint-count = { $hints ->
        [one] asked for a hint once
       *[other] asked for a hint { $hints } times
    }
