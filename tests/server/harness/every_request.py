"""Every request to the card room, each with the largest possible input."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from secrets import token_bytes
from typing import Any, Final, NamedTuple

import msgspec
from club.harness import book
from cost.harness.extremes import largest
from cost.harness.states import (
    full_pad,
    listed_event,
    long_event,
    long_name,
    long_table,
    round_of,
)
from server.harness.in_process_requests import InProcessClient

from dacabo.club import requests as of_club
from dacabo.club.club import Club
from dacabo.club.facts import ByPlace, Link, Season
from dacabo.club.files import write_club
from dacabo.records import write
from dacabo.scorepad import requests as on_pad
from dacabo.scorepad.files import write_pad
from dacabo.server.http.responses import MAX_BODY
from dacabo.server.http.routing import Route
from dacabo.server.tables.summary import index_row
from dacabo.server.tokens import hashed, new_token
from dacabo.server.wire.bodies import (
    DecisionAsk,
    EventAsk,
    EventPreview,
    NewWhatIf,
    PadAsk,
    PadRenewal,
)
from dacabo.server.wire.clubs import ClubAsk, ClubEvent, NextEvening
from dacabo.table.record import record_of
from dacabo.tournament.event import current_stage
from dacabo.tournament.facts import Request
from dacabo.tournament.formats import Format
from dacabo.tournament.logfile import write_log
from dacabo.tournament.namelist import MAX_LIST_BYTES
from dacabo.tournament.roles import AsPlayer, AtTable, Public
from dacabo.tournament.subjects import (
    attendance,
    cashbox,
    clocks,
    closing,
    description,
    drawing,
    formatting,
    links,
    messages,
    online,
    penalties,
    privacy,
    prizes,
    registration,
    results,
    taking_back,
)

EVENT_STEPS: Final = 1_000
ROUNDS: Final = 200
CLUB_PEOPLE: Final = 60
CLUB_EVENINGS: Final = 40
LISTED: Final = 40
"""The number of tables in a list."""
REASON: Final = "\U0001d4d1" * 200

GUEST: Final = "guest-0"
"""The guest who sits at all tables."""
PLAYING, OVER, OPEN = "CCCCCC", "DDDDDD", "FFFFFF"
"""The codes of tables with a long match in progress, with a finished match, and without any."""

_encode = msgspec.json.encode
_ids = count(1)


class RouteRequest(NamedTuple):
    """A request to a route."""

    label: str
    body: bytes | None = None
    key: str = ""
    file: bool = False


def with_new_id(body: bytes) -> bytes:
    """The same body with a new id, so that it is no repetition of an earlier request."""
    message = msgspec.json.decode(body)
    return _encode({**message, "id": f"walk-{next(_ids)}"}) if "id" in message else body


class Contents(NamedTuple):
    """The contents of the card room, and the rights in it."""

    token: str
    """The token of a guest who sits at all tables."""
    pad: str
    other_pad: str
    """Another full pad, whose key is used up by a renewal."""
    listing: str
    """The organiser's key of an event with a full list of players."""
    playing: str
    """The organiser's key of an event with as many players, and with a long log."""
    keys: tuple[str, ...]
    """The keys of all kinds of that event."""
    match: str
    """The id of one of its matches."""
    players: tuple[int, ...]
    """The players of that match."""
    club: str
    """The organiser's key of a club book."""


def old_club() -> Club:
    """The book of a club that has met for years."""
    people = [*range(CLUB_PEOPLE)]
    evenings = [
        book.evening(
            f"2026-{1 + n // 20:02}-{1 + n % 20:02}",
            *(people[at : at + 5] for at in range(n % 5, CLUB_PEOPLE - 5, 5)),
        )
        for n in range(CLUB_EVENINGS)
    ]
    season = Season(name="All", best=9, points=ByPlace((9, 5, 3)))
    return book.club_of(CLUB_PEOPLE, evenings, season)


@cache
def long_record() -> str:
    """The record of the match at the table `OVER`."""
    record = record_of(long_table(ROUNDS, ROUNDS).log, 1, {})
    assert record is not None
    return write(record)


async def fill_card_room(client: InProcessClient) -> Contents:
    """Fill a card room with the largest tables, pads and events that its rules allow."""
    store, token = client.store, new_token(token_bytes)
    await store.add_guest(GUEST, long_name(0), hashed(token), 0)
    await store.add_guest("guest-1", long_name(1), hashed(new_token(token_bytes)), 0)
    table, log = long_table(1, 0).before_start
    await store.append(OPEN, 0, [*map(_encode, log)], now=0, index_row=index_row(table))
    for code, table_driver in (
        (PLAYING, long_table(1000, ROUNDS)),
        (OVER, long_table(ROUNDS, ROUNDS)),
    ):
        lines = [*map(_encode, table_driver.log)]
        await store.append(code, 0, lines, now=0, index_row=index_row(table_driver.table))
    public = msgspec.structs.replace(index_row(table), public=True)
    for number in range(LISTED):
        await store.append(
            f"TT{number // 20:X<2}{number % 20:X<2}",
            0,
            [*map(_encode, log)],
            now=0,
            index_row=public,
        )
    pad, other_pad = [
        (await client.post("/api/pads/file", write_pad(full_pad())))["key"] for _ in range(2)
    ]
    listing = (await client.post("/api/events/file", write_log(listed_event())))["key"]
    event = long_event(EVENT_STEPS)
    playing = (await client.post("/api/events/file", write_log(event)))["key"]
    stage = current_stage(event)
    assert stage is not None
    match = stage.matches[1]
    keys = [playing]
    for holder in (Public(), AtTable(match.table), AsPlayer(match.players[0])):
        link = await client.post("/api/event/link", {"holder": holder}, key=playing)
        keys.append(link["key"])
    club = (await client.post("/api/clubs/file", write_club(old_club())))["key"]
    return Contents(
        token, pad, other_pad, listing, playing, tuple(keys), match.id, match.players, club
    )


class RouteRequests:
    """The requests to each route, in a method with the name of the route."""

    def __init__(self, world: Contents) -> None:
        self._world = world

    def path(self, route: Route) -> str:
        """The path of a route, with existing values for its parameters."""
        query = "?round=200&eyes=all" if route.name == "film" else ""
        return route.path.format(code=OVER, match=1, id=self._world.match) + query

    def sent(self, route: Route) -> Iterator[RouteRequest]:
        """The extremes of the request type, and the requests of the route's own method."""
        own_requests: Callable[[], Iterator[RouteRequest]] | None = getattr(self, route.name, None)
        assert own_requests is not None, f"add {route.method} {route.path} to this class"
        if route.request is not None:
            club_key = self._world.club if route.path.startswith("/api/club") else None
            key = self._world.pad if route.path == "/api/pad" else club_key or self._world.playing
            for label, body in largest(route.request, MAX_BODY, self._valid_fields()):
                yield RouteRequest(label, body if "id" in label else with_new_id(body), key)
        yield from own_requests()

    def _valid_fields(self) -> dict[str, Any]:
        """Values for fields, so that a request refers to existing things."""
        return {
            "match": self._world.match,
            "matches": [self._world.match],
            "player": self._world.players[0],
            "level": "presto",
            "game": "cabo",
            "preset": "original",
            "round": 1,
            "link": "public",  # a new link for organisers would end the walk here
        }

    # --- by route -----------------------------------------------------------------------------

    def _nothing(self) -> Iterator[RouteRequest]:
        yield RouteRequest("")

    def _typed(self) -> Iterator[RouteRequest]:
        """Yield nothing: the extremes of the request type are enough."""
        return iter(())

    def _pad(self) -> Iterator[RouteRequest]:
        yield RouteRequest("", key=self._world.pad)

    def _event(self) -> Iterator[RouteRequest]:
        names = ("desk", "public", "table", "player")
        for name, key in zip(names, self._world.keys, strict=True):
            yield RouteRequest(name, key=key)
        yield RouteRequest("full list", key=self._world.listing)

    new_guest = rename = go_on = open_table = check_rules = open_event = _typed
    event_link = plan_event = play_online = seat_bot = _typed
    me = new_link = tables = my_tables = table = table_link = record = _nothing
    games = schema = openapi = alive = ready = health = security = _nothing
    forget_me = log_out = log_out_others = _nothing
    pad = pad_file = pad_table = pad_paper = pad_link = next_pad = _pad
    delete_event = delete_club = _nothing  # with the right key they would end the walk here
    event = event_file = event_spreadsheet = event_trail = take_seat = _event

    def _record(self) -> Iterator[RouteRequest]:
        yield RouteRequest("long match", long_record().encode(), file=True)

    film = analysis = _record

    def what_if(self) -> Iterator[RouteRequest]:
        """Play on from the middle of a long match."""
        wanted = NewWhatIf(
            record=long_record(), round=100, frame=5, seat=0, level="presto", open=True
        )
        yield RouteRequest("long match", _encode(wanted))

    def _club(self) -> Iterator[RouteRequest]:
        yield RouteRequest("", key=self._world.club)

    open_club = club_link = tell_who_met = _typed
    club = club_file = club_log = club_spreadsheet = _club

    def club_from_file(self) -> Iterator[RouteRequest]:
        """Send a whole book."""
        yield RouteRequest("old book", write_club(old_club()), file=True)

    def propose_evening(self) -> Iterator[RouteRequest]:
        """Propose a large event."""
        yield RouteRequest("large event", _encode(ClubEvent(self._world.playing)), self._world.club)

    def next_evening(self) -> Iterator[RouteRequest]:
        """Plan an evening with everybody."""
        request_body = NextEvening(
            f"walk-{next(_ids)}", "Next", tuple(range(CLUB_PEOPLE)), season=1
        )
        yield RouteRequest("everybody", _encode(request_body), self._world.club)

    def ask_club(self) -> Iterator[RouteRequest]:
        """Make every request to a club."""
        request_body: tuple[of_club.Request, ...] = (
            of_club.AddPeople(tuple(map(long_name, range(100)))),
            of_club.RenamePerson(0, long_name(200)),
            of_club.MergePeople(0, 1),
            of_club.ForgetPerson(2),
            of_club.TakeIn(self._world.playing, "2026-11-20", (None,) * 500),
            of_club.TakeOut(1),
            of_club.DropPlan("none"),
            of_club.SetSeason(Season(name=REASON, points=ByPlace((1,) * 50))),
            of_club.RemoveSeason(1),
            of_club.RenewLink(Link.PUBLIC),
            of_club.InviteOrganiser(long_name(300)),
            of_club.WithdrawOrganiser(1),
            of_club.ForgetOrganiser(1),
        )
        for request in request_body:
            body = _encode(ClubAsk(f"walk-{next(_ids)}", request))
            yield RouteRequest(type(request).__name__, body, self._world.club)

    def open_pad(self) -> Iterator[RouteRequest]:
        """Open a pad with as many equal names as fit."""
        for game, preset in (("cabo", "original"), ("dacapo", "match")):
            options = {"game": game, "preset": preset, "names": ["a"] * 2}
            name_count = (MAX_BODY - len(_encode(options))) // len('"a",')
            yield RouteRequest("equal names", _encode(options | {"names": ["a"] * name_count}))

    def renew_pad(self) -> Iterator[RouteRequest]:
        """Renew the link of a full pad, which writes the whole pad again."""
        yield RouteRequest("full pad", _encode(PadRenewal("walk" * 10)), self._world.other_pad)

    def pad_from_file(self) -> Iterator[RouteRequest]:
        """Send a full pad."""
        yield RouteRequest("full pad", write_pad(full_pad()), file=True)

    def event_from_file(self) -> Iterator[RouteRequest]:
        """Send a long event."""
        yield RouteRequest("long event", write_log(long_event(EVENT_STEPS)), file=True)

    def register_list(self) -> Iterator[RouteRequest]:
        """Send lists of very many names, of very long ones, and of equal ones."""
        kinds = {
            "short": (f"{number:x}" for number in count()),
            "long": map(long_name, count()),
            "equal": ("a" for _ in count()),
            "quoted": ('"a""b"' for _ in count()),
            "empty": ("" for _ in count()),
        }
        for label, names in kinds.items():
            for key in (self._world.listing, self._world.playing):
                lines, bytes_left = [], MAX_LIST_BYTES
                for name in names:
                    bytes_left -= len(name.encode()) + 1
                    if bytes_left < 0:
                        break
                    lines.append(name)
                yield RouteRequest(label, "\n".join(lines).encode(), key, file=True)

    def ask_pad(self) -> Iterator[RouteRequest]:
        """Make all requests to a full pad."""
        for request in pad_requests().values():
            request_body = PadAsk(f"walk-{next(_ids)}", request, by=REASON)
            yield RouteRequest(type(request).__name__, _encode(request_body), self._world.pad)

    def ask_match_pad(self) -> Iterator[RouteRequest]:
        """Make the same requests to the pad of a match."""
        for sent in self.ask_pad():
            yield sent._replace(key=self._world.playing)

    def enter_decision(self) -> Iterator[RouteRequest]:
        """Enter a tie-break round of everybody at a table."""
        players = self._world.players
        entry = round_of(len(players), "1", 20)
        request_body = DecisionAsk(f"walk-{next(_ids)}", tuple(players), entry, sure=True)
        yield RouteRequest("full table", _encode(request_body), self._world.playing)

    def preview_event(self) -> Iterator[RouteRequest]:
        """Preview all requests to a large event."""
        for key in (self._world.playing, self._world.listing):
            for request in event_requests(self._world).values():
                yield RouteRequest(type(request).__name__, _encode(EventPreview(request)), key)

    def ask_event(self) -> Iterator[RouteRequest]:
        """Make the same requests."""
        for key in (self._world.playing, self._world.listing):
            for request in event_requests(self._world).values():
                request_body = EventAsk(f"walk-{next(_ids)}", request)
                yield RouteRequest(type(request).__name__, _encode(request_body), key)


# --- the requests to pads and events -----------------------------------------------------------


def pad_requests() -> dict[type, on_pad.Request]:
    """The most expensive request of each kind that a full pad may accept."""
    entries = full_pad().entries
    last = len(entries)
    requests: tuple[on_pad.Request, ...] = (
        on_pad.Correct(1, round_of(5, "2", 20), entries[0], REASON, sure=True),
        on_pad.Rename(0, long_name(7)),
        on_pad.Leave(1),
        on_pad.Return(1),
        on_pad.CallTime(last + 1),
        on_pad.TakeTimeBack(),
        on_pad.DrawLot(last + 1),
        on_pad.Prolong(last + 1),
        on_pad.TakeBack(last, entries[-1]),
        on_pad.Enter(last + 1, round_of(5, "1", 20), sure=True),
    )
    return {type(request): request for request in requests}


def event_requests(world: Contents) -> dict[type, Request]:
    """The most expensive request of each kind that an event may accept."""
    player, *other_players = world.players
    totals = dict.fromkeys(world.players, 100)
    everybody = tuple(range(500))
    all_matches = tuple(match.id for match in _matches())
    requests: tuple[Request, ...] = (
        registration.Register(tuple(map(long_name, range(900, 960)))),
        registration.CloseRegistration(),
        registration.ReopenRegistration(),
        registration.Admit(everybody),
        registration.TurnAway(everybody),
        links.InviteOrganiser(long_name(903)),
        links.RenewLink(AtTable(1)),
        links.WithdrawOrganiser(1),
        description.Describe("2026-11-20T19:00", REASON, REASON),
        registration.LimitPlaces(20),
        cashbox.NotePlayers((cashbox.PlayerNote(player, paid=True, note=REASON),)),
        links.Claim(player),
        links.RefuseClaim(player),
        attendance.CheckIn(player),
        attendance.CheckInAll(),
        attendance.UndoCheckIn(player),
        registration.Rename(player, long_name(904)),
        attendance.EnterLate(long_name(901)),
        formatting.ChangeFormat(Format(rounds=5, finalists=5, consolation=True)),
        drawing.Draw(),
        drawing.Exchange(player, other_players[0], REASON),
        drawing.Publish(),
        drawing.DiscardDraw(REASON),
        online.GoOnline(world.match, "ABCDEF"),
        clocks.Start(all_matches),
        clocks.Pause(all_matches),
        clocks.Continue(all_matches),
        clocks.Extend(5, all_matches),
        clocks.CallTime(world.match),
        clocks.SetMinutes(30),
        results.EnterResult(world.match, totals, (totals,) * 150),
        results.AskTable(world.match),
        results.PlayOn(world.match),
        results.Vouch(world.match),
        results.CorrectResult(world.match, totals, REASON),
        results.EnterDecision(world.match, totals),
        results.DecideSeats(dict.fromkeys(everybody[:100], 100)),
        penalties.Penalise(player, 5, REASON),
        prizes.NamePrizes(tuple(f"{number}{REASON[:70]}" for number in range(50))),
        prizes.ChoosePrize(player, REASON),
        attendance.Replace(player, long_name(902)),
        results.JudgeBot(world.match, player, advances=False),
        messages.Announce(REASON),
        messages.EndAnnouncement(),
        messages.CallOrganiser(world.match),
        messages.AnswerCall(world.match),
        messages.EndCall(world.match),
        privacy.Forget(other_players[0]),
        privacy.ForgetOrganiser(1),
        attendance.MarkNoShow(everybody),
        attendance.DropOut(other_players[0]),
        penalties.Disqualify(player, REASON),
        taking_back.TakeBack(EVENT_STEPS, REASON),
        closing.GoElsewhere(REASON),
        closing.ComeBack(),
        closing.End(),
    )
    return {type(request): request for request in requests}


def _matches() -> tuple[Any, ...]:
    stage = current_stage(long_event(EVENT_STEPS))
    return () if stage is None else stage.matches
