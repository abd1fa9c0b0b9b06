### Les petits éléments dont les phrases sont faites.

## Une liste se lit de gauche à droite ; le dernier élément vient avec `list-and`.

list-comma = { $first }, { $next }
list-and = { $first } et { $next }
list-you = Toi

## Une carte et sa place, comme complément d’objet.

place-yours = ta carte { $slot }
place-own = sa carte { $slot }
place-other =
    { $name-begins ->
        [vowel] la carte { $slot } d’{ $name }
       *[other] la carte { $slot } de { $name }
    }

## Quand il n’y a rien de plus précis à dire.

error-server-failed = Une erreur s’est produite sur le serveur. Rien n’a changé ; réessaie.
