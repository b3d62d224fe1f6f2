"""The server's log: one line for each thing worth knowing, for people or, as JSON, for programs that collect logs."""

import json
import logging
import sys
from typing import Final

OURS: Final = "catanica.server"
OTHERS: Final = ("uvicorn", "alembic", "asyncio")  # they speak up only when something is wrong
PLAIN: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLine(logging.Formatter):
    """Each entry as one JSON object on one line; the story of an accident goes into `trace`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(form: str) -> None:
    """Write to the error stream, as text or json."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else logging.Formatter(PLAIN))
    for name, level in ((OURS, logging.INFO), *((other, logging.WARNING) for other in OTHERS)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
