### Der schnelle Zwilling.

error-no-twin = „{ $game }“ hat keinen schnellen Zwilling. Die Arena kann es simulieren.
error-not-an-action = Aktion { $action } ist auf Bahn { $lane } nicht erlaubt. Wähl eine, die die Maske zulässt.
error-one-action-a-lane = Gib für jede der { $lanes } Bahnen eine ganze Zahl an.
error-no-compiler = Auf diesem Rechner gibt es keinen C++-Compiler. Installier einen oder wähl das Gerät „numba“.
error-no-numba = Der Zwilling braucht einen C++-Compiler oder Numba. Installier eins von beiden: pip install dacabo[fast] bringt Numba mit.
error-no-cupy = Für eine Grafikkarte braucht der Zwilling CuPy. Installier es (pip install cupy-cuda13x) oder wähl das Gerät „cpu“.
error-no-graphics-card = CUDA findet auf diesem Rechner keine Grafikkarte. Wähl das Gerät „cpu“.
error-no-such-device = Das Gerät „{ $device }“ gibt es nicht. Wähl eins von diesen: cpu, cuda, native, numba, python.
error-compiler-failed = Der C++-Compiler { $command } konnte den Zwilling nicht bauen, die Gründe stehen oben. Bring ihn in Ordnung oder wähl das Gerät „numba“.
error-no-such-lane = Aus dieser Stellung kann der Zwilling nicht weiterspielen. Gib ihm eine, in der diese Person gefragt ist; vor dem ersten Zug schauen alle nacheinander ihre Karten an.
error-not-a-fast-bot = Der Bot „{ $bot }“ kann nicht auf dem schnellen Zwilling spielen. Das können: { $bots }.
error-no-fast-bots = Für „{ $game }“ gibt es auf dem schnellen Zwilling keine Bots. Lass --fast weg.
error-not-taught = „{ $game }“ kann noch niemand lernen: Was es zu lernen gibt, ist nicht beschrieben.
