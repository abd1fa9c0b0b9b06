"""Updates of an event that several kinds of facts need."""

from collections.abc import Callable, Collection, Iterable
from itertools import count
from operator import attrgetter

from msgspec.structs import replace

from dacabo.tournament.event import (
    Clock,
    DecisionTable,
    Entrant,
    Event,
    Gone,
    Match,
    Player,
    draft,
)
from dacabo.tournament.standings import players_of, still_leads_to
from dacabo.tournament.step import LogLine

_ID = attrgetter("id")


def without_draft(event: Event) -> Event:
    """Discard the draft."""
    return event if draft(event) is None else replace(event, stages=event.stages[:-1])


# --- matches ------------------------------------------------------------------


def change_every_match(event: Event, change: Callable[[Match], Match]) -> Event:
    """Change all matches."""
    stages = tuple(
        replace(stage, matches=tuple(change(match) for match in stage.matches))
        for stage in event.stages
    )
    return replace(event, stages=stages)


def change_matches(event: Event, ids: Iterable[str], change: Callable[[Match], Match]) -> Event:
    """Change some matches.

    A log of a thousand facts changes one of a hundred matches again and again: only these are
    looked at.
    """
    chosen_ids = set(ids)
    stages = list(event.stages)
    for number, stage in enumerate(stages):
        places = dict(zip(map(_ID, stage.matches), count(), strict=False))
        found = chosen_ids & places.keys()
        if not found:
            continue
        matches = list(stage.matches)
        for match_id in found:
            place = places[match_id]
            matches[place] = change(matches[place])
        stages[number] = replace(stage, matches=tuple(matches))
    return replace(event, stages=tuple(stages))


def change_stage(event: Event, number: int, **changes: object) -> Event:
    """Change the stage with this number."""
    stages = list(event.stages)
    stages[number - 1] = replace(stages[number - 1], **changes)
    return replace(event, stages=tuple(stages))


def substitute(match: Match, replacements: dict[Player, Player]) -> Match:
    """Replace players of a match by others, or by themselves when they come back."""
    if not replacements.keys() & set(match.players):
        return match
    return replace(
        match,
        players=tuple(replacements.get(p, p) for p in match.players),
        withdrawn=tuple(p for p in match.withdrawn if p not in replacements),
    )


def tie_break_tables_of_others(
    match: Match, players: Collection[Player]
) -> tuple[DecisionTable, ...]:
    """The tables of tie-break rounds, which break ties, at which other players sit."""
    return tuple(table for table in match.decision_tables if {*table.players} != {*players})


def pause_clock(clock: Clock, at: int) -> Clock:
    """Pause a clock."""
    return replace(clock, ran=clock.played(at), since=None)


# --- the entrants ---------------------------------------------------------------


def enrol(event: Event, entrant: Entrant) -> Event:
    """Add a player to the entrants, or to the waiting list.

    Their name is appended; while a log is replayed without one of its steps, it is there already
    and is replaced.
    """
    names = (*event.names[: entrant.player], entrant.name, *event.names[entrant.player + 1 :])
    return replace(event, entrants=(*event.entrants, entrant), names=names)


def change_entrants(event: Event, players: Collection[Player], **changes: object) -> Event:
    """Change some of the entrants."""
    return replace(
        event,
        entrants=tuple(
            replace(entrant, **changes) if entrant.player in players else entrant
            for entrant in event.entrants
        ),
    )


def leave(event: Event, players: tuple[Player, ...], reason: Gone, line: LogLine) -> Event:
    """Players leave: a draft with them is discarded, undecided matches continue without them."""
    leaving = set(players)
    event = change_entrants(event, leaving, gone=reason, gone_at=line.number)
    open_draft = draft(event)
    if open_draft and leaving & players_of(open_draft):
        event = without_draft(event)

    stage = len(event.stages)

    def without_them(match: Match) -> Match:
        # Earlier stages are over: a player who advanced by a bye leaves only the later match.
        if match.totals is not None or match.stage < stage or leaving.isdisjoint(match.active):
            return match
        withdrawn = (player for player in players if player in match.active)
        match = replace(match, withdrawn=(*match.withdrawn, *withdrawn))
        if match.decided and match.clock is not None:  # no opponents left
            match = replace(match, clock=pause_clock(match.clock, line.at))
        return match

    return change_every_match(event, without_them)


# --- later stages -------------------------------------------------------------


def void_affected_stages(event: Event) -> Event:
    """Void every stage from the first one whose players have changed.

    A stage stays valid if its present players are exactly those who qualify for it now.
    """
    for index, (stage, following) in enumerate(zip(event.stages, event.stages[1:], strict=False)):
        if not still_leads_to(event, stage, following):
            void = [
                match
                for later_stage in event.stages[index + 1 :]
                if later_stage.published
                for match in later_stage.matches
            ]
            return replace(event, stages=event.stages[: index + 1], void=(*event.void, *void))
    return event
