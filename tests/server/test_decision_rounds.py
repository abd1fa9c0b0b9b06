"""A tie at an event is decided by a tie-break round, which is entered with cards or sums."""

from server.harness.link_holders import active, drawn_event, matches, new_id
from server.harness.rig import Server

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.server.wire.bodies import DecisionAsk
from dacabo.tournament.roles import AtTable
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.results import EnterResult


def test_a_tie_break_round_is_scored_by_the_rules(server: Server) -> None:
    """A wrong call costs 5 points; the server asks about doubtful entries."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    first, second, *other_players = active(match)
    totals = {first: 30, second: 30} | dict.fromkeys(other_players, 101)
    table = organiser.link(AtTable(1))
    organiser.ask(EnterResult(match["id"], totals))
    fields = table.page["decision"]
    assert fields["points"]["rounds"] == 1
    path = f"/api/event/decisions/{match['id']}"

    def decide(*sums: int, caller: int = 0, sure: bool = False) -> tuple[int, object]:
        entry = CaboEntry(tuple(map(Sum, sums)), caller)
        return table.try_post(path, DecisionAsk(new_id(), (first, second), entry, sure))

    assert decide(90, 3)[0] == 422
    assert decide(2, 7, caller=1)[0] == 200  # 0 and 12 points: the first player wins the tie
    match_seen = matches(organiser.page)[0]
    assert match_seen["decisions"] == [{str(first): 0, str(second): 12}]
    assert [set(tie) for tie in match_seen["ties"]] in ([], [set(other_players)])
    assert decide(2, 7)[0] >= 400  # no tie is left between them


def test_equal_points_are_played_again(server: Server) -> None:
    """Nobody called and both have the same sum, so the tie remains."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    first, second, *other_players = active(match)
    organiser.ask(
        EnterResult(match["id"], {first: 30, second: 30} | dict.fromkeys(other_players, 101))
    )
    table = organiser.link(AtTable(1))
    entry = {"type": "cabo", "laid": [{"type": "sum", "sum": 7}] * 2, "ending": "pile"}
    body = {"id": new_id(), "players": [first, second], "entry": entry}
    status, _ = table.try_post(f"/api/event/decisions/{match['id']}", body)
    assert status == 200
    match_seen = matches(organiser.page)[0]
    assert {first, second} in [set(tie) for tie in match_seen["ties"]]
    assert len(match_seen["decisions"]) == 1
