### The browser app: what all screens share, and the table of Cabo.

app-close = Close
app-back = Back
app-home = Home
app-never-mind = Never mind
app-offline = The server can’t be reached. We’ll keep trying.
app-try-again = The server can’t be reached. Try again in a moment.
app-connecting = Joining the table…
app-unreachable = This part of the app couldn’t be loaded. Check your connection, or reload to get the latest version.
app-reload = Reload
app-guest-name = Guest

## The table

app-table = Table { $code }
app-others = The others
app-middle = In the middle
app-mine = Your cards
app-actions = Your options
app-menu = Menu
app-rules-now = Rules for this situation
app-round = Round { $round }
app-first-looks = Looking at the cards
app-your-turn = Your turn
app-their-turn = { $who }’s turn
app-minutes-left = { $minutes } min
app-total = Total
app-of-goal = of { $goal }
app-card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
app-called = called Cabo
app-away = away
app-bot-name = { $name } (bot)
app-looks-here = { $who } is looking here
app-key-menu = Open the menu
app-key-help = Show or hide the shortcuts

## Places, as a screen reader calls them

app-spot-down = { $where }, face down
app-spot-open = { $where }: { $card }
app-spot-remembered = { $where }, face down; you saw { $card }
app-spot-empty = { $where }: empty
app-pile =
    { $count ->
        [0] Draw pile, empty
        [one] Draw pile, one card
       *[other] Draw pile, { $count } cards
    }
app-discard-pile = Discard pile: { $card }
app-discard-empty = Discard pile, empty
app-no-hand = Nobody holds a card
app-you-hold = You hold { $card }
app-they-hold = { $who } holds { $card }
app-they-hold-hidden = { $who } holds a card

## What one can do in Cabo

app-draw = Draw
app-take-card = Take { $card-the }
app-take-index = Take { $card }
app-cabo = Cabo
app-sneak = Sneak a look (two penalty cards)
app-cabo-yes = Cabo!
app-pass = Pass
app-seen = Got it
app-remember = Remember it well.
app-remember-next = Remember it well, then tap the next one.
app-discard = Discard
app-set = Play a set…
app-use-peek = Peek
app-use-spy = Spy
app-use-swap = Swap
app-use-king = Use the king
app-choose-first-look =
    { $count ->
        [one] Choose one more of your cards to look at.
       *[other] Choose { $count } of your cards to look at, one after the other.
    }
app-summary-awaited =
    { $players-are ->
        [you] Everyone is waiting for you.
        [you-and] Still looking at the cards: { $players } – and you.
        [one] { $players } is still looking at the cards.
       *[many] { $players } are still looking at the cards.
    }
app-choose-replace = Tap the card it should replace.
app-choose-power =
    { $power ->
        [none] Tap the card it should replace, or discard it.
        [peek] Tap the card it should replace, or discard it and peek.
        [spy] Tap the card it should replace, or discard it and spy.
        [swap] Tap the card it should replace, or discard it and swap.
       *[king] Tap the card it should replace, or discard it and use the king.
    }
app-wave = Hurry things along
app-last-lap = { $who } has called Cabo. One last turn for everyone else!
app-last-lap-you = You have called Cabo. Fingers crossed!
app-last-lap-sign = Last lap

## Learning by playing

app-coach = Your coach
app-coach-on = Next
# The caption of a button that asks for something first.
app-more = { $text }…

## The log

app-log-title = Match log
app-log-played-as = It’s busy here, so { $who } played this move like { $level }.
app-log-sits-in =
    { $who-is ->
        [you] A bot plays for you.
       *[other] A bot plays for { $who }.
    }

## Reactions

app-react = Send a reaction

## Banners

app-fair-broken = Don’t trust these cards: they weren’t shuffled with what everyone had sealed.
app-fair-without-me = This device’s share isn’t in the shuffle: it came too late, or another device of yours took part instead.
app-banner-lost = Connection lost. Reconnecting…
app-banner-bot = A bot is playing for you.
app-banner-take-over = Take over
app-banner-paused = The match is paused. Any player can resume it.
app-banner-continue = Resume
app-banner-outdated = A new version is available. It will load between turns.
app-banner-load = Load it now
app-banner-time-up = Time is up: this is the last round.
app-banner-watching = You’re watching.
app-banner-missed = Your turn came while you were away. Shall we let you know next time?
app-banner-call-me = Yes, please
