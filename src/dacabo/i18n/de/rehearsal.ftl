### Turniere vorab durchspielen.

## Hilfe

rehearsal-tournament = ein Turnier durchspielen, bevor du es veranstaltest
rehearsal-about = Bots ganze Turniere spielen lassen: eines wird erzählt, viele werden ausgewertet
rehearsal-bots = die Bots, die spielen: { $names }. Mehrere, durch Kommas getrennt, werden reihum verteilt; allegro=1,largo ist ein Allegro unter lauter Largos
rehearsal-option-players = wie viele mitspielen
rehearsal-option-events = so viele Turniere auswerten, statt eines zu erzählen
rehearsal-option-seconds = wie lange ein Zug dauert, samt seinem Anteil am Mischen, Geben und Zählen
rehearsal-option-minutes = nach wie vielen Minuten die laufende Runde die letzte einer Partie ist
rehearsal-option-consolation = wer nicht im Finale steht, spielt daneben eine Trostrunde
rehearsal-option-best-losers = wie viele der anderen außerdem weiterkommen: 1 oder 2
rehearsal-option-advance = wie viele aus jeder Gruppe weiterkommen: 1 oder 2
rehearsal-option-finalists = wie viele danach das Finale spielen: 4 oder 5
rehearsal-option-by = was in den Vorrunden zusammengezählt wird: Plätze (places) oder Punkte (points)
rehearsal-option-rounds = so viele Vorrunden mit allen, dann das Finale
rehearsal-option-fast = auf dem schnellen Simulator spielen; mit --no-fast nie, ohne Angabe nur bei --events und nur, wenn es geht
rehearsal-option-prize = ein Preis, der nach dem Finale gewählt wird; auch mehrmals
rehearsal-json = die Zahlen als JSON ausgeben; bei einem einzelnen Turnier alles, was geschah
rehearsal-quiet = weder Fortschritt noch Tempo zeigen

## Die Erzählung

rehearsal-title = Turnierprobe · { $players } Teilnehmende
rehearsal-settings = Sekunden pro Zug: { $seconds } · Zeitlimit in Minuten: { $minutes } · Startwert: { $seed }
rehearsal-registered = Auf der Liste, gespielt von { $bot }:
rehearsal-all-here = Alle sind da.
rehearsal-stage = Vorrunde { $stage }
rehearsal-final = Finale
rehearsal-group-drawn = Gruppe { $group }: { $players }.
rehearsal-final-drawn = Am Tisch: { $players }.
rehearsal-consolation-drawn = Trostrunde, Gruppe { $group }: { $players }.
rehearsal-points =
    { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
rehearsal-group-won =
    { $players-are ->
        [one] Gruppe { $group }: { $players } gewinnt mit { rehearsal-points }.
       *[many] Gruppe { $group }: { $players } teilen sich den Sieg mit { rehearsal-points }.
    }
rehearsal-final-won =
    { $players-are ->
        [one] { $players } gewinnt das Finale mit { rehearsal-points }.
       *[many] { $players } liegen mit { rehearsal-points } gemeinsam vorn.
    }
rehearsal-consolation-won =
    { $players-are ->
        [one] Trostrunde, Gruppe { $group }: { $players } gewinnt mit { rehearsal-points }.
       *[many] Trostrunde, Gruppe { $group }: { $players } teilen sich den Sieg mit { rehearsal-points }.
    }
rehearsal-behind = Dahinter:
rehearsal-length =
    { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }, { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }.
rehearsal-timed-out = Die Zeit war um.
rehearsal-decision = Entscheidungsrunde:
rehearsal-into-stage =
    { $players-are ->
        [one] { $players } kommt in Vorrunde { $stage }.
       *[many] { $players } kommen in Vorrunde { $stage }.
    }
rehearsal-into-final =
    { $players-are ->
        [one] { $players } kommt ins Finale.
       *[many] { $players } kommen ins Finale.
    }
rehearsal-places = Plätze
rehearsal-place = Platz { $place }: { $players }
rehearsal-prize = { $who } wählt „{ $prize }“.
rehearsal-prize-left = „{ $prize }“ bleibt bei der Turnierleitung.
rehearsal-over =
    { $matches ->
        [one] { $who } gewinnt das Turnier. Eine Partie, { $minutes } Minuten Spielzeit.
       *[other] { $who } gewinnt das Turnier. { $matches } Partien, { $minutes } Minuten Spielzeit, ohne Pausen.
    }

## Die Zahlen

rehearsal-played = Turniere: { $events }
rehearsal-mean = Mittel
rehearsal-interval = Intervall
rehearsal-least = kleinste
rehearsal-within = 95 % bis
rehearsal-most = größte
rehearsal-stages = Vorrunden und Finale
rehearsal-tables = Tische gleichzeitig
rehearsal-matches = Partien
rehearsal-rounds = Spielrunden
rehearsal-turns = Züge
rehearsal-minutes = Minuten Spielzeit
rehearsal-timed-out-matches = Partien mit Zeitablauf
rehearsal-shared-wins = Gruppen mit geteiltem Sieg
rehearsal-decisions-before-final = Entscheidungsrunden (Vorrunde)
rehearsal-decisions-in-final = Entscheidungsrunden (Finale)
rehearsal-finalists = Teilnehmende im Finale
rehearsal-sharing = auf einem geteilten Platz
rehearsal-players = Teilnehmende
rehearsal-won = Turniere gewonnen, %
rehearsal-chance = bei gleicher Stärke, %
rehearsal-mean-place = mittlerer Platz
rehearsal-won-by-each = Siege pro Person, %
rehearsal-group-of = in eine Gruppe zu { $size } gelost
rehearsal-groups = Die ausgelosten Gruppen sind verschieden groß. So oft gewannen Teilnehmende aus größeren und kleineren Gruppen das Turnier:
rehearsal-best = Jemand aus der stärksten Stufe ({ $bot }) gewann { $won } % der Turniere; wären alle gleich stark, wären es { $chance } %.
rehearsal-even = Alle sind gleich stark. Jede Person gewann zwischen { $fewest } und { $most } Turniere; ganz gleichmäßig wären es je { $expected }.
rehearsal-even-chance = Schon durch bloßen Zufall wären die Siege in { $share } % aller Fälle mindestens so ungleich verteilt.
rehearsal-even-unsure = Das sind zu wenige Turniere, um es vom Zufall zu unterscheiden.
rehearsal-reading = Alle Zahlen gelten je Turnier; ein Intervall ist das 95-%-Intervall des Mittelwerts. Minuten sind Züge mal Sekunden: Die Tische einer Vorrunde spielen gleichzeitig, Pausen zählen nicht. Von den beiden Zeiten ganz oben reicht die kürzere für die Hälfte aller Turniere, die längere für 95 %.

## Unterwegs

rehearsal-progress =
    { $total ->
        [one] { $done } von { $total } Turnier · { $share } %
       *[other] { $done } von { $total } Turnieren · { $share } %
    }
rehearsal-progress-matches =
    { $total ->
        [one] { $done } von { $total } Partie · { $share } %
       *[other] { $done } von { $total } Partien · { $share } %
    }
rehearsal-speed = { $events } Turniere pro Sekunde auf einem Kern.
rehearsal-stopped =
    { $done ->
        [one] Angehalten: { $done } von { $events } Turnieren ist fertig.
       *[other] Angehalten: { $done } von { $events } Turnieren sind fertig.
    }

## Was schiefging

error-bots-unreadable = „{ $bots }“ sagt nicht, wie viele es sein sollen. Schreib es so: allegro=1,largo.
error-more-bots-than-players = Das sind mehr Bots als Teilnehmende: { $players } spielen mit. Lass Bots weg.
error-players-without-bot =
    { $count ->
        [one] Für eine Person spielt kein Bot. Lass bei einem Bot die Zahl weg, dann übernimmt er den Rest.
       *[other] Für { $count } Teilnehmende spielt kein Bot. Lass bei einem Bot die Zahl weg, dann übernimmt er den Rest.
    }
error-seconds-out-of-range = Wähl { $lowest } bis { $highest } Sekunden.
