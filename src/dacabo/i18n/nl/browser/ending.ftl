### The end of a match: its story, and a picture to share.

## How much was luck

# $lead and $rest are two of the messages below.
app-ending-luck = { $lead }: { $rest }
app-ending-won-by =
    { $whose ->
        [you]
            { $margin ->
                [one] Je won met { $margin } punt verschil
               *[other] Je won met { $margin } punten verschil
            }
       *[other]
            { $margin ->
                [one] { $name } won met { $margin } punt verschil
               *[other] { $name } won met { $margin } punten verschil
            }
    }
app-ending-lost-by =
    { $whose ->
        [you]
            { $margin ->
                [one] Je verloor met { $margin } punt verschil
               *[other] Je verloor met { $margin } punten verschil
            }
       *[other]
            { $margin ->
                [one] { $name } verloor met { $margin } punt verschil
               *[other] { $name } verloor met { $margin } punten verschil
            }
    }
# Against the average of all others.
app-ending-ahead =
    { $whose ->
        [you]
            { $margin ->
                [one] Je lag { $margin } punt voor op het gemiddelde van de anderen
               *[other] Je lag { $margin } punten voor op het gemiddelde van de anderen
            }
       *[other]
            { $margin ->
                [one] { $name } lag { $margin } punt voor op het gemiddelde van de anderen
               *[other] { $name } lag { $margin } punten voor op het gemiddelde van de anderen
            }
    }
app-ending-behind =
    { $whose ->
        [you]
            { $margin ->
                [one] De anderen waren gemiddeld { $margin } punt beter
               *[other] De anderen waren gemiddeld { $margin } punten beter
            }
       *[other]
            { $margin ->
                [one] { $name } lag { $margin } punt achter op het gemiddelde van de anderen
               *[other] { $name } lag { $margin } punten achter op het gemiddelde van de anderen
            }
    }
app-ending-level =
    { $whose ->
        [you] Je eindigde gelijk
       *[other] { $name } eindigde gelijk
    }
# In play nobody was better or worse than the others.
app-ending-play-level =
    { $whose ->
        [you] alles door de kaarten – jullie speelden even goed.
       *[other] alles door de kaarten – iedereen speelde even goed.
    }
app-ending-both-gave = { $luck } dankzij de kaarten, { $skill } dankzij betere beslissingen.
app-ending-both-took =
    { $whose ->
        [you] { $luck } door de kaarten, { $skill } door je spel.
       *[other] { $luck } door de kaarten, { $skill } in het spel.
    }
app-ending-skill-won-back = { $luck } verloren door de kaarten, { $skill } teruggewonnen met betere beslissingen.
app-ending-luck-won-back =
    { $whose ->
        [you] { $skill } verloren met je spel, { $luck } terug dankzij de kaarten.
       *[other] { $skill } verloren in het spel, { $luck } terug dankzij de kaarten.
    }
app-ending-despite-luck = betere beslissingen leverden { $skill } op, de kaarten kostten er { $luck }.
app-ending-despite-skill =
    { $whose ->
        [you] de kaarten leverden { $luck } op, je spel kostte er { $skill }.
       *[other] de kaarten leverden { $luck } op, het spel kostte er { $skill }.
    }

## The moments of the story

app-ending-moments = Momenten van deze partij
app-ending-decided = Hier viel de beslissing
app-ending-best-yours =
    { $points ->
        [one] Je beste zet: één punt waard
       *[other] Je beste zet: { $points } punten waard
    }
app-ending-best =
    { $points ->
        [one] De beste zet: één punt waard
       *[other] De beste zet: { $points } punten waard
    }
app-ending-costliest-yours =
    { $points ->
        [0] Je duurste zet
        [one] Je duurste zet: gemiddeld { $points } punt
       *[other] Je duurste zet: gemiddeld { $points } punten
    }
app-ending-costliest =
    { $points ->
        [0] De duurste zet
        [one] De duurste zet: gemiddeld { $points } punt
       *[other] De duurste zet: gemiddeld { $points } punten
    }

## A picture to share

app-ending-picture = Een plaatje om te delen
app-ending-picture-copy = Plaatje kopiëren
app-ending-picture-copied = Gekopieerd
app-ending-picture-refused = Je browser staat kopiëren niet toe. Het plaatje is daarom als bestand opgeslagen.
app-ending-picture-save = Plaatje opslaan
