"""Logging: one JSON object per line on standard error, and never a secret."""

import logging
import sys
from datetime import UTC, datetime

import msgspec


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for quiet in ("alembic", "litestar", "uvicorn", "websockets"):  # at INFO they report every new socket
        logging.getLogger(quiet).setLevel(max(level, logging.WARNING))
