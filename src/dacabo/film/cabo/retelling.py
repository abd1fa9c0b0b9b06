"""The cards of Cabo that only one player saw."""

from dacabo.cabo.facts import Drawn, Saw
from dacabo.core.game import Told
from dacabo.core.phrases import Face, Phrase, Where, Who


def retell(told: Told) -> Phrase | None:
    """The card that a player drew or looked at."""
    match told:
        case Told(Drawn(card), (seat, *_)):
            return Phrase("cabo-film-drawn", {"who": Who(seat), "card": Face((card,))})
        case Told(Saw(place, card), (seat, *_)):
            return Phrase(
                "cabo-film-saw", {"who": Who(seat), "where": Where(place), "card": Face((card,))}
            )
        case _:
            return None
