"""What is published: everything the program needs is in a wheel, also in one made from the published sources."""

import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
NEEDED = [
    "cityboard/py.typed",
    "cityboard/server/page/index.html",
    "cityboard/server/page/service-worker.js",
    "cityboard/locales/en/web.ftl",
    "cityboard/server/migrations/env.py",
]


def build(target: str, source: Path, into: Path) -> Path:
    """Build a wheel or the sources, as an installer would, and return the file."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (built,) = into.iterdir()
    return built


def test_a_wheel_made_from_the_published_sources_has_the_page(tmp_path: Path) -> None:
    sources = build("sdist", ROOT, tmp_path / "sources")
    with tarfile.open(sources) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / sources.name.removesuffix(".tar.gz")
    with ZipFile(build("wheel", unpacked, tmp_path / "wheel")) as wheel:
        names = set(wheel.namelist())
    assert set(NEEDED) <= names
    page = ROOT / "src/cityboard/server/page"
    assert {f"cityboard/server/page/{path.name}" for path in page.iterdir()} <= names
    assert not any(name.startswith(("tests", "web", "bench")) for name in names)
