### L’arène : des bots contre des bots.

## Aide

arena-about = faire jouer aux bots les mêmes donnes et mesurer leur force
arena-names = qui joue : { $names }. Un nom peut venir deux fois ; presto@400 essaie 400 tirages pour chaque décision
arena-bot = inscrire un bot à toi, sous la forme paquet.module:Classe ; plusieurs fois si tu veux
arena-game = le jeu : { $games }
arena-rules = les règles, comme { $presets } ; sinon les premières du jeu
arena-players = combien à une table ; s’il y a plus d’inscrits, chaque combinaison joue
arena-deals = combien de donnes ; chacune se joue avec toutes les rotations des places
arena-seed = un nombre entier dont découle tout le hasard
arena-processes = combien de processus jouent en même temps ; sinon un par cœur
arena-save = garder les donnes finies dans ce fichier, et reprendre là s’il existe
arena-json = écrire tous les chiffres en JSON dans ce fichier ; - pour la sortie standard
arena-csv = écrire tous les chiffres en CSV dans ce fichier ; - pour la sortie standard
arena-html = écrire dans ce fichier un rapport avec graphiques, pour tout navigateur
arena-quiet = ne montrer ni l’avancement ni les durées

## Le tableau

arena-title = { $game } · { $rules } · { $players } à table
arena-played = Donnes : { $deals } · parties : { $matches } · graine : { $seed }
arena-figures = tous les chiffres
arena-win-rate = parties gagnées, %
arena-fair = Le trait marque une part égale pour tous.
arena-mean-place = place moyenne
arena-points = points par manche
arena-rounds-won = manches gagnées, %
arena-calls = annonces par manche
arena-good-calls = annonces réussies, %
arena-rating = cote
arena-before = à quelle fréquence la ligne a fini devant la colonne, %
arena-reading = Sous chaque chiffre, son intervalle à 95 %, calculé donne par donne. Une place partagée compte pour sa part. Cote : OpenSkill (Plackett–Luce), μ ± σ.
arena-decimal = { $whole },{ $part }

## Durées

arena-times = millisecondes par décision
arena-mean-time = moyenne
arena-percentile = 95 % sous
arena-longest = maximum
arena-decisions = décisions
arena-speed = { $matches } parties par seconde sur un cœur.
arena-made-with = Fait par Dacabo { $version } avec

## En route

arena-progress = { $done } donnes sur { $total } · { $share } %
arena-left = encore { $time }
arena-stopped = Arrêté : { $done } donnes sur { $deals } sont finies.
arena-continue = Pour continuer :
arena-not-saved = Avec --save FICHIER, on peut reprendre plus tard.

## Ce qui n’a pas marché

error-no-such-bot = Personne ici ne s’appelle « { $bot } ». Au choix : { $bots }.
error-no-such-game = Le jeu « { $game } » n’existe pas ici. Au choix : { $games }.
error-no-such-rules = Ce jeu n’a pas de règles nommées « { $rules } ». Au choix : { $presets }.
error-no-such-budget = « { $bot } » ne va pas. Seul Presto prend un nombre de tirages, comme presto@400.
error-bot-not-found = Impossible de charger le bot « { $bot } » ({ $reason }). Vérifie les noms du module et de la classe.
error-not-a-bot = « { $bot } » n’est pas un bot. Il lui faut deux méthodes : hear et choose.
error-too-few-entrants = À une table de { $players }, il faut autant de bots ; il n’y en a que { $entrants }. Inscris-en d’autres ou choisis une table plus petite.
error-number-too-low = Choisis au moins { $lowest } pour { $option }.
error-bot-raised = Le bot « { $bot } » est tombé en panne à la donne { NUMBER($deal, useGrouping: 0) } ({ $reason }). Les donnes finies ne sont pas perdues.
error-bot-illegal = Le bot « { $bot } » a joué à la donne { NUMBER($deal, useGrouping: 0) } un coup qui ne lui est pas permis ({ $move }). Les donnes finies ne sont pas perdues.
error-match-stalled = La donne { NUMBER($deal, useGrouping: 0) } n’en finit pas : après { $most } décisions, { $bots } jouent toujours. Les donnes finies ne sont pas perdues.
error-worker-ended = Un processus de l’arène est mort, peut-être faute de mémoire. Essaie avec moins de --processes. Les donnes finies ne sont pas perdues.
error-journal-differs = « { $file } » appartient à une autre arène (là-bas ≠ ici : { $differs }). Indique la même chose qu’alors, ou choisis un autre fichier.
error-journal-unreadable = La ligne { NUMBER($line, useGrouping: 0) } de « { $file } » est abîmée. Supprime cette ligne, ou choisis un autre fichier.
error-not-a-journal = « { $file } » ne vient pas de l’arène et reste tel quel. Choisis un autre fichier.
error-cannot-save = Impossible d’écrire « { $file } » ({ $reason }).
error-file-twice = « { $file } » ne peut pas servir deux fois. Choisis un fichier pour chaque sortie.
error-save-needs-file = Ce que --save garde est relu plus tard, donc « - » ne convient pas. Choisis un fichier.
