### Die ersten Spiele, in denen man durch Spielen lernt.

web-learn-title = { $name } lernen
web-learn-progress = Schritt { $number } von { $count }
web-learn-watch = Schau, was Ada tut …
web-learn-later = Einige Züge später …
web-learn-elsewhere = Das ginge auch. Hier probieren wir etwas anderes: Schau noch einmal hin oder lass es dir zeigen.
web-learn-rule = Regel { $rule } lesen
web-learn-back = Zurück
web-learn-skip = Überspringen
web-learn-show = Zeig es mir
web-learn-next = Weiter
web-learn-finish = Punkte zählen
web-learn-ending = Gut gemacht!
web-learn-play = Jetzt richtig spielen
web-learn-rules = Regeln lesen
web-learn-again = Noch einmal
web-learn-begun = Dein Tisch hat angefangen: { $name }
web-learn-begun-go = Zum Tisch

## Metro

web-learn-metro-goal-heading = Baue die längsten Linien
web-learn-metro-goal = Jeder Wagen am Rand wartet auf seine Linie. Deine stehen an den ungeraden Stationen. Kommt eine Linie an einer Station an, zählt sie einen Punkt für jedes befahrene Plättchen. Also: Umwege!
web-learn-metro-first-heading = Lege dein erstes Plättchen
web-learn-metro-first = Ein Plättchen liegt am Rand oder neben einem anderen. Sein Pfeil zeigt nach oben: Gedreht wird nicht. Wähle das leuchtende Feld unter Station 5 und bestätige.
web-learn-metro-trace-heading = Verfolge deine Linie
web-learn-metro-trace = Zeige auf Station 5 oder tippe sie an: Deine Linie leuchtet auf, die Zahl sagt, wie lang sie ist.
web-learn-metro-trace-seen = Bis jetzt ein Plättchen. So kannst du dir jede Linie ansehen, auch die von Ada.
web-learn-metro-longer-heading = Mach sie länger
web-learn-metro-longer = Zwei Felder leuchten. Probiere beide, bevor du bestätigst: Wo wächst die Linie von Station 5? Ein Plättchen, das zweimal befahren wird, zählt doppelt.
web-learn-metro-ada-heading = Ada baut mit
web-learn-metro-ada = Ada hat neben dir angelegt, und deine Linie führt darüber weiter. Verfolge noch einmal Station 5.
web-learn-metro-ada-seen = Wer die Plättchen legt, ist gleich: Eine Linie gehört der Station, an der sie beginnt. Das kann dir helfen oder schaden.
web-learn-metro-alone-heading = Wo kein Plättchen liegen darf
web-learn-metro-alone = Leuchtende Felder sind möglich, das markierte nicht. Wähle es trotzdem und sieh, warum.
web-learn-metro-alone-seen = Ein Plättchen braucht den Rand oder einen Nachbarn. Geht etwas nicht, erfährst du immer, warum, samt Regel.
web-learn-metro-short-heading = Keine Linie aus einem Plättchen
web-learn-metro-short = Wähle jetzt das markierte Feld an Station 3: Dieses Plättchen würde den Zug gleich zurückschicken.
web-learn-metro-short-seen = Niemand darf eine Linie nach nur einem Plättchen abschließen, weder die eigene noch eine fremde, solange ein anderes Feld bleibt.
web-learn-metro-draw-heading = Zieh ein anderes Plättchen
web-learn-metro-draw = Dein Plättchen wäre später nützlicher? Zieh stattdessen eines aus dem Turm. Das musst du dann aber legen, welches es auch ist.
web-learn-metro-drawn-heading = Lege das gezogene Plättchen
web-learn-metro-drawn = Wieder zwei Felder: Finde das, auf dem deine Linie länger wird. Das andere Plättchen bleibt auf deiner Hand.
web-learn-metro-complete-heading = Am Ziel
web-learn-metro-complete = Jetzt passt das aufgehobene Plättchen: Es führt die Linie von Station 5 zu Station 6. Lege es und zähle mit: zehn Punkte! Der Wagen wird gedreht, die Linie ist abgeschlossen.
web-learn-metro-centre-heading = Doppelte Punkte
web-learn-metro-centre = Eine Linie, die am Hauptbahnhof endet, zählt doppelt. Lege dein Plättchen: Station 3 führt über 8 Plättchen und bringt 16 Punkte.
web-learn-metro-last-heading = Dein letztes Plättchen
web-learn-metro-last = Der Turm ist leer, nur zwei Felder sind noch frei. Lege dein letztes Plättchen in die markierte Ecke.
web-learn-metro-end-heading = Das Spiel ist aus
web-learn-metro-end = Alle Plättchen liegen, jede Linie ist gewertet. Du hast { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }, Ada hat { $other }: Du gewinnst! Sehen wir nach, woher sie kommen.
web-learn-metro-ending = Jetzt kennst du das ganze Spiel: lange Linien für dich, kurze für die anderen, und der Hauptbahnhof zählt doppelt.

## Helsinki

web-learn-helsinki-goal-heading = Fülle dein Tableau
web-learn-helsinki-goal = Baue Pavillons auf deinem Tableau. Am Ende bringt jede vollständige Reihe und jede vollständige Spalte 2 Punkte, und Aufbauten darin bringen noch mehr.
web-learn-helsinki-space-heading = Wo du anfängst
web-learn-helsinki-space = Zwischen den Senatsfeldern liegen Karten. Stelle deine Spielfigur auf das leuchtende Feld und bestätige.
web-learn-helsinki-walk-heading = Geh los
web-learn-helsinki-walk = Jeder Zug beginnt mit 1 bis 3 Schritten im Uhrzeigersinn. Geh zwei Schritte: Dort warten zwei blaue Karten.
web-learn-helsinki-draw-heading = Nimm zwei Karten
web-learn-helsinki-draw = Nach dem Gehen ziehst oder baust du. Nimm die beiden Karten neben deiner Figur.
web-learn-helsinki-side-heading = Auf die Seite kommt es an
web-learn-helsinki-side = Vier blaue Karten: Zeit zu bauen! Ein Plättchen kommt von der Seite herein, auf der deine Figur steht. Geh einen Schritt, auf die Nordseite.
web-learn-helsinki-card-heading = Wähle eine Karte und zahle
web-learn-helsinki-card = Die blaue 3 bringt ein Plättchen mit drei Dächern und kostet drei blaue Karten, sie selbst zählt mit. Wähle sie und zahle mit den beiden 2ern: Die 1 heben wir auf.
web-learn-helsinki-try-heading = Etwas muss es aufhalten
web-learn-helsinki-try = Ein Plättchen gleitet, bis die Statue oder ein anderes Plättchen es aufhält. Schieb es an der Statue vorbei, am Rand entlang, und sieh, was geschieht.
web-learn-helsinki-try-seen = Dort hielte es nichts auf, also darf es dort nicht hinein. Geht etwas nicht, erfährst du immer, warum.
web-learn-helsinki-push-heading = Schieb das Plättchen ein
web-learn-helsinki-push = Drehe und wende es, bis es auf den markierten Dächern liegt: Die Statue hält es auf, und das Wappen liegt darunter. Dann bestätige.
web-learn-helsinki-roof-heading = Ein Aufbau
web-learn-helsinki-roof = Deine Karte zeigt einen: Setze ihn auf das leuchtende Dach. Am Ende bringt er 1 Punkt in einer vollständigen Reihe oder Spalte, 3 dort, wo sich beide kreuzen.
web-learn-helsinki-coat-heading = Ein Wappen gewonnen
web-learn-helsinki-coat = Es liegt auf deiner Wiese und bezahlt eine Wappenaktion, wann du willst. Heb es noch auf und beende deinen Zug.
web-learn-helsinki-again-heading = Noch einmal Blau
web-learn-helsinki-again = Geh zwei Schritte auf die Ostseite und wähle die blaue 1. Sie kostet nur sich selbst.
web-learn-helsinki-bonus-heading = Eine Karte für gleiche Farben
web-learn-helsinki-bonus = Schieb das Plättchen auf die markierten Dächer, an dein blaues. Die beiden blauen Plättchen berühren sich: Du ziehst eine Karte. Außerdem gewinnst du das nächste Wappen. Dann beende den Zug.
web-learn-helsinki-action-heading = Nutze eine Wappenaktion
web-learn-helsinki-action = Einer deiner Reihen fehlt nur ein Dach. Wähle auf dem Aktionstableau Wappenaktion 7, ein Jokerplättchen, und zahle mit einem Wappen. Lege es dann in die Lücke: Die Reihe ist vollständig!
web-learn-helsinki-limit-heading = Höchstens sieben Karten
web-learn-helsinki-limit = Geh zwei Schritte und ziehe. Jetzt hast du zu viele Karten: Lege die grüne 4 ab, dann die rote 4, und beende den Zug.
web-learn-helsinki-end-heading = Das Spiel ist aus
web-learn-helsinki-end = Der Zugstapel ist leer, also war dies die letzte Runde. Du hast { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }, Ada hat { $other }: Du gewinnst! Sehen wir nach, woher sie kommen.
web-learn-helsinki-ending = Du kannst jetzt gehen, ziehen, bauen und Wappenaktionen nutzen. Den Rest findest du beim Spielen heraus.
