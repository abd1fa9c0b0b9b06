"""Decision rounds at real tables: entered like any round of a pad, and scored by the rules."""

from typing import Final

from dacabo.scorepad.errors import Doubtful, PadError
from dacabo.scorepad.sheets import SHEETS, Fields
from dacabo.server.wire.bodies import DecisionAsk
from dacabo.tournament.event import Event, Match, Player, current
from dacabo.tournament.standings import ties


def decision_fields(event: Event, match: Match | None) -> Fields | None:
    """What can be entered of a decision round, if the match has a tie to decide."""
    stage = current(event)
    if match is None or stage is None or match.online or not ties(event, stage, match):
        return None
    found: Fields = SHEETS[event.game].fields(event.contest.decision_round(event.rules))
    return found


FEWEST: Final = 2
"""Players who can be tied."""


def decided_points(event: Event, asked: DecisionAsk) -> dict[Player, int]:
    """The points of a decision round.

    Raises:
        Doubtful: the entry is unlikely; sent again with `sure` it is accepted.
        PadError: it cannot be scored.
    """
    sheet, rules = SHEETS[event.game], event.contest.decision_round(event.rules)
    if not isinstance(asked.entry, sheet.entry_type):
        raise PadError("entry-other-game")
    if len(asked.players) < FEWEST:
        raise PadError("entry-not-everyone", players=FEWEST)
    entry = sheet.read(rules, len(asked.players), asked.entry, ())
    doubts = () if asked.sure else sheet.doubts(rules, len(asked.players), entry, ())
    if doubts:
        raise Doubtful("entry-doubtful", doubts=doubts)
    result = sheet.score(rules, entry, (), ())
    return dict(zip(asked.players, result.points, strict=True))
