### Tips in de eigen beurt.

web-hint-ask = Vraag een tip
web-hint-thinking = Denkt na…
web-hint-says = { $level } zou dit spelen
web-hint-lead = Verwachte voorsprong aan het eind: { $lead }
web-hint-points = Verwachte punten aan het eind: { $lead }
web-hint-weigh = Wie staat voor?
web-hint-weighs = { $level } verwacht
web-hint-best-other = Beste andere speler
web-hint-told = Een schatting op basis van wat je kunt zien. Die telt als tip{ $company ->
        [people] : de anderen zien dat je erom hebt gevraagd.
       *[alone] {"."}
    }
web-hint-others = Ook overwogen
web-hint-asked = { $name } heeft om een tip gevraagd.
web-hint-count = { $hints ->
        [one] heeft één keer om een tip gevraagd
       *[other] heeft { $hints } keer om een tip gevraagd
    }
