### L’application : le carnet du club.

app-club-nobody = Joueur n° { NUMBER($number, useGrouping: 0) }
app-club-nameless = Un tournoi

## On the page of tournaments

app-club-books = Carnet de club
app-club-books-about = Pour un groupe qui se retrouve régulièrement : joueurs, soirées, saisons et cotes au même endroit.
app-club-name = Nom du club
app-club-name-example = Les cartes du vendredi
app-club-open = Créer un carnet
app-club-from-file = Reprendre un carnet enregistré

## The book

app-club-next = Prochaine soirée
app-club-links = Liens et fichiers
app-club-seasons = Saisons
app-club-no-season = Crée une saison, et son classement apparaîtra ici.
app-club-season-empty = Pas encore de soirée dans cette saison.
app-club-all-count = Toutes les soirées comptent
app-club-best-count =
    { $best ->
        [one] Seule la meilleure soirée compte
       *[other] Les { $best } meilleures soirées comptent
    }
app-club-rule-places = points par place : { $points }, puis { $others } pour les autres
app-club-rule-results = points : { $ahead } par adversaire battu, { $level } en cas d’égalité
app-club-people = Joueurs
app-club-evenings-count =
    { $count ->
        [one] { $count } soirée
       *[other] { $count } soirées
    }
app-club-won-count =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
app-club-tables-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
app-club-guests =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
app-club-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
app-club-rating-heading = Cote
app-club-rating-about = Le premier nombre est la cote, qui part de 25 ; le second, après ±, indique son incertitude.
app-club-rating-order = La liste suit le niveau presque certainement atteint : la cote moins trois fois le second nombre.
app-club-nobody-yet = Aucun joueur pour l’instant. Ajoute des noms, ou une soirée.
app-club-add = Ajouter des joueurs
app-club-add-example = Ana, Ben, Chloé
app-club-add-do = Ajouter
app-club-evenings = Soirées
app-club-no-evening = Pas encore de soirée. Prépares-en une avec « Prochaine soirée », ou ajoute un tournoi terminé.
app-club-plan-about = Prévu pour ce club. Une fois terminé, ajoute-le au carnet.
app-club-take-in = Ajouter au carnet
app-club-other-event = Ajouter un tournoi
app-club-event-link = Colle un de ses liens
app-club-event-look = Voir
app-club-table = Table { $table }
app-club-take-out = Retirer du carnet
app-club-take-out-price = Cette soirée ne comptera plus, ni pour les saisons ni pour les cotes. Tu peux l’ajouter à nouveau tant que le tournoi existe.

## A person

app-club-pairs = Face-à-face
app-club-met = Rencontres
app-club-ahead = Devant
app-club-behind = Derrière
app-club-rename = Corriger le nom
app-club-rename-do = Corriger
app-club-merge = Même personne que
app-club-merge-do = Fusionner avec { $other }
app-club-merge-price = Toutes les soirées inscrites sous le nom « { $other } » passeront à « { $name } ». C’est définitif.
app-club-forget = Effacer ses données
app-club-forget-price = Le nom sera partout remplacé par un numéro. Les résultats restent, pour que ceux des autres soient toujours justes. C’est définitif.

## A season

app-club-season-new = Nouvelle saison
app-club-season-change = Modifier la saison
app-club-season-name = Nom de la saison
app-club-season-example = Hiver 2026/27
app-club-since = Premier jour
app-club-until = Dernier jour
app-club-best = Soirées qui comptent
app-club-best-about = Seulement les meilleures de chaque joueur ; sans limite, toutes comptent.
app-club-points = Points
app-club-by-place = Par place
app-club-by-place-about = Selon la place au classement de la soirée ; les ex æquo reçoivent chacun les points de leur place.
app-club-by-result = Par résultat
app-club-by-result-about = Pour chaque adversaire battu ou à égalité.
app-club-places = Points pour le 1er, le 2e, le 3e…
app-club-places-wrong = Écris des nombres entiers, séparés par des espaces.
app-club-others = Tous les autres
app-club-others-about = Pour la participation.
app-club-ahead-points = Points par adversaire battu
app-club-ahead-about = À chaque table.
app-club-level-points = Points par adversaire à égalité
app-club-level-about = À chaque table.
app-club-season-open = Créer la saison
app-club-season-save = Enregistrer
app-club-season-remove = Supprimer la saison
app-club-season-remove-price = Les soirées restent dans le carnet ; seul ce classement disparaît.

## Taking an evening in

app-club-take-in-about = Qui était qui ? Les noms qui figurent dans le carnet sont déjà reconnus.
app-club-on = Date
app-club-somebody-new = Nouveau joueur
app-club-take-in-do = Ajouter au carnet
app-club-not-over = Ce tournoi n’est pas terminé. Termine-le sur sa page d’organisation, puis ajoute-le ici.
app-club-tell-about = D’autres membres du club se sont inscrits ? Transmets leurs rencontres passées, pour que le tirage en tienne compte.
app-club-tell = Transmettre au tirage
app-club-told = C’est pris en compte.
app-club-drop-plan = Ne pas l’ajouter
app-club-drop-plan-price = Il disparaîtra de cette liste. Le tournoi lui-même reste.

## The next evening

app-club-next-about = Un nouveau tournoi sera créé avec tous les joueurs cochés. D’autres pourront encore s’inscrire.
app-events-like-evening = Comme la dernière fois : { $about }
app-events-like-consolation = consolante
app-events-like-rounds =
    { $rounds ->
        [one] une phase pour tout le monde
       *[other] { $rounds } phases pour tout le monde
    }
app-events-like-prizes =
    { $count ->
        [one] un prix
       *[other] { $count } prix
    }
app-club-next-name = Nom de la soirée
app-club-who = Qui vient ? ({ $count })
app-club-avoid = Éviter les mêmes adversaires
app-club-avoid-about = Le tirage évite de réunir des joueurs qui se sont déjà rencontrés pendant la saison choisie. Il reste vérifiable par tous.
app-club-avoid-no = Non
app-club-next-open = Créer le tournoi

## Links and files

app-club-public-about = Avec ce lien, tout le monde peut lire le carnet. Garde ton propre lien pour toi : ton navigateur le retient sous « Tournois ».
app-club-spreadsheet = Enregistrer pour un tableur (Excel)
app-club-file = Enregistrer dans un fichier
app-club-renew-public = Remplacer ce lien
app-club-renew-public-price = L’ancien lien ne marchera plus pour personne.
app-club-renew-mine = Remplacer mon lien
app-club-renew-mine-price = L’ancien lien ne permettra plus d’écrire dans le carnet.
app-club-delete = Supprimer tout le carnet
app-club-invite = Tenir le carnet à plusieurs
    .about = La personne invitée reçoit son propre lien et peut faire tout ce que tu fais. Le journal dit qui a fait quoi.
app-club-invite-name = Nom de la personne
app-club-invite-do = Créer le lien
app-club-invite-once = Ne donne ce lien qu’à cette personne. Il ne s’affichera plus, mais tu peux le retirer.
app-club-you = toi
app-club-withdraw = Retirer le lien
app-club-withdraw-price = { $name } ne pourra plus tenir le carnet.
app-club-invite-again = Nouveau lien
app-club-organiser-forget = Effacer le nom
app-club-organiser-forget-price = Le nom disparaît du journal pour de bon.
app-club-organiser-nameless = Responsable
app-club-organiser-gone = Ex-responsable
app-club-log = Journal du carnet
app-club-log-opened = Le carnet « { $name } » a été créé.
app-club-log-added = Ajouts : { $names }.
app-club-log-renamed = Un nom a été corrigé : { $name }.
app-club-log-merged = Deux noms ont été fusionnés : { $name }.
app-club-log-forgotten = Un nom a été effacé.
app-club-log-planned = La soirée « { $name } » a été prévue.
app-club-log-dropped = Une soirée prévue a été abandonnée.
app-club-log-recorded = La soirée « { $name } » a été ajoutée.
app-club-log-removed = Une soirée a été retirée.
app-club-log-season = La saison « { $name } » a été créée ou modifiée.
app-club-log-season-removed = Une saison a été retirée.
app-club-log-renewed = Un lien a été remplacé.
app-club-log-invited = { $name } a reçu un lien de responsable.
app-club-log-withdrawn = { $name } : le lien a été retiré.
app-club-delete-price = Joueurs, soirées, saisons et cotes disparaîtront pour tout le monde, pour toujours. Les tournois eux-mêmes restent. Pour garder le carnet, enregistre-le d’abord dans un fichier.
