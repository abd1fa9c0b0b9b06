"""The cards of Da Capo! that only one player saw."""

from dacabo.core.game import Told
from dacabo.core.phrases import Face, Phrase, Who
from dacabo.dacapo.facts import Drawn


def retell(told: Told) -> Phrase | None:
    """The cards that a player was dealt or drew."""
    match told:
        case Told(Drawn(cards), (seat, *_)) if cards:
            return Phrase("dacapo-film-drawn", {"who": Who(seat), "cards": Face(cards)})
        case _:
            return None
