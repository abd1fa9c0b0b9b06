"""From the first seal to the deal: no share is shown before all are sealed."""

from dacabo.core.chance import seal_of, share_of
from dacabo.core.seats import Seat
from dacabo.table import requests as ask
from dacabo.table.asking import Asking
from dacabo.table.clocks import begins_again
from dacabo.table.errors import TableError
from dacabo.table.facts import CalledOff, SealsClosed, ShareSealed, ShareShown, Started
from dacabo.table.options import game_of
from dacabo.table.table import Phase, missing_shares


class Shuffling(Asking):
    """Requests around the shuffle, and their effects."""

    def seal(self, asked: ask.Seal) -> None:
        """Seal a share, or replace it."""
        self.during(Phase.OPEN)
        if not self.may_seal(self.seat):
            raise TableError("share-not-shown")
        self.seal_for(self.seat, asked.seal)

    def may_seal(self, seat: Seat) -> bool:
        """Refuse a player who has held up a start before, where a whole evening would wait.

        By chair, which identifies the player there, whichever guest they come as.
        """
        return not (self.table.assigned and seat in self.table.silent_seats)

    def seal_for(self, seat: Seat, seal: str) -> None:
        """Add a player's seal."""
        if self.table.chairs[seat].seal != seal:
            self.happen(ShareSealed(seat, seal))

    def start(self, _asked: ask.Start) -> None:
        """Begin once all chairs are taken and all others are ready."""
        self.as_host()
        self.during(Phase.OPEN)
        if any(chair.free for chair in self.table.chairs):
            raise TableError("chairs-free")
        if any(not chair.ready and chair.guest != self.guest for chair in self.table.chairs):
            raise TableError("not-everybody-ready")
        if not begins_again(self.table):
            self.begin()

    def begin(self) -> None:
        """Close the seals; without any the cards are dealt at once."""
        sealed = any(chair.seal for chair in self.table.chairs)
        self.happen(SealsClosed() if sealed else self.deal())

    def deal(self) -> Started:
        """The fact that begins the match."""
        return Started(game_of(self.table.options).version)

    def reveal(self, asked: ask.Reveal) -> None:
        """Show a share. Only the share is stored; the word is not."""
        self.during(Phase.SHUFFLING)
        chair = self.table.chairs[self.seat]
        share = share_of(bytes.fromhex(asked.salt), asked.word)
        if seal_of(share) != chair.seal:
            raise TableError("seal-differs")
        if chair.share is None:
            self.happen(ShareShown(self.seat, share))

    def call_off(self, *seats: Seat) -> None:
        """Call off the start because of these seats; the next one has another seed."""
        assert self.new_seed is not None
        self.happen(CalledOff(self.new_seed(), seats))

    def shuffle_clocks(self) -> None:
        """Call off a start that waits too long for a share."""
        if not any(clock.due <= self.at for clock in self.table.clocks):
            return
        if self.table.phase is Phase.SHUFFLING:
            self.call_off(*missing_shares(self.table))
        elif begins_again(self.table):
            self.begin()

    def play_again(self) -> None:
        """Begin a rematch that all have asked for as soon as all have sealed a share for it."""
        table = self.table
        if table.phase is not Phase.OPEN or table.match == 1 or table.assigned:
            return
        if all(chair.ready and (chair.seal or not chair.guest) for chair in table.chairs):
            self.begin()

    def shuffled(self) -> None:
        """Deal the cards once the last share is shown."""
        if self.table.phase is Phase.SHUFFLING and not missing_shares(self.table):
            self.happen(self.deal())
