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
app-sign-new = card { $slots } is new, discarded { $faces }
# $card was taken from the discard pile and lies in $slots.
app-sign-took = took { $card } as card { $slots }, discarded { $faces }
app-sign-set = set: cards { $slots }, discarded { $faces }
app-sign-no-set = no set: cards { $slots }
app-sign-snap = snapped { $faces }
app-sign-no-snap = wrong snap: card { $slots }
app-sign-penalty =
    { $count ->
        [one] +{ $count } card
       *[other] +{ $count } cards
    }
app-sign-called = Cabo!
app-sign-built = cards played: { $built }
app-sign-built-stack = cards played: { $built }, from stack: { $own }
app-sign-put = put down { $card }

## Stamps, for a moment

app-stamp-pair = Pair!
app-stamp-three = Three of a kind!
app-stamp-four = Four of a kind!
app-stamp-no-set = No set
app-stamp-snap = Snap!
app-stamp-no-snap = No match
app-snap-question = Got one too?

## The last lap

app-lap-left =
    { $left ->
        [0] Cards on the table!
        [one] Last turn
       *[other] { $left } turns left
    }

## The end of a round

app-reveal-line = to beat: { $sum }
app-verdict-lowest-claim = { $sum } – lowest!
# The lowest sum, and the points that are written down for it.
app-verdict-lowest =
    { $points ->
        [one] { $sum } → { $points } point
       *[other] { $sum } → { $points } points
    }
app-verdict-points = { $points }
app-verdict-penalty = { $sum } + { $penalty } = { $points }
app-verdict-kamikaze-claim = Kamikaze!
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

## The story of a match, in one sentence

# After round $round, the winner was $points points behind the leader.
app-story-comeback =
    { $who-is ->
        [you] You were { $points } points behind after round { $round } – and still won.
       *[other] { $who } was { $points } points behind after round { $round } – and still won.
    }
app-story-last-round =
    { $who-is ->
        [you] You were still behind going into the last round.
       *[other] { $who } was still behind going into the last round.
    }
app-story-close =
    { $points ->
        [one] One point decided it.
       *[other] { $points } points decided it.
    }
app-story-always =
    { $who-is ->
        [you] You led after every single round.
       *[other] { $who } led after every single round.
    }
app-story-kamikaze =
    { $who-is ->
        [you] A kamikaze in round { $round }: nothing for you, 50 points for everyone else.
       *[other] A kamikaze in round { $round }: nothing for { $who }, 50 points for everyone else.
    }
app-story-hundred =
    { $who-is ->
        [you] You hit exactly 100 in round { $round }, fell back to 50 – and won.
       *[other] { $who } hit exactly 100 in round { $round }, fell back to 50 – and won.
    }
# A call that was beaten: the sum of the cards, and the points with the penalty.
app-story-call-dear =
    { $who-is ->
        [you] You called with { $sum } in round { $round } and were beaten: { $points } points.
       *[other] { $who } called with { $sum } in round { $round } and was beaten: { $points } points.
    }
# A call that nobody could beat.
app-story-call =
    { $who-is ->
        [you] You called with { $sum } in round { $round }, and nobody had less.
       *[other] { $who } called with { $sum } in round { $round }, and nobody had less.
    }
app-story-theft =
    { $who-is ->
        [you] In the last round you took { $taken-a } from { $whom } and left { $left-a } in its place.
       *[other]
            { $whom-is ->
                [you] In the last round { $who } took { $taken-a } from you and left { $left-a } in its place.
               *[other] In the last round { $who } took { $taken-a } from { $whom } and left { $left-a } in its place.
            }
    }

## A kind word

app-kind-close =
    { $points ->
        [0] Level on points – it couldn’t have been closer.
        [one] Just one point in it. It could hardly have been closer.
       *[other] Just { $points } points in it. It could hardly have been closer.
    }
app-kind-won =
    { $won ->
        [one] One of the { $rounds } rounds was yours.
       *[other] { $won } of the { $rounds } rounds were yours.
    }
app-kind-second = Second of { $players }: well played.
app-kind-next = Good game. Fresh cards, fresh luck.
app-outcome-best =
    { $points ->
        [one] Your best round: round { $round }, with { $points } point.
       *[other] Your best round: round { $round }, with { $points } points.
    }
