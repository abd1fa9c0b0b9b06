"""What each role may see of an event, built up from what it is entitled to."""

from collections.abc import Collection, Iterable
from enum import auto
from typing import Final

from msgspec.structs import replace

from dacabo.core.phrases import Phrase
from dacabo.core.rules import Setting
from dacabo.core.values import Choice, Value
from dacabo.tournament import prizes
from dacabo.tournament.advancing import complete, points, ties, winners
from dacabo.tournament.draw import letters
from dacabo.tournament.event import (
    Clock,
    Colleague,
    Entrant,
    Event,
    Gone,
    Match,
    PrizeTaken,
    Stage,
    at_the_door,
    current,
    draft,
    entrant,
    last_match,
    last_step,
    published,
)
from dacabo.tournament.facts import Entry, How, Opened, Player, Sealed
from dacabo.tournament.field import late_places, listed
from dacabo.tournament.placing import Placed, places, placing
from dacabo.tournament.seals import public_seed
from dacabo.tournament.todo import Todo, todo, why_decisions

RECENT: Final = 100
"""Lines of the audit trail on the desk; whoever wants to read all of it asks for it."""


class Phase(Choice):
    """How far an event is."""

    REGISTRATION = auto()
    DRAFT = auto()
    """Drawn, not published."""
    PLAYING = auto()
    BETWEEN = auto()
    """A stage is over, the next is to be drawn."""
    FINISHED = auto()
    """The final and its decision rounds are played."""
    OVER = auto()


class PlayerView(Value):
    """A player as everybody sees them."""

    player: Player
    name: str
    here: bool
    gone: Gone | None


class ClockView(Value):
    """A match's clock. A reader counts on by itself: `played` is as of `at`."""

    at: int
    played: int
    limit: int | None
    runs: bool
    due: int | None
    called: bool
    """Last round."""


class Line(Value):
    """A player's line in the table of a match."""

    player: Player
    total: int | None
    """Penalties included."""
    penalty: int
    place: int | None
    advances: bool
    left: bool
    struck: bool


class MatchView(Value, kw_only=True):
    """A match as everybody sees it."""

    id: str
    stage: int
    final: bool
    table: int
    group: str
    lines: tuple[Line, ...]
    clock: ClockView | None
    online: str | None
    decided: bool
    rounds: tuple[dict[Player, int], ...]
    decisions: tuple[dict[Player, int], ...]
    ties: tuple[tuple[Player, ...], ...]
    """Who has to play a decision round."""


class StageView(Value, kw_only=True):
    """A stage as everybody sees it."""

    number: int
    label: str
    """Of its draw, for those who draw again."""
    commitment: str
    """The SHA-256 of the seed that drew it, published before anybody was drawn."""
    seed: str | None
    """In hex, once the stage is published. None if it was drawn by a seed that this server never
    had; of an event that began before there was a seed for each stage, until it is over."""
    draws: int
    """How often it was drawn, drafts given up and draws taken back included."""
    drawn: tuple[tuple[Player, ...], ...]
    """The groups as they were drawn, before anybody was exchanged, replaced or came late."""
    final: bool
    matches: tuple[MatchView, ...]


class PublicView(Value, kw_only=True):
    """What is on the wall: the draw, the standings, the clocks, the way to the final."""

    number: int
    """Of the last fact."""
    name: str
    game: str
    preset: str
    changes: dict[str, Setting]
    """The rule options that differ from the preset."""
    phase: Phase
    players: tuple[PlayerView, ...]
    names: tuple[str, ...]
    """By player's number, for the words."""
    stages: tuple[StageView, ...]
    placing: tuple[Placed, ...]
    prizes: tuple[str, ...]
    taken: tuple[PrizeTaken, ...]
    why: Phrase | None
    """Why tied winners play on, if they must."""
    commitment: str
    """The SHA-256 of the seed by which is drawn next, published before anybody is drawn."""
    seed: str | None
    """In hex, once the event is over."""
    closed: bool
    """Whether the organisers have closed the list to those who put themselves on it."""
    waiting: int
    """How many have put themselves on the list and wait for an organiser to let them in; until
    then their names are shown to nobody else."""
    draws: int
    """How often the stage to come was drawn already, drafts and draws taken back included."""


class PlayerPage(Value, kw_only=True):
    """What one player sees: everything public, and where they are to be."""

    event: PublicView
    player: Player
    name: str
    """Empty for somebody who is not on the list any more."""
    waiting: bool
    """They are not on the list before an organiser lets them in."""
    match: str | None
    opponents: tuple[Player, ...]
    enter: bool
    """Whether they can say how their match ended."""
    choose: tuple[str, ...]
    """The prizes that they can choose from, when it is their turn."""


class TablePage(Value, kw_only=True):
    """What the phone at a table sees: its match, its clock, whether a result can be entered."""

    event: str
    names: tuple[str, ...]
    """By player's number, of those who are at this table."""
    table: int
    match: MatchView | None
    start: bool
    enter: bool


class LogLine(Value, kw_only=True):
    """A line of the audit trail. No seed is in it."""

    number: int
    entry: Entry
    counts: bool
    """False once it was taken back."""


class ListedView(Value):
    """A player as the organisers see them."""

    player: Player
    how: How
    reason: str


class WaitingView(Value):
    """Somebody at the door, as the organisers see them."""

    player: Player
    name: str


class Desk(Value, kw_only=True):
    """The organiser's desk: everything but the seed of the next draw."""

    event: PublicView
    listed: tuple[ListedView, ...]
    waiting: tuple[WaitingView, ...]
    """Who put themselves on the list and waits to be let in."""
    organisers: tuple[Colleague, ...]
    """All who were ever given a link to this desk."""
    draft: StageView | None
    todo: tuple[Todo, ...]
    void: tuple[MatchView, ...]
    late: bool
    """Whether somebody who comes late can still be let in."""
    last: int | None
    """The step that can be taken back."""
    log: tuple[LogLine, ...]
    """The last lines of the audit trail, and the step that can be taken back."""


def phase(event: Event) -> Phase:
    """How far an event is."""
    stage = current(event)
    if event.over:
        return Phase.OVER
    if draft(event) is not None:
        return Phase.DRAFT
    if stage is None:
        return Phase.REGISTRATION
    if not complete(event, stage):
        return Phase.PLAYING
    return Phase.FINISHED if stage.final else Phase.BETWEEN


def public_view(event: Event, now: int) -> PublicView:
    """What anybody may see."""
    return PublicView(
        number=len(event.log),
        name=event.name,
        game=event.game,
        preset=event.preset,
        changes=event.changes,
        phase=phase(event),
        players=tuple(_player(one) for one in listed(event)),
        names=_names(event),
        stages=tuple(_stage(event, stage, now) for stage in published(event)),
        placing=placing(event),
        prizes=event.prizes,
        taken=prizes.taken(event),
        why=why_decisions(event),
        commitment=event.seals[-1].commitment,
        seed=public_seed(event, len(event.seals) - 1),
        closed=event.closed,
        waiting=len(at_the_door(event)),
        draws=event.draws.count(len(published(event)) + 1),
    )


def player_page(
    event: Event, player: Player, now: int, public: PublicView | None = None
) -> PlayerPage:
    """What a player sees; `public` is the public page of the same moment, if it is there."""
    match = last_match(event, player)
    me = entrant(event, player)
    enter = match is not None and player in match.active and _awaits(match)
    return PlayerPage(
        event=public or public_view(event, now),
        player=player,
        name="" if me is None else me.name,
        waiting=me is not None and me.waiting,
        match=None if match is None else match.id,
        opponents=() if match is None else tuple(p for p in match.active if p != player),
        enter=enter and not event.over,
        choose=() if prizes.chooser(event) != player or event.over else prizes.left(event),
    )


def table_page(event: Event, table: int, now: int) -> TablePage:
    """What the phone at a table sees: nothing of other tables."""
    stage = current(event)
    match = next((m for m in stage.matches if m.table == table), None) if stage else None
    shown = None if stage is None or match is None else _match(event, stage, match, now)
    return TablePage(
        event=event.name,
        names=_names(event, () if match is None else match.players),
        table=table,
        match=shown,
        start=_can_start(match) and not event.over,
        enter=match is not None and _awaits(match) and not event.over,
    )


def desk(event: Event, now: int, public: PublicView | None = None) -> Desk:
    """What an organiser sees; `public` is the public page of the same moment, if it is there."""
    drawn = draft(event)
    return Desk(
        event=public or public_view(event, now),
        listed=tuple(ListedView(one.player, one.how, one.reason) for one in listed(event)),
        waiting=tuple(WaitingView(one.player, one.name) for one in at_the_door(event)),
        organisers=event.organisers,
        draft=None if drawn is None else _stage(event, drawn, now),
        todo=todo(event, now),
        void=tuple(_void(match, now) for match in event.void),
        late=bool(late_places(event)),
        last=last_step(event),
        log=recent(event),
    )


def trail(event: Event) -> tuple[LogLine, ...]:
    """The audit trail, without the seeds: everybody is shown them in their time."""
    return _lines(event, range(1, len(event.log) + 1))


def recent(event: Event) -> tuple[LogLine, ...]:
    """The end of the audit trail, and the step that can be taken back."""
    numbers = range(max(1, len(event.log) - RECENT + 1), len(event.log) + 1)
    last = last_step(event)
    return _lines(event, numbers if last is None or last in numbers else (last, *numbers))


def _lines(event: Event, numbers: Iterable[int]) -> tuple[LogLine, ...]:
    standing = set(event.standing)
    return tuple(
        LogLine(
            number=number,
            # Without its id: by that, its author alone is to know it again.
            entry=replace(event.log[number - 1], id=None),
            counts=number in standing,
        )
        for number in numbers
        if not isinstance(event.log[number - 1].fact, Opened | Sealed)
    )


def _names(event: Event, of: Collection[Player] | None = None) -> tuple[str, ...]:
    """The names that are on the list, or some of them; what was taken back is not shown to all."""
    known = {one.player: one.name for one in listed(event) if of is None or one.player in of}
    return tuple(known.get(player, "") for player in range(len(event.names)))


def _player(one: Entrant) -> PlayerView:
    return PlayerView(one.player, one.name, one.here, one.gone)


def _stage(event: Event, stage: Stage, now: int) -> StageView:
    return StageView(
        number=stage.number,
        label=stage.label,
        commitment=event.seals[stage.seal].commitment,
        seed=public_seed(event, stage.seal),
        draws=event.draws.count(stage.number),
        drawn=stage.drawn,
        final=stage.final,
        matches=tuple(_match(event, stage, match, now) for match in stage.matches),
    )


def _match(event: Event, stage: Stage, match: Match, now: int) -> MatchView:
    placed = places(event, stage, match) if match.decided else {}
    advancing = () if stage.final or not match.decided else winners(event, stage, match)
    lines = tuple(_line(match, player, placed.get(player), advancing) for player in match.players)
    return _match_view(match, lines, now, ties(event, stage, match), final=stage.final)


def _void(match: Match, now: int) -> MatchView:
    """A match that no longer counts: what was written down, and no place."""
    lines = tuple(_line(match, player, None, ()) for player in match.players)
    return _match_view(match, lines, now, (), final=False)


def _match_view(
    match: Match,
    lines: tuple[Line, ...],
    now: int,
    open_ties: tuple[tuple[Player, ...], ...],
    *,
    final: bool,
) -> MatchView:
    return MatchView(
        id=match.id,
        stage=match.stage,
        final=final,
        table=match.table,
        group=letters(match.table),
        lines=lines,
        clock=None if match.clock is None else _clock(match.clock, now),
        online=match.online,
        decided=match.decided,
        rounds=match.rounds,
        decisions=match.decisions,
        ties=open_ties,
    )


def _line(match: Match, player: Player, place: int | None, advancing: tuple[Player, ...]) -> Line:
    counted = match.totals is not None and player in match.totals
    return Line(
        player=player,
        total=points(match, player) if counted else None,
        penalty=sum(penalty.points for penalty in match.penalties if penalty.player == player),
        place=place,
        advances=player in advancing,
        left=player in match.left,
        struck=player in match.struck,
    )


def _clock(clock: Clock, now: int) -> ClockView:
    return ClockView(
        at=now,
        played=clock.played(now),
        limit=clock.limit,
        runs=clock.since is not None,
        due=clock.due,
        called=clock.called,
    )


def _can_start(match: Match | None) -> bool:
    return match is not None and match.clock is None and not match.decided and match.online is None


def _awaits(match: Match) -> bool:
    """Whether a result can be entered at the table."""
    return match.clock is not None and not match.decided and match.online is None
