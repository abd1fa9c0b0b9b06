"""`dacabo tournament simulate`, run as people run it."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from contextlib import suppress
from io import StringIO

import pytest

from dacabo.arena import Progress
from dacabo.arena.rehearsal import figures_json, figures_of, rehearse, run, set_up, story
from dacabo.cli.main import execute
from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES, Words

ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "en_GB.UTF-8", "COLUMNS": "80"}
HEARS_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("dacabo", run_name="__main__", alter_sys=True)
"""
"""A shell starts background processes with Ctrl-C ignored, and their children inherit that."""


def simulate(*arguments: object, language: str = "en") -> int:
    """Run the command in this process."""
    return execute(["tournament", "simulate", *map(str, arguments)], Words(language))


STORY_ARGUMENTS = (
    "--players",
    11,
    "--bots",
    "greedy=1,random",
    "--prize",
    "Woolf!!",
    "--prize",
    "Office 21",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_names_everybody_and_fits_a_terminal(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """All players are in the list, the draw, a result and the places; a second run is the same."""
    tellings = []
    for _ in range(2):
        assert simulate(*STORY_ARGUMENTS, language=language) == 0
        tellings.append(capsys.readouterr().out)
    assert tellings[0] == tellings[1]
    for name in set_up(11, "greedy=1,random").names:
        assert len(re.findall(rf"\b{name}\b", tellings[0])) >= 4, name
    lines = tellings[0].splitlines()
    assert max(map(len, lines)) <= 80
    assert "Woolf!!" in tellings[0]
    assert not re.search(r"[{}$_]|  $", tellings[0])


def test_the_story_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    """It tells the draw, the results, the players who advance, the final and the places."""
    simulate("--players", 6, "--bots", "random", "--seed", 3)
    output = " ".join(capsys.readouterr().out.split())
    event = rehearse(set_up(6, "random", seed=3), 1).event
    names = event.names
    for match in event.stages[0].matches:
        assert match.totals is not None
        seated = [names[player] for player in match.players]
        group = "AB"[match.table - 1]
        assert f"Group {group}: {seated[0]}, {seated[1]} and {seated[2]}." in output
        best, *others = sorted(match.totals, key=match.totals.__getitem__)
        points = match.totals[best]
        assert f"Group {group}: {names[best]} wins with {points} points. Then:" in output
        assert all(f"{names[player]} {match.totals[player]}" in output for player in others)
        assert f"{len(match.rounds)} rounds, " in output
    champion = names[next(p for p, one in enumerate(event.entrants) if place_of(output, one.name))]
    assert f"Place 1: {champion}" in output
    assert f"{champion} wins the tournament. 3 matches, " in output


def place_of(output: str, name: str) -> bool:
    """Return whether the story names a winner of the final."""
    return f"{name} wins the final with " in output


def test_the_story_of_the_largest_tournament_names_everybody(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The list of players is long, but complete."""
    options = ("--bots", "random", "--minutes", 1, "--seconds", 600)
    assert simulate("--players", 500, *options, language="fr") == 0
    output = " ".join(capsys.readouterr().out.split())
    assert f": {', '.join(set_up(500, 'random').names)}." in output


def test_the_story_gives_the_reason_for_a_tie_break_round() -> None:
    """The final would overflow, or finalists are tied."""
    setting = set_up(20, "random", seconds=600, minutes=1)
    crowded = next(
        rehearsed
        for rehearsed in (rehearse(setting, number) for number in range(1, 300))
        if any(match.decisions for match in rehearsed.event.stages[0].matches)
    )
    output = [line.text for line in story(setting, crowded, "en")]
    decisions = sum(len(m.decisions) for s in crowded.event.stages for m in s.matches)
    assert sum(line.startswith("Tie-break round: ") for line in output) == decisions > 0
    assert any("tie for first with" in line for line in output)
    assert "but a table seats only five" in " ".join(line.strip() for line in output)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bots", ["greedy=1,random", "random"])
def test_the_table_is_in_the_readers_language_and_fits_a_terminal(
    bots: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has the decimal mark of the language, and room for the largest numbers."""
    options = ("--players", 13, "--bots", bots, "--events", 4, "--processes", 1)
    assert simulate(*options, "--seconds", 600, language=language) == 0
    output = capsys.readouterr()
    assert max(map(len, output.out.splitlines())) <= 80
    assert re.search(r"\d\.\d" if language == "en" else r"\d,\d", output.out)
    assert ("greedy" in output.out) == (bots != "random")
    *progress, speed = output.err.splitlines()
    assert all("%" in line for line in progress)  # lines that only a slow machine prints
    assert "%" not in speed


def test_the_number_of_processes_does_not_change_the_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Standard output has the same bytes, and nothing else."""
    options = ("--players", 4, "--bots", "greedy,random", "--events", 5, "--quiet")
    output = []
    for processes in (1, 2):
        assert simulate(*options, "--json", "--processes", processes) == 0
        output.append(capsys.readouterr())
    assert output[0] == output[1]
    assert output[0].err == ""
    figures = json.loads(output[0].out)
    assert figures["events"] == 5
    assert figures["setting"] == {
        "players": 4,
        "bots": {"greedy": 2, "random": 2},
        "seed": 1,
        "seconds_a_turn": 10,
        "minutes_a_match": 45,
        "fast": True,
    }


def test_a_single_tournament_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """It has the numbers and the public page, with the seed, because the tournament is over."""
    assert simulate("--players", 7, "--bots", "random", "--json", "--quiet") == 0
    output = json.loads(capsys.readouterr().out)
    event = output["event"]
    assert (event["phase"], len(event["placing"]), len(event["seed"])) == ("over", 7, 64)
    assert output["outline"]["matches"] == sum(len(stage["matches"]) for stage in event["stages"])


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--players", 2), "too-few-players"),
        (("--players", "many"), "wrong-usage"),
        (("--bots", "vivace"), "no-such-bot"),
        (("--events", 0), "number-too-low"),
        (("--events", -3), "number-too-low"),
        (("--processes", 0), "number-too-low"),
        (("--seconds", 0), "seconds-out-of-range"),
        (("--minutes", 0), "option-out-of-range"),
        (("--prize", "A", "--prize", "A"), "prize-twice"),
        (("--dance",), "wrong-usage"),
    ],
)
def test_bad_arguments_are_refused(arguments: tuple[object, ...], code: str) -> None:
    """The sentence of each code says what to do instead."""
    with pytest.raises(DacaboError) as caught:
        simulate(*arguments)
    assert caught.value.code == code


def test_the_command_without_a_part_names_the_help() -> None:
    """`dacabo tournament` alone does nothing else."""
    with pytest.raises(DacaboError) as caught:
        execute(["tournament"], Words("en"))
    assert caught.value.code == "wrong-usage"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_examples(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every language has them."""
    assert simulate("--help", language=language) == 0
    output = capsys.readouterr().out
    assert "dacabo tournament simulate --players 17 --bots allegro" in output
    assert "--seconds N" in output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["rehearsal-progress", "rehearsal-progress-matches"])
def test_progress_counts_tournaments_or_matches(key: str, language: str) -> None:
    """An example is `30 of 1,000 tournaments · 3% · 0:32 left`."""
    progress = Progress(60, Words(language), StringIO(), key)
    progress.show(0)
    output = progress.text(30, 32.0)
    assert re.search(r"\b30\b.*\b60\b.* · 50\W?% · ", output)
    assert "0:32" in output


@pytest.mark.long
def test_ctrl_c_reports_the_finished_tournaments() -> None:
    """The exit code is 130, and the figures are exactly those of this many tournaments."""
    options = ("tournament", "simulate", "--players", "3", "--bots", "random", "--processes", "2")
    our_end, terminal_end = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", HEARS_CTRL_C, *options, "--events", "100000", "--json"],
        stdout=subprocess.PIPE,
        stderr=terminal_end,
        env=ENVIRONMENT | {"TERM": "xterm"},
        encoding="utf-8",
    )
    os.close(terminal_end)
    try:
        screen = ""
        while not re.search(r"░ [1-9]\d* of 100,000 tournaments · 0% · [\d:]+ left", screen):
            screen += os.read(our_end, 4096).decode(errors="replace")
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=20)
        with suppress(OSError):  # how Linux says that the terminal is closed
            while piece := os.read(our_end, 4096):
                screen += piece.decode(errors="replace")
    finally:
        process.kill()
        process.communicate()
        os.close(our_end)
    assert process.returncode == 130
    assert "Traceback" not in screen
    interruption = re.search(r"Stopped: (\d+) of 100,000 tournaments (?:is|are) finished\.", screen)
    assert interruption is not None
    setting = set_up(3, "random", fast=True)
    same = run(setting, int(interruption[1]), 1, lambda _done: None).outlines
    assert out == (figures_json(figures_of(setting, same)) + "\n" if same else "")
