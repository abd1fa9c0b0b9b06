"""Every position of a round of Cabo, each in an env of the simulator.

In each position every legal move is made. Where a move draws a card, there is an env for each card
that may be drawn. Envs that have reached the same position are merged.
"""

from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from research.simulator.harness.rows import Array, numbers_of

from dacabo.cabo.rules import Rules
from dacabo.research.simulator import backends
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.chance import BLOCK, CARD_STREAM, LEFT, WORDS
from dacabo.research.simulator.compiling import assemble, translate

_AT_ONCE = 50_000
"""The number of positions whose next moves are made at once."""
_WORDS = 4
"""The number of words in a block of a random stream; no move of Cabo needs more."""
LYING = slice(at.PILE_CODES, at.PILE_CODES + at.CODES)
"""The counts of the cards in the pile, by code."""
_ACT = '''
def act_envs(small: Rows, wide: Rows, r: Numbers, actions: Numbers, begin: int, end: int) -> None:
    """Do one action in each env; a round that is over stays as it is, to be counted."""
    for env in range(begin, end):
        act(small[env], wide[env], r, actions[env])
'''


class Envs(NamedTuple):
    """Envs of the simulator, and the moves that led to them."""

    small: Array
    wide: Array
    origin: Array
    """The position before the move."""
    actions: Array
    """The seat and actions of the move, as one number."""

    def take(self, which: Array) -> "Envs":
        """Return some of the envs, perhaps several times."""
        return Envs(*(column[which] for column in self))


def joined(parts: list[Envs]) -> Envs:
    """Return the envs of all parts."""
    return Envs(*map(np.concatenate, zip(*parts, strict=True)))


class Moves(NamedTuple):
    """Moves, a row each."""

    target: Array
    """The number of the position after the move."""
    view_numbers: Array
    """By seat: the number of its observation of the move and the position after it."""


class Book:
    """Every position that occurs, by number, and the moves there.

    Args:
        rules: the rules; nobody sneaks a look.
        players: the number of players, the first of whom begins.
        slots: the slots that an env has for each layout.
        device: the device of the simulator.
    """

    def __init__(self, rules: Rules, players: int, slots: int, device: str = "cpu") -> None:
        self.players, self._slots = players, slots
        self._r = np.array(spec.rules_vector(rules, players, slots), np.int32)
        self._shape = spec.shape(self._r.tolist())
        self._backend = _with_act(device, self._shape.actions)
        self._positions: dict[bytes, int] = {}
        self._observations: dict[bytes, int] = {}
        deals = self._deals()
        self.envs = deals.take(np.arange(0))
        """An env for each position."""
        self.beginnings = self._number(deals)
        self._moves = Moves(*(column[:0] for column in self.beginnings))
        self._first = np.zeros(0, np.int64)
        self._count = np.zeros(0, np.int64)

    def moves(self, positions: Array) -> tuple[Array, Moves]:
        """Return every move in some positions, and in which of them it is made."""
        unknown = len(self.envs.origin) - len(self._first)
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
        envs = self.envs.take(positions)._replace(origin=positions)
        over = envs.small[:, at.PHASE] == at.BETWEEN
        moved = self._all_moves(envs.take(~over))
        moved = moved.take(np.argsort(moved.origin, kind="stable"))
        self._first[positions] = len(self._moves.target) + np.searchsorted(moved.origin, positions)
        self._count[positions] = np.bincount(moved.origin, minlength=positions.max(initial=-1) + 1)[
            positions
        ]
        more = self._number(moved)
        self._moves = Moves(*map(np.concatenate, zip(self._moves, more, strict=True)))

    # --- positions --------------------------------------------------------------

    def _number(self, envs: Envs) -> Moves:
        """Number the positions and observations; keep an env of each new position."""
        assert not (envs.small[:, at.EVENT] & at.TRUNCATED).any(), "a layout needs more slots"
        view_numbers = [
            numbers_of(self._observations, self._observation(envs, v)) for v in range(self.players)
        ]
        num_known = len(self._positions)
        target = numbers_of(self._positions, self._position(envs))
        new, first = np.unique(target, return_index=True)
        new_envs = envs.take(first[new >= num_known])
        self._forget(new_envs)
        self.envs = joined([self.envs, new_envs])
        return Moves(target, np.stack(view_numbers, axis=1))

    def _position(self, envs: Envs) -> list[Array]:
        """Return the part of the state that matters for the future, without anybody's knowledge."""
        s, w, r = envs.small.T, envs.wide.T, self._r
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
            (s[at.HAND] != at.NO_CARD) & s[at.HAND_IS_DRAWN],
            *(np.where(looking, s[at.LOOKING_AT + number], 0) for number in range(2)),
            looking & s[at.IS_KING_LOOK],
            np.where(phase == at.SNAPPING, s[at.AWAITED], 0),
            np.where(first, s[at.ASKED], 0),
            *(np.where(first, w[at.LOOKED_SLOTS + seat], 0) for seat in seats),
            *(s[at.SLOT_COUNTS + seat] for seat in seats),
            *self._cards(envs),
            *(np.where(n < s[at.DISCARD_SIZE], s[at.DISCARD_CARDS + n], 0) for n in pack),
        ]

    def _cards(self, envs: Envs) -> Array:
        return envs.wide[:, at.PLACES :].T & at.CODE_MASK

    def _forget(self, envs: Envs) -> None:
        """Forget who has seen which card, because the histories have what seats know."""
        cards = envs.wide[:, at.PLACES :] & at.CODE_MASK
        unread = at.LOWEST_CODE << at.LOW_SHIFT | at.HIGHEST_CODE << at.HIGH_SHIFT
        envs.wide[:, at.PLACES :] = np.where(cards == at.NO_CARD, 0, cards | unread)
        envs.wide[:, [at.TURN, at.CALLER_DISCARDED]] = 0
        envs.small[:, [at.RESHUFFLES, at.HAND_POOL]] = 0

    def _observation(self, envs: Envs, viewer: int) -> list[Array]:
        """Return the move and what a seat sees after it; at the end all cards are turned up."""
        tokens = self._observe(envs, viewer)[0]
        over = envs.small[:, at.PHASE] == at.BETWEEN
        actions = np.ascontiguousarray(envs.actions).view(np.uint8).reshape(-1, 8)
        return [*actions.T, *np.ascontiguousarray(tokens.T), *np.where(over, self._cards(envs), 0)]

    # --- moves ------------------------------------------------------------------

    def _all_moves(self, envs: Envs) -> Envs:
        """Return every move in every env; some moves are several actions."""
        envs = self._each_asked(envs._replace(actions=np.zeros(len(envs.origin), np.int64)))
        complete = [envs.take(np.arange(0))]
        while len(envs.origin):
            env, action = self._observe(envs, -1)[1].nonzero()
            envs = envs.take(env)
            doing = envs.small[:, at.ASKED] * self._shape.actions + action + 1
            before = envs.actions * (self.players * self._shape.actions + 1)
            envs = self._act(envs._replace(actions=before + doing), action.astype(np.int16))
            phase = envs.small[:, at.PHASE]
            envs.small[phase == at.SNAPPING, at.ASKED] = at.NOBODY  # the lot has not decided yet
            begun = (phase == at.CLAIMING) | (phase == at.GIVING)
            complete.append(envs.take(~begun))
            envs = envs.take(begun)
        return joined(complete)

    def _each_asked(self, envs: Envs) -> Envs:
        """Copy each env with an open snap window for each seat that may answer next."""
        snapping = envs.small[:, at.PHASE] == at.SNAPPING
        parts = [envs.take(~snapping)]
        for seat in range(self.players):
            awaited = envs.take(snapping & (envs.small[:, at.AWAITED] >> seat & 1 > 0))
            awaited.small[:, at.ASKED] = seat
            parts.append(awaited)
        return joined(parts)

    def _act(self, envs: Envs, actions: Array) -> Envs:
        """Do an action in each env, once for every card that may be drawn.

        Suitable words in the env's random stream force the card.
        """
        branches = []
        lying = envs.small[:, LYING].copy()
        envs.wide[:, CARD_STREAM + BLOCK] = 0
        envs.wide[:, CARD_STREAM + LEFT] = _WORDS
        for drawn in range(_WORDS):
            after = envs.take(np.arange(len(actions)))
            self._run("act_envs", after, actions)
            lots = after.small[:, at.PHASE] == at.SNAPPING
            more = _WORDS - after.wide[:, CARD_STREAM + LEFT] - lots > drawn
            branches.append(after.take(~more))
            if not more.any():
                break
            envs, actions, lying = envs.take(more), actions[more], lying[more]
            empty = ~lying.any(axis=1)
            lying[empty] = _below_the_top(envs.small[empty])
            env, card = lying.nonzero()
            envs, actions, lying = envs.take(env), actions[env], lying[env]
            lower = np.where(np.arange(at.CODES) < card[:, None], lying, 0).sum(axis=1)
            # The middle of all words of 32 bits that `below` scales to this number.
            word = (2 * lower + 1 << 31) // lying.sum(axis=1)
            envs.wide[:, CARD_STREAM + WORDS + _WORDS - 1 - drawn] = word.astype(np.uint32).view(
                np.int32
            )
            lying[np.arange(len(card)), card] -= 1
        return joined(branches)

    # --- the simulator ---------------------------------------------------------------

    def _run(self, name: str, envs: Envs, *arguments: Any) -> None:
        count = len(envs.origin)
        if count:
            numbers = (envs.small, envs.wide, self._r)
            self._backend.functions[name](
                *numbers, *self._backend.with_scratch(arguments), 0, count
            )

    def _observe(self, envs: Envs, viewer: int) -> tuple[Array, Array]:
        """Return what a seat sees, and the legal actions."""
        tokens = np.zeros((len(envs.origin), self._shape.tokens), np.uint8)
        mask = np.zeros((len(envs.origin), self._shape.actions), np.uint8)
        size = self._shape.actions
        legal_actions = backends.Scratch("legal_actions", size)
        self._run("observe_envs", envs, tokens, mask, legal_actions, size, viewer)
        return tokens, mask

    def _deals(self) -> Envs:
        """Return an env for each distinct deal."""
        small = np.zeros((1, self._shape.small), np.int8)
        wide = np.zeros((1, self._shape.wide), np.int32)
        envs = Envs(small, wide, np.zeros(1, np.int64), np.zeros(1, np.int64))
        self._run("reset_envs", envs, 0, 0, 0)
        small[0, [at.STARTER, at.PLAYER, at.ASKED, at.DISCARD_SIZE]] = 0
        small[0, LYING] = self._r[at.PACK : at.PACK + at.CODES]
        small[0, at.DISCARD_CODES : at.DISCARD_CODES + at.CODES] = 0
        for slot in range(self._r[at.CARDS_DEALT]):
            for seat in range(self.players):
                envs, cards = _drawn(envs)
                envs.wide[:, at.PLACES + seat * self._slots + slot] = cards
        envs, cards = _drawn(envs)
        envs.small[:, at.DISCARD_CARDS] = cards
        envs.small[np.arange(len(cards)), at.DISCARD_CODES + cards] = 1
        envs.small[:, at.DISCARD_SIZE] = 1
        envs.small[:, at.PILE_SIZE] = envs.small[:, LYING].sum(axis=1)
        self._forget(envs)
        return envs


def _with_act(device: str, actions: int) -> backends.Backend:
    """Return the backend of the kernel with `act_envs` added."""
    original = assemble.source

    def source(module: str) -> tuple[str, str]:
        return ("act", _ACT) if module == "act" else original(module)

    with patch.object(assemble, "source", source), patch.object(translate, "source", source):
        scratch = (backends.Scratch("legal_actions", actions),)
        return backends.choose_backend(device, (*spec.MODULES, "act"), scratch)


def _drawn(envs: Envs) -> tuple[Envs, Array]:
    """Draw a card in each env, once for each card that it can be; return the envs and the cards."""
    env, cards = envs.small[:, LYING].nonzero()
    envs = envs.take(env)
    envs.small[np.arange(len(cards)), at.PILE_CODES + cards] -= 1
    return envs, cards


def _below_the_top(small: Array) -> Array:
    """Return the discards that a reshuffle takes, by code."""
    codes = small[:, at.DISCARD_CODES : at.DISCARD_CODES + at.CODES].copy()
    envs = np.arange(len(small))
    codes[envs, small[envs, at.DISCARD_CARDS + small[:, at.DISCARD_SIZE] - 1]] -= 1
    return codes
