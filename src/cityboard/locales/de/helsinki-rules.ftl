### Die Regeln von Helsinki, eine Nachricht je Regelnummer, wie sie im Spiel zu lesen sind.

H1 = Spielmaterial
H1-1 = Das Senatstableau ist ein Quadrat. In der Standardausgabe hat es 8 Senatsfelder, zwei auf jeder seiner vier
    Seiten, und 8 Anlegestellen für Karten. Felder und Anlegestellen wechseln sich ringsum ab: Jedes Feld hat genau
    eine Anlegestelle links und eine rechts neben sich, und jede Anlegestelle gehört zu zwei benachbarten Feldern. Die
    Felder sind von 0 bis 7 nummeriert, im Uhrzeigersinn ab dem linken Feld der Nordseite: 0 und 1 liegen im Norden, 2
    und 3 im Osten, 4 und 5 im Süden, 6 und 7 im Westen. Eine Anlegestelle hat dieselbe Nummer wie das Feld, das im
    Uhrzeigersinn auf sie folgt: Anlegestelle 0 liegt zwischen den Feldern 7 und 0, Anlegestelle 1 zwischen den
    Feldern 0 und 1 und so weiter. Feld 3 grenzt zum Beispiel an die Anlegestellen 3 und 4, Feld 7 an die
    Anlegestellen 7 und 0.
    .page = Das Senatstableau ist ein Quadrat. In der Standardausgabe hat es 8 Senatsfelder, zwei auf jeder seiner vier Seiten,
        und 8 Anlegestellen für Karten. Felder und Anlegestellen wechseln sich ringsum ab: Jedes Feld hat genau eine
        Anlegestelle links und eine rechts neben sich, und jede Anlegestelle gehört zu zwei benachbarten Feldern. Die
        Felder heißen nach ihrer Seite und werden im Uhrzeigersinn gezählt: N1 und N2 im Norden, O1 und O2 im Osten, S1
        und S2 im Süden, W1 und W2 im Westen. Auch die Anlegestellen werden im Uhrzeigersinn gezählt, von der zwischen W2
        und N1 an.
H1-2 = Jede Seite des Senatstableaus zeigt ein Gebäude: im Norden den Dom, im Osten das Regierungsgebäude, im Süden
    das Sederholm-Haus und im Westen die Universität. In der Standardausgabe ist die Westseite die gelbe.
H1-3 = Dein Spieltableau hat ein Bauraster aus 7 × 7 Dachfeldern. Ein Dachfeld wird durch Reihe und Spalte bezeichnet:
    Die Reihen zählen von 0 im Norden bis 6 im Süden, die Spalten von 0 im Westen bis 6 im Osten. Das Spieltableau ist
    genauso ausgerichtet wie das Senatstableau. In der Mitte, auf (3,3), steht deine Statue. Auf der Wiese bewahrst du
    gewonnene Wappen auf. Im Browser heißen die Spalten A bis G und die Reihen 1 bis 7: (0,0) ist dort A1.
    .page = Dein Spieltableau hat ein Bauraster aus 7 × 7 Dachfeldern. Ein Buchstabe bezeichnet die Spalte eines Dachfeldes,
        von A im Westen bis G im Osten, und eine Zahl die Reihe, von 1 im Norden bis 7 im Süden. Das Spieltableau ist
        genauso ausgerichtet wie das Senatstableau. In der Mitte, auf D4, steht deine Statue. Auf der Wiese bewahrst du
        gewonnene Wappen auf.
H1-4 = Es gibt 50 Pavillonplättchen in fünf Farben: violett, grün, rot, blau und gelb. Jede Farbe hat 3 Plättchen
    mit zwei Dächern, 3 mit drei Dächern, 3 mit vier Dächern und 1 mit fünf Dächern. Plättchen gleicher Farbe und
    Größe haben alle dieselbe Form. In der Standardausgabe sind es die Formen des Schwesterspiels Copenhagen:
    • zwei Dächer: in jeder Farbe ein Domino;
    • drei Dächer: eine gerade Linie in Violett und Grün, ein Winkel in Rot, Blau und Gelb;
    • vier Dächer: eine gerade Linie in Violett, ein T in Grün, ein Quadrat in Rot, ein L in Blau und ein S in Gelb;
    • fünf Dächer: eine gerade Linie in Violett, ein Plus in Grün, ein P in Rot, ein T in Blau und ein Z in Gelb.

    Die Plättchen sind beidseitig verwendbar: Du darfst sie beliebig drehen und auch spiegeln.
    .page = Es gibt 50 Pavillonplättchen in fünf Farben: violett, grün, rot, blau und gelb. Jede Farbe hat 3 Plättchen
        mit zwei Dächern, 3 mit drei Dächern, 3 mit vier Dächern und 1 mit fünf Dächern. Plättchen gleicher Farbe und
        Größe haben alle dieselbe Form: „Was in der Schachtel ist“ zeigt sie. In der Standardausgabe sind es die
        Formen des Schwesterspiels Copenhagen. Die Plättchen sind beidseitig verwendbar: Du darfst sie beliebig drehen
        und auch spiegeln.
H1-5 = Dazu kommen 12 Joker-Pavillonplättchen mit je einem Dach, die keine Farbe haben, 30 Aufbauten, 5
    Abdeckplättchen, 1 Startplättchen und 1 Aktionstableau mit der Punkteleiste. Zur Erweiterung gehören 4 Bonuskarten
    mit den Werten 3, 5, 7 und 9 sowie 16 Besucher.
H1-6 = Es gibt 100 Pavillonkarten: 18 in jeder der fünf Farben und 10 Jokerkarten. Eine farbige Karte zeigt eine Zahl
    von 1 bis 5, ein Plättchen ihrer Farbe und 0, 1 oder 2 Aufbauten. In der Standardausgabe hat jede Farbe diese
    Karten:
    • vier mit einer 1, die zwei Dächer und keinen Aufbau zeigen;
    • zwei mit einer 2, die zwei Dächer und einen Aufbau zeigen, und zwei mit einer 2, die drei Dächer und keinen
    zeigen;
    • zwei mit einer 3, die drei Dächer und einen Aufbau zeigen, und zwei mit einer 3, die vier Dächer und keinen
    zeigen;
    • zwei mit einer 4, die vier Dächer und einen Aufbau zeigen, und zwei mit einer 4, die drei Dächer und zwei
    Aufbauten zeigen;
    • eine mit einer 5, die fünf Dächer und einen Aufbau zeigt, und eine mit einer 5, die fünf Dächer und zwei Aufbauten
    zeigt.
    .page = Es gibt 100 Pavillonkarten: 18 in jeder der fünf Farben und 10 Jokerkarten. Eine farbige Karte zeigt eine
        Zahl von 1 bis 5, ein Plättchen ihrer Farbe und 0, 1 oder 2 Aufbauten; „Was in der Schachtel ist“ zeigt,
        welche Karten jede Farbe hat.
H1-7 = Alle haben ein Spieltableau, 8 Wappen, eine Statue, eine Spielfigur und einen Punktemarker. Die Spielfarben
    Rot, Grün, Blau und Gelb haben nichts mit den Farben der Plättchen zu tun.
H1-8 = Die Wappen liegen zu Beginn auf 8 markierten Dachfeldern des Spieltableaus. In der Standardausgabe sind das
    (1,2), (2,5), (5,4), (4,1), (0,5), (5,6), (6,1) und (1,0).
    .page = Die Wappen liegen zu Beginn auf 8 markierten Dachfeldern des Spieltableaus; „Was in der Schachtel ist“
        zeigt, auf welchen.

H2 = Vorbereitung
H2-1 = Spielen weniger als 4 Personen mit, kommen vor dem Mischen einige Karten aus dem Spiel.

    Zu dritt sind das von jeder Farbe zwei Karten mit einer 1 und eine mit einer 5, dazu vier Jokerkarten; 81 Karten
    bleiben übrig.

    Zu zweit sind das von jeder Farbe je zwei Karten mit einer 1, 2, 3 und 4, dazu eine beliebige Karte mit einer 5 und
    sechs Jokerkarten; 53 Karten bleiben übrig.

    Zu viert bleiben alle 100 Karten im Spiel. Scheiden zwei Karten einer Zahl aus und gibt es von der Zahl zwei
    Sorten, geht von jeder Sorte eine; welche 5 geht, bestimmt der Zufall. Für zwei Personen sagen drei der vier
    veröffentlichten Texte nur bei den ersten vier Zahlen „von jeder Farbe“ und nennen dann „eine beliebige“ oder „noch
    eine“ 5. Eine Ausgabe kann stattdessen von jeder Farbe eine 5 herausnehmen; dann bleiben 49 Karten übrig. (Unsere
    Auslegung: welche Karten einer Zahl ausscheiden.)
H2-2 = Die Karten werden gemischt und 8 davon offen ausgelegt, eine an jede Anlegestelle. Erst wenn alle Spielfiguren
    stehen (H2.4), ziehen alle ihre zwei Karten. Das erste Feld wird also gewählt, wenn die Auslage bekannt ist, die
    eigene Hand aber noch nicht.
H2-3 = Die Plättchen bilden, nach Farbe und Form sortiert, einen gemeinsamen, offenen Vorrat.
H2-4 = Am Tisch würde die jüngste Person beginnen; hier entscheidet der Zufall oder die Person, die das Spiel eröffnet
    hat. Wer beginnt, behält das Startplättchen das ganze Spiel über und stellt die eigene Spielfigur auf ein
    beliebiges Senatsfeld: Das ist eine echte Wahl. Im Uhrzeigersinn folgt dann jede weitere Spielfigur, jeweils zwei
    Felder weiter im Uhrzeigersinn als die vorige.
H2-5 = Alle stellen die Statue in die Mitte des Spieltableaus, legen die 8 Wappen auf die markierten Dachfelder (H1.8)
    und setzen den Punktemarker auf 0.
H2-6 = Für die erste Partie könnt ihr die unterste Reihe des Aktionstableaus (A11–A15) abdecken.
H2-7 = In der Variante „Neue Herausforderungen“ werden fünf beliebige Wappenaktionen abgedeckt: durch Zufall oder nach
    Wahl der Person, die das Spiel eröffnet hat. Eine abgedeckte Wappenaktion steht niemandem zur Verfügung.

H3 = Der Zug
H3-1 = Jede Runde beginnt bei der Person mit dem Startplättchen und geht im Uhrzeigersinn weiter. In deinem Zug musst
    du zuerst deine Spielfigur bewegen; danach ziehst du entweder Karten oder baust. Dann ist die nächste Person an
    der Reihe.
H3-2 = Bewege deine Spielfigur 1, 2 oder 3 Felder im Uhrzeigersinn. Stehen bleiben ist nicht erlaubt. Mehrere
    Spielfiguren dürfen auf demselben Feld stehen.
H3-3 = Ziehst du Karten, nimmst du die beiden offenen Karten neben dem Feld deiner Spielfigur. Dann folgt die
    zusätzliche Karte, falls du A4 nutzt. Danach werden beide Anlegestellen vom Zugstapel aufgefüllt, die mit der
    niedrigeren Nummer zuerst. Zuletzt legst du bis auf 7 Karten ab (H3.4); muss beim Auffüllen neu gemischt werden,
    sind diese abgelegten Karten nicht dabei. (Unsere Auslegung: alles, was auf das Nehmen der beiden Karten folgt.)
H3-4 = Das Handkartenlimit ist 7. Hast du nach dem Ziehen mehr Karten, legst du sofort bis auf 7 ab. Welche du
    abgibst, entscheidest du; sie kommen offen auf den Ablagestapel. („Offen“ steht in zwei der vier veröffentlichten
    Anleitungen.)
H3-5 = Wie du baust, steht in H4. Kannst du nicht bauen, musst du Karten ziehen. Sollten an deinen beiden
    Anlegestellen einmal weniger als zwei Karten liegen, nimmst du, was da ist, und das Ziehen bleibt erlaubt; bei den
    veröffentlichten Kartenzahlen kann das nicht vorkommen. (Unsere Auslegung: das Ziehen, wenn du nicht bauen kannst,
    und Anlegestellen mit weniger Karten.)
H3-6 = Wappenaktionen (H6) darfst du in deinem eigenen Zug an jeder Stelle nutzen, an der sie sinnvoll sind, auch
    mehrere in einem Zug.
H3-7 = Dein Zug endet, wenn du es sagst, oder von selbst, sobald nichts mehr möglich ist. Eine Wappenaktion, die
    nichts bewirken würde, wird abgelehnt, und du behältst dein Wappen. Das betrifft A2 und A7, wenn für ein
    Joker-Pavillonplättchen kein Platz ist, A5, wenn kein Aufbau mehr da ist oder kein Dach dafür frei ist, und A10,
    wenn es kein anderes freies Dach gibt. (Unsere Auslegung.)
H3-8 = Geheim sind die Handkarten und die Reihenfolge des Zugstapels. Für alle sichtbar sind die Zahl der Handkarten,
    die Größe des Zugstapels, der Ablagestapel, die Tableaus, die Wiesen und die genutzten Wappenaktionen.
    (Unsere Auslegung.)

H4 = Bauen
H4-1 = Wähle eine farbige Karte aus deiner Hand. Sie bestimmt, welches Plättchen du baust, und dieses Plättchen muss
    noch im Vorrat sein. Eine Karte, deren Plättchen vergriffen ist, kannst du immer noch als zusätzliche Karte ihrer
    Farbe ausspielen.
H4-2 = Spiele insgesamt so viele Karten aus, wie die Zahl auf der gewählten Karte angibt. Die gewählte Karte zählt
    mit, und alle Karten müssen ihre Farbe haben. Jokerkarten stehen für jede beliebige Farbe, und du darfst beliebig
    viele davon verwenden; die gewählte Karte kann aber nie eine Jokerkarte sein.
H4-3 = Die ausgespielten Karten kommen nach dem Schieben offen auf den Ablagestapel; nach manchen der veröffentlichten
    Texte geschieht das schon, wenn das Plättchen genommen ist, in jedem Fall aber, bevor du die Karte für den
    Farbbonus ziehst (H4.9). Du spielst genau die verlangte Zahl aus, niemals mehr. (Unsere Auslegung: wann die Karten
    abgelegt werden.)
H4-4 = Das Plättchen muss sofort gelegt werden. Vor dem Einschieben darfst du es beliebig drehen und wenden. Bauen
    darfst du nur, wenn es für das Plättchen mindestens eine erlaubte Möglichkeit zum Einschieben gibt; die
    Wappenaktionen, die du dafür ansagst, zählen dabei mit. (Zwei der vier veröffentlichten Anleitungen erlauben das
    Wenden. Unsere Auslegung: die Möglichkeit zum Einschieben.)
H4-5 = Schiebe das Plättchen von der Seite deines Spieltableaus ein, die der Seite des Senatstableaus entspricht, an
    der deine Spielfigur steht. Es bewegt sich geradeaus auf die gegenüberliegende Seite zu, in einer beliebigen Bahn,
    und rutscht so weit, bis die Statue oder ein anderes Plättchen es aufhält. Aufgehalten wird es, wenn eines seiner
    Dächer die Statue oder ein Dach des anderen Plättchens unmittelbar vor sich hat, Seite an Seite; was nur über Eck
    liegt, hält es nicht auf. Das Plättchen bleibt nie früher liegen und dreht sich unterwegs nicht.
    Joker-Pavillonplättchen halten es auf wie Pavillonplättchen; Wappen, Aufbauten und Besucher tun das nicht. Du
    gewinnst nur die Wappen, über denen es am Ende liegt. (Unsere Auslegung: was ein Plättchen aufhält und welche
    Wappen gewonnen werden.)
H4-6 = Hält nichts das Plättchen auf, sodass es bis zum gegenüberliegenden Rand durchrutschen würde, darfst du es in
    dieser Bahn nicht einschieben: Ein Plättchen rutscht, bis es auf etwas stößt. (Unsere Auslegung.)
H4-7 = Dein allererstes Plättchen muss von der Statue aufgehalten werden.
H4-8 = Das ganze Plättchen muss am Ende innerhalb des Baurasters liegen.
H4-9 = Farbbonus: Berührt dein neues Plättchen mindestens ein anderes Plättchen seiner Farbe auf deinem Spieltableau
    Seite an Seite, nicht nur über Eck, ziehst du eine Karte vom Zugstapel. Es bleibt bei einer Karte, ganz gleich,
    wie viele Berührungen es gibt. Joker-Pavillonplättchen haben keine Farbe: Sie bringen keinen Bonus und lösen auch
    keinen aus. (Unsere Auslegung: kein Bonus mit Joker-Pavillonplättchen.)
H4-10 = Nimm so viele Aufbauten, wie die gewählte Karte zeigt (0 bis 2), und setze jeden auf ein Dach des eben
    gebauten Plättchens, höchstens einen je Dach. Das ist Pflicht. Hat der Vorrat weniger Aufbauten oder das Plättchen
    weniger freie Dächer, setzt du nur so viele. (Unsere Auslegung: wenn es zu wenige gibt.)
H4-11 = Die Wappen unter deinem neuen Plättchen kommen auf deine Wiese. Du kannst sie sofort nutzen.
H4-12 = Das Bauen läuft in dieser Reihenfolge ab: Du nennst die Karten und nimmst das Plättchen; du schiebst es ein;
    die Karten werden abgelegt; die Wappen kommen auf deine Wiese; du setzt die Aufbauten; zuletzt kommt der
    Farbbonus. (Unsere Auslegung.)
H4-13 = Auch nach dem Farbbonus wird das Handkartenlimit geprüft. Wichtig ist das nur, wenn du A12 genutzt hast.
    (Unsere Auslegung.)
H4-14 = Einige veröffentlichte Beispiele:
    • Für eine blaue 5 spielst du diese Karte und vier weitere blaue Karten aus.
    • Mit A9 kostet eine violette 4 insgesamt drei violette Karten.
    • Mit A14 kostet eine blaue 4 drei blaue Karten und eine Karte einer beliebigen anderen Farbe.
    • Für eine blaue 3 mit einem Aufbau spielst du drei blaue Karten aus, nimmst das Plättchen und setzt einen Aufbau
    darauf.

H5 = Wenn die Karten ausgehen, Spielende
H5-1 = Sobald die letzte Karte des Zugstapels gezogen oder aufgedeckt wird, ist die laufende Runde die letzte.
H5-2 = Wird eine Karte gebraucht und ist der Zugstapel leer, wird der Ablagestapel zu einem neuen Zugstapel gemischt.
    Die veröffentlichten Texte sind sich hier nicht einig: Einer mischt, sobald der Stapel leer ist, die anderen erst
    bei Bedarf. Wir mischen, wenn die nächste Karte gebraucht wird, mit allem, was bis dahin abgelegt ist. Sollte auch
    der Ablagestapel leer sein, bleiben Anlegestellen leer, und es wird keine Karte gezogen. Die letzte Runde steht
    durch H5.1 schon fest; späteres Mischen ändert daran nichts. (Unsere Auslegung: wann gemischt wird, und ein leerer
    Ablagestapel.)
H5-3 = Nach der letzten Runde folgt die Schlusswertung (H7).

H6 = Das Aktionstableau
A1 = Bewege deine Spielfigur 1 bis 6 Felder statt 1 bis 3. In jedem Zug gibt es nur eine Bewegung; du darfst also in
    einem Zug höchstens eine der Wappenaktionen A1, A6 und A11 nutzen, und zwar vor dem Bewegen. (Unsere Auslegung:
    eine Bewegung je Zug.)
A2 = Nimm zwei Joker-Pavillonplättchen und lege sie jetzt auf dein Spieltableau. Jedes kommt auf ein beliebiges leeres
    Dachfeld, das Seite an Seite mit einem Pavillonplättchen oder Joker-Pavillonplättchen liegt; das zweite darf neben
    dem ersten liegen. Sie werden nicht eingeschoben. Du legst sie sofort und nacheinander; mindestens ein Plättchen
    muss also schon auf deinem Spieltableau liegen, und die Statue ist kein Plättchen. Bedeckt ein
    Joker-Pavillonplättchen ein Wappen, gewinnst du es. Das Dach eines Joker-Pavillonplättchens kann später durch A10
    einen Aufbau tragen. Ist nur ein Feld möglich, legst du nur eines; Joker-Pavillonplättchen gehen nie aus. (Unsere
    Auslegung: alles nach „nicht eingeschoben“.)
A3 = Schiebe das Pavillonplättchen dieses Zuges von einer beliebigen Seite ein. Das gilt für ein einziges Plättchen:
    Baust du mit A8 zwei, dann für eines von beiden. (Unsere Auslegung: nur ein Plättchen.)
A4 = Wenn du Karten ziehst, nimmst du zusätzlich zu den beiden eine weitere vom Zugstapel. Das Handkartenlimit gilt.
A5 = Nimm einen Aufbau mehr, als die gewählte Karte zeigt; zeigt sie keinen, nimmst du einen.
A6 = Bewege deine Spielfigur 1 bis 5 Felder statt 1 bis 3. In jedem Zug gibt es nur eine Bewegung; du darfst also in
    einem Zug höchstens eine der Wappenaktionen A1, A6 und A11 nutzen, und zwar vor dem Bewegen. (Unsere Auslegung:
    eine Bewegung je Zug.)
A7 = Nimm ein Joker-Pavillonplättchen und lege es jetzt auf dein Spieltableau. Es kommt auf ein beliebiges leeres
    Dachfeld, das Seite an Seite mit einem Pavillonplättchen oder Joker-Pavillonplättchen liegt. Es wird nicht
    eingeschoben. Du legst es sofort; mindestens ein Plättchen muss also schon auf deinem Spieltableau liegen, und die
    Statue ist kein Plättchen. Bedeckt das Joker-Pavillonplättchen ein Wappen, gewinnst du es. Sein Dach kann später
    durch A10 einen Aufbau tragen. Joker-Pavillonplättchen gehen nie aus. (Unsere Auslegung: alles nach „nicht
    eingeschoben“.)
A8 = Baue in diesem Zug ein zweites Pavillonplättchen; die Karten dafür spielst du wie gewohnt aus. Dazu musst du in
    demselben Zug schon gebaut haben. Zusammen mit A13 ist die Reihenfolge: ziehen, bauen, bauen. (Unsere Auslegung:
    das Bauen davor und die Reihenfolge mit A13.)
A9 = Du brauchst zum Bauen eine Karte weniger. Die gewählte Karte selbst wird immer ausgespielt; bei einer Karte mit
    einer 1 ist also nichts zu gewinnen, und die Wappenaktion wird dafür nicht angeboten. (Unsere Auslegung: Die
    gewählte Karte wird immer ausgespielt.)
A10 = Versetze einen deiner eigenen Aufbauten auf ein anderes Dach eines Pavillonplättchens oder
    Joker-Pavillonplättchens auf deinem Spieltableau, das noch keinen trägt. Auf ein unbebautes Dachfeld, auf die
    Statue oder auf ein fremdes Spieltableau darf er nicht. (Unsere Auslegung: wohin er nicht darf.)
A11 = Bewege deine Spielfigur ein Feld gegen den Uhrzeigersinn statt 1 bis 3 vorwärts. In jedem Zug gibt es nur eine
    Bewegung; du darfst also in einem Zug höchstens eine der Wappenaktionen A1, A6 und A11 nutzen, und zwar vor dem
    Bewegen. (Unsere Auslegung: eine Bewegung je Zug.)
A12 = Bis zum Ende der nächsten Runde gilt für dich kein Handkartenlimit; danach legst du bis auf sieben Karten ab. Du
    darfst diese Wappenaktion in deinem eigenen Zug jederzeit ansagen, auch wenn du gerade Karten ablegen müsstest.
    Die veröffentlichten Texte nennen entweder das Ende der nächsten Runde oder das Ende deines nächsten Zuges; hier
    legst du am Ende deines eigenen Zuges in der nächsten Runde ab. Endet das Spiel vorher, legst du nichts ab.
    (Unsere Auslegung: wann du sie ansagst und wann du ablegst.)
A13 = Ziehe Karten und baue danach in demselben Zug auch noch ein Pavillonplättchen. Es geht nur in dieser
    Reihenfolge, nach dem Bauen kannst du die Wappenaktion also nicht nutzen. Das Handkartenlimit wird nach dem Ziehen
    geprüft. Zusammen mit A8 ist die Reihenfolge: ziehen, bauen, bauen. A8 setzt voraus, dass du in demselben Zug
    baust. (Zwei der vier veröffentlichten Anleitungen nennen die Reihenfolge. Unsere Auslegung: das Handkartenlimit
    und A8.)
A14 = Bei einem einzelnen Bau zählt eine Karte beliebiger Farbe als Jokerkarte.
A15 = Du erhältst sofort zwei Punkte auf der Punkteleiste.
H6-1 = Um eine Wappenaktion zu nutzen, legst du ein Wappen von deiner Wiese darauf. Du darfst jede Wappenaktion einmal
    im Spiel nutzen, und das gilt für alle: Nur deine eigenen Wappen sperren eine Wappenaktion für dich. Die
    Wappenaktionen stehen in Reihen zu je fünf; in der Standardausgabe bilden A1–A5 die obere, A6–A10 die mittlere und
    A11–A15 die untere Reihe. Im Browser heißen sie Wappenaktion 1 bis Wappenaktion 15. Die veröffentlichten Texte
    führen sie in zwei verschiedenen Reihenfolgen auf; nach der anderen stünden A5 und A10 statt A14 und A15 in der
    unteren Reihe. Wir spielen mit der deutschen und französischen Reihenfolge, in der die Wappenaktionen mit Karten
    und die mit Aufbauten jeweils spaltenweise zusammenstehen. A3, A5, A9 und A14 verändern jeweils einen einzelnen
    Bau. Du darfst sie kombinieren, jede braucht ein eigenes Wappen, und du sagst sie zusammen mit den Karten an, vor
    dem Einschieben. Ein Wappen, das du erst mit diesem Plättchen gewinnst, kommt für sie zu spät, kann aber A2, A7,
    A8, A10, A12 oder A15 bezahlen. (Unsere Auslegung: die Reihenfolge auf dem Tableau und wie A3, A5, A9 und A14
    genutzt werden.)
H6-2 = A2, A7, A10, A12 und A15 darfst du in deinem eigenen Zug jederzeit nutzen, auch vor dem Bewegen oder nach dem
    Bauen. (Unsere Auslegung.)

H7 = Schlusswertung
H7-1 = Du erhältst 2 Punkte für jede vollständige Reihe und 2 Punkte für jede vollständige Spalte. Ein Dachfeld gilt
    als bebaut, wenn ein Pavillonplättchen oder ein Joker-Pavillonplättchen darauf liegt; auch das Feld der Statue
    gilt als bebaut. Die Statue selbst trägt nie einen Aufbau.
H7-2 = Jeder Aufbau an der Kreuzung einer vollständigen Reihe mit einer vollständigen Spalte bringt 3 Punkte. Sonst
    bringt jeder, der in einer vollständigen Reihe oder in einer vollständigen Spalte steht, 1 Punkt. Alle anderen
    bringen 0 Punkte.
H7-3 = Beispiel: 2 vollständige Reihen und 3 vollständige Spalten bringen 10 Punkte. Von den Aufbauten bringen 3 auf
    Kreuzungen 9 Punkte, 1 in einer vollständigen Reihe 1 Punkt, 2 in einer vollständigen Spalte 2 Punkte, und einer,
    der weder in einer vollständigen Reihe noch in einer vollständigen Spalte steht, bringt 0. Das sind zusammen 22
    Punkte.
H7-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt unter den Beteiligten, wer in der Zugreihenfolge
    später kommt, also am weitesten von der Person mit dem Startplättchen entfernt ist.

H8 = Erweiterung „Trockene Wege“
H8-1 = Diese Bonuskarten liegen aus: zu zweit die 3 und die 5; zu dritt die 3, die 5 und die 7; zu viert die 3, die 5,
    die 7 und die 9.
H8-2 = Alle haben auf jedem der vier Zebrastreifen einen Besucher stehen, einen an jeder Seite des Spieltableaus, und
    zwar das ganze Spiel über. In der Standardausgabe liegen die Zebrastreifen außerhalb des Baurasters, jeder vor
    einem Dachfeld am Rand: (0,2), (2,6), (6,4) und (4,0). Besucher besetzen kein Dachfeld und stehen beim Einschieben
    nicht im Weg.
H8-3 = In dem Moment, in dem alle deine vier Besucher durch deine Pavillonplättchen verbunden sind,
    Joker-Pavillonplättchen eingeschlossen, nimmst du die höchste noch ausliegende Bonuskarte und erhältst sofort ihre
    Punkte. Es gibt nur eine je Person. Verbunden sind die Besucher, wenn die vier Dachfelder vor den Zebrastreifen
    bebaut sind und zu einer einzigen Gruppe von Plättchen gehören, die Seite an Seite zusammenhängt, nicht nur über
    Eck; die Statue verbindet nicht. Geprüft wird nach jedem Pavillonplättchen und jedem Joker-Pavillonplättchen.
    (Unsere Auslegung: was als verbunden gilt und wann geprüft wird.)
H8-4 = Alles andere bleibt unverändert. Die Erweiterung lässt sich mit der Möglichkeit für die erste Partie (H2.6) und
    mit „Neue Herausforderungen“ (H2.7) kombinieren.
