"""One deal: the same cards for all entrants, in every seat."""

from functools import partial
from hashlib import sha256
from time import perf_counter

from dacabo.arena.entrants import take_seat
from dacabo.arena.match import Played, Player, play_match
from dacabo.arena.setting import Setting
from dacabo.arena.times import Times, times_of
from dacabo.core.chance import Sealed
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.games import GAMES


class Deal(Value):
    """All matches of a deal, in the order of `Setting.tables`."""

    deal: int
    """Counted from 1."""
    matches: tuple[Played, ...]
    times: tuple[Times, ...]
    """The thinking times of each entrant."""
    seconds: float
    """The time of the whole deal on one core."""


def play_deal(setting: Setting, deal: int) -> Deal:
    """Play a deal with every combination of entrants in every rotation."""
    began = perf_counter()
    game, rules = GAMES[setting.game], setting.rules
    chance = Sealed(_digest(setting.seed, deal, "cards"))
    spent: list[list[float]] = [[] for _ in setting.entrants]
    matches = []
    for table in setting.tables:
        players = [_player(setting, deal, table, seat) for seat in range(setting.players)]
        matches.append(play_match(game, rules, chance, players))
        for player in players:
            spent[player.entrant] += player.spent
    return Deal(deal, tuple(matches), tuple(map(times_of, spent)), perf_counter() - began)


def _player(setting: Setting, deal: int, table: tuple[int, ...], seat: Seat) -> Player:
    """An entrant with its own seed: the same in each rotation, whatever happens at other tables.

    It depends on the entrants at this table, in the order in which they were entered.
    """
    entrant = setting.entrants[table[seat]]
    company = (setting.entrants[other].label for other in sorted(table))
    seed = _digest(setting.seed, deal, "bot", *company, entrant.label)
    take = partial(
        take_seat,
        entrant,
        setting.game,
        setting.rules,
        players=setting.players,
        seat=seat,
        seed=int.from_bytes(seed[:8], "big"),
    )
    return Player(table[seat], entrant.label, deal, take)


def _digest(*parts: object) -> bytes:
    return sha256("/".join(("dacabo-arena", *map(str, parts))).encode()).digest()
