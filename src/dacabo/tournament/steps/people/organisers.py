"""Links as permissions: organisers are invited, links revoked or renewed."""

from typing import Final

from msgspec.structs import replace

from dacabo.core.names import LONGEST, clean_name
from dacabo.core.values import with_item
from dacabo.tournament import requests as ask
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Colleague, Event
from dacabo.tournament.facts import LinkRenewed, OrganiserInvited, OrganiserWithdrawn
from dacabo.tournament.links import (
    MOST_ORGANISERS,
    MOST_TABLES,
    colleague,
    first,
    holding,
    organisers_names,
)
from dacabo.tournament.names import same
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.step import Line, Step


def _invite(event: Event, asked: ask.InviteOrganiser) -> OrganiserInvited:
    """Repeated names are distinguished by a number."""
    typed = clean_name(asked.name)
    name, taken = typed, organisers_names(event)
    for number in range(2, len(event.organisers) + 2):
        if same(name) in taken:
            name = f"{typed[: LONGEST - 3].strip()} {number}"
    return OrganiserInvited(len(event.organisers), name)


def _may_invite(checks: Checks, fact: OrganiserInvited) -> None:
    """Organisers can invite others, with a unique number and name."""
    checks.organiser()
    organisers = checks.event.organisers
    if len(organisers) >= MOST_ORGANISERS:
        raise TournamentError("too-many-organisers", most=MOST_ORGANISERS)
    if fact.number != len(organisers):
        raise TournamentError("number-taken")
    if clean_name(fact.name) != fact.name:
        raise TournamentError("name-not-clean")
    if same(fact.name) in organisers_names(checks.event):
        raise TournamentError("organiser-name-taken", name=fact.name)


def _invited(event: Event, fact: OrganiserInvited, _line: Line) -> Event:
    return replace(event, organisers=(*event.organisers, Colleague(fact.number, fact.name)))


def _may_withdraw(checks: Checks, fact: OrganiserWithdrawn) -> None:
    """Only another organiser can revoke a link, so that at least one organiser is left."""
    checks.organiser()
    if isinstance(checks.by, Organiser) and checks.by.number == fact.number:
        raise TournamentError("own-link")
    if colleague(checks.event, fact.number).withdrawn:
        raise TournamentError("no-such-organiser")


def _withdrawn(event: Event, fact: OrganiserWithdrawn, _line: Line) -> Event:
    out = replace(event.organisers[fact.number], withdrawn=True)
    return replace(event, organisers=with_item(event.organisers, fact.number, out))


def _renew(event: Event, asked: ask.RenewLink) -> LinkRenewed:
    now = holding(event, asked.holder)
    return LinkRenewed(replace(now, generation=now.generation + 1))


def _may_renew(checks: Checks, fact: LinkRenewed) -> None:
    """Organisers can renew links; of organisers, only their own."""
    checks.organiser()
    assert isinstance(checks.by, Organiser)
    match fact.holder:
        case Organiser() as asked if first(asked) != first(checks.by):
            raise TournamentError("others-link")
        case AtTable(table) if not 1 <= table <= MOST_TABLES:
            raise TournamentError("match-gone")
        case AsPlayer(player) if not any(o.player == player for o in checks.event.entrants):
            raise TournamentError("not-on-the-list")
    now = holding(checks.event, fact.holder)
    if fact.holder.generation != now.generation + 1:
        raise TournamentError("number-taken")


def _renewed(event: Event, fact: LinkRenewed, _line: Line) -> Event:
    holder = fact.holder
    if isinstance(holder, Organiser):
        # An unnumbered link belongs to the organiser who renews it first.
        mine = Colleague(holder.number, holder.name, holder.generation)
        return replace(event, organisers=with_item(event.organisers, holder.number, mine))
    return replace(event, renewed=event.renewed | {first(holder): holder.generation})


STEPS: Final = (
    Step(ask.InviteOrganiser, OrganiserInvited, _invite, _may_invite, _invited),
    Step(
        ask.WithdrawOrganiser,
        OrganiserWithdrawn,
        lambda _event, asked: OrganiserWithdrawn(asked.number),
        _may_withdraw,
        _withdrawn,
    ),
    Step(ask.RenewLink, LinkRenewed, _renew, _may_renew, _renewed),
)
