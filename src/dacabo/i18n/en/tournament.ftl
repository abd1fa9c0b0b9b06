### Running an event.

## Who may do what

error-organiser-only = Only the organisers can do that. Ask one of them.
error-other-table = That match is at another table. This link is for yours only.
error-not-about-you = That’s about another player. You can only do this for yourself.
error-match-online = This match is online; its result is entered automatically.
error-others-link = That’s another organiser’s link, and only they can see it. To invite somebody, create a link for another organiser.
error-organiser-still-there = This organiser’s link still works. Withdraw it first; then the name can be deleted.
error-table-only = Only tables and their players can call for help. You’re an organiser: they call you.
error-own-link = You can’t withdraw your own link, but another organiser can. Or replace it with a new one.
error-no-such-organiser = That organiser is no longer there. Look at the list again.
error-organiser-name-taken = There’s already an organiser called { $name }. Choose another name.
error-too-many-organisers = A tournament can have at most { $most } organisers, including those whose links were withdrawn. Ask one of them to help you.
error-link-worn-out = This link allowed { $most } actions, and they have all been used. An organiser can do it for you, or give you a new link.
error-steps-for-organisers = This tournament has almost reached its limit, and the last steps are kept for the organisers. Ask one of them.

## The event as a whole

error-event-open-already = This tournament has already been created. Carry on there.
error-event-over = The tournament is over; nothing can be changed any more.
error-event-elsewhere = This tournament has moved, so nothing can be changed here. Follow the link on its page.
error-event-here = This tournament is already running here.
error-no-event-link = That isn’t a link to a tournament. Copy the link of its public page, from https:// to the end.
error-link-not-public = That link isn’t for everyone: anyone who has it could do more than watch. Use the link of the public page.
error-nothing-announced = Nothing is being announced right now, so there’s nothing to take down.
error-called-already = The organisers have already been called. Somebody will come.
error-nobody-called = This table is no longer calling for help.
error-call-answered = Somebody is already on the way.
error-forgotten-already = This person’s personal data has already been deleted; the name stays a pseudonym.
error-event-worn-out = A tournament can have at most { NUMBER($most, useGrouping: 0) } steps. End it, and create a new one.
error-taken-back-too-often = At most { $most } steps of a tournament can be undone. Correct what is wrong instead.
error-option-not-in-events = Tournaments are played without “{ $option }”. Leave it off.
error-text-missing = Please write something here. A few words will do.
error-text-too-long = That’s too long. Use at most { $most } characters.
error-name-not-clean = That text contains something that can’t be displayed. Please retype it.
error-nothing-left-to-play = You have no match left to play, so there’s no need to drop out. Your place stays as it is.
error-nothing-to-take-back = There’s nothing to undo.
error-not-a-step = That can’t be undone: either it already has been, or it isn’t a step. Check the log.
error-steps-depend =
    { $count ->
        [one] A later step depends on this one. Undo that one first.
       *[other] { $count } later steps depend on this one. Undo those first.
    }

## The list

error-name-taken = { $name } is already on the list. Add a surname or an initial so that everyone can tell you apart.
error-no-names = There’s no name here yet. Type at least one.
error-one-name-only = You can only put yourself on the list. Enter one name.
error-number-taken = That player number belongs to somebody else. Reload the page.
error-field-full =
    { $most ->
        [one] The list is full: one player at most. Somebody has to drop out first.
       *[other] The list is full: { $most } players at most. Somebody has to drop out first.
    }
error-registration-over = The groups have been drawn, so the list is closed. Ask an organiser if there’s room for a latecomer.
error-registration-closed = The list is closed. Ask an organiser to put you on it.
error-registration-closed-already = The list is already closed.
error-registration-open-already = The list is already open.
error-too-many-waiting = { $most } people are already waiting to be let in. Ask an organiser, or try again later.
error-player-waits = { $name } is still waiting. Let them in first.
error-nobody-waits = Choose somebody who is waiting to be let in.
error-waits-no-more = One of them is no longer waiting. Look again.
error-places-out-of-range = That limit doesn’t work. Choose a number from { $lowest } to { $highest }.
error-no-such-day = There’s no such day. Choose one from the calendar.
error-public-only = Players can claim their page only on the public page. Show them their link instead.
error-claimed-already = { $name } already has a page of their own. If that isn’t you, ask an organiser.
error-not-claimed = Nobody has claimed { $name }’s page. Look at the list again.
error-id-taken = That ID is already taken. Try again with a new one.
error-id-too-short = That ID is too easy to guess. Use at least { $least } characters.
error-not-on-the-list = That player isn’t on the list. Add the name first.
error-player-gone = { $name } is no longer taking part. Choose somebody else.
error-here-already = { $name } has already checked in.
error-not-checked-in = { $name } hasn’t checked in. Look at the list again.
error-check-in-over = The groups have been drawn. If somebody isn’t here, mark them as a no-show.
error-everybody-here = Everyone is here. You can carry on.
error-player-twice = One of them is named twice. Once is enough.
error-player-did-play = { $name } has already played, so it’s too late for a no-show. Let them drop out instead.
error-player-has-match = { $name } already has a match. Choose somebody else.
error-not-late-yet = The groups aren’t published yet, so nobody is late. Put the name on the list.
error-no-late-place = There’s no room left: every group has started or is full, or the first stage is over.
error-not-drawn = Nothing has been drawn yet, so nobody can be replaced. Change the list instead.
error-too-late-to-replace = It’s too late to replace { $name }. That works only in the first stage, before their match starts.
error-no-match-yet = { $name } has no match yet, so points can’t be added. Wait for the draw.

## The draw

error-too-few-players =
    { $found ->
        [one] A tournament needs at least { $fewest } players; there’s { $found } on the list. Add some more.
       *[other] A tournament needs at least { $fewest } players; there are { $found } on the list. Add some more.
    }
error-not-all-checked-in =
    { $count ->
        [one] One player hasn’t checked in. Check them in, or mark them as a no-show.
       *[other] { $count } players haven’t checked in. Check them in, or mark them as no-shows.
    }
error-draft-open = There’s already a draft. Publish it, or undo it.
error-no-draft = There’s no draft. Draw the groups first.
error-draw-differs = That draw doesn’t follow from the sealed seed. Draw again.
error-no-seal = The seal of the next draw stayed on the server that ran the tournament before. Continue the tournament from its file again.
error-final-drawn = The final has been drawn; nothing comes after it.
error-results-missing =
    { $count ->
        [one] One result is still missing. Enter it first.
       *[other] { $count } results are still missing. Enter them first.
    }
error-results-unconfirmed =
    { $count ->
        [one] One result has not been confirmed yet. Confirm it first, or ask its table.
       *[other] { $count } results have not been confirmed yet. Confirm them first, or ask their tables.
    }
error-nothing-to-confirm = There’s nothing left to confirm: the result counts already.
error-your-own-result = This result came from your phone. Somebody else at the table, or an organiser, has to confirm it.
error-table-asked = The table has been asked already. Wait for its answer, or confirm the result yourself.
error-bots-unjudged = A bot has won a group. First say whether its player advances.
error-ties-undecided = There’s still a tie. Play the tie-break round first.
error-nobody-left = Nobody is left to play the next stage. You can end the tournament.
error-not-in-draft = { $name } isn’t in this draft. Choose somebody who is.
error-same-group = Both are already in the same group. Choose players from two groups.
error-exchange-with-final = One of them is in the final, the other isn’t. Choose two players in the consolation.
error-format-fixed = The format can’t be changed after a draw. Discard the draw first.
error-format-impossible = No tournament can have this format. Choose another one.

## Matches and clocks

error-match-gone = This match no longer counts. Look at the draw again.
error-match-begun = This match has already started, so it’s too late for that.
error-match-not-started = This match hasn’t started. Start it first.
error-match-decided = This match has been decided; its clock can no longer be changed.
error-match-twice = One of the matches is named twice. Once is enough.
error-code-taken = Another match is using that online table. Open a new one.
error-no-such-clocks = No clock can be changed like that right now. Look at the tables again.
error-clock-rests = The clock is already paused.
error-clock-runs = The clock is already running.
error-minutes-out-of-range = Choose a number of minutes from { $lowest } to { $highest }.
error-matches-in-progress = A match of this stage has started or is being played online. Give it more time instead.
error-clock-not-due = Time isn’t up yet at this table. You can call the last round yourself.

## Results

error-result-there = There’s already a result. If it’s wrong, an organiser can correct it.
error-no-result-yet = There’s no result to correct yet. Enter one first.
error-nothing-corrected = That’s what it says already. Nothing was changed.
error-decisions-needed = The tie-break rounds are needed after all: there isn’t room for everyone. Leave them in.
error-totals-of-others = Enter points for everyone who played, and nobody else.
error-points-out-of-range = Choose a number of points from { $lowest } to { $highest }.
error-too-many-rounds = A match has at most { $most } rounds. Check the number.
error-no-such-bot-seat = There’s nothing to decide about that seat. Look at the standings again.
error-no-such-tie = Those players have no tie to break. Look at the standings again.

## Prizes

error-too-many-prizes = A tournament can have at most { $most } prizes. Remove one first.
error-prize-twice = Two prizes have the same name. Give one of them another name.
error-prizes-chosen = Somebody has already chosen, so the prizes can no longer be changed. Undo that choice first.
error-final-not-over = Prizes are chosen after the final. Finish it first.
error-no-such-prize = There’s no such prize. Choose one from the list.
error-prize-gone = That prize is taken. Choose another one.
error-other-chooses = { $name } chooses next. Give them a moment.
error-not-a-finalist = All finalists have chosen. The remaining prizes stay with the organisers.

## A file with an event

error-log-too-long = This file is too long for a tournament: at most { $most } MB. Choose another one.
error-log-empty = There’s no tournament in this file. Choose another one.
error-log-not-ours = Line { NUMBER($line, useGrouping: 0) }: this isn’t a Dacabo tournament. Choose another file.
error-log-other-version = Line { NUMBER($line, useGrouping: 0) }: this tournament was saved as version { NUMBER($found, useGrouping: 0) }; this copy of Dacabo reads version { NUMBER($known, useGrouping: 0) }. Update Dacabo.
error-log-cut-off = Line { NUMBER($line, useGrouping: 0) }: the file breaks off here. Copy it again.
error-log-unreadable = Line { NUMBER($line, useGrouping: 0) } can’t be read. The file may have been changed: use an older copy.
error-log-not-opened = Line { NUMBER($line, useGrouping: 0) }: the beginning of the tournament is missing. Copy the whole file.
error-log-time-backwards = Line { NUMBER($line, useGrouping: 0) }: this happened before the line above it. The file may be damaged: use an older copy.
error-log-impossible = Line { NUMBER($line, useGrouping: 0) }: this step couldn’t have been taken. The file may be damaged: use an older copy.

## A file of names

error-list-too-many = Line { NUMBER($line, useGrouping: 0) }: there are more than { $most } names in this file, so none were added. Split the list.
error-list-too-long = This file is too long for a list of names: at most { $most } kB. Split the list.
error-list-empty = There’s no name in this file. Choose another one.
error-list-not-text = Line { NUMBER($line, useGrouping: 0) } can’t be read: this doesn’t look like text. Save the list as a CSV file.
error-list-no-name-column = Line { NUMBER($line, useGrouping: 0) }: there are several columns, and it isn’t clear which holds the names. Call one of them “name”, or two of them “first name” and “surname”, and the one with the payments “paid”.
error-list-ragged =
    { $found ->
        [one] Line { NUMBER($line, useGrouping: 0) }: one column, but the first line has { $columns }. Give every line the same number of columns.
       *[other] Line { NUMBER($line, useGrouping: 0) }: { $found } columns, but the first line has { $columns }. Give every line the same number of columns.
    }
error-list-stray-quote = Line { NUMBER($line, useGrouping: 0) }: there’s a quotation mark in the middle of the text. Put quotation marks around the whole text, and double those inside.
error-list-open-quote = Line { NUMBER($line, useGrouping: 0) }: a quotation mark is opened here and never closed. Close it.
error-list-name-empty = Line { NUMBER($line, useGrouping: 0) }: there’s no name here. Add it, or delete the line.
error-list-name-too-long = Line { NUMBER($line, useGrouping: 0) }: “{ $name }…” is too long. Use at most { $most } characters.
error-list-note-too-long = Line { NUMBER($line, useGrouping: 0) }: the note is too long. Use at most { $most } characters.
error-list-name-twice = Line { NUMBER($line, useGrouping: 0) }: { $name } is already on line { NUMBER($first, useGrouping: 0) }. Add a surname or an initial.

## What is to be done

tournament-todo-call = Table { $table } is calling for an organiser.
tournament-todo-call-by = Table { $table }: { $who } is calling for an organiser.
tournament-todo-time = Table { $table }: time is up. Call the last round.
tournament-todo-finished = Table { $table } has finished: enter the result.
tournament-todo-result = Table { $table }: the last round has been called. The result is still missing.
tournament-todo-vouch = Table { $table } handed in a result before the score pad showed the end of the match. Is it right?
tournament-todo-vouch-by = Table { $table }: { $who } handed in a result before the score pad showed the end of the match. Is it right?
tournament-todo-vouch-doubtful = Table { $table } handed in a result with a round that looks wrong, or without the last one. Is it right?
tournament-todo-vouch-doubtful-by = Table { $table }: { $who } handed in a result with a round that looks wrong, or without the last one. Is it right?
tournament-todo-continue = Table { $table }: the clock is paused. Resume?
tournament-todo-start = Table { $table }: start the match.
tournament-todo-draw-again = Group sizes are now { $found }; the rules call for { $groups }. Draw again?
tournament-todo-bot = A bot played for { $who } at table { $table } and came first. Does { $who } still advance?
tournament-todo-decide-final = Tie-break round of the final: { $players }.
tournament-todo-decide-group = Table { $table }: tie-break round between { $players }, for a place in the final.
tournament-todo-decide-seats = Tie-break round for the last seats in the final: { $players }.
tournament-todo-publish = Check the draft, then publish it.
tournament-todo-register =
    { $missing ->
        [one] Put one more player on the list: three are needed.
       *[other] Put { $missing } more players on the list: three are needed.
    }
tournament-todo-check-in =
    { $count ->
        [one] One player hasn’t checked in: are they here, or a no-show?
       *[other] { $count } players haven’t checked in: are they here, or no-shows?
    }
tournament-todo-admit =
    { $count ->
        [one] One person is waiting to be let in.
       *[other] { $count } people are waiting to be let in.
    }
tournament-todo-draw = Draw the groups for { $count } players.
tournament-todo-draw-only-final = Draw the final for { $count } players: with so few there are no groups.
tournament-todo-draw-next =
    { $players-are ->
        [one] { $players } advances. Draw the next stage.
       *[many] { $players } advance. Draw the next stage.
    }
tournament-todo-draw-round = Draw stage { $round } for { $count } players.
tournament-todo-final =
    { $players-are ->
        [one] { $players } is in the final.
       *[many] { $players } are in the final.
    }
tournament-todo-final-beside =
    { $players-are ->
        [one] { $players } is in the final. The other { $beside } play the consolation.
       *[many] { $players } are in the final. The other { $beside } play the consolation.
    }
tournament-todo-final-tied = { $players } are in the final: { $count } instead of { $planned }, because { $tied } share the last place that advances.
tournament-todo-final-tied-beside = { $players } are in the final: { $count } instead of { $planned }, because { $tied } share the last place that advances. The other { $beside } play the consolation.
tournament-todo-prize = { $who } may choose a prize.
tournament-todo-end = Everything has been decided. End the tournament when you like.
tournament-why-decisions = { $count } players have won or tied for first in their groups, but a table seats only five. So everyone who tied plays a tie-break round before the final.
tournament-doubt-not-over =
    { $limit ->
        [one] Nobody has { $limit } point, and time wasn’t called. Is the match really over?
       *[other] Nobody has { $limit } points, and time wasn’t called. Is the match really over?
    }

## What would change

tournament-change-instead =
    { $players-are ->
        [one] After stage { $stage }, { $players } advances instead of { $others }.
       *[many] After stage { $stage }, { $players } advance instead of { $others }.
    }
tournament-change-advance =
    { $players-are ->
        [one] After stage { $stage }, { $players } advances as well.
       *[many] After stage { $stage }, { $players } advance as well.
    }
tournament-change-no-advance =
    { $others-are ->
        [one] After stage { $stage }, { $others } no longer advances.
       *[many] After stage { $stage }, { $others } no longer advance.
    }
tournament-change-void-final = The final is void and has to be drawn and played again.
tournament-change-void-group = Group { $group }’s match in stage { $stage } is void.
tournament-change-void-consolation = Group { $group }’s match in the consolation is void.
tournament-change-result = Table { $table }: the result is undone.
tournament-change-plays-on = Table { $table }: the others carry on with the same pad. Crossed out there: { $players }.
tournament-change-draft = The draft is discarded; the groups have to be drawn again.
tournament-change-draw = This draw is void and has to be repeated. Everyone will be able to see that. Latecomers stay on the list.
tournament-change-format = The tournament gets this format.
tournament-change-decision = { $players } have to play a tie-break round.
tournament-change-tied = { $tied } share the last place that advances, so the final is played by { $count } instead of { $planned }.
tournament-change-spared =
    { $players-are ->
        [one] With these totals there would have been room in the final for everyone tied for first: { $players } lost a tie-break round that wasn’t needed.
       *[many] With these totals there would have been room in the final for everyone tied for first: { $players } lost tie-break rounds that weren’t needed.
    }
tournament-change-shared-again = { $players } share their place again: their tie-break round was only for first place.
tournament-change-final-again =
    { $players-are ->
        [one] { $players } goes to the final again.
       *[many] { $players } go to the final again.
    }
tournament-change-place = { $who }: place { $now } instead of { $before }.
tournament-change-table-place = { $who }: place { $now } at table { $table } of stage { $stage } instead of { $before }.
tournament-change-no-place = { $who }: no place any more; was { $before }.
tournament-change-new-place = { $who }: place { $now }; had none before.
tournament-change-prize = { $who } gives “{ $prize }” back; it will be chosen again.
tournament-change-paid = { $who }: marked as paid.
tournament-change-unpaid = { $who }: no longer marked as paid.
tournament-change-note = { $who }: the note becomes “{ $note }”.
tournament-change-no-note = { $who }: the note is deleted.
tournament-change-lot = Lots are drawn to decide which of the smallest groups it will be.
tournament-change-nothing = Nothing else changes.

## How long it takes, from a rehearsal

tournament-plan-minutes = Allow { $low }–{ $high } minutes of play, plus breaks.
tournament-plan-one-match = Allow { $low }–{ $high } minutes of play: everyone sits at one table, and that’s the final.
tournament-plan-in-time = Tables hardly ever run out of time.
tournament-plan-overtime =
    { $evenings ->
        [2] On one evening in two, a table runs out of time.
       *[other] On one evening in { $evenings }, a table runs out of time.
    }
tournament-plan-overtime-mostly = On most evenings a table runs out of time.
tournament-plan-final =
    { $count ->
        [2] Two play in the final.
        [3] Three play in the final.
        [4] Four play in the final.
       *[5] Five play in the final.
    }
tournament-plan-final-or-more =
    { $count ->
        [2] Two play in the final, sometimes more.
        [3] Three play in the final, sometimes more.
       *[4] Four play in the final, sometimes more.
    }
tournament-plan-basis = Based on bots playing this tournament with { $players } players, at { $seconds } seconds a turn.
tournament-outline-at-once = { $count } people: one table, and that’s the final.
tournament-outline-rounds =
    { $rounds ->
        [1] { $count } people: everybody plays one stage of groups ({ $groups }), then the best { $finalists } play the final.
       *[other] { $count } people: everybody plays { $rounds } stages of groups ({ $groups }), drawn again each time, then the best { $finalists } play the final.
    }
tournament-outline-first =
    { $advance ->
        [one] { $count } people play in groups ({ $groups }); one of them advances.
       *[other] { $count } people play in groups ({ $groups }); { $advance } of them advance.
    }
tournament-outline-then =
    { $advance ->
        [one] Then come new groups ({ $groups }); one player advances.
       *[other] Then come new groups ({ $groups }); { $advance } players advance.
    }
tournament-outline-final = Then comes a final of { $count }.
tournament-outline-small-final = That’s a small final: let two of each group advance, or the best losers.
tournament-outline-consolation = Alongside the final, the other { $count } play a consolation ({ $groups }).

## The evening as a spreadsheet

tournament-sheet-advances = Advances
tournament-sheet-after = After
tournament-sheet-attendance = Attendance
tournament-sheet-before = Before
tournament-sheet-began = Started
tournament-sheet-bot = bot
tournament-sheet-by = By
tournament-sheet-by-door = Door
tournament-sheet-by-organiser = Organiser
tournament-sheet-by-table = Table { NUMBER($n, useGrouping: 0) }
tournament-sheet-called = Called
tournament-sheet-cash-note = Note
tournament-sheet-consolation = Consolation
tournament-sheet-corrected = result corrected
tournament-sheet-corrections = Corrections
tournament-sheet-date = Date
tournament-sheet-discarded = draw discarded
tournament-sheet-disqualified = disqualified
tournament-sheet-dropped-out = dropped out
tournament-sheet-ended = Ended
tournament-sheet-evening = Tournament
tournament-sheet-exchanged = players swapped
tournament-sheet-extended = more minutes
tournament-sheet-final = Final
tournament-sheet-game = Game
tournament-sheet-group = Group
tournament-sheet-here = Here
tournament-sheet-last-result = Last result
tournament-sheet-left = left
tournament-sheet-listed = People on the list
tournament-sheet-matches = Matches
tournament-sheet-minutes = Minutes per match
tournament-sheet-name = Name
tournament-sheet-no-show = no-show
tournament-sheet-note = Note for guests
tournament-sheet-opened = Created
tournament-sheet-organisers = Organisers
tournament-sheet-other-sum = equal totals: the other points decide
tournament-sheet-paid = Paid
tournament-sheet-paid-sum = { $paid } of { $count }
tournament-sheet-penalty = Penalty
tournament-sheet-place = Place
tournament-sheet-planned = Planned minutes of play
tournament-sheet-play = Minutes of play, without breaks
tournament-sheet-places = Final standings
tournament-sheet-played = People who played
tournament-sheet-points = Points
tournament-sheet-prize = Prize
tournament-sheet-prizes = Prizes
tournament-sheet-reason = Reason
tournament-sheet-remark = Remark
tournament-sheet-renamed = name corrected
tournament-sheet-replaced = replaced
tournament-sheet-round = Round
tournament-sheet-rounds = Rounds
tournament-sheet-rounds-differ = the result is another one: corrected, or entered by hand
tournament-sheet-scale = Points of
tournament-sheet-scale-final = the final
tournament-sheet-scale-match = the last match
tournament-sheet-scale-places = places over the stages
tournament-sheet-scale-rounds = all matches of the stages
tournament-sheet-stage = Stage
tournament-sheet-stage-number = Stage { NUMBER($n, useGrouping: 0) }
tournament-sheet-step = Step
tournament-sheet-step-number = Step { NUMBER($n, useGrouping: 0) }
tournament-sheet-sum = Total
tournament-sheet-table = Table
tournament-sheet-taken-back = undone
tournament-sheet-tie-break = Tie-break rounds
tournament-sheet-time = Time
tournament-sheet-took = Minutes taken
tournament-sheet-tournament = Title
tournament-sheet-where = Location
tournament-sheet-yes = yes
