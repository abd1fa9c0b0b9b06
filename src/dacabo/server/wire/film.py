"""The film of a round, as the server answers it: the messages of a live table, made from a record.

docs/protocol.md describes the route.
"""

from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.film.insight import Insight
from dacabo.film.marks import FilmMark
from dacabo.server.wire.table import News, Welcome


class FilmFrame(Value):
    """One frame of a film: a move, and the shuffles and lots that followed it."""

    news: News
    """The message that a live table would send to these eyes. The number of its event is the number
    of the frame. There are no decisions to answer and no clocks."""
    turn: int
    actor: Seat
    """The seat that moved; -1 for the table."""
    insight: Insight | None
    """Who knows what after this frame. From a seat's eyes, only what this seat may know. Null if
    the game has no such part."""


class FilmRound(Value, kw_only=True):
    """The film of one round of a match."""

    rounds: int
    """The number of rounds that the record has."""
    round: int
    """The number of this round, from 1."""
    over: bool
    """Whether the record has the match to its end."""
    eyes: tuple[str, ...]
    """The eyes that can be chosen: `all` for all cards open, and every seat."""
    welcome: Welcome
    """The table before the first frame."""
    frames: tuple[FilmFrame, ...]
    marks: tuple[FilmMark, ...]
    """The moments worth a mark, in the order of the frames."""
