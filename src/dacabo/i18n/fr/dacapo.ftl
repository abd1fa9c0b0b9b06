### Da Capo! : les règles, chacune avec un nom et une phrase (`.about`) ; ce qui se passe dans une partie, et ce que chacun doit faire.

## Jeux de règles

dacapo-name = Da Capo!
dacapo-rules-single = Une manche
    .about = Au milieu, on construit de 1 à 10 ; vide ta pile avant les autres.
dacapo-rules-match = En 50 points
    .about = On joue plusieurs manches : chaque carte restée dans les autres piles rapporte un point.

## Variantes

dacapo-option-stack = Cartes par pile
    .about = De combien de cartes chacun doit se débarrasser.
dacapo-option-hand = Cartes en main
    .about = Jusqu’à combien de cartes tu complètes ta main.
dacapo-option-building-piles = Piles de construction
    .about = Combien de piles peuvent monter en même temps au milieu.
dacapo-option-help-piles = Défausses
    .about = Combien de défausses tu peux avoir.
dacapo-option-highest = Nombre le plus élevé
    .about = Le nombre qui complète une pile de construction.
dacapo-option-copies = Cartes par nombre
    .about = Combien de fois chaque nombre est présent dans le jeu.
dacapo-option-jokers = Nombre de jokers
    .about = Combien de jokers sont mêlés aux cartes.
dacapo-option-target = Limite de points
    .about = La partie se termine dès qu’un total atteint ce nombre ; sans limite, après une manche.
dacapo-option-first-seat-starts = La première chaise commence
    .about = La personne assise sur la première chaise commence ; sinon, le sort décide.

## Une manche commence

dacapo-round-began = La manche { $round } commence.
dacapo-dealer-lot =
    { $who-is ->
        [you] Le sort en a décidé : tu distribues.
       *[other] Le sort en a décidé : { $who } distribue.
    }
dacapo-dealer-next =
    { $who-is ->
        [you] Cette fois, c’est toi qui distribues.
       *[other] Cette fois, c’est { $who } qui distribue.
    }
dacapo-dealt =
    { $who-is ->
        [you]
            { $stack ->
                [one] Manche { $round } : une carte par pile, { $hand } en main. Tu commences.
               *[other] Manche { $round } : { $stack } cartes par pile, { $hand } en main. Tu commences.
            }
       *[other]
            { $stack ->
                [one] Manche { $round } : une carte par pile, { $hand } en main. { $who } commence.
               *[other] Manche { $round } : { $stack } cartes par pile, { $hand } en main. { $who } commence.
            }
    }
    .told =
        { $who-is ->
            [you]
                { $stack ->
                    [one] Une carte par pile, { $hand } en main. Tu commences.
                   *[other] { $stack } cartes par pile, { $hand } en main. Tu commences.
                }
           *[other]
                { $stack ->
                    [one] Une carte par pile, { $hand } en main. { $who } commence.
                   *[other] { $stack } cartes par pile, { $hand } en main. { $who } commence.
                }
        }

## Piles et mains

dacapo-turned-up =
    { $who-is ->
        [you] Sur ta pile : { $card-a }.
       *[other]
            { $who-begins ->
                [vowel] Sur la pile d’{ $who } : { $card-a }.
               *[other] Sur la pile de { $who } : { $card-a }.
            }
    }
dacapo-drew =
    { $who-is ->
        [you]
            { $count ->
                [one] Tu pioches une carte.
               *[other] Tu pioches { $count } cartes.
            }
       *[other]
            { $count ->
                [one] { $who } pioche une carte.
               *[other] { $who } pioche { $count } cartes.
            }
    }
dacapo-drawn = Tu reçois { $cards-a }.

## Construire

dacapo-built-hand =
    { $who-is ->
        [you] Tu poses { $card-a } sur la pile de construction { $pile }.
       *[other] { $who } pose { $card-a } sur la pile de construction { $pile }.
    }
dacapo-built-help =
    { $who-is ->
        [you] Tu poses { $card-the } de ta défausse { $help } sur la pile de construction { $pile }.
       *[other] { $who } pose { $card-the } de sa défausse { $help } sur la pile de construction { $pile }.
    }
dacapo-built-stack =
    { $who-is ->
        [you] Tu poses { $card-the } de ta pile sur la pile de construction { $pile }.
       *[other] { $who } pose { $card-the } de sa pile sur la pile de construction { $pile }.
    }
dacapo-built-other =
    { $who-is ->
        [you]
            { $owner-begins ->
                [vowel] Tu prends { $card-the } sur la pile d’{ $owner } et le poses sur la pile de construction { $pile }.
               *[other] Tu prends { $card-the } sur la pile de { $owner } et le poses sur la pile de construction { $pile }.
            }
       *[other]
            { $owner-is ->
                [you] { $who } prend { $card-the } sur ta pile et le pose sur la pile de construction { $pile }.
               *[other]
                    { $owner-begins ->
                        [vowel] { $who } prend { $card-the } sur la pile d’{ $owner } et le pose sur la pile de construction { $pile }.
                       *[other] { $who } prend { $card-the } sur la pile de { $owner } et le pose sur la pile de construction { $pile }.
                    }
            }
    }
dacapo-joker-hand =
    { $who-is ->
        [you] Tu poses un joker en guise de { $number } sur la pile de construction { $pile }.
       *[other] { $who } pose un joker en guise de { $number } sur la pile de construction { $pile }.
    }
dacapo-joker-help =
    { $who-is ->
        [you] Tu poses le joker de ta défausse { $help } en guise de { $number } sur la pile de construction { $pile }.
       *[other] { $who } pose le joker de sa défausse { $help } en guise de { $number } sur la pile de construction { $pile }.
    }
dacapo-joker-stack =
    { $who-is ->
        [you] Tu poses le joker de ta pile en guise de { $number } sur la pile de construction { $pile }.
       *[other] { $who } pose le joker de sa pile en guise de { $number } sur la pile de construction { $pile }.
    }
dacapo-joker-other =
    { $who-is ->
        [you]
            { $owner-begins ->
                [vowel] Tu prends le joker sur la pile d’{ $owner } et le poses en guise de { $number } sur la pile de construction { $pile }.
               *[other] Tu prends le joker sur la pile de { $owner } et le poses en guise de { $number } sur la pile de construction { $pile }.
            }
       *[other]
            { $owner-is ->
                [you] { $who } prend le joker sur ta pile et le pose en guise de { $number } sur la pile de construction { $pile }.
               *[other]
                    { $owner-begins ->
                        [vowel] { $who } prend le joker sur la pile d’{ $owner } et le pose en guise de { $number } sur la pile de construction { $pile }.
                       *[other] { $who } prend le joker sur la pile de { $owner } et le pose en guise de { $number } sur la pile de construction { $pile }.
                    }
            }
    }
dacapo-pile-finished = La pile de construction { $pile } est complète : place à une nouvelle !

## Un tour se termine

dacapo-put =
    { $who-is ->
        [you] Tu poses { $card-a } sur ta défausse { $pile }.
       *[other] { $who } pose { $card-a } sur sa défausse { $pile }.
    }
dacapo-ended =
    { $who-is ->
        [you] Tu n’as plus de carte en main : ton tour est fini.
       *[other] { $who } n’a plus de carte en main : son tour est fini.
    }

## La pioche

dacapo-ran-out =
    { $who-is ->
        [you] Tu dois piocher, mais la pioche est vide.
       *[other] { $who } doit piocher, mais la pioche est vide.
    }
dacapo-reshuffled =
    { $count ->
        [one] Les piles complètes sont mélangées : la nouvelle pioche compte une carte.
       *[other] Les piles complètes sont mélangées : la nouvelle pioche compte { $count } cartes.
    }

## Une manche se termine

# En français, zéro est un singulier : il a sa propre phrase.
dacapo-left =
    { $who-is ->
        [you]
            { $count ->
                [0] Ta pile est vide.
                [one] Il te reste une carte dans ta pile.
               *[other] Il te reste { $count } cartes dans ta pile.
            }
       *[other]
            { $count ->
                [0] { $who } n’a plus de carte dans sa pile.
                [one] { $who } a encore une carte dans sa pile.
               *[other] { $who } a encore { $count } cartes dans sa pile.
            }
    }
dacapo-round-won =
    { $players-are ->
        [you]
            { $points ->
                [one] Tu gagnes la manche : { $points } point pour ce qui reste dans les autres piles.
               *[other] Tu gagnes la manche : { $points } points pour ce qui reste dans les autres piles.
            }
       *[one]
            { $points ->
                [one] { $players } gagne la manche : { $points } point pour ce qui reste dans les autres piles.
               *[other] { $players } gagne la manche : { $points } points pour ce qui reste dans les autres piles.
            }
    }
dacapo-round-won-stalemate =
    { $players-are ->
        [you]
            { $points ->
                [one] Plus personne ne peut jouer ! Tu as la plus petite pile et gagnes la manche : { $points } point.
               *[other] Plus personne ne peut jouer ! Tu as la plus petite pile et gagnes la manche : { $points } points.
            }
        [you-and]
            { $points ->
                [one] Plus personne ne peut jouer ! Tu as la plus petite pile, à égalité avec { $players }, et vous gagnez ensemble la manche : { $points } point par personne.
               *[other] Plus personne ne peut jouer ! Tu as la plus petite pile, à égalité avec { $players }, et vous gagnez ensemble la manche : { $points } points par personne.
            }
        [one]
            { $points ->
                [one] Plus personne ne peut jouer ! { $players } a la plus petite pile et gagne la manche : { $points } point.
               *[other] Plus personne ne peut jouer ! { $players } a la plus petite pile et gagne la manche : { $points } points.
            }
       *[many]
            { $points ->
                [one] Plus personne ne peut jouer ! { $players } ont les plus petites piles et gagnent la manche à égalité : { $points } point par personne.
               *[other] Plus personne ne peut jouer ! { $players } ont les plus petites piles et gagnent la manche à égalité : { $points } points par personne.
            }
    }

## Une partie se termine

dacapo-total =
    { $who-is ->
        [you]
            { $points ->
                [one] Tu as maintenant { $points } point au total.
               *[other] Tu as maintenant { $points } points au total.
            }
       *[other]
            { $points ->
                [one] { $who } a maintenant { $points } point au total.
               *[other] { $who } a maintenant { $points } points au total.
            }
    }
dacapo-match-won =
    { $players-are ->
        [you]
            { $points ->
                [one] Tu gagnes la partie avec { $points } point. Bravo !
               *[other] Tu gagnes la partie avec { $points } points. Bravo !
            }
        [you-and]
            { $points ->
                [one] Tu partages la victoire avec { $players }, à { $points } point. Bravo !
               *[other] Tu partages la victoire avec { $players }, à { $points } points. Bravo !
            }
        [one]
            { $points ->
                [one] { $players } gagne la partie avec { $points } point.
               *[other] { $players } gagne la partie avec { $points } points.
            }
       *[many]
            { $points ->
                [one] { $players } se partagent la victoire, à { $points } point.
               *[other] { $players } se partagent la victoire, à { $points } points.
            }
    }

## Ce qu’une personne, ou la table, doit faire

dacapo-do-lot = Tirez au sort qui distribue.
dacapo-do-deal = Mélanger et distribuer.
dacapo-do-reshuffle = Mélanger les piles complètes pour refaire la pioche.
dacapo-do-turn = À toi de jouer. Pose ce que tu peux, puis termine par une carte sur une défausse.
dacapo-do-next-round = En route pour la manche suivante.
