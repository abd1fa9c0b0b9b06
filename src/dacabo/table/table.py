"""The state of a table, replayed from its facts."""

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
    """The phase of a table."""

    OPEN = auto()
    SHUFFLING = auto()
    """The seals are closed; all players show their shares."""
    PLAYING = auto()
    PAUSED = auto()
    OVER = auto()
    CLOSED = auto()


class Chair(Discreet):
    """A seat at the table and its occupant. Discreet: shares are secret until all are shown."""

    guest: str | None = None
    level: str | None = None
    """The level of a bot that sits here on its own, or for an absent guest."""
    character: str | None = None
    """Who the bot is that sits here on its own."""
    name: str = ""
    """The player for whom it does, at an assigned table."""
    ready: bool = False
    word: str = ""
    """Added openly, before words were sealed."""
    seal: str | None = None
    share: bytes | None = None
    missed: int = 0
    """Missed turns in a row."""
    missed_clock: str | None = None
    returns: int = 0
    """How often in this round the guest took over from a bot that had played for them."""

    @property
    def free(self) -> bool:
        """Whether the chair is empty."""
        return self.guest is None and self.level is None


class Clock(Value):
    """A running clock: for a turn, a window, or the whole match."""

    key: str
    due: int
    """Milliseconds since 1970."""


State: TypeAlias = Any
"""The state of any game."""


class Table(Discreet, kw_only=True):
    """Everything about a table, including hidden cards and the seed: never shown to anyone."""

    number: int
    """Of the last fact."""
    options: Options
    host: str
    assigned: bool = False
    """The chairs are assigned to certain people, and the time of the match is kept elsewhere."""
    chairs: tuple[Chair, ...]
    phase: Phase = Phase.OPEN
    match: int = 1
    played: int = 0
    """The number of the last fact of a match."""
    seed: bytes
    called_off: int = 0
    """How often the start of this match was called off."""
    silent: tuple[str, ...] = ()
    """The guests who caused it."""
    silent_seats: tuple[Seat, ...] = ()
    """Their chairs: at an assigned table a chair identifies the player, not the guest."""
    state: State = None
    decisions: tuple[Decision, ...] = ()
    """The pending decisions of the game."""
    memories: tuple[Any, ...] = ()
    """What each seat was told; only kept if the table helps to remember."""
    clocks: tuple[Clock, ...] = ()
    time_left: int | None = None
    """The rest of the match's time in milliseconds, when it was paused."""
    won: dict[str, int] = {}  # noqa: RUF012 (msgspec copies it)
    """By player: the matches won at this table."""
    requests: dict[str, tuple[tuple[str, int], ...]] = {}  # noqa: RUF012 (msgspec copies it)
    """By guest: the last requests, and the number of the fact that answered each."""


class Step(Discreet):
    """A fact, the table after it, and what the game tells about it."""

    entry: Entry
    table: Table
    told: tuple[Told, ...] = ()


# --- looking at a table ---------------------------------------------------------------


def seat_of(table: Table, guest: str | None) -> Seat | None:
    """The seat of a guest."""
    if guest is None:
        return None
    for seat, chair in enumerate(table.chairs):
        if chair.guest == guest:
            return seat
    return None


def player_at(table: Table, seat: Seat) -> str:
    """Whose wins count together from match to match: a guest's anywhere, a bot's in its place."""
    chair = table.chairs[seat]
    return chair.guest or f"{seat} {chair.level}"


def awaited(table: Table) -> tuple[str, ...]:
    """The guests for whom the match waits now."""
    if table.phase is not Phase.PLAYING:
        return ()
    between = next_round(table) is not None
    asked = {decision.actor for decision in table.decisions if decision.must}
    return tuple(
        chair.guest
        for seat, chair in enumerate(table.chairs)
        if chair.guest and chair.level is None
        if (not chair.ready if between else seat in asked)
    )


def chance_of(table: Table) -> Sealed:
    """The source of all shuffles and lots of the match, derived from the seed and the shares."""
    chairs = table.chairs
    return _sealed(table.seed, tuple([c.word for c in chairs]), tuple([c.share for c in chairs]))


@lru_cache(maxsize=4096)
def _sealed(seed: bytes, words: tuple[str, ...], shares: tuple[bytes | None, ...]) -> Sealed:
    return Sealed(seed, words, shares=shares)


def missing_shares(table: Table) -> list[Seat]:
    """The seats with a sealed share that is not shown yet."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.seal and not chair.share]


def next_round(table: Table) -> Decision | None:
    """The table's pending decision between two rounds."""
    return next((d for d in table.decisions if d.kind == "next-round"), None)


def plays_on(table: Table) -> bool:
    """Whether bots play for absent players: not between rounds, nor at a deserted table."""
    deserted = table.phase is Phase.PAUSED and all(chair.level for chair in table.chairs)
    return next_round(table) is None and not deserted


def bots_asked(table: Table) -> list[tuple[str, Decision]]:
    """The pending decisions of bots, with their levels."""
    if table.phase is not Phase.PLAYING:
        return []
    asked = []
    for decision in table.decisions:
        level = None if decision.actor == TABLE else table.chairs[decision.actor].level
        # A bot never takes an optional decision without a clock.
        if level is not None and (decision.must or decision.clock is not None):
            asked.append((level, decision))
    return asked


def in_window(decision: Decision) -> bool:
    """Whether a seat may answer for a while, and need not."""
    return not decision.must and decision.clock is not None and decision.actor != TABLE


def window_of(table: Table) -> str | None:
    """The clock of the window that is open."""
    if table.phase is not Phase.PLAYING:
        return None
    return next((decision.clock for decision in table.decisions if in_window(decision)), None)


def people_awaited(table: Table, window: str) -> tuple[Seat, ...]:
    """The seats of people who may still answer in a window."""
    return tuple(
        decision.actor
        for decision in table.decisions
        if in_window(decision)
        and decision.clock == window
        and table.chairs[decision.actor].level is None
    )


def answered(table: Table, guest: str, request: str) -> int | None:
    """The number of the fact that answered a request, if there is one."""
    for known, number in table.requests.get(guest, ()):
        if known == request:
            return number
    return None
