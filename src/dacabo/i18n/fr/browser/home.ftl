### L’application dans le navigateur : l’accueil.

## Ce que disent plusieurs d’entre eux

app-name = Ton nom
app-language = Langue

## L’accueil

app-home-sentence = Cabo et Da Capo!, entre amis ou contre des bots. Prends une chaise, c’est déjà mélangé.
app-home-greeting = Te revoilà, { $name } ! Ta chaise est encore chaude.
app-home-play = Jouer
app-home-dealing = On distribue…
app-home-against = Contre
app-home-change = changer
app-home-game = Jeu
app-home-one-round = une manche
app-home-to-points = jusqu’à { $points }
app-tempo-calm = calme
app-tempo-brisk = vif
app-tempo-instant = immédiat
app-home-learn = Apprendre à jouer
app-home-friends = Entre amis
app-home-new = Nouvelle table
app-home-here = À plusieurs sur cet appareil
app-home-here-phone = À plusieurs sur ce téléphone
app-home-pads = Feuille de score
    .about = De vraies cartes sur la table ? Dacabo compte les points.
app-home-events = Tournois
    .about = Tirer les tables au sort, chronométrer, couronner.
app-home-more = Et aussi
app-home-rules = Règles
app-home-settings = Réglages

## Ce qui arrive plus tard

app-home-join = Rejoindre une table
app-home-code = Code ou lien
app-home-code-missing = Tape les six caractères du code de la table, ou colle son lien.
app-home-join-do = Rejoindre
app-home-camera = Un code QR ? L’appareil photo de ton téléphone ouvre la table.
app-home-go-on = Reprendre
app-home-mine = Mes tables
app-home-open = Tables ouvertes
app-home-looking = Un coup d’œil dans la salle…
app-home-nobody = Personne n’attend pour l’instant – ouvre une table et invite Mila.
app-table-of = Hôte : { $host }
app-phase-open = { $taken } sur { $players } à table
app-phase-playing = en cours
app-phase-paused = en pause
app-phase-over = terminée
app-home-won = gagné
app-home-lost = perdu
app-phase-closed = fermée
