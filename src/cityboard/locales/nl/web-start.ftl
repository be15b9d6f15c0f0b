### De startpagina.

web-start-heading = Leg sporen in Parijs, schuif daken in Helsinki.
web-start-promise = Tegen bots, met vrienden of op één apparaat. Gratis en zonder account.
web-start-metro-pitch = Leg spoortegels zo dat je eigen lijnen zich zo lang mogelijk door de stad slingeren en die van de anderen vroeg eindigen.
web-start-metro-players = 1 tot 6 spelers
web-start-metro-time = ongeveer 30 minuten
web-start-helsinki-pitch = Loop rond het senaatsplein, verzamel kaarten en schuif paviljoens in je bouwraster tot hun daken hele rijen en kolommen vullen.
web-start-helsinki-players = 2 tot 4 spelers
web-start-helsinki-time = ongeveer 45 minuten
web-start-play = Nu spelen
web-start-friends = Met vrienden
web-start-device = Op één apparaat
web-start-learn = Spelend leren
web-start-rules = Regels
web-start-box = Mijn doos
web-start-more = Meer opties
web-start-count = Een echt bord tellen
web-start-friends-heading = { $name } met vrienden
web-start-friends-how-many = Met hoeveel spelen jullie? Je krijgt één link voor iedereen.
web-start-friends-number = { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
web-start-friends-note = Komt er iemand niet, dan kan een bot bij het begin die plaats innemen.
web-start-continue = Verder spelen
web-start-open-tables = Open tafels
web-start-no-open-tables = Er zijn nu geen open tafels. Open met ‘Meer opties’ een tafel voor iedereen, dan staat die hier.
web-start-finished = Afgelopen partijen
web-start-join = Meedoen
web-start-your-turn = Jij bent aan de beurt
web-start-turn-of = { $name } is aan de beurt
web-start-waiting = Wacht op spelers
web-start-over = Afgelopen
web-start-until = je beurt eindigt { $when }
web-start-free-seat = vrije plaats
web-start-alone = alleen
web-start-put-away = Deze partij { $name } uit de lijst halen
web-start-put-away-done = { $name } is uit de lijst gehaald.
web-start-put-away-undo = Ongedaan maken
web-start-knocks = { $people ->
        [one] { $people } persoon vraagt om een plaats
       *[other] { $people } personen vragen om een plaats
    }
