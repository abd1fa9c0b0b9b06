"""A tie at an event is decided by a round that is entered with cards or sums."""

from server.harness.link_holders import active, drawn_event, matches, new_id
from server.harness.rig import Server

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.server.wire.bodies import DecisionAsk
from dacabo.tournament.roles import AtTable
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.results import EnterResult


def test_a_decision_round_is_scored_by_the_rules(server: Server) -> None:
    """A wrong call costs 5; equal points are played again; what looks wrong is asked about."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    one, two, *others = active(match)
    totals = {one: 30, two: 30} | dict.fromkeys(others, 101)
    table = organiser.link(AtTable(1))
    organiser.ask(EnterResult(match["id"], totals))
    fields = table.page["decision"]
    assert fields["points"]["rounds"] == 1
    path = f"/api/event/decisions/{match['id']}"

    def decide(*sums: int, caller: int = 0, sure: bool = False) -> tuple[int, object]:
        entry = CaboEntry(tuple(map(Sum, sums)), caller)
        return table.posted(path, DecisionAsk(new_id(), (one, two), entry, sure))

    assert decide(90, 3)[0] == 422
    assert decide(2, 7, caller=1)[0] == 200  # 0 and 12 points: the first is decided
    seen = matches(organiser.page)[0]
    assert seen["decisions"] == [{str(one): 0, str(two): 12}]
    assert [set(tie) for tie in seen["ties"]] in ([], [set(others)])
    assert decide(2, 7)[0] >= 400  # nothing is tied any more between them


def test_equal_points_are_played_again(server: Server) -> None:
    """Nobody called, and both have the same: the tie stays."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    one, two, *others = active(match)
    organiser.ask(EnterResult(match["id"], {one: 30, two: 30} | dict.fromkeys(others, 101)))
    table = organiser.link(AtTable(1))
    entry = {"type": "cabo", "laid": [{"type": "sum", "sum": 7}] * 2, "ending": "pile"}
    asked = {"id": new_id(), "players": [one, two], "entry": entry}
    status, _ = table.posted(f"/api/event/decisions/{match['id']}", asked)
    assert status == 200
    seen = matches(organiser.page)[0]
    assert {one, two} in [set(tie) for tie in seen["ties"]]
    assert len(seen["decisions"]) == 1
