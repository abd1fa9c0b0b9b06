"""The arena and the rehearsal on a real Dask cluster: two workers, one of which dies."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from server.harness.nginx import free_port

from dacabo.arena.cluster import versions
from dacabo.cli.main import execute
from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES, Words, tell_error

TESTS = Path(__file__).parents[1]
ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "en_GB.UTF-8", "COLUMNS": "100"}
HEARS_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("dacabo", run_name="__main__", alter_sys=True)
"""
SCHEDULER = "from distributed.cli.dask_scheduler import main; main()"
WORKER = "from distributed.cli.dask_worker import main; main()"
OLDER_WORKER = f"import dacabo; dacabo.__version__ = '0.0.1'; {WORKER}"
WORKER_WITHOUT_DACABO = f"""
import sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "dacabo":
            raise ModuleNotFoundError(name=name)
sys.meta_path.insert(0, Nowhere())
{WORKER}
"""
BOTS = (
    "random",
    "random",
    "arena.harness.external_bots:Hasty",
    "--rules",
    "dutch",
    "--players",
    "2",
)
DEALS = 60
ADVICE = "Check the address, and whether it is running."


class Dask:
    """A scheduler and its workers."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self._stack = stack
        self._folder = folder
        port = free_port()
        self.link = f"dask://127.0.0.1:{port}"
        self._address = f"tcp://127.0.0.1:{port}"
        self.scheduler = self._start(SCHEDULER, "--host", "127.0.0.1", "--port", str(port))

    def worker(self, program: str = WORKER) -> "subprocess.Popen[bytes]":
        """Start one more worker."""
        single = ("--nworkers", "1", "--nthreads", "1", "--no-nanny")
        return self._start(program, self._address, *single)

    def _start(self, program: str, *words: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-W", "ignore", "-c", program, *words, "--no-dashboard"]
        log = self._stack.enter_context((self._folder / "log").open("ab"))
        process = subprocess.Popen(
            command,
            stdout=log,
            stderr=log,
            env=ENVIRONMENT | {"HOME": str(self._folder)},
            cwd=TESTS,
        )
        self._stack.callback(process.wait)
        self._stack.callback(process.kill)
        return process


@contextmanager
def cluster(folder: Path, *programs: str) -> Iterator[Dask]:
    """Start a cluster with a worker for each program."""
    with ExitStack() as stack:
        dask = Dask(stack, folder)
        for program in programs:
            dask.worker(program)
        yield dask


def dacabo(*words: object) -> "subprocess.Popen[str]":
    """Start a command that reacts to Ctrl-C."""
    return subprocess.Popen(
        [sys.executable, "-c", HEARS_CTRL_C, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        cwd=TESTS,
        encoding="utf-8",
    )


def output_of(process: "subprocess.Popen[str]") -> tuple[str, str]:
    """Wait for the end of a process, and return its output and its errors."""
    out, err = process.communicate(timeout=90)
    assert "Traceback" not in err
    return out, err


def count_deals(file: Path) -> int:
    """Return the number of finished deals in a journal."""
    return file.read_bytes().count(b"\n") - 1 if file.exists() else 0


def await_deals(process: "subprocess.Popen[str]", file: Path, deals: int) -> None:
    """Wait until some deals are finished."""
    until = time.monotonic() + 60
    while count_deals(file) < deals:
        assert time.monotonic() < until
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


@pytest.mark.long
def test_the_result_is_the_same_when_a_worker_dies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table is byte for byte the one that this machine alone gives."""
    arena = ("arena", *BOTS, "--deals", DEALS)
    journal = tmp_path / "run.jsonl"
    with cluster(tmp_path) as dask:
        workers = [dask.worker(), dask.worker()]
        on_cluster = dacabo(*arena, "--save", journal, "--on", dask.link)
        await_deals(on_cluster, journal, 5)
        workers[0].kill()
        assert count_deals(journal) < DEALS
        table, _ = output_of(on_cluster)
    assert count_deals(journal) == DEALS
    execute([*map(str, arena), "--processes", "1", "--quiet"], Words("en"))
    assert table == capsys.readouterr().out


@pytest.mark.long
def test_ctrl_c_prints_the_command_that_continues(tmp_path: Path) -> None:
    """Ctrl-C also prints the table so far."""
    journal = tmp_path / "run.jsonl"
    with cluster(tmp_path, WORKER, WORKER) as dask:
        arguments = ("arena", *BOTS, "--deals", 100_000, "--save", journal, "--on", dask.link)
        stopped = dacabo(*arguments)
        await_deals(stopped, journal, 2)
        stopped.send_signal(signal.SIGINT)
        out, err = output_of(stopped)
    assert stopped.returncode == 130
    assert "arena" not in out
    assert "Continue with: dacabo arena random random" in err
    assert f"--on {dask.link}" in err


@pytest.mark.long
def test_simulated_tournaments_give_the_same_figures_on_a_cluster(tmp_path: Path) -> None:
    """The simulation plays real matches, not the fast ones."""
    simulation = ("tournament", "simulate", "--players", 5, "--bots", "random", "--no-fast")
    events = (*simulation, "--events", 6, "--json", "--quiet")
    with cluster(tmp_path, WORKER, WORKER) as dask:
        figures, complaint = output_of(dacabo(*events, "--on", dask.link))
    assert complaint == ""
    assert figures == output_of(dacabo(*events, "--processes", 1))[0]


@pytest.mark.long
def test_the_end_of_the_scheduler_is_reported(tmp_path: Path) -> None:
    """The table of the finished deals is printed, too."""
    journal = tmp_path / "run.jsonl"
    with cluster(tmp_path, WORKER) as dask:
        arguments = ("arena", *BOTS, "--deals", 100_000, "--save", journal, "--on", dask.link)
        process = dacabo(*arguments)
        await_deals(process, journal, 2)
        dask.scheduler.kill()
        out, err = output_of(process)
    assert process.returncode == 2
    assert "random 2" in out
    assert f"The scheduler at {dask.link} no longer answers." in err


@pytest.mark.long
def test_the_simulator_gives_the_same_results_on_a_cluster(tmp_path: Path) -> None:
    """The simulator splits thousands of deals into parts that any worker may play."""
    arena = ("arena", "allegro", "greedy", "--fast", "--deals", 2500, "--quiet")
    events = (
        "tournament",
        "simulate",
        "--players",
        9,
        "--fast",
        "--events",
        60,
        "--quiet",
        "--json",
    )
    with cluster(tmp_path, WORKER, WORKER) as dask:
        for command in (arena, events):
            table, complaint = output_of(dacabo(*command, "--on", dask.link))
            assert complaint == ""
            assert table == output_of(dacabo(*command))[0]


@pytest.mark.long
@pytest.mark.parametrize(
    ("program", "version"),
    [(OLDER_WORKER, "Dacabo 0.0.1"), (WORKER_WITHOUT_DACABO, versions())],
    ids=["old", "none"],
)
def test_a_worker_with_another_dacabo_is_refused(
    tmp_path: Path, program: str, version: str
) -> None:
    """A worker without Dacabo is refused, too: results might differ."""
    with cluster(tmp_path, program) as dask:
        refused = dacabo("arena", *BOTS, "--deals", 4, "--on", dask.link)
        out, err = output_of(refused)
    assert refused.returncode == 2
    assert out == ""
    assert version in err
    assert "Install the same" in err


@pytest.mark.long
def test_an_address_without_a_scheduler_is_explained() -> None:
    """The explanation comes within a few seconds."""
    address = f"dask://127.0.0.1:{free_port()}"
    refused = dacabo("arena", *BOTS, "--on", address)
    assert output_of(refused)[1].endswith(f"No Dask scheduler answers at {address}. {ADVICE}\n")
    assert refused.returncode == 2


@pytest.mark.parametrize(
    "address",
    ["tcp://host:8786", "dask://", "dask://host:99999", "dask://host:x", "host", "dask://["],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invalid_address_is_explained(address: str, language: str) -> None:
    """The explanation has an example of an address, in every language."""
    words = Words(language)
    with pytest.raises(DacaboError) as refused:
        execute(["arena", "random", "random", "--quiet", "--on", address], words)
    sentence = tell_error(refused.value, words)
    assert address in sentence
    assert "dask://host:8786" in sentence


def test_a_missing_extra_is_named() -> None:
    """Dask is imported only if `--on` asks for it."""
    script = """
import sys
sys.modules["distributed"] = None
from dacabo.cli.main import run
assert run(["arena", "random", "random", "--deals", "1", "--quiet"]) == 0
sys.exit(run(["arena", "random", "random", "--on", "dask://127.0.0.1"]))
"""
    process = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        env=ENVIRONMENT,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert process.returncode == 2
    assert "pip install dacabo[cluster]" in process.stderr
