"""A small training on the CPU: what it keeps, how it goes on, and what bots make of it. It needs torch."""

from pathlib import Path

import pytest
from msgspec import structs

from tavolino.fast.compiler import COMPILED
from tavolino.game import BadMessage, needed_part
from tavolino.games import GAMES
from tavolino.parts import INPUTS

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'tavolino[learn]'")
if not COMPILED:
    pytest.skip("training needs the compiler", allow_module_level=True)

import numpy  # noqa: E402

from tavolino.bots.search.weights import read_nets  # noqa: E402
from tavolino.fast.inputs import new_inputs  # noqa: E402
from tavolino.fast.net import answer, room_for, think  # noqa: E402
from tavolino.learn.export import export  # noqa: E402
from tavolino.learn.plan import Plan  # noqa: E402
from tavolino.learn.training import Training  # noqa: E402

GAME = GAMES["twisted"]
PLAN = Plan("twisted", 2, seed=3, steps=16 * 32 * 6, lessons=16 * 32 * 4, matches=16, length=32, batch=128)


def test_it_learns_to_copy_goes_on_where_it_stopped_and_makes_weights_that_play_the_same(tmp_path: Path) -> None:
    training = Training(PLAN, tmp_path, threads=1)
    copies = [training.one_round()["copy"] for _ in range(4)]
    assert copies[-1] < copies[0]
    training.save()
    again = Training(PLAN, tmp_path, threads=1)
    assert again.steps == training.steps > 0
    assert again.matches.seed != training.matches.seed  # other deals than at its beginning
    again.run()
    assert again.steps == PLAN.steps
    assert (tmp_path / "log.jsonl").read_text().count("\n") == 2

    file = tmp_path / "weights-2.npz"
    export(again.networks, PLAN, again.steps, "a test", file)
    about, nets = read_nets(GAME, 2, file.read_bytes(), file)
    assert about.steps == PLAN.steps
    places, numbers, *_ = again.play.seen()
    from tavolino.learn.networks import dense

    rows = dense(places, numbers, again.matches.width)
    with torch.no_grad():
        expected = again.networks.half().float().policy_logits(rows).numpy()
    inputs, layers = new_inputs(needed_part(GAME, INPUTS).MOST), room_for(nets.policy)
    outputs = numpy.zeros_like(nets.policy.last_bias)
    for index in range(PLAN.matches):
        needed_part(GAME, INPUTS).known(again.matches.states, index, int(again.matches.buffers.movers[index]), inputs)
        think(nets.policy, inputs, layers)
        answer(nets.policy, layers, outputs)
        assert abs(outputs - expected[index]).max() < 0.02  # tiny weights count as zero in the file


def test_a_damaged_checkpoint_is_refused_in_one_line(tmp_path: Path) -> None:
    Training(PLAN, tmp_path, threads=1).save()
    file = tmp_path / "checkpoint.pt"
    file.write_bytes(file.read_bytes()[:1000])
    with pytest.raises(BadMessage, match="is damaged"):
        Training(PLAN, tmp_path, threads=1)


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    Training(PLAN, tmp_path, threads=1)
    with pytest.raises(BadMessage, match="another plan"):
        Training(structs.replace(PLAN, seed=4), tmp_path, threads=1)
