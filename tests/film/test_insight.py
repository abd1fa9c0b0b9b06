"""Who knew what at a frame: knowledge that follows swaps, beliefs that do not, and points."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dacabo.cabo.facts import (
    Dealt,
    FalseSetShown,
    Glance,
    Looked,
    Replaced,
    RoundBegan,
    Saw,
    Snapped,
    Swapped,
)
from dacabo.cabo.rules import PRESETS
from dacabo.core.cards import Card
from dacabo.core.game import Fact, Told, heard
from dacabo.film.cabo.insight import OwnInsights, SeatMemory
from dacabo.film.insight import CardInsight, Insight, insights
from dacabo.film.marks import marks_of
from dacabo.film.retelling import retold
from dacabo.games import GAMES
from dacabo.i18n import Words
from dacabo.records import Frame, Record, frames, read

EXAMPLES = Path(__file__).parents[1] / "records" / "examples"
RULES = PRESETS["original"]
ANA, BEN, CEM = range(3)
TWO, NINE = Card("2"), Card("9")
BENS_THIRD = (BEN, 2)
DEAL: tuple[Fact, ...] = (RoundBegan(1), Dealt(1, ANA, 4, Card("2"), 39))
BEN_SEES_A_TWO = (Looked(BEN, BENS_THIRD, Glance.FIRST), Saw(BENS_THIRD, TWO))
ANA_SWAPS_IT_AWAY = Swapped(ANA, (ANA, 0), BENS_THIRD)


def minds_after(*facts: Fact) -> dict[int, SeatMemory]:
    """The minds of three players who heard facts; only Ben sees what is shown to one player."""
    minds = {seat: SeatMemory(RULES, 3, seat) for seat in (ANA, BEN, CEM)}
    for fact in (*DEAL, *facts):
        for seat, mind in minds.items():
            if seat == BEN or not isinstance(fact, Saw):
                mind.hear(fact)
    return minds


def test_who_has_seen_a_card_can_follow_it_through_a_swap() -> None:
    """Ben's two is now Ana's first card, and he knows it; of his own third he knows nothing."""
    minds = minds_after(*BEN_SEES_A_TWO, ANA_SWAPS_IT_AWAY)
    shown = OwnInsights(minds[BEN]).after(())
    assert shown.cards == (
        CardInsight("a1", (BEN,), {}),
        CardInsight("b3", (), {BEN: TWO}),
    )
    assert [seat.known for seat in shown.seats] == [None, 0, None]
    assert [seat.unknown for seat in shown.seats] == [4, 4, 4]
    assert [seat.real for seat in shown.seats] == [None, None, None]


def test_only_who_saw_the_card_and_did_not_swap_it_may_be_mistaken() -> None:
    """Ana knows what she did, and Cem had seen nothing."""
    minds = minds_after(*BEN_SEES_A_TWO, ANA_SWAPS_IT_AWAY)
    found = {seat: mind.remembered(BENS_THIRD) for seat, mind in minds.items()}
    assert found == {ANA: None, BEN: (TWO, ANA), CEM: None}
    own = minds_after(*BEN_SEES_A_TWO, Swapped(BEN, BENS_THIRD, (ANA, 0)))
    assert own[BEN].remembered(BENS_THIRD) is None


@pytest.mark.parametrize(
    "correction",
    [
        Saw(BENS_THIRD, NINE),
        Replaced(BEN, (2,), (NINE,)),
        FalseSetShown(BEN, (2, 3), (NINE, TWO), kept=False),
        Snapped(BEN, 2, NINE, right=False),
        Swapped(BEN, BENS_THIRD, (CEM, 0)),
    ],
    ids=lambda fact: type(fact).__name__,
)
def test_a_belief_ends_when_the_card_is_shown_or_goes(correction: Fact) -> None:
    """Whoever sees the new card, discards it or swaps it on believes nothing false any more."""
    minds = minds_after(*BEN_SEES_A_TWO, ANA_SWAPS_IT_AWAY, correction)
    assert minds[BEN].remembered(BENS_THIRD) is None


@pytest.mark.parametrize(
    ("fact", "sentences"),
    [
        (
            FalseSetShown(BEN, (2, 3), (NINE, TWO), kept=False),
            ["Ben still took their card 3 for the 2 that Ana had swapped away."],
        ),
        (
            Snapped(BEN, 2, NINE, right=False),
            ["Ben still took their card 3 for the 2 that Ana had swapped away."],
        ),
        (
            Replaced(BEN, (2,), (NINE,)),
            ["Ben last saw a 2 there (their card 3); Ana has swapped since."],
        ),
        (Replaced(BEN, (2,), (TWO,)), []),
        (Replaced(BEN, (1,), (NINE,)), []),
    ],
)
def test_a_note_says_where_belief_and_truth_parted(fact: Fact, sentences: list[str]) -> None:
    """A failed set or snap was a mistake; otherwise the note only says what had changed."""
    minds = minds_after(*BEN_SEES_A_TWO, ANA_SWAPS_IT_AWAY)
    words = Words("en", ["Ana", "Ben", "Cem"])
    assert [*map(words.say, OwnInsights(minds[BEN]).after([fact]).notes)] == sentences
    assert OwnInsights(minds[CEM]).after([fact]).notes == ()


def example(name: str) -> Record:
    """A recorded match."""
    return read((EXAMPLES / f"{name}.dacabo").read_text())


def rounds_of(record: Record) -> Iterator[list[Frame]]:
    """The frames of a match by round."""
    found = [*frames(record)]
    for number in range(1, found[-1].round + 1):
        yield [frame for frame in found if frame.round == number]


def insights_of(record: Record, round_frames: list[Frame], eyes: int | None) -> list[Insight]:
    """The insights after each frame; the game must have them."""
    players = len(record.names)
    found = insights(record.game, record.rules, players, round_frames, eyes)
    return [insight for insight in found if insight is not None]


@pytest.mark.parametrize("name", ["cabo-original", "cabo-dutch", "cabo-tournament"])
def test_points_and_beliefs_agree_with_the_cards(name: str) -> None:
    """With open cards, nobody knows more than all points; a mistaken card is never the real one."""
    record = example(name)
    for round_frames in rounds_of(record):
        shown = insights_of(record, round_frames, None)
        assert len(shown) == len(round_frames)
        for frame, insight in zip(round_frames, shown, strict=True):
            layouts = frame.state.round.layouts
            for layout, seat in zip(layouts, insight.seats, strict=True):
                assert 0 <= seat.unknown <= sum(card is not None for card in layout)
                assert seat.unknown or seat.known == seat.real
            for card in insight.cards:
                real = layouts["abcdef".index(card.place[0])][int(card.place[1:]) - 1]
                assert real not in card.mistaken.values()
                assert not {*card.seen} & card.mistaken.keys()


@pytest.mark.parametrize("name", ["cabo-original", "cabo-dutch", "cabo-tournament"])
def test_own_eyes_agree_with_open_cards(name: str) -> None:
    """A seat has the same own points as with all cards open, and knows which cards others saw."""
    record = example(name)
    for round_frames in rounds_of(record):
        shown = insights_of(record, round_frames, None)
        for seat in range(len(record.names)):
            for own, everything in zip(insights_of(record, round_frames, seat), shown, strict=True):
                assert own.seats[seat].known == everything.seats[seat].known
                assert own.seats[seat].unknown == everything.seats[seat].unknown
                assert {c.place: c.seen for c in own.cards if c.seen} == {
                    c.place: c.seen for c in everything.cards if c.seen
                }


def test_a_game_without_insights_has_none() -> None:
    """Its frames are shown all the same."""
    record = example("dacapo-match")
    first = next(rounds_of(record))
    assert [*insights(record.game, record.rules, 2, first, None)] == [None] * len(first)


def test_marks_name_what_a_game_finds_worth_one() -> None:
    """The marks of the examples, by kind."""
    kinds = {
        mark.kind
        for name in ("cabo-original", "cabo-dutch", "cabo-shares", "dacapo-match")
        for mark in marks_of(frames(example(name)))
    }
    assert kinds == {"call", "look", "swap", "false-set", "false-snap", "stack", "pile"}
    assert FalseSetShown(0, (0, 1), (TWO, NINE), kept=True).mark == "false-set"
    assert Snapped(0, 0, TWO, right=True).mark == "snap"
    assert Replaced(0, (0, 1), (TWO, TWO)).mark == "set"
    assert Looked(0, (0, 0), Glance.SNEAK).mark == "sneak"
    assert Looked(0, (0, 0), Glance.FIRST).mark is None


def test_secrets_are_told_with_names_to_those_who_see_all_cards() -> None:
    """Each fact that only one seat was told has a sentence with its name."""
    words = Words("en", ["Ana", "Ben", "Cem"])
    told = [Told(Looked(BEN, BENS_THIRD, Glance.PEEK)), Told(Saw(BENS_THIRD, TWO), (BEN,))]
    assert [*map(words.say, retold(GAMES["cabo"], told))] == [
        "Ben peeks at their card 3.",
        "Ben sees that their card 3 is a 2.",
    ]
    assert len([*retold(GAMES["cabo"], told)]) == len(heard(told, BEN))
