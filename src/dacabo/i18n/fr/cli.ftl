### La ligne de commande.

## Aide

cli-about = Jouer à Cabo et à Da Capo! dans le navigateur (dacabo serve --open), raconter et vérifier des parties enregistrées, et faire s’affronter des bots.
cli-usage = Utilisation :
cli-commands = commandes
cli-arguments = arguments
cli-options = options
# The heading of a part of the help.
cli-heading = { $title } :
cli-replay = raconter une partie enregistrée
cli-verify = vérifier le sceau, chaque mélange, chaque coup et tous les points
cli-completion = afficher un script qui permet au shell de compléter cette commande
cli-file = une partie enregistrée ; - pour l’entrée standard
cli-seat = ne raconter que ce que cette personne a appris : un nom, ou la lettre d’une place
cli-json = afficher manches, points, totaux et gagnants en JSON
cli-language = la langue des textes ; par défaut, celle du système
cli-help = afficher cette aide
cli-version = afficher la version
cli-examples = Exemples :
cli-exit = Codes de retour :
cli-exit-fine = tout va bien
cli-exit-damaged = la base de données est abîmée
cli-exit-wrong = quelque chose ne va pas avec la partie enregistrée ou un bot, ou la commande n’a pas été comprise
cli-exit-interrupted = interrompu (Ctrl+C)
cli-exit-pipe = la sortie n’est plus lue

## Ce qui n’a pas marché

error-wrong-usage = Commande incorrecte : { $detail }. Voir { $command } --help.
error-cannot-read = « { $file } » est illisible ({ $reason }). Vérifie son nom et tes droits d’accès.
error-cannot-write = Impossible d’écrire la sortie ({ $reason }). Vérifie où elle doit aller.
error-no-such-player = Personne ne s’appelle « { $name } » dans cette partie. Y jouent : { $names }.

## What is wrong with a command, as `$detail` of `error-wrong-usage`

usage-unknown = argument « { $given } » inconnu
usage-missing = il manque { $given }
usage-no-such-command = la commande « { $given } » n’existe pas ; au choix : { $choices }
usage-choice = « { $given } » ne va pas pour { $option } ; au choix : { $choices }
usage-not-a-number = { $option } demande un nombre entier, et non « { $given } »
usage-value-missing = il manque une valeur à { $option }
usage-no-value = { $option } ne prend pas de valeur (« { $given } »)
usage-together = { $option } et { $other } s’excluent

## Why the operating system refused something, as `$reason`

system-not-found = fichier ou dossier introuvable
system-not-permitted = autorisation refusée
system-is-a-folder = c’est un dossier
system-not-a-folder = un dossier du chemin est un fichier
system-exists = il existe déjà
system-name-too-long = nom trop long
system-disk-full = le disque est plein
system-read-only = le disque est en lecture seule
system-device-failed = le disque ou l’appareil ne répond pas correctement
system-too-many-files = trop de fichiers ouverts
system-address-in-use = adresse déjà utilisée
system-address-not-here = cet ordinateur n’a pas cette adresse
system-connection-refused = connexion refusée
system-no-answer = aucune réponse
system-no-such-host = hôte introuvable
