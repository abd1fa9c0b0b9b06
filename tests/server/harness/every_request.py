"""Every request to the card room, each with the largest possible input."""

from collections.abc import Callable, Iterator
from itertools import count
from secrets import token_bytes
from typing import Any, Final, NamedTuple

import msgspec
from club.harness import book
from cost.harness.extremes import largest
from cost.harness.states import (
    full_pad,
    laid_out,
    listed_event,
    long_evening,
    long_event,
    long_name,
)
from server.harness.in_process_requests import Inside

from dacabo.club import requests as of_club
from dacabo.club.club import Club
from dacabo.club.facts import ByPlace, Link, Season
from dacabo.club.files import write_club
from dacabo.scorepad import requests as on_pad
from dacabo.scorepad.files import write_pad
from dacabo.server.http.responses import MAX_BODY
from dacabo.server.http.routing import Route
from dacabo.server.tables.summary import index_row
from dacabo.server.tokens import hashed, new_token
from dacabo.server.wire.bodies import DecisionAsk, EventAsk, PadAsk, PadRenewal, WhatIf
from dacabo.server.wire.clubs import ClubAsk, ClubEvent, NextEvening
from dacabo.tournament.event import current_stage
from dacabo.tournament.facts import Request
from dacabo.tournament.logfile import write_log
from dacabo.tournament.namelist import LARGEST
from dacabo.tournament.roles import AsPlayer, AtTable, Public
from dacabo.tournament.subjects import (
    attendance,
    clocks,
    closing,
    description,
    drawing,
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
"""Tables in a list."""
REASON: Final = "\U0001d4d1" * 200

GUEST: Final = "guest-0"
"""The guest at all tables."""
PLAYING, OVER, OPEN = "CCCCCC", "DDDDDD", "FFFFFF"
"""The codes of tables: with a long match in progress, with a finished one, without any."""

_encode = msgspec.json.encode
_ids = count(1)


class Sent(NamedTuple):
    """One request of the walk."""

    label: str
    body: bytes | None = None
    key: str = ""
    file: bool = False


def asked_anew(body: bytes) -> bytes:
    """The same with a new id: otherwise it would be taken for a repetition."""
    said = msgspec.json.decode(body)
    return _encode({**said, "id": f"walk-{next(_ids)}"}) if "id" in said else body


class World(NamedTuple):
    """The contents of the card room, and the rights in it."""

    token: str
    """The token of a guest who sits at all tables."""
    pad: str
    other_pad: str
    """The same once more: its key is used up."""
    listing: str
    """The organiser's key of an event with a full list of players."""
    playing: str
    """The same of an event with as many players, which has been running for long."""
    keys: tuple[str, ...]
    """All kinds of keys of that event."""
    match: str
    """One of its matches."""
    players: tuple[int, ...]
    """Its players."""
    club: str
    """The organiser's key of a club book."""


def old_club() -> Club:
    """A club that has met for years."""
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


async def fill(room: Inside) -> World:
    """Bring a card room to the worst that its rules allow."""
    store, token = room.store, new_token(token_bytes)
    await store.add_guest(GUEST, long_name(0), hashed(token), 0)
    await store.add_guest("guest-1", long_name(1), hashed(new_token(token_bytes)), 0)
    opening, first = long_evening(1, 0).opening
    await store.append(OPEN, 0, [*map(_encode, first)], now=0, index_row=index_row(opening))
    for code, evening in (
        (PLAYING, long_evening(1000, ROUNDS)),
        (OVER, long_evening(ROUNDS, ROUNDS)),
    ):
        lines = [*map(_encode, evening.log)]
        await store.append(code, 0, lines, now=0, index_row=index_row(evening.table))
    public = msgspec.structs.replace(index_row(opening), public=True)
    for number in range(LISTED):
        await store.append(
            f"TT{number // 20:X<2}{number % 20:X<2}",
            0,
            [*map(_encode, first)],
            now=0,
            index_row=public,
        )
    pad, other_pad = [
        (await room.given("/api/pads/file", write_pad(full_pad())))["key"] for _ in range(2)
    ]
    listing = (await room.given("/api/events/file", write_log(listed_event())))["key"]
    event = long_event(EVENT_STEPS)
    playing = (await room.given("/api/events/file", write_log(event)))["key"]
    stage = current_stage(event)
    assert stage is not None
    match = stage.matches[1]
    keys = [playing]
    for holder in (Public(), AtTable(match.table), AsPlayer(match.players[0])):
        link = await room.given("/api/event/link", {"holder": holder}, key=playing)
        keys.append(link["key"])
    club = (await room.given("/api/clubs/file", write_club(old_club())))["key"]
    return World(
        token, pad, other_pad, listing, playing, tuple(keys), match.id, match.players, club
    )


class Walk:
    """The requests to each route, by its name; a missing route was forgotten."""

    def __init__(self, world: World) -> None:
        self._world = world

    def path(self, route: Route) -> str:
        """The path of a route, with existing values for its parameters."""
        return route.path.format(code=OVER, match=1, id=self._world.match)

    def sent(self, route: Route) -> Iterator[Sent]:
        """Everything: the extremes of the request type, and the cases given here."""
        found: Callable[[], Iterator[Sent]] | None = getattr(self, route.name, None)
        assert found is not None, f"nobody has thought of {route.method} {route.path}"
        if route.request is not None:
            of_club = self._world.club if route.path.startswith("/api/club") else None
            key = self._world.pad if route.path == "/api/pad" else of_club or self._world.playing
            for label, body in largest(route.request, MAX_BODY, self._said()):
                yield Sent(label, body if "id" in label else asked_anew(body), key)
        yield from found()

    def _said(self) -> dict[str, Any]:
        """So that what is sent refers to something."""
        return {
            "match": self._world.match,
            "matches": [self._world.match],
            "player": self._world.players[0],
            "level": "presto",
            "game": "cabo",
            "preset": "original",
            "round": 1,
            "link": "public",  # with a new link for organisers, the walk would end here
        }

    # --- by route -----------------------------------------------------------------------------

    def _nothing(self) -> Iterator[Sent]:
        yield Sent("")

    def _typed(self) -> Iterator[Sent]:
        """The type is enough."""
        return iter(())

    def _pad(self) -> Iterator[Sent]:
        yield Sent("", key=self._world.pad)

    def _event(self) -> Iterator[Sent]:
        names = ("desk", "public", "table", "player")
        for name, key in zip(names, self._world.keys, strict=True):
            yield Sent(name, key=key)
        yield Sent("full list", key=self._world.listing)

    new_guest = rename = go_on = open_table = check_rules = open_event = _typed
    event_link = play_online = seat_bot = _typed
    me = new_link = tables = my_tables = table = table_link = record = _nothing
    games = schema = openapi = alive = ready = health = security = _nothing
    forget_me = log_out = log_out_others = _nothing
    pad = pad_file = pad_table = pad_paper = pad_link = next_pad = _pad
    delete_event = delete_club = _nothing  # without its key: the walk would end here
    event = event_file = event_trail = take_seat = _event

    def _club(self) -> Iterator[Sent]:
        yield Sent("", key=self._world.club)

    open_club = club_link = tell_who_met = _typed
    club = club_file = club_spreadsheet = _club

    def club_from_file(self) -> Iterator[Sent]:
        """A whole book."""
        yield Sent("old book", write_club(old_club()), file=True)

    def propose_evening(self) -> Iterator[Sent]:
        """A large event."""
        yield Sent("large event", _encode(ClubEvent(self._world.playing)), self._world.club)

    def next_evening(self) -> Iterator[Sent]:
        """With everybody."""
        asked = NextEvening(f"walk-{next(_ids)}", "Next", tuple(range(CLUB_PEOPLE)), season=1)
        yield Sent("everybody", _encode(asked), self._world.club)

    def ask_club(self) -> Iterator[Sent]:
        """Every request."""
        asked: tuple[of_club.Request, ...] = (
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
        )
        for request in asked:
            body = _encode(ClubAsk(f"walk-{next(_ids)}", request))
            yield Sent(type(request).__name__, body, self._world.club)

    def open_pad(self) -> Iterator[Sent]:
        """Names that are all the same."""
        for game, preset in (("cabo", "original"), ("dacapo", "match")):
            opening = {"game": game, "preset": preset, "names": ["a"] * 2}
            room = (MAX_BODY - len(_encode(opening))) // len('"a",')
            yield Sent("equal names", _encode(opening | {"names": ["a"] * room}))

    def renew_pad(self) -> Iterator[Sent]:
        """A whole pad is written once more."""
        yield Sent("full pad", _encode(PadRenewal("walk" * 10)), self._world.other_pad)

    def pad_from_file(self) -> Iterator[Sent]:
        """A whole pad."""
        yield Sent("full pad", write_pad(full_pad()), file=True)

    def event_from_file(self) -> Iterator[Sent]:
        """A whole event."""
        yield Sent("long event", write_log(long_event(EVENT_STEPS)), file=True)

    def register_list(self) -> Iterator[Sent]:
        """Lists of names: very many, very long ones, all the same."""
        kinds = {
            "short": (f"{number:x}" for number in count()),
            "long": map(long_name, count()),
            "equal": ("a" for _ in count()),
            "quoted": ('"a""b"' for _ in count()),
            "empty": ("" for _ in count()),
        }
        for label, names in kinds.items():
            for key in (self._world.listing, self._world.playing):
                lines, left = [], LARGEST
                for name in names:
                    left -= len(name.encode()) + 1
                    if left < 0:
                        break
                    lines.append(name)
                yield Sent(label, "\n".join(lines).encode(), key, file=True)

    def ask_pad(self) -> Iterator[Sent]:
        """All requests to a full pad."""
        for request in pad_requests().values():
            asked = PadAsk(f"walk-{next(_ids)}", request, by=REASON)
            yield Sent(type(request).__name__, _encode(asked), self._world.pad)

    def ask_match_pad(self) -> Iterator[Sent]:
        """The same of the pad of a match."""
        for sent in self.ask_pad():
            yield sent._replace(key=self._world.playing)

    def enter_decision(self) -> Iterator[Sent]:
        """A decision round of everybody at a table."""
        players = self._world.players
        entry = laid_out(len(players), "1", 20)
        asked = DecisionAsk(f"walk-{next(_ids)}", tuple(players), entry, sure=True)
        yield Sent("full table", _encode(asked), self._world.playing)

    def preview_event(self) -> Iterator[Sent]:
        """All requests to a large event."""
        for key in (self._world.playing, self._world.listing):
            for request in event_requests(self._world).values():
                yield Sent(type(request).__name__, _encode(WhatIf(request)), key)

    def ask_event(self) -> Iterator[Sent]:
        """The same, carried out."""
        for key in (self._world.playing, self._world.listing):
            for request in event_requests(self._world).values():
                asked = EventAsk(f"walk-{next(_ids)}", request)
                yield Sent(type(request).__name__, _encode(asked), key)


# --- what can be asked of pads and events -----------------------------------------------------


def pad_requests() -> dict[type, on_pad.Request]:
    """The most expensive of each kind that a full pad may grant."""
    entries = full_pad().entries
    last = len(entries)
    requests: tuple[on_pad.Request, ...] = (
        on_pad.Correct(1, laid_out(5, "2", 20), entries[0], REASON, sure=True),
        on_pad.Rename(0, long_name(7)),
        on_pad.Leave(1),
        on_pad.Return(1),
        on_pad.CallTime(last + 1),
        on_pad.TakeTimeBack(),
        on_pad.DrawLot(last + 1),
        on_pad.Prolong(last + 1),
        on_pad.TakeBack(last, entries[-1]),
        on_pad.Enter(last + 1, laid_out(5, "1", 20), sure=True),
    )
    return {type(request): request for request in requests}


def event_requests(world: World) -> dict[type, Request]:
    """The most expensive of each kind that an event may grant."""
    one, *others = world.players
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
        links.Claim(one),
        links.RefuseClaim(one),
        attendance.CheckIn(one),
        attendance.CheckInAll(),
        attendance.UndoCheckIn(one),
        registration.Rename(one, long_name(904)),
        attendance.EnterLate(long_name(901)),
        drawing.Draw(),
        drawing.Exchange(one, others[0], REASON),
        drawing.Publish(),
        drawing.DiscardDraw(REASON),
        online.GoOnline(world.match, "ABCDEF"),
        clocks.Start(all_matches),
        clocks.Pause(all_matches),
        clocks.Continue(all_matches),
        clocks.Extend(5, all_matches),
        clocks.CallTime(world.match),
        results.EnterResult(world.match, totals, (totals,) * 150),
        results.CorrectResult(world.match, totals, REASON),
        results.EnterDecision(world.match, totals),
        penalties.Penalise(one, 5, REASON),
        prizes.NamePrizes(tuple(f"{number}{REASON[:70]}" for number in range(50))),
        prizes.ChoosePrize(one, REASON),
        attendance.Replace(one, long_name(902)),
        results.JudgeBot(world.match, one, advances=False),
        messages.Announce(REASON),
        messages.EndAnnouncement(),
        messages.CallOrganiser(world.match),
        messages.AnswerCall(world.match),
        messages.EndCall(world.match),
        privacy.Forget(others[0]),
        privacy.ForgetOrganiser(1),
        attendance.MarkNoShow(everybody),
        attendance.DropOut(others[0]),
        penalties.Disqualify(one, REASON),
        taking_back.TakeBack(EVENT_STEPS, REASON),
        closing.GoElsewhere(REASON),
        closing.ComeBack(),
        closing.End(),
    )
    return {type(request): request for request in requests}


def _matches() -> tuple[Any, ...]:
    stage = current_stage(long_event(EVENT_STEPS))
    return () if stage is None else stage.matches
