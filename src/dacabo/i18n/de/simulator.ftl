### Der schnelle Simulator.

error-no-simulator = „{ $game }“ hat keinen schnellen Simulator. Die Arena kann es simulieren.
error-not-an-action = Aktion { $action } ist in Umgebung { $env } nicht erlaubt. Wähl eine, die die Maske zulässt.
error-one-action-an-env = Gib für jede der { $envs } Umgebungen eine ganze Zahl an.
error-no-compiler = Auf diesem Rechner gibt es keinen C++-Compiler. Installiere einen oder wähl das Gerät „numba“.
error-no-numba = Der Simulator braucht einen C++-Compiler oder Numba. Installiere eins von beiden: pip install dacabo[fast] bringt Numba mit.
error-no-cupy = Für eine Grafikkarte braucht der Simulator CuPy. Installiere es (pip install cupy-cuda13x) oder wähl das Gerät „cpu“.
error-no-graphics-card = CUDA findet auf diesem Rechner keine Grafikkarte. Wähl das Gerät „cpu“.
error-no-such-device = Das Gerät „{ $device }“ gibt es nicht. Wähl eins von diesen: cpu, cuda, native, numba, python.
error-compiler-failed = Der C++-Compiler { $command } konnte den Simulator nicht bauen, die Gründe stehen oben. Bring ihn in Ordnung oder wähl das Gerät „numba“.
error-cannot-start-here = Aus dieser Stellung kann der Simulator nicht weiterspielen. Gib ihm eine, in der diese Person entscheiden muss; vor dem ersten Zug schauen sich alle nacheinander ihre Karten an.
error-not-a-fast-bot = Der Bot „{ $bot }“ kann nicht auf dem schnellen Simulator spielen. Das können: { $bots }.
error-no-fast-bots = Für „{ $game }“ gibt es auf dem schnellen Simulator keine Bots. Lass --fast weg.
error-no-training = Für „{ $game }“ gibt es noch kein Training.
