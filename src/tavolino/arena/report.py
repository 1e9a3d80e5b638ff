"""What a contest showed, for people and programs: `report.json`, `report.md`, `report.html` and `report.png`."""

from collections.abc import Sequence
from math import isinf
from pathlib import Path
from typing import TypeAlias

import msgspec

from tavolino.arena.adjusted import Adjusted, Without
from tavolino.arena.chart import chart
from tavolino.arena.contest import Contest
from tavolino.arena.page import RECORDS, Section, page
from tavolino.arena.played import Played
from tavolino.arena.statistics import Estimate, Standing, Summary
from tavolino.arena.surprises import Surprise, surprises
from tavolino.games import game_named
from tavolino.match import write_record
from tavolino.words import counted, join_words, signed

BRACKETS = "In brackets: 95 % confidence intervals, each deal being one observation."
ABOUT_LUCK = (
    "Worth: how many times as many deals would tell as much with the luck left in. Taken away: percent of first places "
    "that the bot owed to lucky deals and draws, or to lucky hidden cards (± a standard error)."
)
ABOUT_HIDDEN = (
    "Hidden cards are pure luck only if every hand that fits what a bot sees is equally likely: one that reads "
    "hands from play, or hides its own, loses credit for that."
)
NO_PICTURE = "There is no picture because matplotlib is missing; pip install 'tavolino[arena]' brings it."

Row: TypeAlias = tuple[str, ...]


def write_report(
    folder: Path,
    contest: Contest,
    summary: Summary,
    without: Sequence[Adjusted] = (),
    matches: Sequence[Played] = (),
) -> str | None:
    """Write the files; if the picture cannot be drawn, write the others and return the reason.

    The most surprising of the matches are played again, for the page.
    """
    fault = write_picture(folder / "report.png", contest, summary)
    content = {"contest": contest, "summary": summary, **({"adjusted": without} if without else {})}
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")
    text = markdown(contest, summary, without, picture=fault is None)
    (folder / "report.md").write_text(text, encoding="utf-8")
    found = list(surprises(contest, summary, matches))
    write_records(folder / RECORDS, found)
    (folder / "report.html").write_text(html(contest, summary, without, found), encoding="utf-8")
    return fault


def write_records(folder: Path, found: Sequence[Surprise]) -> None:
    for old in folder.glob("deal-*.json"):  # from a report on fewer deals
        old.unlink()
    for surprise in found:
        if surprise.record:
            folder.mkdir(exist_ok=True)
            write_record(surprise.record, folder / surprise.file)


def html(contest: Contest, summary: Summary, without: Sequence[Adjusted], found: Sequence[Surprise]) -> str:
    sections = [Section("", *standings_table(summary))]
    if len(contest.bots) > 2:
        sections.append(Section("Finished ahead of", *ahead_table(summary)))
    if without:
        sections.append(Section("With luck taken out", *adjusted_table(without)))
    notes = (f"{extent(summary)} at {contest.seats} seats. {BRACKETS}", *about_luck(without), terms(contest))
    return page(title(contest), chart(summary), sections, notes, found)


def write_picture(path: Path, contest: Contest, summary: Summary) -> str | None:
    path.unlink(missing_ok=True)  # an old picture would show other numbers
    try:
        from tavolino.arena.picture import draw
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "matplotlib":
            raise
        return NO_PICTURE
    draw(path, title(contest), summary)
    return None


def markdown(contest: Contest, summary: Summary, without: Sequence[Adjusted] = (), *, picture: bool) -> str:
    parts = [
        f"# {title(contest)}",
        f"{extent(summary)} at {contest.seats} seats.",
        pipes(*standings_table(summary)),
        *([f"Finished ahead of:\n\n{pipes(*ahead_table(summary))}"] if len(contest.bots) > 2 else []),
        *([f"With luck taken out:\n\n{pipes(*adjusted_table(without))}", *about_luck(without)] if without else []),
        *(["![The shares of first places with their intervals](report.png)"] if picture else []),
        BRACKETS,
        terms(contest),
    ]
    return "\n\n".join(parts) + "\n"


def terms(contest: Contest) -> str:
    """What was played."""
    options = " ".join(f"{key}={msgspec.json.encode(value).decode()}" for key, value in contest.options.items())
    return f"Seed {contest.seed}, options {options or 'none'}, rules version {contest.rules_version}."


def title(contest: Contest) -> str:
    kind = "a ladder of " if contest.ladder else ""
    return f"{game_named(contest.game).title}: {kind}{join_words(contest.bots)}"


def extent(summary: Summary) -> str:
    """How much was played, and what was broken off."""
    text = f"{counted(summary.deals, 'deal')}, {summary.matches:,} matches"
    if summary.broken_off:
        text += f" ({summary.broken_off:,} broken off as endless, counted as draws)"
    return text


def standings_table(summary: Summary) -> tuple[Row, list[Row]]:
    """Headings and rows, best bot first."""
    duel = summary.standings[0].elo is not None
    headings = ("Bot", f"First places (fair: {summary.fair_share:.0%})", "Elo over the other" if duel else "Rating")
    return headings, [(standing.bot, percent(standing.share), strength(standing)) for standing in summary.standings]


def ahead_table(summary: Summary, *, brief: bool = False) -> tuple[Row, list[Row]]:
    """How often the bot in a row finished ahead of the bot in a column; `brief`: without intervals."""
    bots = [standing.bot for standing in summary.standings]

    def cell(one: str, other: str) -> str:
        if one == other:
            return ""
        share = summary.ahead[one][other]
        return f"{share.value:.1%}" if brief else percent(share)

    return ("", *bots), [(one, *(cell(one, other) for other in bots)) for one in bots]


def adjusted_table(without: Sequence[Adjusted]) -> tuple[Row, list[Row]]:
    """Shares with more and more luck taken out."""
    headings = ("Bot", "Taken out", "First places", "Worth", "Taken away")
    rows: list[Row] = []
    for one in without:
        rows.append((one.bot, "nothing", percent(one.raw), "", ""))
        rows.append((one.bot, "deals and draws", *taken_out(one.chance)))
        if one.hidden:
            rows.append((one.bot, "hidden cards, too", *taken_out(one.hidden)))
    return headings, rows


def about_luck(without: Sequence[Adjusted]) -> list[str]:
    """What has to be known to read the table."""
    if not without:
        return []
    return [ABOUT_LUCK, ABOUT_HIDDEN] if any(one.hidden for one in without) else [ABOUT_LUCK]


def taken_out(without: Without) -> Row:
    error = without.slope * without.error
    taken = f"{100 * without.taken_away:+.1f} ± {100 * error:.1f}".replace("-", "−")
    return percent(without.share), f"{without.worth:.1f} ×", taken


def strength(standing: Standing) -> str:
    if standing.elo:
        value, low, high = (points(number) for number in (standing.elo.value, standing.elo.low, standing.elo.high))
        return f"{value} ({low} to {high})"
    if standing.rating:
        return f"{standing.rating.value:.1f} (σ {standing.rating.deviation:.1f})".replace("-", "−")
    return ""


def percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def points(number: float) -> str:
    if isinf(number):
        return "+∞" if number > 0 else "−∞"
    return signed(round(number))


def pipes(headings: Row, rows: Sequence[Row]) -> str:
    """A Markdown table."""
    lines = [headings, ("---",) * len(headings), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
