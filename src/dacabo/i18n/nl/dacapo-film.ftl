### De film van een partij Da Capo!: wat maar één speler zag, aan iedereen verteld.

dacapo-film-drawn =
    { $who-is ->
        [you] Je krijgt in je hand: { $cards }.
       *[other] { $who } krijgt in de hand: { $cards }.
    }
