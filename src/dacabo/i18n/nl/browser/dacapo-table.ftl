### De tafel van Da Capo! in de browser.

## Onder de kaarten: kort, naast een plaatje

app-dacapo-next =
    { $number ->
        [1] nodig: 1
       *[other] nodig: { $number }
    }
app-dacapo-stack = Jouw stapel
app-dacapo-help = Hulp­stapel { $number }
app-dacapo-last-card = Laatste kaart!
app-dacapo-few-left = Nog maar { $count }!

## Wat waar ligt, voor wie luistert

app-dacapo-hand-card = Je handkaart { $number }: { $card }
app-dacapo-my-stack =
    { $count ->
        [one] Jouw stapel: { $card }, de laatste kaart
       *[other] Jouw stapel: { $card }, { $count } kaarten
    }
app-dacapo-their-stack =
    { $count ->
        [one] Stapel van { $who }: { $card }, de laatste kaart
       *[other] Stapel van { $who }: { $card }, { $count } kaarten
    }
app-dacapo-no-stack = Een lege stapel
app-dacapo-my-help = Je hulpstapel { $number }, van bovenaf: { $cards }
app-dacapo-my-help-empty = Je hulpstapel { $number }: leeg
app-dacapo-their-help = Hulpstapel { $number }, van bovenaf: { $cards }
app-dacapo-their-help-empty = Hulpstapel { $number }: leeg
app-dacapo-their-hand =
    { $count ->
        [0] { $who } heeft geen kaart in de hand
        [one] { $who } heeft één kaart in de hand
       *[other] { $who } heeft { $count } kaarten in de hand
    }
app-dacapo-building = Bouwstapel { $pile } staat op { $stands } en heeft een { $number } nodig
app-dacapo-building-empty = Bouwstapel { $pile }: leeg, een 1 nodig
app-dacapo-pile =
    { $count ->
        [0] De trekstapel is leeg
        [one] Trekstapel: één kaart
       *[other] Trekstapel: { $count } kaarten
    }
app-dacapo-aside =
    { $count ->
        [0] Nog geen volle stapel
        [one] Klaar: één kaart, opzijgelegd
       *[other] Klaar: { $count } kaarten, opzijgelegd
    }
app-dacapo-place-fits = { $place } – past
app-dacapo-place-target = { $place } – hierheen

## Wat ik nu kan doen

app-dacapo-hint-build = Een kaart met een rand past: tik erop of sleep hem naar de stapel.
app-dacapo-hint-put = Er past niets. Leg een handkaart op een hulpstapel.
app-dacapo-hint-empty = Je hand is leeg. Speel nog iets, of beëindig je beurt.
app-dacapo-hint-end = Niets meer te spelen of weg te leggen: beëindig je beurt.
app-dacapo-hint-wait = { $who } is aan de beurt.
app-dacapo-where = Waar moet de { $card } heen?
app-dacapo-to-pile = Bouw­stapel { $pile }
    .about = nodig: { $number }
app-dacapo-to-help = Hulp­stapel { $pile }
    .about = einde beurt
app-dacapo-end = Beurt beëindigen
app-dacapo-put-back = Kaart terugleggen

## Toetsen

app-dacapo-key-stack = de bovenste kaart van je stapel kiezen
app-dacapo-key-hand = je handkaart { $number } kiezen
