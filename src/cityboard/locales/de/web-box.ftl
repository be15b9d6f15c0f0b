### Meine Schachtel: was in der Schachtel eines Spiels gedruckt ist und wie man es berichtigt.

web-box-heading = Meine Schachtel: { $title }
web-box-titles = Spiele
web-box-intro = Alles, was in der Schachtel gedruckt ist. Ist es bei dir anders, klicke oder tippe den Wert an und berichtige ihn; dann spiel mit deiner eigenen Schachtel.
web-box-signs = Woher jeder Wert stammt
web-box-source-published = steht in den veröffentlichten Regeln dieser Ausgabe
web-box-source-earlier = aus einer früheren Ausgabe und aus öffentlichen Quellen bekannt
web-box-source-reconstructed = von uns erschlossen, weil es nur in der Schachtel gedruckt ist
web-box-source-owner = von jemandem aus der eigenen Schachtel abgelesen

## Die Schachteln

web-box-kept = Schachteln
web-box-default = Standardausgabe
web-box-this = Diese Schachtel
web-box-name = Name der Schachtel
web-box-play = Damit spielen
web-box-share = Link kopieren
web-box-copied = Link kopiert
web-box-link = Wer diesen Link hat, kann die Schachtel ansehen, damit spielen und sie übernehmen.
web-box-export = Als Datei speichern
web-box-import = Datei öffnen
web-box-other-title = Diese Datei beschreibt die Schachtel eines anderen Spiels: { $title }.
web-box-file-faults = Einige Werte der Datei können nicht stimmen. An ihrer Stelle stehen die der Standardausgabe:
web-box-save-another = Als weitere Schachtel speichern
web-box-delete = Schachtel löschen
web-box-delete-sure = Du findest sie hier nicht mehr, und ihr Link führt ins Leere, wenn sonst niemand sie gespeichert hat. Partien, die mit ihr gespielt werden, gehen weiter.
web-box-discard = Änderungen verwerfen

## Beim Berichtigen

web-box-undo = Rückgängig
web-box-redo = Wiederholen
web-box-save = Speichern
web-box-take-over = Als meine Schachtel übernehmen
web-box-untouched = Das ist die Standardausgabe.
web-box-shared = Jemand hat diese Schachtel mit dir geteilt.
web-box-saved = Gespeichert
web-box-unsaved = { $count ->
        [0] Noch nicht gespeichert
        [one] Noch nicht gespeichert: { $count } Wert weicht von der Standardausgabe ab
       *[other] Noch nicht gespeichert: { $count } Werte weichen von der Standardausgabe ab
    }
web-box-faults = { $count ->
        [one] { $count } Wert kann nicht stimmen
       *[other] { $count } Werte können nicht stimmen
    }
web-box-views = Ansicht
web-box-values = Alle Werte
web-box-changes = Unterschiede
web-box-no-difference = Nichts unterscheidet sich von der Standardausgabe.
web-box-contents = Inhalt
web-box-changed = { $count } geändert
web-box-rule = Regel { $rule } lesen
web-box-as-default = Wie in der Standardausgabe
web-box-each = Je Farbe verschieden
web-box-yes = ja
web-box-no = nein
web-box-absent = nicht angegeben
web-box-add = Hinzufügen: { $label }
web-box-remove = Entfernen: { $label }

## Was nicht stimmen kann

web-box-fault = { $where }: { $what }
web-box-fault-edition-number = Die Zahl muss zwischen { $low } und { $high } liegen.
web-box-fault-edition-flag = Hier kann nur ja oder nein stehen.
web-box-fault-edition-text = Hier muss ein Text mit höchstens { $most ->
        [one] { $most } Zeichen
       *[other] { $most } Zeichen
    } stehen.
web-box-fault-edition-choice = Das kann hier nicht stehen.
web-box-fault-edition-length = Die Anzahl muss hier genau { $length } sein.
web-box-fault-edition-twice = Dasselbe kommt zweimal vor.
web-box-fault-edition-table = Hier ist nichts gewählt.
web-box-fault-edition-missing = Hier fehlt etwas.
web-box-fault-edition-unknown = Das braucht keine Regel.
web-box-fault-edition-sum = Insgesamt werden { $wanted } gebraucht; jetzt sind es { $value }.
web-box-fault-edition-cards = Karten einer Farbe: höchstens { $most } insgesamt; jetzt sind es { $value }.
web-box-fault-edition-large = Die Schachtel sagt mehr, als gespeichert werden kann.
web-box-fault-edition-tile = Ein solches Plättchen gibt es nicht.
web-box-fault-edition-shape = Alle Dächer müssen Seite an Seite liegen.
web-box-fault-edition-roofs = Die nötige Größe: { $wanted ->
        [one] { $wanted } Dach
       *[other] { $wanted } Dächer
    }.
