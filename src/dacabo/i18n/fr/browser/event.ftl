### L’application : ce que disent toutes les pages d’un tournoi.

app-event-connecting = On cherche le tournoi…
app-event-closed = Ce tournoi est introuvable.
app-event-others = Mes tournois
app-event-unsent = Le serveur ne répond pas. Rien n’est perdu : l’envoi se fera dès que possible.
app-event-outdated = Nouvelle version de cette page disponible.

## Une partie

app-event-final = Finale
app-event-stage = Phase { $number }
app-event-group = Table { $table } · groupe { $group }
app-event-consolation-group = Table { $table } · consolante { $group }
app-events-rules = Règles
app-format-by-places = Places
app-format-by-points = Points
app-event-consolation = Consolante
app-event-consolation-won = Consolante remportée par { $players }.
app-event-consolation-prize = Consolante : { $prize }
app-format-winners = Le premier de chaque groupe se qualifie
app-format-two-advance = Les deux premiers de chaque groupe se qualifient
app-format-best-losers =
    { $count ->
        [one] et le meilleur des autres
       *[other] et les { $count } meilleurs des autres
    }
app-format-rounds-places =
    { $rounds ->
        [one] Une phase pour tout le monde, selon les places
       *[other] { $rounds } phases pour tout le monde, total des places
    }
app-format-rounds-points =
    { $rounds ->
        [one] Une phase pour tout le monde, selon les points
       *[other] { $rounds } phases pour tout le monde, total des points
    }
app-format-finalists = finale à { $count }
app-format-consolation = consolante pendant la finale
app-format-guests = { $format }.
    .consolation = { $format } ; pendant la finale, tous les autres jouent une consolante.
    .prize = { $format } ; pendant la finale, tous les autres jouent une consolante et peuvent y gagner un prix : { $prize }.
app-event-points-wrong = Les points sont des nombres entiers, sans signe.
app-event-last-round = Dernière manche
app-event-time-up = Temps écoulé
app-event-clock-rests = Le chrono est en pause.
app-event-time-left = Temps restant :
app-event-played = Temps joué :
app-event-place =
    { $place-is ->
        [one] { $place }er
       *[other] { $place }e
    }
app-event-place-heading = Place
app-event-mark-tie-break = place obtenue par une manche décisive
app-event-mark-left = abandon avant la fin
app-event-mark-pads = à égalité : les points des feuilles départagent
app-event-mark-places = à égalité : les points de place départagent
app-event-scale-final =
    { $most ->
        [yes] Finale : points de la finale (le plus grand total gagne)
       *[no] Finale : points de la finale (le plus petit total gagne)
    }
app-event-scale-places = Phases : points de place (le plus grand total gagne)
app-event-scale-rounds =
    { $most ->
        [yes] Phases : points de toutes les parties (le plus grand total gagne)
       *[no] Phases : points de toutes les parties (le plus petit total gagne)
    }
app-event-name-heading = Nom
app-event-total-heading = Points
app-event-advances = se qualifie
app-event-left-match = a quitté la partie
app-event-penalty = pénalité +{ $points }
app-event-tied = à égalité
app-event-bot-asked = l’organisation décide

## Pourquoi quelqu’un ne joue pas

app-event-dropped-out = abandon
app-event-drawn-often = { $stage } : { $draws } tirages ; seul le dernier compte.
app-event-drawn-already =
    { $draws ->
        [1] Le tirage a déjà eu lieu une fois ; celui-là ne compte plus.
        [2] Le tirage a déjà eu lieu deux fois.
       *[other] Le tirage a déjà eu lieu { $draws } fois.
    }
app-event-no-show = absence
app-event-replaced = remplacement
app-event-disqualified = disqualification

## Sur la page publique

app-public-registration =
    { $count ->
        [0] Les inscriptions sont ouvertes, et la liste est encore vide. À toi l’honneur !
        [one] Les inscriptions sont ouvertes : un premier nom figure sur la liste.
       *[other] Les inscriptions sont ouvertes : { $count } joueurs, dont { $here } déjà sur place.
    }
app-public-drawing = Le tirage au sort est en cours.
app-public-drawn =
    { $stage ->
        [0] La phase de groupes est tirée au sort. Trouve ta table !
       *[other] La phase { $stage } est tirée au sort. Trouve ta table !
    }
app-public-final-drawn = La finale est tirée au sort. Finalistes, à la table { $table } !
app-public-played =
    { $stage ->
        [0]
            { $decided ->
                [one] La phase de groupes est en cours : { $decided } résultat sur { $count }.
               *[other] La phase de groupes est en cours : { $decided } résultats sur { $count }.
            }
       *[other]
            { $decided ->
                [one] La phase { $stage } est en cours : { $decided } résultat sur { $count }.
               *[other] La phase { $stage } est en cours : { $decided } résultats sur { $count }.
            }
    }
app-public-final-played = La finale se joue à la table { $table }.
    .online = La finale se joue en ligne.
app-public-final-ended = La finale est terminée. Le résultat arrive.
app-public-consolation-played = La finale est terminée. La consolante se joue encore.
app-public-confirming = Tous les résultats sont là. Le dernier est en cours de confirmation.
app-public-deciding = Des manches décisives sont en cours.
app-public-between = Tous les résultats sont là. Le prochain tirage arrive.
    .final = Tous les résultats sont là. Place à la finale !
app-public-won =
    { $count ->
        [one] { $players } remporte le tournoi !
       *[other] { $players } se partagent la victoire !
    }
app-public-over = Le tournoi est terminé.
app-public-news-time = Table { $table } : le temps est écoulé, c’est la dernière manche.
app-public-news-result = Le résultat de la table { $table } est là.
app-public-news-prize = { $who } choisit « { $prize } ».
app-public-own = Ma page
app-public-more = Autres pages
app-public-wall = Grand écran
app-public-print = Imprimer
app-public-other-link = Ce lien ne vaut que pour une table.
app-public-other-link-go = Aller à cette table

## S’inscrire

app-public-register = Participer
    .about = Tu reçois ta page à toi : elle t’indique ta table, et tu y notes tes points.
app-public-register-do = M’inscrire
app-public-register-waits = Il y a déjà beaucoup d’inscriptions. L’organisation doit accepter la tienne.
app-public-closed = Les inscriptions sont closes. Pour jouer, adresse-toi à l’organisation.
app-public-full =
    { $places ->
        [one] La seule place est prise. Tu peux t’inscrire sur la liste d’attente.
       *[other] Les { $places } places sont prises. Tu peux t’inscrire sur la liste d’attente.
    }
app-public-full-do = M’inscrire sur la liste d’attente
app-public-places-left =
    { $left ->
        [one] Il reste { $left } place.
       *[other] Il reste { $left } places.
    }
app-public-register-known = { $name } est déjà sur la liste. C’est toi ?
app-public-register-other = C’est quelqu’un d’autre ? Alors ajoute ton nom de famille, ou une initiale.
app-public-claim = Déjà sur la liste ? Touche ton nom pour recevoir ta page.
app-public-claim-sure = C’est bien toi, { $name } ?
app-public-claim-about = Tu reçois ta page, avec ta table et tes points. L’organisation voit que tu l’as prise.
app-public-claim-do = Oui, c’est moi
app-event-minutes =
    { $minutes ->
        [one] { $minutes } minute par partie
       *[other] { $minutes } minutes par partie
    }
app-event-no-minutes = sans limite de temps
app-public-players =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
app-public-few = Il faut au moins trois joueurs pour un tournoi.
app-public-plan = Ça ferait { $count } groupes ({ $groups }). Les gagnants se qualifient.
app-public-plan-final = Avec si peu de joueurs, il n’y a qu’une table : la finale.
app-public-here = sur place

## Chercher quelqu’un

app-public-find = Où joues-tu ? Tape ton nom
app-public-nobody = Personne ne s’appelle « { $name } » ici.
app-public-found-more =
    { $count ->
        [one] Et une personne de plus. Tape encore une lettre.
       *[other] Et { $count } de plus. Tape encore une lettre.
    }
app-public-against = avec { $players }
app-public-listed = Sur la liste, sans table pour l’instant
app-public-table = Table { $table }
app-public-final-table = Finale · table { $table }

## Tables et résultats

app-public-list = Tirage
app-public-by-table = Par table
app-public-by-name = Par nom
app-public-not-begun = Pas encore commencée.
app-public-live =
    { $rounds ->
        [0] Première manche en cours.
        [one] Après une manche.
       *[other] Après { $rounds } manches.
    }
app-public-rounds =
    { $rounds ->
        [one] Une manche
       *[other] { $rounds } manches
    }
app-public-decision = Manche décisive : { $players }
app-event-seats = Manche décisive pour les dernières places en finale : { $players }
app-public-decision-played = Manche décisive : { $scores }
app-public-watch = Regarder
app-public-went-on = Qualifiés : { $players }
app-public-scores =
    { $count ->
        [one] Classement après une phase
       *[other] Classement après { $count } phases
    }
app-public-scores-places = La première place d’un groupe vaut 24 points, la dernière aucun, les autres à intervalles réguliers entre les deux.
app-public-scores-points = Les points de toutes les phases s’additionnent.
app-public-places = Classement final
app-public-place =
    { $place ->
        [1] Première place
        [2] Deuxième place
        [3] Troisième place
        [4] Quatrième place
        [5] Cinquième place
        [6] Sixième place
        [7] Septième place
        [8] Huitième place
        [9] Neuvième place
        [10] Dixième place
        [11] Onzième place
        [12] Douzième place
        [13] Treizième place
        [14] Quatorzième place
        [15] Quinzième place
        [16] Seizième place
        [17] Dix-septième place
        [18] Dix-huitième place
        [19] Dix-neuvième place
        [20] Vingtième place
       *[other] { $place }e place
    }
app-public-prizes = Prix
app-public-prize-taken = pour { $who }

## Le tirage est-il équitable ?

app-public-fair = Le tirage est-il équitable ?
    .about = Avant chaque tirage, un nombre secret, la graine, est scellé pour ce tirage, et son sceau est publié ici. Les groupes découlent de la graine : personne ne peut les arranger. La graine est révélée avec le tirage, et tout le monde peut vérifier.
app-public-seal = Sceau (SHA-256 de la graine)
app-public-seed = Graine
app-public-label = Nom du tirage
app-public-avoids = { $pairs ->
        [one] Deux de ces joueurs se sont déjà rencontrés
       *[other] { $pairs } face-à-face ont déjà eu lieu entre ces joueurs
    }, d’après le carnet du club. Sur 200 mélanges, le tirage garde celui qui répète le moins de face-à-face.
app-public-next-seal = Le prochain tirage
app-public-last-seal = Graine scellée pour un tirage qui n’a pas eu lieu
app-public-unproven = La graine de ce tirage n’est pas connue ici.
app-public-sealed = Quand le tirage est publié, sa graine est révélée, et tout le monde peut vérifier.
app-public-check = Vérifier les tirages
app-public-proven =
    { $draws ->
        [one] Tout est en règle : le sceau est intact, et le tirage en découle, groupe par groupe.
        [2] Tout est en règle : les sceaux sont intacts, et les deux tirages en découlent, groupe par groupe.
       *[other] Tout est en règle : les sceaux sont intacts, et les { $draws } tirages en découlent, groupe par groupe.
    }
app-public-other-seed = Quelque chose cloche : ce n’est pas la graine qui avait été scellée.
app-public-moved = Le sceau est intact. { $stage } : après le tirage, l’organisation a échangé, remplacé ou accueilli quelqu’un ({ $players }) ; son journal dit quand et pourquoi. Tous les autres sont là où la graine les place.
app-public-other-groups = Quelque chose cloche : ces groupes ne découlent pas de la graine.
app-public-by-hand = Ou à la main : mélange les joueurs d’une phase, dans l’ordre de leurs numéros sur la liste, avec le nom du tirage, et remplis les groupes l’un après l’autre. Le sceau se vérifie ainsi :

## Sur le grand écran

app-wall-lost = Connexion perdue – reconnexion…
app-wall-page = Page { $page } sur { $pages }
app-wall-full = Plein écran
app-wall-qr = QR code de la page du tournoi
app-wall-register = Scanne pour t’inscrire
app-wall-soon = Dans un instant, vous saurez qui joue contre qui.
app-wall-done = terminée
app-wall-over = Partie terminée
app-wall-leads = en tête
app-wall-near = à { $points } de { $mark } !
app-wall-five = Plus que cinq minutes
app-wall-finish = Terminez la manche en cours. On n’en commence pas de nouvelle.
app-wall-seats =
    { $count ->
        [one] Un joueur dispute une manche décisive pour les dernières places en finale.
       *[other] { $count } joueurs disputent une manche décisive pour les dernières places en finale.
    }
app-wall-consolation = Consolante remportée par
app-wall-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
app-wall-reveal = La finale est jouée. Et voici le classement…
app-wall-fair = Tirage équitable : la graine était scellée d’avance, et cet écran retrouve les mêmes groupes.
app-wall-fair-late =
    { $count ->
        [one] Tirage équitable, scellé d’avance et recalculé par cet écran. Depuis, un retardataire a rejoint un groupe.
       *[other] Tirage équitable, scellé d’avance et recalculé par cet écran. Depuis, { $count } retardataires ont rejoint un groupe.
    }
app-wall-fair-moved = La graine était scellée d’avance ; depuis, l’organisation a modifié un groupe, et son journal dit comment.
app-wall-sound = Autoriser le son
app-wall-sound-off = Couper le son
app-wall-dark = Écran sombre
app-wall-light = Écran clair

## À une table

app-at-table-none = Pas de partie à cette table pour l’instant.
app-at-table-start = Lancer la partie
    .about = Tout le monde est là ? Le chrono démarre avec la partie.
app-at-table-pause = Mettre en pause
app-at-table-continue = Reprendre
app-at-table-online = Cette partie se joue en ligne ; son résultat arrive automatiquement.
app-at-table-decided = Le résultat est envoyé. Si quelque chose cloche, prévenez l’organisation.
app-at-table-voided = Votre dernière partie ne compte plus
    .about = Un résultat précédent a été corrigé, et d’autres sont peut-être qualifiés. L’organisation refait le tirage ; un instant de patience.
app-at-table-vouch = Est-ce bien votre résultat ?
    .about = Il a été envoyé avant la fin, ou une manche est peu vraisemblable. S’il est faux, appelez l’organisation.
    .asked = L’organisation vous le demande. S’il est faux, appelez-la.
app-at-table-vouch-yes = Oui, c’est juste
app-at-table-play-on = Non, on joue encore
app-at-table-unconfirmed = Le résultat est envoyé, mais ne compte pas encore : un autre téléphone de la table, ou l’organisation, doit le confirmer.
app-at-table-then-confirmed = Ensuite, un autre téléphone de la table, ou l’organisation, doit le confirmer.
app-at-table-round-asked = Une manche est-elle en cours ?
app-at-table-round-yes = Oui
app-at-table-round-no = Non
app-at-table-round-last = Alors c’est la dernière. Finissez-la, notez-la, puis envoyez le résultat.
app-at-table-round-after-all = Une manche était bien en cours
app-at-table-round-none = Alors on n’en commence pas d’autre : la partie est finie. Envoyez le résultat.
app-at-table-result = Résultat
app-at-table-from-pad = La partie est finie ? Les totaux viennent de la feuille de score.
app-at-table-pad-empty = Notez les manches sur la feuille ; à la fin de la partie, envoyez le résultat ici. Vous notez les points sur papier ? Alors l’organisation peut saisir les totaux.
app-at-table-totals = La partie est finie ? Notez le total de chaque joueur.
app-at-table-totals-missing = Il manque encore un total.
app-at-table-hand-in = Envoyer le résultat
app-at-table-hand-in-yes = Oui, c’est le résultat
app-at-table-answer-first =
    { $round ->
        [0] Répondez d’abord à la question sur la feuille de score.
       *[other] Répondez d’abord à la question de la feuille de score sur la manche { $round }.
    }
app-at-table-send-first =
    { $count ->
        [one] Une saisie de ce téléphone n’est pas encore envoyée. Envoyez le résultat ensuite.
       *[other] { $count } saisies de ce téléphone ne sont pas encore envoyées. Envoyez le résultat ensuite.
    }
app-at-table-decision = Manche décisive
    .about = À égalité : { $players }. Jouez une seule manche, à partir de zéro et sans chrono, et notez les points.
app-at-table-decision-again = Toujours à égalité : jouez-en une de plus.
app-at-table-decision-do = Noter les points
app-at-table-decision-online = La manche décisive se joue en ligne, elle aussi. Chaque joueur concerné la trouve sur sa page.
app-at-table-points-missing = Il manque encore des points.

## La page de chaque joueur

app-player-unlisted = Tu n’es plus sur la liste. Adresse-toi à l’organisation.
app-player-waits = Tu attends à l’entrée
    .about = Il y a beaucoup d’inscriptions : l’organisation doit d’abord t’accepter. Va la voir ; cette page s’actualise toute seule.
app-player-queue = Tu es numéro { $queue } sur la liste d’attente
    .about = Toutes les places sont prises. Si l’une se libère, l’organisation pourra t’accepter, et cette page se mettra à jour toute seule.
app-player-gone = Tu ne participes plus : { $why }.
app-player-check-in = Tu es là ?
    .about = Dis-le : tu participeras au tirage, et personne ne t’attendra en vain.
app-player-check-in-do = Oui, je suis là
app-player-waiting = Ta présence est notée. Ta table s’affichera ici après le tirage.
app-player-table = Tu joues ici :
app-player-final = Tu es en finale !
app-player-not-begun = La partie n’a pas encore commencé.
app-player-online = Cette partie se joue en ligne. Installe-toi ; elle commence quand tout le monde est là.
app-player-decision-online = Égalité ! Une dernière manche décide, en ligne, à une table à part.
app-player-opponents = Tu joues avec
app-player-sit-down = Prendre ma place
app-player-goes-on = Tu te qualifies !
    .about = Ta table s’affichera ici après le prochain tirage.
app-player-again = Tu vas rejouer
    .about = Dès le prochain tirage, ta table s’affichera ici.
app-player-whole = Tout le tournoi
app-player-out = C’est fini pour aujourd’hui
    .about = Ta place sera connue après la finale. Reste pour la regarder : c’est le meilleur moment.
app-player-won = Tu remportes le tournoi. Félicitations !
app-player-thanks = Merci d’avoir joué !
app-player-choose = À toi : choisis un prix
app-player-choose-do = Je prends « { $prize } »
app-player-drop-out = Abandonner
app-player-drop-out-list = Ton nom sera retiré de la liste. Seule l’organisation pourra l’y remettre.
app-player-drop-out-match = Les autres continueront sans toi, et tu ne pourras pas revenir.

## Sur papier

app-print-title = Imprimer
app-print-sheet = Que faut-il imprimer ?
app-print-check-in = Liste de pointage
app-print-badges = Badges
app-print-rules = Fiches de règles
app-print-by-name = Tirage par nom
app-print-by-table = Tirage par table
app-print-slips = Feuilles de résultat
app-print-cards = Chevalets de table
app-print-certificates = Diplômes
app-print-whom = Pour qui
app-print-podium = Places 1 à 3
app-print-everybody = Tout le monde
app-print-date = Date du tournoi
app-print-do = Imprimer
    .about = Sur papier A4. L’aperçu ci-dessous sort tel quel de l’imprimante.
app-print-preview = Aperçu
app-print-nothing = Il n’y a encore rien à imprimer : la liste est vide.
app-print-who-where = { $stage } : qui joue où
app-print-which-table = { $stage } : les tables
app-print-table = Table
app-print-card = Scanne-moi : chrono, points et résultat de cette table
app-print-awake = Règle ce téléphone pour qu’il reste allumé. Garde la page ouverte : sans réseau, elle ne se recharge pas.
app-print-card-qr = QR code de la table { $table }
app-print-badge = Scanne-moi : ta table et tes résultats
app-print-badge-qr = QR code : { $name }
app-print-house-rules = Règles maison du tournoi
app-print-total = Total
app-print-slip-about = Dans chaque case : à gauche les points de la manche, à droite le total.
app-print-signed = Signature
app-print-door =
    { $count ->
        [one] La liste : un joueur
       *[other] La liste : { $count } joueurs
    }
app-print-points-about = Les points sont ceux de la dernière partie jouée.
app-print-points-final =
    { $points ->
        [one] { $points } point en finale
       *[other] { $points } points en finale
    }
app-print-points-places =
    { $points ->
        [one] { $points } point de place
       *[other] { $points } points de place
    }
app-print-points-rounds =
    { $points ->
        [one] { $points } point sur toutes les phases
       *[other] { $points } points sur toutes les phases
    }
app-print-prize = Prix
app-print-number = N°
app-print-here = Présence
app-print-paid = Payé
app-print-paid-sum = Ont payé : { $paid } sur { $count }
app-print-note = Remarque
app-print-certificate = Diplôme
app-print-evening = La soirée sur une page
app-print-times =
    { $minutes ->
        [one] de { $from } à { $to }, { $minutes } minute
       *[other] de { $from } à { $to }, { $minutes } minutes
    }
app-print-tie-break = manche décisive : { $points }
app-print-absent = Absences et abandons
app-print-absent-one = { $name } ({ $why })
app-print-corrections = Corrections
app-print-before = Avant : { $points }.
app-print-among =
    { $count ->
        [one] sur un joueur
       *[other] sur { $count } joueurs
    }
app-print-praise-first = Personne n’a mieux retenu ses cartes, ni mieux choisi le moment d’annoncer Cabo.
app-print-praise-second = Une seule personne a mieux retenu ses cartes aujourd’hui.
app-print-praise-third = Sur le podium, la tête froide et la main sûre.
app-print-won-prize = Prix : { $prize }
app-print-praise = A regardé, retenu, échangé et ri avec les autres.
app-print-organisers = Pour l’organisation

## Voix

app-event-announcement = Annonce de l’organisation
app-event-announcement-end = Retirer
app-event-elsewhere = Ce tournoi a changé d’adresse.
app-event-elsewhere-go = Continuer sur { $host }
app-call = Appeler l’organisation
app-call-called = L’organisation est prévenue.
app-call-coming = Quelqu’un arrive.
app-call-again = Appeler encore
app-call-end = Ce n’est plus la peine
