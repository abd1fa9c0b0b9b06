### What a table shows beside its cards: signs of what others did, a call, and the end of a round.

## Since your last turn: short signs beside the name of who did it

app-since-title = Sinds je laatste beurt
# Your card 4, in a sign.
app-sign-you = Jij
app-sign-yours = jij { $slot }
app-sign-swap = { $one } ↔ { $other }
app-sign-look = { $place }
app-sign-threw = { $faces } afgelegd
# A new card lies in these slots; the old ones were discarded.
app-sign-new = { $slots } nieuw, { $faces } afgelegd
# $card was taken from the discard pile and lies in $slots.
app-sign-took = { $card } op plek { $slots }, { $faces } afgelegd
app-sign-set = set { $slots }, { $faces } afgelegd
app-sign-no-set = geen set: { $slots }
app-sign-snap = { $faces } kwijtgespeeld
app-sign-no-snap = past niet: { $slots }
app-sign-penalty = +{ $count }
app-sign-called = Cabo!
app-sign-built = { $built } gelegd
app-sign-built-stack = { $built } gelegd, { $own } van de stapel
app-sign-put = { $card } op de hulpstapel

## Stamps, for a moment

app-stamp-pair = Paar!
app-stamp-three = Drie!
app-stamp-four = Alle vier!
app-stamp-no-set = Geen set
app-stamp-snap = Raak!
app-stamp-no-snap = Past niet
app-snap-question = Heb jij er ook een?

## The last lap

app-lap-left =
    { $left ->
        [0] Kaarten op tafel!
        [one] Laatste beurt
       *[other] Nog { $left } beurten
    }

## The end of a round

app-verdict-lowest = laagste: { $points }
app-verdict-points = +{ $points }
app-verdict-penalty = { $sum } + { $penalty } = { $points }
app-verdict-kamikaze = Kamikaze: 0
app-verdict-left = nog { $rest }
app-moment-kamikaze =
    { $who-is ->
        [you] Kamikaze! Jij krijgt niets, alle anderen 50.
       *[other] Kamikaze! { $who } krijgt niets, alle anderen 50.
    }
app-moment-zero =
    { $who-is ->
        [you] Precies nul! Jij wint de ronde.
       *[other] Precies nul! { $who } wint de ronde.
    }
app-reveal = Kaarten op tafel!
app-reveal-skip = Overslaan
app-round-points = Alle punten
app-round-result = Naar de uitslag
app-curve = Totaal na elke ronde
app-curve-limit = grens { $limit }

## A kind word

app-outcome-behind =
    { $points ->
        [0] Evenveel punten, en toch …
        [one] Maar één punt achter. Volgende keer!
       *[other] { $points } punten achter. Volgende keer!
    }
app-outcome-best =
    { $points ->
        [one] Je beste ronde: nummer { $round }, met { $points } punt.
       *[other] Je beste ronde: nummer { $round }, met { $points } punten.
    }
