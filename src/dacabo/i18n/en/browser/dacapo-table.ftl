### The table of Da Capo! in the browser.

## Captions under the cards: short, beside a picture

app-dacapo-next = needs { $number }
app-dacapo-stack = Your stack
app-dacapo-help = Side { $number }
app-dacapo-last-card = Last card!
app-dacapo-few-left = { $count } left!

## What lies where, for whoever listens

app-dacapo-hand-card = Your card { $number }: { $card }
app-dacapo-my-stack =
    { $count ->
        [one] Your stack: { $card }, the last card
       *[other] Your stack: { $card }, { $count } cards
    }
# $who-begins (vowel, other) is for languages that elide.
app-dacapo-their-stack =
    { $count ->
        [one] { $who }’s stack: { $card }, the last card
       *[other] { $who }’s stack: { $card }, { $count } cards
    }
app-dacapo-no-stack = An empty stack
app-dacapo-my-help = Your side pile { $number }: { $cards }, from the top
app-dacapo-my-help-empty = Your side pile { $number }: empty
app-dacapo-their-help = Side pile { $number }: { $cards }, from the top
app-dacapo-their-help-empty = Side pile { $number }: empty
app-dacapo-their-hand =
    { $count ->
        [0] { $who } holds no cards
        [one] { $who } holds one card
       *[other] { $who } holds { $count } cards
    }
app-dacapo-building = Building pile { $pile } is at { $stands } and needs { $number }
app-dacapo-building-empty = Building pile { $pile }: empty, needs 1
app-dacapo-pile =
    { $count ->
        [0] The draw pile is empty
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
    }
app-dacapo-aside =
    { $count ->
        [0] No pile is finished yet
        [one] Finished: one card, set aside
       *[other] Finished: { $count } cards, set aside
    }
app-dacapo-place-fits = { $place } – fits
app-dacapo-place-target = { $place } – put it here

## What I may do now

app-dacapo-hint-build = Outlined cards fit – tap one, or drag it to its pile.
app-dacapo-hint-put = Nothing fits. Choose a card for a side pile.
app-dacapo-hint-empty = Your hand is empty. Keep playing, or end your turn.
app-dacapo-hint-end = Nothing left to play: end your turn.
app-dacapo-hint-wait = { $who } is playing.
app-dacapo-where = Where should the { $card } go?
app-dacapo-to-pile = Pile { $pile }
    .about = needs { $number }
app-dacapo-to-help = Side { $pile }
    .about = ends turn
app-dacapo-end = End turn
app-dacapo-put-back = Put the card back

## Keys

app-dacapo-key-stack = pick up the top card of your stack
app-dacapo-key-hand = pick up your card { $number }
