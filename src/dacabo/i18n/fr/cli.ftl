### La ligne de commande.

## Aide

cli-about = La salle de jeux ouverte : raconter et vérifier des parties, et faire jouer des bots.
cli-usage = Utilisation :
cli-commands = commandes
cli-arguments = entrée
cli-options = options
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
error-cannot-read = « { $file } » est illisible ({ $reason }). Vérifie le nom et le chemin.
error-cannot-write = Impossible d’écrire la sortie ({ $reason }). Vérifie où elle doit aller.
error-no-such-player = Personne ne s’appelle « { $name } » ici. À table : { $names }.
