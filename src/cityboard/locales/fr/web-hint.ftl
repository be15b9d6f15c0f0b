### Conseils à son propre tour.

web-hint-ask = Que joueriez-vous ?
web-hint-thinking = Réflexion…
web-hint-says = { $level } jouerait
web-hint-lead = Avance attendue à la fin : { $lead }
web-hint-points = Points attendus à la fin : { $lead }
web-hint-others = Également envisagé
web-hint-asked = { $name } a demandé un conseil.
web-hint-count = { $hints ->
        [one] a demandé conseil { $hints } fois
       *[other] a demandé conseil { $hints } fois
    }
