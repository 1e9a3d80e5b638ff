"""`tavolino learn`: trains nets for a game by self-play, and writes the file that bots search with."""

from argparse import Namespace
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tavolino.bots.cores import usable_cores
from tavolino.cli.arguments import A_GAME, Commands, add_game, command, positive
from tavolino.fast.compiler import COMPILED, MISSING
from tavolino.game import AnyGame, BadMessage, TavolinoError, needed_part
from tavolino.games import game_named
from tavolino.parts import INPUTS, KERNEL, PLAYOUT
from tavolino.terminal import Screen
from tavolino.workers import Workers, workers_on
from tavolino.workers.places import LOCAL

if TYPE_CHECKING:
    from tavolino.learn.plan import Plan
    from tavolino.learn.training import Training

NO_TORCH = "Training needs torch: pip install 'tavolino[learn]' brings it. Playing with trained nets does not need it."
STEPS = 200_000_000
LIMIT = 600  # seconds for half a second's work: then a worker hangs


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "learn",
        "train nets for a game by self-play",
        f"learn {A_GAME} --seats 2 --steps 200000000 --folder training",
        f"learn {A_GAME} --seats 2 --steps 300000 --matches 256 --folder small",
        f"learn {A_GAME} --seats 2 --on ray://10.0.0.1:10001 --folder training",
        about="How it is done, and what came of it: docs/learn.md. The same command goes on where it was stopped.",
    )
    add_game(parser)
    parser.add_argument("--seats", metavar="N", type=positive, required=True, help="each number has nets of its own")
    parser.add_argument("--folder", metavar="FOLDER", type=Path, required=True, help="for checkpoints, log and weights")
    parser.add_argument("--steps", metavar="N", type=positive, default=STEPS, help=f"actions of self-play ({STEPS:,})")
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="another training for another number (0)")
    parser.add_argument("--matches", metavar="N", type=positive, default=8192, help="at a time (8192); fewer on a CPU")
    parser.add_argument("--threads", metavar="N", type=positive, help="that play here (one for each core)")
    parser.add_argument("--processes", metavar="N", type=positive, help="that play instead of threads")
    parser.add_argument(
        "--on", metavar="WHERE", help="where those processes are: local, ray or ray://HOST:PORT (a Ray cluster)"
    )
    parser.add_argument("--device", choices=("cuda", "cpu"), help="what learns (cuda where there is one)")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    game = game_named(given.game)
    check(game, given.seats)
    import torch

    from tavolino.learn.plan import Plan
    from tavolino.learn.training import Training

    if given.device == "cuda" and not torch.cuda.is_available():
        raise BadMessage("There is no GPU that torch could use here; without --device it learns on the CPU.")
    inputs = needed_part(game, INPUTS)
    plan = Plan(
        game.name,
        given.seats,
        seed=given.seed,
        steps=given.steps,
        matches=given.matches,
        batch=min(32_768, given.matches * 8),
        lessons=min(inputs.LESSONS, given.steps // 4),
        policy=inputs.WIDTHS["policy"],
        prior=inputs.WIDTHS["prior"],
        value=inputs.WIDTHS["value"],
        critic=inputs.WIDTHS["critic"],
    )
    device = torch.device(given.device) if given.device else None
    with workers_of(given) as workers:
        training = Training(plan, given.folder, given.threads or usable_cores(), device, workers)
        learn_in_sight(training)
    finish(training, plan, given.folder)
    return 0


def workers_of(given: Namespace) -> AbstractContextManager[Workers | None]:
    """Processes, here or on a cluster, if they are asked for; None: threads, or the GPU."""
    if given.on is None and given.processes is None:
        return nullcontext()
    return workers_on(given.on or LOCAL, most=given.processes, limit=LIMIT)


def check(game: AnyGame, seats: int) -> None:
    """Raises BadMessage, in one line, if this cannot be trained here."""
    needed_part(game, KERNEL), needed_part(game, PLAYOUT), needed_part(game, INPUTS)
    if seats not in game.seat_counts:
        raise BadMessage(f"{game.title} is for {', '.join(map(str, game.seat_counts))} seats, not for {seats}.")
    if find_spec("torch") is None:
        raise BadMessage(NO_TORCH)
    if not COMPILED:
        raise BadMessage(MISSING)


def learn_in_sight(training: "Training") -> None:
    """Train behind a progress bar; Ctrl-C and trouble with workers keep a checkpoint."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = Screen(stderr=True, highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:.1f} %"),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task("Steps", total=training.plan.steps, completed=training.steps)
            training.run(lambda steps, _total, _line: progress.update(bar, completed=steps))
    except (KeyboardInterrupt, TavolinoError):
        if training.steps:
            training.save()
            line = f"{training.steps:,} steps are kept in {training.folder}; the same command goes on from there."
            console.print(line, markup=False, soft_wrap=True)
        raise


def finish(training: "Training", plan: "Plan", folder: Path) -> None:
    from tavolino.learn.export import export
    from tavolino.learn.picture import draw
    from tavolino.learn.strength import against_quick

    file = folder / f"weights-{plan.seats}.npz"
    words = f"tavolino learn {plan.game} --seats {plan.seats} --seed {plan.seed} --steps {plan.steps}"
    export(training.networks, plan, training.steps, words, file)
    draw(folder / "log.jsonl", folder / "training.svg")
    share, error = against_quick(training.play, lambda networks: networks.policy_logits)
    console = Screen(highlight=False)
    what = "reaches a reward of" if plan.seats == 1 else "finishes ahead of the quick policy in a share of"
    console.print(f"The net alone {what} {share:.3f} (± {2 * error:.3f}). Its weights are in {file}.", soft_wrap=True)
