"""The opening of an event: its game and its rules, and the seal of its first draw."""

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from dacabo.core.chance import commitment
from dacabo.core.rules import RuleSet, Setting
from dacabo.core.values import Discreet, Tagged
from dacabo.games import EVENT_GAME, EVENT_PRESET, rules_called
from dacabo.scorepad.sheets import TOURNAMENT_RULES
from dacabo.tournament.draw import TABLE_SEATS
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Colleague, Event, Seal
from dacabo.tournament.formats import Format, is_possible
from dacabo.tournament.roles import Organiser

if TYPE_CHECKING:  # facts know the event that they change, and its log is made of them
    from dacabo.tournament.facts import Entry

_COMMITMENT: Final = re.compile("[0-9a-f]{64}")


class Opened(Discreet, Tagged):
    """An organiser opened the event. Discreet: the seed is secret until its draw is published."""

    name: str
    changes: dict[str, Setting]
    """The rule options that differ from the preset."""
    game: str = EVENT_GAME
    preset: str = EVENT_PRESET
    seed: bytes | None = None
    commitment: str | None = None
    """The seal of a seed that was still secret when the event left the server that has it."""
    format: Format = Format()


def match_rules(game: str, preset: str, changes: dict[str, Setting]) -> RuleSet:
    """The rules of an event's matches: a preset with some options changed (TOUR-1).

    Raises:
        RulesError: no such game for events, no such preset, or impossible options.
    """
    return rules_called(game, preset, among=TOURNAMENT_RULES).changed(changes)


def check_terms(fact: Opened) -> None:
    """Refuse an event that cannot be played.

    Raises:
        DacaboError: a full table cannot play by its rules, or an option is barred from events.
    """
    rules = match_rules(fact.game, fact.preset, fact.changes)
    rules.check_players(TABLE_SEATS)
    if (option := TOURNAMENT_RULES[fact.game].barred(rules)) is not None:
        raise TournamentError("option-not-in-events", option=rules.name(option))
    check_format(fact.format)


def check_format(format: Format) -> None:  # noqa: A002 (its name)
    """Refuse a format that no event can have."""
    if not is_possible(format):
        raise TournamentError("format-impossible")


def seal_of(seed: bytes | None, published: str | None) -> Seal:
    """A seal from its seed, or only from its commitment."""
    if seed is not None:
        return Seal(commitment(seed), seed)  # refuses an invalid seed
    if published is None or not _COMMITMENT.fullmatch(published):
        raise TournamentError("no-seal")
    return Seal(published, None)


def initial_event(entry: "Entry") -> Event:
    """The event as it was opened."""
    fact = entry.fact
    assert isinstance(fact, Opened)
    assert isinstance(entry.by, Organiser)
    return Event(
        log=(entry,),
        in_effect=(1,),
        name=fact.name,
        game=fact.game,
        preset=fact.preset,
        rules=match_rules(fact.game, fact.preset, fact.changes),
        changes=fact.changes,
        format=fact.format,
        seals=(seal_of(fact.seed, fact.commitment),),
        organisers=(Colleague(0, entry.by.name),),
    )


Fact: TypeAlias = Opened
