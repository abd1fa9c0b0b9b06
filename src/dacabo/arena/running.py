"""Playing many deals, until they are done or interrupted."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import NamedTuple

from dacabo.arena.deals import Deal, play_deal
from dacabo.arena.entrants import ArenaError
from dacabo.arena.journal import Journal
from dacabo.arena.setting import Setting
from dacabo.arena.sharing import Where, shared


class Ran(NamedTuple):
    """The finished deals, in order, and what interrupted the others."""

    deals: list[Deal]
    stopped: KeyboardInterrupt | ArenaError | None


def run(
    setting: Setting,
    deals: int,
    where: Where,
    journal: Journal | None,
    watch: Callable[[int], None],
) -> Ran:
    """Play the missing deals of the journal; `watch` is called with the number of finished ones.

    The deals do not depend on where they are played or the order in which they finish.
    """
    numbers = range(1, deals + 1)
    finished = (
        {} if journal is None else {n: journal.deals[n] for n in numbers if n in journal.deals}
    )
    missing = [number for number in numbers if number not in finished]
    stopped: KeyboardInterrupt | ArenaError | None = None
    try:
        watch(len(finished))
        with closing(_playing(setting, missing, where)) as playing:
            for done in playing:
                if done is not None:
                    number, deal = done
                    if journal is not None:
                        journal.add(deal)
                    finished[number] = deal
                watch(len(finished))
    except (KeyboardInterrupt, ArenaError) as error:
        stopped = error
    return Ran([finished[number] for number in sorted(finished)], stopped)


def _playing(
    setting: Setting, numbers: Sequence[int], where: Where
) -> Generator[tuple[int, Deal] | None]:
    """The deals as they finish: on the simulator, or as real matches."""
    if setting.fast:
        from dacabo.arena.fast import on_simulator  # noqa: PLC0415 (few play on the simulator)

        return on_simulator(setting, numbers, where)
    return shared(partial(play_deal, setting), numbers, where)
