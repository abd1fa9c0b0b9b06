"""The pad and the engine score the same, for any cards on the table."""

import random
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

import pytest
from harness.shares import first
from msgspec.structs import replace
from scorepad.harness.pad_driver import NAMES, PRESETS, totals

from dacabo.cabo.cards import VALUE
from dacabo.cabo.chapters import match as cabo
from dacabo.cabo.chapters.scoring import (
    is_kamikaze,
    sum_of,
)
from dacabo.cabo.rules import EmptyPile, PileOutAfterCall, Rules
from dacabo.cabo.sheet import Ending, Layout, RoundResult
from dacabo.cabo.state import Ended, Match, Round
from dacabo.core.cards import Card
from dacabo.core.chance import Sealed
from dacabo.core.dealing import resolve_chance
from dacabo.dacapo import match as dacapo
from dacabo.dacapo.rules import Rules as DacapoRules
from dacabo.dacapo.state import Match as DacapoMatch
from dacabo.dacapo.state import Round as DacapoRound
from dacabo.dacapo.state import RoundOver
from dacabo.games import GAMES
from dacabo.log import Context
from dacabo.scorepad.cabo.sheet import CaboEntry, Cards, HandEntry, Sum
from dacabo.scorepad.commands import Opening, handle, open_pad
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.pad import Pad, apply
from dacabo.scorepad.requests import CallTime, Enter, Request
from dacabo.scorepad.sheets import SHEETS, RoundEntry

QUICK, ALL = 1_000, 10_000

VARIED: dict[str, list[dict[str, Any]]] = {
    "original": [{}, {}, {"hundred": "never"}, {"turn_limit": 40}, {"cards": 6}],
    "gretel-malte": [{}, {}, {"rounds": 4}],
    "dutch": [{}, {"rounds": 5}, {"rounds": 5, "caller_locked": False, "jokers": 6}],
    "tournament": [{}, {}, {"pile_out_after_call": "end-pile"}, {"limit": 60}],
}
"""Rule sets unchanged, and with options that make other rounds."""


def open_pad_for(game: str, preset: str, changes: dict[str, Any], players: int) -> Pad:
    """A pad for some players."""
    opening = Opening(game, preset, NAMES[:players], changes)
    return apply(None, open_pad(opening, Context(0, "open")))


def pad_after(pad: Pad, request: Request) -> Pad:
    """The pad after a request that must change it."""
    (line,) = handle(pad, request, Context(pad.number, str(pad.number)))
    return apply(pad, line)


# --- Cabo: any end of a round ------------------------------------------------------


def layouts_for(rng: Random, rules: Rules, players: int) -> list[Layout]:
    """Possible hands: often low or alike, sometimes a kamikaze."""
    deck = list(rules.pack)
    rng.shuffle(deck)
    if rng.random() < 0.5:
        deck = sorted(deck, key=lambda card: VALUE[card])[: players * 7]
        rng.shuffle(deck)
    layouts: list[list[Card | None]] = []
    if rng.random() < 0.06 and [VALUE[card] for card in deck].count(13) >= 2:
        flown = [card for value in (12, 13) for card in deck if VALUE[card] == value]
        kamikaze = [*flown[:2], *flown[-2:]]
        for card in kamikaze:
            deck.remove(card)
        layouts.append([*kamikaze])
    while len(layouts) < players:
        slots = rng.randint(1, 6 if len(deck) > players * 6 else 2)
        layouts.append([deck.pop() for _ in range(slots)])
    for layout in layouts:
        for _ in range(rng.randrange(3)):
            layout.insert(rng.randint(0, len(layout)), None)
    rng.shuffle(layouts)
    return [tuple(layout) for layout in layouts]


def play_to_the_end_of_a_round(rng: Random, match: Match) -> Round:
    """A round whose last turn is over."""
    rules = match.rules
    layouts = layouts_for(rng, rules, match.players)
    sums = [sum_of(layout) for layout in layouts]
    caller = rng.choice([None, *range(match.players), *[sums.index(min(sums))] * 2])
    if caller is None:
        how = Ending.PILE if rules.empty_pile is EmptyPile.END_ROUND else Ending.TURNS
    elif rng.random() < 0.2 and rules.pile_out_after_call is PileOutAfterCall.END_PILE:
        how = Ending.PILE
    else:
        how = Ending.CABO
    called_with = 0 if caller is None else sums[caller]
    if caller is not None and not rules.caller_locked:
        called_with = rng.choice([called_with, rng.randrange(12)])
    number = len(match.results) + 1
    return Round(
        number, Ended(how), 0, caller=caller, called_with=called_with, layouts=tuple(layouts)
    )


def as_entered(rng: Random, now: Round) -> CaboEntry:
    """The round as a person at the table would enter it: cards in any order, or sums."""
    laid: list[HandEntry] = []
    for layout in now.layouts:
        cards = [card for card in layout if card is not None]
        rng.shuffle(cards)
        just_the_sum = Sum(sum_of(layout), kamikaze=is_kamikaze(layout))
        laid.append(just_the_sum if rng.random() < 0.5 else Cards(tuple(cards)))
    assert isinstance(now.phase, Ended)
    called_with = None if now.caller is None else now.called_with
    return CaboEntry(tuple(laid), now.caller, now.phase.how, called_with)


def visible_result(result: RoundResult, entry: CaboEntry) -> RoundResult:
    """The engine's result, with the cards as they were entered."""
    scores = []
    for score, laid in zip(result.scores, entry.laid, strict=True):
        cards = [card for card in score.cards if card is not None]
        in_order = tuple(sorted(cards, key=lambda card: (VALUE[card], card)))
        scores.append(replace(score, cards=in_order if isinstance(laid, Cards) else ()))
    return replace(result, scores=tuple(scores))


def without_flags(rules: Rules, entry: CaboEntry) -> CaboEntry:
    """Rules without kamikaze have no flag for it."""
    if rules.scoring.value != "dutch":
        return entry
    laid = (Sum(what.sum) if isinstance(what, Sum) else what for what in entry.laid)
    return replace(entry, laid=tuple(laid))


def check_cabo(preset: str, enough: int) -> None:
    """Points, reasons, totals, 100s, winners, the end, the places and who begins next.

    And an independent implementation, written from the text of the rules, agrees with both.
    """
    rng = Random(f"{preset}/{enough}")
    occurred: dict[str, int] = dict.fromkeys(("halved", "kamikaze", "tied", "time", "pile"), 0)
    rounds = 0
    while rounds < enough:
        changes = rng.choice(VARIED[preset])
        rules = GAMES["cabo"].presets[preset].changed(changes)
        players = rng.choice(rules.players)
        match = cabo.start(rules, players)
        pad = open_pad_for("cabo", preset, changes, players)
        while cabo.result(match) is None:
            round_now = play_to_the_end_of_a_round(rng, match)
            if rules.minutes is not None and not match.time_up and rng.random() < 0.05:
                match, _ = cabo.time_up(match)
                pad = pad_after(pad, CallTime(round_now.number))
                occurred["time"] += 1
            entry = without_flags(rules, as_entered(rng, round_now))
            match, _ = cabo.write_down(match, round_now)
            pad = pad_after(pad, Enter(round_now.number, entry, sure=True))
            result = match.results[-1]
            assert pad.results[-1] == visible_result(result, entry)
            ended = cabo.result(match)
            assert (pad.ended.result if pad.ended else None) == ended
            if ended is None and rules.starter.value == "winner":
                begins = pad.sheet.begins(rules, players, pad.results, None, ())
                assert begins.seats == cabo.next_starters(match)
            occurred["halved"] += any(score.halved for score in result.scores)
            occurred["kamikaze"] += any(map(is_kamikaze, round_now.layouts))
            occurred["tied"] += len(result.winners) > 1
            occurred["pile"] += result.ending is Ending.PILE
            rounds += 1
        rows = totals(rules, [e for e in pad.entries if isinstance(e, CaboEntry)], pad.last)
        assert [list(result.totals) for result in match.results] == rows
    impossible = {"dutch": {"halved", "time", "pile"}, "tournament": set()}
    assert {name for name, times in occurred.items() if not times} <= impossible.get(
        preset, {"time", "pile"}
    )


@pytest.mark.parametrize("preset", first(PRESETS, 1))
def test_pad_and_engine_agree_on_a_thousand_rounds_of_cabo(preset: str) -> None:
    """They agree on any hands, any end of the round and any earlier rounds."""
    check_cabo(preset, QUICK)


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_pad_and_engine_agree_on_ten_thousand_rounds_of_cabo(preset: str) -> None:
    """The long run has other seeds than the short one."""
    check_cabo(preset, ALL)


# --- Da Capo! -----------------------------------------------------------------------


def check_dacapo(preset: str, enough: int) -> None:
    """Points, totals, winners, the end and the places."""
    rng = Random(f"{preset}/{enough}")
    rules = GAMES["dacapo"].presets[preset]
    assert isinstance(rules, DacapoRules)
    games = 0
    while games < enough:
        players = rng.choice(rules.players)
        match = DacapoMatch(rules, players, DacapoRound(1, RoundOver()))
        pad = open_pad_for("dacapo", preset, {}, players)
        for number in count(1):
            cards_left = [rng.randint(1, rules.stack) for _ in range(players)]
            if rng.random() < 0.9:
                cards_left[rng.randrange(players)] = 0
            stacks = tuple((Card("1"),) * cards for cards in cards_left)
            match, _ = dacapo.write_down(match, DacapoRound(number, RoundOver(), stacks=stacks))
            pad = pad_after(pad, Enter(number, DacapoEntry(tuple(cards_left)), sure=True))
            assert pad.results[-1] == match.results[-1]
            ended = dacapo.result(match)
            assert (pad.ended.result if pad.ended else None) == ended
            games += 1
            if ended is not None:
                break


@pytest.mark.parametrize("preset", ["single", "match"])
def test_pad_and_engine_agree_on_a_thousand_games_of_da_capo(preset: str) -> None:
    """They agree on any cards left in the stacks."""
    check_dacapo(preset, QUICK)


@pytest.mark.long
@pytest.mark.parametrize("preset", ["single", "match"])
def test_pad_and_engine_agree_on_ten_thousand_games_of_da_capo(preset: str) -> None:
    """The long run has other seeds than the short one."""
    check_dacapo(preset, ALL)


# --- whole matches ------------------------------------------------------------------

SHORT: dict[str, dict[str, Any]] = {
    "cabo": {},
    "dacapo": {"stack": 3, "copies": 4, "jokers": 8},
}
RULE_SETS = [(game, preset) for game in SHEETS for preset in GAMES[game].presets]


def entry_of(result: Any) -> RoundEntry:
    """A round that the engine played, as a person would enter it."""
    if not isinstance(result, RoundResult):
        return DacapoEntry(result.left)
    laid = (Cards(tuple(c for c in score.cards if c is not None)) for score in result.scores)
    return CaboEntry(tuple(laid), result.caller, result.ending)


def play(game_name: str, preset: str, seed: int) -> tuple[Pad, list[Any], Any]:
    """A match of random players; the results of the engine and of the pad."""
    game = GAMES[game_name]
    rng = random.Random(seed)
    chance = Sealed(sha256(seed.to_bytes(4, "big")).digest())
    changes = SHORT[game_name] | ({"rounds": 3} if preset == "dutch" else {})
    rules = game.presets[preset].changed(changes)
    pad = open_pad_for(game_name, preset, changes, 3)
    state, _ = resolve_chance(game, game.start(rules, 3), chance)
    results: list[Any] = []
    while True:
        decision = rng.choice(game.decisions(state))
        if decision.kind in ("sneak", "time"):
            continue
        moves = game.legal(state, decision)
        if rng.random() < 0.8:  # otherwise rounds would be over before they begin
            moves = [move for move in moves if game.text(move) != "cabo"] or moves
        state, _ = game.play(state, decision.actor, rng.choice(moves))
        state, _ = resolve_chance(game, state, chance)
        written = list(game.view(state, None).results)
        if len(written) > len(results):
            results = written
            stalemate = results[-1].ending == "stalemate"  # the pad is right to question it
            pad = pad_after(pad, Enter(len(results), entry_of(results[-1]), sure=stalemate))
        if (ended := game.result(state)) is not None:
            return pad, results, ended


def check_whole_match(game: str, preset: str, seed: int) -> None:
    """Check that nothing in a real match is doubted, and that all results are equal."""
    pad, results, ended = play(game, preset, seed)
    assert pad.ended is not None
    assert pad.ended.result == ended
    assert len(pad.results) == len(results)
    for result_of_pad, result_of_engine in zip(pad.results, results, strict=True):
        entry = pad.entries[result_of_engine.round - 1]
        assert result_of_pad == (
            visible_result(result_of_engine, entry)
            if isinstance(entry, CaboEntry)
            else result_of_engine
        )


@pytest.mark.parametrize(("game", "preset"), RULE_SETS)
def test_whole_matches_give_the_same_results(game: str, preset: str) -> None:
    """The engine plays a few of each rule set; the pad gets them round by round."""
    for seed in range(4):
        check_whole_match(game, preset, seed)


@pytest.mark.long
@pytest.mark.parametrize(("game", "preset"), RULE_SETS)
def test_hundreds_of_whole_matches_give_the_same_results(game: str, preset: str) -> None:
    """The long run plays a hundred of each rule set."""
    for seed in range(1000, 1100):
        check_whole_match(game, preset, seed)
