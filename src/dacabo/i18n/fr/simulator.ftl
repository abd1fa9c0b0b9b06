### Le simulateur rapide.

error-no-simulator = « { $game } » n’a pas de simulateur rapide. Simule-le avec l’arène.
error-not-an-action = L’action { $action } n’est pas permise dans l’environnement { $env }. Choisis-en une que le masque autorise.
error-one-action-an-env = Donne un nombre entier pour chacun des { $envs } environnements.
error-no-compiler = Il n’y a pas de compilateur C++ sur cette machine. Installes-en un ou choisis « numba » comme périphérique.
error-no-numba = Le simulateur a besoin d’un compilateur C++ ou de Numba. Installe l’un des deux : pip install dacabo[fast] apporte Numba.
error-no-cupy = Pour une carte graphique, le simulateur a besoin de CuPy. Installe-le (pip install cupy-cuda13x) ou choisis « cpu » comme périphérique.
error-no-graphics-card = CUDA ne trouve pas de carte graphique sur cette machine. Choisis « cpu » comme périphérique.
error-no-such-device = Le périphérique « { $device } » n’existe pas. Choisis-en un parmi : cpu, cuda, native, numba, python.
error-compiler-failed = Le compilateur C++ { $command } n’a pas pu construire le simulateur ; la cause est indiquée ci-dessus. Corrige-la ou choisis « numba » comme périphérique.
error-cannot-start-here = Le simulateur ne peut pas partir de cette position. Donne-lui-en une où c’est à cette personne de répondre ; avant le premier tour, les joueurs regardent leurs cartes l’un après l’autre.
error-not-a-fast-bot = Le bot « { $bot } » ne peut pas jouer sur le simulateur rapide. Ceux-ci le peuvent : { $bots }.
error-no-fast-bots = Aucun bot de « { $game } » ne joue sur le simulateur rapide. Enlève --fast.
error-no-training = « { $game } » n’a pas encore d’entraînement prévu.
