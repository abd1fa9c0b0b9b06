"""Cabo as an implementation of the game protocol: which move does what in which phase."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args

from msgspec.structs import replace

from dacabo.cabo import facts, knowledge, view
from dacabo.cabo.chapters import match
from dacabo.cabo.chapters.looking import (
    finish_first_look,
    first_look,
)
from dacabo.cabo.chapters.round import (
    deal,
    draw_lot,
    name_youngest,
)
from dacabo.cabo.chapters.snap import (
    close_window,
    continue_after_reshuffle,
    decline_snap,
    snap,
    sneak,
)
from dacabo.cabo.chapters.turn import (
    call,
    discard,
    draw,
    finish_look,
    king_swap,
    look,
    pass_turn,
    replace_cards,
    swap,
    take,
)
from dacabo.cabo.decisions import Kind, answers, decisions, default, legal
from dacabo.cabo.moves import (
    Call,
    Close,
    Discard,
    Done,
    Draw,
    Look,
    Pass,
    Replace,
    Snap,
    Sneak,
    Swap,
    Take,
    Youngest,
    move_text,
    parse_move,
)
from dacabo.cabo.phrases import asks, phrases
from dacabo.cabo.rules import PRESETS, Rules
from dacabo.cabo.sampling import sample
from dacabo.cabo.state import (
    Deal,
    Ended,
    FirstLooks,
    Holding,
    Looking,
    Lots,
    Match,
    Reshuffling,
    Round,
    RoundOver,
    Snapping,
    Step,
    Turn,
)
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import Fact, Told
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled, TimeUp
from dacabo.core.seats import TABLE, Seat

Handler = Callable[[Rules, Round, Seat, Any], Step]


OF_THE_PLAYER_ON_TURN: Final[Mapping[tuple[type, type], Handler]] = {
    (Turn, Draw): draw,
    (Turn, Take): take,
    (Turn, Call): call,
    (Turn, Pass): pass_turn,
    (Holding, Replace): replace_cards,
    (Holding, Discard): discard,
    (Holding, Look): look,
    (Holding, Swap): swap,
    (Looking, Done): finish_look,
    (Looking, Swap): king_swap,
}
OF_ANY_PLAYER: Final[Mapping[tuple[type, type], Handler]] = {
    (FirstLooks, Look): first_look,
    (FirstLooks, Done): finish_first_look,
    (Snapping, Snap): snap,
    (Snapping, Pass): decline_snap,
}
OF_THE_TABLE: Final[Mapping[tuple[type, type], Handler]] = {
    (Lots, LotDrawn): draw_lot,
    (Lots, Youngest): name_youngest,
    (Deal, Shuffled): deal,
    (Reshuffling, Shuffled): continue_after_reshuffle,
    (Snapping, Close): close_window,
}


class Cabo:
    """The Cabo family of rules."""

    name: Final = "cabo"
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
    sample = staticmethod(sample)
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
        if actor == TABLE:
            if type(move) is TimeUp:
                return match.time_up(state)
            if type(move) is NextRound and type(state.round.phase) is RoundOver:
                return match.next_round(state)
        now = state.round
        handler = find_handler(state.rules, now, actor, type(move))
        now, told = handler(state.rules, now, actor, move)
        if type(now.phase) is not Ended:
            return replace(state, round=now), told
        state, result_facts = match.write_down(state, now)
        return state, [*told, *result_facts]


def find_handler(rules: Rules, now: Round, actor: Seat, kind: type) -> Handler:
    """The handler for a kind of move, if this actor may make it now."""
    if actor != TABLE and kind is Sneak:
        return sneak
    case = (type(now.phase), kind)
    if actor == TABLE:
        handler = OF_THE_TABLE.get(case)
    elif handler := OF_THE_PLAYER_ON_TURN.get(case):
        if actor != now.player:
            raise IllegalMove("not-your-turn")
    else:
        handler = OF_ANY_PLAYER.get(case)
    if handler is None:
        if kind is Snap and type(now.phase) is not Reshuffling:
            raise IllegalMove("snap-too-late" if rules.snap else "no-snapping")
        raise IllegalMove("not-now")
    return handler
