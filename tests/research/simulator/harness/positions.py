"""Every position of a round of Cabo, a lane of the twin each.

In each of them every legal move is made, and whenever a card comes from the pile, each card that
could come does; lanes that have become the same position are one.
"""

from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from research.simulator.harness.rows import Array, numbers_of

from dacabo.cabo.rules import Rules
from dacabo.research.simulator import choosing
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.chance import BLOCK, CARDS, LEFT, WORDS
from dacabo.research.simulator.compiling import assembling, translating

_AT_ONCE = 50_000
"""Positions whose next moves are made at once."""
_WORDS = 4
"""How many numbers a stream has ready; no move of Cabo needs more."""
LYING = slice(at.PILE_CODES, at.PILE_CODES + at.CODES)
_ACT = '''
def act_lanes(small: Rows, wide: Rows, r: Numbers, actions: Numbers, begin: int, end: int) -> None:
    """Do one action in each lane; a round that is over stays as it is, to be counted."""
    for lane in range(begin, end):
        act(small[lane], wide[lane], r, actions[lane])
'''


class Lanes(NamedTuple):
    """Lanes of the twin, and how they have come about."""

    small: Array
    wide: Array
    origin: Array
    """The position before the move."""
    actions: Array
    """The seat and actions of the move, as one number."""

    def take(self, which: Array) -> "Lanes":
        """Some of them, perhaps several times."""
        return Lanes(*(column[which] for column in self))


def joined(parts: list[Lanes]) -> Lanes:
    """All of them."""
    return Lanes(*map(np.concatenate, zip(*parts, strict=True)))


class Moves(NamedTuple):
    """Some moves."""

    target: Array
    """The position after each."""
    seen: Array
    """By seat: a number for what it observes."""


class Book:
    """Every position that occurs, by number, and the moves there.

    Args:
        rules: by which it is played; looks without leave are left out.
        players: the number of players, the first of whom begins.
        slots: how many slots a layout has room for.
        device: what runs the twin.
    """

    def __init__(self, rules: Rules, players: int, slots: int, device: str = "cpu") -> None:
        self.players, self._slots = players, slots
        self._r = np.array(spec.rules_vector(rules, players, slots), np.int32)
        self._shape = spec.shape(self._r.tolist())
        self._backend = _with_act(device, self._shape.actions)
        self._positions: dict[bytes, int] = {}
        self._observations: dict[bytes, int] = {}
        dealt = self._deals()
        self.lanes = dealt.take(np.arange(0))
        """A lane for each position."""
        self.beginnings = self._noted(dealt)
        self._moves = Moves(*(column[:0] for column in self.beginnings))
        self._first = np.zeros(0, np.int64)
        self._count = np.zeros(0, np.int64)

    def moves(self, positions: Array) -> tuple[Array, Moves]:
        """Every move in some positions, and in which of them it is made."""
        unknown = len(self.lanes.origin) - len(self._first)
        self._first = np.concatenate([self._first, np.full(unknown, -1)])
        self._count = np.concatenate([self._count, np.zeros(unknown, np.int64)])
        new = np.unique(positions[self._first[positions] < 0])
        for share in np.array_split(new, len(new) // _AT_ONCE + 1):
            self._make_moves(share)
        count = self._count[positions]
        which = np.repeat(np.arange(len(positions)), count)
        number = np.arange(len(which)) - np.repeat(np.cumsum(count) - count, count)
        edges = self._first[positions[which]] + number
        return which, Moves(*(column[edges] for column in self._moves))

    def _make_moves(self, positions: Array) -> None:
        lanes = self.lanes.take(positions)._replace(origin=positions)
        over = lanes.small[:, at.PHASE] == at.BETWEEN
        moved = self._moved(lanes.take(~over))
        moved = moved.take(np.argsort(moved.origin, kind="stable"))
        self._first[positions] = len(self._moves.target) + np.searchsorted(moved.origin, positions)
        self._count[positions] = np.bincount(moved.origin, minlength=positions.max(initial=-1) + 1)[
            positions
        ]
        more = self._noted(moved)
        self._moves = Moves(*map(np.concatenate, zip(self._moves, more, strict=True)))

    # --- positions --------------------------------------------------------------

    def _noted(self, lanes: Lanes) -> Moves:
        """Number the positions and observations; keep a lane of each new position."""
        assert not (lanes.small[:, at.EVENT] & at.TRUNCATED).any(), "a layout needs more slots"
        seen = [
            numbers_of(self._observations, self._observation(lanes, v)) for v in range(self.players)
        ]
        known = len(self._positions)
        target = numbers_of(self._positions, self._position(lanes))
        new, first = np.unique(target, return_index=True)
        kept = lanes.take(first[new >= known])
        self._forget(kept)
        self.lanes = joined([self.lanes, kept])
        return Moves(target, np.stack(seen, axis=1))

    def _position(self, lanes: Lanes) -> list[Array]:
        """What matters for the future; no counters, nobody's knowledge, nothing of the past."""
        s, w, r = lanes.small.T, lanes.wide.T, self._r
        phase = s[at.PHASE]
        first = (phase == at.FIRST_LOOK) | (phase == at.FIRST_LOOKING)
        looking = s[at.LOOKING_AT] != at.NOBODY
        wrong = (r[at.CALL_BELOW] != at.NO_LIMIT) & (w[at.CALLED_WITH] >= r[at.CALL_BELOW])
        seats = range(self.players)
        pack = range(r[at.PACK_SIZE])
        return [
            phase,
            np.where(phase == at.BETWEEN, 0, s[at.PLAYER]),
            s[at.CALLER],
            wrong & (s[at.CALLER] != at.NOBODY),
            s[at.HAND],
            (s[at.HAND] != at.NO_CARD) & s[at.HAND_DRAWN],
            *(np.where(looking, s[at.LOOKING_AT + number], 0) for number in range(2)),
            looking & s[at.KING],
            np.where(phase == at.SNAPPING, s[at.AWAITED], 0),
            np.where(first, s[at.ASKED], 0),
            *(np.where(first, w[at.LOOKED + seat], 0) for seat in seats),
            *(s[at.SLOTS + seat] for seat in seats),
            *self._cards(lanes),
            *(np.where(n < s[at.DISCARDS], s[at.DISCARD_CARDS + n], 0) for n in pack),
        ]

    def _cards(self, lanes: Lanes) -> Array:
        return lanes.wide[:, at.PLACES :].T & at.CODE_BITS

    def _forget(self, lanes: Lanes) -> None:
        """Nobody has seen any card: what seats know is in their histories."""
        cards = lanes.wide[:, at.PLACES :] & at.CODE_BITS
        unread = at.LOWEST_CODE << at.LOW | at.HIGHEST_CODE << at.HIGH
        lanes.wide[:, at.PLACES :] = np.where(cards == at.NO_CARD, 0, cards | unread)
        lanes.wide[:, [at.TURN, at.GONE]] = 0
        lanes.small[:, [at.RESHUFFLES, at.HAND_POOL]] = 0

    def _observation(self, lanes: Lanes, viewer: int) -> list[Array]:
        """The move and what a seat sees after it; at the end all cards are turned up."""
        tokens = self._observed(lanes, viewer)[0]
        over = lanes.small[:, at.PHASE] == at.BETWEEN
        actions = np.ascontiguousarray(lanes.actions).view(np.uint8).reshape(-1, 8)
        return [*actions.T, *np.ascontiguousarray(tokens.T), *np.where(over, self._cards(lanes), 0)]

    # --- moves ------------------------------------------------------------------

    def _moved(self, lanes: Lanes) -> Lanes:
        """Every move in every lane; some moves are several actions."""
        lanes = self._asked(lanes._replace(actions=np.zeros(len(lanes.origin), np.int64)))
        complete = [lanes.take(np.arange(0))]
        while len(lanes.origin):
            lane, action = self._observed(lanes, -1)[1].nonzero()
            lanes = lanes.take(lane)
            doing = lanes.small[:, at.ASKED] * self._shape.actions + action + 1
            before = lanes.actions * (self.players * self._shape.actions + 1)
            lanes = self._acted(lanes._replace(actions=before + doing), action.astype(np.int16))
            phase = lanes.small[:, at.PHASE]
            lanes.small[phase == at.SNAPPING, at.ASKED] = at.NOBODY  # the lot has not decided yet
            begun = (phase == at.CLAIMING) | (phase == at.GIVING)
            complete.append(lanes.take(~begun))
            lanes = lanes.take(begun)
        return joined(complete)

    def _asked(self, lanes: Lanes) -> Lanes:
        """In a window, anyone who is awaited may be the next to answer."""
        snapping = lanes.small[:, at.PHASE] == at.SNAPPING
        parts = [lanes.take(~snapping)]
        for seat in range(self.players):
            awaited = lanes.take(snapping & (lanes.small[:, at.AWAITED] >> seat & 1 > 0))
            awaited.small[:, at.ASKED] = seat
            parts.append(awaited)
        return joined(parts)

    def _acted(self, lanes: Lanes, actions: Array) -> Lanes:
        """Do an action in each lane, with every card that can come.

        The outcome is written into the lane, as the numbers that its chance has ready.
        """
        done = []
        lying = lanes.small[:, LYING].copy()
        lanes.wide[:, CARDS + BLOCK] = 0
        lanes.wide[:, CARDS + LEFT] = _WORDS
        for drawn in range(_WORDS):
            after = lanes.take(np.arange(len(actions)))
            self._run("act_lanes", after, actions)
            lots = after.small[:, at.PHASE] == at.SNAPPING
            more = _WORDS - after.wide[:, CARDS + LEFT] - lots > drawn
            done.append(after.take(~more))
            if not more.any():
                break
            lanes, actions, lying = lanes.take(more), actions[more], lying[more]
            empty = ~lying.any(axis=1)
            lying[empty] = _below_the_top(lanes.small[empty])
            lane, card = lying.nonzero()
            lanes, actions, lying = lanes.take(lane), actions[lane], lying[lane]
            lower = np.where(np.arange(at.CODES) < card[:, None], lying, 0).sum(axis=1)
            # The middle of all words of 32 bits that `below` scales to this number.
            word = (2 * lower + 1 << 31) // lying.sum(axis=1)
            lanes.wide[:, CARDS + WORDS + _WORDS - 1 - drawn] = word.astype(np.uint32).view(
                np.int32
            )
            lying[np.arange(len(card)), card] -= 1
        return joined(done)

    # --- the twin ---------------------------------------------------------------

    def _run(self, name: str, lanes: Lanes, *given: Any) -> None:
        count = len(lanes.origin)
        if count:
            numbers = (lanes.small, lanes.wide, self._r)
            self._backend.functions[name](*numbers, *self._backend.own(given), 0, count)

    def _observed(self, lanes: Lanes, viewer: int) -> tuple[Array, Array]:
        """What a seat sees, and the legal actions."""
        tokens = np.zeros((len(lanes.origin), self._shape.tokens), np.uint8)
        mask = np.zeros((len(lanes.origin), self._shape.actions), np.uint8)
        size = self._shape.actions
        listed = choosing.Own("listed", size)
        self._run("observe_lanes", lanes, tokens, mask, listed, size, viewer)
        return tokens, mask

    def _deals(self) -> Lanes:
        """A lane for each distinct deal."""
        small = np.zeros((1, self._shape.small), np.int8)
        wide = np.zeros((1, self._shape.wide), np.int32)
        lanes = Lanes(small, wide, np.zeros(1, np.int64), np.zeros(1, np.int64))
        self._run("reset_lanes", lanes, 0, 0, 0)
        small[0, [at.STARTER, at.PLAYER, at.ASKED, at.DISCARDS]] = 0
        small[0, LYING] = self._r[at.PACK : at.PACK + at.CODES]
        small[0, at.DISCARD_CODES : at.DISCARD_CODES + at.CODES] = 0
        for slot in range(self._r[at.DEALT]):
            for seat in range(self.players):
                lanes, cards = _drawn(lanes)
                lanes.wide[:, at.PLACES + seat * self._slots + slot] = cards
        lanes, cards = _drawn(lanes)
        lanes.small[:, at.DISCARD_CARDS] = cards
        lanes.small[np.arange(len(cards)), at.DISCARD_CODES + cards] = 1
        lanes.small[:, at.DISCARDS] = 1
        lanes.small[:, at.PILE] = lanes.small[:, LYING].sum(axis=1)
        self._forget(lanes)
        return lanes


def _with_act(device: str, actions: int) -> choosing.Backend:
    """The twin, and `act_lanes`."""
    whole = assembling.source

    def source(module: str) -> tuple[str, str]:
        return ("act", _ACT) if module == "act" else whole(module)

    with patch.object(assembling, "source", source), patch.object(translating, "source", source):
        own = (choosing.Own("listed", actions),)
        return choosing.choose(device, (*spec.MODULES, "act"), own)


def _drawn(lanes: Lanes) -> tuple[Lanes, Array]:
    """Each lane with each card that it can draw."""
    lane, cards = lanes.small[:, LYING].nonzero()
    lanes = lanes.take(lane)
    lanes.small[np.arange(len(cards)), at.PILE_CODES + cards] -= 1
    return lanes, cards


def _below_the_top(small: Array) -> Array:
    """The discards that a reshuffle takes, by code."""
    codes = small[:, at.DISCARD_CODES : at.DISCARD_CODES + at.CODES].copy()
    lanes = np.arange(len(small))
    codes[lanes, small[lanes, at.DISCARD_CARDS + small[:, at.DISCARDS] - 1]] -= 1
    return codes
