"""No byte of an observation, and no legal action, depends on a card that its seat cannot know."""

import numpy as np
import pytest
from research.simulator.harness.envs import PLAIN

from dacabo.research.simulator.backends import with_lists
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.simulator import Simulator

CASES = [("original", 2), ("gretel-malte", 5), ("tournament", 3), ("dutch", 2), ("dutch", 6)]


def exchange_unknown(simulator: Simulator, viewer: int, rng: np.random.Generator) -> int:
    """In every env, exchange two cards of the same shuffle that the viewer has not seen.

    Each is at a place, in somebody's hand, or in the pile. Returns how many faces changed.
    """
    changed = 0
    for s, w in zip(simulator.small, simulator.wide, strict=True):
        places = w[at.PLACES :]
        hidden = [
            (int(places[n]) >> at.POOL_SHIFT, n)
            for seat in range(simulator.players)
            for n in range(
                seat * simulator.slots, seat * simulator.slots + int(s[at.SLOT_COUNTS + seat])
            )
            if places[n] & at.CODE_MASK and not int(places[n]) >> at.SEEN_SHIFT + viewer & 1
        ]
        if not hidden:
            continue
        pool, one = hidden[rng.integers(len(hidden))]
        card = int(places[one]) & at.CODE_MASK
        partners = [n for other, n in hidden if other == pool and n != one]
        if (
            s[at.HAND]
            and int(s[at.HAND_POOL]) == pool
            and not int(s[at.HAND_SEEN_BY]) >> viewer & 1
        ):
            partners.append(HELD)
        if pool == s[at.RESHUFFLES] and s[at.PILE_SIZE]:
            partners.append(PILED)
        if not partners:
            continue
        partner = partners[rng.integers(len(partners))]
        if partner == HELD:
            other = int(s[at.HAND])
            s[at.HAND] = card
        elif partner == PILED:
            codes = s[at.PILE_CODES : at.PILE_CODES + at.CODES]
            other = int(rng.choice(np.flatnonzero(codes)))
            codes[other] -= 1
            codes[card] += 1
        else:
            other = int(places[partner]) & at.CODE_MASK
            places[partner] = int(places[partner]) & ~at.CODE_MASK | card
        places[one] = int(places[one]) & ~at.CODE_MASK | other
        changed += other != card
    return changed


HELD, PILED = -1, -2


def pairs(preset: str, players: int, envs: int, rounds: int, seed: int) -> tuple[int, int]:
    """Compare what a viewer is shown before and after; returns pairs, and those that differ."""
    rng = np.random.default_rng(seed)
    simulator = Simulator("cabo", preset, players, envs, tempted=2000)
    simulator.reset(seed)
    changed = different = 0
    for number in range(rounds):
        simulator.play(int(rng.integers(1, 30)))
        viewer = number % players
        before = simulator.observe(viewer)
        tokens, mask = before.tokens.copy(), before.mask.copy()
        truth = simulator.small.copy(), simulator.wide.copy()
        changed += exchange_unknown(simulator, viewer, rng)
        now = simulator.observe(viewer)
        different += int((now.tokens != tokens).any(axis=1).sum())
        different += int((now.mask != mask).any(axis=1).sum())
        simulator.small[...], simulator.wide[...] = truth
    return changed, different


@pytest.mark.parametrize(("preset", "players"), CASES)
def test_unknown_cards_do_not_change_an_observation(preset: str, players: int) -> None:
    """Two positions that differ only in cards a seat cannot know are the same to it."""
    changed, different = pairs(preset, players, envs=500, rounds=6, seed=1)
    assert changed > 1000
    assert different == 0


@pytest.mark.long
@pytest.mark.parametrize(("preset", "players"), CASES)
def test_unknown_cards_do_not_change_many_observations(preset: str, players: int) -> None:
    """Each case has two hundred thousand pairs of positions."""
    changed = 0
    for seed in range(1000):
        more, different = pairs(preset, players, envs=1000, rounds=10, seed=seed)
        changed += more
        assert different == 0
        if changed >= 200_000:
            return
    pytest.fail("too few pairs")


@pytest.mark.parametrize(("preset", "players"), CASES)
def test_a_seat_that_is_not_asked_has_no_actions(preset: str, players: int) -> None:
    """The actions of the asked seat would reveal which card it holds."""
    simulator = Simulator("cabo", preset, players, 300)
    simulator.reset(4)
    simulator.play(25)
    for viewer in range(players):
        now = simulator.observe(viewer)
        assert ((now.mask.any(axis=1)) == (now.seat == viewer)).all()


def test_a_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte that depends on a hidden card is noticed."""
    monkeypatch.setitem(PLAIN, "seen_at", lambda _w, _at: at.SEAT_MASK)
    simulator = Simulator("cabo", "original", 2, 40, device="python")
    simulator.backend.functions = simulator.backend.functions | {
        "observe_envs": with_lists(PLAIN["observe_envs"])
    }
    simulator.reset(5)
    before = simulator.observe(0).tokens.copy()
    assert exchange_unknown(simulator, 0, np.random.default_rng(1)) > 10
    assert (simulator.observe(0).tokens != before).any()
