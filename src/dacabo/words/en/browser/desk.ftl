### The browser app: the organisers’ desk, and opening an event.

## The top, and the parts

app-desk-phase-registration = Registration
app-desk-phase-draft = Drawn, not published
app-desk-phase-playing = Playing
app-desk-phase-between = Between two stages
app-desk-phase-finished = The final is played
app-desk-phase-over = Over
app-desk-parts = Parts of the desk
app-desk-tables = Tables
app-desk-players = Players
app-desk-standings = Standings
app-desk-prizes = Prizes
app-desk-public = Public page
app-desk-wall = Big screen
app-desk-print = Print

## What is to be done next

app-desk-todo = To do next
app-desk-todo-count =
    { $count ->
        [one] { $count } thing to do
       *[other] { $count } things to do
    }
app-desk-nothing-to-do = Nothing to do just now. Enjoy the evening – what needs you will stand here.
app-desk-over = The event is over. Thank you for having everybody!
app-desk-todo-start-all = { $count } matches are ready. Start them when all are seated.
app-desk-todo-online = Table { $table } is played online. It begins as soon as all are seated.
app-desk-start = Start
app-desk-start-all = Start all
app-desk-pause = Pause
app-desk-pause-all = Pause all
app-desk-continue = Go on
app-desk-continue-all = Go on everywhere
app-desk-call-time = Call the last round
    .about = This round will be the last at this table, whatever the clock says.
app-desk-enter = Enter the result
app-desk-take-over = Take over from the pad
app-desk-decide = Enter the decision round
app-desk-draw = Draw
app-desk-publish = Publish
app-desk-see-draft = See the draft
app-desk-see-missing = See who is missing
app-desk-no-show-all =
    { $count ->
        [one] One did not come
       *[other] { $count } did not come
    }
    .about = They are taken off the list and not drawn. Whoever turns up after all can be checked in again.
app-desk-end = End the event
    .about = After that nothing can be changed any more.

## Before something is done

app-desk-would-change = What would change
app-desk-reason = Reason, for the audit trail
app-desk-reason-missing = Say in a few words why, or tap a reason.
app-desk-reason-typo = Typing error
app-desk-reason-sum = Added up wrongly
app-desk-reason-other = Decided otherwise
app-desk-reason-family = Family at one table
app-desk-reason-wish = Both want it
app-desk-reason-late = Came late
app-desk-reason-rule = Broke a rule
app-desk-reason-unfair = Unfair play

## The list of players

app-desk-players-count =
    { $count ->
        [0] nobody yet
        [one] one player
       *[other] { $count } players
    }
app-desk-players-here = { $here } of { $count } are here
app-desk-players-none = Nobody here yet. Type the first name – or show the public page’s QR code, and people put themselves on the list.
app-desk-new-name = New name
app-desk-add = Add
app-desk-added = { $name } is on the list.
app-desk-names = Several names, or a file
app-desk-names-typed = One name on each line
app-desk-names-add = Put them on the list
app-desk-names-file = Choose a file …
app-desk-names-file-about = Or a file from a spreadsheet (CSV): one column of names, or several with a heading “name”. All of them are put on the list, or none.
app-desk-search = Search a name
app-desk-search-none = Nobody of that name is on the list.
app-desk-missing-only =
    { $count ->
        [one] only the one who is missing
       *[other] only the { $count } who are missing
    }
app-desk-here = is here
app-desk-check-in = Is here
app-desk-check-in-name = { $name } is here
app-desk-by-self = by themselves
app-desk-at-table = Table { $table }
app-desk-more-about = { $name }: what can be done
app-desk-late-name = Somebody comes late
app-desk-late-about = They join the smallest group that has not begun, by lot.
app-desk-let-in = Let in
app-desk-replace = Replace
app-desk-replace-by = Who takes the place?
app-desk-replace-new = A new name
app-desk-penalty = Penalty
app-desk-penalty-about = Points are added to the total of the current or last match.
app-desk-no-show = Did not come
app-desk-drop-out = Drops out
app-desk-disqualify = Disqualify

## The draft

app-desk-draft = Draft: { $stage }
app-desk-draft-about = Only organisers see this. To exchange two players, tap both.
app-desk-draft-one = Only organisers see this as yet.
app-desk-exchange = Exchange
app-desk-exchange-these = { $one } and { $other } change places
app-desk-exchange-other = { $name } changes places with … tap somebody in another group.

## The tables

app-desk-tables-none = The tables come with the draw.
app-desk-void =
    { $count ->
        [one] One match that no longer counts
       *[other] { $count } matches that no longer count
    }
app-desk-live-rounds =
    { $rounds ->
        [0] no round so far
        [one] one round so far
       *[other] { $rounds } rounds so far
    }
app-desk-decision-was = Decision round: { $points }
app-desk-decide-between = Decision round: { $players }
app-desk-correct = Correct the result
app-desk-result-at = Result: { $match }
app-desk-correct-at = Correct: { $match }
app-desk-result-about = Everybody’s total at the end of the match.
app-desk-from-pad =
    { $rounds ->
        [one] Taken over from the score pad, after one round. Look whether it is right.
       *[other] Taken over from the score pad, after { $rounds } rounds. Look whether it is right.
    }
app-desk-result-meanwhile = Meanwhile somebody else entered a result. What you have typed would correct it.
app-desk-penalties-apart = Without penalties: they are added by themselves.
app-desk-points-missing = Some points are still missing.
app-desk-decision = Decision round
app-desk-decision-about = One round from zero. Enter the points of that round; whoever is still tied plays another.
app-desk-rounds = Rounds
app-desk-extend-all = More time for all
app-desk-extend-one = More time
app-desk-extend-by = How much?
app-desk-extend-other = Minutes
app-desk-minutes = +{ $minutes } min
app-desk-extend =
    { $minutes ->
        [one] Give one minute more
       *[other] Give { $minutes } minutes more
    }
app-desk-play-online = Play this match online
    .about = A live table is opened for these players. Everybody sits down from their own page; the result comes by itself.
app-desk-enter-by-hand = Enter the result by hand
app-desk-start-now = Start without waiting
    .about = The clock runs although not everybody sits at the online table.
app-desk-online = Online table { $code }
app-desk-online-changed = The group has changed since this online table was opened, and its chairs no longer fit. Before the match begins you can open another one; otherwise play at a real table, and enter the totals.
app-desk-online-about = It begins when all are seated. A bot can play for somebody who is away.
app-desk-online-seated = seated
app-desk-bot-level = Bot
app-desk-bot = Bot plays
app-desk-bot-for = A bot plays for { $name }

## Places and prizes

app-desk-standings-none = Places stand here as soon as there is a result.
app-desk-final-list = Final list
app-desk-way = { $stage } → { $players }
app-desk-fair = A fair draw
    .about = Each draw follows from a seed that was sealed before it. When the draw is published its seed is shown, and anybody can draw again. Nobody can know it beforehand, not even you.
app-desk-commitment = Seal of the next draw (SHA-256)
app-desk-seed = Seed: { $stage }
app-desk-drawn-often = Everybody can see that.
app-desk-prizes-none = No prizes named yet. Fame alone is fine, too.
app-desk-prize-new = A prize
app-desk-prize-remove = Remove “{ $prize }”
app-desk-choose-for = For { $name }

## Links

app-desk-links = Links
app-desk-links-none = Tables have links as soon as the groups are drawn, players as soon as they are on the list.
app-desk-public-about = For everybody: the draw, the clocks, the standings. Before the draw people can put themselves on the list here.
app-desk-table-link = Link for this table
app-desk-table-links = Links for the tables
app-desk-table-link-about = For a phone at this table: score pad and result, and nothing of other tables.
app-desk-player-link = Own page on their phone
app-desk-player-links = Links for the players
app-desk-player-link-about = For this player only: their table, their opponents, entering scores.
app-desk-co-organiser = Link for another organiser
    .about = Whoever has this link can do everything that you can do here. The name stands in the audit trail.
app-desk-co-name = Their name
app-desk-co-make = Make the link
app-desk-qr = QR code: { $name }
app-desk-previous = Previous
app-desk-next = Next
app-desk-of = { $number } of { $count }
app-desk-open = Open it here
app-desk-save = Save as a file

## Taking back, and the audit trail

app-desk-take-back = Take back the last step
app-desk-take-back-do = Take it back
app-desk-take-back-about = It stays in the audit trail, struck through.
app-desk-log = Audit trail
app-desk-log-about = Everything that was done, the latest first. Nothing is ever deleted.
app-desk-log-all = Show everything from the beginning
app-desk-log-none = Nothing has happened yet.
app-desk-log-back = taken back
app-desk-by-organiser = Organiser
app-desk-by-online = Online table { $code }, by itself
app-desk-by-clock = The clock
app-desk-by-public = From the public page
app-desk-log-opened = The event “{ $name }” was opened.
app-desk-log-registered =
    { $players-are ->
        [one] { $players } was put on the list.
       *[many] { $players } were put on the list ({ $count }).
    }
app-desk-log-registered-self =
    { $players-are ->
        [one] { $players } registered on the public page.
       *[many] { $players } registered on the public page ({ $count }).
    }
app-desk-log-registered-list =
    { $players-are ->
        [one] A list brought one name: { $players }.
       *[many] A list brought { $count } names: { $players }.
    }
app-desk-log-checked-in = { $who } is here.
app-desk-log-entered-late = { $who } came late and joins: { $match }.
app-desk-log-dropped-out = { $who } dropped out.
app-desk-log-not-shown = Did not come: { $players }.
app-desk-log-replaced = { $other } plays in place of { $who }.
app-desk-log-penalised = { $match }: { $who } gets a penalty of { $points }. Reason: { $reason }
app-desk-log-disqualified = { $who } was disqualified. Reason: { $reason }
app-desk-log-drawn =
    { $count ->
        [one] Stage { $stage } was drawn: { $groups }
       *[other] Stage { $stage } was drawn, { $count } groups: { $groups }
    }
app-desk-log-exchanged = { $one } and { $other } changed places. Reason: { $reason }
app-desk-log-published = The draw was published.
app-desk-log-went-online = { $match }: is played online, at table { $code }.
app-desk-log-started = Started: { $matches }.
app-desk-log-paused = Clock paused: { $matches }.
app-desk-log-continued = Clock goes on: { $matches }.
app-desk-log-extended =
    { $minutes ->
        [one] One minute more: { $matches }.
       *[other] { $minutes } minutes more: { $matches }.
    }
app-desk-log-time-called = Time is up, last round: { $matches }.
app-desk-log-result-entered = { $match }, result: { $points }.
app-desk-log-result-corrected = { $match }, corrected result: { $points }. Reason: { $reason }
app-desk-log-decision-entered = { $match }, decision round: { $points }.
app-desk-log-prizes-named =
    { $count ->
        [0] All prizes were removed.
        [one] Prize: { $prizes }.
       *[other] Prizes: { $prizes }.
    }
app-desk-log-prize-chosen = { $who } chose “{ $prize }”.
app-desk-log-taken-back = Step { $number } was taken back. Reason: { $reason }
app-desk-log-ended = The event was ended.

## My events, and a new one

app-events-mine = On this device
app-events-desk = you organise
app-events-watched = you are there
app-events-nameless = An event
app-events-more = { $name }: more
app-events-forget = Forget this link
app-events-forget-desk = The event goes on, but this device loses its desk. Without a copy of the link nobody gets back there.
app-events-forget-event = Only this device forgets it. You can come back with the link.
app-events-new = New event
app-events-new-about = From 3 players on: groups are drawn, the winners meet in the final. With real cards, online, or both.
app-events-name = What is it called?
app-events-name-example = Cabo evening
app-events-organiser-about = It stands in the audit trail beside everything you do.
app-events-open = Open the event
app-events-file = Continue from a file
app-events-file-about = An event that was saved at another desk, on this machine or elsewhere.
app-events-file-choose = Choose a file

## The door, and links that are made anew

app-desk-door-open = People can put themselves on the list by the public page.
app-desk-door-closed = The list is closed: only organisers put names on it.
app-desk-door-close = Close the list
app-desk-door-reopen = Open the list again
app-desk-waiting =
    { $count ->
        [one] One person is waiting at the door
       *[other] { $count } people are waiting at the door
    }
app-desk-waiting-about = So many have put themselves on the list that the next ones wait for you. They are in no draw, and nobody else sees their names.
app-desk-admit =
    { $count ->
        [one] Let this person in
       *[other] Let { $count } in
    }
app-desk-turn-away =
    { $count ->
        [one] Remove this name
       *[other] Remove { $count } names
    }
app-desk-turn-away-about = They are forgotten. Whoever is really there can put themselves on the list again.
app-desk-see-waiting = See who waits
app-desk-renew = Withdraw this link and make a new one
app-desk-renew-about = The old link opens nothing any more, also where it was printed or copied. Whoever should have the new one needs it from you.
app-desk-organisers = Who runs the event
app-desk-withdrawn = withdrawn
app-desk-you = that is you
app-desk-renew-own = Make myself a new link
app-desk-renew-own-about = The old link of this desk opens nothing any more, in no browser. This browser goes on with the new one.
app-desk-withdraw = Withdraw
app-desk-withdraw-about = { $name } will see this desk no more. A new link can be given to them at any time.
app-desk-co-once = This link is shown only now. If it gets lost, withdraw it and invite them again.
app-desk-log-sealed = The next draw was sealed.
app-desk-log-closed = The list was closed.
app-desk-log-reopened = The list was opened again.
app-desk-log-admitted = Let in: { $players }.
app-desk-log-turned-away = Removed at the door: { $players }.
app-desk-log-invited = { $name } was invited to run the event.
app-desk-log-withdrawn = The link of { $name } was withdrawn.
app-desk-log-renewed = A new link was made: { $name }.
app-desk-log-registered-waits = Put themselves on the list and waits: { $players }.
