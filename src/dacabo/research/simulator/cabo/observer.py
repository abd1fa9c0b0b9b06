"""A seat at a real table, hearing facts and making observations of them."""

from collections.abc import Iterable
from copy import copy
from typing import Self

from dacabo.cabo.knowledge import know, learn
from dacabo.cabo.reading import Reading
from dacabo.cabo.rules import Rules
from dacabo.cabo.view import View
from dacabo.core.game import Fact
from dacabo.core.seats import TABLE, Seat
from dacabo.research.simulator.cabo.encoding import encode


class Observer:
    """What a seat has heard so far.

    Args:
        rules: the rules of the match.
        players: the number of players.
        seat: the seat that hears.
        slots: the number of slots that are counted for each layout.
    """

    def __init__(self, rules: Rules, players: int, seat: Seat, slots: int) -> None:
        self.seat = seat
        self.slots = slots
        self.knowledge = know(rules, players, seat)
        self.reading = Reading(TABLE)

    def __copy__(self) -> Self:
        """Another one, who has heard the same so far and may hear something else."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, reading=copy(self.reading))
        return other

    def hear(self, facts: Iterable[Fact]) -> None:
        """Remember facts that were told to this seat."""
        for fact in facts:
            self.reading.hear(fact, self.knowledge)
            self.knowledge = learn(self.knowledge, fact)

    def observe(
        self,
        view: View,
        asked: Seat,
        *,
        tempted: bool = False,
        begun: tuple[int, ...] = (),
    ) -> bytes:
        """The observation now; see `encode`."""
        return encode(
            view,
            self.knowledge,
            self.reading,
            slots=self.slots,
            asked=asked,
            tempted=tempted,
            begun=begun,
        )
