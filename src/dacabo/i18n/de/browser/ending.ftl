### The end of a match: its story, and a picture to share.

## How much was luck

# $lead and $rest are two of the messages below.
app-ending-luck = { $lead }: { $rest }
app-ending-won-by =
    { $whose ->
        [you]
            { $margin ->
                [one] Du hast mit { $margin } Punkt Vorsprung gewonnen
               *[other] Du hast mit { $margin } Punkten Vorsprung gewonnen
            }
       *[other]
            { $margin ->
                [one] { $name } hat mit { $margin } Punkt Vorsprung gewonnen
               *[other] { $name } hat mit { $margin } Punkten Vorsprung gewonnen
            }
    }
app-ending-lost-by =
    { $whose ->
        [you]
            { $margin ->
                [one] Du hast mit { $margin } Punkt Rückstand verloren
               *[other] Du hast mit { $margin } Punkten Rückstand verloren
            }
       *[other]
            { $margin ->
                [one] { $name } hat mit { $margin } Punkt Rückstand verloren
               *[other] { $name } hat mit { $margin } Punkten Rückstand verloren
            }
    }
# Against the average of all others.
app-ending-ahead =
    { $whose ->
        [you]
            { $margin ->
                [one] Du lagst { $margin } Punkt vor dem Schnitt der anderen
               *[other] Du lagst { $margin } Punkte vor dem Schnitt der anderen
            }
       *[other]
            { $margin ->
                [one] { $name } lag { $margin } Punkt vor dem Schnitt der anderen
               *[other] { $name } lag { $margin } Punkte vor dem Schnitt der anderen
            }
    }
app-ending-behind =
    { $whose ->
        [you]
            { $margin ->
                [one] Die anderen waren im Schnitt { $margin } Punkt besser
               *[other] Die anderen waren im Schnitt { $margin } Punkte besser
            }
       *[other]
            { $margin ->
                [one] { $name } lag { $margin } Punkt hinter dem Schnitt der anderen
               *[other] { $name } lag { $margin } Punkte hinter dem Schnitt der anderen
            }
    }
app-ending-level =
    { $whose ->
        [you] Am Ende lagst du gleichauf
       *[other] Am Ende lag { $name } gleichauf
    }
# In play nobody was better or worse than the others.
app-ending-play-level =
    { $whose ->
        [you] alles durch die Karten – gespielt habt ihr gleich gut.
       *[other] alles durch die Karten – gespielt haben alle gleich gut.
    }
app-ending-both-gave = { $luck } durch die Karten, { $skill } durch bessere Entscheidungen.
app-ending-both-took =
    { $whose ->
        [you] { $luck } durch die Karten, { $skill } durch dein Spiel.
       *[other] { $luck } durch die Karten, { $skill } beim Spielen.
    }
app-ending-skill-won-back = { $luck } durch die Karten verloren, { $skill } durch bessere Entscheidungen zurückgeholt.
app-ending-luck-won-back =
    { $whose ->
        [you] { $skill } durch dein Spiel verloren, { $luck } dank der Karten zurückgeholt.
       *[other] { $skill } beim Spielen verloren, { $luck } dank der Karten zurückgeholt.
    }
app-ending-despite-luck = { $skill } durch bessere Entscheidungen geholt, { $luck } durch die Karten verloren.
app-ending-despite-skill =
    { $whose ->
        [you] { $luck } durch die Karten geholt, { $skill } durch dein Spiel wieder verloren.
       *[other] { $luck } durch die Karten geholt, { $skill } beim Spielen wieder verloren.
    }

## The moments of the story

app-ending-moments = Momente dieser Partie
app-ending-decided = Hier fiel die Entscheidung
app-ending-best-yours =
    { $points ->
        [one] Dein bester Zug: einen Punkt wert
       *[other] Dein bester Zug: { $points } Punkte wert
    }
app-ending-best =
    { $points ->
        [one] Der beste Zug: einen Punkt wert
       *[other] Der beste Zug: { $points } Punkte wert
    }
app-ending-costliest-yours =
    { $points ->
        [0] Dein teuerster Zug
        [one] Dein teuerster Zug: im Schnitt { $points } Punkt
       *[other] Dein teuerster Zug: im Schnitt { $points } Punkte
    }
app-ending-costliest =
    { $points ->
        [0] Der teuerste Zug
        [one] Der teuerste Zug: im Schnitt { $points } Punkt
       *[other] Der teuerste Zug: im Schnitt { $points } Punkte
    }

## A picture to share

app-ending-picture = Ein Bild zum Teilen
app-ending-picture-copy = Bild kopieren
app-ending-picture-copied = Kopiert
app-ending-picture-refused = Dein Browser erlaubt das Kopieren nicht. Das Bild wurde stattdessen als Datei gespeichert.
app-ending-picture-save = Bild speichern
