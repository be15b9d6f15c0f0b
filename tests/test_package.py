"""What is published: everything the program needs is in a wheel, also in one made from the published sources."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx2
import pytest

import hatch_build
from cityboard.client import Client
from cityboard.protocol.messages import Plan, Proposal
from cityboard.titles.kernels import kernels, title_of
from cityboard.titles.registry import title_names
from tests.server.playing import play_on
from tests.server.program import UNLIMITED, running
from tests.server.serving import run, sqlite

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
    """Build the published sources, and from them a wheel where no C compiler works and there is no Node."""
    folder = tmp_path_factory.mktemp("published")
    sources = build("sdist", ROOT, folder / "sources")
    with tarfile.open(sources) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / sources.name.removesuffix(".tar.gz")
    return build("wheel", unpacked, folder / "wheel", CC="false", PATH=without_node(folder))


def without_node(folder: Path) -> str:
    """Return a search path on which Node does not work, nor pip, which could install it."""
    programs = folder / "programs"
    programs.mkdir()
    for name in ("node", "npm", "python3", "python3.11", "python3.12", "python3.13", "python3.14"):
        (programs / name).write_text("#!/bin/sh\nexit 1\n")
        (programs / name).chmod(0o755)
    return f"{programs}:{os.environ['PATH']}"


@pytest.fixture(scope="module")
def clean_clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy what git knows, and nothing that was ever made here."""
    folder = tmp_path_factory.mktemp("clone")
    known = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(known, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0"):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


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
    report = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True, env=environment)
    plain = [finding["arguments"]["file"] for finding in json.loads(report.stdout) if finding["code"] == "kernel-plain"]
    assert plain == [str(tmp_path / source.relative_to(ROOT / "src")) for source in kernels()]


def test_without_node_a_clean_clone_gives_no_package_and_says_why(clean_clone: Path, tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as failed:
        build("wheel", clean_clone, tmp_path / "wheel", PATH=without_node(tmp_path))
    assert b"the page for browsers could not be built; Node 20.19 or newer is needed" in failed.value.stderr


def test_a_wheel_of_a_clean_clone_is_installed_and_both_games_are_played_with_it(
    clean_clone: Path, tmp_path: Path
) -> None:
    wheel = build("wheel", clean_clone, tmp_path / "wheel", CITYBOARD_KERNELS="none")
    programs = installed(wheel, tmp_path)
    listed = subprocess.run([programs / "python", "-m", "pip", "list"], check=False, capture_output=True, text=True)
    assert "asyncpg" not in listed.stdout
    command = [str(programs / "cityboard")]
    with running(tmp_path, "--database", sqlite(tmp_path), *UNLIMITED, command=command) as server:
        page = httpx2.get(server.url)
        assert page.status_code == 200
        script = re.search(r'src="(/[^"]+\.js)"', page.text)
        assert script and httpx2.get(f"{server.url}{script[1]}").status_code == 200
        run(lambda: play_both(server.url))


def installed(wheel: Path, folder: Path) -> Path:
    """Install a wheel and what it needs, as the lock says, into an environment of its own; return its programs."""
    environment, wanted = folder / "environment", folder / "constraints.txt"
    locked = re.findall(r"^[\w.-]+==\S+", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    wanted.write_text("\n".join(locked))
    venv.create(environment, with_pip=True)
    programs = environment / "bin"
    install = [
        str(word) for word in (programs / "python", "-m", "pip", "install", "--quiet", "--constraint", wanted, wheel)
    ]
    subprocess.run(install, check=True, capture_output=True)
    return programs


async def play_both(url: str) -> None:
    """Play a game of each title to its end over sockets."""
    for title in title_names():
        async with Client(url) as ann:
            await ann.arrive("Ann")
            opened = await ann.open_table(Proposal(title, [Plan("me"), Plan("bot", "random")]))
            async with ann.table(opened.id) as table:
                await play_on([table])


def test_a_wheel_with_compiled_kernels_is_one_for_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled(sources: list[Path], folder: Path) -> dict[Path, Path]:
        return {source: folder / title_of(source) / f"{source.stem}.so" for source in sources}

    monkeypatch.setattr(hatch_build, "compile_all", compiled)
    data: dict[str, Any] = {"force_include": {}}
    monkeypatch.setattr(hatch_build, "build_page", lambda: None)
    hook = hatch_build.Package(str(ROOT), {}, None, None, "", "wheel")  # type: ignore[arg-type]  # it asks for none of them
    hook.initialize("standard", data)
    assert list(data["force_include"].values()) == [
        str(source.relative_to(ROOT / "src").with_suffix(".so")) for source in kernels()
    ]
    assert data["infer_tag"]
    assert not data["pure_python"]
    hook.finalize("standard", data, "")
    assert not Path(hook.folder.name).exists()
