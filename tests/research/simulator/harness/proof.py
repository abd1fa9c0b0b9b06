"""Matches for the proof: every rule set, odd options, all numbers of players, many habits."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from cabo.harness.players import Habits, answer, any_habits
from cabo.test_events import events
from msgspec.structs import replace
from research.simulator.harness.envs import PLAIN, CompiledEnv
from research.simulator.harness.lockstep import Pair

from dacabo.cabo.cards import DeckKind
from dacabo.cabo.rules import (
    PRESETS,
    EmptyPile,
    FalseSet,
    FirstLook,
    Hundred,
    PileOutAfterCall,
    Rules,
    Scoring,
    Starter,
)
from dacabo.cabo.state import Match
from dacabo.core.errors import RulesError
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.cabo.kernel import layout as at

MakeEnv = Callable[..., Any]
SHORT = 0.9
"""The share of matches that end after a round or two, so that more matches fit into the time."""


def prove(
    number: int, make: MakeEnv = CompiledEnv, plain: dict[str, Any] = PLAIN, most: int = 120
) -> Pair:
    """Play one match in lockstep, or its first decisions: the same for the same number."""
    rng = Random(number)
    rules = any_rules(rng) if rng.random() < 0.5 else some_preset(rng)
    players = rng.choice([p for p in rules.players if p * rules.cards <= len(rules.pack) - 2])
    habits = any_habits(rng)
    env = make(
        rules,
        players,
        # The engine lists every order of the cards of a set: too many of a large layout.
        rules.cards + 2 if rules.one_by_one else spec.slots_for(rules, players),
        seed=number,
        tempted=round(habits.sneak * 65_536),
        time_runs_out=rng.choice([0, 100, 3000]) if rules.minutes else 0,
    )
    set_up(rng, env, rules, players)
    pair = Pair(env, plain, rules, players)
    pair.heard_by = lambda step: pair.counted.update(events(step))
    while not pair.decide(policy(rng, habits)) and pair.decisions < most:
        pass
    return pair


def policy(rng: Random, habits: Habits) -> Callable[[Match, Decision], Move | None]:
    """Return the policy of players with habits, who resist every other temptation."""

    def decide(match: Match, decision: Decision) -> Move | None:
        if decision.kind == "sneak" and rng.random() < 0.5:
            return None
        return answer(rng, match, decision, habits)

    return decide


def some_preset(rng: Random) -> Rules:
    """Return a preset, mostly cut short."""
    rules = rng.choice(list(PRESETS.values()))
    return replace(rules, rounds=rng.choice([1, 2])) if rng.random() < SHORT else rules


def any_rules(rng: Random) -> Rules:
    """Return random options that can be played together."""
    while True:
        deck = rng.choice(list(DeckKind))
        cards = rng.choice([1, 2, 3, 4, 4, 5, 6])
        scoring = rng.choice(list(Scoring))
        try:
            return Rules(
                deck=deck,
                jokers=rng.choice([0, 2, 6]) if deck is DeckKind.FRENCH else 0,
                cards=cards,
                looks=rng.randint(0, cards),
                first_look=rng.choice(list(FirstLook)),
                starter=rng.choice(list(Starter)),
                sets=rng.random() < 0.7,
                one_by_one=rng.random() < 0.3,
                false_set=rng.choice(list(FalseSet)),
                free_swap=rng.random() < 0.5,
                snap=rng.random() < 0.5,
                forbidden_look=rng.random() < 0.5,
                caller_locked=rng.random() < 0.5,
                call_below=rng.choice([None, 5, 20]) if scoring is Scoring.DUTCH else None,
                empty_pile=rng.choice(list(EmptyPile)),
                pile_out_after_call=rng.choice(list(PileOutAfterCall)),
                scoring=scoring,
                hundred=rng.choice(list(Hundred)),
                limit=rng.choice([None, 30, 101]),
                rounds=rng.choice([1, 1, 2, 3]),
                minutes=rng.choice([None, 45]),
                turn_limit=rng.choice([None, 3, 12]),
            )
        except RulesError:
            continue


def set_up(rng: Random, env: Any, rules: Rules, players: int) -> None:
    """Sometimes give somebody a kamikaze, equal cards, or a total that is almost 100."""
    if rules.cards == 4 and rules.deck is DeckKind.CABO and rng.random() < 0.2:
        hand = rng.choice([(14, 15, 14, 15), (7, 7, 7, 7), (8, 8, 8, 3)])
        seat = rng.randrange(players)
        give(env, seat, hand)
    if rng.random() < 0.2:
        for seat in range(players):
            env.w[at.TOTALS + seat] = rng.choice([0, 80, 87, 95, 100 - 4 * seat])


def give(env: Any, seat: int, hand: tuple[int, ...]) -> None:
    """Replace the cards of a layout by these, as far as the pile has them."""
    slots = int(env.r[at.SLOTS_PER_LAYOUT])
    for slot, card in enumerate(hand):
        index = at.PLACES + seat * slots + slot
        if env.s[at.PILE_CODES + card] > 0:
            env.s[at.PILE_CODES + card] -= 1
            env.s[at.PILE_CODES + (int(env.w[index]) & at.CODE_MASK)] += 1
            env.w[index] = int(env.w[index]) & ~at.CODE_MASK | card


def total(pairs: list[Pair]) -> Counter[str]:
    """Return the counts of all pairs together."""
    counted: Counter[str] = Counter()
    for pair in pairs:
        counted += pair.counted
        counted["decisions"] += pair.decisions
    return counted
