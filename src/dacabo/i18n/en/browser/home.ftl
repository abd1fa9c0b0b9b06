### The browser app: the home screen.

## What several of them say

app-name = Your name
app-language = Language

# Bots go by tempo marks; one word says what to expect.
app-level-largo = dreamy
app-level-andante = relaxed
app-level-allegro = sharp
app-level-presto = merciless
app-level-prestissimo = uncanny

## The first screen

app-home-sentence = Cabo and Da Capo!, with friends or against bots. Take a seat: the cards are shuffled.
app-home-greeting = Welcome back, { $name }! Your chair is still warm.
app-home-play = Play now
app-home-dealing = Dealing…
app-home-against = Against
app-home-bots = How many
app-home-here = Together on this phone
app-home-game = Game
app-home-length = How long
app-home-one-round = one round
app-home-to-points = to { $points }
app-home-remember = Help me remember
    .about = What you have seen stays visible to you.
app-home-learn = Learn to play
app-home-friends = With friends
app-home-new = New table
app-home-real = With real cards
    .about = Play with your own cards and let your phone keep score, at home or at a tournament.
app-home-pads = Score pad
app-home-events = Tournaments
app-home-more = More
app-home-rules = Rules
app-home-settings = Settings

## Parts that come later

app-home-join = Join a table
app-home-code = Code or link
app-home-code-missing = Type the table’s six-character code, or paste its link.
app-home-join-do = Join
app-home-camera = Got a QR code? Just point your phone’s camera at it.
app-home-running = Your match with { $names }
app-home-go-on = Continue
app-home-mine = My tables
app-home-open = Open tables
app-home-looking = Looking around the room…
app-home-nobody = Nobody’s waiting – open a table and deal Allegro in.
app-table-of = { $host }’s table
app-phase-open = { $taken } of { $players } seated
app-phase-playing = in progress
app-phase-paused = paused
app-phase-over = over
app-phase-closed = closed
