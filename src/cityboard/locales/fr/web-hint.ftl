### Conseils à son propre tour.

web-hint-ask = Demander un conseil
web-hint-thinking = Réflexion…
web-hint-says = { $level } jouerait
web-hint-lead = Attendu à la fin : { $side ->
        [level] à peu près à égalité
        [behind] { $points ->
            [one] environ { $points } point de retard
           *[other] environ { $points } points de retard
        }
       *[ahead] { $points ->
            [one] environ { $points } point d’avance
           *[other] environ { $points } points d’avance
        }
    }
web-hint-points = Attendu à la fin : { $points ->
        [one] environ { $points } point
       *[other] environ { $points } points
    }
web-hint-weigh = Qui mène ?
web-hint-weighs = { $level } s’attend à ceci
web-hint-best-other = Meilleur adversaire
web-hint-told = Une estimation d’après ce que vous pouvez voir. Elle compte comme un conseil{ $company ->
        [people] {" "}: les autres voient que vous l’avez demandée.
       *[alone] {"."}
    }
web-hint-others = Également envisagé
web-hint-less = { $points ->
        [0] à peu près aussi bon
        [one] environ { $points } point de moins
       *[other] environ { $points } points de moins
    }
web-hint-warning = Les autres à la table voient que vous demandez un conseil. Cette question n’est posée qu’une fois par partie.
web-hint-asked = { $name } a demandé un conseil.
web-hint-count = { $hints ->
        [one] a demandé conseil { $hints } fois
       *[other] a demandé conseil { $hints } fois
    }
