"""The table after one more fact."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from dacabo.core.dealing import settle
from dacabo.core.game import Told, heard
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import with_item
from dacabo.table.clocks import clock_of, set_clocks
from dacabo.table.errors import TableError
from dacabo.table.facts import (
    Agreed,
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
    TempoSet,
    WordGiven,
)
from dacabo.table.options import Memory, Options, game_of, rules_of
from dacabo.table.snapshot import dump, restore
from dacabo.table.table import (
    Chair,
    Phase,
    Step,
    Table,
    chance_of,
    next_round,
    player_at,
    plays_on,
)

MAX_GUESTS: Final = 20
"""With more guests than this, only the requests of those at the table are remembered."""
REMEMBERED: Final = 32
"""A guest's last requests that are recognised when repeated."""


def apply(table: Table | None, entry: Entry, move: Move | None = None) -> Step:
    """The table after one more fact; `move` is its move, if somebody has parsed that already."""
    if table is None:
        return Step(entry, _remember(_opened(entry), entry))
    told: Sequence[Told] = ()
    number = table.number + 1
    begun = table.phase in (Phase.PLAYING, Phase.PAUSED) or isinstance(entry.fact, Started)
    table = replace(table, number=number, played=number if begun else table.played)
    match entry.fact:
        case Moved() as fact:
            table, told = _moved(table, fact, move)
        case Started(version):
            table, told = _started(table, version)
        case Paused():
            table = _paused(table, entry.at)
        case fact:
            table = _QUIETLY[type(fact)](table, fact)
    return Step(entry, _remember(set_clocks(table, entry.at), entry), tuple(told))


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
    """Derive the key from the shares and the seed, and deal the cards."""
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


def _moved(table: Table, fact: Moved, move: Move | None) -> tuple[Table, Sequence[Told]]:
    game = game_of(table.options)
    state, told = game.play(table.state, fact.seat, move or game.parse(fact.move))
    state, more = settle(game, state, chance_of(table))
    told = [*told, *more]
    chairs = table.chairs
    if fact.seat != TABLE:
        chair = chairs[fact.seat]
        if fact.by is By.CLOCK:
            clock = next(clock_of(d) for d in table.decisions if d.id == fact.decision)
            if clock != chair.missed_clock:
                chair = replace(chair, missed=chair.missed + 1, missed_clock=clock)
        elif chair.missed:
            chair = replace(chair, missed=0, missed_clock=None)
        if chair is not chairs[fact.seat]:
            chairs = with_item(chairs, fact.seat, chair)
    else:
        # Usually a new round: readiness does not carry over to the next.
        chairs = tuple(replace(chair, ready=chair.level is not None) for chair in chairs)
        if next_round(table) is not None:
            chairs = tuple(replace(chair, returns=0) for chair in chairs)
    result = game.result(state)
    table = replace(
        table,
        phase=Phase.OVER if result else table.phase,
        won=_counted(table, result.winners) if result else table.won,
        state=state,
        decisions=tuple(game.decisions(state)),
        chairs=chairs,
    )
    return _learn(table, told), told


def _counted(table: Table, winners: Sequence[Seat]) -> dict[str, int]:
    """The matches won at this table, with one more for each winner."""
    won = dict(table.won)
    for seat in winners:
        player = player_at(table, seat)
        won[player] = won.get(player, 0) + 1
    return won


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
    """Count the return if the bot has played: its moves reveal what it remembers."""
    returns = table.chairs[seat].returns + plays_on(table)
    return _change(
        table, seat, level=None, ready=False, missed=0, missed_clock=None, returns=returns
    )


def _called_off(table: Table, fact: CalledOff) -> Table:
    """Keep everyone in place, but discard seed and seals, which may have been seen."""
    guests = [guest for seat in fact.seats if (guest := table.chairs[seat].guest)]
    before = [guest for guest in table.silent if guest not in guests]
    return replace(
        table,
        phase=Phase.OPEN,
        seed=fact.seed,
        called_off=table.called_off + 1,
        silent=tuple([*before, *guests][-MAX_GUESTS:]),
        silent_seats=tuple(sorted({*table.silent_seats, *fact.seats})),
        chairs=tuple(replace(chair, seal=None, share=None) for chair in table.chairs),
    )


def _agreed(table: Table, options: Options) -> Table:
    """Keep people and bots in their order; of surplus chairs free ones go first, then bots'."""
    chairs = [replace(chair, ready=chair.level is not None) for chair in table.chairs]
    surplus = len(chairs) - options.players
    unneeded = sorted(range(len(chairs)), key=lambda seat: (not chairs[seat].free, -seat))
    gone = [seat for seat in unneeded if chairs[seat].guest is None][: max(surplus, 0)]
    kept = [chair for seat, chair in enumerate(chairs) if seat not in gone]
    return replace(
        table,
        options=options,
        chairs=(*kept, *(Chair() for _ in range(-surplus))),
    )


def _rematched(table: Table, seed: bytes) -> Table:
    """Another match, from what is left of the table and nothing else."""
    table = restore(dump(table), table.played)
    return replace(table, phase=Phase.OPEN, match=table.match + 1, seed=seed)


_QUIETLY: Final[dict[type, Callable[[Table, Any], Table]]] = {
    Sat: lambda table, fact: _seat(table, fact.seat, Chair(fact.guest)),
    BotSat: lambda table, fact: _seat(
        table,
        fact.seat,
        Chair(level=fact.level, character=fact.character, name=fact.name, ready=True),
    ),
    Stood: lambda table, fact: _seat(table, fact.seat, Chair()),
    Agreed: lambda table, fact: _agreed(table, fact.options),
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
    TempoSet: lambda table, fact: replace(table, options=replace(table.options, tempo=fact.tempo)),
    Rematched: lambda table, fact: _rematched(table, fact.seed),
    Closed: lambda table, _fact: replace(table, phase=Phase.CLOSED),
}
"""Facts that only change the table around the cards."""


def _remember(table: Table, entry: Entry) -> Table:
    if entry.guest is None or entry.id is None:
        return table
    before = table.requests.get(entry.guest, ())
    if before and before[-1][0] == entry.id:
        return table  # a request may have several facts; the first one answers it
    known = table.requests
    if len(known) > MAX_GUESTS:  # those who came and went are forgotten
        known = {chair.guest: known[chair.guest] for chair in table.chairs if chair.guest in known}
    requests = {**known, entry.guest: (*before, (entry.id, table.number))[-REMEMBERED:]}
    return replace(table, requests=requests)
