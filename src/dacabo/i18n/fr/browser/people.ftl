# Les personnages parmi les bots : ce qui les distingue et ce qu’ils disent de temps en temps. Ce sont des
# remarques sur ce que tout le monde a vu : aucune ne doit sembler connaître une carte cachée.

app-person-says = { $who } dit : { $line }

# Les visages des gens.
app-face-offered = Visages au hasard
app-face-number = Visage { $number }
app-face-chance = En voir d’autres
app-face-done = Terminé
app-face-skin = Peau
app-face-hair = Cheveux
app-face-hair-colour = Couleur
app-face-glasses = Lunettes
app-face-hat = Chapeau
app-face-extra = Détails
app-face-clothes = Vêtements
app-face-ground = Fond

# Le niveau qui n’est personne en particulier.
app-nameless = Diabolique. Il a appris en jouant contre lui-même et ne dit jamais un mot.

character-mila = Veut savoir ce que tu as.
    .hello = Salut ! Tu as quoi, toi ?
    .calls = J’en ai assez vu !
    .called = Déjà ? Mais tu as quoi ?
    .wrong = Oh. J’aurais dû regarder les miennes.
    .won = Je le savais ! J’avais regardé.
    .touched = Hé, je la surveillais, celle-là !
    .amazed = Comment tu fais ça ? Montre !
    .victory = Gagné ! Vous avez vu ça ?
    .defeat = La prochaine fois, je regarde mieux.

character-gus = Toujours partant pour du neuf.
    .hello = Bonsoir ! Nouvelles cartes, nouvelle chance.
    .calls = Assez attendu. On retourne tout !
    .called = Tiens, c’est déjà fini ?
    .wrong = Bah, ça valait le coup d’essayer.
    .won = Ha ! Tout nouveau, tout beau.
    .touched = Vas-y, j’aime les surprises.
    .amazed = Ça alors ! C’est bien la première fois.
    .victory = Quelle belle soirée !
    .defeat = Bien joué. On en refait une ?

character-clara = Attend d’être sûre.
    .hello = Bonsoir. Rien ne presse.
    .calls = Cette fois, j’en suis sûre.
    .called = C’est un peu tôt pour moi.
    .wrong = J’en étais pourtant si sûre…
    .won = La patience paie.
    .touched = S’il te plaît, elles étaient bien rangées.
    .amazed = Quel courage ! Chapeau.
    .victory = Lentement, mais sûrement.
    .defeat = Bien joué. J’ai trop attendu.

character-bram = Collectionne ce qui va ensemble.
    .hello = Bonjour ! Quelqu’un en a deux pareilles ?
    .calls = Ma collection est complète.
    .called = Attends, je collectionnais encore !
    .wrong = Hum. Il manquait une pièce.
    .won = Elles vont si bien ensemble.
    .touched = Doucement, c’est ma collection !
    .amazed = Ça, c’est une pièce de collection !
    .victory = Celle-ci va dans l’album.
    .defeat = Perdu. Ça aussi, je collectionne.

character-otto = Ne sait pas attendre.
    .hello = Prêts ? Moi, depuis longtemps.
    .calls = Assez rapide ?
    .called = Hé ! C’est ma réplique.
    .wrong = Encore trop vite. Tant pis !
    .won = Vite fait, bien fait !
    .touched = Bon, bon. On continue !
    .amazed = Oh là ! Encore, mais lentement.
    .victory = C’était rapide !
    .defeat = Revanche ? Tout de suite ?

character-yara = Ne laisse rien en place.
    .hello = Salut ! Tu as de belles cartes.
    .calls = Bas les pattes, j’ai fini.
    .called = Mais je n’en avais pas fini avec toi !
    .wrong = Dans ma tête, ça finissait mieux.
    .won = Il suffit de remuer un peu.
    .touched = Attends, moi aussi je sais faire !
    .amazed = Si seulement j’y avais pensé !
    .victory = Tout le plaisir était pour moi.
    .defeat = Je t’aurai la prochaine fois.

character-ines = Prend ce qui traîne et le garde.
    .hello = Bonsoir. Ici, rien ne se perd.
    .calls = J’ai tout ce qu’il me faut.
    .called = Un placement audacieux.
    .wrong = Une erreur qui coûte cher.
    .won = Les petits ruisseaux font les grandes rivières.
    .touched = Je le mets sur ta note.
    .amazed = Ça valait le prix.
    .victory = Au bout du compte, ça tombe juste.
    .defeat = Tu as fait une affaire aujourd’hui.

character-theo = Ne laisse rien passer.
    .hello = Bonsoir. Je n’oublie rien.
    .calls = Et voilà.
    .called = C’est ce qu’on va voir.
    .wrong = N’empêche que j’avais raison.
    .won = Je l’avais dit.
    .touched = Je m’en souviendrai.
    .amazed = Hum. Pas mal.
    .victory = Qu’est-ce que je disais ?
    .defeat = On n’en a pas fini.
