"""The table's part in a game: it shuffles, draws lots, and asks the players one at a time."""

from typing import Any, Final

from dacabo.core.chance import Chance, Sealed
from dacabo.core.game import AnyGame, Decision, Game, Knowledge, Rules, State, Told, View
from dacabo.core.seats import TABLE


def resolve_chance(
    game: Game[Rules, State, View, Knowledge], state: State, chance: Chance
) -> tuple[State, list[Told]]:
    """Answer chance until a player must decide, including the lot if no starter was named."""
    told: list[Told] = []
    while request := next((d.chance for d in game.decisions(state) if d.chance), None):
        state, new_facts = game.play(state, TABLE, chance.answer(request))
        told += new_facts
    return state, told


settle: Final = resolve_chance
"""The former name of `resolve_chance`, which programs may still import."""


def next_decision(game: AnyGame, state: Any, chance: Sealed, players: int) -> Decision | None:  # noqa: ANN401 (any game's state)
    """The decision to ask next: a mandatory one, else one of the optional ones, else None.

    The order among optional decisions is drawn by lot for every window, so that no seat is
    favoured. Decisions without a default move – peeking, "time is up" – are skipped, and a window
    closes by itself once everyone has answered.
    """
    pending = game.decisions(state)
    for decision in pending:
        if decision.must:
            return decision
    optional = [d for d in pending if d.actor != TABLE and game.default(state, d) is not None]
    if not optional:
        return None
    lots = chance.order(f"arena/race/{optional[0].clock or optional[0].id}", players)
    return min(optional, key=lambda decision: lots[decision.actor])
