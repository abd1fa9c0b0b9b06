"""A complete match consistent with what a viewer knows; the rest is random."""

from random import Random
from typing import Final

from dacabo.core.cards import Card
from dacabo.core.checks import check_memory
from dacabo.dacapo.knowledge import Knowledge
from dacabo.dacapo.play import sort_hand
from dacabo.dacapo.state import (
    AnyPhase,
    Deal,
    Lots,
    Match,
    Pile,
    Reshuffling,
    Round,
    RoundOver,
    Turn,
)
from dacabo.dacapo.view import View

_PHASES: Final[dict[str, AnyPhase]] = {
    "lots": Lots(),
    "deal": Deal(),
    "turn": Turn(),
    "reshuffling": Reshuffling(),
    "round-over": RoundOver(),
}


def sample(knowledge: Knowledge, view: View, rng: Random) -> Match:
    """Distribute the unseen cards of every shuffle at random over the places they lie in.

    A hidden card is equally likely to be any unseen card of its shuffle: its place was decided by
    the shuffle, and players are assumed to choose the cards they play regardless of the face.
    """
    check_memory(knowledge, view.viewer)
    unseen, hands = _cards(knowledge, rng)

    def stack(height: int, top: Card | None) -> Pile:
        return () if top is None else (*(unseen[0].pop() for _ in range(height - 1)), top)

    now = Round(
        view.round,
        _PHASES[view.phase],
        view.dealer,
        0 if view.player is None else view.player,
        view.turn,
        tuple(stack(pile.height, pile.top) for pile in view.stacks),
        hands,
        view.helps,
        view.building,
        tuple(unseen[-1]) if unseen else (),
        knowledge.aside,
        knowledge.reshuffles,
        knowledge.acted,
        knowledge.idle,
    )
    carried = view.totals if any(view.totals) and not view.results else ()
    return Match(knowledge.rules, knowledge.players, now, view.results, carried)


def _cards(knowledge: Knowledge, rng: Random) -> tuple[list[list[Card]], tuple[Pile, ...]]:
    """Choose a case, and return the cards left of each shuffle, in random order, and all hands."""
    hidden, chance = knowledge.hidden, rng.random
    if not hidden.cases:  # before the deal
        return [], ()
    (case,) = rng.choices(hidden.cases, [case.chance for case in hidden.cases])
    remaining = [list(pool) for pool in hidden.pools]
    for shuffle, card in case.played:
        remaining[shuffle].remove(card)
    unseen = [sorted(pool, key=lambda _: chance()) for pool in remaining]
    hands = tuple(
        knowledge.hand
        if seat == knowledge.viewer
        else sort_hand([unseen[shuffle].pop() for shuffle in hand])
        for seat, hand in enumerate(case.hands)
    )
    return unseen, hands
