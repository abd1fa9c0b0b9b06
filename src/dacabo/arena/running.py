"""Playing many deals, until they are done or interrupted."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import NamedTuple

from dacabo.arena.deals import Deal, play_deal
from dacabo.arena.entrants import ArenaError
from dacabo.arena.journal import Journal
from dacabo.arena.setting import Setting
from dacabo.arena.sharing import Where, map_tasks


class ArenaRun(NamedTuple):
    """The finished deals, in order, and what interrupted the others."""

    deals: list[Deal]
    interruption: KeyboardInterrupt | ArenaError | None


def run(
    setting: Setting,
    deals: int,
    where: Where,
    journal: Journal | None,
    watch: Callable[[int], None],
) -> ArenaRun:
    """Play the deals that the journal does not have.

    `watch` is called with the number of finished deals.


    The deals do not depend on where they are played or the order in which they finish.
    """
    numbers = range(1, deals + 1)
    finished = (
        {} if journal is None else {n: journal.deals[n] for n in numbers if n in journal.deals}
    )
    missing = [number for number in numbers if number not in finished]
    interruption: KeyboardInterrupt | ArenaError | None = None
    try:
        watch(len(finished))
        with closing(_play_deals(setting, missing, where)) as results:
            for result in results:
                if result is not None:
                    number, deal = result
                    if journal is not None:
                        journal.add(deal)
                    finished[number] = deal
                watch(len(finished))
    except (KeyboardInterrupt, ArenaError) as error:
        interruption = error
    return ArenaRun([finished[number] for number in sorted(finished)], interruption)


def _play_deals(
    setting: Setting, numbers: Sequence[int], where: Where
) -> Generator[tuple[int, Deal] | None]:
    """Yield the deals as they finish, played on the simulator or as real matches."""
    if setting.fast:
        from dacabo.arena.fast import play_on_simulator  # noqa: PLC0415 (few play on the simulator)

        return play_on_simulator(setting, numbers, where)
    return map_tasks(partial(play_deal, setting), numbers, where)
