### Der Film einer Partie Da Capo!: was nur eine Person gesehen hat, für alle erzählt.

dacapo-film-drawn =
    { $who-is ->
        [you] Neu auf deiner Hand: { $cards }.
       *[other] Neu auf der Hand von { $who }: { $cards }.
    }
