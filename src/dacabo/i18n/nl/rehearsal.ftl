### Toernooien vooraf uitproberen.

## Hulp

rehearsal-tournament = een toernooi uitproberen voordat je het houdt
rehearsal-about = bots hele toernooien laten spelen: het verhaal van één, of cijfers over veel toernooien
rehearsal-bots = de bots die spelen: { $names }. Meerdere bots, gescheiden door komma’s, worden om de beurt ingezet; allegro=1,largo is één Allegro tussen allemaal Largo’s
rehearsal-option-players = hoeveel spelers er meedoen
rehearsal-option-events = cijfers over zoveel toernooien, in plaats van het verhaal van één
rehearsal-option-seconds = hoelang een beurt duurt, schudden, delen en tellen meegerekend
rehearsal-option-minutes = na hoeveel minuten de lopende ronde de laatste van een partij is
rehearsal-option-consolation = wie uitgeschakeld is, speelt naast de finale een troostronde
rehearsal-option-best-losers = hoeveel van de anderen er ook doorgaan: 1 of 2
rehearsal-option-advance = hoeveel er uit elke groep doorgaan: 1 of 2
rehearsal-option-finalists = hoeveel er daarna de finale spelen: 4 of 5
rehearsal-option-by = wat er in de voorrondes wordt opgeteld: plaatsen (places) of punten (points)
rehearsal-option-rounds = zoveel voorrondes met iedereen, dan de finale
rehearsal-option-fast = op de snelle simulator spelen; met --no-fast nooit, standaard alleen bij --events en alleen waar dat kan
rehearsal-option-prize = een prijs die na de finale wordt gekozen; mag meerdere keren
rehearsal-json = de cijfers als JSON tonen; van één toernooi alles wat er gebeurde
rehearsal-quiet = voortgang en snelheid niet tonen

## Het verhaal

rehearsal-title = Proeftoernooi · { $players } spelers
rehearsal-settings = Seconden per beurt: { $seconds } · tijdslimiet in minuten: { $minutes } · startgetal: { $seed }
rehearsal-registered = Op de lijst, gespeeld door { $bot }:
rehearsal-all-here = Iedereen is er.
rehearsal-stage = Voorronde { $stage }
rehearsal-final = De finale
rehearsal-group-drawn = Groep { $group }: { $players }.
rehearsal-final-drawn = Aan tafel: { $players }.
rehearsal-consolation-drawn = Troostronde, groep { $group }: { $players }.
rehearsal-points =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
rehearsal-group-won =
    { $players-are ->
        [one] Groep { $group }: { $players } wint met { rehearsal-points }.
       *[many] Groep { $group }: { $players } delen de overwinning, met { rehearsal-points }.
    }
rehearsal-final-won =
    { $players-are ->
        [one] { $players } wint de finale met { rehearsal-points }.
       *[many] { $players } staan samen bovenaan met { rehearsal-points }.
    }
rehearsal-consolation-won =
    { $players-are ->
        [one] Troostronde, groep { $group }: { $players } wint met { rehearsal-points }.
       *[many] Troostronde, groep { $group }: { $players } delen de overwinning, met { rehearsal-points }.
    }
rehearsal-behind = Daarachter:
rehearsal-length =
    { $rounds ->
        [one] Eén ronde
       *[other] { $rounds } rondes
    }, { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    }.
rehearsal-timed-out = De tijd was om.
rehearsal-decision = Beslissingsronde:
rehearsal-into-stage =
    { $players-are ->
        [one] { $players } gaat door naar voorronde { $stage }.
       *[many] { $players } gaan door naar voorronde { $stage }.
    }
rehearsal-into-final =
    { $players-are ->
        [one] { $players } gaat naar de finale.
       *[many] { $players } gaan naar de finale.
    }
rehearsal-places = Plaatsen
rehearsal-place = Plaats { $place }: { $players }
rehearsal-prize = { $who } kiest “{ $prize }”.
rehearsal-prize-left = “{ $prize }” blijft bij de organisatie.
rehearsal-over =
    { $matches ->
        [one] { $who } wint het toernooi. Eén partij, { $minutes } minuten speeltijd.
       *[other] { $who } wint het toernooi. { $matches } partijen, { $minutes } minuten speeltijd, zonder pauzes.
    }

## De cijfers

rehearsal-played = Toernooien: { $events }
rehearsal-mean = gemiddeld
rehearsal-interval = interval
rehearsal-least = laagste
rehearsal-within = 95% tot
rehearsal-most = hoogste
rehearsal-stages = voorrondes + finale
rehearsal-tables = tafels tegelijk
rehearsal-matches = partijen
rehearsal-rounds = speelrondes
rehearsal-turns = beurten
rehearsal-minutes = minuten speeltijd
rehearsal-timed-out-matches = door tijd beëindigde partijen
rehearsal-shared-wins = gedeelde groepsoverwinningen
rehearsal-decisions-before-final = beslissingsrondes (voorronde)
rehearsal-decisions-in-final = beslissingsrondes (finale)
rehearsal-finalists = spelers in de finale
rehearsal-sharing = met gedeelde plaats
rehearsal-players = spelers
rehearsal-won = toernooien gewonnen, %
rehearsal-chance = bij gelijke kansen, %
rehearsal-mean-place = gemiddelde plaats
rehearsal-won-by-each = gewonnen per speler, %
rehearsal-group-of = geloot in een groep van { $size }
rehearsal-groups = De gelote groepen zijn niet even groot. Zo vaak wonnen spelers uit grotere en kleinere groepen het toernooi:
rehearsal-best = Het sterkste niveau ({ $bot }) won { $won }% van de toernooien; als iedereen even sterk was, zou dat { $chance }% zijn.
rehearsal-even = Alle spelers zijn even sterk. Ieder won tussen { $fewest } en { $most } toernooien; precies gelijk verdeeld zouden het er { $expected } zijn.
rehearsal-even-chance = Puur toeval verdeelt ze in { $share }% van de gevallen minstens zo ongelijk.
rehearsal-even-unsure = Dat zijn te weinig toernooien om het van toeval te onderscheiden.
rehearsal-reading = Alle cijfers gelden per toernooi; het interval is het 95%-interval van het gemiddelde. Minuten zijn beurten maal seconden: de tafels van een voorronde spelen tegelijk, en pauzes tellen niet mee. Van de twee tijden bovenaan is de kortste genoeg voor de helft van alle toernooien, de langste voor 95%.

## Onderweg

rehearsal-progress =
    { $total ->
        [one] { $done } van { $total } toernooi · { $share }%
       *[other] { $done } van { $total } toernooien · { $share }%
    }
rehearsal-progress-matches =
    { $total ->
        [one] { $done } van { $total } partij · { $share }%
       *[other] { $done } van { $total } partijen · { $share }%
    }
rehearsal-speed = { $events } toernooien per seconde op één kern.
rehearsal-stopped =
    { $done ->
        [one] Gestopt: { $done } van de { $events } toernooien is klaar.
       *[other] Gestopt: { $done } van de { $events } toernooien zijn klaar.
    }

## Wat er misging

error-bots-unreadable = “{ $bots }” zegt niet hoeveel. Schrijf het zo: allegro=1,largo.
error-more-bots-than-players = Dat zijn meer bots dan spelers: er doen er { $players } mee. Noem minder bots.
error-players-without-bot =
    { $count ->
        [one] Eén speler heeft geen bot. Laat bij een bot het getal weg; die speelt dan voor de rest.
       *[other] { $count } spelers hebben geen bot. Laat bij een bot het getal weg; die speelt dan voor de rest.
    }
error-seconds-out-of-range = Kies een aantal seconden van { $lowest } tot en met { $highest }.
