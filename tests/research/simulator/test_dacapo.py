"""The simulator of Da Capo! and the engine play the same game."""

from collections import Counter
from random import Random

import pytest
from harness.shares import first
from research.simulator.harness.lockstep_dacapo import PLAIN, POLICIES, Pair, any_table, hoarder

from dacabo.core.errors import RulesError
from dacabo.dacapo.rules import PRESETS, Rules
from dacabo.research.simulator import SimulatorError
from dacabo.research.simulator.chance import ENV, MATCH, ROUND, SEED
from dacabo.research.simulator.dacapo.kernel import layout as at
from dacabo.research.simulator.dacapo.spec import rules_vector, shape
from dacabo.research.simulator.simulator import Simulator

RARE = ("reshuffles", "games, stack", "games, stalemate", "matches", "truncated")


@pytest.mark.parametrize(
    "decisions", [40, pytest.param(3000, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", first((2, 6, 3, 4, 5), 2))
def test_the_simulator_agrees_with_the_engine_on_the_box(
    preset: str, players: int, decisions: int
) -> None:
    """Legal moves, points, totals and observations are compared after every move."""
    for number, policy in enumerate(POLICIES):
        pair = Pair(PRESETS[preset], players, seed=number)
        for _ in range(decisions):
            pair.decide(policy)


@pytest.mark.parametrize(
    ("tables", "decisions"),
    [(50, 45), pytest.param(1000, 200, marks=pytest.mark.long)],
    ids=["quick", "deep"],
)
def test_the_simulator_agrees_with_the_engine_on_any_sizes(tables: int, decisions: int) -> None:
    """Every rare event occurs."""
    counted: Counter[str] = Counter()
    for seed in range(tables):
        rng = Random(seed)
        rules, players = any_table(rng)
        pair = Pair(rules, players, slots=rng.choice((1, 4, 60)), seed=seed)
        for _ in range(decisions):
            pair.decide(POLICIES[seed % len(POLICIES)])
        counted += pair.counted
    assert all(counted[name] >= tables // 10 for name in RARE), counted


def test_the_largest_sizes_fit() -> None:
    """They are 660 cards, and side piles that grow."""
    largest = {name: most for name, (_, most) in Rules.bounds.items()}
    pair = Pair(Rules().changed(largest), 6, slots=150, seed=1)
    for _ in range(25):
        pair.decide(hoarder)
    assert pair.w[at.PILE_SIZE] > 127


def test_a_help_pile_that_outgrows_its_env_is_reported() -> None:
    """The match is abandoned, and another one begins: no card is lost silently."""
    pair = Pair(PRESETS["single"], 2, slots=2)
    while not pair.counted["truncated"]:
        pair.decide(hoarder)
    assert pair.s[at.EVENT] == at.TRUNCATED
    assert pair.w[MATCH] == 2
    assert pair.w[at.TURN] == 1


def test_hidden_cards_do_not_change_an_observation() -> None:
    """Cards of another hand change places with face-down ones."""
    rules, players, slots = PRESETS["match"], 3, 20
    pair = Pair(rules, players, slots=slots)
    changed = 0
    for _ in range(120):
        pair.decide(POLICIES[0])
        s, w = list(pair.s), list(pair.w)
        hand = at.SEAT_CARDS + pair.r[at.SEAT_SIZE]  # of seat 1
        pool = at.POOL_KINDS + at.MAX_KINDS * s[at.PILE_POOL]
        own_kind = next((k for k in range(pair.r[at.KIND_COUNT]) if s[hand + k]), None)
        lying = next(
            (k for k in range(pair.r[at.KIND_COUNT]) if s[pool + k] and k != own_kind), None
        )
        if own_kind is None or lying is None:
            continue
        for where, step in ((hand, 1), (pool, -1)):
            s[where + lying] += step
            s[where + own_kind] -= step
        for viewer, alike in ((0, True), (1, False), (2, True)):
            observations = [[0] * pair.shape.tokens for _ in range(2)]
            pair.names["observe"](pair.s, pair.w, pair.r, viewer, observations[0])
            pair.names["observe"](s, w, pair.r, viewer, observations[1])
            assert (observations[0] == observations[1]) == alike
        changed += 1
    assert changed > 100


def test_every_face_down_card_is_equally_likely() -> None:
    """A card comes up in proportion to its copies, within five standard deviations."""
    s, w = [0] * at.SEAT_CARDS, [0] * at.WIDE
    lying = [6, 1, 0, 3, 2]
    times = 6000
    counted: Counter[int] = Counter()
    for number in range(times):
        w[ENV], w[MATCH], w[ROUND], w[SEED] = number, 1, 1, 7
        PLAIN["new_streams"](w)
        s[at.POOL_KINDS : at.POOL_KINDS + 5] = lying
        w[at.POOL_SIZES] = sum(lying)
        counted[PLAIN["take_from_pool"](s, w, 0)] += 1
    for kind, copies in enumerate(lying):
        share = copies / sum(lying)
        assert abs(counted[kind] - times * share) <= 5 * (times * share * (1 - share)) ** 0.5


def test_sizes_follow_from_the_rules() -> None:
    """The box has 94 actions for six players; more players than the deck allows are refused."""
    assert shape(rules_vector(PRESETS["single"], 6, 10)).actions == 94
    tiny = Rules(stack=5, highest=2, building_piles=1, help_piles=1)
    assert shape(rules_vector(tiny, 2, 10)).actions == 10
    with pytest.raises(RulesError) as error:
        rules_vector(Rules(stack=60), 6, 10)
    assert error.value.code == "deck-too-small"


@pytest.mark.parametrize("device", ["native", pytest.param("numba", marks=pytest.mark.long)])
def test_a_compiled_simulator_gives_the_same_envs(device: str) -> None:
    """The same seeds give the same numbers, compiled or not."""
    rng = Random(5)
    tables = [(PRESETS["match"], players) for players in range(2, 7)]
    for rules, players in [*tables, *(any_table(rng) for _ in range(12))]:
        try:
            simulator = Simulator(
                "dacapo", rules, players, 3, device=device, slots=rng.choice((2, 30))
            )
        except SimulatorError as error:
            pytest.skip(error.code)
        seed = rng.getrandbits(62)
        simulator.reset(seed)
        r = rules_vector(rules, players, simulator.slots)
        small, wide, mask, tokens, hidden_state = (
            [[0] * size for _ in range(3)] for size in simulator.shape[:5]
        )
        PLAIN["reset_envs"](small, wide, r, 0, seed & 0x7FFFFFFF, seed >> 31, 0, 3)
        listed = [0] * simulator.shape.actions
        for _ in range(5):
            simulator.play(20)
            now = simulator.observe()
            PLAIN["play_envs"](small, wide, r, listed, 20, 0, 3)
            size = simulator.shape.actions
            PLAIN["observe_envs"](small, wide, r, tokens, mask, listed, size, -1, 0, 3)
            PLAIN["reveal_envs"](small, wide, r, hidden_state, 0, 3)
            assert (simulator.small.tolist(), simulator.wide.tolist()) == (small, wide)
            assert (now.tokens.tolist(), now.mask.tolist()) == (tokens, mask)
            assert simulator.reveal().tolist() == hidden_state
