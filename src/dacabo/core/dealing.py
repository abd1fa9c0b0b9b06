"""The table's part in a game: it shuffles, draws lots, and asks the players one at a time."""

from typing import Any, Final

from dacabo.core.chance import Sealed
from dacabo.core.game import AnyGame, Decision, Game, Knowledge, Rules, State, Told, View
from dacabo.core.seats import TABLE


def resolve_chance(
    game: Game[Rules, State, View, Knowledge], state: State, chance: Sealed
) -> tuple[State, list[Told]]:
    """Answer chance until a player must decide, including the lot if no starter was named."""
    told: list[Told] = []
    while asked := next((d.chance for d in game.decisions(state) if d.chance), None):
        state, more = game.play(state, TABLE, chance.answer(asked))
        told += more
    return state, told


settle: Final = resolve_chance
"""Its former name, which programs may still import."""


def next_decision(game: AnyGame, state: Any, chance: Sealed, players: int) -> Decision | None:  # noqa: ANN401 (any game's state)
    """The decision to ask next: a mandatory one, else one of the optional ones, else None.

    The order among optional decisions is drawn by lot for every window, so that no seat is
    favoured. Decisions without a default move – peeking, "time is up" – are skipped, and a window
    closes by itself once everyone has answered.
    """
    asked = game.decisions(state)
    for decision in asked:
        if decision.must:
            return decision
    may = [d for d in asked if d.actor != TABLE and game.default(state, d) is not None]
    if not may:
        return None
    race = chance.order(f"arena/race/{may[0].clock or may[0].id}", players)
    return min(may, key=lambda decision: race[decision.actor])
