"""Da Capo! on tiny decks, against an independent count."""

from dataclasses import astuple

import pytest
from counts.harness import brute_force_dacapo
from counts.harness.brute_force_dacapo import EXAMPLES, Variant
from dacapo.harness.subject import DaCapoSubject
from msgspec.structs import replace

from dacabo.core.cards import deck_of
from dacabo.core.moves import LotDrawn
from dacabo.core.seats import TABLE
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Match, Reshuffling, RoundOver
from dacabo.testing.counts import Book, count

GAME = DaCapo()
WIDE = {
    "three players, two piles, jokers": (
        Variant(3, ("1", "1", "1", "2", "2", "J", "J"), stack=1, hand=1, building=2, help=1,
                highest=2),
        7,
    ),
    "two players with a hand of two and help piles": (
        Variant(2, ("1", "1", "2", "2", "3", "3", "J"), stack=1, hand=2, building=1, help=2,
                highest=3),
        6,
    ),
    "a deck that is dealt out": (
        Variant(2, ("1", "1", "2", "2", "2", "3"), stack=2, hand=1, building=2, help=2, highest=3),
        9,
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    "less", [4, pytest.param(0, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize(
    "name", [*EXAMPLES, *(pytest.param(name, marks=pytest.mark.long) for name in WIDE)]
)
def test_the_engine_counts_what_brute_force_counts(
    name: str, less: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paths, endings, states, information sets of every viewer, and points agree at each depth."""
    variant, depth = (EXAMPLES | WIDE)[name]
    depth -= less
    deck = deck_of(*sorted(variant.deck))
    monkeypatch.setattr(Rules, "pack", property(lambda _: deck))
    rules = Rules(
        stack=variant.stack,
        hand=variant.hand,
        building_piles=variant.building,
        help_piles=variant.help,
        highest=variant.highest,
    )
    # The player to the dealer's left begins, and that shall be the first seat.
    dealer = LotDrawn(variant.players - 1)
    start, _ = GAME.play(GAME.start(rules, variant.players), TABLE, dealer)
    book = Book(DaCapoSubject(), start, essence, points)
    expected = [astuple(row) for row in brute_force_dacapo.count(variant, depth)]
    assert count(book, depth) == expected


def essence(state: Match) -> Match:
    """The part of a state that matters for the future, without counters and meaningless orders."""
    now = state.round
    over = isinstance(now.phase, RoundOver)
    busy = over or now.acted or isinstance(now.phase, Reshuffling)
    now = replace(
        now,
        turn=0,
        reshuffles=0,
        aside=tuple(sorted(now.aside)),
        player=0 if over else now.player,
        acted=False,
        idle=0 if busy else now.idle + 1,
    )
    return replace(state, round=now, results=())


def points(state: Match) -> tuple[int, ...] | None:
    """The points of all players, once the game is over."""
    return state.results[-1].points if isinstance(state.round.phase, RoundOver) else None
