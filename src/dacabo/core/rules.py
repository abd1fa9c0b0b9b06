"""The base of all games' rule sets: named options with bounds."""

from collections.abc import Mapping
from typing import ClassVar, Self, TypeAlias, get_type_hints

import msgspec
from msgspec.structs import replace

from dacabo.core.cards import Deck
from dacabo.core.errors import RulesError
from dacabo.core.phrases import Term
from dacabo.core.values import Value

Setting: TypeAlias = bool | int | str | None
"""The value of an option, as serialised."""


class RuleSet(Value, kw_only=True):
    """One value for each option of a game; options that nobody could play with are refused."""

    game: ClassVar[str]
    bounds: ClassVar[Mapping[str, tuple[int, int]]]
    """The lowest and the highest value of each option that is a number."""

    def __post_init__(self) -> None:
        """Refuse values out of bounds and options that exclude each other."""
        for option, (lowest, highest) in self.bounds.items():
            number = getattr(self, option)
            if number is not None and not lowest <= number <= highest:
                raise RulesError(
                    "option-out-of-range", option=self.name(option), lowest=lowest, highest=highest
                )
        self.check()
        self.check_players(self.players.start)

    def check(self) -> None:
        """Refuse options that exclude each other."""

    @property
    def players(self) -> range:
        """The possible numbers of players."""
        raise NotImplementedError

    @property
    def pack(self) -> Deck:
        """All the cards, in the order in which a shuffle counts them."""
        raise NotImplementedError

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the rules or the deck do not allow."""
        if players not in self.players:
            raise RulesError("number-of-players", fewest=self.players[0], most=self.players[-1])

    def changed(self, changes: Mapping[str, object]) -> Self:
        """A copy with some options changed, given as in a file, a form or a link."""
        types = get_type_hints(type(self))
        converted = {}
        for option, value in changes.items():
            if option not in self.__struct_fields__:
                raise RulesError("unknown-option", option=option[:40])
            try:
                converted[option] = msgspec.convert(value, types[option])
            except msgspec.ValidationError:
                raise RulesError("option-unreadable", option=self.name(option)) from None
        return replace(self, **converted)

    @classmethod
    def name(cls, option: str) -> Term:
        """The term for an option in the message catalogues."""
        return Term(f"{cls.game}-option-{option.replace('_', '-')}")
