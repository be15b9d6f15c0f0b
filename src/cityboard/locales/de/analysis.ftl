### Was eine Analyse einer beendeten Partie im Terminal sagt.

help-analyse = Sagen, was der stärkste Bot von einer beendeten Partie hält: Glück und Entscheidungen, Wendepunkte, Fehler.
help-analyse-work = Wie viel Arbeit in jede Entscheidung geht; das Ergebnis ist auf jedem Rechner gleich.
help-analyse-seconds = Wie viele Sekunden Bedenkzeit in jede Entscheidung gehen, statt Arbeit.
help-analyse-level = Die Stufe, die urteilt; die stärkste des Spiels, wenn du keine andere nennst.
refusal-work-or-seconds = Gib entweder --work oder --seconds an, nicht beides.

analysis-leads = Erwarteter Vorsprung am Ende vor dem besten anderen, beurteilt von „{ $level }“
analysis-alone = Erwartete Punkte am Ende, beurteilt von „{ $level }“
analysis-course = Vom Anfang bis zum Ende
analysis-balances = Woher das kam (± ist der Standardfehler)
analysis-start = Am Anfang
analysis-luck = Glück
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen anderer
analysis-end = Am Ende
analysis-turning-points = { $points ->
        [0] Keine klaren Wendepunkte
       *[other] Wendepunkte
    }
analysis-turning-luck = Zug { $number }, Glück: { $happened } { $whose }: { $change }.
analysis-turning-decision = Zug { $number }, Entscheidung: { $happened } { $whose }: { $change }.
analysis-mistakes = { $mistakes ->
        [0] Kein klarer Fehler
        [one] Ein Fehler
       *[other] { $mistakes } Fehler
    } ({ $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    })
analysis-mistake = Zug { $number }: { $happened } Besser um { $change }: { $better }
analysis-reasons = Gründe: { $reasons }.
analysis-quiet = { $move ->
        [draw] { PLAYER($seat) } zieht ein Plättchen.
        [keep] { PLAYER($seat) } behält das Plättchen.
        [end] { PLAYER($seat) } beendet den Zug.
       *[other] { PLAYER($seat) }: { $move }.
    }
