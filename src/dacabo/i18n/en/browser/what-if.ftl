### Play on against bots from a moment of a film.

app-what-if = What if?
app-what-if-open-sheet = What if? Play on from here
app-what-if-from = From round { $round }, turn { $turn }
app-what-if-from-beginning = From the beginning of round { $round }
app-what-if-about = Play on from this moment against bots. The match itself stays as it was.
app-what-if-end = The match is already over here. Go back a little in the film.

## The choice

app-what-if-seat = Who are you?
app-what-if-cards = The cards
app-what-if-known = Only what was known then
app-what-if-known-about = You know what { $name } knew. All other cards may be different ones.
app-what-if-open = All face up
app-what-if-open-about = You see every card, and each lies where it really lay.
app-what-if-level = How strong are the others?
app-what-if-play = Play on

## At the table

app-what-if-here = What if? From round { $round }, turn { $turn }
app-what-if-here-beginning = What if? From the beginning of round { $round }
app-what-if-back = Back to the film
