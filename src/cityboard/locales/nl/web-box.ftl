### Mijn doos: wat er in de doos van een spel gedrukt staat, en hoe je het verbetert.

web-box-heading = Mijn doos: { $title }
web-box-titles = Spellen
web-box-intro = Alles wat er in de doos gedrukt staat. Is het in jouw doos anders, klik of tik dan op de waarde en verbeter die; speel daarna met je eigen doos.
web-box-signs = Waar elke waarde vandaan komt
web-box-source-published = staat in de gepubliceerde spelregels van deze editie
web-box-source-earlier = bekend uit een eerdere editie en uit openbare bronnen
web-box-source-reconstructed = door ons afgeleid, omdat het alleen in de doos gedrukt staat
web-box-source-owner = door iemand in de eigen doos afgelezen

## De dozen

web-box-kept = Dozen
web-box-default = Standaardeditie
web-box-this = Deze doos
web-box-name = Naam van de doos
web-box-play = Hiermee spelen
web-box-share = Link kopiëren
web-box-copied = Link gekopieerd
web-box-link = Wie deze link heeft, kan de doos bekijken, ermee spelen en die overnemen.
web-box-export = Als bestand opslaan
web-box-import = Bestand openen
web-box-other-title = Dit bestand beschrijft de doos van een ander spel: { $title }.
web-box-file-faults = Sommige waarden in het bestand kunnen niet kloppen. In plaats daarvan staan die van de standaardeditie:
web-box-save-another = Als andere doos opslaan
web-box-delete = Deze doos verwijderen
web-box-delete-sure = Je vindt de doos hier dan niet meer, en de link leidt nergens heen als niemand anders de doos bewaart. Partijen die ermee worden gespeeld, gaan door.
web-box-discard = Wijzigingen ongedaan maken

## Tijdens het verbeteren

web-box-undo = Ongedaan maken
web-box-redo = Opnieuw
web-box-save = Opslaan
web-box-take-over = Als mijn doos overnemen
web-box-untouched = Dit is de standaardeditie.
web-box-shared = Iemand heeft deze doos met je gedeeld.
web-box-saved = Opgeslagen
web-box-unsaved = { $count ->
        [0] Nog niet opgeslagen
        [one] Nog niet opgeslagen: { $count } waarde wijkt af van de standaardeditie
       *[other] Nog niet opgeslagen: { $count } waarden wijken af van de standaardeditie
    }
web-box-faults = { $count ->
        [one] { $count } waarde kan niet kloppen
       *[other] { $count } waarden kunnen niet kloppen
    }
web-box-views = Weergave
web-box-values = Alle waarden
web-box-changes = Verschillen
web-box-no-difference = Er is geen verschil met de standaardeditie.
web-box-contents = Inhoud
web-box-changed = { $count } gewijzigd
web-box-rule = Regel { $rule } lezen
web-box-as-default = Zoals in de standaardeditie
web-box-each = Per kleur verschillend
web-box-yes = ja
web-box-no = nee
web-box-absent = niet vermeld
web-box-add = Toevoegen: { $label }
web-box-remove = Verwijderen: { $label }

## Wat niet kan kloppen

web-box-fault = { $where }: { $what }
web-box-fault-edition-number = het getal moet van { $low } tot en met { $high } zijn.
web-box-fault-edition-flag = hier kan alleen ja of nee staan.
web-box-fault-edition-text = hier moet een tekst van hoogstens { $most ->
        [one] { $most } teken
       *[other] { $most } tekens
    } staan.
web-box-fault-edition-choice = dit kan hier niet staan.
web-box-fault-edition-length = het aantal moet hier precies { $length } zijn.
web-box-fault-edition-twice = hetzelfde komt twee keer voor.
web-box-fault-edition-table = hier is niets gekozen.
web-box-fault-edition-missing = er ontbreekt iets.
web-box-fault-edition-unknown = geen enkele regel heeft dit nodig.
web-box-fault-edition-sum = in totaal zijn er { $wanted } nodig; nu zijn het er { $value }.
web-box-fault-edition-cards = kaarten van één kleur: samen hoogstens { $most }; nu zijn het er { $value }.
web-box-fault-edition-large = de doos zegt meer dan er bewaard kan worden.
web-box-fault-edition-tile = zo’n tegel bestaat niet.
web-box-fault-edition-shape = alle daken moeten zijde tegen zijde liggen.
web-box-fault-edition-roofs = dit fiche moet { $wanted ->
        [one] { $wanted } dak
       *[other] { $wanted } daken
    } hebben.
