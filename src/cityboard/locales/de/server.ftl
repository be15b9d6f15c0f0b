### Was der Server sagt.

## Adressen für Benachrichtigungen

refusal-webhook-address = „{ $value }“ ist keine Adresse, an die Benachrichtigungen gehen können. Sie muss mit { $allowed } beginnen und einen Rechner nennen, ohne Benutzernamen und ohne Passwort.
refusal-webhook-host = Benachrichtigungen können nicht gesendet werden: Es gibt keinen Rechner namens „{ $value }“.
refusal-webhook-private = An „{ $value }“ gehen keine Benachrichtigungen: Dieser Server sendet sie nur an Rechner, die aus dem ganzen Internet erreichbar sind.
refusal-push-subscription = Mit den Schlüsseln, die der Browser genannt hat, lässt sich keine Benachrichtigung verschlüsseln. Schalte die Benachrichtigungen im Browser aus und wieder ein.
