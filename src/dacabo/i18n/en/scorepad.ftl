### The score pad for real cards.

## What is to be done next

scorepad-begins =
    { $unit ->
        [game] Round { $round }: { $who } goes first.
       *[round] Round { $round }: { $who } goes first.
    }
scorepad-begins-winner = Round { $round }: { $who } won the last round and goes first.
scorepad-begins-lot =
    { $unit ->
        [game] Round { $round }: draw lots to see who goes first. In the hat: { $players }.
       *[round] Round { $round }: draw lots to see who goes first. In the hat: { $players }.
    }
scorepad-begins-drawn =
    { $unit ->
        [game] Round { $round }: { $who } was drawn to go first.
       *[round] Round { $round }: { $who } was drawn to go first.
    }
scorepad-begins-youngest = Round { $round }: the youngest of you goes first.
scorepad-begins-left = Round { $round }: the player to the left of the last starter goes first.
scorepad-enter =
    { $unit ->
        [game] Enter round { $round } as soon as somebody has won.
       *[round] Enter round { $round } as soon as the cards are face up.
    }
scorepad-last-round = Time is up: round { $round } is the last one.

## How a match ends

scorepad-over-limit =
    { $limit ->
        [one] Somebody has { $limit } point or more: the match is over.
       *[other] Somebody has { $limit } points or more: the match is over.
    }
scorepad-over-rounds =
    { $rounds ->
        [one] The only round has been played: the match is over.
       *[other] All { $rounds } rounds have been played: the match is over.
    }
scorepad-over-time = Time is up: the match is over.
scorepad-over-target =
    { $target ->
        [one] Somebody has { $target } point or more: the match is won.
       *[other] Somebody has { $target } points or more: the match is won.
    }
scorepad-over-single = The match is over.
scorepad-after-the-end =
    { $unit ->
        [game]
            { $count ->
                [one] One round was played after the end. It stays on the pad, but doesn’t count.
               *[other] { $count } rounds were played after the end. They stay on the pad, but don’t count.
            }
       *[round]
            { $count ->
                [one] One round was played after the end. It stays on the pad, but doesn’t count.
               *[other] { $count } rounds were played after the end. They stay on the pad, but don’t count.
            }
    }

## The history

scorepad-opened = The pad was opened.
scorepad-entered =
    { $unit ->
        [game] Round { $round } was entered.
       *[round] Round { $round } was entered.
    }
scorepad-corrected =
    { $unit ->
        [game] Round { $round } was corrected.
       *[round] Round { $round } was corrected.
    }
scorepad-filled-in = Round { $round } was entered again, with the cards.
scorepad-taken-back =
    { $unit ->
        [game] Round { $round } was undone.
       *[round] Round { $round } was undone.
    }
scorepad-renamed = { $old } is now called { $new }.
scorepad-left = { $who } has left; the others play on.
scorepad-returned = { $who } is back.
scorepad-lot-drawn =
    { $unit ->
        [game] { $who } was drawn to go first in round { $round }.
       *[round] { $who } was drawn to go first in round { $round }.
    }
scorepad-went-on = The same players continue on a new pad.
scorepad-prolonged =
    { $unit ->
        [game] One more round was agreed on.
       *[round] One more round was agreed on.
    }
scorepad-not-prolonged =
    { $unit ->
        [game] There was no further round after all.
       *[round] There was no further round after all.
    }
scorepad-time-called = Time was called, with round { $round } as the last one.
scorepad-time-taken-back = There’s time after all: “time is up” was undone.

## Can that be?

scorepad-doubt-sum = { $who } with { $sum }? No cards add up to that under these rules.
scorepad-doubt-sums = { $sum } in total? The deck can’t give all of you those sums at once.
scorepad-doubt-kamikaze = { $who } with a kamikaze and { $sum }? Two 12s and two 13s already add up to 50.
scorepad-doubt-no-kamikaze = { $who } with { $sum }? With four cards that is a kamikaze: two 12s and two 13s.
scorepad-doubt-cards =
    { $count ->
        [2] The card “{ $card }” twice on the table?
       *[other] The card “{ $card }” { $count } times on the table?
    } The deck has only { $held }.
scorepad-doubt-no-cards = { $who } without a single card? Under these rules a last card stays.
scorepad-doubt-number-of-cards =
    { $count ->
        [one] { $who } with only one card? That can’t happen under these rules.
       *[other] { $who } with { $count } cards? That can’t happen under these rules.
    }
scorepad-doubt-pile = Draw pile empty? Under these rules the discards are shuffled, and play goes on.
scorepad-doubt-turns = Ended without a call? These rules have no turn limit.
scorepad-doubt-called-with = { $who } called with { $before } and ended up with { $sum }? After the call those cards are locked.
scorepad-doubt-stack = { $who } with { $count } cards in the stack? It had { $most } at the start.
scorepad-doubt-no-empty-stack = No stack is empty. Was nobody able to play any more?
scorepad-doubt-empty-stacks = { $players } all with an empty stack? The first empty stack ends the round.

## What cannot be written down

error-entry-not-everyone = Enter something for each of the { $players } players.
error-entry-absurd = That number is out of range. Enter one from { $lowest } to { $highest }.
error-entry-too-many-cards = Nobody holds that many cards. Enter at most { $most }.
error-entry-no-such-card = Our decks have no card “{ $card }”. Choose another one.
error-entry-no-kamikaze = There’s no kamikaze in these rules. Enter just the sum.
error-entry-two-kamikazes = Two kamikazes in one round? The deck has only two 13s. Check the cards again.
error-entry-nobody-called = Who called Cabo? Say so, or choose how else the round ended.
error-entry-caller-left = The caller has left the match. Choose somebody who is still playing.
error-entry-called-and-not = You have entered a caller and also “nobody called”. Choose one.
error-entry-other-game = That round is from another game. Open a pad for that game.
error-entry-doubtful = That looks wrong. Check the cards again, or confirm that it’s right.
error-round-entered-already = Somebody has already entered round { $round }, with different points. See what is there, and correct it if it’s wrong.
error-round-changed = Somebody has just changed round { $round }. See what is there now, then decide.
error-round-differs = Round { $round } is on the pad with different points. Correct it instead.
error-round-missing = Round { $round } is next. Enter that one first.
error-round-not-there = There’s no round { $round } on this pad. Choose one that is.
error-round-not-last = Only the last round can be undone: round { $round }. Correct an earlier one instead.
error-time-other-round = Only the round just entered or the next one can be the last: round { $round } at the latest.
error-time-not-up = Time isn’t up yet, so there’s nothing to undo. Just play on.
error-left-already = They have left already. Play on without them.
error-not-left = They’re still playing, so there’s nothing to undo. Just play on.
error-too-few-stay = Too few would be left: at least { $fewest } of you have to stay.
error-lot-not-needed = Nobody has to draw lots for this: it’s clear who goes first.
error-lot-other-seed = This lot wasn’t drawn from the seed that was sealed for it. Draw it on the pad.
error-lot-no-seed = This lot can’t be drawn here. Open the pad again and draw it there.
error-match-not-over = The match isn’t over yet. Play it to the end first.
error-pad-went-on = Your table has already moved on to another pad. Replace the link there.
error-match-over-anyway = It wasn’t the number of rounds that ended the match, so one more wouldn’t change anything. Start a new match.
error-pad-names = These names don’t work: every player needs a visible name, and no two may be the same.
error-pad-text = A note is a single line of at most { $most } characters. Make it shorter.
error-pad-open-already = This pad is already open. Enter your rounds there.
error-pad-not-open = This pad hasn’t been opened yet. Open it first.
error-pad-full = This pad is full: { $most } lines at most. Open a new one.

## A sheet for spreadsheets

scorepad-column =
    { $unit ->
        [game] Game
       *[round] Round
    }
scorepad-jump = Exactly 100
scorepad-total = Total

## Files

error-pad-file-too-large = This file is too large: a score pad has at most { $bytes } bytes. Choose another file.
error-pad-file-not-json = Line { NUMBER($line, useGrouping: 0) }: the file is damaged or breaks off here. Nothing was loaded. Choose another copy.
error-pad-file-foreign = This isn’t a Dacabo score pad. Choose a file that was saved as one.
error-pad-file-version = This score pad was saved by another version of Dacabo ({ $found }; this one reads { $known }). Update Dacabo.
error-pad-file-unreadable = Line { NUMBER($line, useGrouping: 0) }: this doesn’t belong on a score pad. Nothing was loaded. Choose another copy.
error-pad-file-refused = Line { NUMBER($line, useGrouping: 0) }: this can’t have happened on a score pad. Nothing was loaded. Choose another copy.
