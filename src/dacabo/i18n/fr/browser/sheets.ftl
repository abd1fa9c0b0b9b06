### Ce qui s’écrit et se raconte à une table dans le navigateur : points, résultats, journal, menu.

## Après une manche

app-summary-title = Après la manche { $round }
app-summary-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
app-summary-sum = Somme { $sum }
app-summary-total = { $total } au total
app-summary-no-cards = Plus une seule carte.
app-film-open = Voir une partie enregistrée
app-film-short = Film
app-film-round-watch = Ce qui s’est vraiment passé
app-summary-next = Manche suivante
app-summary-ready =
    { $players-are ->
        [you] C’est bon pour toi.
        [you-and] C’est bon pour { $players } – et pour toi.
        [one] C’est bon pour { $players }.
       *[many] C’est bon pour { $players }.
    }

## Pourquoi ces points

app-why-sum = La somme des cartes.
app-why-lowest = La plus petite somme : 0 point.
app-why-caller-wins-tie = À égalité pour la plus petite somme, mais l’annonce départage : 0 point.
app-why-tied-with-caller = À égalité pour la plus petite somme, mais l’annonce l’emporte.
app-why-caller-not-lowest = Cabo, mais pas la plus petite somme : { $sum } + { $penalty }.
app-why-called-too-high = Cabo avec une somme trop élevée : { $sum } + { $penalty }.
app-why-caller-tied = Cabo, mais à égalité pour la plus petite somme : { $sum } + { $penalty }.
app-why-pile-ran-out = La plus petite somme, mais la pioche s’est vidée sans Cabo : { $sum } + { $penalty }.
app-why-kamikaze = Kamikaze ! Deux 12 et deux 13 : 0 point.
app-why-kamikaze-victim = Face à un kamikaze, rien à faire.

## Le résultat d’une partie

app-outcome-title = La partie est finie
app-outcome-places = Le classement
app-outcome-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
app-outcome-last = La dernière manche
app-outcome-rematch = Revanche
app-ending-film = Film
app-ending-share = Partager
app-film-shown = { $name } montre le film de la partie.
app-film-watch = Regarder
app-ending-details = Feuille de score et détails
app-outcome-again-wanted =
    { $count ->
        [one] { $names } veut une revanche.
       *[other] { $names } veulent une revanche.
    }
app-outcome-again = On rejoue
app-outcome-again-waits = On attend encore { $names }…
app-outcome-series = Parties gagnées à cette table
app-outcome-new = Nouvelle table
app-evening-back = Retour au tournoi
app-evening-table = Table { $table }
app-outcome-record = Enregistrer la partie
app-outcome-record-about = Chaque coup et chaque carte, dans un texte que les humains et les programmes peuvent lire.

## Vérifier les donnes

app-fair-title = Tout était-il régulier ?
app-fair-about = Avant la première carte, la table et les joueurs ont scellé leur part du mélange : plus personne ne pouvait y toucher. Les sceaux sont maintenant ouverts, et ton navigateur peut tout recalculer lui-même.
app-ending-deals = Comment est-ce vérifié ?
app-fair-check = Vérifier les donnes
app-fair-checking = On remélange tout…
app-fair-proven =
    Tout est en règle. Le sceau est intact, et tout en découle : { $shuffles ->
        [one] un mélange
       *[other] { $shuffles } mélanges
    }, { $lots ->
        [0] aucun tirage au sort
        [1] un tirage au sort
       *[other] { $lots } tirages au sort
    }.
app-fair-other-seed = Quelque chose cloche : la graine n’est pas celle que la table avait scellée.
app-fair-other-seal = Quelque chose cloche : la partie enregistrée donne un autre sceau, ou d’autres parts, que cette table.
app-fair-differs = Quelque chose cloche : « { $label } » ne découle pas de la graine et de vos parts.
app-fair-unknown = Rien à vérifier ici : cette partie n’a pas de graine ou est illisible.
app-fair-words = Dans le mélange : { $words }.
app-fair-word = { $name } « { $word } »
app-fair-called-off =
    { $times ->
        [one] La partie a été annulée une fois avant le début
       *[other] La partie a été annulée { $times } fois avant le début
    } : { $count ->
        [0] quelqu’un qui n’est plus là n’a pas montré sa part scellée
        [one] { $names } n’a pas montré sa part scellée
       *[other] { $names } n’ont pas montré leur part scellée
    }. Depuis, le sceau a changé.

## La feuille de score

app-sheet-title = Feuille de score
app-sheet-caption = Les points après chaque manche
app-sheet-round = Manche
app-sheet-empty = Encore vierge. La première manche va y remédier.
app-sheet-halved = de 100 à 50
app-sheet-you = toi

## Le journal

app-log-empty = Rien encore. Les cartes se taisent.

## Le menu

app-menu-rules = Règles de cette table
app-menu-sound = Son
app-menu-vibration = Vibration
app-menu-reactions = Réactions
app-menu-left-hand = Mode gaucher
app-menu-call-me = Préviens-moi quand c’est mon tour
app-menu-full-screen = Plein écran
app-menu-on = oui
app-menu-off = non
app-menu-pause = Mettre en pause
app-menu-continue = Reprendre la partie
app-menu-sit-in = Bot pour { $who }
app-away-long = { $who } n’est pas là
app-away-or = { $who } n’est pas là. Attendre, ou laisser jouer un bot ?
app-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
app-applaud = Applaudir
app-applause = { $count ->
    [one] Quelqu’un applaudit dans le public.
   *[other] { $count } personnes applaudissent dans le public.
}
app-menu-leave = Quitter ma place
app-menu-leave-match = Un bot joue à ta place. Tu peux reprendre la main à tout moment.
app-menu-leave-chair = Ta chaise sera libre pour quelqu’un d’autre.
app-menu-close = Fermer la table
app-menu-close-about = Cette table se ferme pour tout le monde.
app-menu-settings = Réglages

## Touches

app-keys-title = Raccourcis clavier
app-keys-arrows = de carte en carte, de bouton en bouton
app-keys-enter = choisir
app-keys-escape = fermer ce qui est ouvert

## Soon after the first move

app-cabo-price-dutch = Si on te bat : +{ $penalty } ; égalité : +{ $shared }.
app-cabo-price-below = Avec { $below } ou plus, ou si on te bat : +{ $penalty } ; égalité : +{ $shared }.
app-cabo-locked = Tes cartes seront bloquées.
app-sneak-price = Regarder en douce te coûte deux cartes de pénalité. Choisis une carte – ou reste sage.
app-choose-king = Choisis une de tes cartes pour l’échange, ou laisse celle-ci où elle est.
app-choose-snap = Tu as la même ? Touche-la, vite ! Sinon, touche la table. Une erreur coûte deux cartes de pénalité.
app-set-in-order = Choisis les cartes identiques dans l’ordre où tu les retournes.
app-set-lost = Si elles diffèrent, ta nouvelle carte part à la défausse.
app-set-kept = Si elles diffèrent, tu gardes aussi la nouvelle.
app-replace-set =
    { $count ->
        [one] Remplacer une carte
       *[other] Remplacer { $count } cartes
    }
app-closed = Cette table est inaccessible.
app-coach-end = Arrêter les explications
app-reacted = { $who } dit : { $reaction }
app-react-bravo = Bravo !
app-react-ouch = Aïe !
app-react-laugh = Trop drôle
app-react-think = Je réfléchis
app-react-hurry = Allez !
app-react-thanks = Merci
app-seconds-left =
    { $seconds ->
        [one] plus qu’une seconde
       *[other] encore { $seconds } secondes
    }
app-cabo-sure = Annoncer Cabo ? Les autres jouent encore une fois.
app-cabo-price = Si quelqu’un a moins, tu marques ta somme + { $penalty }.
app-set-choose = Choisis les cartes identiques.
app-choose-peek = Laquelle de tes cartes veux-tu voir ?
app-choose-spy = Chez qui veux-tu regarder une carte ?
app-choose-swap = Touche une de tes cartes et une carte de quelqu’un d’autre.
app-choose-swap-free = Touche deux cartes, chez deux joueurs différents.
app-choose-swap-more = Et l’autre ?
app-log-time-up =
    { $who-is ->
        [you] Le temps est écoulé : la table joue pour toi.
       *[other] Le temps est écoulé : la table joue pour { $who }.
    }
