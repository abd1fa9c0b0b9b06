"""The table's own part: it shuffles and draws lots."""

from dacabo.core.chance import Sealed
from dacabo.core.game import Game, Knowledge, Rules, State, Told, View
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
