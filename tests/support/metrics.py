"""What a server's /metrics says, as values by series."""

import re

import httpx

LINE = re.compile(r"^([a-z_]+(?:\{.*\})?) (\S+)$", re.MULTILINE)


def figures(http: httpx.Client) -> dict[str, float]:
    """By series with its labels, as they are written: `tavolino_matches_total{game="twisted",what="begun"}`."""
    answer = http.get("/metrics")
    assert answer.status_code == 200, answer.text
    return {name: float(value) for name, value in LINE.findall(answer.text)}
