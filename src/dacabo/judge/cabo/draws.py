"""The cards that players of Cabo draw from the pile, and those that might have come instead."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np

from dacabo.cabo.facts import Drawn
from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import Holding, Match
from dacabo.core.game import Told
from dacabo.core.seats import Seat
from dacabo.judge.cabo.hidden import code, hidden
from dacabo.judge.luck import Draw
from dacabo.observations.cabo.layout import OBS_HAND, UNSEEN
from dacabo.observations.cabo.observer import Observer

GAME: Final = Cabo()
SLOTS: Final = 8
"""The slots of a layout that the judge was trained with."""


def slots(rules: Rules) -> int | None:
    """Return the slots of an observation; None if the rules deal more cards."""
    return SLOTS if rules.cards <= SLOTS else None


def memory(rules: Rules, players: int, seat: Seat) -> Observer:
    """Return the memory of a seat before the first fact."""
    return Observer(rules, players, seat, SLOTS)


def draw(
    state: Match, told: Sequence[Told], memories: Sequence[Observer], rng: np.random.Generator
) -> Draw | None:
    """Return the card that the player on turn has drawn, and all others of the pile.

    Draws count only while all layouts fit into an observation.
    """
    del rng
    now = state.round
    if not any(isinstance(each.fact, Drawn) for each in told):
        return None
    if not isinstance(now.phase, Holding) or max(map(len, now.layouts)) > SLOTS:
        return None
    seat, drawn = now.player, code(now.phase.card)
    counts = Counter(map(code, now.pile))
    counts[drawn] += 1
    codes = np.array(sorted(counts), np.uint8)
    observation = memories[seat].observe(GAME.view(state, seat), seat)
    obs = np.tile(np.frombuffer(observation, np.uint8), (len(codes), 1))
    obs[:, OBS_HAND] = codes + 1
    obs[:, UNSEEN + drawn] += 1
    obs[np.arange(len(codes)), UNSEEN + codes] -= 1
    cards = np.tile(np.frombuffer(hidden(state, seat, SLOTS), np.uint8), (len(codes), 1))
    cards[:, 0] = codes
    pile = len(now.pile) + 1
    excess = (codes == drawn) - np.array([counts[each] for each in codes.tolist()]) / pile
    return Draw(seat, obs, cards, excess)
