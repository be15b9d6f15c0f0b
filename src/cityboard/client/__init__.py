"""A small client: `Client` acts for one person, `TableConnection` keeps one table up to date."""

from cityboard.client.client import Client
from cityboard.client.table import ClosedError, ConnectedSocket, TableConnection

__all__ = ["Client", "ClosedError", "ConnectedSocket", "TableConnection"]
