### Der Film einer Partie Da Capo!: was nur eine Person gesehen hat, für alle erzählt.

dacapo-film-drawn =
    { $who-is ->
        [you] Du bekommst auf die Hand: { $cards }.
       *[other] { $who } bekommt auf die Hand: { $cards }.
    }
