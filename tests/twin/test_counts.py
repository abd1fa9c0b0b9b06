"""The twin counts what the engine counts on tiny decks, and deeper."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from cabo.subject import CaboSubject
from counts.brute_force import Variant
from counts.test_counts import VARIANTS, essence, points, rules_for
from twin import positions
from twin.counting import count

from dacabo.cabo import rules as rules_module
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Youngest
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import Match, Reshuffling
from dacabo.core.cards import Card
from dacabo.core.game import Decision, Told
from dacabo.core.seats import TABLE
from dacabo.testing import counts
from dacabo.testing.counts import Row

WITHOUT_LEAVE = {name for name, (variant, _) in VARIANTS.items() if variant.forbidden_look}
"""Looks without leave: the twin asks for them by chance, which is no move."""
BRIEF = {
    "original, reshuffles": 5,
    "gretel-malte": 2,
    "dutch, first look": 5,
    "sets and snaps together": 2,
}
SLOTS_MORE = 6
"""Room for penalties and kept cards."""


class OneAfterTheOther(Cabo):
    """Cabo as the twin asks: first looks from the starter clockwise; windows are not closed."""

    @staticmethod
    def decisions(match: Match) -> list[Decision]:
        """Whoever is asked."""
        asked = [one for one in Cabo.decisions(match) if one.kind != "close"]
        return asked if asked[0].kind == "snap" else asked[:1]


class Book(counts.Book):
    """A reshuffle belongs to the move that needs it."""

    def _answers(self, state: Any) -> Iterator[tuple[Any, Sequence[Told]]]:
        for after, told in super()._answers(state):
            if isinstance(after.round.phase, Reshuffling):
                for shuffled, more in super()._answers(after):
                    yield shuffled, (*told, *more)
            else:
                yield after, told


def by_the_engine(rules: Rules, players: int, depth: int) -> list[Row]:
    """What the engine counts; a spectator sees no lane."""
    game = OneAfterTheOther()
    begun, _ = game.play(game.start(rules, players), TABLE, Youngest(0))
    rows = counts.count(Book(CaboSubject(game=game), begun, essence, points), depth)
    return [row._replace(information=row.information[:-1]) for row in rows]


def tiny(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> Rules:
    """Rules for a tiny deck; suits are no matter for the twin, so there is one for each rank."""
    deck = tuple(sorted(Card(card.replace("AH", "AS")) for card in variant.deck))
    monkeypatch.setattr(rules_module, "pack", lambda *_: deck)
    return rules_for(variant)


def by_the_twin(rules: Rules, variant: Variant, depth: int, device: str = "cpu") -> list[Row]:
    """What the twin counts."""
    slots = variant.cards + SLOTS_MORE
    return count(positions.Book(rules, variant.players, slots, device), depth)


@pytest.mark.parametrize("name", BRIEF)
def test_plain_python_counts_what_the_engine_counts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paths, endings, states, information sets of every seat, and points, at the first depths."""
    variant, _ = VARIANTS[name]
    rules = tiny(variant, monkeypatch)
    depth = BRIEF[name]
    assert by_the_twin(rules, variant, depth, "python") == by_the_engine(
        rules, variant.players, depth
    )


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(VARIANTS.keys() - WITHOUT_LEAVE))
def test_the_twin_counts_what_the_engine_counts(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As deep as the engine is compared with brute force."""
    variant, depth = VARIANTS[name]
    rules = tiny(variant, monkeypatch)
    assert by_the_twin(rules, variant, depth) == by_the_engine(rules, variant.players, depth)
