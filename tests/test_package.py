"""What is published: everything the program needs is in a wheel, also in one made from the published sources."""

import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import hatch_build
from cityboard.titles.kernels import kernels, title_of

ROOT = Path(__file__).parents[1]
NEEDED = [
    "cityboard/py.typed",
    "cityboard/server/page/index.html",
    "cityboard/server/page/service-worker.js",
    "cityboard/locales/en/web.ftl",
    "cityboard/server/storage/migrations/env.py",
]


def build(target: str, source: Path, into: Path, **environment: str) -> Path:
    """Build a wheel or the sources, as an installer would, and return the file."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, env=os.environ | environment)
    (built,) = into.iterdir()
    return built


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the published sources, and from them a wheel where no C compiler works."""
    folder = tmp_path_factory.mktemp("published")
    sources = build("sdist", ROOT, folder / "sources")
    with tarfile.open(sources) as archive:
        archive.extractall(folder, filter="data")
    return build("wheel", folder / sources.name.removesuffix(".tar.gz"), folder / "wheel", CC="false")


def test_a_wheel_made_from_the_published_sources_has_the_page(plain_wheel: Path) -> None:
    with ZipFile(plain_wheel) as wheel:
        names = set(wheel.namelist())
    assert set(NEEDED) <= names
    page = ROOT / "src/cityboard/server/page"
    assert {f"cityboard/server/page/{path.name}" for path in page.iterdir()} <= names
    assert not any(name.startswith(("tests", "web", "bench")) for name in names)


def test_without_a_compiler_the_wheel_is_one_for_every_machine_and_plays(plain_wheel: Path, tmp_path: Path) -> None:
    assert plain_wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(plain_wheel) as wheel:
        wheel.extractall(tmp_path)
    command = [sys.executable, "-m", "cityboard", "simulate", "metro", "--games", "1", "--json"]
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    played = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True, env=environment)
    assert json.loads(played.stdout)["games"] == 1
    command = [sys.executable, "-m", "cityboard", "doctor", "--json"]
    told = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True, env=environment)
    plain = [finding["arguments"]["file"] for finding in json.loads(told.stdout) if finding["code"] == "kernel-plain"]
    assert plain == [str(tmp_path / source.relative_to(ROOT / "src")) for source in kernels()]


def test_a_wheel_with_compiled_kernels_is_one_for_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled(sources: list[Path], folder: Path) -> dict[Path, Path]:
        return {source: folder / title_of(source) / f"{source.stem}.so" for source in sources}

    monkeypatch.setattr(hatch_build, "compile_all", compiled)
    data: dict[str, Any] = {"force_include": {}}
    hook = object.__new__(hatch_build.Kernels)
    hook.initialize("standard", data)
    assert list(data["force_include"].values()) == [
        str(source.relative_to(ROOT / "src").with_suffix(".so")) for source in kernels()
    ]
    assert data["infer_tag"]
    assert not data["pure_python"]
    hook.finalize("standard", data, "")
    assert not Path(hook.folder.name).exists()
