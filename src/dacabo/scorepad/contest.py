"""What an event needs to know about a game besides its score sheet."""

from typing import Any, Protocol

from dacabo.core.rules import RuleSet, Setting


class Contest(Protocol):
    """A game that can be played at events. In all of them the smaller total is better (TOUR-3)."""

    def barred(self, rules: Any) -> str | None:  # noqa: ANN401 (any game's)
        """An option of these rules that excludes them from events, if there is one."""
        ...

    def minutes(self, rules: Any) -> int | None:  # noqa: ANN401 (any game's)
        """Minutes after which the current round is the last of a match; None without a limit."""
        ...

    def lasting(self, minutes: int) -> dict[str, Setting]:
        """The options that limit a match to `minutes`."""
        ...

    def ends_at(self, rules: Any) -> int | None:  # noqa: ANN401 (any game's)
        """The total at which a match ends before its time.

        None if these rules have another end.
        """
        ...

    def below_zero(self, rules: Any) -> bool:  # noqa: ANN401 (any game's)
        """Whether points and totals can be below 0."""
        ...

    def decision_round(self, rules: Any) -> RuleSet:  # noqa: ANN401 (any game's)
        """The rules of a single round from zero, which decides a tie (TOUR-11)."""
        ...
