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
app-sign-new = la carte { $slots } est nouvelle, { $faces } à la défausse
# $card was taken from the discard pile and lies in $slots.
app-sign-took = prend { $card } (carte { $slots }), { $faces } à la défausse
app-sign-set = cartes { $slots } identiques, { $faces } à la défausse
app-sign-no-set = fausse annonce : cartes { $slots }
app-sign-snap = { $faces } à la volée
app-sign-no-snap = volée ratée : carte { $slots }
app-sign-penalty =
    { $count ->
        [one] +{ $count } carte
       *[other] +{ $count } cartes
    }
app-sign-called = Cabo !
app-sign-built = cartes posées : { $built }
app-sign-built-stack = cartes posées : { $built }, dont { $own } de sa pile
app-sign-put = { $card } en défausse

## Stamps, for a moment

app-stamp-pair = Paire !
app-stamp-three = Brelan !
app-stamp-four = Carré !
app-stamp-no-set = Raté
app-stamp-snap = À la volée !
app-stamp-no-snap = Raté
app-snap-question = Tu as la même ?

## The last lap

app-lap-left =
    { $left ->
        [0] Cartes sur table !
        [1] Dernier joueur
       *[other] Encore { $left } joueurs
    }

## The end of a round

app-reveal-line = à battre : { $sum }
app-verdict-lowest-claim = { $sum } – le plus bas !
# The lowest sum, and the points that are written down for it.
app-verdict-lowest =
    { $points ->
        [one] { $sum } → { $points } point
       *[other] { $sum } → { $points } points
    }
app-verdict-points = { $points }
app-verdict-penalty = { $sum } + { $penalty } = { $points }
app-verdict-kamikaze-claim = Kamikaze !
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

## The story of a match, in one sentence

# After round $round, the winner was $points points behind the leader.
app-story-comeback =
    { $who-is ->
        [you] Tu avais { $points } points de retard après la manche { $round } – et tu as gagné quand même.
       *[other] { $who } avait { $points } points de retard après la manche { $round } – et a gagné quand même.
    }
app-story-last-round =
    { $who-is ->
        [you] Avant la dernière manche, tu avais encore du retard.
       *[other] Avant la dernière manche, { $who } avait encore du retard.
    }
app-story-close =
    { $points ->
        [one] Un seul point a fait la différence.
       *[other] { $points } points ont fait la différence.
    }
app-story-always =
    { $who-is ->
        [you] Tu as mené de la première à la dernière manche.
       *[other] { $who } a mené de la première à la dernière manche.
    }
app-story-kamikaze =
    { $who-is ->
        [you] Kamikaze à la manche { $round } : rien pour toi, 50 points pour tous les autres.
       *[other] Kamikaze à la manche { $round } : rien pour { $who }, 50 points pour tous les autres.
    }
app-story-hundred =
    { $who-is ->
        [you] 100 tout rond à la manche { $round }, retour à 50 – et tu as gagné.
       *[other] 100 tout rond pour { $who } à la manche { $round }, retour à 50 – et la victoire au bout.
    }
# A call that was beaten: the sum of the cards, and the points with the penalty.
app-story-call-dear =
    { $who-is ->
        [you] À la manche { $round }, tu as annoncé Cabo avec { $sum }, et quelqu’un avait moins : { $points } points.
       *[other] À la manche { $round }, { $who } a annoncé Cabo avec { $sum }, et quelqu’un avait moins : { $points } points.
    }
# A call that nobody could beat.
app-story-call =
    { $who-is ->
        [you] À la manche { $round }, tu as annoncé Cabo avec { $sum }, et personne n’avait moins.
       *[other] À la manche { $round }, { $who } a annoncé Cabo avec { $sum }, et personne n’avait moins.
    }
app-story-theft =
    { $who-is ->
        [you] À la dernière manche, tu as pris { $taken-a } à { $whom } en laissant { $left-a } à la place.
       *[other]
            { $whom-is ->
                [you] À la dernière manche, { $who } t’a pris { $taken-a } en laissant { $left-a } à la place.
               *[other] À la dernière manche, { $who } a pris { $taken-a } à { $whom } en laissant { $left-a } à la place.
            }
    }

## A kind word

app-kind-close =
    { $points ->
        [0] À égalité de points : on ne peut pas faire plus serré.
        [one] Un seul point d’écart. Difficile de faire plus serré.
       *[other] { $points } points d’écart. Difficile de faire plus serré.
    }
app-kind-won =
    { $won ->
        [one] Une des { $rounds } manches était pour toi.
       *[other] { $won } des { $rounds } manches étaient pour toi.
    }
app-kind-second = Deuxième sur { $players } : bien joué.
app-kind-next = Belle partie. Nouvelles cartes, nouvelle chance.
app-outcome-best =
    { $points ->
        [one] Ta meilleure manche : la { $round }, avec { $points } point.
       *[other] Ta meilleure manche : la { $round }, avec { $points } points.
    }
