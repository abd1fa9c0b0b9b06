"""The pending decisions, their legal answers, and the default when a player's time is up."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeAlias

from dacabo.core.cards import Card
from dacabo.core.chance import Lot, Shuffle
from dacabo.core.checks import check_asked
from dacabo.core.game import Decision
from dacabo.core.moves import LotDrawn, Move, NextRound
from dacabo.core.seats import TABLE, Seat
from dacabo.dacapo.match import result
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack, EndTurn, PutDown
from dacabo.dacapo.play import fitting, open_places
from dacabo.dacapo.state import Deal, Lots, Match, Reshuffling, Round, RoundOver, Turn

Kind: TypeAlias = Literal["lot", "deal", "reshuffle", "turn", "next-round"]
"""The kinds of decisions."""

_LATEST: Final[list[tuple[Match | None, Sequence[Decision]]]] = [(None, ())]
"""The match that `decisions` was last called with, and its decisions.

`legal` and `default` check that a decision is pending, usually in that match. Computing the
decisions again would take a few percent of the time of each bot move."""


def decisions(match: Match) -> list[Decision]:
    """All pending decisions."""
    pending = _pending_decisions(match)
    _LATEST[0] = match, tuple(pending)
    return pending


def _pending_decisions(match: Match) -> list[Decision]:
    if result(match) is not None:
        return []
    now = match.round
    match now.phase:
        case Turn():
            clock = f"r{now.number}.t{now.turn}"
            # The number of cards built, and of reshuffles, identifies the moment.
            moment = len(now.aside) + sum(map(len, now.building)) + now.reshuffles * 1000
            return [Decision(f"{clock}.{moment}", now.player, "turn", clock=clock)]
        case Lots():
            return [_chance_decision("lot", Lot(f"round/{now.number}/dealer", match.players))]
        case Deal():
            label = f"round/{now.number}/deal"
            return [_chance_decision("deal", Shuffle(label, len(match.rules.pack)))]
        case Reshuffling():
            label = f"round/{now.number}/reshuffle/{now.reshuffles + 1}"
            return [_chance_decision("reshuffle", Shuffle(label, len(now.aside)))]
        case RoundOver():
            return [Decision(f"r{now.number}.next", TABLE, "next-round")]


def _chance_decision(kind: Kind, ask: Lot | Shuffle) -> Decision:
    return Decision(ask.label, TABLE, kind, chance=ask)


def _check_asked(match: Match, decision: Decision) -> None:
    latest_match, latest_decisions = _LATEST[0]
    if latest_match is not match or decision not in latest_decisions:
        check_asked(decision, decisions(match))


def legal(match: Match, decision: Decision) -> Sequence[Move]:
    """The answers to one of `decisions(match)`; any other decision is refused."""
    _check_asked(match, decision)
    match decision.kind:
        case "lot":
            return [LotDrawn(number) for number in range(match.players)]
        case "next-round":
            return [NextRound()]
        case "turn":
            return [*_building_moves(match.round), *_ending_moves(match.round)]
        case _:
            return []


_Buildable: TypeAlias = tuple[Card, Callable[[Any, int], Move], Seat | Card | int]
"""A card, the move that builds it, and the first argument of that move."""


def _building_moves(now: Round) -> list[Move]:
    hand, help_piles = now.hands[now.player], now.helps[now.player]
    cards: list[_Buildable] = []
    cards += [(stack[-1], BuildStack, seat) for seat, stack in enumerate(now.stacks)]
    cards += [(card, BuildHand, card) for card in dict.fromkeys(hand)]
    cards += [(pile[-1], BuildHelp, index) for index, pile in enumerate(help_piles) if pile]
    moves: list[Move] = []
    for place in open_places(now.building):
        fitting_cards = fitting(now.building[place])
        moves += [build(name, place) for card, build, name in cards if card in fitting_cards]
    return moves


def _ending_moves(now: Round) -> list[Move]:
    hand, places = dict.fromkeys(now.hands[now.player]), open_places(now.helps[now.player])
    return [PutDown(card, place) for card in hand for place in places] or [EndTurn()]


def answers(match: Match, decision: Decision) -> tuple[str, ...]:
    """The legal answers as patterns, which depend on no card in the player's hand.

    `build 3|J on 1`: a 3 or a joker from anywhere. `put ? on 1|2`: any card of the hand.
    """
    _check_asked(match, decision)
    if decision.kind != "turn":
        return ()
    now = match.round
    builds = [
        f"build {'|'.join(sorted(fitting(now.building[place])))} on {place + 1}"
        for place in open_places(now.building)
    ]
    if not now.hands[now.player]:
        return (*builds, "end")
    places = [str(place + 1) for place in open_places(now.helps[now.player])]
    return (*builds, f"put ? on {'|'.join(places)}")


def default(match: Match, decision: Decision) -> Move | None:
    """Build nothing and put down the first card."""
    _check_asked(match, decision)
    match decision.kind:
        case "turn":
            return _ending_moves(match.round)[0]
        case "next-round":
            return NextRound()
        case _:
            return None
