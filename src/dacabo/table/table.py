"""A table as its facts make it."""

from enum import auto
from functools import lru_cache
from typing import Any, TypeAlias

from dacabo.core.chance import Sealed
from dacabo.core.game import Decision, Told
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import Choice, Discreet, Value
from dacabo.table.facts import (
    Entry,
)
from dacabo.table.options import Options


class Phase(Choice):
    """How far a table is."""

    OPEN = auto()
    SHUFFLING = auto()
    """The seals are closed; everybody shows what they have sealed."""
    PLAYING = auto()
    PAUSED = auto()
    OVER = auto()
    CLOSED = auto()


class Chair(Discreet):
    """A seat at the table and who sits there. Discreet: shares are shown when all are there."""

    guest: str | None = None
    level: str | None = None
    """A bot sits here: instead of a guest, or for one who is away."""
    ready: bool = False
    word: str = ""
    """Added in the open, before words were sealed."""
    seal: str | None = None
    share: bytes | None = None
    missed: int = 0
    """How often in a row their time was up."""
    missed_clock: str | None = None
    returns: int = 0
    """How often in this round its guest took over from a bot that had played on without them."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.guest is None and self.level is None


class Clock(Value):
    """Time that runs: for a turn, a window, the whole match."""

    key: str
    due: int
    """Milliseconds since 1970."""


State: TypeAlias = Any
"""The state of whatever game is played."""


class Table(Discreet, kw_only=True):
    """Everything about a table, hidden cards and seed included: shown to nobody as it is."""

    number: int
    """Of the last fact."""
    options: Options
    host: str
    assigned: bool = False
    """The chairs belong to certain people, and the time of the match is kept elsewhere."""
    chairs: tuple[Chair, ...]
    phase: Phase = Phase.OPEN
    match: int = 1
    seed: bytes
    called_off: int = 0
    """How often this match was to begin and did not."""
    silent: tuple[str, ...] = ()
    """The guests because of whom it did not."""
    silent_seats: tuple[Seat, ...] = ()
    """Where they sat: at an assigned table a chair is a player, whatever guest they come as."""
    state: State = None
    decisions: tuple[Decision, ...] = ()
    """What the game asks for now."""
    memories: tuple[Any, ...] = ()
    """By seat, what each was told; kept only where the table helps to remember."""
    clocks: tuple[Clock, ...] = ()
    time_left: int | None = None
    """Milliseconds that were left of the match's time when it was paused."""
    requests: dict[str, tuple[tuple[str, int], ...]] = {}  # noqa: RUF012 (msgspec copies it)
    """By guest: their last requests, and the number of the fact that answered each."""


class Step(Discreet):
    """A fact, the table after it, and what the game tells about it."""

    entry: Entry
    table: Table
    told: tuple[Told, ...] = ()


# --- looking at a table ---------------------------------------------------------------


def seat_of(table: Table, guest: str | None) -> Seat | None:
    """Where somebody sits."""
    if guest is None:
        return None
    return next((seat for seat, chair in enumerate(table.chairs) if chair.guest == guest), None)


def chance_of(table: Table) -> Sealed:
    """What answers every shuffle and lot of the match: it follows from the seed and the shares."""
    chairs = table.chairs
    return _sealed(table.seed, tuple(c.word for c in chairs), tuple(c.share for c in chairs))


@lru_cache(maxsize=4096)
def _sealed(seed: bytes, words: tuple[str, ...], shares: tuple[bytes | None, ...]) -> Sealed:
    return Sealed(seed, words, shares=shares)


def missing_shares(table: Table) -> list[Seat]:
    """Who has sealed a share and not shown it yet."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.seal and not chair.share]


def next_round(table: Table) -> Decision | None:
    """What the table is asked for between two rounds."""
    return next((d for d in table.decisions if d.kind == "next-round"), None)


def plays_on(table: Table) -> bool:
    """Whether bots play for those who are away: not between rounds, nor at a deserted table."""
    deserted = table.phase is Phase.PAUSED and all(chair.level for chair in table.chairs)
    return next_round(table) is None and not deserted


def bots_asked(table: Table) -> list[tuple[str, Decision]]:
    """What bots have to answer now, with their levels."""
    if table.phase is not Phase.PLAYING:
        return []
    asked = []
    for decision in table.decisions:
        level = None if decision.actor == TABLE else table.chairs[decision.actor].level
        # What may be done at any time and has no clock is nothing that a bot would do.
        if level is not None and (decision.must or decision.clock is not None):
            asked.append((level, decision))
    return asked


def answered(table: Table, guest: str, request: str) -> int | None:
    """The number of the fact that answered a request, if it was answered already."""
    return dict(table.requests.get(guest, ())).get(request)
