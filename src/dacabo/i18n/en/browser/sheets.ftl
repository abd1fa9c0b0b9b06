### What is written down and told at a table in the browser: points, results, the log, the menu.

## After a round

app-summary-title = After round { $round }
app-summary-points =
    { $points ->
        [1] one point
       *[other] { $points } points
    }
app-summary-sum = Sum { $sum }
app-summary-total = { $total } in total
app-summary-no-cards = Not a card left.
app-film-open = Open a record as a film
app-film-short = Film
app-film-round-watch = What really happened
app-summary-next = Next round
app-summary-ready =
    { $players-are ->
        [you] You’re ready.
        [you-and] Ready: { $players } – and you.
        [one] { $players } is ready.
       *[many] { $players } are ready.
    }

## Why somebody writes down these points

app-why-sum = The sum of the cards.
app-why-lowest = The lowest sum: 0 points.
app-why-caller-wins-tie = Tied for lowest, and the caller wins the tie: 0 points.
app-why-tied-with-caller = Tied for lowest, but the caller wins the tie.
app-why-caller-not-lowest = Called Cabo without the lowest sum: { $sum } + { $penalty }.
app-why-called-too-high = Called Cabo with too high a sum: { $sum } + { $penalty }.
app-why-caller-tied = Called Cabo, but tied for lowest: { $sum } + { $penalty }.
app-why-pile-ran-out = The lowest sum, but the draw pile ran out first: { $sum } + { $penalty }.
app-why-kamikaze = Kamikaze! Two 12s and two 13s: 0 points.
app-why-kamikaze-victim = There’s no arguing with a kamikaze.

## The result of a match

app-outcome-title = The match is over
app-outcome-places = Final standings
app-outcome-place = Place { $place }
app-outcome-last = The last round
app-outcome-rematch = Rematch
app-ending-film = Film
app-ending-share = Share
app-film-shown = { $name } is showing the film of the match.
app-film-watch = Watch
app-ending-details = Score sheet and more
app-outcome-again-wanted =
    { $count ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
app-outcome-again = Play again
app-outcome-again-waits = Waiting for { $names }…
app-outcome-series = Matches won at this table
app-outcome-new = New table
app-evening-back = Back to the tournament
app-evening-table = Table { $table }
app-outcome-record = Save the record
app-outcome-record-about = Every move and every card of this match, as text that people and programs can read.

## Checking the deals

app-fair-title = Were the deals fair?
app-fair-about = Before the first card was dealt, the table and the players each sealed their share in the shuffle, and nobody could change theirs after that. Now the seals are open, and your browser can check every deal for itself.
app-ending-deals = How is that checked?
app-fair-check = Check the deals
app-fair-checking = Shuffling it all once more…
app-fair-proven =
    All fair. The seal is intact, and everything follows from it: { $shuffles ->
        [one] one shuffle
       *[other] { $shuffles } shuffles
    }, { $lots ->
        [0] no lots
        [one] one lot
       *[other] { $lots } lots
    }.
app-fair-other-seed = Something is wrong: the seed isn’t the one that the table had sealed.
app-fair-other-seal = Something is wrong: the seal or the shares in the record aren’t those of this table.
app-fair-differs = Something is wrong: “{ $label }” doesn’t follow from the seed and your shares.
app-fair-unknown = There’s nothing to check here: this record has no seed, or can’t be read.
app-fair-words = Stirred in: { $words }.
app-fair-word = { $name } “{ $word }”
app-fair-called-off =
    { $times ->
        [one] The match was called off once
        [2] The match was called off twice
       *[other] The match was called off { $times } times
    } just before it started, because of { $count ->
        [0] somebody who has left
       *[other] { $names }
    }: a sealed share wasn’t revealed. A new seal has been made since then.

## The score sheet

app-sheet-title = Score sheet
app-sheet-caption = Points after each round
app-sheet-round = Round
app-sheet-empty = Still blank. The first round will change that.
app-sheet-halved = from 100 down to 50
app-sheet-you = you

## The log

app-log-empty = Nothing yet. The cards are keeping quiet.

## The menu

app-menu-rules = Rules of this table
app-menu-sound = Sound
app-menu-vibration = Vibration
app-menu-reactions = Reactions
app-menu-left-hand = Left-handed
app-menu-call-me = Tell me when it’s my turn
app-menu-full-screen = Full screen
app-menu-on = on
app-menu-off = off
app-menu-pause = Pause the match
app-menu-continue = Resume the match
app-menu-sit-in = Bot for { $who }
app-away-long = { $who } is away
app-away-or = { $who } is away. Wait, or let a bot play?
app-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
app-applaud = Applaud
app-applause = { $count ->
    [one] A spectator applauds.
   *[other] { $count } spectators applaud.
}
app-menu-leave = Leave my seat
app-menu-leave-match = A bot will play for you. You can take over again at any time.
app-menu-leave-chair = Your seat will be free for somebody else.
app-menu-close = Close the table
app-menu-close-about = That’s the end of this table, for everyone.
app-menu-settings = Settings

## Keys

app-keys-title = Keyboard shortcuts
app-keys-arrows = from card to card, from button to button
app-keys-enter = choose
app-keys-escape = close what is open

## Soon after the first move

app-cabo-price-dutch = Beaten: +{ $penalty }; tied: +{ $shared }.
app-cabo-price-below = With { $below } or more, or beaten: +{ $penalty }; tied: +{ $shared }.
app-cabo-locked = Your cards will be locked.
app-sneak-price = Sneaking a look costs you two penalty cards. Choose a card – or think better of it.
app-choose-king = Choose one of your cards to swap it with, or leave it there.
app-choose-snap = Got a matching card? Tap it, quick! If not, tap the table. A mistake costs two penalty cards.
app-set-in-order = Choose the matching cards in the order you want to turn them up.
app-set-lost = If they don’t match, your new card is discarded.
app-set-kept = If they don’t match, you keep the new one too.
app-replace-set =
    { $count ->
        [one] Replace one card
       *[other] Replace { $count } cards
    }
app-closed = This table can’t be reached.
app-coach-end = Dismiss the coach
app-reacted = { $who } says: { $reaction }
app-react-bravo = Well played!
app-react-ouch = Ouch!
app-react-laugh = Ha ha!
app-react-think = Let me think
app-react-hurry = Come on!
app-react-thanks = Thanks!
app-seconds-left =
    { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
app-cabo-sure = Call Cabo? Everyone else gets one more turn.
app-cabo-price = If you’re beaten, you score your cards plus { $penalty }.
app-set-choose = Choose the matching cards.
app-choose-peek = Which of your cards do you want to see?
app-choose-spy = Whose card do you want to see?
app-choose-swap = Tap one of your cards and one of somebody else’s.
app-choose-swap-free = Tap one card from each of two players.
app-choose-swap-more = And the other one?
app-log-time-up =
    { $who-is ->
        [you] Time is up: the table plays for you.
       *[other] Time is up: the table plays for { $who }.
    }
