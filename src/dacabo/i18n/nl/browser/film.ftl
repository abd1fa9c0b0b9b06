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
app-film-picture = Een plaatje van dit moment
app-film-save = Verslag opslaan

## The judge

app-film-judge = De kenner
app-film-judge-thinks = De kenner bekijkt de partij …
app-film-judge-best = Goed gespeeld: de kenner had hetzelfde gedaan.
app-film-judge-fine = Een goede keuze: niets was duidelijk beter.
app-film-judge-cost = Niet helemaal de keuze van de kenner. Weggegeven: { $points }.
app-film-judge-costly = Aan tafel moeilijk te zien, maar wel duur. Weggegeven: { $points }.
app-film-judge-would = Wat had de kenner gedaan?
app-film-judge-points = Punten die in deze ronde te verwachten waren, met alles wat je op deze plek kon weten.
app-film-made = gespeeld
app-film-best = keuze van de kenner
app-film-luck = Deze beurt van { $name }: kaarten { $luck }, spel { $skill }.
app-film-chances = Kans om de partij te winnen
app-film-decisive = Wat de partij besliste
app-film-turning = { $at }, { $name }: { $move }
app-film-turning-cards = { $at }: de kaarten
app-film-call-right = { $name } riep met { $chance }% – terecht, met een verschil van { $by }.
app-film-call-lucky = { $name } riep met maar { $chance }% – gedurfd, met geluk en terecht, met een verschil van { $by }.
app-film-call-unlucky = { $name } riep met { $chance }% – een goede beslissing en pech: { $by } te veel.
app-film-call-early = { $name } riep met { $chance }% – een beetje vroeg: { $by } te veel.
app-film-knows-own = Punten die { $name } kent: { $known }. Onbekende kaarten: { $unknown }.

## Moves

app-film-cabo-draw = Een kaart trekken
app-film-cabo-take = Van de aflegstapel nemen
app-film-cabo-call = Cabo roepen
app-film-cabo-pass = Passen
app-film-cabo-discard = De nieuwe kaart afleggen
app-film-cabo-done = De kaart terugleggen
app-film-cabo-look = { $where } bekijken
app-film-cabo-sneak = Stiekem kijken naar { $where }
app-film-cabo-snap = Kaart { $slot } kwijtspelen
app-film-cabo-swap = { $one } en { $other } ruilen
app-film-cabo-set = De set { $slots } inruilen
app-film-cabo-replace = Kaart { $slot } vervangen
app-film-dacapo-end = De beurt beëindigen
app-film-dacapo-put = { $card } op hulpstapel { $pile } leggen
app-film-dacapo-side = Van hulpstapel { $side } op bouwstapel { $pile } leggen
app-film-dacapo-play = { $card } op bouwstapel { $pile } leggen
app-film-dacapo-stack = Van de eigen stapel op bouwstapel { $pile } leggen
app-film-dacapo-their-stack = Op bouwstapel { $pile } leggen, van de stapel van { $name }

## Watching together

app-film-together-you = Jij hebt de bediening
app-film-together-they = { $name } heeft de bediening
app-film-together-shows = { $name } laat de film zien
app-film-together-stop = Stoppen
app-film-together-take = Bediening overnemen
app-film-together-leave = Alleen verder kijken
app-film-together-back = Weer meekijken
app-film-together-show = Aan iedereen laten zien
app-film-together-follow = Meekijken
