"""Prizes: named by the organisers, chosen by the finalists."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from dacabo.core.values import Tagged, Typed
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Player, PrizeTaken, current
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import House
from dacabo.tournament.standings import complete, leavers, ranking, ties
from dacabo.tournament.step import MAX_ITEMS, Checks, LogLine, Step

# --- whose turn it is -------------------------------------------------------------


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


def unchosen(event: Event) -> tuple[str, ...]:
    """The prizes not chosen; with fewer finalists than prizes, some are never chosen."""
    chosen = {choice.prize for choice in taken(event)}
    return tuple(prize for prize in event.prizes if prize not in chosen)


def chooser(event: Event) -> Player | None:
    """The player whose turn it is to choose."""
    queue = order(event)[len(taken(event)) :]
    return queue[0] if queue and unchosen(event) else None


# --- the steps ----------------------------------------------------------------------

MAX_PRIZES: Final = 50


class NamePrizes(Tagged):
    """Set the prizes of the event."""

    prizes: Annotated[tuple[Typed, ...], Meta(max_length=MAX_ITEMS)]


class PrizesNamed(Tagged):
    """The prizes of the event."""

    prizes: tuple[str, ...]


def _name(_event: Event, request: NamePrizes) -> PrizesNamed:
    return PrizesNamed(tuple(map(clean_text, request.prizes)))


def _check_name(checks: Checks, fact: PrizesNamed) -> None:
    checks.organiser()
    if taken(checks.event):
        raise TournamentError("prizes-chosen")
    if len(fact.prizes) > MAX_PRIZES:
        raise TournamentError("too-many-prizes", most=MAX_PRIZES)
    if len(set(fact.prizes)) != len(fact.prizes):
        raise TournamentError("prize-twice")
    for prize in fact.prizes:
        checks.reason(prize)


def _named(event: Event, fact: PrizesNamed, _line: LogLine) -> Event:
    return replace(event, prizes=fact.prizes)


class ChoosePrize(Tagged):
    """Choose a prize."""

    player: Player
    prize: Typed


class PrizeChosen(Tagged):
    """A finalist chose a prize."""

    player: Player
    prize: str


def _choose(_event: Event, request: ChoosePrize) -> PrizeChosen:
    return PrizeChosen(request.player, clean_text(request.prize))


def _check_choose(checks: Checks, fact: PrizeChosen) -> None:
    """Finalists choose in the order of their places; the last prize is given by the house."""
    if not isinstance(checks.by, House):
        checks.organiser_or(fact.player)
    checks.player(fact.player)
    event = checks.event
    stage = current(event)
    if stage is None or not stage.final or not stage.matches[0].decided:
        raise TournamentError("final-not-over")
    if fact.prize not in event.prizes:
        raise TournamentError("no-such-prize")
    if fact.prize not in unchosen(event):
        raise TournamentError("prize-gone")
    turn = chooser(event)
    if turn is None:
        decided = complete(event, stage)
        raise TournamentError("not-a-finalist" if decided else "ties-undecided")
    if turn != fact.player:
        raise TournamentError("other-chooses", name=event.names[turn])


def _chosen(event: Event, fact: PrizeChosen, line: LogLine) -> Event:
    # What the house gave is no step that others depend on: it is void if it no longer fits.
    free = fact.prize in unchosen(event) and chooser(event) == fact.player
    if isinstance(line.by, House) and not free:
        return event
    return replace(event, taken=(*event.taken, PrizeTaken(fact.player, fact.prize)))


Fact: TypeAlias = PrizesNamed | PrizeChosen
Request: TypeAlias = NamePrizes | ChoosePrize

STEPS: Final = (
    Step(NamePrizes, PrizesNamed, _name, _check_name, _named),
    Step(ChoosePrize, PrizeChosen, _choose, _check_choose, _chosen),
)
