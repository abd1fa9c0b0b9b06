"""A request to a table: who makes it, what they may do, and the resulting facts."""

from collections.abc import Callable, Collection

from dacabo.core.seats import Seat
from dacabo.table.errors import TableError
from dacabo.table.facts import Entry, Happening
from dacabo.table.folding import fold
from dacabo.table.table import Phase, Step, Table, seat_of


def _not_now(phase: Phase) -> TableError:
    """The error for a request that the current phase does not allow."""
    match phase:
        case Phase.OPEN:
            return TableError("match-not-begun")
        case Phase.SHUFFLING:
            return TableError("match-about-to-begin")
        case Phase.PLAYING:
            return TableError("match-goes-on")
        case Phase.PAUSED:
            return TableError("match-rests")
        case Phase.OVER:
            return TableError("match-over")
        case Phase.CLOSED:
            return TableError("table-closed")


class Asking:
    """A request to a table: its author, its time, and the resulting facts."""

    def __init__(
        self,
        table: Table,
        at: int,
        *,
        guest: str | None = None,
        request: str | None = None,
        present: Collection[str] = (),
        new_seed: Callable[[], bytes] | None = None,
    ) -> None:
        self.table = table
        self.at = at
        self.guest = guest
        self.request = request
        self.present = present
        """The guests who are connected."""
        self.new_seed = new_seed
        """Makes a seed, for another match or another start."""
        self.steps: list[Step] = []

    def happen(self, fact: Happening) -> None:
        """Add a fact; the first one bears the id of the request, which is thereby done."""
        request = None if self.steps else self.request
        step = fold(self.table, Entry(self.at, fact, self.guest, request))
        self.steps.append(step)
        self.table = step.table

    # --- who asks -------------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        """The guest's seat."""
        seat = seat_of(self.table, self.guest)
        if seat is None:
            raise TableError("not-seated")
        return seat

    @property
    def own_hand(self) -> Seat:
        """The guest's seat; refused while a bot plays for them."""
        seat = self.seat
        if self.table.chairs[seat].level is not None:
            raise TableError("bot-sits-in")
        return seat

    def as_host(self) -> None:
        """Refuse everyone but the host."""
        if self.guest != self.table.host:
            raise TableError("not-host")

    def during(self, *phases: Phase) -> None:
        """Refuse a request outside these phases."""
        if self.table.phase not in phases:
            raise _not_now(self.table.phase)

    def chair(self, seat: Seat) -> Seat:
        """Refuse a chair that does not exist."""
        if not 0 <= seat < len(self.table.chairs):
            raise TableError("no-such-chair")
        return seat

    def free_chair(self, wanted: Seat | None) -> Seat:
        """The requested chair, or the first free one."""
        free = [seat for seat, chair in enumerate(self.table.chairs) if chair.free]
        if not free:
            raise TableError("table-full")
        if wanted is None:
            return free[0]
        if self.chair(wanted) not in free:
            raise TableError("chair-taken")
        return wanted
