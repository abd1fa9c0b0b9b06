### What a table shows beside its cards: signs of what others did, a call, and the end of a round.

## Since your last turn: short signs beside the name of who did it

app-since-title = Depuis ton dernier tour
# Your card 4, in a sign.
app-sign-you = Toi
app-sign-yours = toi { $slot }
app-sign-swap = { $one } ↔ { $other }
app-sign-look = { $place }
app-sign-threw = { $faces } à la défausse
# A new card lies in these slots; the old ones were discarded.
app-sign-new = nouvelle en { $slots }, { $faces } à la défausse
# $card was taken from the discard pile and lies in $slots.
app-sign-took = prend { $card } en { $slots }, { $faces } à la défausse
app-sign-set = identiques en { $slots }, { $faces } à la défausse
app-sign-no-set = fausse annonce en { $slots }
app-sign-snap = { $faces } à la volée
app-sign-no-snap = volée ratée en { $slots }
app-sign-penalty = +{ $count }
app-sign-called = Cabo !
app-sign-built = { $built } sur les piles
app-sign-built-stack = { $built } sur les piles, dont { $own } de sa pile
app-sign-put = { $card } en défausse

## Stamps, for a moment

app-stamp-pair = Paire !
app-stamp-three = Brelan !
app-stamp-four = Carré !
app-stamp-no-set = Raté
app-stamp-snap = À la volée !
app-stamp-no-snap = Raté
app-snap-question = Tu as la même ?

## The last lap

app-lap-left =
    { $left ->
        [0] Cartes sur table !
        [1] Dernier joueur
       *[other] Encore { $left } joueurs
    }

## The end of a round

app-verdict-lowest = le plus bas : { $points }
app-verdict-points = +{ $points }
app-verdict-penalty = { $sum } + { $penalty } = { $points }
app-verdict-kamikaze = Kamikaze : 0
app-verdict-left = reste { $rest }
app-moment-kamikaze =
    { $who-is ->
        [you] Kamikaze ! Rien pour toi, 50 pour tous les autres.
       *[other] Kamikaze ! Rien pour { $who }, 50 pour tous les autres.
    }
app-moment-zero =
    { $who-is ->
        [you] Zéro pile ! Tu gagnes la manche.
       *[other] Zéro pile ! { $who } gagne la manche.
    }
app-reveal = Cartes sur table !
app-reveal-skip = Passer
app-round-points = Tous les points
app-round-result = Voir le résultat
app-curve = Totaux après chaque manche
app-curve-limit = limite { $limit }

## A kind word

app-outcome-behind =
    { $points ->
        [0] À égalité de points, et pourtant…
        [one] À un point près. Ce sera pour la prochaine fois !
       *[other] { $points } points d’écart. Ce sera pour la prochaine fois !
    }
app-outcome-best =
    { $points ->
        [one] Ta meilleure manche : la { $round }, avec { $points } point.
       *[other] Ta meilleure manche : la { $round }, avec { $points } points.
    }
