"""Worlds played out on the twin: from each of them Allegro plays the round to its end."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache
from threading import Thread
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.search.equity import equity
from dacabo.bots.cabo.search.trying import Plan
from dacabo.bots.cabo.search.worlds import Worlds
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.reading import Reading
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import Match
from dacabo.core.seats import Seat
from dacabo.observations.cabo.steps import Steps
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.cabo.placing import place
from dacabo.research.simulator.cabo.spec import MODULES, code, slots_for
from dacabo.research.simulator.cabo.spec import PLAYERS as FAST
from dacabo.research.simulator.chance import OWN, ROUND
from dacabo.research.simulator.company import OVER
from dacabo.research.simulator.compiling import native
from dacabo.research.simulator.errors import TwinError
from dacabo.research.simulator.twin import ROUND_OVER, Twin, with_players

MOST: Final = 600
"""More decisions than a round takes."""
_MODULES: Final = with_players(MODULES, FAST)
_GROWTH: Final = 4
"""Places for penalty cards to come."""


class Public(NamedTuple):
    """What is the same in all worlds: one of them, whose seat is asked, and what is known there."""

    match: Match
    seat: Seat
    knowledge: Knowledge
    reading: Reading
    """What everyone can read from the moves."""


def play_out(
    plans: Sequence[Plan], worlds: Worlds, public: Public, seed: int
) -> NDArray[np.float64]:
    """The probability to win the match, for each plan (row) in each world (column)."""
    match, seat = public.match, public.seat
    count = len(worlds.cards)
    twin = _twin(match.rules, match.players, len(plans) * count)
    # The same luck for all plans: what differs is what they do.
    twin.deal(seed, [*range(count)] * len(plans))
    _place(twin, worlds, public)
    _begin(twin, plans, seat)
    twin.meet(MOST)
    first = twin.shape.points
    points = twin.wide[:, first : first + match.players].astype(np.float32)
    return equity(match, points, seat).reshape(len(plans), count).astype(np.float64)


def has_room(rules: Rules, layouts: Sequence[Sequence[object]]) -> bool:
    """Whether these layouts fit into lanes, and may grow there as in any round."""
    return max(map(len, layouts)) + _GROWTH <= slots_for(rules, len(layouts))


def ready(*, wait: bool) -> bool:
    """Whether worlds can be played out here; without `wait` that is being prepared at first."""
    if native.compiler() is None:
        return False
    if not _is_prepared():
        if wait or native.is_built(_MODULES):
            _prepare()
        elif not _preparing:
            _preparing.append(Thread(target=_try_to_prepare, daemon=True))
            _preparing[0].start()
    return _is_prepared()


_preparing: Final[list[Thread]] = []


@cache
def _prepare() -> None:
    _twin(Rules(), 2, 1)


def _is_prepared() -> bool:
    return _prepare.cache_info().currsize > 0


def _try_to_prepare() -> None:
    with suppress(TwinError):  # a compiler that cannot: it goes on without
        _prepare()


@lru_cache(maxsize=16)
def _twin(rules: Rules, players: int, lanes: int) -> Twin:
    twin = Twin("cabo", rules, players, lanes, fast=FAST, threads=1)
    twin.seat(["allegro"] * players)
    return twin


def _place(twin: Twin, worlds: Worlds, public: Public) -> None:
    """Every world into a lane for each plan: what is public is the same in all of them."""
    small, wide, slots = twin.small, twin.wide, twin.slots
    match, seat, knowledge, reading = public
    place(small[0], wide[0], match, knowledge, reading, asked=seat, slots=slots)
    small[1:] = small[0]
    wide[1:, OWN:] = wide[0, OWN:]
    wide[:, ROUND] = match.round.number
    copies = len(small) // len(worlds.cards)
    codes = np.array([*map(code, worlds.faces.code), at.NO_CARD], np.int8)
    cards, pile = codes[worlds.cards], codes[worlds.pile]
    for number, layout in enumerate(match.round.layouts):
        for slot, card in enumerate(layout):
            if card is not None:
                here = at.PLACES + number * slots + slot
                wide[:, here] &= ~at.CODE_BITS
                wide[:, here] |= np.tile(cards[:, number, slot], copies)
    for face in range(at.CODES):
        small[:, at.PILE_CODES + face] = np.tile((pile == face).sum(1), copies)
    wide[:, at.CALLED_WITH] = np.tile(worlds.called_with, copies)


def _begin(twin: Twin, plans: Sequence[Plan], seat: Seat) -> None:
    """The moves of each plan; a round that is over with them is not played on."""
    steps = Steps(twin.players, twin.slots, seat)
    paths = [[action for move in plan for action in steps.path(move)] for plan in plans]
    count = twin.lanes // len(plans)
    for number in range(max(map(len, paths))):
        now = [path[number] if number < len(path) else PASS_OVER for path in paths]
        actions = np.repeat(np.array(now, np.int16), count)
        actions[twin.tally[:, OVER] != 0] = PASS_OVER
        twin.run("step_lanes", actions)
        twin.tally[:, OVER] |= twin.small[:, twin.shape.event] & ROUND_OVER
