"""A policy becomes a bot: in the arena, as `module:name`, in other processes; what is wrong with one is one line."""

import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from cli.program import run
from lab.kinds import dealt
from match import refused
from tavolino.arena import LocalProcesses, contest_of, play
from tavolino.bots import BOTS, bot_named
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.lab import policy_bot
from tavolino.lab.numbering import numbering_of

PAGE = Path(__file__).parents[2] / "docs" / "train.md"
every_name = pytest.mark.parametrize("name", GAMES)


def lowest(observation: Any, mask: Any) -> int:
    assert observation.dtype == np.float32
    return int(mask.argmax())


def highest(_: Any, mask: Any) -> Any:
    return np.arange(len(mask), dtype=np.float32)


class Weighted:
    """A policy with something learned in it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, observation: Any, mask: Any) -> Any:
        return np.random.default_rng(self.seed + int(observation.sum() * 100)).random(len(mask) + 1)


LOWEST, HIGHEST = policy_bot(lowest), policy_bot(highest)  # the arena below finds them by name


def position(name: str, seed: int = 1) -> tuple[AnyGame, Any]:
    turns = dealt(name, 2, {}, Random(seed))
    return turns.game, turns.game.view(turns.state, turns.seat)


@every_name
def test_a_number_or_the_highest_score_is_played(name: str) -> None:
    game, view = position(name)
    numbers = sorted(map(numbering_of(game).number_of, view.legal))
    for make, number in ((LOWEST, numbers[0]), (HIGHEST, numbers[-1])):
        action = make(game, Random(1)).choose(view)
        assert action in view.legal
        assert numbering_of(game).number_of(action) == number


@every_name
def test_it_is_shown_what_the_lab_shows(name: str) -> None:
    game, view = position(name)
    seen: list[Any] = []

    def noting(observation: Any, mask: Any) -> int:
        seen[:] = observation, mask
        return int(mask.argmax())

    policy_bot(noting)(game, Random(1)).choose(view)
    observation, mask = seen
    assert observation.tolist() == np.array(numbering_of(game).observation(view), np.float32).tolist()
    assert set(np.flatnonzero(mask)) == set(map(numbering_of(game).number_of, view.legal))


@every_name
@pytest.mark.parametrize("again", [deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_bots_can_be_copied_and_pickled(name: str, again: Any) -> None:
    game, view = position(name)
    for make in (LOWEST, policy_bot(Weighted(3))):
        bot = make(game, Random(1))
        assert again(bot).choose(view) == again(make)(game, Random(1)).choose(view) == bot.choose(view)


def test_it_plays_a_contest_in_other_processes() -> None:
    game = GAMES["upturn"]
    bots = [f"{__name__}:LOWEST", f"{__name__}:HIGHEST"]
    contest = contest_of(game, game.simulation_options, bots, bytes(32), longest=60)
    played = list(play(contest, 2, LocalProcesses(2)))
    assert len(played) == 4
    assert played == sorted(play(contest, 2, LocalProcesses(1)), key=played.index)


def test_it_says_which_games_it_plays() -> None:
    make = policy_bot(lowest, games=["twisted"])
    BOTS.add("lowest", make)
    try:
        bot_named("lowest", GAMES["twisted"], Random(1))
        with refused("The bot lowest does not play Upturn."):
            bot_named("lowest", GAMES["upturn"], Random(1))
    finally:
        del BOTS.known["lowest"]


def wrong(answer: Any) -> Any:
    game, view = position("twisted")
    return policy_bot(lambda *_: answer)(game, Random(1)).choose(view)


def test_a_policy_that_answers_nonsense_is_told_so_in_one_line() -> None:
    with refused("The policy chose action 151 (take), which is not legal."):
        wrong(151)
    with refused("The policy chose action -1 (there is none of this number), which is not legal."):
        wrong(-1)
    for answer, shown in ((None, "None"), (0.5, "0.5"), (np.zeros(7), "an array of 7 float64"), ([[1, 2]], "1 × 2")):
        with refused("A policy returns the number of an action or 152 scores, not", shown):
            wrong(answer)
    with refused("The policy's score of a legal action is not a number (NaN)."):
        wrong(np.full(152, np.nan))
    with refused("A policy is a function of an observation and a mask, not 5."):
        policy_bot(5)  # type: ignore[arg-type]


def test_scores_of_what_is_not_legal_do_not_matter() -> None:
    game, view = position("twisted")
    legal = [numbering_of(game).number_of(action) for action in view.legal]
    scores = np.full(153, np.nan)
    scores[legal] = -np.inf
    scores[legal[2]] = -5
    scores[152] = 9  # waiting, as in PettingZoo
    assert wrong(scores) == view.legal[2]


def test_the_package_of_the_lab_needs_no_numpy() -> None:
    code = "import sys, tavolino.lab; sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_train_save_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is true: what it trains beats random play."""
    train, learnt = [part.split("```")[0] for part in PAGE.read_text(encoding="utf-8").split("```python\n")[1:]]
    assert sum(bool(line.strip()) for line in (train + learnt).splitlines()) <= 40
    (tmp_path / "learnt.py").write_text(learnt)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    exec(compile(train, str(PAGE), "exec"), {})  # the point is to run it
    words = ("--bots", "learnt:bot,random", "--deals", "6", "--processes", "1", "--report", "report")
    done = run("arena", "twisted", *words)
    assert done.returncode == 0, done.stderr
    report = msgspec.json.decode(Path("report/report.json").read_bytes())
    shares = {standing["bot"]: standing["share"]["value"] for standing in report["summary"]["standings"]}
    assert shares["learnt:bot"] > 0.75
