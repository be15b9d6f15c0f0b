"""Interpreter settings for a server: nothing should wait for the garbage collector or for a busy thread."""

import gc
import sys

# A full collection walks over every object there is, which takes 0.2 s with a few hundred tables. Nearly everything
# here is freed with its last reference, so cycles can wait: young ones for more objects, old ones for some minutes of
# busy play. They must not wait for hours, because an ended connection leaves such a cycle.
THRESHOLDS = (50_000, 20, 20)
# The writing thread needs the interpreter only briefly, but again and again between statements.
SWITCH_INTERVAL = 0.001


def tune() -> None:
    """Exclude what is loaded so far from collection, collect less often, and switch threads sooner."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
