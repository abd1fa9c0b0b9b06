### The end of a match: its story, and a picture to share.

## How much was luck

# $lead and $rest are two of the messages below.
app-ending-luck = { $lead }: { $rest }
app-ending-won-by =
    { $whose ->
        [you] Je won met { $margin } verschil
       *[other] { $name } won met { $margin } verschil
    }
app-ending-lost-by =
    { $whose ->
        [you] Je verloor met { $margin } verschil
       *[other] { $name } verloor met { $margin } verschil
    }
# Against the average of all others.
app-ending-ahead =
    { $whose ->
        [you] Je was { $margin } beter dan de anderen gemiddeld
       *[other] { $name } was { $margin } beter dan de anderen gemiddeld
    }
app-ending-behind =
    { $whose ->
        [you] De anderen waren gemiddeld { $margin } beter
       *[other] { $name } eindigde { $margin } achter het gemiddelde van de anderen
    }
app-ending-level =
    { $whose ->
        [you] Je eindigde gelijk met de anderen
       *[other] { $name } eindigde gelijk met de anderen
    }
app-ending-both-gave =
    { $whose ->
        [you] { $luck } door de kaarten, { $skill } door je spel.
       *[other] { $luck } door de kaarten, { $skill } door goed spel.
    }
app-ending-both-took =
    { $whose ->
        [you] { $luck } door de kaarten, { $skill } door je spel.
       *[other] { $luck } door de kaarten, { $skill } in het spel.
    }
app-ending-skill-won-back =
    { $whose ->
        [you] { $luck } door de kaarten, { $skill } heb je teruggewonnen.
       *[other] { $luck } door de kaarten, { $skill } teruggewonnen met goed spel.
    }
app-ending-luck-won-back =
    { $whose ->
        [you] { $skill } door je spel, { $luck } brachten de kaarten terug.
       *[other] { $skill } in het spel, { $luck } brachten de kaarten terug.
    }
app-ending-despite-luck =
    { $whose ->
        [you] je spel leverde { $skill } op, al kostten de kaarten { $luck }.
       *[other] goed spel leverde { $skill } op, al kostten de kaarten { $luck }.
    }
app-ending-despite-skill =
    { $whose ->
        [you] de kaarten brachten { $luck }, daarvan gaf je { $skill } weer weg.
       *[other] de kaarten brachten { $luck }, daarvan ging { $skill } weer verloren.
    }

## The moments of the story

app-ending-moments = Momenten van deze partij
app-ending-decided = Hier viel de beslissing
app-ending-best-yours = Je beste zet
app-ending-best = De beste zet
app-ending-costliest-yours =
    { $points ->
        [0] Je duurste zet
        [one] Je duurste zet: ongeveer { $points } punt
       *[other] Je duurste zet: ongeveer { $points } punten
    }
app-ending-costliest =
    { $points ->
        [0] De duurste zet
        [one] De duurste zet: ongeveer { $points } punt
       *[other] De duurste zet: ongeveer { $points } punten
    }

## A picture to share

app-ending-picture = Een plaatje om te delen
app-ending-picture-copy = Plaatje kopiëren
app-ending-picture-copied = Gekopieerd
app-ending-picture-save = Plaatje opslaan
