### Zo speel je Helsinki: wat nieuwe spelers vóór de exacte regels lezen, met de afbeeldingen erbij. Hier staat geen nummer
### van een regel. Elk getal in een bijschrift heeft de engine in zijn afbeelding geteld.

## Zo speel je

web-howto-helsinki-goal-heading = Het doel
web-howto-helsinki-goal = Je wandelt rond het senaatsplein, verzamelt kaarten en maakt van je spelersbord een wijk van Helsinki. Van vier kanten schuif je
    er paviljoenfiches op, tot hele rijen en kolommen bebouwd zijn. Die leveren aan het eind punten op, net als de
    dakopbouw-stenen op je daken, het meest op het snijpunt van een complete rij en een complete kolom. Wie de meeste punten
    heeft, wint.
web-howto-helsinki-picture-goal = 3 complete rijen en kolommen leveren 6 punten op. 2 dakopbouw-stenen staan op een snijpunt daarvan: 6 punten. Nog eens 2 staan
    in één ervan: 2 punten. De laatste levert niets op. Samen zijn dat 14 punten.

web-howto-helsinki-setup-heading = Voor je begint
web-howto-helsinki-setup = Iedereen heeft een spelersbord met het standbeeld in het midden en acht wapenschilden op gemarkeerde dakvelden. Acht
    paviljoenkaarten liggen open rond het senaatspleinbord. Wie begint, zet zijn pion op een senaatspleinveld naar keuze; de
    anderen volgen, telkens twee velden verder. Dan trekt iedereen twee kaarten.

web-howto-helsinki-turn-heading = Jouw beurt
web-howto-helsinki-turn = Eerst loop je, dan doe je een van twee dingen: kaarten trekken of bouwen. Stilstaan mag niet, maar meer pionnen mogen samen op
    één veld staan.
web-howto-helsinki-picture-walk = Loop met de klok mee: 1, 2 of 3 velden, wat je wilt.
web-howto-helsinki-picture-draw = Trek de twee kaarten naast je veld. Dan worden de uitsparingen aangevuld. Of bouw in plaats daarvan.
web-howto-helsinki-turn-limit = Je mag zeven kaarten houden. Heb je er na het trekken meer, leg dan meteen af tot je er zeven hebt.

    Kies je veld met zorg: het bepaalt welke kaarten je kunt trekken en van welke kant je bouwt.

web-howto-helsinki-building-heading = Bouwen
web-howto-helsinki-building = Om te bouwen heb je kaarten van één kleur nodig. Jokerkaarten staan voor elke kleur, maar ze bepalen nooit een fiche.
web-howto-helsinki-picture-choose = Kies een kaart. Het getal, de 3, is de prijs; eronder zie je het fiche, hier met 3 daken.
web-howto-helsinki-picture-pay = Speel 3 kaarten van die kleur. De gekozen kaart telt mee.
web-howto-helsinki-picture-push = Draai het fiche en draai het om zoals je wilt, en schuif het in van de kant waar je pion staat.
web-howto-helsinki-picture-roof = De kaart toont 1 dakopbouw-steen. Zet die op een dak van het nieuwe fiche.
web-howto-helsinki-building-bonus = Raakt je nieuwe fiche een ander van zijn kleur, zijde tegen zijde, dan trek je een kaart. Is het fiche van een kaart niet meer
    in de voorraad, dan kun je die kaart nog spelen om een ander te betalen.

web-howto-helsinki-pushing-heading = Hoe een fiche schuift
web-howto-helsinki-pushing = Je bord ligt zoals het senaatspleinbord. Sta je in het noorden, dan komt je fiche van het noorden en schuift het recht naar het
    zuiden, in een baan naar keuze, tot het standbeeld of een ander fiche het tegenhoudt. Het stopt nooit eerder en draait
    niet. Dakopbouw-stenen en wapenschilden zitten niet in de weg. Je eerste fiche moet door het standbeeld worden
    tegengehouden.
web-howto-helsinki-picture-right-statue = Het standbeeld houdt het fiche tegen.
web-howto-helsinki-picture-wrong-through = In deze baan houdt niets het fiche tegen: het zou doorschuiven.
web-howto-helsinki-picture-right-tile = Er ligt een dak recht voor: daar stopt het fiche.
web-howto-helsinki-picture-wrong-corner = De daken raken elkaar alleen met een hoek. Dat houdt geen fiche tegen.

web-howto-helsinki-coats-heading = Wapenschilden
web-howto-helsinki-coats = Komt een fiche op een wapenschild te liggen, dan win je het en leg je het op je weide. Daarna kan het een van de vijftien acties op
    het actiebord betalen: verder lopen, van elke kant inschuiven, een jokerfiche erbij leggen en nog veel meer. Elke actie
    kun je maar één keer in het hele spel gebruiken, maar wel meer in één beurt.

    De meeste gebruik je wanneer je ze nodig hebt. Wat het bouwen verandert, kondig je samen met de kaarten aan.
web-howto-helsinki-picture-coat = Het fiche komt op een wapenschild te liggen. Nu is het van jou.

web-howto-helsinki-end-heading = Het einde
web-howto-helsinki-end = Is de laatste kaart van de trekstapel weg, dan spelen jullie de ronde uit. Dan telt iedereen:
    • twee punten voor elke complete rij en elke complete kolom; het standbeeld telt als bebouwd;
    • drie punten voor elke dakopbouw-steen op het snijpunt van een complete rij en een complete kolom;
    • één punt voor elke andere dakopbouw-steen in een complete rij of kolom.

    Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie later aan de beurt was.

web-howto-helsinki-tips-heading = Voor je eerste partij
web-howto-helsinki-tips = • Begin bij het standbeeld en houd je fiches bij elkaar: wat uitsteekt, houdt het volgende tegen.
    • Denk aan de gaten. Een gat dat aan alle vier de kanten dicht is, kan alleen een jokerfiche nog vullen.
    • Spaar liever twee kleuren dan vijf. Dure kaarten zijn het waard als ze dakopbouw-stenen tonen.
    • Win de eerste wapenschilden vroeg: hoe eerder je ze hebt, hoe meer keus ze je geven.

## Acties, varianten en de uitbreiding

web-howto-helsinki-actions-heading = De vijftien acties
web-howto-helsinki-A1-heading = 1 · Een verre wandeling
web-howto-helsinki-A1 = Loop tot zes velden in plaats van drie. Gebruik de actie voor je loopt, zonder andere loopactie in dezelfde beurt.
web-howto-helsinki-A2-heading = 2 · Twee jokerfiches
web-howto-helsinki-A2 = Neem twee jokerfiches en leg ze op lege dakvelden die een fiche raken. Ze worden niet ingeschoven en vullen dus elk gat.
web-howto-helsinki-A3-heading = 3 · Van elke kant
web-howto-helsinki-A3 = Schuif het fiche van deze beurt in van een kant naar keuze. Kondig de actie samen met de kaarten aan.
web-howto-helsinki-A4-heading = 4 · Een kaart meer
web-howto-helsinki-A4 = Als je kaarten trekt, neem er dan nog één van de trekstapel.
web-howto-helsinki-A5-heading = 5 · Een dakopbouw-steen meer
web-howto-helsinki-A5 = Neem één dakopbouw-steen meer dan je kaart toont. Kondig de actie samen met de kaarten aan.
web-howto-helsinki-A6-heading = 6 · Een verdere wandeling
web-howto-helsinki-A6 = Loop tot vijf velden in plaats van drie. Gebruik de actie voor je loopt, zonder andere loopactie in dezelfde beurt.
web-howto-helsinki-A7-heading = 7 · Een jokerfiche
web-howto-helsinki-A7 = Neem een jokerfiche en leg het op een leeg dakveld dat een fiche raakt. Ligt daar een wapenschild, dan win je het.
web-howto-helsinki-A8-heading = 8 · Een tweede fiche
web-howto-helsinki-A8 = Bouw in dezelfde beurt nog een fiche. Je betaalt het zoals altijd.
web-howto-helsinki-A9-heading = 9 · Een kaart minder
web-howto-helsinki-A9 = Je fiche kost één kaart minder, maar de kaart die het bepaalt, speel je altijd. Kondig de actie samen met de kaarten aan.
web-howto-helsinki-A10-heading = 10 · Een dakopbouw-steen verplaatsen
web-howto-helsinki-A10 = Verplaats een van je dakopbouw-stenen naar een ander dak op je bord dat er nog geen draagt.
web-howto-helsinki-A11-heading = 11 · Een stap terug
web-howto-helsinki-A11 = Loop één veld terug, tegen de klok in. Gebruik de actie voor je loopt, zonder andere loopactie in dezelfde beurt.
web-howto-helsinki-A12-heading = 12 · Geen handkaartenlimiet
web-howto-helsinki-A12 = Houd tot het eind van je beurt in de volgende ronde zoveel kaarten als je wilt. Je kunt daar ook nog voor kiezen als je zou
    moeten afleggen.
web-howto-helsinki-A13-heading = 13 · Trekken en bouwen
web-howto-helsinki-A13 = Trek eerst kaarten en bouw dan in dezelfde beurt ook een fiche.
web-howto-helsinki-A14-heading = 14 · Een kleur naar keuze
web-howto-helsinki-A14 = Eén kaart van een willekeurige kleur geldt voor dit fiche als jokerkaart. Kondig de actie samen met de kaarten aan.
web-howto-helsinki-A15-heading = 15 · Twee punten
web-howto-helsinki-A15 = Je scoort meteen twee punten.

web-howto-helsinki-options-heading = Varianten en de uitbreiding
web-howto-helsinki-cover-bottom-heading = De eerste partij
web-howto-helsinki-cover-bottom = Dek de onderste rij van het actiebord af. Met tien acties vinden jullie snel de weg.
web-howto-helsinki-picture-cover-bottom = Niemand kan een afgedekte actie gebruiken.
web-howto-helsinki-cover-random-heading = Nieuwe uitdagingen
web-howto-helsinki-cover-random = Dek vijf acties af, willekeurig of in overleg. Elke partij is anders, en geen plan past bij allemaal.
web-howto-helsinki-picture-cover-random = Vijf acties zijn willekeurig afgedekt.
web-howto-helsinki-dry-roads-heading = Droge wegen
web-howto-helsinki-dry-roads = Op vier zebrapaden, één aan elke kant van je bord, wachten bezoekers. Verbind ze alle vier met een keten van fiches zonder gat,
    dan houden ze droge voeten. Wie dat het eerst lukt, neemt de hoogste bonuskaart; de volgende krijgt de hoogste die er nog
    is, en iedereen krijgt er hooguit één. Het standbeeld verbindt niets, jokerfiches wel.
web-howto-helsinki-picture-dry-roads = Het gele fiche verbindt alle vier de bezoekers: een bonuskaart van 7 punten.
