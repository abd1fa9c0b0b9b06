### The film of a match of Da Capo!: what only one player saw, told to everybody.

dacapo-film-drawn =
    { $who-is ->
        [you] New in your hand: { $cards }.
       *[other] New in the hand of { $who }: { $cards }.
    }
