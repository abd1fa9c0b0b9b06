### The browser app: what all pages of an event say.

app-event-connecting = Looking for the tournament…
app-event-closed = This tournament can’t be reached.
app-event-others = My tournaments
app-event-unsent = The server can’t be reached. Nothing is lost: we’ll send it as soon as we can.
app-event-outdated = A new version of this page is available.

## A match

app-event-final = Final
app-event-stage = Stage { $number }
app-event-group = Table { $table } · group { $group }
app-event-consolation-group = Table { $table } · consolation { $group }
app-events-rules = Rules
app-format-by-places = Places
app-format-by-points = Points
app-event-consolation = Consolation
app-event-consolation-won = Consolation winners: { $players }.
app-event-consolation-prize = Consolation: { $prize }
app-format-winners = The winner of each group advances
app-format-two-advance = The first two of each group advance
app-format-best-losers =
    { $count ->
        [one] and the best of the others
       *[other] and the best { $count } of the others
    }
app-format-rounds-places =
    { $rounds ->
        [one] One stage for everybody, ranked by places
       *[other] { $rounds } stages for everybody, places added up
    }
app-format-rounds-points =
    { $rounds ->
        [one] One stage for everybody, ranked by points
       *[other] { $rounds } stages for everybody, points added up
    }
app-format-finalists = final of { $count }
app-format-consolation = consolation alongside the final
app-format-guests = { $format }.
    .consolation = { $format }; everybody else plays a consolation alongside the final.
    .prize = { $format }; everybody else plays a consolation alongside the final and can win a prize there: { $prize }.
app-event-points-wrong = Points are whole numbers, without a plus or minus sign.
app-event-last-round = Last round
app-event-time-up = Time is up
app-event-clock-rests = The clock is paused.
app-event-time-left = Time left:
app-event-played = Time played:
app-event-place =
    { $place-is ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
app-event-place-heading = Place
app-event-mark-tie-break = place decided by a tie-break round
app-event-mark-left = left before the end
app-event-mark-pads = equal points: the points on the pads decide
app-event-mark-places = equal points: the points for places decide
app-event-scale-final =
    { $most ->
        [yes] Final: points in the final (highest wins)
       *[no] Final: points in the final (lowest wins)
    }
app-event-scale-places = Stages: points for places (highest wins)
app-event-scale-rounds =
    { $most ->
        [yes] Stages: points of all matches (highest wins)
       *[no] Stages: points of all matches (lowest wins)
    }
app-event-name-heading = Name
app-event-total-heading = Points
app-event-advances = advances
app-event-left-match = out
app-event-penalty = penalty +{ $points }
app-event-tied = tied
app-event-bot-asked = the organisers decide

## Why somebody takes no part

app-event-dropped-out = dropped out
app-event-drawn-often =
    { $draws ->
        [2] { $stage } was drawn twice; the second draw is the one that counts.
       *[other] { $stage } was drawn { $draws } times; the last draw is the one that counts.
    }
app-event-drawn-already =
    { $draws ->
        [one] The next stage has already been drawn once; that draw no longer counts.
        [2] The next stage has been drawn twice so far.
       *[other] The next stage has been drawn { $draws } times so far.
    }
app-event-no-show = no-show
app-event-replaced = replaced
app-event-disqualified = disqualified

## On the public page

app-public-registration =
    { $count ->
        [0] The list is open, and still empty. Be the first!
        [one] The list is open, and one player is on it.
       *[other] The list is open: { $count } players are on it, { $here } of them checked in.
    }
app-public-drawing = The groups are being drawn.
app-public-drawn =
    { $stage ->
        [0] The group stage has been drawn. Find your table!
       *[other] Stage { $stage } has been drawn. Find your table!
    }
app-public-final-drawn = The final has been drawn. Finalists to table { $table }, please!
app-public-played =
    { $stage ->
        [0]
            { $decided ->
                [one] The group stage is under way: { $decided } of { $count } results is in.
               *[other] The group stage is under way: { $decided } of { $count } results are in.
            }
       *[other]
            { $decided ->
                [one] Stage { $stage } is under way: { $decided } of { $count } results is in.
               *[other] Stage { $stage } is under way: { $decided } of { $count } results are in.
            }
    }
app-public-final-played = The final is being played at table { $table }.
    .online = The final is being played online.
app-public-final-ended = The final is over. The result is on its way.
app-public-consolation-played = The final is over. The consolation is still being played.
app-public-confirming = All results are in. The last of them is being confirmed.
app-public-deciding = Tie-break rounds are being played.
app-public-between = All results are in. The next draw is coming up.
    .final = All results are in. The final comes next.
app-public-won =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } tie for first!
    }
app-public-over = The tournament is over.
app-public-news-time = Table { $table }: time is up, this is the last round.
app-public-news-result = Table { $table } has a result.
app-public-news-prize = { $who } chooses “{ $prize }”.
app-public-own = My page
app-public-more = More
app-public-wall = Big screen
app-public-print = Print
app-public-other-link = This link is for one table only.
app-public-other-link-go = Go to that table

## Putting yourself on the list

app-public-register = Join in
    .about = You get your own page: it shows your table, and that is where you enter your points.
app-public-register-do = Sign me up
app-public-register-waits = A lot of people have signed up. An organiser will let you in.
app-public-closed = The list is closed. If you’d like to play, ask an organiser.
app-public-full =
    { $places ->
        [one] The only place is taken. You can join the waiting list.
       *[other] All { $places } places are taken. You can join the waiting list.
    }
app-public-full-do = Put me on the waiting list
app-public-places-left =
    { $left ->
        [one] One place is left.
       *[other] { $left } places are left.
    }
app-public-register-known = { $name } is already on the list. Is that you?
app-public-register-other = Is that somebody else? Then add your surname or an initial to your name.
app-public-claim = On the list already? Tap your name to get your own page.
app-public-claim-sure = Are you { $name }?
app-public-claim-about = You get your own page, with your table and your points. The organisers can see that you claimed it.
app-public-claim-do = Yes, that’s me
app-event-minutes =
    { $minutes ->
        [one] one minute a match
       *[other] { $minutes } minutes a match
    }
app-event-no-minutes = no time limit
app-public-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
app-public-few = It takes three to make a tournament.
app-public-plan = With this many players there are { $count } groups ({ $groups }). The winners advance.
app-public-plan-final = With so few players there’s just one table: the final.
app-public-here = checked in

## Looking for somebody

app-public-find = Where am I playing? Type a name
app-public-nobody = Nobody here is called “{ $name }”.
app-public-found-more =
    { $count ->
        [one] And one more. Type another letter.
       *[other] And { $count } more. Type another letter.
    }
app-public-against = with { $players }
app-public-listed = On the list; no table yet
app-public-table = Table { $table }
app-public-final-table = Final · table { $table }

## Tables and results

app-public-list = The draw
app-public-by-table = By table
app-public-by-name = By name
app-public-not-begun = Not started yet.
app-public-live =
    { $rounds ->
        [0] The first round is being played.
        [one] After one round.
       *[other] After { $rounds } rounds.
    }
app-public-rounds =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
app-public-decision = Tie-break round: { $players }
app-event-seats = Tie-break round for the last seats in the final: { $players }
app-public-decision-played = Tie-break round: { $scores }
app-public-watch = Watch
app-public-went-on = Through: { $players }
app-public-scores =
    { $count ->
        [one] Standings after one stage
       *[other] Standings after { $count } stages
    }
app-public-scores-places = First place in a group is worth 24 points, last place none, and the others lie evenly in between.
app-public-scores-points = The points of all stages are added up.
app-public-places = Final standings
app-public-place =
    { $place ->
        [1] First place
        [2] Second place
        [3] Third place
        [4] Fourth place
        [5] Fifth place
        [6] Sixth place
        [7] Seventh place
        [8] Eighth place
        [9] Ninth place
        [10] Tenth place
        [11] Eleventh place
        [12] Twelfth place
        [13] Thirteenth place
        [14] Fourteenth place
        [15] Fifteenth place
        [16] Sixteenth place
        [17] Seventeenth place
        [18] Eighteenth place
        [19] Nineteenth place
        [20] Twentieth place
       *[other] Place { $place }
    }
app-public-prizes = Prizes
app-public-prize-taken = goes to { $who }

## Is the draw fair?

app-public-fair = Is the draw fair?
    .about = Before each draw a secret number, the seed, is sealed, and its seal is published here. The groups follow from the seed, so nobody can arrange them. The seed is published with the draw, and anyone can check the draw.
app-public-seal = Seal (SHA-256 of the seed)
app-public-seed = Seed
app-public-label = Label of the draw
app-public-avoids = { $pairs ->
        [one] One pair of players has
       *[other] { $pairs } pairs of players have
    } already met, according to the club book. Of 200 shuffles, the draw uses the one that brings the fewest of them together again.
app-public-next-seal = The next draw
app-public-last-seal = Sealed for a draw that wasn’t needed
app-public-unproven = The seed of this draw isn’t known here.
app-public-sealed = When the draw is published, its seed is shown, and anyone can check the draw.
app-public-check = Check the draw yourself
app-public-proven =
    { $draws ->
        [one] All fair: the seal is intact, and the draw follows from it, group by group.
        [2] All fair: the seals are intact, and both draws follow from them, group by group.
       *[other] All fair: the seals are intact, and all { $draws } draws follow from them, group by group.
    }
app-public-other-seed = Something is wrong: the seed isn’t the one that was sealed.
app-public-moved = The seal is intact. { $stage }: after the draw the organisers swapped, replaced or added players ({ $players }); their log says when and why. Everyone else sits where the seed puts them.
app-public-other-groups = Something is wrong: these groups don’t follow from the seed.
app-public-by-hand = Or by hand: take the players of a stage in the order of their numbers on the list, shuffle them with the seed and the label of that draw, and fill the groups one after another. To check the seal:

## On the big screen

app-wall-lost = No connection – back soon
app-wall-page = Page { $page } of { $pages }
app-wall-full = Full screen
app-wall-qr = QR code of the tournament’s page
app-wall-register = Scan and sign up
app-wall-soon = You’ll soon see who plays where.
app-wall-done = decided
app-wall-over = Match over
app-wall-leads = leads
app-wall-near = { $points } short of { $mark }!
app-wall-five = Last five minutes
app-wall-finish = Finish the round you’re playing. No new rounds after that.
app-wall-seats =
    { $count ->
        [one] One player plays a tie-break round for the last seats in the final.
       *[other] { $count } players play a tie-break round for the last seats in the final.
    }
app-wall-consolation = Consolation winners
app-wall-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
app-wall-reveal = The final is over. And the winners are…
app-wall-fair = A fair draw: the seed was sealed beforehand, and this screen has just worked out the same groups.
app-wall-fair-late =
    { $count ->
        [one] A fair draw, sealed beforehand and worked out again by this screen. One latecomer has joined since.
       *[other] A fair draw, sealed beforehand and worked out again by this screen. { $count } latecomers have joined since.
    }
app-wall-fair-moved = The seed of the draw was sealed beforehand; since then the organisers have changed a group, and their log says how.
app-wall-sound = Allow sound
app-wall-sound-off = Sound off
app-wall-dark = Dark screen
app-wall-light = Light screen

## At a table

app-at-table-none = There’s no match at this table right now.
app-at-table-start = Start the match
    .about = Everyone here? The clock starts when you do.
app-at-table-pause = Pause the clock
app-at-table-continue = Resume the clock
app-at-table-online = This match is online; its result is entered automatically.
app-at-table-decided = The result is in. If something is wrong, tell an organiser.
app-at-table-voided = Your last match no longer counts
    .about = An earlier result was corrected, so others may have advanced. The organisers draw the stage again; please wait a moment.
app-at-table-vouch = Is that your table’s result?
    .about = It was handed in early, or a round looks wrong. If the result isn’t right, call an organiser.
    .asked = The organisers ask you. If it’s wrong, call one of them.
app-at-table-vouch-yes = Yes, that’s right
app-at-table-play-on = No, we’re still playing
app-at-table-unconfirmed = The result is in, but doesn’t count yet: another phone at your table, or an organiser, has to confirm it.
app-at-table-then-confirmed = After that, another phone at your table or an organiser has to confirm it.
app-at-table-round-asked = Is a round being played right now?
app-at-table-round-yes = Yes
app-at-table-round-no = No
app-at-table-round-last = Then it’s the last one. Play it to the end and enter it; then hand in the result.
app-at-table-round-after-all = A round was being played after all
app-at-table-round-none = Then no new one begins: the match is over. Hand in the result.
app-at-table-result = Result
app-at-table-from-pad = Is the match over? The totals are taken from the pad.
app-at-table-pad-empty = Enter the rounds on the pad; when the match is over, hand in the result here. Keeping score on paper? An organiser can enter the totals.
app-at-table-totals = Is the match over? Enter everyone’s total.
app-at-table-totals-missing = Somebody’s total is still missing.
app-at-table-hand-in = Hand in the result
app-at-table-hand-in-yes = Yes, that is the result
app-at-table-answer-first =
    { $round ->
        [0] First answer the question on the score pad.
       *[other] First answer the question about round { $round } on the score pad.
    }
app-at-table-send-first =
    { $count ->
        [one] An entry on this phone hasn’t been sent yet. Hand in the result once it has.
       *[other] { $count } entries on this phone haven’t been sent yet. Hand in the result once they have.
    }
app-at-table-decision = Tie-break round
    .about = { $players } are tied. Play one round, starting from zero and with no clock, and enter the points.
app-at-table-decision-again = Still tied: play one more.
app-at-table-decision-do = Enter the points
app-at-table-decision-online = The tie-break round is online, too. The players will find it on their own pages.
app-at-table-points-missing = Somebody’s points are still missing.

## A player’s own page

app-player-unlisted = You’re no longer on the list. Ask an organiser.
app-player-waits = You’re waiting to be let in
    .about = A lot of people have signed up, so an organiser has to let you in first. Say hello, and this page will update itself.
app-player-queue = You’re number { $queue } on the waiting list
    .about = All places are taken. If one becomes free, an organiser will let you in, and this page will update itself.
app-player-gone = You’re no longer taking part: { $why }.
app-player-check-in = Are you here?
    .about = Check in so that you’re included in the draw.
app-player-check-in-do = Yes, I’m here
app-player-waiting = You’re checked in. As soon as the groups are drawn, your table will appear here.
app-player-table = You’re playing at
app-player-final = You’re in the final!
app-player-not-begun = The match hasn’t started yet.
app-player-online = This match is online. Take your seat; it starts when everyone is there.
app-player-decision-online = You’re tied. One more round decides, online at a table of its own.
app-player-opponents = You’re playing with
app-player-sit-down = Take my seat
app-player-goes-on = You’re through!
    .about = As soon as the next stage is drawn, your table will appear here.
app-player-again = You’ll play again
    .about = As soon as the next stage is drawn, your table will appear here.
app-player-whole = The whole tournament
app-player-out = That’s it for today
    .about = Your place will be known after the final. Stay and watch: the final is the best part.
app-player-won = You’ve won the tournament. Congratulations!
app-player-thanks = Thank you for playing!
app-player-choose = Your turn: choose a prize
app-player-choose-do = I’ll take “{ $prize }”
app-player-drop-out = Drop out
app-player-drop-out-list = You’ll be taken off the list. Only an organiser can put you back.
app-player-drop-out-match = The others play on without you, and you can’t come back.

## On paper

app-print-title = Print
app-print-sheet = Sheet to print
app-print-check-in = Check-in list
app-print-badges = Badges
app-print-rules = Rule cards
app-print-by-name = Draw by name
app-print-by-table = Draw by table
app-print-slips = Result slips
app-print-cards = Table signs
app-print-certificates = Certificates
app-print-whom = Certificates for
app-print-podium = Top three
app-print-everybody = Everyone
app-print-date = Date of the tournament
app-print-do = Print
    .about = On A4 paper, exactly as you see it below.
app-print-preview = Preview
app-print-nothing = There’s nothing to print yet: nobody is on the list.
app-print-who-where = { $stage }: who plays where
app-print-which-table = { $stage }: the tables
app-print-table = Table
app-print-card = Scan me: clock, points and result for this table
app-print-awake = Set this phone to stay awake. Keep the page open: it can’t reload without the network.
app-print-card-qr = QR code of table { $table }
app-print-badge = Scan me: where you play, and your results
app-print-badge-qr = QR code of { $name }’s own page
app-print-house-rules = House rules for this evening
app-print-total = Total
app-print-slip-about = In each box: the points of the round on the left, the total so far on the right.
app-print-signed = Signed
app-print-door =
    { $count ->
        [one] The list: one player
       *[other] The list: { $count } players
    }
app-print-points-about = Points are those of each player’s last match.
app-print-points-final =
    { $points ->
        [one] { $points } point in the final
       *[other] { $points } points in the final
    }
app-print-points-places =
    { $points ->
        [one] { $points } point for places
       *[other] { $points } points for places
    }
app-print-points-rounds =
    { $points ->
        [one] { $points } point over all stages
       *[other] { $points } points over all stages
    }
app-print-prize = Prize
app-print-number = No.
app-print-here = Here
app-print-paid = Paid
app-print-paid-sum = Paid: { $paid } of { $count }
app-print-note = Note
app-print-certificate = Certificate
app-print-evening = The evening on one page
app-print-times =
    { $minutes ->
        [one] { $from } to { $to }, one minute
       *[other] { $from } to { $to }, { $minutes } minutes
    }
app-print-tie-break = tie-break: { $points }
app-print-absent = Absent or left
app-print-absent-one = { $name } ({ $why })
app-print-corrections = Corrections
app-print-before = Before: { $points }.
app-print-among =
    { $count ->
        [one] with one player
       *[other] out of { $count } players
    }
app-print-praise-first = Nobody had a better memory, and nobody timed their calls better.
app-print-praise-second = Only one person had a better memory today.
app-print-praise-third = Made it onto the podium with a clear head and a steady hand.
app-print-won-prize = Prize: { $prize }
app-print-praise = Looked, remembered, swapped and laughed with the best of them.
app-print-organisers = For the organisers

## Voices

app-event-announcement = From the organisers
app-event-announcement-end = Take it down
app-event-elsewhere = This tournament has moved.
app-event-elsewhere-go = Continue at { $host }
app-call = Call an organiser
app-call-called = The organisers have been called.
app-call-coming = Somebody is on the way to you.
app-call-again = Call again
app-call-end = No longer needed
