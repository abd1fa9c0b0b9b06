"""Writing and reading a record give the same record."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from records.harness.matches import play

from dacabo.core.errors import IllegalMove
from dacabo.core.rules import RuleSet
from dacabo.games import GAMES
from dacabo.records import Chance, Record, changes_between, read, summary, verify, write
from dacabo.records.texts import quote, unquote

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.dacabo"))
KINDS = [(game.name, preset) for game in GAMES.values() for preset in game.presets]

texts = st.text(max_size=20)
seeds = st.binary(min_size=32, max_size=32)


@st.composite
def matches(draw: st.DrawFn) -> Record:
    """A match of any game and rule set, sealed or not, over or not."""
    name, preset = draw(st.sampled_from(KINDS))
    players = draw(st.integers(2, 4))
    unique = st.lists(texts.filter(bool), min_size=players, max_size=players, unique=True)
    record = play(
        name,
        preset,
        players,
        changes=draw(st.sampled_from(CHANGES.get(name, [{}]))),
        seed=draw(seeds),
        words=tuple(draw(st.lists(texts, min_size=players, max_size=players))),
        shares=tuple(draw(st.lists(st.none() | seeds, min_size=players, max_size=players))),
        names=tuple(draw(unique)),
        most=draw(st.integers(0, 150)),
    )
    match draw(st.sampled_from(Chance)):
        case Chance.SEALED:
            return replace(record, seed=None)
        case Chance.UNPROVEN:
            return replace(record, seed=None, commitment=None, words=(), shares=())
        case _:
            return record


CHANGES: dict[str, list[dict[str, bool | int | str | None]]] = {
    "cabo": [
        {},
        {"rounds": 2, "cards": 3},
        {"limit": None, "minutes": 5, "free_swap": True, "looks": 0},
        {"hundred": "never", "false_set": "keep", "turn_limit": 3, "snap": True},
    ],
    "dacapo": [{}, {"stack": 2, "target": None}, {"stack": 8, "highest": 3, "copies": 20}],
}


@settings(max_examples=120)
@given(record=matches())
def test_writing_and_reading_a_match_gives_the_same_match(record: Record) -> None:
    """This holds for every game and rule set, and `verify` agrees."""
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    sealed = Chance.SEALED if record.commitment else Chance.UNPROVEN
    assert verify(text).chance is (Chance.PROVEN if record.seed else sealed)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_stored_examples_are_written_unchanged(path: Path) -> None:
    """A change of the notation or of a game shows as a readable diff."""
    text = path.read_text("utf-8")
    assert write(read(text)) == text


@given(text=st.text())
def test_any_text_can_be_quoted(text: str) -> None:
    """A quoted text contains nothing that controls a terminal or breaks a line."""
    quoted = quote(text)
    assert unquote(quoted) == text
    assert "\n" not in quoted
    assert "\x1b" not in quoted


def test_quoted_texts_stay_readable() -> None:
    """Only invisible characters, and the quotation marks themselves, are escaped."""
    assert quote("Zoë Ångström 🃏") == '"Zoë Ångström 🃏"'
    assert quote('a "b" \\ \n \u202e') == '"a \\"b\\" \\\\ \\u000a \\u202e"'
    assert quote("\U000e0041") == '"\\udb40\\udc41"'


@pytest.mark.parametrize(("name", "preset"), KINDS)
def test_rules_are_written_as_differences_from_a_rule_set(name: str, preset: str) -> None:
    """Any rule set can be written as changes of another, with all kinds of options."""
    game = GAMES[name]
    for other in game.presets.values():
        changes = changes_between(game.presets[preset], other)
        changed: RuleSet = game.presets[preset].changed(changes)
        assert changed == other
        record = Record(game=name, version=1, preset=preset, changes=changes, names=("A", "B"))
        assert read(write(record)) == record


def test_a_record_does_not_print_its_cards() -> None:
    """The moves of the table are the order of all cards, so a log line must not show them."""
    assert repr(play("cabo", "original")) == "<Record>"


def test_an_illegal_match_is_not_written() -> None:
    """Writing a record with an illegal move raises the game's own error."""
    record = play("cabo", "original", most=30)
    with pytest.raises(IllegalMove):
        write(replace(record, moves=record.moves[1:]))


def test_a_record_gives_the_score_of_its_match() -> None:
    """It has rounds, points, totals, places and winners, for programs."""
    path = next(path for path in EXAMPLES if path.stem == "cabo-original")
    score = summary(read(path.read_text("utf-8")))
    assert [(r.round, r.points, r.totals, r.winners) for r in score.rounds] == [
        (1, (28, 0), (28, 0), ("Ben",))
    ]
    assert (score.totals, score.places, score.winners) == ((28, 0), (2, 1), ("Ben",))
    assert score.finished
    running = next(path for path in EXAMPLES if path.stem == "running")
    unfinished = summary(read(running.read_text("utf-8")))
    assert (unfinished.finished, unfinished.winners, unfinished.places) == (False, (), None)
    assert unfinished.totals == (0, 0, 0)
