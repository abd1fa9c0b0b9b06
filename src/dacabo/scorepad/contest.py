"""What an event asks of a game besides its score sheet: how long, how far, by which options."""

from typing import Any, Protocol

from dacabo.core.rules import RuleSet, Setting


class Contest(Protocol):
    """A game that events are played with. In all of them the smaller total is better (TOUR-3)."""

    def barred(self, rules: Any) -> str | None:  # noqa: ANN401 (any game's)
        """An option that these rules have and no event can be played with, if there is one."""
        ...

    def minutes(self, rules: Any) -> int | None:  # noqa: ANN401 (any game's)
        """After how many minutes the round in progress is a match's last; None without a limit."""
        ...

    def lasting(self, minutes: int) -> dict[str, Setting]:
        """The options that give a match so many minutes."""
        ...

    def ends_at(self, rules: Any) -> int | None:  # noqa: ANN401 (any game's)
        """The total that somebody has when a match is over before its time.

        None where these rules have another end.
        """
        ...

    def below_zero(self, rules: Any) -> bool:  # noqa: ANN401 (any game's)
        """Whether points and totals can be below 0."""
        ...

    def decision_round(self, rules: Any) -> RuleSet:  # noqa: ANN401 (any game's)
        """The rules of a single round from zero, which decides a tie (TOUR-11)."""
        ...
