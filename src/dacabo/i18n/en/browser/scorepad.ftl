### The score pad in the browser.

## My pads, and a new one

app-pad-title = Score pad
app-pad-opening = Looking for the pad…
app-pad-gone = Score pad not found
    .about = Check the link, or ask whoever sent it to you.
app-pad-outdated = A new version of this page is available.
app-pad-mine = My pads
    .about = Only this browser keeps their links.
app-pad-forget = Forget
    .about = This browser forgets the link. Anyone else who has it can still open the pad.
app-pad-forget-waiting = Some entries haven’t been sent yet and would be lost.
app-pad-players = Who’s playing?
    .about = In the order you sit, clockwise.
app-pad-player = Player { $number }
app-pad-up = Move line { $number } up
app-pad-down = Move line { $number } down
app-pad-remove = Remove line { $number }
app-pad-add = Add a player
app-pad-won-by = Won by { $names }
app-pad-rounds =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    }
app-pad-same-people = Same as last time:
app-pad-known = Recently:
app-pad-starter = Who goes first?
app-pad-starter-none = Decide at the table
app-pad-too-few = It takes { $fewest } to play. Who else is there?
app-pad-open = Open the pad
app-pad-file = Open a saved pad
    .about = A file that was saved from a score pad, here or on another server.
app-pad-file-choose = Choose a file

## The sheet

app-pad-total = Total:
app-pad-totals = Totals
app-pad-struck = has left
app-pad-begins = goes first
app-pad-kamikaze = Kamikaze
app-pad-kamikaze-sum = { $sum }, kamikaze
app-pad-cards-left = cards left
app-pad-ran-out = draw pile ran out
app-pad-corrected = corrected
app-pad-doubtful = looks wrong
app-pad-in-doubt = No winner yet
    .about = Round { $round } looks wrong. Correct it, or hand in the result: an organiser, or another phone at your table, is then asked.
app-pad-waits = waiting to be sent
app-pad-void = played after the end, doesn’t count
app-pad-round =
    { $unit ->
        [game] Round { $round }
       *[round] Round { $round }
    }
app-pad-draw-lot = Draw lots
app-pad-now-over = That ended the match.
app-pad-now-open = That reopened the match.
app-pad-will-be-over = This ends the match.
app-pad-will-go-on = This reopens the match.
app-pad-goes-on = The next match is here
app-pad-names = Names
app-pad-save = Save
app-pad-time = Time is up
    .about = Is a round still being played?
app-pad-time-this = Yes, round { $round } is the last
app-pad-time-none = No, round { $round } was the last
app-pad-time-back = There’s time after all
app-pad-again = New match, same players
app-pad-one-more =
    { $unit ->
        [game] One more round
       *[round] One more round
    }
app-pad-one-more-back = Leave it at that
app-pad-picture = Share as a picture
app-pad-picture-none = This browser can’t draw the picture. Take a screenshot instead.
app-pad-more = Files, rules, who keeps score
app-pad-paper = Save the sheet (Excel)
app-pad-csv = Save every detail (CSV)
app-pad-json = Save the whole pad (JSON)
app-pad-share-do = Share
app-pad-share = On every phone at the table
    .about = Anyone who opens this link sees the pad live and can write on it.
app-pad-qr = QR code with the link to this pad
app-pad-renew = Replace link
    .about = The old link stops working for everyone. Give the new one to whoever needs it.
app-pad-renewed-here = This is the new link. The old one doesn’t work any more.
app-pad-renewed = This pad has a new link
    .about = Somebody at your table has replaced the old link, which doesn’t work any more. Ask for the new one.
app-pad-who-writes = Who keeps score here?
    .about = For the history, so that you know who to ask. You don’t have to say.
app-pad-nobody-writes = Rather not say

## A round is entered

app-pad-enter =
    { $unit ->
        [game] Enter round { $round }
       *[round] Enter round { $round }
    }
app-pad-correct =
    { $unit ->
        [game] Correct round { $round }
       *[round] Correct round { $round }
    }
app-pad-take-back =
    { $unit ->
        [game] Undo round { $round }
       *[round] Undo round { $round }
    }
    .about = It comes off the sheet. The history keeps it.
app-pad-writing =
    { $unit ->
        [game]
            { $count ->
                [one] { $names } is entering round { $round }.
               *[other] { $names } are entering round { $round }.
            }
       *[round]
            { $count ->
                [one] { $names } is entering round { $round }.
               *[other] { $names } are entering round { $round }.
            }
    }
app-pad-somebody =
    { $known ->
        [0]
            { $count ->
                [one] Somebody
               *[other] { $count } people
            }
       *[other]
            { $count ->
                [one] somebody else
               *[other] { $count } others
            }
    }
app-pad-my-hand = My cards
app-pad-hand =
    { $unit ->
        [game] My cards in round { $round }
       *[round] My cards in round { $round }
    }
app-pad-hand-do = Send my cards
app-pad-hand-back = Take back
app-pad-hand-missing = Tap your cards first.
app-pad-hands-in = In already: { $names }.
app-pad-hands-missing = Still missing: { $names }.
app-pad-hand-from = { $name } (sent by { $by })
app-pad-renaming = Rename { $old } to { $new }
app-pad-who-called = Who called Cabo? Tap their bell.
app-pad-called-by = { $name } called Cabo
app-pad-pile = Nobody called: draw pile empty
app-pad-turns = Nobody called: turn limit reached
app-pad-pile-out = Draw pile ran out in the last lap
app-pad-called-with = Sum when calling, if different
app-pad-called-with-sum = with { $sum } when calling
app-pad-left = Cards left (winner: 0)
app-pad-left-of = Cards left: { $name }
app-pad-sum-of = Sum: { $name }
app-pad-by-sum = Just the sum
app-pad-by-card = Card by card
app-pad-keys = Keypad
app-pad-minus = Minus
app-pad-back = Delete the last one
app-pad-any-suit = Only a king’s colour counts.
app-pad-next = Next: { $name }
app-pad-reason = Why? (optional)
app-pad-noted = Noted.
app-pad-kept = Saved on this phone. It will be sent as soon as there’s a connection.

## Can that be? Whose entry holds?

app-pad-look-again = Check again
app-pad-sure = I’m sure
app-pad-theirs = On the pad
app-pad-ours = On this phone
app-pad-keep-theirs = Keep what is on the pad
app-pad-keep-mine = Use mine instead
app-pad-end = Ending
app-pad-try-again = Try again
app-pad-throw-away = Throw it away
app-pad-throw-away-this = Throw away: { $what }

## Without a network

app-pad-offline = No connection. Keep writing: nothing will be lost.
app-pad-waiting =
    { $count ->
        [one] One entry is waiting to be sent
       *[other] { $count } entries are waiting to be sent
    }
app-pad-send-now = Send now
app-pad-unkept = This phone can’t store entries. Don’t close this page until they are sent.
app-pad-too-late = Not sent in time
    .about = The match was decided, or its players changed, before this phone could send these entries. If that makes the result wrong, show them to an organiser.
app-pad-throw-all-away = Throw them away

## The history

app-pad-history = History
app-pad-by = written by { $name }
app-pad-because = Reason: { $reason }
app-pad-before = Before
app-pad-after = After

## What a player did, when the match is over

app-pad-feat-kamikaze =
    { $count ->
        [one] Kamikaze in round { $round }
       *[other] { $count } kamikazes
    }
app-pad-feat-hundred =
    { $count ->
        [one] Exactly 100 in round { $round }: back to 50
       *[other] Exactly 100, { $count } times
    }
app-pad-feat-calls =
    { $calls ->
        [one]
            { $right ->
                [0] One call, and it was wrong
               *[other] One call, and it was right
            }
        [2]
            { $right ->
                [0] Two calls, both wrong
                [one] Two calls, one of them right
               *[other] Two calls, both right
            }
       *[other]
            { $wrong ->
                [0] { $calls } calls, all right
               *[other]
                    { $right ->
                        [0] { $calls } calls, none right
                       *[other] { $calls } calls, { $right } right
                    }
            }
    }
app-pad-feat-won =
    { $unit ->
        [game] Won { $won } of { $played } rounds
       *[round] Won { $won } of { $played } rounds
    }
app-pad-feat-lowest =
    { $points ->
        [1] Best round: one point
       *[other] Best round: { $points } points
    }
app-pad-feat-most =
    { $points ->
        [1] Best round: one point
       *[other] Best round: { $points } points
    }
app-pad-feat-closest =
    { $count ->
        [one] Closest: one card left
       *[other] Closest: { $count } cards left
    }
