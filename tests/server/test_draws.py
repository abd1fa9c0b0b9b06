"""A draw binds the organisers, too: nothing that they can fetch reveals the next draw."""

import json
import re
from base64 import b64decode, b64encode, urlsafe_b64encode
from itertools import permutations

from server.harness.link_holders import (
    PUBLIC,
    Holder,
    active,
    matches,
    open_event,
    seals_of,
    send_file,
)
from server.harness.rig import Server

from dacabo.tournament import draw
from dacabo.tournament.roles import AsPlayer, AtTable
from dacabo.tournament.subjects.attendance import EnterLate
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import EnterResult

LABELS = ("stage/1/draw", "stage/1/redraw/2", "stage/2/draw", "stage/2/redraw/2")


def fetch_all(organiser: Holder) -> bytes:
    """Everything that an organiser can fetch before a draw: pages, the file, previews."""
    holders = [organiser, *(organiser.link(one) for one in (PUBLIC, AtTable(1), AsPlayer(0)))]
    pages = [holder.file("/api/event") for holder in holders]
    previews = [
        json.dumps(holder.try_post("/api/event/preview", {"request": request})[1]).encode()
        for holder in holders
        for request in (Draw(), Publish(), EnterLate("Late"), End())
    ]
    files = [organiser.file(f"/api/event/{name}") for name in ("file", "trail")]
    return b"\n".join([*pages, *previews, *files])


def seeds_in(text: bytes) -> set[bytes]:
    """All parts of a text that could be a seed."""
    found = {bytes.fromhex(digits.decode()) for digits in re.findall(rb"[0-9a-f]{64}", text)}
    for letters in re.findall(rb"[A-Za-z0-9+/_-]{43}=?", text):
        standard = letters.rstrip(b"=").replace(b"-", b"+").replace(b"_", b"/")
        found.add(b64decode(standard + b"="))
    return {seed for seed in found if len(seed) == 32}


def draft_groups(organiser: Holder) -> draw.Groups:
    """The groups of the draft."""
    organiser.ask(Draw())
    draft = organiser.page["page"]["draft"]
    return tuple(tuple(group) for group in draft["drawn"])


def draws_from(text: bytes, players: range | tuple[int, ...]) -> set[draw.Groups]:
    """All draws that any seed in a text would give."""
    return {draw.groups(seed, label, players) for seed in seeds_in(text) for label in LABELS}


def sealed_now(server: Server, organiser: Holder) -> bytes:
    """The seed of the next draw."""
    return seals_of(server, organiser.key.partition(".")[0])[-1]


def test_an_organiser_cannot_foresee_a_draw(server: Server) -> None:
    """Nothing that can be fetched predicts the groups, at any stage.

    It does not tell, either, in which order to register the last names so that certain people meet.
    """
    organiser = open_event(server)
    # With this many players, no draw is right by chance.
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 13))))
    text = fetch_all(organiser)
    hoped_for = {
        tuple(frozenset(order[player] for player in group) for group in groups)
        for groups in draws_from(text, range(15))
        for order in ((*range(12), *last) for last in permutations(range(12, 15)))
    }
    organiser.ask(Register(("Friend", "Beginner", "Other")))
    text += fetch_all(organiser)
    groups = draft_groups(organiser)
    assert groups not in draws_from(text, range(15))
    assert tuple(map(frozenset, groups)) not in hoped_for
    organiser.ask(Publish())
    organiser.ask(Start())
    for match in matches(organiser.page):
        totals = {player: 10 + 30 * n for n, player in enumerate(active(match))}
        organiser.ask(EnterResult(match["id"], totals))
    text = fetch_all(organiser)
    field = tuple(player for match in matches(organiser.page) for player in active(match)[:1])
    # A few players have few orders, so one might be guessed; it must not come from the seal itself.
    assert sealed_now(server, organiser) not in seeds_in(text)
    assert set(sum(draft_groups(organiser), ())) == set(field)


def test_no_answer_contains_the_seed_of_the_next_draw(server: Server) -> None:
    """This holds in every phase, for every role, file and preview; at the end all get it."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 7))))
    burned: list[bytes] = []

    def look() -> None:
        seed, text = sealed_now(server, organiser), fetch_all(organiser)
        for writing in (seed.hex().encode(), b64encode(seed)[:40], urlsafe_b64encode(seed)[:40]):
            assert writing not in text
        assert all(old.hex().encode() in text for old in burned)

    look()
    for _ in range(2):
        organiser.ask(Draw())
        look()
        burned.append(sealed_now(server, organiser))
        organiser.ask(Publish())
        look()
        organiser.ask(Start())
        for match in matches(organiser.page):
            totals = {player: 10 + 30 * n for n, player in enumerate(active(match))}
            organiser.ask(EnterResult(match["id"], totals))
        look()
    burned.append(sealed_now(server, organiser))
    organiser.ask(End())
    assert all(seed.hex().encode() in fetch_all(organiser) for seed in burned)


def test_an_event_that_moves_gets_a_new_seal(server: Server) -> None:
    """Its draft is discarded, and the public page counts the discarded draw."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 10))))
    organiser.ask(Draw())
    seal = organiser.page["page"]["event"]["commitment"]
    file = organiser.file("/api/event/file")
    elsewhere = Holder(server, send_file(server, "/api/events/file", file)[1]["key"])
    page = elsewhere.page["page"]
    assert page["draft"] is None
    assert (page["event"]["phase"], page["event"]["draws"]) == ("registration", 1)
    assert page["event"]["commitment"] != seal
    elsewhere.ask(Draw())
    elsewhere.ask(Publish())
    stage = elsewhere.link(PUBLIC).page["event"]["stages"][0]
    assert stage["draws"] == 2
    again = draw.groups(bytes.fromhex(stage["seed"]), stage["label"], range(9))
    assert [list(group) for group in again] == stage["drawn"]
