"""What the README shows works."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.command import run

README = Path(__file__).parent.parent / "README.md"


def test_the_first_python_example_of_the_readme_runs_and_prints_scores(tmp_path: Path) -> None:
    match = re.search(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert match, "README.md shows no Python"
    example = match[1]
    assert "import cityboard" in example or "from cityboard" in example
    ran = subprocess.run([sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"\[(-?\d+, ){2}-?\d+\] \[([123], ){2}[123]\]\n", ran.stdout), ran.stdout


def test_the_board_that_the_readme_counts_has_the_points_it_says() -> None:
    match = re.search(r"cityboard (score .*?) +# .*: (\d+) to (\d+)$", README.read_text("utf-8"), re.MULTILINE)
    assert match, "README.md counts no board"
    counted = run(*match[1].split(), "--json")
    assert json.loads(counted.stdout)["scores"] == [int(match[2]), int(match[3])]
