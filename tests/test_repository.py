"""What surrounds the code: checks before a commit, forms for issues, and documents whose links lead somewhere."""

import fnmatch
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec
import pytest

ROOT = Path(__file__).parent.parent
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/*.md")])
DESCRIPTIONS = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "docs/add-a-game.md"]
FOLDERS = ("bench", "docs", "examples", "src", "tests", "web/howto", "web/lessons", "web/public", "web/src")
# A folder, which ends with a slash, or a file with an ending that the repository has: in code or in the list of rooms.
PATH = re.compile(r"(?<![\w/.*<-])[\w.*-]+(?:/[\w.*-]+)*(?:/|\.(?:py|pxd|ts|svelte|toml|ftl|md))(?![\w/.*]*\w)")
PLACEHOLDER = re.compile(r"\b(?:NAME|Name|name)\b")  # what stands for the name of something new
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)")


class Hook(msgspec.Struct):
    """One check before a commit."""

    id: str
    name: str
    entry: str
    language: str
    types: list[str] = []
    types_or: list[str] = []
    args: list[str] = []
    pass_filenames: bool = True


class HookSource(msgspec.Struct):
    repo: str
    hooks: list[Hook]


class PreCommit(msgspec.Struct, forbid_unknown_fields=True):
    repos: list[HookSource]


class Field(msgspec.Struct, forbid_unknown_fields=True):
    """One field of a form."""

    type: str
    attributes: dict[str, Any]
    id: str = ""
    validations: dict[str, bool] = {}


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A form for an issue."""

    name: str
    description: str
    labels: list[str]
    body: list[Field]


def hooks() -> list[Hook]:
    config = msgspec.yaml.decode((ROOT / ".pre-commit-config.yaml").read_bytes(), type=PreCommit)
    assert [source.repo for source in config.repos] == ["local"], "other sources would have to be fetched"
    return config.repos[0].hooks


def test_the_checks_before_a_commit_are_those_of_make_test() -> None:
    commands = [hook.entry.split() for hook in hooks() if hook.entry.startswith(".venv/")]
    names = [Path(program).name for program, *_ in commands]
    assert names == ["ruff", "ruff", "mypy", "lint-imports"]
    for (program, *_), name in zip(commands, names, strict=True):
        assert f"    {program}" in (ROOT / "dev").read_text("utf-8"), name
        assert shutil.which(name, path=str(Path(sys.prefix) / "bin")), name


def test_every_other_check_before_a_commit_needs_only_git_or_an_expression() -> None:
    others = [hook for hook in hooks() if not hook.entry.startswith(".venv/")]
    assert {hook.id: hook.language for hook in others} == {"whitespace": "system", "final-newline": "pygrep"}
    expression = next(re.compile(hook.entry.encode()) for hook in others if hook.language == "pygrep")
    assert expression.search(b"one\ntwo")
    assert not expression.search(b"one\ntwo\n")
    assert not expression.search(b"")


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_the_forms_for_issues_are_complete(path: Path) -> None:
    form = msgspec.yaml.decode(path.read_bytes(), type=Form)
    asked = [field for field in form.body if field.type != "markdown"]
    assert {field.type for field in asked} <= {"input", "textarea", "dropdown"}
    assert all(field.attributes["label"] for field in asked)
    assert all(field.attributes["options"] for field in asked if field.type == "dropdown")
    assert len({field.id for field in asked} - {""}) == len(asked)
    assert any(field.validations.get("required") for field in asked)


def test_there_are_forms_for_bugs_rules_and_ideas() -> None:
    assert [path.stem for path in FORMS] == ["bug", "idea", "rule"]


def test_the_changelog_begins_with_the_version_of_the_package() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    headings = re.findall("^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    released = [re.fullmatch(r"(\d+\.\d+\.\d+) \((unreleased|\d{4}-\d\d-\d\d)\)", heading) for heading in headings]
    assert all(released), headings
    assert next(match[1] for match in released if match) == version
    assert "unreleased" not in [match[2] for match in released[1:] if match]


def test_every_dependency_has_a_line_that_says_why_it_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    wanted = [project["project"]["dependencies"], *extras, project["dependency-groups"]["dev"]]
    names = {re.split(r"[\[>=<;]", line)[0] for group in wanted for line in group}
    lines = re.findall(r"^\| ([\w.-]+) \|", (ROOT / "docs/dependencies.md").read_text("utf-8"), re.MULTILINE)
    assert set(lines) - {"package"} == names


def tracked_files() -> list[PurePosixPath]:
    """List the files that git knows."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [PurePosixPath("/", name) for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_the_published_sources_have_every_file_but_those_for_working_on_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    missing = [
        file
        for file in tracked_files()
        if not any(path.match(one) for path in (file, *file.parents) for one in included)
    ]
    # Hatchling adds the project file itself.
    assert {file.parts[1] for file in missing} <= {".ci", ".editorconfig", ".gitignore", "pyproject.toml"}


def test_the_types_of_every_python_file_are_checked() -> None:
    checked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]["files"]
    places = {PurePosixPath("/", name) for name in checked}
    python = [file for file in tracked_files() if file.suffix == ".py"]
    assert len(python) > 500
    assert [file for file in python if not places & {file, *file.parents}] == []


def anchors(document: Path) -> set[str]:
    """Return the names under which the headings of a document can be linked."""
    headings = re.findall(r"^#+ (.*)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_of_the_documents_leads_somewhere(document: Path) -> None:
    for target, anchor in LINK.findall(document.read_text("utf-8")):
        linked = (document.parent / target).resolve() if target else document
        assert linked.exists(), target
        assert not anchor or anchor in anchors(linked), f"{target}#{anchor}"


def paths_in(text: str) -> set[str]:
    """Return the files and folders that a document names in code and in its list of rooms."""
    passages = re.findall(r"^```$(.*?)^```$", text, re.MULTILINE | re.DOTALL) + re.findall(r"`([^`\n]+)`", text)
    return {name for passage in passages for name in PATH.findall(passage) if not PLACEHOLDER.search(name)}


@pytest.fixture(scope="module")
def known_paths() -> set[str]:
    """Return the files and folders of the repository, folders with a slash at their end and each after a slash."""
    inside = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    paths = [*ROOT.iterdir(), *(ROOT / "web").iterdir(), *inside]
    files = [path.relative_to(ROOT) for path in paths if path.is_file() and "__pycache__" not in path.parts]
    return {f"/{file}" for file in files} | {f"/{folder}/" for file in files for folder in file.parents}


@pytest.mark.parametrize("document", DESCRIPTIONS, ids=lambda path: path.name)
def test_the_files_and_folders_a_document_names_exist(document: Path, known_paths: set[str]) -> None:
    named = paths_in(document.read_text("utf-8"))
    assert len(named) > 8
    missing = {name for name in named if not fnmatch.filter(known_paths, f"*/{name}")}
    assert missing == set()


def test_a_file_or_folder_that_is_not_there_is_noticed(known_paths: set[str]) -> None:
    named = paths_in("```\nsrc/ a room, gone/ (a list)\n```\n`bots/lost.py` and a word or two/three, `core/game.py`\n")
    assert named == {"src/", "gone/", "bots/lost.py", "core/game.py"}
    assert {name for name in named if not fnmatch.filter(known_paths, f"*/{name}")} == {"gone/", "bots/lost.py"}
