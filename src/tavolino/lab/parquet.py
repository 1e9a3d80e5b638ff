"""Traces as a Parquet file, for pandas, Polars, DuckDB and whatever else reads tables."""

import os
from collections.abc import Iterable
from pathlib import Path

from tavolino.game import BadMessage
from tavolino.lab.traces import Row

MISSING = "Parquet needs pyarrow, which is not installed: pip install 'tavolino[data]' brings it."

try:
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as fault:
    raise BadMessage(MISSING) from fault

GROUP = 10_000  # rows that are written at a time

TEXT = pa.dictionary(pa.int32(), pa.string())  # few different values
COLUMNS = pa.schema(
    [
        ("game", TEXT),
        ("rules_version", pa.int16()),
        ("options", TEXT),
        ("seats", pa.int8()),
        ("seed", TEXT),
        ("match", pa.int32()),
        ("n", pa.int32()),
        ("seat", pa.int8()),
        ("action", pa.string()),
        ("action_number", pa.int16()),
        ("legal", pa.list_(pa.string())),
        ("legal_numbers", pa.list_(pa.int16())),
        ("observation", pa.list_(pa.float32())),
        ("state", pa.string()),
        ("scores", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int8())),
        ("reason", TEXT),
    ]
)


def write_parquet(matches: Iterable[list[Row]], path: Path) -> int:
    """Write the rows of matches as they come, the whole file or nothing; returns how many rows there are."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with parquet.ParquetWriter(beside, COLUMNS, compression="zstd") as writer:
            written = 0
            waiting: list[Row] = []
            for rows in matches:
                waiting += rows
                if len(waiting) >= GROUP:
                    written += write_group(writer, waiting)
                    waiting = []
            written += write_group(writer, waiting)
        beside.replace(path)
    except OSError as fault:
        raise BadMessage(f"{path} cannot be written: {fault.strerror or fault}.") from None
    finally:
        beside.unlink(missing_ok=True)
    return written


def write_group(writer: "parquet.ParquetWriter", rows: list[Row]) -> int:
    if rows:
        writer.write_table(pa.Table.from_pylist(rows, COLUMNS))
    return len(rows)
