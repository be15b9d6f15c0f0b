### Wat de server zegt.

## Adressen van meldingen

refusal-webhook-address = ‘{ $value }’ is geen adres waar meldingen naartoe kunnen. Het moet met { $allowed } beginnen en een host noemen, zonder gebruikersnaam en zonder wachtwoord.
refusal-webhook-host = Meldingen kunnen niet worden verstuurd: er is geen host met de naam ‘{ $value }’.
refusal-webhook-private = Naar ‘{ $value }’ gaan geen meldingen: deze server stuurt ze alleen naar hosts die vanaf het hele internet bereikbaar zijn.
refusal-push-subscription = Met de sleutels die de browser heeft gegeven, kan geen melding worden versleuteld. Zet de meldingen in de browser uit en weer aan.
