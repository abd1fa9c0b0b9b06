### The film of a match in the browser.

app-film-title = De film van de partij
app-film-to-table = Terug naar de tafel
app-film-again = Opnieuw proberen
app-film-busy = De server heeft het druk. De film is er zo.
app-film-file = Verslag kiezen
app-film-file-about = Kies het verslag van een partij, of sleep het bestand hierheen. Dan zie je de film van die partij.
app-film-file-unreadable = Dit bestand is niet te lezen. Kies een ander.

## The moment

app-film-round = Ronde { $round } van { $rounds }
app-film-turn = Beurt { $turn }
app-film-round-turn = Ronde { $round }, beurt { $turn }
app-film-deal = De kaarten worden gedeeld
app-film-at = { $turn }: { $said }
app-film-rounds = Rondes

## The controls

app-film-play = Afspelen
app-film-pause = Pauzeren
app-film-step-back = Eén stap terug
app-film-step-on = Eén stap vooruit
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
app-film-signs = Tekens op de balk
app-film-signs-number = Een getal: zoveel momenten liggen bij elkaar. Tik nog eens voor het volgende.
app-film-sign-call = Iemand roept Cabo
app-film-sign-set = Een set
app-film-sign-false = Kaarten die niet pasten
app-film-sign-snap = Een kaart kwijtgespeeld
app-film-sign-swap = Kaarten geruild
app-film-sign-look = Een blik op een kaart
app-film-sign-sneak = Een stiekeme blik
app-film-sign-stack = Een kaart van de eigen stapel
app-film-sign-pile = Een bouwstapel is vol
app-film-sign-costly = Een keuze die punten weggaf
app-film-sign-other = Een ander moment
app-film-panel = Wat hier gebeurde

## Eyes

app-film-eyes = Door wiens ogen?
app-film-eyes-all = Alle kaarten open
app-film-eyes-of = Zoals { $name } het zag

## What is still to come

app-film-spoilers = Tonen wat nog komt
app-film-spoilers-about = Anders stoppen markeringen en lijnen bij het moment waar je nu bent.

## Who knew what

app-film-faces = Gezichten op de kaarten
app-film-faces-about = Ze tonen wie de kaart kent. Vraagteken: een vergissing.
app-film-card-known = { $count ->
        [one] { $names } kent deze kaart.
       *[other] { $names } kennen deze kaart.
    }
app-film-card-mistaken = { $count ->
        [one] { $names } vergist zich in deze kaart.
       *[other] { $names } vergissen zich in deze kaart.
    }
app-film-knowledge = Wie wist wat?
app-film-knowledge-about = Doorgetrokken: de punten van de eigen kaarten die iemand kent. Gestippeld: de punten die er echt liggen.
app-film-knows = Punten die { $name } kent: { $known } van { $real }. Onbekende kaarten: { $unknown }.

## The link

app-film-share = Dit moment delen
app-film-share-about = Deze link brengt je precies naar dit moment van de film.
app-film-share-file = Deze film komt uit een bestand. Stuur het bestand: iedereen kan het hier openen.
app-film-copy = Link kopiëren
app-film-picture = Een plaatje van dit moment
app-film-save = Verslag opslaan

## The judge

app-film-judge = De kenner
app-film-judge-thinks = De kenner bekijkt de partij …
app-film-judge-best = Goed gespeeld: de kenner had hetzelfde gedaan.
app-film-judge-fine = Een goede keuze: niets anders was duidelijk beter.
app-film-judge-cost = Niet helemaal de keuze van de kenner. Gemiddeld weggegeven punten: { $points }.
app-film-judge-costly = Een dure keuze. Gemiddeld weggegeven punten: { $points }.
app-film-judge-mistake = Een duidelijke fout – dat overkomt iedereen weleens. Gemiddeld weggegeven punten: { $points }.
app-film-judge-went-well = Dit keer liep het goed af, maar gemiddeld geeft dit punten weg: { $points }.
app-film-judge-would = Wat had de kenner gedaan?
app-film-judge-points = Zoveel punten is elke keuze gemiddeld slechter dan die van de kenner. Minder is beter.
app-film-made = gespeeld
app-film-best = keuze van de kenner
# The decisions are those that gave points away.
app-film-luck =
    { $count ->
        [0] { $name } in deze beurt: kaarten { $luck }, spel { $skill }.
        [one] { $name } in deze beurt: kaarten { $luck }, spel { $skill }.
       *[other] { $name } in deze beurt: kaarten { $luck }, spel { $skill } ({ $count } beslissingen samen).
    }
app-film-chances = Winstkansen
app-film-decisive = Wat de partij heeft beslist
app-film-decisive-about = Zo veranderde elk moment de winstkansen, als je alle kaarten ziet.
app-film-story-more = Meer over deze partij
app-film-turning = { $at }, { $name }: { $move }
app-film-turning-cards = { $at }: de kaarten
app-film-turning-told = { $at }: { $said }
app-film-call-right = { $name } riep Cabo met { $chance }% kans – terecht, voorsprong: { $by }.
app-film-call-lucky = { $name } riep Cabo met maar { $chance }% kans – gedurfd en met geluk, voorsprong: { $by }.
app-film-call-unlucky = { $name } riep Cabo met { $chance }% kans – een goede beslissing, maar pech gehad: { $by } te veel.
app-film-call-early = { $name } riep Cabo met { $chance }% kans – iets te vroeg: { $by } te veel.
app-film-call-too-early = { $name } riep Cabo met { $chance }% kans – te vroeg: { $by } te veel.
app-film-call-far-too-early = { $name } riep Cabo met { $chance }% kans – veel te vroeg: { $by } te veel.
app-film-call-known =
    { $points ->
        [one] { $name } kende alle eigen kaarten: { $points } punt.
       *[other] { $name } kende alle eigen kaarten: { $points } punten.
    }
app-film-knows-own = Punten die { $name } kent: { $known }. Onbekende kaarten: { $unknown }.

## Moves

app-film-cabo-draw = Een kaart trekken
app-film-cabo-take = Van de aflegstapel nemen
app-film-cabo-call = Cabo roepen
app-film-cabo-pass = Passen
app-film-cabo-discard = De nieuwe kaart afleggen
app-film-cabo-done = De kaart terugleggen
app-film-cabo-look = { $where } bekijken
app-film-cabo-sneak = Stiekem naar { $where } kijken
app-film-cabo-snap = Kaart { $slot } kwijtspelen
app-film-cabo-swap = { $one } en { $other } ruilen
app-film-cabo-set = De set { $slots } vervangen
app-film-cabo-replace = Kaart { $slot } vervangen
app-film-dacapo-end = De beurt beëindigen
app-film-dacapo-put = { $card } op hulpstapel { $pile } leggen
app-film-dacapo-side = Van hulpstapel { $side } op bouwstapel { $pile } leggen
app-film-dacapo-play = { $card } op bouwstapel { $pile } leggen
app-film-dacapo-stack = Van de eigen stapel op bouwstapel { $pile } leggen
app-film-dacapo-their-stack = Van de stapel van { $name } op bouwstapel { $pile } leggen

## Watching together

app-film-together-you = Jij bedient de film
app-film-together-they = { $name } bedient de film
app-film-together-shows = { $name } laat de film zien
app-film-together-stop = Stoppen
app-film-together-take = Bediening overnemen
app-film-together-leave = Alleen verderkijken
app-film-together-back = Weer meekijken
app-film-together-show = Aan iedereen laten zien
app-film-together-follow = Meekijken
