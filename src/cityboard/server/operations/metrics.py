"""Metrics for Prometheus: counts and times, which reveal nothing about a game's content."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from cityboard.server.operations.logs import LINES

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        """Start at zero."""
        self.registry = CollectorRegistry()
        self.events = Counter("cityboard_events", "Events stored", ["kind"], registry=self.registry)
        self.refusals = Counter("cityboard_refusals", "Messages refused", ["code"], registry=self.registry)
        self.errors = Counter("cityboard_errors", "Failures of the server itself", registry=self.registry)
        self.bot_moves = Counter("cityboard_bot_moves", "Moves of bots", ["fallback"], registry=self.registry)
        self.notices = Counter("cityboard_notices", "Notices by outcome", ["outcome"], registry=self.registry)
        self.sockets = Gauge("cityboard_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("cityboard_live_tables", "Tables in memory", registry=self.registry)
        self.commits = Histogram(
            "cityboard_commit_seconds", "Time of a commit", buckets=SECONDS, registry=self.registry
        )
        self.grouped = Counter("cityboard_writes", "Writes, several of which share a commit", registry=self.registry)
        self.answers = Histogram(
            "cityboard_answer_seconds", "From a message to its answer", buckets=SECONDS, registry=self.registry
        )

        self.restarts = Counter(
            "cityboard_task_restarts", "Background tasks started again", ["task"], registry=self.registry
        )
        self.task_age = Gauge(
            "cityboard_task_age_seconds", "Since a background task last succeeded", ["task"], registry=self.registry
        )
        self.parts = Gauge("cityboard_part_well", "Parts of the server, 1 if well", ["part"], registry=self.registry)
        self.damaged = Counter("cityboard_damaged_tables", "Tables found damaged", registry=self.registry)
        self.registry.register(LostLines())

    def text(self) -> bytes:
        """Return everything in Prometheus's format."""
        return generate_latest(self.registry)


class LostLines(Collector):
    """Counts the log lines that could not be written, for all servers in this process."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Return the count."""
        yield CounterMetricFamily("cityboard_log_lines_lost", "Lines of the log that were lost", value=LINES.lost)
