"""The draw of a stage: sealing, drawing, manual changes, publishing."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

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
    in_contention,
    is_complete,
    players_of,
    players_of_undecided_bots,
    qualifiers,
    ties,
)
from dacabo.tournament.step import Checks, LogLine, Step
from dacabo.tournament.subjects.attendance import not_checked_in
from dacabo.tournament.subjects.opening import Opened, seal_of
from dacabo.tournament.updates import substitute, without_draft

if TYPE_CHECKING:  # facts know the event that they change, and its log is made of them
    from dacabo.tournament.facts import Entry

MIN_CONSOLATION: Final = 2
"""The fewest players of a consolation."""
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
    if not stage.final and (stage.round or event.format.consolation):
        return present  # everybody plays another round, the final or the consolation
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
    return in_contention(event, stage, match)


def is_round_next(event: Event, players: tuple[Player, ...]) -> bool:
    """Whether everybody plays a round next. If one table seats them all, the final is next."""
    number = len(published_stages(event)) + 1
    return number <= event.format.rounds and len(draw.sizes(len(players))) > 1


def consolation_players(event: Event, finalists: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players of the next consolation: all others who are present when the final is drawn."""
    stage = current_stage(event)
    if not event.format.consolation or stage is None or stage.final:
        return ()
    if not finalists or len(draw.sizes(len(finalists))) > 1:
        return ()
    present = (entrant.player for entrant in present_entrants(event))
    others = tuple(player for player in present if player not in finalists)
    return others if len(others) >= MIN_CONSOLATION else ()


def tables_this_evening(event: Event) -> tuple[Met, ...]:
    """The players who have sat together in an earlier stage, and how often."""
    pairs = Counter(
        pair
        for stage in published_stages(event)
        for match in stage.matches
        for pair in combinations(sorted(match.active), 2)
    )
    return tuple(Met(one, other, times) for (one, other), times in sorted(pairs.items()))


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
    sat: tuple[Met, ...] = ()
    """The players who had sat together this evening, if the draw avoids that."""
    beside: tuple[tuple[Player, ...], ...] = ()
    """The groups of the consolation."""


def _draw(event: Event, _request: Draw) -> Drawn:
    stage, lots = len(event.stages) + 1, next_lots(event)
    name = label(event, stage, lots)
    return drawn(event, stage, name, lots)


def _check_draw(checks: Checks, fact: Drawn) -> None:
    checks.require_organiser()
    event = checks.event
    _check_due(event)
    number, lots = len(event.stages) + 1, next_lots(event)
    labels = (label(event, number, lots), legacy_label(event, number))
    if fact.stage != number or fact.label not in labels:
        raise TournamentError("draw-differs")
    if (fact.met, fact.sat) != (lots.met, lots.sat):
        raise TournamentError("draw-differs")
    if event.seals[-1].seed is not None:
        is_correct = fact == drawn(event, number, fact.label, lots)
    else:
        is_correct = _can_be(fact.groups, lots.players) and _can_be(fact.beside, lots.beside)
    if not is_correct:
        raise TournamentError("draw-differs")


def _can_be(groups: draw.Groups, players: tuple[Player, ...]) -> bool:
    """Whether groups have the right players and sizes: without the seed, nothing else is known."""
    drawn_players = sorted(player for group in groups for player in group)
    sizes = draw.sizes(len(players)) if players else ()
    return drawn_players == sorted(players) and tuple(map(len, groups)) == sizes


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
            Match(
                id=f"{line.number}-{table}",
                stage=fact.stage,
                table=table,
                players=group,
                consolation=table > len(fact.groups),
            )
            for table, group in enumerate((*fact.groups, *fact.beside), 1)
        ),
        met=fact.met,
        final=len(fact.groups) == 1,
        round=len(fact.groups) > 1 and fact.stage <= event.format.rounds,
        sat=fact.sat,
        drawn_beside=fact.beside,
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


class Lots(NamedTuple):
    """Everything on which the groups of a draw depend, except for its seed."""

    players: tuple[Player, ...]
    beside: tuple[Player, ...]
    """The players of the consolation."""
    met: tuple[Met, ...]
    sat: tuple[Met, ...]


def next_lots(event: Event) -> Lots:
    """The lots of the next draw. A draw of knockout groups does not look at earlier tables."""
    players = contenders(event)
    beside = consolation_players(event, players)
    mixes = bool(beside) or is_round_next(event, players)
    return Lots(players, beside, event.met, tables_this_evening(event) if mixes else ())


def drawn(event: Event, stage: int, name: str, lots: Lots) -> Drawn:
    """The groups that the current seal gives."""
    seed = event.seals[-1].seed
    if seed is None:
        raise TournamentError("no-seal")
    groups = draw.groups(seed, name, lots.players, lots.met, lots.sat)
    beside: draw.Groups = ()
    if lots.beside:
        name_beside = draw.consolation_label(name)
        beside = draw.groups(seed, name_beside, lots.beside, lots.met, lots.sat)
    return Drawn(stage, name, groups, lots.met, lots.sat, beside)


def label(event: Event, stage: int, lots: Lots) -> str:
    """The label of the next draw of a stage: each set of players drawn with the seal has its own.

    Drawing the same players again gives the same groups, so nobody gains by repeating a draw. The
    groups of one set of players reveal nothing about those of another set. The same players with
    other earlier meetings count as another set.
    """
    draws = _draws_with_current_seal(event, stage)
    player_sets = [
        *dict.fromkeys(
            (frozenset(sum(each.groups, ())), frozenset(sum(each.beside, ())), each.met, each.sat)
            for each in draws
        )
    ]
    player_set = (frozenset(lots.players), frozenset(lots.beside), lots.met, lots.sat)
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
            case Drawn(number) as fact if number == stage:
                draws.append(fact)
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
    if len({match.consolation for match in stage.matches if match.table in tables}) > 1:
        raise TournamentError("exchange-with-final")
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
