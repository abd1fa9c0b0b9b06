"""What an event is played by: the rules of its matches, and which of them it can be opened with."""

from dacabo.core.rules import RuleSet, Setting
from dacabo.games import rules_called
from dacabo.scorepad.sheets import CONTESTS
from dacabo.tournament.draw import TABLE_SEATS
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.facts import Opened


def match_rules(game: str, preset: str, changes: dict[str, Setting]) -> RuleSet:
    """The rules of an event's matches: a preset with some options changed (TOUR-1).

    Raises:
        RulesError: no such game for events, no such preset, or impossible options.
    """
    return rules_called(game, preset, among=CONTESTS).changed(changes)


def check_terms(fact: Opened) -> None:
    """Refuse an event that cannot be played.

    Raises:
        DacaboError: a full table cannot play by its rules, or an option is barred from events.
    """
    rules = match_rules(fact.game, fact.preset, fact.changes)
    rules.check_players(TABLE_SEATS)
    if (option := CONTESTS[fact.game].barred(rules)) is not None:
        raise TournamentError("option-not-in-events", option=rules.name(option))
