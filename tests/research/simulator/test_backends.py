"""The choice of a backend, its errors, and the cache of compiled kernels."""

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dacabo.core.errors import DacaboError
from dacabo.i18n import Words
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.compiling import assemble, native
from dacabo.research.simulator.simulator import Simulator


def code_of_refusal(call: Callable[[], object]) -> str:
    """Return the code of the error; a person is told in a sentence."""
    with pytest.raises(DacaboError) as caught:
        call()
    assert Words("en").say(caught.value.phrase).endswith((".", "numba.", "python."))
    return caught.value.code


def hide_modules(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let these modules seem not to be installed."""
    monkeypatch.setattr(
        "dacabo.research.simulator.backends.find_spec",
        lambda name: None if name in names else find_spec(name),
    )


def test_a_missing_backend_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error is a sentence about a compiler, Numba or CuPy, not a traceback."""
    hide_modules(monkeypatch, "numba", "cupy")
    monkeypatch.setattr(native, "compiler", lambda: None)
    codes = {
        "native": "no-compiler",
        "numba": "no-numba",
        "cpu": "no-numba",
        "cuda": "no-cupy",
        "abacus": "no-such-device",
    }
    for device, code in codes.items():
        assert code_of_refusal(partial(Simulator, "cabo", "original", 2, device=device)) == code


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        (("chess", "original", 2), "no-such-game"),
        (("cabo", "strip", 2), "no-such-rules"),
        (("cabo", "original", 7), "number-of-players"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(setting: tuple[str, str, int], code: str) -> None:
    """The codes are the same as everywhere."""
    assert code_of_refusal(lambda: Simulator(*setting)) == code


@pytest.mark.parametrize("action", [-2, 2, 10_000])
def test_illegal_actions_can_be_refused(action: int) -> None:
    """Checks take time, so they have to be switched on."""
    simulator = Simulator("cabo", "original", 2, 3)
    simulator.reset(1)
    simulator.check(simulator.choose())
    simulator.check(np.full(3, PASS_OVER))
    assert code_of_refusal(lambda: simulator.check(np.full(3, action))) == "not-an-action"
    assert code_of_refusal(lambda: simulator.check(np.full(2, PASS_OVER))) == "one-action-an-env"


def test_a_changed_kernel_is_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any of its modules may have changed."""
    before = assemble.fingerprint(spec.MODULES)
    whole = assemble.source
    for changed in spec.MODULES:

        def source(module: str, changed: str = changed) -> tuple[str, str]:
            path, text = whole(module)
            return path, text + "\n# another" if module == changed else text

        monkeypatch.setattr(assemble, "source", source)
        assert assemble.fingerprint(spec.MODULES) != before


@pytest.mark.long
def test_compiled_kernels_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """They are kept in a folder of the user; the second time nothing is compiled."""
    if native.compiler() is None:
        pytest.skip("no C++ compiler on this machine")
    monkeypatch.setenv("DACABO_CACHE", str(tmp_path))
    built: list[Any] = []
    build = native._build
    monkeypatch.setattr(native, "_build", lambda *setting: built.append(build(*setting)))
    for _ in range(2):
        assert "play_envs" in native.load(spec.MODULES)
    assert len(built) == 1
    assert [file.suffix for file in assemble.folder().iterdir()] == [".so"]


def test_a_layout_must_have_room_for_the_deal() -> None:
    """Otherwise cards would be dealt into the memory of another env."""
    assert code_of_refusal(lambda: Simulator("cabo", "original", 2, 3, slots=3)) == "too-few-slots"


@pytest.mark.parametrize(
    "actions", [np.zeros(2, np.int16), np.zeros(3, np.int64), np.zeros((3, 1), np.int16)]
)
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    """A compiled kernel would read past their end."""
    simulator = Simulator("cabo", "original", 2, 3)
    simulator.reset(1)
    assert code_of_refusal(lambda: simulator.step(actions)) == "one-action-an-env"


def test_a_compiler_error_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No incomplete file is kept."""
    monkeypatch.setenv("DACABO_CACHE", str(tmp_path))
    monkeypatch.setattr(native, "compiler", lambda: "false")
    assert code_of_refusal(lambda: native.load(spec.MODULES)) == "compiler-failed"
    assert not list(assemble.folder().iterdir())
