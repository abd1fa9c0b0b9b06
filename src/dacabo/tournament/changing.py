"""Changes that facts of several subjects share: the draft, matches, the list, later stages."""

from collections.abc import Callable, Collection, Iterable

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
    gone_at,
)
from dacabo.tournament.standings import complete, playing, qualified
from dacabo.tournament.step import LogLine


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
    """Change some matches."""
    chosen = set(ids)
    return change_every_match(event, lambda match: change(match) if match.id in chosen else match)


def put(match: Match, instead: dict[Player, Player]) -> Match:
    """Put players in the places of others."""
    if not instead.keys() & set(match.players):
        return match
    return replace(
        match,
        players=tuple(instead.get(p, p) for p in match.players),
        left=tuple(p for p in match.left if p not in instead),
    )


def other_tables(match: Match, players: Collection[Player]) -> tuple[DecisionTable, ...]:
    """The tables of decision rounds between others."""
    return tuple(one for one in match.decision_tables if {*one.players} != {*players})


def stop(clock: Clock, at: int) -> Clock:
    """Pause a clock."""
    return replace(clock, ran=clock.played(at), since=None)


# --- the list -----------------------------------------------------------------


def enrol(event: Event, entrant: Entrant) -> Event:
    """Add a player to the list, or to those waiting."""
    names = (*event.names[: entrant.player], entrant.name, *event.names[entrant.player + 1 :])
    return replace(event, entrants=(*event.entrants, entrant), names=names)


def change_entrants(event: Event, players: Collection[Player], **changes: object) -> Event:
    """Change some players on the list."""
    return replace(
        event,
        entrants=tuple(
            replace(one, **changes) if one.player in players else one for one in event.entrants
        ),
    )


def leave(event: Event, players: tuple[Player, ...], why: Gone, line: LogLine) -> Event:
    """Players leave: a draft with them is discarded, undecided matches continue without them."""
    going = set(players)
    event = change_entrants(event, going, gone=why, gone_at=line.number)
    open_draft = draft(event)
    if open_draft and going & playing(open_draft):
        event = without_draft(event)

    def go_on(match: Match) -> Match:
        # A player who won without playing and has advanced leaves the later match.
        if match.totals is not None or match.stage < stage or going.isdisjoint(match.active):
            return match
        left = (player for player in players if player in match.active)
        match = replace(match, left=(*match.left, *left))
        if match.decided and match.clock is not None:  # no opponents left
            match = replace(match, clock=stop(match.clock, line.at))
        return match

    stage = len(event.stages)
    return change_every_match(event, go_on)


# --- later stages -------------------------------------------------------------


def void_stages(event: Event) -> Event:
    """Void the stages whose players are not exactly the present ones who advance to them."""
    gone = gone_at(event).keys()
    for index, (stage, following) in enumerate(zip(event.stages, event.stages[1:], strict=False)):
        right = complete(event, stage) and {*qualified(event, stage)} == playing(following) - gone
        if not right:
            void = [match for s in event.stages[index + 1 :] if s.published for match in s.matches]
            return replace(event, stages=event.stages[: index + 1], void=(*event.void, *void))
    return event
