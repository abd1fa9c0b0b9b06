### Les règles du jeu et leurs variantes : chacune a un nom, et `.about` l’explique en une phrase.

## Jeux de règles

cabo-name = Cabo
dacapo-name = Da Capo!
cabo-rules-original = Règles d’origine
    .about = Retiens tes cartes, débarrasse-toi des grosses et annonce Cabo avant les autres.
cabo-rules-gretel-malte = Gretel et Malte
    .about = Comme à l’origine, mais une fausse annonce de cartes identiques te laisse une carte de plus.
cabo-rules-dutch = À la néerlandaise
    .about = Des cartes à jouer avec jokers, des doigts rapides pour jeter à la volée, et Cabo seulement sous 5.
cabo-rules-tournament = Tournoi
    .about = Les règles d’origine en 45 minutes : on ne remélange pas, et pile 100 ne sauve qu’une fois.

## Valeurs communes

value-yes = Oui
value-no = Non
value-none = Sans limite

## Cartes et distribution

cabo-option-deck = Cartes utilisées
    .about = Avec quelles cartes vous jouez.
cabo-option-deck-cabo = Cartes de Cabo
    .about = 52 cartes de 0 à 13.
cabo-option-deck-french = Cartes à jouer
    .about = 52 cartes à jouer, avec des jokers si vous voulez.
cabo-option-jokers = Nombre de jokers
    .about = Combien de jokers sont mêlés aux cartes.
cabo-option-cards = Cartes par personne
    .about = Combien de cartes se trouvent devant chaque personne.
cabo-option-looks = Premiers regards
    .about = Combien de tes cartes tu regardes avant le premier tour.
cabo-option-first-look = Cartes du premier regard
    .about = Lesquelles de tes cartes tu regardes avant le premier tour.
cabo-option-first-look-choice = Au choix
    .about = Celles que tu veux parmi tes cartes.
cabo-option-first-look-nearest = Les plus proches
    .about = Les cartes les plus proches de toi.
cabo-option-starter = Qui commence
    .about = Qui joue le premier tour d’une manche.
cabo-option-starter-winner = Qui a gagné
    .about = D’abord par tirage au sort, puis la personne qui a gagné la manche précédente.
cabo-option-starter-youngest = La plus jeune personne
    .about = La plus jeune personne commence chaque manche ; si nul ne dit qui c’est, le sort décide.

## Pendant le jeu

cabo-option-sets = Cartes identiques
    .about = Une nouvelle carte peut en remplacer deux, trois ou quatre identiques.
cabo-option-one-by-one = Retourner une par une
    .about = Les cartes annoncées identiques se retournent une par une, jusqu’à celle qui ne va pas.
cabo-option-false-set = Fausse annonce
    .about = Ce que devient la nouvelle carte si les cartes annoncées ne sont pas identiques.
cabo-option-false-set-discard = La jeter
    .about = La nouvelle carte va sur la défausse.
cabo-option-false-set-keep = La garder
    .about = La nouvelle carte rejoint tes autres cartes.
cabo-option-free-swap = Échange libre
    .about = Un échange peut aussi se faire entre deux autres personnes.
cabo-option-snap = Jeter à la volée
    .about = Après une défausse, la main la plus rapide peut poser dessus une carte identique.
cabo-option-forbidden-look = Regards interdits
    .about = Tu peux lorgner une carte sans permission, au prix de deux cartes de pénalité.
cabo-option-caller-locked = Cartes bloquées
    .about = Plus d’échange avec la personne qui a annoncé Cabo.
cabo-option-call-below = Cabo seulement sous
    .about = Annoncer Cabo avec cette somme ou plus est une erreur, et coûte des points.

## La pioche

cabo-option-empty-pile = Pioche vide
    .about = Ce qui se passe quand la pioche est épuisée.
cabo-option-empty-pile-reshuffle = Remélanger
    .about = La défausse devient la nouvelle pioche.
cabo-option-empty-pile-end-round = Finir la manche
    .about = La personne qui a pioché la dernière carte finit son tour, puis on retourne tout.
cabo-option-pile-out-after-call = Pioche vide après Cabo
    .about = Ce qui se passe si la pioche s’épuise après un Cabo, quand cela finirait sinon la manche.
cabo-option-pile-out-after-call-end-cabo = Compter comme un Cabo
    .about = La manche finit et se compte comme après tout Cabo.
cabo-option-pile-out-after-call-end-pile = Compter comme sans Cabo
    .about = La manche finit et se compte comme si personne n’avait rien annoncé.
cabo-option-pile-out-after-call-play-on = Continuer
    .about = Tout le monde joue encore son dernier tour ; au besoin, on remélange la défausse.

## Points

cabo-option-scoring = Décompte
    .about = Comment une manche devient des points.
cabo-option-scoring-cabo = Comme à l’origine
    .about = La plus petite somme vaut 0 point ; un Cabo sans elle en coûte 5.
cabo-option-scoring-dutch = Néerlandais
    .about = Tout le monde marque sa somme ; un Cabo raté coûte 20 points, un Cabo partagé 10.
cabo-option-hundred = Pile 100
    .about = Si un total de 100 tout rond redescend à 50.
cabo-option-hundred-always = Toujours
    .about = Chaque fois que quelqu’un y arrive.
cabo-option-hundred-once = Une fois
    .about = Seulement dans la première manche où quelqu’un y arrive.
cabo-option-hundred-never = Jamais
    .about = 100 reste 100.

## La fin

cabo-option-limit = Limite de points
    .about = La partie finit dès qu’un total va jusque-là.
cabo-option-rounds = Nombre de manches
    .about = La partie finit après ce nombre de manches.
cabo-option-minutes = Durée en minutes
    .about = Passé ce temps, plus de nouvelle manche.
cabo-option-turn-limit = Limite de tours
    .about = Une manche sans Cabo finit après ce nombre de tours.

## Da Capo! : jeux de règles

dacapo-rules-single = Une manche
    .about = Au milieu, on construit de 1 à 10 ; vide ta pile avant les autres.
dacapo-rules-match = En 50 points
    .about = Manche après manche, qui gagne marque un point par carte restée dans les autres piles.

## Da Capo! : variantes

dacapo-option-stack = Cartes par pile
    .about = De combien de cartes chaque personne doit se débarrasser.
dacapo-option-hand = Cartes en main
    .about = Jusqu’à combien de cartes tu complètes ta main.
dacapo-option-building-piles = Piles de construction
    .about = Combien de piles peuvent grandir en même temps au milieu.
dacapo-option-help-piles = Piles d’aide
    .about = Combien de piles d’aide tu peux avoir.
dacapo-option-highest = Plus grand nombre
    .about = Le nombre qui complète une pile de construction.
dacapo-option-copies = Cartes par nombre
    .about = Combien de fois chaque nombre est présent dans le jeu.
dacapo-option-jokers = Nombre de jokers
    .about = Combien de jokers sont mêlés aux cartes.
dacapo-option-target = Limite de points
    .about = La partie finit dès qu’un total va jusque-là ; sans limite, elle finit après une manche.
