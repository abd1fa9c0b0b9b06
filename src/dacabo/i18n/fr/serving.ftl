### Faire tourner un serveur, et y venir.

## Réglages

serve-host = l’adresse sur laquelle écouter
serve-port = le port sur lequel écouter ; 0 en prend un qui est libre
serve-metrics-port = le port de supervision, accessible seulement depuis cette machine (127.0.0.1) : /metrics, /livez et /readyz ; 0 en prend un qui est libre
serve-lan = laisser jouer les téléphones et ordinateurs du même réseau, et afficher l’adresse sous forme de QR code
serve-open = ouvrir la salle de jeux dans ton navigateur dès qu’elle est prête
serve-database = le fichier où sont enregistrées les tables et les personnes, ou le lien postgresql:// d’une base de données ; par défaut dacabo/dacabo.db dans ton dossier de données
serve-public-url = l’adresse par laquelle on atteint ce serveur à travers un proxy, comme https://cartes.example
serve-origins = d’autres adresses dont les pages peuvent utiliser ce serveur, séparées par des virgules
serve-trusted-proxies = les réseaux de tes propres proxys, séparés par des virgules ; eux seuls font foi pour l’adresse du visiteur
serve-security-contact = à qui signaler une faille de sécurité (adresse mailto ou https) ; publié dans /.well-known/security.txt
serve-max-tables = nombre maximal de tables en même temps
serve-max-connections = nombre maximal de connexions en même temps
serve-connections-per-address = nombre maximal de connexions depuis une même adresse
serve-connections-per-minute = nombre maximal de nouvelles connexions par minute depuis une même adresse
serve-share-per-address = part maximale du temps du serveur, en pour cent, pour une même adresse
serve-guests-per-minute = nombre maximal de nouvelles personnes ou de changements de nom par minute depuis une même adresse
serve-tables-per-minute = nombre maximal de nouvelles tables par minute depuis une même adresse
serve-wrong-codes-per-minute = nombre maximal de codes de table erronés par minute depuis une même adresse
serve-finished-days = nombre de jours après lesquels une table finie est supprimée
serve-open-days = nombre de jours après lesquels une table abandonnée est supprimée
serve-copies = un dossier où copier régulièrement tous les tournois en cours
serve-processes = nombre de processus du serveur ; plus d’un seul exige PostgreSQL
serve-workers = sans effet : les bots n’ont plus besoin de processus à eux
serve-log-format = format du journal : pour humains ou pour programmes
serve-log-level = niveau minimal des messages du journal

## Réglages impossibles

error-setting-number = « { $value } » ne va pas pour { $setting }. Choisis un nombre entier de { NUMBER($lowest, useGrouping: 0) } à { NUMBER($highest, useGrouping: 0) }.
error-setting-choice = « { $value } » ne va pas pour { $setting }. Choisis une de ces valeurs : { $choices }.
error-setting-host = Impossible d’écouter sur « { $value } ». Donne à { $setting } un nom ou une adresse IP sans port.
error-setting-address = « { $value } » n’est pas l’adresse d’un site. Donne à { $setting } une adresse comme { $example }, sans rien après.
error-setting-networks = « { $value } » n’est pas une liste de réseaux. Donne à { $setting } des réseaux comme 127.0.0.1, 10.0.0.0/8.
error-setting-contact = « { $value } » ne permet pas de signaler une faille de sécurité. Donne à { $setting } une adresse comme mailto:security@cartes.example, ou une page en https://.
error-setting-folder = « { $value } » n’est pas un dossier où l’on peut écrire. Crée-le, ou indique-en un autre pour { $setting }.
error-host-needs-lan = Pour écouter sur { $host }, dis aussi qui peut venir : --lan pour le réseau local, ou --public-url avec l’adresse de ton proxy.
error-processes-need-postgres = Plusieurs processus ont besoin d’une base qu’ils puissent partager. Donne un lien postgresql:// avec --database, ou enlève --processes.

## Noms

error-name-empty = Ce nom est invisible. Choisis-en un avec des lettres.
error-name-too-long = Ce nom est trop long. Choisis-en un de { $most } caractères au plus.

## À la porte

error-host-not-allowed = Ce serveur ne répond pas à cette adresse. Prends celle qu’il affiche au démarrage.
error-origin-not-allowed = La demande vient d’un autre site. Ouvre la page de ce serveur.
error-app-not-built = La table est mise, mais il manque l’application pour le navigateur : elle n’est pas encore construite. « make play », lancé dans le dossier du projet, la construit et démarre ce serveur.

## Un fichier inutilisable

error-store-cannot-open = Impossible d’ouvrir « { $file } » ({ $reason }). Choisis un autre fichier avec --database.
error-store-in-use = Une salle de jeux utilise déjà « { $file } ». Arrête-la d’abord, ou choisis un autre fichier avec --database.
error-store-not-ours = « { $file } » n’est pas un fichier de Dacabo ; il n’a pas été modifié. Choisis un autre fichier.
error-store-newer = « { $file } » vient d’un Dacabo plus récent (version { NUMBER($found, useGrouping: 0) } ; celui-ci connaît la version { NUMBER($known, useGrouping: 0) }). Mets Dacabo à jour, ou choisis un autre fichier.
error-store-unsafe = Des coups pourraient se perdre sur ce disque : le réglage { $setting } de SQLite reste à { $found } au lieu de { $needed }. Mets le fichier sur un disque local.
error-store-cannot-connect = La base de données « { $database } » est inutilisable ({ $reason }). Vérifie l’adresse, l’utilisateur, le mot de passe et sslmode indiqués avec --database.
error-store-not-durable = Des coups pourraient se perdre : le réglage { $setting } de PostgreSQL est à { $found }. Active-le, au moins pour cet utilisateur ou cette base.
error-store-too-old = Ce PostgreSQL est trop ancien (version { NUMBER($found, useGrouping: 0) } ; il faut à Dacabo au moins la version { NUMBER($needed, useGrouping: 0) }). Prends-en un plus récent.
error-nodes-older = Des serveurs avec un Dacabo plus ancien utilisent encore « { $database } ». Arrête-les tous, puis lance celui-ci ; il met la base à jour.
error-nodes-differ = Les serveurs qui utilisent « { $database } » ont une autre version de Dacabo et ne comprendraient pas celui-ci. Arrête-les tous d’abord.

## Sauvegardes

error-backup-exists = « { $file } » existe déjà et ne sera pas écrasé. Choisis un autre nom.
error-backup-failed = Impossible d’écrire la sauvegarde « { $file } » ({ $reason }). Choisis un autre endroit.
error-backup-damaged = La copie de « { $file } » est abîmée et a été supprimée. Le disque est peut-être en train de lâcher ; vérifie-le.
error-target-not-empty = « { $file } » contient déjà quelque chose ; rien n’y a été modifié. Choisis une base de données vide.
error-target-differs = La copie de « { $table } » diffère de l’original et n’a pas été gardée. Réessaie, et vérifie le disque.

## La commande

serve-about = ouvrir la salle de jeux : jouer dans le navigateur, contre des bots et d’autres personnes
serve-opened = La salle de jeux est ouverte : { $link }
serve-stop = Arrêter avec Ctrl+C.
copy-about = copier la base de données du serveur, même pendant qu’il tourne
copy-file = où va la copie ; rien n’est écrasé
copy-progress = { $percent } % copiés
copy-done = Copié et vérifié : { $file }
copy-damaged = Copié : { $file }. La copie est gardée, mais la base de données est abîmée :
copy-move = copier une salle de jeux dans une autre base de données, d’un fichier vers PostgreSQL ou l’inverse, tant qu’aucun serveur ne tourne
copy-from = le fichier ou le lien postgresql:// où elle se trouve ; rien n’y change
copy-to = où elle va : un nouveau fichier, ou une base de données vide
database-about = vérifier que tout ce qui est enregistré est complet et lisible, même pendant que le serveur tourne
database-progress = { $percent } % vérifiés
database-counts = Tables : { $tables }, feuilles de score : { $pads }, tournois : { $events }, carnets de club : { $clubs }, entrées en tout : { $entries }
database-unchecked = Entrées sans somme de contrôle, d’un Dacabo plus ancien : { $count }. Une modification pourrait y passer inaperçue.
database-outdated = { $stream } : cette partie a commencé avec d’anciennes règles et ne peut pas continuer.
database-fine = Tout est complet et lisible.
database-missing = { $stream } : il manque l’entrée { NUMBER($number, useGrouping: 0) }
database-changed = { $stream } : l’entrée { NUMBER($number, useGrouping: 0) } a été modifiée
database-unexpected = { $stream } : l’entrée { NUMBER($number, useGrouping: 0) } n’a rien à faire là
database-impossible = { $stream } : l’entrée { NUMBER($number, useGrouping: 0) } contredit ce qui précède
database-undecodable = { $stream } : l’entrée { NUMBER($number, useGrouping: 0) } est illisible
database-file = Le fichier lui-même est abîmé : il ne passe pas la vérification de SQLite.
database-advice = Ce qui est abîmé ne s’ouvre plus ; tout le reste fonctionne. Commence par copier la base de données telle quelle. Cherche ensuite une copie plus ancienne et intacte (dacabo check --database FICHIER) et remets-la en place, ou continue sans ce qui est perdu. Vérifie aussi le disque.
error-cannot-listen = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } ({ $reason }). Un serveur y tourne-t-il déjà ? Choisis un autre --port.
