"""Rare events in lockstep: matches that begin as the engine's own tests set them up."""

from collections import Counter
from random import Random
from typing import Any

from cabo.harness.players import Habits
from cabo.test_events import (
    KEEP_CARDS,
    between_rounds,
    deal,
    events,
    kings,
    patient,
    set_ups,
    swallowing,
)
from msgspec.structs import replace
from research.simulator.harness.envs import PLAIN, CompiledEnv, PlainEnv
from research.simulator.harness.lockstep import Pair, Policy
from research.simulator.harness.proof import policy

from dacabo.cabo.knowledge import Belief
from dacabo.cabo.rules import PRESETS
from dacabo.cabo.state import Match
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.observations.cabo.observer import Observer
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.cabo.from_engine_state import load_engine_state
from dacabo.research.simulator.cabo.kernel import layout as at

ALWAYS = 65_536
SOON, LATE = 60, 250
"""Decisions in one match."""
PATIENT = (patient, swallowing, kings)
"""Set-ups that take time: until the pile is used up, or a king comes, whom no env has on top."""


def count_rare(preset: str, rng: Random, share: float) -> Counter[str]:
    """Return what happened in matches from every set-up of a rule set, so many of each."""
    rules = PRESETS[preset]
    counts: Counter[str] = Counter()
    for begin, times in set_ups(preset).items():
        for _ in range(round(times * share)):
            players = rng.choice(rules.players)
            if begin is not between_rounds:
                max_decisions = LATE if begin in PATIENT else SOON
                counts += play_on(*begin(rng, rules, players), rng, max_decisions)
            elif rules.minutes is not None:
                counts += play_until_time(deal(rng, rules, players), rng)
    return counts


def play_on(match: Match, habits: Habits, rng: Random, max_decisions: int) -> Counter[str]:
    """Play with these habits."""
    env = CompiledEnv(
        match.rules,
        match.players,
        spec.slots_for(match.rules, match.players),
        seed=rng.randrange(2**31),
        tempted=round(habits.sneak * ALWAYS),
        time_runs_out=round(habits.time_up * ALWAYS) if match.rules.minutes else 0,
    )
    return count_events_in_lockstep(SetUp(env, match), policy(rng, habits), max_decisions)


def play_until_time(match: Match, rng: Random) -> Counter[str]:
    """Play until a round is over, and with it the time; in plain Python, to choose the moment."""
    slots = spec.slots_for(match.rules, match.players)
    pair = SetUp(PlainEnv(match.rules, match.players, slots), match)
    still = policy(rng, KEEP_CARDS)

    def with_the_last_card(match: Match, decision: Decision) -> Move | None:
        last = (match.round.player + 1) % match.players == match.round.caller
        ends = last and decision.kind == "card"
        pair.env.r[at.TIME_UP_RATE] = ALWAYS if ends else 0
        return still(match, decision)

    return count_events_in_lockstep(pair, with_the_last_card, LATE)


def count_events_in_lockstep(pair: Pair, policy: Policy, max_decisions: int) -> Counter[str]:
    """Play in lockstep, and count what happens."""
    happened: Counter[str] = Counter()
    pair.heard_by = lambda step: happened.update(events(step))
    while not pair.decide(policy) and pair.decisions < max_decisions:
        pass
    return happened


class SetUp(Pair):
    """A match that begins in a position that was set up.

    Args:
        env: where it is played.
        match: the position; nobody has looked at a card yet.
    """

    def __init__(self, env: Any, match: Match) -> None:
        self.match = match
        super().__init__(env, PLAIN, match.rules, match.players)

    def begin(self) -> None:
        """Everyone knows what lies open; the env is put into the position."""
        now = self.match.round
        unseen = Counter(self.rules.pack) - Counter(now.discards)
        self.observers = []
        for seat in range(self.players):
            observer = Observer(self.rules, self.players, seat, self.slots)
            observer.knowledge = replace(
                observer.knowledge,
                layouts=tuple((Belief(None, 0),) * len(layout) for layout in now.layouts),
                discards=now.discards,
                pile=len(now.pile),
                pools=(tuple(sorted(unseen.elements())),),
                looked=((),) * self.players,
            )
            self.observers.append(observer)
        public_state = self.observers[0].knowledge, self.observers[0].inference
        asked = now.player
        load_engine_state(
            self.env.s, self.env.w, self.match, *public_state, asked=asked, slots=self.slots
        )
