"""Everybody's place in the event, at any time: 1, 1, 3 where two share (TOUR-3, TOUR-11)."""

from dacabo.core.values import Value
from dacabo.tournament.advancing import by_totals, crowded, ranking
from dacabo.tournament.event import Event, Gone, Match, Stage, gone_at, published
from dacabo.tournament.facts import Player


class Placed(Value):
    """A player and their place."""

    place: int
    player: Player


def placing(event: Event) -> tuple[Placed, ...]:
    """All who played, best first: by the stage they reached, then by their place in its group.

    Until a match has a result its players share the best place they can have. Whoever was
    disqualified, or never had a match, has none.
    """
    out = {one.player for one in event.entrants if one.gone is Gone.DISQUALIFIED}
    reached: dict[Player, tuple[int, int]] = {}
    for stage in published(event):
        for match in stage.matches:
            for player, place in places(event, stage, match).items():
                reached[player] = (-stage.number, place)
    ordered = sorted((key, player) for player, key in reached.items() if player not in out)
    placed: list[Placed] = []
    for index, (key, player) in enumerate(ordered):
        shared = index > 0 and ordered[index - 1][0] == key
        placed.append(Placed(placed[-1].place if shared else index + 1, player))
    return tuple(placed)


def places(event: Event, stage: Stage, match: Match) -> dict[Player, int]:
    """The place of each player in one match; those who left it share the last."""
    if not match.decided:
        sets: tuple[tuple[Player, ...], ...] = (match.active,)
    elif stage.final or crowded(stage):
        sets = ranking(match, gone_at(event))
    else:
        sets = by_totals(match)
    found: dict[Player, int] = {}
    for tied in sets:
        found |= dict.fromkeys(tied, len(found) + 1)
    last = len(found) + 1
    return found | {player: last for player in match.left if player not in found}
