### De film van een partij Da Capo!: wat maar één speler zag, aan iedereen verteld.

dacapo-film-drawn =
    { $who-is ->
        [you] Nieuw in je hand: { $cards }.
       *[other] Nieuw in de hand van { $who }: { $cards }.
    }
