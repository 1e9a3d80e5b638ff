"""One server for all tests of this folder: starting one takes longer than most of them."""

from collections.abc import Iterator

import pytest

from support.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "tavolino.db", "asks_per_second=1000") as running:
        yield running
