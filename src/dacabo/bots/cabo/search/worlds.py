"""Many worlds at once: the cards of all worlds in one array, with a row for each world.

The rules themselves are in `dacabo.cabo`; this only has what a fast play-out needs. A card is a
small number (`Faces.code`), an empty slot is `EMPTY`, and an array `rows` selects the worlds an
action applies to.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.calling import is_last_round
from dacabo.cabo.cards import POWER, RANK, VALUE, Power
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import Holding, Match
from dacabo.core.cards import Card
from dacabo.core.seats import Seat, Slot

EMPTY: Final = -1

Codes: TypeAlias = NDArray[np.int8]
Rows: TypeAlias = NDArray[np.intp]
Flags: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.float32]


class Faces:
    """The cards of a deck by code. The last entry of each table belongs to `EMPTY`."""

    def __init__(self, pack: Sequence[Card]) -> None:
        faces = sorted(set(pack), key=lambda card: (VALUE[card], card))
        ranks = sorted({RANK[card] for card in faces})
        self.code = {card: number for number, card in enumerate(faces)}
        self.value: Numbers = np.array([*(VALUE[card] for card in faces), 0], np.float32)
        self.rank: Codes = np.array([*(ranks.index(RANK[card]) for card in faces), -1], np.int8)
        self.has = {
            power: np.array([*(POWER[card] is power for card in faces), False]) for power in Power
        }


@lru_cache(maxsize=64)
def faces_of(rules: Rules) -> Faces:
    """The cards of these rules."""
    return Faces(rules.pack)


class Worlds:
    """Arrays with a row for each world."""

    def __init__(self, rules: Rules, states: Sequence[Match]) -> None:
        self.rules = rules
        self.faces = faces_of(rules)
        code = self.faces.code
        rounds = [state.round for state in states]
        slots = max(len(layout) for layout in rounds[0].layouts)
        self.cards: Codes = np.array(
            [
                [
                    [EMPTY if card is None else code[card] for card in layout]
                    + [EMPTY] * (slots - len(layout))
                    for layout in now.layouts
                ]
                for now in rounds
            ],
            np.int8,
        )
        # An empty pile is refilled from the discards, in an unknown order. Without discards no one
        # could draw; play-outs use a new deck instead, which is close enough.
        piles = [now.pile or now.discards or rules.pack for now in rounds]
        self.pile: Codes = np.array([[code[card] for card in pile] for pile in piles], np.int8)
        self.drawn: Rows = np.full(len(rounds), self.pile.shape[1] - 1)
        """The index of the top of the pile in each row; below 0 once it has run out."""
        self.top: Codes = np.array(
            [code[now.discards[-1]] if now.discards else 0 for now in rounds], np.int8
        )
        self.hand: Codes = np.array(
            [code[now.phase.card] if isinstance(now.phase, Holding) else EMPTY for now in rounds],
            np.int8,
        )
        taken = isinstance(rounds[0].phase, Holding) and not rounds[0].phase.drawn
        self.taken: Flags = np.full(len(rounds), taken)
        """Whether the card in hand was taken from the discards, so that everyone knows it."""
        players = len(rounds[0].layouts)
        self.players = players
        self.caution: Numbers = np.ones((len(rounds), players), np.float32)
        """How much more careful than usual each player is in each world before calling."""
        self.thinker: Seat | None = None
        """The player who is searching."""
        self.last_round = is_last_round(rules, rounds[0].number, time_up=states[0].time_up)
        self.lap = max(rounds[0].turn - 1, 0) / players
        caller = rounds[0].caller
        self.caller: Rows = np.full(len(rounds), -1 if caller is None else caller)
        self.called_with: Numbers = np.array([now.called_with for now in rounds], np.float32)
        self.known: Flags = np.zeros((len(rounds), players, players, slots), np.bool_)
        """Whether a player (the second index) knows the card at a place (the last two)."""
        self.ran_out: Flags = np.array([not now.pile for now in rounds])

    def times(self, copies: int) -> "Worlds":
        """All rows repeated: the same worlds for every move that is tried."""
        many = object.__new__(Worlds)
        many.__dict__.update(
            {
                name: np.concatenate([part] * copies) if isinstance(part, np.ndarray) else part
                for name, part in self.__dict__.items()
            }
        )
        return many

    # --- operations on cards --------------------------------------------------

    def draw(self, rows: Rows) -> Codes:
        """The top card of the pile; a pile that has run out starts over, which is close enough."""
        cards: Codes = self.pile[rows, self.drawn[rows]]
        left = self.drawn[rows] - 1
        out = left < 0
        self.ran_out[rows[out]] = True
        self.drawn[rows] = np.where(out, self.pile.shape[1] - 1, left)
        return cards

    def lay(
        self, rows: Rows, seat: Seat, slots: "Rows | Slot", cards: Codes, *, taken: "Flags | bool"
    ) -> None:
        """Lay a card in place of another, which goes to the discard pile."""
        self.top[rows] = self.cards[rows, seat, slots]
        self.cards[rows, seat, slots] = cards
        # Everyone knows a card taken from the discards; only the player knows a drawn one.
        self.known[rows, :, seat, slots] = np.asarray(taken)[..., None]
        self.known[rows, seat, seat, slots] = True

    def remove(self, rows: Rows, seat: Seat, slots: "Rows | Slot") -> None:
        """Discard a card and leave its slot empty."""
        self.top[rows] = self.cards[rows, seat, slots]
        self.cards[rows, seat, slots] = EMPTY

    def swap(
        self,
        rows: Rows,
        one: "tuple[Rows | int, Rows | int]",
        other: "tuple[Rows | int, Rows | int]",
    ) -> None:
        """Exchange two cards together with what is known about them."""
        (a, i), (b, j) = one, other
        mine, theirs = self.cards[rows, a, i], self.cards[rows, b, j]
        self.cards[rows, a, i], self.cards[rows, b, j] = theirs, mine
        know_mine, know_theirs = self.known[rows, :, a, i], self.known[rows, :, b, j]
        self.known[rows, :, a, i], self.known[rows, :, b, j] = know_theirs, know_mine

    def call(self, rows: Rows, seat: Seat) -> None:
        """Record that a player calls."""
        self.caller[rows] = seat
        self.called_with[rows] = self.faces.value[self.cards[rows, seat]].sum(1)

    def sums(self) -> Numbers:
        """Everyone's sum, in every world."""
        total: Numbers = self.faces.value[self.cards].sum(2)
        return total
