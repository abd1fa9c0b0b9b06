"""Prizes: named by the organiser, chosen by the finalists in order of place (TOUR-12)."""

from dacabo.tournament.event import Event, PrizeTaken, current
from dacabo.tournament.facts import Player
from dacabo.tournament.reckoning.advancing import leavers, ranking, ties


def order(event: Event) -> tuple[Player, ...]:
    """The finalists in the order in which they choose, as far as decided."""
    stage = current(event)
    if stage is None or not stage.final or not stage.matches[0].decided:
        return ()
    (match,) = stage.matches
    undecided = ties(event, stage, match)
    choosing: list[Player] = []
    for tied in (*ranking(event, stage, match), *leavers(event, stage, match)):
        if tied in undecided:
            break
        choosing += tied
    return tuple(choosing)


def taken(event: Event) -> tuple[PrizeTaken, ...]:
    """The valid choices: up to the first that is out of turn."""
    held = []
    for choice, player in zip(event.taken, order(event), strict=False):
        if choice.player != player:
            break
        held.append(choice)
    return tuple(held)


def left(event: Event) -> tuple[str, ...]:
    """The prizes not chosen; with fewer finalists than prizes, some are never chosen."""
    chosen = {choice.prize for choice in taken(event)}
    return tuple(prize for prize in event.prizes if prize not in chosen)


def chooser(event: Event) -> Player | None:
    """The player whose turn it is to choose."""
    queue = order(event)[len(taken(event)) :]
    return queue[0] if queue and left(event) else None
