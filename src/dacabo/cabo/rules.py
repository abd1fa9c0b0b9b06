"""The options a table agrees on before a match, and the named rule sets."""

from collections.abc import Mapping
from enum import auto
from types import MappingProxyType
from typing import ClassVar, Final

from msgspec.structs import replace

from dacabo.cabo.cards import DeckKind, pack
from dacabo.core.cards import Deck
from dacabo.core.errors import RulesError
from dacabo.core.rules import RuleSet
from dacabo.core.values import Choice


class FirstLook(Choice):
    """The cards at which a player may look before the first turn."""

    CHOICE = auto()
    """Any of their own."""
    NEAREST = auto()
    """The nearest ones: the last slots, which are the bottom row of a square."""


class Starter(Choice):
    """The rule that decides who begins a round."""

    WINNER = auto()
    """By lot in the first round, then the winner of the round before."""
    YOUNGEST = auto()
    """The youngest player, in every round; by lot if the table does not name one."""


class FalseSet(Choice):
    """The place of the new card after a failed set."""

    DISCARD = auto()
    """The new card goes to the discard pile."""
    KEEP = auto()
    """The player must keep it as an additional card."""


class EmptyPile(Choice):
    """The consequence of an empty draw pile."""

    RESHUFFLE = auto()
    """The discards are reshuffled when a player wants to draw."""
    END_ROUND = auto()
    """The player who drew the last card finishes the turn, then the round ends."""


class PileOutAfterCall(Choice):
    """The consequence of an empty pile after a call. Without a call it ends the round."""

    END_CABO = auto()
    """The round ends and is scored as after any call."""
    END_PILE = auto()
    """The round ends and is scored as if there had been no call."""
    PLAY_ON = auto()
    """The lap is finished; the discards are reshuffled when needed."""


class Scoring(Choice):
    """The rules by which a round is scored."""

    CABO = auto()
    """The lowest sum scores 0; a caller without it pays 5; kamikaze (CABO-17 to CABO-19)."""
    DUTCH = auto()
    """Everyone scores their sum; a wrong call costs 20, a shared one 10 (DUTCH-11)."""


class Hundred(Choice):
    """Whether a total of exactly 100 becomes 50."""

    ALWAYS = auto()
    ONCE = auto()
    """Only in the first round of a match in which a player reaches it."""
    NEVER = auto()


class Rules(RuleSet, kw_only=True):
    """A rule set: one value for each option. The defaults are the original rules.

    Options that no game can be played with raise `RulesError`.
    """

    deck: DeckKind = DeckKind.CABO
    jokers: int = 0
    cards: int = 4
    looks: int = 2
    first_look: FirstLook = FirstLook.CHOICE
    starter: Starter = Starter.WINNER
    sets: bool = True
    one_by_one: bool = False
    false_set: FalseSet = FalseSet.DISCARD
    free_swap: bool = False
    snap: bool = False
    forbidden_look: bool = False
    caller_locked: bool = False
    call_below: int | None = None
    empty_pile: EmptyPile = EmptyPile.RESHUFFLE
    pile_out_after_call: PileOutAfterCall = PileOutAfterCall.END_CABO
    scoring: Scoring = Scoring.CABO
    hundred: Hundred = Hundred.ALWAYS
    limit: int | None = 101
    rounds: int | None = None
    minutes: int | None = None
    turn_limit: int | None = None

    game: ClassVar = "cabo"
    bounds: ClassVar = {
        "jokers": (0, 6),
        "cards": (1, 28),
        "looks": (0, 28),
        "call_below": (1, 100),
        "limit": (1, 10_000),
        "rounds": (1, 1_000),
        "minutes": (1, 1_000),
        "turn_limit": (1, 100_000),
    }

    def check(self) -> None:
        """Refuse options that exclude each other."""
        if self.looks > self.cards:
            raise RulesError("more-looks-than-cards", looks=self.looks, cards=self.cards)
        if self.jokers and self.deck is not DeckKind.FRENCH:
            raise RulesError("jokers-need-french-cards")
        if self.call_below is not None and self.scoring is not Scoring.DUTCH:
            raise RulesError("call-below-needs-dutch-scoring")
        if self.one_by_one and not self.sets:
            raise RulesError("one-by-one-needs-sets")
        if self.limit is None and self.rounds is None and self.minutes is None:
            raise RulesError("match-without-end")

    @property
    def players(self) -> range:
        """2 to 5 players with the Cabo deck, 2 to 6 with French cards."""
        return range(2, 6) if self.deck is DeckKind.CABO else range(2, 7)

    @property
    def pack(self) -> Deck:
        """All the cards."""
        return pack(self.deck, self.jokers)

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the rules or the deck do not allow."""
        super().check_players(players)
        if players * self.cards > len(self.pack) - 2:
            raise RulesError(
                "too-few-cards", players=players, cards=self.cards, deck=len(self.pack)
            )


_ORIGINAL: Final = Rules()

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "original": _ORIGINAL,
        "gretel-malte": replace(_ORIGINAL, false_set=FalseSet.KEEP),
        "dutch": Rules(
            deck=DeckKind.FRENCH,
            jokers=2,
            first_look=FirstLook.NEAREST,
            starter=Starter.YOUNGEST,
            sets=False,
            snap=True,
            forbidden_look=True,
            caller_locked=True,
            call_below=5,
            scoring=Scoring.DUTCH,
            hundred=Hundred.NEVER,
            limit=None,
            rounds=1,
        ),
        "tournament": replace(
            _ORIGINAL,
            one_by_one=True,
            empty_pile=EmptyPile.END_ROUND,
            hundred=Hundred.ONCE,
            minutes=45,
        ),
    }
)
