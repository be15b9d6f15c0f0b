"""What can be watched from outside: counts and times for Prometheus; nothing in them tells of a game's content."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Measures:
    """The measures of one server."""

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

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self.registry)
