"""A seat at a real table, hearing facts and making observations of them."""

from collections.abc import Iterable

from dacabo.core.game import Fact
from dacabo.core.seats import Seat
from dacabo.dacapo.knowledge import know, learn
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.view import View
from dacabo.research.simulator.dacapo.encoding import encode


class Observer:
    """What a seat has heard so far.

    Args:
        rules: the rules of the match.
        players: the number of players.
        seat: the seat that hears.
        slots: the number of cards that are shown of each help pile.
    """

    def __init__(self, rules: Rules, players: int, seat: Seat, slots: int) -> None:
        self.seat = seat
        self.slots = slots
        self.knowledge = know(rules, players, seat)

    def hear(self, facts: Iterable[Fact]) -> None:
        """Remember facts that were told to this seat."""
        for fact in facts:
            self.knowledge = learn(self.knowledge, fact)

    def observe(
        self,
        view: View,
        asked: Seat,
        *,
        tempted: bool = False,
        begun: tuple[int, ...] = (),
    ) -> bytes:
        """The observation now; see `encode`.

        The arguments are those of every game. Here the player on turn is asked, nobody is tempted
        to do anything else, and every move is one action.
        """
        assert asked == view.player
        assert not tempted
        assert not begun
        return encode(view, self.knowledge, slots=self.slots)
