"""What the server says of itself while it runs: a line for each thing worth knowing, for people or for programs."""

import json
import logging
import os
from datetime import UTC, datetime

from .errors import BadSetting

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
FORMS = ("text", "json")
requests = logging.getLogger("trivet.requests")
tables = logging.getLogger("trivet.tables")


class Structured(logging.Formatter):
    """One JSON object a line; what a call names in `extra` becomes fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "worker": os.getpid(),
            "message": record.getMessage(),
        }
        said |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str, ensure_ascii=False)


def set_up_logging() -> None:
    """`TRIVET_LOG=json` for programs; a listener's broken text is not worth knowing."""
    form = os.environ.get("TRIVET_LOG", "text")
    if form not in FORMS:
        raise BadSetting(f"TRIVET_LOG is {form!r}: it can be {' or '.join(FORMS)}.")
    handler = logging.StreamHandler()
    handler.setFormatter(Structured() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("trivet").setLevel(logging.INFO)
    for detailed in (requests, tables):
        detailed.setLevel(logging.INFO if form == "json" else logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in record.getMessage())
