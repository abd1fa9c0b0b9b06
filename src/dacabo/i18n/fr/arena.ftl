### L’arène : des bots contre des bots.

## Aide

arena-about = faire jouer aux bots les mêmes donnes et mesurer leur force
arena-names = qui joue : { $names }. Un nom peut figurer plusieurs fois
arena-bot = inscrire ton propre bot, sous la forme paquet.module:Classe ; plusieurs fois si tu veux
arena-game = le jeu : { $games }
arena-rules = les règles, comme { $presets } ; par défaut, les premières du jeu
arena-players = nombre de joueurs par table ; s’il y a plus d’inscrits, toutes les combinaisons jouent
arena-deals = nombre de donnes ; chacune se joue avec toutes les rotations des places
arena-seed = un nombre entier dont découle tout le hasard
arena-processes = nombre de processus en parallèle ; par défaut, un par cœur
arena-on = jouer sur les workers de ce cluster Dask, comme dask://host:8786, au lieu de processus locaux
arena-fast = jouer sur le simulateur rapide : seulement les bots qu’il connaît, des milliers de fois plus vite
arena-luck = mesurer avec l’expert la chance aux cartes, et en corriger les chiffres ; pas avec --fast
arena-save = enregistrer les donnes finies dans ce fichier, et reprendre de là s’il existe
arena-json = écrire tous les chiffres en JSON dans ce fichier ; - pour la sortie standard
arena-csv = écrire tous les chiffres en CSV dans ce fichier ; - pour la sortie standard
arena-html = écrire dans ce fichier un rapport avec graphiques, pour tout navigateur
arena-quiet = ne montrer ni l’avancement ni les durées

## Le tableau

arena-title = { $game } · { $rules } · { $players } à table
arena-played = Donnes : { $deals } · parties : { $matches } · graine : { $seed }
arena-on-simulator = sur le simulateur
arena-figures = tous les chiffres
arena-win-rate = parties gagnées, %
arena-fair = Le trait marque une part égale pour tous.
arena-mean-place = place moyenne
arena-points = points par manche
arena-rounds-won = manches gagnées, %
arena-calls = annonces par manche
arena-good-calls = annonces réussies, %
arena-rating = cote
arena-before = la ligne a fini devant la colonne, %
arena-reading = Sous chaque chiffre, son intervalle de confiance à 95 %, calculé donne par donne. Une place partagée compte pour sa part. Cote : OpenSkill (Plackett–Luce), μ ± σ.
arena-adjusted = corrigé de la chance
arena-fewer-deals = donnes nécessaires sinon
arena-adjusted-reading = La chance est ce que les cartes piochées ont changé, selon l’expert. Son espérance est nulle : les chiffres corrigés ne sont donc pas biaisés. × 2,0 : sans cette mesure, il faudrait deux fois plus de donnes pour un intervalle aussi étroit.
arena-adjusted-too-few = Pour corriger les chiffres de la chance, il faut au moins { $deals } donnes.
arena-decimal = { $whole },{ $part }

## Durées

arena-times = millisecondes par décision
arena-mean-time = moyenne
arena-percentile = 95e centile
arena-longest = maximum
arena-decisions = décisions
arena-speed = { $matches } parties par seconde sur un cœur.
arena-made-with = Fait par Dacabo { $version } avec

## En route

arena-progress =
    { $done ->
        [one] { $done } donne sur { $total } · { $share } %
       *[other] { $done } donnes sur { $total } · { $share } %
    }
arena-left = encore { $time }
arena-stopped =
    { $done ->
        [one] Arrêté : { $done } donne finie sur { $deals }.
       *[other] Arrêté : { $done } donnes finies sur { $deals }.
    }
arena-continue = Pour continuer :
arena-not-saved = Avec --save FICHIER, on peut reprendre plus tard.

## Ce qui n’a pas marché

error-no-such-bot = Aucun bot ne s’appelle « { $bot } ». Au choix : { $bots }.
error-no-such-game = Le jeu « { $game } » n’existe pas ici. Au choix : { $games }.
error-no-such-rules = Ce jeu n’a pas de règles nommées « { $rules } ». Au choix : { $presets }.
error-bot-not-found = Impossible de charger le bot « { $bot } » ({ $reason }). Vérifie les noms du module et de la classe.
error-not-a-bot = « { $bot } » n’est pas un bot. Il lui faut deux méthodes : hear et choose.
error-too-few-entrants = Une table de { $players } demande autant de bots ; il n’y en a que { $entrants }. Inscris-en d’autres ou choisis une table plus petite.
error-number-too-low = Choisis au moins { $lowest } pour { $option }.
error-luck-not-on-simulator = La chance se mesure dans de vraies parties, pas sur le simulateur. Enlève --fast ou --luck.
error-bot-raised = Le bot « { $bot } » a planté à la donne { NUMBER($deal, useGrouping: 0) } ({ $reason }). Les donnes finies ne sont pas perdues.
error-bot-illegal = Le bot « { $bot } » a joué un coup interdit à la donne { NUMBER($deal, useGrouping: 0) } ({ $move }). Les donnes finies ne sont pas perdues.
error-match-stalled = La donne { NUMBER($deal, useGrouping: 0) } n’en finit pas : après { $most } décisions, { $bots } jouent toujours. Les donnes finies ne sont pas perdues.
error-worker-ended = Un processus de l’arène s’est arrêté, peut-être faute de mémoire. Essaie avec moins de --processes. Les donnes finies ne sont pas perdues.
error-cluster-unreadable = « { $cluster } » n’est pas l’adresse d’un cluster. Écris-la ainsi : dask://host:8786.
error-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $cluster }. Vérifie l’adresse, et qu’il est bien lancé.
error-cluster-empty = Le cluster à { $cluster } n’a pas de workers. Lances-en avec dask worker, puis réessaie.
error-cluster-differs = Un worker du cluster n’a pas la même version : { $there } au lieu de { $here }. Installe la même partout, pour que les résultats concordent. Les donnes finies ne sont pas perdues.
error-cluster-differs-unknown = Certains workers du cluster ne peuvent pas utiliser cette version ({ $here }). Installe la même sur tous. Les donnes finies ne sont pas perdues.
error-cluster-lost = L’ordonnanceur à { $cluster } ne répond plus. Les donnes finies ne sont pas perdues.
error-cluster-workers-died = Plusieurs workers du cluster se sont arrêtés sur les mêmes donnes, peut-être faute de mémoire. Donne-leur-en plus, ou lances-en moins par machine. Les donnes finies ne sont pas perdues.
error-journal-differs = « { $file } » vient d’une autre exécution de l’arène (là-bas ≠ ici : { $differs }). Reprends les mêmes réglages, ou choisis un autre fichier.
error-journal-unreadable = La ligne { NUMBER($line, useGrouping: 0) } de « { $file } » est abîmée. Supprime cette ligne, ou choisis un autre fichier.
error-not-a-journal = « { $file } » ne vient pas de l’arène et reste tel quel. Choisis un autre fichier.
error-cannot-save = Impossible d’écrire « { $file } » ({ $reason }). Choisis un autre fichier.
error-file-twice = « { $file } » ne peut pas servir deux fois. Choisis un fichier pour chaque sortie.
error-save-needs-file = Le fichier de --save est relu plus tard, donc « - » n’est pas possible. Choisis un fichier.
error-no-weights = Le fichier « { $file } », qui contient ce que ce bot a appris, est introuvable. Réinstalle Dacabo.
error-broken-weights = Le fichier « { $file } », qui contient ce que ce bot a appris, est abîmé. Réinstalle Dacabo.
