### Organiser un tournoi.

## Qui peut faire quoi

error-organiser-only = Seule l’organisation peut le faire. Adresse-toi à elle.
error-other-table = C’est la partie d’une autre table. Ce lien ne vaut que pour la vôtre.
error-not-about-you = Cela concerne quelqu’un d’autre. Ici, tu ne peux agir que pour toi.
error-match-online = Cette partie se joue en ligne ; son résultat arrive automatiquement.
error-others-link = Ce lien appartient à une autre personne de l’organisation, et elle seule peut le voir. Pour inviter quelqu’un, crée un lien pour coorganiser.
error-organiser-still-there = Le lien de cette personne marche encore. Retire-le d’abord ; son nom pourra ensuite être effacé.
error-table-only = Seules les tables et les personnes qui y jouent peuvent appeler. Toi, tu organises : c’est toi qu’on appelle.
error-own-link = Seule une autre personne de l’organisation peut retirer ton lien. Toi, tu peux le remplacer par un nouveau.
error-no-such-organiser = Cette personne ne fait plus partie de l’organisation. Regarde la liste.
error-organiser-name-taken = Quelqu’un s’appelle déjà { $name } dans l’organisation. Choisis un autre nom.
error-too-many-organisers = L’organisation compte { $most } personnes au plus, liens retirés compris. Demande de l’aide à l’une d’elles.
error-link-worn-out = Les { $most } actions que permet ce lien sont épuisées. Adresse-toi à l’organisation : elle peut s’en charger ou te donner un nouveau lien.
error-steps-for-organisers = Ce tournoi approche du nombre maximal d’actions ; les dernières sont réservées à l’organisation. Adresse-toi à elle.

## Le tournoi dans son ensemble

error-event-open-already = Le tournoi est déjà créé. Continue avec celui-là.
error-event-over = Le tournoi est terminé ; plus rien ne peut changer.
error-event-elsewhere = Ce tournoi a changé d’adresse ; ici, on ne peut plus rien modifier. Suis le lien affiché.
error-event-here = Ce tournoi se joue déjà ici.
error-no-event-link = Ce n’est pas un lien vers un tournoi. Copie le lien de sa page publique, de https:// jusqu’à la fin.
error-link-not-public = Ce lien n’est pas pour tout le monde : il permet de faire plus que regarder. Prends le lien de la page publique.
error-nothing-announced = Il n’y a aucune annonce à retirer en ce moment.
error-called-already = L’organisation est déjà prévenue. Quelqu’un arrive.
error-nobody-called = Cette table n’appelle plus.
error-call-answered = Quelqu’un est déjà en route.
error-forgotten-already = Les données de cette personne sont effacées ; le pseudonyme reste.
error-event-worn-out = Un tournoi compte { NUMBER($most, useGrouping: 0) } actions au plus. Termine celui-ci et crées-en un autre.
error-taken-back-too-often = { $most } actions ont déjà été annulées ; un tournoi n’en permet pas plus. Corrige plutôt ce qui est faux.
error-option-not-in-events = Les tournois se jouent sans « { $option } ». Laisse cette option désactivée.
error-text-missing = Il n’y a rien d’écrit ici. Quelques mots suffisent.
error-text-too-long = C’est trop long : { $most } caractères au plus. Raccourcis un peu.
error-name-not-clean = Ce texte contient quelque chose qui ne peut pas s’afficher. Saisis-le à nouveau.
error-nothing-left-to-play = Tu n’as plus de partie à jouer : inutile d’abandonner. Ta place reste la même.
error-nothing-to-take-back = Il n’y a rien à annuler.
error-not-a-step = C’est déjà annulé, ou cela ne s’annule pas. Regarde le journal.
error-steps-depend =
    { $count ->
        [one] Une autre action dépend de celle-ci. Annule-la d’abord.
       *[other] { $count } autres actions dépendent de celle-ci. Annule-les d’abord.
    }

## La liste

error-name-taken = Ce nom est déjà sur la liste : { $name }. Ajoute un nom de famille ou une lettre pour qu’on vous distingue.
error-no-names = Il n’y a aucun nom à inscrire. Écris-en un.
error-one-name-only = Tu ne peux inscrire que toi-même. Les autres s’inscrivent de leur côté.
error-number-taken = Ce numéro de joueur appartient à quelqu’un d’autre. Recharge la page.
error-field-full =
    { $most ->
        [one] La liste est pleine : un joueur au plus. Il faut d’abord qu’une place se libère.
       *[other] La liste est pleine : { $most } joueurs au plus. Il faut d’abord qu’une place se libère.
    }
error-registration-over = Les groupes sont tirés au sort, les inscriptions sont closes. Demande à l’organisation s’il reste une place pour les retardataires.
error-registration-closed = Les inscriptions sont closes. Demande à l’organisation de t’inscrire.
error-registration-closed-already = Les inscriptions sont déjà closes.
error-registration-open-already = Les inscriptions sont déjà ouvertes.
error-too-many-waiting = { $most } personnes attendent déjà d’être acceptées. Adresse-toi à l’organisation ou réessaie plus tard.
error-player-waits = { $name } attend encore à l’entrée. Accepte d’abord son inscription.
error-nobody-waits = Aucune de ces personnes n’attend. Regarde la liste d’attente.
error-waits-no-more = L’une de ces personnes n’attend plus. Regarde la liste d’attente.
error-places-out-of-range = Ce nombre de places ne va pas. Choisis-en un de { $lowest } à { $highest }.
error-no-such-day = Ce jour n’existe pas. Choisis-en un dans le calendrier.
error-public-only = Cela ne se fait que sur la page publique. Montre plutôt son lien à la personne.
error-claimed-already = { $name } a déjà sa page. Si ce n’est pas toi, demande à l’organisation.
error-not-claimed = Personne n’a encore pris cette page ({ $name }). Regarde la liste.
error-id-taken = Quelqu’un d’autre a déjà fait une demande sous cet identifiant. Réessaie avec un nouveau.
error-id-too-short = Cet identifiant est trop facile à deviner. Prends-en un d’au moins { $least } caractères.
error-not-on-the-list = Cette personne n’est pas sur la liste. Inscris-la d’abord.
error-player-gone = { $name } ne participe plus. Choisis quelqu’un d’autre.
error-here-already = On a déjà pointé { $name }.
error-not-checked-in = On n’a pas encore pointé { $name }. Regarde la liste.
error-check-in-over = Les groupes sont déjà tirés au sort. Note plutôt une absence.
error-everybody-here = Tout le monde est là. Tu peux continuer.
error-player-twice = Un nom revient deux fois. Une fois suffit.
error-player-did-play = { $name } a commencé à jouer : il est trop tard pour une absence. Note plutôt un abandon.
error-player-has-match = { $name } a déjà une partie. Choisis quelqu’un d’autre.
error-not-late-yet = Les groupes ne sont pas encore publiés, personne n’est donc en retard. Mets ce nom sur la liste.
error-no-late-place = Il n’y a plus de place : chaque groupe a commencé ou est complet, ou la première phase est finie.
error-not-drawn = Le tirage n’a pas encore eu lieu : il n’y a pas de place à céder. Modifie plutôt la liste.
error-too-late-to-replace = Il est trop tard pour remplacer { $name }. Une place se cède dans la première phase, avant le début de la partie.
error-no-match-yet = { $name } n’a pas encore de partie à laquelle ajouter des points. Attends le tirage.

## Le tirage

error-too-few-players =
    { $found ->
        [one] Il faut au moins { $fewest } joueurs pour un tournoi ; la liste n’en compte que { $found }. Inscris-en d’autres.
       *[other] Il faut au moins { $fewest } joueurs pour un tournoi ; la liste en compte { $found }. Inscris-en d’autres.
    }
error-not-all-checked-in =
    { $count ->
        [one] Une personne reste à pointer. Pointe-la, ou note son absence.
       *[other] { $count } personnes restent à pointer. Pointe-les, ou note leur absence.
    }
error-draft-open = Il y a déjà un tirage provisoire. Publie-le ou annule-le.
error-no-draft = Il n’y a pas encore de tirage. Tire d’abord les groupes au sort.
error-draw-differs = Ce n’est pas le tirage que donne la graine scellée. Refais le tirage.
error-no-seal = Le sceau du prochain tirage est resté sur le serveur d’origine du tournoi. Reprends de nouveau le tournoi à partir de son fichier.
error-final-drawn = La finale est tirée au sort ; rien ne vient après.
error-results-missing =
    { $count ->
        [one] Il manque encore un résultat. Saisis-le d’abord.
       *[other] Il manque encore { $count } résultats. Saisis-les d’abord.
    }
error-results-unconfirmed =
    { $count ->
        [one] Un résultat n’est pas encore confirmé. Confirme-le d’abord, ou demande à sa table.
       *[other] { $count } résultats ne sont pas encore confirmés. Confirme-les d’abord, ou demande aux tables.
    }
error-nothing-to-confirm = Il n’y a plus rien à confirmer : le résultat compte déjà.
error-your-own-result = Ce résultat vient de ton téléphone. Quelqu’un d’autre à la table, ou l’organisation, doit le confirmer.
error-table-asked = La question est déjà posée à la table. Attends sa réponse, ou confirme le résultat toi-même.
error-bots-unjudged = Un bot a gagné un groupe. Décide d’abord si la personne qu’il remplaçait se qualifie.
error-ties-undecided = Une égalité reste à départager. Fais d’abord jouer la manche décisive.
error-nobody-left = Il ne reste personne pour la phase suivante. Tu peux terminer le tournoi.
error-not-in-draft = { $name } n’est pas dans ce tirage. Choisis quelqu’un d’autre.
error-same-group = Ces deux personnes sont déjà dans le même groupe. Choisis-les dans deux groupes différents.
error-exchange-with-final = Une seule des deux personnes est en finale. Choisis-en deux dans la consolante.
error-format-fixed = La formule ne peut plus changer après un tirage. Annule d’abord le tirage.
error-format-impossible = Cette formule n’existe pas. Choisis-en une autre.

## Parties et chronos

error-match-gone = Cette partie ne compte plus. Regarde le nouveau tirage.
error-match-begun = Trop tard : cette partie a déjà commencé.
error-match-not-started = Cette partie n’a pas commencé. Lance-la d’abord.
error-match-decided = Cette partie a déjà son résultat ; son chrono ne peut plus changer.
error-match-twice = Une partie revient deux fois. Une fois suffit.
error-code-taken = Une autre partie se joue à cette table en ligne. Ouvres-en une nouvelle.
error-no-such-clocks = Aucun chrono ne le permet en ce moment. Regarde les tables.
error-clock-rests = Le chrono est déjà en pause.
error-clock-runs = Le chrono tourne déjà.
error-minutes-out-of-range = Choisis entre { $lowest } et { $highest } minutes.
error-matches-in-progress = Une partie de cette phase a déjà commencé ou se joue en ligne. Donne-lui plutôt plus de temps.
error-clock-not-due = Le temps n’est pas écoulé à cette table. Tu peux annoncer toi-même la dernière manche.

## Résultats

error-result-there = Il y a déjà un résultat. S’il est faux, l’organisation peut le corriger.
error-no-result-yet = Il n’y a pas encore de résultat à corriger. Saisis-le d’abord.
error-nothing-corrected = C’est déjà noté ainsi. Rien n’a changé.
error-decisions-needed = Les manches décisives sont bien nécessaires : il n’y a pas de place pour tous. Garde-les.
error-totals-of-others = Saisis les points de celles et ceux qui ont joué, et de personne d’autre.
error-points-out-of-range = Choisis entre { $lowest } et { $highest } points.
error-too-many-rounds = Une partie compte { $most } manches au plus. Vérifie le nombre.
error-no-such-bot-seat = Il n’y a rien à décider pour ce bot. Regarde le classement.
error-no-such-tie = Il n’y a pas d’égalité à départager entre ces personnes. Regarde le classement.

## Prix

error-too-many-prizes = Un tournoi a { $most } prix au plus. Retires-en un.
error-prize-twice = Deux prix portent le même nom. Appelle l’un d’eux autrement.
error-prizes-chosen = Quelqu’un a déjà choisi ; les prix restent tels quels. Annule d’abord ce choix.
error-final-not-over = Les prix se choisissent après la finale. Attends qu’elle soit finie.
error-no-such-prize = Ce prix n’existe pas. Choisis-en un dans la liste.
error-prize-gone = Ce prix est déjà pris. Choisis-en un autre.
error-other-chooses = C’est à { $name } de choisir. Attends un instant.
error-not-a-finalist = Tous les finalistes ont choisi. Le reste revient à l’organisation.

## Un fichier de tournoi

error-log-too-long = Ce fichier est trop long pour un tournoi : { $most } Mo au plus. Vérifie que c’est le bon.
error-log-empty = Il n’y a pas de tournoi dans ce fichier. Choisis-en un autre.
error-log-not-ours = Ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un tournoi de Dacabo. Choisis un autre fichier.
error-log-other-version = Ligne { NUMBER($line, useGrouping: 0) } : ce tournoi a été enregistré en version { NUMBER($found, useGrouping: 0) } ; ce Dacabo lit la version { NUMBER($known, useGrouping: 0) }. Mets Dacabo à jour.
error-log-cut-off = Ligne { NUMBER($line, useGrouping: 0) } : le fichier s’arrête ici. Copie-le à nouveau.
error-log-unreadable = La ligne { NUMBER($line, useGrouping: 0) } est illisible. Le fichier a peut-être été modifié : prends une copie plus ancienne.
error-log-not-opened = Ligne { NUMBER($line, useGrouping: 0) } : le début du tournoi manque. Prends une copie complète du fichier.
error-log-time-backwards = Ligne { NUMBER($line, useGrouping: 0) } : l’heure est antérieure à celle de la ligne du dessus. Prends une copie plus ancienne.
error-log-impossible = Ligne { NUMBER($line, useGrouping: 0) } : cette action était impossible. Le fichier est peut-être abîmé : prends une copie plus ancienne.

## Un fichier de noms

error-list-too-many = Ligne { NUMBER($line, useGrouping: 0) } : ce fichier contient plus de { $most } noms, personne n’a donc été inscrit. Partage la liste en plusieurs fichiers.
error-list-too-long = Ce fichier est trop long pour une liste de noms : { $most } ko au plus. Partage la liste en plusieurs fichiers.
error-list-empty = Il n’y a aucun nom dans ce fichier. Choisis-en un autre.
error-list-not-text = Ligne { NUMBER($line, useGrouping: 0) } illisible : ce n’est pas du texte. Enregistre la liste au format CSV.
error-list-no-name-column = Ligne { NUMBER($line, useGrouping: 0) } : il y a plusieurs colonnes, et on ne sait pas laquelle contient les noms. Intitule l’une d’elles « nom », ou deux d’entre elles « prénom » et « nom », et celle des paiements « payé ».
error-list-ragged =
    { $found ->
        [one] Ligne { NUMBER($line, useGrouping: 0) } : une colonne, alors que la première ligne en a { $columns }. Complète-la.
       *[other] Ligne { NUMBER($line, useGrouping: 0) } : { $found } colonnes, alors que la première ligne en a { $columns }. Corrige cette ligne.
    }
error-list-stray-quote = Ligne { NUMBER($line, useGrouping: 0) } : il y a un guillemet au milieu du texte. Mets le tout entre guillemets et double ceux de l’intérieur.
error-list-open-quote = Ligne { NUMBER($line, useGrouping: 0) } : le guillemet ouvert ici n’est jamais fermé. Ferme-le ou enlève-le.
error-list-name-empty = Ligne { NUMBER($line, useGrouping: 0) } : il n’y a pas de nom ici. Écris-en un ou enlève la ligne.
error-list-name-too-long = Ligne { NUMBER($line, useGrouping: 0) } : « { $name }… » est trop long : { $most } caractères au plus. Raccourcis-le.
error-list-note-too-long = Ligne { NUMBER($line, useGrouping: 0) } : la note est trop longue : { $most } caractères au plus. Raccourcis-la.
error-list-name-twice = Ligne { NUMBER($line, useGrouping: 0) } : { $name } figure déjà à la ligne { NUMBER($first, useGrouping: 0) }. Ajoute un nom de famille ou une lettre.

## Ce qu’il y a à faire

tournament-todo-call = La table { $table } appelle l’organisation.
tournament-todo-call-by = La table { $table } appelle l’organisation : { $who } te demande de venir.
tournament-todo-time = Table { $table } : le temps est écoulé. Annonce la dernière manche.
tournament-todo-finished = La table { $table } a terminé : importe son résultat.
tournament-todo-result = Table { $table } : la dernière manche est annoncée. Il manque encore le résultat.
tournament-todo-vouch = La table { $table } a envoyé un résultat avant que la feuille de score montre la fin de la partie. Est-il juste ?
tournament-todo-vouch-by = Table { $table } : { $who } a envoyé un résultat avant que la feuille de score montre la fin de la partie. Est-il juste ?
tournament-todo-vouch-doubtful = La table { $table } a envoyé un résultat dont une manche est peu vraisemblable, ou sans la dernière. Est-il juste ?
tournament-todo-vouch-doubtful-by = Table { $table } : { $who } a envoyé un résultat dont une manche est peu vraisemblable, ou sans la dernière. Est-il juste ?
tournament-todo-continue = Table { $table } : le chrono est en pause. On reprend ?
tournament-todo-start = Table { $table } : lance la partie.
tournament-todo-draw-again = Taille des groupes : { $found } ; les règles prévoient { $groups }. Refaire le tirage ?
tournament-todo-bot = À la table { $table }, un bot a joué pour { $who } et arrive en tête. Qualifier { $who } quand même ?
tournament-todo-decide-final = Manche décisive de la finale : { $players }.
tournament-todo-decide-group = Table { $table } : manche décisive entre { $players } pour une place en finale.
tournament-todo-decide-seats = Manche décisive pour les dernières places en finale : { $players }.
tournament-todo-publish = Vérifie le tirage provisoire, puis publie-le.
tournament-todo-register =
    { $missing ->
        [one] Inscris encore un joueur : il en faut trois.
       *[other] Inscris encore { $missing } joueurs : il en faut trois.
    }
tournament-todo-check-in =
    { $count ->
        [one] Une personne reste à pointer : présente ou absente ?
       *[other] { $count } personnes restent à pointer : présentes ou absentes ?
    }
tournament-todo-admit =
    { $count ->
        [one] Une personne attend d’être acceptée.
       *[other] { $count } personnes attendent d’être acceptées.
    }
tournament-todo-draw = Tire au sort les groupes pour { $count } joueurs.
tournament-todo-draw-only-final = Tire au sort la finale pour { $count } joueurs : à si peu, il n’y a pas de groupes.
tournament-todo-draw-next =
    { $players-are ->
        [one] { $players } se qualifie. Tire au sort la phase suivante.
       *[many] { $players } se qualifient. Tire au sort la phase suivante.
    }
tournament-todo-draw-round = Tire au sort la phase { $round } pour { $count } joueurs.
tournament-todo-final =
    { $players-are ->
        [one] { $players } est en finale.
       *[many] { $players } sont en finale.
    }
tournament-todo-final-beside =
    { $players-are ->
        [one] { $players } est en finale. Les { $beside } autres jouent la consolante.
       *[many] { $players } sont en finale. Les { $beside } autres jouent la consolante.
    }
tournament-todo-final-tied = { $players } sont en finale : { $count } au lieu de { $planned }, car { $tied } partagent la dernière place qualificative.
tournament-todo-final-tied-beside = { $players } sont en finale : { $count } au lieu de { $planned }, car { $tied } partagent la dernière place qualificative. Les { $beside } autres jouent la consolante.
tournament-todo-prize = { $who } peut choisir un prix.
tournament-todo-end = Tout est joué. Termine le tournoi quand tu veux.
tournament-why-decisions = { $count } joueurs ont gagné leur groupe, seuls ou à égalité, mais une table n’a que cinq places. Les ex æquo jouent donc une manche décisive avant la finale.
tournament-doubt-not-over =
    { $limit ->
        [one] Personne n’a { $limit } point, et le temps n’était pas écoulé. La partie est-elle vraiment finie ?
       *[other] Personne n’a { $limit } points, et le temps n’était pas écoulé. La partie est-elle vraiment finie ?
    }

## Ce qui changerait

tournament-change-instead =
    { $players-are ->
        [one] Après la phase { $stage }, { $players } se qualifie, et non plus { $others }.
       *[many] Après la phase { $stage }, { $players } se qualifient, et non plus { $others }.
    }
tournament-change-advance =
    { $players-are ->
        [one] Après la phase { $stage }, { $players } se qualifie aussi.
       *[many] Après la phase { $stage }, { $players } se qualifient aussi.
    }
tournament-change-no-advance =
    { $others-are ->
        [one] Après la phase { $stage }, { $others } ne se qualifie plus.
       *[many] Après la phase { $stage }, { $others } ne se qualifient plus.
    }
tournament-change-void-final = La finale est annulée ; il faut refaire le tirage et la rejouer.
tournament-change-void-group = Phase { $stage } : la partie du groupe { $group } est annulée.
tournament-change-void-consolation = La partie du groupe { $group } de la consolante est annulée.
tournament-change-result = Table { $table } : le résultat est annulé.
tournament-change-plays-on = Table { $table } : les autres continuent sur la même feuille. Colonne barrée : { $players }.
tournament-change-draft = Le tirage provisoire est abandonné ; il faut tirer à nouveau les groupes au sort.
tournament-change-draw = Le tirage ne compte plus et doit être refait. Tout le monde le voit. Les retardataires restent sur la liste.
tournament-change-format = Le tournoi se jouera selon cette formule.
tournament-change-decision = { $players } doivent jouer une manche décisive.
tournament-change-tied = { $tied } partagent la dernière place qualificative : la finale se joue donc à { $count } au lieu de { $planned }.
tournament-change-spared =
    { $players-are ->
        [one] Avec ces totaux, tous les premiers à égalité auraient eu leur place en finale : { $players } a perdu une manche décisive qui n’était pas nécessaire.
       *[many] Avec ces totaux, tous les premiers à égalité auraient eu leur place en finale : { $players } ont perdu des manches décisives qui n’étaient pas nécessaires.
    }
tournament-change-shared-again = { $players } partagent de nouveau leur place : leur manche décisive ne comptait que pour la première.
tournament-change-final-again =
    { $players-are ->
        [one] { $players } rejoue la finale.
       *[many] { $players } rejouent la finale.
    }
tournament-change-place = { $who } : place { $now } au lieu de { $before }.
tournament-change-table-place = { $who } : place { $now } au lieu de { $before } à la table { $table } de la phase { $stage }.
tournament-change-no-place = { $who } : hors classement, au lieu de la place { $before }.
tournament-change-new-place = { $who } : place { $now }, hors classement jusqu’ici.
tournament-change-prize = { $who } rend « { $prize } », qui redevient disponible.
tournament-change-paid = { $who } : paiement coché.
tournament-change-unpaid = { $who } : paiement décoché.
tournament-change-note = { $who } : la note devient « { $note } ».
tournament-change-no-note = { $who } : la note est effacée.
tournament-change-lot = Le sort décide parmi les plus petits groupes.
tournament-change-nothing = Rien d’autre ne change.

## La durée, d’après une répétition

tournament-plan-minutes = Prévois { $low } à { $high } minutes de jeu, sans compter les pauses.
tournament-plan-one-match = Prévois { $low } à { $high } minutes de jeu : tout le monde est à la même table, et c’est déjà la finale.
tournament-plan-in-time = Il est rare qu’une table manque de temps.
tournament-plan-overtime =
    { $evenings ->
        [2] Dans un tournoi sur deux, une table manque de temps.
       *[other] Dans un tournoi sur { $evenings }, une table manque de temps.
    }
tournament-plan-overtime-mostly = Le plus souvent, une table manque de temps.
tournament-plan-final =
    { $count ->
        [2] La finale se joue à deux.
        [3] La finale se joue à trois.
        [4] La finale se joue à quatre.
       *[5] La finale se joue à cinq.
    }
tournament-plan-final-or-more =
    { $count ->
        [2] La finale se joue à deux, parfois à plus.
        [3] La finale se joue à trois, parfois à plus.
       *[4] La finale se joue à quatre, parfois à plus.
    }
tournament-plan-basis = Estimation : des bots ont joué ce tournoi à { $players }, à raison de { $seconds } secondes par tour.
tournament-outline-at-once = { $count } personnes : une seule table, et c’est déjà la finale.
tournament-outline-rounds =
    { $rounds ->
        [1] { $count } personnes : tout le monde joue une phase de groupes ({ $groups }), puis les { $finalists } meilleurs jouent la finale.
       *[other] { $count } personnes : tout le monde joue { $rounds } phases de groupes ({ $groups }), avec un nouveau tirage à chaque fois, puis les { $finalists } meilleurs jouent la finale.
    }
tournament-outline-first =
    { $advance ->
        [one] { $count } personnes jouent en groupes ({ $groups }) ; une seule se qualifie.
       *[other] { $count } personnes jouent en groupes ({ $groups }) ; { $advance } se qualifient.
    }
tournament-outline-then =
    { $advance ->
        [one] Puis de nouveaux groupes ({ $groups }) ; une personne se qualifie.
       *[other] Puis de nouveaux groupes ({ $groups }) ; { $advance } personnes se qualifient.
    }
tournament-outline-final = Puis une finale à { $count }.
tournament-outline-small-final = C’est une petite finale : qualifie deux joueurs par groupe, ou repêche les meilleurs des autres.
tournament-outline-consolation = Pendant la finale, les { $count } autres jouent une consolante ({ $groups }).

## La soirée dans un tableur

tournament-sheet-advances = Qualification
tournament-sheet-after = Après
tournament-sheet-attendance = Présence
tournament-sheet-before = Avant
tournament-sheet-began = Début
tournament-sheet-bot = bot
tournament-sheet-by = Par
tournament-sheet-by-door = Entrée
tournament-sheet-by-organiser = Organisation
tournament-sheet-by-table = Table { NUMBER($n, useGrouping: 0) }
tournament-sheet-called = Annonce
tournament-sheet-cash-note = Note
tournament-sheet-consolation = Consolante
tournament-sheet-corrected = résultat corrigé
tournament-sheet-corrections = Corrections
tournament-sheet-date = Date
tournament-sheet-discarded = tirage annulé
tournament-sheet-disqualified = disqualification
tournament-sheet-dropped-out = abandon
tournament-sheet-ended = Fin
tournament-sheet-evening = Tournoi
tournament-sheet-exchanged = échange
tournament-sheet-extended = minutes en plus
tournament-sheet-final = Finale
tournament-sheet-game = Jeu
tournament-sheet-group = Groupe
tournament-sheet-here = Présence
tournament-sheet-last-result = Dernier résultat
tournament-sheet-left = abandon
tournament-sheet-listed = Personnes sur la liste
tournament-sheet-matches = Parties
tournament-sheet-minutes = Minutes par partie
tournament-sheet-name = Nom
tournament-sheet-no-show = absence
tournament-sheet-note = Message aux invités
tournament-sheet-opened = Création
tournament-sheet-organisers = Organisation
tournament-sheet-other-sum = à égalité : les autres points décident
tournament-sheet-paid = Payé
tournament-sheet-paid-sum = { $paid } sur { $count }
tournament-sheet-penalty = Pénalité
tournament-sheet-place = Place
tournament-sheet-planned = Minutes de jeu prévues
tournament-sheet-play = Minutes de jeu, sans les pauses
tournament-sheet-places = Classement final
tournament-sheet-played = Ont joué
tournament-sheet-points = Points
tournament-sheet-prize = Prix
tournament-sheet-prizes = Prix
tournament-sheet-reason = Motif
tournament-sheet-remark = Remarque
tournament-sheet-renamed = nom corrigé
tournament-sheet-replaced = remplacement
tournament-sheet-round = Manche
tournament-sheet-rounds = Manches
tournament-sheet-rounds-differ = le résultat est différent : corrigé, ou saisi à la main
tournament-sheet-scale = Points comptés
tournament-sheet-scale-final = finale
tournament-sheet-scale-match = dernière partie
tournament-sheet-scale-places = places de toutes les phases
tournament-sheet-scale-rounds = toutes les parties des phases
tournament-sheet-stage = Phase
tournament-sheet-stage-number = Phase { NUMBER($n, useGrouping: 0) }
tournament-sheet-step = Étape
tournament-sheet-step-number = Étape { NUMBER($n, useGrouping: 0) }
tournament-sheet-sum = Total
tournament-sheet-table = Table
tournament-sheet-taken-back = annulation
tournament-sheet-tie-break = Manches décisives
tournament-sheet-time = Heure
tournament-sheet-took = Durée en minutes
tournament-sheet-tournament = Titre
tournament-sheet-where = Lieu
tournament-sheet-yes = oui
