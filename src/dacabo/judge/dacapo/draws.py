"""The cards of Da Capo! that are drawn or turned up, and those that might have come instead."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from dacabo.bots.dacapo.learned.features import DEPTH
from dacabo.bots.dacapo.prestissimo import TRAINED_RULES
from dacabo.core.game import Told
from dacabo.core.seats import Seat
from dacabo.dacapo.facts import Dealt, Drawn, TurnedUp
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Match, Turn
from dacabo.judge.dacapo.hidden import counts, hidden
from dacabo.judge.luck import Draw
from dacabo.observations.dacapo.layout import HAND_AT, SEATS_AT, UNSEEN_AT
from dacabo.observations.dacapo.observer import Observer

GAME: Final = DaCapo()
SAMPLE: Final = 32
"""The number of alternatives to several cards. A single card has one for each kind."""

Counts = NDArray[np.int64]
"""Numbers of cards by kind."""


def slots(rules: Rules) -> int | None:
    """Return the slots of an observation; None if the rules are not those of the box."""
    boxed = replace(rules, target=None, first_seat_starts=TRAINED_RULES.first_seat_starts)
    return DEPTH if boxed == TRAINED_RULES else None


def memory(rules: Rules, players: int, seat: Seat) -> Observer:
    """Return the memory of a seat before the first fact."""
    return Observer(rules, players, seat, DEPTH)


def draw(
    state: Match, told: Sequence[Told], memories: Sequence[Observer], rng: np.random.Generator
) -> Draw | None:
    """Return the cards that the player on turn drew, and the one that was turned up.

    They come from *pools* of hidden cards: see `hidden`.
    """
    facts = [each.fact for each in told]
    turned = next((fact for fact in facts if isinstance(fact, TurnedUp)), None)
    drawn = [card for fact in facts if isinstance(fact, Drawn) for card in fact.cards]
    if not (turned or drawn) or not isinstance(state.round.phase, Turn):
        return None
    if any(isinstance(fact, Dealt) for fact in facts):
        return None
    seat, kinds = state.round.player, state.rules.highest + 1
    pile = 0 if state.round.reshuffles == 0 else 1
    hand_came = _array(counts(drawn, kinds))
    top_came = _array(counts([turned.card] if turned else [], kinds))
    known = _array(hidden(state, seat, DEPTH))
    pools = known[state.players * kinds :].reshape(2, kinds)
    hands, tops, excess = _alternatives(pools, pile, (hand_came, top_came), rng)
    observation = memories[seat].observe(GAME.view(state, seat), seat)
    rows = len(excess)
    obs, cards = (np.tile(array, (rows, 1)) for array in (_array(observation), known))
    more_hand, more_top = hands - hand_came, tops - top_came
    obs[:, HAND_AT : HAND_AT + kinds] += more_hand
    obs[:, UNSEEN_AT : UNSEEN_AT + kinds] -= more_hand + more_top
    if turned:
        of_seat = (turned.seat - seat) % state.players
        obs[:, SEATS_AT + 3 * of_seat + 1] = 1 + tops.argmax(1)
    cards[:, :kinds] += more_hand
    first, last = state.players * kinds, (state.players + pile) * kinds
    cards[:, first : first + kinds] -= more_top
    cards[:, last : last + kinds] -= more_hand
    return Draw(seat, obs.astype(np.uint8), cards.astype(np.uint8), excess)


def _alternatives(
    pools: Counts, pile: int, came: tuple[Counts, Counts], rng: np.random.Generator
) -> tuple[Counts, Counts, NDArray[Any]]:
    """Return the drawn cards and the card turned up in each position, and the excess of each.

    The first position is the one that came about.
    """
    hand_came, top_came = came
    pools = pools.copy()
    pools[pile] += hand_came
    pools[0] += top_came
    nothing = np.zeros_like(hand_came)
    if hand_came.sum() + top_came.sum() == 1:
        pool = pools[pile] if hand_came.any() else pools[0]
        single = np.eye(len(pool), dtype=np.int64)[pool > 0]
        none = np.tile(nothing, (len(single), 1))
        hands, tops = (single, none) if hand_came.any() else (none, single)
        chances = pool[pool > 0] / pool.sum()
        is_it = (single == hand_came + top_came).all(1)
        return hands, tops, is_it - chances
    tops = rng.multivariate_hypergeometric(pools[0], int(top_came.sum()), SAMPLE)
    left = pools[pile] - tops if pile == 0 else np.tile(pools[pile], (SAMPLE, 1))
    hands = np.array([rng.multivariate_hypergeometric(pool, int(hand_came.sum())) for pool in left])
    excess = np.full(SAMPLE + 1, -1 / SAMPLE)
    excess[0] = 1.0
    return np.vstack([hand_came, hands]), np.vstack([top_came, tops]), excess


def _array(numbers: bytes) -> Counts:
    return np.frombuffer(numbers, np.uint8).astype(np.int64)
