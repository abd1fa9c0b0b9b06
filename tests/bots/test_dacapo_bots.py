"""The decisions of the Da Capo! bots."""

import pytest
from bots.harness.tables import factory_of, play
from msgspec.structs import replace

from dacabo.bots.dacapo.board import board_of, move_of
from dacabo.bots.dacapo.levels import GAME, Allegro, Andante
from dacabo.bots.dacapo.turns import Turn
from dacabo.core.cards import Card
from dacabo.core.chance import Sealed
from dacabo.core.dealing import resolve_chance
from dacabo.core.moves import Move
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack
from dacabo.dacapo.rules import PRESETS
from dacabo.dacapo.state import Match

SINGLE = PRESETS["single"]


def pile(text: str) -> tuple[Card, ...]:
    return tuple(Card(card) for card in text.split())


def table(stack: str, hand: str, helps: tuple[str, ...], building: tuple[str, ...]) -> Match:
    """The first seat is on turn with these cards; the other one shows a 9 and has no help cards."""
    match, _ = resolve_chance(GAME, GAME.start(SINGLE, 2), Sealed(bytes(32)))
    round_now = match.round
    round_now = replace(
        round_now,
        player=0,
        stacks=(pile(f"5 6 {stack}"), (*round_now.stacks[1][:-1], Card("9"))),
        hands=(pile(hand), round_now.hands[1]),
        helps=(tuple(map(pile, helps)), ((),) * 3),
        building=tuple(map(pile, building)),
    )
    return replace(match, round=round_now)


def first_move(kind: type[Allegro | Andante], match: Match) -> Move:
    """The first move of a bot."""
    bot = kind(SINGLE, 2, 0, 1)
    return bot.choose(GAME.view(match, 0), GAME.decisions(match)[0])


LONG_WAY = table("6", "1 3 5 9", ("4 2", "4", ""), ("", "", ""))
"""1 from the hand, 2 from a help pile, 3, 4, 5, and the 6 of the stack is free."""


def test_allegro_finds_a_way_of_six_cards() -> None:
    """The whole sequence is in its plan, in the only order that works."""
    board = board_of(SINGLE, GAME.view(LONG_WAY, 0), 0)
    steps = Turn(SINGLE, board, most=Allegro.nodes, weights=Allegro.base_weights).best().steps
    assert [GAME.text(move_of(step)) for step in steps[:2]] == ["build 1 on 1", "build help 1 on 1"]
    assert len(steps) == 6
    assert move_of(steps[-1]) == BuildStack(0, 0)


def test_andante_looks_only_three_cards_ahead() -> None:
    """This route is longer; Allegro finds it."""
    assert first_move(Allegro, LONG_WAY) == BuildHand(Card("1"), 0)
    board = board_of(SINGLE, GAME.view(LONG_WAY, 0), 0)
    assert board.tops[0] - 1 - max(board.heights) > 3


def test_a_stack_card_that_fits_is_built_first() -> None:
    """Both bots do so."""
    match = table("4", "4 9 9 8", ("", "", ""), ("1 2 3", "", ""))
    assert first_move(Allegro, match) == BuildStack(0, 0)
    assert first_move(Andante, match) == BuildStack(0, 0)


def test_a_side_pile_card_is_built_before_a_hand_card() -> None:
    """Of two 3s the one on the side pile is built; the hand card can be put down later."""
    match = table("4", "3 9 8 8", ("3", "", ""), ("1 2", "", ""))
    assert first_move(Andante, match) == BuildHelp(0, 0)


def test_a_joker_that_gains_nothing_stays_in_the_hand() -> None:
    """Both bots keep it for later."""
    match = table("9", "J 8 8 7", ("", "", ""), ("", "", ""))
    for kind in (Allegro, Andante):
        move = first_move(kind, match)
        assert not isinstance(move, BuildHand)
        assert getattr(move, "card", None) != "J"


@pytest.mark.long
def test_allegro_beats_andante() -> None:
    """Measured: 87.5 % of games. Fewer than 12 of 24 happen by chance once in 20,000 tries."""
    wins = 0
    for deal in range(12):
        for seats in ((0, 1), (1, 0)):
            bots = [factory_of(("allegro", "andante")[k]) for k in seats]
            match_result, _ = play(SINGLE, bots, seed=deal)
            wins += match_result.seats[seats.index(0)].rank == 1
    assert wins >= 12
