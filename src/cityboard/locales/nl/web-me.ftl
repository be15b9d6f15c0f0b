### Wie je bent: bijnaam, account, meldingen, gegevens.

web-me-welcome = Welkom
web-me-hello = Hallo, { $name }!
web-me-save = Opslaan
web-me-add = Toevoegen
web-me-nickname = Bijnaam
web-me-nickname-note = Zo zien de anderen je. Je kunt hem altijd veranderen.

## Account

web-me-account = Account
web-me-account-note = Niet nodig om te spelen. Met een gebruikersnaam en een wachtwoord (minstens 8 tekens) vind je je partijen op een ander apparaat terug.
web-me-account-there = Je kunt overal inloggen als ‘{ $login }’. Hier verander je gebruikersnaam en wachtwoord.
web-me-account-kept = Je partijen gaan nu mee naar andere apparaten.
web-me-account-changed = Hiermee log je voortaan in. Alle andere apparaten zijn uitgelogd.
web-me-login = Inloggen
web-me-login-note = Keer terug naar een account dat je op een ander apparaat hebt gemaakt.
web-me-login-name = Gebruikersnaam
web-me-password = Wachtwoord
web-me-old-password = Oud wachtwoord
web-me-new-password = Nieuw wachtwoord

## Meldingen

web-me-notices = Meldingen
web-me-notices-note = Krijg een melding als je aan de beurt bent en niet kijkt.
web-me-push = Meldingen in deze browser
web-me-push-impossible = Deze browser kan hier geen meldingen ontvangen. Op sommige telefoons kan het zodra de pagina op het beginscherm staat.
web-me-push-denied = De browser staat voor deze pagina geen meldingen toe. Dat kun je in de instellingen veranderen.
web-me-this-browser = deze browser
web-me-browser = een andere browser ({ $host })
web-me-remove = Geen meldingen meer: { $name }
web-me-webhook = Naar een eigen adres (webhook)
web-me-webhook-address = Adres
web-me-webhook-added = Meldingen gaan er vanaf nu naartoe.
web-me-webhook-secret = Elke melding is ondertekend met dit geheim, dat alleen nu wordt getoond:
web-me-notice-turn = Je bent aan de beurt.
web-me-notice-reminder = Je bent nog steeds aan de beurt.
web-me-notice-over = De partij is afgelopen.
web-me-notice-knock = Iemand vraagt om een plaats.

## Gegevens

web-me-data = Mijn gegevens
web-me-data-note = Wat over jou is opgeslagen, is van jou: neem het mee of laat het wissen.
web-me-export = Alles downloaden
web-me-logout = Uitloggen
web-me-logout-everywhere = Overal uitloggen
web-me-logout-sure = Met je gebruikersnaam en wachtwoord kom je terug.
web-me-logout-warning = Je hebt geen account. Niemand vindt daarna je partijen terug, ook jij niet. Maak eerst een account, of log voorgoed uit.
web-me-delete = Mijn profiel wissen
web-me-delete-warning = Je naam, je account, je meldingen en je chat worden gewist. Bots nemen je plaatsen over en je zetten blijven zonder naam. Dit kan niet ongedaan worden gemaakt.
web-me-login-spaces = Een gebruikersnaam bevat geen spaties.

## Dozen

web-me-boxes = Mijn dozen
web-me-boxes-note = Ziet jouw doos er anders uit dan de onze? Verbeter de gegevens hier en speel met je eigen doos.
web-me-box-of = Mijn doos: { $title }
