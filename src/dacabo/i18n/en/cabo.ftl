### Cabo: its rules, each with a name and a sentence (`.about`); what happens in a game, and what is asked of whom.

## Rule sets

cabo-name = Cabo
cabo-rules-original = Original
    .about = Remember your cards, get rid of the high ones, and call Cabo before anybody else does.
cabo-rules-gretel-malte = Gretel & Malte
    .about = The original, except that a failed set costs you an extra card.
cabo-rules-dutch = Dutch
    .about = Ordinary playing cards with jokers, quick fingers for snapping, and Cabo only below 5. Also known as Cambio, Pablo or Cactus.
cabo-rules-tournament = Tournament
    .about = The original in 45 minutes: no reshuffle, and exactly 100 drops to 50 only once.

## Cards and the deal

cabo-option-deck = Deck
    .about = Which cards you play with.
cabo-option-deck-cabo = Cabo cards
    .about = 52 cards from 0 to 13.
cabo-option-deck-french = Playing cards
    .about = 52 playing cards, with jokers if you like.
cabo-option-jokers = Jokers
    .about = How many jokers are shuffled in.
cabo-option-cards = Cards each
    .about = How many cards lie in front of everyone.
cabo-option-looks = Cards seen at the start
    .about = How many of your own cards you look at before the first turn.
cabo-option-first-look = Cards for the first look
    .about = Which of your own cards you look at before the first turn.
cabo-option-first-look-choice = Free choice
    .about = Any of your own cards.
cabo-option-first-look-nearest = Nearest cards
    .about = The cards that lie nearest to you.
cabo-option-starter = Starting player
    .about = The player who has the first turn of a round.
cabo-option-starter-winner = The winner
    .about = Random in the first round, then the winner of the previous round.
cabo-option-starter-youngest = The youngest
    .about = The youngest goes first in every round; if nobody says who that is, it’s random.

## Playing

cabo-option-sets = Sets
    .about = One new card may replace two, three or four matching ones.
cabo-option-one-by-one = Sets one by one
    .about = The cards of a set are turned up one after the other, until one doesn’t match.
cabo-option-false-set = Failed set
    .about = Whether you discard or keep the new card if the cards don’t match.
cabo-option-false-set-discard = Discard it
    .about = The new card goes on the discard pile.
cabo-option-false-set-keep = Keep it
    .about = The new card joins your others.
cabo-option-free-swap = Free swap
    .about = You may also swap cards between two other players.
cabo-option-snap = Snapping
    .about = After a discard, the quickest player may lay a matching card on it.
cabo-option-forbidden-look = Sneaking a look
    .about = You may look at a card against the rules, at the price of two penalty cards.
cabo-option-caller-locked = Locked cards
    .about = The caller’s cards can no longer be swapped.
cabo-option-call-below = Cabo only below
    .about = Calling Cabo with this sum or more is a mistake, and costs points.

## The draw pile

cabo-option-empty-pile = Empty draw pile
    .about = How play continues when the draw pile runs out.
cabo-option-empty-pile-reshuffle = Reshuffle
    .about = The discards become the new draw pile.
cabo-option-empty-pile-end-round = End the round
    .about = The player who drew the last card finishes their turn, then all the cards are turned up.
cabo-option-pile-out-after-call = Draw pile empty after Cabo
    .about = How the round ends if the draw pile runs out after Cabo has been called.
cabo-option-pile-out-after-call-end-cabo = Score as usual
    .about = The round ends and is scored as usual.
cabo-option-pile-out-after-call-end-pile = Ignore the call
    .about = The round ends and is scored as if nobody had called.
cabo-option-pile-out-after-call-play-on = Play on
    .about = Everyone still has their last turn; the discards are reshuffled if necessary.

## Points

cabo-option-scoring = Scoring
    .about = How a round is scored.
cabo-option-scoring-cabo = Cabo
    .about = The lowest sum scores 0; calling Cabo without it costs 5 points.
cabo-option-scoring-dutch = Dutch
    .about = Everyone scores their sum; a wrong call costs 20 points, a tie 10.
cabo-option-hundred = Exactly 100
    .about = Whether a total of exactly 100 drops to 50.
cabo-option-hundred-always = Always
    .about = Every time somebody gets there.
cabo-option-hundred-once = Once
    .about = Only in the first round in which somebody gets there.
cabo-option-hundred-never = Never
    .about = 100 stays 100.

## The end

cabo-option-limit = Point limit
    .about = The match ends when somebody’s total reaches this number.
cabo-option-rounds = Rounds
    .about = The match ends after this many rounds.
cabo-option-minutes = Minutes
    .about = After this time no new round begins.
cabo-option-turn-limit = Turn limit
    .about = A round in which nobody calls ends after this many turns.

## A round begins

cabo-round-began = Round { $round } begins.
cabo-starter-lot =
    { $who-is ->
        [you] Lots were drawn: you go first.
       *[other] Lots were drawn: { $who } goes first.
    }
cabo-starter-won =
    { $who-is ->
        [you] You won the last round, so you go first.
       *[other] { $who } won the last round and goes first.
    }
cabo-starter-youngest =
    { $who-is ->
        [you] You’re the youngest, so you go first.
       *[other] { $who } is the youngest and goes first.
    }
cabo-starter-again =
    { $who-is ->
        [you] You go first again.
       *[other] { $who } goes first again.
    }
cabo-dealt =
    { $cards ->
        [one] Round { $round }: one card each. The discard pile shows { $card-a }.
       *[other] Round { $round }: { $cards } cards each. The discard pile shows { $card-a }.
    }
    .told =
        { $cards ->
            [one] One card each. The discard pile shows { $card-a }.
           *[other] { $cards } cards each. The discard pile shows { $card-a }.
        }

## Looking

cabo-looked-first =
    { $who-is ->
        [you] You look at { $where }.
       *[other] { $who } looks at { $where }.
    }
cabo-looked-peek =
    { $who-is ->
        [you] You peek at { $where }.
       *[other] { $who } peeks at { $where }.
    }
cabo-looked-spy =
    { $who-is ->
        [you] You spy on { $where }.
       *[other] { $who } spies on { $where }.
    }
cabo-looked-king =
    { $who-is ->
        [you] You use the king to look at { $where }.
       *[other] { $who } uses the king to look at { $where }.
    }
cabo-looked-sneak =
    { $who-is ->
        [you] Tut, tut: you sneak a look at { $where }.
       *[other] Tut, tut: { $who } sneaks a look at { $where }.
    }
# Said only to whoever looks.
cabo-saw = You see that { $where } is { $card-a }.
    .told = It’s { $card-a }.
cabo-look-over =
    { $who-is ->
        [you] You put the card back.
       *[other] { $who } puts the card back.
    }

## A turn

cabo-drew =
    { $who-is ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
# Said only to whoever drew.
cabo-drawn = It’s { $card-a }.
cabo-took =
    { $who-is ->
        [you] You take { $card-the } from the discard pile.
       *[other] { $who } takes { $card-the } from the discard pile.
    }
cabo-used =
    { $who-is ->
        [you] You play { $card-the } and use its action.
       *[other] { $who } plays { $card-a } and uses its action.
    }
cabo-discarded =
    { $who-is ->
        [you] You discard { $card-the }.
       *[other] { $who } discards { $card-a }.
    }
# One slot and one card.
cabo-replaced =
    { $who-is ->
        [you] You replace card { $slots } with the new card and discard { $cards-a }.
       *[other] { $who } replaces card { $slots } with the new card and discards { $cards-a }.
    }
# Two to four slots and cards.
cabo-set =
    { $who-is ->
        [you] A set! You get rid of { $cards-a } (cards { $slots }) and keep the new card.
       *[other] A set! { $who } gets rid of { $cards-a } (cards { $slots }) and keeps the new card.
    }
# Two to four slots; the cards may be fewer: those turned up until one did not match.
cabo-false-set =
    { $who-is ->
        [you] You claim that cards { $slots } are a set, but turn up { $cards-a }. You lose your turn.
       *[other] { $who } claims that cards { $slots } are a set, but turns up { $cards-a } – and loses their turn.
    }
cabo-false-set-kept =
    { $who-is ->
        [you] You claim that cards { $slots } are a set, but turn up { $cards-a }. Now you have one more card.
       *[other] { $who } claims that cards { $slots } are a set, but turns up { $cards-a } – and now has one more card.
    }
cabo-turned-up = The discard pile was empty. Now it shows { $card-a }.
cabo-swapped =
    { $who-is ->
        [you] You swap { $one } with { $other }.
       *[other] { $who } swaps { $one } with { $other }.
    }
cabo-called =
    { $who-is ->
        [you] You call Cabo! Everyone else has one more turn.
       *[other] { $who } calls Cabo! Everyone else has one more turn.
    }
cabo-passed =
    { $who-is ->
        [you] You pass.
       *[other] { $who } passes.
    }

## The draw pile

cabo-ran-out =
    { $who-is ->
        [you] Just when you need a card, the draw pile is empty.
       *[other] Just when { $who } needs a card, the draw pile is empty.
    }
cabo-reshuffled =
    { $count ->
        [one] The discards are shuffled: a new draw pile of one card.
       *[other] The discards are shuffled: a new draw pile of { $count } cards.
    }

## Snapping

cabo-window-opened =
    { $players-are ->
        [you] You may snap now.
        [you-and] { $players-all } may snap now.
       *[other] { $players } may snap now.
    }
cabo-snapped =
    { $who-is ->
        [you] Snap! You get rid of { $card-a } (card { $slots }).
       *[other] Snap! { $who } gets rid of { $card-a } (card { $slots }).
    }
cabo-snapped-wrong =
    { $who-is ->
        [you] No match! You take back { $card-a } (card { $slots }).
       *[other] No match! { $who } takes back { $card-a } (card { $slots }).
    }
cabo-penalty =
    { $who-is ->
        [you]
            { $count ->
                [one] You take a penalty card, unseen.
               *[other] You take { $count } penalty cards, unseen.
            }
       *[other]
            { $count ->
                [one] { $who } takes a penalty card, unseen.
               *[other] { $who } takes { $count } penalty cards, unseen.
            }
    }

## A round ends

cabo-round-cabo = Round { $round } is over. Cards on the table!
cabo-round-pile = The draw pile is empty, so round { $round } is over. Cards on the table!
cabo-round-turns = Turn limit reached, and nobody called Cabo: round { $round } is over. Cards on the table!
cabo-round-won =
    { $players-are ->
        [you] You win the round.
        [you-and] { $players-all } share the win.
        [one] { $players } wins the round.
       *[many] { $players } share the win.
    }

## Everyone’s points, and the reason for them

# The beginning of each of these lines.
cabo-hand =
    { $who-is ->
        [you] You: { $cards }
       *[other] { $who }: { $cards }
    }
# The end of each of these lines.
cabo-points =
    { $points ->
        [one] { $points } point, { $total } in total
       *[other] { $points } points, { $total } in total
    }
cabo-score-sum = { cabo-hand } – { cabo-points }.
cabo-score-lowest = { cabo-hand } – lowest with { $sum }: { cabo-points }.
cabo-score-caller-wins-tie = { cabo-hand } – tied for lowest with { $sum }, and the caller wins the tie: { cabo-points }.
cabo-score-tied-with-caller = { cabo-hand } – tied for lowest, but the caller wins the tie: { cabo-points }.
cabo-score-caller-not-lowest = { cabo-hand } – called Cabo without the lowest sum, { $sum } + { $penalty }: { cabo-points }.
cabo-score-called-too-high = { cabo-hand } – called Cabo with too high a sum, { $sum } + { $penalty }: { cabo-points }.
cabo-score-caller-tied = { cabo-hand } – called Cabo, but tied for lowest, { $sum } + { $penalty }: { cabo-points }.
cabo-score-pile-ran-out = { cabo-hand } – the lowest sum, but the draw pile ran out, { $sum } + { $penalty }: { cabo-points }.
cabo-score-kamikaze = { cabo-hand } – kamikaze! { cabo-points }.
cabo-score-kamikaze-victim = { cabo-hand } – but there’s no arguing with a kamikaze: { cabo-points }.
cabo-hundred =
    { $who-is ->
        [you] Exactly 100! You drop to 50.
       *[other] Exactly 100! { $who } drops to 50.
    }

## A match ends

cabo-time-up = Time is up. No new round begins.
cabo-match-won =
    { $players-are ->
        [you]
            { $points ->
                [one] You win the match with { $points } point. Congratulations!
               *[other] You win the match with { $points } points. Congratulations!
            }
        [you-and]
            { $points ->
                [one] { $players-all } tie for first with { $points } point each. Congratulations!
               *[other] { $players-all } tie for first with { $points } points each. Congratulations!
            }
        [one]
            { $points ->
                [one] { $players } wins the match with { $points } point.
               *[other] { $players } wins the match with { $points } points.
            }
       *[many]
            { $points ->
                [one] { $players } tie for first with { $points } point each.
               *[other] { $players } tie for first with { $points } points each.
            }
    }

## What somebody, or the table, is asked for

cabo-do-lot = Draw lots to see who goes first.
cabo-do-youngest = Say who is the youngest.
cabo-do-deal = Shuffle and deal.
cabo-do-reshuffle = Shuffle the discards into a new draw pile.
cabo-do-first-look = Look at one of your cards.
cabo-do-looking = Remember it well.
cabo-do-turn = Your turn. What will you do?
cabo-do-card = What will you do with the card?
cabo-do-snap = Got a matching card? Snap it – or pass.
cabo-do-sneak = Sneak a look? It will cost you.
cabo-do-close = End snapping.
cabo-do-next-round = On to the next round.
cabo-do-time = Call time.
