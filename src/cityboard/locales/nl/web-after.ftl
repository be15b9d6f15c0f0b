### Wat na een spel wordt gezegd.

web-after-wins = { $name } wint
web-after-you-win = Je wint
web-after-tie = Gedeelde overwinning: { $who }
web-after-alone = Het solospel eindigt met { points }
web-after-rematch = Revanche
web-after-rematch-go = Naar de revanche
web-after-breakdown = Elk punt en zijn regel
web-after-for = Waarvoor
web-after-rule = Regel
web-after-points = Punten
web-after-open-rule = Regel { $rule } lezen
web-after-download = Partijverslag downloaden
web-after-print = Partijverslag afdrukken
web-after-picture = Het eindbord, met namen en punten
web-after-save-picture = Afbeelding opslaan
web-after-share-picture = Afbeelding delen
web-after-moves = De zetten

## Waarom er gewonnen of verloren is

web-after-why = { $outcome }: { $because }.
web-after-why-won = Je hebt gewonnen met { points } voorsprong
web-after-why-won-close = Je hebt gewonnen bij gelijke stand
web-after-why-lost = Je hebt met { points } achterstand verloren van { $name }
web-after-why-lost-close = Je hebt bij gelijke stand verloren van { $name }
web-after-why-wins = { $name } heeft gewonnen met { points } voorsprong
web-after-why-wins-close = { $name } heeft gewonnen bij gelijke stand
web-after-why-shared = Je deelt de overwinning met { $name }
web-after-because = ‘{ $entry }’ leverde { points } op
web-after-costliest = je duurste zet was in beurt { $turn } ({ $gap } punten)
web-after-costliest-deed = je duurste zet was in beurt { $turn }: ‘{ $words }’ ({ $gap } punten)
web-after-show-it = Tonen
web-after-series = Na { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }: { $score }
web-after-series-last = In de laatste { $games ->
        [one] partij
       *[other] { $games } partijen
    }: { $score }

## De grafiek

web-after-chart = Punten in de loop van het spel
web-after-chart-turns = beurten
web-after-chart-end = { $who }: { points }.
web-after-chart-hint = Kies een plek om het spel daar te bekijken; met toetsen: pijlen en Enter.

## De herhaling

web-after-replay = Herhaling
web-after-turn = Beurt { $number } van { $turns }
web-after-first = Naar het begin
web-after-previous = Eén zet terug
web-after-play = Afspelen
web-after-pause = Pauzeren
web-after-next = Eén zet verder
web-after-last = Naar het eind
web-after-slider = Zet
web-after-speed = Snelheid
web-after-copy = Link naar deze zet kopiëren
web-after-copied = Gekopieerd
web-after-close = Herhaling verlaten

## De trekking

web-after-verify = Trekking controleren
web-after-verify-why = Voor de eerste zet heeft de server de hash van een geheime startwaarde gepubliceerd. Al het toeval in dit spel komt uit die startwaarde. Nu het spel is afgelopen, is die bekend en kan iedereen controleren dat het de beloofde is.
web-after-promise = Gepubliceerd aan het begin
web-after-seed = De startwaarde
web-after-computed = Hash van de startwaarde, berekend door je browser
web-after-renewed = Gepubliceerd toen de trekking werd vernieuwd, vanaf gebeurtenis { $event }
web-after-renewed-why = Er kwam iemand bij of terug die niets mag krijgen wat anderen al hadden gezien. De nieuwe startwaarde volgt uit de eerste, zodat de eerste belofte ook daarvoor geldt.
web-after-kept = Ze zijn gelijk: de trekking stond vast voor de eerste zet.
web-after-broken = Ze verschillen: de startwaarde is niet de beloofde.
web-after-verify-command = Om elke trekking opnieuw af te leiden, download je het partijverslag en voer je uit:
