"""Cards drawn anew: the seat knows what it knew, and everything else may lie anywhere."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from records.harness.matches import play

from dacabo.core.game import AnyGame, Fact, heard
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.games import GAMES
from dacabo.records import Frame, Record, frames
from dacabo.records import redraw as redrawing
from dacabo.records.redraw import redraw

EVERY_RULE_SET = [(name, preset) for name, game in GAMES.items() for preset in game.presets]


def course_of(record: Record, last: Frame) -> tuple[Any, list[tuple[Seat, Move]]]:
    """The state before the round of a frame, and the moves of the round up to it."""
    before, first, count = None, 0, 0
    for frame in frames(record):
        if (frame.round, frame.number) == (last.round, 0):
            before, first = frame.before, count
        count = frame.moves
    return before, list(record.moves[first : last.moves])


def told_by(
    game: AnyGame, state: Any, moves: list[tuple[Seat, Move]], seat: Seat
) -> tuple[list[Fact], Any]:
    """What a seat is told by some moves, and the state after them."""
    facts: list[Fact] = []
    for actor, move in moves:
        state, told = game.play(state, actor, move)
        facts += heard(told, seat)
    return facts, state


def drawn_anew(
    game: AnyGame, before: Any, moves: list[tuple[Seat, Move]], seat: Seat, rng: Random
) -> list[tuple[Seat, Move]]:
    """The moves with other shuffles."""
    found = redraw(game, before, moves, seat, rng)
    assert found is not None
    return [*found]


@pytest.mark.parametrize(("name", "preset"), EVERY_RULE_SET)
def test_the_seat_is_told_the_same(name: str, preset: str) -> None:
    """Whatever is drawn, the seat has heard and sees the same; others hold other cards."""
    rng, changed = Random(1), 0
    record = play(name, preset, players=4, most=300)
    all_frames = [*frames(record)]
    game = GAMES[name]
    for frame in rng.sample(all_frames, 5):
        before, moves = course_of(record, frame)
        seat = rng.randrange(4)
        new = drawn_anew(game, before, moves, seat, rng)
        facts, state = told_by(game, before, moves, seat)
        new_facts, new_state = told_by(game, before, new, seat)
        assert facts == new_facts
        assert game.view(state, seat) == game.view(new_state, seat)
        changed += state != new_state
    assert changed


def test_unknown_cards_lie_as_the_game_would_sample_them() -> None:
    """A card that a seat has not seen is as likely to be any other as `sample` says."""
    game = GAMES["cabo"]
    record = play("cabo", "original", players=3, most=40)
    frame = [*frames(record)][-1]
    before, moves = course_of(record, frame)
    facts, state = told_by(game, before, moves, 0)
    knowledge = game.know(record.rules, 3, 0)
    for fact in facts:
        knowledge = game.learn(knowledge, fact)
    view, rng = game.view(state, 0), Random(2)
    sampled, redrawn = Counter[object](), Counter[object]()
    for _ in range(1000):
        sampled[game.sample(knowledge, view, rng).round.pile[0]] += 1
    for _ in range(200):
        _, then = told_by(game, before, drawn_anew(game, before, moves, 0, rng), 0)
        redrawn[then.round.pile[0]] += 5
    distance = sum(abs(sampled[card] - redrawn[card]) for card in sampled | redrawn) / 2000
    assert distance < 0.2


def test_many_cards_and_moves_are_not_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record made to cost time is given up: the moves that are played are counted."""
    changes = {"highest": 20, "copies": 30, "jokers": 60, "stack": 60, "hand": 10}
    record = play("dacapo", "match", players=6, changes=changes, most=60)
    game = GAMES["dacapo"]
    before, played = game.start(record.rules, 6), 0
    original = game.play

    def count(*arguments: Any) -> Any:
        nonlocal played
        played += 1
        return original(*arguments)

    monkeypatch.setattr(type(game), "play", staticmethod(count))
    monkeypatch.setattr(redrawing, "MAX_PLAYED", 2_000)
    assert redraw(game, before, record.moves, 0, Random(3)) is None
    assert played == 2_000
