### L’application dans le navigateur : l’accueil.

## Ce que disent plusieurs d’entre eux

app-name = Ton nom
app-language = Langue

## L’accueil

app-home-sentence = Cabo et Da Capo!, entre amis ou contre des bots. Prends une chaise, les cartes sont mélangées.
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
app-home-new = Nouvelle table
app-home-events = Tournois
    .about = Tirage des tables, chrono, podium.
app-home-more = Et aussi
app-home-rules = Règles
app-home-settings = Réglages
