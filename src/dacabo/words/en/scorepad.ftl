### The score pad for real cards.

## What is to be done next

scorepad-begins = Round { $round }: { $who } begins.
scorepad-begins-winner = Round { $round }: { $who } won the last round and begins.
scorepad-begins-lot = Round { $round }: draw lots for who begins. In the hat: { $players }.
scorepad-begins-youngest = Round { $round }: the youngest of you begins.
scorepad-begins-left = Round { $round }: whoever sits to the left of the last starter begins.
scorepad-enter = Enter round { $round } as soon as the cards lie open.
scorepad-last-round = Time is up: round { $round } is the last one.

## How a match ends

scorepad-over-limit = Somebody has { $limit } points or more: the match is over.
scorepad-over-rounds =
    { $rounds ->
        [one] One round was agreed on: the match is over.
       *[other] All { $rounds } rounds are played: the match is over.
    }
scorepad-over-time = Time is up: the match is over.
scorepad-over-target = Somebody has { $target } points or more: the match is won.
scorepad-over-single = The game is over.
scorepad-after-the-end =
    { $count ->
        [one] One round was played after the end. It stays on the pad, but does not count.
       *[other] { $count } rounds were played after the end. They stay on the pad, but do not count.
    }

## The history

scorepad-opened = The pad was opened.
scorepad-entered = Round { $round } was entered.
scorepad-corrected = Round { $round } was corrected.
scorepad-taken-back = Round { $round } was taken back.
scorepad-renamed = { $old } is called { $new } from now on.
scorepad-time-called = Time was called, with round { $round } as the last one.
scorepad-time-taken-back = There is time after all: “time is up” was taken back.

## Can that be?

scorepad-doubt-sum = { $who } with { $sum }? No cards that these rules allow add up to that.
scorepad-doubt-sums = { $sum } in all? The deck has no such cards for all of you at once.
scorepad-doubt-kamikaze = { $who } with a kamikaze and { $sum }? Two 12s and two 13s alone make 50.
scorepad-doubt-no-kamikaze = { $who } with { $sum }? With four cards that is a kamikaze: two 12s and two 13s.
scorepad-doubt-cards = The card “{ $card }” { $count } times on the table? The deck holds { $held } of it.
scorepad-doubt-no-cards = { $who } without a single card? By these rules somebody’s last card stays.
scorepad-doubt-number-of-cards =
    { $count ->
        [one] { $who } with one card only? These rules do not lead there.
       *[other] { $who } with { $count } cards? These rules do not lead there.
    }
scorepad-doubt-pile = Ended by an empty pile? By these rules the discards are shuffled, and play goes on.
scorepad-doubt-turns = Ended without a call? These rules know no last turn.
scorepad-doubt-called-with = { $who } called with { $before } and ended up with { $sum }? After the call those cards are locked.
scorepad-doubt-stack = { $who } with { $count } cards in the stack? It had { $most } at the start.
scorepad-doubt-no-empty-stack = No stack is empty. Could nobody do anything any more?
scorepad-doubt-empty-stacks = Several empty stacks, { $players }? The first one ends the game.

## What cannot be written down

error-entry-not-everyone = Enter something for each of the { $players } players.
error-entry-absurd = That number leads nowhere. Enter one from { $lowest } to { $highest }.
error-entry-too-many-cards = Nobody holds that many cards. Enter at most { $most }.
error-entry-no-such-card = No deck of ours has a card “{ $card }”. Choose another one.
error-entry-no-kamikaze = There is no kamikaze in these rules. Enter just the sum.
error-entry-two-kamikazes = Two kamikazes in one round? The deck has only two 13s. Look at the cards once more.
error-entry-nobody-called = Who called Cabo? Say so, or choose how else the round ended.
error-entry-called-and-not = Somebody called, and nobody called: only one of the two can be. Choose again.
error-entry-other-game = That is a round of another game than the one on this pad.
error-entry-doubtful = That can hardly be. Look at the cards once more, or say that you are sure.
error-round-entered-already = Somebody has entered round { $round } already, and otherwise. See what is there, and correct it if it is wrong.
error-round-changed = Somebody has just changed round { $round }. See what is there now, then decide.
error-round-missing = Round { $round } is next. Enter that one first.
error-round-not-there = There is no round { $round } on this pad.
error-round-not-last = Only the last round can be taken back: round { $round }. Correct an earlier one instead.
error-time-other-round = The last round can be the one just entered or the next one: at most round { $round }.
error-time-not-up = Time is not up yet, so there is nothing to take back.
error-pad-names = These names do not work: each player needs one that can be seen, and no two the same.
error-pad-text = A note is a single line of at most { $most } characters. Make it shorter.
error-pad-open-already = This pad is open already.
error-pad-not-open = This pad has not been opened yet.
error-pad-full = This pad is full after { $most } lines. Open a new one.

## Files

error-pad-file-too-large = This file is too large. A score pad has at most { $bytes } bytes.
error-pad-file-not-json = Line { $line }: the file is damaged or breaks off here. Nothing was read.
error-pad-file-foreign = This is not a score pad of Dacabo. Choose a file that was saved as one.
error-pad-file-version = This score pad was saved by another Dacabo (version { $found }; this one knows version { $known }). Update Dacabo.
error-pad-file-unreadable = Line { $line }: nothing that belongs on a score pad. Nothing was read.
error-pad-file-refused = Line { $line }: this cannot have happened on a score pad. Nothing was read.
