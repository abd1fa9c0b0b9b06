### Le film d’une partie de Da Capo! : ce qu’une seule personne a vu, raconté à tout le monde.

dacapo-film-drawn =
    { $who-is ->
        [you] Tu reçois { $cards-a }.
       *[other] { $who } reçoit { $cards-a }.
    }
