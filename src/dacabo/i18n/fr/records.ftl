### Parties enregistrées : ce qu’on en dit, et ce qui peut y clocher.

## Raconter une partie

records-title = { $game } · { $rules } · { $players }
records-change = Règle modifiée – { $option } : { $value }
records-unfinished = La partie n’a pas été terminée.
records-round = Manche { $round }
records-points = Points
records-totals = Total

## Rien ne cloche

records-moves =
    { $moves ->
        [one] Tout est en règle : l’unique coup est valable
       *[other] Tout est en règle : les { $moves } coups sont valables
    }
records-proven = { records-moves }, et chaque mélange découle de la graine. Compare ce sceau avec celui montré avant la partie : { $commitment }
records-sealed = { records-moves }. Les mélanges ne pourront être vérifiés qu’avec la graine. Sceau : { $commitment }
records-unproven = { records-moves }. Les mélanges ne peuvent pas être vérifiés : la partie enregistrée n’a pas de graine.

## Quelque chose cloche, et où

records-where = Ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } :
error-record-too-large = { records-where } c’est trop gros. Une partie enregistrée ne dépasse pas { $bytes } octets. Choisis un autre fichier.
error-record-not-utf-8 = { records-where } ce n’est pas du texte en UTF-8.
error-record-line-too-long = { records-where } cette ligne est trop longue. Une ligne compte au plus { $characters } caractères.
error-record-character = { records-where } le caractère { $character } n’a pas sa place dans une partie enregistrée.
error-record-cut-off = { records-where } le texte s’interrompt. La dernière ligne doit être le résultat.
error-record-no-record = { records-where } ce n’est pas une partie enregistrée par Dacabo. La première ligne doit être « { $first } ».
error-record-header = { records-where } cette ligne n’a rien à faire ici. L’en-tête a ces lignes, une fois chacune : { $keys }.
error-record-incomplete = { records-where } la ligne « { $key } » manque.
error-record-game = { records-where } nous ne connaissons pas ce jeu. Nous jouons à { $games }.
error-record-version = { records-where } cette partie suit la version { $found } des règles ; nous connaissons la version { $known }.
error-record-rules = { records-where } ces règles n’existent pas. Au choix : { $presets }.
error-record-option = { records-where } une règle modifiée s’écrit comme rounds=3, une seule fois.
error-record-options-refused = { records-where } personne ne peut jouer avec ces règles.
error-record-names = { records-where } chacun doit avoir un nom différent, de { $characters } caractères au plus.
error-record-players-refused = { records-where } ces règles ne permettent pas ce nombre de joueurs.
error-record-texts = { records-where } il faut ici { $seat }= et un texte entre guillemets ; puis une espace, ou rien.
error-record-hex = { records-where } il faut 64 chiffres, chacun de 0 à 9 ou de a à f.
error-record-seal-incomplete = { records-where } une graine va avec son sceau (la ligne Commitment) et les mots ou les parts de chacun.
error-record-words-of-everyone = { records-where } il faut un mot par joueur, même vide.
error-record-word-refused = { records-where } un de ces mots est inutilisable.
error-record-shares = { records-where } il faut ici une place et les 64 chiffres de sa part, dans l’ordre des places.
error-record-words-and-shares = { records-where } une partie a des mots ou des parts, pas les deux.
error-record-actor = { records-where } on ne sait pas de qui il s’agit. Commence par la lettre d’une place ou par la table : table.
error-record-move = { records-where } « { $move } » est illisible.
error-record-too-many-moves = { records-where } une partie compte au plus { $moves } coups. Choisis une partie plus courte.
error-record-too-many-rounds = { records-where } une partie compte au plus { $rounds } manches. Choisis une partie plus courte.
error-record-move-refused = { records-where } les règles ne permettent pas « { $move } » ici.
error-record-after-result = { records-where } rien ne doit suivre le résultat.
error-record-line-not-empty = { records-where } cette ligne doit être vide.
error-record-points = { records-where } d’après les coups joués, ce doit être « { $expected } ».
error-record-line = { records-where } cette ligne s’écrit « { $expected } ».
error-record-commitment = { records-where } la graine n’est pas celle que la table avait scellée.
error-record-chance = { records-where } cela ne découle pas de la graine et des mots ou des parts ({ $label }).

# Le film d’une manche.
error-film-round = { $rounds ->
    [0] Aucune manche de cette partie n’a encore été jouée.
    [one] Cette partie n’a que la manche 1.
   *[other] Cette manche n’existe pas dans cette partie. Choisis-en une de 1 à { $rounds }.
}
error-film-eyes = Personne à cette table n’a ces yeux. Tu as le choix entre : { $choices }.
error-film-too-long = Cette manche est trop longue pour un film : { $moves } coups au plus. Choisis une autre manche.
