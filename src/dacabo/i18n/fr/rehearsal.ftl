### Des tournois joués à l’avance.

## Aide

rehearsal-tournament = essayer un tournoi avant de l’organiser
rehearsal-about = faire jouer aux bots des tournois entiers : le récit d’un seul, ou les chiffres de plusieurs
rehearsal-bots = qui joue : { $names }. Plusieurs, séparés par des virgules, sont répartis à tour de rôle ; allegro=1,largo donne un Allegro parmi des Largo
rehearsal-option-players = nombre de joueurs
rehearsal-option-events = donner les statistiques de ce nombre de tournois, au lieu d’en raconter un
rehearsal-option-seconds = la durée d’un tour de jeu, avec sa part de mélange, de donne et de comptage
rehearsal-option-minutes = après ce nombre de minutes, la manche en cours est la dernière d’une partie
rehearsal-option-consolation = pendant la finale, ceux qui n’y sont pas jouent une consolante
rehearsal-option-best-losers = nombre de repêchages parmi les autres : 1 ou 2
rehearsal-option-advance = nombre de places qualificatives par groupe : 1 ou 2
rehearsal-option-finalists = avec --rounds, nombre de joueurs en finale : 4 ou 5
rehearsal-option-by = avec --rounds, total des places (places) ou des points (points)
rehearsal-option-rounds = jouer ce nombre de phases avec tout le monde, puis la finale
rehearsal-option-fast = jouer sur le simulateur rapide, ou avec --no-fast chaque partie en entier ; sans précision, --events y joue tout ce qui peut l’être
rehearsal-option-prize = un prix à choisir après la finale ; plusieurs fois si tu veux
rehearsal-json = afficher les chiffres en JSON ; pour un seul tournoi, tout son déroulement
rehearsal-quiet = ne montrer ni l’avancement ni la vitesse

## Le récit

rehearsal-title = Simulation de tournoi · { $players } joueurs
rehearsal-settings = Secondes par tour de jeu : { $seconds } · limite en minutes : { $minutes } · graine : { $seed }
rehearsal-registered = Sur la liste ({ $bot }) :
rehearsal-all-here = Tout le monde est là.
rehearsal-stage = Phase { $stage }
rehearsal-final = La finale
rehearsal-group-drawn = Groupe { $group } : { $players }.
rehearsal-final-drawn = À la table : { $players }.
rehearsal-consolation-drawn = Consolante, groupe { $group } : { $players }.
rehearsal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rehearsal-group-won =
    { $players-are ->
        [one] Groupe { $group } : { $players } gagne avec { rehearsal-points }.
       *[many] Groupe { $group } : { $players } se partagent la victoire avec { rehearsal-points }.
    }
rehearsal-final-won =
    { $players-are ->
        [one] { $players } gagne la finale avec { rehearsal-points }.
       *[many] { $players } sont à égalité en tête avec { rehearsal-points }.
    }
rehearsal-consolation-won =
    { $players-are ->
        [one] Consolante, groupe { $group } : { $players } gagne avec { rehearsal-points }.
       *[many] Consolante, groupe { $group } : { $players } se partagent la victoire avec { rehearsal-points }.
    }
rehearsal-behind = Ensuite :
rehearsal-length =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
rehearsal-timed-out = Le temps était écoulé.
rehearsal-decision = Manche décisive :
rehearsal-into-stage =
    { $players-are ->
        [one] { $players } se qualifie pour la phase { $stage }.
       *[many] { $players } se qualifient pour la phase { $stage }.
    }
rehearsal-into-final =
    { $players-are ->
        [one] { $players } se qualifie pour la finale.
       *[many] { $players } se qualifient pour la finale.
    }
rehearsal-places = Classement
rehearsal-place = Place { $place } : { $players }
rehearsal-prize = { $who } choisit « { $prize } ».
rehearsal-prize-left = « { $prize } » reste à l’organisation.
rehearsal-over =
    { $matches ->
        [one] { $who } remporte le tournoi. Une partie, { $minutes } minutes de jeu.
       *[other] { $who } remporte le tournoi. { $matches } parties, { $minutes } minutes de jeu, sans les pauses.
    }

## Les chiffres

rehearsal-played = Tournois : { $events }
rehearsal-mean = moyenne
rehearsal-interval = intervalle
rehearsal-least = minimum
rehearsal-within = 95e centile
rehearsal-most = maximum
rehearsal-stages = phases
rehearsal-tables = tables à la fois
rehearsal-matches = parties
rehearsal-rounds = manches
rehearsal-turns = tours de jeu
rehearsal-minutes = minutes de jeu
rehearsal-timed-out-matches = parties arrêtées au temps
rehearsal-shared-wins = groupes à victoire partagée
rehearsal-decisions-before-final = manches décisives avant finale
rehearsal-decisions-in-final = manches décisives en finale
rehearsal-finalists = finalistes
rehearsal-sharing = joueurs ex æquo
rehearsal-players = joueurs
rehearsal-won = tournois gagnés, %
rehearsal-chance = à force égale, %
rehearsal-mean-place = place moyenne
rehearsal-won-by-each = gagnés par chacun, %
rehearsal-group-of = tiré dans un groupe de { $size }
rehearsal-groups = Les groupes tirés au sort n’ont pas tous la même taille. Part de tournois gagnés selon la taille du groupe de départ :
rehearsal-best = Le niveau le plus fort ({ $bot }) a gagné { $won } % des tournois ; à force égale, ce serait { $chance } %.
rehearsal-even = Tout le monde est de la même force. Chacun a gagné entre { $fewest } et { $most } tournois ; à parts égales, ce serait { $expected }.
rehearsal-even-chance = Le hasard seul donne un écart au moins aussi grand dans { $share } % des cas.
rehearsal-even-unsure = C’est trop peu de tournois pour y voir autre chose que le hasard.
rehearsal-reading = Tous les chiffres sont par tournoi ; un intervalle est l’intervalle de confiance à 95 % de la moyenne. Les minutes sont les tours de jeu multipliés par les secondes : les tables d’une phase jouent en même temps, et les pauses ne comptent pas. Des deux durées tout en haut, la plus courte suffit à la moitié des tournois, la plus longue à 95 %.

## En chemin

rehearsal-progress =
    { $done ->
        [one] { $done } tournoi sur { $total } · { $share } %
       *[other] { $done } tournois sur { $total } · { $share } %
    }
rehearsal-progress-matches =
    { $done ->
        [one] { $done } partie sur { $total } · { $share } %
       *[other] { $done } parties sur { $total } · { $share } %
    }
rehearsal-speed = { $events } tournois par seconde sur un cœur.
rehearsal-stopped =
    { $done ->
        [one] Arrêté : { $done } tournoi fini sur { $events }.
       *[other] Arrêté : { $done } tournois finis sur { $events }.
    }

## Ce qui n’a pas marché

error-bots-unreadable = « { $bots } » ne dit pas combien. Écris-le ainsi : allegro=1,largo.
error-more-bots-than-players = Il y a plus de bots que de joueurs ({ $players }). Retires-en.
error-players-without-bot =
    { $count ->
        [one] Un joueur n’a pas de bot. Donne un bot sans nombre : il jouera pour tous les autres.
       *[other] { $count } joueurs n’ont pas de bot. Donne un bot sans nombre : il jouera pour tous les autres.
    }
error-seconds-out-of-range = Choisis un nombre de secondes de { $lowest } à { $highest }.
