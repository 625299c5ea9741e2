"""Figures for whoever runs the server, in the form that Prometheus reads.

Several workers of one machine keep them together in the folder that `PROMETHEUS_MULTIPROC_DIR` names.
"""

import os

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

TYPE = CONTENT_TYPE_LATEST
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY = CollectorRegistry()
BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)

REQUESTS = Histogram(
    "trivet_request_seconds",
    "How long requests took, by address and answer.",
    ["method", "route", "status"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
COMMANDS = Counter("trivet_commands", "Commands carried out, by kind.", ["kind"], registry=REGISTRY)
TABLES = Counter("trivet_new_tables", "Tables set up, by game.", ["game"], registry=REGISTRY)
FINISHED = Counter("trivet_finished_tables", "Games played to their end, by game.", ["game"], registry=REGISTRY)
LESSON_STEPS = Counter(
    "trivet_lesson_steps",
    "Steps of lessons that somebody has come to for the first time; the last ends it.",
    ["game", "lesson", "step"],
    registry=REGISTRY,
)
DAILY = Counter(
    "trivet_daily_tries",
    "Tries at tables of the day, by game and whether they count.",
    ["game", "kind"],
    registry=REGISTRY,
)
PUZZLES = Counter(
    "trivet_puzzle_answers",
    "First answers to puzzles, by game and whether they are the best.",
    ["game", "answer"],
    registry=REGISTRY,
)
QUICK = Counter(
    "trivet_quick_matches",
    "Tables begun by a quick match, by game and company.",
    ["game", "company"],
    registry=REGISTRY,
)
CHALLENGES = Counter("trivet_challenges", "Challenges made, by game.", ["game"], registry=REGISTRY)
LINES = Gauge("trivet_live_lines", "Live lines open.", registry=REGISTRY, multiprocess_mode="livesum")
CONNECTIONS = Gauge("trivet_connections", "Connections open.", registry=REGISTRY, multiprocess_mode="livesum")
CLOSED = Counter("trivet_closed_connections", "Connections given up, by reason.", ["why"], registry=REGISTRY)
LOADED = Gauge("trivet_tables_loaded", "Tables in memory.", registry=REGISTRY, multiprocess_mode="livesum")
MESSAGES = Counter("trivet_chat_messages", "Messages said at tables.", registry=REGISTRY)
BOT_TURNS = Histogram(
    "trivet_bot_seconds", "How long bots thought, waiting included.", buckets=BUCKETS, registry=REGISTRY
)
BOTS_WAITING = Gauge(
    "trivet_bots_waiting", "Bots thinking or waiting to.", registry=REGISTRY, multiprocess_mode="livesum"
)
BOT_FAILURES = Counter("trivet_bot_failures", "Bots that were stood in for.", registry=REGISTRY)
ANALYSES = Counter(
    "trivet_analyses",
    "Depths of analyses that were worked on here, by game, depth and outcome.",
    ["game", "depth", "outcome"],
    registry=REGISTRY,
)
ANALYSING = Gauge("trivet_analysing", "Matches being analysed.", registry=REGISTRY, multiprocess_mode="livesum")
ANALYSIS = Histogram(
    "trivet_analysis_seconds",
    "How long an analysis took to come to a depth.",
    ["depth"],
    buckets=(1, 3, 10, 30, 100, 300, 1000),
    registry=REGISTRY,
)
TIMED_OUT = Counter("trivet_timed_out_seats", "Seats handed to a bot because their time was out.", registry=REGISTRY)
NOTIFICATIONS = Counter(
    "trivet_notifications", "Notifications, by way and outcome.", ["way", "outcome"], registry=REGISTRY
)
STORAGE_DOWN = Counter("trivet_storage_refusals", "Requests refused for want of storage.", registry=REGISTRY)
RELAY = Gauge(
    "trivet_relay_well", "Whether workers can tell each other.", registry=REGISTRY, multiprocess_mode="livemin"
)


def figures() -> bytes:
    """Of this worker, or of all workers of this machine."""
    if os.environ.get(FOLDER):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(REGISTRY)
