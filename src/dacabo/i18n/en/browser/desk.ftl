### The browser app: the organisers’ desk, and opening an event.

## The top, and the parts

app-desk-phase-registration = Registration
app-desk-phase-draft = Drawn, not published
app-desk-phase-playing = Playing
app-desk-phase-drawn = Drawn, not started
app-desk-phase-final-drawn = Final: not started
app-desk-phase-between = Between stages
app-desk-phase-finished = The final is over
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
app-desk-todo-tab = To do ({ $count })
app-desk-nothing-to-do = Nothing to do right now. Enjoy the evening – anything that needs you will appear here.
app-desk-over = The tournament is over. Thanks for running it!
app-desk-todo-start-all = { $count } matches are ready. Start them when everyone is seated.
app-desk-todo-online = Table { $table } is online. It starts as soon as everyone is seated.
app-desk-vouch = It’s right
app-desk-ask-table = Ask the table
app-desk-play-on = Let them play on
app-desk-table-asked = The table has been asked.
app-desk-unconfirmed = Not confirmed yet
app-desk-start = Start
app-desk-no-result-yet = No result yet:
app-desk-start-all = Start all
app-desk-pause = Pause
app-desk-pause-all = Pause all
app-desk-continue = Resume
app-desk-continue-all = Resume all
app-desk-call-time = Call the last round
    .about = This round will be the last at this table, whatever the clock says.
app-desk-enter = Enter the result
app-desk-take-over = Use the pad’s totals
app-desk-decide = Enter the tie-break
app-desk-format = Format
app-desk-format-do = Use this format
app-desk-format-rounds = Number of stages
    .about = Everybody plays in every stage, at a new table each time. Then the best play the final.
app-desk-format-kind = Who plays on?
app-desk-format-all = Everybody, several times
app-desk-choice = Choose a format
app-desk-choice-winners = Winners advance
    .about = Short and simple: most people are out after one match.
    .out = Short and simple: { $out } of { $all } people are out after one match.
    .how = Everybody plays in groups. The best of each advance until one table is left.
app-desk-choice-beside = Winners advance, with a consolation
    .about = Nobody has to sit out the final. Good for a mixed crowd.
app-desk-choice-twice = Two stages for everybody
    .about = Everybody plays the same number of matches, with new people each time. Good for friends and families.
app-desk-choice-thrice = Three stages for everybody
    .about = Luck matters least here. Good for a club with a long evening.
app-desk-choice-matches = Matches per person: { $matches }
app-desk-choice-minutes = allow { $low }–{ $high } minutes
app-desk-choice-soon = working out how long it takes
app-desk-choice-more = More
app-desk-format-by = Ranked by
    .about = Places: first place in a group is worth 24 points, last place none, and the others lie evenly in between. Points: the points on the pads are added up.
app-desk-format-finalists = Players in the final
app-desk-format-advance = Players of each group who advance
app-desk-format-best-losers = Best of the others who also advance
app-desk-format-consolation = Consolation alongside the final, for everybody who is out
app-desk-seats = Last seats in the final
app-desk-seats-about = Everybody who is tied plays one round, at one table or several. The points of that round decide.
app-desk-consolation-prize = Consolation prize
    .about = Every winner of a consolation group gets it.
app-desk-consolation-prize-do = Save
app-desk-decide-by-hand = Enter it by hand
app-desk-todo-decide-online = Tie-break round online: { $players }. Its result is entered automatically.
app-desk-bot-advances = Yes, they advance
app-desk-bot-stays = No, the next in the group does
app-desk-draw = Draw
app-desk-to-the-final = Call the finalists
app-desk-publish = Publish
app-desk-see-draft = See the draft
app-desk-see-missing = See who isn’t here yet
app-desk-all-here = Check everyone in
app-desk-all-here-count =
    { $count ->
        [one] Check the last one in
       *[other] Check all { $count } in
    }
app-desk-draw-here =
    { $count ->
        [one] Draw with the one who is here
       *[other] Draw with the { $count } who are here
    }
    .about = Everyone else counts as a no-show. If they turn up after all, you can let them in.
app-desk-end = End the tournament
    .about = After that nothing can be changed.

## Before something is done

app-desk-would-change = Consequences
app-desk-reason = Reason, for the log
app-desk-reason-missing = Say in a few words why, or tap a reason.
app-desk-reason-typo = Typo
app-desk-reason-sum = Adding-up mistake
app-desk-reason-other = Changed our minds
app-desk-reason-family = Family at one table
app-desk-reason-wish = At their request
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
app-desk-players-here =
    { $here ->
        [one] { $here } of { $count } is here
       *[other] { $here } of { $count } are here
    }
app-desk-players-none = Nobody on the list yet. Type the first name – or show the QR code of the public page, and people can sign themselves up.
app-desk-new-name = New name
app-desk-add = Add
app-desk-added = { $name } is on the list.
app-desk-add-in-draft = Adding a name discards the draft, including any swaps. To keep the draft, publish it first: latecomers are then drawn into the smallest group.
app-desk-add-anyway = Add, and draw again
app-desk-names = Several names, or a file
app-desk-names-typed = One name on each line
app-desk-names-add = Put them on the list
app-desk-names-file = Choose a file…
app-desk-names-file-about = Or a file from a spreadsheet (CSV): one column of names, or two columns headed “first name” and “surname”. Columns headed “paid” and “note” go into the cash box. Names already on the list aren’t added again; only their cash box is filled in. If there’s a mistake in the file, nothing is added.
app-desk-names-added =
    { $added ->
        [0] Nobody new
        [one] One added
       *[other] { $added } added
    }
app-desk-names-noted =
    { $noted ->
        [one] cash box updated for one person
       *[other] cash box updated for { $noted } people
    }
app-desk-names-known =
    { $known ->
        [0] none already on the list.
        [one] one already on the list: { $names }.
       *[other] { $known } already on the list: { $names }.
    }
app-desk-names-read = { $added }, { $known }
app-desk-search = Search for a name
app-desk-search-none = Nobody with that name is on the list.
app-desk-missing-only =
    { $count ->
        [one] Show only the one not here yet
       *[other] Show only the { $count } not here yet
    }
app-desk-here = checked in
app-desk-check-in = Check in
app-desk-check-in-name = Check in { $name }
app-desk-check-out-name = { $name } isn’t here after all
app-desk-back-again = Let back in
app-desk-rename = Correct the name
app-desk-rename-do = Save the name
app-desk-cash = Cash box
    .about = Tap the coins when somebody has paid. Tap ⋯ to add a note. Only organisers and the helper at the door see this.
app-desk-cash-sum = Paid: { $paid } of { $count }
app-desk-paid-name = { $name } has paid
app-desk-unpaid-name = { $name } hasn’t paid after all
app-desk-note = Note
    .about = Only organisers and the helper at the door can read it. Leave it empty to delete it.
app-desk-note-do = Save the note
app-desk-plan-soon = Working out how long it will take…
    .about = Bots are playing it through in the background.
app-desk-lever = Try another time limit or pace
    .about = This is only an estimate; the tournament stays as it is. A club book learns the pace of its tables from past evenings.
app-desk-lever-minutes = Minutes per match: { $minutes }
app-desk-lever-pace = Seconds per turn: { $seconds }
app-desk-lever-answer = Then allow { $low }–{ $high } minutes of play, plus breaks.
app-desk-timing = Planned: { $low }–{ $high } minutes of play. It took { $played }.
app-desk-timing-played = Minutes of play, without breaks: { $played }.
app-desk-players-all = All { $count }
app-desk-out = out, { $place } in group { $group }
app-desk-by-self = self-registered
    .about = Self-registered: they added their own name, on their phone.
app-desk-at-table = Table { $table }
app-desk-more-about = { $name }: actions
app-desk-late-name = Late arrival
app-desk-late-about = They join the smallest group that hasn’t started; if there are several, lots are drawn.
app-desk-late-next = They play from the next stage on, and get no points for stages they missed.
app-desk-let-in = Let in
app-desk-replace = Replace
app-desk-replace-by = Who takes their place?
app-desk-replace-new = A new name
app-desk-penalty = Penalty
app-desk-penalty-about = The points are added to the total of the current or last match.
app-desk-no-show = Mark as no-show
app-desk-drop-out = Mark as dropped out
app-desk-disqualify = Disqualify
app-desk-gone-because = { $gone }: { $reason }

## The draft

app-desk-draft = Draft: { $stage }
app-desk-namesakes = { $players } share a first name. Tap one of them to swap.
app-desk-near-twins = { $one } and { $other }: two people, or one listed twice?
app-desk-draft-about = Only organisers can see this for now. To swap two players, tap both.
app-desk-draft-one = Only organisers can see this for now.
app-desk-exchange = Swap
app-desk-exchange-these = Swap { $one } and { $other }
app-desk-exchange-other = Swap { $name } with… tap somebody in another group.

## The tables

app-desk-tables-none = Tables appear here after the draw.
app-desk-void =
    { $count ->
        [one] One match that no longer counts
       *[other] { $count } matches that no longer count
    }
app-desk-live-rounds =
    { $rounds ->
        [0] no rounds so far
        [one] one round so far
       *[other] { $rounds } rounds so far
    }
app-desk-decision-was = Tie-break round: { $points }
app-desk-decide-between = Tie-break round: { $players }
app-desk-correct = Correct the result
app-desk-result-at = Result: { $match }
app-desk-correct-at = Correct: { $match }
app-desk-result-about = Everyone’s total at the end of the match.
app-desk-from-pad =
    { $rounds ->
        [one] Taken from the score pad after one round. Please check it.
       *[other] Taken from the score pad after { $rounds } rounds. Please check it.
    }
app-desk-result-meanwhile = Somebody else has entered a result in the meantime. Saving yours will replace it.
app-desk-let-all-in = Everyone who tied for first advances
app-desk-penalties-apart = Leave penalties out: they are added automatically.
app-desk-points-missing = Some points are still missing.
app-desk-decision = Tie-break round
app-desk-decision-about = A single round, starting from zero. Enter the points of that round; whoever is still tied plays another.
app-desk-rounds = Rounds
app-desk-extend-all = More time for everyone
app-desk-call-time-all = Last round for all
    .about = Every table that is still playing finishes its round, then hands in its result.
app-desk-set-minutes = Minutes per match
    .about = Applies to every match that hasn’t started.
app-desk-set-minutes-do =
    { $minutes ->
        [one] One minute per match
       *[other] { $minutes } minutes per match
    }
app-desk-extend-one = More time
app-desk-extend-by = How much?
app-desk-extend-other = Minutes
app-desk-minutes = +{ $minutes } min
app-desk-extend =
    { $minutes ->
        [one] Give one more minute
       *[other] Give { $minutes } more minutes
    }
app-desk-all-online = All tables online
    .about = This opens a live table for every match that hasn’t started. The players sit down from their own pages; the results are entered automatically.
app-desk-all-bots = Bots for all { $count } who are missing
    .about = A bot ({ $level }) plays for everybody who isn’t seated. A table starts as soon as all its seats are taken.
app-desk-play-online = Play this match online
    .about = A live table is opened for these players. They sit down from their own pages; the result is entered automatically.
app-desk-enter-by-hand = Enter the result by hand
app-desk-start-now = Start without waiting
    .about = The clock starts even if somebody isn’t at the online table yet.
app-desk-online = Online table { $code }
app-desk-online-changed = The group has changed since this online table was opened, and its seats no longer match. Until the match starts you can open another one; after that, play at a real table and enter the totals.
app-desk-online-about = It starts when everyone is seated. A bot can play for somebody who is away.
app-desk-online-seated = seated
app-desk-online-bot = bot
app-desk-bot-level = Bot
app-desk-bot = Let a bot play
app-desk-bot-for = Let a bot play for { $name }

## Places and prizes

app-desk-standings-none = Standings appear here as soon as there’s a result.
app-desk-standings-later = Standings appear here once every table of the first stage has its result.
app-desk-final-list = Final standings
app-desk-way = { $stage } → { $players }
app-desk-fair = A fair draw
    .about = Each draw is worked out from a seed that was sealed beforehand. When the draw is published, its seed is shown, and anyone can check the draw. Nobody can know the seed in advance, not even you.
app-desk-commitment = Seal of the next draw (SHA-256)
app-desk-seed = Seed: { $stage }
app-desk-drawn-often = Everyone can see that.
app-desk-prizes-none = No prizes yet. Playing for glory is fine, too.
app-desk-prizes-example = For example: { $prizes }
app-desk-prize-new = New prize
app-desk-prize-remove = Remove “{ $prize }”
app-desk-choose-for = For { $name }

## Links

app-desk-links = Links
app-desk-links-none = Tables get their links with the draw, players as soon as they’re on the list.
app-desk-public-about = For everyone: the draw, the clocks, the standings. Before the draw people can sign themselves up here.
app-desk-table-link = Link for this table
app-desk-table-links = Links for the tables
app-desk-table-link-about = For a phone at this table: its score pad and result, nothing from other tables.
app-desk-player-link = Their own page
app-desk-player-links = Links for the players
app-desk-player-link-about = For this player only: their table, their opponents, entering points.
app-desk-co-organiser = Link for another organiser
    .about = Anyone with this link can do everything you can do here. The name appears in the log.
app-desk-co-name = Their name
app-desk-co-make = Create the link
app-desk-qr = QR code: { $name }
app-desk-previous = Previous
app-desk-next = Next
app-desk-of = { $number } of { $count }
app-desk-open = Open it here
app-desk-save = Save as a file
app-desk-spreadsheet = Save as a spreadsheet
app-desk-after = After the evening
app-desk-one-page = Print one page
app-desk-book = Add to the club book
app-desk-book-of = Add to “{ $name }”
app-desk-book-none = A club book keeps seasons and ratings across many evenings. Create one under “Tournaments”, then add this evening to it.
app-desk-about = Tournament details
app-desk-about-about = Shown on the public page, on the players’ pages and at the tables.
app-desk-about-when = Day and time
app-desk-about-place = Venue
app-desk-about-note = Anything else players should know
app-desk-about-save = Save

## Taking back, and the audit trail

app-desk-take-back = Undo the last step
app-desk-take-back-do = Undo it
app-desk-take-back-about = It stays in the log, struck through.
app-desk-take-back-this = Undo this step
app-desk-take-back-which = Undo: { $step }
app-desk-depends = Undo these later steps first, starting with the latest:
app-desk-draw-again = Draw again
app-desk-draw-again-about = You can do this until the first match starts. The groups will be different, and everyone will see that you drew again.
app-desk-draw-again-do = Discard this draw
app-desk-reason-changed = The list has changed
app-desk-log = Log
app-desk-log-about = Everything that was done, latest first. Nothing is ever deleted.
app-desk-log-all = Show everything
app-desk-log-text = Save the log as text
app-desk-log-none = Nothing has happened yet.
app-desk-log-back = undone
app-desk-by-organiser = Organiser
app-desk-by-online = Online table { $code }, automatically
app-desk-by-clock = The clock
app-desk-by-public = From the public page
app-desk-log-opened = The tournament “{ $name }” was created.
app-desk-log-registered =
    { $players-are ->
        [one] { $players } was put on the list.
       *[many] { $players } were put on the list ({ $count }).
    }
app-desk-log-registered-self =
    { $players-are ->
        [one] { $players } signed up on the public page.
       *[many] { $players } signed up on the public page ({ $count }).
    }
app-desk-log-registered-list =
    { $players-are ->
        [one] One name was added from a list: { $players }.
       *[many] { $count } names were added from a list: { $players }.
    }
app-desk-log-checked-in = { $who } checked in.
app-desk-log-all-checked-in =
    { $players-are ->
        [one] Everyone else was checked in: { $players }.
       *[many] Everyone else was checked in: { $players } ({ $count }).
    }
app-desk-log-check-in-undone = { $who } isn’t here after all.
app-desk-log-noted = The cash box was updated for { $players }.
app-desk-log-renamed = The name “{ $was }” was corrected to “{ $name }”.
app-desk-log-entered-late = { $who } came late and joined: { $match }.
app-desk-log-entered-next = { $who } came late and plays from the next stage on.
app-desk-log-dropped-out = { $who } dropped out.
app-desk-log-not-shown = No-show: { $players }.
app-desk-log-replaced = { $other } plays in place of { $who }.
app-desk-log-penalised =
    { $points ->
        [one] { $match }: { $who } gets { $points } penalty point. Reason: { $reason }
       *[other] { $match }: { $who } gets { $points } penalty points. Reason: { $reason }
    }
app-desk-log-disqualified = { $who } was disqualified. Reason: { $reason }
app-desk-log-drawn =
    { $count ->
        [one] Stage { $stage } was drawn: { $groups }
       *[other] Stage { $stage } was drawn, { $count } groups: { $groups }
    }
app-desk-log-exchanged = { $one } and { $other } were swapped. Reason: { $reason }
app-desk-log-published = The draw was published.
app-desk-log-discarded = The draw was discarded and will be made again. Reason: { $reason }
app-desk-log-went-online = { $match } moved online, to table { $code }.
app-desk-log-started = Started: { $matches }.
app-desk-log-paused = Clock paused: { $matches }.
app-desk-log-continued = Clock resumed: { $matches }.
app-desk-log-extended =
    { $minutes ->
        [one] One more minute: { $matches }.
       *[other] { $minutes } more minutes: { $matches }.
    }
app-desk-log-time-called = Time is up, last round: { $matches }.
app-desk-log-minutes-set =
    { $minutes ->
        [one] The time limit of a match is now one minute.
       *[other] The time limit of a match is now { $minutes } minutes.
    }
app-desk-log-result-entered = { $match }, result: { $points }.
app-desk-log-vouched = { $match }: the result is confirmed.
app-desk-log-table-asked = { $match }: the table was asked to confirm its result.
app-desk-log-played-on = { $match }: the result was withdrawn; the match goes on.
app-desk-log-result-corrected = { $match }, corrected result: { $points }. Reason: { $reason }
app-desk-log-decision-entered = { $match }, tie-break round: { $points }.
app-desk-log-seats = Tie-break round for the last seats in the final: { $points }.
app-desk-log-format = Format: { $format }.
app-desk-log-decision-online = { $match }: tie-break round online between { $players }, at table { $code }.
app-desk-log-bot-advances = { $match }: a bot played for { $who }, who advances.
app-desk-log-bot-stays = { $match }: a bot played for { $who }, who doesn’t advance.
app-desk-log-prizes-named =
    { $count ->
        [0] All prizes were removed.
        [one] Prize: { $prizes }.
       *[other] Prizes: { $prizes }.
    }
app-desk-log-prize-chosen = { $who } chose “{ $prize }”.
app-desk-log-taken-back = Step { $number } was undone. Reason: { $reason }
app-desk-log-ended = The tournament was ended.

## My events, and a new one

app-events-mine = On this device
app-events-desk = organising
app-events-watched = taking part
app-events-nameless = A tournament
app-events-more = { $name }: more
app-events-forget = Forget this link
app-events-forget-desk = The tournament goes on, but this device loses access to its desk. Without a copy of the link there’s no way back.
app-events-forget-event = Only this device forgets it. You can come back with the link.
app-events-new = New tournament
app-events-new-about = For three or more players: groups are drawn, and the winners meet in the final. With real cards, online, or both.
app-events-name = Tournament name
app-events-name-example = Cabo Night
app-events-organiser-about = It appears in the log beside everything you do.
app-events-open = Create the tournament
app-events-like = Like last time
app-events-like-do = Create with these settings
app-events-like-about = same rules; add the players yourself
app-events-file = Continue from a file
app-events-file-about = A tournament that was saved at another desk, on this device or elsewhere. Score pads of matches in progress are included. All links will be new. Please stop using the old copy: it won’t be updated.
app-events-file-choose = Choose a file

## The door, and links that are made anew

app-desk-door-open = People can sign themselves up on the public page.
app-desk-door-closed = The list is closed: only organisers can add names.
app-desk-door-close = Close the list
app-desk-door-reopen = Reopen the list
app-desk-places = Maximum players
app-desk-places-free =
    { $places ->
        [one] Limited to one player.
       *[other] Limited to { $places } players.
    }
app-desk-places-none = The number of players isn’t limited.
app-desk-places-set = Limit the number of players
app-desk-places-about = Once all places are taken, newcomers join a waiting list. Names you add yourself always get in.
app-desk-places-lift = No limit
app-desk-claimed = page claimed
    .about = Page claimed: somebody tapped this name on the public page and now has that player’s own page.
app-desk-claim-about = Somebody claimed { $name }’s page by tapping the name on the public page.
app-desk-claim-refuse = That wasn’t { $name }
app-desk-claim-refuse-about = That page stops working, and { $name } can claim it again.
app-desk-waiting =
    { $count ->
        [one] One person is waiting to be let in
       *[other] { $count } people are waiting to be let in
    }
app-desk-waiting-about = So many people have signed up that newcomers now need you to let them in. They aren’t in any draw, and nobody else sees their names.
app-desk-waiting-places = All places are taken, so they wait in this order. They aren’t in any draw, and nobody else sees their names.
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
app-desk-turn-away-about = These names are deleted. Anyone who is really here can sign up again.
app-desk-see-waiting = See who is waiting
app-desk-renew = Replace link
app-desk-renew-about = The old link stops working, even where it was printed or copied. Give the new one to anyone who needs it.
app-desk-organisers = Organisers
app-desk-withdrawn = link withdrawn
app-desk-you = you
app-desk-renew-own = Replace my own link
app-desk-renew-own-about = Your old link to this desk stops working in every browser. This browser continues with the new one.
app-desk-withdraw = Withdraw link
app-desk-withdraw-about = { $name } will no longer see this desk. You can give them a new link at any time.
app-desk-co-once = This link is shown only once. If it gets lost, withdraw it and invite them again.
app-desk-log-sealed = The next draw was sealed.
app-desk-log-avoided = { $pairs ->
        [0] According to the club book, none of these players have met before.
        [one] According to the club book, one pair of players has already met; the draw avoids bringing them together again.
       *[other] According to the club book, { $pairs } pairs of players have already met; the draw avoids bringing them together again.
    }
app-desk-log-pace = The plan uses the pace of the club’s past evenings.
app-desk-log-plan = When the groups were drawn, the plan was { $low }–{ $high } minutes of play.
app-desk-log-closed = The list was closed.
app-desk-log-reopened = The list was reopened.
app-desk-log-described = Tournament details: { $about }.
app-desk-log-described-nothing = The tournament details were removed.
app-desk-log-limited =
    { $places ->
        [one] The tournament was limited to one player.
       *[other] The tournament was limited to { $places } players.
    }
app-desk-log-unlimited = The limit on players was lifted.
app-desk-log-claimed = { $who } claimed their own page.
app-desk-log-claim-refused = Somebody else had claimed { $who }’s page; it no longer works.
app-desk-log-admitted = Let in: { $players }.
app-desk-log-turned-away = Turned away: { $players }.
app-desk-log-invited = { $name } was invited to run the tournament.
app-desk-log-withdrawn = { $name }’s link was withdrawn.
app-desk-log-renewed = Link replaced: { $name }.
app-desk-log-registered-waits = Signed up and waiting: { $players }.

## Voices, the door, and what is deleted

app-desk-coming = I’m coming
app-desk-announce = Message to everyone
app-desk-announce-about = It stays on every phone and on the big screen until you take it down.
app-desk-announce-text = Message
app-desk-announce-do = Send to everyone
app-desk-announce-seats = Please take your seats.
app-desk-announce-break = We’re taking a short break.
app-desk-announce-prizes = The prizes are about to be awarded.
app-desk-door = At the door
app-desk-door-link = Link for the door
app-desk-door-link-about = For a helper at the door: check people in, add and correct names, free a page that the wrong person claimed. No draws, results or prizes, and no other links.
app-desk-forget = Delete personal data
app-desk-forget-about = The name is replaced with a pseudonym everywhere: list, results, log, score pads and copies. Results stay as they are. This can’t be undone.
app-desk-forget-who = Whose personal data?
app-desk-forget-do = Delete { $name }’s personal data
app-desk-forget-price = { $name }’s name is replaced with a pseudonym everywhere, for good, and their link with a new one. Anything printed, or saved as a file, stays as it is.
app-desk-delete = Delete the whole tournament
app-desk-delete-about = Everything is deleted for everyone, for good: list, results, log and score pads. If you want to keep it, save it as a file first.
app-desk-elsewhere = Send everyone to a new copy
app-desk-elsewhere-about = Use this if you’ve continued from the saved file, here or on another computer. Every page here will link to the new copy, and nothing can be changed here any more.
app-desk-elsewhere-to = Send everyone to “{ $name }” (last opened { $when })
app-desk-elsewhere-link = Link of the new public page
app-desk-elsewhere-do = Send everyone there
app-desk-elsewhere-back = Carry on here after all
app-desk-elsewhere-old = This tournament was continued from a file, but the old copy is still open. Phones connected to it won’t see what happens here.
app-desk-elsewhere-old-do = Send everyone here
app-desk-log-announced = Message to everyone: “{ $text }”.
app-desk-log-announcement-ended = The message to everyone was taken down.
app-desk-log-called = { $match } called for an organiser.
app-desk-log-call-answered = { $match }: somebody is coming.
app-desk-log-call-ended = { $match } no longer needs help.
app-desk-log-forgotten = Personal data deleted: { $name } is a pseudonym.
app-desk-log-went-elsewhere = The tournament has moved to { $link }.
app-desk-log-came-back = The tournament carries on here after all.
