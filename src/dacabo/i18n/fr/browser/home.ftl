### L’application dans le navigateur : l’accueil.

## Ce que disent plusieurs d’entre eux

app-name = Ton nom
app-language = Langue

# Les bots portent des noms de tempo ; un mot dit à quoi s’attendre.
app-level-largo = rêveur
app-level-andante = tranquille
app-level-allegro = affûté
app-level-presto = redoutable
app-level-prestissimo = diabolique

## L’accueil

app-home-sentence = Cabo et Da Capo!, entre amis ou contre des bots. Prends une chaise, c’est déjà mélangé.
app-home-greeting = Te revoilà, { $name } ! Ta chaise est encore chaude.
app-home-play = Jouer
app-home-dealing = On distribue…
app-home-against = Contre
app-home-bots = Combien
app-home-here = À plusieurs sur ce téléphone
app-home-game = Jeu
app-home-length = Durée
app-home-one-round = une manche
app-home-to-points = jusqu’à { $points }
app-home-remember = Aide-moi à me souvenir
    .about = Ce que tu as vu reste visible pour toi.
app-home-learn = Apprendre à jouer
app-home-friends = Entre amis
app-home-new = Nouvelle table
app-home-real = Avec de vraies cartes
    .about = Joue avec tes propres cartes et laisse ton téléphone compter, à la maison comme en tournoi.
app-home-pads = Feuille de score
app-home-events = Tournois
app-home-more = Et aussi
app-home-rules = Règles
app-home-settings = Réglages

## Ce qui arrive plus tard

app-home-join = Rejoindre une table
app-home-code = Code ou lien
app-home-code-missing = Tape les six caractères du code de la table, ou colle son lien.
app-home-join-do = Rejoindre
app-home-camera = Un code QR ? L’appareil photo de ton téléphone ouvre la table.
app-home-running = Ta partie avec { $names }
app-home-go-on = Reprendre
app-home-mine = Mes tables
app-home-open = Tables ouvertes
app-home-looking = Un coup d’œil dans la salle…
app-home-nobody = Personne n’attend pour l’instant – ouvre une table et invite Allegro.
app-table-of = Hôte : { $host }
app-phase-open = { $taken } sur { $players } à table
app-phase-playing = en cours
app-phase-paused = en pause
app-phase-over = terminée
app-phase-closed = fermée
