### Vanaf een moment van een film verder spelen tegen bots.

app-what-if = Wat als?
app-what-if-open-sheet = Wat als? Speel vanaf hier verder
app-what-if-from = Vanaf ronde { $round }, beurt { $turn }
app-what-if-from-beginning = Vanaf het begin van ronde { $round }
app-what-if-about = Speel vanaf dit moment verder tegen bots. De partij zelf blijft zoals die was.
app-what-if-end = Hier is de partij al afgelopen. Ga in de film een stukje terug.

## De keuze

app-what-if-seat = Wie ben jij?
app-what-if-cards = De kaarten
app-what-if-known = Alleen wat toen bekend was
app-what-if-known-about = Je weet wat { $name } wist. Alle andere kaarten kunnen anders zijn.
app-what-if-open = Allemaal open
app-what-if-open-about = Je ziet elke kaart, en elke kaart ligt waar die echt lag.
app-what-if-level = Hoe sterk zijn de anderen?
app-what-if-play = Verderspelen

## Aan tafel

app-what-if-here = Wat als? Vanaf ronde { $round }, beurt { $turn }
app-what-if-here-beginning = Wat als? Vanaf het begin van ronde { $round }
app-what-if-back = Terug naar de film
