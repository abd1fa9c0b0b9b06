### The fast simulator.

error-no-simulator = “{ $game }” has no fast simulator. Use the arena to simulate it.
error-not-an-action = Action { $action } is not legal in env { $env }. Choose one that the mask allows.
error-one-action-an-env = Give one whole number for each of the { $envs } envs.
error-no-compiler = There is no C++ compiler on this machine. Install one, or choose the device “numba”.
error-no-numba = The simulator needs a C++ compiler or Numba. Install one of them: pip install dacabo[fast] installs Numba.
error-no-cupy = The simulator needs CuPy to use a graphics card. Install it (pip install cupy-cuda13x), or choose the device “cpu”.
error-no-graphics-card = CUDA found no graphics card on this machine. Choose the device “cpu”.
error-no-such-device = There is no device “{ $device }”. Choose one of these: cpu, cuda, native, numba, python.
error-compiler-failed = The C++ compiler { $command } could not build the simulator; its messages are above. Fix the problem, or choose the device “numba”.
error-cannot-start-here = The simulator cannot start from this position. Give it one in which this player has to decide; before the first turn, players look at their cards one after another.
error-not-a-fast-bot = The bot “{ $bot }” cannot play on the fast simulator. These can: { $bots }.
error-no-fast-bots = No bot of “{ $game }” can play on the fast simulator. Leave out --fast.
error-no-training = “{ $game }” has no training set-up yet.
