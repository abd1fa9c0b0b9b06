### L’application dans le navigateur : l’accueil.

## Ce que disent plusieurs d’entre eux

app-name = Ton nom
app-language = Langue

# Les bots portent des noms de tempo ; un mot dit à quoi s’attendre.
app-level-largo = rêveur
app-level-andante = tranquille
app-level-allegro = affûté
app-level-presto = redoutable

## L’accueil

app-home-sentence = Cabo et Da Capo!, entre amis ou contre des bots. Prends une chaise, c’est déjà mélangé.
app-home-greeting = Te revoilà, { $name } ! Ta chaise est encore chaude.
app-home-play = Jouer
app-home-dealing = On distribue…
app-home-against = Contre
app-home-bots = Combien
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
