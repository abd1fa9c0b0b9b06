"""Da Capo! as an implementation of the game protocol: which move does what in which phase."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args

from msgspec.structs import replace

from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import Fact, Told
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled
from dacabo.core.seats import TABLE, Seat
from dacabo.dacapo import facts, knowledge, match, sampling, view
from dacabo.dacapo.decisions import Kind, answers, decisions, default, legal
from dacabo.dacapo.moves import (
    BuildHand,
    BuildHelp,
    BuildStack,
    EndTurn,
    PutDown,
    move_text,
    parse_move,
)
from dacabo.dacapo.phrases import asks, phrases
from dacabo.dacapo.play import (
    build_hand,
    build_help,
    build_stack,
    deal,
    draw_lot,
    end_turn,
    put_down,
    reshuffle,
)
from dacabo.dacapo.rules import PRESETS, Rules
from dacabo.dacapo.state import Deal, Lots, Match, Reshuffling, Round, RoundOver, Step, Turn

Handler = Callable[[Rules, Round, Any], Step]

OF_THE_PLAYER_ON_TURN: Final[Mapping[tuple[type, type], Handler]] = {
    (Turn, BuildHand): build_hand,
    (Turn, BuildHelp): build_help,
    (Turn, BuildStack): build_stack,
    (Turn, PutDown): put_down,
    (Turn, EndTurn): end_turn,
}
OF_THE_TABLE: Final[Mapping[tuple[type, type], Handler]] = {
    (Lots, LotDrawn): draw_lot,
    (Deal, Shuffled): deal,
    (Reshuffling, Shuffled): reshuffle,
}


class DaCapo:
    """Da Capo!."""

    name: Final = "dacapo"
    version: Final = 1
    presets: Final = PRESETS
    view_type: Final = view.View
    fact_types: Final = tuple(
        kind for kind in Fact.__subclasses__() if kind.__module__ == facts.__name__
    )
    decision_kinds: Final = get_args(Kind)

    start = staticmethod(match.start)
    decisions = staticmethod(decisions)
    legal = staticmethod(legal)
    answers = staticmethod(answers)
    default = staticmethod(default)
    open_view = staticmethod(view.open_view)
    view = staticmethod(view.view)
    know = staticmethod(knowledge.know)
    learn = staticmethod(knowledge.learn)
    sample = staticmethod(sampling.sample)
    result = staticmethod(match.result)
    text = staticmethod(move_text)
    parse = staticmethod(parse_move)
    asks = staticmethod(asks)
    phrases = staticmethod(phrases)

    @staticmethod
    def play(state: Match, actor: Seat, move: Move) -> tuple[Match, Sequence[Told]]:
        """Apply a move, or refuse it and change nothing."""
        if match.result(state) is not None:
            raise IllegalMove("match-over")
        if not TABLE <= actor < state.players:
            raise InvalidMove("no-such-seat")
        now = state.round
        if actor == TABLE and (type(now.phase), type(move)) == (RoundOver, NextRound):
            return match.next_round(state)
        case = (type(now.phase), type(move))
        handlers = OF_THE_TABLE if actor == TABLE else OF_THE_PLAYER_ON_TURN
        if case not in handlers:
            raise IllegalMove("not-now")
        if actor not in (TABLE, now.player):
            raise IllegalMove("not-your-turn")
        now, told = handlers[case](state.rules, now, move)
        if type(now.phase) is RoundOver:
            state, result_facts = match.write_down(state, now)
            return state, [*told, *result_facts]
        return replace(state, round=now), told
