### The browser app: the club book.

app-club-nobody = Person { NUMBER($number, useGrouping: 0) }
app-club-nameless = A tournament

## On the page of tournaments

app-club-books = Club book
app-club-books-about = For a group that meets regularly: people, evenings, seasons and ratings in one place.
app-club-name = Club name
app-club-name-example = Friday Cards
app-club-open = Create the book
app-club-from-file = Open a saved book

## The book

app-club-next = Next evening
app-club-links = Links and files
app-club-seasons = Seasons
app-club-no-season = Add a season, and its standings will appear here.
app-club-season-empty = No evenings in this season yet.
app-club-all-count = All evenings count
app-club-best-count =
    { $best ->
        [one] Only the best evening counts
       *[other] The best { $best } evenings count
    }
app-club-rule-places = points by place: { $points }; everyone else { $others }
app-club-rule-results = points: { $ahead } for each opponent beaten, { $level } for each tie
app-club-people = People
app-club-evenings-count =
    { $count ->
        [one] { $count } evening
       *[other] { $count } evenings
    }
app-club-won-count = { $count } won
app-club-tables-count =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
app-club-guests =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
app-club-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
app-club-rating-heading = Rating
app-club-rating-about = The first number is the rating, which starts at 25; the number after ± shows how uncertain it still is.
app-club-rating-order = The list is sorted by the level that each player has almost certainly reached: the rating minus three times the second number.
app-club-nobody-yet = Nobody is in the book yet. Add names, or add an evening.
app-club-add = Add people
app-club-add-example = Ana, Ben, Clara
app-club-add-do = Add
app-club-evenings = Evenings
app-club-no-evening = No evenings yet. Start one with “Next evening”, or add a finished tournament.
app-club-plan-about = Set up for this club. When it’s over, add it to the book.
app-club-take-in = Add to the book
app-club-other-event = Add a tournament
app-club-event-link = Paste any of its links
app-club-event-look = Find it
app-club-table = Table { $table }
app-club-take-out = Remove from the book
app-club-take-out-price = This evening will no longer count towards any season or rating. You can add it again as long as the tournament exists.

## A person

app-club-pairs = Head-to-head
app-club-met = Met
app-club-ahead = Ahead
app-club-behind = Behind
app-club-rename = Correct the name
app-club-rename-do = Save
app-club-merge = Same person as
app-club-merge-do = Merge with { $other }
app-club-merge-price = All of { $other }’s evenings will belong to { $name }. This can’t be undone.
app-club-forget = Delete personal data
app-club-forget-price = The name is replaced with a number everywhere. Results stay, so that everyone else’s still add up. This can’t be undone.

## A season

app-club-season-new = New season
app-club-season-change = Edit the season
app-club-season-name = Season name
app-club-season-example = Winter 2026/27
app-club-since = First day
app-club-until = Last day
app-club-best = Evenings that count
app-club-best-about = Each person’s best evenings; with no limit, all of them count.
app-club-points = Points
app-club-by-place = By place
app-club-by-place-about = Points for where you finish on the evening; players who tie all get the points for that place.
app-club-by-result = By result
app-club-by-result-about = Points for each opponent you beat or tie with.
app-club-places = Points for 1st, 2nd, 3rd…
app-club-places-wrong = Write whole numbers, with spaces between them.
app-club-others = Everyone else
app-club-others-about = For taking part.
app-club-ahead-points = Points for each opponent beaten
app-club-ahead-about = At each of your tables.
app-club-level-points = Points for each tie
app-club-level-about = At each of your tables.
app-club-season-open = Create the season
app-club-season-save = Save
app-club-season-remove = Remove the season
app-club-season-remove-price = The evenings stay in the book; only these standings are removed.

## Taking an evening in

app-club-take-in-about = Who’s who? Names already in the book have been matched for you.
app-club-on = Date
app-club-somebody-new = Somebody new
app-club-take-in-do = Add to the book
app-club-not-over = This tournament isn’t over yet. End it at its desk, then add it here.
app-club-tell-about = Have more club members signed up since? Tell the tournament who has already met, so that its draw can keep them apart.
app-club-tell = Update past meetings
app-club-told = The draw now knows who has met.
app-club-drop-plan = Don’t add it
app-club-drop-plan-price = It disappears from this list. The tournament itself stays.

## The next evening

app-club-next-about = Creates a new tournament with everyone you’ve ticked. Others can still sign up.
app-events-like-evening = Like last time: { $about }
app-events-like-consolation = consolation
app-events-like-rounds =
    { $rounds ->
        [one] one stage for everybody
       *[other] { $rounds } stages for everybody
    }
app-events-like-prizes =
    { $count ->
        [one] one prize
       *[other] { $count } prizes
    }
app-club-next-name = Name of the evening
app-club-who = Who’s coming? ({ $count })
app-club-avoid = Avoid repeat opponents
app-club-avoid-about = The draw favours tables of players who haven’t met in the season you choose. Anyone can still check the draw.
app-club-avoid-no = No
app-club-next-open = Create the tournament

## Links and files

app-club-public-about = Anyone with this link can read the book. Keep your own link to yourself: your browser remembers it under “Tournaments”.
app-club-spreadsheet = Save as a spreadsheet
app-club-file = Save as a file
app-club-renew-public = Replace link
app-club-renew-public-price = The old link will stop working for everyone.
app-club-renew-mine = Replace my own link
app-club-renew-mine-price = Anyone with the old link will no longer be able to change the book.
app-club-delete = Delete the whole book
app-club-invite = Link for another organiser
    .about = They get their own link and can do everything you can. The log says who did what.
app-club-invite-name = Their name
app-club-invite-do = Make the link
app-club-invite-once = Give this link only to that person. It won’t be shown again, but you can withdraw it.
app-club-you = you
app-club-withdraw = Withdraw the link
app-club-withdraw-price = { $name } can then no longer open the book as an organiser.
app-club-invite-again = New link
app-club-organiser-forget = Delete the name
app-club-organiser-forget-price = The name disappears from the log for good.
app-club-organiser-nameless = Organiser
app-club-organiser-gone = Former organiser
app-club-log = Log of the book
app-club-log-opened = The book “{ $name }” was created.
app-club-log-added = Added: { $names }.
app-club-log-renamed = A name was corrected to { $name }.
app-club-log-merged = Two entries were merged: { $name }.
app-club-log-forgotten = A name was deleted.
app-club-log-planned = The evening “{ $name }” was planned.
app-club-log-dropped = A planned evening was dropped.
app-club-log-recorded = The evening “{ $name }” was added.
app-club-log-removed = An evening was removed.
app-club-log-season = The season “{ $name }” was created or changed.
app-club-log-season-removed = A season was removed.
app-club-log-renewed = A link was replaced.
app-club-log-invited = { $name } got an organiser’s link.
app-club-log-withdrawn = { $name }’s link was withdrawn.
app-club-delete-price = People, evenings, seasons and ratings will be gone for everyone, for good. The tournaments themselves stay. If you want to keep the book, save it as a file first.
