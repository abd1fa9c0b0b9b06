### Running an event.

## Who may do what

error-organiser-only = Only the organisers can do that. Ask one of them.
error-other-table = That is another table’s match. This link is for yours only.
error-not-about-you = That is somebody else’s affair. You can only speak for yourself here.
error-match-online = This match is played online; its result comes by itself.
error-others-link = That is another organiser’s link, and only they can see it. Invite somebody to give them a link of their own.
error-own-link = Another organiser can withdraw your link. You can make yourself a new one instead.
error-no-such-organiser = There is no such organiser any more. Have another look.
error-organiser-name-taken = There is an organiser called { $name } already.
error-too-many-organisers = { $most } organisers are the most for one event.
error-link-worn-out = { $most } steps are the most with this link. Ask an organiser: they can do it, or give you a new link.
error-steps-for-organisers = A great deal has happened at this event; what is left is for the organisers. Ask one of them.

## The event as a whole

error-event-open-already = The event has been opened already.
error-event-over = The event is over, and nothing can be changed any more.
error-event-worn-out = More than { NUMBER($most, useGrouping: 0) } steps are too many for one event. End it, and open a new one.
error-taken-back-too-often = { $most } steps have been taken back; that is the most for one event. Correct what is wrong instead.
error-option-not-in-events = Tournaments are played without “{ $option }”. Leave it off.
error-text-missing = There is nothing written there. A few words will do.
error-text-too-long = That is too long. { $most } letters are the most.
error-name-not-clean = That text holds something that cannot be shown. Type it anew.
error-nothing-to-take-back = There is nothing to take back.
error-not-the-last-step = Only the last step can be taken back, and something else has happened since. Have another look.

## The list

error-name-taken = There is a { $name } on the list already. Add a surname, or a letter, so that everybody can tell you apart.
error-no-names = There is no name to put on the list.
error-one-name-only = You can put yourself on the list, and nobody else.
error-number-taken = That player’s number belongs to somebody else.
error-field-full =
    { $most ->
        [one] One player is the most, and the list is full.
       *[other] { $most } players are the most, and the list is full.
    }
error-registration-over = The groups have been drawn, so the list is closed. Ask an organiser whether there is a place for latecomers.
error-registration-closed = The list is closed. Ask an organiser to put you on it.
error-registration-closed-already = The list is closed already.
error-registration-open-already = The list is open already.
error-too-many-waiting = { $most } people are waiting to be let in already. Ask an organiser, or try again later.
error-player-waits = { $name } is waiting at the door. Let them in first.
error-nobody-waits = Nobody was named who waits at the door.
error-waits-no-more = One of them is no longer waiting. Have another look.
error-id-taken = Somebody else has asked by that id already. Try again with a new one.
error-id-too-short = That id is too easy to guess. Take one of at least { $least } characters.
error-not-on-the-list = There is no such player on the list.
error-player-gone = { $name } is not taking part any more.
error-here-already = { $name } has checked in already.
error-everybody-here = Nobody is missing.
error-player-twice = One of them is named twice. Once is enough.
error-player-did-play = { $name } has begun to play, so it is too late for a no-show. Take them out as a drop-out instead.
error-player-has-match = { $name } already has a match and cannot take another place.
error-not-late-yet = The groups are not published yet, so nobody is late. Put the name on the list.
error-no-late-place = There is no place left: every group has begun or is full, or the first stage is over.
error-not-drawn = Nothing has been drawn yet, so there is no place to hand over.
error-too-late-to-replace = It is too late to replace { $name }. A place can be handed over in the first stage, before its match begins.
error-no-match-yet = { $name } has no match yet to which points could be added.

## The draw

error-too-few-players = A tournament takes at least { $fewest } players; there are { $found } on the list.
error-not-all-checked-in =
    { $count ->
        [one] One player has not checked in. Check them in, or mark them as a no-show.
       *[other] { $count } players have not checked in. Check them in, or mark them as no-shows.
    }
error-draft-open = There is a draft already. Publish it, or take it back.
error-no-draft = There is no draft. Draw the groups first.
error-draw-differs = That draw is not the one that the sealed seed gives.
error-no-seal = The seal of the next draw stayed on the server where the event was held before. Continue the event from its file once more.
error-final-drawn = The final has been drawn; nothing comes after it.
error-results-missing =
    { $count ->
        [one] One result is still missing.
       *[other] { $count } results are still missing.
    }
error-ties-undecided = There is still a tie to be decided. Play the decision round first.
error-nobody-left = Nobody is left who could play the next stage.
error-not-in-draft = { $name } is not in this draft.
error-same-group = The two are in the same group already. Choose players of two groups.

## Matches and clocks

error-match-gone = This match does not count any more. Have another look at the draw.
error-match-begun = This match has begun already.
error-match-not-started = This match has not begun. Start it first.
error-match-decided = This match is decided; its clock has done its work.
error-match-twice = One of the matches is named twice. Once is enough.
error-code-taken = Another match is played at that online table. Open a new one.
error-no-such-clocks = There is no clock for which that could be done.
error-clock-rests = The clock is resting already.
error-clock-runs = The clock is running already.
error-minutes-out-of-range = Choose a number of minutes from { $lowest } to { $highest }.
error-clock-not-due = Time is not up yet at this table.

## Results

error-result-there = There is a result already. If it is wrong, an organiser can correct it.
error-no-result-yet = There is no result yet that could be corrected.
error-nothing-corrected = That is the result as it stands. Nothing was changed.
error-totals-of-others = Enter points for exactly those who played, and for nobody else.
error-points-out-of-range = Choose a number of points from { $lowest } to { $highest }.
error-too-many-rounds = No match has more than { $most } rounds.
error-no-such-tie = Those players have no tie to decide. Have another look at the standings.

## Prizes

error-too-many-prizes = { $most } prizes are the most that an event can have.
error-prize-twice = Two prizes have the same name. Call one of them differently.
error-prizes-chosen = Somebody has chosen already, so the prizes stay as they are.
error-final-not-over = Prizes are chosen when the final is over.
error-no-such-prize = There is no such prize.
error-prize-gone = That prize is taken. Choose another one.
error-other-chooses = It is { $name } who chooses next.
error-not-a-finalist = All finalists have chosen. What is left stays with the organisers.

## A file with an event

error-log-too-long = This file is too long for an event: { $most } MB are the most.
error-log-empty = There is no event in this file.
error-log-not-ours = Line { NUMBER($line, useGrouping: 0) }: this is no event of Dacabo.
error-log-other-version = Line { NUMBER($line, useGrouping: 0) }: this event was written as version { NUMBER($found, useGrouping: 0) }; this Dacabo reads version { NUMBER($known, useGrouping: 0) }.
error-log-cut-off = Line { NUMBER($line, useGrouping: 0) }: the file breaks off here. Copy it once more.
error-log-unreadable = Line { NUMBER($line, useGrouping: 0) } cannot be read. Somebody may have changed the file.
error-log-not-opened = Line { NUMBER($line, useGrouping: 0) }: an event has to begin with its opening.
error-log-time-backwards = Line { NUMBER($line, useGrouping: 0) }: this happened before the line above it.
error-log-impossible = Line { NUMBER($line, useGrouping: 0) }: this step could not have been taken.

## A file of names

error-list-too-many = Line { NUMBER($line, useGrouping: 0) }: there are more than { $most } names in this file, so nobody in it was entered. Split the list.
error-list-too-long = This file is too long for a list of names: { $most } kB are the most.
error-list-empty = There is no name in this file.
error-list-not-utf8 = Line { NUMBER($line, useGrouping: 0) } cannot be read. Save the list as UTF-8 text.
error-list-no-name-column = Line { NUMBER($line, useGrouping: 0) }: there are several columns, and it is not clear which holds the names. Call exactly one of them “name”.
error-list-ragged =
    { $found ->
        [one] Line { NUMBER($line, useGrouping: 0) }: one column, but the first line has { $columns }.
       *[other] Line { NUMBER($line, useGrouping: 0) }: { $found } columns, but the first line has { $columns }.
    }
error-list-stray-quote = Line { NUMBER($line, useGrouping: 0) }: a quotation mark stands in the middle of the text. Put quotation marks round the whole, and double those inside.
error-list-open-quote = Line { NUMBER($line, useGrouping: 0) }: the quotation mark that is opened here is never closed.
error-list-name-empty = Line { NUMBER($line, useGrouping: 0) }: there is no name here.
error-list-name-too-long = Line { NUMBER($line, useGrouping: 0) }: “{ $name }…” is too long. { $most } letters are the most.
error-list-name-taken = Line { NUMBER($line, useGrouping: 0) }: { $name } is on the list already.
error-list-name-twice = Line { NUMBER($line, useGrouping: 0) }: { $name } stands in line { NUMBER($first, useGrouping: 0) } already. Add a surname, or a letter.

## What is to be done

tournament-todo-time = Table { $table }: time is up. Call the last round.
tournament-todo-result = Table { $table }: the last round is called. The result is still missing.
tournament-todo-continue = Table { $table }: the clock is resting. Go on?
tournament-todo-start = Table { $table }: start the match.
tournament-todo-decide-final = Decision round of the final: { $players }.
tournament-todo-decide-group = Table { $table }: decision round between { $players }, for a place in the final.
tournament-todo-publish = Look at the draft, then publish it.
tournament-todo-register =
    { $missing ->
        [one] Put one more player on the list: three are needed.
       *[other] Put { $missing } more players on the list: three are needed.
    }
tournament-todo-check-in =
    { $count ->
        [one] One player has not checked in: there, or a no-show?
       *[other] { $count } players have not checked in: there, or no-shows?
    }
tournament-todo-admit =
    { $count ->
        [one] One person is waiting to be let in.
       *[other] { $count } people are waiting to be let in.
    }
tournament-todo-draw = Draw the groups for { $count } players.
tournament-todo-draw-next =
    { $players-are ->
        [one] { $players } goes on. Draw the next stage.
       *[many] { $players } go on. Draw the next stage.
    }
tournament-todo-prize = { $who } may choose a prize.
tournament-todo-end = Everything is decided. Close the event when you like.
tournament-why-decisions = { $count } players have won their groups or share the win, but a table seats five. So everybody who shares a win plays a decision round before the final.
tournament-doubt-not-over = Nobody has { $limit } points, and time was not called. Is the match really over?

## What would change

tournament-change-instead =
    { $players-are ->
        [one] After stage { $stage } { $players } goes on instead of { $others }.
       *[many] After stage { $stage } { $players } go on instead of { $others }.
    }
tournament-change-advance =
    { $players-are ->
        [one] After stage { $stage } { $players } goes on as well.
       *[many] After stage { $stage } { $players } go on as well.
    }
tournament-change-no-advance =
    { $others-are ->
        [one] After stage { $stage } { $others } no longer goes on.
       *[many] After stage { $stage } { $others } no longer go on.
    }
tournament-change-void-final = The final becomes void and has to be drawn and played anew.
tournament-change-void-group = The match of group { $group } in stage { $stage } becomes void.
tournament-change-result = Table { $table }: the result is taken back.
tournament-change-draft = The draft is given up; the groups have to be drawn again.
tournament-change-decision = { $players } have to play a decision round.
tournament-change-place = { $who }: place { $now } instead of { $before }.
tournament-change-no-place = { $who }: no place any more, instead of place { $before }.
tournament-change-new-place = { $who }: place { $now }, so far none.
tournament-change-prize = { $who } gives “{ $prize }” back; it is chosen anew.
tournament-change-lot = The lot decides which of the smallest groups it will be.
tournament-change-nothing = Nobody’s place or way to the final changes.
