"""Positions of the engine are encoded as the simulator reveals them, on which the judge learned."""

from random import Random

import pytest
from cabo.harness.players import any_habits
from research.simulator.harness.envs import PLAIN, PlainEnv
from research.simulator.harness.lockstep import Pair as CaboPair
from research.simulator.harness.lockstep_dacapo import PLAIN as DACAPO_PLAIN
from research.simulator.harness.lockstep_dacapo import POLICIES
from research.simulator.harness.lockstep_dacapo import Pair as DaCapoPair
from research.simulator.harness.proof import policy

from dacabo.analysis.cabo import encoding as cabo
from dacabo.analysis.dacapo import encoding as dacapo
from dacabo.cabo.rules import PRESETS as CABO_PRESETS
from dacabo.dacapo.rules import PRESETS as DACAPO_PRESETS
from dacabo.research.simulator.cabo.kernel import layout as at


@pytest.mark.parametrize("preset", CABO_PRESETS)
@pytest.mark.parametrize("players", [2, 5])
def test_positions_of_cabo(preset: str, players: int) -> None:
    """The card in hand and all cards on the table are compared before every decision."""
    rules, rng = CABO_PRESETS[preset], Random(preset + str(players))
    env = PlainEnv(rules, players, 8, seed=players)
    pair = CaboPair(env, PLAIN, rules, players)
    choose = policy(rng, any_habits(rng))
    for _ in range(60):
        asked = int(env.s[at.ASKED])
        revealed = [0] * (1 + players * 8)
        PLAIN["reveal"](env.s, env.w, env.r, asked, revealed)
        assert [*cabo.hidden(pair.match, asked, 8)] == revealed
        if pair.decide(choose):
            break


@pytest.mark.parametrize("preset", DACAPO_PRESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_positions_of_da_capo(preset: str, players: int) -> None:
    """All hands and both pools are compared before every decision, after reshuffles, too."""
    pair = DaCapoPair(DACAPO_PRESETS[preset], players, seed=players)
    for _ in range(400):
        asked = pair.match.round.player
        revealed = [0] * pair.shape.hidden_state
        DACAPO_PLAIN["reveal"](pair.s, pair.w, pair.r, asked, revealed)
        assert [*dacapo.hidden(pair.match, asked, 4)] == revealed
        pair.decide(POLICIES[0])
    assert pair.counted["reshuffles"]
