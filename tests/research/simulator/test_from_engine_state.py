"""A position of the engine can be put into an env, and is played on there alike."""

from random import Random
from typing import Any

import pytest
from cabo.harness.players import any_habits
from msgspec.structs import replace
from research.simulator.harness.envs import CompiledEnv, PlainEnv
from research.simulator.harness.lockstep import Pair, same
from research.simulator.harness.proof import MakeEnv, policy, prove

from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Look
from dacabo.cabo.rules import PRESETS
from dacabo.cabo.state import Match
from dacabo.core.errors import DacaboError
from dacabo.core.game import heard
from dacabo.core.moves import LotDrawn, Shuffled
from dacabo.core.seats import TABLE
from dacabo.observations.cabo.observer import Observer
from dacabo.research.simulator.cabo.from_engine_state import load_engine_state
from dacabo.research.simulator.cabo.kernel import layout as at


def put(pair: Pair, make: MakeEnv, rng: Random) -> None:
    """The engine's position goes on in a new env.

    What the asked seat takes for possible can be put into another one, and looks the same to it.
    """

    def env_of(match: Match, knower: Observer) -> Any:
        seed = rng.randrange(2**31)
        env = make(pair.rules, pair.players, pair.slots, seed=seed, tempted=1000)
        put_into(env, match, knower, asked)
        return env

    tempted = pair.env.s[at.PHASE] == at.TEMPTATION
    asked = int(pair.env.s[at.WAITING_ASKED if tempted else at.ASKED])
    pair.env = env_of(pair.match, rng.choice(pair.observers))
    mine = pair.observers[asked]
    possible = env_of(Cabo.sample(mine.knowledge, Cabo.view(pair.match, asked), rng), mine)
    same("what is possible", possible.observe(asked), pair.env.observe(asked))
    same("legal", possible.legal(), pair.env.legal())


def put_into(env: Any, match: Match, knower: Observer, asked: int) -> None:
    """Put a position into an env."""
    heard_so_far = knower.knowledge, knower.reading
    load_engine_state(env.s, env.w, match, *heard_so_far, asked=asked, slots=knower.slots)


def go_on(number: int, make: MakeEnv) -> int:
    """Play a match for a while, and on in one env after the other; returns how many."""
    rng = Random(number)
    pair = prove(number, make, most=rng.randint(1, 80))
    habits = any_habits(rng)
    envs = 0
    while not (Cabo.result(pair.match) or pair.counted["truncated"]) and envs < 10:
        put(pair, make, rng)
        envs += 1
        if any(pair.decide(policy(rng, habits)) for _ in range(rng.randint(1, 5))):
            break
    return envs


def test_a_position_is_played_on_alike() -> None:
    """Whatever the position, and whoever has seen what."""
    assert sum(go_on(number, PlainEnv) for number in range(15)) > 50


@pytest.mark.long
def test_many_positions_are_played_on_alike() -> None:
    """Compiled, two thousand of them."""
    assert sum(go_on(number, CompiledEnv) for number in range(5000, 5600)) > 2000


def refused(match: Match, observer: Observer, asked: int) -> str:
    """Why a position cannot be put into an env."""
    env = PlainEnv(match.rules, match.players, observer.slots)
    before = [*env.s, *env.w]
    with pytest.raises(DacaboError) as error:
        put_into(env, match, observer, asked)
    assert [*env.s, *env.w] == before
    return error.value.code


def test_what_no_env_can_be_is_refused() -> None:
    """Nobody is asked, or somebody else; looks that come later in an env; more cards than slots."""
    rules = PRESETS["original"]
    observer = Observer(rules, 3, 0, 4)
    match = Cabo.start(rules, 3)
    assert refused(match, observer, 0) == "no-such-lane"
    dealt = ((TABLE, LotDrawn(1)), (TABLE, Shuffled(tuple(range(len(rules.pack))))))
    for actor, move in dealt:
        match, told = Cabo.play(match, actor, move)
        observer.hear(heard(told, 0))
    assert refused(match, observer, 0) == "no-such-lane"
    looked, _ = Cabo.play(match, 2, Look((2, 0)))
    assert refused(looked, observer, 1) == "no-such-lane"
    layouts = tuple((*layout, layout[0]) for layout in match.round.layouts)
    grown = replace(match, round=replace(match.round, layouts=layouts))
    assert refused(grown, observer, 1) == "too-few-slots"
