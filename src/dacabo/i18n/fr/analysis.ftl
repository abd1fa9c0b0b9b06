### L’analyse d’une partie : ce que valait chaque décision, et la part de chance.

## Aide

analysis-about = dit ce que valait chaque décision d’une partie et la part de chance dans le résultat
analysis-json = affiche tout en JSON
analysis-html = écrit dans ce fichier une page avec des graphiques, lisible dans tout navigateur ; - est la sortie standard

## La partie en quelques phrases

analysis-points =
    { $points ->
        [one] un point
       *[other] { $points } points
    }
analysis-ahead =
    { $who-is ->
        [you] Tu termines avec { analysis-points } d’avance.
       *[other] { $who } termine avec { analysis-points } d’avance.
    }
analysis-behind =
    { $who-is ->
        [you] Tu termines avec { analysis-points } de retard.
       *[other] { $who } termine avec { analysis-points } de retard.
    }
analysis-ahead-of-average =
    { $who-is ->
        [you] Tu termines avec { analysis-points } d’avance sur la moyenne des autres.
       *[other] { $who } termine avec { analysis-points } d’avance sur la moyenne des autres.
    }
analysis-behind-average =
    { $who-is ->
        [you] Tu termines avec { analysis-points } de retard sur la moyenne des autres.
       *[other] { $who } termine avec { analysis-points } de retard sur la moyenne des autres.
    }
analysis-level =
    { $who-is ->
        [you] Tu termines à égalité.
       *[other] { $who } termine à égalité.
    }
analysis-cards-good =
    { $who-is ->
        [you] Les cartes t’ont souri : elles t’ont donné { analysis-points } d’avantage.
       *[other] Les cartes ont souri à { $who } : elles lui ont donné { analysis-points } d’avantage.
    }
analysis-cards-bad =
    { $who-is ->
        [you] Les cartes ne t’ont pas souri : elles t’ont coûté { analysis-points }.
       *[other] Les cartes n’ont pas souri à { $who } : elles lui ont coûté { analysis-points }.
    }
analysis-cards-even =
    { $who-is ->
        [you] Côté cartes, tu n’as eu ni chance ni malchance.
       *[other] Côté cartes, { $who } n’a eu ni chance ni malchance.
    }
analysis-play-good =
    { $who-is ->
        [you] De meilleurs choix t’ont donné { analysis-points } d’avantage.
       *[other] De meilleurs choix ont donné à { $who } { analysis-points } d’avantage.
    }
analysis-play-bad =
    { $who-is ->
        [you] En jouant, tu as laissé filer { analysis-points }.
       *[other] En jouant, { $who } a laissé filer { analysis-points }.
    }
analysis-play-even =
    { $who-is ->
        [you] Tu as aussi bien joué que les autres.
       *[other] { $who } a aussi bien joué que les autres.
    }
analysis-best =
    { $who-is ->
        [you] Ta meilleure décision : manche { $round }, tour { $turn }. Elle valait { analysis-points } de plus qu’un choix moyen.
       *[other] { $who } prend sa meilleure décision à la manche { $round }, tour { $turn } : elle valait { analysis-points } de plus qu’un choix moyen.
    }
analysis-costliest =
    { $who-is ->
        [you] Ta décision la plus coûteuse : manche { $round }, tour { $turn }.
       *[other] { $who } prend sa décision la plus coûteuse à la manche { $round }, tour { $turn }.
    }
analysis-calls-all =
    { $who-is ->
        [you]
            { $count ->
                [one] Tu as annoncé Cabo une fois, et tu avais raison.
               *[other] Tu as annoncé Cabo { $count } fois, et tu avais raison à chaque fois.
            }
       *[other]
            { $count ->
                [one] { $who } a annoncé Cabo une fois, et à raison.
               *[other] { $who } a annoncé Cabo { $count } fois, et toujours à raison.
            }
    }
analysis-calls-some =
    { $who-is ->
        [you]
            { $right ->
                [one] Tu as annoncé Cabo { $count } fois, dont une seule à raison.
               *[other] Tu as annoncé Cabo { $count } fois, dont { $right } à raison.
            }
       *[other]
            { $right ->
                [one] { $who } a annoncé Cabo { $count } fois, dont une seule à raison.
               *[other] { $who } a annoncé Cabo { $count } fois, dont { $right } à raison.
            }
    }
analysis-calls-none =
    { $who-is ->
        [you]
            { $count ->
                [one] Tu as annoncé Cabo une fois, mais ça n’a pas suffi.
               *[other] Tu as annoncé Cabo { $count } fois, mais ça n’a jamais suffi.
            }
       *[other]
            { $count ->
                [one] { $who } a annoncé Cabo une fois, mais ça n’a pas suffi.
               *[other] { $who } a annoncé Cabo { $count } fois, mais ça n’a jamais suffi.
            }
    }
analysis-calls-never =
    { $who-is ->
        [you] Tu n’as jamais annoncé Cabo.
       *[other] { $who } n’a jamais annoncé Cabo.
    }
analysis-turned = La partie a basculé à la manche { $round }, tour { $turn }.
analysis-nothing = Aucune manche n’est terminée, il n’y a donc rien à analyser.

## Annonces

analysis-call-right =
    { $who-is ->
        [you] Manche { $round } : tu annonces Cabo avec { $chance } % de chances – et tu as raison.
       *[other] Manche { $round } : { $who } annonce Cabo avec { $chance } % de chances – et c’est le bon choix.
    }
analysis-call-lucky =
    { $who-is ->
        [you] Manche { $round } : tu annonces Cabo avec { $chance } % de chances – un coup audacieux, et la chance suit.
       *[other] Manche { $round } : { $who } annonce Cabo avec { $chance } % de chances – un coup audacieux, et la chance suit.
    }
analysis-call-unlucky =
    { $who-is ->
        [you] Manche { $round } : tu annonces Cabo avec { $chance } % de chances – une bonne décision, mais pas de chance.
       *[other] Manche { $round } : { $who } annonce Cabo avec { $chance } % de chances – une bonne décision, mais pas de chance.
    }
analysis-call-early =
    { $who-is ->
        [you] Manche { $round } : tu annonces Cabo avec { $chance } % de chances – un peu tôt.
       *[other] Manche { $round } : { $who } annonce Cabo avec { $chance } % de chances – un peu tôt.
    }
analysis-call-too-early =
    { $who-is ->
        [you] Manche { $round } : tu annonces Cabo avec { $chance } % de chances – trop tôt.
       *[other] Manche { $round } : { $who } annonce Cabo avec { $chance } % de chances – trop tôt.
    }
analysis-call-far-too-early =
    { $who-is ->
        [you] Manche { $round } : tu annonces Cabo avec { $chance } % de chances – beaucoup trop tôt.
       *[other] Manche { $round } : { $who } annonce Cabo avec { $chance } % de chances – beaucoup trop tôt.
    }

## Le compte rendu

analysis-seats = Chance et talent
analysis-margin = écart
analysis-luck = chance
analysis-skill = talent
analysis-decisions = Les décisions les plus coûteuses
analysis-calls = Annonces
analysis-chances = Les chances de gagner
analysis-decision = Manche { $round }, tour { $turn } (−{ $points }) : { $detail }
analysis-instead = Prestissimo aurait joué ainsi : { $detail }
analysis-nothing-done = { $who } ne fait rien.
analysis-reading = Tous les chiffres sont des points par rapport à la moyenne des autres ; plus c’est élevé, mieux c’est. La chance, c’est ce que les cartes ont rapporté ou coûté ; le talent, ce que les décisions ont rapporté ou coûté. Les deux ensemble font l’écart.
analysis-decimal = { $whole },{ $part }
analysis-made = Réalisé avec Dacabo { $version }.
