"""A position of the engine can be put into a lane, and is played on there alike."""

from random import Random
from typing import Any

import pytest
from cabo.harness.players import any_habits
from msgspec.structs import replace
from research.simulator.harness.lanes import CompiledLane, PlainLane
from research.simulator.harness.lockstep import Pair, same
from research.simulator.harness.proving import MakeLane, policy, prove

from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Look
from dacabo.cabo.rules import PRESETS
from dacabo.cabo.state import Match
from dacabo.core.errors import DacaboError
from dacabo.core.game import heard
from dacabo.core.moves import LotDrawn, Shuffled
from dacabo.core.seats import TABLE
from dacabo.observations.cabo.observer import Observer
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.cabo.placing import place


def put(pair: Pair, make: MakeLane, rng: Random) -> None:
    """The engine's position goes on in a new lane.

    What the asked seat takes for possible can be put into another one, and looks the same to it.
    """

    def lane_of(match: Match, knower: Observer) -> Any:
        seed = rng.randrange(2**31)
        lane = make(pair.rules, pair.players, pair.slots, seed=seed, tempted=1000)
        put_into(lane, match, knower, asked)
        return lane

    tempted = pair.lane.s[at.PHASE] == at.TEMPTATION
    asked = int(pair.lane.s[at.WAITING_ASKED if tempted else at.ASKED])
    pair.lane = lane_of(pair.match, rng.choice(pair.observers))
    mine = pair.observers[asked]
    possible = lane_of(Cabo.sample(mine.knowledge, Cabo.view(pair.match, asked), rng), mine)
    same("what is possible", possible.observe(asked), pair.lane.observe(asked))
    same("legal", possible.legal(), pair.lane.legal())


def put_into(lane: Any, match: Match, knower: Observer, asked: int) -> None:
    """Put a position into a lane."""
    heard_so_far = knower.knowledge, knower.reading
    place(lane.s, lane.w, match, *heard_so_far, asked=asked, slots=knower.slots)


def go_on(number: int, make: MakeLane) -> int:
    """Play a match for a while, and on in one lane after the other; returns how many."""
    rng = Random(number)
    pair = prove(number, make, most=rng.randint(1, 80))
    habits = any_habits(rng)
    lanes = 0
    while not (Cabo.result(pair.match) or pair.counted["truncated"]) and lanes < 10:
        put(pair, make, rng)
        lanes += 1
        if any(pair.decide(policy(rng, habits)) for _ in range(rng.randint(1, 5))):
            break
    return lanes


def test_a_position_is_played_on_alike() -> None:
    """Whatever the position, and whoever has seen what."""
    assert sum(go_on(number, PlainLane) for number in range(15)) > 50


@pytest.mark.long
def test_many_positions_are_played_on_alike() -> None:
    """Compiled, two thousand of them."""
    assert sum(go_on(number, CompiledLane) for number in range(5000, 5600)) > 2000


def refused(match: Match, observer: Observer, asked: int) -> str:
    """Why a position cannot be put into a lane."""
    lane = PlainLane(match.rules, match.players, observer.slots)
    before = [*lane.s, *lane.w]
    with pytest.raises(DacaboError) as error:
        put_into(lane, match, observer, asked)
    assert [*lane.s, *lane.w] == before
    return error.value.code


def test_what_no_lane_can_be_is_refused() -> None:
    """Nobody is asked, or somebody else; looks that come later in a lane; more cards than slots."""
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
