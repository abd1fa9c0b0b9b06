"""A live table: takes requests one after the other, writes them down, and then tells everybody."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from dacabo.core.chance import SEED_BYTES, share_of
from dacabo.core.game import Fact, Told, heard
from dacabo.core.phrases import Phrase
from dacabo.core.seats import Seat
from dacabo.server.cost.turns import Turns
from dacabo.server.sockets.connection import Connection, frame_of
from dacabo.server.store import clock
from dacabo.server.store.store import Conflict, Listing, Store, StoreError
from dacabo.server.tables.around import Around
from dacabo.server.tables.summary import listing_of
from dacabo.server.wire.table import (
    Event,
    FromServer,
    News,
    Present,
    Reacted,
    Reaction,
    Spoken,
    SpokenWord,
    Welcome,
)
from dacabo.table.acting import act, move_bot, ring
from dacabo.table.clocks import next_due
from dacabo.table.errors import TableError
from dacabo.table.facts import Closed, Entry, Moved, Started
from dacabo.table.folding import fold
from dacabo.table.options import Memory, game_of
from dacabo.table.requests import Reveal, StewardRequest
from dacabo.table.table import Phase, Step, Table, answered, seat_of
from dacabo.table.view import game_view, table_view

RECENT: Final = 48
"""So many facts are kept for those who come back after a short while."""

MOST_FACTS: Final = 50_000
"""As long as a log may be: a hundred matches."""

now = clock.now

_encode = msgspec.json.Encoder().encode
_read_entry = msgspec.json.Decoder(Entry).decode


def _new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def read_log(lines: Iterable[bytes]) -> list[Entry]:
    """The facts of a table as the store keeps them."""
    return [_read_entry(line) for line in lines]


def frame(message: FromServer) -> bytes:
    """A message as it goes over the wire."""
    return frame_of(_encode(message))


class LiveTable:
    """A table, the connections of those who look at it, and its log."""

    def __init__(
        self,
        code: str,
        store: Store,
        *,
        build: str,
        changed: Callable[["LiveTable"], None],
        slow: Callable[[], None],
    ) -> None:
        self.code = code
        self.names: dict[str, str] = {}
        self.connections: list[Connection] = []
        self.around = Around()
        self.visitors = 0
        """Clients that have this room open, whether or not they have said hello."""
        self._table: Table | None = None
        self._store = store
        self._build = build
        """Which browser app is served beside."""
        self._slow = slow
        """Called when a client was dropped since it did not listen."""
        self._changed = changed
        """Called after every change: clocks are to be set, bots to be asked."""
        self._lock = asyncio.Lock()
        self._recent: deque[Step] = deque(maxlen=RECENT)
        self._told: list[Told] | None = None
        """What was told to whom in this match."""
        self._rounds = 0
        """How many results of rounds those who are connected have been told."""
        self._words: dict[str, Reveal] = {}
        """What guests have shown while the cards are shuffled: written down nowhere."""
        self._here: tuple[str, ...] = ()
        """Who is there, as everybody was told."""

    @property
    def table(self) -> Table:
        """The table as far as it is written down."""
        assert self._table is not None
        return self._table

    # --- writing down ----------------------------------------------------------------------

    async def load(self) -> bool:
        """Read the log; False if there is no such table."""
        async with self._lock:
            await self._catch_up()
        return self._table is not None

    async def begin(self, steps: list[Step]) -> None:
        """The facts of a table that is opened now."""
        async with self._lock:
            await self._append(0, steps)
            await self._learn_names(steps[-1].table)
            self._take(steps)

    async def ask(self, guest: str, id: str, request: StewardRequest) -> int:  # noqa: A002 (as on the wire)
        """Do what a guest asks; the number of the fact that answers it, once that is durable."""

        def steps(table: Table) -> list[Step]:
            if answered(table, guest, id) is not None:
                return []
            found = act(
                table,
                request,
                now(),
                guest=guest,
                id=id,
                present=self.present,
                new_seed=_new_seed,
            )
            if isinstance(request, Reveal):  # and it is what was sealed
                self._words[guest] = request
            return found

        try:
            await self._change(steps)
        except StoreError:
            if answered(self.table, guest, id) is None:
                raise  # otherwise it was written down after all
        number = answered(self.table, guest, id)
        return self.table.number if number is None else number

    async def move_bot(self, seat: Seat, decision: str, move: str, level: str | None) -> bool:
        """A bot's answer, and at which level it thought; False if it could not be made."""
        return await self._change(
            lambda table: move_bot(table, seat, decision, move, now(), level=level)
        )

    async def ring(self) -> bool:
        """Do what clocks that have run out ask for."""
        return await self._change(lambda table: ring(table, now(), new_seed=_new_seed))

    async def _change(self, steps_for: Callable[[Table], list[Step]]) -> bool:
        async with self._lock:
            while steps := steps_for(self.table):
                if self._worn_out(steps[0]):
                    raise TableError("table-worn-out")
                try:
                    await self._append(self.table.number, steps)
                except Conflict:
                    if not await self._catch_up():
                        raise TableError("no-such-table") from None  # it was forgotten meanwhile
                    continue
                except StoreError:
                    await self._catch_up()  # it may have been written after all
                    raise
                if not isinstance(steps[0].entry.fact, Moved):
                    await self._learn_names(steps[-1].table)
                self._take(steps)
                return True
        return False

    def _worn_out(self, step: Step) -> bool:
        """Whether the log is too long for this; a match that has begun may end, a table close."""
        if isinstance(step.entry.fact, Closed):
            return False
        if self.around.is_enough(self.table, step.entry.fact):
            return True
        begun = self.table.phase in (Phase.SHUFFLING, Phase.PLAYING, Phase.PAUSED)
        return self.table.number > MOST_FACTS * (2 if begun else 1)

    async def _append(self, after: int, steps: list[Step]) -> None:
        last = steps[-1].table
        due = next_due(last)
        listing: Listing | None = None
        before = self._table
        if before is None or before.phase is not last.phase or before.chairs != last.chairs:
            listing = listing_of(last)
        await self._store.append(
            self.code,
            after,
            [_encode(step.entry) for step in steps],
            now=steps[-1].entry.at / 1000,
            due=None if due is None else due / 1000,
            listing=listing,
        )

    async def _catch_up(self) -> bool:
        """Read what another process has written; False if that is nothing."""
        after = 0 if self._table is None else self._table.number
        table = self._table
        # Nobody is told of what happened before anybody came: of a long log the end is enough.
        steps: deque[Step] = deque(maxlen=RECENT if table is None else None)
        async for entry in self._entries(after):
            step = fold(table, entry)
            steps.append(step)
            table = step.table
            self.around.happened(table)
        if steps:
            await self._learn_names(steps[-1].table)
            self._take(steps)
        return bool(steps)

    async def _entries(self, after: int = 0) -> AsyncIterator[Entry]:
        """The facts after that number. Others have a turn while a long log is read."""
        turns = Turns()
        for line in await self._store.read(self.code, after):
            try:
                entry = _read_entry(line)
            except (msgspec.DecodeError, UnicodeError):
                raise StoreError("stream-unreadable") from None
            yield entry
            await turns.pause()

    async def heard(self, seat: Seat) -> list[Fact]:
        """What a seat has been told since the match began."""
        async with self._lock:
            if self._told is None:
                told: list[Told] = []
                table: Table | None = None
                async for entry in self._entries():
                    if table is not None and table.number == self.table.number:
                        break  # what came since has not happened yet
                    step = fold(table, entry)
                    table = step.table
                    _keep(told, step)
                self._told = told
        return heard(self._told, seat)

    async def _learn_names(self, table: Table) -> None:
        unknown = {c.guest for c in table.chairs if c.guest} | {*table.silent}
        unknown -= self.names.keys()
        if unknown:
            self.names.update(await self._store.names(unknown))

    # --- telling -------------------------------------------------------------------------------

    @property
    def present(self) -> set[str]:
        """The guests who are connected."""
        return {c.guest for c in self.connections if c.guest is not None}

    def join(self, connection: Connection, after: int | None) -> None:
        """Show a client the table, and what it has missed."""
        newcomer = not connection.welcomed
        connection.welcomed = True
        connection.seat = seat_of(self.table, connection.guest)
        if newcomer:
            self.connections.append(connection)
        connection.send(frame(self._welcome(connection, after)))
        if newcomer:
            self._tell_presence()

    def leave(self, connection: Connection) -> None:
        """A client is gone."""
        if connection in self.connections:
            self.connections.remove(connection)
            self._tell_presence()

    def tell_again(self) -> None:
        """Show everybody the whole table anew: somebody has another name."""
        for connection in self.connections:
            connection.send(frame(self._welcome(connection, None)))

    def react(self, guest: str, seat: Seat, reaction: Reaction) -> None:
        """Let everybody see a reaction, unless there have been more than anybody wants to see."""
        if self.around.allows_reaction(guest):
            self._tell_all(Reacted(seat, reaction))

    def _tell_presence(self) -> None:
        """Who is there, if that has changed: those who only watch may come and go all the time."""
        here = self._present()
        if here != self._here:
            self._here = here
            self._tell_all(Present(here))

    def _tell_all(self, message: Present | Reacted | Spoken) -> None:
        """The same for everybody."""
        told = frame(message)
        for connection in self.connections:
            if not connection.send(told):
                self._slow()

    def _present(self) -> tuple[str, ...]:
        return tuple(sorted(self.present))

    def _welcome(self, connection: Connection, after: int | None) -> Welcome:
        table, seat = self.table, connection.seat
        view = game_view(table, seat)
        self._rounds = 0 if view is None else len(view.results)
        return Welcome(
            number=table.number,
            now=now(),
            you=connection.guest,
            seat=seat,
            table=table_view(table, self.code, self.names),
            view=view,
            asked=_asked(table, view),
            clocks=table.clocks,
            present=self._present(),
            build=self._build,
            missed=self._missed(seat, after),
        )

    def _missed(self, seat: Seat | None, after: int | None) -> tuple[Event, ...] | None:
        """What somebody has missed. What was shown in private has to be remembered, as a rule."""
        number = self.table.number
        if after is None or not number - len(self._recent) <= after <= number:
            return None
        reminds = self.table.options.memory is Memory.ASSISTED
        return tuple(
            _event(step, seat, private=reminds)
            for step in self._recent
            if step.table.number > after
        )

    def _take(self, steps: Iterable[Step]) -> None:
        """The steps are written down: now they have happened, and everybody is told."""
        for step in steps:
            before, self._table = self._table, step.table
            self.around.happened(step.table)
            self._recent.append(step)
            if self._told is not None:  # bots have to hear everything
                _keep(self._told, step)
            self._tell(before, step)
            if step.table.phase is not Phase.SHUFFLING:
                self._speak(step)
        self._changed(self)

    def _speak(self, step: Step) -> None:
        """Tell the words of a match that begins, once; those of one that does not are forgotten."""
        words, self._words = self._words, {}
        if words and isinstance(step.entry.fact, Started):
            chairs = enumerate(step.table.chairs)
            shown = [(seat, chair.share, words.get(chair.guest or "")) for seat, chair in chairs]
            self._tell_all(
                Spoken(
                    tuple(
                        SpokenWord(seat, said.word, said.salt)
                        for seat, share, said in shown
                        if said and share == share_of(bytes.fromhex(said.salt), said.word)
                    )
                )
            )

    def _tell(self, before: Table | None, step: Step) -> None:
        if not self.connections:
            return
        table = step.table
        around = None
        if before is None or before.phase is not table.phase or before.chairs != table.chairs:
            around = table_view(table, self.code, self.names)
            for connection in self.connections:
                connection.seat = seat_of(table, connection.guest)
        if before is not None and before.host != table.host:
            around = table_view(table, self.code, self.names)
        told: dict[Seat | None, bytes] = {}
        rounds = self._rounds
        for connection in self.connections:
            seat = connection.seat
            if seat is None and not may_watch(table):
                connection.close(4403, "no-spectators")
                continue
            if seat not in told:
                view = self._view(seat, rounds)
                told[seat] = frame(
                    News(
                        event=_event(step, seat, private=True),
                        view=view,
                        asked=_asked(table, view),
                        clocks=table.clocks,
                        table=around,
                    )
                )
            if not connection.send(told[seat]):
                self._slow()

    def _view(self, seat: Seat | None, rounds: int) -> Any:  # noqa: ANN401 (any game's view)
        """The cards now; of the rounds that are over only those that were not before."""
        view = game_view(self.table, seat)
        if view is None:
            self._rounds = 0
            return None
        self._rounds = len(view.results)
        return replace(view, results=view.results[rounds:]) if view.results else view


def _keep(told: list[Told], step: Step) -> None:
    """What was told in this match, and one step more."""
    if isinstance(step.entry.fact, Started):
        told.clear()
    told += step.told


def may_watch(table: Table) -> bool:
    """Whether somebody who does not play may see the table: to sit down, or because all may."""
    return table.options.spectators or table.phase not in (Phase.PLAYING, Phase.PAUSED)


def _asked(table: Table, view: Any) -> tuple[Phrase, ...]:  # noqa: ANN401 (any game's view)
    if view is None or not view.decisions:
        return ()
    game = game_of(table.options)
    return tuple(game.asks(decision) for decision in view.decisions)


def _event(step: Step, seat: Seat | None, *, private: bool) -> Event:
    fact = step.entry.fact
    facts = tuple(
        told.fact
        for told in step.told
        if told.to is None or (private and seat is not None and seat in told.to)
    )
    phrases = game_of(step.table.options).phrases
    said = tuple(phrase for fact in facts for phrase in phrases(fact))
    number, at = step.table.number, step.entry.at
    if isinstance(fact, Moved):
        return Event(number, at, fact.seat, fact.by, facts, said, fact.level)
    return Event(number, at, facts=facts, said=said)
