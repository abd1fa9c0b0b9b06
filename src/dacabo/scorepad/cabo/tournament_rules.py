"""Cabo at an event (TOUR-2, TOUR-5, TOUR-11)."""

from typing import Final

from msgspec.structs import replace

from dacabo.cabo.rules import Hundred, Rules
from dacabo.core.rules import Setting


class CaboTournamentRules:
    """The rules of Cabo at an event; see `TournamentRules`."""

    def barred(self, rules: Rules) -> str | None:
        """Events exclude free swaps (TOUR-5)."""
        return "free_swap" if rules.free_swap else None

    def minutes(self, rules: Rules) -> int | None:
        """The option `minutes` limits a match (TOUR-2)."""
        return rules.minutes

    def with_time_limit(self, minutes: int) -> dict[str, Setting]:
        """Set the option `minutes`."""
        return {"minutes": minutes}

    def ends_at(self, rules: Rules) -> int | None:
        """The limit, unless a match may end after some rounds before anyone reaches it."""
        return rules.limit if rules.rounds is None else None

    def most_points_win(self, _rules: Rules) -> bool:
        """The fewest points win."""
        return False

    def below_zero(self, rules: Rules) -> bool:
        """Only jokers count less than zero."""
        return rules.jokers > 0

    def decision_round(self, rules: Rules) -> Rules:
        """One round, without a clock and without the rule of 100."""
        return replace(rules, rounds=1, limit=None, minutes=None, hundred=Hundred.NEVER)


TOURNAMENT_RULES: Final = CaboTournamentRules()
