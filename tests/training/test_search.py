"""Search on top of a learned player: its memory, its belief, and what it is allowed to see."""

from typing import Any

import pytest

torch: Any = pytest.importorskip("torch")

from dacabo.training.cabo.search.__main__ import (  # noqa: E402 (only with PyTorch)
    Searcher,
    departure,
    figures,
    gains,
)
from dacabo.training.cabo.search.belief import draw_worlds, hidden  # noqa: E402
from dacabo.training.cabo.search.lanes import Search  # noqa: E402
from dacabo.training.cabo.search.memory import Position  # noqa: E402
from dacabo.twin.cabo.kernel.layout import CODES, HAND, PILE_CODES, TURN_BEGINS  # noqa: E402


@pytest.fixture(autouse=True)
def one_thread() -> Any:
    """Others want to play too; and nothing is learned here."""
    torch.set_num_threads(1)
    with torch.no_grad():
        yield


def searcher(**changes: Any) -> Searcher:
    """Somebody who searches a little."""
    small = {"games": 8, "lanes": 512, "drawn": 16, "worlds": 8, "truths": 2, "seed": 3}
    return Searcher(torch, Search(**{**small, **changes}))


def later(steps: int, games: int) -> Searcher:
    """Games that have gone on for a while, as the network likes it."""
    one = searcher(games=games, likely=1.0)
    for _ in range(steps):
        one.step()
    return one


def test_what_is_remembered_is_how_it_was() -> None:
    """Through draws, sets and swaps: with the true faces every moment is the one that was."""
    one = later(60, 48)
    memory, seen = one.memory, 0
    for game in range(48):
        many = int(memory.moments[game])
        lanes = torch.full((many,), game)
        then, _ = memory.recalled(lanes, torch.arange(many), memory.face[lanes][:, None])
        assert torch.equal(then.small, memory.then.small[game, :many])
        assert torch.equal(then.wide, memory.then.wide[game, :many])
        seen += many
    assert seen > 100


def test_worlds_do_not_depend_on_what_the_seat_cannot_see() -> None:
    """Hidden cards that change places with the pile: the same worlds, with the same weights."""
    one = later(40, 32)
    now = Position(one.now.small.clone(), one.now.wide.clone())
    secret = hidden(now, one.me)
    other, _ = draw_worlds(torch, now, one.me, torch.Generator().manual_seed(1))
    swapped = now.with_codes(other, now.small[:, HAND].long())
    assert (swapped.codes != now.codes).any()
    drawn = [
        draw_worlds(torch, position, one.me, torch.Generator().manual_seed(2))
        for position in (now, swapped)
    ]
    assert all(torch.equal(first, second) for first, second in zip(*drawn, strict=True))
    codes, _ = drawn[0]
    assert torch.equal(codes.where(~secret, 0), now.codes.where(~secret, 0))
    assert (
        now.with_codes(codes, now.small[:, HAND].long()).small[:, PILE_CODES:][:, :CODES] >= 0
    ).all()


def test_the_move_depends_on_no_hidden_card() -> None:
    """The same question with other hidden cards, that fit what was seen: the same answer."""
    one = later(40, 64)
    asked = (one.now.small[:, 0] == TURN_BEGINS) & (one.games.table.seat.long() == one.me)
    these = asked.nonzero()[:3, 0]
    moves = torch.tensor([[0, 2, -1, -1]]).expand(len(these), -1)
    answers = []
    for again in (False, True):
        if again:
            shuffled, _ = draw_worlds(torch, one.now, one.me, torch.Generator().manual_seed(5))
            secret = hidden(one.now, one.me)
            lies = one.memory.lies
            faces = one.memory.face.gather(1, lies)
            one.memory.face.scatter_(1, lies, shuffled.where(secret, faces))
            changed = one.now.with_codes(shuffled, one.now.small[:, HAND].long())
            one.now.small[:], one.now.wide[:] = changed
        one.coins.manual_seed(7)
        one.rows.clear()
        made = one.best(these, moves)
        # All but the last three columns of a move: those are what it is really worth.
        answers.append((made, one.rows[0][:, 2:].view(len(these), 3, -1)[..., :-3]))
    assert torch.equal(answers[0][0], answers[1][0])
    assert torch.equal(answers[0][1], answers[1][1])


def test_a_move_is_departed_from_only_for_one_that_leads() -> None:
    """By more than doubt; where there is no such move the one that is liked best is made."""
    mean = torch.tensor([[0.03, 0.05], [0.03, 0.05], [0.01, -0.1], [0.5, 0.5]])
    error = torch.full((4, 2), 0.02)
    there = torch.tensor([[True, True], [True, False], [True, True], [False, False]])
    assert departure(mean, error, there, 1.0).tolist() == [2, 1, 0, 0]


@pytest.mark.parametrize("belief", ["history", "calls", "reading"])
def test_a_search_says_what_it_has_gained(belief: str) -> None:
    """A table with a line for each number of worlds and each doubt."""
    one = searcher(belief=belief, likely=0.05)
    while one.decisions < 60 or not one.rows:
        one.step()
    told = figures(one)
    assert told["searches"] > 0
    assert told["observations"] > told["searches"]
    table = gains(one)
    assert [row["worlds"] for row in table] == [8] * 4
    departs = [row["departs"] for row in table]
    assert departs == sorted(departs, reverse=True)
