"""Builds the page and compiles the kernels when cityboard is packed or installed.

Without its page there is no package. If the kernels cannot be compiled, for whatever reason, they stay plain Python;
CITYBOARD_KERNELS=none leaves them out. Run as a program (./dev kernels), it compiles in place what is not compiled yet.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
PAGE = SOURCES / "cityboard/server/page/index.html"
# Products and sums must not be fused: a kernel gives the same bits compiled and plain. The flags do not depend on this
# machine's processor, so that a wheel runs on others.
FLAGS = [] if sys.platform == "win32" else ["-O3", "-ffp-contract=off", "-g0", "-w"]

if TYPE_CHECKING:
    from cityboard.titles import kernels
else:  # by its path: cityboard is not installed yet
    specification = spec_from_file_location("kernels", SOURCES / "cityboard/titles/kernels.py")
    kernels = module_from_spec(specification)
    specification.loader.exec_module(kernels)


def compile_all(sources: list[Path], folder: Path) -> dict[Path, Path]:
    """Compile kernels into a folder and return the binaries by their sources; each carries its fingerprint."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    names = {source: kernels.module_name(source) for source in sources}
    extensions = [Extension(name, [str(source)], extra_compile_args=FLAGS) for source, name in names.items()]
    together = os.cpu_count() or 1
    modules = cythonize(extensions, build_dir=str(folder), nthreads=together, force=True, quiet=True, language_level=3)
    for source, module in zip(sources, modules, strict=True):
        with Path(module.sources[0]).open("a", encoding="utf-8") as program:
            program.write(f'\nconst char cityboard_kernel[] = "{kernels.fingerprint(source)}";\n')
    command = Distribution({"name": "cityboard", "ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder / "library"), str(folder / "objects")
    command.parallel = together
    command.ensure_finalized()
    command.run()
    return {source: Path(command.get_ext_fullpath(name)) for source, name in names.items()}


def compile_title(sources: list[Path], folder: Path) -> dict[Path, Path]:
    """Compile the kernels of a title if possible: all or none, because a plain one cannot use a compiled one."""
    if os.environ.get("CITYBOARD_KERNELS") == "none":
        return {}
    try:
        return compile_all(sources, folder)
    except (Exception, SystemExit) as reason:  # the tools can fail in many ways, none of which may stop an installation
        print(f"cityboard: the kernels of {kernels.title_of(sources[0])} stay plain Python: {reason}", file=sys.stderr)
        return {}


def by_title() -> list[list[Path]]:
    """Return the kernels of each title."""
    return [list(sources) for _, sources in groupby(kernels.kernels(), kernels.title_of)]


def compile_in_place() -> bool:
    """Put binaries beside their sources, where an editable installation finds them, and return whether they exist.

    Outdated ones are removed even if no new ones can be made: plain Python is slow, but never wrong.
    """
    wanted = os.environ.get("CITYBOARD_KERNELS") != "none"
    missing = 0
    for sources in by_title():
        if wanted and all(kernels.binary(source) and not kernels.is_stale(source) for source in sources):
            continue
        with TemporaryDirectory() as folder:
            compiled = compile_title(sources, Path(folder))
            for source in sources:
                if old := kernels.binary(source):
                    old.unlink()
            for source, binary in compiled.items():
                # Moved atomically: a program that starts in the meantime finds a whole file or none.
                beside = source.parent / f"{binary.name}.{os.getpid()}"
                shutil.copy(binary, beside)
                beside.rename(source.parent / binary.name)
            missing += not compiled
    return not (wanted and missing)


def build_page() -> None:
    """Build the page unless it is there and as its sources are; published sources bring it along."""
    shell = shutil.which("sh")
    if shell is None and PAGE.exists():  # on Windows
        return
    if shell is None or subprocess.run([shell, "dev", "page"], cwd=ROOT, check=False).returncode:
        raise SystemExit("cityboard: the page for browsers could not be built; Node 20.19 or newer is needed for it")


class Package(BuildHookInterface[Any]):
    """Puts the page into every package, and compiled kernels into a wheel; without any it is for every machine."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile before the files are collected."""
        self.folder = TemporaryDirectory()
        if version == "editable":
            compile_in_place()
            return
        build_page()
        if self.target_name == "sdist":
            return
        for sources in by_title():
            for source, binary in compile_title(sources, Path(self.folder.name)).items():
                place = source.parent.relative_to(SOURCES) / binary.name
                build_data["force_include"][str(binary)] = str(place)
                build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the binaries that are now in the wheel."""
        self.folder.cleanup()


if __name__ == "__main__":
    sys.exit(not compile_in_place())
