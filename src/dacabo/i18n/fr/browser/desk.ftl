### L’application : le bureau de l’organisation, et l’ouverture d’un tournoi.

## En haut, et les rubriques

app-desk-phase-registration = Inscriptions
app-desk-phase-draft = Tirage provisoire
app-desk-phase-playing = En cours
app-desk-phase-drawn = Tirage fait, parties à lancer
app-desk-phase-final-drawn = Finale à lancer
app-desk-phase-between = Entre deux phases
app-desk-phase-finished = La finale est jouée
app-desk-phase-over = Terminé
app-desk-parts = Rubriques
app-desk-tables = Tables
app-desk-players = Joueurs
app-desk-standings = Classement
app-desk-prizes = Prix
app-desk-public = Page publique
app-desk-wall = Grand écran
app-desk-print = Imprimer

## Ce qu’il y a à faire

app-desk-todo = À faire maintenant
app-desk-todo-tab = À faire ({ $count })
app-desk-nothing-to-do = Rien à faire pour l’instant. Profite de la soirée – la suite s’affichera ici.
app-desk-over = Le tournoi est terminé. Merci pour l’organisation !
app-desk-todo-start-all = { $count } parties sont prêtes. Lance-les quand tout le monde est en place.
app-desk-todo-online = La table { $table } joue en ligne. On commence dès que tout le monde est en place.
app-desk-vouch = C’est juste
app-desk-ask-table = Demander à la table
app-desk-play-on = Les laisser jouer
app-desk-table-asked = La question est posée à la table.
app-desk-unconfirmed = Pas encore confirmé
app-desk-start = Lancer
app-desk-no-result-yet = Sans résultat :
app-desk-start-all = Tout lancer
app-desk-pause = Mettre en pause
app-desk-pause-all = Tout mettre en pause
app-desk-continue = Reprendre
app-desk-continue-all = Tout reprendre
app-desk-call-time = Annoncer la dernière manche
    .about = Cette manche sera la dernière à cette table, quoi que dise le chrono.
app-desk-enter = Saisir le résultat
app-desk-take-over = Importer le résultat
app-desk-decide = Saisir la manche décisive
app-desk-format = Formule
app-desk-format-do = Choisir cette formule
app-desk-format-rounds = Nombre de phases
    .about = Tout le monde joue toutes les phases, chaque fois à une nouvelle table. Puis les meilleurs jouent la finale.
app-desk-format-kind = Qui continue à jouer ?
app-desk-format-all = Tout le monde, plusieurs fois
app-desk-choice = Choisis une formule
app-desk-choice-winners = Les gagnants se qualifient
    .about = Court et simple : la plupart sont éliminés après une partie.
    .out = Court et simple : { $out } personnes sur { $all } sont éliminées après une partie.
    .how = On joue en groupes. Les meilleurs de chacun se qualifient, jusqu’à ce qu’il ne reste qu’une table.
app-desk-choice-beside = Les gagnants se qualifient, avec une consolante
    .about = Pendant la finale, personne ne reste sans jouer. Pour un public varié.
app-desk-choice-twice = Deux phases pour tout le monde
    .about = Tout le monde joue autant de parties, à chaque fois avec d’autres personnes. Pour les amis et les familles.
app-desk-choice-thrice = Trois phases pour tout le monde
    .about = C’est là que la chance compte le moins. Pour un club et une longue soirée.
app-desk-choice-matches = Parties par personne : { $matches }
app-desk-choice-minutes = prévois { $low } à { $high } minutes
app-desk-choice-soon = durée en cours de calcul
app-desk-choice-more = Plus
app-desk-format-by = Classement selon
    .about = Places : la première d’un groupe vaut 24 points, la dernière aucun, les autres à intervalles réguliers entre les deux. Points : ceux des feuilles s’additionnent.
app-desk-format-finalists = Joueurs en finale
app-desk-format-advance = Places qualificatives par groupe
app-desk-format-best-losers = Repêchages, les meilleurs d’abord
app-desk-format-consolation = Consolante pendant la finale, pour tous ceux qui n’y sont pas
app-desk-seats = Dernières places en finale
app-desk-seats-about = Les ex æquo jouent une manche, à une table ou à plusieurs. Les points de cette manche décident.
app-desk-consolation-prize = Prix de la consolante
    .about = Chaque vainqueur d’un groupe de la consolante le reçoit.
app-desk-consolation-prize-do = Enregistrer
app-desk-decide-by-hand = Saisir à la main
app-desk-todo-decide-online = Manche décisive en ligne : { $players }. Son résultat arrive automatiquement.
app-desk-bot-advances = Qualifier quand même
app-desk-bot-stays = Qualifier la personne suivante
app-desk-draw = Tirer au sort
app-desk-to-the-final = Appeler les finalistes
app-desk-publish = Publier
app-desk-see-draft = Voir le tirage
app-desk-see-missing = Voir qui manque
app-desk-all-here = Tout le monde est là
app-desk-all-here-count =
    { $count ->
        [one] Tout le monde est là ({ $count } à pointer)
       *[other] Tout le monde est là ({ $count } à pointer)
    }
app-desk-draw-here =
    { $count ->
        [one] Tirer au sort avec la personne présente
       *[other] Tirer au sort avec les { $count } présents
    }
    .about = Les autres seront notés absents. Si quelqu’un arrive quand même, tu pourras le faire entrer.
app-desk-end = Terminer le tournoi
    .about = Ensuite, plus rien ne pourra changer.

## Avant d’agir

app-desk-would-change = Ce qui changerait
app-desk-reason = Motif, pour le journal
app-desk-reason-missing = Dis pourquoi en quelques mots, ou choisis un motif.
app-desk-reason-typo = Faute de frappe
app-desk-reason-sum = Erreur de calcul
app-desk-reason-other = Changement d’avis
app-desk-reason-family = Famille à la même table
app-desk-reason-wish = À leur demande
app-desk-reason-late = Retard
app-desk-reason-rule = Règle enfreinte
app-desk-reason-unfair = Jeu déloyal

## La liste

app-desk-players-count =
    { $count ->
        [0] aucun joueur
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
app-desk-players-here =
    { $here ->
        [one] { $here } sur { $count } est là
       *[other] { $here } sur { $count } sont là
    }
app-desk-players-none = Personne pour l’instant. Tape le premier nom – ou montre le QR code de la page publique : chacun pourra s’y inscrire.
app-desk-new-name = Nouveau nom
app-desk-add = Ajouter
app-desk-added = { $name } est sur la liste.
app-desk-add-in-draft = Ajouter un nom efface le tirage provisoire, échanges compris. Pour le garder, publie-le d’abord : les retardataires seront alors tirés au sort dans le plus petit groupe.
app-desk-add-anyway = Ajouter et refaire le tirage
app-desk-names = Plusieurs noms, ou un fichier
app-desk-names-typed = Un nom par ligne
app-desk-names-add = Mettre sur la liste
app-desk-names-file = Choisir un fichier…
app-desk-names-file-about = Ou un fichier de tableur (CSV) : une colonne « nom », ou deux, « prénom » et « nom ». Les colonnes « payé » et « note » vont dans la caisse. Les noms déjà inscrits ne sont pas ajoutés une seconde fois ; seule la caisse est complétée. Une erreur dans le fichier, et aucun nom n’est ajouté.
app-desk-names-added =
    { $added ->
        [0] Aucun ajout
        [one] { $added } ajout
       *[other] { $added } ajouts
    }
app-desk-names-noted =
    { $noted ->
        [one] caisse mise à jour pour une personne
       *[other] caisse mise à jour pour { $noted } personnes
    }
app-desk-names-known =
    { $known ->
        [0] aucun nom déjà inscrit.
        [one] un nom déjà inscrit : { $names }.
       *[other] { $known } noms déjà inscrits : { $names }.
    }
app-desk-names-read = { $added }, { $known }
app-desk-search = Chercher un nom
app-desk-search-none = Personne de ce nom sur la liste.
app-desk-missing-only =
    { $count ->
        [one] seulement la personne à pointer
       *[other] seulement les { $count } à pointer
    }
app-desk-here = est là
app-desk-check-in = Pointer
app-desk-check-in-name = Pointer { $name }
app-desk-check-out-name = Finalement, { $name } n’est pas là
app-desk-back-again = Noter son retour
app-desk-rename = Corriger le nom
app-desk-rename-do = Enregistrer le nom
app-desk-cash = Caisse
    .about = Touche les pièces quand quelqu’un a payé. Touche ⋯ pour ajouter une note. Seules l’organisation et la personne à l’entrée voient tout cela.
app-desk-cash-sum = Ont payé : { $paid } sur { $count }
app-desk-paid-name = { $name } a payé
app-desk-unpaid-name = { $name } n’a finalement pas payé
app-desk-note = Note
    .about = Seules l’organisation et la personne à l’entrée peuvent la lire. Laisse le champ vide pour l’effacer.
app-desk-note-do = Enregistrer la note
app-desk-plan-soon = La durée est en cours de calcul…
    .about = Des bots jouent le tournoi en arrière-plan.
app-desk-lever = Essayer une autre durée, un autre rythme
    .about = Ce n’est qu’une estimation ; le tournoi ne change pas. Un carnet de club retient le rythme des tables au fil des soirées.
app-desk-lever-minutes = Minutes par partie : { $minutes }
app-desk-lever-pace = Secondes par tour : { $seconds }
app-desk-lever-answer = Prévois alors { $low } à { $high } minutes de jeu, sans compter les pauses.
app-desk-timing = Prévu : { $low } à { $high } minutes de jeu. Durée réelle : { $played }.
app-desk-timing-played = Minutes de jeu, sans les pauses : { $played }.
app-desk-players-all = Tout afficher ({ $count })
app-desk-out = plus en lice, { $place } du groupe { $group }
app-desk-by-self = inscription en ligne
    .about = Inscription en ligne : la personne s’est inscrite avec son téléphone.
app-desk-at-table = Table { $table }
app-desk-more-about = { $name } : autres actions
app-desk-late-name = Ajouter un retardataire
app-desk-late-about = Le sort décide parmi les plus petits groupes qui n’ont pas commencé.
app-desk-late-next = Les retardataires jouent à partir de la phase suivante, sans points pour les phases manquées.
app-desk-let-in = Faire entrer
app-desk-replace = Remplacer
app-desk-replace-by = Qui prend la place ?
app-desk-replace-new = Un nouveau nom
app-desk-penalty = Pénaliser
app-desk-penalty-about = Les points s’ajoutent au total de la partie en cours ou de la dernière.
app-desk-no-show = Noter son absence
app-desk-drop-out = Noter son abandon
app-desk-disqualify = Disqualifier
app-desk-gone-because = { $gone } : { $reason }

## Le tirage provisoire

app-desk-draft = Tirage provisoire : { $stage }
app-desk-namesakes = { $players } ont le même prénom. Touche un nom pour l’échanger.
app-desk-near-twins = { $one } et { $other } : deux personnes, ou une inscrite deux fois ?
app-desk-draft-about = Seule l’organisation voit ce tirage. Pour échanger deux joueurs, touche-les.
app-desk-draft-one = Seule l’organisation voit ce tirage pour l’instant.
app-desk-exchange = Échanger
app-desk-exchange-these = Échanger { $one } et { $other }
app-desk-exchange-other = Échanger { $name } avec… Touche quelqu’un d’un autre groupe.

## Les tables

app-desk-tables-none = Les tables s’afficheront après le tirage.
app-desk-void =
    { $count ->
        [one] Une partie qui ne compte plus
       *[other] { $count } parties qui ne comptent plus
    }
app-desk-live-rounds =
    { $rounds ->
        [0] aucune manche jusqu’ici
        [one] { $rounds } manche jusqu’ici
       *[other] { $rounds } manches jusqu’ici
    }
app-desk-decision-was = Manche décisive : { $points }
app-desk-decide-between = Manche décisive : { $players }
app-desk-correct = Corriger le résultat
app-desk-result-at = Résultat : { $match }
app-desk-correct-at = Corriger : { $match }
app-desk-result-about = Le total de chacun à la fin de la partie.
app-desk-from-pad =
    { $rounds ->
        [one] Importé de la feuille de score, après { $rounds } manche. Vérifie que c’est juste.
       *[other] Importé de la feuille de score, après { $rounds } manches. Vérifie que c’est juste.
    }
app-desk-result-meanwhile = Entre-temps, quelqu’un d’autre a saisi un résultat. Ta saisie le remplacera.
app-desk-let-all-in = Qualifier tous les premiers à égalité
app-desk-penalties-apart = Sans les pénalités : elles s’ajoutent automatiquement.
app-desk-points-missing = Il manque encore des points.
app-desk-decision = Manche décisive
app-desk-decision-about = Une manche à partir de zéro. Saisis les points de cette manche ; en cas de nouvelle égalité, on en joue une autre.
app-desk-rounds = Manches
app-desk-extend-all = Plus de temps pour tous
app-desk-call-time-all = Dernière manche partout
    .about = Chaque table qui joue encore finit sa manche, puis envoie son résultat.
app-desk-set-minutes = Minutes par partie
    .about = Concerne toutes les parties qui n’ont pas commencé.
app-desk-set-minutes-do =
    { $minutes ->
        [one] Une minute par partie
       *[other] { $minutes } minutes par partie
    }
app-desk-extend-one = Plus de temps
app-desk-extend-by = Combien ?
app-desk-extend-other = Nombre de minutes
app-desk-minutes = +{ $minutes } min
app-desk-extend =
    { $minutes ->
        [one] Donner { $minutes } minute de plus
       *[other] Donner { $minutes } minutes de plus
    }
app-desk-all-online = Toutes les tables en ligne
    .about = Une table en ligne s’ouvre pour chaque partie qui n’a pas commencé. Chacun s’y installe depuis sa page ; les résultats arrivent automatiquement.
app-desk-all-bots = Des bots pour les { $count } personnes absentes
    .about = Un bot ({ $level }) joue pour chaque personne absente. Une table commence dès que toutes ses chaises sont prises.
app-desk-play-online = Jouer cette partie en ligne
    .about = Une table en ligne s’ouvre pour ces joueurs. Chacun s’y installe depuis sa page ; le résultat arrive automatiquement.
app-desk-enter-by-hand = Saisir le résultat à la main
app-desk-start-now = Lancer sans attendre
    .about = Le chrono tourne, même si tout le monde n’est pas à la table en ligne.
app-desk-online = Table en ligne { $code }
app-desk-online-changed = Le groupe a changé depuis l’ouverture de cette table en ligne, et ses chaises ne correspondent plus. Avant le début de la partie, tu peux en ouvrir une autre ; sinon, la partie se joue à une vraie table, et tu saisis les totaux.
app-desk-online-about = On commence quand tout le monde est en place. Un bot peut jouer pour une personne absente.
app-desk-online-seated = en place
app-desk-online-bot = bot
app-desk-bot-level = Bot
app-desk-bot = Faire jouer un bot
app-desk-bot-for = Faire jouer un bot pour { $name }

## Places et prix

app-desk-standings-none = Le classement s’affichera dès le premier résultat.
app-desk-standings-later = Le classement s’affichera dès que toutes les tables de la première phase auront leur résultat.
app-desk-final-list = Classement final
app-desk-way = { $stage }, qualifiés : { $players }
app-desk-fair = Un tirage équitable
    .about = Chaque tirage découle d’une graine scellée auparavant. À la publication, elle est révélée et chacun peut vérifier le tirage. Avant, personne ne la connaît, pas même toi.
app-desk-commitment = Sceau du prochain tirage (SHA-256)
app-desk-seed = Graine : { $stage }
app-desk-drawn-often = Tout le monde le voit.
app-desk-prizes-none = Aucun prix pour l’instant. La gloire, c’est déjà ça.
app-desk-prizes-example = Par exemple : { $prizes }
app-desk-prize-new = Un prix
app-desk-prize-remove = Retirer « { $prize } »
app-desk-choose-for = Pour { $name }

## Liens

app-desk-links = Liens
app-desk-links-none = Les joueurs ont un lien dès l’inscription, les tables dès le tirage.
app-desk-public-about = Pour tout le monde : le tirage, les chronos, le classement. Avant le tirage, on peut s’y inscrire.
app-desk-table-link = Lien de cette table
app-desk-table-links = Liens des tables
app-desk-table-link-about = Pour un téléphone à cette table : feuille de score et résultat, rien des autres tables.
app-desk-player-link = Sa page sur son téléphone
app-desk-player-links = Liens des joueurs
app-desk-player-link-about = Pour cette personne seulement : sa table, ses adversaires, la saisie des points.
app-desk-co-organiser = Lien pour coorganiser
    .about = Avec ce lien, on peut faire ici tout ce que tu peux faire. Le nom figurera dans le journal.
app-desk-co-name = Son nom
app-desk-co-make = Créer le lien
app-desk-qr = QR code : { $name }
app-desk-previous = Précédent
app-desk-next = Suivant
app-desk-of = { $number } sur { $count }
app-desk-open = Ouvrir ici
app-desk-save = Enregistrer dans un fichier
app-desk-spreadsheet = Enregistrer pour un tableur
app-desk-after = Après la soirée
app-desk-one-page = Imprimer une page
app-desk-book = Ajouter au carnet du club
app-desk-book-of = Ajouter à « { $name } »
app-desk-book-none = Un carnet de club tient les saisons et les cotes au fil des soirées. Crées-en un dans « Tournois », puis ajoute-y cette soirée.
app-desk-about = Infos pratiques
app-desk-about-about = Affichées sur la page publique, sur les pages des joueurs et aux tables.
app-desk-about-when = Jour et heure
app-desk-about-place = Lieu
app-desk-about-note = Autres infos utiles
app-desk-about-save = Enregistrer

## Annuler, et le journal

app-desk-take-back = Annuler la dernière action
app-desk-take-back-do = Annuler l’action
app-desk-take-back-about = Elle restera dans le journal, barrée.
app-desk-take-back-this = Annuler cette action
app-desk-take-back-which = Annuler : { $step }
app-desk-depends = D’autres actions en dépendent. Annule-les d’abord, en commençant par la dernière :
app-desk-draw-again = Refaire le tirage
app-desk-draw-again-about = Possible tant qu’aucune partie n’a commencé. Les groupes changeront, et tout le monde verra que le tirage a été refait.
app-desk-draw-again-do = Écarter ce tirage
app-desk-reason-changed = Les participants ont changé
app-desk-log = Journal
app-desk-log-about = Tout ce qui a été fait, le plus récent d’abord. Rien n’est jamais effacé.
app-desk-log-all = Tout afficher depuis le début
app-desk-log-text = Enregistrer le journal au format texte
app-desk-log-none = Rien pour l’instant.
app-desk-log-back = annulée
app-desk-by-organiser = Organisation
app-desk-by-online = Table en ligne { $code } (automatique)
app-desk-by-clock = Chrono
app-desk-by-public = Page publique
app-desk-log-opened = Le tournoi « { $name } » est créé.
app-desk-log-registered =
    { $players-are ->
        [one] Inscription : { $players }.
       *[many] Inscriptions : { $players } ({ $count }).
    }
app-desk-log-registered-self =
    { $players-are ->
        [one] Inscription en ligne : { $players }.
       *[many] Inscriptions en ligne : { $players } ({ $count }).
    }
app-desk-log-registered-list =
    { $players-are ->
        [one] Un nom importé d’une liste : { $players }.
       *[many] { $count } noms importés d’une liste : { $players }.
    }
app-desk-log-checked-in = { $who } est là.
app-desk-log-all-checked-in =
    { $players-are ->
        [one] Tout le monde est là. Présence pointée : { $players }.
       *[many] Tout le monde est là. Présences pointées : { $players } ({ $count }).
    }
app-desk-log-check-in-undone = { $who } n’est finalement pas là.
app-desk-log-noted = Caisse mise à jour : { $players }.
app-desk-log-renamed = Nom corrigé : « { $was } » devient « { $name } ».
app-desk-log-entered-late = { $who } arrive en retard et rejoint : { $match }.
app-desk-log-entered-next = { $who } arrive en retard et jouera dès la phase suivante.
app-desk-log-dropped-out = { $who } abandonne.
app-desk-log-not-shown = Absences : { $players }.
app-desk-log-replaced =
    { $who-begins ->
        [vowel] { $other } joue à la place d’{ $who }.
       *[other] { $other } joue à la place de { $who }.
    }
app-desk-log-penalised =
    { $points ->
        [one] { $match } : { $points } point de pénalité pour { $who }. Motif : { $reason }
       *[other] { $match } : { $points } points de pénalité pour { $who }. Motif : { $reason }
    }
app-desk-log-disqualified = { $who } : disqualification. Motif : { $reason }
app-desk-log-drawn =
    { $count ->
        [one] Tirage de la finale : { $groups }
       *[other] Tirage de la phase { $stage }, { $count } groupes : { $groups }
    }
app-desk-log-exchanged = { $one } et { $other } ont changé de place. Motif : { $reason }
app-desk-log-published = Le tirage est publié.
app-desk-log-discarded = Le tirage est écarté et sera refait. Motif : { $reason }
app-desk-log-went-online = { $match } : se joue en ligne, à la table { $code }.
app-desk-log-started = Départ : { $matches }.
app-desk-log-paused = Pause : { $matches }.
app-desk-log-continued = Reprise : { $matches }.
app-desk-log-extended =
    { $minutes ->
        [one] { $minutes } minute de plus : { $matches }.
       *[other] { $minutes } minutes de plus : { $matches }.
    }
app-desk-log-time-called = Temps écoulé, dernière manche : { $matches }.
app-desk-log-minutes-set =
    { $minutes ->
        [one] Désormais, le chrono d’une partie dure une minute.
       *[other] Désormais, le chrono d’une partie dure { $minutes } minutes.
    }
app-desk-log-result-entered = { $match }, résultat : { $points }.
app-desk-log-vouched = { $match } : le résultat est confirmé.
app-desk-log-table-asked = { $match } : la table doit confirmer son résultat.
app-desk-log-played-on = { $match } : le résultat est retiré, la partie continue.
app-desk-log-result-corrected = { $match }, résultat corrigé : { $points }. Motif : { $reason }
app-desk-log-decision-entered = { $match }, manche décisive : { $points }.
app-desk-log-seats = Manche décisive pour les dernières places en finale : { $points }.
app-desk-log-format = Formule : { $format }.
app-desk-log-decision-online = { $match } : manche décisive en ligne entre { $players }, à la table { $code }.
app-desk-log-bot-advances = { $match } : { $who } se qualifie, bien qu’un bot ait joué à sa place.
app-desk-log-bot-stays = { $match } : { $who } ne se qualifie pas, un bot ayant joué à sa place.
app-desk-log-prizes-named =
    { $count ->
        [0] Tous les prix sont retirés.
        [one] Prix : { $prizes }.
       *[other] Les prix : { $prizes }.
    }
app-desk-log-prize-chosen = { $who } choisit « { $prize } ».
app-desk-log-taken-back = Action { $number } annulée. Motif : { $reason }
app-desk-log-ended = Le tournoi est terminé.

## Mes tournois, et un nouveau

app-events-mine = Sur cet appareil
app-events-desk = tu organises
app-events-watched = tu participes
app-events-nameless = Tournoi sans nom
app-events-more = { $name } : autres actions
app-events-forget = Oublier ce lien
app-events-forget-desk = Le tournoi continue, mais cet appareil ne pourra plus l’organiser. Sans copie du lien, impossible d’y revenir.
app-events-forget-event = Seul cet appareil l’oublie. Le lien te ramène quand tu veux.
app-events-new = Nouveau tournoi
app-events-new-about = À partir de 3 joueurs : on tire les groupes au sort, les gagnants se retrouvent en finale. Avec de vraies cartes, en ligne, ou les deux.
app-events-name = Nom du tournoi
app-events-name-example = Soirée Cabo
app-events-organiser-about = Il figure dans le journal à côté de tout ce que tu fais.
app-events-open = Créer le tournoi
app-events-like = Comme la dernière fois
app-events-like-do = Créer avec ces réglages
app-events-like-about = mêmes règles ; à toi d’ajouter les joueurs
app-events-file = Reprendre depuis un fichier
app-events-file-about = Un tournoi enregistré dans un fichier, ici ou ailleurs. Les feuilles de score des parties en cours suivent. Tous les liens seront nouveaux ; n’utilise plus l’ancienne copie, elle ne sera plus à jour.
app-events-file-choose = Choisir un fichier

## L’entrée, et les liens refaits

app-desk-door-open = Chacun peut s’inscrire sur la page publique.
app-desk-door-closed = Les inscriptions sont closes : seule l’organisation ajoute des noms.
app-desk-door-close = Fermer les inscriptions
app-desk-door-reopen = Rouvrir les inscriptions
app-desk-places = Places
app-desk-places-free =
    { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
app-desk-places-none = Le nombre de places n’est pas limité.
app-desk-places-set = Limiter les places
app-desk-places-about = Quand toutes les places sont prises, les suivants attendent leur tour. Les noms que tu ajoutes toi-même passent toujours.
app-desk-places-lift = Lever la limite
app-desk-claimed = a sa page
    .about = A sa page : quelqu’un a touché ce nom sur la page publique et a reçu la page correspondante.
app-desk-claim-about = Quelqu’un a touché « { $name } » sur la page publique et a reçu la page correspondante.
app-desk-claim-refuse = Ce n’était pas { $name }
app-desk-claim-refuse-about = Cette page ne fonctionnera plus, et { $name } pourra la redemander.
app-desk-waiting =
    { $count ->
        [one] Une personne attend à l’entrée
       *[other] { $count } personnes attendent à l’entrée
    }
app-desk-waiting-about = Il y a beaucoup d’inscriptions : les suivantes attendent ton accord. Elles ne participent à aucun tirage, et personne d’autre ne voit ces noms.
app-desk-waiting-places = Toutes les places sont prises : ces personnes attendent, dans cet ordre. Elles ne participent à aucun tirage, et personne d’autre ne voit ces noms.
app-desk-admit =
    { $count ->
        [one] Accepter cette personne
       *[other] Accepter { $count } personnes
    }
app-desk-turn-away =
    { $count ->
        [one] Retirer ce nom
       *[other] Retirer { $count } noms
    }
app-desk-turn-away-about = Ces noms seront effacés. Une personne vraiment présente pourra se réinscrire.
app-desk-see-waiting = Voir qui attend
app-desk-renew = Remplacer ce lien
app-desk-renew-about = L’ancien lien n’ouvrira plus rien, même imprimé ou copié. À toi de donner le nouveau à qui doit l’avoir.
app-desk-organisers = Organisation du tournoi
app-desk-withdrawn = lien retiré
app-desk-you = c’est toi
app-desk-renew-own = Remplacer mon lien
app-desk-renew-own-about = Ton ancien lien d’organisation n’ouvrira plus rien, dans aucun navigateur. Celui-ci continuera avec le nouveau.
app-desk-withdraw = Retirer le lien
app-desk-withdraw-about = { $name } ne pourra plus organiser ce tournoi. Un nouveau lien reste possible à tout moment.
app-desk-co-once = Ce lien ne s’affiche qu’une fois. S’il se perd, retire-le et refais-en un.
app-desk-log-sealed = Le prochain tirage a été scellé.
app-desk-log-avoided = { $pairs ->
        [0] D’après le carnet du club, ces joueurs ne se sont encore jamais rencontrés.
        [one] D’après le carnet du club, deux de ces joueurs se sont déjà rencontrés ; le tirage évite de les réunir.
       *[other] D’après le carnet du club, { $pairs } face-à-face ont déjà eu lieu entre ces joueurs ; le tirage évite de les répéter.
    }
app-desk-log-pace = La durée prévue suit le rythme des soirées passées du club.
app-desk-log-plan = Lors du tirage, la durée prévue était de { $low } à { $high } minutes de jeu.
app-desk-log-closed = Les inscriptions ont été fermées.
app-desk-log-reopened = Les inscriptions ont été rouvertes.
app-desk-log-described = Infos pratiques : { $about }.
app-desk-log-described-nothing = Les infos pratiques sont retirées.
app-desk-log-limited =
    { $places ->
        [one] Il y a { $places } place.
       *[other] Il y a { $places } places.
    }
app-desk-log-unlimited = Le nombre de places n’est plus limité.
app-desk-log-claimed = { $who } a reçu sa page depuis la page publique.
app-desk-log-claim-refused = { $who } : quelqu’un d’autre avait pris cette page, qui ne fonctionne plus.
app-desk-log-admitted = Inscriptions acceptées : { $players }.
app-desk-log-turned-away = Noms retirés à l’entrée : { $players }.
app-desk-log-invited = Invitation à organiser le tournoi : { $name }.
app-desk-log-withdrawn = Lien retiré : { $name }.
app-desk-log-renewed = Nouveau lien : { $name }.
app-desk-log-registered-waits = Inscription en attente : { $players }.

## Voix, l’entrée, et ce qui s’efface

app-desk-coming = J’arrive
app-desk-announce = Annonce à tout le monde
app-desk-announce-about = Elle reste sur tous les téléphones et sur le grand écran jusqu’à ce que tu la retires.
app-desk-announce-text = Annonce
app-desk-announce-do = Envoyer à tout le monde
app-desk-announce-seats = Prenez place, s’il vous plaît.
app-desk-announce-break = On fait une petite pause.
app-desk-announce-prizes = La remise des prix va commencer.
app-desk-door = À l’entrée
app-desk-door-link = Lien pour l’entrée
app-desk-door-link-about = Pour la personne à l’entrée : pointer les présents, ajouter et corriger des noms, libérer une page prise à tort. Ni tirage, ni résultats, ni prix, ni autres liens.
app-desk-forget = Effacer des données
app-desk-forget-about = Un pseudonyme remplace partout le nom : liste, résultats, journal, feuilles de score et copies. Les résultats restent. C’est définitif.
app-desk-forget-who = Les données de qui ?
app-desk-forget-do = Effacer les données ({ $name })
app-desk-forget-price = Un pseudonyme remplacera partout et pour toujours le nom « { $name } », et un nouveau lien l’ancien. Ce qui est imprimé ou enregistré dans un fichier restera tel quel.
app-desk-delete = Supprimer tout le tournoi
app-desk-delete-about = Tout sera supprimé, pour tout le monde et pour toujours : liste, résultats, journal et feuilles de score. Pour garder le tournoi, enregistre-le d’abord dans un fichier.
app-desk-elsewhere = Rediriger vers une copie
app-desk-elsewhere-about = À utiliser si tu as repris le tournoi à partir de son fichier, ici ou sur un autre ordinateur. Toutes les pages d’ici renverront vers la nouvelle copie, et rien ne pourra plus changer ici.
app-desk-elsewhere-to = Rediriger tout le monde vers « { $name } » (dernière ouverture : { $when })
app-desk-elsewhere-link = Lien de la nouvelle page publique
app-desk-elsewhere-do = Rediriger tout le monde
app-desk-elsewhere-back = Finalement, continuer ici
app-desk-elsewhere-old = Ce tournoi a été repris à partir d’un fichier, mais l’ancienne copie est toujours ouverte. Les téléphones qui y sont restés ne voient rien de ce qui se passe ici.
app-desk-elsewhere-old-do = Rediriger tout le monde ici
app-desk-log-announced = Annonce à tout le monde : « { $text } ».
app-desk-log-announcement-ended = L’annonce a été retirée.
app-desk-log-called = { $match } : appel à l’organisation.
app-desk-log-call-answered = { $match } : quelqu’un arrive.
app-desk-log-call-ended = { $match } : plus besoin d’aide.
app-desk-log-forgotten = Données effacées : le nom est remplacé par « { $name } ».
app-desk-log-went-elsewhere = Le tournoi se poursuit à une autre adresse : { $link }.
app-desk-log-came-back = Finalement, le tournoi continue ici.
