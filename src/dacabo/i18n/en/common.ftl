### The small parts that sentences are put together from.

## A list is joined from the left, its last item with `list-and`.

list-comma = { $first }, { $next }
list-and = { $first } and { $next }
list-you = You

## A card by its place, as the object of a sentence.

# It belongs to the reader.
place-yours = your card { $slot }
# It belongs to whoever acts in the sentence.
place-own = their card { $slot }
# $name-begins (vowel, h, other) is for languages that elide.
place-other = { $name }’s card { $slot }

## When nothing better can be said.

error-server-failed = Something went wrong on the server. Nothing was changed; try again.
