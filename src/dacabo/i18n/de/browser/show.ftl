### What a table shows beside its cards: signs of what others did, a call, and the end of a round.

## Since your last turn: short signs beside the name of who did it

app-since-title = Seit deinem letzten Zug
# Your card 4, in a sign.
app-sign-you = Du
app-sign-yours = du { $slot }
app-sign-swap = { $one } ↔ { $other }
app-sign-look = { $place }
app-sign-threw = { $faces } abgelegt
# A new card lies in these slots; the old ones were discarded.
app-sign-new = { $slots } neu, { $faces } abgelegt
# $card was taken from the discard pile and lies in $slots.
app-sign-took = { $card } auf Platz { $slots }, { $faces } abgelegt
app-sign-set = Satz { $slots }, { $faces } abgelegt
app-sign-no-set = kein Satz: { $slots }
app-sign-snap = { $faces } draufgeworfen
app-sign-no-snap = passt nicht: { $slots }
app-sign-penalty = +{ $count }
app-sign-called = Cabo!
app-sign-built = { $built } abgelegt
app-sign-built-stack = { $built } abgelegt, { $own } vom Stapel
app-sign-put = { $card } abgeworfen

## Stamps, for a moment

app-stamp-pair = Paar!
app-stamp-three = Drilling!
app-stamp-four = Vierling!
app-stamp-no-set = Kein Satz
app-stamp-snap = Drauf!
app-stamp-no-snap = Passt nicht
app-snap-question = Hast du auch eine?

## The last lap

app-lap-left =
    { $left ->
        [0] Karten auf den Tisch!
        [one] Letzter Zug
       *[other] Noch { $left } Züge
    }

## The end of a round

app-verdict-lowest = am wenigsten: { $points }
app-verdict-points = +{ $points }
app-verdict-penalty = { $sum } + { $penalty } = { $points }
app-verdict-kamikaze = Kamikaze: 0
app-verdict-left = noch { $rest }
app-moment-kamikaze =
    { $who-is ->
        [you] Kamikaze! Du bekommst nichts, alle anderen 50.
       *[other] Kamikaze! { $who } bekommt nichts, alle anderen 50.
    }
app-moment-zero =
    { $who-is ->
        [you] Glatte Null! Du gewinnst die Runde.
       *[other] Glatte Null! { $who } gewinnt die Runde.
    }
app-reveal = Karten auf den Tisch!
app-reveal-skip = Überspringen
app-round-points = Alle Punkte
app-round-result = Zum Ergebnis
app-curve = Punktestand nach jeder Runde
app-curve-limit = Grenze { $limit }

## A kind word

app-outcome-behind =
    { $points ->
        [0] Gleich viele Punkte, und doch …
        [one] Nur ein Punkt Rückstand. Nächstes Mal!
       *[other] { $points } Punkte Rückstand. Nächstes Mal!
    }
app-outcome-best =
    { $points ->
        [one] Deine beste Runde: Nummer { $round } mit { $points } Punkt.
       *[other] Deine beste Runde: Nummer { $round } mit { $points } Punkten.
    }
