### Tips in de eigen beurt.

web-hint-ask = Wat zou jij spelen?
web-hint-thinking = Denkt na …
web-hint-says = { $level } zou dit spelen
web-hint-lead = Verwachte voorsprong aan het eind: { $lead }
web-hint-points = Verwachte punten aan het eind: { $lead }
web-hint-others = Ook overwogen
web-hint-asked = { $name } heeft om een tip gevraagd.
web-hint-count = { $hints ->
        [one] heeft één keer om een tip gevraagd
       *[other] heeft { $hints } keer om een tip gevraagd
    }
