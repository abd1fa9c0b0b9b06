### La table de Da Capo! dans le navigateur.

## Sous les cartes : court, à côté d’une image

app-dacapo-next =
    { $number ->
        [1] attend 1
       *[other] attend { $number }
    }
app-dacapo-stack = Ta pile
app-dacapo-help = Défausse { $number }
app-dacapo-last-card = Dernière !
app-dacapo-few-left = Plus que { $count } !

## Ce qui se trouve où, pour un lecteur d’écran

app-dacapo-hand-card = Ta carte { $number } : { $card }
app-dacapo-my-stack =
    { $count ->
        [one] Ta pile : { $card }, la dernière carte
       *[other] Ta pile : { $card }, { $count } cartes
    }
app-dacapo-their-stack =
    { $who-begins ->
        [vowel]
            { $count ->
                [one] Pile d’{ $who } : { $card }, la dernière carte
               *[other] Pile d’{ $who } : { $card }, { $count } cartes
            }
       *[other]
            { $count ->
                [one] Pile de { $who } : { $card }, la dernière carte
               *[other] Pile de { $who } : { $card }, { $count } cartes
            }
    }
app-dacapo-no-stack = Une pile vide
app-dacapo-my-help = Ta défausse { $number }, de haut en bas : { $cards }
app-dacapo-my-help-empty = Ta défausse { $number } : vide
app-dacapo-their-help = Défausse { $number }, de haut en bas : { $cards }
app-dacapo-their-help-empty = Défausse { $number } : vide
app-dacapo-their-hand =
    { $count ->
        [0] { $who } n’a pas de carte en main
        [one] { $who } a une carte en main
       *[other] { $who } a { $count } cartes en main
    }
app-dacapo-building = La pile de construction { $pile } en est à { $stands } et attend un { $number }
app-dacapo-building-empty = Pile de construction { $pile } : vide, attend un 1
app-dacapo-pile =
    { $count ->
        [0] La pioche est vide
        [one] Pioche : une carte
       *[other] Pioche : { $count } cartes
    }
app-dacapo-aside =
    { $count ->
        [0] Aucune pile complète pour l’instant
        [one] Piles complètes : une carte, mise de côté
       *[other] Piles complètes : { $count } cartes, mises de côté
    }
app-dacapo-place-fits = { $place } – jouable
app-dacapo-place-target = { $place } – ici

## Ce que je peux faire maintenant

app-dacapo-hint-build = Les cartes encadrées sont jouables : touche-les, ou fais-les glisser sur leur pile.
app-dacapo-hint-put = Rien à poser. Choisis une carte à défausser.
app-dacapo-hint-empty = Ta main est vide. Continue à poser, ou arrête-toi là.
app-dacapo-hint-end = Rien à poser, rien à défausser : ton tour est fini.
app-dacapo-hint-wait = C’est à { $who } de jouer.
app-dacapo-where = Carte { $card } : où la poser ?
app-dacapo-to-pile = Pile { $pile }
    .about = attend { $number }
app-dacapo-to-help = Défausse { $pile }
    .about = fin du tour
app-dacapo-end = Terminer mon tour
app-dacapo-put-back = Reposer la carte

## Touches

app-dacapo-key-stack = prendre la carte du dessus de ta pile
app-dacapo-key-hand = prendre ta carte { $number }
