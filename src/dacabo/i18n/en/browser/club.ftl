### The browser app: the club book.

app-club-nobody = Person { NUMBER($number, useGrouping: 0) }
app-club-nameless = A tournament

## On the page of tournaments

app-club-books = Club book
app-club-books-about = For a group that meets again and again: people, evenings, seasons and ratings, in one place.
app-club-name = Name of the club
app-club-name-example = Friday Cards
app-club-open = Open a book
app-club-from-file = Go on with a saved book

## The book

app-club-next = Next evening
app-club-links = Link and files
app-club-seasons = Seasons
app-club-no-season = Open a season, and its table appears here.
app-club-season-empty = No evening of this season is in the book yet.
app-club-all-count = All evenings count
app-club-best-count =
    { $best ->
        [one] Only the best evening counts
       *[other] The best { $best } evenings count
    }
app-club-rule-places = points by place: { $points }, then { $others }
app-club-rule-results = { $ahead } for each opponent left behind, { $level } for each with the same place
app-club-people = People
app-club-evenings-count =
    { $count ->
        [one] { $count } evening
       *[other] { $count } evenings
    }
app-club-won-count = won: { $count }
app-club-tables-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
app-club-guests =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
app-club-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
app-club-rating-heading = Rating
app-club-rating-about = The number is the rating: it starts at 25, and after ± it says how uncertain it still is.
app-club-nobody-yet = Nobody is in the book yet. Add names, or take in an evening.
app-club-add = Add people
app-club-add-example = Ana, Ben, Clara
app-club-add-do = Add
app-club-evenings = Evenings
app-club-no-evening = No evening yet. Open one with “Next evening”, or take in a tournament that is over.
app-club-plan-about = Opened for this club. When it is over, take it in.
app-club-take-in = Take it in
app-club-other-event = Take in a tournament
app-club-event-link = Or with any of its links
app-club-event-look = Look
app-club-table = Table { $table }
app-club-take-out = Take it out
app-club-take-out-price = This evening no longer counts, in no season and no rating. You can take it in again as long as the tournament exists.

## A person

app-club-pairs = Head-to-head
app-club-met = Tables
app-club-ahead = Ahead
app-club-behind = Behind
app-club-rename = Correct the name
app-club-rename-do = Correct
app-club-merge = Is the same person as
app-club-merge-do = Join with { $other }
app-club-merge-price = All evenings of { $other } will belong to { $name }. That can’t be undone.
app-club-forget = Forget this person
app-club-forget-price = The name becomes a number everywhere. The results stay, so that everybody else’s are right. That can’t be undone.

## A season

app-club-season-new = New season
app-club-season-change = Change the season
app-club-season-name = Name of the season
app-club-season-example = Winter 2026/27
app-club-since = First day
app-club-until = Last day
app-club-best = Evenings that count
app-club-best-about = Only the best ones of each person.
app-club-points = Points
app-club-by-place = By place
app-club-by-place-about = For the place of the evening; those who share a place all get its points.
app-club-by-result = By result
app-club-by-result-about = For every opponent at one’s tables.
app-club-places = Points for the 1st, 2nd, 3rd…
app-club-places-wrong = Write whole numbers, with spaces between them.
app-club-others = Everybody else
app-club-others-about = For having been there.
app-club-ahead-points = Each opponent left behind
app-club-ahead-about = Points for each of them.
app-club-level-points = Each opponent with the same place
app-club-level-about = Points for each of them.
app-club-season-open = Open the season
app-club-season-save = Save
app-club-season-remove = Remove the season
app-club-season-remove-price = The evenings stay in the book; only this table goes.

## Taking an evening in

app-club-take-in-about = Who was who? Names that are in the book are chosen already.
app-club-on = Date
app-club-somebody-new = Somebody new
app-club-take-in-do = Write it in the book
app-club-not-over = This tournament isn’t over yet. End it at its desk, then take it in here.
app-club-tell-about = Others from the club have come to the list? Then let the draw know whom they met.
app-club-tell = Tell the draw
app-club-told = The draw knows.
app-club-drop-plan = Don’t take it in
app-club-drop-plan-price = It disappears from this list. The tournament itself stays.

## The next evening

app-club-next-about = A new tournament with everybody who is ticked. Others can still come to the list.
app-club-next-name = Name of the evening
app-club-who = Who is coming? { $count }
app-club-avoid = Avoid the same table twice
app-club-avoid-about = The draw looks for groups whose players haven’t met in the season. Anybody can still check it.
app-club-avoid-no = No
app-club-next-open = Open the tournament

## Links and files

app-club-public-about = With this link everybody can read the book. Your own link stays with you: your browser remembers it under “Tournaments”.
app-club-spreadsheet = Save as a spreadsheet
app-club-file = Save as a file
app-club-renew-public = Replace this link
app-club-renew-public-price = The old link no longer works for anybody.
app-club-renew-mine = Replace your own link
app-club-renew-mine-price = Whoever has the old one can’t write in the book any more.
app-club-delete = Delete the whole book
app-club-delete-price = People, evenings, seasons and ratings are gone for everybody, for good. The tournaments themselves stay. If you want to keep it, save it as a file first.
