### De kleine onderdelen waaruit zinnen worden opgebouwd.

## Een lijst wordt van links af verbonden, het laatste deel met `list-and`.

list-comma = { $first }, { $next }
list-and = { $first } en { $next }
list-you = Jij

## Een kaart en zijn plek.

place-yours = je kaart { $slot }
place-own = kaart { $slot }
place-other = kaart { $slot } van { $name }

## Als er niets beters te zeggen is.

error-server-failed = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.
