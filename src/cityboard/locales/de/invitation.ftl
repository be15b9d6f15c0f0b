### Was man über einen Tisch erfährt, bevor man sich setzt: auf der Seite und in der Vorschau des Links.

invitation-heading = { $name } lädt dich zu { $title } ein
invitation-text = { $name } lädt dich zu { $title } ein: { $details }
invitation-players = { $number ->
        [one] { $number } Person
       *[other] { $number } Personen
    }
invitation-edition = mit der Schachtel „{ $edition }“
invitation-no-limit = ohne Zeitlimit
invitation-seconds-a-turn = { $number ->
        [one] { $number } Sekunde pro Zug
       *[other] { $number } Sekunden pro Zug
    }
invitation-minutes-a-turn = { $number ->
        [one] { $number } Minute pro Zug
       *[other] { $number } Minuten pro Zug
    }
invitation-seconds-in-all = { $number ->
        [one] { $number } Sekunde für die ganze Partie
       *[other] { $number } Sekunden für die ganze Partie
    }
invitation-minutes-in-all = { $number ->
        [one] { $number } Minute für die ganze Partie
       *[other] { $number } Minuten für die ganze Partie
    }
invitation-days = { $number ->
        [one] { $number } Tag pro Zug
       *[other] { $number } Tage pro Zug
    }
invitation-take-back = Zurücknehmen nach Absprache
invitation-open = { $free ->
        [one] { $free } Platz ist frei
       *[other] { $free } Plätze sind frei
    }
invitation-running = die Partie läuft
invitation-over = die Partie ist zu Ende
