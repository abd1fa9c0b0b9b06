"""Code that every game shares: seats and places, recipients, errors, and moves of the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dacabo.cabo.facts import Drawn, Drew
from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import PRESETS
from dacabo.core.cards import Card
from dacabo.core.chance import Sealed
from dacabo.core.dealing import resolve_chance
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import AnyGame, Result, Told, heard
from dacabo.core.moves import LONGEST_TEXT, LotDrawn, Shuffled, parse_table_move, table_text
from dacabo.core.phrases import Phrase
from dacabo.core.seats import clockwise, place_text, read_place, read_seat, seat_text
from dacabo.core.values import kebab, with_item
from dacabo.games import GAMES


@given(seat=st.integers(0, 25), slot=st.integers(0, 98))
def test_places_are_written_like_chess_squares(seat: int, slot: int) -> None:
    """The third slot of the second seat is b3."""
    assert place_text((1, 2)) == "b3"
    assert read_place(place_text((seat, slot))) == (seat, slot)
    assert read_seat(seat_text(seat)) == seat


def test_clockwise_begins_anywhere() -> None:
    """All seats are listed once each."""
    assert clockwise(2, 4) == [2, 3, 0, 1]


def test_facts_reach_their_recipients() -> None:
    """Everyone hears public facts, and a spectator hears nothing else."""
    told = [Told(Drew(0)), Told(Drawn(Card("7")), (0,))]
    assert heard(told, 0) == [Drew(0), Drawn(Card("7"))]
    assert heard(told, 1) == heard(told, None) == [Drew(0)]


@given(order=st.permutations(range(30)), number=st.integers(0, 99))
def test_moves_of_the_table_have_one_text(order: list[int], number: int) -> None:
    """Parsing the text of a move gives the same move."""
    for move in (Shuffled(tuple(order)), LotDrawn(number)):
        assert parse_table_move(table_text(move)) == move


@pytest.mark.parametrize("text", ["", "next ", "Time", "lot", "lot -1", "lot 01", "shuffled 1, 2"])
def test_other_texts_are_no_moves_of_the_table(text: str) -> None:
    """A move has only one spelling."""
    assert parse_table_move(text) is None


def test_a_very_long_text_is_refused_without_parsing() -> None:
    """Nobody can slow the server down with a long text."""
    with pytest.raises(InvalidMove, match="move-too-long"):
        parse_table_move("shuffled " + "1," * LONGEST_TEXT)


def test_an_error_has_a_code_and_a_phrase() -> None:
    """Programs use the code, and people read the phrase."""
    error = IllegalMove("not-now", count=2)
    assert str(error) == "not-now (count=2)"
    assert str(IllegalMove("not-now")) == "not-now"
    assert error.phrase == Phrase("error-not-now", {"count": 2})


def test_all_players_in_the_first_place_win() -> None:
    """Two players can both be first."""
    assert Result((5, 7, 5), (1, 3, 1)).winners == (0, 2)


def test_the_table_moves_until_a_player_has_to_decide() -> None:
    """It draws the lot and deals; then the players look at their cards."""
    game = Cabo()
    sealed = Sealed(bytes(32))
    state, told = resolve_chance(game, game.start(PRESETS["original"], 3), sealed)
    assert {d.kind for d in game.decisions(state)} == {"first-look"}
    assert len(told) == 2
    assert resolve_chance(game, state, sealed) == (state, [])


def test_tags_of_values_are_in_kebab_case() -> None:
    """Every struct gets its tag from the name of its class."""
    assert kebab("FirstLook") == "first-look"


def test_with_item_replaces_one_item_of_a_tuple() -> None:
    """The rest of the tuple stays."""
    assert with_item((1, 2, 3), 1, 9) == (1, 9, 3)


def test_every_game_is_found_by_its_name() -> None:
    """The registry is the one place that knows all games."""
    assert list(GAMES) == ["cabo", "dacapo"]
    assert GAMES["cabo"].presets.keys() == PRESETS.keys()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_shuffle_of_the_largest_deck_can_be_written_and_read(game: AnyGame) -> None:
    """No deck that the options allow is too large for the text of its shuffle."""
    preset = next(iter(game.presets.values()))
    large = {option: highest for option, (_, highest) in preset.bounds.items()}
    sizes = ("jokers", "highest", "copies")
    french = {"deck": "french"} if game.name == "cabo" else {}
    rules = preset.changed(french | {size: large[size] for size in sizes if size in large})
    move = Shuffled(tuple(range(len(rules.pack))))
    assert game.parse(game.text(move)) == move
