"""The keeper of a club's book, over HTTP, and whole events for the book."""

from server.harness.link_holders import Holder, active, asked, matches, new_id
from server.harness.rig import Json, Server

from dacabo.club import requests as ask
from dacabo.club.facts import Link
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.results import EnterResult


class Keeper(Holder):
    """The holder of a club's link."""

    @property
    def club(self) -> Json:
        """The page of the club."""
        status, page = self.get("/api/club")
        assert status == 200, page
        club: Json = page["club"]
        return club

    def tell(self, request: ask.Request, id: str | None = None) -> Json:  # noqa: A002 (its name)
        """Make a request to the club; return the answer."""
        written: Json = self.post("/api/club", asked(request, id))
        return written

    def other(self, link: Link) -> "Keeper":
        """The holder of another link of the club."""
        return Keeper(self.server, self.post("/api/club/link", {"link": link})["key"])

    def next_evening(self, name: str, people: list[int], season: int | None = None) -> Holder:
        """Open an event for these people; return the holder of its desk."""
        body = {"id": new_id(), "name": name, "people": people, "season": season}
        return Holder(self.server, self.post("/api/club/evenings", body)["key"])

    def take_in(self, event: str, on: str) -> None:
        """Add an event to the book as it is proposed."""
        proposal = self.post("/api/club/proposal", {"event": event})
        people = {guest["player"]: guest["person"] for guest in proposal["guests"]}
        people_by_player = tuple(people.get(player) for player in range(proposal["players"]))
        self.tell(ask.TakeIn(event, on, people_by_player))


def open_club(server: Server, *names: str) -> Keeper:
    """Open a club with these people."""
    status, answer = server.http("POST", "/api/clubs", {"name": "Kartenfreunde"})
    assert status == 201, answer
    keeper = Keeper(server, answer["key"])
    if names:
        keeper.tell(ask.AddPeople(names))
    return keeper


def play(desk: Holder) -> None:
    """Play a whole event, in which the players of each table finish by seat."""
    play_matches(desk)
    desk.ask(End())


def play_matches(desk: Holder) -> None:
    """Play all matches of an event up to the result of its final."""
    while True:
        desk.ask(Draw())
        desk.ask(Publish())
        desk.ask(Start())
        for match in matches(desk.page):
            totals = {player: 10 + 91 * seat for seat, player in enumerate(active(match))}
            desk.ask(EnterResult(match["id"], totals))
        if desk.page["page"]["event"]["stages"][-1]["final"]:
            break
