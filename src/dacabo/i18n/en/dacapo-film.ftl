### The film of a match of Da Capo!: what only one player saw, told to everybody.

dacapo-film-drawn =
    { $who-is ->
        [you] You get: { $cards }.
       *[other] { $who } gets: { $cards }.
    }
