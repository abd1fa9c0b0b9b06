### The end of a match: its story, and a picture to share.

## How much was luck

# $lead and $rest are two of the messages below.
app-ending-luck = { $lead }: { $rest }
app-ending-won-by =
    { $whose ->
        [you] Du hast mit { $margin } Vorsprung gewonnen
       *[other] { $name } hat mit { $margin } Vorsprung gewonnen
    }
app-ending-lost-by =
    { $whose ->
        [you] Du hast mit { $margin } Rückstand verloren
       *[other] { $name } hat mit { $margin } Rückstand verloren
    }
# Against the average of all others.
app-ending-ahead =
    { $whose ->
        [you] Du warst { $margin } besser als die anderen im Schnitt
       *[other] { $name } war { $margin } besser als die anderen im Schnitt
    }
app-ending-behind =
    { $whose ->
        [you] Die anderen waren im Schnitt { $margin } besser
       *[other] { $name } lag { $margin } hinter dem Schnitt der anderen
    }
app-ending-level =
    { $whose ->
        [you] Du warst gleichauf mit den anderen
       *[other] { $name } war gleichauf mit den anderen
    }
app-ending-both-gave =
    { $whose ->
        [you] { $luck } durch die Karten, { $skill } durch dein Spiel.
       *[other] { $luck } durch die Karten, { $skill } durch gutes Spiel.
    }
app-ending-both-took =
    { $whose ->
        [you] { $luck } durch die Karten, { $skill } durch dein Spiel.
       *[other] { $luck } durch die Karten, { $skill } im Spiel.
    }
app-ending-skill-won-back =
    { $whose ->
        [you] { $luck } durch die Karten, { $skill } hast du dir zurückgeholt.
       *[other] { $luck } durch die Karten, { $skill } durch gutes Spiel zurückgeholt.
    }
app-ending-luck-won-back =
    { $whose ->
        [you] { $skill } durch dein Spiel, { $luck } haben die Karten zurückgebracht.
       *[other] { $skill } im Spiel, { $luck } haben die Karten zurückgebracht.
    }
app-ending-despite-luck =
    { $whose ->
        [you] { $skill } hat dein Spiel gebracht, obwohl die Karten { $luck } gekostet haben.
       *[other] { $skill } hat gutes Spiel gebracht, obwohl die Karten { $luck } gekostet haben.
    }
app-ending-despite-skill =
    { $whose ->
        [you] { $luck } haben die Karten gebracht, { $skill } hast du davon hergegeben.
       *[other] { $luck } haben die Karten gebracht, { $skill } davon gingen im Spiel verloren.
    }

## The moments of the story

app-ending-moments = Momente dieser Partie
app-ending-decided = Hier fiel die Entscheidung
app-ending-best-yours = Dein bester Zug
app-ending-best = Der beste Zug
app-ending-costliest-yours =
    { $points ->
        [0] Dein teuerster Zug
        [one] Dein teuerster Zug: etwa { $points } Punkt
       *[other] Dein teuerster Zug: etwa { $points } Punkte
    }
app-ending-costliest =
    { $points ->
        [0] Der teuerste Zug
        [one] Der teuerste Zug: etwa { $points } Punkt
       *[other] Der teuerste Zug: etwa { $points } Punkte
    }

## A picture to share

app-ending-picture = Ein Bild zum Teilen
app-ending-picture-copy = Bild kopieren
app-ending-picture-copied = Kopiert
app-ending-picture-save = Bild speichern
