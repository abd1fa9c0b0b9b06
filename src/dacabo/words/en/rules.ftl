### Rule sets and rule options: each has a name, and `.about` explains it in a sentence.

## Rule sets

cabo-name = Cabo
dacapo-name = Da Capo!
cabo-rules-original = Original
    .about = Remember your cards, get rid of the high ones, and call Cabo before anybody else does.
cabo-rules-gretel-malte = Gretel & Malte
    .about = The original, except that a false set leaves you with one card more.
cabo-rules-dutch = Dutch
    .about = Playing cards with jokers, quick fingers for snapping, and a Cabo only below 5.
cabo-rules-tournament = Tournament
    .about = The original in 45 minutes: no reshuffle, and exactly 100 saves a match only once.

## Values that many options share

value-yes = Yes
value-no = No
value-none = No limit

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
cabo-option-looks = First looks
    .about = How many of your own cards you look at before the first turn.
cabo-option-first-look = Cards for the first look
    .about = Which of your own cards you look at before the first turn.
cabo-option-first-look-choice = Free choice
    .about = Any of your own cards.
cabo-option-first-look-nearest = Nearest cards
    .about = The cards that lie nearest to you.
cabo-option-starter = Who begins
    .about = Who has the first turn of a round.
cabo-option-starter-winner = The winner
    .about = By lot at first, then whoever won the round before.
cabo-option-starter-youngest = The youngest
    .about = The youngest begins every round; if nobody says who that is, the lot decides.

## Playing

cabo-option-sets = Sets
    .about = One new card may replace two, three or four equal ones.
cabo-option-one-by-one = Sets one by one
    .about = The cards of a set are turned up one after the other, until one does not match.
cabo-option-false-set = False set
    .about = What becomes of the new card if a set turns out to be none.
cabo-option-false-set-discard = Discard it
    .about = The new card goes on the discard pile.
cabo-option-false-set-keep = Keep it
    .about = The new card joins your others.
cabo-option-free-swap = Free swap
    .about = A swap may also exchange cards of two other players.
cabo-option-snap = Snapping
    .about = After a discard, whoever is quickest may lay an equal card on it.
cabo-option-forbidden-look = Sneaking a look
    .about = You may look at a card without leave, if you take two penalty cards for it.
cabo-option-caller-locked = Locked cards
    .about = Nobody swaps with whoever called Cabo.
cabo-option-call-below = Cabo only below
    .about = Calling Cabo with this sum or more is a mistake, and costs points.

## The draw pile

cabo-option-empty-pile = Empty draw pile
    .about = What happens when the draw pile runs out.
cabo-option-empty-pile-reshuffle = Reshuffle
    .about = The discards become the new draw pile.
cabo-option-empty-pile-end-round = End the round
    .about = Whoever drew the last card finishes the turn, then the cards are turned up.
cabo-option-pile-out-after-call = Empty draw pile after a Cabo
    .about = What happens when the draw pile runs out after a Cabo and would otherwise end the round.
cabo-option-pile-out-after-call-end-cabo = Score as a Cabo
    .about = The round ends and is scored as after any Cabo.
cabo-option-pile-out-after-call-end-pile = Score as an empty pile
    .about = The round ends and is scored as if nobody had called.
cabo-option-pile-out-after-call-play-on = Play on
    .about = Everyone still has their last turn; the discards are reshuffled if need be.

## Points

cabo-option-scoring = Scoring
    .about = How a round is turned into points.
cabo-option-scoring-cabo = Cabo
    .about = The lowest sum scores 0; a Cabo without it costs 5 points.
cabo-option-scoring-dutch = Dutch
    .about = Everyone scores their sum; a wrong Cabo costs 20 points, a shared one 10.
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
    .about = The match ends when somebody’s total gets this far.
cabo-option-rounds = Rounds
    .about = The match ends after this many rounds.
cabo-option-minutes = Minutes
    .about = After this time no new round begins.
cabo-option-turn-limit = Turn limit
    .about = A round in which nobody calls ends after this many turns.

## Da Capo!: rule sets

dacapo-rules-single = One round
    .about = Build from 1 to 10 in the middle, and be the first to get rid of your stack.
dacapo-rules-match = To 50 points
    .about = Round after round: whoever wins scores a point for every card left in the other stacks.

## Da Capo!: options

dacapo-option-stack = Cards in a stack
    .about = How many cards everyone has to get rid of.
dacapo-option-hand = Cards in hand
    .about = How many cards you fill your hand up to.
dacapo-option-building-piles = Building piles
    .about = How many piles can grow in the middle at the same time.
dacapo-option-help-piles = Help piles
    .about = How many help piles everyone can have.
dacapo-option-highest = Highest number
    .about = The number that completes a building pile.
dacapo-option-copies = Cards of each number
    .about = How many times each number is in the deck.
dacapo-option-jokers = Jokers
    .about = How many jokers are shuffled in.
dacapo-option-target = Point limit
    .about = The match ends when somebody’s total gets this far; without a limit it is over after one round.
