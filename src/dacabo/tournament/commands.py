"""Turn the requests of people and of the server into entries of an event's log.

Facts that are not allowed are refused.
"""

from collections.abc import Callable
from typing import Final

from dacabo.core.chance import commitment
from dacabo.core.names import clean_name
from dacabo.core.rules import Setting
from dacabo.games import EVENT_GAME, EVENT_PRESET
from dacabo.tournament.apply import apply, dependents
from dacabo.tournament.budgets import check_budget, check_length
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Event,
    How,
    Met,
    answered,
    draft,
    open_matches,
    time_is_up,
    waiting_entrants,
)
from dacabo.tournament.facts import BY_FACT, BY_REQUEST, Entry, Fact, HouseRequest
from dacabo.tournament.formats import Format
from dacabo.tournament.names import LONGEST_NAME, clean_text, name_key
from dacabo.tournament.roles import AsPlayer, House, HouseClock, Organiser, Role
from dacabo.tournament.step import Checks
from dacabo.tournament.subjects import prizes, results
from dacabo.tournament.subjects.attendance import DroppedOut
from dacabo.tournament.subjects.cashbox import PlayersNoted
from dacabo.tournament.subjects.clocks import TimeCalled
from dacabo.tournament.subjects.closing import CameBack, Ended
from dacabo.tournament.subjects.drawing import (
    Drawn,
    Published,
    Sealed,
    TablesAvoided,
    needs_new_seal,
    players_with_match_to_come,
)
from dacabo.tournament.subjects.links import (
    Claim,
    Claimed,
    LinkRenewed,
    OrganiserInvited,
    OrganiserWithdrawn,
    RenewLink,
    is_link_valid,
)
from dacabo.tournament.subjects.opening import Opened, check_terms
from dacabo.tournament.subjects.privacy import Forgotten, OrganiserForgotten
from dacabo.tournament.subjects.prizes import PrizeChosen
from dacabo.tournament.subjects.registration import Register, Registered
from dacabo.tournament.subjects.taking_back import TakenBack

ALLOWED_WHEN_CLOSED: Final = (
    LinkRenewed | OrganiserInvited | OrganiserWithdrawn | Forgotten | OrganiserForgotten
)
"""Facts that are allowed after an event has ended or moved: its links and its names outlive it."""


def allow(event: Event, entry: Entry) -> None:
    """Refuse a fact that is not allowed now, or not for this role.

    Raises:
        TournamentError: the reason.
    """
    fact = entry.fact
    if isinstance(fact, Opened):
        raise TournamentError("event-open-already")
    # The cash box is counted last.
    if event.over and not isinstance(fact, ALLOWED_WHEN_CLOSED | PlayersNoted):
        raise TournamentError("event-over")
    if event.elsewhere and not isinstance(fact, ALLOWED_WHEN_CLOSED | CameBack | Sealed):
        raise TournamentError("event-elsewhere")
    check_length(event, entry)
    if not is_link_valid(event, entry.by):
        raise TournamentError("link-withdrawn")
    BY_FACT[type(fact)].allow(Checks(event, entry.by, entry.at), fact)
    if isinstance(fact, TakenBack) and (dependent_steps := dependents(event, fact.number)):
        raise TournamentError("steps-depend", count=len(dependent_steps))


def open_event(
    name: str,
    changes: dict[str, Setting],
    seed: bytes,
    now: int,
    by: Organiser,
    *,
    game: str = EVENT_GAME,
    preset: str = EVENT_PRESET,
    format: Format | None = None,  # noqa: A002 (its name)
) -> Entry:
    """The first entry of a new event.

    Raises:
        TournamentError: no match can be played with the rules.
    """
    commitment(seed)  # raises an error if the seed is invalid
    fact = Opened(clean_text(name), changes, game, preset, seed, format=format or Format())
    check_terms(fact)
    return Entry(now, by, fact)


def handle(
    event: Event,
    request: HouseRequest,
    now: int,
    by: Role,
    *,
    new_seed: Callable[[], bytes],
    id: str | None = None,  # noqa: A002 (its name in the log)
) -> list[Entry]:
    """The entries that result from a request; none if the same request was answered before.

    If the seal has been used up, a second entry seals the next draw with a seed from `new_seed`.

    Raises:
        TournamentError: the request is refused; nothing has happened.
    """
    answer_number = None if id is None else answered(event, id, by)
    if answer_number is not None:
        _check_same(event.log[answer_number - 1].fact, request)
        return []
    fact = decide(event, _with_name_on_own_link(request, by))
    if isinstance(fact, results.ResultEntered):
        fact = results.as_reported(fact, request, by)
    entry = Entry(_not_before_last_entry(event, now), by, fact, id)
    allow(event, entry)
    _check_own_departure(event, entry)
    check_budget(event, entry)
    if isinstance(fact, Published) or _needs_seal_after(event, fact):
        return [entry, seal(event, now, new_seed())]
    return [entry, *_give_last_prize(event, entry)]


def _check_own_departure(event: Event, entry: Entry) -> None:
    """Refuse that players drop out who have nothing left to play.

    It is no check of the fact: older files have such steps, and organisers may know better.
    """
    if isinstance(entry.by, AsPlayer) and isinstance(entry.fact, DroppedOut):
        waits = any(entrant.player == entry.by.player for entrant in waiting_entrants(event))
        if not waits and entry.by.player not in players_with_match_to_come(event):
            raise TournamentError("nothing-left-to-play")


def _give_last_prize(event: Event, entry: Entry) -> list[Entry]:
    """Give the last prize to the next player, who has no choice (TOUR-12).

    The result is empty if several prizes are left.
    """
    if not isinstance(entry.fact, PrizeChosen):
        return []
    event = apply(event, entry)
    player, prizes_left = prizes.next_chooser(event), prizes.remaining_prizes(event)
    if player is None or len(prizes_left) != 1:
        return []
    return [Entry(entry.at, House(), PrizeChosen(player, prizes_left[0]))]


def decide(event: Event, request: HouseRequest) -> Fact:
    """The fact that results from a request."""
    step = BY_REQUEST[type(request)]
    assert step.act is not None
    fact: Fact = step.act(event, request)
    return fact


def _needs_seal_after(event: Event, fact: Fact) -> bool:
    """Whether the next draw needs a new seal: the draw of the current one is no longer a draft."""
    # An ended event has no next draw, and a draft still uses its seal.
    return needs_new_seal(event) and draft(event) is None and not isinstance(fact, Ended | Drawn)


def seal(event: Event, now: int, seed: bytes, *, moved: bool = False) -> Entry:
    """The server's entry that seals the next draw; `moved` if another server had the event."""
    return Entry(_not_before_last_entry(event, now), House(), Sealed(seed, moved=moved))


def avoid(event: Event, now: int, met: tuple[Met, ...]) -> list[Entry]:
    """The server's entry about players who have met before, which a draw then avoids.

    The result is empty if the event knows that, or is over.
    """
    if event.over or event.met == met:
        return []
    entry = Entry(_not_before_last_entry(event, now), House(), TablesAvoided(met))
    allow(event, entry)
    return [entry]


def _with_name_on_own_link(request: HouseRequest, by: Role) -> HouseRequest:
    """Fill in the name of an organiser who renews their own link."""
    match request, by:
        case RenewLink(Organiser(number=number)), Organiser(number=own_number) if (
            number == own_number
        ):
            return RenewLink(by)
        case _:
            return request


def _check_same(fact: Fact, request: HouseRequest) -> None:
    """Refuse a request whose id belongs to another one, because it must not get that answer."""
    if isinstance(fact, Claimed) and request != Claim(fact.player):
        raise TournamentError("id-taken")
    if isinstance(fact, Registered) and fact.how is How.SELF:
        names = request.names if isinstance(request, Register) else ()
        cleaned = [clean_name(name, LONGEST_NAME) for name in names]
        if [name_key(name) for name in cleaned] != [
            name_key(newcomer.name) for newcomer in fact.newcomers
        ]:
            raise TournamentError("id-taken")


def on_timer(event: Event, now: int) -> list[Entry]:
    """The entry that calls time at every match whose time is up; none if there is no such match."""
    at = _not_before_last_entry(event, now)
    match_ids = time_is_up(event, at)
    return [Entry(at, HouseClock(), TimeCalled(match_ids))] if match_ids else []


def _not_before_last_entry(event: Event, now: int) -> int:
    """The time of a new entry: never before the last one, even if a clock was set back."""
    return max(now, event.log[-1].at)


def next_due(event: Event) -> int | None:
    """The time at which the next clock expires."""
    clocks = [match.clock for match in open_matches(event) if match.clock is not None]
    return min((clock.due for clock in clocks if clock.due is not None), default=None)
