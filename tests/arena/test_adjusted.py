"""Luck that is taken out of a contest narrows its intervals and moves nothing else."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from arena import contest
from tavolino.arena import LocalProcesses, Played, adjusted, play, summary
from tavolino.arena.played import play_match
from tavolino.arena.report import ABOUT_HIDDEN, ABOUT_LUCK, about_luck, adjusted_table, write_report

SKILL = 0.2
BOTS = ("heuristic", "random")


def dealt(deals: int, *, told: float, seen: bool = False) -> list[Played]:
    """Matches of a better bot whose luck decides most, known as far as `told` says; with `seen`, hidden cards, too."""
    rng = Random(1)
    matches = []
    for deal in range(deals):
        chance, hidden = rng.gauss(0, 0.5), rng.gauss(0, 0.3) if seen else 0.0
        wins = rng.random() < 0.5 + SKILL / 2 + chance + hidden
        places = (1, 2) if wins else (2, 1)
        known = chance if rng.random() < told else rng.gauss(0, 0.5)
        matches.append(Played(deal, BOTS, places, (0, 0), 1, "", (known, -known), (hidden, -hidden) if seen else None))
    return matches


def test_known_luck_makes_deals_worth_more_and_unknown_luck_does_no_harm() -> None:
    better, worse = adjusted(BOTS, dealt(400, told=1.0))
    assert better.hidden is None
    assert better.chance.worth > 1.5
    assert better.chance.share.high - better.chance.share.low < 0.9 * (better.raw.high - better.raw.low)
    assert better.chance.share.low < 0.5 + SKILL / 2 < better.chance.share.high
    assert better.chance.share.value + worse.chance.share.value == pytest.approx(1)
    unknown, _ = adjusted(BOTS, dealt(400, told=0.0))
    assert unknown.chance.worth == pytest.approx(1, abs=0.05)
    assert unknown.chance.slope == pytest.approx(0, abs=0.2)


def test_hidden_cards_are_told_apart_from_deals_and_draws() -> None:
    matches = dealt(400, told=1.0, seen=True)
    better, _ = adjusted(BOTS, matches)
    assert better.hidden is not None
    assert better.hidden.worth > better.chance.worth + 0.2
    assert better.chance == adjusted(BOTS, [replace(played, hidden=None) for played in matches])[0].chance
    assert abs(better.hidden.mean) < 3 * better.hidden.error
    rows = adjusted_table([better])[1]
    assert [row[:2] for row in rows] == [
        ("heuristic", taken) for taken in ("nothing", "deals and draws", "hidden cards, too")
    ]


def test_the_report_says_what_taking_out_hidden_cards_assumes(tmp_path: Path) -> None:
    matches = dealt(40, told=1.0, seen=True)
    found = adjusted(BOTS, matches)
    write_report(tmp_path, contest(), summary(contest(), matches), found)
    for name in ("report.md", "report.html"):
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert "hidden cards, too" in text
        assert ABOUT_HIDDEN in text
    assert about_luck([replace(one, hidden=None) for one in found]) == [ABOUT_LUCK]
    assert about_luck([]) == []


def test_a_bot_that_hidden_cards_favour_loses_what_they_brought_it() -> None:
    matches = [
        replace(
            played, hidden=tuple(one + (0.2 if seat == 0 else -0.2) for seat, one in enumerate(played.hidden or ()))
        )
        for played in dealt(400, told=1.0, seen=True)
    ]
    fair, favoured = adjusted(BOTS, dealt(400, told=1.0, seen=True))[0], adjusted(BOTS, matches)[0]
    assert fair.hidden is not None
    assert favoured.hidden is not None
    assert favoured.hidden.mean > 5 * favoured.hidden.error
    lost = fair.hidden.share.value - favoured.hidden.share.value
    assert lost == pytest.approx(favoured.hidden.taken_away - fair.hidden.taken_away)
    assert favoured.hidden.share.value == pytest.approx(favoured.chance.share.value - favoured.hidden.taken_away)
    assert favoured.chance == fair.chance


def test_without_luck_or_with_too_few_deals_nothing_is_adjusted() -> None:
    assert adjusted(BOTS, dealt(3, told=1.0)) == []
    assert adjusted(BOTS, [play_match(contest(), contest().fixtures(1)[0])]) == []


def test_hidden_cards_are_left_out_if_some_matches_were_kept_before_they_were_measured() -> None:
    line = (
        b'{"deal":%d,"seating":["heuristic","random"],"places":[1,2],"scores":[-41,-67],"actions":157,'
        b'"reason":"rounds","luck":[-0.25,0.25]}'
    )
    old = [msgspec.json.decode(line % deal, type=Played) for deal in range(5)]
    new = dealt(10, told=1.0, seen=True)[5:]
    assert [one.hidden for one in adjusted(BOTS, [*old, *new])] == [None, None]


def test_a_match_of_an_adjusted_contest_tells_the_luck_of_every_seat_in_any_process() -> None:
    held = contest(adjusting=4)
    with LocalProcesses(2) as workers:
        matches = {played.fixture: played for played in play(held, 2, workers)}
    assert len(matches) == 4
    for played in matches.values():
        assert played.luck is not None
        assert played.hidden is not None
        assert sum(played.luck) == pytest.approx(0, abs=1e-3)
        assert sum(played.hidden) == pytest.approx(0, abs=1e-3)
    first = held.fixtures(1)[0]
    assert play_match(held, first) == matches[first]
    plain = replace(matches[first], luck=None, hidden=None)
    assert play_match(contest(), first) == plain
