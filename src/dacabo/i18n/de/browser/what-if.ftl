### Von einem Moment eines Films aus gegen Bots weiterspielen.

app-what-if = Was wäre, wenn?
app-what-if-open-sheet = Was wäre, wenn? Ab hier weiterspielen
app-what-if-from = Ab Runde { $round }, Zug { $turn }
app-what-if-from-beginning = Ab dem Beginn von Runde { $round }
app-what-if-about = Spiel von hier aus gegen Bots weiter. Die Partie selbst bleibt, wie sie war.
app-what-if-end = Hier ist die Partie schon zu Ende. Geh im Film ein Stück zurück.

## Die Auswahl

app-what-if-seat = Wer bist du?
app-what-if-cards = Die Karten
app-what-if-known = Nur was man damals wusste
app-what-if-known-about = Du weißt, was { $name } wusste. Alle übrigen Karten können andere sein.
app-what-if-open = Alle offen
app-what-if-open-about = Du siehst jede Karte, und jede liegt da, wo sie wirklich lag.
app-what-if-level = Wie stark sind die anderen?
app-what-if-play = Weiterspielen

## Am Tisch

app-what-if-here = Was wäre, wenn? Ab Runde { $round }, Zug { $turn }
app-what-if-here-beginning = Was wäre, wenn? Ab dem Beginn von Runde { $round }
app-what-if-back = Zurück zum Film
