"""Mistakes are told apart by what was done, what would have been better, and what spoke for it."""

from typing import Any

import pytest

from coach import record
from games.compared import compared
from tavolino.coach import Choice, Decision, Figure, Judgement, Regret, mistakes_of
from tavolino.coach.mistakes import OTHER, kind_of
from tavolino.game import needed_part
from tavolino.games import GAMES
from tavolino.parts import MISTAKES, Mistakes
from tavolino.words import LANGUAGES, say

KINDS = {
    "twisted": (
        ("take", "place 35", "", "took-early"),
        ("place 35", "take", "", "took-late"),
        ("place 35", "twist 53", "", "missed-twist"),
        ("twist 53", "place 35", "", "hasty-twist"),
        ("twist 53", "twist 21", "", "other-twist"),
        ("place 35", "place 41", "twists card-lost row-taken", "offered-card"),
        ("place 35", "place 41", "row-cost card-lost", "own-row"),
        ("place 35", "place 41", "row-gain", "easy-row"),
        ("place 35", "place 41", "twists", "other-card"),
    ),
    "qwinto": (
        ("pass", "write o2", "", "passed"),
        ("write o2", "pass", "", "wrote"),
        ("write o2", "write y2", "", "other-row"),
        ("write o2", "write o3", "", "other-cell"),
        ("play o3 tl", "play o3 tl y3 tr", "", "one-card"),
        ("play o3 tl y3 tr", "play o3 tl", "", "two-cards"),
        ("play o3 tl", "play o3 tr", "", "other-card"),
    ),
    "upturn": (
        ("draw", "lay 22", "", "waited"),
        ("lay 22", "draw", "", "hasty"),
        ("lay 22", "lay 31", "", "other-number"),
        ("close", "add 22", "", "run"),
        ("skip1", "lay 22", "", "played-early"),
        ("lay 22", "skip1", "", "played-late"),
        ("skip1", "skip2", "", "other-tile"),
        ("give 1", "give 2", "", "gave"),
        ("draw", "call", "", "silent"),
        ("call", "draw", "", "spoke"),
    ),
}
CASES = [(game, *case) for game, cases in KINDS.items() for case in cases]


def mistakes(game: str) -> Mistakes:
    return needed_part(GAMES[game], MISTAKES)


@pytest.mark.parametrize(("game", "taken", "best", "telling", "kind"), CASES)
def test_a_mistake_is_of_one_kind(game: str, taken: str, best: str, telling: str, kind: str) -> None:
    read = GAMES[game].read
    assert mistakes(game).kind(compared(read(taken), read(best), {}), telling.split()) == kind


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_has_a_name_of_its_own_in_every_language(game: str) -> None:
    kinds = mistakes(game).KINDS
    assert sorted(kinds) == sorted(kind for *_, kind in KINDS[game])
    for language in LANGUAGES:
        assert len({say(f"{game}-mistake-{kind}", language=language) for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_move_has_a_name_of_its_own_in_every_language(game: str) -> None:
    read, part = GAMES[game].read, mistakes(game)
    found = {part.deed(read(action)) for taken, best, *_ in KINDS[game] for action in (taken, best)}
    assert found == {*part.DEEDS}
    for language in LANGUAGES:
        assert len({say(f"{game}-deed-{deed}", language=language) for deed in found}) == len(found)


def decision(number: int, verdict: Any, **stakes: tuple[float, float]) -> Decision:
    def choice(action: str, win: float, side: int) -> Choice:
        counted = {name.replace("_", "-"): Figure(pair[side], 0.01) for name, pair in stakes.items()}
        return Choice(action, Figure(win, 0.01), Figure(1.5, 0.01), Figure(0.0, 0.1), 1000, counted)

    choices = (choice("place 35", 0.4, 0), choice("place 41", 0.5, 1))
    telling = tuple(name.replace("_", "-") for name in stakes)
    return Decision(number, 1, "", choices, 0, 1, Regret(0.1, 0.08, 0.12), "win", verdict, stakes=telling)


def test_a_stake_that_speaks_for_the_worse_choice_says_nothing_about_the_mistake() -> None:
    against = decision(0, "mistake", card_lost=(0.1, 0.3), row_taken=(0.5, 0.2))
    assert kind_of(GAMES["twisted"], against) == "own-row"


def test_only_mistakes_and_blunders_are_found() -> None:
    verdicts = ("best", "good", "close", "only", "inaccuracy", "mistake", "blunder")
    decisions = tuple(decision(number, verdict) for number, verdict in enumerate(verdicts))
    judgement = Judgement(1, "", "twisted", 1, {}, 2, 0, "usual", complete=True, decisions=decisions)
    mistakes = mistakes_of(record("twisted-2-rounds"), judgement)
    found = [(one.number, one.seat, one.verdict, one.kind) for one in mistakes]
    assert found == [(5, 1, "mistake", "other-card"), (6, 1, "blunder", "other-card")]


def test_a_game_that_does_not_tell_mistakes_apart_has_one_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.coach.mistakes.part_of", lambda _game, _part: None)
    assert kind_of(GAMES["twisted"], decision(0, "mistake")) == OTHER
