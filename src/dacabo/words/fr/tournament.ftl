### Organiser un tournoi.

## Qui peut faire quoi

error-organiser-only = Seule l’organisation peut le faire. Adresse-toi à elle.
error-other-table = C’est la partie d’une autre table. Ce lien ne vaut que pour la vôtre.
error-not-about-you = Cela concerne quelqu’un d’autre. Ici, tu ne peux parler que pour toi.
error-match-online = Cette partie se joue en ligne ; son résultat arrive tout seul.
error-others-link = C’est le lien de quelqu’un d’autre de l’organisation, qui est seul à le voir. Invite quelqu’un pour lui donner son propre lien.
error-own-link = Quelqu’un d’autre de l’organisation peut retirer ton lien. Toi, tu peux le remplacer par un nouveau.
error-no-such-organiser = Cette personne ne fait plus partie de l’organisation. Regarde encore une fois.
error-organiser-name-taken = Quelqu’un de l’organisation s’appelle déjà { $name }.
error-too-many-organisers = Un tournoi ne peut pas être organisé par plus de { $most } personnes.
error-link-worn-out = Ce lien ne permet pas plus de { $most } étapes. Adresse-toi à l’organisation : elle peut s’en charger ou te donner un nouveau lien.
error-steps-for-organisers = Il s’est passé énormément de choses dans ce tournoi ; le reste revient à l’organisation. Adresse-toi à elle.

## Le tournoi dans son ensemble

error-event-open-already = Le tournoi est déjà ouvert.
error-event-over = Le tournoi est clos ; plus rien ne peut changer.
error-event-worn-out = Plus de { NUMBER($most, useGrouping: 0) } étapes, c’est trop pour un tournoi. Clos-le et ouvres-en un autre.
error-taken-back-too-often = { $most } étapes ont déjà été annulées ; un tournoi n’en permet pas plus. Corrige plutôt ce qui est faux.
error-option-not-in-events = Les tournois se jouent sans « { $option } ». Laisse cette option désactivée.
error-text-missing = Il n’y a rien d’écrit. Quelques mots suffisent.
error-text-too-long = C’est trop long. Pas plus de { $most } caractères.
error-name-not-clean = Ce texte contient quelque chose qui ne peut pas s’afficher. Saisis-le à nouveau.
error-nothing-to-take-back = Il n’y a rien à annuler.
error-not-the-last-step = Seule la dernière étape peut être annulée, et il s’est passé autre chose entre-temps. Regarde encore.

## La liste

error-name-taken = Ce nom est déjà sur la liste : { $name }. Ajoute un nom de famille ou une lettre pour qu’on vous distingue.
error-no-names = Il n’y a aucun nom à inscrire.
error-one-name-only = Tu peux t’inscrire toi-même, et personne d’autre.
error-number-taken = Ce numéro de joueur appartient à quelqu’un d’autre.
error-field-full =
    { $most ->
        [one] Pas plus d’une personne : la liste est pleine.
       *[other] Pas plus de { $most } personnes : la liste est pleine.
    }
error-registration-over = Les groupes sont tirés au sort, la liste est close. Demande à l’organisation s’il reste une place pour les retardataires.
error-registration-closed = La liste est close. Demande à l’organisation de t’inscrire.
error-registration-closed-already = La liste est déjà close.
error-registration-open-already = La liste est déjà ouverte.
error-too-many-waiting = { $most } personnes attendent déjà d’être acceptées. Adresse-toi à l’organisation ou réessaie plus tard.
error-player-waits = { $name } attend encore à l’entrée. Accepte d’abord son inscription.
error-nobody-waits = Personne de ceux qui attendent n’a été nommé.
error-waits-no-more = L’une de ces personnes n’attend plus. Regarde encore une fois.
error-id-taken = Quelqu’un d’autre a déjà fait une demande sous cet identifiant. Réessaie avec un nouveau.
error-id-too-short = Cet identifiant est trop facile à deviner. Prends-en un d’au moins { $least } caractères.
error-not-on-the-list = Cette personne n’est pas sur la liste.
error-player-gone = { $name } ne participe plus.
error-here-already = { $name } a déjà signalé sa présence.
error-everybody-here = Il ne manque personne.
error-player-twice = Quelqu’un est nommé deux fois. Une fois suffit.
error-player-did-play = { $name } a commencé à jouer : il est trop tard pour une absence. Indique plutôt un abandon.
error-player-has-match = { $name } a déjà une partie et ne peut pas prendre une autre place.
error-not-late-yet = Les groupes ne sont pas encore publiés, personne n’est donc en retard. Mets le nom sur la liste.
error-no-late-place = Il n’y a plus de place : chaque groupe a commencé ou est complet, ou le premier tour est fini.
error-not-drawn = Rien n’est encore tiré au sort, il n’y a donc pas de place à céder.
error-too-late-to-replace = Il est trop tard pour remplacer { $name }. Une place se cède au premier tour, avant le début de la partie.
error-no-match-yet = { $name } n’a pas encore de partie à laquelle ajouter des points.

## Le tirage

error-too-few-players = Il faut au moins { $fewest } personnes pour un tournoi ; la liste en compte { $found }.
error-not-all-checked-in =
    { $count ->
        [one] Une personne n’a pas signalé sa présence. Confirme-la ou marque-la absente.
       *[other] { $count } personnes n’ont pas signalé leur présence. Confirme-les ou marque-les absentes.
    }
error-draft-open = Il y a déjà un projet de tirage. Publie-le ou annule-le.
error-no-draft = Il n’y a pas de projet. Tire d’abord les groupes au sort.
error-draw-differs = Ce n’est pas le tirage que donne la graine scellée.
error-no-seal = Le sceau du prochain tirage est resté sur le serveur où se tenait le tournoi. Reprends-le encore une fois à partir de son fichier.
error-final-drawn = La finale est tirée au sort ; rien ne vient après.
error-results-missing =
    { $count ->
        [one] Il manque encore un résultat.
       *[other] Il manque encore { $count } résultats.
    }
error-ties-undecided = Une égalité reste à départager. Jouez d’abord la manche décisive.
error-nobody-left = Il ne reste personne pour le tour suivant.
error-not-in-draft = { $name } n’est pas dans ce projet.
error-same-group = Ces deux personnes sont déjà dans le même groupe. Choisis-en de deux groupes.

## Parties et pendules

error-match-gone = Cette partie ne compte plus. Regarde à nouveau le tirage.
error-match-begun = Cette partie a déjà commencé.
error-match-not-started = Cette partie n’a pas commencé. Lance-la d’abord.
error-match-decided = Cette partie est décidée ; sa pendule a fait son temps.
error-match-twice = Une partie est nommée deux fois. Une fois suffit.
error-code-taken = Une autre partie se joue à cette table en ligne. Ouvres-en une nouvelle.
error-no-such-clocks = Il n’y a pas de pendule pour laquelle ce soit possible.
error-clock-rests = La pendule est déjà arrêtée.
error-clock-runs = La pendule tourne déjà.
error-minutes-out-of-range = Choisis entre { $lowest } et { $highest } minutes.
error-clock-not-due = Le temps n’est pas encore écoulé à cette table.

## Résultats

error-result-there = Il y a déjà un résultat. S’il est faux, l’organisation peut le corriger.
error-no-result-yet = Il n’y a pas encore de résultat à corriger.
error-nothing-corrected = C’est déjà ce résultat-là. Rien n’a changé.
error-totals-of-others = Saisis les points de celles et ceux qui ont joué, et de personne d’autre.
error-points-out-of-range = Choisis entre { $lowest } et { $highest } points.
error-too-many-rounds = Aucune partie n’a plus de { $most } manches.
error-no-such-tie = Il n’y a pas d’égalité à départager entre ces personnes. Regarde à nouveau le classement.

## Prix

error-too-many-prizes = Un tournoi ne peut pas avoir plus de { $most } prix.
error-prize-twice = Deux prix portent le même nom. Appelle l’un d’eux autrement.
error-prizes-chosen = Quelqu’un a déjà choisi ; les prix restent tels quels.
error-final-not-over = Les prix se choisissent après la finale.
error-no-such-prize = Ce prix n’existe pas.
error-prize-gone = Ce prix est déjà pris. Choisis-en un autre.
error-other-chooses = C’est au tour de quelqu’un d’autre de choisir : { $name }.
error-not-a-finalist = Tous les finalistes ont choisi. Le reste revient à l’organisation.

## Un fichier de tournoi

error-log-too-long = Ce fichier est trop long pour un tournoi : pas plus de { $most } Mo.
error-log-empty = Il n’y a pas de tournoi dans ce fichier.
error-log-not-ours = Ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un tournoi de Dacabo.
error-log-other-version = Ligne { NUMBER($line, useGrouping: 0) } : ce tournoi est écrit en version { NUMBER($found, useGrouping: 0) } ; ce Dacabo lit la version { NUMBER($known, useGrouping: 0) }.
error-log-cut-off = Ligne { NUMBER($line, useGrouping: 0) } : le fichier s’arrête ici. Copie-le à nouveau.
error-log-unreadable = La ligne { NUMBER($line, useGrouping: 0) } est illisible. Quelqu’un a peut-être modifié le fichier.
error-log-not-opened = Ligne { NUMBER($line, useGrouping: 0) } : un tournoi doit commencer par son ouverture.
error-log-time-backwards = Ligne { NUMBER($line, useGrouping: 0) } : ceci s’est passé avant la ligne du dessus.
error-log-impossible = Ligne { NUMBER($line, useGrouping: 0) } : cette étape n’était pas possible.

## Un fichier de noms

error-list-too-many = Ligne { NUMBER($line, useGrouping: 0) } : ce fichier contient plus de { $most } noms, personne n’a donc été inscrit. Partage la liste en plusieurs fichiers.
error-list-too-long = Ce fichier est trop long pour une liste de noms : pas plus de { $most } ko.
error-list-empty = Il n’y a aucun nom dans ce fichier.
error-list-not-utf8 = La ligne { NUMBER($line, useGrouping: 0) } est illisible. Enregistre la liste en texte UTF-8.
error-list-no-name-column = Ligne { NUMBER($line, useGrouping: 0) } : il y a plusieurs colonnes, et on ne sait pas laquelle contient les noms. Appelles-en une seule « nom ».
error-list-ragged =
    { $found ->
        [one] Ligne { NUMBER($line, useGrouping: 0) } : une colonne, alors que la première ligne en a { $columns }.
       *[other] Ligne { NUMBER($line, useGrouping: 0) } : { $found } colonnes, alors que la première ligne en a { $columns }.
    }
error-list-stray-quote = Ligne { NUMBER($line, useGrouping: 0) } : il y a un guillemet au milieu du texte. Mets le tout entre guillemets et double ceux de l’intérieur.
error-list-open-quote = Ligne { NUMBER($line, useGrouping: 0) } : le guillemet ouvert ici n’est jamais fermé.
error-list-name-empty = Ligne { NUMBER($line, useGrouping: 0) } : il n’y a pas de nom ici.
error-list-name-too-long = Ligne { NUMBER($line, useGrouping: 0) } : « { $name }… » est trop long. Pas plus de { $most } lettres.
error-list-name-taken = Ligne { NUMBER($line, useGrouping: 0) } : { $name } est déjà sur la liste.
error-list-name-twice = Ligne { NUMBER($line, useGrouping: 0) } : { $name } figure déjà à la ligne { NUMBER($first, useGrouping: 0) }. Ajoute un nom de famille ou une lettre.

## Ce qu’il y a à faire

tournament-todo-time = Table { $table } : le temps est écoulé. Annonce la dernière manche.
tournament-todo-result = Table { $table } : la dernière manche est annoncée. Il manque encore le résultat.
tournament-todo-continue = Table { $table } : la pendule est arrêtée. On continue ?
tournament-todo-start = Table { $table } : lance la partie.
tournament-todo-decide-final = Manche décisive de la finale : { $players }.
tournament-todo-decide-group = Table { $table } : manche décisive entre { $players } pour une place en finale.
tournament-todo-publish = Regarde le projet de tirage, puis publie-le.
tournament-todo-register =
    { $missing ->
        [one] Inscris encore une personne : il en faut trois.
       *[other] Inscris encore { $missing } personnes : il en faut trois.
    }
tournament-todo-check-in =
    { $count ->
        [one] Une personne n’a pas signalé sa présence : là, ou absente ?
       *[other] { $count } personnes n’ont pas signalé leur présence : là, ou absentes ?
    }
tournament-todo-admit =
    { $count ->
        [one] Une personne attend d’être acceptée.
       *[other] { $count } personnes attendent d’être acceptées.
    }
tournament-todo-draw = Tire au sort les groupes pour { $count } personnes.
tournament-todo-draw-next =
    { $players-are ->
        [one] { $players } se qualifie. Tire au sort le tour suivant.
       *[many] { $players } se qualifient. Tire au sort le tour suivant.
    }
tournament-todo-prize = { $who } peut choisir un prix.
tournament-todo-end = Tout est décidé. Clos le tournoi quand tu veux.
tournament-why-decisions = { $count } personnes ont gagné leur groupe, seules ou à égalité, mais une table n’a que cinq places. Celles qui partagent une victoire jouent donc une manche décisive avant la finale.
tournament-doubt-not-over = Personne n’a { $limit } points, et le temps n’était pas écoulé. La partie est-elle vraiment finie ?

## Ce qui changerait

tournament-change-instead =
    { $players-are ->
        [one] Après le tour { $stage }, { $players } se qualifie, et non plus { $others }.
       *[many] Après le tour { $stage }, { $players } se qualifient, et non plus { $others }.
    }
tournament-change-advance =
    { $players-are ->
        [one] Après le tour { $stage }, { $players } se qualifie aussi.
       *[many] Après le tour { $stage }, { $players } se qualifient aussi.
    }
tournament-change-no-advance =
    { $others-are ->
        [one] Après le tour { $stage }, { $others } ne se qualifie plus.
       *[many] Après le tour { $stage }, { $others } ne se qualifient plus.
    }
tournament-change-void-final = La finale est annulée ; il faut la tirer au sort et la jouer à nouveau.
tournament-change-void-group = La partie du groupe { $group } au tour { $stage } est annulée.
tournament-change-result = Table { $table } : le résultat est annulé.
tournament-change-draft = Le projet est abandonné ; il faut tirer les groupes au sort à nouveau.
tournament-change-decision = { $players } doivent jouer une manche décisive.
tournament-change-place = { $who } : place { $now } au lieu de { $before }.
tournament-change-no-place = { $who } : plus de place, au lieu de la place { $before }.
tournament-change-new-place = { $who } : place { $now }, aucune jusqu’ici.
tournament-change-prize = { $who } rend « { $prize } », qui sera choisi à nouveau.
tournament-change-lot = Le sort décide dans lequel des plus petits groupes.
tournament-change-nothing = La place et le chemin vers la finale ne changent pour personne.
