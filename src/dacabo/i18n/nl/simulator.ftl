### De snelle simulator.

error-no-simulator = “{ $game }” heeft geen snelle simulator. Simuleer het met de arena.
error-not-an-action = Actie { $action } mag niet in omgeving { $env }. Kies er een die het masker toestaat.
error-one-action-an-env = Geef voor elk van de { $envs } omgevingen één geheel getal.
error-no-compiler = Op deze computer staat geen C++-compiler. Installeer er een, of kies het apparaat “numba”.
error-no-numba = De simulator heeft een C++-compiler of Numba nodig. Installeer een van beide: pip install dacabo[fast] installeert Numba.
error-no-cupy = Voor een videokaart heeft de simulator CuPy nodig. Installeer het (pip install cupy-cuda13x), of kies het apparaat “cpu”.
error-no-graphics-card = CUDA vindt op deze computer geen videokaart. Kies het apparaat “cpu”.
error-no-such-device = Het apparaat “{ $device }” bestaat niet. Kies een van deze: cpu, cuda, native, numba, python.
error-compiler-failed = De C++-compiler { $command } kon de simulator niet bouwen; de reden staat hierboven. Los dat op, of kies het apparaat “numba”.
error-cannot-start-here = Vanuit deze stand kan de simulator niet verderspelen. Geef er een waarin deze speler iets moet kiezen; vóór de eerste beurt bekijken de spelers hun kaarten na elkaar.
error-not-a-fast-bot = De bot “{ $bot }” kan niet op de snelle simulator spelen. Deze wel: { $bots }.
error-no-fast-bots = Voor “{ $game }” zijn er geen bots op de snelle simulator. Laat --fast weg.
error-no-training = Bots kunnen “{ $game }” nog niet leren: er is nog geen training voor.
