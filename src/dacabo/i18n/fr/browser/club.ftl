### L’application : le carnet du club.

app-club-nobody = Personne n° { NUMBER($number, useGrouping: 0) }
app-club-nameless = Un tournoi

## On the page of tournaments

app-club-books = Carnet du club
app-club-books-about = Pour un groupe qui se retrouve régulièrement : personnes, soirées, saisons et cotes au même endroit.
app-club-name = Nom du club
app-club-name-example = Les cartes du vendredi
app-club-open = Ouvrir un carnet
app-club-from-file = Ouvrir un carnet enregistré

## The book

app-club-next = Prochaine soirée
app-club-links = Lien et fichiers
app-club-seasons = Saisons
app-club-no-season = Ouvre une saison, et son classement apparaîtra ici.
app-club-season-empty = Pas encore de soirée dans cette saison.
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
app-club-rating-about = Le premier nombre est la cote, qui part de 25 ; le second, après ±, indique son incertitude.
app-club-nobody-yet = Personne n’est encore dans le carnet. Ajoute des noms, ou note une soirée.
app-club-add = Ajouter des personnes
app-club-add-example = Ana, Ben, Chloé
app-club-add-do = Ajouter
app-club-evenings = Soirées
app-club-no-evening = Pas encore de soirée. Ouvres-en une avec « Prochaine soirée », ou note un tournoi terminé.
app-club-plan-about = Prévu pour ce club. Quand c’est fini, note-le dans le carnet.
app-club-take-in = Noter dans le carnet
app-club-other-event = Noter un tournoi
app-club-event-link = Ou avec un de ses liens
app-club-event-look = Voir
app-club-table = Table { $table }
app-club-take-out = Retirer du carnet
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
app-club-forget-price = Le nom devient partout un numéro. Ses résultats restent, pour que ceux des autres soient justes. C’est définitif.

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
app-club-by-place-about = Selon la place obtenue dans la soirée ; les ex æquo reçoivent chacun les points de leur place.
app-club-by-result = Par résultat
app-club-by-result-about = Pour chaque adversaire affronté.
app-club-places = Points pour le 1er, le 2e, le 3e…
app-club-places-wrong = Écris des nombres entiers, séparés par des espaces.
app-club-others = Tous les autres
app-club-others-about = Pour la participation.
app-club-ahead-points = Par adversaire battu
app-club-ahead-about = Points pour chacun d’eux.
app-club-level-points = Par adversaire à égalité
app-club-level-about = Points pour chacun d’eux.
app-club-season-open = Ouvrir la saison
app-club-season-save = Enregistrer
app-club-season-remove = Supprimer la saison
app-club-season-remove-price = Les soirées restent dans le carnet ; seul ce classement disparaît.

## Taking an evening in

app-club-take-in-about = Qui était qui ? Les noms qui figurent dans le carnet sont déjà reconnus.
app-club-on = Date
app-club-somebody-new = Quelqu’un de nouveau
app-club-take-in-do = Noter dans le carnet
app-club-not-over = Ce tournoi n’est pas terminé. Termine-le à son bureau, puis note-le ici.
app-club-tell-about = D’autres membres du club se sont inscrits ? Indique au tournoi qui s’est déjà rencontré, pour que le tirage en tienne compte.
app-club-tell = Mettre à jour les rencontres
app-club-told = C’est pris en compte.
app-club-drop-plan = Ne pas noter
app-club-drop-plan-price = Il disparaît de cette liste. Le tournoi lui-même reste.

## The next evening

app-club-next-about = Ouvre un nouveau tournoi avec toutes les personnes cochées. D’autres peuvent encore s’inscrire.
app-club-next-name = Nom de la soirée
app-club-who = Qui vient ? { $count }
app-club-avoid = Éviter les mêmes adversaires
app-club-avoid-about = Le tirage évite de réunir des personnes qui se sont déjà rencontrées cette saison. Tout le monde peut toujours le vérifier.
app-club-avoid-no = Non
app-club-next-open = Ouvrir le tournoi

## Links and files

app-club-public-about = Avec ce lien, tout le monde peut lire le carnet. Ton propre lien reste à toi : ton navigateur le garde sous « Tournois ».
app-club-spreadsheet = Enregistrer au format tableur
app-club-file = Enregistrer dans un fichier
app-club-renew-public = Remplacer ce lien
app-club-renew-public-price = L’ancien lien ne marchera plus pour personne.
app-club-renew-mine = Remplacer ton propre lien
app-club-renew-mine-price = L’ancien lien ne permettra plus d’écrire dans le carnet.
app-club-delete = Supprimer tout le carnet
app-club-delete-price = Personnes, soirées, saisons et cotes disparaissent pour tout le monde, pour toujours. Les tournois eux-mêmes restent. Pour le garder, enregistre-le d’abord dans un fichier.
