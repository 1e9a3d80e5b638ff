"""The sums on the pages for hosts are right: they are done again here, from the figures that the pages name."""

from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
HOST = (DOCS / "host.md").read_text(encoding="utf-8")
MILLION = (DOCS / "million.md").read_text(encoding="utf-8")
BENCHMARKS = (DOCS / "benchmarks.md").read_text(encoding="utf-8")

PEOPLE_AT_A_TABLE = 2.5
PAUSE = 4  # seconds between actions at a table
ACTION = 0.29e-3  # seconds of a core
SOCKET, TABLE, PROCESS = 10.4e3, 41e3, 100e6  # bytes of memory
UPDATE, COMPRESSED = 5700 / 2.25, 190  # bytes
ROW = 205  # bytes in PostgreSQL
CORE, CHEAP, DEAR = 0.04, 0.01, 0.09  # dollars: an hour, and a GB
MASTER = 0.05  # seconds of a decision
DECISIONS = 1 / 10  # a second, of one bot


def actions(people: int) -> float:
    return people / PEOPLE_AT_A_TABLE / PAUSE


def traffic(people: int, size: float) -> float:
    """Bytes a second."""
    return actions(people) * PEOPLE_AT_A_TABLE * size


def test_the_sums_start_from_what_was_measured() -> None:
    assert "| 200 matches, processor time of an action | 289 µs |" in BENCHMARKS
    assert "| bytes sent for an action | 5,700 |" in BENCHMARKS
    assert "takes 41 kB of memory" in BENCHMARKS


def test_a_thousand_players_cost_what_the_page_says() -> None:
    assert f"| processor | {actions(1000) * ACTION:.2f}–{actions(1000) * 0.4e-3:.2f} cores |" in HOST
    assert f"{actions(1000):.0f} actions a second" in HOST
    assert f"| memory | {(1000 * SOCKET + 400 * TABLE) / 1e6:.0f} MB, and 100 MB for each process |" in HOST
    sent = (("traffic out", UPDATE, "0.02–0.21"), ("the same, compressed", COMPRESSED, "0.002–0.015"))
    for name, size, spent in sent:
        gigabytes = traffic(1000, size) * 3600 / 1e9
        assert f"| {name} | {gigabytes:.2f} GB |" in HOST
        cheap, dear = (float(text) for text in spent.split("–"))
        places = len(spent.split("–")[0]) - 2
        assert (round(gigabytes * CHEAP, places), round(gigabytes * DEAR, places)) == (cheap, dear)
        assert f"| ${spent} |" in HOST
    assert f"| log | {actions(1000) * ROW * 3600 / 1e6:.0f} MB in PostgreSQL |" in HOST
    assert f"| {400 * DECISIONS * MASTER:.0f} cores | {400 * DECISIONS:.0f} decisions a second" in HOST


def test_a_million_players_need_what_the_page_says() -> None:
    people, tables = 1_000_000, 400_000
    assert f"{actions(people):,.0f} × 0.29 ms = {actions(people) * ACTION:.0f} cores of work" in MILLION
    assert f"are {actions(people) * ACTION:.0f} % busy" in MILLION, "100 processes"
    parts = people * SOCKET, tables * TABLE, 100 * PROCESS
    sockets, memory, processes = (part / 1e9 for part in parts)
    assert f"{sockets:.1f} GB of sockets, {memory:.1f} GB of tables, {processes:.0f} GB of processes" in MILLION
    assert f": {sum(parts) / 1e9:.1f} GB |" in MILLION
    plain, compressed = traffic(people, UPDATE), traffic(people, COMPRESSED)
    assert f"= {plain / 1e6:.0f} MB/s, or {plain * 8 / 1e9:.1f} Gbit/s" in MILLION
    assert f"compressed {compressed / 1e6:.1f} MB/s" in MILLION
    assert f"= {actions(people) * ROW / 1e6:.1f} MB/s of rows" in MILLION
    assert f"{actions(people) * ROW * 86_400 / 1e12:.1f} TB on a day" in MILLION
    assert f"= {tables * 6 * 2.4e3 / 1e9:.1f} GB an hour" in MILLION
    assert f"{tables * 6 * 24 * 2.4e3 / 1e9:.0f} GB on such a day" in MILLION


def test_the_bill_of_a_million_players_adds_up() -> None:
    people, tables = 1_000_000, 400_000
    hour = 3600 / 1e9
    plain, compressed = traffic(people, UPDATE) * hour, traffic(people, COMPRESSED) * hour  # GB
    assert f"${104 * CORE:.1f}" in MILLION
    assert f"traffic ${plain * CHEAP:.0f}–{plain * DEAR:.0f}" in MILLION
    assert f"compressed ${compressed * CHEAP:.1f}–{compressed * DEAR:.0f}" in MILLION
    least, most = 4.2 + 3 + compressed * CHEAP, 4.2 + 3 + plain * DEAR
    assert 0.5 < 100 * least / 1000 < 1.5, "about one cent for a thousand"
    assert 20 < 100 * most / 1000 < 22, "about twenty cents"
    cores = tables * DECISIONS * MASTER
    assert f"= {cores:,.0f} cores, or ${cores * CORE:.0f} an hour" in MILLION
