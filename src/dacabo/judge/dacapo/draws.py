"""The cards of Da Capo! that are drawn or turned up, and those that might have come instead."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from dacabo.bots.dacapo.learned.features import DEPTH
from dacabo.bots.dacapo.prestissimo import TRAINED_RULES
from dacabo.core.cards import Card
from dacabo.core.game import Told
from dacabo.core.seats import Seat, clockwise
from dacabo.dacapo.facts import Dealt, Drawn, TurnedUp
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Match, Turn
from dacabo.judge.luck import Draw
from dacabo.observations.dacapo.layout import HAND_AT, SEATS_AT, UNSEEN_AT
from dacabo.observations.dacapo.observer import Observer
from dacabo.observations.dacapo.steps import kind

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
    hand_came = count(drawn, kinds)
    top_came = count([turned.card] if turned else [], kinds)
    left = pools(state)
    hands, tops, excess = _alternatives(left, pile, (hand_came, top_came), rng)
    observation = memories[seat].observe(GAME.view(state, seat), seat)
    rows = len(excess)
    obs = np.tile(np.frombuffer(observation, np.uint8).astype(np.int64), (rows, 1))
    cards = np.tile(hidden(state, seat, left), (rows, 1))
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
    pools: Sequence[Counts], pile: int, came: tuple[Counts, Counts], rng: np.random.Generator
) -> tuple[Counts, Counts, NDArray[Any]]:
    """Return the drawn cards and the card turned up in each position, and the excess of each.

    The first position is the one that came about.
    """
    hand_came, top_came = came
    pools = [pool.copy() for pool in pools]
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


def hidden(state: Match, viewer: Seat, left: Iterable[Counts]) -> Counts:
    """Return the cards by kind: of every hand, and of both pools, which are `left`."""
    kinds = state.rules.highest + 1
    hands = (state.round.hands[seat] for seat in clockwise(viewer, state.players))
    return np.concatenate([*(count(hand, kinds) for hand in hands), *left])


def pools(state: Match) -> tuple[Counts, Counts]:
    """Return the hidden cards by kind.

    The first pool is the rest of the deal: the stacks below their top cards and, until the first
    reshuffle, the draw pile. After a reshuffle the draw pile is the second pool.
    """
    now, kinds = state.round, state.rules.highest + 1
    stacked = chain.from_iterable(stack[:-1] for stack in now.stacks)
    if now.reshuffles:
        return count(stacked, kinds), count(now.pile, kinds)
    return count(chain(stacked, now.pile), kinds), count((), kinds)


def count(cards: Iterable[Card], kinds: int) -> Counts:
    """Return the number of cards of each kind."""
    counts = Counter(map(kind, cards))
    return np.array([counts[number] for number in range(kinds)], np.int64)
