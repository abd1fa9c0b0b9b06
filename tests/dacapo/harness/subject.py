"""Da Capo! as a subject of the kit."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace

from dacabo.core.cards import Card
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled, TimeUp
from dacabo.core.seats import Seat
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack, EndTurn, PutDown
from dacabo.dacapo.play import sort_hand
from dacabo.dacapo.rules import JOKER
from dacabo.dacapo.state import Match
from dacabo.testing.subject import Step, any_answer


@dataclass
class DaCapoSubject:
    """Da Capo!, played by players who like to build, from their own stack first."""

    build: float = 0.9
    game: DaCapo = field(default_factory=DaCapo)

    def choose(self, rng: Random, state: Match) -> tuple[Seat, Move]:
        """Mostly build, if possible from the own stack; otherwise put any card down."""
        (decision,) = self.game.decisions(state)
        moves = [] if decision.chance else self.game.legal(state, decision)
        builds = [m for m in moves if isinstance(m, BuildHand | BuildHelp | BuildStack)]
        own = [m for m in builds if isinstance(m, BuildStack) and m.seat == decision.actor]
        if builds and rng.random() < self.build:
            return decision.actor, rng.choice(own or builds)
        ends = [m for m in moves if isinstance(m, PutDown | EndTurn)]
        if ends:
            return decision.actor, rng.choice(ends)
        return decision.actor, any_answer(rng, self.game, state, decision)

    def thinkable(self, state: Match) -> Iterator[Move]:
        """Every kind of move, with piles that exist and some that do not."""
        cards = [*map(Card, ("0", "1", "2", "3", "7", "10", "11")), JOKER]
        piles = range(-1, state.rules.building_piles + 1)
        helps = range(-1, state.rules.help_piles + 1)
        yield from (EndTurn(), NextRound(), TimeUp(), Shuffled(()), Shuffled((0, 0)))
        yield from (LotDrawn(number) for number in range(-1, state.players + 1))
        for pile in piles:
            yield from (BuildHand(card, pile) for card in cards)
            yield from (BuildStack(seat, pile) for seat in range(-1, state.players + 1))
            yield from (BuildHelp(help_pile, pile) for help_pile in helps)
        yield from (PutDown(card, help_pile) for card in cards for help_pile in helps)

    def cards(self, state: Match) -> list[Card]:
        """All cards: in stacks, hands, help piles and building piles, in the pile and set aside."""
        now = state.round
        rows = [
            *now.stacks,
            *now.hands,
            *now.building,
            *(pile for row in now.helps for pile in row),
        ]
        return [*(card for row in rows for card in row), *now.pile, *now.aside]

    def with_cards(self, state: Match, change: Callable[[Card], Card]) -> Match:
        """The same match with other cards in the same places; hands stay sorted."""
        now = state.round

        def pile(cards: Sequence[Card]) -> tuple[Card, ...]:
            return tuple(change(card) for card in cards)

        return replace(
            state,
            round=replace(
                now,
                stacks=tuple(map(pile, now.stacks)),
                hands=tuple(sort_hand(list(pile(hand))) for hand in now.hands),
                building=tuple(map(pile, now.building)),
                helps=tuple(tuple(map(pile, row)) for row in now.helps),
                pile=pile(now.pile),
                aside=pile(now.aside),
            ),
        )

    def to_shuffle(self, state: Match) -> Sequence[Card]:
        """The finished piles, or the whole deck."""
        return state.round.aside or state.rules.pack

    def shown(self, step: Step, viewer: Seat | None) -> Iterable[Card]:
        """The tops of stacks, all cards that lie open, and the viewer's own hand."""
        now = step.after.round
        yield from (stack[-1] for stack in now.stacks if stack)
        for row in (*now.building, *(pile for piles in now.helps for pile in piles)):
            yield from row
        yield from now.aside
        if viewer is not None and now.hands:
            yield from now.hands[viewer]
