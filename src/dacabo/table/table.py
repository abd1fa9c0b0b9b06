"""The state of a table, replayed from its facts."""

from collections.abc import Mapping
from enum import auto
from functools import lru_cache
from typing import Any, TypeAlias

from dacabo.core.chance import Ask, Chance, Sealed
from dacabo.core.game import Decision, Told
from dacabo.core.moves import LotDrawn, Shuffled
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import Choice, Discreet, Value
from dacabo.table.facts import Entry, WhatIf
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
    """The character of a bot that sits here on its own."""
    name: str = ""
    """At an assigned table: the name of the player for whom the bot sits here."""
    ready: bool = False
    word: str = ""
    """A word for the shuffle that everybody could read. Newer tables have sealed shares instead."""
    seal: str | None = None
    share: bytes | None = None
    missed: int = 0
    """The number of turns in a row that the player missed."""
    missed_clock: str | None = None
    """The key of the clock that last ran out for the player."""
    returns: int = 0
    """The number of times in this round that the guest took over from a bot."""

    @property
    def is_free(self) -> bool:
        """Whether the seat is empty."""
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
    """The number of the last fact."""
    options: Options
    host: str
    assigned: bool = False
    """Whether the seats are assigned to certain people, and the host keeps the match's time."""
    what_if: WhatIf | None = None
    """Where the match begins, if not with a deal. Such a match counts nowhere."""
    chairs: tuple[Chair, ...]
    phase: Phase = Phase.OPEN
    match: int = 1
    played: int = 0
    """The number of the last fact that happened during a match."""
    seed: bytes
    called_off: int = 0
    """The number of times that the start of this match was called off."""
    silent: tuple[str, ...] = ()
    """The guests who did not show their shares, and so caused a start to be called off."""
    silent_seats: tuple[Seat, ...] = ()
    """The seats of these guests. At an assigned table the seat identifies the player, because
    the same player may come as another guest."""
    state: State = None
    decisions: tuple[Decision, ...] = ()
    """The pending decisions of the game."""
    memories: tuple[Any, ...] = ()
    """By seat: the cards that the player has seen. Empty unless the table helps to remember."""
    clocks: tuple[Clock, ...] = ()
    time_left: int | None = None
    """The milliseconds that the match had left when it was paused."""
    won: dict[str, int] = {}  # noqa: RUF012 (msgspec copies it)
    """By player: the matches won at this table."""
    requests: dict[str, tuple[tuple[str, int], ...]] = {}  # noqa: RUF012 (msgspec copies it)
    """By guest: the ids of the last requests, and the number of the fact that answered each."""


class Step(Discreet):
    """A fact, the table after it, and what the game tells about it."""

    entry: Entry
    table: Table
    told: tuple[Told, ...] = ()


# --- queries --------------------------------------------------------------------------


def seat_of(table: Table, guest: str | None) -> Seat | None:
    """The seat of a guest."""
    if guest is None:
        return None
    for seat, chair in enumerate(table.chairs):
        if chair.guest == guest:
            return seat
    return None


def player_at(table: Table, seat: Seat) -> str:
    """A key for counting wins over several matches.

    A guest keeps it on every seat; a bot has another one on each seat.
    """
    chair = table.chairs[seat]
    return chair.guest or f"{seat} {chair.level}"


def awaited_guests(table: Table) -> tuple[str, ...]:
    """The guests for whom the match waits now."""
    if table.phase is not Phase.PLAYING:
        return ()
    if next_round(table) is not None:
        awaited = {seat for seat, chair in enumerate(table.chairs) if not chair.ready}
    else:
        awaited = {decision.actor for decision in table.decisions if decision.must}
    return tuple(
        chair.guest
        for seat, chair in enumerate(table.chairs)
        if seat in awaited and chair.guest and chair.level is None
    )


class StackedChance:
    """Chance of which some answers are given; the seed answers everything else."""

    def __init__(self, given: Mapping[str, tuple[int, ...] | int], sealed: Sealed) -> None:
        self._given = given
        self._sealed = sealed

    def answer(self, ask: Ask) -> Shuffled | LotDrawn:
        """The table's answer to a random event."""
        match self._given.get(ask.label):
            case None:
                return self._sealed.answer(ask)
            case int(number):
                return LotDrawn(number)
            case order:
                return Shuffled(order)


def chance_of(table: Table) -> Chance:
    """The source of all shuffles and lots of the match, derived from the seed and the shares."""
    words = tuple([chair.word for chair in table.chairs])
    shares = tuple([chair.share for chair in table.chairs])
    sealed = _cached_chance(table.seed, words, shares)
    return sealed if table.what_if is None else StackedChance(table.what_if.stacked, sealed)


@lru_cache(maxsize=4096)
def _cached_chance(seed: bytes, words: tuple[str, ...], shares: tuple[bytes | None, ...]) -> Sealed:
    return Sealed(seed, words, shares=shares)


def missing_shares(table: Table) -> list[Seat]:
    """The seats with a sealed share that is not shown yet."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.seal and not chair.share]


def next_round(table: Table) -> Decision | None:
    """The table's pending decision between two rounds."""
    return next((d for d in table.decisions if d.kind == "next-round"), None)


def substitutes_play(table: Table) -> bool:
    """Whether bots play for absent players: not between rounds, nor if everybody has left."""
    is_deserted = table.phase is Phase.PAUSED and all(chair.level for chair in table.chairs)
    return next_round(table) is None and not is_deserted


def bot_decisions(table: Table) -> list[tuple[str, Decision]]:
    """The pending decisions of bots, each with the bot's level."""
    if table.phase is not Phase.PLAYING:
        return []
    decisions = []
    for decision in table.decisions:
        level = None if decision.actor == TABLE else table.chairs[decision.actor].level
        # A bot never takes an optional decision without a clock.
        if level is not None and (decision.must or decision.clock is not None):
            decisions.append((level, decision))
    return decisions


def is_in_window(decision: Decision) -> bool:
    """Whether a seat may answer until a clock runs out, but need not."""
    return not decision.must and decision.clock is not None and decision.actor != TABLE


def window_of(table: Table) -> str | None:
    """The key of the open window's clock; None if no window is open."""
    if table.phase is not Phase.PLAYING:
        return None
    return next((decision.clock for decision in table.decisions if is_in_window(decision)), None)


def people_awaited(table: Table, window: str) -> tuple[Seat, ...]:
    """The seats of people who may still answer in a window."""
    return tuple(
        decision.actor
        for decision in table.decisions
        if is_in_window(decision)
        and decision.clock == window
        and table.chairs[decision.actor].level is None
    )


def answered(table: Table, guest: str, request_id: str) -> int | None:
    """Find the number of the fact that answered a request; None if no fact did."""
    for earlier_id, number in table.requests.get(guest, ()):
        if earlier_id == request_id:
            return number
    return None
