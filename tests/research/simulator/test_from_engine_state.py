"""A position of the engine can be loaded into an env, and the match continues in the same way."""

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


def move_to_new_env(pair: Pair, make: MakeEnv, rng: Random) -> None:
    """Continue the engine's position in a new env, and compare that env with another one.

    The other env gets a position that the asked seat considers possible. To that seat, both must
    look the same.
    """
    is_tempted = pair.env.s[at.PHASE] == at.TEMPTATION
    asked = int(pair.env.s[at.WAITING_ASKED if is_tempted else at.ASKED])

    def env_of(match: Match, observer: Observer) -> Any:
        seed = rng.randrange(2**31)
        env = make(pair.rules, pair.players, pair.slots, seed=seed, tempted=1000)
        load(env, match, observer, asked)
        return env

    pair.env = env_of(pair.match, rng.choice(pair.observers))
    observer = pair.observers[asked]
    possible = env_of(Cabo.sample(observer.knowledge, Cabo.view(pair.match, asked), rng), observer)
    same("what is possible", possible.observe(asked), pair.env.observe(asked))
    same("legal", possible.legal(), pair.env.legal())


def load(env: Any, match: Match, observer: Observer, asked: int) -> None:
    """Load a position into an env."""
    knowledge, inference = observer.knowledge, observer.inference
    load_engine_state(env.s, env.w, match, knowledge, inference, asked=asked, slots=observer.slots)


def play_across_envs(number: int, make: MakeEnv) -> int:
    """Play a match, change to a new env every few decisions, and return the number of envs."""
    rng = Random(number)
    pair = prove(number, make, most=rng.randint(1, 80))
    habits = any_habits(rng)
    env_count = 0
    while not (Cabo.result(pair.match) or pair.counted["truncated"]) and env_count < 10:
        move_to_new_env(pair, make, rng)
        env_count += 1
        if any(pair.decide(policy(rng, habits)) for _ in range(rng.randint(1, 5))):
            break
    return env_count


def test_a_loaded_position_plays_like_the_engine() -> None:
    """The position may be any, and so may the knowledge of the seats."""
    assert sum(play_across_envs(number, PlainEnv) for number in range(15)) > 50


@pytest.mark.long
def test_many_loaded_positions_play_like_the_engine() -> None:
    """More than two thousand of them are played by the compiled simulator."""
    assert sum(play_across_envs(number, CompiledEnv) for number in range(5000, 5600)) > 2000


def refusal_code(match: Match, observer: Observer, asked: int) -> str:
    """Return the error code for a position that cannot be loaded; the env is unchanged."""
    env = PlainEnv(match.rules, match.players, observer.slots)
    before = [*env.s, *env.w]
    with pytest.raises(DacaboError) as error:
        load(env, match, observer, asked)
    assert [*env.s, *env.w] == before
    return error.value.code


def test_unsupported_positions_are_refused() -> None:
    """An env could continue from none of them."""
    rules = PRESETS["original"]
    observer = Observer(rules, 3, 0, 4)
    match = Cabo.start(rules, 3)
    # Nobody is asked.
    assert refusal_code(match, observer, 0) == "cannot-start-here"
    dealt = ((TABLE, LotDrawn(1)), (TABLE, Shuffled(tuple(range(len(rules.pack))))))
    for actor, move in dealt:
        match, facts = Cabo.play(match, actor, move)
        observer.hear(heard(facts, 0))
    # Somebody else is asked.
    assert refusal_code(match, observer, 0) == "cannot-start-here"
    # A first look before its turn: an env asks the players one after another.
    looked, _ = Cabo.play(match, 2, Look((2, 0)))
    assert refusal_code(looked, observer, 1) == "cannot-start-here"
    # More cards than slots.
    layouts = tuple((*layout, layout[0]) for layout in match.round.layouts)
    grown = replace(match, round=replace(match.round, layouts=layouts))
    assert refusal_code(grown, observer, 1) == "too-few-slots"
