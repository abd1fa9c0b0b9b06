"""Tables of many events on the twin."""

from collections.abc import Sequence

from dacabo.arena.backend import backend
from dacabo.core.rules import RuleSet
from dacabo.rehearsal.bouts import Bout, Meeting, digest
from dacabo.rehearsal.setting import Setting
from dacabo.scorepad.sheets import CONTESTS

_DEALS = 2**31
"""Numbers of deals that a lane can hold."""


def play_bouts(setting: Setting, meetings: Sequence[tuple[int, Meeting]]) -> list[Bout]:
    """Play at these tables, each with the number of its event."""
    alike: dict[tuple[RuleSet, int], list[int]] = {}
    for number, (_, meeting) in enumerate(meetings):
        alike.setdefault((meeting.rules, len(meeting.players)), []).append(number)
    bouts: dict[int, Bout] = {}
    for (rules, _), numbers in alike.items():
        bouts |= zip(numbers, _play(setting, rules, [meetings[n] for n in numbers]), strict=True)
    return [bouts[number] for number in range(len(meetings))]


def _play(setting: Setting, rules: RuleSet, meetings: Sequence[tuple[int, Meeting]]) -> list[Bout]:
    """Play at tables of the same size, by the same rules."""
    minutes = CONTESTS[rules.game].minutes(rules)
    matches = backend().play(
        rules,
        [[setting.bots[player] for player in meeting.players] for _, meeting in meetings],
        [_deal(setting, event, meeting) for event, meeting in meetings],
        seed=setting.seed,
        threads=1,  # other events are played by other processes
        until=None if minutes is None else -(-60 * minutes // setting.seconds),
    )
    rounds: list[list[tuple[int, ...]]] = [[] for _ in meetings]
    for one in matches.rounds:
        for lane, points in zip(one.lanes.tolist(), one.points.tolist(), strict=True):
            rounds[lane].append(tuple(points))
    return [
        Bout(tuple(totals), tuple(played), turns, timed)
        for totals, played, turns, timed in zip(
            matches.totals.tolist(),
            rounds,
            matches.turns.tolist(),
            matches.timed.tolist(),
            strict=True,
        )
    ]


def _deal(setting: Setting, event: int, meeting: Meeting) -> int:
    """The number of a table's deal, which no other table of the rehearsal is likely to have."""
    found = digest(setting.seed, event, meeting.label, "cards")
    return int.from_bytes(found[:8], "big") % _DEALS
