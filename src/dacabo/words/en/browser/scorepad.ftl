### The score pad in the browser.

## My pads, and a new one

app-pad-title = Score pad
app-pad-opening = Looking for the pad …
app-pad-gone = This score pad cannot be found. Check the link.
app-pad-outdated = A new version of this page is here.
app-pad-mine = My pads
    .about = Only this browser keeps their links.
app-pad-forget = Forget
    .about = This browser forgets the link. Whoever else has it can still open the pad.
app-pad-forget-waiting = Something of it has not been sent yet, and would be lost.
app-pad-players = Who plays?
    .about = In the order in which you sit, clockwise.
app-pad-player = Player { $number }
app-pad-up = Move line { $number } up
app-pad-down = Move line { $number } down
app-pad-remove = Remove line { $number }
app-pad-add = One more
app-pad-known = Lately:
app-pad-starter = Who begins?
app-pad-starter-none = We will see at the table
app-pad-too-few = It takes { $fewest } to play. Who else is there?
app-pad-open = Open the pad
app-pad-file = Go on with a saved pad
    .about = A file that was saved from a score pad, here or on another server.
app-pad-file-choose = Choose a file

## The sheet

app-pad-total = Total:
app-pad-totals = Totals
app-pad-begins = begins
app-pad-kamikaze = Kamikaze
app-pad-kamikaze-sum = { $sum }, kamikaze
app-pad-cards-left = cards left
app-pad-corrected = corrected
app-pad-doubtful = can hardly be
app-pad-waits = waits to be sent
app-pad-void = played after the end, does not count
app-pad-names = Names
app-pad-save = Save
app-pad-time = Time is up
    .about = Is a round still being played?
app-pad-time-this = Yes: round { $round } is the last
app-pad-time-none = No: round { $round } was the last
app-pad-time-back = There is time after all
app-pad-again = Another match, same people
app-pad-more = Files, rules, who writes
app-pad-csv = Save as a table (CSV)
app-pad-json = Save the whole pad (JSON)
app-pad-share-do = Share
app-pad-share = On every phone at the table
    .about = Whoever opens this link sees the pad live, and can write on it.
app-pad-qr = QR code with the link to this pad
app-pad-who-writes = Who writes with this phone?
    .about = For the history, so that you know whom to ask. Nobody has to say.
app-pad-nobody-writes = Does not matter

## A round is entered

app-pad-enter = Enter round { $round }
app-pad-correct = Correct round { $round }
app-pad-take-back = Take round { $round } back
    .about = It goes off the sheet. The history keeps it.
app-pad-renaming = { $old } is to be called { $new }
app-pad-who-called = Who called Cabo? Tap their bell.
app-pad-called-by = { $name } called Cabo
app-pad-pile = Nobody called: the draw pile is empty
app-pad-turns = Nobody called: all turns are played
app-pad-pile-out = In the last lap the draw pile ran out
app-pad-called-with = Sum at the call, if it was another
app-pad-called-with-sum = with { $sum } at the call
app-pad-left = Cards left in everybody’s stack. Whoever won has 0.
app-pad-left-of = Cards left: { $name }
app-pad-sum-of = Sum: { $name }
app-pad-by-sum = Just the sum
app-pad-by-card = Card by card
app-pad-keys = Keys
app-pad-minus = Minus
app-pad-back = Delete the last one
app-pad-suit = Suit
app-pad-spades = Spades
app-pad-hearts = Hearts
app-pad-diamonds = Diamonds
app-pad-clubs = Clubs
app-pad-next = Next: { $name }
app-pad-reason = Why? (if you like)
app-pad-noted = Written down.
app-pad-kept = Kept on this phone. It is sent as soon as there is a network.

## Can that be? Whose entry holds?

app-pad-look-again = Look again
app-pad-sure = I am sure
app-pad-theirs = On the pad
app-pad-ours = On this phone
app-pad-keep-theirs = Leave what is on the pad
app-pad-keep-mine = Correct it to mine
app-pad-end = End
app-pad-try-again = Try again
app-pad-throw-away = Throw it away
app-pad-throw-away-this = Throw away: { $what }

## Without a network

app-pad-offline = No connection just now. Go on writing: nothing gets lost.
app-pad-waiting =
    { $count ->
        [one] One entry waits to be sent
       *[other] { $count } entries wait to be sent
    }
app-pad-send-now = Send now
app-pad-unkept = This phone cannot keep entries. Do not close this page until they are sent.
app-pad-too-late = Never sent from this phone
    .about = The match was decided, or its players changed, before these entries arrived. If the result is wrong because of that, show them to an organiser.
app-pad-throw-all-away = Throw them away

## The history

app-pad-history = History
app-pad-by = written by { $name }
app-pad-because = Reason: { $reason }
app-pad-before = Before
app-pad-after = After
