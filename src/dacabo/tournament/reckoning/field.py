"""Who an event is about: those on the list, those at the door, and where a latecomer can go."""

from typing import Final

from dacabo.tournament import draw
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Entrant, Event, Match, at_the_door, current, present
from dacabo.tournament.facts import EnteredLate, How, Player
from dacabo.tournament.reckoning.advancing import qualified

MOST_PLAYERS: Final = 500
MOST_UNKNOWN: Final = 40
"""Players who put themselves on the list and whom no organiser has seen: further ones wait."""
MOST_WAITING: Final = 200


def check_room(event: Event, newcomers: int) -> None:
    """Refuse more names than an event has room for."""
    if len(listed(event)) + newcomers > MOST_PLAYERS:
        raise TournamentError("field-full", most=MOST_PLAYERS)


def listed(event: Event) -> tuple[Entrant, ...]:
    """Everybody on the list, also those who have left it."""
    return tuple(one for one in event.entrants if not one.waiting)


def crowded(event: Event) -> bool:
    """Whether so many have put themselves on the list that the next have to wait.

    Whoever says by their own link that they are there is no better known by it, and who has left
    again still was there: otherwise one phone could fill the list.
    """
    unknown = [one for one in listed(event) if one.how is How.SELF and not one.known]
    return len(unknown) >= MOST_UNKNOWN


def check_waiting(event: Event, newcomers: int) -> None:
    """Refuse more names at the door than an organiser can look through."""
    if len(at_the_door(event)) + newcomers > MOST_WAITING:
        raise TournamentError("too-many-waiting", most=MOST_WAITING)


def contenders(event: Event) -> tuple[Player, ...]:
    """Who the next draw is about: everybody on the list, or all who go on from the last stage."""
    stage = current(event)
    if stage is None:
        return tuple(one.player for one in present(event))
    return qualified(event, stage)


def not_checked_in(event: Event) -> tuple[Player, ...]:
    """Who has not said that they are there, once anybody has."""
    here = [one.here for one in present(event)]
    return tuple(one.player for one in present(event) if not one.here) if any(here) else ()


def late_places(event: Event) -> tuple[Match, ...]:
    """The groups that somebody who comes late can join: the smallest that have not begun.

    Nobody wins a group by coming late: where all have left, there is nobody to play against.
    """
    stage = current(event)
    if stage is None or len(event.stages) > 1:
        return ()
    free = [m for m in stage.matches if m.clock is None and 0 < len(m.active) < draw.TABLE_SEATS]
    smallest = min((len(match.active) for match in free), default=0)
    return tuple(match for match in free if len(match.active) == smallest)


def late_place(event: Event) -> Match:
    """The group for somebody who comes late: by lot among those that they can join.

    The lot is that of the first, second, … who came late: taken back and drawn again, the same.
    """
    before = sum(isinstance(event.log[n - 1].fact, EnteredLate) for n in event.standing)
    return _by_lot(event, before + 1)


def late_place_by_step(event: Event) -> Match:
    """The same as it was drawn formerly, by the number of the step."""
    return _by_lot(event, len(event.log) + 1)


def _by_lot(event: Event, number: int) -> Match:
    places, seed = late_places(event), event.seals[-1].seed
    if not places:
        raise TournamentError("no-late-place")
    if seed is None:
        raise TournamentError("no-seal")
    return places[draw.lot(seed, f"late/{number}", len(places))]
