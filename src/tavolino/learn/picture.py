"""Draws a training's log as curves over its steps, as one SVG file."""

import json
from collections.abc import Sequence
from pathlib import Path

WIDTH, HEIGHT, MARGIN = 640, 150, 46
CURVES = {
    "entropy": "How open the policy keeps its choices",
    "critic": "How far the critic is off (squared)",
    "value": "How far the small value net is off (squared)",
    "change": "How much the policy changes in a round",
}


def draw(log: Path, picture: Path) -> None:
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    steps = [line["steps"] for line in lines]
    curves = [curve(name, steps, [line[name] for line in lines], place) for place, name in enumerate(CURVES)]
    height = len(CURVES) * (HEIGHT + MARGIN)
    picture.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 2 * MARGIN} {height}" font-family="sans-serif"'
        f' font-size="12" fill="#777" stroke-linejoin="round">{"".join(curves)}</svg>\n',
        encoding="utf-8",
    )


def curve(name: str, steps: Sequence[int], numbers: Sequence[float], place: int) -> str:
    low, high = min(0.0, *numbers), max(1e-9, *numbers)
    top = place * (HEIGHT + MARGIN) + MARGIN // 2
    points = " ".join(
        f"{MARGIN + WIDTH * step / steps[-1]:.1f},{top + HEIGHT * (high - number) / (high - low):.1f}"
        for step, number in zip(steps, numbers, strict=True)
    )
    return (
        f'<text x="{MARGIN}" y="{top - 6}">{CURVES[name]}</text><text x="4" y="{top + 10}">{high:.2g}</text>'
        f'<text x="{MARGIN + WIDTH}" y="{top + HEIGHT + 14}" text-anchor="end">{steps[-1]:,} steps</text>'
        f'<path d="M{MARGIN} {top}v{HEIGHT}h{WIDTH}" fill="none" stroke="#999"/>'
        f'<polyline points="{points}" fill="none" stroke="#1f7a6d" stroke-width="2"/>'
    )
