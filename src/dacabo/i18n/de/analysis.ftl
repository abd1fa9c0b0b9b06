### Die Analyse einer Partie: was jede Entscheidung wert war, und wie viel Glück war.

## Hilfe

analysis-about = sagt, was jede Entscheidung einer Partie wert war und wie viel am Ergebnis Glück war
analysis-json = gibt alles als JSON aus
analysis-html = schreibt eine Seite mit Diagrammen für jeden Browser in diese Datei; - ist die Standardausgabe

## Die Partie in ein paar Sätzen

analysis-points =
    { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
analysis-ahead =
    { $who-is ->
        [you] Am Ende lagst du { analysis-points } vorn.
       *[other] Am Ende lag { $who } { analysis-points } vorn.
    }
analysis-behind =
    { $who-is ->
        [you] Am Ende lagst du { analysis-points } zurück.
       *[other] Am Ende lag { $who } { analysis-points } zurück.
    }
analysis-ahead-of-average =
    { $who-is ->
        [you] Am Ende lagst du { analysis-points } vor dem Schnitt der anderen.
       *[other] Am Ende lag { $who } { analysis-points } vor dem Schnitt der anderen.
    }
analysis-behind-average =
    { $who-is ->
        [you] Am Ende lagst du { analysis-points } hinter dem Schnitt der anderen.
       *[other] Am Ende lag { $who } { analysis-points } hinter dem Schnitt der anderen.
    }
analysis-level =
    { $who-is ->
        [you] Am Ende lagst du gleichauf.
       *[other] Am Ende lag { $who } gleichauf.
    }
analysis-cards-good =
    { $who-is ->
        [you] Die Karten meinten es gut mit dir: Sie brachten dich { analysis-points } nach vorn.
       *[other] Die Karten meinten es gut mit { $who }: Das brachte { analysis-points } Vorteil.
    }
analysis-cards-bad =
    { $who-is ->
        [you] Die Karten meinten es nicht gut mit dir: Sie kosteten dich { analysis-points }.
       *[other] Die Karten meinten es nicht gut mit { $who }: Das kostete { analysis-points }.
    }
analysis-cards-even =
    { $who-is ->
        [you] Mit den Karten hattest du weder Glück noch Pech.
       *[other] Mit den Karten hatte { $who } weder Glück noch Pech.
    }
analysis-play-good =
    { $who-is ->
        [you] Bessere Entscheidungen haben dich { analysis-points } nach vorn gebracht.
       *[other] Bessere Entscheidungen haben { $who } { analysis-points } nach vorn gebracht.
    }
analysis-play-bad =
    { $who-is ->
        [you] Beim Spielen hast du { analysis-points } liegen lassen.
       *[other] Beim Spielen hat { $who } { analysis-points } liegen lassen.
    }
analysis-play-even =
    { $who-is ->
        [you] Beim Spielen habt ihr euch nichts genommen.
       *[other] Beim Spielen lag { $who } gleichauf.
    }
analysis-best =
    { $who-is ->
        [you] Deine beste Entscheidung: Runde { $round }, Zug { $turn }. Sie brachte { analysis-points } mehr als eine durchschnittliche Wahl.
       *[other] Die beste Entscheidung von { $who }: Runde { $round }, Zug { $turn }. Sie brachte { analysis-points } mehr als eine durchschnittliche Wahl.
    }
analysis-costliest =
    { $who-is ->
        [you] Deine teuerste Entscheidung: Runde { $round }, Zug { $turn }.
       *[other] Die teuerste Entscheidung von { $who }: Runde { $round }, Zug { $turn }.
    }
analysis-calls-all =
    { $who-is ->
        [you]
            { $count ->
                [one] Du hast einmal Cabo angesagt, und das zu Recht.
               *[other] Du hast { $count }-mal Cabo angesagt, und das jedes Mal zu Recht.
            }
       *[other]
            { $count ->
                [one] { $who } hat einmal Cabo angesagt, und das zu Recht.
               *[other] { $who } hat { $count }-mal Cabo angesagt, und das jedes Mal zu Recht.
            }
    }
analysis-calls-some =
    { $who-is ->
        [you]
            { $right ->
                [one] Du hast { $count }-mal Cabo angesagt, davon einmal zu Recht.
               *[other] Du hast { $count }-mal Cabo angesagt, davon { $right }-mal zu Recht.
            }
       *[other]
            { $right ->
                [one] { $who } hat { $count }-mal Cabo angesagt, davon einmal zu Recht.
               *[other] { $who } hat { $count }-mal Cabo angesagt, davon { $right }-mal zu Recht.
            }
    }
analysis-calls-none =
    { $who-is ->
        [you]
            { $count ->
                [one] Du hast einmal Cabo angesagt, aber es hat nicht gereicht.
               *[other] Du hast { $count }-mal Cabo angesagt, aber es hat nie gereicht.
            }
       *[other]
            { $count ->
                [one] { $who } hat einmal Cabo angesagt, aber es hat nicht gereicht.
               *[other] { $who } hat { $count }-mal Cabo angesagt, aber es hat nie gereicht.
            }
    }
analysis-calls-never =
    { $who-is ->
        [you] Du hast nie Cabo angesagt.
       *[other] { $who } hat nie Cabo angesagt.
    }
analysis-turned = Die Partie kippte in Runde { $round }, Zug { $turn }.
analysis-nothing = Noch ist keine Runde zu Ende, es gibt also nichts zu analysieren.

## Ansagen

analysis-call-right =
    { $who-is ->
        [you] In Runde { $round } hast du Cabo mit einer Chance von { $chance } % angesagt – zu Recht.
       *[other] In Runde { $round } hat { $who } Cabo mit einer Chance von { $chance } % angesagt – zu Recht.
    }
analysis-call-lucky =
    { $who-is ->
        [you] In Runde { $round } hast du Cabo mit einer Chance von { $chance } % angesagt – mutig und mit Glück.
       *[other] In Runde { $round } hat { $who } Cabo mit einer Chance von { $chance } % angesagt – mutig und mit Glück.
    }
analysis-call-unlucky =
    { $who-is ->
        [you] In Runde { $round } hast du Cabo mit einer Chance von { $chance } % angesagt – gut entschieden, nur Pech gehabt.
       *[other] In Runde { $round } hat { $who } Cabo mit einer Chance von { $chance } % angesagt – gut entschieden, nur Pech gehabt.
    }
analysis-call-early =
    { $who-is ->
        [you] In Runde { $round } hast du Cabo mit einer Chance von { $chance } % angesagt – etwas früh.
       *[other] In Runde { $round } hat { $who } Cabo mit einer Chance von { $chance } % angesagt – etwas früh.
    }
analysis-call-too-early =
    { $who-is ->
        [you] In Runde { $round } hast du Cabo mit einer Chance von { $chance } % angesagt – zu früh.
       *[other] In Runde { $round } hat { $who } Cabo mit einer Chance von { $chance } % angesagt – zu früh.
    }
analysis-call-far-too-early =
    { $who-is ->
        [you] In Runde { $round } hast du Cabo mit einer Chance von { $chance } % angesagt – viel zu früh.
       *[other] In Runde { $round } hat { $who } Cabo mit einer Chance von { $chance } % angesagt – viel zu früh.
    }

## Der Bericht

analysis-seats = Glück und Können
analysis-margin = Abstand
analysis-luck = Glück
analysis-skill = Können
analysis-decisions = Die teuersten Entscheidungen
analysis-calls = Ansagen
analysis-chances = Siegchancen
analysis-decision = Runde { $round }, Zug { $turn } (−{ $points }): { $detail }
analysis-instead = Prestissimo hätte so gespielt: { $detail }
analysis-nothing-done = { $who } tut nichts.
analysis-reading = Alle Zahlen sind Punkte im Vergleich zum Schnitt der anderen; mehr ist besser. Glück ist, was die Karten gebracht oder gekostet haben, Können, was die Entscheidungen gebracht oder gekostet haben: Beides zusammen ist der Abstand.
analysis-decimal = { $whole },{ $part }
analysis-made = Erstellt mit Dacabo { $version }.
