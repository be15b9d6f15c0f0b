### Wat voor een zet van een bot sprak; de argumenten noemen nooit wat zijn plaats niet mag weten.
