### De opdrachtregel.

## Hulp

cli-about = Cabo en Da Capo! spelen in je browser (dacabo serve --open), opgeschreven partijen navertellen en controleren, en bots tegen elkaar laten spelen.
cli-usage = Gebruik:
cli-commands = Opdrachten
cli-arguments = Invoer
cli-options = Opties
# The heading of a part of the help.
cli-heading = { $title }:
cli-replay = een opgeschreven partij navertellen
cli-verify = het zegel, elke schudbeurt, elke zet en alle punten controleren
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
cli-exit-pipe = het programma dat de uitvoer las, heeft die gesloten

## Wat er misging

error-wrong-usage = Deze opdracht klopt niet: { $detail }. Zie { $command } --help.
error-cannot-read = “{ $file }” is niet te lezen ({ $reason }). Controleer de naam en de rechten.
error-cannot-write = De uitvoer kon niet worden geschreven ({ $reason }). Stuur die ergens anders heen.
error-no-such-player = Er speelt hier niemand die “{ $name }” heet. Kies een van deze: { $names }.

## What is wrong with a command, as `$detail` of `error-wrong-usage`

usage-unknown = onbekend argument “{ $given }”
usage-missing = er ontbreekt { $given }
usage-no-such-command = de opdracht “{ $given }” bestaat niet; kies uit { $choices }
usage-choice = “{ $given }” kan niet voor { $option }; kies uit { $choices }
usage-not-a-number = { $option } moet een geheel getal zijn, niet “{ $given }”
usage-value-missing = { $option } heeft een waarde nodig
usage-no-value = bij { $option } hoort geen waarde, maar er staat “{ $given }”
usage-together = { $option } en { $other } gaan niet samen

## Why the operating system refused something, as `$reason`

system-not-found = bestand of map niet gevonden
system-not-permitted = geen toestemming
system-is-a-folder = dat is een map
system-not-a-folder = een map in het pad is een bestand
system-exists = bestaat al
system-name-too-long = de naam is te lang
system-disk-full = de schijf is vol
system-read-only = de schijf is alleen-lezen
system-device-failed = fout op de schijf of het apparaat
system-too-many-files = te veel open bestanden
system-address-in-use = het adres is al in gebruik
system-address-not-here = deze computer heeft dat adres niet
system-connection-refused = verbinding geweigerd
system-no-answer = geen antwoord
system-no-such-host = computer niet gevonden
