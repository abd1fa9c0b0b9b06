### The film of a match of Cabo: what only one player saw, told to everybody; and where belief and truth parted.

cabo-film-drawn =
    { $who-is ->
        [you] You have drawn { $card-a }.
       *[other] { $who } has drawn { $card-a }.
    }
cabo-film-saw =
    { $who-is ->
        [you] You see that { $where } is { $card-a }.
       *[other] { $who } sees that { $where } is { $card-a }.
    }
# $by had swapped that card away before.
cabo-film-mistook =
    { $who-is ->
        [you] You still took { $where } for { $believed-the } that { $by } had swapped away.
       *[other]
            { $by-is ->
                [you] { $who } still took { $where } for { $believed-the } that you had swapped away.
               *[other] { $who } still took { $where } for { $believed-the } that { $by } had swapped away.
            }
    }
cabo-film-changed =
    { $who-is ->
        [you] You last saw { $believed-a } there ({ $where }); { $by } has swapped since.
       *[other]
            { $by-is ->
                [you] { $who } last saw { $believed-a } there ({ $where }); you have swapped since.
               *[other] { $who } last saw { $believed-a } there ({ $where }); { $by } has swapped since.
            }
    }

## A moment, told after the round with all cards face up

cabo-film-replaced =
    { $who-is ->
        [you] You replaced { $cards-a } with { $new-a }.
       *[other] { $who } replaced { $cards-a } with { $new-a }.
    }
cabo-film-replaced-kept =
    { $who-is ->
        [you] You replaced { $cards-a } with { $new-a } and kept { $kept-a }.
       *[other] { $who } replaced { $cards-a } with { $new-a } and kept { $kept-a }.
    }
# Two to four cards.
cabo-film-set =
    { $who-is ->
        [you] A set! You replaced { $cards-a } with { $new-a }.
       *[other] A set! { $who } replaced { $cards-a } with { $new-a }.
    }
# Two places with one card each.
cabo-film-swapped =
    { $who-is ->
        [you] You swapped { $one } ({ $first }) with { $other } ({ $second }).
       *[other] { $who } swapped { $one } ({ $first }) with { $other } ({ $second }).
    }
# $rival has the fewest points of the others.
cabo-film-called =
    { $who-is ->
        [you] You called Cabo with a sum of { $sum }, when { $rival } had { $fewest }.
       *[other]
            { $rival-is ->
                [you] { $who } called Cabo with a sum of { $sum }, when you had { $fewest }.
               *[other] { $who } called Cabo with a sum of { $sum }, when { $rival } had { $fewest }.
            }
    }
# $who has the highest sum of all, and $rival the lowest.
cabo-film-dealt =
    { $who-is ->
        [you] The deal gave you a sum of { $sum }, and { $rival } one of { $fewest }.
       *[other]
            { $rival-is ->
                [you] The deal gave { $who } a sum of { $sum }, and you one of { $fewest }.
               *[other] The deal gave { $who } a sum of { $sum }, and { $rival } one of { $fewest }.
            }
    }
cabo-film-no-snap =
    { $who-is ->
        [you] You did not snap.
       *[other] { $who } did not snap.
    }
