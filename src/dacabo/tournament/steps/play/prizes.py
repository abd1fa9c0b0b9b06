"""Prizes: named by the organisers, chosen by the finalists."""

from typing import Final

from msgspec.structs import replace

from dacabo.tournament import requests as ask
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, PrizeTaken, current
from dacabo.tournament.facts import PrizeChosen, PrizesNamed
from dacabo.tournament.names import text
from dacabo.tournament.reckoning import prizes
from dacabo.tournament.reckoning.advancing import complete
from dacabo.tournament.roles import House
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.step import Line, Step

MOST_PRIZES: Final = 50


def _name(_event: Event, asked: ask.NamePrizes) -> PrizesNamed:
    return PrizesNamed(tuple(map(text, asked.prizes)))


def _may_name(checks: Checks, fact: PrizesNamed) -> None:
    checks.organiser()
    if prizes.taken(checks.event):
        raise TournamentError("prizes-chosen")
    if len(fact.prizes) > MOST_PRIZES:
        raise TournamentError("too-many-prizes", most=MOST_PRIZES)
    if len(set(fact.prizes)) != len(fact.prizes):
        raise TournamentError("prize-twice")
    for prize in fact.prizes:
        checks.reason(prize)


def _named(event: Event, fact: PrizesNamed, _line: Line) -> Event:
    return replace(event, prizes=fact.prizes)


def _choose(_event: Event, asked: ask.ChoosePrize) -> PrizeChosen:
    return PrizeChosen(asked.player, text(asked.prize))


def _may_choose(checks: Checks, fact: PrizeChosen) -> None:
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
    if fact.prize not in prizes.left(event):
        raise TournamentError("prize-gone")
    chooser = prizes.chooser(event)
    if chooser is None:
        decided = complete(event, stage)
        raise TournamentError("not-a-finalist" if decided else "ties-undecided")
    if chooser != fact.player:
        raise TournamentError("other-chooses", name=event.names[chooser])


def _chosen(event: Event, fact: PrizeChosen, line: Line) -> Event:
    # What the house gave is no step that others depend on: it is void if it no longer fits.
    free = fact.prize in prizes.left(event) and prizes.chooser(event) == fact.player
    if isinstance(line.by, House) and not free:
        return event
    return replace(event, taken=(*event.taken, PrizeTaken(fact.player, fact.prize)))


STEPS: Final = (
    Step(ask.NamePrizes, PrizesNamed, _name, _may_name, _named),
    Step(ask.ChoosePrize, PrizeChosen, _choose, _may_choose, _chosen),
)
