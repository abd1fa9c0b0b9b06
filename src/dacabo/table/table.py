"""A table as its facts make it."""

from collections.abc import Callable, Sequence
from enum import auto
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.chance import Sealed
from dacabo.core.dealing import settle
from dacabo.core.game import Decision, Told, heard
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import Choice, Discreet, Value, with_item
from dacabo.table.errors import TableError
from dacabo.table.facts import (
    BotSat,
    By,
    CalledOff,
    CameBack,
    Closed,
    Continued,
    Entry,
    HostChanged,
    Moved,
    Opened,
    Paused,
    ReadySaid,
    Rematched,
    Sat,
    SatIn,
    SealsClosed,
    ShareSealed,
    ShareShown,
    Started,
    Stood,
    WordGiven,
)
from dacabo.table.options import Memory, Options, game_of, rules_of

NEXT_ROUND_SECONDS: Final = 60
"""How long a table with a clock waits for everybody to have seen the points."""
REVEAL: Final = "reveal"
"""The clock of those who have to show what they sealed."""
REVEAL_SECONDS: Final = 15
AGAIN: Final = "again"
"""The clock of a table with assigned chairs whose match could not begin."""
AGAIN_SECONDS: Final = 5
"""So soon it begins by itself: everybody has sealed another share by then."""
MOST_GUESTS: Final = 20
"""Of more guests than this, only those who sit at the table are known again."""
REMEMBERED: Final = 4
"""So many of a guest's last requests are known again when they come twice."""


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


def fold(table: Table | None, entry: Entry) -> Step:
    """The table after one more fact."""
    if table is None:
        return Step(entry, _remember(_opened(entry), entry))
    told: Sequence[Told] = ()
    table = replace(table, number=table.number + 1)
    match entry.fact:
        case Moved() as move:
            table, told = _moved(table, move)
        case Started(version):
            table, told = _started(table, version)
        case Paused():
            table = _paused(table, entry.at)
        case fact:
            table = _QUIETLY[type(fact)](table, fact)
    return Step(entry, _remember(_set_clocks(table, entry.at), entry), tuple(told))


def _opened(entry: Entry) -> Table:
    fact = entry.fact
    assert isinstance(fact, Opened)
    return Table(
        number=1,
        options=fact.options,
        host=fact.host,
        assigned=fact.assigned,
        chairs=(Chair(),) * fact.options.players,
        seed=fact.seed,
    )


def _seat(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=with_item(table.chairs, seat, chair))


def _change(table: Table, seat: Seat, **changes: object) -> Table:
    return _seat(table, seat, replace(table.chairs[seat], **changes))


def _started(table: Table, version: int) -> tuple[Table, Sequence[Told]]:
    """The shares are complete: the key is made of them and the seed, and the cards are dealt."""
    game, rules = game_of(table.options), rules_of(table.options)
    if version != game.version:
        raise TableError("rules-changed", began=version, now=game.version)
    players = table.options.players
    state, told = settle(game, game.start(rules, players), chance_of(table))
    memories = ()
    if table.options.memory is Memory.ASSISTED:
        memories = tuple(game.know(rules, players, seat) for seat in range(players))
    table = replace(
        table,
        phase=Phase.PLAYING,
        state=state,
        decisions=tuple(game.decisions(state)),
        memories=memories,
        chairs=tuple(replace(chair, ready=chair.level is not None) for chair in table.chairs),
    )
    return _learn(table, told), told


def _moved(table: Table, fact: Moved) -> tuple[Table, Sequence[Told]]:
    game = game_of(table.options)
    state, told = game.play(table.state, fact.seat, game.parse(fact.move))
    state, more = settle(game, state, chance_of(table))
    told = [*told, *more]
    chairs = table.chairs
    if fact.seat != TABLE:
        chair = chairs[fact.seat]
        if fact.by is By.CLOCK:
            clock = next(d.clock for d in table.decisions if d.id == fact.decision)
            if clock != chair.missed_clock:
                chair = replace(chair, missed=chair.missed + 1, missed_clock=clock)
        elif chair.missed:
            chair = replace(chair, missed=0, missed_clock=None)
        if chair is not chairs[fact.seat]:
            chairs = with_item(chairs, fact.seat, chair)
    else:
        # A new round, as a rule: whoever was ready for it need not be for the next.
        chairs = tuple(replace(chair, ready=chair.level is not None) for chair in chairs)
        if next_round(table) is not None:
            chairs = tuple(replace(chair, returns=0) for chair in chairs)
    over = game.result(state) is not None
    table = replace(
        table,
        phase=Phase.OVER if over else table.phase,
        state=state,
        decisions=tuple(game.decisions(state)),
        chairs=chairs,
    )
    return _learn(table, told), told


def _learn(table: Table, told: Sequence[Told]) -> Table:
    if not table.memories:
        return table
    game = game_of(table.options)
    memories = []
    for seat, memory in enumerate(table.memories):
        for fact in heard(told, seat):
            memory = game.learn(memory, fact)  # noqa: PLW2901 (a fold)
        memories.append(memory)
    return replace(table, memories=tuple(memories))


def _paused(table: Table, at: int) -> Table:
    limited = {clock_of(decision) for decision in table.decisions if decision.seconds is not None}
    left = next((clock.due - at for clock in table.clocks if clock.key in limited), None)
    return replace(table, phase=Phase.PAUSED, time_left=left)


def _came_back(table: Table, seat: Seat) -> Table:
    """Counted where there was something to be seen: what a bot does shows what it remembers."""
    returns = table.chairs[seat].returns + plays_on(table)
    return _change(
        table, seat, level=None, ready=False, missed=0, missed_clock=None, returns=returns
    )


def _called_off(table: Table, fact: CalledOff) -> Table:
    """Everybody stays where they are, but whatever somebody may have seen is not used again."""
    guests = [guest for seat in fact.seats if (guest := table.chairs[seat].guest)]
    before = [guest for guest in table.silent if guest not in guests]
    return replace(
        table,
        phase=Phase.OPEN,
        seed=fact.seed,
        called_off=table.called_off + 1,
        silent=tuple([*before, *guests][-MOST_GUESTS:]),
        silent_seats=tuple(sorted({*table.silent_seats, *fact.seats})),
        chairs=tuple(replace(chair, seal=None, share=None) for chair in table.chairs),
    )


def _rematched(table: Table, seed: bytes) -> Table:
    """The same people and bots; whoever was away has given up their chair to the bot."""
    chairs = (
        Chair(chair.guest) if chair.level is None else Chair(level=chair.level, ready=True)
        for chair in table.chairs
    )
    return replace(
        table,
        phase=Phase.OPEN,
        match=table.match + 1,
        seed=seed,
        called_off=0,
        silent=(),
        silent_seats=(),
        state=None,
        decisions=(),
        memories=(),
        time_left=None,
        chairs=tuple(chairs),
    )


_QUIETLY: Final[dict[type, Callable[[Table, Any], Table]]] = {
    Sat: lambda table, fact: _seat(table, fact.seat, Chair(fact.guest)),
    BotSat: lambda table, fact: _seat(table, fact.seat, Chair(level=fact.level, ready=True)),
    Stood: lambda table, fact: _seat(table, fact.seat, Chair()),
    HostChanged: lambda table, fact: replace(table, host=fact.host),
    WordGiven: lambda table, fact: _change(table, fact.seat, word=fact.word),
    ShareSealed: lambda table, fact: _change(table, fact.seat, seal=fact.seal),
    SealsClosed: lambda table, _fact: replace(table, phase=Phase.SHUFFLING),
    ShareShown: lambda table, fact: _change(table, fact.seat, share=fact.share),
    CalledOff: _called_off,
    ReadySaid: lambda table, fact: _change(table, fact.seat, ready=fact.ready),
    SatIn: lambda table, fact: _change(table, fact.seat, level=fact.level, ready=True),
    CameBack: lambda table, fact: _came_back(table, fact.seat),
    Continued: lambda table, _fact: replace(table, phase=Phase.PLAYING),
    Rematched: lambda table, fact: _rematched(table, fact.seed),
    Closed: lambda table, _fact: replace(table, phase=Phase.CLOSED),
}
"""What changes the table around the cards only."""


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


def next_due(table: Table) -> int | None:
    """When the next clock runs out."""
    return min((clock.due for clock in table.clocks), default=None)


# --- clocks ---------------------------------------------------------------------


def _set_clocks(table: Table, at: int) -> Table:
    """Clocks go on as long as what they measure does; a new one is set where something begins."""
    running = {clock.key: clock for clock in table.clocks}
    clocks = tuple(
        running.get(key) or Clock(key, at + time) for key, time in _measured(table).items()
    )
    return table if clocks == table.clocks else replace(table, clocks=clocks)


def _measured(table: Table) -> dict[str, int]:
    """What cannot wait for ever now, and how many milliseconds there are for it."""
    match table.phase:
        case Phase.SHUFFLING:
            return {REVEAL: REVEAL_SECONDS * 1000}
        case Phase.OPEN if begins_again(table):
            return {AGAIN: AGAIN_SECONDS * 1000}
        case Phase.PLAYING:
            measured: dict[str, int] = {}
            for decision in table.decisions:
                if (time := _time_for(table, decision)) is not None:
                    measured.setdefault(clock_of(decision), time)
            return measured
        case _:
            return {}


def begins_again(table: Table) -> bool:
    """Whether a match that could not begin is about to, without anybody asking for it."""
    taken = not any(chair.free for chair in table.chairs)
    return table.assigned and taken and table.phase is Phase.OPEN and table.called_off > 0


def clock_of(decision: Decision) -> str:
    """The key of the clock that a decision would have."""
    return decision.id if decision.clock is None else decision.clock


def timed(table: Table) -> list[Decision]:
    """What is answered when a clock runs out. A window is closed: nobody in it has to answer."""
    return [decision for decision in table.decisions if _time_for(table, decision) is not None]


def _time_for(table: Table, decision: Decision) -> int | None:
    """How many milliseconds there are for a decision, if it cannot wait for ever."""
    options = table.options
    match decision.kind:
        case _ if decision.seconds is not None:
            if table.assigned:
                return None
            return decision.seconds * 1000 if table.time_left is None else table.time_left
        case "next-round":
            return None if options.clock is None else NEXT_ROUND_SECONDS * 1000
        case _ if decision.actor == TABLE:
            return options.snap_seconds * 1000
        case _ if decision.must and options.clock is not None:
            return options.clock * 1000
        case _:
            return None


# --- requests that come twice ------------------------------------------------------


def _remember(table: Table, entry: Entry) -> Table:
    if entry.guest is None or entry.id is None:
        return table
    before = table.requests.get(entry.guest, ())
    if before and before[-1][0] == entry.id:
        return table  # one request may have several facts; the first of them answers it
    known = table.requests
    if len(known) > MOST_GUESTS:  # those who came and went need not be known again
        known = {chair.guest: known[chair.guest] for chair in table.chairs if chair.guest in known}
    requests = {**known, entry.guest: (*before, (entry.id, table.number))[-REMEMBERED:]}
    return replace(table, requests=requests)


def answered(table: Table, guest: str, request: str) -> int | None:
    """The number of the fact that answered a request, if it was answered already."""
    return dict(table.requests.get(guest, ())).get(request)
