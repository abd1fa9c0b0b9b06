"""The table's own part: it shuffles, draws lots, and asks one player after the other."""

from typing import Any

from dacabo.core.chance import Sealed
from dacabo.core.game import AnyGame, Decision, Game, Knowledge, Rules, State, Told, View
from dacabo.core.seats import TABLE


def settle(
    game: Game[Rules, State, View, Knowledge], state: State, chance: Sealed
) -> tuple[State, list[Told]]:
    """Answer all chance until somebody has to decide; a lot too, if nobody has named a starter."""
    told: list[Told] = []
    while asked := next((d.chance for d in game.decisions(state) if d.chance), None):
        state, more = game.play(state, TABLE, chance.answer(asked))
        told += more
    return state, told


def next_decision(game: AnyGame, state: Any, chance: Sealed, players: int) -> Decision | None:  # noqa: ANN401 (any game's state)
    """Who is asked now: whoever must, else one of those who may, else nobody.

    Who is quickest of those who may is drawn by lot for every window, so that no seat is favoured.
    What has no harmless answer – looking without leave, "time is up" – is nobody's to do here, and
    a window closes by itself when all have answered.
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
