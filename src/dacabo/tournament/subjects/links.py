"""Links as permissions: organisers are invited, links revoked or renewed."""

from typing import Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.names import LONGEST, clean_name
from dacabo.core.values import Tagged, Typed, with_item
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Colleague, Event, Gone, Player
from dacabo.tournament.names import name_key
from dacabo.tournament.roles import AsPlayer, AtTable, Door, LinkRole, Organiser, Public, Role
from dacabo.tournament.step import Checks, LogLine, Step, as_requested
from dacabo.tournament.updates import change_entrants

MAX_ORGANISERS: Final = 50
MAX_TABLES: Final = 200


# --- which links are valid --------------------------------------------------------


def with_first_generation(role: LinkRole) -> LinkRole:
    """The role with the generation of its first link."""
    return replace(role, generation=0)


def find_organiser(event: Event, number: int) -> Colleague:
    """An organiser, by number."""
    if not 0 <= number < len(event.organisers):
        raise TournamentError("no-such-organiser")
    return event.organisers[number]


def with_valid_generation(event: Event, role: LinkRole) -> LinkRole:
    """The role with its valid generation; for an organiser, also with the name on record."""
    if not isinstance(role, Organiser):
        return replace(role, generation=event.renewed.get(with_first_generation(role), 0))
    organiser = find_organiser(event, role.number)
    # Links from before organisers were numbered identify them by name only.
    is_numbered = organiser.number > 0 or organiser.generation > 0
    name = organiser.name if is_numbered else role.name
    return Organiser(name, organiser.number, organiser.generation)


def is_link_valid(event: Event, role: Role) -> bool:
    """Whether a link is valid; the server itself needs none."""
    if isinstance(role, Organiser):
        return (
            0 <= role.number < len(event.organisers)
            and not event.organisers[role.number].withdrawn
            and with_valid_generation(event, role) == role
        )
    if isinstance(role, Door | AtTable | AsPlayer | Public):
        return with_valid_generation(event, role) == role
    return True


def organisers_names(event: Event) -> set[str]:
    """The names no new organiser can have, including those of revoked ones."""
    return {name_key(organiser.name) for organiser in event.organisers}


# --- organisers ---------------------------------------------------------------------


class InviteOrganiser(Tagged):
    """Give another organiser a link of their own."""

    name: Typed


class OrganiserInvited(Tagged):
    """Another organiser was invited, with a link of their own."""

    number: int
    name: str


def _invite(event: Event, request: InviteOrganiser) -> OrganiserInvited:
    """Repeated names are distinguished by a number."""
    requested = clean_name(request.name)
    name, taken = requested, organisers_names(event)
    for number in range(2, len(event.organisers) + 2):
        if name_key(name) in taken:
            name = f"{requested[: LONGEST - 3].strip()} {number}"
    return OrganiserInvited(len(event.organisers), name)


def _check_invite(checks: Checks, fact: OrganiserInvited) -> None:
    """Organisers can invite others, with a unique number and name."""
    checks.require_organiser()
    organisers = checks.event.organisers
    if len(organisers) >= MAX_ORGANISERS:
        raise TournamentError("too-many-organisers", most=MAX_ORGANISERS)
    if fact.number != len(organisers):
        raise TournamentError("number-taken")
    if clean_name(fact.name) != fact.name:
        raise TournamentError("name-not-clean")
    if name_key(fact.name) in organisers_names(checks.event):
        raise TournamentError("organiser-name-taken", name=fact.name)


def _apply_invited(event: Event, fact: OrganiserInvited, _line: LogLine) -> Event:
    return replace(event, organisers=(*event.organisers, Colleague(fact.number, fact.name)))


class WithdrawOrganiser(Tagged):
    """Revoke another organiser's link."""

    number: int


class OrganiserWithdrawn(Tagged):
    """An organiser's link was revoked."""

    number: int


def _check_withdraw(checks: Checks, fact: OrganiserWithdrawn) -> None:
    """Only another organiser can revoke a link, so that at least one organiser is left."""
    checks.require_organiser()
    if isinstance(checks.by, Organiser) and checks.by.number == fact.number:
        raise TournamentError("own-link")
    if find_organiser(checks.event, fact.number).withdrawn:
        raise TournamentError("no-such-organiser")


def _apply_withdrawn(event: Event, fact: OrganiserWithdrawn, _line: LogLine) -> Event:
    organiser = replace(event.organisers[fact.number], withdrawn=True)
    return replace(event, organisers=with_item(event.organisers, fact.number, organiser))


class RenewLink(Tagged):
    """Replace a link by a new one and revoke the old one.

    Organisers can only renew their own. The generation in the request is ignored: the valid one is
    replaced.
    """

    holder: LinkRole


class LinkRenewed(Tagged):
    """A link was replaced: only the one for this holder is valid from now on."""

    holder: LinkRole


def _renew(event: Event, request: RenewLink) -> LinkRenewed:
    valid = with_valid_generation(event, request.holder)
    return LinkRenewed(replace(valid, generation=valid.generation + 1))


def _check_renew(checks: Checks, fact: LinkRenewed) -> None:
    """Organisers can renew links; of organisers, only their own."""
    checks.require_organiser()
    assert isinstance(checks.by, Organiser)
    match fact.holder:
        case Organiser() as organiser if with_first_generation(organiser) != with_first_generation(
            checks.by
        ):
            raise TournamentError("others-link")
        case AtTable(table) if not 1 <= table <= MAX_TABLES:
            raise TournamentError("match-gone")
        case AsPlayer(player) if not any(
            entrant.player == player for entrant in checks.event.entrants
        ):
            raise TournamentError("not-on-the-list")
    valid = with_valid_generation(checks.event, fact.holder)
    if fact.holder.generation != valid.generation + 1:
        raise TournamentError("number-taken")


def _apply_renewed(event: Event, fact: LinkRenewed, _line: LogLine) -> Event:
    holder = fact.holder
    if isinstance(holder, Organiser):
        # An unnumbered link belongs to the organiser who renews it first.
        organiser = Colleague(holder.number, holder.name, holder.generation)
        return replace(event, organisers=with_item(event.organisers, holder.number, organiser))
    return replace(
        event, renewed=event.renewed | {with_first_generation(holder): holder.generation}
    )


class Claim(Tagged):
    """Get the page of a player who is on the list without one."""

    player: Player


class Claimed(Tagged):
    """Somebody said on the public page that they are this player, and got the player's link."""

    player: Player
    generation: int
    """The generation of the link that they got."""


def _claim(event: Event, request: Claim) -> Claimed:
    return Claimed(
        request.player, with_valid_generation(event, AsPlayer(request.player)).generation
    )


def _check_claim(checks: Checks, fact: Claimed) -> None:
    if not isinstance(checks.by, Public):
        raise TournamentError("public-only")
    entrant = checks.listed_player(fact.player)
    if entrant.gone is Gone.DISQUALIFIED:
        raise TournamentError("player-gone", name=entrant.name)
    if fact.player in checks.event.forgotten:
        raise TournamentError("forgotten-already")
    if entrant.has_page:
        raise TournamentError("claimed-already", name=entrant.name)
    if fact.generation != with_valid_generation(checks.event, AsPlayer(fact.player)).generation:
        raise TournamentError("number-taken")


def _apply_claimed(event: Event, fact: Claimed, _line: LogLine) -> Event:
    return change_entrants(event, (fact.player,), claimed=True)


class RefuseClaim(Tagged):
    """Take the page back from the person who claimed it."""

    player: Player


class ClaimRefused(Tagged):
    """Somebody else claimed this player's page: that link is void, and a new claim is possible."""

    player: Player


def _check_refuse(checks: Checks, fact: ClaimRefused) -> None:
    checks.require_doorkeeper()
    entrant = checks.listed_player(fact.player)
    if not entrant.claimed:
        raise TournamentError("not-claimed", name=entrant.name)


def _apply_refused(event: Event, fact: ClaimRefused, _line: LogLine) -> Event:
    link = with_valid_generation(event, AsPlayer(fact.player))
    event = replace(
        event, renewed=event.renewed | {with_first_generation(link): link.generation + 1}
    )
    return change_entrants(event, (fact.player,), claimed=False)


Fact: TypeAlias = OrganiserInvited | OrganiserWithdrawn | LinkRenewed | Claimed | ClaimRefused
Request: TypeAlias = InviteOrganiser | WithdrawOrganiser | RenewLink | Claim | RefuseClaim

STEPS: Final = (
    Step(InviteOrganiser, OrganiserInvited, _invite, _check_invite, _apply_invited),
    Step(
        WithdrawOrganiser,
        OrganiserWithdrawn,
        as_requested(OrganiserWithdrawn),
        _check_withdraw,
        _apply_withdrawn,
    ),
    Step(RenewLink, LinkRenewed, _renew, _check_renew, _apply_renewed),
    Step(Claim, Claimed, _claim, _check_claim, _apply_claimed),
    Step(RefuseClaim, ClaimRefused, as_requested(ClaimRefused), _check_refuse, _apply_refused),
)
