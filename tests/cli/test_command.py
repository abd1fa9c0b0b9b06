"""The `dacabo` command, run as people run it; in a process of its own where that matters."""

import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from pkgutil import resolve_name
from time import sleep
from unittest.mock import patch

import pytest

import dacabo
from dacabo.bots.characters import CHARACTERS
from dacabo.bots.levels import LEARNED, LEVELS, YARDSTICKS
from dacabo.cli import EXIT_INTERRUPTED, EXIT_PIPE_CLOSED
from dacabo.cli.commands import build_parser
from dacabo.cli.main import choose_language
from dacabo.cli.main import run as command
from dacabo.i18n import LANGUAGES, Words

FOLDER = Path(__file__).parents[1] / "records" / "examples"
MATCH = FOLDER / "cabo-original.dacabo"
COMMAND = (sys.executable, "-m", "dacabo")
ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "en_GB.UTF-8", "COLUMNS": "100"}


def run(
    *arguments: str | Path, stdin: str | bytes = b"", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, and wait for it."""
    process = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        env=ENVIRONMENT | environment,
        check=False,
        timeout=60,
    )
    out, err = process.stdout.decode(), process.stderr.decode()
    assert "Traceback" not in err
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def run_in_process(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in this process, which has already imported everything."""
    texts = [*map(str, arguments)]
    out, err = (TextIOWrapper(BytesIO(), encoding="utf-8") for _ in range(2))
    with (
        patch.dict(os.environ, ENVIRONMENT | environment, clear=True),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = command(texts)
    texts = []
    for stream in (out, err):
        stream.seek(0)
        texts.append(stream.read())
    return subprocess.CompletedProcess(texts, code, *texts)


def test_the_version_is_printed_without_slow_imports() -> None:
    """The command imports neither games nor libraries for it."""
    process = run("--version", PYTHONPROFILEIMPORTTIME="1")
    assert process.stdout == f"dacabo {dacabo.__version__}\n"
    imported = [line.rsplit("|", 1)[-1].strip() for line in process.stderr.splitlines()]
    our_end = {name for name in imported if name.startswith("dacabo")}
    assert our_end == {"dacabo", "dacabo.cli"}
    assert not {"msgspec", "numpy", "fluent", "argparse"} & set(imported)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_examples_and_exit_codes(language: str) -> None:
    """The help of the command and of each of its parts has them in every language."""
    process = run_in_process("--help", LANG=f"{language}_XX.UTF-8")
    assert process.returncode == 0
    assert "dacabo replay --seat Ana" in process.stdout
    assert "  130  " in process.stdout
    assert all(name in process.stdout for name in ("replay", "verify", "completion"))


def test_each_part_has_its_own_help() -> None:
    """The command without arguments shows the help as well."""
    assert "dacabo verify - <" in run_in_process("verify", "--help").stdout
    assert "--seat NAME" in run_in_process("replay", "-h").stdout
    assert run().stdout == run_in_process("--help").stdout


def test_every_example_of_the_help_is_a_valid_command() -> None:
    """The parser accepts each example as printed, and finds its function."""
    parser = build_parser(Words("en"))
    for example in parser.examples:
        typed = example.partition("dacabo ")[2].partition(" <")[0].rstrip(')"')
        assert callable(resolve_name(parser.parse_args(typed.split()).run)), example


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (("dance",), "Command not understood: "),
        (("replay",), "Command not understood: "),
        (("verify", "--seat", "Ana", str(MATCH)), "Command not understood: "),
        (("replay", str(FOLDER / "nowhere")), "“"),
        (("replay", str(FOLDER)), "“"),
        (("replay", "--seat", "Eve", str(MATCH)), "There is no player called “Eve” in this"),
        (("verify", "/dev/zero"), "Line 1, column 1: this is too large."),
    ],
)
def test_an_error_is_one_line_with_exit_code_2(arguments: tuple[str, ...], answer: str) -> None:
    """The line is on the error stream."""
    process = run_in_process(*arguments)
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.startswith(answer)
    assert process.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("replay", "nowhere"), "(fichier ou dossier introuvable)"),
        (("replay", str(FOLDER)), "(c’est un dossier)"),
        (("verify", "--bogus", "x"), "argument «\u00a0--bogus\u00a0» inconnu."),
        (("verify",), "il manque FILE."),
        (
            ("dance",),
            "la commande «\u00a0dance\u00a0» n’existe pas\u202f; au choix\u00a0: replay, ",
        ),
        (("completion", "sh"), "ne va pas pour SHELL\u202f; au choix\u00a0: bash, zsh, "),
        (("arena", "--deals", "x"), "--deals demande un nombre entier, et non «\u00a0x\u00a0»."),
        (("replay", "--seat"), "il manque une valeur à --seat."),
        (("replay", "--json=x", "y"), "--json ne prend pas de valeur («\u00a0x\u00a0»)."),
        (("arena", "--processes", "2", "--on", "x"), "--on et --processes s’excluent."),
    ],
)
def test_errors_are_in_the_readers_language(arguments: tuple[str, ...], reason: str) -> None:
    """Errors of the operating system and of argparse are, too."""
    assert reason in run_in_process(*arguments, LANG="fr").stderr


def test_a_list_of_names_is_never_cut_short() -> None:
    """Errors and the help print all names."""
    names = ", ".join((*LEVELS, *LEARNED, *YARDSTICKS, *CHARACTERS))
    assert f": {names}." in run_in_process("arena", "mozart").stderr
    screen = run_in_process("arena", "--help").stdout
    assert names in " ".join(screen.split())


def test_the_help_says_how_to_play() -> None:
    """The help names the command that opens the card room."""
    for language in ("en", "fr"):
        assert "dacabo serve --open)" in run_in_process("--help", LANG=language).stdout


def test_replay_announces_a_round_once() -> None:
    """The heading announces it, and nothing else repeats that."""
    output = run_in_process("replay", FOLDER / "cabo-tournament.dacabo").stdout.split("\n\nScore ")[
        0
    ]
    heads = [line for line in output.splitlines() if line.startswith("Round 2")]
    assert [head for head in heads if "over" not in head] == ["Round 2"]
    assert "puts the card back" not in output


def test_verify_says_whether_chance_is_proven() -> None:
    """A record with a seed proves everything; without one, chance is unproven."""
    process = run_in_process("verify", MATCH)
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout.startswith("Everything checks out: all 24 moves follow the rules, and")
    unproven = run_in_process("verify", FOLDER / "by-hand.dacabo")
    assert unproven.returncode == 0
    assert "The shuffles cannot be checked: the record has no seed." in unproven.stdout
    assert (
        "The shuffles cannot be checked until"
        in run_in_process("verify", FOLDER / "running.dacabo").stdout
    )


def test_a_forged_or_garbled_file_has_exit_code_2() -> None:
    """The error is one line with the place of the mistake, for standard input as well."""
    forged = run("verify", "-", stdin=MATCH.read_text("utf-8").replace("Points: 28", "Points: 27"))
    assert (forged.returncode, forged.stdout) == (2, "")
    message = "Line 21, column 10: according to the moves it should be “Points: 28 0”.\n"
    assert forged.stderr == message
    garbled = run("replay", "-", stdin=b"Dacabo\xff")
    assert (garbled.returncode, garbled.stderr) == (
        2,
        "Line 1, column 7: this is not text in UTF-8.\n",
    )


BEGINNINGS = {
    "en": "Cabo · Original · Ana and Ben\nChanged: Rounds\u00a0– 1\n\nRound 1\n",
    "de": "Cabo · Original · Ana und Ben\nGeändert\u00a0– ",
    "nl": "Cabo · Origineel · Ana en Ben\nGewijzigd\u00a0– ",
    "fr": "Cabo · Règles d’origine · Ana et Ben\nRègle modifiée\u00a0– ",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_match_in_words(language: str) -> None:
    """The words are in the chosen language, and a spectator learns nothing about hidden cards."""
    output = run_in_process("replay", "--language", language, MATCH).stdout
    assert output.startswith(BEGINNINGS[language])
    assert output.splitlines()[-1].split()[-2:] == ["28", "0"]
    assert "\x1b" not in output


def test_replay_from_a_seat_tells_only_what_that_seat_learned() -> None:
    """The seat may be chosen by the name of its player or by its letter."""
    ben = run_in_process("replay", "--seat", "Ben", MATCH).stdout
    assert "You look at your card 2.\nIt’s " in ben
    assert ben == run_in_process("replay", "--seat", "b", MATCH).stdout
    assert "\nIt’s " not in run_in_process("replay", MATCH).stdout


def test_replay_as_json_has_the_result() -> None:
    """It has rounds, points, totals and winners."""
    score = json.loads(run("replay", "--json", "-", stdin=MATCH.read_text("utf-8")).stdout)
    assert score == {
        "game": "cabo",
        "version": 1,
        "rules": "original",
        "changes": {"rounds": 1},
        "players": ["Ana", "Ben"],
        "finished": True,
        "rounds": [{"round": 1, "points": [28, 0], "totals": [28, 0], "winners": ["Ben"]}],
        "totals": [28, 0],
        "places": [2, 1],
        "winners": ["Ben"],
    }


def run_on_terminal(**environment: str) -> str:
    """Run the command on a terminal, and return what it shows."""
    our_end, terminal_end = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "replay", str(MATCH)],
        stdout=terminal_end,
        env={"TERM": "xterm"} | ENVIRONMENT | environment,
    ):
        os.close(terminal_end)
        screen = b""
        try:
            while piece := os.read(our_end, 4096):
                screen += piece
        except OSError:  # how Linux says that the terminal is closed
            pass
    os.close(our_end)
    return screen.decode()


def test_only_terminals_get_colours() -> None:
    """NO_COLOR switches them off."""
    assert "\x1b[1mRound 1\x1b[0m" in run_on_terminal()
    assert "\x1b" not in run_on_terminal(NO_COLOR="1")
    assert "\x1b" not in run_on_terminal(TERM="dumb")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "tcsh"])
def test_shells_complete_the_command(shell: str) -> None:
    """The script of each shell has the parts of the command."""
    script = run_in_process("completion", shell).stdout
    assert "verify" in script
    assert "language" in script


def test_a_reader_that_stops_reading_causes_no_traceback() -> None:
    """A full disk and a terminal that lacks letters cause none either."""
    with subprocess.Popen(
        [*COMMAND, "replay", str(FOLDER / "dacapo-match.dacabo")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == EXIT_PIPE_CLOSED
    with Path("/dev/full").open("wb") as full:
        completed = subprocess.run(
            [*COMMAND, "verify", str(MATCH)],
            stdout=full,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            check=False,
        )
    assert completed.returncode == 2
    assert completed.stderr.startswith(b"The output could not be written")
    ascii_only = run("replay", "--language", "fr", MATCH, PYTHONIOENCODING="ascii")
    assert ascii_only.returncode == 0


HEARS_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("dacabo", run_name="__main__", alter_sys=True)
"""
"""A shell starts background processes with Ctrl-C ignored, and their children inherit that."""


def test_ctrl_c_causes_no_traceback() -> None:
    """The command is waiting for standard input."""
    process = subprocess.Popen(
        [sys.executable, "-c", HEARS_CTRL_C, "verify", "-"],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    try:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(b"D" * 200_000)  # more than a pipe holds: it is being read now
        process.stdin.flush()
        sleep(0.5)  # now it has read all of that and waits for more
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == EXIT_INTERRUPTED
        assert process.stderr.read() == b""
    finally:
        process.kill()
        process.communicate()


def test_the_language_is_that_of_the_option_or_of_the_system() -> None:
    """The option comes first, then LC_ALL, LC_MESSAGES and LANG; the last resort is English."""
    assert choose_language(["replay", "--language", "nl"], {"LANG": "de_DE"}) == "nl"
    assert choose_language(["--language=fr"], {}) == "fr"
    assert choose_language([], {"LC_ALL": "de_CH.UTF-8", "LANG": "fr_FR"}) == "de"
    assert choose_language([], {"LC_ALL": "", "LC_MESSAGES": "nl_BE"}) == "nl"
    assert choose_language(["--language"], {"LANG": "C"}) == "en"
    assert choose_language([], {}) == "en"
