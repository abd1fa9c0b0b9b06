"""What a table can agree on before a match: the rule options, and the rule sets with a name."""

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
    """Which cards a player may look at before the first turn."""

    CHOICE = auto()
    """Any of their own."""
    NEAREST = auto()
    """The nearest ones: the last slots, in a square the bottom row."""


class Starter(Choice):
    """Who begins a round."""

    WINNER = auto()
    """The first round by lot, then the winner of the round before."""
    YOUNGEST = auto()
    """The youngest player, in every round; by lot if nobody says who that is."""


class FalseSet(Choice):
    """What happens to the new card when the cards of a claimed set are not equal."""

    DISCARD = auto()
    """It goes (back) on the discard pile."""
    KEEP = auto()
    """The player must take it in addition."""


class EmptyPile(Choice):
    """What happens when the draw pile runs out."""

    RESHUFFLE = auto()
    """The discards are shuffled when somebody wants to draw."""
    END_ROUND = auto()
    """Whoever drew the last card finishes the turn, then the round ends."""


class PileOutAfterCall(Choice):
    """What an empty pile means in the last lap, where it otherwise ends the round."""

    END_CABO = auto()
    """The round ends, scored as after any call."""
    END_PILE = auto()
    """The round ends, scored as if nobody had called."""
    PLAY_ON = auto()
    """The lap is finished; the discards are shuffled when needed."""


class Scoring(Choice):
    """How a round is scored."""

    CABO = auto()
    """The lowest sum scores 0, a caller without it 5 more; kamikaze (CABO-17 to CABO-19)."""
    DUTCH = auto()
    """Everyone scores their sum; a wrong call costs 20, a shared one 10 (DUTCH-11)."""


class Hundred(Choice):
    """Whether a total of exactly 100 becomes 50."""

    ALWAYS = auto()
    ONCE = auto()
    """Only in the first round of a match in which somebody reaches it."""
    NEVER = auto()


class Rules(RuleSet, kw_only=True):
    """A rule set: one value for each option. The defaults are the original rules.

    A set of options with which no game is possible cannot be made: it raises `RulesError`.
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
        """Refuse options that do not go together."""
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
        """How many can play: 2 to 5 with the Cabo deck, 2 to 6 with French cards."""
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
