"""Figures for Prometheus. Each process counts for itself."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 20.0)


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.games = Counter("catanica_games_created", "Games begun", ["game"], registry=self.registry)
        self.finished = Counter("catanica_games_finished", "Games finished", ["reason"], registry=self.registry)
        self.actions = Counter("catanica_actions", "Actions carried out", ["by"], registry=self.registry)
        self.refusals = Counter("catanica_refusals", "Wishes refused", ["kind"], registry=self.registry)
        self.sockets = Gauge("catanica_sockets", "Open channels", registry=self.registry)
        self.rooms = Gauge("catanica_rooms", "Games in memory", registry=self.registry)
        self.conflicts = Counter("catanica_conflicts", "Events another process was faster with", registry=self.registry)
        self.acknowledged = Histogram(
            "catanica_acknowledge_seconds", "From an act to its being on disk", buckets=QUICK, registry=self.registry
        )
        self.thought = Histogram(
            "catanica_bot_seconds", "A bot's thinking, with its waiting", buckets=QUICK, registry=self.registry
        )

    def text(self) -> bytes:
        """The figures as Prometheus reads them."""
        return generate_latest(self.registry)
