### Das Profil: Spitzname, Konto, Benachrichtigungen, Daten.

web-me-welcome = Willkommen
web-me-hello = Hallo, { $name }!
web-me-save = Speichern
web-me-add = Hinzufügen
web-me-nickname = Spitzname
web-me-nickname-note = So sehen dich die anderen. Du kannst ihn jederzeit ändern.

## Konto

web-me-account = Konto
web-me-account-note = Zum Spielen nicht nötig. Mit Anmeldename und Passwort (mindestens 8 Zeichen) findest du deine Partien auf einem anderen Gerät wieder.
web-me-account-there = Du kannst dich überall als „{ $login }“ anmelden. Hier änderst du Anmeldename und Passwort.
web-me-account-kept = Deine Partien folgen dir jetzt auf andere Geräte.
web-me-account-changed = Ab jetzt meldest du dich damit an. Alle anderen Geräte wurden abgemeldet.
web-me-login = Anmelden
web-me-login-note = Kehre zu einem Konto zurück, das du auf einem anderen Gerät angelegt hast.
web-me-login-name = Anmeldename
web-me-password = Passwort
web-me-old-password = Altes Passwort
web-me-new-password = Neues Passwort

## Benachrichtigungen

web-me-notices = Benachrichtigungen
web-me-notices-note = Lass dich benachrichtigen, wenn du dran bist und gerade nicht hinsiehst.
web-me-push = Benachrichtigungen in diesem Browser
web-me-push-impossible = Dieser Browser kann hier keine Benachrichtigungen empfangen. Auf manchen Telefonen geht es, sobald die Seite auf dem Startbildschirm liegt.
web-me-push-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
web-me-this-browser = dieser Browser
web-me-browser = ein anderer Browser ({ $host })
web-me-remove = Keine Benachrichtigungen mehr: { $name }
web-me-webhook = An eine eigene Adresse (Webhook)
web-me-webhook-address = Adresse
web-me-webhook-added = Ab jetzt gehen Benachrichtigungen dorthin.
web-me-webhook-secret = Jede Benachrichtigung ist mit diesem Geheimnis signiert, das nur jetzt gezeigt wird:
web-me-notice-turn = Du bist dran.
web-me-notice-reminder = Du bist immer noch dran.
web-me-notice-over = Die Partie ist zu Ende.
web-me-notice-knock = Jemand bittet um einen Platz.

## Daten

web-me-data = Meine Daten
web-me-data-note = Was über dich gespeichert ist, gehört dir: Nimm es mit oder lass es löschen.
web-me-export = Alles herunterladen
web-me-logout = Abmelden
web-me-logout-everywhere = Überall abmelden
web-me-logout-sure = Mit Anmeldename und Passwort kommst du zurück.
web-me-logout-warning = Du hast kein Konto. Niemand findet danach zu deinen Partien zurück, auch du nicht. Leg zuerst ein Konto an, oder melde dich endgültig ab.
web-me-delete = Konto und Daten löschen
web-me-delete-warning = Dein Name, dein Konto, deine Benachrichtigungen und dein Chat werden gelöscht. Bots übernehmen deine Plätze, und deine Züge bleiben ohne Namen. Das lässt sich nicht rückgängig machen.
web-me-login-spaces = Ein Anmeldename enthält keine Leerzeichen.

## Schachteln

web-me-boxes = Meine Schachteln
web-me-boxes-note = Ist deine Schachtel anders als unsere, berichtige sie hier und spiel mit deiner eigenen.
web-me-box-of = Meine Schachtel: { $title }
