"""A complete match consistent with what a viewer knows; the rest is random."""

from random import Random

from dacabo.cabo.cards import POWER, VALUE, Power
from dacabo.cabo.chapters.match import next_starters
from dacabo.cabo.knowledge import Belief, Knowledge
from dacabo.cabo.sheet import Layout
from dacabo.cabo.state import (
    AnyPhase,
    Deal,
    FirstLooks,
    Holding,
    Looking,
    Lots,
    Match,
    Round,
    RoundOver,
    Snapping,
    Turn,
)
from dacabo.cabo.view import View
from dacabo.core.cards import Card
from dacabo.core.checks import check_memory
from dacabo.core.errors import InvalidQuestion
from dacabo.core.seats import Seat


def sample(knowledge: Knowledge, view: View, rng: Random) -> Match:
    """Distribute the unseen cards of every shuffle at random over the places they can lie in.

    A card the viewer has not seen is equally likely to be any unseen card of its shuffle: its
    place was decided by the shuffle and by choices of places, never by its face.
    """
    check_memory(knowledge, view.viewer)
    # Sorting by random numbers shuffles faster than `Random.shuffle`, and bots sample a lot.
    return _place_cards(
        knowledge, view, [sorted(pool, key=lambda _: rng.random()) for pool in knowledge.pools]
    )


def some_match(knowledge: Knowledge, view: View) -> Match:
    """Any match consistent with the knowledge: enough to list the viewer's legal moves."""
    check_memory(knowledge, view.viewer)
    return _place_cards(knowledge, view, [list(pool) for pool in knowledge.pools])


def _place_cards(knowledge: Knowledge, view: View, unseen: list[list[Card]]) -> Match:
    """The match in which the unseen cards of each shuffle are placed in this order, last first."""

    def face(belief: Belief | None) -> Card | None:
        return None if belief is None else belief.card or unseen[belief.pool].pop()

    layouts: tuple[Layout, ...] = tuple(tuple(map(face, layout)) for layout in knowledge.layouts)
    hand = face(knowledge.hand)
    called_with = knowledge.gone
    if view.caller is not None:
        called_with += sum(
            VALUE[card]
            for layout, beliefs in zip(layouts, knowledge.layouts, strict=True)
            for card, belief in zip(layout, beliefs, strict=True)
            if card is not None and belief is not None and belief.called
        )
    match = Match(knowledge.rules, knowledge.players, Round(view.round, Deal()), view.results)
    now = Round(
        view.round,
        _phase(match, knowledge, view, hand),
        view.starter,
        0 if view.player is None else view.player,
        view.turn,
        view.caller,
        called_with,
        layouts,
        tuple(unseen[-1]) if unseen else (),
        knowledge.discards,
        max(len(knowledge.pools) - 1, 0),
    )
    carried = view.totals if any(view.totals) and not view.results else ()
    return Match(knowledge.rules, knowledge.players, now, view.results, view.time_up, carried)


def _phase(match: Match, knowledge: Knowledge, view: View, hand: Card | None) -> AnyPhase:
    """The phase of the round, as everybody sees it."""
    match view.phase:
        case "lots":
            return Lots(next_starters(match) if view.results else tuple(range(match.players)))
        case "deal":
            return Deal()
        case "first-looks":
            looking: dict[Seat, int] = {look.by: look.place[1] for look in view.looks}
            return FirstLooks(knowledge.looked, tuple(map(looking.get, range(match.players))))
        case "turn":
            return Turn()
        case "holding":
            assert hand is not None
            assert view.hand is not None
            return Holding(hand, view.hand.drawn)
        case "looking":
            assert view.discard is not None
            return Looking(view.looks[0].place, king=POWER[view.discard] is Power.KING)
        case "snapping":
            return Snapping(view.awaited)
        case "round-over":
            return RoundOver()
        case _:
            # The view does not include who owes how many cards, and no player has to decide now.
            raise InvalidQuestion("sample-while-shuffling")
