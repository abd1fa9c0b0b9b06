### What a table shows beside its cards: signs of what others did, a call, and the end of a round.

## Since your last turn: short signs beside the name of who did it

app-since-title = Since your last turn
# Your card 4, in a sign.
app-sign-you = You
app-sign-yours = you { $slot }
app-sign-swap = { $one } ↔ { $other }
app-sign-look = { $place }
app-sign-threw = discarded { $faces }
# A new card lies in these slots; the old ones were discarded.
app-sign-new = card { $slots } new, discarded { $faces }
# $card was taken from the discard pile and lies in $slots.
app-sign-took = took { $card } as card { $slots }, discarded { $faces }
app-sign-set = set: cards { $slots }, discarded { $faces }
app-sign-no-set = no set: cards { $slots }
app-sign-snap = snapped { $faces }
app-sign-no-snap = wrong snap: card { $slots }
app-sign-penalty = +{ $count }
app-sign-called = Cabo!
app-sign-built = played { $built }
app-sign-built-stack = played { $built }, { $own } from the stack
app-sign-put = put down { $card }

## Stamps, for a moment

app-stamp-pair = Pair!
app-stamp-three = Three!
app-stamp-four = All four!
app-stamp-no-set = No set
app-stamp-snap = Snap!
app-stamp-no-snap = No match
app-snap-question = Got one, too?

## The last lap

app-lap-left =
    { $left ->
        [0] Cards on the table!
        [one] Last turn
       *[other] { $left } turns left
    }

## The end of a round

app-verdict-lowest = lowest: { $points }
app-verdict-points = +{ $points }
app-verdict-penalty = { $sum } + { $penalty } = { $points }
app-verdict-kamikaze = Kamikaze: 0
app-verdict-left = { $rest } left
app-moment-kamikaze =
    { $who-is ->
        [you] Kamikaze! You score 0, everyone else 50.
       *[other] Kamikaze! { $who } scores 0, everyone else 50.
    }
app-moment-zero =
    { $who-is ->
        [you] A perfect zero! You win the round.
       *[other] A perfect zero! { $who } wins the round.
    }
app-reveal = Cards on the table!
app-reveal-skip = Skip
app-round-points = All points
app-round-result = See the result
app-curve = Totals after each round
app-curve-limit = limit { $limit }

## A kind word

app-outcome-behind =
    { $points ->
        [0] Level on points, and yet…
        [one] Only one point behind. Next time!
       *[other] { $points } points behind. Next time!
    }
app-outcome-best =
    { $points ->
        [one] Your best round: number { $round }, with { $points } point.
       *[other] Your best round: number { $round }, with { $points } points.
    }
