### What spoke for a move of a bot; the arguments never name what its seat may not know.

bot-helsinki-random = Any kind of move is as good as another to this bot.
bot-helsinki-lines = { $number ->
        [one] completes a line
       *[other] completes { $number } lines
    }
bot-helsinki-points = { $points ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }
bot-helsinki-coats = { $number ->
        [one] wins a coat of arms
       *[other] wins { $number } coats of arms
    }
bot-helsinki-bonus = touches its own colour: a card from the pile
bot-helsinki-superstructures = { $number ->
        [one] sets a superstructure where it should count
       *[other] sets { $number } superstructures where they should count
    }
bot-helsinki-roofs = { $number ->
        [one] builds { $number } roof
       *[other] builds { $number } roofs
    }
bot-helsinki-cards = takes from the display: { $cards }
bot-helsinki-next = the hand can then build { $card }
bot-helsinki-action = { $action } is worth its coat of arms here
