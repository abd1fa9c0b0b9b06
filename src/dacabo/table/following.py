"""What happens at a table without a request: moves of clocks, bots sitting in, a new host."""

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
from dacabo.table.table import Phase, Table, in_window, next_round

SITS_IN: Final = "allegro"
"""The level of a bot that plays for an absent player."""
PATIENCE: Final = 2
"""Missed turns in a row after which a bot sits in."""


class Following(Shuffling):
    """The effects of a request, or of a clock."""

    def decision(self, seat: Seat, name: str) -> Decision:
        """A pending decision of a seat, by name."""
        for decision in self.table.decisions:
            if decision.id == name and decision.actor == seat:
                return decision
        raise IllegalMove("decision-over")

    def move(self, decision: Decision, text: str, by: By) -> None:
        """Add a move that answers this decision and no other."""
        table = self.table
        game = game_of(table.options)
        move = game.parse(text)
        if not answers(table, decision, move):
            raise IllegalMove("other-decision")
        self.happen(Moved(decision.actor, decision.id, text, by))

    def clocks(self) -> None:
        """Answer everything whose time is up with the harmless default."""
        self.shuffle_clocks()
        while due := [clock.key for clock in self.table.clocks if clock.due <= self.at]:
            decision = next(d for d in timed(self.table) if clock_of(d) == due[0])
            game = game_of(self.table.options)
            # For the time limit of a match there is only one answer.
            move = game.default(self.table.state, decision)
            move = move or game.legal(self.table.state, decision)[0]
            self.move(decision, game.text(move), By.CLOCK)
        for seat, chair in enumerate(self.table.chairs):
            asleep = chair.missed >= PATIENCE and chair.level is None
            if asleep and self.table.phase is Phase.PLAYING:
                self.happen(SatIn(seat, SITS_IN))

    def find_host(self) -> None:
        """Choose a host among the guests who play; without any, an idle table closes."""
        table = self.table
        here = [chair.guest for chair in table.chairs if chair.guest and chair.level is None]
        if table.phase is Phase.CLOSED or table.host in here or table.assigned:
            return
        if here:
            self.happen(HostChanged(here[0]))
        elif table.phase in (Phase.OPEN, Phase.OVER):
            self.happen(Closed())

    def consequences(self) -> None:
        """Add the effects: a new host, a pause if only bots are left, the next round."""
        self.find_host()
        self.play_again()
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


def races(table: Table, seat: Seat, decision: str, move: str) -> bool:
    """Whether a move tries to be the fastest in a window: anything but the harmless default."""
    for asked in table.decisions:
        if asked.id == decision and asked.actor == seat and in_window(asked):
            game = game_of(table.options)
            default = game.default(table.state, asked)
            return default is None or game.text(default) != move
    return False


def answers(table: Table, decision: Decision, move: Move) -> bool:
    """Whether a move answers this decision, if its player has several."""
    mine = [other for other in table.decisions if other.actor == decision.actor]
    if len(mine) == 1:
        return True
    game = game_of(table.options)
    if not decision.must:
        return move in game.legal(table.state, decision)
    # Optional decisions have few moves; those of a turn may have very many.
    return not any(move in game.legal(table.state, other) for other in mine if not other.must)
