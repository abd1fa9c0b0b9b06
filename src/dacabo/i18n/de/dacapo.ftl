### Da Capo!: die Regeln, jede mit Namen und einem Satz (`.about`); was in einer Partie geschieht, und was von wem verlangt wird.

## Regelwerke

dacapo-name = Da Capo!
dacapo-rules-single = Eine Runde
    .about = In der Mitte wird von 1 bis 10 abgelegt; wer zuerst den eigenen Stapel los ist, gewinnt.
dacapo-rules-match = Bis 50 Punkte
    .about = Runde um Runde: Wer gewinnt, bekommt einen Punkt für jede Karte, die in den Stapeln der anderen übrig ist.

## Einzelne Regeln

dacapo-option-stack = Karten im Spielerstapel
    .about = Wie viele Karten alle loswerden müssen.
dacapo-option-hand = Handkarten
    .about = Auf wie viele Karten du deine Hand auffüllst.
dacapo-option-building-piles = Ablagestapel
    .about = Wie viele Stapel in der Mitte gleichzeitig wachsen dürfen.
dacapo-option-help-piles = Hilfsstapel
    .about = Wie viele Hilfsstapel du haben darfst.
dacapo-option-highest = Höchste Zahl
    .about = Mit dieser Zahl ist ein Ablagestapel fertig.
dacapo-option-copies = Karten pro Zahl
    .about = Wie oft jede Zahl im Spiel ist.
dacapo-option-jokers = Joker
    .about = Wie viele Joker im Spiel sind.
dacapo-option-target = Punktegrenze
    .about = Die Partie endet, sobald jemand so viele Punkte hat; ohne Punktegrenze endet sie nach einer Runde.
dacapo-option-first-seat-starts = Der erste Stuhl beginnt
    .about = Wer auf dem ersten Stuhl sitzt, fängt an; sonst entscheidet das Los.

## Eine Runde beginnt

dacapo-round-began = Runde { $round } beginnt.
dacapo-dealer-lot =
    { $who-is ->
        [you] Das Los entscheidet: Du gibst.
       *[other] Das Los entscheidet: { $who } gibt.
    }
dacapo-dealer-next =
    { $who-is ->
        [you] Diesmal gibst du.
       *[other] Diesmal gibt { $who }.
    }
dacapo-dealt =
    { $who-is ->
        [you]
            { $stack ->
                [one] Runde { $round }: eine Karte in jedem Spielerstapel, { $hand } auf der Hand. Du beginnst.
               *[other] Runde { $round }: { $stack } Karten in jedem Spielerstapel, { $hand } auf der Hand. Du beginnst.
            }
       *[other]
            { $stack ->
                [one] Runde { $round }: eine Karte in jedem Spielerstapel, { $hand } auf der Hand. { $who } beginnt.
               *[other] Runde { $round }: { $stack } Karten in jedem Spielerstapel, { $hand } auf der Hand. { $who } beginnt.
            }
    }
    .told =
        { $who-is ->
            [you]
                { $stack ->
                    [one] Eine Karte in jedem Spielerstapel, { $hand } auf der Hand. Du beginnst.
                   *[other] { $stack } Karten in jedem Spielerstapel, { $hand } auf der Hand. Du beginnst.
                }
           *[other]
                { $stack ->
                    [one] Eine Karte in jedem Spielerstapel, { $hand } auf der Hand. { $who } beginnt.
                   *[other] { $stack } Karten in jedem Spielerstapel, { $hand } auf der Hand. { $who } beginnt.
                }
        }

## Stapel und Hände

dacapo-turned-up =
    { $who-is ->
        [you] Dein Stapel zeigt { $card-a }.
       *[other] Der Stapel von { $who } zeigt { $card-a }.
    }
dacapo-drew =
    { $who-is ->
        [you]
            { $count ->
                [one] Du ziehst eine Karte.
               *[other] Du ziehst { $count } Karten.
            }
       *[other]
            { $count ->
                [one] { $who } zieht eine Karte.
               *[other] { $who } zieht { $count } Karten.
            }
    }
dacapo-drawn = Neu auf deiner Hand: { $cards }.

## Ablegen

dacapo-built-hand =
    { $who-is ->
        [you] Du legst { $card-a } auf Ablagestapel { $pile }.
       *[other] { $who } legt { $card-a } auf Ablagestapel { $pile }.
    }
dacapo-built-help =
    { $who-is ->
        [you] Du legst { $card-a } von Hilfsstapel { $help } auf Ablagestapel { $pile }.
       *[other] { $who } legt { $card-a } von Hilfsstapel { $help } auf Ablagestapel { $pile }.
    }
dacapo-built-stack =
    { $who-is ->
        [you] Du legst { $card-a } von deinem Stapel auf Ablagestapel { $pile }.
       *[other] { $who } legt { $card-a } vom eigenen Stapel auf Ablagestapel { $pile }.
    }
dacapo-built-other =
    { $who-is ->
        [you] Du legst { $card-a } vom Stapel von { $owner } auf Ablagestapel { $pile }.
       *[other]
            { $owner-is ->
                [you] { $who } legt { $card-a } von deinem Stapel auf Ablagestapel { $pile }.
               *[other] { $who } legt { $card-a } vom Stapel von { $owner } auf Ablagestapel { $pile }.
            }
    }
dacapo-joker-hand =
    { $who-is ->
        [you] Du legst einen Joker als { $number } auf Ablagestapel { $pile }.
       *[other] { $who } legt einen Joker als { $number } auf Ablagestapel { $pile }.
    }
dacapo-joker-help =
    { $who-is ->
        [you] Du legst einen Joker von Hilfsstapel { $help } als { $number } auf Ablagestapel { $pile }.
       *[other] { $who } legt einen Joker von Hilfsstapel { $help } als { $number } auf Ablagestapel { $pile }.
    }
dacapo-joker-stack =
    { $who-is ->
        [you] Du legst einen Joker von deinem Stapel als { $number } auf Ablagestapel { $pile }.
       *[other] { $who } legt einen Joker vom eigenen Stapel als { $number } auf Ablagestapel { $pile }.
    }
dacapo-joker-other =
    { $who-is ->
        [you] Du legst einen Joker vom Stapel von { $owner } als { $number } auf Ablagestapel { $pile }.
       *[other]
            { $owner-is ->
                [you] { $who } legt einen Joker von deinem Stapel als { $number } auf Ablagestapel { $pile }.
               *[other] { $who } legt einen Joker vom Stapel von { $owner } als { $number } auf Ablagestapel { $pile }.
            }
    }
dacapo-pile-finished = Ablagestapel { $pile } ist fertig und macht Platz für einen neuen.

## Ein Zug endet

dacapo-put =
    { $who-is ->
        [you] Du wirfst { $card-a } auf Hilfsstapel { $pile } ab.
       *[other] { $who } wirft { $card-a } auf Hilfsstapel { $pile } ab.
    }
dacapo-ended =
    { $who-is ->
        [you] Du hast keine Handkarte mehr, dein Zug ist vorbei.
       *[other] { $who } hat keine Handkarte mehr, der Zug ist vorbei.
    }

## Der Zugstapel

dacapo-ran-out =
    { $who-is ->
        [you] Du musst ziehen, und ausgerechnet jetzt ist der Zugstapel leer.
       *[other] { $who } muss ziehen, und ausgerechnet jetzt ist der Zugstapel leer.
    }
dacapo-reshuffled =
    { $count ->
        [one] Die fertigen Ablagestapel werden gemischt. Der neue Zugstapel hat eine Karte.
       *[other] Die fertigen Ablagestapel werden gemischt. Der neue Zugstapel hat { $count } Karten.
    }

## Eine Runde endet

dacapo-left =
    { $who-is ->
        [you]
            { $count ->
                [0] Dein Stapel ist leer.
                [one] In deinem Stapel ist noch eine Karte.
               *[other] In deinem Stapel sind noch { $count } Karten.
            }
       *[other]
            { $count ->
                [0] Der Stapel von { $who } ist leer.
                [one] { $who } hat noch eine Karte im Stapel.
               *[other] { $who } hat noch { $count } Karten im Stapel.
            }
    }
dacapo-round-won =
    { $players-are ->
        [you]
            { $points ->
                [one] Du gewinnst die Runde: { $points } Punkt für alles, was in den Stapeln der anderen übrig ist.
               *[other] Du gewinnst die Runde: { $points } Punkte für alles, was in den Stapeln der anderen übrig ist.
            }
       *[one]
            { $points ->
                [one] { $players } gewinnt die Runde: { $points } Punkt für alles, was in den Stapeln der anderen übrig ist.
               *[other] { $players } gewinnt die Runde: { $points } Punkte für alles, was in den Stapeln der anderen übrig ist.
            }
    }
dacapo-round-won-stalemate =
    { $players-are ->
        [you]
            { $points ->
                [one] Nichts geht mehr. Du hast den kleinsten Stapel und gewinnst die Runde: { $points } Punkt.
               *[other] Nichts geht mehr. Du hast den kleinsten Stapel und gewinnst die Runde: { $points } Punkte.
            }
        [you-and]
            { $points ->
                [one] Nichts geht mehr. Du und { $players } habt die kleinsten Stapel und teilt euch den Rundensieg: je { $points } Punkt.
               *[other] Nichts geht mehr. Du und { $players } habt die kleinsten Stapel und teilt euch den Rundensieg: je { $points } Punkte.
            }
        [one]
            { $points ->
                [one] Nichts geht mehr. { $players } hat den kleinsten Stapel und gewinnt die Runde: { $points } Punkt.
               *[other] Nichts geht mehr. { $players } hat den kleinsten Stapel und gewinnt die Runde: { $points } Punkte.
            }
       *[many]
            { $points ->
                [one] Nichts geht mehr. { $players } haben die kleinsten Stapel und teilen sich den Rundensieg: je { $points } Punkt.
               *[other] Nichts geht mehr. { $players } haben die kleinsten Stapel und teilen sich den Rundensieg: je { $points } Punkte.
            }
    }

## Eine Partie endet

dacapo-total =
    { $who-is ->
        [you]
            { $points ->
                [one] Du hast jetzt insgesamt { $points } Punkt.
               *[other] Du hast jetzt insgesamt { $points } Punkte.
            }
       *[other]
            { $points ->
                [one] { $who } hat jetzt insgesamt { $points } Punkt.
               *[other] { $who } hat jetzt insgesamt { $points } Punkte.
            }
    }
dacapo-match-won =
    { $players-are ->
        [you]
            { $points ->
                [one] Du gewinnst die Partie mit { $points } Punkt. Glückwunsch!
               *[other] Du gewinnst die Partie mit { $points } Punkten. Glückwunsch!
            }
        [you-and]
            { $points ->
                [one] Du teilst dir den Sieg mit { $players }: je { $points } Punkt. Glückwunsch!
               *[other] Du teilst dir den Sieg mit { $players }: je { $points } Punkte. Glückwunsch!
            }
        [one]
            { $points ->
                [one] { $players } gewinnt die Partie mit { $points } Punkt.
               *[other] { $players } gewinnt die Partie mit { $points } Punkten.
            }
       *[many]
            { $points ->
                [one] { $players } teilen sich den Sieg mit je { $points } Punkt.
               *[other] { $players } teilen sich den Sieg mit je { $points } Punkten.
            }
    }

## Was jemand, oder der Tisch, tun soll

dacapo-do-lot = Lost aus, wer gibt.
dacapo-do-deal = Mischen und austeilen.
dacapo-do-reshuffle = Die fertigen Ablagestapel mischen und als neuen Zugstapel hinlegen.
dacapo-do-turn = Du bist dran. Leg ab, was passt, und wirf zum Schluss eine Handkarte auf einen Hilfsstapel ab.
dacapo-do-next-round = Auf zur nächsten Runde.
