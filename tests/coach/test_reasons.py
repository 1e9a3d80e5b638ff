"""Reasons say what was counted, for the better choice, and only where it is clear."""

from typing import Any

import msgspec
import pytest

from cli.program import run
from coach import RECORDS, record
from tavolino.cli import coach as command
from tavolino.coach import EFFORTS, Choice, Decision, Figure, Judgement, Judging, Regret, reasons_of
from tavolino.coach.reasons import reason_of
from tavolino.games import GAMES
from tavolino.words import LANGUAGES, Seat, Sentence, Told, in_words

TWISTED = GAMES["twisted"]
STAKES = ("row-taken", "row-cost", "row-left", "row-gain", "card-lost", "card-won", "twists", "twists-against")
SOME = {"twisted-2-rounds": (22, 31, 55), "qwinto-2-misthrows": (4, 5, 11, 13), "upturn-2-empty-rack": (33, 34, 10)}


def choice(action: str, win: float, lead: int | None = None, **stakes: float) -> Choice:
    counted = {name: Figure(stakes.get(name.replace("-", "_"), 0.5), 0.005) for name in STAKES}
    return Choice(action, Figure(win, 0.005), Figure(1.5, 0.01), Figure(0.0, 0.1), 1000, counted, lead)


def decision(*choices: Choice, best: int = 1, stakes: tuple[str, ...] = (), verdict: str = "mistake") -> Decision:
    exact = choices[0].lead is not None
    regret = Regret(0.1, 0.08, 0.12)
    return Decision(
        0, 0, "", choices, 0, best, regret, "win", msgspec.convert(verdict, Any), exact=exact, stakes=stakes
    )


def english(told: Told) -> str | None:
    return None if told is None else in_words(told, ("Anna", "Ben"))


def test_the_clearest_stake_that_speaks_for_the_better_choice_is_told() -> None:
    one = decision(
        choice("place 41", 0.4, row_left=0.6, card_lost=0.3),
        choice("place 35", 0.5, row_left=0.4, card_lost=0.1),
        stakes=("row-left", "card-lost"),
    )
    said = english(reason_of(TWISTED, one))
    assert said is not None
    assert said.startswith("Somebody else twists the placed card away in about 30 of 100 deals after 41")


def test_what_does_not_clearly_differ_is_not_told() -> None:
    one = decision(choice("place 41", 0.4, card_lost=0.3), choice("place 35", 0.5, card_lost=0.1))
    assert reason_of(TWISTED, one) is None


def test_what_was_best_is_compared_with_the_second_best() -> None:
    one = decision(
        choice("place 41", 0.6, card_lost=0.1),
        choice("place 20", 0.3, card_lost=0.9),
        choice("place 35", 0.5, card_lost=0.3),
        best=0,
        stakes=("card-lost",),
        verdict="best",
    )
    said = english(reason_of(TWISTED, one))
    assert said is not None
    assert said.endswith("in about 10 of 100 deals after 41, in about 30 after 35.")


def test_where_all_is_counted_out_the_points_are_told() -> None:
    one = decision(choice("place 41", 0.0, lead=-2), choice("place 35", 1.0, lead=3), stakes=STAKES)
    assert english(reason_of(TWISTED, one)) == (
        "Points ahead at the end of the round, counted out: −2 with this move, +3 with the better move."
    )
    same = decision(choice("place 41", 1.0, lead=3), choice("place 35", 1.0, lead=3), best=0, verdict="best")
    assert reason_of(TWISTED, same) is None


def some_of(name: str) -> Judgement:
    judging = Judging(record(name), EFFORTS["quick"])
    for number in SOME[name]:
        found = judging.decide(number)
        assert found is not None
        judging.decisions[number] = found
    return judging.found


@pytest.mark.parametrize("name", SOME)
def test_reasons_in_a_recorded_match_can_be_said_in_every_language(name: str) -> None:
    judgement = some_of(name)
    reasons = reasons_of(record(name), judgement)
    assert reasons
    worth_telling = {one.number for one in judgement.decisions if one.verdict not in {"good", "close", "only"}}
    assert set(reasons) <= worth_telling
    seats = {one.number: one.seat for one in judgement.decisions}
    for number, told in reasons.items():
        assert isinstance(told, Sentence)
        assert told.values.get("who", Seat(seats[number])) == Seat(seats[number])
        assert len({in_words(told, record(name).seats, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_terminal_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    judgement = some_of("qwinto-2-misthrows")
    monkeypatch.setattr(command, "judged_in_sight", lambda *_: judgement)
    ran = run("coach", RECORDS / "qwinto-2-misthrows.json")
    assert ran.returncode == 0
    for number, told in reasons_of(record("qwinto-2-misthrows"), judgement).items():
        assert told is not None
        assert f"{number + 1}  {in_words(told, record('qwinto-2-misthrows').seats)}\n" in ran.stdout
