### Wat de pagina van een tafel zegt.

## De kop

web-table-turns = { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
web-table-your-turn = Jouw beurt
web-table-turn-of = { $name } is aan de beurt
web-table-bot-thinks = { $name } denkt na…
web-table-waits = Het spel wacht
web-table-watching = Je kijkt toe
web-table-over = Het spel is afgelopen
web-table-result = Uitslag
web-table-undo = Terugnemen
web-table-come-back = Weer spelen
web-table-menu = Menu
web-table-time = Resterende tijd
web-table-days = { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }

## Het menu

web-table-chat = Chat
web-table-chat-unread = Chat ({ $lines } nieuw)
web-table-log = Zetten tot nu toe
web-table-rules = Regels
web-table-box = Doos: { $edition }
web-table-box-default = Doos: standaardeditie
web-table-seats = Spelers en plaatsen
web-table-ask-take-back = Vragen om een zet terug te nemen
web-table-ask-replace = Vragen om een bot in plaats van { $name }
web-table-return = Je plaats weer innemen ({ $name })
web-table-leave = Spel verlaten
web-table-leave-why = Een bot speelt voor je verder; is er geen mens meer, dan wacht het spel. Zolang het spel loopt, kun je altijd naar je plaats terugkeren.
web-table-theme-light = Donkere kleuren
web-table-theme-dark = Lichte kleuren
web-table-notices = Melding als ik aan de beurt ben

## Instellingen

web-table-settings = Instellingen
web-table-one-tap = Zetten met één tik
web-table-one-tap-why = Een gekozen zet geldt meteen, zonder vraag. Voor wie het spel goed kent.
web-table-sound = Geluiden
web-table-sound-why = Korte tonen voor je beurt, zetten en punten.
web-table-vibration = Trillen
web-table-vibration-why = Een telefoon trilt als jij aan de beurt bent.
web-table-letters = Lettertoetsen
web-table-letters-why = Losse letters zoals C voor de chat zijn sneltoetsen. Enter, Esc en de pijltjes werken altijd.
web-table-motion = Beweging op het bord
web-table-motion-full = normaal
web-table-motion-fast = snel
web-table-motion-off = geen
web-table-bot-speed = Zetten van anderen tonen
web-table-bot-speed-slow = langzaam
web-table-bot-speed-normal = op normale snelheid
web-table-bot-speed-fast = snel
web-table-bot-speed-off = meteen

## Toetsen

web-table-keys = Toetsen
web-table-key-confirm = Enter
web-table-key-confirm-does = kiezen; druk nog een keer om te bevestigen
web-table-key-cancel = Esc
web-table-key-cancel-does = keuze annuleren, sluiten wat open is
web-table-key-turn = R
web-table-key-turn-does = het fiche of de tegel draaien
web-table-key-flip = F
web-table-key-flip-does = het fiche omdraaien
web-table-key-undo = U
web-table-key-undo-does = laatste beslissing terugnemen
web-table-key-hint = H
web-table-key-hint-does = een tip vragen
web-table-key-lead = E
web-table-key-lead-does = de verwachte voorsprong tonen
web-table-key-moves = A
web-table-key-moves-does = al je zetten in een lijst
web-table-key-log = L
web-table-key-log-does = zetten tot nu toe
web-table-key-chat = C
web-table-key-chat-does = chat
web-table-key-menu = M
web-table-key-menu-does = menu
web-table-key-skip = S
web-table-key-skip-does = meteen de nieuwste stand tonen
web-table-key-again = W
web-table-key-again-does = nog eens tonen wat de anderen deden
web-table-key-replay = ← → Home End spatie
web-table-key-replay-does = in de herhaling: terug, verder, naar het begin, naar het eind, afspelen of pauzeren
web-table-key-mistake = N P
web-table-key-mistake-does = in een analyse: de volgende of de vorige fout
web-table-key-help = ?
web-table-key-help-does = deze lijst
web-table-keys-board = Op het bord ga je met de pijltoetsen van plek naar plek.

## De wachtkamer

web-table-waiting = { $seats ->
        [0] Iedereen is er
        [one] Wachten op nog { $seats } speler
       *[other] Wachten op nog { $seats } spelers
    }
web-table-invite = Link voor vrienden
web-table-invite-why = Wie deze link opent, kan een vrije plaats innemen. Een account is niet nodig.
web-table-only-here = Dit adres werkt alleen op deze computer. Start de server met --host 0.0.0.0 (make play ARGS="--host 0.0.0.0") en open de pagina via het adres van de computer om anderen binnen te laten.
web-table-copy = Kopiëren
web-table-copy-text = Met tekst kopiëren
web-table-copied = Gekopieerd
web-table-share = Delen
web-table-qr = QR-code
web-table-qr-label = De link als QR-code
web-table-host-name = Je naam voor de anderen
web-table-invited = { $name } nodigt je uit om te spelen
web-table-join = Meespelen
web-table-no-link = Je kunt { $name } om een plaats vragen. Toekijken mag.
web-table-knock = Om een plaats vragen
web-table-knock-waiting = Je hebt { $name } om een plaats gevraagd. Zodra { $name } je binnenlaat, zit je hier aan tafel.
web-table-knock-refused = { $name } heeft je verzoek om een plaats afgewezen. Toekijken mag.
web-table-knock-running = Aan deze tafel speelt een bot. Je kunt { $name } om de plaats van de bot vragen.
web-table-knock-closed = Je hebt om een plaats gevraagd. Deze pagina gaat open zodra je wordt binnengelaten.
web-table-knock-seated = Je doet mee. Veel plezier!
web-table-knocks-open = { $name } vraagt om een plaats.
web-table-knocks-running = { $name } wil graag meespelen in plaats van een bot.
web-table-knocks-admit = Binnenlaten
web-table-knocks-decline = Afwijzen
web-table-sit = Hier gaan zitten
web-table-recorded = Dit spel gaat verder vanaf een partijverslag: wie de tafel heeft geopend, weet misschien wat de anderen in de hand hebben.
web-table-seat-free = vrij
web-table-seat-stands-in = afwezig, een bot valt in
web-table-seat-here = aanwezig
web-table-seat-away = afwezig
web-table-watchers = { $people ->
        [one] { $people } toeschouwer
       *[other] { $people } toeschouwers
    }
web-table-seat-link = Link naar deze plaats
web-table-seat-link-why = Alleen voor deze plaats. Een eerdere link geldt niet meer.
web-table-seat-hand-over = Deze plaats overdragen
web-table-seat-hand-over-why = Deze plaats is nu van niemand: wie de link het eerst opent, krijgt die, met alles wat erbij hoort.
web-table-unseat = Verwijderen
web-table-unseat-sure = { $name } van deze tafel verwijderen? De eerdere links werken dan niet meer.
web-table-unseat-ask = Verwijderen voorstellen
web-table-unseat-ask-sure = De anderen vragen om { $name } te verwijderen? Als iedereen het ermee eens is, speelt een bot verder en kan { $name } alleen nog toekijken.
web-table-start = { $seats ->
        [0] Beginnen
        [one] Beginnen met een bot op de vrije plaats
       *[other] Beginnen met bots op de vrije plaatsen
    }
web-table-stand-up = Mijn plaats opgeven
web-table-notices-why = Krijg een melding als je aan de beurt bent
web-table-learn-waiting = Het spel leren terwijl je wacht
web-table-nickname = Hoe zullen we je noemen?
web-table-nickname-why = De anderen zien deze naam. Meer is niet nodig om te spelen.
web-table-nickname-label = Bijnaam
web-table-nickname-go = Verder

## Tijdens het spel

web-table-chat-empty = Nog niemand heeft iets gezegd.
web-table-chat-watchers = Toeschouwers
web-table-chat-watchers-why = Tot het einde van het spel lezen alleen toeschouwers wat je schrijft.
web-table-say = Zeg iets
web-table-send = Versturen
web-table-reactions = Snelle reacties
web-table-react-good = Goede zet
web-table-react-bravo = Bravo
web-table-react-laugh = Haha
web-table-react-wow = Wauw
web-table-react-thinking = Ik denk na
web-table-react-game = Mooi gespeeld
web-table-pass = Geef het apparaat aan { $name }
web-table-pass-why = Je hand blijft verborgen tot je tikt.
web-table-show = Ik ben { $name }
web-table-since = Sinds je laatste zet
web-table-skip = Overslaan
web-table-others = Wat de anderen deden
web-table-again = Nog eens tonen
web-table-reconnecting = De verbinding is verbroken. Nieuwe poging…
web-table-question-take-back = { $name } wil de laatste zet terugnemen.
web-table-question-replace = Moet een bot voor { $name } verder spelen?
web-table-question-remove = Moet { $name } uit het spel worden verwijderd? Een bot zou verder spelen.
web-table-question-open = Nog geen antwoord van: { $names }
web-table-agree = Ja
web-table-disagree = Nee
web-table-join-running = Je hebt een link naar een plaats aan deze tafel.
web-table-full = Alle plaatsen aan deze tafel zijn bezet.
web-table-full-watch = Toekijken
web-table-full-another = Nieuwe tafel openen
web-table-rematch = Er is een revanche geopend.
web-table-rematch-go = Naar de revanche

## Wie komt en gaat

web-table-news-sat = { $name } schuift aan.
web-table-news-left = { $name } verlaat het spel; een bot speelt verder.
web-table-news-stood-up = { $name } staat weer op.
web-table-news-returned = { $name } is terug.
web-table-news-given-up = { $name } staat de plaats af.
web-table-news-time = De tijd van { $name } is om: een bot neemt het over.
web-table-news-vote = De anderen laten een bot verder spelen voor { $name }.
web-table-news-removed = { $name } is van de tafel verwijderd.
web-table-news-no-take-back = { $name } wil de zet niet laten terugnemen.
web-table-news-no-replace = { $name } zegt nee: er neemt geen bot over.
web-table-news-no-remove = { $name } zegt nee: niemand wordt verwijderd.
web-table-news-renamed = { $before } heet nu { $name }.
web-table-news-own-time = Je tijd is om: een bot heeft het overgenomen. Je kunt je plaats terugnemen.
web-table-news-own-vote = De anderen laten een bot voor je verder spelen. Je kunt je plaats terugnemen.
web-table-news-own-removed = De anderen hebben je van de tafel verwijderd. Je kijkt nu toe.

## Een eerste spel

web-table-first = Je eerste spel
web-table-first-lesson = Nieuw hier? Les van 3 minuten
web-table-first-next = Verder
web-table-first-done = Begrepen

## Gesloten tafels

web-table-home = Naar de startpagina
web-table-unknown = Deze tafel bestaat niet
web-table-unknown-why = Misschien ontbreekt een deel van de link. Vraag er nog eens om.
web-table-damaged = Deze tafel is beschadigd
web-table-damaged-why = Wat ervan is opgeslagen, kan niet worden gelezen. Wie deze server beheert, vindt meer in het logboek.
web-table-closed = Aan deze tafel mag niemand toekijken
web-table-closed-why = Alleen wie hier zit, kan de tafel zien. Had je een plaats, dan is die nu misschien van iemand anders.
web-table-too-many = Er staan te veel vensters open
web-table-too-many-why = Sluit een paar tafels die je nu niet nodig hebt en laad deze pagina opnieuw.
web-table-invited-closed = Je bent uitgenodigd om te spelen
web-table-invited-closed-why = Deze tafel is alleen te zien voor wie eraan zit. Je link leidt naar een plaats.

## De lijst van alle zetten

web-table-all-moves = Al je zetten
web-table-all-moves-search = Filteren
web-table-all-moves-found = { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }

web-refusal-move-not-now = Beantwoord eerst de vraag.
