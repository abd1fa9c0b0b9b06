"""Deleting personal data: a pseudonym replaces a name in all facts of the log.

The log is rewritten, so that the name is nowhere in it. Every fact stays valid, since facts refer
to players by number. The reasons for a player's penalties are deleted, too, because they may
describe the player, and so are their tick and their note in the cash box.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.names import redact_names
from dacabo.core.values import Tagged, with_item
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Player
from dacabo.tournament.names import LONGEST_NOTE, LONGEST_TEXT, name_key, player_name
from dacabo.tournament.roles import AsPlayer, Organiser, Role
from dacabo.tournament.step import Checks, LogLine, Step
from dacabo.tournament.subjects.attendance import EnteredLate, Replaced
from dacabo.tournament.subjects.cashbox import PlayerNote, PlayersNoted
from dacabo.tournament.subjects.links import (
    LinkRenewed,
    OrganiserInvited,
    find_organiser,
    with_first_generation,
    with_valid_generation,
)
from dacabo.tournament.subjects.penalties import Disqualified, Penalised
from dacabo.tournament.subjects.prizes import PrizesNamed
from dacabo.tournament.subjects.registration import Registered, Renamed
from dacabo.tournament.updates import change_entrants

if TYPE_CHECKING:  # facts know the event that they change, and its log is made of them
    from dacabo.tournament.facts import Entry
    from dacabo.tournament.facts import Fact as AnyFact

DELETED_REASON: Final = "…"
"""Stands for a reason that was deleted."""
_FREE_TEXT_FIELDS: Final = ("name", "reason", "text", "place", "note", "prize")
"""The fields of facts in which people write what they like, so that they may contain a name."""

# --- the steps --------------------------------------------------------------------


def _pseudonym(number: int, taken: set[str]) -> str:
    """`N. N.` (nomen nescio), which every language uses, with a number of its own."""
    name = f"N. N. {number + 1}"
    while name_key(name) in taken:
        name += "a"
    return name


class Forget(Tagged):
    """Delete a player's personal data for good: a pseudonym takes the place of the name."""

    player: Player


class Forgotten(Tagged):
    """A player's personal data was deleted: in all facts before this one, the name is another."""

    player: int
    name: str
    """The pseudonym."""


def _forget(event: Event, request: Forget) -> Forgotten:
    # Former names count as taken, too: otherwise an earlier line of the log would be refused.
    taken = {name_key(name) for entry in event.log for _, name in _names_in(entry.fact)}
    return Forgotten(request.player, _pseudonym(request.player, taken))


def _check_forget(checks: Checks, fact: Forgotten) -> None:
    """Anybody who was ever on the list can be forgotten, at any time."""
    checks.require_organiser()
    event = checks.event
    if not 0 <= fact.player < len(event.names):
        raise TournamentError("not-on-the-list")
    if fact.player in event.forgotten:
        raise TournamentError("forgotten-already")
    others = {name_key(name) for number, name in enumerate(event.names) if number != fact.player}
    if player_name(fact.name, others) != fact.name:
        raise TournamentError("name-not-clean")


def _apply_forgotten(event: Event, fact: Forgotten, _line: LogLine) -> Event:
    """Replace the name and the player's link: whoever has the old link may know the name."""
    link = with_valid_generation(event, AsPlayer(fact.player))
    event = change_entrants(
        event, (fact.player,), name=fact.name, claimed=False, paid=False, note=""
    )
    return replace(
        event,
        forgotten=(*event.forgotten, fact.player),
        renewed=event.renewed | {with_first_generation(link): link.generation + 1},
    )


class ForgetOrganiser(Tagged):
    """Delete the name of an organiser whose link was revoked: a pseudonym takes its place."""

    number: int


class OrganiserForgotten(Tagged):
    """A pseudonym took the place of the name of an organiser whose link was revoked."""

    number: int
    name: str
    """The pseudonym."""


def _forget_organiser(event: Event, request: ForgetOrganiser) -> OrganiserForgotten:
    taken = {name_key(role.name) for entry in event.log for role in _organisers_in(entry)}
    return OrganiserForgotten(request.number, _pseudonym(request.number, taken))


def _check_forget_organiser(checks: Checks, fact: OrganiserForgotten) -> None:
    """Require that the link is revoked; otherwise the next step would bring the name back."""
    checks.require_organiser()
    organiser = find_organiser(checks.event, fact.number)
    if not organiser.withdrawn:
        raise TournamentError("organiser-still-there")
    if organiser.forgotten:
        raise TournamentError("forgotten-already")
    others = {
        name_key(organiser.name)
        for organiser in checks.event.organisers
        if organiser.number != fact.number
    }
    if player_name(fact.name, others) != fact.name:
        raise TournamentError("name-not-clean")


def _apply_organiser_forgotten(event: Event, fact: OrganiserForgotten, _line: LogLine) -> Event:
    organiser = replace(event.organisers[fact.number], name=fact.name, forgotten=True)
    return replace(event, organisers=with_item(event.organisers, fact.number, organiser))


# --- a log without a name ---------------------------------------------------------


def forget(
    log: tuple["Entry", ...], deletion: Forgotten | OrganiserForgotten
) -> tuple["Entry", ...]:
    """The log with the pseudonym instead of the name; the same log if it has no such name."""
    names = former_names(log, deletion)
    if not names:
        return log
    of_player = isinstance(deletion, Forgotten)
    return tuple(
        replace(
            entry,
            by=entry.by if of_player else _role_with_pseudonym(entry.by, deletion),
            fact=_without_names(_with_pseudonym(entry.fact, deletion), deletion, names),
        )
        for entry in log
    )


def former_names(log: tuple["Entry", ...], deletion: Forgotten | OrganiserForgotten) -> set[str]:
    """All names that this player or organiser had, except for the pseudonym."""
    if isinstance(deletion, Forgotten):
        names = {
            name
            for entry in log
            for player, name in _names_in(entry.fact)
            if player == deletion.player
        }
    else:
        roles = [role for entry in log for role in _organisers_in(entry)]
        names = {role.name for role in roles if role.number == deletion.number}
    return names - {deletion.name, ""}


def _names_in(fact: "AnyFact") -> Iterator[tuple[Player, str]]:
    """The players whose names a fact holds."""
    match fact:
        case Registered(newcomers):
            yield from ((newcomer.player, newcomer.name) for newcomer in newcomers)
        case Renamed(player, was, name):
            yield from ((player, was), (player, name))
        case EnteredLate(player, _, str(name)) | Replaced(_, player, str(name)):
            yield player, name


def _organisers_in(entry: "Entry") -> Iterator[Organiser]:
    match entry.fact:
        case OrganiserInvited(number, name):
            yield Organiser(name, number)
        case LinkRenewed(Organiser() as holder):
            yield holder
    if isinstance(entry.by, Organiser):
        yield entry.by


def _with_pseudonym(fact: "AnyFact", deletion: Forgotten | OrganiserForgotten) -> "AnyFact":
    """A fact with the pseudonym in the fields that hold this player's or organiser's name."""
    name = deletion.name
    if isinstance(deletion, OrganiserForgotten):
        match fact:
            case OrganiserInvited(number) if number == deletion.number:
                return replace(fact, name=name)
            case LinkRenewed(holder):
                return replace(fact, holder=_role_with_pseudonym(holder, deletion))
        return fact
    match fact:
        case Registered(newcomers):
            renamed = (
                replace(newcomer, name=name) if newcomer.player == deletion.player else newcomer
                for newcomer in newcomers
            )
            return replace(fact, newcomers=tuple(renamed))
        case Renamed(deletion.player):
            return replace(fact, was=name, name=name)
        case EnteredLate(deletion.player, _, str()) | Replaced(_, deletion.player, str()):
            return replace(fact, name=name)
        case Penalised(deletion.player) | Disqualified(deletion.player):
            return replace(fact, reason=DELETED_REASON)
        case PlayersNoted(notes):
            kept = (
                PlayerNote(note.player) if note.player == deletion.player else note
                for note in notes
            )
            return PlayersNoted(tuple(kept))
    return fact


def _role_with_pseudonym(role: Role, deletion: Forgotten | OrganiserForgotten) -> Role:
    if isinstance(role, Organiser) and isinstance(deletion, OrganiserForgotten):
        return replace(role, name=deletion.name) if role.number == deletion.number else role
    return role


def _without_names(
    fact: "AnyFact", deletion: Forgotten | OrganiserForgotten, names: set[str]
) -> "AnyFact":
    """A fact with the pseudonym in its free texts; fields that hold names are left alone."""

    def redact(text: str) -> str:
        return redact_names(text, names, deletion.name)[:LONGEST_TEXT].strip()

    match fact:
        case Registered() | Renamed() | EnteredLate() | Replaced() | OrganiserInvited():
            return fact
        case Forgotten() | OrganiserForgotten():
            return fact
        case PrizesNamed(prizes):
            return replace(fact, prizes=tuple(map(redact, prizes)))
        case PlayersNoted(notes):
            return PlayersNoted(
                tuple(
                    note
                    if not note.note
                    else replace(note, note=redact(note.note)[:LONGEST_NOTE].strip())
                    for note in notes
                )
            )
    texts = {name: getattr(fact, name, None) for name in _FREE_TEXT_FIELDS}
    changes = {name: redact(text) for name, text in texts.items() if isinstance(text, str)}
    return replace(fact, **changes) if changes else fact


def without_name(event: Event, deletion: Forgotten | OrganiserForgotten) -> Event:
    """The event with a pseudonym among the names that are kept beside its log."""
    if isinstance(deletion, OrganiserForgotten):
        return event
    return replace(event, names=with_item(event.names, deletion.player, deletion.name))


Fact: TypeAlias = Forgotten | OrganiserForgotten
Request: TypeAlias = Forget | ForgetOrganiser

STEPS: Final = (
    Step(Forget, Forgotten, _forget, _check_forget, _apply_forgotten),
    Step(
        ForgetOrganiser,
        OrganiserForgotten,
        _forget_organiser,
        _check_forget_organiser,
        _apply_organiser_forgotten,
    ),
)
