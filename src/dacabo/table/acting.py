"""From a request to a table to the resulting facts, or to a refusal."""

from collections.abc import Callable, Collection
from typing import Any, Final

from dacabo.bots.characters import CHARACTERS, somebody
from dacabo.bots.roster import RosterError, level_of, levels_in
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.seats import Seat
from dacabo.table import requests as ask
from dacabo.table.errors import TableError
from dacabo.table.facts import (
    Agreed,
    BotSat,
    By,
    CameBack,
    Closed,
    Continued,
    Entry,
    Opened,
    Paused,
    ReadySaid,
    Rematched,
    Sat,
    SatIn,
    Stood,
    TempoSet,
)
from dacabo.table.folding import fold
from dacabo.table.following import SITS_IN, Following
from dacabo.table.options import Options, check, game_of
from dacabo.table.table import Phase, Step, Table, next_round, plays_on, seat_of

MOST_RETURNS: Final = 2
"""How often per round a guest may take over from their bot, which remembers every card for them."""


def open_table(options: Options, host: str, seed: bytes, at: int) -> list[Step]:
    """Open a table; its host sits down first."""
    check(options)
    opened = fold(None, Entry(at, Opened(options, host, seed), host))
    return [opened, fold(opened.table, Entry(at, Sat(0, host), host))]


def open_assigned_table(options: Options, host: str, seed: bytes, at: int) -> list[Step]:
    """Open a table whose chairs are assigned to certain people; no one sits there yet."""
    check(options)
    return [fold(None, Entry(at, Opened(options, host, seed, assigned=True), host))]


class Acting(Following):
    """One request to a table: collects the resulting facts."""

    def sit(self, asked: ask.Sit) -> None:
        """Sit down, or move to another chair."""
        self.during(Phase.OPEN)
        if self.table.assigned:
            raise TableError("chairs-assigned")
        seat = self.free_chair(asked.seat)
        before = seat_of(self.table, self.guest)
        if before is not None:
            self.happen(Stood(before))
        assert self.guest is not None
        self.happen(Sat(seat, self.guest))

    def assign(self, asked: ask.Assign) -> None:
        """Seat a player on their chair; seated players are always ready."""
        self.as_host()
        if self.table.chairs[self.chair(asked.seat)].guest == asked.guest:
            if asked.seal and self.table.phase is Phase.OPEN and self.may_seal(asked.seat):
                self.seal_for(asked.seat, asked.seal)
            return  # the player has returned
        self.during(Phase.OPEN)
        if seat_of(self.table, asked.guest) is not None:
            raise TableError("sits-already")
        self.happen(Sat(self.free_chair(asked.seat), asked.guest))
        if asked.seal and self.may_seal(asked.seat):
            self.seal_for(asked.seat, asked.seal)
        self.happen(ReadySaid(asked.seat, ready=True))

    def seat_bot(self, asked: ask.SeatBot) -> None:
        """Put a bot on a free chair: a character, or whoever comes for a level."""
        self.as_host()
        self.during(Phase.OPEN)
        self._check_bot(asked.level)
        seat = self.free_chair(asked.seat)
        there = [chair.character for chair in self.table.chairs if chair.character]
        if asked.level in there:
            raise TableError("character-sits", name=CHARACTERS[asked.level].name)
        who = asked.level if asked.level in CHARACTERS else None
        if who is None and not self.table.assigned:  # there the chair is that of a player
            who = somebody(asked.level, there, self.at)
        self.happen(BotSat(seat, level_of(asked.level), who))

    def assign_bot(self, asked: ask.AssignBot) -> None:
        """Let a bot play for a player; one that does so already learns the player's name."""
        self.as_host()
        self._check_bot(asked.level)
        chair = self.table.chairs[self.chair(asked.seat)]
        if chair.level is None or chair.guest is not None:
            self.during(Phase.OPEN)
            self.free_chair(asked.seat)
        self.happen(BotSat(asked.seat, level_of(asked.level), None, asked.name))

    def free(self, asked: ask.Free) -> None:
        """Free a chair; the host can only leave."""
        self.as_host()
        self.during(Phase.OPEN)
        chair = self.table.chairs[self.chair(asked.seat)]
        if chair.free or chair.guest == self.guest:
            raise TableError("chair-not-taken")
        self.happen(Stood(asked.seat))

    def agree(self, asked: ask.Agree) -> None:
        """Change the rules or the number of chairs; people keep theirs, bots may lose them."""
        self.as_host()
        self.during(Phase.OPEN)
        if self.table.assigned:
            raise TableError("chairs-assigned")
        check(asked.options)
        people = sum(chair.guest is not None for chair in self.table.chairs)
        if people > asked.options.players:
            raise TableError("too-many-seated", people=people)
        if asked.options != self.table.options:
            for seat, chair in enumerate(self.table.chairs):
                if chair.level not in (None, *levels_in(asked.options.game)):
                    self.happen(Stood(seat))  # who has not learned that game
            self.happen(Agreed(asked.options))

    def leave(self, _asked: ask.Leave) -> None:
        """Get up; during a match a bot sits in, so that the others can continue."""
        seat = self.seat
        if self.table.phase is Phase.SHUFFLING:
            self.call_off(seat)
        if self.table.phase in (Phase.PLAYING, Phase.PAUSED):
            if self.table.chairs[seat].level is None:
                self.happen(SatIn(seat, SITS_IN))
        elif self.table.phase is not Phase.CLOSED:
            self.happen(Stood(seat))

    def ready(self, asked: ask.Ready) -> None:
        """Be ready for the start or the next round."""
        self.during(Phase.OPEN, Phase.PLAYING)
        seat = self.own_hand
        if self.table.phase is Phase.OPEN and self.table.assigned:
            raise TableError("chairs-assigned")  # seated players are always ready
        if self.table.phase is Phase.PLAYING and next_round(self.table) is None:
            raise TableError("round-goes-on")
        if self.table.chairs[seat].ready != asked.ready:
            self.happen(ReadySaid(seat, asked.ready))

    def play(self, asked: ask.Play) -> None:
        """Answer one's own decision."""
        self.during(Phase.PLAYING)
        seat = self.own_hand
        self.move(self.decision(seat, asked.decision), asked.move, By.PERSON)

    def come_back(self, _asked: ask.Return) -> None:
        """Take over from the bot."""
        seat = self.seat
        self.during(Phase.PLAYING, Phase.PAUSED)
        if self.table.chairs[seat].level is None:
            raise TableError("nobody-sits-in")
        if self.table.chairs[seat].returns >= MOST_RETURNS and plays_on(self.table):
            raise TableError("bot-stays")
        self.happen(CameBack(seat))

    def sit_in(self, asked: ask.SitIn) -> None:
        """Let a bot play for an absent player; any player may ask if the host is absent, too."""
        if self.table.assigned or self.table.host in self.present:
            self.as_host()
        else:
            _ = self.own_hand  # an absent host must not block the others
        self.during(Phase.PLAYING, Phase.PAUSED)
        chair = self.table.chairs[self.chair(asked.seat)]
        if chair.guest is None or chair.level is not None:
            raise TableError("chair-not-taken")
        if chair.guest in self.present:
            raise TableError("somebody-is-there")
        self.happen(SatIn(asked.seat, SITS_IN))

    def pause(self, _asked: ask.Pause) -> None:
        """Pause the match."""
        self.as_host()
        self.during(Phase.PLAYING)
        self.happen(Paused())

    def go_on(self, _asked: ask.Continue) -> None:
        """Continue: any player may ask, unless the time of the match is kept elsewhere."""
        self.during(Phase.PAUSED)
        if self.table.assigned:
            self.as_host()
        else:
            _ = self.own_hand
        self.happen(Continued())

    def set_tempo(self, asked: ask.SetTempo) -> None:
        """Play at another tempo, at once."""
        self.as_host()
        self.during(Phase.OPEN, Phase.SHUFFLING, Phase.PLAYING, Phase.PAUSED, Phase.OVER)
        if self.table.options.tempo is not asked.tempo:
            self.happen(TempoSet(asked.tempo))

    def rematch(self, _asked: ask.Rematch) -> None:
        """Ask for another match, and thereby take over from a bot.

        It begins when everybody who plays and is there has asked: nobody is torn from the result.
        """
        self.during(Phase.OVER)
        if self.table.assigned:
            raise TableError("chairs-assigned")
        seat = self.seat
        if self.table.chairs[seat].level is not None:
            self.happen(CameBack(seat))
        if not self.table.chairs[seat].ready:
            self.happen(ReadySaid(seat, ready=True))
        others = [chair for chair in self.table.chairs if chair.guest in self.present]
        if all(chair.ready for chair in others):
            assert self.new_seed is not None
            self.happen(Rematched(self.new_seed()))

    def call_time(self, _asked: ask.CallTime) -> None:
        """Call time, if the rules have a time limit."""
        self.as_host()
        self.during(Phase.PLAYING)
        for decision in self.table.decisions:
            if decision.seconds is not None:
                game = game_of(self.table.options)
                move = game.legal(self.table.state, decision)[0]
                self.move(decision, game.text(move), By.CLOCK)

    def close(self, _asked: ask.Close) -> None:
        """Close the table."""
        self.as_host()
        if self.table.phase is not Phase.CLOSED:
            self.happen(Closed())

    def _check_bot(self, level: str) -> None:
        named = (*levels_in(self.table.options.game), *CHARACTERS)
        if level not in named:
            raise RosterError("no-such-bot", bot=level[:40], bots=", ".join(named))


_DO: Final[dict[type, Callable[[Acting, Any], None]]] = {
    ask.Sit: Acting.sit,
    ask.SeatBot: Acting.seat_bot,
    ask.Free: Acting.free,
    ask.Agree: Acting.agree,
    ask.Leave: Acting.leave,
    ask.Seal: Acting.seal,
    ask.Reveal: Acting.reveal,
    ask.Ready: Acting.ready,
    ask.Start: Acting.start,
    ask.Play: Acting.play,
    ask.Return: Acting.come_back,
    ask.SitIn: Acting.sit_in,
    ask.Pause: Acting.pause,
    ask.Continue: Acting.go_on,
    ask.SetTempo: Acting.set_tempo,
    ask.Rematch: Acting.rematch,
    ask.Close: Acting.close,
    ask.Assign: Acting.assign,
    ask.AssignBot: Acting.assign_bot,
    ask.CallTime: Acting.call_time,
}


def act(
    table: Table,
    request: ask.StewardRequest,
    at: int,
    *,
    guest: str,
    id: str,  # noqa: A002 (its name on the wire)
    present: Collection[str],
    new_seed: Callable[[], bytes],
) -> list[Step]:
    """The facts that result from a guest's request; a typed error if it is refused."""
    acting = Acting(table, at, guest=guest, request=id, present=present, new_seed=new_seed)
    _DO[type(request)](acting, request)
    acting.guest = acting.request = None
    acting.consequences()
    return acting.steps


def move_bot(table: Table, seat: Seat, decision: str, move: str, at: int) -> list[Step]:
    """The facts of a bot's move; none if it is too late."""
    acting = Acting(table, at)
    if table.phase is not Phase.PLAYING or table.chairs[seat].level is None:
        return []
    try:
        acting.move(acting.decision(seat, decision), move, By.BOT)
    except (IllegalMove, InvalidMove):
        return []
    acting.consequences()
    return acting.steps


def ring(table: Table, at: int, *, new_seed: Callable[[], bytes]) -> list[Step]:
    """The facts that result from clocks that have run out."""
    acting = Acting(table, at, new_seed=new_seed)
    acting.clocks()
    acting.consequences()
    return acting.steps
