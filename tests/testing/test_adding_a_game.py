"""docs/adding-a-game.md is right: its toy game is played and tested here, block by block."""

import re
from typing import Any

import pytest
from third.harness.with_toy_game import PAGE, blocks

from dacabo.testing import interference

*TOY, SUBJECT, TESTS = blocks("python")
GAME = "\n\n".join(TOY)


def run(*blocks: str) -> dict[str, Any]:
    """Run blocks of the page as if they were one file."""
    space: dict[str, Any] = {"__name__": "toy"}
    for block in blocks:
        exec(compile(block, "adding-a-game.md", "exec"), space)  # noqa: S102 (it is our own page)
    return space


def test_the_blocks_of_the_page_print_its_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    """They play the toy game and check its laws."""
    run(GAME, SUBJECT, TESTS)
    paths, information = re.findall(r"`(\[[^`]*\])`", PAGE.read_text(encoding="utf-8"))
    assert capsys.readouterr().out.strip() == f"{paths} {information}"


def test_a_toy_that_leaks_is_caught() -> None:
    """A view that shows the neighbour's card does not pass."""
    leaky = GAME.replace("m.round.hands[viewer] if", "m.round.hands[viewer - 1] if")
    assert leaky != GAME
    tests = TESTS.replace("check_sample(", "print(")  # `check_sample` would catch it earlier
    with pytest.raises(interference.Leak):
        run(leaky, SUBJECT, tests)


def test_a_toy_that_loses_a_card_is_caught() -> None:
    """A swapped card that vanishes does not pass."""
    broken = GAME.replace("pile=(*now.pile[1:], now.hands[actor])", "pile=now.pile[1:]")
    assert broken != GAME
    with pytest.raises(AssertionError, match="cards lost"):
        run(broken, SUBJECT, TESTS)


def test_a_toy_that_forgets_its_own_card_is_caught() -> None:
    """A sampled world in which a player holds another card than they see does not pass."""
    forgetful = GAME.replace("mind.viewer, card)", "mind.viewer, None)")
    assert forgetful != GAME
    with pytest.raises(AssertionError, match="looks different"):
        run(forgetful, SUBJECT, TESTS)


@pytest.mark.parametrize(
    ("forgotten", "noticed"),
    [
        ("check_viewer(viewer, m.players)", "a view from a seat that is not there"),
        ("check_viewer(viewer, players)", "knowledge without a seat"),
        ("check_memory(memory, viewer)", "somebody else's memory"),
        ("check_asked(decision, self.decisions(m))", "moves for an old decision"),
    ],
)
def test_a_toy_with_a_missing_check_is_caught(forgotten: str, noticed: str) -> None:
    """It shows the last player's hand to the table, or accepts old moves."""
    careless = GAME.replace(forgotten, "pass")
    assert careless != GAME
    with pytest.raises(AssertionError, match=noticed):
        run(careless, SUBJECT, TESTS)
