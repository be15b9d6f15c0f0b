### Wat een analyse van een afgelopen partij in de terminal zegt.

help-analyse = Zeggen wat de sterkste bot van een afgelopen partij vindt: geluk en beslissingen, keerpunten, fouten.
help-analyse-work = Hoeveel werk in elke beslissing gaat; de uitkomst is op elke computer gelijk.
help-analyse-seconds = Hoeveel seconden bedenktijd in elke beslissing gaan, in plaats van werk.
help-analyse-level = Het niveau dat oordeelt; het sterkste van het spel als je geen ander noemt.
refusal-work-or-seconds = Geef --work of --seconds op, niet allebei.

analysis-leads = Verwachte voorsprong aan het eind op de beste andere speler, beoordeeld door ‘{ $level }’
analysis-alone = Verwachte punten aan het eind, beoordeeld door ‘{ $level }’
analysis-course = Van begin tot eind
analysis-balances = Waar dat vandaan kwam (± is de standaardfout)
analysis-start = Aan het begin
analysis-luck = Geluk
analysis-own = Eigen beslissingen
analysis-others = Beslissingen van anderen
analysis-end = Aan het eind
analysis-turning-points = { $points ->
        [0] Geen duidelijke keerpunten
       *[other] Keerpunten
    }
analysis-turning-luck = Beurt { $number }, geluk: { $happened } { $whose }: { $change }.
analysis-turning-decision = Beurt { $number }, beslissing: { $happened } { $whose }: { $change }.
analysis-mistakes = { $mistakes ->
        [0] Geen duidelijke fout
        [one] Eén fout
       *[other] { $mistakes } fouten
    } ({ $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    })
analysis-mistake = Beurt { $number }: { $happened } Beter ({ $change }): { $better }
analysis-reasons = Redenen: { $reasons }.
analysis-quiet = { $move ->
        [draw] { PLAYER($seat) } trekt een tegel.
        [keep] { PLAYER($seat) } houdt de tegel.
        [end] { PLAYER($seat) } beëindigt de beurt.
       *[other] { PLAYER($seat) }: { $move }.
    }
