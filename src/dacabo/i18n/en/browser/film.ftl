### The film of a match in the browser.

app-film-title = The film of the match
app-film-to-table = Back to the table
app-film-again = Try again
app-film-busy = The server is busy. The film will be there in a moment.
app-film-file = Choose a record
app-film-file-about = Choose the record of a match, or drop its file here, and watch the film of that match.
app-film-file-unreadable = This file can’t be read. Choose another one.

## The moment

app-film-round = Round { $round } of { $rounds }
app-film-turn = Turn { $turn }
app-film-round-turn = Round { $round }, turn { $turn }
app-film-deal = The cards are dealt
app-film-at = { $turn }: { $said }
app-film-rounds = Rounds

## The controls

app-film-play = Play
app-film-pause = Pause
app-film-step-back = One step back
app-film-step-on = One step forward
app-film-turn-back = Previous turn
app-film-turn-on = Next turn
app-film-round-back = Previous round
app-film-round-on = Next round
app-film-begin = To the beginning of the match
app-film-end = To the end of the match
app-film-faster = Change the speed
app-film-speed = Speed: { $speed }×
app-film-seek = Moment of the round
app-film-marks = Moments of the round
app-film-no-marks = No moments so far.
app-film-signs = Signs on the bar
app-film-signs-number = A number: so many moments lie together. Tap again for the next one.
app-film-sign-call = Somebody calls Cabo
app-film-sign-set = A set
app-film-sign-false = Cards that did not match
app-film-sign-snap = A card snapped
app-film-sign-swap = Cards swapped
app-film-sign-look = A look at a card
app-film-sign-sneak = A sneaked look
app-film-sign-stack = A card from the own stack
app-film-sign-pile = A building pile is complete
app-film-sign-costly = A decision that gave points away
app-film-sign-other = Another moment
app-film-panel = What happened here

## Eyes

app-film-eyes = Through whose eyes?
app-film-eyes-all = All cards face up
app-film-eyes-of = As { $name } saw it

## What is still to come

app-film-spoilers = Show what is still to come
app-film-spoilers-about = Without this, marks and curves end where you are now.

## Who knew what

app-film-faces = Faces on cards
app-film-faces-about = Shows who knows each card. A question mark: somebody is wrong.
app-film-card-known = { $count ->
        [one] { $names } knows this card.
       *[other] { $names } know this card.
    }
app-film-card-mistaken = { $count ->
        [one] { $names } is wrong about this card.
       *[other] { $names } are wrong about this card.
    }
app-film-knowledge = Who knew what?
app-film-knowledge-about = Solid: the points a player knows in their own cards. Dashed: the points that are really there.
app-film-knows = Points that { $name } knows: { $known } of { $real }. Unknown cards: { $unknown }.

## The link

app-film-share = Share this moment
app-film-share-about = This link leads to exactly this moment of the film.
app-film-share-file = This film comes from a file. Send the file: anybody can open it here.
app-film-copy = Copy link
app-film-picture = A picture of this moment
app-film-save = Save the record

## The judge

app-film-judge = The judge
app-film-judge-thinks = The judge is looking at the match…
app-film-judge-best = Well played: the judge would have done the same.
app-film-judge-fine = A good choice: nothing else was clearly better.
app-film-judge-cost = Not quite the judge’s choice. Points given away, on average: { $points }.
app-film-judge-costly = A costly choice. Points given away, on average: { $points }.
app-film-judge-mistake = A clear mistake; it happens to everybody. Points given away, on average: { $points }.
app-film-judge-went-well = It went well this time, but on average this gives points away: { $points }.
app-film-judge-would = What would the judge have done?
app-film-judge-points = Points by which each choice is worse than the judge’s, on average. Fewer is better.
app-film-made = played
app-film-best = the judge’s choice
# The decisions are those that gave points away.
app-film-luck =
    { $count ->
        [0] { $name }, this turn: cards { $luck }, play { $skill }.
        [one] { $name }, this turn: cards { $luck }, play { $skill }.
       *[other] { $name }, this turn: cards { $luck }, play { $skill } ({ $count } decisions together).
    }
app-film-chances = Chance to win the match
app-film-decisive = What decided the match
app-film-decisive-about = How each moment changed the chances to win, with all cards face up.
app-film-story-more = More about this match
app-film-turning = { $at }, { $name }: { $move }
app-film-turning-cards = { $at }: the cards
app-film-turning-told = { $at }: { $said }
app-film-call-right = { $name } called with a chance of { $chance }% – and was right, with { $by } to spare.
app-film-call-lucky = { $name } called with a chance of only { $chance }% – bold and lucky, with { $by } to spare.
app-film-call-unlucky = { $name } called with a chance of { $chance }% – a good call, but bad luck: short by { $by }.
app-film-call-early = { $name } called with a chance of { $chance }% – a little early: short by { $by }.
app-film-call-too-early = { $name } called with a chance of { $chance }% – too early: short by { $by }.
app-film-call-far-too-early = { $name } called with a chance of { $chance }% – far too early: short by { $by }.
app-film-call-known =
    { $points ->
        [one] { $name } had seen all of their cards: { $points } point.
       *[other] { $name } had seen all of their cards: { $points } points.
    }
app-film-knows-own = Points that { $name } knows: { $known }. Unknown cards: { $unknown }.

## Moves

app-film-cabo-draw = Draw a card
app-film-cabo-take = Take the top discard
app-film-cabo-call = Call Cabo
app-film-cabo-pass = Pass
app-film-cabo-discard = Discard the new card
app-film-cabo-done = Put the card back
app-film-cabo-look = Look at { $where }
app-film-cabo-sneak = Sneak a look at { $where }
app-film-cabo-snap = Snap card { $slot }
app-film-cabo-swap = Swap { $one } and { $other }
app-film-cabo-set = Replace the set { $slots }
app-film-cabo-replace = Replace card { $slot }
app-film-dacapo-end = End the turn
app-film-dacapo-put = Put { $card } on side pile { $pile }
app-film-dacapo-side = Play from side pile { $side } on building pile { $pile }
app-film-dacapo-play = Play { $card } on building pile { $pile }
app-film-dacapo-stack = Play from their own stack on building pile { $pile }
app-film-dacapo-their-stack = Play from the stack of { $name } on building pile { $pile }

## Watching together

app-film-together-you = You are at the controls
app-film-together-they = { $name } is at the controls
app-film-together-shows = { $name } is showing the film
app-film-together-stop = Stop
app-film-together-take = Take the controls
app-film-together-leave = Watch alone
app-film-together-back = Rejoin
app-film-together-show = Show everyone
app-film-together-follow = Follow
