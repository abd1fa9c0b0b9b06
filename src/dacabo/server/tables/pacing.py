"""The pace of one table's bots: how long each takes for its next answer."""

from dacabo.bots.pace import Moment, pause
from dacabo.core.game import Decision
from dacabo.core.seats import Seat
from dacabo.table.table import Table, is_in_window, people_awaited


class Pacing:
    """Remembers what everybody has seen of the bots' turns; no card changes it.

    Args:
        seed: of all pauses at this table.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._together: str | None = None
        """The clock of the decisions that several have made at once."""
        self._turns: dict[Seat, tuple[int, str | None, int]] = {}
        """By seat: the match, the clock of the last answer, and how many it had."""

    def follow(self, table: Table) -> None:
        """Notice whether several are asked at once."""
        clocks = [d.clock for d in table.decisions if d.must and d.clock is not None]
        for clock in clocks:
            if clocks.count(clock) > 1:
                self._together = clock

    def seconds(self, table: Table, level: str, decision: Decision, *, hushed: bool) -> float:
        """The seconds that a bot takes for its next answer.

        Args:
            table: as it is now.
            level: of the bot.
            decision: that it is asked.
            hushed: whether all have just heard something at which everybody pauses.
        """
        turn = (table.match, decision.clock)
        *before, count = self._turns.get(decision.actor, (0, None, 0))
        answered = count if tuple(before) == turn and decision.clock is not None else 0
        self._turns[decision.actor] = *turn, answered + 1
        moment = moment_of(table, decision)
        if moment is Moment.TURN and self._together == decision.clock:
            moment = Moment.TOGETHER
        return pause(
            f"{self._seed}/{table.match}",
            decision,
            level,
            table.options.tempo,
            moment=moment,
            answered=answered,
            hushed=hushed,
        )


def moment_of(table: Table, decision: Decision) -> Moment:
    """The public part of a bot's situation."""
    if not is_in_window(decision):
        return Moment.TURN
    assert decision.clock is not None
    return Moment.RACE if people_awaited(table, decision.clock) else Moment.LEFT
