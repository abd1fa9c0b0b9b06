"""The simulator counts the same on tiny decks as the engine, and deeper."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from cabo.harness.subject import CaboSubject
from counts.harness.brute_force import Variant
from counts.test_counts import VARIANTS, essence, points, rules_for
from msgspec.structs import replace
from research.simulator.harness import positions
from research.simulator.harness.node_counts import count

from dacabo.cabo import rules as rules_module
from dacabo.cabo.cards import DeckKind
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Youngest
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import Match, Reshuffling
from dacabo.core.cards import Card
from dacabo.core.game import Decision, Told
from dacabo.core.seats import TABLE
from dacabo.testing import counts
from dacabo.testing.counts import Row

WITH_SNEAKS = {name for name, (variant, _) in VARIANTS.items() if variant.forbidden_look}
"""Looks without leave: the simulator asks for them by chance, which is no move."""
BRIEF = {
    "original, reshuffles": 5,
    "gretel-malte": 2,
    "dutch, first look": 5,
    "sets and snaps together": 2,
}
SLOTS_MORE = 6
"""Room for penalties and kept cards."""


class OneAfterTheOther(Cabo):
    """Cabo as the simulator plays it: first looks go clockwise, and windows are not closed."""

    @staticmethod
    def decisions(match: Match) -> list[Decision]:
        """The decisions of the seat that is asked."""
        asked = [decision for decision in Cabo.decisions(match) if decision.kind != "close"]
        return asked if asked[0].kind == "snap" else asked[:1]


class Book(counts.Book):
    """A reshuffle belongs to the move that needs it."""

    def _answers(self, state: Any) -> Iterator[tuple[Any, Sequence[Told]]]:
        for after, facts in super()._answers(state):
            if isinstance(after.round.phase, Reshuffling):
                for shuffled, more in super()._answers(after):
                    yield shuffled, (*facts, *more)
            else:
                yield after, facts


def count_with_engine(rules: Rules, players: int, depth: int) -> list[Row]:
    """Return what the engine counts; a spectator sees no env."""
    game = OneAfterTheOther()
    begun, _ = game.play(game.start(rules, players), TABLE, Youngest(0))
    rows = counts.count(Book(CaboSubject(game=game), begun, essence, points), depth)
    return [row._replace(information=row.information[:-1]) for row in rows]


def tiny(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> Rules:
    """Rules for a tiny deck. The simulator ignores suits, so there is one for each rank."""
    deck = tuple(sorted(Card(card.replace("AH", "AS")) for card in variant.deck))
    monkeypatch.setattr(rules_module, "pack", lambda *_: deck)
    kind = DeckKind.CABO if deck[0].isdigit() else DeckKind.FRENCH
    return replace(rules_for(variant), deck=kind)


def count_with_simulator(
    rules: Rules, variant: Variant, depth: int, device: str = "cpu"
) -> list[Row]:
    """Return what the simulator counts."""
    slots = variant.cards + SLOTS_MORE
    return count(positions.Book(rules, variant.players, slots, device), depth)


@pytest.mark.parametrize("name", BRIEF)
def test_plain_python_counts_the_same_as_the_engine(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts paths, endings, states, information sets and points at the first depths."""
    variant, _ = VARIANTS[name]
    rules = tiny(variant, monkeypatch)
    depth = BRIEF[name]
    assert count_with_simulator(rules, variant, depth, "python") == count_with_engine(
        rules, variant.players, depth
    )


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(VARIANTS.keys() - WITH_SNEAKS))
def test_the_simulator_counts_the_same_as_the_engine(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes as deep as the comparison of the engine with brute force."""
    variant, depth = VARIANTS[name]
    rules = tiny(variant, monkeypatch)
    assert count_with_simulator(rules, variant, depth) == count_with_engine(
        rules, variant.players, depth
    )


TWICE_AS_DEEP = {  # paths, those that ended, states, information sets, points
    "original, first look": Row(16938544, 264080, 12846, (15598104, 15775168), (2275376, 1919664)),
    "original, sets": Row(123642699, 0, 82127, (104471445, 104105784), (0, 0)),
    "original, three players": Row(
        6000436, 333756, 13533, (4602500, 4420204, 4493009), (1937034, 1398608, 1557323)
    ),
    "original, kamikaze": Row(123173586, 0, 5850, (117153115, 117047369), (0, 0)),
    "original, reshuffles": Row(5314410, 0, 30, (5314404, 5314398), (0, 0)),
    "locked caller, three players": Row(
        7299464, 191760, 5310, (5327314, 5101060, 5131286), (2005544, 1460186, 1432880)
    ),
    "gretel-malte": Row(66634126, 1139920, 20505, (63367648, 63228636), (3428240, 12920960)),
    "gretel-malte, swallowed cards": Row(
        427457306, 7250240, 29868, (408010796, 407801868), (69131136, 6060960)
    ),
    "tournament": Row(
        329004531, 163772955, 26086, (294303051, 296613558), (2256056865, 2228772321)
    ),
    "tournament, four of a kind": Row(
        5062184640, 2508120672, 82516, (4046248304, 4036186368), (21455933120, 21464816336)
    ),
    "tournament, scored as an empty pile": Row(
        189600, 66960, 7416, (174401, 177753), (427264, 438496)
    ),
    "tournament, play on": Row(2250, 840, 210, (2202, 2178), (5040, 5040)),
    "dutch, first look": Row(832928, 33160, 11970, (717994, 709692), (227384, 266404)),
    "dutch, three players snapping": Row(
        11515484, 396500, 53919, (5506856, 5229192, 5197532), (5735156, 7425118, 5278438)
    ),
    "sets and snaps together": Row(9388605, 7080, 26332, (8605702, 8532398), (21128, 16160)),
}
"""Counted by the simulator alone; a change of the rules, of either, shows here."""


@pytest.mark.long
@pytest.mark.parametrize("name", TWICE_AS_DEEP)
def test_the_simulator_counts_twice_as_deep(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last row is compared with an earlier count."""
    variant, depth = VARIANTS[name]
    rules = tiny(variant, monkeypatch)
    assert count_with_simulator(rules, variant, 2 * depth)[-1] == TWICE_AS_DEEP[name]
