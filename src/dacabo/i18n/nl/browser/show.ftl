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
app-sign-new = kaart { $slots } is nieuw, { $faces } afgelegd
# $card was taken from the discard pile and lies in $slots.
app-sign-took = { $card } op plek { $slots }, { $faces } afgelegd
app-sign-set = set { $slots }, { $faces } afgelegd
app-sign-no-set = geen set: { $slots }
app-sign-snap = { $faces } kwijtgespeeld
app-sign-no-snap = past niet: { $slots }
app-sign-penalty =
    { $count ->
        [one] +{ $count } kaart
       *[other] +{ $count } kaarten
    }
app-sign-called = Cabo!
app-sign-built = kaarten gelegd: { $built }
app-sign-built-stack = kaarten gelegd: { $built }, van de stapel: { $own }
app-sign-put = { $card } op de hulpstapel

## Stamps, for a moment

app-stamp-pair = Paar!
app-stamp-three = Drie gelijke!
app-stamp-four = Vier gelijke!
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

app-reveal-line = te verslaan: { $sum }
app-verdict-lowest-claim = { $sum } – het laagst!
# The lowest sum, and the points that are written down for it.
app-verdict-lowest =
    { $points ->
        [one] { $sum } → { $points } punt
       *[other] { $sum } → { $points } punten
    }
app-verdict-points = { $points }
app-verdict-penalty = { $sum } + { $penalty } = { $points }
app-verdict-kamikaze-claim = Kamikaze!
app-verdict-kamikaze = Kamikaze: 0
app-verdict-left = nog { $rest }
app-moment-kamikaze =
    { $who-is ->
        [you] Kamikaze! Jij krijgt 0, alle anderen 50.
       *[other] Kamikaze! { $who } krijgt 0, alle anderen 50.
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

## The story of a match, in one sentence

# After round $round, the winner was $points points behind the leader.
app-story-comeback =
    { $who-is ->
        [you] Na ronde { $round } stond je { $points } punten achter – en toch gewonnen!
       *[other] Na ronde { $round } stond { $who } { $points } punten achter – en toch gewonnen!
    }
app-story-last-round =
    { $who-is ->
        [you] Tot de allerlaatste ronde stond je achter.
       *[other] Tot de allerlaatste ronde stond { $who } achter.
    }
app-story-close =
    { $points ->
        [one] Eén punt gaf de doorslag.
       *[other] { $points } punten gaven de doorslag.
    }
app-story-always =
    { $who-is ->
        [you] Je stond na elke ronde voor.
       *[other] { $who } stond na elke ronde voor.
    }
app-story-kamikaze =
    { $who-is ->
        [you] Kamikaze in ronde { $round }: niets voor jou, 50 punten voor alle anderen.
       *[other] Kamikaze in ronde { $round }: niets voor { $who }, 50 punten voor alle anderen.
    }
app-story-hundred =
    { $who-is ->
        [you] Je kwam in ronde { $round } op precies 100, viel terug naar 50 – en won.
       *[other] { $who } kwam in ronde { $round } op precies 100, viel terug naar 50 – en won.
    }
# A call that was beaten: the sum of the cards, and the points with the penalty.
app-story-call-dear =
    { $who-is ->
        [you] In ronde { $round } riep je Cabo met { $sum }, maar iemand had minder: { $points } punten.
       *[other] In ronde { $round } riep { $who } Cabo met { $sum }, maar iemand had minder: { $points } punten.
    }
# A call that nobody could beat.
app-story-call =
    { $who-is ->
        [you] In ronde { $round } riep je Cabo met { $sum }, en niemand had minder.
       *[other] In ronde { $round } riep { $who } Cabo met { $sum }, en niemand had minder.
    }
app-story-theft =
    { $who-is ->
        [you] In de laatste ronde nam je { $taken-a } van { $whom } en liet je { $left-a } achter.
       *[other]
            { $whom-is ->
                [you] In de laatste ronde nam { $who } { $taken-a } van jou en liet { $left-a } achter.
               *[other] In de laatste ronde nam { $who } { $taken-a } van { $whom } en liet { $left-a } achter.
            }
    }

## A kind word

app-kind-close =
    { $points ->
        [0] Evenveel punten – spannender kan niet.
        [one] Het scheelde één punt. Veel spannender kan het niet.
       *[other] Het scheelde { $points } punten. Veel spannender kan het niet.
    }
app-kind-won =
    { $won ->
        [one] Eén van de { $rounds } rondes was voor jou.
       *[other] { $won } van de { $rounds } rondes waren voor jou.
    }
app-kind-second = Tweede van de { $players }: goed gespeeld.
app-kind-next = Goed gespeeld. Nieuwe kaarten, nieuwe kansen.
app-outcome-best =
    { $points ->
        [one] Je beste ronde: nummer { $round }, met { $points } punt.
       *[other] Je beste ronde: nummer { $round }, met { $points } punten.
    }
