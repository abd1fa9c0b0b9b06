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
app-sign-new = Karte { $slots } ist neu, { $faces } abgelegt
# $card was taken from the discard pile and lies in $slots.
app-sign-took = { $card } auf Platz { $slots }, { $faces } abgelegt
app-sign-set = Satz { $slots }, { $faces } abgelegt
app-sign-no-set = kein Satz: { $slots }
app-sign-snap = { $faces } draufgeworfen
app-sign-no-snap = passt nicht: { $slots }
app-sign-penalty =
    { $count ->
        [one] +{ $count } Karte
       *[other] +{ $count } Karten
    }
app-sign-called = Cabo!
app-sign-built = Karten abgelegt: { $built }
app-sign-built-stack = Karten abgelegt: { $built }, vom Stapel: { $own }
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

app-reveal-line = zu schlagen: { $sum }
app-verdict-lowest-claim = { $sum } – am wenigsten!
# The lowest sum, and the points that are written down for it.
app-verdict-lowest =
    { $points ->
        [one] { $sum } → { $points } Punkt
       *[other] { $sum } → { $points } Punkte
    }
app-verdict-points = { $points }
app-verdict-penalty = { $sum } + { $penalty } = { $points }
app-verdict-kamikaze-claim = Kamikaze!
app-verdict-kamikaze = Kamikaze: 0
app-verdict-left = noch { $rest }
app-moment-kamikaze =
    { $who-is ->
        [you] Kamikaze! Du bekommst 0, alle anderen 50.
       *[other] Kamikaze! { $who } bekommt 0, alle anderen 50.
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

## The story of a match, in one sentence

# After round $round, the winner was $points points behind the leader.
app-story-comeback =
    { $who-is ->
        [you] Nach Runde { $round } lagst du { $points } Punkte zurück – und hast doch gewonnen.
       *[other] Nach Runde { $round } lag { $who } { $points } Punkte zurück – und hat doch gewonnen.
    }
app-story-last-round =
    { $who-is ->
        [you] Bis zur allerletzten Runde lagst du zurück.
       *[other] Bis zur allerletzten Runde lag { $who } zurück.
    }
app-story-close =
    { $points ->
        [one] Ein einziger Punkt hat entschieden.
       *[other] { $points } Punkte haben entschieden.
    }
app-story-always =
    { $who-is ->
        [you] Du lagst nach jeder einzelnen Runde vorn.
       *[other] { $who } lag nach jeder einzelnen Runde vorn.
    }
app-story-kamikaze =
    { $who-is ->
        [you] Kamikaze in Runde { $round }: nichts für dich, 50 Punkte für alle anderen.
       *[other] Kamikaze in Runde { $round }: nichts für { $who }, 50 Punkte für alle anderen.
    }
app-story-hundred =
    { $who-is ->
        [you] Du hattest in Runde { $round } genau 100, fielst auf 50 zurück – und hast gewonnen.
       *[other] { $who } hatte in Runde { $round } genau 100, fiel auf 50 zurück – und hat gewonnen.
    }
# A call that was beaten: the sum of the cards, and the points with the penalty.
app-story-call-dear =
    { $who-is ->
        [you] In Runde { $round } hast du mit { $sum } Cabo angesagt und wurdest unterboten: { $points } Punkte.
       *[other] In Runde { $round } hat { $who } mit { $sum } Cabo angesagt und wurde unterboten: { $points } Punkte.
    }
# A call that nobody could beat.
app-story-call =
    { $who-is ->
        [you] In Runde { $round } hast du mit { $sum } Cabo angesagt, und niemand hatte weniger.
       *[other] In Runde { $round } hat { $who } mit { $sum } Cabo angesagt, und niemand hatte weniger.
    }
app-story-theft =
    { $who-is ->
        [you] In der letzten Runde hast du bei { $whom } { $taken-a } geholt und { $left-a } dagelassen.
       *[other]
            { $whom-is ->
                [you] In der letzten Runde hat { $who } bei dir { $taken-a } geholt und { $left-a } dagelassen.
               *[other] In der letzten Runde hat { $who } bei { $whom } { $taken-a } geholt und { $left-a } dagelassen.
            }
    }

## A kind word

app-kind-close =
    { $points ->
        [0] Gleich viele Punkte – knapper geht es nicht.
        [one] Ein einziger Punkt. Viel knapper geht es nicht.
       *[other] Nur { $points } Punkte Abstand. Viel knapper geht es nicht.
    }
app-kind-won =
    { $won ->
        [one] Eine der { $rounds } Runden ging an dich.
       *[other] { $won } der { $rounds } Runden gingen an dich.
    }
app-kind-second = Platz zwei von { $players }: gut gespielt.
app-kind-next = Gutes Spiel. Neue Karten, neues Glück.
app-outcome-best =
    { $points ->
        [one] Deine beste Runde: Nummer { $round } mit { $points } Punkt.
       *[other] Deine beste Runde: Nummer { $round } mit { $points } Punkten.
    }
