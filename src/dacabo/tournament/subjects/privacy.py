"""Personal data that is deleted: a pseudonym takes the place of a name, in all facts before.

The log is rewritten, so that the name is nowhere in it; everything that followed stays true,
since facts refer to players by number. What cannot be told apart from the name goes with it: the
reasons for a player's penalties.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.names import struck
from dacabo.core.values import Tagged, with_item
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Player
from dacabo.tournament.names import LONGEST_TEXT, name_key, player_name
from dacabo.tournament.roles import AsPlayer, Organiser, Role
from dacabo.tournament.step import Checks, LogLine, Step
from dacabo.tournament.subjects.attendance import EnteredLate, Replaced
from dacabo.tournament.subjects.links import (
    LinkRenewed,
    OrganiserInvited,
    colleague,
    first,
    holding,
)
from dacabo.tournament.subjects.penalties import Disqualified, Penalised
from dacabo.tournament.subjects.prizes import PrizesNamed
from dacabo.tournament.subjects.registration import Registered, Renamed
from dacabo.tournament.updates import change_entrants

if TYPE_CHECKING:  # facts know the event that they change, and its log is made of them
    from dacabo.tournament.facts import Entry
    from dacabo.tournament.facts import Fact as AnyFact

UNSAID: Final = "…"
"""A reason that was deleted."""
_TEXTS: Final = ("name", "reason", "text", "place", "note", "prize")
"""The fields of facts in which people write what they like; a name in them may be anybody's."""

# --- the steps --------------------------------------------------------------------


def _pseudonym(number: int, taken: set[str]) -> str:
    """Nomen nescio, in every language; with a number of its own."""
    name = f"N. N. {number + 1}"
    while name_key(name) in taken:
        name += "a"
    return name


class Forget(Tagged):
    """Delete a player's personal data, for good: a pseudonym takes the place of the name."""

    player: Player


class Forgotten(Tagged):
    """A player's personal data was deleted: in all facts before this one, the name is another."""

    player: int
    name: str
    """The pseudonym."""


def _forget(event: Event, request: Forget) -> Forgotten:
    # Those that others had once are taken, too: every line of the log stays possible.
    taken = {name_key(name) for entry in event.log for _, name in _names(entry.fact)}
    return Forgotten(request.player, _pseudonym(request.player, taken))


def _check_forget(checks: Checks, fact: Forgotten) -> None:
    """Anybody who was ever on the list, at any time: it cannot be taken back."""
    checks.organiser()
    event = checks.event
    if not 0 <= fact.player < len(event.names):
        raise TournamentError("not-on-the-list")
    if fact.player in event.forgotten:
        raise TournamentError("forgotten-already")
    others = {name_key(name) for number, name in enumerate(event.names) if number != fact.player}
    if player_name(fact.name, others) != fact.name:
        raise TournamentError("name-not-clean")


def _forgotten(event: Event, fact: Forgotten, _line: LogLine) -> Event:
    """Their page gets another link: somebody who had the old one may have seen the name."""
    link = holding(event, AsPlayer(fact.player))
    event = change_entrants(event, (fact.player,), name=fact.name, claimed=False)
    return replace(
        event,
        forgotten=(*event.forgotten, fact.player),
        renewed=event.renewed | {first(link): link.generation + 1},
    )


class ForgetOrganiser(Tagged):
    """Delete the name of an organiser whose link was revoked, likewise."""

    number: int


class OrganiserForgotten(Tagged):
    """The name of an organiser whose link was revoked was deleted, likewise."""

    number: int
    name: str
    """The pseudonym."""


def _forget_organiser(event: Event, request: ForgetOrganiser) -> OrganiserForgotten:
    taken = {name_key(role.name) for entry in event.log for role in _roles(entry)}
    return OrganiserForgotten(request.number, _pseudonym(request.number, taken))


def _check_forget_organiser(checks: Checks, fact: OrganiserForgotten) -> None:
    """Only one whose link is revoked: the name would come back with the next step."""
    checks.organiser()
    found = colleague(checks.event, fact.number)
    if not found.withdrawn:
        raise TournamentError("organiser-still-there")
    if found.forgotten:
        raise TournamentError("forgotten-already")
    others = {
        name_key(organiser.name)
        for organiser in checks.event.organisers
        if organiser.number != fact.number
    }
    if player_name(fact.name, others) != fact.name:
        raise TournamentError("name-not-clean")


def _organiser_forgotten(event: Event, fact: OrganiserForgotten, _line: LogLine) -> Event:
    found = replace(event.organisers[fact.number], name=fact.name, forgotten=True)
    return replace(event, organisers=with_item(event.organisers, fact.number, found))


# --- a log without a name ---------------------------------------------------------


def forget(log: tuple["Entry", ...], gone: Forgotten | OrganiserForgotten) -> tuple["Entry", ...]:
    """The log with a pseudonym; the same, if the name is in it no more."""
    names = former_names(log, gone)
    if not names:
        return log
    of_player = isinstance(gone, Forgotten)
    return tuple(
        replace(
            entry,
            by=entry.by if of_player else _organiser(entry.by, gone),
            fact=_unnamed(_named(entry.fact, gone), gone, names),
        )
        for entry in log
    )


def former_names(log: tuple["Entry", ...], gone: Forgotten | OrganiserForgotten) -> set[str]:
    """All names that somebody had, but for the pseudonym."""
    if isinstance(gone, Forgotten):
        found = {
            name for entry in log for player, name in _names(entry.fact) if player == gone.player
        }
    else:
        roles = [role for entry in log for role in _roles(entry)]
        found = {role.name for role in roles if role.number == gone.number}
    return found - {gone.name, ""}


def _names(fact: "AnyFact") -> Iterator[tuple[Player, str]]:
    """The players whose names a fact holds."""
    match fact:
        case Registered(newcomers):
            yield from ((newcomer.player, newcomer.name) for newcomer in newcomers)
        case Renamed(player, was, name):
            yield from ((player, was), (player, name))
        case EnteredLate(player, _, str(name)) | Replaced(_, player, str(name)):
            yield player, name


def _roles(entry: "Entry") -> Iterator[Organiser]:
    match entry.fact:
        case OrganiserInvited(number, name):
            yield Organiser(name, number)
        case LinkRenewed(Organiser() as holder):
            yield holder
    if isinstance(entry.by, Organiser):
        yield entry.by


def _named(fact: "AnyFact", gone: Forgotten | OrganiserForgotten) -> "AnyFact":
    """A fact about somebody, with the pseudonym."""
    name = gone.name
    if isinstance(gone, OrganiserForgotten):
        match fact:
            case OrganiserInvited(number) if number == gone.number:
                return replace(fact, name=name)
            case LinkRenewed(holder):
                return replace(fact, holder=_organiser(holder, gone))
        return fact
    match fact:
        case Registered(newcomers):
            mine = (replace(o, name=name) if o.player == gone.player else o for o in newcomers)
            return replace(fact, newcomers=tuple(mine))
        case Renamed(gone.player):
            return replace(fact, was=name, name=name)
        case EnteredLate(gone.player, _, str()) | Replaced(_, gone.player, str()):
            return replace(fact, name=name)
        case Penalised(gone.player) | Disqualified(gone.player):
            return replace(fact, reason=UNSAID)
    return fact


def _organiser(role: Role, gone: Forgotten | OrganiserForgotten) -> Role:
    if isinstance(role, Organiser) and isinstance(gone, OrganiserForgotten):
        return replace(role, name=gone.name) if role.number == gone.number else role
    return role


def _unnamed(fact: "AnyFact", gone: Forgotten | OrganiserForgotten, names: set[str]) -> "AnyFact":
    """A fact in whose texts the name does not occur; those of lists of names are not texts."""

    def without(text: str) -> str:
        return struck(text, names, gone.name)[:LONGEST_TEXT].strip()

    match fact:
        case Registered() | Renamed() | EnteredLate() | Replaced() | OrganiserInvited():
            return fact
        case Forgotten() | OrganiserForgotten():
            return fact
        case PrizesNamed(prizes):
            return replace(fact, prizes=tuple(map(without, prizes)))
    texts = {name: getattr(fact, name, None) for name in _TEXTS}
    changes = {name: without(text) for name, text in texts.items() if isinstance(text, str)}
    return replace(fact, **changes) if changes else fact


def without_name(event: Event, gone: Forgotten | OrganiserForgotten) -> Event:
    """The event with a pseudonym among the names that are kept beside its log."""
    if isinstance(gone, OrganiserForgotten):
        return event
    return replace(event, names=with_item(event.names, gone.player, gone.name))


Fact: TypeAlias = Forgotten | OrganiserForgotten
Request: TypeAlias = Forget | ForgetOrganiser

STEPS: Final = (
    Step(Forget, Forgotten, _forget, _check_forget, _forgotten),
    Step(
        ForgetOrganiser,
        OrganiserForgotten,
        _forget_organiser,
        _check_forget_organiser,
        _organiser_forgotten,
    ),
)
