### Cabo : les règles, chacune avec un nom et une phrase (`.about`) ; ce qui se passe dans une partie, et ce que chacun doit faire.

## Jeux de règles

cabo-name = Cabo
cabo-rules-original = Règles d’origine
    .about = Retiens tes cartes, débarrasse-toi des grosses et annonce Cabo avant les autres.
cabo-rules-gretel-malte = Gretel et Malte
    .about = Comme à l’origine, mais une fausse annonce te coûte une carte de plus.
cabo-rules-dutch = À la néerlandaise
    .about = Des cartes à jouer avec jokers, des doigts rapides pour défausser à la volée, et Cabo seulement en dessous de 5. Aussi appelé Dutch, Tamalou ou Cactus.
cabo-rules-tournament = Tournoi
    .about = Les règles d’origine en 45 minutes : on ne remélange pas, et 100 tout rond ne sauve qu’une fois.

## Cartes et distribution

cabo-option-deck = Jeu de cartes
    .about = Avec quelles cartes vous jouez.
cabo-option-deck-cabo = Cartes de Cabo
    .about = 52 cartes de 0 à 13.
cabo-option-deck-french = Cartes à jouer
    .about = 52 cartes à jouer, avec des jokers si vous voulez.
cabo-option-jokers = Nombre de jokers
    .about = Combien de jokers sont mêlés aux cartes.
cabo-option-cards = Cartes par joueur
    .about = Combien de cartes chacun a devant soi.
cabo-option-looks = Cartes vues au départ
    .about = Combien de tes cartes tu regardes avant le premier tour.
cabo-option-first-look = Choix des cartes vues
    .about = Lesquelles de tes cartes tu regardes avant le premier tour.
cabo-option-first-look-choice = Au choix
    .about = Celles que tu veux parmi tes cartes.
cabo-option-first-look-nearest = Les plus proches
    .about = Les cartes les plus proches de toi.
cabo-option-starter = Qui commence
    .about = Qui joue le premier tour d’une manche.
cabo-option-starter-winner = Le vainqueur
    .about = Le sort d’abord, puis la personne qui a gagné la manche précédente.
cabo-option-starter-youngest = Le ou la plus jeune
    .about = Le ou la plus jeune commence chaque manche ; si personne ne dit qui c’est, le sort décide.

## Pendant le jeu

cabo-option-sets = Cartes identiques
    .about = Une nouvelle carte peut en remplacer deux, trois ou quatre identiques.
cabo-option-one-by-one = Retourner une par une
    .about = Les cartes annoncées identiques se retournent une par une, jusqu’à la première qui diffère.
cabo-option-false-set = Fausse annonce
    .about = Ce que devient la nouvelle carte si les cartes annoncées ne sont pas identiques.
cabo-option-false-set-discard = La défausser
    .about = La nouvelle carte va sur la défausse.
cabo-option-false-set-keep = La garder
    .about = La nouvelle carte rejoint tes autres cartes.
cabo-option-free-swap = Échange libre
    .about = L’échange peut aussi se faire entre deux autres joueurs.
cabo-option-snap = Défausser à la volée
    .about = Après une défausse, la main la plus rapide peut poser dessus une carte identique.
cabo-option-forbidden-look = Regarder en douce
    .about = Tu peux regarder une carte en douce, au prix de deux cartes de pénalité.
cabo-option-caller-locked = Cartes bloquées
    .about = On n’échange plus avec la personne qui a annoncé Cabo.
cabo-option-call-below = Cabo en dessous de
    .about = Annoncer Cabo avec cette somme ou plus est une erreur, et coûte des points.

## La pioche

cabo-option-empty-pile = Pioche vide
    .about = Ce qui se passe quand il n’y a plus rien à piocher.
cabo-option-empty-pile-reshuffle = Remélanger
    .about = La défausse devient la nouvelle pioche.
cabo-option-empty-pile-end-round = Terminer la manche
    .about = La personne qui a pioché la dernière carte termine son tour, puis on retourne tout.
cabo-option-pile-out-after-call = Pioche vide après Cabo
    .about = Ce qui se passe si la pioche est vide après un Cabo.
cabo-option-pile-out-after-call-end-cabo = Compter normalement
    .about = La manche se termine, et l’annonce compte comme d’habitude.
cabo-option-pile-out-after-call-end-pile = Ignorer l’annonce
    .about = La manche se termine et se compte comme si personne n’avait annoncé.
cabo-option-pile-out-after-call-play-on = Continuer
    .about = Tout le monde joue son dernier tour ; au besoin, on remélange la défausse.

## Points

cabo-option-scoring = Décompte
    .about = Comment on compte les points d’une manche.
cabo-option-scoring-cabo = Comme à l’origine
    .about = La plus petite somme vaut 0 point ; un Cabo sans elle en coûte 5.
cabo-option-scoring-dutch = Néerlandais
    .about = Tout le monde marque sa somme ; un Cabo raté coûte 20 points, un Cabo partagé 10.
cabo-option-hundred = 100 tout rond
    .about = Quand un total de 100 tout rond redescend à 50.
cabo-option-hundred-always = Toujours
    .about = Chaque fois que quelqu’un y arrive.
cabo-option-hundred-once = Une fois
    .about = Seulement dans la première manche où quelqu’un y arrive.
cabo-option-hundred-never = Jamais
    .about = 100 reste 100.

## La fin

cabo-option-limit = Limite de points
    .about = La partie se termine dès qu’un total atteint ce nombre.
cabo-option-rounds = Nombre de manches
    .about = La partie se termine après ce nombre de manches.
cabo-option-minutes = Minutes
    .about = Passé ce temps, plus de nouvelle manche.
cabo-option-turn-limit = Limite de tours
    .about = Une manche sans Cabo se termine après ce nombre de tours, tous joueurs confondus.

## Une manche commence

cabo-round-began = La manche { $round } commence.
cabo-starter-lot =
    { $who-is ->
        [you] Le sort en a décidé : tu commences.
       *[other] Le sort en a décidé : { $who } commence.
    }
cabo-starter-won =
    { $who-is ->
        [you] Tu as gagné la manche précédente : à toi de commencer.
       *[other] { $who } a gagné la manche précédente et commence.
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
        [one] Manche { $round } : une carte par joueur. La défausse s’ouvre sur { $card-a }.
       *[other] Manche { $round } : { $cards } cartes par joueur. La défausse s’ouvre sur { $card-a }.
    }
    .told =
        { $cards ->
            [one] Une carte par joueur. La défausse s’ouvre sur { $card-a }.
           *[other] { $cards } cartes par joueur. La défausse s’ouvre sur { $card-a }.
        }

## Regarder

cabo-looked-first =
    { $who-is ->
        [you] Tu regardes { $where }.
       *[other] { $who } regarde { $where }.
    }
cabo-looked-peek =
    { $who-is ->
        [you] Tu regardes { $where }.
       *[other] { $who } regarde { $where }.
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
        [you] Tss, tss ! Tu regardes { $where } en douce.
       *[other] Tss, tss ! { $who } regarde { $where } en douce.
    }
cabo-saw = Tu vois { $where } : { $card-a }.
    .told = C’est { $card-a }.
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
cabo-drawn = C’est { $card-a }.
cabo-took =
    { $who-is ->
        [you] Tu prends { $card-the } dans la défausse.
       *[other] { $who } prend { $card-the } dans la défausse.
    }
cabo-used =
    { $who-is ->
        [you] Tu joues { $card-the } et utilises son action.
       *[other] { $who } joue { $card-a } et utilise son action.
    }
cabo-discarded =
    { $who-is ->
        [you] Tu défausses { $card-the }.
       *[other] { $who } défausse { $card-a }.
    }
cabo-replaced =
    { $who-is ->
        [you] Tu poses la nouvelle carte à la place { $slots } et défausses { $cards-a }.
       *[other] { $who } pose la nouvelle carte à la place { $slots } et défausse { $cards-a }.
    }
cabo-set =
    { $who-is ->
        [you] Bien vu ! Tu remplaces tes cartes { $slots } ({ $cards }) par la nouvelle.
       *[other] Bien vu ! { $who } remplace ses cartes { $slots } ({ $cards }) par la nouvelle.
    }
cabo-false-set =
    { $who-is ->
        [you] Tu annonces que tes cartes { $slots } sont identiques, mais tu retournes { $cards-a }. Tu perds ton tour.
       *[other] { $who } annonce que ses cartes { $slots } sont identiques, mais retourne { $cards-a } et perd son tour.
    }
cabo-false-set-kept =
    { $who-is ->
        [you] Tu annonces que tes cartes { $slots } sont identiques, mais tu retournes { $cards-a }. Tu te retrouves avec une carte de plus.
       *[other] { $who } annonce que ses cartes { $slots } sont identiques, mais retourne { $cards-a }, et se retrouve avec une carte de plus.
    }
cabo-turned-up = La défausse était vide. Elle repart avec { $card-a }.
cabo-swapped =
    { $who-is ->
        [you] Tu échanges { $one } contre { $other }.
       *[other] { $who } échange { $one } contre { $other }.
    }
cabo-called =
    { $who-is ->
        [you] Tu annonces Cabo ! Les autres ont encore un tour.
       *[other] { $who } annonce Cabo ! Les autres ont encore un tour.
    }
cabo-passed =
    { $who-is ->
        [you] Tu passes.
       *[other] { $who } passe.
    }

## La pioche

cabo-ran-out =
    { $who-is ->
        [you] Tu dois piocher, mais la pioche est vide.
       *[other] { $who } doit piocher, mais la pioche est vide.
    }
cabo-reshuffled =
    { $count ->
        [one] La défausse est mélangée : la nouvelle pioche compte une carte.
       *[other] La défausse est mélangée : la nouvelle pioche compte { $count } cartes.
    }

## Défausser à la volée

cabo-window-opened =
    { $players-are ->
        [you] Tu peux défausser à la volée.
        [you-and] { $players-all }, vous pouvez défausser à la volée.
        [one] { $players } peut défausser à la volée.
       *[many] { $players } peuvent défausser à la volée.
    }
cabo-snapped =
    { $who-is ->
        [you] Et hop ! Tu défausses { $card-a } à la volée (carte { $slots }).
       *[other] Et hop ! { $who } défausse { $card-a } à la volée (carte { $slots }).
    }
cabo-snapped-wrong =
    { $who-is ->
        [you] Raté ! Tu reprends { $card-a } (carte { $slots }).
       *[other] Raté ! { $who } reprend { $card-a } (carte { $slots }).
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

## Une manche se termine

cabo-round-cabo = Fin de la manche { $round }. Cartes sur table !
cabo-round-pile = La pioche est vide : fin de la manche { $round }. Cartes sur table !
cabo-round-turns = Tous les tours sont joués, sans Cabo : fin de la manche { $round }. Cartes sur table !
cabo-round-won =
    { $players-are ->
        [you] Tu gagnes la manche.
        [you-and] Tu gagnes la manche à égalité avec { $players }.
        [one] { $players } gagne la manche.
       *[many] { $players } gagnent la manche à égalité.
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
cabo-score-sum = { cabo-hand } – { cabo-points }.
cabo-score-lowest = { cabo-hand } – avec { $sum }, la plus petite somme : { cabo-points }.
cabo-score-caller-wins-tie = { cabo-hand } – avec { $sum }, à égalité pour la plus petite somme, mais l’annonce départage : { cabo-points }.
cabo-score-tied-with-caller = { cabo-hand } – à égalité pour la plus petite somme, mais l’annonce l’emporte : { cabo-points }.
cabo-score-caller-not-lowest = { cabo-hand } – Cabo sans la plus petite somme, { $sum } + { $penalty } : { cabo-points }.
cabo-score-called-too-high = { cabo-hand } – Cabo avec une somme trop élevée, { $sum } + { $penalty } : { cabo-points }.
cabo-score-caller-tied = { cabo-hand } – Cabo, mais à égalité pour la plus petite somme, { $sum } + { $penalty } : { cabo-points }.
cabo-score-pile-ran-out = { cabo-hand } – la plus petite somme, mais la pioche s’est vidée sans Cabo, { $sum } + { $penalty } : { cabo-points }.
cabo-score-kamikaze = { cabo-hand } – kamikaze ! { cabo-points }.
cabo-score-kamikaze-victim = { cabo-hand } – mais face à un kamikaze, rien à faire : { cabo-points }.
cabo-hundred =
    { $who-is ->
        [you] 100 tout rond ! Tu redescends à 50.
       *[other] 100 tout rond ! { $who } redescend à 50.
    }

## Une partie se termine

cabo-time-up = Le temps est écoulé. Plus de nouvelle manche.
cabo-match-won =
    { $players-are ->
        [you]
            { $points ->
                [one] Tu gagnes la partie avec { $points } point. Bravo !
               *[other] Tu gagnes la partie avec { $points } points. Bravo !
            }
        [you-and]
            { $points ->
                [one] Tu partages la victoire avec { $players }, à { $points } point. Bravo !
               *[other] Tu partages la victoire avec { $players }, à { $points } points. Bravo !
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
cabo-do-youngest = Dites qui est le ou la plus jeune.
cabo-do-deal = Mélanger et distribuer.
cabo-do-reshuffle = Mélanger la défausse pour refaire la pioche.
cabo-do-first-look = Regarde une de tes cartes.
cabo-do-looking = Retiens-la bien.
cabo-do-turn = À toi de jouer. Que fais-tu ?
cabo-do-card = Que fais-tu de la carte ?
cabo-do-snap = Tu as la même ? Défausse-la à la volée – ou laisse passer.
cabo-do-sneak = Regarder en douce ? Ça va te coûter cher.
cabo-do-close = Mettre fin à la volée.
cabo-do-next-round = En route pour la manche suivante.
cabo-do-time = Annoncer que le temps est écoulé.
