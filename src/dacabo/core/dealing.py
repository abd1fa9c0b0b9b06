"""The table's own part: it shuffles, draws lots and goes on to the next round."""

from dacabo.core.chance import Sealed
from dacabo.core.game import Game, Knowledge, Rules, State, Told, View
from dacabo.core.seats import TABLE


def settle(
    game: Game[Rules, State, View, Knowledge], state: State, chance: Sealed
) -> tuple[State, list[Told]]:
    """Do everything that the table must do, until a player is asked or the match is over."""
    told: list[Told] = []
    while True:
        asked = [d for d in game.decisions(state) if d.must and d.actor == TABLE]
        if not asked:
            return state, told
        move = chance.answer(asked[0].chance) if asked[0].chance else game.default(state, asked[0])
        state, more = game.play(state, TABLE, move)
        told += more
