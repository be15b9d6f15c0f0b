### So wird Metro gespielt: was Neulinge vor den genauen Regeln lesen, mit den Bildern dazu. Hier steht keine Nummer einer
### Regel. Jede Zahl in einer Bildunterschrift hat die Engine in ihrem Bild gezählt.

## So wird gespielt

web-howto-metro-goal-heading = Das Ziel
web-howto-metro-goal = Paris gräbt seine Metro. Rund um den Plan liegen 32 Stationen, und an jeder beginnt eine Linie. Die Stationen in
    deiner Farbe gehören dir, und mit ihnen ihre Linien.

    Jedes Plättchen verlängert einige Linien und beendet andere. Erreicht eine Linie eine Station, bringt sie einen Punkt
    für jedes Plättchen, über das sie führt, und doppelt so viel, wenn sie den Hauptbahnhof in der Mitte des Plans
    erreicht. Führe deine Linien also auf langen Umwegen durch die Stadt, und lass die anderen früh ankommen. Wer die
    meisten Punkte hat, wenn alle Plättchen liegen, gewinnt.
web-howto-metro-picture-goal = Gelbs Linie von Station 5 führt über 6 Plättchen, über eines davon zweimal: Das macht 7. Sie endet am
    Hauptbahnhof und zählt deshalb doppelt: 14 Punkte.

web-howto-metro-setup-heading = Vorbereitung
web-howto-metro-setup = Alle spielen eine Farbe. Der Rahmen um den Plan zeigt, wem welche Station gehört. Die Plättchen werden gemischt und
    verdeckt in den Turm gesteckt; jede Person zieht eines und hält es geheim. Eine Person beginnt, und gespielt wird im
    Uhrzeigersinn.

web-howto-metro-turn-heading = Dein Zug
web-howto-metro-turn = In deinem Zug legst du das Plättchen aus deiner Hand, und jede Linie, die damit abgeschlossen ist, wird gewertet. Dann
    ziehst du ein neues Plättchen, und die nächste Person ist an der Reihe.
web-howto-metro-picture-hold = Das ist dein Plättchen.
web-howto-metro-picture-lay = Lege es auf den Plan. Hier wächst Gelbs Linie.
web-howto-metro-picture-draw = Ziehe ein neues Plättchen aus dem Turm.
web-howto-metro-turn-draw = Willst du dein Plättchen lieber für später aufheben? Dann ziehe ein anderes aus dem Turm, bevor du etwas legst. Das
    musst du nun legen, was es auch zeigt, und das erste bleibt in deiner Hand.

    Ist der Turm leer, spielt ihr die Plättchen, die noch übrig sind. Auch wenn alle deine Linien abgeschlossen sind,
    legst du weiter Plättchen: Die Linien der anderen warten schon.

web-howto-metro-placing-heading = Ein Plättchen legen
web-howto-metro-placing = Lege dein Plättchen auf ein freies Feld am Rand des Plans oder neben ein Plättchen, das schon liegt. Der Hauptbahnhof
    bleibt frei, und er zählt nicht als Plättchen.

    Jedes Plättchen hat einen kleinen Pfeil. Alle Pfeile zeigen nach oben: Plättchen werden nicht gedreht.
web-howto-metro-picture-right-edge = Am Rand des Plans kannst du jederzeit legen.
web-howto-metro-picture-right-neighbour = Dieses Plättchen liegt neben einem anderen, und sein Pfeil zeigt nach oben.
web-howto-metro-picture-wrong-alone = Dieses Feld liegt weder am Rand noch neben einem Plättchen.
web-howto-metro-picture-wrong-turned = Das Plättchen ist gedreht: Sein Pfeil zeigt nach rechts.
web-howto-metro-placing-short = Keine Linie darf nach einem einzigen Plättchen enden, ganz gleich, wem sie gehört. Nur wenn dein Plättchen das auf jedem
    Feld bewirken würde, auf dem es liegen könnte, darfst du es trotzdem dort legen.
web-howto-metro-picture-right-longer = Dieses Plättchen verlängert eine Linie.
web-howto-metro-picture-wrong-short = Hier würde dasselbe Plättchen die Linie von Station 3 sofort beenden. Ein Plättchen ist zu kurz.

web-howto-metro-lines-heading = Linien und Punkte
web-howto-metro-lines = Eine Linie beginnt bei ihrem Wagen und folgt dem Gleis von Plättchen zu Plättchen. Kommt sie an einer Station an, und sei
    es die eigene, oder am Hauptbahnhof, ist sie abgeschlossen und wird sofort gewertet.
    • Jedes Plättchen, über das sie führt, ist einen Punkt wert. Führt sie mehrmals darüber, zählt es jedes Mal.
    • Am Hauptbahnhof verdoppelt sich das alles.
    • Die Punkte bekommt die Person, der die Station am Anfang der Linie gehört, ganz gleich, wer das letzte Plättchen legt.
    • Ein Plättchen kann mehrere Linien auf einmal abschließen.

    Der Wagen wird dann gedreht: Diese Linie wird nicht noch einmal gewertet. Stationen, die niemandem gehören, bringen
    niemandem Punkte, und ein Gleis, das nur im Kreis führt, ist nichts wert.
web-howto-metro-picture-edge-end = Gelb hat das letzte Plättchen gelegt, aber die Linie von Station 4 gehört Blau. Sie führt über 5 Plättchen und endet
    an Station 6: 5 Punkte für Blau.

web-howto-metro-end-heading = Das Ende
web-howto-metro-end = Mit dem letzten Plättchen ist das Spiel aus. Dann ist jede Linie irgendwo angekommen und gewertet. Wer die meisten Punkte
    hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.

web-howto-metro-tips-heading = Für die erste Partie
web-howto-metro-tips = • Sieh dir vor dem Legen jedes Gleis auf dem Plättchen an. Es kann auf einer Seite dir helfen und auf der anderen den anderen.
    • Eine lange Linie lockt die anderen an: Ihre Punkte kann dir niemand nehmen, aber beenden kann sie jede Person.
    • Der Hauptbahnhof zahlt doppelt. Eine mittellange Linie bringt dort oft mehr als eine lange am Rand.
    • Plättchen, die einen Zug umkehren lassen, sind am Rand tückisch und in der Mitte herrlich.
    • Kurze Linien sind keine Schande. Lass die enden, die nie wachsen werden, und nutze deine Plättchen für die übrigen.

## Varianten, Module und Städte

web-howto-metro-variants-heading = Varianten
web-howto-metro-free_orientation-heading = Freie Ausrichtung
web-howto-metro-free_orientation = Du darfst dein Plättchen vor dem Legen beliebig drehen; der Pfeil spielt keine Rolle mehr. Alle haben viel mehr Auswahl,
    und die Linien werden länger.
web-howto-metro-picture-free_orientation = In dieser Variante darf das gedrehte Plättchen hier liegen.
web-howto-metro-hand-heading = Mehr Plättchen auf der Hand
web-howto-metro-hand = Du hast zwei oder drei Plättchen statt eines, wählst, welches du legst, und ziehst wieder nach. So lässt sich besser planen.
web-howto-metro-picture-hand = Drei Plättchen zur Auswahl.

web-howto-metro-modules-heading = Module
web-howto-metro-companies-heading = Die Aktiengesellschaften
web-howto-metro-companies = Die Linien gehören acht Gesellschaften, und was sie bringen, ist deren Gewinn. Jede Person hat vier geheime Aktien: je eine
    zu 10, 20, 30 und 40 %. In deinem Zug legst du ein Plättchen, oder du tauschst eine Aktie gegen eine andere mit
    demselben Anteil. Hat eine Gesellschaft 25 Gewinnpunkte, kann niemand mehr tauschen.

    Am Ende werden die Gesellschaften nach ihrem Gewinn geordnet. Je 10 %, die du hältst, bringt dir die erste 8 Punkte,
    die zweite 7 und so weiter. Wer von einer Gesellschaft am meisten hält, bekommt außerdem ein Zehntel ihres Gewinns.
web-howto-metro-picture-companies = 10 und 30 % von zwei Gesellschaften mit dem Wert 5, 20 und 40 % von einer mit dem Wert 8: 5 + 15 + 48 = 68 Punkte.
web-howto-metro-central-stations-heading = Hauptbahnhöfe
web-howto-metro-central-stations = Jede Person hat ein Hauptbahnhofplättchen. Statt eines Gleisplättchens legst du es auf einen der acht Plätze des
    Hauptbahnhofs: Dort beginnt eine zusätzliche Linie für dich. Sie muss über mehr als ein Plättchen führen, und ihre
    Punkte werden nie verdoppelt.
web-howto-metro-picture-central-stations = Blaus zusätzliche Linie führt auf dem Weg zu Station 5 über 3 Plättchen: 3 Punkte.
web-howto-metro-central-rails-heading = Zentrale Gleise
web-howto-metro-central-rails = Vor dem Spiel bedecken vier Zentralgleisplättchen den Hauptbahnhof. Die Linien führen mitten hindurch: Keine endet dort, und
    nichts wird verdoppelt. Ein Zentralgleisplättchen, über das eine Linie führt, zählt wie jedes andere.
web-howto-metro-picture-central-rails = Die Linie von Station 5 führt durch die Mitte und endet an Station 12: 7 Plättchen, 7 Punkte.
web-howto-metro-solo-heading = Das Solospiel
web-howto-metro-solo = Du führst alle acht Gesellschaften allein. Zwei Plättchen liegen offen vor dir. Decke eine Karte auf: Mit einem deiner Plättchen
    verlängerst du eine Linie dieser Gesellschaft. Am Ende zählt für dich nur die Gesellschaft mit den wenigsten Punkten;
    keine darf also zurückbleiben. In der schwereren Variante wird der Abstand zwischen der besten und der letzten abgezogen.
web-howto-metro-picture-solo = Grün muss verlängert werden, auf einem der hellen Felder. Hat am Ende die beste Gesellschaft 35 Punkte und die letzte
    22, bekommst du 22, in der schwereren Variante 9.

web-howto-metro-cities-heading = Städte
web-howto-metro-paris-heading = Paris
web-howto-metro-paris = Auf den inneren Feldern warten Touristen. Auf Wunsch ordnen alle zuerst ihre Kartenreihe. Legst
    du ein Plättchen auf einen, führst du ihn zu einem freien Platz seiner Farbe auf deinen Monumentkarten; hast du
    keinen, geht er zu einem anderen Touristen auf dem Plan.

    Am Ende bringt jeder Tourist in deiner längsten Reihe ohne Lücke 2 Punkte, jede volle Karte 3, und jeder deiner übrigen
    Touristen kostet 1 Punkt.
web-howto-metro-picture-paris = Die Reihe von 5 bringt 10, die volle Karte 3, und die übrigen 2 Touristen kosten 2: 11 Punkte.
web-howto-metro-stockholm-heading = Stockholm
web-howto-metro-stockholm = Ein Tourist unter deinem Plättchen geht auf den ersten freien Platz einer langen Reihe von Monumenten. Jede Person hat geheime
    Farben. Am Ende zählen für dich die Zahlen unter den Touristen in deinen Farben. Überlege dir also gut, wann welcher
    Tourist den Plan verlässt.
web-howto-metro-picture-stockholm = Der rote Tourist bringt 3 Punkte und der violette 4, wer auch immer ihre Farben hat.
web-howto-metro-stockholm_variant-heading = Stockholm mit offenen Farben
web-howto-metro-stockholm_variant = Auf jeder Karte liegt eine Farbe. Ein Tourist geht auf die Karte mit seiner Farbe, und wer das Plättchen gelegt hat, bekommt
    sofort die Punkte seines Platzes.
web-howto-metro-picture-stockholm_variant = Der erste rote Tourist bringt 1 Punkt, der zweite 2: zusammen 3.
web-howto-metro-london-heading = London
web-howto-metro-london = Touristen fahren Taxi. Legst du ein Plättchen auf einen, darfst du zur nächsten Karte seiner Farbe weiterfahren und bekommst für
    jede Karte auf dem Weg einen Punkt. Ist sie mehr als vier Karten entfernt, fährt das Taxi vier Karten weit und bringt
    nichts. Oder du lässt es stehen. Am Ende der Reihe kehrt das Taxi um.
web-howto-metro-picture-london = Die Karte des orangefarbenen Touristen ist die dritte auf dem Weg: 3 Punkte.
web-howto-metro-new-york-heading = New York
web-howto-metro-new-york = An jeder Station wartet ein Tourist. Die erste Linie, die dort endet, bringt ihn zum Monument seiner Farbe auf der
    Monumenttafel der Person, der sie gehört. Am Ende zählt jeder Tourist die Zahl seines Monuments, und keine Tafel ist
    wie die andere.
web-howto-metro-picture-new-york = 2 Touristen bei einer 1, 2 bei einer 3 und 1 bei einer 0: 8 Punkte.
web-howto-metro-st-petersburg-heading = St. Petersburg
web-howto-metro-st-petersburg = Auf dem Plan liegen acht Monumentkarten. Legst du ein Plättchen auf eine, wählst du einen Touristen dafür. Die vier
    Punkteplättchen seiner Farbe werden verdeckt gemischt. Immer wenn eine Linie abgeschlossen ist, die über dieses
    Gleisplättchen führt, nimmt die Person, der sie gehört, eines davon für jedes Mal und hält es bis zum Ende geheim.
web-howto-metro-picture-st-petersburg = Gelbs Linie von Station 7 führt 3 Mal über das Plättchen mit dem blauen Touristen: 7 Punkte und 3 Punkteplättchen.
web-howto-metro-berlin-heading = Berlin
web-howto-metro-berlin = Legst du ein Plättchen auf einen Touristen, steigt er darauf. Eine Linie, die über dieses Plättchen führt, bringt dafür jedes
    Mal einen Fahrschein dieser Farbe, sobald sie abgeschlossen ist.

    Am Ende bringen die meisten Fahrscheine einer Farbe die größere Zahl auf der Karte, auf der der Tourist dieser Farbe
    steht, die zweitmeisten die kleinere.

    Vor dem Spiel wählt ihr Seite A oder Seite B der Karten oder mischt sie. Auf Seite B liegen die Zahlen weiter auseinander.
web-howto-metro-picture-berlin = Die Linie von Station 7 bringt 7 Punkte, dazu 2 gelbe Fahrscheine und 1 violetten.
