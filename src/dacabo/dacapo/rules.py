"""The options a table agrees on before playing Da Capo!: the sizes of everything."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Final

from dacabo.core.cards import Card, Deck
from dacabo.core.errors import RulesError
from dacabo.core.rules import RuleSet

JOKER: Final = Card("J")


class Rules(RuleSet, kw_only=True):
    """The sizes of a game. The defaults are those of the box, for a single game.

    Sizes that no game can be played with raise `RulesError`.
    """

    stack: int = 20
    hand: int = 4
    building_piles: int = 3
    help_piles: int = 3
    highest: int = 10
    copies: int = 15
    jokers: int = 15
    target: int | None = None
    """The points that end a match; None for a single game."""
    first_seat_starts: bool = False
    """The first seat starts the first round; otherwise a lot decides who deals it."""

    game: ClassVar = "dacapo"
    bounds: ClassVar = {
        "stack": (1, 60),
        "hand": (1, 10),
        "building_piles": (1, 6),
        "help_piles": (1, 6),
        "highest": (2, 20),
        "copies": (1, 30),
        "jokers": (0, 60),
        "target": (1, 1_000),
    }

    @property
    def players(self) -> range:
        """The possible numbers of players (DACAPO-1)."""
        return range(2, 7)

    @property
    def pack(self) -> Deck:
        """All the cards, in the order in which a shuffle counts them."""
        numbers = (Card(str(number)) for number in range(1, self.highest + 1))
        return tuple(card for card in numbers for _ in range(self.copies)) + (JOKER,) * self.jokers

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the rules or the deck do not allow."""
        super().check_players(players)
        cards, deck = self.stack + self.hand, len(self.pack)
        if players * cards > deck:
            raise RulesError("deck-too-small", players=players, cards=cards, deck=deck)


PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {"single": Rules(), "match": Rules(target=50)}
)
