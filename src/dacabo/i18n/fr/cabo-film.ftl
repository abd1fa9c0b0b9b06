### Le film d’une partie de Cabo : ce qu’une seule personne a vu, raconté à tout le monde ; et là où l’on se trompait.

cabo-film-drawn =
    { $who-is ->
        [you] Tu as pioché { $card-a }.
       *[other] { $who } a pioché { $card-a }.
    }
cabo-film-saw =
    { $who-is ->
        [you] Tu vois { $where } : { $card-a }.
       *[other] { $who } voit { $where } : { $card-a }.
    }
# $by avait échangé cette carte auparavant.
cabo-film-mistook =
    { $who-is ->
        [you] Tu prenais encore { $where } pour { $believed-the }, mais { $by } avait déjà fait un échange.
       *[other]
            { $by-is ->
                [you] { $who } prenait encore { $where } pour { $believed-the }, mais tu avais déjà fait un échange.
               *[other] { $who } prenait encore { $where } pour { $believed-the }, mais { $by } avait déjà fait un échange.
            }
    }
cabo-film-changed =
    { $who-is ->
        [you] La dernière fois, tu avais vu là { $believed-a } ({ $where }) ; depuis, { $by } a fait un échange.
       *[other]
            { $by-is ->
                [you] La dernière fois, { $who } avait vu là { $believed-a } ({ $where }) ; depuis, tu as fait un échange.
               *[other] La dernière fois, { $who } avait vu là { $believed-a } ({ $where }) ; depuis, { $by } a fait un échange.
            }
    }

## Un moment, raconté après la manche avec toutes les cartes visibles

cabo-film-replaced =
    { $who-is ->
        [you] Tu remplaces { $cards-a } par { $new-a }.
       *[other] { $who } remplace { $cards-a } par { $new-a }.
    }
cabo-film-replaced-kept =
    { $who-is ->
        [you] Tu remplaces { $cards-a } par { $new-a } et gardes { $kept-a }.
       *[other] { $who } remplace { $cards-a } par { $new-a } et garde { $kept-a }.
    }
# De deux à quatre cartes.
cabo-film-set =
    { $who-is ->
        [you] Bien vu ! Tu remplaces { $cards-a } par { $new-a }.
       *[other] Bien vu ! { $who } remplace { $cards-a } par { $new-a }.
    }
# Deux places, avec une carte chacune.
cabo-film-swapped =
    { $who-is ->
        [you] Tu échanges { $one } ({ $first }) contre { $other } ({ $second }).
       *[other] { $who } échange { $one } ({ $first }) contre { $other } ({ $second }).
    }
# $rival a la plus petite somme des autres.
cabo-film-called =
    { $who-is ->
        [you] Tu annonces Cabo avec une somme de { $sum } ; { $rival } en est à { $fewest }.
       *[other]
            { $rival-is ->
                [you] { $who } annonce Cabo avec une somme de { $sum } ; tu en es à { $fewest }.
               *[other] { $who } annonce Cabo avec une somme de { $sum } ; { $rival } en est à { $fewest }.
            }
    }
# $who a la plus grande somme, $rival la plus petite.
cabo-film-dealt =
    { $who-is ->
        [you] À la donne, ta somme est de { $sum } ; { $rival } n’a que { $fewest }.
       *[other]
            { $rival-is ->
                [you] À la donne, { $who } a une somme de { $sum } ; tu n’as que { $fewest }.
               *[other] À la donne, { $who } a une somme de { $sum } ; { $rival } n’a que { $fewest }.
            }
    }
cabo-film-no-snap =
    { $who-is ->
        [you] Tu ne défausses rien à la volée.
       *[other] { $who } ne défausse rien à la volée.
    }
