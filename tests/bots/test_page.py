"""The examples of docs/bots.md work."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_on_the_page_plays_in_the_arena(tmp_path: Path) -> None:
    """The example can be copied and entered, as the page says."""
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    (tmp_path / "patient.py").write_text(code[1], encoding="utf-8")
    command = ["arena", "largo", "--bot", "patient:Patient", "--deals", "1", "--processes", "1"]
    process = subprocess.run(
        [sys.executable, "-m", "dacabo", *command],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "LANG": "en"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Patient" in process.stdout
