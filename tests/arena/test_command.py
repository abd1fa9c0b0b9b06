"""`dacabo arena`, run as people run it."""

import csv
import json
import os
import pty
import re
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path
from time import monotonic, sleep
from xml.etree import ElementTree as ET

import pytest

from dacabo.cli.main import execute
from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES, Words

TESTS = Path(__file__).parents[1]
ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "en_GB.UTF-8", "COLUMNS": "100"}
HEARS_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("dacabo", run_name="__main__", alter_sys=True)
"""
"""A shell starts background processes with Ctrl-C ignored, and their children inherit that."""


def arena(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the command in the folder of the tests, and wait for it."""
    process = subprocess.run(
        [sys.executable, "-m", "dacabo", "arena", *map(str, arguments)],
        capture_output=True,
        env=ENVIRONMENT,
        cwd=TESTS,
        check=False,
        timeout=60,
        encoding="utf-8",
    )
    assert "Traceback" not in process.stderr
    return process


def arena_in_process(*arguments: object) -> int:
    """Run the command in this process; return its exit code."""
    return execute(["arena", *map(str, arguments)], Words("en"))


SMALL_RUN = (
    "random",
    "random",
    "arena.harness.external_bots:Hasty",
    "--rules",
    "dutch",
    "--players",
    "2",
)


def test_the_number_of_processes_does_not_change_the_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The printed table, the CSV file, and the JSON file without its times have the same bytes."""
    tables = []
    for processes in (1, 2):
        files = [tmp_path / f"{processes}.{kind}" for kind in ("csv", "json")]
        outputs = ("--csv", files[0], "--json", files[1])
        assert (
            arena_in_process(
                *SMALL_RUN, "--deals", 5, "--processes", processes, "--quiet", *outputs
            )
            == 0
        )
        figures = json.loads(files[1].read_text("utf-8"))
        assert figures.pop("times")["milliseconds"]["random"]["decisions"] > 0
        tables.append((capsys.readouterr(), files[0].read_bytes(), figures))
    assert tables[0] == tables[1]
    printed = tables[0][0]
    assert "random 2" in printed.out
    assert printed.err == ""


def test_another_seed_gives_another_table(capsys: pytest.CaptureFixture[str]) -> None:
    """The cards depend on the seed."""
    tables = set()
    for seed in (1, 2):
        arena_in_process(*SMALL_RUN, "--deals", 3, "--processes", 1, "--seed", seed)
        tables.add(capsys.readouterr().out.replace(f"seed: {seed}", ""))
    assert len(tables) == 2


def run_and_interrupt(file: Path, deals: int) -> tuple[int, str, str]:
    """Start a run, wait until a few deals are finished, and press Ctrl-C."""
    process = subprocess.Popen(
        [sys.executable, "-c", HEARS_CTRL_C, *LONG_RUN, "--deals", str(deals), "--save", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        cwd=TESTS,
        encoding="utf-8",
    )
    try:
        until = monotonic() + 40
        while not (file.exists() and file.read_bytes().count(b"\n") > 3):
            assert monotonic() < until
            assert process.poll() is None
            sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
        return process.returncode, out, err
    finally:
        process.kill()
        process.communicate()


LONG_RUN = ("arena", "random", "random", "random", "--players", "3", "--processes", "2")


def test_an_interrupted_run_continues_to_the_same_result(tmp_path: Path) -> None:
    """Ctrl-C prints the table so far and how to continue; no finished deal is then played again."""
    file = tmp_path / "run.jsonl"
    code, out, err = run_and_interrupt(file, 400)
    assert code == 130
    assert "Traceback" not in err
    finished = file.read_bytes().count(b"\n") - 1
    assert 3 <= finished < 400
    assert out.splitlines()[1] == f"Deals: {finished} · matches: {3 * finished} · seed: 1"
    assert f"Stopped: {finished} of 400 deals are finished." in err
    assert f"--deals 400 --seed 1 --save {file}" in err
    deals = str(finished + 3)
    continued = arena(*LONG_RUN[1:], "--deals", deals, "--save", file)
    assert continued.returncode == 0
    assert file.read_bytes().count(b"\n") == finished + 4
    assert continued.stdout == arena(*LONG_RUN[1:], "--deals", deals, "--processes", "1").stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("vivace", "random"), "no-such-bot"),
        (("presto@400", "random"), "no-such-bot"),
        (("oracle", "random"), "no-such-bot"),
        (("random", "random", "--game", "chess"), "no-such-game"),
        (("random", "random", "--rules", "house"), "no-such-rules"),
        (("random", "random", "--game", "dacapo", "--rules", "dutch"), "no-such-rules"),
        ((), "too-few-entrants"),
        (("random",), "too-few-entrants"),
        (("random", "random", "--players", "3"), "too-few-entrants"),
        (("random", "random", "--players", "1"), "number-of-players"),
        ((*["random"] * 9, "--players", "9"), "number-of-players"),
        (("random", "random", "--deals", "0"), "number-too-low"),
        (("random", "random", "--processes", "-1"), "number-too-low"),
        (("random", "random", "--deals", "many"), "wrong-usage"),
        (("random", "random", "--dance"), "wrong-usage"),
        (("random", "--bot", "nowhere:Bot"), "bot-not-found"),
        (("random", "--bot", "arena.harness.external_bots:Nobody"), "bot-not-found"),
        (("random", "--bot", ":Bot"), "bot-not-found"),
        (("random", "--bot", "arena.harness.external_bots:WithoutChoose"), "not-a-bot"),
        (("random", "--bot", "arena.harness.external_bots:Any"), "not-a-bot"),
        (("random", "random", "--html", "/nowhere/run.html"), "cannot-save"),
        (("random", "random", "--save", "/nowhere/run.jsonl"), "cannot-save"),
        (("random", "random", "--json", "x", "--save", "x"), "file-twice"),
        (("random", "random", "--save", "-"), "save-needs-file"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    arguments: tuple[str, ...], code: str
) -> None:
    """Each mistake has its code; the tests of words check its sentence in every language."""
    with pytest.raises(DacaboError) as caught:
        arena_in_process(*arguments)
    assert caught.value.code == code


def test_an_external_bot_is_entered_by_its_class() -> None:
    """The class is found from the current folder, in other processes too."""
    process = arena(
        "random", "--bot", "arena.harness.external_bots:Hasty", "--deals", 4, "--processes", 2
    )
    assert process.returncode == 0
    assert re.search(r"^Hasty +\d", process.stdout, re.MULTILINE)
    assert "Milliseconds per decision" in process.stderr


def test_a_bot_that_fails_is_named_and_the_finished_deals_are_shown(tmp_path: Path) -> None:
    """The exit code is 2; deals of the journal are printed first."""
    file = tmp_path / "run.jsonl"
    process = arena(
        "random", "--bot", "arena.harness.external_bots:Broken", "--save", file, "--processes", 1
    )
    assert (process.returncode, process.stdout) == (2, "")
    message = "The bot “Broken” crashed in deal 1 (LookupError: out of ideas). Finished deals"
    assert process.stderr.startswith(message)


FIRST_LINES = {
    "en": ("Cabo · Dutch rules · 2 players", "Deals: 2"),
    "de": ("Cabo · Niederländisch · 2 am Tisch", "Verteilungen: 2"),
    "nl": ("Cabo · ", "Verdelingen: 2"),
    "fr": ("Cabo · ", "Donnes\u00a0: 2"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_in_the_readers_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Table, times and page have the decimal mark of the language."""
    page = tmp_path / "run.html"
    arguments = (*SMALL_RUN, "--deals", "2", "--processes", "1", "--html", str(page))
    execute(["arena", *arguments], Words(language))
    output = capsys.readouterr()
    title, played, *rest = output.out.splitlines()
    begins = FIRST_LINES[language]
    assert title.startswith(begins[0][:7])
    assert played.startswith(begins[1])
    mark = r"\d\.\d" if language == "en" else r"\d,\d"
    assert re.search(mark, "\n".join(rest))
    assert re.search(mark, output.err)
    html = page.read_text("utf-8")
    assert f'<html lang="{language}">' in html
    assert title in html


def test_the_page_is_well_formed_and_loads_no_other_file(tmp_path: Path) -> None:
    """It has four pictures and the command, no script, and no address but the name of SVG."""
    page = tmp_path / "run.html"
    arena_in_process(*SMALL_RUN, "--deals", 2, "--processes", 1, "--html", page, "--quiet")
    text = page.read_text("utf-8")
    root = ET.fromstring(text)  # noqa: S314 (our own file)
    tags = [element.tag.rpartition("}")[2] for element in root.iter()]
    assert tags.count("svg") == 4
    assert not {"script", "link", "img", "iframe", "object", "image", "use"} & set(tags)
    assert "url(" not in text
    assert "@import" not in text
    assert set(re.findall(r"https?://[^\"' <]+", text)) == {"http://www.w3.org/2000/svg"}
    assert not {"src", "href"} & {name for element in root.iter() for name in element.attrib}
    assert "default-src 'none'" in text
    assert "prefers-color-scheme: dark" in text
    assert "dacabo arena random random --bot arena.harness.external_bots:Hasty --game cabo" in text
    assert "--deals 2 --seed 1" in text


def test_json_or_csv_on_standard_output_replaces_the_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """`-` means standard output, so programs read nothing but JSON or CSV."""
    arena_in_process(*SMALL_RUN, "--deals", 3, "--processes", 1, "--quiet", "--json", "-")
    figures = json.loads(capsys.readouterr().out)
    assert [entry["name"] for entry in figures["standings"]] != []
    assert figures["setting"]["seed"] == 1
    assert (figures["deals"], figures["matches"]) == (3, 18)
    names = {entry["name"] for entry in figures["standings"]}
    assert names == {"random", "random 2", "Hasty"} == set(figures["before"])
    arena_in_process(*SMALL_RUN, "--deals", 3, "--processes", 1, "--quiet", "--csv", "-")
    rows = list(csv.DictReader(StringIO(capsys.readouterr().out)))
    for entry in figures["standings"]:
        own_rows = [row for row in rows if row["name"] == entry["name"]]
        wins = next(row for row in own_rows if row["figure"] == "win_rate")
        assert float(wins["low"]) == entry["win_rate"]["low"]
        before = {
            row["versus"]: float(row["value"]) for row in own_rows if row["figure"] == "before"
        }
        output = figures["before"][entry["name"]]
        assert before == {name: estimate["value"] for name, estimate in output.items()}


def test_a_game_without_calls_has_no_column_for_them(capsys: pytest.CaptureFixture[str]) -> None:
    """Da Capo! has rounds and points, but no calls."""
    arena_in_process(
        "random", "random", "--game", "dacapo", "--deals", 1, "--processes", 1, "--quiet"
    )
    out = capsys.readouterr().out
    assert out.startswith("Da Capo! · ")
    assert "call" not in out


def test_a_terminal_shows_a_bar_with_the_time_left() -> None:
    """The bar disappears when the table is printed."""
    our_end, terminal_end = pty.openpty()
    command = [sys.executable, "-m", "dacabo", *LONG_RUN, "--deals", "12"]
    environment = ENVIRONMENT | {"TERM": "xterm"}
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=terminal_end, env=environment, cwd=TESTS
    ):
        os.close(terminal_end)
        screen = b""
        try:
            while piece := os.read(our_end, 4096):
                screen += piece
        except OSError:  # how Linux says that the terminal is closed
            pass
    os.close(our_end)
    text = screen.decode()
    assert re.search(r"\r█*░+ \d+ of 12 deals · \d+% · \d+:\d\d left\x1b\[K", text)
    assert "\r\x1b[K" in text


def test_luck_adjusts_the_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The table, both files and the report have the adjusted figures; a journal keeps the luck."""
    played = ("random", "random", "--rules", "original", "--processes", 1, "--quiet", "--luck")
    saved = ("--save", tmp_path / "run.jsonl")
    arena_in_process(*played, "--deals", 3, *saved)
    assert "at least 40 deals" in " ".join(capsys.readouterr().out.split())
    html = tmp_path / "run.html"
    arena_in_process(*played, "--deals", 40, *saved, "--html", html, "--json", "-")
    adjusted = json.loads(capsys.readouterr().out)["adjusted"]
    assert {standing["name"] for standing in adjusted} == {"random", "random 2"}
    assert all(standing["points_per_round"]["fewer_deals"] > 0.5 for standing in adjusted)
    assert "<h2>adjusted for luck</h2>" in html.read_text("utf-8")
    arena_in_process(*played, "--deals", 40, *saved, "--csv", "-")
    rows = list(csv.DictReader(StringIO(capsys.readouterr().out)))
    figures = {row["figure"] for row in rows if row["name"] == "random 2"}
    assert {"win_rate_adjusted", "points_per_round_fewer_deals"} <= figures
    arena_in_process(*played, "--deals", 40, *saved)
    assert re.search(r"random +.*× \d", capsys.readouterr().out)
    with pytest.raises(DacaboError) as caught:
        arena_in_process(*played, "--deals", 3, "--fast")
    assert caught.value.code == "luck-not-on-simulator"
