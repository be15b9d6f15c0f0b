"""Statements of the hot path: compiled once per database, then run as plain SQL with rows of values."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sql
from sqlalchemy.sql.compiler import SQLCompiler


class PlainSql:
    """A statement whose text and parameter order are compiled once, which is most of the cost of a short one."""

    def __init__(self, statement: sql.ClauseElement) -> None:
        """Take a SQLAlchemy statement; an insert fills all columns."""
        self._statement = statement
        self._compiled: dict[str, tuple[str, tuple[str, ...]]] = {}

    def run(self, connection: sql.Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run the statement for every row; its values are the parameters by name."""
        text, names = self._compiled.get(connection.dialect.name) or self._compile(connection.dialect)
        connection.exec_driver_sql(text, [tuple(row[name] for name in names) for row in rows])

    def run_once(self, connection: sql.Connection, row: Mapping[str, Any]) -> int:
        """Run the statement with the values of one row, and return how many rows it has changed."""
        text, names = self._compiled.get(connection.dialect.name) or self._compile(connection.dialect)
        return connection.exec_driver_sql(text, tuple(row[name] for name in names)).rowcount

    def _compile(self, dialect: sql.Dialect) -> tuple[str, tuple[str, ...]]:
        compiled = self._statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)  # as for every statement except those that define tables
        made = self._compiled[dialect.name] = str(compiled), tuple(compiled.positiontup or ())
        return made
