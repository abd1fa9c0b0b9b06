"""The public API: one namespace, a match played with it, and a correct page."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import dacabo
from dacabo.bots.bot import RandomBot
from dacabo.core.chance import Sealed
from dacabo.core.errors import IllegalMove, InvalidMove, RulesError
from dacabo.core.moves import LotDrawn
from dacabo.core.names import NameRefused
from dacabo.core.positions import ImpossiblePosition
from dacabo.i18n import LANGUAGES
from dacabo.match import MatchError

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
PRINTS = re.compile(r"^ *print\(.*\)  # (.*)$", re.MULTILINE)


def test_the_blocks_of_the_page_print_what_it_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All blocks run as one file; each print with an output beside it prints that."""
    monkeypatch.chdir(ROOT)
    space: dict[str, object] = {"__name__": "library"}
    for block in BLOCKS:
        exec(compile(block, "library.md", "exec"), space)  # noqa: S102 (it is our own page)
        printed = capsys.readouterr().out.splitlines()
        promised = PRINTS.findall(block)
        assert [line for line in promised if line not in printed] == [], printed
    assert len(PRINTS.findall("".join(BLOCKS))) > 15


def test_the_namespace_is_complete_and_loads_nothing() -> None:
    """Every name exists; importing the package alone loads none of them."""
    for name in dacabo.__all__:
        assert getattr(dacabo, name) is not None
        assert name in dir(dacabo)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = dacabo.chess  # type: ignore[attr-defined]
    check = "import dacabo, sys; print([m for m in sys.modules if m.startswith('dacabo.')])"
    loaded = subprocess.run([sys.executable, "-c", check], capture_output=True, check=True)
    assert loaded.stdout.strip() == b"[]"


PRESETS = [(game, preset) for game in dacabo.GAMES for preset in dacabo.GAMES[game].presets]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_bots_play_a_whole_match_that_can_be_proven(game: str, preset: str) -> None:
    """Shuffles are answered, rounds follow each other, time is never called by accident."""
    match = dacabo.Match(game, preset, ["Ana", "Ben", "Ana"], seed=bytes(32))
    for seat in range(3):
        match.seat_bot(seat, "largo")
    assert match.asked is None
    assert match.result is not None
    text = dacabo.records.write(match.record)
    assert dacabo.records.verify(text).chance == "proven"
    assert match.names == ("Ana", "Ben", "Ana 2")
    assert "table: time" not in text
    with pytest.raises(IllegalMove, match="match-over"):
        match.play("draw")
    with pytest.raises(IllegalMove, match="match-over"):
        _ = match.moves
    assert match.view.viewer is None


def test_a_custom_bot_may_join_late() -> None:
    """It then hears the earlier facts of its seat; the same seed gives the same match."""

    def play_match() -> dacabo.records.Record:
        match = dacabo.Match("cabo", "dutch", ["Ana", "Ben"], seed=bytes(32))
        for _ in range(9):
            match.play(match.default)
        match.seat_bot(1, RandomBot(match.game, match.rules, 2, 1, seed=5))
        while match.asked:
            assert match.asked.actor == 0
            match.play(match.default)
        return match.record

    assert play_match() == play_match()


def test_a_move_returns_its_facts() -> None:
    """They are the move's own facts, and those that followed."""
    match = dacabo.Match("cabo", "original", ["Ana", "Ben"], seed=bytes(32))
    returned_facts = match.play("look a1")
    assert [type(t.fact).__name__ for t in returned_facts] == ["Looked", "Saw"]
    assert match.told[-2:] == returned_facts
    state_before = match.state
    with pytest.raises(InvalidMove, match="move-unreadable"):
        match.play("look at that")
    assert match.state is state_before


def test_stacked_cards_need_no_seed() -> None:
    """The record says that it has none."""
    pack = dacabo.GAMES["dacapo"].presets["single"].pack
    stacked = {"round/1/dealer": LotDrawn(1), "round/1/deal": dacabo.on_top(pack, "10 10")}
    match = dacabo.Match("dacapo", "single", ["Ana", "Ben"], stacked=stacked)
    assert match.view.dealer == 1
    assert match.state.round.stacks[0][0] == "10"
    while match.asked:
        match.play(match.moves[0])
    text = dacabo.records.write(match.record)
    assert dacabo.records.verify(text).chance == "unproven"


def test_misuse_is_refused_in_four_languages() -> None:
    """Each mistake has a code and, in every language, a sentence."""
    two = ["Ana", "Ben"]
    cabo = dacabo.GAMES["cabo"]
    dutch_match = cabo.start(cabo.presets["dutch"], 2)
    rules = cabo.presets["original"]
    match_before_the_deal = cabo.start(rules, 2)
    middle = dacabo.Match("cabo", "original", two, state=match_before_the_deal)
    mistakes: dict[str, tuple[type[dacabo.DacaboError], Callable[[], object]]] = {
        "no-such-game": (RulesError, lambda: dacabo.Match("chess", "original", two)),
        "no-such-rules": (RulesError, lambda: dacabo.Match("cabo", "match", two)),
        "unknown-option": (
            RulesError,
            lambda: dacabo.Match("cabo", "original", two, changes={"x": 1}),
        ),
        "number-of-players": (RulesError, lambda: dacabo.Match("cabo", "original", ["Ana"])),
        "name-empty": (NameRefused, lambda: dacabo.Match("cabo", "original", ["", "Ben"])),
        "seed-size": (
            dacabo.DacaboError,
            lambda: dacabo.Match("cabo", "original", two, seed=b"1"),
        ),
        "another-match": (
            MatchError,
            lambda: dacabo.Match("cabo", "original", two, state=dutch_match),
        ),
        "no-such-seat": (
            MatchError,
            lambda: dacabo.Match("cabo", "original", two).seat_bot(2, "largo"),
        ),
        "no-such-bot": (
            dacabo.DacaboError,
            lambda: dacabo.Match("cabo", "original", two).seat_bot(1, "accelerando"),
        ),
        "bot-needs-the-beginning": (MatchError, lambda: middle.seat_bot(0, "largo")),
        "record-needs-the-beginning": (MatchError, lambda: middle.record),
        "too-many-of-a-card": (ImpossiblePosition, lambda: dacabo.on_top(rules.pack, "13 13 13")),
    }
    for code, (kind, mistake) in mistakes.items():
        with pytest.raises(kind) as refusal:
            mistake()
        assert refusal.value.code == code
        sentences = {dacabo.Words(language).say(refusal.value.phrase) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)


def test_a_seed_deals_the_same_cards_as_at_a_table() -> None:
    """The key has nothing but the seed and empty words."""
    match = dacabo.Match("cabo", "original", ["Ana", "Ben"], seed=bytes(32))
    sealed = Sealed(bytes(32), ["", ""])
    (_, lot), (_, deal) = match.record.moves
    assert lot == LotDrawn(sealed.lot("round/1/starter", 2))
    assert dacabo.GAMES["cabo"].text(deal).startswith("shuffled ")


def test_the_former_name_of_a_match_can_be_imported() -> None:
    """Older programs import `Playing`."""
    assert getattr(dacabo, "Playing") is dacabo.Match  # noqa: B009 (types know only the new name)
