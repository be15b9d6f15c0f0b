### Wat je over een tafel te weten komt voordat je gaat zitten: op de pagina en in het voorbeeld van de link.

invitation-heading = { $name } nodigt je uit voor { $title }
invitation-text = { $name } nodigt je uit voor { $title }: { $details }
invitation-players = { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
invitation-edition = met de doos ‘{ $edition }’
invitation-no-limit = zonder tijdslimiet
invitation-seconds-a-turn = { $number ->
        [one] { $number } seconde per beurt
       *[other] { $number } seconden per beurt
    }
invitation-minutes-a-turn = { $number ->
        [one] { $number } minuut per beurt
       *[other] { $number } minuten per beurt
    }
invitation-seconds-in-all = { $number ->
        [one] { $number } seconde voor het hele spel
       *[other] { $number } seconden voor het hele spel
    }
invitation-minutes-in-all = { $number ->
        [one] { $number } minuut voor het hele spel
       *[other] { $number } minuten voor het hele spel
    }
invitation-days = { $number ->
        [one] { $number } dag per beurt
       *[other] { $number } dagen per beurt
    }
invitation-take-back = zetten terugnemen in overleg
invitation-open = { $free ->
        [one] { $free } plaats is vrij
       *[other] { $free } plaatsen zijn vrij
    }
invitation-running = het spel is bezig
invitation-over = het spel is afgelopen
