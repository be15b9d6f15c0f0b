### Conseils à son propre tour.

web-hint-ask = Demander un conseil
web-hint-thinking = Réflexion…
web-hint-says = { $level } jouerait
web-hint-lead = Avance attendue à la fin : { $lead }
web-hint-points = Points attendus à la fin : { $lead }
web-hint-weigh = Qui mène ?
web-hint-weighs = { $level } s’attend à ceci
web-hint-best-other = Meilleur adversaire
web-hint-told = Une estimation d’après ce que vous pouvez voir. Elle compte comme un conseil{ $company ->
        [people] {" "}: les autres voient que vous l’avez demandée.
       *[alone] {"."}
    }
web-hint-others = Également envisagé
web-hint-asked = { $name } a demandé un conseil.
web-hint-count = { $hints ->
        [one] a demandé conseil { $hints } fois
       *[other] a demandé conseil { $hints } fois
    }
