### La salle de jeux de cet appareil : ce qu’on garde pour elle, son démarrage, et ce qui ne vaut que pour un appareil.

app-pocket-alone = Cette salle de jeux n’existe que sur cet appareil. Pour jouer chacun sur son téléphone ou organiser un tournoi, installe Dacabo sur un ordinateur.

## Sans connexion

app-pocket-no-connection = Pas de connexion.
app-pocket-not-kept = Pour jouer sur cet appareil sans réseau, ouvre les réglages quand tu auras du réseau et choisis « Enregistrer Dacabo sur cet appareil ».
app-pocket-here = Tu joues sur cet appareil. Rien n’en sort.
app-pocket-play = Jouer sur cet appareil
app-pocket-online = Revenir à la salle de jeux en ligne
app-pocket-online-short = Revenir en ligne
app-pocket-pads = Feuille de score

## Réglages

app-pocket-title = Sur cet appareil
app-pocket-about = Joue sans réseau : contre des bots, ou à plusieurs sur cet appareil. Les parties restent sur cet appareil. Les outils de développement du navigateur peuvent montrer toutes les cartes, même celles des bots.
app-pocket-unable = Dans ce navigateur, la salle de jeux a besoin du réseau. La feuille de score marche aussi sans.
app-pocket-keep = Enregistrer Dacabo sur cet appareil ({ $size } Mo)
app-pocket-fetching = Enregistrement de Dacabo
app-pocket-arrived = { $percent } % enregistrés
app-pocket-kept = Enregistré : tu peux jouer sans réseau.
app-pocket-little-space = Il n’y a pas assez de place : il faut environ { $needed } Mo, et il reste { $space } Mo au navigateur. Libère de la place sur l’appareil et réessaie.
app-pocket-remove = Supprimer Dacabo de cet appareil
app-pocket-remove-matches =
    { $matches ->
        [one] Supprimer la table de cet appareil
       *[other] Supprimer les { $matches } tables de cet appareil
    }
    .sure = Toutes leurs parties et tous leurs points disparaîtront pour toujours : ils ne sont nulle part ailleurs.

## Le démarrage

app-pocket-starting = On prépare les cartes…
    .about = La première fois, il faut quelques secondes. Ensuite, c’est plus rapide.
app-pocket-elsewhere = Dacabo est déjà ouvert dans un autre onglet. Continue là-bas, ou ferme l’autre onglet pour continuer ici.
app-pocket-damaged = Un morceau de Dacabo est arrivé abîmé deux fois de suite. Tes parties sont intactes. Réessaie.
app-pocket-failed = Ça n’a pas marché sur cet appareil. Tes parties sont intactes. Réessaie.
app-pocket-offline = Il manque encore un morceau de Dacabo sur cet appareil. Réessaie quand tu auras du réseau.
app-pocket-store-full = Il n’y a plus de place sur cet appareil. Rien n’est perdu : libère de la place et réessaie.
app-pocket-too-weak = Cet appareil n’a pas assez de mémoire pour la salle de jeux. La feuille de score marche.
app-pocket-again = Réessayer

## Après une partie

app-pocket-seal = Sur cet appareil, la vérification prouve seulement que rien n’a changé après la distribution. C’est l’appareil lui-même qui a mélangé et scellé les cartes : personne d’autre n’a regardé.
