"""The draw of a stage: sealing, drawing, manual changes, publishing."""

from typing import Final

from msgspec.structs import replace

from dacabo.tournament import draw
from dacabo.tournament import requests as ask
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Match, Stage, current, draft
from dacabo.tournament.facts import (
    DrawDiscarded,
    Drawn,
    Exchanged,
    Published,
    Sealed,
    TablesAvoided,
)
from dacabo.tournament.names import text
from dacabo.tournament.reckoning.advancing import complete, unjudged
from dacabo.tournament.reckoning.field import contenders, not_checked_in
from dacabo.tournament.reckoning.seals import drawn_by, label, label_of_old, seal_of, unproven
from dacabo.tournament.roles import House
from dacabo.tournament.steps.changing import put, without_draft
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.step import Line, Step

# --- the groups ---------------------------------------------------------------


def _draw(event: Event, _asked: ask.Draw) -> Drawn:
    stage, field = len(event.stages) + 1, contenders(event)
    name = label(event, stage, field)
    return Drawn(stage, name, drawn_by(event, name, field), event.met)


def _may_draw(checks: Checks, fact: Drawn) -> None:
    checks.organiser()
    event = checks.event
    _check_due(event)
    number, field = len(event.stages) + 1, contenders(event)
    labels = (label(event, number, field), label_of_old(event, number))
    if fact.stage != number or fact.label not in labels or fact.met != event.met:
        raise TournamentError("draw-differs")
    if event.seals[-1].seed is not None:
        right = fact.groups == drawn_by(event, fact.label, field)
    else:  # the most that can be checked without the seed
        found = sorted(player for group in fact.groups for player in group)
        groups = tuple(map(len, fact.groups))
        right = found == sorted(field) and groups == draw.sizes(len(field))
    if not right:
        raise TournamentError("draw-differs")


def _check_due(event: Event) -> None:
    """Refuse to draw before everything is decided, or when nothing is left to draw."""
    if draft(event) is not None:
        raise TournamentError("draft-open")
    stage = current(event)
    field = len(contenders(event))
    if stage is None:
        if absent := not_checked_in(event):
            raise TournamentError("not-all-checked-in", count=len(absent))
        if field < draw.FEWEST:
            raise TournamentError("too-few-players", fewest=draw.FEWEST, found=field)
        return
    if stage.final:
        raise TournamentError("final-drawn")
    if missing := sum(not match.decided for match in stage.matches):
        raise TournamentError("results-missing", count=missing)
    if any(unjudged(event, stage, match) for match in stage.matches):
        raise TournamentError("bots-unjudged")
    if not complete(event, stage):
        raise TournamentError("ties-undecided")
    if field == 0:
        raise TournamentError("nobody-left")


def _drawn(event: Event, fact: Drawn, line: Line) -> Event:
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


def _may_avoid(checks: Checks, fact: TablesAvoided) -> None:
    """By the server alone, which reads it in the book of a club."""
    if not isinstance(checks.by, House):
        raise TournamentError("organiser-only")
    pairs = [(met.one, met.other) for met in fact.met]
    known = len(checks.event.names)
    if pairs != sorted({*pairs}) or any(not 0 <= a < b < known for a, b in pairs):
        raise TournamentError("draw-differs")
    if any(met.times < 1 for met in fact.met):
        raise TournamentError("draw-differs")


def _avoided(event: Event, fact: TablesAvoided, _line: Line) -> Event:
    return replace(event, met=fact.met)


# --- the seal -----------------------------------------------------------------


def _may_seal(checks: Checks, fact: Sealed) -> None:
    if not isinstance(checks.by, House):
        raise TournamentError("organiser-only")
    seal_of(fact)


def _sealed(event: Event, fact: Sealed, _line: Line) -> Event:
    """Use a new seed for the next draw; a draft from an imported file has to be redrawn."""
    if fact.moved:  # here it goes on
        event = replace(without_draft(event), elsewhere="")
    return replace(event, seals=(*event.seals, seal_of(fact)))


# --- the draft ----------------------------------------------------------------


def _exchange(_event: Event, asked: ask.Exchange) -> Exchanged:
    return Exchanged(asked.one, asked.other, text(asked.reason))


def _may_exchange(checks: Checks, fact: Exchanged) -> None:
    checks.organiser()
    stage = _the_draft(checks.event)
    tables = []
    for player in (fact.one, fact.other):
        found = checks.player(player)
        at = [match.table for match in stage.matches if player in match.players]
        if not at:
            raise TournamentError("not-in-draft", name=found.name)
        tables += at
    if len(set(tables)) == 1:
        raise TournamentError("same-group")
    checks.reason(fact.reason)


def _the_draft(event: Event) -> Stage:
    stage = draft(event)
    if stage is None:
        raise TournamentError("no-draft")
    return stage


def _exchanged(event: Event, fact: Exchanged, _line: Line) -> Event:
    instead = {fact.one: fact.other, fact.other: fact.one}
    last = event.stages[-1]
    last = replace(last, matches=tuple(put(match, instead) for match in last.matches))
    return replace(event, stages=(*event.stages[:-1], last))


def _publish(event: Event, _asked: ask.Publish) -> Published:
    drawn = draft(event)
    if drawn is not None and unproven(event, drawn):
        raise TournamentError("no-seal")
    return Published()


def _may_publish(checks: Checks, _fact: Published) -> None:
    checks.organiser()
    _the_draft(checks.event)


def _published(event: Event, _fact: Published, _line: Line) -> Event:
    last = replace(event.stages[-1], published=True)
    return replace(event, stages=(*event.stages[:-1], last))


# --- drawing again -----------------------------------------------------------------


def _may_discard(checks: Checks, fact: DrawDiscarded) -> None:
    """While no match of the draw has begun: nobody has played for nothing."""
    checks.organiser()
    if not checks.event.stages:
        raise TournamentError("no-draft")
    if any(match.clock is not None for match in checks.event.stages[-1].matches):
        raise TournamentError("match-begun")
    checks.reason(fact.reason)


def _discarded(event: Event, _fact: DrawDiscarded, _line: Line) -> Event:
    """Who is there, left or came late stays as it is; a published draw has used up its seal."""
    return replace(event, stages=event.stages[:-1])


STEPS: Final = (
    Step(ask.Draw, Drawn, _draw, _may_draw, _drawn),
    Step[None, TablesAvoided](None, TablesAvoided, None, _may_avoid, _avoided),
    Step[None, Sealed](None, Sealed, None, _may_seal, _sealed),
    Step(ask.Exchange, Exchanged, _exchange, _may_exchange, _exchanged),
    Step(ask.Publish, Published, _publish, _may_publish, _published),
    Step(
        ask.DiscardDraw,
        DrawDiscarded,
        lambda _event, asked: DrawDiscarded(text(asked.reason)),
        _may_discard,
        _discarded,
    ),
)
