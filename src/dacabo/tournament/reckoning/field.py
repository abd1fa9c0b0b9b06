"""The field of an event: the players on the list, those waiting, and places for latecomers."""

from typing import Final

from dacabo.tournament import draw
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Entrant, Event, Match, at_the_door, current, present
from dacabo.tournament.facts import EnteredLate, How, Player
from dacabo.tournament.reckoning.advancing import qualified

MOST_PLAYERS: Final = 500
MOST_UNKNOWN: Final = 40
"""Self-registered players whom no organiser has confirmed; further ones have to wait."""
MOST_WAITING: Final = 200


def check_room(event: Event, newcomers: int) -> None:
    """Refuse more names than an event has room for."""
    if len(listed(event)) + newcomers > MOST_PLAYERS:
        raise TournamentError("field-full", most=MOST_PLAYERS)


def listed(event: Event) -> tuple[Entrant, ...]:
    """Everyone on the list, including those who have left."""
    return tuple(one for one in event.entrants if not one.waiting)


def crowded(event: Event) -> bool:
    """Whether self-registered players have to wait because there are too many unconfirmed ones.

    A check-in through a player's own link does not confirm them, and players who have left still
    count: otherwise a single phone could fill the list.
    """
    unknown = [one for one in listed(event) if one.how is How.SELF and not one.known]
    return len(unknown) >= MOST_UNKNOWN


def full(event: Event) -> bool:
    """Whether all places are taken, if they are limited."""
    return event.places is not None and len(present(event)) >= event.places


def next_in(event: Event) -> tuple[Player, ...]:
    """The waiting players for whom there is a place, first come, first served."""
    waiting = tuple(one.player for one in at_the_door(event))
    return (
        waiting if event.places is None else waiting[: max(0, event.places - len(present(event)))]
    )


def check_waiting(event: Event, newcomers: int) -> None:
    """Refuse more waiting names than an organiser can review."""
    if len(at_the_door(event)) + newcomers > MOST_WAITING:
        raise TournamentError("too-many-waiting", most=MOST_WAITING)


def contenders(event: Event) -> tuple[Player, ...]:
    """The players of the next draw: the list, or those who advance from the last stage."""
    stage = current(event)
    if stage is None:
        return tuple(one.player for one in present(event))
    return qualified(event, stage)


def not_checked_in(event: Event) -> tuple[Player, ...]:
    """The players who have not checked in, once at least one has."""
    here = [one.here for one in present(event)]
    return tuple(one.player for one in present(event) if not one.here) if any(here) else ()


def late_places(event: Event) -> tuple[Match, ...]:
    """The groups that a latecomer can join: the smallest that have not begun.

    A group that everyone has left is excluded: the latecomer would win it without playing.
    """
    stage = current(event)
    if stage is None or len(event.stages) > 1:
        return ()
    free = [m for m in stage.matches if m.clock is None and 0 < len(m.active) < draw.TABLE_SEATS]
    smallest = min((len(match.active) for match in free), default=0)
    return tuple(match for match in free if len(match.active) == smallest)


def late_place(event: Event) -> Match:
    """The group for a latecomer: by lot among those they can join.

    The lot depends on the ordinal of the late entry, so that repeating it gives the same group.
    """
    before = sum(isinstance(event.log[n - 1].fact, EnteredLate) for n in event.standing)
    return _by_lot(event, before + 1)


def late_place_by_step(event: Event) -> Match:
    """The group by the older label of the lot, which used the number of the step."""
    return _by_lot(event, len(event.log) + 1)


def _by_lot(event: Event, number: int) -> Match:
    places, seed = late_places(event), event.seals[-1].seed
    if not places:
        raise TournamentError("no-late-place")
    if seed is None:
        raise TournamentError("no-seal")
    return places[draw.lot(seed, f"late/{number}", len(places))]
