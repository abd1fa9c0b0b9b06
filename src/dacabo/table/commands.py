"""Decide which facts a request to a table leads to, or refuse it.

`Command` collects the facts of one request: first those that the guest asked for, then their
consequences, such as the deal or the next round. Each fact is applied to the table before the next
one is decided.
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
from dacabo.table import requests
from dacabo.table.apply import apply
from dacabo.table.clocks import begins_again, clock_of, timed_decisions
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
from dacabo.table.options import Options, check_options, game_of
from dacabo.table.table import (
    Phase,
    Step,
    Table,
    is_in_window,
    missing_shares,
    next_round,
    seat_of,
    substitutes_play,
)

MAX_RETURNS: Final = 2
"""The times per round that a guest may take over from their bot, which remembers every card."""
SUBSTITUTE_LEVEL: Final = "allegro"
"""The level of a bot that plays for an absent player."""
MAX_MISSED_TURNS: Final = 2
"""The missed turns in a row after which a bot sits in."""


def open_table(options: Options, host: str, seed: bytes, at: int) -> list[Step]:
    """Open a table; its host sits down first."""
    check_options(options)
    opened = apply(None, Entry(at, Opened(options, host, seed), host))
    return [opened, apply(opened.table, Entry(at, Sat(0, host), host))]


def open_assigned_table(options: Options, host: str, seed: bytes, at: int) -> list[Step]:
    """Open a table whose seats are assigned to certain people; no one sits there yet."""
    check_options(options)
    return [apply(None, Entry(at, Opened(options, host, seed, assigned=True), host))]


class Command:
    """One request to a table: its author, its time, and the facts that it leads to."""

    def __init__(
        self,
        table: Table,
        at: int,
        *,
        guest: str | None = None,
        request_id: str | None = None,
        present: Collection[str] = (),
        new_seed: Callable[[], bytes] | None = None,
    ) -> None:
        self.table = table
        self.at = at
        self.guest = guest
        self.request_id = request_id
        self.present = present
        """The guests who are connected."""
        self.new_seed = new_seed
        """Makes a seed, for another match or another start."""
        self.steps: list[Step] = []

    def add(self, fact: TableFact, move: Move | None = None) -> None:
        """Add a fact and apply it; the first one has the request's id, and so answers it.

        Args:
            fact: the fact to add.
            move: the fact's move, already parsed, if it has one.
        """
        request_id = None if self.steps else self.request_id
        step = apply(self.table, Entry(self.at, fact, self.guest, request_id), move)
        self.steps.append(step)
        self.table = step.table

    # --- preconditions --------------------------------------------------------------

    def require_seat(self) -> Seat:
        """The guest's seat; refuse a guest who has none."""
        seat = seat_of(self.table, self.guest)
        if seat is None:
            raise TableError("not-seated")
        return seat

    def require_player(self) -> Seat:
        """The guest's seat; refuse a guest for whom a bot plays."""
        seat = self.require_seat()
        if self.table.chairs[seat].level is not None:
            raise TableError("bot-sits-in")
        return seat

    def require_host(self) -> None:
        """Refuse everyone but the host."""
        if self.guest != self.table.host:
            raise TableError("not-host")

    def require_phase(self, *phases: Phase) -> None:
        """Refuse a request outside these phases."""
        if self.table.phase not in phases:
            raise _wrong_phase(self.table.phase)

    def require_chair(self, seat: Seat) -> Seat:
        """Refuse a seat that does not exist."""
        if not 0 <= seat < len(self.table.chairs):
            raise TableError("no-such-chair")
        return seat

    def free_chair(self, wanted: Seat | None) -> Seat:
        """The requested seat, or the first free one; refuse a seat that is taken."""
        free = [seat for seat, chair in enumerate(self.table.chairs) if chair.is_free]
        if not free:
            raise TableError("table-full")
        if wanted is None:
            return free[0]
        if self.require_chair(wanted) not in free:
            raise TableError("chair-taken")
        return wanted

    # --- requests -------------------------------------------------------------------

    def sit(self, request: requests.Sit) -> None:
        """Sit down, or move to another chair."""
        self.require_phase(Phase.OPEN)
        if self.table.assigned:
            raise TableError("chairs-assigned")
        seat = self.free_chair(request.seat)
        before = seat_of(self.table, self.guest)
        if before is not None:
            self.add(ChairLeft(before))
        assert self.guest is not None
        self.add(Sat(seat, self.guest))

    def assign(self, request: requests.Assign) -> None:
        """Seat a player on the seat assigned to them; seated players are always ready."""
        self.require_host()
        if self.table.chairs[self.require_chair(request.seat)].guest == request.guest:
            if request.seal and self.table.phase is Phase.OPEN and self.may_seal(request.seat):
                self.seal_for(request.seat, request.seal)
            return  # the player has returned
        self.require_phase(Phase.OPEN)
        if seat_of(self.table, request.guest) is not None:
            raise TableError("sits-already")
        self.add(Sat(self.free_chair(request.seat), request.guest))
        if request.seal and self.may_seal(request.seat):
            self.seal_for(request.seat, request.seal)
        self.add(ReadySaid(request.seat, ready=True))

    def seat_bot(self, request: requests.SeatBot) -> None:
        """Put a bot on a free seat: a character, or one of that level."""
        self.require_host()
        self.require_phase(Phase.OPEN)
        self._check_bot(request.level)
        seat = self.free_chair(request.seat)
        seated = [chair.character for chair in self.table.chairs if chair.character]
        if request.level in seated:
            raise TableError("character-sits", name=CHARACTERS[request.level].name)
        character = request.level if request.level in CHARACTERS else None
        # At an assigned table, the bot plays for a player and has no character of its own.
        if character is None and not self.table.assigned:
            character = pick_character(request.level, seated, self.at)
        self.add(BotSat(seat, level_of(request.level), character))

    def assign_bot(self, request: requests.AssignBot) -> None:
        """Let a bot play for a player; one that does so already learns the player's name."""
        self.require_host()
        self._check_bot(request.level)
        chair = self.table.chairs[self.require_chair(request.seat)]
        if chair.level is None or chair.guest is not None:
            self.require_phase(Phase.OPEN)
            self.free_chair(request.seat)
        self.add(BotSat(request.seat, level_of(request.level), None, request.name))

    def free(self, request: requests.Free) -> None:
        """Free a seat. The host cannot free their own seat; they leave instead."""
        self.require_host()
        self.require_phase(Phase.OPEN)
        chair = self.table.chairs[self.require_chair(request.seat)]
        if chair.is_free or chair.guest == self.guest:
            raise TableError("chair-not-taken")
        self.add(ChairLeft(request.seat))

    def agree(self, request: requests.Agree) -> None:
        """Change the rules or the number of seats; people keep theirs, bots may lose them."""
        self.require_host()
        self.require_phase(Phase.OPEN)
        if self.table.assigned:
            raise TableError("chairs-assigned")
        check_options(request.options)
        people = sum(chair.guest is not None for chair in self.table.chairs)
        if people > request.options.players:
            raise TableError("too-many-seated", people=people)
        if request.options != self.table.options:
            for seat, chair in enumerate(self.table.chairs):
                if chair.level not in (None, *levels_in(request.options.game)):
                    self.add(ChairLeft(seat))  # a bot that cannot play the new game
            self.add(OptionsChanged(request.options))

    def leave(self, _request: requests.Leave) -> None:
        """Get up; during a match a bot sits in, so that the others can continue."""
        seat = self.require_seat()
        if self.table.phase is Phase.SHUFFLING:
            self.call_off(seat)
        if self.table.phase in (Phase.PLAYING, Phase.PAUSED):
            if self.table.chairs[seat].level is None:
                self.add(BotSubstituted(seat, SUBSTITUTE_LEVEL))
        elif self.table.phase is not Phase.CLOSED:
            self.add(ChairLeft(seat))

    def ready(self, request: requests.Ready) -> None:
        """Be ready for the start or the next round."""
        self.require_phase(Phase.OPEN, Phase.PLAYING)
        seat = self.require_player()
        if self.table.phase is Phase.OPEN and self.table.assigned:
            raise TableError("chairs-assigned")  # seated players are always ready
        if self.table.phase is Phase.PLAYING and next_round(self.table) is None:
            raise TableError("round-goes-on")
        if self.table.chairs[seat].ready != request.ready:
            self.add(ReadySaid(seat, request.ready))

    def play(self, request: requests.Play) -> None:
        """Answer one's own decision."""
        self.require_phase(Phase.PLAYING)
        seat = self.require_player()
        self.answer(self.pending_decision(seat, request.decision), request.move, By.PERSON)

    def come_back(self, _request: requests.Return) -> None:
        """Take over from the bot."""
        seat = self.require_seat()
        self.require_phase(Phase.PLAYING, Phase.PAUSED)
        if self.table.chairs[seat].level is None:
            raise TableError("nobody-sits-in")
        if self.table.chairs[seat].returns >= MAX_RETURNS and substitutes_play(self.table):
            raise TableError("bot-stays")
        self.add(CameBack(seat))

    def sit_in(self, request: requests.SitIn) -> None:
        """Let a bot play for an absent player; any player may ask if the host is absent, too."""
        if self.table.assigned or self.table.host in self.present:
            self.require_host()
        else:
            self.require_player()  # an absent host must not block the others
        self.require_phase(Phase.PLAYING, Phase.PAUSED)
        chair = self.table.chairs[self.require_chair(request.seat)]
        if chair.guest is None or chair.level is not None:
            raise TableError("chair-not-taken")
        if chair.guest in self.present:
            raise TableError("somebody-is-there")
        self.add(BotSubstituted(request.seat, SUBSTITUTE_LEVEL))

    def pause(self, _request: requests.Pause) -> None:
        """Pause the match."""
        self.require_host()
        self.require_phase(Phase.PLAYING)
        self.add(Paused())

    def continue_match(self, _request: requests.Continue) -> None:
        """Continue a paused match: any player may, except at an assigned table."""
        self.require_phase(Phase.PAUSED)
        if self.table.assigned:
            self.require_host()
        else:
            self.require_player()
        self.add(Continued())

    def set_tempo(self, request: requests.SetTempo) -> None:
        """Play at another tempo, at once."""
        self.require_host()
        self.require_phase(Phase.OPEN, Phase.SHUFFLING, Phase.PLAYING, Phase.PAUSED, Phase.OVER)
        if self.table.options.tempo is not request.tempo:
            self.add(TempoSet(request.tempo))

    def rematch(self, _request: requests.Rematch) -> None:
        """Ask for another match, and thereby take over from a bot.

        The match begins when every player who is connected has asked, so that nobody misses the
        result of the last one.
        """
        self.require_phase(Phase.OVER)
        if self.table.assigned:
            raise TableError("chairs-assigned")
        if self.table.what_if is not None:
            raise TableError("what-if-over")
        seat = self.require_seat()
        if self.table.chairs[seat].level is not None:
            self.add(CameBack(seat))
        if not self.table.chairs[seat].ready:
            self.add(ReadySaid(seat, ready=True))
        connected = [chair for chair in self.table.chairs if chair.guest in self.present]
        if all(chair.ready for chair in connected):
            assert self.new_seed is not None
            self.add(Rematched(self.new_seed()))

    def call_time(self, _request: requests.CallTime) -> None:
        """Call time, if the rules have a time limit."""
        self.require_host()
        self.require_phase(Phase.PLAYING)
        for decision in self.table.decisions:
            if decision.seconds is not None:
                game = game_of(self.table.options)
                move = game.legal(self.table.state, decision)[0]
                self.add_move(decision, move, By.CLOCK)

    def close(self, _request: requests.Close) -> None:
        """Close the table."""
        self.require_host()
        if self.table.phase is not Phase.CLOSED:
            self.add(Closed())

    def _check_bot(self, level: str) -> None:
        available = (*levels_in(self.table.options.game), *CHARACTERS)
        if level not in available:
            raise NoSuchBot("no-such-bot", bot=level[:40], bots=", ".join(available))

    # --- shuffling: no share is shown before all are sealed ----------------------------

    def seal(self, request: requests.Seal) -> None:
        """Seal a share, or replace it."""
        self.require_phase(Phase.OPEN)
        seat = self.require_seat()
        if not self.may_seal(seat):
            raise TableError("share-not-shown")
        self.seal_for(seat, request.seal)

    def may_seal(self, seat: Seat) -> bool:
        """Whether a player may add a share to the shuffle.

        Not at an assigned table after they have failed to show one: a whole event would wait
        again. The seat identifies the player there, whichever guest they come as.
        """
        return not (self.table.assigned and seat in self.table.silent_seats)

    def seal_for(self, seat: Seat, seal: str) -> None:
        """Add a player's seal."""
        if self.table.chairs[seat].seal != seal:
            self.add(ShareSealed(seat, seal))

    def start(self, _request: requests.Start) -> None:
        """Begin once all seats are taken and all others are ready."""
        self.require_host()
        self.require_phase(Phase.OPEN)
        if any(chair.is_free for chair in self.table.chairs):
            raise TableError("chairs-free")
        if any(not chair.ready and chair.guest != self.guest for chair in self.table.chairs):
            raise TableError("not-everybody-ready")
        if not begins_again(self.table):
            self.begin()

    def begin(self) -> None:
        """Close the seals; if there are none, deal the cards at once."""
        if any(chair.seal for chair in self.table.chairs):
            self.add(SealsClosed())
        else:
            self.deal()

    def deal(self) -> None:
        """Begin the match, with the current version of the game."""
        self.add(Started(game_of(self.table.options).version))

    def reveal(self, request: requests.Reveal) -> None:
        """Show a share. Only the share is stored; the word is not."""
        self.require_phase(Phase.SHUFFLING)
        seat = self.require_seat()
        chair = self.table.chairs[seat]
        share = share_of(bytes.fromhex(request.salt), request.word)
        if seal_of(share) != chair.seal:
            raise TableError("seal-differs")
        if chair.share is None:
            self.add(ShareRevealed(seat, share))

    def call_off(self, *seats: Seat) -> None:
        """Call off the start because of these seats; the next one has another seed."""
        assert self.new_seed is not None
        self.add(CalledOff(self.new_seed(), seats))

    def expire_start_clock(self) -> None:
        """Call off a start that waits too long for a share, or begin again after that."""
        if not any(clock.due <= self.at for clock in self.table.clocks):
            return
        if self.table.phase is Phase.SHUFFLING:
            self.call_off(*missing_shares(self.table))
        elif begins_again(self.table):
            self.begin()

    def begin_rematch(self) -> None:
        """Begin a rematch once everybody is ready and all guests have sealed a share for it."""
        table = self.table
        if table.phase is not Phase.OPEN or table.match == 1 or table.assigned:
            return
        if all(chair.ready and (chair.seal or not chair.guest) for chair in table.chairs):
            self.begin()

    def deal_when_shares_are_shown(self) -> None:
        """Deal the cards once the last share is shown."""
        if self.table.phase is Phase.SHUFFLING and not missing_shares(self.table):
            self.deal()

    # --- moves, clocks and consequences --------------------------------------------------

    def pending_decision(self, seat: Seat, decision_id: str) -> Decision:
        """A pending decision of a seat; refuse one that is not pending."""
        for decision in self.table.decisions:
            if decision.id == decision_id and decision.actor == seat:
                return decision
        raise IllegalMove("decision-over")

    def answer(self, decision: Decision, text: str, by: By) -> None:
        """Add a move, given as text, that answers this decision and no other."""
        move = game_of(self.table.options).parse(text)
        if not answers(self.table, decision, move):
            raise IllegalMove("other-decision")
        self.add(Moved(decision.actor, decision.id, text, by), move)

    def add_move(self, decision: Decision, move: Move, by: By) -> None:
        """Add a move that is known to be legal."""
        text = game_of(self.table.options).text(move)
        self.add(Moved(decision.actor, decision.id, text, by), move)

    def expire_clocks(self) -> None:
        """Make the default move wherever time is up, and let bots play for absent players."""
        self.expire_start_clock()
        while due := [clock.key for clock in self.table.clocks if clock.due <= self.at]:
            decision = next(d for d in timed_decisions(self.table) if clock_of(d) == due[0])
            game = game_of(self.table.options)
            move = game.default(self.table.state, decision)
            # The decision that the match's time is up has no default, but only one legal move.
            move = move or game.legal(self.table.state, decision)[0]
            self.add_move(decision, move, By.CLOCK)
        for seat, chair in enumerate(self.table.chairs):
            seems_absent = chair.missed >= MAX_MISSED_TURNS and chair.level is None
            if seems_absent and self.table.phase is Phase.PLAYING:
                self.add(BotSubstituted(seat, SUBSTITUTE_LEVEL))

    def replace_host(self) -> None:
        """Choose a host among the guests who play; without any, close a table that is idle."""
        table = self.table
        players = [chair.guest for chair in table.chairs if chair.guest and chair.level is None]
        if table.phase is Phase.CLOSED or table.host in players or table.assigned:
            return
        if players:
            self.add(HostChanged(players[0]))
        elif table.phase in (Phase.OPEN, Phase.OVER):
            self.add(Closed())

    def add_consequences(self) -> None:
        """Add a new host, a start, a pause if only bots are left, or the next round."""
        self.replace_host()
        self.begin_rematch()
        self.deal_when_shares_are_shown()
        table = self.table
        if table.phase is not Phase.PLAYING:
            return
        if all(chair.level for chair in table.chairs) and not table.assigned:
            self.add(Paused())
            return
        decision = next_round(table)
        if decision and all(chair.ready for chair in table.chairs):
            game = game_of(table.options)
            move = game.default(table.state, decision)
            assert move is not None
            self.add_move(decision, move, By.CLOCK)


_DECIDE: Final[dict[type, Callable[[Command, Any], None]]] = {
    requests.Sit: Command.sit,
    requests.SeatBot: Command.seat_bot,
    requests.Free: Command.free,
    requests.Agree: Command.agree,
    requests.Leave: Command.leave,
    requests.Seal: Command.seal,
    requests.Reveal: Command.reveal,
    requests.Ready: Command.ready,
    requests.Start: Command.start,
    requests.Play: Command.play,
    requests.Return: Command.come_back,
    requests.SitIn: Command.sit_in,
    requests.Pause: Command.pause,
    requests.Continue: Command.continue_match,
    requests.SetTempo: Command.set_tempo,
    requests.Rematch: Command.rematch,
    requests.Close: Command.close,
    requests.Assign: Command.assign,
    requests.AssignBot: Command.assign_bot,
    requests.CallTime: Command.call_time,
}


def act(
    table: Table,
    request: requests.StewardRequest,
    at: int,
    *,
    guest: str,
    id: str,  # noqa: A002 (its name on the wire)
    present: Collection[str],
    new_seed: Callable[[], bytes],
) -> list[Step]:
    """The facts that result from a guest's request; a typed error if it is refused."""
    command = Command(table, at, guest=guest, request_id=id, present=present, new_seed=new_seed)
    _DECIDE[type(request)](command, request)
    command.guest = command.request_id = None  # no guest is the author of the consequences
    command.add_consequences()
    return command.steps


def move_bot(table: Table, seat: Seat, decision: str, move: str, at: int) -> list[Step]:
    """The facts of a bot's move; none if it is too late."""
    command = Command(table, at)
    if table.phase is not Phase.PLAYING or table.chairs[seat].level is None:
        return []
    try:
        command.answer(command.pending_decision(seat, decision), move, By.BOT)
    except (IllegalMove, InvalidMove):
        return []
    command.add_consequences()
    return command.steps


def on_timer(table: Table, at: int, *, new_seed: Callable[[], bytes]) -> list[Step]:
    """The facts that result from clocks that have run out."""
    command = Command(table, at, new_seed=new_seed)
    command.expire_clocks()
    command.add_consequences()
    return command.steps


def races(table: Table, seat: Seat, decision: str, move: str) -> bool:
    """Whether a move tries to be the fastest in a window: anything but the default move."""
    for pending in table.decisions:
        if pending.id == decision and pending.actor == seat and is_in_window(pending):
            game = game_of(table.options)
            default = game.default(table.state, pending)
            return default is None or game.text(default) != move
    return False


def answers(table: Table, decision: Decision, move: Move) -> bool:
    """Whether a move answers this decision, and not another one of the same player."""
    pending = [other for other in table.decisions if other.actor == decision.actor]
    if len(pending) == 1:
        return True
    game = game_of(table.options)
    if not decision.must:
        return move in game.legal(table.state, decision)
    # A turn may have very many legal moves, an optional decision has few: rule those out instead.
    optional = [other for other in pending if not other.must]
    return not any(move in game.legal(table.state, other) for other in optional)


def _wrong_phase(phase: Phase) -> TableError:
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
