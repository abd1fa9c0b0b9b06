### The browser app: the home screen.

## What several of them say

app-name = Your name
app-language = Language

## The first screen

app-home-sentence = Cabo and Da Capo!, with friends or against bots. Take a seat: the cards are shuffled.
app-home-greeting = Welcome back, { $name }! Your chair is still warm.
app-home-play = Play now
app-home-dealing = Dealing…
app-home-against = Against
app-home-change = change
app-home-game = Game
app-home-one-round = one round
app-home-to-points = to { $points }
app-tempo-calm = calm
app-tempo-brisk = brisk
app-tempo-instant = instant
app-home-learn = Learn to play
app-home-friends = With friends
app-home-new = New table
app-home-here = Together on this device
app-home-here-phone = Together on this phone
app-home-pads = Score pad
    .about = Real cards on the table? Dacabo keeps score.
app-home-events = Tournaments
    .about = Draw the tables, keep time, crown a winner.
app-home-more = More
app-home-rules = Rules
app-home-settings = Settings

## Parts that come later

app-home-join = Join a table
app-home-code = Code or link
app-home-code-missing = Type the table’s six-character code, or paste its link.
app-home-join-do = Join
app-home-camera = Got a QR code? Just point your phone’s camera at it.
app-home-go-on = Continue
app-home-mine = My tables
app-home-open = Open tables
app-home-looking = Looking around the room…
app-home-nobody = Nobody’s waiting – open a table and deal Mila in.
app-table-of = { $host }’s table
app-phase-open = { $taken } of { $players } seated
app-phase-playing = in progress
app-phase-paused = paused
app-phase-over = over
app-home-won = won
app-home-lost = lost
app-phase-closed = closed
