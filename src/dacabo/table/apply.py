"""The table after one more fact."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from dacabo.core.dealing import resolve_chance
from dacabo.core.game import Decision, Told, heard
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import with_item
from dacabo.table.clocks import clock_of, set_clocks
from dacabo.table.errors import TableError
from dacabo.table.facts import (
    BotSat,
    BotSubstituted,
    By,
    CalledOff,
    CameBack,
    ChairLeft,
    Closed,
    Continued,
    Entry,
    HostChanged,
    Moved,
    Opened,
    OptionsChanged,
    Paused,
    ReadySaid,
    Rematched,
    Sat,
    SealsClosed,
    ShareRevealed,
    ShareSealed,
    Started,
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

MAX_GUESTS_WITH_REQUESTS: Final = 20
"""With more guests than this, only the requests of those at the table are remembered."""
MAX_SILENT_GUESTS: Final = 20
"""Guests, the latest, of whom it is remembered that they did not show their share."""
REMEMBERED: Final = 32
"""A guest's last requests that are recognised when repeated."""


def apply(table: Table | None, entry: Entry, move: Move | None = None) -> Step:
    """The table after one more fact; `move` is the fact's move, if it is parsed already."""
    if table is None:
        return Step(entry, _remember(_opened(entry), entry))
    told: Sequence[Told] = ()
    number = table.number + 1
    in_match = table.phase in (Phase.PLAYING, Phase.PAUSED) or isinstance(entry.fact, Started)
    table = replace(table, number=number, played=number if in_match else table.played)
    match entry.fact:
        case Moved() as fact:
            table, told = _moved(table, fact, move)
        case Started(version):
            table, told = _started(table, version)
        case Paused():
            table = _paused(table, entry.at)
        case fact:
            table = _APPLY[type(fact)](table, fact)
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


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=with_item(table.chairs, seat, chair))


def _update_chair(table: Table, seat: Seat, **changes: object) -> Table:
    return _with_chair(table, seat, replace(table.chairs[seat], **changes))


def _started(table: Table, version: int) -> tuple[Table, Sequence[Told]]:
    """Derive the key from the shares and the seed, and deal the cards."""
    game, rules = game_of(table.options), rules_of(table.options)
    if version != game.version:
        raise TableError("rules-changed", began=version, now=game.version)
    players = table.options.players
    state, told = resolve_chance(game, game.start(rules, players), chance_of(table))
    memories = ()
    if table.options.memory is Memory.ASSISTED:
        memories = tuple(game.know(rules, players, seat) for seat in range(players))
    table = replace(
        table,
        phase=Phase.PLAYING,
        state=state,
        decisions=tuple(game.decisions(state)),
        memories=memories,
        chairs=_not_ready(table.chairs),
    )
    return _learn(table, told), told


def _moved(table: Table, fact: Moved, move: Move | None) -> tuple[Table, Sequence[Told]]:
    game = game_of(table.options)
    state, told = game.play(table.state, fact.seat, move or game.parse(fact.move))
    state, more = resolve_chance(game, state, chance_of(table))
    told = [*told, *more]
    chairs = table.chairs
    if fact.seat != TABLE:
        chair = _count_missed(chairs[fact.seat], fact, table.decisions)
        if chair is not chairs[fact.seat]:
            chairs = with_item(chairs, fact.seat, chair)
    else:
        # The table moved, usually to deal a new round: everybody has to be ready again.
        chairs = _not_ready(chairs)
        if next_round(table) is not None:
            chairs = tuple(replace(chair, returns=0) for chair in chairs)
    result = game.result(state)
    table = replace(
        table,
        phase=Phase.OVER if result else table.phase,
        won=_add_wins(table, result.winners) if result else table.won,
        state=state,
        decisions=tuple(game.decisions(state)),
        chairs=chairs,
    )
    return _learn(table, told), told


def _count_missed(chair: Chair, fact: Moved, decisions: Sequence[Decision]) -> Chair:
    """Count the turns in a row that a player missed; several decisions of one clock are one."""
    if fact.by is By.CLOCK:
        clock = next(clock_of(d) for d in decisions if d.id == fact.decision)
        if clock != chair.missed_clock:
            return replace(chair, missed=chair.missed + 1, missed_clock=clock)
    elif chair.missed:
        return replace(chair, missed=0, missed_clock=None)
    return chair


def _not_ready(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """The chairs, of which only those of bots are ready."""
    return tuple(replace(chair, ready=chair.level is not None) for chair in chairs)


def _add_wins(table: Table, winners: Sequence[Seat]) -> dict[str, int]:
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
            memory = game.learn(memory, fact)  # noqa: PLW2901 (a replay)
        memories.append(memory)
    return replace(table, memories=tuple(memories))


def _paused(table: Table, at: int) -> Table:
    limited = {clock_of(decision) for decision in table.decisions if decision.seconds is not None}
    left = next((clock.due - at for clock in table.clocks if clock.key in limited), None)
    return replace(table, phase=Phase.PAUSED, time_left=left)


def _came_back(table: Table, seat: Seat) -> Table:
    """Count the return if the bot has moved, because its moves show what it remembers."""
    returns = table.chairs[seat].returns + int(plays_on(table))
    return _update_chair(
        table, seat, level=None, ready=False, missed=0, missed_clock=None, returns=returns
    )


def _called_off(table: Table, fact: CalledOff) -> Table:
    """Back to the open table; seed and seals are discarded, because somebody may have seen them."""
    guests = [guest for seat in fact.seats if (guest := table.chairs[seat].guest)]
    before = [guest for guest in table.silent if guest not in guests]
    return replace(
        table,
        phase=Phase.OPEN,
        seed=fact.seed,
        called_off=table.called_off + 1,
        silent=tuple([*before, *guests][-MAX_SILENT_GUESTS:]),
        silent_seats=tuple(sorted({*table.silent_seats, *fact.seats})),
        chairs=tuple(replace(chair, seal=None, share=None) for chair in table.chairs),
    )


def _agreed(table: Table, options: Options) -> Table:
    """Keep people and bots in their order.

    If there are too many chairs, free ones are removed first, then those of bots.
    """
    chairs = _not_ready(table.chairs)
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
    """Start another match with only what a snapshot keeps."""
    table = restore(dump(table), table.played)
    return replace(table, phase=Phase.OPEN, match=table.match + 1, seed=seed)


_APPLY: Final[dict[type, Callable[[Table, Any], Table]]] = {
    Sat: lambda table, fact: _with_chair(table, fact.seat, Chair(fact.guest)),
    BotSat: lambda table, fact: _with_chair(
        table,
        fact.seat,
        Chair(level=fact.level, character=fact.character, name=fact.name, ready=True),
    ),
    ChairLeft: lambda table, fact: _with_chair(table, fact.seat, Chair()),
    OptionsChanged: lambda table, fact: _agreed(table, fact.options),
    HostChanged: lambda table, fact: replace(table, host=fact.host),
    WordGiven: lambda table, fact: _update_chair(table, fact.seat, word=fact.word),
    ShareSealed: lambda table, fact: _update_chair(table, fact.seat, seal=fact.seal),
    SealsClosed: lambda table, _fact: replace(table, phase=Phase.SHUFFLING),
    ShareRevealed: lambda table, fact: _update_chair(table, fact.seat, share=fact.share),
    CalledOff: _called_off,
    ReadySaid: lambda table, fact: _update_chair(table, fact.seat, ready=fact.ready),
    BotSubstituted: lambda table, fact: _update_chair(
        table, fact.seat, level=fact.level, ready=True
    ),
    CameBack: lambda table, fact: _came_back(table, fact.seat),
    Continued: lambda table, _fact: replace(table, phase=Phase.PLAYING),
    TempoSet: lambda table, fact: replace(table, options=replace(table.options, tempo=fact.tempo)),
    Rematched: lambda table, fact: _rematched(table, fact.seed),
    Closed: lambda table, _fact: replace(table, phase=Phase.CLOSED),
}
"""Facts that do not touch the cards."""


def _remember(table: Table, entry: Entry) -> Table:
    """Remember the request, so that a repeated one is recognised."""
    if entry.guest is None or entry.id is None:
        return table
    before = table.requests.get(entry.guest, ())
    if before and before[-1][0] == entry.id:
        return table  # a request may have several facts; the first one answers it
    known = table.requests
    if len(known) > MAX_GUESTS_WITH_REQUESTS:  # those who came and went are forgotten
        known = {chair.guest: known[chair.guest] for chair in table.chairs if chair.guest in known}
    requests = {**known, entry.guest: (*before, (entry.id, table.number))[-REMEMBERED:]}
    return replace(table, requests=requests)
