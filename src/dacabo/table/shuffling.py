"""From the first seal to the deal: nobody shows what they have sealed before everybody has."""

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
    """What is asked around the shuffle, and what follows from it."""

    def seal(self, asked: ask.Seal) -> None:
        """Seal a share, or another one instead."""
        self.during(Phase.OPEN)
        if not self.may_seal(self.seat):
            raise TableError("share-not-shown")
        self.seal_for(self.seat, asked.seal)

    def may_seal(self, seat: Seat) -> bool:
        """Whoever held up a start does not do so twice, where a whole evening would wait.

        By chair, which belongs to one player there, whatever guest they come as.
        """
        return not (self.table.assigned and seat in self.table.silent_seats)

    def seal_for(self, seat: Seat, seal: str) -> None:
        """This is what somebody has sealed."""
        if self.table.chairs[seat].seal != seal:
            self.happen(ShareSealed(seat, seal))

    def start(self, _asked: ask.Start) -> None:
        """Begin, when all chairs are taken and everybody else is ready."""
        self.as_host()
        self.during(Phase.OPEN)
        if any(chair.free for chair in self.table.chairs):
            raise TableError("chairs-free")
        if any(not chair.ready and chair.guest != self.guest for chair in self.table.chairs):
            raise TableError("not-everybody-ready")
        if not begins_again(self.table):
            self.begin()

    def begin(self) -> None:
        """Close the seals; where nobody has sealed anything the cards are dealt at once."""
        sealed = any(chair.seal for chair in self.table.chairs)
        self.happen(SealsClosed() if sealed else self.deal())

    def deal(self) -> Started:
        """The match begins."""
        return Started(game_of(self.table.options).version)

    def reveal(self, asked: ask.Reveal) -> None:
        """Show what was sealed. The word is nobody's business but theirs: the share is kept."""
        self.during(Phase.SHUFFLING)
        chair = self.table.chairs[self.seat]
        share = share_of(bytes.fromhex(asked.salt), asked.word)
        if seal_of(share) != chair.seal:
            raise TableError("seal-differs")
        if chair.share is None:
            self.happen(ShareShown(self.seat, share))

    def call_off(self, *seats: Seat) -> None:
        """Because of these the match does not begin: with another seed it may."""
        assert self.new_seed is not None
        self.happen(CalledOff(self.new_seed(), seats))

    def shuffle_clocks(self) -> None:
        """Whoever does not show their share holds up nobody for ever."""
        if not any(clock.due <= self.at for clock in self.table.clocks):
            return
        if self.table.phase is Phase.SHUFFLING:
            self.call_off(*missing_shares(self.table))
        elif begins_again(self.table):
            self.begin()

    def shuffled(self) -> None:
        """Once the last share is there, the cards are dealt."""
        if self.table.phase is Phase.SHUFFLING and not missing_shares(self.table):
            self.happen(self.deal())
