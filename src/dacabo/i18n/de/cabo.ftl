### Cabo: die Regeln, jede mit Namen und einem Satz (`.about`); was in einer Partie geschieht, und was von wem verlangt wird.

## Regelwerke

cabo-name = Cabo
cabo-rules-original = Original
    .about = Merk dir deine Karten, werde die hohen los und sag Cabo an, bevor es andere tun.
cabo-rules-gretel-malte = Gretel & Malte
    .about = Wie das Original, nur bringt dir ein falscher Satz eine Karte mehr ein.
cabo-rules-dutch = Niederländisch
    .about = Spielkarten mit Jokern, flinke Finger beim Draufwerfen und Cabo nur unter 5. Auch bekannt als Cambio, Pablo oder Cactus.
cabo-rules-tournament = Turnier
    .about = Das Original in 45 Minuten: Es wird nicht neu gemischt, und genau 100 hilft nur einmal.

## Karten und Austeilen

cabo-option-deck = Kartenspiel
    .about = Mit welchen Karten ihr spielt.
cabo-option-deck-cabo = Cabo-Karten
    .about = 52 Karten von 0 bis 13.
cabo-option-deck-french = Französische Karten
    .about = 52 Spielkarten, auf Wunsch mit Jokern.
cabo-option-jokers = Joker
    .about = Wie viele Joker im Spiel sind.
cabo-option-cards = Karten pro Person
    .about = Wie viele Karten alle verdeckt vor sich haben.
cabo-option-looks = Karten zu Beginn anschauen
    .about = Wie viele eigene Karten du dir vor dem ersten Zug anschaust.
cabo-option-first-look = Welche Karten zu Beginn
    .about = Welche eigenen Karten du dir vor dem ersten Zug anschaust.
cabo-option-first-look-choice = Freie Wahl
    .about = Beliebige eigene Karten.
cabo-option-first-look-nearest = Die vorderen
    .about = Die Karten, die dir am nächsten liegen.
cabo-option-starter = Wer beginnt
    .about = Wer in einer Runde den ersten Zug hat.
cabo-option-starter-winner = Wer gewonnen hat
    .about = In der ersten Runde entscheidet das Los, danach beginnt, wer die letzte gewonnen hat.
cabo-option-starter-youngest = Wer am jüngsten ist
    .about = Wer am jüngsten ist, beginnt jede Runde; sagt es niemand, entscheidet das Los.

## Im Spiel

cabo-option-sets = Sätze
    .about = Eine neue Karte darf zwei, drei oder vier gleiche ersetzen.
cabo-option-one-by-one = Sätze einzeln aufdecken
    .about = Die Karten eines Satzes werden nacheinander aufgedeckt, bis eine nicht passt.
cabo-option-false-set = Falscher Satz
    .about = Was mit der neuen Karte geschieht, wenn ein Satz keiner ist.
cabo-option-false-set-discard = Ablegen
    .about = Die neue Karte kommt auf den Ablagestapel.
cabo-option-false-set-keep = Behalten
    .about = Die neue Karte kommt zu deinen anderen dazu.
cabo-option-free-swap = Freier Tausch
    .about = Beim Tauschen dürfen es auch Karten von zwei anderen sein.
cabo-option-snap = Draufwerfen
    .about = Wer am schnellsten ist, darf die gleiche Karte auf den Ablagestapel werfen.
cabo-option-forbidden-look = Verbotene Blicke
    .about = Ein Blick auf irgendeine Karte, zum Preis von zwei Strafkarten.
cabo-option-caller-locked = Gesperrte Karten
    .about = Wer Cabo angesagt hat, muss keinen Tausch mehr fürchten.
cabo-option-call-below = Cabo nur unter
    .about = Wer mit dieser Summe oder mehr Cabo ansagt, liegt falsch, und das kostet Punkte.

## Der Nachziehstapel

cabo-option-empty-pile = Leerer Nachziehstapel
    .about = Was geschieht, wenn der Nachziehstapel aufgebraucht ist.
cabo-option-empty-pile-reshuffle = Neu mischen
    .about = Der Ablagestapel wird zum neuen Nachziehstapel.
cabo-option-empty-pile-end-round = Runde beenden
    .about = Wer die letzte Karte gezogen hat, spielt den Zug zu Ende, dann wird aufgedeckt.
cabo-option-pile-out-after-call = Leerer Nachziehstapel nach Cabo
    .about = Was geschieht, wenn nach einem Cabo der Nachziehstapel leer ist.
cabo-option-pile-out-after-call-end-cabo = Wie bei Cabo werten
    .about = Die Runde endet und wird wie nach jedem Cabo gewertet.
cabo-option-pile-out-after-call-end-pile = Wie ohne Cabo werten
    .about = Die Runde endet und wird gewertet, als hätte niemand etwas angesagt.
cabo-option-pile-out-after-call-play-on = Weiterspielen
    .about = Alle haben noch ihren letzten Zug; wenn nötig, wird der Ablagestapel gemischt.

## Punkte

cabo-option-scoring = Wertung
    .about = Wie aus einer Runde Punkte werden.
cabo-option-scoring-cabo = Wie im Original
    .about = Die kleinste Summe bringt 0 Punkte; wer ohne sie Cabo ansagt, bekommt 5 dazu.
cabo-option-scoring-dutch = Niederländisch
    .about = Alle bekommen ihre Summe; ein falsches Cabo kostet 20 Punkte, bei Gleichstand 10.
cabo-option-hundred = Genau 100
    .about = Ob ein Punktestand von genau 100 auf 50 fällt.
cabo-option-hundred-always = Immer
    .about = Jedes Mal, wenn jemand 100 erreicht.
cabo-option-hundred-once = Einmal
    .about = Nur in der ersten Runde, in der jemand 100 erreicht.
cabo-option-hundred-never = Nie
    .about = 100 bleibt 100.

## Das Ende

cabo-option-limit = Punktegrenze
    .about = Die Partie endet, sobald jemand so viele Punkte hat.
cabo-option-rounds = Runden
    .about = Die Partie endet nach so vielen Runden.
cabo-option-minutes = Minuten
    .about = Nach dieser Zeit beginnt keine neue Runde mehr.
cabo-option-turn-limit = Höchstzahl der Züge
    .about = Eine Runde ohne Cabo endet nach so vielen Zügen.

## Eine Runde beginnt

cabo-round-began = Runde { $round } beginnt.
cabo-starter-lot =
    { $who-is ->
        [you] Das Los entscheidet: Du beginnst.
       *[other] Das Los entscheidet: { $who } beginnt.
    }
cabo-starter-won =
    { $who-is ->
        [you] Du hast die letzte Runde gewonnen und beginnst.
       *[other] { $who } hat die letzte Runde gewonnen und beginnt.
    }
cabo-starter-youngest =
    { $who-is ->
        [you] Du bist am jüngsten und beginnst.
       *[other] { $who } ist am jüngsten und beginnt.
    }
cabo-starter-again =
    { $who-is ->
        [you] Du beginnst wieder.
       *[other] { $who } beginnt wieder.
    }
cabo-dealt =
    { $cards ->
        [one] Runde { $round }: Alle bekommen eine Karte. Der Ablagestapel zeigt { $card-a }.
       *[other] Runde { $round }: Alle bekommen { $cards } Karten. Der Ablagestapel zeigt { $card-a }.
    }
    .told =
        { $cards ->
            [one] Alle bekommen eine Karte. Der Ablagestapel zeigt { $card-a }.
           *[other] Alle bekommen { $cards } Karten. Der Ablagestapel zeigt { $card-a }.
        }

## Anschauen

cabo-looked-first =
    { $who-is ->
        [you] Du schaust dir { $where } an.
       *[other] { $who } schaut sich { $where } an.
    }
cabo-looked-peek =
    { $who-is ->
        [you] Du schaust dir { $where } an.
       *[other] { $who } schaut sich { $where } an.
    }
cabo-looked-spy =
    { $who-is ->
        [you] Du spionierst { $where } aus.
       *[other] { $who } spioniert { $where } aus.
    }
cabo-looked-king =
    { $who-is ->
        [you] Du schaust dir mit dem König { $where } an.
       *[other] { $who } schaut sich mit dem König { $where } an.
    }
cabo-looked-sneak =
    { $who-is ->
        [you] Na, na: Du riskierst einen verbotenen Blick auf { $where }.
       *[other] Na, na: { $who } riskiert einen verbotenen Blick auf { $where }.
    }
cabo-saw = Du siehst { $card-a } ({ $where }).
    .told = Du siehst { $card-a }.
cabo-look-over =
    { $who-is ->
        [you] Du legst die Karte zurück.
       *[other] { $who } legt die Karte zurück.
    }

## Ein Zug

cabo-drew =
    { $who-is ->
        [you] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
cabo-drawn = Du hast { $card-a } gezogen.
cabo-took =
    { $who-is ->
        [you] Du nimmst { $card-the } vom Ablagestapel.
       *[other] { $who } nimmt { $card-the } vom Ablagestapel.
    }
cabo-used =
    { $who-is ->
        [you] Du spielst { $card-the } und nutzt die Aktion.
       *[other] { $who } spielt { $card-a } und nutzt die Aktion.
    }
cabo-discarded =
    { $who-is ->
        [you] Du legst { $card-the } ab.
       *[other] { $who } legt { $card-a } ab.
    }
cabo-replaced =
    { $who-is ->
        [you] Du legst die neue Karte auf Platz { $slots } und { $cards-a } auf den Ablagestapel.
       *[other] { $who } legt die neue Karte auf Platz { $slots } und { $cards-a } auf den Ablagestapel.
    }
cabo-set =
    { $who-is ->
        [you] Ein Satz! Du ersetzt die Karten { $slots } ({ $cards }) durch die neue Karte.
       *[other] Ein Satz! { $who } ersetzt die Karten { $slots } ({ $cards }) durch die neue Karte.
    }
cabo-false-set =
    { $who-is ->
        [you] Du meldest die Karten { $slots } als Satz, deckst aber { $cards-a } auf. Dein Zug verfällt.
       *[other] { $who } meldet die Karten { $slots } als Satz, deckt aber { $cards-a } auf. Der Zug verfällt.
    }
cabo-false-set-kept =
    { $who-is ->
        [you] Du meldest die Karten { $slots } als Satz, deckst aber { $cards-a } auf. Jetzt hast du eine Karte mehr.
       *[other] { $who } meldet die Karten { $slots } als Satz, deckt aber { $cards-a } auf und hat jetzt eine Karte mehr.
    }
cabo-turned-up = Der Ablagestapel war leer. Jetzt zeigt er { $card-a }.
cabo-swapped =
    { $who-is ->
        [you] Du tauschst { $one } gegen { $other }.
       *[other] { $who } tauscht { $one } gegen { $other }.
    }
cabo-called =
    { $who-is ->
        [you] Du sagst Cabo an! Noch einmal reihum, dann wird aufgedeckt.
       *[other] { $who } sagt Cabo an! Noch einmal reihum, dann wird aufgedeckt.
    }
cabo-passed =
    { $who-is ->
        [you] Du passt.
       *[other] { $who } passt.
    }

## Der Nachziehstapel

cabo-ran-out =
    { $who-is ->
        [you] Du brauchst eine Karte, und ausgerechnet jetzt ist der Nachziehstapel leer.
       *[other] { $who } braucht eine Karte, und ausgerechnet jetzt ist der Nachziehstapel leer.
    }
cabo-reshuffled =
    { $count ->
        [one] Der Ablagestapel wird gemischt. Der neue Nachziehstapel hat eine Karte.
       *[other] Der Ablagestapel wird gemischt. Der neue Nachziehstapel hat { $count } Karten.
    }

## Draufwerfen

cabo-window-opened =
    { $players-are ->
        [you] Du darfst jetzt draufwerfen.
        [you-and] { $players-all } dürft jetzt draufwerfen.
        [one] { $players } darf jetzt draufwerfen.
       *[many] { $players } dürfen jetzt draufwerfen.
    }
cabo-snapped =
    { $who-is ->
        [you] Drauf damit! Du bist { $card-a } los (Karte { $slots }).
       *[other] Drauf damit! { $who } ist { $card-a } los (Karte { $slots }).
    }
cabo-snapped-wrong =
    { $who-is ->
        [you] Daneben! Du nimmst { $card-a } zurück (Karte { $slots }).
       *[other] Daneben! { $who } nimmt { $card-a } zurück (Karte { $slots }).
    }
cabo-penalty =
    { $who-is ->
        [you]
            { $count ->
                [one] Du bekommst eine verdeckte Strafkarte.
               *[other] Du bekommst { $count } verdeckte Strafkarten.
            }
       *[other]
            { $count ->
                [one] { $who } bekommt eine verdeckte Strafkarte.
               *[other] { $who } bekommt { $count } verdeckte Strafkarten.
            }
    }

## Eine Runde endet

cabo-round-cabo = Runde { $round } ist vorbei. Karten auf den Tisch!
cabo-round-pile = Der Nachziehstapel ist leer und Runde { $round } damit vorbei. Karten auf den Tisch!
cabo-round-turns = Runde { $round } endet nach der vereinbarten Zahl von Zügen, ganz ohne Cabo. Karten auf den Tisch!
cabo-round-won =
    { $players-are ->
        [you] Du gewinnst die Runde.
        [you-and] Du teilst dir den Rundensieg mit { $players }.
        [one] { $players } gewinnt die Runde.
       *[many] { $players } teilen sich den Rundensieg.
    }

## Alle Punkte und ihr Grund

cabo-hand =
    { $who-is ->
        [you] Du: { $cards }
       *[other] { $who }: { $cards }
    }
cabo-points =
    { $points ->
        [one] { $points } Punkt, insgesamt { $total }
       *[other] { $points } Punkte, insgesamt { $total }
    }
cabo-score-sum = { cabo-hand } – { cabo-points }.
cabo-score-lowest = { cabo-hand } – mit { $sum } die kleinste Summe: { cabo-points }.
cabo-score-caller-wins-tie = { cabo-hand } – Gleichstand bei { $sum }, aber die Cabo-Ansage entscheidet: { cabo-points }.
cabo-score-tied-with-caller = { cabo-hand } – Gleichstand, aber die Cabo-Ansage geht vor: { cabo-points }.
cabo-score-caller-not-lowest = { cabo-hand } – Cabo ohne die kleinste Summe, { $sum } + { $penalty }: { cabo-points }.
cabo-score-called-too-high = { cabo-hand } – Cabo mit zu hoher Summe, { $sum } + { $penalty }: { cabo-points }.
cabo-score-caller-tied = { cabo-hand } – Cabo, aber Gleichstand bei der kleinsten Summe, { $sum } + { $penalty }: { cabo-points }.
cabo-score-pile-ran-out = { cabo-hand } – die kleinste Summe, aber der Nachziehstapel war leer, { $sum } + { $penalty }: { cabo-points }.
cabo-score-kamikaze = { cabo-hand } – Kamikaze! { cabo-points }.
cabo-score-kamikaze-victim = { cabo-hand } – aber gegen Kamikaze hilft nichts: { cabo-points }.
cabo-hundred =
    { $who-is ->
        [you] Genau 100! Du fällst auf 50 zurück.
       *[other] Genau 100! { $who } fällt auf 50 zurück.
    }

## Eine Partie endet

cabo-time-up = Die Zeit ist um. Es beginnt keine neue Runde mehr.
cabo-match-won =
    { $players-are ->
        [you]
            { $points ->
                [one] Du gewinnst die Partie mit { $points } Punkt. Glückwunsch!
               *[other] Du gewinnst die Partie mit { $points } Punkten. Glückwunsch!
            }
        [you-and]
            { $points ->
                [one] Du teilst dir den Sieg mit { $players }: je { $points } Punkt. Glückwunsch!
               *[other] Du teilst dir den Sieg mit { $players }: je { $points } Punkte. Glückwunsch!
            }
        [one]
            { $points ->
                [one] { $players } gewinnt die Partie mit { $points } Punkt.
               *[other] { $players } gewinnt die Partie mit { $points } Punkten.
            }
       *[many]
            { $points ->
                [one] { $players } teilen sich den Sieg mit je { $points } Punkt.
               *[other] { $players } teilen sich den Sieg mit je { $points } Punkten.
            }
    }

## Was jemand, oder der Tisch, tun soll

cabo-do-lot = Lost aus, wer beginnt.
cabo-do-youngest = Sagt, wer am jüngsten ist.
cabo-do-deal = Mischen und austeilen.
cabo-do-reshuffle = Den Ablagestapel mischen und als neuen Nachziehstapel hinlegen.
cabo-do-first-look = Schau dir eine deiner Karten an.
cabo-do-looking = Merk sie dir gut.
cabo-do-turn = Du bist dran. Was machst du?
cabo-do-card = Was machst du mit der Karte?
cabo-do-snap = Hast du die gleiche? Wirf sie drauf – oder lass es.
cabo-do-sneak = Verbotener Blick? Das wird teuer.
cabo-do-close = Das Draufwerfen beenden.
cabo-do-next-round = Auf zur nächsten Runde.
cabo-do-time = Ansagen, dass die Zeit um ist.
