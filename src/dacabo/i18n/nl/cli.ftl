### De opdrachtregel.

## Hulp

cli-about = De open speelzaal: partijen navertellen en controleren, en bots laten spelen.
cli-usage = Gebruik:
cli-commands = Opdrachten
cli-arguments = Invoer
cli-options = Opties
cli-replay = een opgeschreven partij navertellen
cli-verify = zegel, elke keer schudden, elke zet en alle punten controleren
cli-completion = een script tonen waarmee de shell deze opdracht aanvult
cli-file = het verslag van een partij; - is de standaardinvoer
cli-seat = alleen vertellen wat deze speler te weten kwam: een naam, of de letter van een stoel
cli-json = rondes, punten, totalen en winnaars als JSON tonen
cli-language = de taal van de uitvoer; standaard die van je systeem
cli-help = deze hulptekst tonen
cli-version = de versie tonen
cli-examples = Voorbeelden:
cli-exit = Afsluitcodes:
cli-exit-fine = alles in orde
cli-exit-damaged = er is iets in de database beschadigd
cli-exit-wrong = er is iets mis met het verslag of met een bot, of de opdracht was onduidelijk
cli-exit-interrupted = door jou gestopt (Ctrl+C)
cli-exit-pipe = het lezende programma heeft de uitvoer gesloten

## Wat er misging

error-wrong-usage = Deze opdracht klopt niet: { $detail }. Zie { $command } --help.
error-cannot-read = “{ $file }” is niet te lezen ({ $reason }). Controleer de naam van het bestand.
error-cannot-write = De uitvoer kon niet worden geschreven ({ $reason }). Schrijf die ergens anders heen.
error-no-such-player = Er speelt hier niemand die “{ $name }” heet. Kies een van deze: { $names }.
