### The film of a match in the browser.

app-film-title = De film van de partij
app-film-to-table = Terug naar de tafel
app-film-again = Opnieuw proberen
app-film-busy = De server heeft het druk. De film is er zo.
app-film-file = Verslag kiezen
app-film-file-about = Kies het verslag van een partij, of sleep het bestand hierheen. Dan zie je de film van die partij.

## The moment

app-film-round = Ronde { $round } van { $rounds }
app-film-turn = Beurt { $turn }
app-film-deal = De kaarten worden gedeeld
app-film-at = { $turn }: { $said }
app-film-rounds = Rondes

## The controls

app-film-play = Afspelen
app-film-pause = Pauzeren
app-film-step-back = Eén stap terug
app-film-step-on = Eén stap verder
app-film-turn-back = Vorige beurt
app-film-turn-on = Volgende beurt
app-film-round-back = Vorige ronde
app-film-round-on = Volgende ronde
app-film-begin = Naar het begin van de partij
app-film-end = Naar het einde van de partij
app-film-faster = Tempo wijzigen
app-film-speed = Tempo: { $speed }×
app-film-seek = Moment van de ronde
app-film-marks = Momenten van de ronde
app-film-no-marks = Nog niets bijzonders.
app-film-panel = Wat hier gebeurde

## Eyes

app-film-eyes = Door wiens ogen?
app-film-eyes-all = Alle kaarten open
app-film-eyes-of = Zoals { $name } het zag

## What is still to come

app-film-spoilers = Tonen wat nog komt
app-film-spoilers-about = Anders stoppen tekens en lijnen bij het moment waar je nu bent.
app-film-spoil = De hele ronde tonen

## Who knew what

app-film-faces = Gezichten op de kaarten
app-film-faces-about = Elke kaart toont wie haar kent. Een vraagteken betekent: iemand houdt haar voor een andere kaart.
app-film-knowledge = Wie wist wat?
app-film-knowledge-about = Doorgetrokken: de punten die iemand in de eigen kaarten kent. Gestippeld: de punten die er echt liggen.
app-film-knows = Punten die { $name } kent: { $known } van { $real }. Onbekende kaarten: { $unknown }.

## The link

app-film-share = Link naar dit moment
app-film-share-about = Deze link leidt naar precies dit moment van de film.
app-film-share-file = Deze film komt uit een bestand. Stuur het bestand: iedereen kan het hier openen.
app-film-copy = Link kopiëren
app-film-save = Verslag opslaan
