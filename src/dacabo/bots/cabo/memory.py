"""Forgetting: what a bot with a human memory loses of what it was told."""

from random import Random

from msgspec.structs import replace

from dacabo.cabo.knowledge import Knowledge
from dacabo.core.seats import Place
from dacabo.core.values import with_item


def forget(knowledge: Knowledge, place: Place) -> Knowledge:
    """Forget the card at a place: it may be any unseen one again."""
    seat, slot = place
    belief = knowledge.layouts[seat][slot]
    if belief is None or belief.card is None:
        return knowledge
    pool = tuple(sorted((*knowledge.pools[belief.pool], belief.card)))
    layout = with_item(knowledge.layouts[seat], slot, replace(belief, card=None))
    return replace(
        knowledge,
        layouts=with_item(knowledge.layouts, seat, layout),
        pools=with_item(knowledge.pools, belief.pool, pool),
    )


def slip(knowledge: Knowledge, rng: Random, chance: float) -> Knowledge:
    """Forget each remembered card with some probability."""
    for seat, layout in enumerate(knowledge.layouts):
        for slot, belief in enumerate(layout):
            if belief is not None and belief.card is not None and rng.random() < chance:
                knowledge = forget(knowledge, (seat, slot))
    return knowledge
