"""Which browser the tests, screenshots and benchmarks of the page start, and how."""

import shutil
from typing import Any


def launch_options() -> dict[str, Any]:
    """Use the system's Chromium, without a window if there is such a build; letters look the same everywhere."""
    # The build without a window draws no browser around the page, so it needs less than half the time.
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "there is no Chromium here"
    return {"executable_path": chromium, "args": ["--font-render-hinting=none", "--force-color-profile=srgb"]}
