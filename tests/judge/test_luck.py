"""The luck of drawn cards: its mean is 0, whatever the judge is worth."""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import partial
from itertools import chain, islice
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from msgspec.structs import replace

from dacabo.arena.deals import play_deal
from dacabo.arena.match import Player, play_match
from dacabo.arena.setting import set_up
from dacabo.bots.levels import seat_bot
from dacabo.core.cards import Card
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.game import Told, heard
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE
from dacabo.games import GAMES, rules_called
from dacabo.judge.luck import Draw, LuckMeter, can_measure, draws_of, luck_by_draw
from dacabo.judge.weights import JudgeWeights, shipped, untrained

EVERY_GAME = pytest.mark.parametrize(("game", "preset"), [("cabo", "dutch"), ("dacapo", "single")])

MOST_FACES = 14
"""The number of values in the larger deck: draws of several cards have more alternatives."""


class Moment(NamedTuple):
    """A move that draws a single card, the state before it, and what the seats remember."""

    rules: RuleSet
    state: Any
    actor: int
    move: Move
    memories: Sequence[Any]

    def draw(self, state: Any) -> Draw | None:
        """Make the move in this state."""
        game, draws = GAMES[self.rules.game], draws_of(self.rules.game)
        assert draws is not None
        after, told = game.play(state, self.actor, self.move)
        memories = [copy_of(memory, seat, told) for seat, memory in enumerate(self.memories)]
        return draws.draw(after, told, memories, np.random.default_rng(1))


def copy_of(memory: Any, seat: int, told: Sequence[Told]) -> Any:
    """Return a memory that has also heard these facts."""
    other = copy(memory)
    other.hear(heard(told, seat))
    return other


def moments(game: str, preset: str, players: int, seed: int) -> Iterator[Moment]:
    """Yield the draws of single cards from the pile in a match of random players."""
    rules, engine, draws = rules_called(game, preset), GAMES[game], draws_of(game)
    assert draws is not None
    rng, chance = Random(seed), Sealed(seed.to_bytes(32, "big"))
    memories = [draws.memory(rules, players, seat) for seat in range(players)]
    told: Sequence[Told]
    state, told = resolve_chance(engine, engine.start(rules, players), chance)
    while True:
        memories = [copy_of(memory, seat, told) for seat, memory in enumerate(memories)]
        decision = next_decision(engine, state, chance, players)
        if decision is None:
            return
        move: Move | None = engine.default(state, decision)
        if decision.actor != TABLE:
            move = rng.choice(engine.legal(state, decision))
        assert move is not None
        moment = Moment(rules, state, decision.actor, move, memories)
        after, told = engine.play(state, decision.actor, move)
        drawn = moment.draw(state)
        if drawn is not None and len(drawn.excess) <= MOST_FACES:
            yield moment
        state, more = resolve_chance(engine, after, chance)
        told = [*told, *more]


def pool(state: Any) -> list[Card]:
    """Return the cards that may be on top of the pile: those of it, and of stacks dealt with it."""
    now = state.round
    stacks = () if now.reshuffles else getattr(now, "stacks", ())
    return [*now.pile, *(card for stack in stacks for card in stack[:-1])]


def with_top(state: Any, card: Card) -> Any:
    """Return a state with this card on top of the pile, in place of another one."""
    now = state.round
    pile = list(now.pile)
    if card in pile:
        at = pile.index(card)
        pile[at], pile[-1] = pile[-1], pile[at]
        return replace(state, round=replace(now, pile=tuple(pile)))
    stacks = [list(stack) for stack in now.stacks]
    stack = next(stack for stack in stacks if card in stack[:-1])
    stack[stack.index(card)], pile[-1] = pile[-1], card
    changed = replace(now, pile=tuple(pile), stacks=tuple(map(tuple, stacks)))
    return replace(state, round=changed)


def judges(game: str) -> list[JudgeWeights]:
    """Return the judge that ships, and one that knows nothing."""
    return [shipped(game), untrained(game)]


@EVERY_GAME
@pytest.mark.parametrize("players", [2, 4])
def test_the_luck_of_all_cards_that_might_come_adds_up_to_nothing(
    game: str, preset: str, players: int
) -> None:
    """Each card of the pile is drawn once, with the weight of its copies."""
    found = chain.from_iterable(moments(game, preset, players, seed) for seed in range(1000))
    for moment in islice(found, 8):
        cards = pool(moment.state)
        faces = sorted({*cards})
        draws = [moment.draw(with_top(moment.state, card)) for card in faces]
        drawn = [draw for draw in draws if draw is not None]
        assert len(drawn) == len(faces)
        weights = np.array([cards.count(card) for card in faces]) / len(cards)
        for judge in judges(game):
            luck = luck_by_draw(moment.rules, players, judge, drawn)
            assert np.abs(luck).max() > 1e-4
            assert np.abs(luck[:, 1].sum(1)).max() < 1e-5  # one seat's luck is the others' bad luck
            assert np.abs((weights[:, None, None] * luck).sum(0)).max() < 1e-3


@EVERY_GAME
def test_luck_is_nothing_on_average(game: str, preset: str) -> None:
    """A judge that knows nothing measures luck whose mean over many matches is 0."""
    rules, judge = rules_called(game, preset), untrained(game)
    luck = []
    for number in range(24):
        players = [
            Player(
                0, name, number, partial(seat_bot, game, name, rules, players=2, seat=seat, seed=1)
            )
            for seat, name in enumerate(("largo", "greedy"))
        ]
        meter = LuckMeter(rules, 2, number, judge)
        chance = Sealed(number.to_bytes(32, "big"))
        match = play_match(
            GAMES[game],
            rules.changed({"rounds": 1} if hasattr(rules, "rounds") else {}),
            chance,
            players,
            meter,
        )
        assert match.luck is not None
        luck.append((*match.luck.points, match.luck.wins[0]))
    columns = np.array(luck)
    errors = columns.std(0, ddof=1) / len(luck) ** 0.5
    assert (errors > 0.001).all()
    assert (np.abs(columns.mean(0)) < 3.5 * errors).all()


def test_luck_does_not_change_the_matches() -> None:
    """With luck measured, all results are the same."""
    plain = set_up(["largo", "greedy"], "cabo", "tournament")
    measured = set_up(["largo", "greedy"], "cabo", "tournament", luck=True)
    one, other = play_deal(plain, 3), play_deal(measured, 3)
    assert [match.luck for match in one.matches] == [None, None]
    assert one.matches == tuple(replace(match, luck=None) for match in other.matches)
    for match in other.matches:
        assert match.luck is not None
        assert sum(match.luck.wins) == pytest.approx(0, abs=1e-4)


def test_rules_that_no_judge_knows_have_no_luck_to_measure() -> None:
    """The judge of Da Capo! knows the box, and that of Cabo at most eight cards."""
    assert all(can_measure(rules) for game in GAMES.values() for rules in game.presets.values())
    assert not can_measure(rules_called("dacapo", "single").changed({"stack": 5}))
