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
