"""Our own lint rules find the mistakes that they are made for."""

import subprocess

import pytest

from build import WEB, install, node_command

PLANTED = """
import { startWithBots } from "../lobby/start";
import type { Level } from "../lobby/levels";
import { t } from "../i18n/messages.svelte";
export const later = (): Promise<unknown> => import("../lobby/levels");
export const used = (level: Level) => [startWithBots, t, level];
"""
PATHS = """
<script lang="ts">
  const paths = ["/api/tables", `/api/tables/${"CODE"}`, "/apis", "/api-x", "/tables"];
  const inside = paths[0]?.startsWith("/api/");
</script>
<a href="/api/games">{inside}</a>
"""


def lint(planted: str, name: str) -> str:
    """Return the output of ESLint for a file of the app."""
    install()
    command = node_command("eslint/bin/eslint.js", "--stdin", "--stdin-filename", name)
    return subprocess.run(
        command, cwd=WEB, input=planted, capture_output=True, text=True, check=False
    ).stdout


def violations(output: str, rule: str) -> list[str]:
    """Return the lines in which a rule is broken."""
    return [line.split()[0] for line in output.splitlines() if rule in line]


@pytest.mark.long
def test_an_import_that_points_upwards_is_refused() -> None:
    """Values and types are refused; messages, which are below, and lazy `import()` are not."""
    output = lint(PLANTED, "src/ui/planted.ts")
    assert violations(output, "floors/") == ["2:1", "3:1"], output
    assert "ui must not import lobby" in output


@pytest.mark.long
def test_a_path_of_the_server_that_is_written_by_hand_is_refused() -> None:
    """This is checked in code and in markup; `generated/requests/` has a function for each path."""
    output = lint(PATHS, "src/ui/Planted.svelte")
    assert violations(output, "no-restricted-syntax") == ["3:18", "3:33", "6:10"], output
