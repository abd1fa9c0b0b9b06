"""Withdrawn and renewed links of an event, the door, and the limits of one link."""

import json
from base64 import b64decode, urlsafe_b64decode

from server.harness.link_holders import (
    PUBLIC,
    Holder,
    asked,
    close_code_after,
    drawn_event,
    matches,
    new_id,
    open_event,
    send_file,
    watching,
)
from server.harness.rig import Server, over_sockets

from dacabo.server.keys import EventKeys
from dacabo.tournament.event import How
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser
from dacabo.tournament.roles import LinkRole as Role
from dacabo.tournament.subjects.attendance import CheckIn
from dacabo.tournament.subjects.clocks import Continue, Pause, Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.links import InviteOrganiser, RenewLink, WithdrawOrganiser
from dacabo.tournament.subjects.prizes import NamePrizes
from dacabo.tournament.subjects.registration import (
    Admit,
    CloseRegistration,
    Register,
    ReopenRegistration,
)

# --- links -----------------------------------------------------------------------------------


@over_sockets
async def test_a_renewed_link_replaces_the_old_one(server: Server) -> None:
    """Watchers with the old link are disconnected; the new link is the one handed out."""
    organiser = drawn_event(server, 6)
    holders: tuple[Role, ...] = (AtTable(1), AsPlayer(0), PUBLIC)
    for holder in holders:
        old, other = organiser.link(holder), organiser.link(AtTable(2))
        async with watching(old) as thief, watching(other) as friend:
            await thief.page()
            await friend.page()
            organiser.ask(RenewLink(holder))
            while (message := await thief.receive())["type"] != "bye":
                pass
            assert message["code"] == "link-withdrawn"
            await thief.socket.wait_closed()
            assert thief.socket.close_code == 4404
            await friend.catch_up()
        assert old.get("/api/event")[0] == 404
        assert old.post_refused("/api/event", asked(CheckIn(0))) == "link-withdrawn"
        assert old.post_refused("/api/event/link", {"holder": PUBLIC}) == "link-withdrawn"
        assert await close_code_after(server, {"type": "watch", "key": old.key}) == 4404
        new = organiser.link(holder)
        assert new.key != old.key
        assert new.get("/api/event")[0] == 200
        assert new.link(holder).key == new.key


def test_keys_of_older_versions_remain_valid(server: Server) -> None:
    """`oAna`, `t1`, `p0` and `w` are such keys."""
    organiser = drawn_event(server, 6)
    for holder, text in ((AtTable(1), "t1"), (AsPlayer(0), "p0"), (PUBLIC, "w")):
        assert holder_in(organiser.link(holder).key) == text
    assert holder_in(organiser.key) == "oAna"
    # Before organisers were numbered, each had a link with a name in it.
    secret = secret_of(server, organiser)
    old = Holder(server, EventKeys(organiser.key.partition(".")[0], secret).key(Organiser("Cleo")))
    assert old.page["organiser"] == "Cleo"
    old.ask(NamePrizes(("Cards",)))
    renewed = Holder(server, old.ask(RenewLink(Organiser()))["key"])
    assert renewed.page["organiser"] == "Cleo"
    assert old.get("/api/event")[0] == organiser.get("/api/event")[0] == 404


def holder_in(key: str) -> str:
    """The holder in a key."""
    text = key.split(".")[1]
    return urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()


def secret_of(server: Server, organiser: Holder) -> bytes:
    """The secret of an event's links, from the database."""
    stream = f"event/{organiser.key.partition('.')[0]}"
    (_, first), *_ = server.place.log(stream)
    return b64decode(json.loads(first)["secret"])


def test_organisers_of_the_same_name_have_different_keys(server: Server) -> None:
    """The log distinguishes them, too."""
    organiser = open_event(server)
    ben, other = organiser.invite("Ben"), organiser.invite("Ben")
    assert (ben.page["organiser"], other.page["organiser"]) == ("Ben", "Ben 2")
    assert len({organiser.key, ben.key, other.key}) == 3
    for wanted in (Organiser("Ana"), Organiser("Ben 2", 2), Organiser(number=2)):
        assert ben.post_refused("/api/event/link", {"holder": wanted}) == "others-link"
    assert organiser.post_refused("/api/event/link", {"holder": Organiser("Ben")}) == "others-link"
    assert ben.link(Organiser(number=1)).key == ben.link(Organiser()).key == ben.key
    ben.ask(Register(("P1",)))
    other.ask(Register(("P2",)))
    by = [line["entry"]["by"] for line in organiser.page["page"]["log"][-2:]]
    assert [(one["name"], one["number"]) for one in by] == [("Ben", 1), ("Ben 2", 2)]


@over_sockets
async def test_an_organiser_can_be_withdrawn_by_another(server: Server) -> None:
    """The link is closed at once, and the list of organisers shows it."""
    organiser = open_event(server)
    ben = organiser.invite("Ben")
    async with watching(ben) as desk:
        await desk.page()
        organiser.ask(WithdrawOrganiser(1))
        while (await desk.receive())["type"] != "bye":
            pass
    assert ben.get("/api/event/file")[0] == 404
    organisers = organiser.page["page"]["organisers"]
    assert [(one["name"], one["withdrawn"]) for one in organisers] == [
        ("Ana", False),
        ("Ben", True),
    ]
    assert organiser.ask_refused(WithdrawOrganiser(0)) == "own-link"


def test_the_answer_to_the_renewal_of_the_own_link_can_be_repeated(server: Server) -> None:
    """The old link with the same id gives the same answer, and nothing else."""
    organiser = open_event(server)
    body = asked(RenewLink(Organiser()), "an-id-that-nobody-guesses")
    given = organiser.post("/api/event", body)
    assert organiser.post("/api/event", body) == given
    assert organiser.ask_refused(End()) == "link-withdrawn"
    mine = Holder(server, given["key"])
    assert mine.page["organiser"] == "Ana"
    assert mine.page["number"] == 0


def test_a_repeated_answer_does_not_contain_a_later_key(server: Server) -> None:
    """The inviter of an organiser, or a client that knows the id, gets the old key at most."""
    organiser = open_event(server)
    invitation = asked(InviteOrganiser("Ben"))
    ben = Holder(server, organiser.post("/api/event", invitation)["key"])
    mine = Holder(server, ben.ask(RenewLink(Organiser(number=1)))["key"])
    assert organiser.post("/api/event", invitation)["key"] == ben.key != mine.key
    coming = asked(Register(("Cem",), How.SELF))
    wall = organiser.link(PUBLIC)
    cem = Holder(server, wall.post("/api/event", coming)["key"])
    organiser.ask(RenewLink(AsPlayer(0)))
    assert wall.post("/api/event", coming)["key"] == cem.key
    assert cem.get("/api/event")[0] == 404


def test_ids_of_requests_are_not_shown_to_others(server: Server) -> None:
    """No page, log or file has the id, which identifies a repeated request."""
    organiser = open_event(server)
    ben = organiser.invite("Ben")
    renewal = asked(RenewLink(Organiser(number=1)))
    ben.post("/api/event", renewal)
    name = str(renewal["id"])
    assert name not in json.dumps(organiser.page)
    assert name not in json.dumps(organiser.get("/api/event/trail")[1])
    assert name.encode() not in organiser.file("/api/event/file")


def test_a_moved_event_has_the_link_of_one_organiser_only(server: Server) -> None:
    """The others are invited again; a file does not restore a withdrawn link."""
    organiser = open_event(server)
    ben = organiser.invite("Ben")
    organiser.invite("Cem")
    ben.ask(WithdrawOrganiser(0))
    file = ben.file("/api/event/file")
    elsewhere = Holder(server, send_file(server, "/api/events/file", file)[1]["key"])
    assert elsewhere.page["organiser"] == "Ben"
    withdrawn = [one["withdrawn"] for one in elsewhere.page["page"]["organisers"]]
    assert withdrawn == [True, False, True]
    again = send_file(server, "/api/events/file", elsewhere.file("/api/event/file"))
    assert again[0] == 201


# --- the limits of one link --------------------------------------------------------------------


def test_the_link_of_a_table_cannot_exhaust_the_event(server: Server) -> None:
    """A client that keeps changing a clock is refused after a while, with a sentence."""
    organiser = drawn_event(server, 6)
    organiser.ask(Start())
    table, match = organiser.link(AtTable(1)), matches(organiser.page)[0]["id"]
    for step in range(40):
        table.ask((Continue if step % 2 else Pause)((match,)))
    for _ in range(3):
        assert table.ask_refused(Pause((match,))) == "link-worn-out"
    organiser.ask(Pause())
    organiser.ask(RenewLink(AtTable(1)))
    organiser.link(AtTable(1)).ask(Continue((match,)))


# --- the door ------------------------------------------------------------------------------------


def test_the_id_of_another_player_gives_no_key(server: Server) -> None:
    """A short id is refused; another player's id yields nothing under another name."""
    wall = open_event(server).link(PUBLIC)
    victim = Register(("Victim",), How.SELF)
    assert wall.post_refused("/api/event", asked(victim, "1")) == "id-too-short"
    used = new_id()
    given = wall.ask(victim, used)
    attacker = asked(Register(("Attacker",), How.SELF), used)
    status, problem = wall.try_post("/api/event", attacker)
    assert (status, problem["code"], "key" in problem) == (422, "id-taken", False)
    assert wall.ask(victim, used) == given


def test_the_door_can_be_closed_and_opened(server: Server) -> None:
    """A waiting player sees it; nobody else sees their name."""
    organiser = open_event(server)
    wall = organiser.link(PUBLIC)
    organiser.ask(CloseRegistration())
    assert wall.page["event"]["closed"] is True
    assert wall.ask_refused(Register(("S",), How.SELF)) == "registration-closed"
    organiser.ask(ReopenRegistration())
    people = [wall.ask(Register((f"S{n}",), How.SELF))["key"] for n in range(42)]
    waiting = Holder(server, people[41])
    assert (waiting.page["page"]["waiting"], waiting.page["page"]["name"]) == (True, "S41")
    assert wall.page["event"]["waiting"] == 2
    assert "S41" not in json.dumps(wall.page)
    organiser.ask(Admit((40, 41)))
    assert waiting.page["page"]["waiting"] is False
    waiting.ask(CheckIn(41))
