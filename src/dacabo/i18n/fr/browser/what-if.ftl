### Reprendre la partie contre des bots à un moment du film.

app-what-if = Et si ?
app-what-if-open-sheet = Et si ? Reprendre à partir d’ici
app-what-if-from = À partir de la manche { $round }, tour { $turn }
app-what-if-from-beginning = À partir du début de la manche { $round }
app-what-if-about = Reprends ici contre des bots. La partie elle-même reste comme elle était.
app-what-if-end = Ici, la partie est déjà terminée. Reviens un peu en arrière dans le film.

## Le choix

app-what-if-seat = Qui es-tu ?
app-what-if-cards = Les cartes
app-what-if-known = Seulement ce qu’on savait
app-what-if-known-about = Tu sais ce que savait { $name }. Toutes les autres cartes peuvent être différentes.
app-what-if-open = Toutes visibles
app-what-if-open-about = Tu vois chaque carte, et chacune est là où elle était vraiment.
app-what-if-level = De quelle force sont les autres ?
app-what-if-play = Continuer

## À la table

app-what-if-here = Et si ? Depuis la manche { $round }, tour { $turn }
app-what-if-here-beginning = Et si ? Depuis le début de la manche { $round }
app-what-if-back = Retour au film
