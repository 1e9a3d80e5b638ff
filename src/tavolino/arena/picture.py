"""The picture of a report; requires matplotlib."""

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tavolino.arena.statistics import Summary

INK, FAINT = "#1f4e79", "#999999"


def draw(path: Path, title: str, summary: Summary) -> None:
    """The shares with their intervals; for more than two bots also who finished ahead of whom."""
    bots = len(summary.standings)
    panels = 1 if bots == 2 else 2
    figure = Figure(figsize=(7.0 * panels, 1.6 + 0.6 * bots), layout="constrained")
    figure.suptitle(title)
    axes = figure.subplots(1, panels, squeeze=False)[0]
    draw_shares(axes[0], summary)
    if panels == 2:
        draw_ahead(axes[1], summary)
    figure.savefig(path, dpi=150, metadata={"Software": None})


def draw_shares(axes: Axes, summary: Summary) -> None:
    for row, standing in enumerate(summary.standings):
        share = standing.share
        reach = [[share.value - share.low], [share.high - share.value]]
        axes.errorbar(share.value, row, xerr=reach, fmt="o", color=INK, capsize=5)
        axes.annotate(f"{share.value:.1%}", (share.value, row), (0, 9), textcoords="offset points", ha="center")
    axes.axvline(summary.fair_share, color=FAINT, linestyle="--", zorder=0)
    axes.set_yticks(range(len(summary.standings)), [standing.bot for standing in summary.standings])
    axes.set_ylim(len(summary.standings) - 0.5, -0.7)
    axes.set_xlim(-0.05, 1.05)
    axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.set_xlabel(f"share of first places, 95 % interval over {summary.deals:,} deals; dashed: fair")


def draw_ahead(axes: Axes, summary: Summary) -> None:
    bots = [standing.bot for standing in summary.standings]
    shares = [[summary.ahead[one][other].value if one != other else 0.5 for other in bots] for one in bots]
    axes.imshow(shares, cmap="PuOr", vmin=-0.4, vmax=1.4, aspect="auto")
    for row, one in enumerate(bots):
        for column, other in enumerate(bots):
            if one != other:
                axes.text(column, row, f"{shares[row][column]:.0%}", ha="center", va="center")
    axes.set_xticks(range(len(bots)), bots)
    axes.set_yticks(range(len(bots)), bots)
    axes.set_xlabel("how often the row finished ahead of the column")
