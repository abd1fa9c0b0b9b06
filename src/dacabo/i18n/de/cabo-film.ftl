### Der Film einer Partie Cabo: was nur eine Person gesehen hat, für alle erzählt; und wo Glaube und Wahrheit auseinandergingen.

cabo-film-drawn =
    { $who-is ->
        [you] Du hast { $card-a } gezogen.
       *[other] { $who } hat { $card-a } gezogen.
    }
cabo-film-saw =
    { $who-is ->
        [you] Du siehst { $card-a } ({ $where }).
       *[other] { $who } sieht { $card-a } ({ $where }).
    }
# $by hatte diese Karte vorher weggetauscht.
cabo-film-mistook =
    { $who-is ->
        [you] Du hieltst { $where } noch für { $believed-the }, aber { $by } hatte schon getauscht.
       *[other]
            { $by-is ->
                [you] { $who } hielt { $where } noch für { $believed-the }, aber du hattest schon getauscht.
               *[other] { $who } hielt { $where } noch für { $believed-the }, aber { $by } hatte schon getauscht.
            }
    }
cabo-film-changed =
    { $who-is ->
        [you] Du hattest dort zuletzt { $believed-a } gesehen ({ $where }); inzwischen hatte { $by } getauscht.
       *[other]
            { $by-is ->
                [you] { $who } hatte dort zuletzt { $believed-a } gesehen ({ $where }); inzwischen hattest du getauscht.
               *[other] { $who } hatte dort zuletzt { $believed-a } gesehen ({ $where }); inzwischen hatte { $by } getauscht.
            }
    }
