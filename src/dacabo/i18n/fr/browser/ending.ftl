### The end of a match: its story, and a picture to share.

## How much was luck

# $lead and $rest are two of the messages below.
app-ending-luck = { $lead } : { $rest }
app-ending-won-by =
    { $whose ->
        [you] Tu gagnes avec { $margin } d’avance
       *[other] { $name } gagne avec { $margin } d’avance
    }
app-ending-lost-by =
    { $whose ->
        [you] Tu perds avec { $margin } de retard
       *[other] { $name } perd avec { $margin } de retard
    }
# Against the average of all others.
app-ending-ahead =
    { $whose ->
        [you] Tu fais { $margin } de mieux que la moyenne des autres
       *[other] { $name } fait { $margin } de mieux que la moyenne des autres
    }
app-ending-behind =
    { $whose ->
        [you] Les autres font en moyenne { $margin } de mieux
       *[other] { $name } finit { $margin } derrière la moyenne des autres
    }
app-ending-level =
    { $whose ->
        [you] Tu finis à égalité avec les autres
       *[other] { $name } finit à égalité avec les autres
    }
app-ending-both-gave =
    { $whose ->
        [you] { $luck } grâce aux cartes, { $skill } grâce à ton jeu.
       *[other] { $luck } grâce aux cartes, { $skill } en jouant bien.
    }
app-ending-both-took =
    { $whose ->
        [you] { $luck } à cause des cartes, { $skill } dans ton jeu.
       *[other] { $luck } à cause des cartes, { $skill } dans le jeu.
    }
app-ending-skill-won-back =
    { $whose ->
        [you] { $luck } à cause des cartes, { $skill } rattrapés par ton jeu.
       *[other] { $luck } à cause des cartes, { $skill } rattrapés en jouant bien.
    }
app-ending-luck-won-back =
    { $whose ->
        [you] { $skill } dans ton jeu, { $luck } rattrapés grâce aux cartes.
       *[other] { $skill } dans le jeu, { $luck } rattrapés grâce aux cartes.
    }
app-ending-despite-luck =
    { $whose ->
        [you] ton jeu rapporte { $skill }, malgré { $luck } perdus à cause des cartes.
       *[other] { $skill } en jouant bien, malgré { $luck } perdus à cause des cartes.
    }
app-ending-despite-skill =
    { $whose ->
        [you] les cartes t’ont donné { $luck }, dont { $skill } reperdus en route.
       *[other] les cartes ont donné { $luck }, dont { $skill } reperdus en route.
    }

## The moments of the story

app-ending-moments = Les moments de cette partie
app-ending-decided = Le tournant de la partie
app-ending-best-yours = Ton meilleur choix
app-ending-best = Le meilleur choix
app-ending-costliest-yours =
    { $points ->
        [0] Ton choix le plus coûteux
        [one] Ton choix le plus coûteux : environ { $points } point
       *[other] Ton choix le plus coûteux : environ { $points } points
    }
app-ending-costliest =
    { $points ->
        [0] Le choix le plus coûteux
        [one] Le choix le plus coûteux : environ { $points } point
       *[other] Le choix le plus coûteux : environ { $points } points
    }

## A picture to share

app-ending-picture = Une image à partager
app-ending-picture-copy = Copier l’image
app-ending-picture-copied = Copiée
app-ending-picture-save = Enregistrer l’image
