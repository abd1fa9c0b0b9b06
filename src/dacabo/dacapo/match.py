"""The course of a match: winners of rounds, points, and the end (DACAPO-13, DACAPO-14)."""

from collections.abc import Sequence

from msgspec.structs import replace

from dacabo.core.game import Result, Told
from dacabo.dacapo.facts import MatchEnded, RoundEnded
from dacabo.dacapo.play import open_round
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Ending, Match, Round, RoundOver, RoundResult


def start(rules: Rules, players: int) -> Match:
    """A match before its first shuffle; usually the dealer is not chosen yet (DACAPO-4)."""
    rules.check_players(players)
    now, _ = open_round(1, players, players - 1 if rules.first_seat_starts else None)
    return Match(rules, players, now)


def write_down(match: Match, now: Round) -> tuple[Match, list[Told]]:
    """A game is over: the winner scores what is left in the losers' stacks."""
    cards_left = tuple(len(stack) for stack in now.stacks)
    round_result = score_stacks(now.number, cards_left, match.totals)
    match = replace(match, round=now, results=(*match.results, round_result))
    match_result = result(match)
    told = [Told(RoundEnded(round_result))]
    return match, told if match_result is None else [*told, Told(MatchEnded(match_result))]


def score_stacks(number: int, cards_left: tuple[int, ...], before: Sequence[int]) -> RoundResult:
    """Score a game by the cards left in each stack; the score pad uses this, too."""
    lowest = min(cards_left)
    ending = Ending.STALEMATE if lowest else Ending.STACK
    winners = tuple(seat for seat, cards in enumerate(cards_left) if cards == lowest)
    prize = sum(cards for cards in cards_left if cards != lowest)
    points = tuple(prize if seat in winners else 0 for seat in range(len(cards_left)))
    totals = tuple(total + gained for total, gained in zip(before, points, strict=True))
    return RoundResult(number, ending, winners, cards_left, points, totals)


def next_round(match: Match) -> tuple[Match, list[Told]]:
    """The deal moves clockwise (DACAPO-4)."""
    assert match.round.dealer is not None
    dealer = (match.round.dealer + 1) % match.players
    now, told = open_round(match.round.number + 1, match.players, dealer)
    return replace(match, round=now), told


def result(match: Match) -> Result | None:
    """The result of the match, if it has ended: most points win."""
    if type(match.round.phase) is not RoundOver:
        return None
    return place(match.rules, match.totals)


def place(rules: Rules, totals: tuple[int, ...]) -> Result | None:
    """The final places, if the game was the last."""
    if rules.target is not None and max(totals) < rules.target:
        return None
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Result(totals, places)
