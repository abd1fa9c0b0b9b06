### L’application dans le navigateur : les autres portes de l’accueil et les listes de tables.

app-home-friends = Entre amis
app-home-here = À plusieurs sur cet appareil
app-home-here-phone = À plusieurs sur ce téléphone
app-home-pads = Feuille de score
    .about = De vraies cartes sur la table ? Dacabo compte les points.

app-home-join = Rejoindre une table
app-home-code = Code ou lien
app-home-code-missing = Tape les six caractères du code de la table, ou colle son lien.
app-home-join-do = Rejoindre
app-home-camera = Un QR code ? L’appareil photo de ton téléphone ouvre la table.
app-home-go-on = Reprendre
app-home-mine = Mes tables
app-home-film = Film de la partie { $match }
app-home-film-file = Voir une partie enregistrée
app-home-open = Tables ouvertes
app-home-looking = Un coup d’œil dans la salle…
app-home-nobody = Personne n’attend pour l’instant. Ouvre une table et invite Mila.
app-table-of = Hôte : { $host }
app-phase-open = { $taken } sur { $players } à table
app-phase-playing = en cours
app-phase-paused = en pause
app-phase-over = terminée
app-home-won = gagné
app-home-lost = perdu
app-phase-closed = fermée
