"""Da Capo! at an event: the most points win (DACAPO-14)."""

from typing import Final

from msgspec.structs import replace

from dacabo.core.rules import Setting
from dacabo.dacapo.rules import Rules


class DacapoTournamentRules:
    """The rules of Da Capo! at an event; see `TournamentRules`."""

    def barred(self, _rules: Rules) -> str | None:
        """Every option is possible at an event."""
        return None

    def minutes(self, _rules: Rules) -> int | None:
        """Da Capo! has no time limit."""
        return None

    def with_time_limit(self, _minutes: int) -> dict[str, Setting]:
        """No option limits the time."""
        return {}

    def ends_at(self, rules: Rules) -> int | None:
        """The points that end a match; None for a single game."""
        return rules.target

    def most_points_win(self, _rules: Rules) -> bool:
        """The winner of a game gets points."""
        return True

    def below_zero(self, _rules: Rules) -> bool:
        """Nobody loses points."""
        return False

    def decision_round(self, rules: Rules) -> Rules:
        """A single game."""
        return replace(rules, target=None)


TOURNAMENT_RULES: Final = DacapoTournamentRules()
