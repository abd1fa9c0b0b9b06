"""Who knows which card of Cabo, who does not know that it has changed, and the points of it all.

The places of all cards are public, so a player with perfect memory is never wrong. People do not
follow every swap: they remember the card that they saw at a place. That card is kept here.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from dacabo.cabo.cards import RANK, VALUE
from dacabo.cabo.facts import (
    Dealt,
    FalseSetShown,
    Replaced,
    Saw,
    Snapped,
    Swapped,
)
from dacabo.cabo.knowledge import Belief, know, learn
from dacabo.cabo.rules import Rules
from dacabo.cabo.sheet import Layout
from dacabo.cabo.state import Match
from dacabo.core.cards import Card
from dacabo.core.game import Fact, heard
from dacabo.core.phrases import Face, Phrase, Where, Who
from dacabo.core.seats import Place, Seat, place_text
from dacabo.film.insight import CardInsight, Insight, SeatInsight
from dacabo.records.frames import Frame

NOTE_KEYS: Final = ("cabo-film-mistook", "cabo-film-changed")
"""The notes on a seat that acts on a card swapped away: it fails because of that, or it may not
have noticed."""


class Remembered(NamedTuple):
    """A card that a seat last saw at a place, and who swapped it away."""

    card: Card
    by: Seat


class SeatMemory:
    """What one seat knows, and what it may still believe of places whose card was swapped away."""

    def __init__(self, rules: Rules, players: int, seat: Seat) -> None:
        self.seat = seat
        self.knowledge = know(rules, players, seat)
        self._swapped_away: dict[Place, Remembered] = {}

    def hear(self, fact: Fact) -> None:
        """Learn from a fact that the seat was told."""
        match fact:
            case Dealt():
                self._swapped_away.clear()
            case Swapped(by, one, other):
                for place in (one, other):
                    self._note_swap(place, by)
            case Saw(place):
                self._swapped_away.pop(place, None)
            case Snapped(by, slot):
                self._swapped_away.pop((by, slot), None)
            case Replaced(by, slots) | FalseSetShown(by, slots):
                for slot in slots:
                    self._swapped_away.pop((by, slot), None)
        self.knowledge = learn(self.knowledge, fact)

    def _note_swap(self, place: Place, by: Seat) -> None:
        """Remember the card that was at a place until another player swapped it away."""
        belief = self.belief(place)
        if by == self.seat:
            self._swapped_away.pop(place, None)
        elif belief is not None and belief.card is not None:
            self._swapped_away[place] = Remembered(belief.card, by)

    def belief(self, place: Place) -> Belief | None:
        """What the seat knows of the card at a place."""
        seat, slot = place
        return self.knowledge.layouts[seat][slot]

    def remembered(self, place: Place) -> Remembered | None:
        """The card that the seat last saw at a place, if it does not know the present one."""
        belief = self.belief(place)
        if belief is None or belief.card is not None:
            return None
        return self._swapped_away.get(place)

    def notes(self, fact: Fact, cards: Mapping[Place, Card | None]) -> Iterable[Phrase]:
        """Sentences about what the seat does now at places whose card was swapped away.

        Args:
            fact: what it does.
            cards: the cards at these places, as far as they may be known. If the present card
                looks the same as the one before, there is nothing to say.
        """
        for place in acted_on(fact, self.seat):
            if (found := self.remembered(place)) and found.card != cards.get(place):
                yield self._note(fact, place, found)

    def _note(self, fact: Fact, place: Place, found: Remembered) -> Phrase:
        mistook, changed = NOTE_KEYS
        key = mistook if self._is_mistake(fact, found.card) else changed
        return Phrase(
            key,
            {
                "who": Who(self.seat),
                "where": Where(place),
                "believed": Face((found.card,)),
                "by": Who(found.by),
            },
        )

    def _is_mistake(self, fact: Fact, believed: Card) -> bool:
        """Whether a failure would have been none with the card that had been there."""
        match fact:
            case Snapped(right=False):
                return RANK[believed] == RANK[self.knowledge.discards[-1]]
            case FalseSetShown(cards=cards):
                return any(VALUE[believed] == VALUE[card] for card in cards)
            case _:
                return False


def acted_on(fact: Fact, seat: Seat) -> Sequence[Place]:
    """The places at which a seat did something with a card, as everybody could see."""
    match fact:
        case Replaced(by, slots) | FalseSetShown(by, slots) if by == seat:
            return [(by, slot) for slot in slots]
        case Snapped(by, slot) if by == seat:
            return [(by, slot)]
        case Swapped(by, one, other) if by == seat:
            return [one, other]
        case _:
            return ()


def shown_by(fact: Fact) -> Mapping[Place, Card | None]:
    """The cards that an action shows to everybody, by their places."""
    match fact:
        case Replaced(by, slots, cards) | FalseSetShown(by, slots, cards):
            return {(by, slot): card for slot, card in zip(slots, cards, strict=False)}
        case Snapped(by, slot, card):
            return {(by, slot): card}
        case _:
            return {}


class OwnInsights:
    """The insights of one seat. They come from the facts that it was told, and nothing else."""

    def __init__(self, memory: SeatMemory) -> None:
        self._memory = memory

    def after(self, facts: Iterable[Fact]) -> Insight:
        """What the seat knows after a frame."""
        memory = self._memory
        notes: list[Phrase] = []
        for fact in facts:
            notes += memory.notes(fact, shown_by(fact))
            memory.hear(fact)
        return Insight(tuple(self._cards()), tuple(self._seats()), tuple(notes))

    def _cards(self) -> Iterable[CardInsight]:
        memory = self._memory
        for seat, layout in enumerate(memory.knowledge.layouts):
            for slot, belief in enumerate(layout):
                if belief is not None:
                    remembered = memory.remembered((seat, slot))
                    mistaken = {memory.seat: remembered.card} if remembered else {}
                    if belief.seen_by or mistaken:
                        place = place_text((seat, slot))
                        yield CardInsight(place, belief.seen_by, mistaken)

    def _seats(self) -> Iterable[SeatInsight]:
        for seat, layout in enumerate(self._memory.knowledge.layouts):
            beliefs = [belief for belief in layout if belief is not None]
            known = [belief.card for belief in beliefs if belief.card is not None]
            unknown = sum(seat not in belief.seen_by for belief in beliefs)
            points = sum(VALUE[card] for card in known)
            yield SeatInsight(
                known=points if seat == self._memory.seat else None,
                unknown=unknown,
                real=points if len(known) == len(beliefs) else None,
            )


class OpenInsights:
    """The insights of all seats, with all cards open."""

    def __init__(self, memories: Sequence[SeatMemory]) -> None:
        self._memories = memories
        self._latest: Insight | None = None

    def after(self, frame: Frame) -> Insight:
        """Who knows what after a frame."""
        before: Match = frame.before
        after: Match = frame.state
        notes: list[Phrase] = []
        layouts = [memory.knowledge.layouts for memory in self._memories]
        for memory in self._memories:
            for fact in heard(frame.told, memory.seat):
                notes += memory.notes(
                    fact, {place: _card_at(before, place) for place in acted_on(fact, memory.seat)}
                )
                memory.hear(fact)
        known = zip(layouts, self._memories, strict=True)
        if self._latest is None or any(
            old is not memory.knowledge.layouts for old, memory in known
        ):
            self._latest = Insight(
                tuple(self._cards(after.round.layouts)), tuple(self._seats(after.round.layouts))
            )
        return replace(self._latest, notes=tuple(notes)) if notes else self._latest

    def _cards(self, layouts: Sequence[Layout]) -> Iterable[CardInsight]:
        for seat, layout in enumerate(layouts):
            for slot, card in enumerate(layout):
                if card is not None:
                    place = (seat, slot)
                    seen = tuple(
                        [memory.seat for memory in self._memories if _knows(memory, place)]
                    )
                    mistaken = {
                        memory.seat: found.card
                        for memory in self._memories
                        if (found := memory.remembered(place)) and found.card != card
                    }
                    if seen or mistaken:
                        yield CardInsight(place_text(place), seen, mistaken)

    def _seats(self, layouts: Sequence[Layout]) -> Iterable[SeatInsight]:
        for memory, layout in zip(self._memories, layouts, strict=False):
            known = [
                VALUE[card]
                for slot, card in enumerate(layout)
                if card is not None and _knows(memory, (memory.seat, slot))
            ]
            real = [VALUE[card] for card in layout if card is not None]
            yield SeatInsight(sum(known), len(real) - len(known), sum(real))


def _knows(memory: SeatMemory, place: Place) -> bool:
    belief = memory.belief(place)
    return belief is not None and belief.card is not None


def _card_at(match: Match, place: Place) -> Card | None:
    seat, slot = place
    return match.round.layouts[seat][slot]


# --- the part of the game -------------------------------------------------------------------


def all_open(rules: Rules, players: int) -> OpenInsights:
    """Insights with all cards open."""
    return OpenInsights([SeatMemory(rules, players, seat) for seat in range(players)])


def of_seat(rules: Rules, players: int, seat: Seat) -> OwnInsights:
    """Insights from the eyes of a seat."""
    return OwnInsights(SeatMemory(rules, players, seat))
