### Die kleinen Teile, aus denen Sätze gebaut werden.

## Listen werden von links verbunden, das letzte Glied mit `list-and`.

list-comma = { $first }, { $next }
list-and = { $first } und { $next }
list-you = Du

## Eine Karte und ihr Platz, im Akkusativ.

place-yours = deine Karte { $slot }
place-own = Karte { $slot }
place-other = Karte { $slot } von { $name }

## Wenn sich nichts Genaueres sagen lässt.

error-server-failed = Auf dem Server ist etwas schiefgegangen. Geändert wurde nichts; versuch es noch einmal.
