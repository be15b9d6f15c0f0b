"""Programs of cityboard that know Beans: `python -m tests.toy.process` with worker, analysis_worker or a command."""

import sys

from cityboard.titles.registry import register
from tests.toy.title import TITLE

if __name__ == "__main__":
    register(TITLE)
    if sys.argv[1] == "worker":
        from cityboard.analysis.worker import main
    elif sys.argv[1] == "analysis_worker":
        from cityboard.analysis.analysis_worker import main
    else:
        from cityboard.cli import main
    main()
