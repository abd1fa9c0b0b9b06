"""The lint rule that keeps the app's imports pointing downwards detects one that does not."""

import subprocess

import pytest

from build import WEB, install, node_command

PLANTED = """
import { startWithBots } from "../lobby/start";
import type { Level } from "../lobby/levels";
import { t } from "../words/words.svelte";
export const later = (): Promise<unknown> => import("../lobby/levels");
export const used = (level: Level) => [startWithBots, t, level];
"""


@pytest.mark.long
def test_an_import_that_points_upwards_is_refused() -> None:
    """A value or a type, but not words, which are below, nor `import()`, which is lazy."""
    install()
    linted = subprocess.run(
        node_command("eslint/bin/eslint.js", "--stdin", "--stdin-filename", "src/parts/planted.ts"),
        cwd=WEB,
        input=PLANTED,
        capture_output=True,
        text=True,
        check=False,
    )
    found = [line.split()[0] for line in linted.stdout.splitlines() if "floors/" in line]
    assert found == ["2:1", "3:1"], linted.stdout + linted.stderr
    assert "parts must not import lobby" in linted.stdout
