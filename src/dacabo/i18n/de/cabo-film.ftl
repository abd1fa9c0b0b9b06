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

## Ein Moment, nach der Runde mit offenen Karten erzählt

cabo-film-replaced =
    { $who-is ->
        [you] Du hast { $cards-a } durch { $new-a } ersetzt.
       *[other] { $who } hat { $cards-a } durch { $new-a } ersetzt.
    }
cabo-film-replaced-kept =
    { $who-is ->
        [you] Du hast { $cards-a } durch { $new-a } ersetzt und { $kept-a } behalten.
       *[other] { $who } hat { $cards-a } durch { $new-a } ersetzt und { $kept-a } behalten.
    }
# Zwei bis vier Karten.
cabo-film-set =
    { $who-is ->
        [you] Ein Satz! Du hast { $cards-a } durch { $new-a } ersetzt.
       *[other] Ein Satz! { $who } hat { $cards-a } durch { $new-a } ersetzt.
    }
# Zwei Plätze mit je einer Karte.
cabo-film-swapped =
    { $who-is ->
        [you] Du hast { $one } ({ $first-a }) gegen { $other } ({ $second-a }) getauscht.
       *[other] { $who } hat { $one } ({ $first-a }) gegen { $other } ({ $second-a }) getauscht.
    }
# $rival hat von den anderen die wenigsten Punkte.
cabo-film-called =
    { $who-is ->
        [you] Du hast mit einer Summe von { $sum } Cabo angesagt; { $rival } lag bei { $fewest }.
       *[other]
            { $rival-is ->
                [you] { $who } hat mit einer Summe von { $sum } Cabo angesagt; du lagst bei { $fewest }.
               *[other] { $who } hat mit einer Summe von { $sum } Cabo angesagt; { $rival } lag bei { $fewest }.
            }
    }
# $who hat die höchste Summe, $rival die niedrigste.
cabo-film-dealt =
    { $who-is ->
        [you] Beim Geben hast du eine Summe von { $sum } bekommen, { $rival } nur { $fewest }.
       *[other]
            { $rival-is ->
                [you] Beim Geben hat { $who } eine Summe von { $sum } bekommen, du nur { $fewest }.
               *[other] Beim Geben hat { $who } eine Summe von { $sum } bekommen, { $rival } nur { $fewest }.
            }
    }
cabo-film-no-snap =
    { $who-is ->
        [you] Du hast nicht draufgeworfen.
       *[other] { $who } hat nicht draufgeworfen.
    }
