"""Every move has exactly one text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dacabo.cabo.moves import (
    Call,
    Close,
    Discard,
    Done,
    Draw,
    Look,
    Pass,
    Replace,
    Snap,
    Sneak,
    Swap,
    Take,
    Youngest,
    move_text,
    parse_move,
)
from dacabo.core.errors import InvalidMove
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled, TimeUp

SLOTS = st.integers(0, 999)
PLACES = st.tuples(st.integers(0, 25), SLOTS)
PLAIN = [Done(), Draw(), Take(), Call(), Pass(), Discard(), Close(), NextRound(), TimeUp()]
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.sampled_from(PLAIN),
    st.builds(Look, PLACES),
    st.builds(Sneak, PLACES),
    st.builds(Swap, PLACES, PLACES),
    st.builds(Snap, SLOTS),
    st.builds(Youngest, st.integers(0, 25)),
    st.builds(Replace, st.lists(SLOTS, min_size=1, max_size=4).map(tuple)),
    st.builds(LotDrawn, st.integers(0, 5)),
    st.builds(Shuffled, st.permutations(range(9)).map(tuple)),
)


@given(move=MOVES)
def test_a_move_can_be_written_and_read(move: Move) -> None:
    """Parsing the text of a move gives the same move."""
    assert parse_move(move_text(move)) == move


@given(text=st.text(max_size=30) | st.from_regex(r"[a-z]{3,8}( [a-z]?[0-9]{0,3}){0,2}"))
def test_any_text_is_a_move_or_is_refused_with_a_code(text: str) -> None:
    """A text that can be parsed is the text of its move."""
    try:
        move = parse_move(text)
    except InvalidMove:
        return
    assert move_text(move) == text


@pytest.mark.parametrize(
    "text", ["Draw", "draw ", "replace 0", "replace 1+2+3+4+5", "replace 01", "look 3", "swap a1",
             "look b0", "replace 1 + 2", "snap", "youngest", "youngest 1", "cabo!", "shuffled"]
)  # fmt: skip
def test_no_move_has_a_second_spelling(text: str) -> None:
    """Texts that differ slightly from a move are refused."""
    with pytest.raises(InvalidMove, match="move-unreadable"):
        parse_move(text)


def test_moves_are_written_with_words_of_the_rule_book() -> None:
    """Texts of moves are what a person would write."""
    texts = [move_text(m) for m in (Swap((0, 0), (1, 2)), Replace((3, 1)), Look((0, 1)), Call())]
    assert texts == ["swap a1 b3", "replace 4+2", "look a2", "cabo"]
