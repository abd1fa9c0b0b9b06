"""The score pad scores Da Capo! by the rules."""

import pytest
from scorepad.harness.pad_driver import PadDriver, doubts, round_with_call

from dacabo.core.phrases import Phrase, Players, Who
from dacabo.dacapo.state import Ending
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.view import view


def dacapo(preset: str = "match", starter: int | None = None) -> PadDriver:
    """A pad for three players of Da Capo!."""
    return PadDriver("dacapo", preset, starter=starter)


@pytest.mark.rule("DACAPO-14")
def test_the_winner_scores_the_cards_left_in_other_stacks() -> None:
    """The others score nothing."""
    result = dacapo().enter(DacapoEntry((4, 0, 9)))
    assert result.points == (0, 13, 0)
    assert result.winners == (1,)
    assert result.ending is Ending.STACK


@pytest.mark.rule("DACAPO-13")
def test_the_smallest_stack_wins_a_stalemate() -> None:
    """Tied players share the win; each winner scores the losers' stacks."""
    result = dacapo().enter(DacapoEntry((4, 4, 9)))
    assert result.points == (9, 9, 0)
    assert result.ending is Ending.STALEMATE


@pytest.mark.rule("DACAPO-14")
def test_a_match_is_won_at_50() -> None:
    """The player with the most points wins."""
    pad = dacapo()
    pad.enter(DacapoEntry((20, 0, 20)), DacapoEntry((0, 1, 1)))
    assert not pad.over()
    pad.enter(DacapoEntry((5, 0, 5)))
    assert pad.pad.ended is not None
    assert pad.pad.ended.result.points == (2, 50, 0)
    assert pad.pad.ended.result.places == (2, 1, 3)
    assert pad.pad.ended.why == Phrase("scorepad-over-target", {"target": 50})


def test_a_single_game_is_over_after_one_round() -> None:
    """A second round is refused."""
    pad = dacapo("single")
    pad.enter(DacapoEntry((4, 0, 9)))
    assert [phrase.key for phrase in view(pad.pad).asks] == [
        "scorepad-over-single",
        "dacapo-match-won",
    ]


@pytest.mark.rule("DACAPO-4")
def test_the_deal_moves_clockwise() -> None:
    """The starter moves with it, if the pad knows the first one."""
    pad = dacapo(starter=2)
    pad.enter(DacapoEntry((4, 0, 9)))
    assert view(pad.pad).starters == (0,)
    untold = dacapo()
    assert view(untold.pad).asks[0].key == "scorepad-begins-lot"
    untold.enter(DacapoEntry((4, 0, 9)))
    assert view(untold.pad).asks[0] == Phrase("scorepad-begins-left", {"round": 2, "unit": "game"})


@pytest.mark.parametrize(
    ("left", "asked"),
    [
        ((4, 0, 20), ()),
        (
            (4, 0, 21),
            (Phrase("scorepad-doubt-stack", {"who": Who(2), "count": 21, "most": 20}),),
        ),
        ((0, 0, 9), (Phrase("scorepad-doubt-empty-stacks", {"players": Players((0, 1))}),)),
        ((1, 1, 9), (Phrase("scorepad-doubt-no-empty-stack"),)),
    ],
)
def test_an_unlikely_entry_is_questioned(left: tuple[int, ...], asked: tuple[Phrase, ...]) -> None:
    """The pad accepts it when the client confirms it."""
    pad = dacapo()
    assert doubts(pad, DacapoEntry(left)) == asked
    if asked:
        pad.enter(DacapoEntry(left))
    assert view(pad.pad).rounds[0].doubts == asked


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (DacapoEntry((1, 0)), "entry-not-everyone"),
        (DacapoEntry((-1, 0, 3)), "entry-absurd"),
        (DacapoEntry((10**20, 0, 3)), "entry-absurd"),
        (round_with_call(0, 1, 2, 3), "entry-other-game"),
    ],
)
def test_an_entry_that_cannot_be_scored_is_refused(entry: DacapoEntry, code: str) -> None:
    """It is refused even if the client confirms it."""
    with pytest.raises(PadError) as refused:
        dacapo().enter(entry)
    assert refused.value.code == code


def test_da_capo_has_no_clock() -> None:
    """No one can call time."""
    with pytest.raises(PadError) as refused:
        dacapo().time_up(playing=True)
    assert refused.value.code == "no-time-limit"
