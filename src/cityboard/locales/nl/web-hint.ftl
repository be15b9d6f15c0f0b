### Tips in de eigen beurt.

web-hint-ask = Vraag een tip
web-hint-thinking = Denkt na…
web-hint-says = { $level } zou dit spelen
web-hint-lead = Verwacht aan het eind: { $side ->
        [level] ongeveer gelijk
        [behind] { $points ->
            [one] ongeveer { $points } punt achterstand
           *[other] ongeveer { $points } punten achterstand
        }
       *[ahead] { $points ->
            [one] ongeveer { $points } punt voorsprong
           *[other] ongeveer { $points } punten voorsprong
        }
    }
web-hint-points = Verwacht aan het eind: { $points ->
        [one] ongeveer { $points } punt
       *[other] ongeveer { $points } punten
    }
web-hint-weigh = Wie staat voor?
web-hint-weighs = { $level } verwacht
web-hint-best-other = Beste andere speler
web-hint-told = Een schatting op basis van wat je kunt zien. Die telt als tip{ $company ->
        [people] : de anderen zien dat je erom hebt gevraagd.
       *[alone] {"."}
    }
web-hint-others = Ook overwogen
web-hint-less = { $points ->
        [0] ongeveer even goed
        [one] ongeveer { $points } punt minder
       *[other] ongeveer { $points } punten minder
    }
web-hint-warning = De anderen aan de tafel zien dat je een tip vraagt. Deze vraag krijg je één keer per partij.
web-hint-asked = { $name } heeft om een tip gevraagd.
web-hint-count = { $hints ->
        [one] heeft één keer om een tip gevraagd
       *[other] heeft { $hints } keer om een tip gevraagd
    }
