### The film of a match in the browser.

app-film-title = The film of the match
app-film-to-table = Back to the table
app-film-again = Try again
app-film-busy = The server is busy. The film will be there in a moment.
app-film-file = Choose a record
app-film-file-about = Choose the record of a match, or drop its file here. Then you see the film of that match.

## The moment

app-film-round = Round { $round } of { $rounds }
app-film-turn = Turn { $turn }
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
app-film-panel = What happened here

## Eyes

app-film-eyes = Through whose eyes?
app-film-eyes-all = All cards open
app-film-eyes-of = As { $name } saw it

## What is still to come

app-film-spoilers = Show what is still to come
app-film-spoilers-about = Without this, marks and curves end at the moment that you have reached.
app-film-spoil = Show the whole round

## Who knew what

app-film-faces = Faces on cards
app-film-faces-about = Each card shows who knows it. A question mark means that somebody takes it for another card.
app-film-knowledge = Who knew what?
app-film-knowledge-about = Solid: the points a player knows in their own cards. Dashed: the points that really lie there.
app-film-knows = Points that { $name } knows: { $known } of { $real }. Unknown cards: { $unknown }.

## The link

app-film-share = Link to this moment
app-film-share-about = This link leads to this very moment of the film.
app-film-share-file = This film comes from a file. Send the file: anybody can open it here.
app-film-copy = Copy link
app-film-save = Save the record
