"""A request to a table, and the facts that it leads to, or a refusal.

`Command` collects the facts of one request: first those that were asked for, then those that follow
by themselves, such as the deal or the next round. Each is applied to the table before the next one
is decided.
"""

from collections.abc import Callable, Collection
from typing import Any, Final

from dacabo.bots.characters import CHARACTERS, pick_character
from dacabo.bots.levels import NoSuchBot, level_of, levels_in
from dacabo.core.chance import seal_of, share_of
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.table import requests as ask
from dacabo.table.apply import apply
from dacabo.table.clocks import begins_again, clock_of, timed
from dacabo.table.errors import TableError
from dacabo.table.facts import (
    BotSat,
    BotSubstituted,
    By,
    CalledOff,
    CameBack,
    ChairLeft,
    Closed,
    Continued,
    Entry,
    HostChanged,
    Moved,
    Opened,
    OptionsChanged,
    Paused,
    ReadySaid,
    Rematched,
    Sat,
    SealsClosed,
    ShareRevealed,
    ShareSealed,
    Started,
    TableFact,
    TempoSet,
)
from dacabo.table.options import Options, check, game_of
from dacabo.table.table import (
    Phase,
    Step,
    Table,
    in_window,
    missing_shares,
    next_round,
    plays_on,
    seat_of,
)

MAX_RETURNS: Final = 2
"""How often per round a guest may take over from their bot, which remembers every card for them."""
SUBSTITUTE_LEVEL: Final = "allegro"
"""The level of a bot that plays for an absent player."""
MAX_MISSED_TURNS: Final = 2
"""Missed turns in a row after which a bot sits in."""


def open_table(options: Options, host: str, seed: bytes, at: int) -> list[Step]:
    """Open a table; its host sits down first."""
    check(options)
    opened = apply(None, Entry(at, Opened(options, host, seed), host))
    return [opened, apply(opened.table, Entry(at, Sat(0, host), host))]


def open_assigned_table(options: Options, host: str, seed: bytes, at: int) -> list[Step]:
    """Open a table whose chairs are assigned to certain people; no one sits there yet."""
    check(options)
    return [apply(None, Entry(at, Opened(options, host, seed, assigned=True), host))]


class Command:
    """One request to a table: its author, its time, and the facts that it leads to."""

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

    def happen(self, fact: TableFact, move: Move | None = None) -> None:
        """Add a fact; the first one has the id of the request, and so answers it.

        Args:
            fact: what happens.
            move: the move of the fact, if it has one.
        """
        request = None if self.steps else self.request
        step = apply(self.table, Entry(self.at, fact, self.guest, request), move)
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

    # --- requests -------------------------------------------------------------------

    def sit(self, asked: ask.Sit) -> None:
        """Sit down, or move to another chair."""
        self.during(Phase.OPEN)
        if self.table.assigned:
            raise TableError("chairs-assigned")
        seat = self.free_chair(asked.seat)
        before = seat_of(self.table, self.guest)
        if before is not None:
            self.happen(ChairLeft(before))
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
        """Put a bot on a free chair: a character, or one of that level."""
        self.as_host()
        self.during(Phase.OPEN)
        self._check_bot(asked.level)
        seat = self.free_chair(asked.seat)
        there = [chair.character for chair in self.table.chairs if chair.character]
        if asked.level in there:
            raise TableError("character-sits", name=CHARACTERS[asked.level].name)
        who = asked.level if asked.level in CHARACTERS else None
        if who is None and not self.table.assigned:  # there the chair is that of a player
            who = pick_character(asked.level, there, self.at)
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
        self.happen(ChairLeft(asked.seat))

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
                    self.happen(ChairLeft(seat))  # who has not learned that game
            self.happen(OptionsChanged(asked.options))

    def leave(self, _asked: ask.Leave) -> None:
        """Get up; during a match a bot sits in, so that the others can continue."""
        seat = self.seat
        if self.table.phase is Phase.SHUFFLING:
            self.call_off(seat)
        if self.table.phase in (Phase.PLAYING, Phase.PAUSED):
            if self.table.chairs[seat].level is None:
                self.happen(BotSubstituted(seat, SUBSTITUTE_LEVEL))
        elif self.table.phase is not Phase.CLOSED:
            self.happen(ChairLeft(seat))

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
        self.answer(self.decision(seat, asked.decision), asked.move, By.PERSON)

    def come_back(self, _asked: ask.Return) -> None:
        """Take over from the bot."""
        seat = self.seat
        self.during(Phase.PLAYING, Phase.PAUSED)
        if self.table.chairs[seat].level is None:
            raise TableError("nobody-sits-in")
        if self.table.chairs[seat].returns >= MAX_RETURNS and plays_on(self.table):
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
        self.happen(BotSubstituted(asked.seat, SUBSTITUTE_LEVEL))

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
                self.move(decision, move, By.CLOCK)

    def close(self, _asked: ask.Close) -> None:
        """Close the table."""
        self.as_host()
        if self.table.phase is not Phase.CLOSED:
            self.happen(Closed())

    def _check_bot(self, level: str) -> None:
        named = (*levels_in(self.table.options.game), *CHARACTERS)
        if level not in named:
            raise NoSuchBot("no-such-bot", bot=level[:40], bots=", ".join(named))

    # --- from the first seal to the deal: no share is shown before all are sealed ------

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
            self.happen(ShareRevealed(self.seat, share))

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

    # --- moves, clocks, and what follows by itself ---------------------------------------

    def decision(self, seat: Seat, name: str) -> Decision:
        """A pending decision of a seat, by name."""
        for decision in self.table.decisions:
            if decision.id == name and decision.actor == seat:
                return decision
        raise IllegalMove("decision-over")

    def answer(self, decision: Decision, text: str, by: By) -> None:
        """Add a move, given as text, that answers this decision and no other."""
        move = game_of(self.table.options).parse(text)
        if not answers(self.table, decision, move):
            raise IllegalMove("other-decision")
        self.happen(Moved(decision.actor, decision.id, text, by), move)

    def move(self, decision: Decision, move: Move, by: By) -> None:
        """Add a move that the rules have found."""
        text = game_of(self.table.options).text(move)
        self.happen(Moved(decision.actor, decision.id, text, by), move)

    def clocks(self) -> None:
        """Make the default move wherever time is up."""
        self.shuffle_clocks()
        while due := [clock.key for clock in self.table.clocks if clock.due <= self.at]:
            decision = next(d for d in timed(self.table) if clock_of(d) == due[0])
            game = game_of(self.table.options)
            # For the time limit of a match there is only one answer.
            move = game.default(self.table.state, decision)
            move = move or game.legal(self.table.state, decision)[0]
            self.move(decision, move, By.CLOCK)
        for seat, chair in enumerate(self.table.chairs):
            asleep = chair.missed >= MAX_MISSED_TURNS and chair.level is None
            if asleep and self.table.phase is Phase.PLAYING:
                self.happen(BotSubstituted(seat, SUBSTITUTE_LEVEL))

    def find_host(self) -> None:
        """Choose a host among the guests who play; without any, an idle table closes."""
        table = self.table
        here = [chair.guest for chair in table.chairs if chair.guest and chair.level is None]
        if table.phase is Phase.CLOSED or table.host in here or table.assigned:
            return
        if here:
            self.happen(HostChanged(here[0]))
        elif table.phase in (Phase.OPEN, Phase.OVER):
            self.happen(Closed())

    def consequences(self) -> None:
        """Add the effects: a new host, a pause if only bots are left, the next round."""
        self.find_host()
        self.play_again()
        self.shuffled()
        table = self.table
        if table.phase is not Phase.PLAYING:
            return
        if all(chair.level for chair in table.chairs) and not table.assigned:
            self.happen(Paused())
            return
        going_on = next_round(table)
        if going_on and all(chair.ready for chair in table.chairs):
            game = game_of(table.options)
            move = game.default(table.state, going_on)
            assert move is not None
            self.move(going_on, move, By.CLOCK)


_DECIDE: Final[dict[type, Callable[[Command, Any], None]]] = {
    ask.Sit: Command.sit,
    ask.SeatBot: Command.seat_bot,
    ask.Free: Command.free,
    ask.Agree: Command.agree,
    ask.Leave: Command.leave,
    ask.Seal: Command.seal,
    ask.Reveal: Command.reveal,
    ask.Ready: Command.ready,
    ask.Start: Command.start,
    ask.Play: Command.play,
    ask.Return: Command.come_back,
    ask.SitIn: Command.sit_in,
    ask.Pause: Command.pause,
    ask.Continue: Command.go_on,
    ask.SetTempo: Command.set_tempo,
    ask.Rematch: Command.rematch,
    ask.Close: Command.close,
    ask.Assign: Command.assign,
    ask.AssignBot: Command.assign_bot,
    ask.CallTime: Command.call_time,
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
    command = Command(table, at, guest=guest, request=id, present=present, new_seed=new_seed)
    _DECIDE[type(request)](command, request)
    command.guest = command.request = None
    command.consequences()
    return command.steps


def move_bot(table: Table, seat: Seat, decision: str, move: str, at: int) -> list[Step]:
    """The facts of a bot's move; none if it is too late."""
    command = Command(table, at)
    if table.phase is not Phase.PLAYING or table.chairs[seat].level is None:
        return []
    try:
        command.answer(command.decision(seat, decision), move, By.BOT)
    except (IllegalMove, InvalidMove):
        return []
    command.consequences()
    return command.steps


def on_timer(table: Table, at: int, *, new_seed: Callable[[], bytes]) -> list[Step]:
    """The facts that result from clocks that have run out."""
    command = Command(table, at, new_seed=new_seed)
    command.clocks()
    command.consequences()
    return command.steps


def races(table: Table, seat: Seat, decision: str, move: str) -> bool:
    """Whether a move tries to be the fastest in a window: anything but the default move."""
    for asked in table.decisions:
        if asked.id == decision and asked.actor == seat and in_window(asked):
            game = game_of(table.options)
            default = game.default(table.state, asked)
            return default is None or game.text(default) != move
    return False


def answers(table: Table, decision: Decision, move: Move) -> bool:
    """Whether a move answers this decision, if its player has several."""
    mine = [other for other in table.decisions if other.actor == decision.actor]
    if len(mine) == 1:
        return True
    game = game_of(table.options)
    if not decision.must:
        return move in game.legal(table.state, decision)
    # Optional decisions have few moves; those of a turn may have very many.
    return not any(move in game.legal(table.state, other) for other in mine if not other.must)


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
