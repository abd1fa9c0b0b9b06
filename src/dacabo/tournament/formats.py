"""The format of an event: who plays how often, who advances, and who plays alongside the final.

The default is the format of TOUR-8 to TOUR-11: knockout groups whose winners advance. In the other
one everybody plays several rounds in new groups, and the best of all rounds play the final. Both
start with the final at once if one table seats everybody, and both can have a consolation: groups
of those who are out, played alongside the final, which change nothing in the ranking.
"""

from enum import auto
from typing import Final

from dacabo.core.values import Choice, Value

MAX_ROUNDS: Final = 5
"""The most rounds in which everybody plays."""
FINALISTS: Final = (4, 5)
"""The possible numbers of finalists after rounds."""
MAX_ADVANCE: Final = 2
"""The most players of each group who advance."""
MAX_BEST_LOSERS: Final = 2
"""The most players who advance in addition: with more, a stage of nine would not get smaller."""
FIRST_PLACE: Final = 24
"""The points of a first place in a round. The last place gets none, and the others lie evenly
between them, so that groups of three, four and five count the same: 24 12 0, 24 16 8 0,
24 18 12 6 0. Players who share a place share the points of their places."""


class By(Choice):
    """The way in which rounds are added up."""

    PLACES = auto()
    """By the points of the places, then by the points of the matches."""
    POINTS = auto()
    """By the points of the matches, then by the points of the places."""


class Format(Value):
    """The format of an event. The default is the one of the original rules."""

    rounds: int = 0
    """The rounds in which everybody plays; 0 for knockout groups."""
    by: By = By.PLACES
    """The way in which rounds are added up."""
    finalists: int = 4
    """The players in the final after rounds; more if they are tied and there are seats."""
    advance: int = 1
    """The players of each knockout group who advance."""
    best_losers: int = 0
    """The best of the others who advance in addition, as long as there are seats."""
    consolation: bool = False
    """Whether those who are out play alongside the final."""


def is_possible(format: Format) -> bool:  # noqa: A002 (its name)
    """Whether an event can have this format. Fields without a meaning must have their defaults."""
    if format.rounds:
        unused = (format.advance, format.best_losers) == (1, 0)
        return unused and 1 <= format.rounds <= MAX_ROUNDS and format.finalists in FINALISTS
    unused = (format.by, format.finalists) == (By.PLACES, Format().finalists)
    advance, best_losers = format.advance, format.best_losers
    return unused and 1 <= advance <= MAX_ADVANCE and 0 <= best_losers <= MAX_BEST_LOSERS


def place_points(better: int, tied: int, ranked: int) -> int:
    """The points of a place in a round: how many of the opponents a player has beaten.

    A tie counts half. The result is always a whole number for up to five players.

    Args:
        better: the number of players with a better place.
        tied: the number of players who share the place, the player included.
        ranked: the number of players with a place.
    """
    if ranked == 1:  # no opponents are left
        return FIRST_PLACE
    beaten_twice = 2 * (ranked - better - tied) + tied - 1
    return FIRST_PLACE * beaten_twice // (2 * (ranked - 1))
