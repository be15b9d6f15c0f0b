### What people are told about a table before they sit down, by the page and by previews of its link.

invitation-heading = { $name } invites you to { $title }
invitation-text = { $name } invites you to { $title }: { $details }
invitation-players = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
invitation-edition = with the box “{ $edition }”
invitation-no-limit = no time limit
invitation-seconds-a-turn = { $number ->
        [one] { $number } second a turn
       *[other] { $number } seconds a turn
    }
invitation-minutes-a-turn = { $number ->
        [one] { $number } minute a turn
       *[other] { $number } minutes a turn
    }
invitation-seconds-in-all = { $number ->
        [one] { $number } second for the whole game
       *[other] { $number } seconds for the whole game
    }
invitation-minutes-in-all = { $number ->
        [one] { $number } minute for the whole game
       *[other] { $number } minutes for the whole game
    }
invitation-days = { $number ->
        [one] { $number } day a turn
       *[other] { $number } days a turn
    }
invitation-take-back = take-backs by agreement
invitation-open = { $free ->
        [one] { $free } seat is free
       *[other] { $free } seats are free
    }
invitation-running = the game is running
invitation-over = the game is over
