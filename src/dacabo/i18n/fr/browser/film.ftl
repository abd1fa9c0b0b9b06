### The film of a match in the browser.

app-film-title = Le film de la partie
app-film-to-table = Retour à la table
app-film-again = Réessayer
app-film-busy = Le serveur est très occupé. Le film arrive dans un instant.
app-film-file = Choisir une partie enregistrée
app-film-file-about = Choisis une partie enregistrée, ou dépose son fichier ici. Tu verras alors le film de cette partie.
app-film-file-unreadable = Impossible de lire ce fichier. Choisis-en un autre.

## The moment

app-film-round = Manche { $round } sur { $rounds }
app-film-turn = Tour { $turn }
app-film-round-turn = Manche { $round }, tour { $turn }
app-film-deal = On distribue les cartes
app-film-at = { $turn } : { $said }
app-film-rounds = Manches

## The controls

app-film-play = Lecture
app-film-pause = Pause
app-film-step-back = Un pas en arrière
app-film-step-on = Un pas en avant
app-film-turn-back = Tour précédent
app-film-turn-on = Tour suivant
app-film-round-back = Manche précédente
app-film-round-on = Manche suivante
app-film-begin = Au début de la partie
app-film-end = À la fin de la partie
app-film-faster = Changer la vitesse
app-film-speed = Vitesse : { $speed }×
app-film-seek = Moment de la manche
app-film-marks = Moments de la manche
app-film-no-marks = Rien de spécial jusqu’ici.
app-film-signs = Signes sur la barre
app-film-signs-number = Un nombre : autant de moments sont regroupés. Touche encore pour le suivant.
app-film-sign-call = Quelqu’un annonce Cabo
app-film-sign-set = Des cartes identiques
app-film-sign-false = Des cartes qui ne correspondaient pas
app-film-sign-snap = Une carte à la volée
app-film-sign-swap = Des cartes échangées
app-film-sign-look = Un regard sur une carte
app-film-sign-sneak = Un regard en douce
app-film-sign-stack = Une carte de sa propre pile
app-film-sign-pile = Une pile est complète
app-film-sign-costly = Un choix qui a coûté des points
app-film-sign-other = Un autre moment
app-film-panel = Ce qui s’est passé ici

## Eyes

app-film-eyes = Par les yeux de qui ?
app-film-eyes-all = Toutes les cartes visibles
app-film-eyes-of = Vu par { $name }

## What is still to come

app-film-spoilers = Montrer la suite
app-film-spoilers-about = Sinon, repères et courbes s’arrêtent là où tu en es.

## Who knew what

app-film-faces = Visages sur les cartes
app-film-faces-about = Qui connaît la carte, et qui se trompe (point d’interrogation).
app-film-card-known = { $count ->
        [one] { $names } connaît cette carte.
       *[other] { $names } connaissent cette carte.
    }
app-film-card-mistaken = { $count ->
        [one] { $names } se trompe sur cette carte.
       *[other] { $names } se trompent sur cette carte.
    }
app-film-knowledge = Qui savait quoi ?
app-film-knowledge-about = Trait plein : les points que chacun connaît parmi ses cartes. Pointillés : les points qui s’y trouvent vraiment.
app-film-knows = Points que connaît { $name } : { $known } sur { $real }. Cartes inconnues : { $unknown }.

## The link

app-film-share = Partager ce moment
app-film-share-about = Ce lien mène exactement à ce moment du film.
app-film-share-file = Ce film vient d’un fichier. Envoie le fichier : tout le monde peut l’ouvrir ici.
app-film-copy = Copier le lien
app-film-picture = Une image de ce moment
app-film-save = Enregistrer la partie

## The judge

app-film-judge = L’expert
app-film-judge-thinks = L’expert regarde la partie…
app-film-judge-best = Bien joué : l’expert aurait fait pareil.
app-film-judge-fine = Un bon choix : rien d’autre n’était nettement meilleur.
app-film-judge-cost = Pas tout à fait le choix de l’expert. Points laissés en moyenne : { $points }.
app-film-judge-costly = Un choix coûteux. Points laissés en moyenne : { $points }.
app-film-judge-mistake = Une erreur nette, comme il en arrive à tout le monde. Points laissés en moyenne : { $points }.
app-film-judge-went-well = Cette fois, ça s’est bien passé, mais en moyenne ce choix coûte des points : { $points }.
app-film-judge-would = Qu’aurait fait l’expert ?
app-film-judge-points = De combien de points chaque choix est en moyenne moins bon que celui de l’expert. Moins, c’est mieux.
app-film-made = joué
app-film-best = choix de l’expert
# The decisions are those that gave points away.
app-film-luck =
    { $count ->
        [0] { $name } à ce tour : cartes { $luck }, choix { $skill }.
        [one] { $name } à ce tour : cartes { $luck }, choix { $skill }.
       *[other] { $name } à ce tour : cartes { $luck }, choix { $skill } ({ $count } décisions ensemble).
    }
app-film-chances = Chances de gagner la partie
app-film-decisive = Ce qui a décidé de la partie
app-film-decisive-about = L’effet de chaque moment sur les chances de gagner, avec toutes les cartes visibles.
app-film-story-more = Plus sur cette partie
app-film-turning = { $at }, { $name } : { $move }
app-film-turning-cards = { $at } : les cartes
app-film-turning-told = { $at } : { $said }
app-film-call-right = { $name } a annoncé Cabo avec { $chance } % de chances – à raison, avec { $by } d’avance.
app-film-call-lucky = { $name } a annoncé Cabo avec seulement { $chance } % de chances – un coup audacieux et chanceux, avec { $by } d’avance.
app-film-call-unlucky = { $name } a annoncé Cabo avec { $chance } % de chances – une bonne décision, mais pas de chance : { $by } de trop.
app-film-call-early = { $name } a annoncé Cabo avec { $chance } % de chances – un peu tôt : { $by } de trop.
app-film-call-too-early = { $name } a annoncé Cabo avec { $chance } % de chances – trop tôt : { $by } de trop.
app-film-call-far-too-early = { $name } a annoncé Cabo avec { $chance } % de chances – beaucoup trop tôt : { $by } de trop.
app-film-call-known =
    { $points ->
        [one] { $name } connaissait toutes ses cartes : { $points } point.
       *[other] { $name } connaissait toutes ses cartes : { $points } points.
    }
app-film-knows-own = Points que connaît { $name } : { $known }. Cartes inconnues : { $unknown }.

## Moves

app-film-cabo-draw = Piocher une carte
app-film-cabo-take = Prendre dans la défausse
app-film-cabo-call = Annoncer Cabo
app-film-cabo-pass = Passer
app-film-cabo-discard = Défausser la nouvelle carte
app-film-cabo-done = Reposer la carte
app-film-cabo-look = Regarder { $where }
app-film-cabo-sneak = Regarder { $where } en douce
app-film-cabo-snap = Défausser la carte { $slot } à la volée
app-film-cabo-swap = Échanger { $one } et { $other }
app-film-cabo-set = Remplacer les cartes { $slots }
app-film-cabo-replace = Remplacer la carte { $slot }
app-film-dacapo-end = Finir le tour
app-film-dacapo-put = Poser { $card } sur la défausse { $pile }
app-film-dacapo-side = Poser de la défausse { $side } sur la pile de construction { $pile }
app-film-dacapo-play = Poser { $card } sur la pile de construction { $pile }
app-film-dacapo-stack = Poser la carte de sa pile sur la pile de construction { $pile }
app-film-dacapo-their-stack = Poser une carte prise à { $name } sur la pile de construction { $pile }

## Watching together

app-film-together-you = Tu as les commandes
app-film-together-they = { $name } a les commandes
app-film-together-shows = { $name } montre le film
app-film-together-stop = Arrêter
app-film-together-take = Prendre les commandes
app-film-together-leave = Continuer en solo
app-film-together-back = Rejoindre les autres
app-film-together-show = Montrer à tout le monde
app-film-together-follow = Suivre
