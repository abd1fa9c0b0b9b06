"""The journal of an arena loses no finished deal, and mixes in none of another arena."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from dacabo.arena.deals import Deal, play_deal
from dacabo.arena.entrants import ArenaError
from dacabo.arena.figures import results_of
from dacabo.arena.journal import Journal, _differences
from dacabo.arena.running import ArenaRun, run
from dacabo.arena.setting import Setting, set_up

SETTING = set_up(["random", "random"], "cabo", "dutch")


def play(file: Path, deals: int, setting: Setting = SETTING, processes: int = 1) -> ArenaRun:
    """Run deals with a journal."""
    with Journal(str(file), setting) as journal:
        return run(setting, deals, processes, journal, lambda _done: None)


def without_times(deals: list[Deal]) -> list[object]:
    """Deals without their times."""
    return [(deal.deal, deal.matches) for deal in deals]


@pytest.fixture(scope="module")
def four_deals() -> ArenaRun:
    """A run of four deals."""
    return run(SETTING, 4, 1, None, lambda _done: None)


def test_a_second_run_reads_the_journal_and_plays_nothing(tmp_path: Path) -> None:
    """It returns the very same deals, with their times."""
    file = tmp_path / "run.jsonl"
    first = play(file, 3)
    written = file.read_bytes()
    assert play(file, 3) == first
    assert file.read_bytes() == written
    head, *deals = [json.loads(line) for line in written.splitlines()]
    assert head["game"] == "cabo"
    assert head["options"]["rounds"] == 1
    assert head["entrants"] == ["random", "random"]
    assert [deal["deal"] for deal in deals] == [1, 2, 3]


def test_a_journal_serves_runs_of_more_and_of_fewer_deals(
    tmp_path: Path, four_deals: ArenaRun
) -> None:
    """More deals continue the journal, in any number of processes; fewer are its first ones."""
    file = tmp_path / "run.jsonl"
    play(file, 2)
    more = play(file, 4, processes=2)
    assert without_times(more.deals) == without_times(four_deals.deals)
    assert without_times(play(file, 3).deals) == without_times(four_deals.deals[:3])
    assert results_of(SETTING, more.deals) == results_of(SETTING, four_deals.deals)


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_torn_last_line_is_dropped(tmp_path: Path, four_deals: ArenaRun, cut: int) -> None:
    """However much of it is missing, the next deal is written on a line of its own."""
    file = tmp_path / "run.jsonl"
    play(file, 3)
    file.write_bytes(file.read_bytes()[:-cut])
    with Journal(str(file), SETTING) as journal:
        assert sorted(journal.deals) == [1, 2]
    assert without_times(play(file, 4).deals) == without_times(four_deals.deals)
    assert len(file.read_bytes().splitlines()) == 5


def test_a_torn_first_line_is_written_again(tmp_path: Path) -> None:
    """The run was stopped while it wrote its first line."""
    file = tmp_path / "run.jsonl"
    play(file, 1)
    head = file.read_bytes().splitlines(keepends=True)[0]
    for beginning in (b"", head[:1], head[:50], head[:-1], head):
        file.write_bytes(beginning)
        play(file, 1)
        assert file.read_bytes().startswith(head)


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (set_up(["random", "random"], "cabo", "dutch", seed=2), "seed: 1 ≠ 2"),
        (set_up(["random"] * 3, "cabo", "dutch"), "players: 2 ≠ 3"),
        (set_up(["random"] * 3, "cabo", "dutch", 2), "entrants: random, random ≠ random, random"),
        (set_up(["random", "random"], "cabo"), "rules: dutch ≠ original; options.deck: french"),
        (set_up(["random", "random"], "dacapo"), "game: cabo ≠ dacapo; rules: dutch ≠ single"),
    ],
)
def test_deals_of_another_arena_are_refused(tmp_path: Path, other: Setting, differs: str) -> None:
    """The error names the difference, and the file stays as it is."""
    file = tmp_path / "run.jsonl"
    play(file, 1)
    written = file.read_bytes()
    with pytest.raises(ArenaError, match="journal-differs") as caught:
        Journal(str(file), other)
    assert str(caught.value.about["differs"]).startswith(differs)
    assert file.read_bytes() == written


def replace_in_first_deal(old: bytes, new: bytes) -> Callable[[list[bytes]], list[bytes]]:
    """Return a function that replaces bytes in the line of the first deal."""
    return lambda lines: [lines[0], lines[1].replace(old, new), *lines[2:]]


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda _: [b"<!DOCTYPE html>\n"], "not-a-journal"),
        (lambda _: [b"notes"], "not-a-journal"),
        (lambda _: [b"{}\n"], "not-a-journal"),
        (lambda lines: [lines[0], b"\xff\n", *lines[1:]], "journal-unreadable"),
        (lambda lines: [lines[0], lines[1][:-2] + b"\n", *lines[2:]], "journal-unreadable"),
        (replace_in_first_deal(b'"entrant":1', b'"entrant":5'), "journal-unreadable"),
        (replace_in_first_deal(b'"place":', b'"plaice":'), "journal-unreadable"),
    ],
)
def test_a_file_that_is_no_journal_is_refused_and_left_alone(
    tmp_path: Path, spoil: Callable[[list[bytes]], list[bytes]], code: str
) -> None:
    """Foreign files are not overwritten; damage in the middle is not ignored."""
    file = tmp_path / "run.jsonl"
    play(file, 2)
    spoilt = b"".join(spoil(file.read_bytes().splitlines(keepends=True)))
    file.write_bytes(spoilt)
    with pytest.raises(ArenaError, match=code):
        Journal(str(file), SETTING)
    assert file.read_bytes() == spoilt


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """The path is a folder, or in a folder that does not exist."""
    for file in (tmp_path, tmp_path / "nowhere" / "run.jsonl"):
        with pytest.raises(ArenaError, match="cannot-save"):
            Journal(str(file), SETTING)


def test_a_journal_on_standard_output_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal has to be read again; no file with the name `-` appears either."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ArenaError, match="save-needs-file"):
        Journal("-", SETTING)
    assert not list(tmp_path.iterdir())


def test_differences_are_listed_in_alphabetical_order() -> None:
    """The message is the same every time, however many options another version had."""
    theirs = dict.fromkeys("zebra", 1)
    expected = [f"{key}: 1 ≠ None" for key in "aberz"]
    assert list(_differences(theirs, {})) == expected


def test_a_deal_that_fails_stops_the_arena_and_keeps_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deals before it are in the journal and in the result."""

    def failing(setting: Setting, deal: int) -> Deal:
        if deal == 3:
            raise ArenaError("bot-raised", bot="x", deal=3, reason="")
        return play_deal(setting, deal)

    monkeypatch.setattr("dacabo.arena.running.play_deal", failing)
    file = tmp_path / "run.jsonl"
    ran = play(file, 5)
    assert isinstance(ran.interruption, ArenaError)
    assert [deal.deal for deal in ran.deals] == [1, 2]
    monkeypatch.undo()
    assert [deal.deal for deal in play(file, 5).deals] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_fails_in_another_process_is_named_too(processes: int) -> None:
    """The error is the same as in this process."""
    setting = set_up(["random", "arena.harness.external_bots:Broken"], "cabo")
    ran = run(setting, 4, processes, None, lambda _done: None)
    assert isinstance(ran.interruption, ArenaError)
    assert ran.interruption.about["bot"] == "Broken"
    assert ran.deals == []


def test_a_process_that_dies_is_noticed() -> None:
    """The arena stops with an error, and does not wait for ever."""
    setting = set_up(["random", "arena.harness.external_bots:Crash"], "cabo")
    ran = run(setting, 2, 2, None, lambda _done: None)
    assert isinstance(ran.interruption, ArenaError)
    assert ran.interruption.code == "worker-ended"
