"""Cabo as a subject of the kit."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from random import Random
from typing import Any

from cabo.harness.players import Habits, choose
from msgspec.structs import replace

from dacabo.cabo.cards import VALUE
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import (
    Call,
    Close,
    Discard,
    Done,
    Draw,
    Look,
    Pass,
    Replace,
    Snap,
    Sneak,
    Swap,
    Take,
    Youngest,
)
from dacabo.cabo.state import (
    FirstLooks,
    Holding,
    Looking,
    Match,
    Reshuffling,
    RoundOver,
    phase_without_reshuffle,
)
from dacabo.core.cards import Card
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled, TimeUp
from dacabo.core.seats import Seat
from dacabo.testing.subject import Step


@dataclass
class CaboSubject:
    """Cabo, played by players with certain habits."""

    habits: Habits = field(default_factory=Habits)
    game: Cabo = field(default_factory=Cabo)

    def choose(self, rng: Random, state: Match) -> tuple[Seat, Move]:
        """A move by habit."""
        return choose(rng, state, self.habits)

    def thinkable(self, state: Match) -> Iterator[Move]:
        """Every kind of move, with places that exist and some that do not."""
        seats = range(-1, state.players + 1)
        slots = range(-1, max((len(layout) for layout in state.round.layouts), default=0) + 1)
        low_slots = [slot for slot in slots if slot < 4]
        places = [(seat, slot) for seat in seats for slot in slots]
        yield from (Draw(), Take(), Call(), Pass(), Discard(), Done(), Close())
        yield from (NextRound(), TimeUp(), Replace(()), Shuffled(()), Shuffled((0, 0)))
        yield from (LotDrawn(number) for number in range(-1, state.players + 1))
        yield from (Youngest(seat) for seat in seats)
        yield from (Snap(slot) for slot in slots)
        yield from (Look(place) for place in places)
        yield from (Sneak(place) for place in places)
        yield from (Replace((slot,)) for slot in slots)
        yield from (Replace((one, other)) for one in low_slots for other in slots)
        yield from (Replace(claim) for size in (3, 4, 5) for claim in permutations(low_slots, size))
        yield from (Replace((0, 0, 1)), Replace((0, 1, 1)), Replace((0, 1, 2, 2)))
        low_places = [(seat, slot) for seat, slot in places if slot < 2]
        yield from (Swap(one, other) for one in low_places for other in low_places)

    def cards(self, state: Match) -> list[Card]:
        """All cards: in layouts, in both piles and in a hand."""
        round_now = state.round
        layout_cards = [card for layout in round_now.layouts for card in layout if card is not None]
        holding = phase_without_reshuffle(round_now)
        hand_cards = [holding.card] if isinstance(holding, Holding) else []
        return [*layout_cards, *round_now.pile, *round_now.discards, *hand_cards]

    def with_cards(self, state: Match, change: Callable[[Card], Card]) -> Match:
        """The same match with other cards in the same places."""
        round_now = state.round

        def row(cards: Sequence[Card | None]) -> tuple[Any, ...]:
            return tuple(None if card is None else change(card) for card in cards)

        phase = round_now.phase
        if isinstance(phase, Reshuffling) and isinstance(phase.then, Holding):
            phase = replace(phase, then=replace(phase.then, card=change(phase.then.card)))
        elif isinstance(phase, Holding):
            phase = replace(phase, card=change(phase.card))
        return replace(
            state,
            round=replace(
                round_now,
                phase=phase,
                layouts=tuple(row(layout) for layout in round_now.layouts),
                pile=row(round_now.pile),
                discards=row(round_now.discards),
            ),
        )

    def to_shuffle(self, state: Match) -> Sequence[Card]:
        """The discards below the top one, or the whole deck."""
        return state.round.discards[:-1] or state.rules.pack

    def shown(self, step: Step, viewer: Seat | None) -> Iterable[Card | None]:
        """The cards that the rule book lets a player see in a step."""
        before, now = step.before.round, step.after.round
        yield from now.discards
        if isinstance(now.phase, RoundOver):
            for layout in now.layouts:
                yield from layout
        match step.move:
            case Replace(slots):
                claimed = [before.layouts[step.actor][slot] for slot in slots]
                yield from _turned_up(step.before, claimed)
            case Snap(slot):
                yield before.layouts[step.actor][slot]
            case Sneak((seat, slot)) if step.actor == viewer:
                yield before.layouts[seat][slot]
        match phase_without_reshuffle(now):
            case Holding(card, drawn) if not drawn or viewer == now.player:
                yield card
            case Looking((seat, slot)) if viewer == now.player:
                yield now.layouts[seat][slot]
            case FirstLooks(_, looking) if viewer is not None and looking[viewer] is not None:
                yield now.layouts[viewer][looking[viewer]]


def _turned_up(match: Match, claimed: Sequence[Card | None]) -> Sequence[Card | None]:
    """The cards turned up for a claim; under tournament rules only until two differ."""
    if not match.rules.one_by_one or len(claimed) == 2:
        return claimed
    values = [VALUE[card] for card in claimed if card is not None]
    differs = [k for k in range(1, len(values)) if values[k] != values[0]]
    return claimed[: differs[0] + 1] if differs else claimed
