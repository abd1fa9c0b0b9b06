### L’analyse d’une partie : ce que valait chaque décision, et la part de chance.

## Aide

analysis-about = dit ce que valait chaque décision d’une partie et la part de chance dans le résultat
analysis-json = affiche tout en JSON
analysis-html = écrit une page avec des graphiques, pour tout navigateur, dans ce fichier ; - est la sortie standard

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
        [you] Tu termines à égalité avec les autres.
       *[other] { $who } termine à égalité avec les autres.
    }
analysis-cards-good =
    { $who-is ->
        [you] Les cartes t’ont souri : elles t’ont apporté { analysis-points }.
       *[other] Les cartes ont souri à { $who } et apporté { analysis-points }.
    }
analysis-cards-bad =
    { $who-is ->
        [you] Les cartes ne t’ont pas souri : elles t’ont coûté { analysis-points }.
       *[other] Les cartes n’ont pas souri à { $who } et ont coûté { analysis-points }.
    }
analysis-cards-even =
    { $who-is ->
        [you] Les cartes t’ont traité comme tout le monde.
       *[other] Les cartes ont traité { $who } comme tout le monde.
    }
analysis-play-good =
    { $who-is ->
        [you] Ton jeu t’a fait gagner { analysis-points }.
       *[other] { $who } gagne { analysis-points } par son jeu.
    }
analysis-play-bad =
    { $who-is ->
        [you] Ton jeu a laissé filer { analysis-points }.
       *[other] { $who } laisse filer { analysis-points } par son jeu.
    }
analysis-play-even =
    { $who-is ->
        [you] Tu as aussi bien joué que les autres.
       *[other] { $who } a aussi bien joué que les autres.
    }
analysis-best =
    { $who-is ->
        [you] Ta meilleure décision : manche { $round }, tour { $turn }.
       *[other] { $who } prend sa meilleure décision à la manche { $round }, tour { $turn }.
    }
analysis-costliest =
    { $who-is ->
        [you] Ta décision la plus coûteuse : manche { $round }, tour { $turn }.
       *[other] { $who } prend sa décision la plus coûteuse à la manche { $round }, tour { $turn }.
    }
analysis-turned = La partie a basculé à la manche { $round }, tour { $turn }.
analysis-nothing = Aucune manche n’est terminée, il n’y a donc rien à analyser.

## Annonces

analysis-call-right =
    { $who-is ->
        [you] Manche { $round } : tu annonces avec { $chance } % de chances – et à juste titre.
       *[other] Manche { $round } : { $who } annonce avec { $chance } % de chances – et à juste titre.
    }
analysis-call-lucky =
    { $who-is ->
        [you] Manche { $round } : tu annonces avec { $chance } % de chances – audacieux, et la chance suit.
       *[other] Manche { $round } : { $who } annonce avec { $chance } % de chances – audacieux, et la chance suit.
    }
analysis-call-unlucky =
    { $who-is ->
        [you] Manche { $round } : tu annonces avec { $chance } % de chances – bien vu, mais sans réussite.
       *[other] Manche { $round } : { $who } annonce avec { $chance } % de chances – bien vu, mais sans réussite.
    }
analysis-call-early =
    { $who-is ->
        [you] Manche { $round } : tu annonces avec { $chance } % de chances – un peu tôt.
       *[other] Manche { $round } : { $who } annonce avec { $chance } % de chances – un peu tôt.
    }

## Le compte rendu

analysis-seats = Chance et savoir-faire
analysis-margin = écart
analysis-luck = chance
analysis-skill = savoir-faire
analysis-decisions = Les décisions les plus coûteuses
analysis-calls = Annonces
analysis-chances = Les chances de gagner
analysis-decision = Manche { $round }, tour { $turn } (−{ $points }) : { $detail }
analysis-instead = Prestissimo aurait joué ainsi : { $detail }
analysis-nothing-done = { $who } ne fait rien.
analysis-reading = Tous les chiffres sont des points par rapport à la moyenne des autres ; plus, c’est mieux. La chance est ce que les cartes ont apporté, le savoir-faire ce que les décisions ont gardé : ensemble, c’est l’écart.
analysis-decimal = { $whole },{ $part }
analysis-made = Fait par Dacabo { $version }.
