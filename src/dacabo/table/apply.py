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
    substitutes_play,
)

MAX_GUESTS_WITH_REQUESTS: Final = 20
"""A table with more guests than this remembers only the requests of those on a seat."""
MAX_SILENT_GUESTS: Final = 20
"""The most guests that a table remembers for not showing their share, the latest ones."""
MAX_REQUESTS_PER_GUEST: Final = 32
"""The number of a guest's last requests that a table recognises when they are repeated."""


def apply(table: Table | None, entry: Entry, move: Move | None = None) -> Step:
    """The table after one more fact; `move` is the fact's move, if it is parsed already."""
    if table is None:
        return Step(entry, _remember_request(_apply_opened(entry), entry))
    told: Sequence[Told] = ()
    number = table.number + 1
    in_match = table.phase in (Phase.PLAYING, Phase.PAUSED) or isinstance(entry.fact, Started)
    table = replace(table, number=number, played=number if in_match else table.played)
    match entry.fact:
        case Moved() as fact:
            table, told = _apply_moved(table, fact, move)
        case Started(version):
            table, told = _apply_started(table, version)
        case Paused():
            table = _apply_paused(table, entry.at)
        case fact:
            table = _APPLY[type(fact)](table, fact)
    return Step(entry, _remember_request(set_clocks(table, entry.at), entry), tuple(told))


def _apply_opened(entry: Entry) -> Table:
    fact = entry.fact
    assert isinstance(fact, Opened)
    return Table(
        number=1,
        options=fact.options,
        host=fact.host,
        assigned=fact.assigned,
        chairs=(Chair(),) * fact.options.players,
        seed=fact.seed,
        what_if=fact.what_if,
    )


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=with_item(table.chairs, seat, chair))


def _update_chair(table: Table, seat: Seat, **changes: object) -> Table:
    return _with_chair(table, seat, replace(table.chairs[seat], **changes))


def _apply_started(table: Table, version: int) -> tuple[Table, Sequence[Told]]:
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
        chairs=_reset_readiness(table.chairs),
    )
    return _update_memories(table, told), told


def _apply_moved(table: Table, fact: Moved, move: Move | None) -> tuple[Table, Sequence[Told]]:
    game = game_of(table.options)
    state, told_of_move = game.play(table.state, fact.seat, move or game.parse(fact.move))
    state, told_of_chance = resolve_chance(game, state, chance_of(table))
    told = [*told_of_move, *told_of_chance]
    chairs = table.chairs
    if fact.seat != TABLE:
        chair = _count_missed_turn(chairs[fact.seat], fact, table.decisions)
        if chair is not chairs[fact.seat]:
            chairs = with_item(chairs, fact.seat, chair)
    else:
        # The table moved, usually to deal a new round: everybody has to be ready again.
        chairs = _reset_readiness(chairs)
        if next_round(table) is not None:
            chairs = tuple(replace(chair, returns=0) for chair in chairs)
    result = game.result(state)
    table = replace(
        table,
        phase=Phase.OVER if result else table.phase,
        won=_add_wins(table, result.winners) if result and not table.what_if else table.won,
        state=state,
        decisions=tuple(game.decisions(state)),
        chairs=chairs,
    )
    return _update_memories(table, told), told


def _count_missed_turn(chair: Chair, fact: Moved, decisions: Sequence[Decision]) -> Chair:
    """Count a turn that the player missed; several decisions with the same clock are one turn."""
    if fact.by is By.CLOCK:
        clock = next(clock_of(d) for d in decisions if d.id == fact.decision)
        if clock != chair.missed_clock:
            return replace(chair, missed=chair.missed + 1, missed_clock=clock)
    elif chair.missed:
        return replace(chair, missed=0, missed_clock=None)
    return chair


def _reset_readiness(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """Make only the bots ready."""
    return tuple(replace(chair, ready=chair.level is not None) for chair in chairs)


def _add_wins(table: Table, winners: Sequence[Seat]) -> dict[str, int]:
    """The matches won at this table, with one more for each winner."""
    won = dict(table.won)
    for seat in winners:
        player = player_at(table, seat)
        won[player] = won.get(player, 0) + 1
    return won


def _update_memories(table: Table, told: Sequence[Told]) -> Table:
    """Add what the game has told each seat, if the table helps to remember."""
    if not table.memories:
        return table
    game = game_of(table.options)
    memories = []
    for seat, memory in enumerate(table.memories):
        for fact in heard(told, seat):
            memory = game.learn(memory, fact)  # noqa: PLW2901 (a replay)
        memories.append(memory)
    return replace(table, memories=tuple(memories))


def _apply_paused(table: Table, at: int) -> Table:
    """Stop the clock of the whole match, if it has one; only its decision has `seconds`."""
    match_clocks = {clock_of(d) for d in table.decisions if d.seconds is not None}
    time_left = next((clock.due - at for clock in table.clocks if clock.key in match_clocks), None)
    return replace(table, phase=Phase.PAUSED, time_left=time_left)


def _apply_came_back(table: Table, seat: Seat) -> Table:
    """Count the return if the bot may have moved, because its moves show what it remembers."""
    returns = table.chairs[seat].returns + int(substitutes_play(table))
    return _update_chair(
        table, seat, level=None, ready=False, missed=0, missed_clock=None, returns=returns
    )


def _apply_called_off(table: Table, fact: CalledOff) -> Table:
    """Open the table again, without the seals: somebody may have seen a share by now."""
    guests = [guest for seat in fact.seats if (guest := table.chairs[seat].guest)]
    earlier = [guest for guest in table.silent if guest not in guests]
    return replace(
        table,
        phase=Phase.OPEN,
        seed=fact.seed,
        called_off=table.called_off + 1,
        silent=tuple([*earlier, *guests][-MAX_SILENT_GUESTS:]),
        silent_seats=tuple(sorted({*table.silent_seats, *fact.seats})),
        chairs=tuple(replace(chair, seal=None, share=None) for chair in table.chairs),
    )


def _apply_options_changed(table: Table, options: Options) -> Table:
    """Add or remove seats; people and bots keep their order.

    Free seats are removed first, then those of bots, each from the last one on.
    """
    chairs = _reset_readiness(table.chairs)
    surplus = len(chairs) - options.players
    removable = [seat for seat, chair in enumerate(chairs) if chair.guest is None]
    removable.sort(key=lambda seat: (not chairs[seat].is_free, -seat))
    removed = removable[: max(surplus, 0)]
    remaining = [chair for seat, chair in enumerate(chairs) if seat not in removed]
    added = [Chair() for _ in range(-surplus)]
    return replace(table, options=options, chairs=(*remaining, *added))


def _apply_rematched(table: Table, seed: bytes) -> Table:
    """Start another match with only what a snapshot contains."""
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
    OptionsChanged: lambda table, fact: _apply_options_changed(table, fact.options),
    HostChanged: lambda table, fact: replace(table, host=fact.host),
    WordGiven: lambda table, fact: _update_chair(table, fact.seat, word=fact.word),
    ShareSealed: lambda table, fact: _update_chair(table, fact.seat, seal=fact.seal),
    SealsClosed: lambda table, _fact: replace(table, phase=Phase.SHUFFLING),
    ShareRevealed: lambda table, fact: _update_chair(table, fact.seat, share=fact.share),
    CalledOff: _apply_called_off,
    ReadySaid: lambda table, fact: _update_chair(table, fact.seat, ready=fact.ready),
    BotSubstituted: lambda table, fact: _update_chair(
        table, fact.seat, level=fact.level, ready=True
    ),
    CameBack: lambda table, fact: _apply_came_back(table, fact.seat),
    Continued: lambda table, _fact: replace(table, phase=Phase.PLAYING),
    TempoSet: lambda table, fact: replace(table, options=replace(table.options, tempo=fact.tempo)),
    Rematched: lambda table, fact: _apply_rematched(table, fact.seed),
    Closed: lambda table, _fact: replace(table, phase=Phase.CLOSED),
}
"""The functions that apply facts that need neither the game nor the time."""


def _remember_request(table: Table, entry: Entry) -> Table:
    """Remember the request, so that a repeated one is recognised."""
    if entry.guest is None or entry.id is None:
        return table
    earlier = table.requests.get(entry.guest, ())
    if earlier and earlier[-1][0] == entry.id:
        return table  # a request may have several facts; the first one answers it
    requests = table.requests
    if len(requests) > MAX_GUESTS_WITH_REQUESTS:
        seated = [chair.guest for chair in table.chairs if chair.guest in requests]
        requests = {guest: requests[guest] for guest in seated}
    latest = (*earlier, (entry.id, table.number))[-MAX_REQUESTS_PER_GUEST:]
    return replace(table, requests={**requests, entry.guest: latest})
