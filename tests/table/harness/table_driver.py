"""Drives a table: makes its requests, and checks the invariants after every fact."""

from collections import Counter
from collections.abc import Collection, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec

from dacabo.core.chance import seal_of, share_of
from dacabo.core.errors import DacaboError
from dacabo.core.game import Decision, heard
from dacabo.core.seats import TABLE, Seat
from dacabo.i18n import LANGUAGES, Words
from dacabo.records import Chance, summary, verify, write
from dacabo.table import facts, requests
from dacabo.table.apply import MAX_REQUESTS_PER_GUEST, apply
from dacabo.table.clocks import REVEAL, clock_of, next_due
from dacabo.table.commands import MAX_MISSED_TURNS, act, move_bot, on_timer, open_table
from dacabo.table.facts import By, Entry
from dacabo.table.options import Memory, Options, game_of, rules_of
from dacabo.table.record import record_of
from dacabo.table.snapshot import TableSnapshot, dump, restore
from dacabo.table.table import (
    Phase,
    Step,
    Table,
    answered,
    bot_decisions,
    missing_shares,
    next_round,
    seat_of,
)
from dacabo.table.view import game_view, table_view

PEOPLE: Final = ("ana", "ben", "cyd", "dot")
NAMES: Final = {"ana": "Ana", "ben": "Ben", "cyd": "Ana", "dot": 'D"ot\n'}
"""Two guests have the same name, and one name needs quotes."""
MINUTE: Final = 60_000
_NEXT_PHASES: Final = {
    Phase.OPEN: {Phase.SHUFFLING, Phase.PLAYING, Phase.CLOSED},
    Phase.SHUFFLING: {Phase.OPEN, Phase.PLAYING, Phase.CLOSED},
    Phase.PLAYING: {Phase.PAUSED, Phase.OVER, Phase.CLOSED},
    Phase.PAUSED: {Phase.PLAYING, Phase.CLOSED},
    Phase.OVER: {Phase.OPEN, Phase.CLOSED},
    Phase.CLOSED: set[Phase](),
}


class TableDriver:
    """A table that checks itself."""

    def __init__(self, options: Options, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.at = 1_700_000_000_000
        self.log: list[Entry] = []
        """As decoded from what was encoded."""
        self.again: Table | None = None
        """The table folded from that log alone, each match from what is left of those before."""
        self.counted: Counter[str] = Counter()
        self.secrets: dict[str, requests.Reveal] = {}
        """The sealed shares, each known to the guest's device only."""
        self.promised: list[str] = []
        """The commitment under which each match began, or is to begin."""
        self.drawn: set[str] = set()
        """Every commitment that was ever published."""
        self._known: list[Any] = []
        """By seat: what it has been told in this match."""
        self._played = 0
        """Milliseconds of this match without its pauses."""
        self._missed: dict[Seat, list[str]] = {}
        self._requests: dict[str, list[tuple[str, int]]] = {}
        self._ids = 0
        steps = open_table(options, PEOPLE[0], self.rng.randbytes(32), self.at)
        self.table = steps[-1].table
        self._take(None, steps)

    # --- what can be done -----------------------------------------------------------------

    def ask(
        self,
        guest: str,
        request: requests.Request,
        *,
        id: str | None = None,  # noqa: A002 (its name on the wire)
        present: Collection[str] = (),
    ) -> str | None:
        """Make a request; return the code of the refusal, if it was refused."""
        self._ids += 1
        id = id or f"{guest}-{self._ids}"  # noqa: A001 (as above)
        try:
            steps = act(
                self.table,
                request,
                self.at,
                guest=guest,
                id=id,
                present=present,
                new_seed=self._new_seed,
            )
        except DacaboError as error:
            self._check_refusal(error)
            return error.code
        if steps:
            sent = self._requests.setdefault(guest, [])
            sent.append((id, self.table.number + 1))
        self._take(self.table, steps)
        for name, numbers_by_id in self._requests.items():
            for request_id, number in numbers_by_id[-MAX_REQUESTS_PER_GUEST:]:
                assert answered(self.table, name, request_id) == number
        return None

    def _new_seed(self) -> bytes:
        return self.rng.randbytes(32)

    def seal(self, guest: str, word: str = "") -> str | None:
        """Draw a share and seal it, as a device does; return the code of the refusal, if any."""
        secret = requests.Reveal(word, self.rng.randbytes(32).hex())
        refused = self.ask(guest, requests.Seal(seal_of(share_in(secret))))
        if refused is None:
            self.secrets[guest] = secret
        return refused

    def reveal(self, *people: str) -> None:
        """Let all guests, or these, show their shares in a random order."""
        for chair in self.rng.sample(self.table.chairs, len(self.table.chairs)):
            secret = self.secrets.get(chair.guest or "")
            if secret and chair.seal == seal_of(share_in(secret)) and not chair.share:
                assert chair.guest is not None
                if not people or chair.guest in people:
                    assert self.ask(chair.guest, secret) is None

    def bot_answers(self, decision: Decision, move: str) -> bool:
        """Let a bot answer; return whether it was in time."""
        steps = move_bot(self.table, decision.actor, decision.id, move, self.at)
        self._take(self.table, steps)
        return bool(steps)

    def ring(self) -> None:
        """Let a moment pass and the clocks ring, whether or not one is due."""
        due = next_due(self.table)
        awake = [seat for seat, chair in enumerate(self.table.chairs) if chair.level is None]
        steps = on_timer(self.table, self.at, new_seed=self._new_seed)
        assert bool(steps) == (due is not None and due <= self.at)
        self._take(self.table, steps)
        next_deadline = next_due(self.table)
        assert next_deadline is None or next_deadline > self.at, "what was due is done"
        if self.table.phase in (Phase.PLAYING, Phase.PAUSED):
            for seat in awake:
                replaced = len(self._missed.get(seat, [])) >= MAX_MISSED_TURNS
                assert (self.table.chairs[seat].level is not None) == replaced

    def let_next_clock_expire(self) -> None:
        """Wait for the next clock, and let it ring."""
        due = next_due(self.table)
        if due is not None:
            self.wait(max(due - self.at - 1, 0))
            if due > self.at:
                self.ring()  # a moment too early: nothing happens
                self.wait(due - self.at)
            self.ring()

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.at += milliseconds

    def begin(
        self,
        people: Sequence[str],
        bots: int = 0,
        *,
        level: str = "largo",
        sealed: bool = False,
    ) -> None:
        """Let all sit down and, if wanted, seal a share; then begin the match."""
        for guest in people[1:]:
            assert self.ask(guest, requests.Sit()) is None
        for guest in people if sealed else ():
            assert self.seal(guest) is None
        for _ in range(bots):
            assert self.ask(self.table.host, requests.SeatBot(level)) is None
        self.start()

    def start(self, *, reveal: bool = True) -> None:
        """Let all be ready and the host begin; then all show their shares."""
        for chair in self.table.chairs:
            if chair.guest is not None and self.table.phase is Phase.OPEN:
                assert self.ask(chair.guest, requests.Ready()) is None
        if self.table.phase is Phase.OPEN:  # a sealed rematch begins when the last player is ready
            assert self.ask(self.table.host, requests.Start()) is None
        if reveal and self.table.phase is Phase.SHUFFLING:
            self.reveal()

    def answer(self, decision: Decision, move: Any) -> str | None:
        """Answer a decision of a seat, for a person or a bot."""
        text = game_of(self.table.options).text(move)
        chair = self.table.chairs[decision.actor]
        if chair.level is not None:
            assert self.bot_answers(decision, text)
            return None
        assert chair.guest is not None
        return self.ask(chair.guest, requests.Play(decision.id, text))

    def play_on(self, rng: Random, moves: int) -> None:
        """Let all players make legal moves for a while, without waiting."""
        game = game_of(self.table.options)
        for _ in range(moves):
            if self.table.phase is not Phase.PLAYING:
                return
            bots = [decision for _, decision in bot_decisions(self.table)]
            asked = [
                decision
                for decision in self.table.decisions
                if decision.actor != TABLE
                and (decision in bots or self.table.chairs[decision.actor].level is None)
                and (decision.kind != "sneak" or rng.random() < 0.1)
            ]
            if asked:
                decision = rng.choice(asked)
                legal = game.legal(self.table.state, decision)
                # Players often call early, because otherwise few matches would end.
                call = next((m for m in legal if game.text(m) == "cabo"), None)
                move = call if call and rng.random() < 0.2 else rng.choice(legal)
                assert self.answer(decision, move) is None
            elif next_round(self.table):
                for chair in self.table.chairs:
                    if chair.level is None and not chair.ready and chair.guest:
                        assert self.ask(chair.guest, requests.Ready()) is None
            else:
                self.let_next_clock_expire()
            self.wait(rng.choice([0, 10, 900]))

    # --- what must hold ---------------------------------------------------------------------

    def _check_refusal(self, error: DacaboError) -> None:
        self.counted[f"refused: {error.code}"] += 1
        self._check_same()
        for language in LANGUAGES:
            assert Words(language).say(error.phrase)

    def _take(self, before: Table | None, steps: Sequence[Step]) -> None:
        for step in steps:
            self._check_rights(before, step.entry)
            self._count(before, step)
            self.table = step.table
            written = msgspec.json.encode(step.entry)
            entry = msgspec.json.decode(written, type=Entry)
            assert entry == step.entry
            self.log.append(entry)
            if isinstance(entry.fact, facts.Rematched):
                self.again = self._restore_from_snapshot()
            self.again = apply(self.again, entry).table
            assert self.table.number == len(self.log)
            self._check_same()
            self._check_chairs(before)
            self._check_memories(step)
            self._check_clocks(before)
            before = step.table
        if self.table.phase is Phase.SHUFFLING:
            assert missing_shares(self.table), "the cards would never be dealt"
        if self.table.phase is Phase.PLAYING:
            assert waited_for(self.table), "nobody would ever do anything again"
        self._check_host()

    def _restore_from_snapshot(self) -> Table:
        """Return the table as its snapshot restores it; the snapshot holds no secret."""
        assert self.again is not None
        written = msgspec.json.encode(dump(self.again))
        for secret in (self.again.seed, *(chair.share for chair in self.again.chairs)):
            assert secret is None or msgspec.json.encode(secret)[1:-1] not in written
        return restore(msgspec.json.decode(written, type=TableSnapshot), self.again.played)

    def _check_same(self) -> None:
        """Check that folding the log gives the same table, also after a refusal."""
        assert self.again is not None
        assert self.table == self.again

    def _check_rights(self, before: Table | None, entry: Entry) -> None:
        """Check that guests do only what they may do."""
        if before is None:
            return
        assert before.phase is not Phase.CLOSED, "a closed table is left alone"
        guest, fact = entry.guest, entry.fact
        match fact:
            case facts.Sat():
                assert fact.guest == guest
                assert before.chairs[fact.seat].is_free
            case facts.BotSat():
                assert guest == before.host
                assert before.chairs[fact.seat].is_free
            case facts.ReadySaid() | facts.CameBack():
                assert before.chairs[fact.seat].guest == guest is not None
            case facts.ChairLeft():
                assert guest in (before.host, before.chairs[fact.seat].guest)
            case facts.BotSubstituted():
                assert guest is None or guest in [chair.guest for chair in before.chairs]
                assert before.chairs[fact.seat].guest is not None
                assert before.chairs[fact.seat].level is None
            case facts.Started() | facts.Paused() | facts.Closed() if guest is not None:
                assert guest == before.host
            case facts.Continued() | facts.Rematched():
                assert seat_of(before, guest) is not None
            case facts.Moved():
                _check_hand(before, entry, fact)
            case _:
                _check_shuffle(before, entry)

    def _count(self, before: Table | None, step: Step) -> None:
        """Keep count of what has happened, independently of the table."""
        fact = step.entry.fact
        kind = type(fact).__name__
        self.counted[kind] += 1
        if before is not None and before.phase is Phase.PLAYING:
            self._played += step.entry.at - self.log[-1].at
        if isinstance(fact, facts.Started):
            self._played, self._missed = 0, {}
            rules, players = rules_of(step.table.options), step.table.options.players
            game = game_of(step.table.options)
            self._known = [game.know(rules, players, seat) for seat in range(players)]
        if isinstance(fact, facts.Opened | facts.Rematched | facts.CalledOff):
            if isinstance(fact, facts.CalledOff):
                self.promised.pop()
            self.promised.append(sha256(fact.seed).hexdigest())
            assert self.promised[-1] not in self.drawn, "a seed is used once"
            self.drawn.add(self.promised[-1])
        if isinstance(fact, facts.CameBack):
            self._missed[fact.seat] = []
        if isinstance(fact, facts.Moved):
            assert before is not None
            decision = next(d for d in before.decisions if d.id == fact.decision)
            self.counted[f"{fact.by}: {decision.kind}"] += 1
            missed = self._missed.setdefault(fact.seat, [])
            if fact.by is not By.CLOCK:
                missed.clear()
            elif clock_of(decision) not in missed:
                missed.append(clock_of(decision))

    def _check_chairs(self, before: Table | None) -> None:
        table = self.table
        guests = [chair.guest for chair in table.chairs if chair.guest]
        assert len(guests) == len(set(guests))
        assert len(table.chairs) == table.options.players
        if before is not None and before.phase is not table.phase:
            assert table.phase in _NEXT_PHASES[before.phase]
        if table.phase in (Phase.PLAYING, Phase.PAUSED):
            assert not any(chair.is_free for chair in table.chairs)

    def _check_host(self) -> None:
        """Check that a guest who is present is the host, or that the table is paused or closed."""
        present = [
            chair.guest for chair in self.table.chairs if chair.level is None and chair.guest
        ]
        if self.table.phase is not Phase.CLOSED:
            assert self.table.host in present or (self.table.phase is Phase.PAUSED and not present)

    def _check_memories(self, step: Step) -> None:
        """Check that an assisted table remembers each seat's knowledge, and a classic one none."""
        game = game_of(step.table.options)
        for seat, known in enumerate(self._known):
            for fact in heard(step.told, seat):
                known = game.learn(known, fact)  # noqa: PLW2901 (a fold)
            self._known[seat] = known
        begun = step.table.state is not None
        assisted = step.table.options.memory is Memory.ASSISTED
        assert step.table.memories == (tuple(self._known) if begun and assisted else ())

    def _check_clocks(self, before: Table | None) -> None:
        table = self.table
        if table.phase is Phase.SHUFFLING:
            assert clock_keys(table) == {REVEAL}
            return
        if table.phase is not Phase.PLAYING:
            assert table.clocks == ()
            return
        asked = {
            decision.id if decision.clock is None else decision.clock: decision
            for decision in table.decisions
        }
        running = {clock.key: clock.due for clock in table.clocks}
        assert len(running) == len(table.clocks)
        assert running.keys() <= asked.keys()
        if before is not None and before.phase is Phase.PLAYING:
            for clock in before.clocks:
                assert running.get(clock.key, clock.due) == clock.due, "a clock was moved"
        minutes = getattr(rules_of(table.options), "minutes", None)
        if minutes is not None and not table.state.time_up:
            assert running["time"] - self.log[-1].at == minutes * MINUTE - self._played
        on_turn = [d for d in table.decisions if d.actor != TABLE and d.must]
        for decision in on_turn:
            assert ((decision.clock or decision.id) in running) == (table.options.clock is not None)

    def check_shown(self) -> None:
        """Check that the seed is hidden until the match is over, and public from then on."""
        table = self.table
        shown = table_view(table, "code", NAMES)
        assert shown.commitment == self.promised[-1]
        over = table.phase in (Phase.OVER, Phase.CLOSED)
        assert shown.seed == (table.seed.hex() if over else None)
        dealt = table.state is not None
        for chair, public_chair in zip(table.chairs, shown.chairs, strict=True):
            assert public_chair.share == (chair.share.hex() if dealt and chair.share else None)
            assert (public_chair.seal, public_chair.shown) == (chair.seal, chair.share is not None)
        wire = msgspec.json.encode(shown).decode()
        for secret in self.secrets.values():
            assert secret.salt not in wire
            assert dealt or share_in(secret).hex() not in wire
        seats = range(table.options.players)
        views = [game_view(table, viewer) for viewer in (None, *seats)]
        assert all((view is None) == (table.state is None) for view in views)
        if not over:
            wire = msgspec.json.encode([shown, views]).decode()
            seed = msgspec.json.encode(table.seed).decode().strip('"')
            assert table.seed.hex() not in wire
            assert seed not in wire
        for hidden in (table, *(Step(entry, table) for entry in self.log[:1])):
            assert repr(hidden) == str(hidden) == f"<{type(hidden).__name__}>"

    @property
    def abandoned(self) -> list[Entry]:
        """The log, closed if a match is in progress."""
        if self.table.phase not in (Phase.PLAYING, Phase.PAUSED):
            return self.log
        return [*self.log, Entry(self.log[-1].at, facts.Closed())]

    def check_records(self) -> None:
        """Check that every match that has begun can be verified from its seal to the last move."""
        for match in range(1, self.table.match + 1):
            record = record_of(self.abandoned, match, NAMES)
            if record is None:
                assert match == self.table.match
                assert self.table.state is None
                continue
            verified = verify(write(record))
            assert verified.chance is Chance.PROVEN
            assert record.commitment == self.promised[match - 1]
            assert record.seed is not None
            assert sha256(record.seed).hexdigest() == record.commitment
            assert bool(record.shares) != bool(record.words)
            if match == self.table.match:
                result = game_of(self.table.options).result(self.table.state)
                assert summary(record).places == (result and result.places)


def _check_shuffle(before: Table, entry: Entry) -> None:
    """Check that no one seals late, shows an unsealed share, or deals too early."""
    guest, fact = entry.guest, entry.fact
    match fact:
        case facts.ShareSealed():
            assert before.chairs[fact.seat].guest == guest is not None
            assert before.phase is Phase.OPEN, "seals are closed"
        case facts.OptionsChanged():
            assert guest == before.host
            assert before.phase is Phase.OPEN
        case facts.SealsClosed():
            again = before.match > 1 and all(chair.ready for chair in before.chairs)
            assert guest == before.host or (guest is None and again)
        case facts.ShareRevealed():
            assert before.chairs[fact.seat].guest == guest is not None
            assert sha256(fact.share).hexdigest() == before.chairs[fact.seat].seal
        case facts.CalledOff():
            assert before.phase is Phase.SHUFFLING
            assert guest in (None, before.chairs[fact.seats[0]].guest)
        case facts.Started():
            sealed = any(chair.seal for chair in before.chairs)
            assert before.phase is (Phase.SHUFFLING if sealed else Phase.OPEN)
            assert not missing_shares(before)
        case _:
            pass


def _check_hand(before: Table, entry: Entry, fact: facts.Moved) -> None:
    """Check that a move comes from the occupant of the seat, or from a clock that has run out."""
    decision = next(d for d in before.decisions if d.id == fact.decision)
    assert decision.actor == fact.seat
    if fact.by is By.CLOCK:
        key = decision.id if decision.clock is None else decision.clock
        due = any(clock.key == key and clock.due <= entry.at for clock in before.clocks)
        assert due or (decision.kind == "next-round" and all(c.ready for c in before.chairs))
        return
    chair = before.chairs[fact.seat]
    assert (chair.level is None) == (fact.by is By.PERSON)
    assert entry.guest == (chair.guest if fact.by is By.PERSON else None)


def share_in(secret: requests.Reveal) -> bytes:
    """The share that a device has drawn."""
    return share_of(bytes.fromhex(secret.salt), secret.word)


def clock_keys(table: Table) -> set[str]:
    """The running clocks."""
    return {clock.key for clock in table.clocks}


def waited_for(table: Table) -> list[str]:
    """Things that a match in progress waits for: without any of these it would never continue."""
    people = [
        decision.id
        for decision in table.decisions
        if decision.actor != TABLE and decision.must and table.chairs[decision.actor].level is None
    ]
    unready = [
        chair.guest or ""
        for chair in table.chairs
        if next_round(table) and chair.level is None and not chair.ready
    ]
    bots = [decision.id for _, decision in bot_decisions(table)]
    # The end of the match's time alone would be a long wait for nothing.
    clocks = [clock.key for clock in table.clocks if clock.key != "time"]
    return [*people, *unready, *bots, *clocks]
