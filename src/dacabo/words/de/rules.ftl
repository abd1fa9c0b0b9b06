### Regelwerke und einzelne Regeln: Jede hat einen Namen, und `.about` erklärt sie in einem Satz.

## Regelwerke

cabo-name = Cabo
dacapo-name = Da Capo!
cabo-rules-original = Original
    .about = Merk dir deine Karten, werde die hohen los und sag Cabo an, bevor es andere tun.
cabo-rules-gretel-malte = Gretel & Malte
    .about = Wie das Original, nur bringt dir ein falscher Satz eine Karte mehr ein.
cabo-rules-dutch = Niederländisch
    .about = Spielkarten mit Jokern, flinke Finger beim Draufwerfen und ein Cabo nur unter 5.
cabo-rules-tournament = Turnier
    .about = Das Original in 45 Minuten: Es wird nicht neu gemischt, und genau 100 hilft nur einmal.

## Werte, die viele Regeln teilen

value-yes = Ja
value-no = Nein
value-none = Ohne Grenze

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
    .about = Wie viele Karten in jeder Auslage liegen.
cabo-option-looks = Erste Blicke
    .about = Wie viele eigene Karten du dir vor dem ersten Zug anschaust.
cabo-option-first-look = Karten für den ersten Blick
    .about = Welche eigenen Karten du dir vor dem ersten Zug anschaust.
cabo-option-first-look-choice = Freie Wahl
    .about = Beliebige eigene Karten.
cabo-option-first-look-nearest = Die nächsten
    .about = Die Karten, die dir am nächsten liegen.
cabo-option-starter = Wer beginnt
    .about = Wer in einer Runde den ersten Zug hat.
cabo-option-starter-winner = Wer gewonnen hat
    .about = Zuerst entscheidet das Los, dann der Sieg in der Runde davor.
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
    .about = Beim Tauschen dürfen auch Karten aus zwei fremden Auslagen wechseln.
cabo-option-snap = Draufwerfen
    .about = Wer am schnellsten ist, darf eine gleiche Karte auf die Ablage werfen.
cabo-option-forbidden-look = Verbotene Blicke
    .about = Du darfst unerlaubt eine Karte anschauen, wenn du zwei Strafkarten dafür nimmst.
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
    .about = Wer die letzte Karte gezogen hat, beendet den Zug, dann wird aufgedeckt.
cabo-option-pile-out-after-call = Leerer Nachziehstapel nach Cabo
    .about = Was geschieht, wenn der Nachziehstapel nach einem Cabo ausgeht und das sonst die Runde beenden würde.
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
    .about = Die kleinste Summe bringt 0 Punkte; ein Cabo ohne sie kostet 5.
cabo-option-scoring-dutch = Niederländisch
    .about = Alle bekommen ihre Summe; ein falsches Cabo kostet 20 Punkte, ein geteiltes 10.
cabo-option-hundred = Genau 100
    .about = Ob ein Punktestand von genau 100 auf 50 fällt.
cabo-option-hundred-always = Immer
    .about = Jedes Mal, wenn ihn jemand erreicht.
cabo-option-hundred-once = Einmal
    .about = Nur in der ersten Runde, in der ihn jemand erreicht.
cabo-option-hundred-never = Nie
    .about = 100 bleibt 100.

## Das Ende

cabo-option-limit = Punktegrenze
    .about = Die Partie endet, sobald ein Punktestand so hoch ist.
cabo-option-rounds = Runden
    .about = Die Partie endet nach so vielen Runden.
cabo-option-minutes = Minuten
    .about = Nach dieser Zeit beginnt keine neue Runde mehr.
cabo-option-turn-limit = Höchstzahl der Züge
    .about = Eine Runde ohne Cabo endet nach so vielen Zügen.

## Da Capo!: Regelwerke

dacapo-rules-single = Eine Runde
    .about = In der Mitte wird von 1 bis 10 gebaut; wer zuerst den eigenen Stapel los ist, gewinnt.
dacapo-rules-match = Bis 50 Punkte
    .about = Runde um Runde: Wer gewinnt, bekommt einen Punkt für jede Karte, die in den anderen Stapeln übrig ist.

## Da Capo!: einzelne Regeln

dacapo-option-stack = Karten im Stapel
    .about = Wie viele Karten alle loswerden müssen.
dacapo-option-hand = Handkarten
    .about = Auf wie viele Karten du deine Hand auffüllst.
dacapo-option-building-piles = Ablagestapel
    .about = Wie viele Stapel in der Mitte gleichzeitig wachsen dürfen.
dacapo-option-help-piles = Hilfsstapel
    .about = Wie viele Hilfsstapel du haben darfst.
dacapo-option-highest = Höchste Zahl
    .about = Mit dieser Zahl ist ein Ablagestapel fertig.
dacapo-option-copies = Karten pro Zahl
    .about = Wie oft jede Zahl im Spiel ist.
dacapo-option-jokers = Joker
    .about = Wie viele Joker im Spiel sind.
dacapo-option-target = Punktegrenze
    .about = Die Partie endet, sobald ein Punktestand so hoch ist; ohne Grenze endet sie nach einer Runde.
