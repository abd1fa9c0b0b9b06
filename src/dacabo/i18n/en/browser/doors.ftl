### The browser app: the other doors of the home screen, and the lists of tables.

app-home-friends = With friends
app-home-here = Together on this device
app-home-here-phone = Together on this phone
app-home-pads = Score pad
    .about = Real cards on the table? Dacabo keeps score.

app-home-join = Join a table
app-home-code = Code or link
app-home-code-missing = Type the table’s six-character code, or paste its link.
app-home-join-do = Join
app-home-camera = Got a QR code? Just point your phone’s camera at it.
app-home-go-on = Continue
app-home-mine = My tables
app-home-film = Film of match { $match }
app-home-film-file = Open a record as a film
app-home-open = Open tables
app-home-looking = Looking around the room…
app-home-nobody = Nobody’s waiting. Open a table and deal Mila in.
app-table-of = { $host }’s table
app-phase-open = { $taken } of { $players } seated
app-phase-playing = in progress
app-phase-paused = paused
app-phase-over = over
app-home-won = won
app-home-lost = lost
app-phase-closed = closed
