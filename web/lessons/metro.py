"""The lesson of Metro."""

from web.lessons.step import Step

STEPS = [
    Step("goal", 2, "M4.2", "read"),
    Step("first", 2, "M3.1"),
    Step("trace", 6, "M4.1", "trace", station=5),
    Step("longer", 6, "M4.2", besides=[("lay", "ddbc", 0, 58)]),
    Step("ada", 10, "M3.3", "trace", station=5),
    Step("alone", 10, "M3.1", "try", besides="all", wrong=[("lay", "dada", 0, 44)]),
    Step("short", 10, "M3.4", "try", besides="all", wrong=[("lay", "dada", 0, 5)]),
    Step("draw", 10, "M2.2"),
    Step("drawn", 12, "M2.2", besides=[("lay", "bcdd", 0, 51)]),
    Step("complete", 15, "M4.1"),
    Step("centre", 77, "M4.3"),
    Step("last", 124, "M5.1"),
    Step("end", 126, "M5.1", "read"),
]
