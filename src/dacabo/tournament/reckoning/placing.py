"""Every player's place in the event, at any time: 1, 1, 3 if two tie (TOUR-3, TOUR-11)."""

from dacabo.core.values import Value
from dacabo.tournament.event import Event, Gone, Match, Stage, published
from dacabo.tournament.facts import Player
from dacabo.tournament.reckoning.advancing import Tied, leavers, ranking


class Placed(Value):
    """A player and their place."""

    place: int
    player: Player


def placing(event: Event) -> tuple[Placed, ...]:
    """All players who played, best first: by the stage they reached, then by place in their group.

    Players who left a match rank behind all who finished the same stage. Until a match has a
    result, its players share the best place they can reach. Players who were disqualified or never
    had a match have no place.
    """
    out = {one.player for one in event.entrants if one.gone is Gone.DISQUALIFIED}
    reached: dict[Player, tuple[int, bool, int]] = {}
    for stage in published(event):
        for match in stage.matches:
            for player, place in _numbered(_finishers(event, stage, match)).items():
                reached[player] = (-stage.number, False, place)
            for player, place in _numbered(leavers(event, stage, match)).items():
                reached[player] = (-stage.number, True, place)
    ordered = sorted((key, player) for player, key in reached.items() if player not in out)
    placed: list[Placed] = []
    for index, (key, player) in enumerate(ordered):
        shared = index > 0 and ordered[index - 1][0] == key
        placed.append(Placed(placed[-1].place if shared else index + 1, player))
    return tuple(placed)


def places(event: Event, stage: Stage, match: Match) -> dict[Player, int]:
    """The place of each player in one match; players who left it rank last."""
    return _numbered((*_finishers(event, stage, match), *leavers(event, stage, match)))


def _finishers(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    return ranking(event, stage, match) if match.decided else (match.active,)


def _numbered(sets: tuple[Tied, ...]) -> dict[Player, int]:
    found: dict[Player, int] = {}
    for tied in sets:
        found |= dict.fromkeys(tied, len(found) + 1)
    return found
