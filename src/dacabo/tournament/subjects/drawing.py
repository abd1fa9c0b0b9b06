"""The draw of a stage: sealing, drawing, manual changes, publishing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.chance import SEED_BYTES
from dacabo.core.values import Discreet, Tagged, Typed
from dacabo.tournament import draw
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Event,
    Match,
    Met,
    Player,
    Stage,
    current_stage,
    draft,
    present_entrants,
    published_stages,
)
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import House
from dacabo.tournament.standings import (
    is_complete,
    players_of,
    players_of_undecided_bots,
    qualifiers,
    ranking,
    ties,
)
from dacabo.tournament.step import Checks, LogLine, Step
from dacabo.tournament.subjects.attendance import not_checked_in
from dacabo.tournament.subjects.opening import Opened, seal_of
from dacabo.tournament.updates import substitute, without_draft

if TYPE_CHECKING:  # facts know the event that they change, and its log is made of them
    from dacabo.tournament.facts import Entry

PLACEHOLDER_SEED: Final = bytes(SEED_BYTES)
"""A placeholder seed for previews."""


def contenders(event: Event) -> tuple[Player, ...]:
    """The players of the next draw: the list, or those who advance from the last stage."""
    stage = current_stage(event)
    if stage is None:
        return tuple(entrant.player for entrant in present_entrants(event))
    return qualifiers(event, stage)


def players_with_match_to_come(event: Event) -> set[Player]:
    """The players on the list who are playing, may still have to, or have not been drawn yet."""
    present = {entrant.player for entrant in present_entrants(event)}
    stage = current_stage(event)
    if stage is None:
        return present
    complete = is_complete(event, stage)
    if stage.final and complete:
        return set()
    drawn = {player for one in published_stages(event) for player in players_of(one)}
    playing = [player for match in stage.matches for player in _still_playing(event, stage, match)]
    return present & {*playing, *(contenders(event) if complete else ())} | present - drawn


def _still_playing(event: Event, stage: Stage, match: Match) -> tuple[Player, ...]:
    """The players of a match who may still have to play: there, or in the next stage."""
    if not match.decided or players_of_undecided_bots(event, stage, match):
        return match.active
    if stage.final:
        return tuple(player for tied in ties(event, stage, match) for player in tied)
    return next(iter(ranking(event, stage, match)), ())


# --- the groups ---------------------------------------------------------------


class Draw(Tagged):
    """Draw the groups of the next stage."""


class Drawn(Tagged):
    """Groups were drawn: a draft until it is published."""

    stage: int
    label: str
    groups: tuple[tuple[Player, ...], ...]
    met: tuple[Met, ...] = ()
    """The players who had met before, if the draw avoids that."""


def _draw(event: Event, _request: Draw) -> Drawn:
    stage, players = len(event.stages) + 1, contenders(event)
    name = label(event, stage, players)
    return Drawn(stage, name, draw_groups(event, name, players), event.met)


def _check_draw(checks: Checks, fact: Drawn) -> None:
    checks.require_organiser()
    event = checks.event
    _check_due(event)
    number, players = len(event.stages) + 1, contenders(event)
    labels = (label(event, number, players), legacy_label(event, number))
    if fact.stage != number or fact.label not in labels or fact.met != event.met:
        raise TournamentError("draw-differs")
    if event.seals[-1].seed is not None:
        is_correct = fact.groups == draw_groups(event, fact.label, players)
    else:  # without the seed, only the players and the sizes of the groups can be checked
        drawn_players = sorted(player for group in fact.groups for player in group)
        group_sizes = tuple(map(len, fact.groups))
        is_correct = drawn_players == sorted(players) and group_sizes == draw.sizes(len(players))
    if not is_correct:
        raise TournamentError("draw-differs")


def _check_due(event: Event) -> None:
    """Refuse to draw before everything is decided, or when nothing is left to draw."""
    if draft(event) is not None:
        raise TournamentError("draft-open")
    stage = current_stage(event)
    players = len(contenders(event))
    if stage is None:
        if absent := not_checked_in(event):
            raise TournamentError("not-all-checked-in", count=len(absent))
        if players < draw.MIN_PLAYERS:
            raise TournamentError("too-few-players", fewest=draw.MIN_PLAYERS, found=players)
        return
    if stage.final:
        raise TournamentError("final-drawn")
    _check_results(stage)
    if any(players_of_undecided_bots(event, stage, match) for match in stage.matches):
        raise TournamentError("bots-unjudged")
    if not is_complete(event, stage):
        raise TournamentError("ties-undecided")
    if players == 0:
        raise TournamentError("nobody-left")


def _check_results(stage: Stage) -> None:
    """Refuse to go on while results are missing, or nobody vouches for them."""
    if missing := sum(not match.decided for match in stage.matches):
        raise TournamentError("results-missing", count=missing)
    if unconfirmed := sum(not match.settled for match in stage.matches):
        raise TournamentError("results-unconfirmed", count=unconfirmed)


def _apply_drawn(event: Event, fact: Drawn, line: LogLine) -> Event:
    stage = Stage(
        number=fact.stage,
        label=fact.label,
        seal=len(event.seals) - 1,
        drawn=fact.groups,
        matches=tuple(
            Match(id=f"{line.number}-{table}", stage=fact.stage, table=table, players=group)
            for table, group in enumerate(fact.groups, 1)
        ),
        met=fact.met,
        final=len(fact.groups) == 1,
    )
    return replace(event, stages=(*event.stages, stage))


# --- tables to avoid ------------------------------------------------------------


class TablesAvoided(Tagged):
    """The draws avoid tables that there have been: how often players have met, by their club."""

    met: tuple[Met, ...]
    """In the order of the players."""


def _check_avoid(checks: Checks, fact: TablesAvoided) -> None:
    """Only the server adds this fact, from the book of a club."""
    if not isinstance(checks.by, House):
        raise TournamentError("organiser-only")
    pairs = [(met.one, met.other) for met in fact.met]
    players = len(checks.event.names)
    if pairs != sorted({*pairs}) or any(not 0 <= a < b < players for a, b in pairs):
        raise TournamentError("draw-differs")
    if any(met.times < 1 for met in fact.met):
        raise TournamentError("draw-differs")


def _apply_avoided(event: Event, fact: TablesAvoided, _line: LogLine) -> Event:
    return replace(event, met=fact.met)


# --- the seal -----------------------------------------------------------------


class Sealed(Discreet, Tagged):
    """The server sealed a fresh seed, with which the next draw is made."""

    seed: bytes | None = None
    commitment: str | None = None
    """As in `Opened`."""
    moved: bool = False
    """The event was imported from a file: a draft in it has to be redrawn with this seed."""


def _check_seal(checks: Checks, fact: Sealed) -> None:
    if not isinstance(checks.by, House):
        raise TournamentError("organiser-only")
    seal_of(fact.seed, fact.commitment)


def _apply_sealed(event: Event, fact: Sealed, _line: LogLine) -> Event:
    """Use a new seed for the next draw; a draft from an imported file has to be redrawn."""
    if fact.moved:  # the event continues on this server
        event = replace(without_draft(event), elsewhere="")
    return replace(event, seals=(*event.seals, seal_of(fact.seed, fact.commitment)))


def is_public(event: Event, seal: int) -> bool:
    """Whether the seed is public, because nothing more is drawn with it."""
    return seal < len(event.seals) - 1 or event.over


def public_seed(event: Event, seal: int) -> str | None:
    """A seed in hex, if it is public and this server has it."""
    seed = event.seals[seal].seed
    return seed.hex() if seed is not None and is_public(event, seal) else None


def needs_new_seal(event: Event) -> bool:
    """Whether the current seal is used up: its draw is published, or its seed is not known here."""
    last = len(event.seals) - 1
    is_published = any(stage.seal == last for stage in published_stages(event))
    return not event.over and (is_published or event.seals[last].seed is None)


def draw_groups(event: Event, name: str, players: tuple[Player, ...]) -> draw.Groups:
    """The groups that the current seal gives."""
    seed = event.seals[-1].seed
    if seed is None:
        raise TournamentError("no-seal")
    return draw.groups(seed, name, players, event.met)


def label(event: Event, stage: int, players: tuple[Player, ...]) -> str:
    """The label of the next draw of a stage: each set of players drawn with the seal has its own.

    Drawing the same players again gives the same groups, so nobody gains by repeating a draw. The
    groups of one set of players reveal nothing about those of another set. The same players with
    other earlier meetings count as another set.
    """
    draws = _draws_with_current_seal(event, stage)
    player_sets = [*dict.fromkeys((frozenset(sum(drawn.groups, ())), drawn.met) for drawn in draws)]
    player_set = (frozenset(players), event.met)
    return draw.label(
        stage, player_sets.index(player_set) if player_set in player_sets else len(player_sets)
    )


def legacy_label(event: Event, stage: int) -> str:
    """The label in older logs, which counts the discarded drafts of the stage."""
    in_effect = (event.log[number - 1].fact for number in event.in_effect)
    draws = sum(isinstance(fact, Drawn) and fact.stage == stage for fact in in_effect)
    return draw.label(stage, draws)


def _draws_with_current_seal(event: Event, stage: int) -> list[Drawn]:
    """The draws of a stage with the current seal, including those discarded or taken back."""
    draws: list[Drawn] = []
    for entry in event.log:
        match entry.fact:
            case Sealed():
                draws = []
            case Drawn(number) as drawn if number == stage:
                draws.append(drawn)
    return draws


def is_seed_unknown(event: Event, stage: Stage) -> bool:
    """Whether this server does not have the seed that drew a stage."""
    return event.seals[stage.seal].seed is None


def with_placeholder_seal(event: Event) -> Event:
    """The event with a placeholder seal, so that computations with it reveal no draw.

    Its log still belongs to the real event; use it for previews only.
    """
    *earlier, last = event.seals
    return replace(event, seals=(*earlier, replace(last, seed=PLACEHOLDER_SEED)))


def exportable_log(event: Event) -> Iterator["Entry"]:
    """The log with every secret seed replaced by its commitment.

    Ids are removed as well, because only their authors may know them.
    """
    number = -1
    for entry in (replace(entry, id=None) for entry in event.log):
        fact = entry.fact
        if isinstance(fact, Opened | Sealed):
            number += 1
            if not is_public(event, number):
                seal = event.seals[number]
                yield replace(entry, fact=replace(fact, seed=None, commitment=seal.commitment))
                continue
        yield entry


# --- the draft ----------------------------------------------------------------


class Exchange(Tagged):
    """Exchange two players of a draft."""

    one: Player
    other: Player
    reason: Typed


class Exchanged(Tagged):
    """Two players of a draft changed places."""

    one: Player
    other: Player
    reason: str


def _exchange(_event: Event, request: Exchange) -> Exchanged:
    return Exchanged(request.one, request.other, clean_text(request.reason))


def _check_exchange(checks: Checks, fact: Exchanged) -> None:
    checks.require_organiser()
    stage = _require_draft(checks.event)
    tables = []
    for player in (fact.one, fact.other):
        entrant = checks.listed_player(player)
        player_tables = [match.table for match in stage.matches if player in match.players]
        if not player_tables:
            raise TournamentError("not-in-draft", name=entrant.name)
        tables += player_tables
    if len(set(tables)) == 1:
        raise TournamentError("same-group")
    checks.require_clean(fact.reason)


def _require_draft(event: Event) -> Stage:
    stage = draft(event)
    if stage is None:
        raise TournamentError("no-draft")
    return stage


def _apply_exchanged(event: Event, fact: Exchanged, _line: LogLine) -> Event:
    instead = {fact.one: fact.other, fact.other: fact.one}
    last = event.stages[-1]
    last = replace(last, matches=tuple(substitute(match, instead) for match in last.matches))
    return replace(event, stages=(*event.stages[:-1], last))


class Publish(Tagged):
    """Publish the draft."""


class Published(Tagged):
    """The draft was published."""


def _publish(event: Event, _request: Publish) -> Published:
    open_draft = draft(event)
    if open_draft is not None and is_seed_unknown(event, open_draft):
        raise TournamentError("no-seal")
    return Published()


def _check_publish(checks: Checks, _fact: Published) -> None:
    checks.require_organiser()
    _require_draft(checks.event)


def _apply_published(event: Event, _fact: Published, _line: LogLine) -> Event:
    last = replace(event.stages[-1], published=True)
    return replace(event, stages=(*event.stages[:-1], last))


# --- drawing again -----------------------------------------------------------------


class DiscardDraw(Tagged):
    """Discard the last draw, so that it can be drawn again, as long as nothing of it has begun."""

    reason: Typed


class DrawDiscarded(Tagged):
    """The last draw, a draft or published, no longer counts: nothing of it had begun."""

    reason: str


def _check_discard(checks: Checks, fact: DrawDiscarded) -> None:
    """A draw can be discarded until one of its matches begins, so nobody plays for nothing."""
    checks.require_organiser()
    if not checks.event.stages:
        raise TournamentError("no-draft")
    if any(match.clock is not None for match in checks.event.stages[-1].matches):
        raise TournamentError("match-begun")
    checks.require_clean(fact.reason)


def _apply_discarded(event: Event, _fact: DrawDiscarded, _line: LogLine) -> Event:
    """Remove the stage. Attendance and latecomers stay, and so does the seal that was used up."""
    return replace(event, stages=event.stages[:-1])


Fact: TypeAlias = Drawn | TablesAvoided | Sealed | Exchanged | Published | DrawDiscarded
Request: TypeAlias = Draw | Exchange | Publish | DiscardDraw

STEPS: Final = (
    Step(Draw, Drawn, _draw, _check_draw, _apply_drawn),
    Step[None, TablesAvoided](None, TablesAvoided, None, _check_avoid, _apply_avoided),
    Step[None, Sealed](None, Sealed, None, _check_seal, _apply_sealed),
    Step(Exchange, Exchanged, _exchange, _check_exchange, _apply_exchanged),
    Step(Publish, Published, _publish, _check_publish, _apply_published),
    Step(
        DiscardDraw,
        DrawDiscarded,
        lambda _event, request: DrawDiscarded(clean_text(request.reason)),
        _check_discard,
        _apply_discarded,
    ),
)
