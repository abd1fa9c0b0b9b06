### Ce qui se passe dans une partie de Cabo, et ce que l’on attend de qui.

## Une manche commence

cabo-round-began = La manche { $round } commence.
cabo-starter-lot =
    { $who-is ->
        [you] Le sort en a décidé : tu commences.
       *[other] Le sort en a décidé : { $who } commence.
    }
cabo-starter-won =
    { $who-is ->
        [you] Tu as gagné la dernière manche : à toi de commencer.
       *[other] { $who } a gagné la dernière manche et commence.
    }
cabo-starter-youngest =
    { $who-is ->
        [you] Place à la jeunesse : tu commences.
       *[other] Place à la jeunesse : { $who } commence.
    }
cabo-starter-again =
    { $who-is ->
        [you] C’est encore toi qui commences.
       *[other] C’est encore { $who } qui commence.
    }
cabo-dealt =
    { $cards ->
        [one] Manche { $round } : une carte par personne. La défausse s’ouvre sur { $card-a }.
       *[other] Manche { $round } : { $cards } cartes par personne. La défausse s’ouvre sur { $card-a }.
    }

## Regarder

cabo-looked-first =
    { $who-is ->
        [you] Tu regardes { $where }.
       *[other] { $who } regarde { $where }.
    }
cabo-looked-peek =
    { $who-is ->
        [you] Tu jettes un œil à { $where }.
       *[other] { $who } jette un œil à { $where }.
    }
cabo-looked-spy =
    { $who-is ->
        [you] Tu espionnes { $where }.
       *[other] { $who } espionne { $where }.
    }
cabo-looked-king =
    { $who-is ->
        [you] Avec le roi, tu regardes { $where }.
       *[other] Avec le roi, { $who } regarde { $where }.
    }
cabo-looked-sneak =
    { $who-is ->
        [you] Tss, tss ! Tu lorgnes { $where } sans permission.
       *[other] Tss, tss ! { $who } lorgne { $where } sans permission.
    }
cabo-saw = Tu vois { $where } : { $card-a }.
cabo-look-over =
    { $who-is ->
        [you] Tu reposes la carte.
       *[other] { $who } repose la carte.
    }

## Un tour

cabo-drew =
    { $who-is ->
        [you] Tu pioches une carte.
       *[other] { $who } pioche une carte.
    }
cabo-drawn = Tu as pioché { $card-a }.
cabo-took =
    { $who-is ->
        [you] Tu prends { $card-a } dans la défausse.
       *[other] { $who } prend { $card-a } dans la défausse.
    }
cabo-used =
    { $who-is ->
        [you] Tu joues { $card-a } pour son action.
       *[other] { $who } joue { $card-a } pour son action.
    }
cabo-discarded =
    { $who-is ->
        [you] Tu jettes { $card-a }.
       *[other] { $who } jette { $card-a }.
    }
cabo-replaced =
    { $who-is ->
        [you] Tu places la nouvelle carte en position { $slots } et jettes { $cards-a }.
       *[other] { $who } place la nouvelle carte en position { $slots } et jette { $cards-a }.
    }
cabo-set =
    { $who-is ->
        [you] Bien vu ! Tu échanges tes cartes { $slots } ({ $cards }) contre la nouvelle carte.
       *[other] Bien vu ! { $who } échange ses cartes { $slots } ({ $cards }) contre la nouvelle carte.
    }
cabo-false-set =
    { $who-is ->
        [you] Tu donnes tes cartes { $slots } pour identiques, mais tu retournes { $cards-a }. Ton tour est perdu.
       *[other] { $who } donne ses cartes { $slots } pour identiques, mais retourne { $cards-a }. Son tour est perdu.
    }
cabo-false-set-kept =
    { $who-is ->
        [you] Tu donnes tes cartes { $slots } pour identiques, mais tu retournes { $cards-a }. Te voilà avec une carte de plus.
       *[other] { $who } donne ses cartes { $slots } pour identiques, mais retourne { $cards-a }, et se retrouve avec une carte de plus.
    }
cabo-turned-up = La défausse était vide. Elle repart avec { $card-a }.
cabo-swapped =
    { $who-is ->
        [you] Tu échanges { $one } contre { $other }.
       *[other] { $who } échange { $one } contre { $other }.
    }
cabo-called =
    { $who-is ->
        [you] Tu annonces Cabo ! Les autres ont encore un tour.
       *[other] { $who } annonce Cabo ! Les autres ont encore un tour.
    }
cabo-passed =
    { $who-is ->
        [you] Tu passes.
       *[other] { $who } passe.
    }

## La pioche

cabo-ran-out =
    { $who-is ->
        [you] Il te faut une carte, et voilà que la pioche est vide.
       *[other] Il faut une carte à { $who }, et voilà que la pioche est vide.
    }
cabo-reshuffled =
    { $count ->
        [one] La défausse est mélangée : la nouvelle pioche compte une carte.
       *[other] La défausse est mélangée : la nouvelle pioche compte { $count } cartes.
    }

## Jeter à la volée

cabo-window-opened =
    { $players-are ->
        [you] Tu peux jeter une carte à la volée.
        [you-and] Tu peux jeter une carte à la volée, { $players } aussi.
        [one] { $players } peut jeter une carte à la volée.
       *[many] { $players } peuvent jeter une carte à la volée.
    }
cabo-snapped =
    { $who-is ->
        [you] Et hop ! Tu jettes { $card-a } à la volée (carte { $slots }).
       *[other] Et hop ! { $who } jette { $card-a } à la volée (carte { $slots }).
    }
cabo-snapped-wrong =
    { $who-is ->
        [you] Raté ! Tu reprends { $card-a } (carte { $slots }).
       *[other] Raté ! { $who } reprend { $card-a } (carte { $slots }).
    }
cabo-penalty =
    { $who-is ->
        [you]
            { $count ->
                [one] Tu prends une carte de pénalité, sans la regarder.
               *[other] Tu prends { $count } cartes de pénalité, sans les regarder.
            }
       *[other]
            { $count ->
                [one] { $who } prend une carte de pénalité, sans la regarder.
               *[other] { $who } prend { $count } cartes de pénalité, sans les regarder.
            }
    }
cabo-window-closed = Trop tard pour jeter une carte à la volée.

## Une manche se termine

cabo-round-cabo = Fin de la manche { $round }. Cartes sur table !
cabo-round-pile = La pioche est vide : fin de la manche { $round }. Cartes sur table !
cabo-round-turns = Le nombre de tours convenu est atteint, sans Cabo : fin de la manche { $round }. Cartes sur table !
cabo-round-won =
    { $players-are ->
        [you] Tu gagnes la manche.
        [you-and] Tu partages la manche avec { $players }.
        [one] { $players } gagne la manche.
       *[many] { $players } se partagent la manche.
    }

## Les points de tout le monde, et leur raison

cabo-hand =
    { $who-is ->
        [you] Toi : { $cards }
       *[other] { $who } : { $cards }
    }
cabo-points =
    { $points ->
        [one] { $points } point, { $total } au total
       *[other] { $points } points, { $total } au total
    }
cabo-score-sum = { cabo-hand } – { cabo-points }.
cabo-score-lowest = { cabo-hand } – avec { $sum }, la plus petite somme : { cabo-points }.
cabo-score-caller-wins-tie = { cabo-hand } – avec { $sum }, à égalité tout en bas, mais Cabo l’emporte : { cabo-points }.
cabo-score-tied-with-caller = { cabo-hand } – à égalité tout en bas, mais Cabo l’emporte : { cabo-points }.
cabo-score-caller-not-lowest = { cabo-hand } – Cabo sans la plus petite somme, { $sum } + { $penalty } : { cabo-points }.
cabo-score-called-too-high = { cabo-hand } – Cabo avec une somme trop élevée, { $sum } + { $penalty } : { cabo-points }.
cabo-score-caller-tied = { cabo-hand } – Cabo, mais à égalité tout en bas, { $sum } + { $penalty } : { cabo-points }.
cabo-score-pile-ran-out = { cabo-hand } – la plus petite somme, mais la pioche est vide, { $sum } + { $penalty } : { cabo-points }.
cabo-score-kamikaze = { cabo-hand } – kamikaze ! { cabo-points }.
cabo-score-kamikaze-victim = { cabo-hand } – mais face à un kamikaze, rien à faire : { cabo-points }.
cabo-hundred =
    { $who-is ->
        [you] Pile 100 ! Tu redescends à 50.
       *[other] Pile 100 ! { $who } redescend à 50.
    }

## Une partie se termine

cabo-time-up = Le temps est écoulé. Plus de nouvelle manche.
cabo-match-won =
    { $players-are ->
        [you]
            { $points ->
                [one] Tu gagnes la partie avec { $points } point. Bravo !
               *[other] Tu gagnes la partie avec { $points } points. Bravo !
            }
        [you-and]
            { $points ->
                [one] Tu partages la victoire avec { $players }, à { $points } point. Bravo !
               *[other] Tu partages la victoire avec { $players }, à { $points } points. Bravo !
            }
        [one]
            { $points ->
                [one] { $players } gagne la partie avec { $points } point.
               *[other] { $players } gagne la partie avec { $points } points.
            }
       *[many]
            { $points ->
                [one] { $players } se partagent la victoire, à { $points } point.
               *[other] { $players } se partagent la victoire, à { $points } points.
            }
    }

## Ce qu’une personne, ou la table, doit faire

cabo-do-lot = Tirez au sort qui commence.
cabo-do-youngest = Dites qui a le moins d’années au compteur.
cabo-do-deal = Mélanger et distribuer.
cabo-do-reshuffle = Mélanger la défausse pour refaire la pioche.
cabo-do-first-look = Regarde une de tes cartes.
cabo-do-looking = Retiens-la bien.
cabo-do-turn = À toi de jouer. Que fais-tu ?
cabo-do-card = Que fais-tu de la carte ?
cabo-do-snap = Tu as la même ? Jette-la à la volée – ou laisse passer.
cabo-do-sneak = Un coup d’œil interdit ? Il va te coûter cher.
cabo-do-close = Mettre fin à la volée.
cabo-do-next-round = En route pour la manche suivante.
cabo-do-time = Annoncer la fin du temps.
