"""Each link gives the rights of its role, and no page shows more than its reader may know."""

import json
import time
from base64 import b64decode, b64encode, urlsafe_b64encode
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, Final, NamedTuple, get_args

import msgspec
import pytest
from server.harness.link_holders import (
    PUBLIC,
    Holder,
    active,
    asked,
    close_code_after,
    drawn_event,
    matches,
    open_event,
    open_pad,
    seals_of,
    send_file,
    watching,
)
from server.harness.rig import Json, Server, over_sockets
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import CallTime, Enter, Leave, Prolong, Rename, Return, TakeTimeBack
from dacabo.server.api.schema import ROUTES
from dacabo.server.wire.watch import LONGEST_KEY
from dacabo.tournament.event import Event, How, Match
from dacabo.tournament.facts import Request
from dacabo.tournament.formats import Format
from dacabo.tournament.roles import AsPlayer, AtTable, Door, LinkRole, Organiser, Public
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

ROLES: Final = ("organiser", "door", "table", "other table", "player", "other player", "public")
REFUSALS: Final = {"organiser-only", "other-table", "not-about-you", "table-only"}


# --- moments of a tournament -------------------------------------------------------------------


def _six_registered() -> EventDriver:
    driver = EventDriver()
    driver.now = round(time.time() * 1000) - 60_000
    driver.register(6)
    return driver


def _drafted(driver: EventDriver) -> None:
    driver.ask(drawing.Draw())


def _exchange(two: Any) -> drawing.Exchange:
    one, other = two if isinstance(two, tuple) else (0, 1)
    return drawing.Exchange(one, other, "a reason")


def _drawn(driver: EventDriver) -> None:
    driver.publish()


def _playing(driver: EventDriver) -> None:
    driver.publish()
    driver.ask(clocks.Start())


def _resting(driver: EventDriver) -> None:
    _playing(driver)
    driver.ask(clocks.Pause())


def _decided(driver: EventDriver) -> None:
    _playing(driver)
    driver.play()


def _final_drawn(driver: EventDriver) -> None:
    _decided(driver)
    driver.publish()


def _final(driver: EventDriver) -> Match:
    _final_drawn(driver)
    (final,) = driver.matches
    driver.ask(prizes.NamePrizes(("Cards", "Chocolate", "A plant")))
    driver.ask(clocks.Start())
    return final


def _reported(driver: EventDriver) -> None:
    _playing(driver)
    match = driver.matches[0]
    totals = dict.fromkeys(match.active, 20)
    early = results.EnterFromPad(match.id, totals, (totals,), vouched=False)
    driver.ask(early, AsPlayer(match.active[-1]))


def _tied_for_seats(driver: EventDriver) -> None:
    driver.ask(formatting.ChangeFormat(Format(rounds=1)))
    _playing(driver)
    for match in driver.matches:
        driver.result(match, (20, 20, 20))


def _tied(driver: EventDriver) -> None:
    driver.result(_final(driver), (20, 20))


def _choosing(driver: EventDriver) -> None:
    driver.result(_final(driver), (20, 101))


def file_with_seeds(event: Event) -> bytes:
    """The file of an event in version 1, with all its seeds: the server repeats its draws."""
    lines = [{"dacabo": "tournament", "version": 1}, *event.log]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def _claimed(driver: EventDriver) -> None:
    driver.ask(links.Claim(0), Public())


def _all_here(driver: EventDriver) -> None:
    driver.ask(attendance.CheckInAll())


def _closed(driver: EventDriver) -> None:
    driver.ask(registration.CloseRegistration())


WAITING: Final = 6 + registration.MAX_UNKNOWN
"""The player who has to wait `_at_the_door`."""


def _at_the_door(driver: EventDriver) -> None:
    for number in range(registration.MAX_UNKNOWN + 1):
        driver.ask(registration.Register((f"S{number}",), How.SELF), PUBLIC)


ELSEWHERE: Final = "https://cards.example/event#aaaabbbbccccdddd.dw.seal"


def _announced(driver: EventDriver) -> None:
    driver.ask(messages.Announce("The buffet is open"))


def _calling(driver: EventDriver) -> None:
    _drawn(driver)
    driver.ask(messages.CallOrganiser(driver.matches[0].id), AtTable(1))


def _withdrawn(driver: EventDriver) -> None:
    driver.ask(links.InviteOrganiser("Ben"))
    driver.ask(links.WithdrawOrganiser(1))


class Case(NamedTuple):
    """A request that can be granted at some moment, and the roles that may make it."""

    moment: Callable[[EventDriver], object] | None
    request: Callable[[Match | None], Request]
    allowed: tuple[str, ...] = ("organiser",)
    codes: set[str] = REFUSALS


def _given(match: Match | None) -> Match:
    """The match of a moment that has one."""
    assert match is not None
    return match


def _totals(match: Match | None) -> dict[int, int]:
    return {player: 10 + 30 * n for n, player in enumerate(_given(match).active)}


ENTRY: Final = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)


def _totals_on_pad(match: Match | None) -> dict[int, int]:
    """The totals of `ENTRY`, which is on the pad of the match."""
    return dict(zip(_given(match).active, (0, 9, 20), strict=True))


AT_TABLE: Final = ("organiser", "table")
PLAYING: Final = ("table", "player")
AT_MATCH: Final = ("organiser", *PLAYING)
ONESELF: Final = ("organiser", "player")
DOOR: Final = ("organiser", "door")
CASES: Final = {
    "register": Case(None, lambda _: registration.Register(("New",)), DOOR),
    "register oneself": Case(
        None, lambda _: registration.Register(("New",), How.SELF), (*DOOR, "public")
    ),
    "close-registration": Case(None, lambda _: registration.CloseRegistration()),
    "reopen-registration": Case(_closed, lambda _: registration.ReopenRegistration()),
    "admit": Case(_at_the_door, lambda _: registration.Admit((WAITING,)), DOOR),
    "turn-away": Case(_at_the_door, lambda _: registration.TurnAway((WAITING,)), DOOR),
    "invite-organiser": Case(None, lambda _: links.InviteOrganiser("Ben")),
    "withdraw-organiser": Case(
        None, lambda _: links.WithdrawOrganiser(0), (), REFUSALS | {"own-link"}
    ),
    "renew-link": Case(None, lambda _: links.RenewLink(AtTable(3))),
    "note-players": Case(
        _drawn,
        lambda m: cashbox.NotePlayers((cashbox.PlayerNote(_given(m).active[0], paid=True),)),
        DOOR,
    ),
    "describe": Case(None, lambda _: description.Describe("2026-11-20", "At Gretel’s")),
    "limit-places": Case(None, lambda _: registration.LimitPlaces(20)),
    "claim": Case(None, lambda _: links.Claim(0), ("public",), {"public-only"}),
    "refuse-claim": Case(_claimed, lambda _: links.RefuseClaim(0), DOOR),
    "check-in-all": Case(None, lambda _: attendance.CheckInAll(), DOOR),
    "undo-check-in": Case(_all_here, lambda _: attendance.UndoCheckIn(0), DOOR),
    "rename": Case(_drawn, lambda _: registration.Rename(0, "Jörg"), DOOR),
    "change-format": Case(None, lambda _: formatting.ChangeFormat(Format(advance=2))),
    "decide-seats": Case(
        _tied_for_seats, lambda _: results.DecideSeats({player: player for player in range(6)})
    ),
    "discard-draw": Case(_drawn, lambda _: drawing.DiscardDraw("a reason")),
    "check-in": Case(_drawn, lambda m: attendance.CheckIn(_given(m).active[0]), (*DOOR, "player")),
    "enter-late": Case(_drawn, lambda _: attendance.EnterLate("New")),
    "drop-out": Case(_drawn, lambda m: attendance.DropOut(_given(m).active[0]), ONESELF),
    "mark-no-show": Case(_drawn, lambda m: attendance.MarkNoShow((_given(m).active[0],))),
    "replace": Case(_drawn, lambda m: attendance.Replace(_given(m).active[0], "New")),
    "penalise": Case(_playing, lambda m: penalties.Penalise(_given(m).active[0], 5, "a reason")),
    "disqualify": Case(_playing, lambda m: penalties.Disqualify(_given(m).active[0], "a reason")),
    "draw": Case(None, lambda _: drawing.Draw()),
    "exchange": Case(_drafted, _exchange),
    "publish": Case(_drafted, lambda _: drawing.Publish()),
    "go-online": Case(
        _drawn, lambda m: online.GoOnline(_given(m).id, "CCCCCC"), (), {"key-not-for-this"}
    ),
    "start": Case(_drawn, lambda m: clocks.Start((_given(m).id,)), AT_TABLE),
    "pause": Case(_playing, lambda m: clocks.Pause((_given(m).id,)), AT_TABLE),
    "continue": Case(_resting, lambda m: clocks.Continue((_given(m).id,)), AT_TABLE),
    "extend": Case(_playing, lambda m: clocks.Extend(5, (_given(m).id,))),
    "call-time": Case(_playing, lambda m: clocks.CallTime(_given(m).id)),
    "enter-result": Case(
        _playing, lambda m: results.EnterResult(_given(m).id, _totals_on_pad(m)), AT_MATCH
    ),
    "set-minutes": Case(None, lambda _: clocks.SetMinutes(30)),
    "vouch": Case(_reported, lambda m: results.Vouch(_given(m).id), AT_MATCH),
    "ask-table": Case(_reported, lambda m: results.AskTable(_given(m).id)),
    "play-on": Case(_reported, lambda m: results.PlayOn(_given(m).id), AT_MATCH),
    "correct-result": Case(
        _decided,
        lambda m: results.CorrectResult(_given(m).id, dict.fromkeys(_totals(m), 7), "a reason"),
    ),
    "enter-decision": Case(
        _tied, lambda m: results.EnterDecision(_given(m).id, _totals(m)), AT_MATCH
    ),
    "name-prizes": Case(None, lambda _: prizes.NamePrizes(("Cards",))),
    "choose-prize": Case(
        _choosing, lambda m: prizes.ChoosePrize(_given(m).active[0], "Cards"), ONESELF
    ),
    "announce": Case(None, lambda _: messages.Announce("The buffet is open")),
    "end-announcement": Case(_announced, lambda _: messages.EndAnnouncement()),
    "call-organiser": Case(_drawn, lambda m: messages.CallOrganiser(_given(m).id), PLAYING),
    "answer-call": Case(_calling, lambda m: messages.AnswerCall(_given(m).id)),
    "end-call": Case(_calling, lambda m: messages.EndCall(_given(m).id), AT_MATCH),
    "forget": Case(_drawn, lambda m: privacy.Forget(_given(m).active[0])),
    "forget-organiser": Case(_withdrawn, lambda _: privacy.ForgetOrganiser(1)),
    "go-elsewhere": Case(None, lambda _: closing.GoElsewhere(ELSEWHERE)),
    "take-back": Case(_drawn, lambda _: taking_back.TakeBack(4, "a reason")),
    "end": Case(None, lambda _: closing.End()),
}


class EventWithLinks:
    """An event at a moment, brought to the server as a file, and the links of all roles."""

    def __init__(self, server: Server, moment: Callable[[EventDriver], object] | None) -> None:
        driver = _six_registered()
        if moment is not None:
            moment(driver)
        self.match = driver.matches[0] if driver.event.stages and moment is not _drafted else None
        status, answer = send_file(server, "/api/events/file", file_with_seeds(driver.event))
        assert status == 201, answer
        self.organiser = Holder(server, answer["key"])
        self.subject: Any = self.match
        if self.match is not None and moment is _playing:
            self.organiser.on_match_pad(self.match.id, Enter(1, ENTRY))
        if moment is _drafted:  # the draw of a file is repeated
            self.organiser.ask(drawing.Draw())
            drawn = self.organiser.page["page"]["draft"]["matches"]
            self.subject = tuple(match["lines"][0]["player"] for match in drawn)
        own_players = () if self.match is None else self.match.active
        others = [player for player in range(6) if player not in own_players]
        player, other_player = (
            AsPlayer(own_players[0] if own_players else others.pop()),
            AsPlayer(others[0]),
        )
        keys: tuple[LinkRole, ...] = (
            ANA,
            Door(),
            AtTable(1),
            AtTable(2),
            player,
            other_player,
            PUBLIC,
        )
        self._wanted = dict(zip(ROLES, keys, strict=True))
        self._links: dict[str, Holder] = {}

    def holder(self, role: str) -> Holder:
        """The holder of a role's link."""
        if role not in self._links:
            self._links[role] = self.organiser.link(self._wanted[role])
        return self._links[role]

    @property
    def number(self) -> int:
        """The number of the last fact."""
        return int(self.organiser.page["page"]["event"]["number"])


def test_every_kind_of_request_is_tested() -> None:
    """A new kind of request needs a case."""
    driver = _six_registered()
    _drawn(driver)
    asked_for = {type(case.request(driver.matches[0])) for case in CASES.values()}
    # These need an event from a file (test_rights.py) and a bot at a table (test_online.py).
    assert asked_for == {*get_args(Request)} - {closing.ComeBack, results.JudgeBot}


@pytest.mark.parametrize("name", CASES)
def test_each_request_is_granted_to_the_right_roles_only(server: Server, name: str) -> None:
    """Every role makes every request; all others are refused for their role.

    The preview of a request is refused in the same way.
    """
    case = CASES[name]
    event = EventWithLinks(server, case.moment)
    request = case.request(event.subject)
    before = event.number
    for role in ROLES:
        if role in case.allowed:
            continue
        status, problem = event.holder(role).try_post("/api/event", asked(request))
        assert (status, problem["code"] in case.codes) == (403, True), (role, problem)
        if case.allowed:
            problem = event.holder(role).try_post("/api/event/preview", {"request": request})[1]
            assert problem["code"] in case.codes, (role, problem)
    assert event.number == before
    for role in case.allowed:
        another = EventWithLinks(server, case.moment)
        another.holder(role).ask(case.request(another.subject))
        new_seals = isinstance(request, drawing.Publish)
        assert another.number == before + 1 + new_seals


def test_the_link_of_a_table_has_no_rights_at_others(server: Server) -> None:
    """It controls no clocks of several matches, nor of another table's match."""
    event = EventWithLinks(server, _playing)
    one, two = (match["id"] for match in matches(event.organiser.page))
    table = event.holder("table")
    for request in (
        clocks.Pause(),
        clocks.Pause((one, two)),
        clocks.Pause((two,)),
        clocks.Start((two,)),
    ):
        assert table.ask_refused(request) == "other-table"
    event = EventWithLinks(server, _final_drawn)
    (final,) = matches(event.organiser.page)
    assert event.holder("other table").ask_refused(clocks.Start((final["id"],))) == "other-table"


# --- rights beyond requests --------------------------------------------------------------------


def test_organisers_the_table_and_its_players_may_write_on_the_pad(server: Server) -> None:
    """Nobody may change the names or the time there, which are those of the event."""
    event = EventWithLinks(server, _playing)
    event.organiser.ask(attendance.DropOut(active(matches(event.organiser.page)[1])[0]))
    assert event.match is not None
    path = f"/api/event/pads/{event.match.id}"
    body = asked(Enter(1, ENTRY))
    for role in ("door", "other table", "other player", "public"):
        status, problem = event.holder(role).try_post(path, body)
        assert (status, problem["code"] in REFUSALS) == (403, True)
    for number, role in enumerate(AT_MATCH, 2):
        holder = event.holder(role)
        assert holder.on_match_pad(event.match.id, Enter(number, ENTRY)) == number + 1
        for request in (
            Rename(0, "Zoe"),
            Leave(0),
            Return(0),
            CallTime(number + 1),
            TakeTimeBack(),
            Prolong(number + 1),
        ):
            assert holder.try_post(path, asked(request))[0] == 403
    table = event.holder("table").page
    assert [seen["entry"]["laid"][1]["sum"] for seen in table["pad"]["rounds"]] == [9] * 4


def test_files_lists_tables_bots_and_links_are_for_organisers(server: Server) -> None:
    """Other roles may fetch only their own link and the public one."""
    event = EventWithLinks(server, _drawn)
    assert event.match is not None
    before = event.number
    for role in ROLES[1:]:
        holder = event.holder(role)
        assert holder.get("/api/event/file")[1]["code"] == "organiser-only"
        if role != "door":
            assert holder.send_file("/api/event/names", b"New\n")[1]["code"] == "organiser-only"
        assert holder.get("/api/event/trail")[1]["code"] == "organiser-only"
        deleted = holder.server.http("DELETE", "/api/event", **{"dacabo-key": holder.key})
        assert deleted[1]["code"] == "organiser-only"
        body = {"match": event.match.id}
        assert holder.post_refused("/api/event/online", body) == "organiser-only"
        bot = body | {"player": event.match.active[0], "level": "largo"}
        assert holder.post_refused("/api/event/bot", bot) == "organiser-only"
        for wanted in (Organiser("Ana"), Organiser(), AtTable(3), AsPlayer(5)):
            if holder.key != event.organiser.link(wanted).key:
                assert (
                    holder.post_refused("/api/event/link", {"holder": wanted}) == "organiser-only"
                )
        assert holder.link(PUBLIC).key == event.holder("public").key
        assert event.number == before


def test_there_are_no_links_for_missing_tables_and_players(server: Server) -> None:
    """The numbers of tables and players are checked."""
    organiser = drawn_event(server, 6)
    for wanted in (AtTable(0), AtTable(-1), AtTable(201), AsPlayer(6), AsPlayer(-1)):
        assert organiser.post_refused("/api/event/link", {"holder": wanted})
    link = organiser.post("/api/event/link", {"holder": AtTable(2)})
    assert link["url"] == f"{server.link}/event#{link['key']}"
    assert link["qr"]["path"]


def test_a_removed_player_keeps_their_own_page(server: Server) -> None:
    """Nobody else ever gets the number, so no old link becomes another person's."""
    organiser = open_event(server)
    written = organiser.ask(registration.Register(("Ana", "Bo")))
    bo = organiser.link(AsPlayer(1))
    organiser.ask(taking_back.TakeBack(written["number"], "a mistake"))
    organiser.ask(registration.Register(("Cem", "Dee")))
    assert bo.page["page"]["player"] == 1
    assert bo.page["page"]["event"]["names"][1] == ""
    assert bo.ask_refused(attendance.CheckIn(2)) == "not-about-you"
    assert bo.ask_refused(attendance.CheckIn(1)) == "not-on-the-list"


# --- forged keys ----------------------------------------------------------------------------------


def _name(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def forged_keys(server: Server, event: EventWithLinks) -> dict[str, str]:
    """Invalid keys, each with the name of its fault."""
    keys = {role: event.holder(role).key for role in ROLES}
    event_part, _, public_seal = keys["public"].split(".")
    _, table, table_seal = keys["table"].split(".")
    stranger = drawn_event(server, 6)
    other_event, name, other_seal = stranger.key.split(".")
    return {
        "another role": f"{event_part}.{_name('oAna')}.{public_seal}",
        "another organiser": f"{event_part}.{_name('oBen')}.{keys['organiser'].split('.')[2]}",
        "another table": f"{event_part}.{_name('t2')}.{table_seal}",
        "a table with a zero": f"{event_part}.{_name('t01')}.{table_seal}",
        "a player for a table": f"{event_part}.{_name('p1')}.{table_seal}",
        "another seal": keys["table"][:-3] + ("abc" if keys["table"][-3:] != "abc" else "xyz"),
        "no seal": f"{event_part}.{table}.",
        "no seal at all": f"{event_part}.{table}",
        "no name": f"{event_part}..{public_seal}",
        "cut": keys["organiser"][:-1],
        "longer": keys["organiser"] + "A",
        "more parts": keys["organiser"] + ".A",
        "the same name in other letters": f"{event_part}.dx.{public_seal}",
        "with the padding": f"{event_part}.{table}=.{table_seal}",
        "of another event": f"{event_part}.{name}.{other_seal}",
        "for another event": f"{other_event}.{table}.{table_seal}",
        "of no event": f"{'a' * 16}.{table}.{table_seal}",
        "large letters": keys["public"].upper(),
        "beyond ASCII": f"{event_part}.{table}.{'é' * 22}",
        "a name beyond ASCII": f"{event_part}.ééé.{table_seal}",
        "a role that there is not": f"{event_part}.{_name('x1')}.{table_seal}",
        "only dots": "." * 40,
        "a pad's": open_pad(server).key,
        "empty": "",
        "huge": keys["organiser"] + "A" * LONGEST_KEY,
        "very huge": "A" * 10_000,
    }


@over_sockets
async def test_forged_keys_open_nothing(server: Server) -> None:
    """They fail at every route and at the socket, and the event does not change."""
    event = EventWithLinks(server, _playing)
    assert event.match is not None
    before = event.number
    routes = [route for route in ROUTES if route.key and route.path.startswith("/api/event")]
    match = event.match.id
    bodies: dict[str, Json] = {
        "ask_event": asked(closing.End()),
        "preview_event": {"request": {"type": "end"}},
        "plan_event": {"minutes": 30},
        "event_link": {"holder": {"type": "public"}},
        "play_online": {"match": match},
        "seat_bot": {"match": match, "player": 0, "level": "largo"},
        "take_seat": {"seal": "0" * 64},
        "ask_match_pad": asked(Enter(1, ENTRY)),
        "enter_decision": {"id": "x", "players": [0, 1], "entry": msgspec.to_builtins(ENTRY)},
    }
    assert bodies.keys() == {route.name for route in routes if route.request}
    token = server.guest().token
    for fault, key in forged_keys(server, event).items():
        for route in routes:
            path = route.path.format(id=match)
            headers = {"dacabo-key": key} if key else {}
            body = bodies.get(route.name)
            status, problem = server.http(route.method, path, body, token, **headers)
            if "<center>nginx" in str(problem):
                assert status == 400, (fault, route.name)  # the proxy itself refuses such a header
                continue
            assert (status, problem["code"]) == (404, "no-such-key"), (fault, route.name)
        if key and fault != "a pad's":
            said = {"type": "watch", "key": key}
            assert await close_code_after(server, said) == (4400 if "huge" in fault else 4404), (
                fault
            )
    assert event.number == before


def test_keys_of_different_events_and_roles_differ(server: Server) -> None:
    """Only the name in a key can be the same."""
    events = [drawn_event(server, 6) for _ in range(3)]
    holders = (Organiser("Ana"), AtTable(1), AtTable(2), AsPlayer(1), AsPlayer(2), PUBLIC)
    keys = [event.link(holder).key for event in events for holder in holders]
    keys += [event.invite("Ben").key for event in events]
    assert len({key.split(".")[0] for key in keys}) == len(events)
    assert len({key.split(".")[2] for key in keys}) == len(keys)
    assert all(len(key.split(".")[2]) >= 22 for key in keys)
    assert events[0].link(AtTable(1)).key == events[0].link(AtTable(1)).key


# --- secrets on pages --------------------------------------------------------------------------


def encodings_of(secret: bytes) -> set[bytes]:
    """Encodings of a secret that a search finds at any offset."""
    return {secret.hex().encode(), b64encode(secret)[:40], urlsafe_b64encode(secret)[:40]}


def secret_of(server: Server, event: str) -> bytes:
    """The secret of an event's links, from the database."""
    (_, first), *_ = server.place.log(f"event/{event}")
    return b64decode(json.loads(first)["secret"])


@over_sockets
async def test_no_page_contains_a_secret(server: Server) -> None:
    """No page or frame of any role has a seed before its time, or a key."""
    organiser = open_event(server)
    names = tuple(f"P{n}" for n in range(1, 7))
    organiser.ask(registration.Register(names))
    roles: tuple[LinkRole, ...] = (
        ANA,
        PUBLIC,
        *map(AtTable, (1, 2)),
        *map(AsPlayer, range(6)),
    )
    holders = [organiser.invite("Ben"), *(organiser.link(role) for role in roles)]
    event = organiser.key.partition(".")[0]
    link_secret = secret_of(server, event)
    assert len(link_secret) == 32
    never = encodings_of(link_secret) | {holder.key.split(".")[2].encode() for holder in holders}
    pages: list[bytes] = []
    looked = 0

    async with AsyncExitStack() as stack:
        watchers = [await stack.enter_async_context(watching(holder)) for holder in holders]

        async def look() -> None:
            pages[:] = [holder.file("/api/event") for holder in holders]
            for watcher in watchers:
                await watcher.catch_up()
                pages.extend(frame.encode() for frame in watcher.frames)
                watcher.frames.clear()

        steps: list[Callable[[], Request]] = [
            drawing.Draw,
            drawing.Publish,
            clocks.Start,
            *(lambda n=n: _result(matches(organiser.page)[n]) for n in range(2)),
            drawing.Draw,
            drawing.Publish,
            clocks.Start,
            lambda: _result(matches(organiser.page)[0]),
        ]
        for step in steps:
            organiser.ask(step())
            await look()
            secrets = never | encodings_of(seals_of(server, event)[-1])
            assert not [secret for page in pages for secret in secrets if secret in page]
            looked += len(pages)
        organiser.ask(closing.End())
        await look()
    assert looked > 150
    seed = seals_of(server, event)[-1]
    for holder, page in zip(holders, pages[: len(holders)], strict=True):
        assert not [secret for secret in never if secret in page]
        at_table = holder.page["type"] == "table"  # it sees nothing of the whole event
        assert (seed.hex().encode() in page) is not at_table


def _result(match: Any) -> results.EnterResult:
    totals = {player: 10 + 30 * n for n, player in enumerate(active(match))}
    return results.EnterResult(match["id"], totals)
