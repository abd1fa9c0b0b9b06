"""Prizes: named by the organisers, chosen by the finalists."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from dacabo.core.values import Tagged, Typed
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Player, PrizeTaken, current_stage
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import House
from dacabo.tournament.standings import (
    final_of,
    is_final_decided,
    leavers,
    places_by_totals,
    ranking,
    ties,
)
from dacabo.tournament.step import MAX_ITEMS, Checks, LogLine, Step

# --- whose turn it is -------------------------------------------------------------


def choosing_order(event: Event) -> tuple[Player, ...]:
    """The finalists in the order in which they choose, as far as decided."""
    stage, match = current_stage(event), final_of(event)
    if stage is None or match is None or not match.settled:
        return ()
    undecided = ties(event, stage, match)
    choosers: list[Player] = []
    for tied in (*ranking(event, stage, match), *leavers(event, stage, match)):
        if tied in undecided:
            break
        choosers += tied
    return tuple(choosers)


def valid_choices(event: Event) -> tuple[PrizeTaken, ...]:
    """The valid choices: up to the first that is out of turn."""
    valid = []
    for choice, player in zip(event.taken, choosing_order(event), strict=False):
        if choice.player != player:
            break
        valid.append(choice)
    return tuple(valid)


def remaining_prizes(event: Event) -> tuple[str, ...]:
    """The prizes that nobody has chosen; with fewer finalists than prizes, some remain."""
    chosen_prizes = {choice.prize for choice in valid_choices(event)}
    return tuple(prize for prize in event.prizes if prize not in chosen_prizes)


def next_chooser(event: Event) -> Player | None:
    """The player whose turn it is to choose."""
    queue = choosing_order(event)[len(valid_choices(event)) :]
    return queue[0] if queue and remaining_prizes(event) else None


def consolation_winners(event: Event) -> tuple[Player, ...]:
    """The winners of the groups of the consolation, as far as decided; tied ones share a group."""
    stage = current_stage(event)
    matches = [] if stage is None else [match for match in stage.matches if match.consolation]
    return tuple(
        player
        for match in matches
        if match.settled
        for tied in places_by_totals(event, match)[:1]
        for player in tied
    )


# --- the steps ----------------------------------------------------------------------

MAX_PRIZES: Final = 50


class NamePrizes(Tagged):
    """Set the prizes of the event."""

    prizes: Annotated[tuple[Typed, ...], Meta(max_length=MAX_ITEMS)]
    consolation: Typed = ""
    """The prize of whoever wins a group of the consolation; empty without one."""


class PrizesNamed(Tagged):
    """The prizes of the event."""

    prizes: tuple[str, ...]
    consolation: str = ""


def _name(_event: Event, request: NamePrizes) -> PrizesNamed:
    consolation = clean_text(request.consolation) if request.consolation.strip() else ""
    return PrizesNamed(tuple(map(clean_text, request.prizes)), consolation)


def _check_name(checks: Checks, fact: PrizesNamed) -> None:
    checks.require_organiser()
    if valid_choices(checks.event):
        raise TournamentError("prizes-chosen")
    if len(fact.prizes) > MAX_PRIZES:
        raise TournamentError("too-many-prizes", most=MAX_PRIZES)
    if len(set(fact.prizes)) != len(fact.prizes):
        raise TournamentError("prize-twice")
    for prize in (*fact.prizes, *filter(None, [fact.consolation])):
        checks.require_clean(prize)


def _apply_named(event: Event, fact: PrizesNamed, _line: LogLine) -> Event:
    return replace(event, prizes=fact.prizes, consolation_prize=fact.consolation)


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
    """Finalists choose in the order of their places; the server gives away the last prize."""
    if not isinstance(checks.by, House):
        checks.require_organiser_or(fact.player)
    checks.listed_player(fact.player)
    event = checks.event
    final = final_of(event)
    if final is None or not final.settled:
        raise TournamentError("final-not-over")
    if fact.prize not in event.prizes:
        raise TournamentError("no-such-prize")
    if fact.prize not in remaining_prizes(event):
        raise TournamentError("prize-gone")
    next_player = next_chooser(event)
    if next_player is None:
        is_decided = is_final_decided(event)
        raise TournamentError("not-a-finalist" if is_decided else "ties-undecided")
    if next_player != fact.player:
        raise TournamentError("other-chooses", name=event.names[next_player])


def _apply_chosen(event: Event, fact: PrizeChosen, line: LogLine) -> Event:
    # A prize that the server gave away is void if an earlier choice was taken back.
    fits = fact.prize in remaining_prizes(event) and next_chooser(event) == fact.player
    if isinstance(line.by, House) and not fits:
        return event
    return replace(event, taken=(*event.taken, PrizeTaken(fact.player, fact.prize)))


Fact: TypeAlias = PrizesNamed | PrizeChosen
Request: TypeAlias = NamePrizes | ChoosePrize

STEPS: Final = (
    Step(NamePrizes, PrizesNamed, _name, _check_name, _apply_named),
    Step(ChoosePrize, PrizeChosen, _choose, _check_choose, _apply_chosen),
)
