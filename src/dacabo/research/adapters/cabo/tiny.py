"""Cabo with so few cards that a solver can search the whole game tree."""

from typing import Final

from dacabo.cabo.cards import RANK, VALUE
from dacabo.cabo.chapters.scoring import WRONG_CALL
from dacabo.cabo.rules import FirstLook, Rules
from dacabo.core.cards import Deck, deck_of
from dacabo.research.adapters import AdapterError
from dacabo.research.adapters.cabo.env_state import EnvConfig

PARAMS: Final = {"faces": "0 0 1 1 2 2", "turns": 3, "cards": 1}
"""The parameters of a tiny game and their defaults."""
MIN_CARDS: Final = 4
"""The smallest tiny deck, in cards."""
MAX_CARDS: Final = 8
"""The largest tiny deck, in cards: a larger one has too many orders to list."""


class TinyRules(Rules, kw_only=True):
    """A rule set with a deck of its own."""

    faces: Deck

    @property
    def pack(self) -> Deck:
        """All cards of the deck."""
        return self.faces


def tiny_rules(faces: str, turns: int, cards: int = 1) -> TinyRules:
    """Return rules of one round, in which players look at their nearest card before it begins.

    Args:
        faces: all cards of the deck, separated by spaces.
        turns: the number of turns if nobody calls.
        cards: the number of cards that each player is dealt.
    """
    deck = deck_of(*faces.split())
    if not MIN_CARDS <= len(deck) <= MAX_CARDS or any(card not in RANK for card in deck):
        raise AdapterError("no-tiny-deck", fewest=MIN_CARDS, most=MAX_CARDS)
    return TinyRules(
        faces=deck,
        cards=cards,
        looks=1,
        first_look=FirstLook.NEAREST,
        sets=False,
        limit=None,
        rounds=1,
        turn_limit=turns,
    )


class TinyEnvConfig(EnvConfig):
    """A round of two players with the parameters of `tiny_rules`."""

    def __init__(self, faces: str, turns: int, cards: int = 1) -> None:
        rules = tiny_rules(faces, turns, cards)
        super().__init__(rules, 2, slots=cards)
        most_turns = turns + 1  # a call in the last turn adds another
        values = sorted(VALUE[card] for card in rules.pack)
        self.longest = 2 * self.players + 3 * most_turns
        """The most actions of a round: two for each first look, three for each turn."""
        self.shuffles = 1 + most_turns
        """The most shuffles of a round: the deal, and one for each turn."""
        lowest, highest = sum(values[:cards]), sum(values[-cards:])
        self.most_points = float(highest - min(lowest, 0) + WRONG_CALL)
        """The largest possible difference in points."""
