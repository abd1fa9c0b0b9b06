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
