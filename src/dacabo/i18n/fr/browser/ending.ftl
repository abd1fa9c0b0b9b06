### The end of a match: its story, and a picture to share.

## How much was luck

# $lead and $rest are two of the messages below.
app-ending-luck = { $lead } : { $rest }
app-ending-won-by =
    { $whose ->
        [you]
            { $margin ->
                [one] Tu gagnes avec { $margin } point d’avance
               *[other] Tu gagnes avec { $margin } points d’avance
            }
       *[other]
            { $margin ->
                [one] { $name } gagne avec { $margin } point d’avance
               *[other] { $name } gagne avec { $margin } points d’avance
            }
    }
app-ending-lost-by =
    { $whose ->
        [you]
            { $margin ->
                [one] Tu perds avec { $margin } point de retard
               *[other] Tu perds avec { $margin } points de retard
            }
       *[other]
            { $margin ->
                [one] { $name } perd avec { $margin } point de retard
               *[other] { $name } perd avec { $margin } points de retard
            }
    }
# Against the average of all others.
app-ending-ahead =
    { $whose ->
        [you]
            { $margin ->
                [one] Tu fais { $margin } point de mieux que la moyenne des autres
               *[other] Tu fais { $margin } points de mieux que la moyenne des autres
            }
       *[other]
            { $margin ->
                [one] { $name } fait { $margin } point de mieux que la moyenne des autres
               *[other] { $name } fait { $margin } points de mieux que la moyenne des autres
            }
    }
app-ending-behind =
    { $whose ->
        [you]
            { $margin ->
                [one] Les autres font en moyenne { $margin } point de mieux
               *[other] Les autres font en moyenne { $margin } points de mieux
            }
       *[other]
            { $margin ->
                [one] { $name } finit { $margin } point derrière la moyenne des autres
               *[other] { $name } finit { $margin } points derrière la moyenne des autres
            }
    }
app-ending-level =
    { $whose ->
        [you] Tu finis à égalité
       *[other] { $name } finit à égalité
    }
# In play nobody was better or worse than the others.
app-ending-play-level =
    { $whose ->
        [you] tout vient des cartes – tes choix valaient ceux des autres.
       *[other] tout vient des cartes – les choix se valaient.
    }
app-ending-both-gave = { $luck } grâce aux cartes, { $skill } grâce à de meilleurs choix.
app-ending-both-took =
    { $whose ->
        [you] { $luck } à cause des cartes, { $skill } à cause de tes choix.
       *[other] { $luck } à cause des cartes, { $skill } à cause des choix.
    }
app-ending-skill-won-back = { $luck } à cause des cartes, moins { $skill } grâce à de meilleurs choix.
app-ending-luck-won-back =
    { $whose ->
        [you] { $skill } à cause de tes choix, moins { $luck } grâce aux cartes.
       *[other] { $skill } à cause des choix, moins { $luck } grâce aux cartes.
    }
app-ending-despite-luck = { $skill } grâce à de meilleurs choix, moins { $luck } à cause des cartes.
app-ending-despite-skill =
    { $whose ->
        [you] { $luck } grâce aux cartes, moins { $skill } à cause de tes choix.
       *[other] { $luck } grâce aux cartes, moins { $skill } à cause des choix.
    }

## The moments of the story

app-ending-moments = Les moments de cette partie
app-ending-decided = Le tournant de la partie
app-ending-best-yours =
    { $points ->
        [one] Ton meilleur choix : un point gagné
       *[other] Ton meilleur choix : { $points } points gagnés
    }
app-ending-best =
    { $points ->
        [one] Le meilleur choix : un point gagné
       *[other] Le meilleur choix : { $points } points gagnés
    }
app-ending-costliest-yours =
    { $points ->
        [0] Ton choix le plus coûteux
        [one] Ton choix le plus cher : { $points } point en moyenne
       *[other] Ton choix le plus cher : { $points } points en moyenne
    }
app-ending-costliest =
    { $points ->
        [0] Le choix le plus coûteux
        [one] Le choix le plus cher : { $points } point en moyenne
       *[other] Le choix le plus cher : { $points } points en moyenne
    }

## A picture to share

app-ending-picture = Une image à partager
app-ending-picture-copy = Copier l’image
app-ending-picture-copied = Copiée
app-ending-picture-refused = Ton navigateur n’autorise pas la copie : l’image a été enregistrée dans un fichier.
app-ending-picture-save = Enregistrer l’image
