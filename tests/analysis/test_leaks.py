"""An analysis judges a decision from what its player knew, and says nothing of rounds to come."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any
from zlib import crc32

import pytest
from analysis.harness.matches import EVERY_RULE_SET, STRONG, WEAK, played
from msgspec.structs import replace

from dacabo.analysis import replay
from dacabo.analysis.analyse import analyse
from dacabo.analysis.replay import Position, Question, Replay
from dacabo.core.chance import Sealed
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.games import GAMES
from dacabo.records import Frame, Record, first_rounds, frames
from dacabo.records.redraw import redraw
from dacabo.testing.interference import Leak

BOTS = (WEAK, STRONG, "allegro")
MOMENTS = 4


# --- what a player did not know ---------------------------------------------------------------


def compare_decisions(game: str, preset: str, patch: pytest.MonkeyPatch) -> int:
    """Compare the decisions of a seat in matches that differ in cards it did not know.

    Raises `Leak`; returns the number of decisions.
    """
    patch.setattr(replay, "_finished", list)  # the matches end in the middle of a round
    rng, compared = Random(f"{game} {preset}"), 0
    record = played(game, preset, BOTS)
    first_round = [frame for frame in frames(record) if frame.round == 1 and not frame.scored]
    for frame in rng.sample(first_round[len(first_round) // 2 :], MOMENTS):
        seat = rng.randrange(len(BOTS))
        moves = record.moves[: frame.moves]
        start = GAMES[game].start(record.rules, len(BOTS))
        others = redraw(GAMES[game], start, moves, seat, rng)
        assert others is not None
        assert others != moves
        one, other = (decisions(record, each, seat) for each in (moves, others))
        for pair in zip(one, other, strict=True):
            if pair[0] != pair[1]:
                raise Leak(*pair)
        compared += len(one)
    return compared


def decisions(record: Record, moves: Sequence[tuple[Seat, Move]], seat: Seat) -> list[object]:
    """What the networks are asked about the decisions of a seat."""
    moments = Replay(replace(record, moves=tuple(moves))).moments
    return [
        each.question[1:]  # all but the frame
        for each in moments
        if each.question and each.frame.actor == seat
    ]


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_a_decision_is_judged_from_what_its_player_knew(
    game: str, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the cards are that the seat had not seen, the networks are asked the same."""
    assert compare_decisions(game, preset, monkeypatch) > 2 * MOMENTS


# --- rounds to come ----------------------------------------------------------------------------


def compare_rounds(game: str, preset: str) -> None:
    """Compare the analyses of a first round with and without the beginning of the next one."""
    record = played(game, preset, BOTS)
    part = first_rounds(record, 1)
    assert part is not None
    analysis = analyse(part)
    begun = replace(record, moves=record.moves[: len(part.moves) + 12])
    assert {frame.round for frame in frames(begun)} == {1, 2}
    if analyse(begun) != analysis:
        raise Leak(analysis)


@pytest.mark.parametrize(("game", "preset"), [("cabo", "original"), ("dacapo", "match")])
def test_the_rounds_to_come_make_no_difference(game: str, preset: str) -> None:
    """Neither the seed nor the next deal changes what is said of the first round."""
    compare_rounds(game, preset)


# --- the test of the test: planted leaks -------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def other_memory(patch: pytest.MonkeyPatch) -> None:
    """A decision is judged with the memory of the neighbour."""
    original = Replay._question

    def question(self: Replay, frame: Frame, memories: Sequence[Any], _: Any) -> Question | None:
        return original(self, frame, [*memories[1:], memories[0]], None)

    patch.setattr(Replay, "_question", question)


def real_cards(patch: pytest.MonkeyPatch) -> None:
    """What a caller is said to have known depends on the pile."""
    original = Replay._question

    def question(self: Replay, frame: Frame, *rest: Any) -> Question | None:
        found = original(self, frame, *rest)
        pile = crc32(repr([*frame.before.round.pile]).encode())
        return found and found._replace(known=pile)

    patch.setattr(Replay, "_question", question)


@pytest.mark.parametrize("plant", [other_memory, real_cards])
def test_a_planted_leak_of_a_card_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the ways by which a card could change what is said of a decision."""
    plant(monkeypatch)
    with pytest.raises(Leak):
        compare_decisions("cabo", "original", monkeypatch)


def unfinished_rounds(patch: pytest.MonkeyPatch) -> None:
    """The round that is being played is analysed, too."""
    patch.setattr(replay, "_finished", list)


def seeded_deals(patch: pytest.MonkeyPatch) -> None:
    """The deals that value a match between two rounds come from its own seed, if it is known."""
    original = Replay._deals

    def deals(self: Replay, frame: Frame) -> Iterator[Position]:
        def from_seed(seed: bytes, words: Sequence[str]) -> Sealed:
            return Sealed(self.record.seed or seed, words)

        patch.setattr(replay, "Sealed", from_seed)
        return original(self, frame)

    patch.setattr(Replay, "_deals", deals)


@pytest.mark.parametrize("plant", [unfinished_rounds, seeded_deals])
def test_a_planted_leak_of_a_round_to_come_is_found(
    plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the ways by which a later round could change what is said of an earlier one."""
    plant(monkeypatch)
    with pytest.raises(Leak):
        compare_rounds("cabo", "original")
