### L’application : le carnet du club.

app-club-nobody = Personne n° { NUMBER($number, useGrouping: 0) }
app-club-nameless = Un tournoi

## On the page of tournaments

app-club-books = Carnet du club
app-club-books-about = Pour un groupe qui se retrouve régulièrement : personnes, soirées, saisons et cotes au même endroit.
app-club-name = Nom du club
app-club-name-example = Les cartes du vendredi
app-club-open = Ouvrir un carnet
app-club-from-file = Continuer avec un carnet enregistré

## The book

app-club-next = Prochaine soirée
app-club-links = Lien et fichiers
app-club-seasons = Saisons
app-club-no-season = Ouvre une saison, et son classement apparaîtra ici.
app-club-season-empty = Aucune soirée de cette saison n’est encore dans le carnet.
app-club-all-count = Toutes les soirées comptent
app-club-best-count =
    { $best ->
        [one] Seule la meilleure soirée compte
       *[other] Les { $best } meilleures soirées comptent
    }
app-club-rule-places = points par place : { $points }, puis { $others }
app-club-rule-results = { $ahead } par adversaire battu, { $level } en cas d’égalité
app-club-people = Personnes
app-club-evenings-count =
    { $count ->
        [one] { $count } soirée
       *[other] { $count } soirées
    }
app-club-won-count = victoires : { $count }
app-club-tables-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
app-club-guests =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
app-club-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
app-club-rating-heading = Cote
app-club-rating-about = Le nombre est la cote : elle commence à 25, et ± dit à quel point elle est encore incertaine.
app-club-nobody-yet = Personne n’est encore dans le carnet. Ajoute des noms, ou note une soirée.
app-club-add = Ajouter des personnes
app-club-add-example = Ana, Ben, Chloé
app-club-add-do = Ajouter
app-club-evenings = Soirées
app-club-no-evening = Pas encore de soirée. Ouvres-en une avec « Prochaine soirée », ou note un tournoi terminé.
app-club-plan-about = Ouvert pour ce club. Quand c’est fini, note-le.
app-club-take-in = Noter la soirée
app-club-other-event = Noter un tournoi
app-club-event-link = Ou avec un de ses liens
app-club-event-look = Voir
app-club-table = Table { $table }
app-club-take-out = Retirer
app-club-take-out-price = Cette soirée ne comptera plus, dans aucune saison ni aucune cote. Tu peux la noter à nouveau tant que le tournoi existe.

## A person

app-club-pairs = Face à face
app-club-met = Tables
app-club-ahead = Devant
app-club-behind = Derrière
app-club-rename = Corriger le nom
app-club-rename-do = Corriger
app-club-merge = Est la même personne que
app-club-merge-do = Fusionner avec { $other }
app-club-merge-price = Toutes les soirées de l’entrée « { $other } » passeront à « { $name } ». C’est définitif.
app-club-forget = Oublier cette personne
app-club-forget-price = Le nom devient partout un numéro. Les résultats restent, pour que ceux des autres soient justes. C’est définitif.

## A season

app-club-season-new = Nouvelle saison
app-club-season-change = Modifier la saison
app-club-season-name = Nom de la saison
app-club-season-example = Hiver 2026/27
app-club-since = Premier jour
app-club-until = Dernier jour
app-club-best = Soirées qui comptent
app-club-best-about = Seulement les meilleures de chaque personne.
app-club-points = Points
app-club-by-place = Par place
app-club-by-place-about = Pour la place de la soirée ; ceux qui partagent une place en ont tous les points.
app-club-by-result = Par résultat
app-club-by-result-about = Pour chaque adversaire à ses tables.
app-club-places = Points pour le 1er, le 2e, le 3e…
app-club-places-wrong = Écris des nombres entiers, séparés par des espaces.
app-club-others = Tous les autres
app-club-others-about = Pour avoir été là.
app-club-ahead-points = Par adversaire battu
app-club-ahead-about = Points pour chacun d’eux.
app-club-level-points = Par adversaire à égalité
app-club-level-about = Points pour chacun d’eux.
app-club-season-open = Ouvrir la saison
app-club-season-save = Enregistrer
app-club-season-remove = Supprimer la saison
app-club-season-remove-price = Les soirées restent dans le carnet ; seul ce classement disparaît.

## Taking an evening in

app-club-take-in-about = Qui était qui ? Les noms du carnet sont déjà choisis.
app-club-on = Date
app-club-somebody-new = Quelqu’un de nouveau
app-club-take-in-do = Écrire dans le carnet
app-club-not-over = Ce tournoi n’est pas terminé. Termine-le à son bureau, puis note-le ici.
app-club-tell-about = D’autres membres du club sont sur la liste ? Dis au tirage qui ils ont déjà rencontré.
app-club-tell = Le dire au tirage
app-club-told = Le tirage le sait.
app-club-drop-plan = Ne pas noter
app-club-drop-plan-price = Il disparaît de cette liste. Le tournoi lui-même reste.

## The next evening

app-club-next-about = Un nouveau tournoi avec toutes les personnes cochées. D’autres peuvent encore s’ajouter.
app-club-next-name = Nom de la soirée
app-club-who = Qui vient ? { $count }
app-club-avoid = Éviter deux fois la même table
app-club-avoid-about = Le tirage cherche des groupes qui ne se sont pas encore rencontrés dans la saison. Tout le monde peut toujours le vérifier.
app-club-avoid-no = Non
app-club-next-open = Ouvrir le tournoi

## Links and files

app-club-public-about = Avec ce lien, tout le monde peut lire le carnet. Ton propre lien reste à toi : ton navigateur le garde sous « Tournois ».
app-club-spreadsheet = Enregistrer comme tableur
app-club-file = Enregistrer comme fichier
app-club-renew-public = Remplacer ce lien
app-club-renew-public-price = L’ancien lien ne marchera plus pour personne.
app-club-renew-mine = Remplacer ton propre lien
app-club-renew-mine-price = Qui a l’ancien ne pourra plus écrire dans le carnet.
app-club-delete = Supprimer tout le carnet
app-club-delete-price = Personnes, soirées, saisons et cotes disparaissent pour tout le monde, pour toujours. Les tournois eux-mêmes restent. Pour le garder, enregistre-le d’abord dans un fichier.
