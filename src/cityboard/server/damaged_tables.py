"""Tables that can no longer be read: they have their own code and do not affect others."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cityboard.core.reason import RecordError, RefusedError
from cityboard.server.reasons import TABLE_DAMAGED, TABLE_UNKNOWN

AGAIN = 60_000  # milliseconds until a damaged table is read again: folding it costs time, and it may have been repaired


class DamagedTableError(RecordError):
    """The stored data of a table cannot be read, or is inconsistent."""

    def __init__(self, table_id: str) -> None:
        """Name the table."""
        super().__init__(TABLE_DAMAGED("", table=table_id))


@contextmanager
def passing_over() -> Iterator[None]:
    """Skip one of many tables if it is damaged, or was deleted after it had been found."""
    try:
        yield
    except DamagedTableError:
        return
    except RefusedError as refused:
        if refused.reason.code != TABLE_UNKNOWN.code:
            raise


class DamagedTables:
    """Remembers which tables were found damaged, and when."""

    def __init__(self, clock: Callable[[], int]) -> None:
        """Start with none."""
        self._clock = clock
        self._found_at: dict[str, int] = {}
        # Called once for every damaged table, with its error, until the table can be read again.
        self.on_found: Callable[[str, BaseException], None] = lambda table_id, error: None

    def __len__(self) -> int:
        return len(self._found_at)

    def check(self, table_id: str) -> None:
        """Refuse a table that was recently found damaged."""
        found_at = self._found_at.get(table_id)
        if found_at is not None and self._clock() < found_at + AGAIN:
            raise DamagedTableError(table_id)

    @contextmanager
    def folding(self, table_id: str) -> Iterator[None]:
        """Treat any error while a table is folded as damage."""
        try:
            yield
        except Exception as error:
            known = table_id in self._found_at
            self._found_at[table_id] = self._clock()
            if not known:
                self.on_found(table_id, error)
            raise DamagedTableError(table_id) from error
        self._found_at.pop(table_id, None)
