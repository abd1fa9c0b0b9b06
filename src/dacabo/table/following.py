"""What follows at a table by itself: moves of clocks, bots that sit in, a host, the next round."""

from typing import Final

from dacabo.core.errors import IllegalMove
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE, Seat
from dacabo.table.clocks import clock_of, timed
from dacabo.table.facts import (
    By,
    Closed,
    HostChanged,
    Moved,
    Paused,
    SatIn,
)
from dacabo.table.options import game_of
from dacabo.table.shuffling import Shuffling
from dacabo.table.table import Phase, Table, next_round

SITS_IN: Final = "allegro"
"""The level of a bot that plays for somebody who is away."""
PATIENCE: Final = 2
"""How often in a row somebody's time runs out before a bot sits in."""


class Following(Shuffling):
    """What follows from a request, or from a clock."""

    def decision(self, seat: Seat, name: str) -> Decision:
        """An open decision of a seat, by name."""
        for decision in self.table.decisions:
            if decision.id == name and decision.actor == seat:
                return decision
        raise IllegalMove("decision-over")

    def move(self, decision: Decision, text: str, by: By, level: str | None = None) -> None:
        """A move that answers this decision and no other."""
        table = self.table
        game = game_of(table.options)
        move = game.parse(text)
        if not answers(table, decision, move):
            raise IllegalMove("other-decision")
        self.happen(Moved(decision.actor, decision.id, text, by, level))

    def clocks(self) -> None:
        """Everything whose time is up is answered with the harmless default."""
        self.shuffle_clocks()
        while due := [clock.key for clock in self.table.clocks if clock.due <= self.at]:
            decision = next(d for d in timed(self.table) if clock_of(d) == due[0])
            game = game_of(self.table.options)
            # Where the rules say when time is up (a match's minutes) there is but one answer.
            move = game.default(self.table.state, decision)
            move = move or game.legal(self.table.state, decision)[0]
            self.move(decision, game.text(move), By.CLOCK)
        for seat, chair in enumerate(self.table.chairs):
            asleep = chair.missed >= PATIENCE and chair.level is None
            if asleep and self.table.phase is Phase.PLAYING:
                self.happen(SatIn(seat, SITS_IN))

    def find_host(self) -> None:
        """Somebody who is here looks after the table; with nobody left it closes, or rests."""
        table = self.table
        here = [chair.guest for chair in table.chairs if chair.guest and chair.level is None]
        if table.phase is Phase.CLOSED or table.host in here or table.assigned:
            return
        if here:
            self.happen(HostChanged(here[0]))
        elif table.phase in (Phase.OPEN, Phase.OVER):
            self.happen(Closed())

    def consequences(self) -> None:
        """What follows by itself: a host, a pause when nobody is left to play, the next round."""
        self.find_host()
        self.shuffled()
        table = self.table
        if table.phase is not Phase.PLAYING:
            return
        if all(chair.level for chair in table.chairs) and not table.assigned:
            self.happen(Paused())
            return
        going_on = next_round(table)
        if going_on and all(chair.ready for chair in table.chairs):
            game = game_of(table.options)
            move = game.default(table.state, going_on)
            assert move is not None
            self.happen(Moved(TABLE, going_on.id, game.text(move), By.CLOCK))


def answers(table: Table, decision: Decision, move: Move) -> bool:
    """Whether a move is about this decision, where its player has several to make."""
    mine = [other for other in table.decisions if other.actor == decision.actor]
    if len(mine) == 1:
        return True
    game = game_of(table.options)
    if not decision.must:
        return move in game.legal(table.state, decision)
    # What may be done at any time has few moves; what a turn allows may have very many.
    return not any(move in game.legal(table.state, other) for other in mine if not other.must)
