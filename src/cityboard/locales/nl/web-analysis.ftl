### Geluk en beslissingen van een afgelopen partij.

web-analysis-heading = Geluk en beslissingen
web-analysis-why = De sterkste bot bekijkt elke beslissing opnieuw en weet daarbij alleen wat de speler toen wist. Hij begint vanzelf zodra de server tijd heeft.
web-analysis-ask = Deze partij analyseren
web-analysis-progress = Bekeken: { $share }%
web-analysis-waiting = Eerst wordt nog een andere partij bekeken.
web-analysis-seconds-left = Nog ongeveer { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
web-analysis-minutes-left = Nog ongeveer { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }.
web-analysis-chart = Verwachte voorsprong aan het eind
web-analysis-chart-alone = Verwachte punten aan het eind
web-analysis-start = Aan het begin
web-analysis-luck = Geluk
web-analysis-decision = Beslissing
web-analysis-own = Eigen keuzes
web-analysis-others = Keuzes van anderen
web-analysis-end = Aan het eind
web-analysis-note = Punten voor op de beste andere speler. Elke beslissing wordt gemeten aan wat die veranderde ten opzichte van de zet van de bot; de rest is geluk. ± is de standaardfout.
web-analysis-turning-points = { $points ->
        [0] Geen duidelijke keerpunten
       *[other] Keerpunten
    }
web-analysis-mistakes = Fouten
web-analysis-count = { $mistakes ->
        [0] geen duidelijke bij
       *[other] { $mistakes } van
    } { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    }
web-analysis-turn = Beurt { $number }:
web-analysis-better = Beter:
web-analysis-played = Gespeeld:
web-analysis-mistake = Fout
web-analysis-mistake-of = Fout { $number } van { $mistakes }
web-analysis-previous-mistake = Vorige fout
web-analysis-next-mistake = Volgende fout
web-analysis-try = Vanaf hier proberen tegen bots
web-analysis-try-alone = Alle plaatsen zelf proberen
