"""Tables stand alone: importing them brings in neither a database nor a server."""

import subprocess
import sys
from pathlib import Path

import cityboard.tables

MODULES = sorted(file.stem for file in Path(cityboard.tables.__path__[0]).glob("*.py"))
OTHERS = (
    "sqlalchemy",
    "alembic",
    "asyncpg",
    "litestar",
    "starlette",
    "uvicorn",
    "httpx2",
    "websockets",
    "cityboard.server",
)
ONLY_TABLES = f"""
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(f"cityboard.tables.{{name}}")
print(*(name for name in {OTHERS} if name in sys.modules))
"""


def test_tables_need_neither_a_database_nor_a_server() -> None:
    assert "table" in MODULES
    program = subprocess.run([sys.executable, "-c", ONLY_TABLES, *MODULES], check=True, capture_output=True, text=True)
    assert program.stdout.split() == []
