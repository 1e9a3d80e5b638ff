"""A whole training: rounds of self-play and learning, with a log and checkpoints, until the plan's steps are done.

The folder of a training has `plan.json`, `log.jsonl` (a line now and then) and `checkpoint.pt`. Started again with the
same plan it goes on from the checkpoint, with other deals. On one machine's processor an uninterrupted training comes
out the same to the last bit wherever its self-play is done; a GPU adds numbers in any order.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import torch

from tavolino.game import BadMessage
from tavolino.games import game_named
from tavolino.learn.groups import play_in_groups
from tavolino.learn.matches import Matches
from tavolino.learn.networks import Networks, best_device
from tavolino.learn.plan import Plan
from tavolino.learn.play import Played, SelfPlay
from tavolino.learn.ppo import Learner
from tavolino.workers import Threads, Workers

PLAN, LOG, CHECKPOINT = "plan.json", "log.jsonl", "checkpoint.pt"
BETWEEN_CHECKPOINTS = 60.0  # seconds
LINES = 200  # of the log, in a whole training

Progress = Callable[[int, int, dict[str, float]], None]  # steps done, steps in all, the newest line of the log


class Training:
    def __init__(
        self,
        plan: Plan,
        folder: Path,
        threads: int,
        device: torch.device | None = None,
        workers: Workers | None = None,
    ) -> None:
        """`workers` do the self-play; without them a GPU does it, or else threads."""
        self.plan, self.folder = plan, folder
        self.device = device or best_device()
        self.workers = workers or (Threads(threads) if self.device.type == "cpu" else None)
        game = game_named(plan.game)
        torch.manual_seed(plan.seed)
        folder.mkdir(parents=True, exist_ok=True)
        self.check_plan()
        found = self.checkpoint() if (folder / CHECKPOINT).exists() else None
        self.steps: int = found["steps"] if found else 0
        seed = f"learn {plan.seed} from {self.steps}"
        part = plan.group if self.workers else None
        self.matches = Matches(game, plan.seats, plan.matches, threads, seed, part=part)
        networks = Networks(plan, self.matches.known, self.matches.width, self.matches.outputs)
        self.networks = networks.to(self.device)
        self.play = SelfPlay(self.matches, self.networks, self.device)
        self.learner = Learner(plan, self.networks, self.device)
        if found:
            self.networks.load_state_dict(found["networks"])
            self.learner.optimizer.load_state_dict(found["optimizer"])

    def check_plan(self) -> None:
        """Keep the plan in the folder; raises BadMessage if the folder belongs to another one."""
        known = self.folder / PLAN
        if known.exists() and msgspec.json.decode(known.read_bytes(), type=Plan) != self.plan:
            raise BadMessage(f"{self.folder} has a training with another plan; see {known}, or choose another folder.")
        known.write_bytes(msgspec.json.format(msgspec.json.encode(self.plan), indent=2) + b"\n")

    def checkpoint(self) -> Any:
        try:
            return torch.load(self.folder / CHECKPOINT, map_location=self.device, weights_only=True)
        except Exception as fault:  # what torch raises depends on what is damaged
            file = self.folder / CHECKPOINT
            raise BadMessage(f"{file} is damaged; without that file the training begins again.") from fault

    def run(self, progress: Progress | None = None) -> None:
        """Learn until the plan is done; interrupted, it keeps the newest checkpoint."""
        begun = saved = time.monotonic()
        every = max(1, self.plan.steps // self.plan.round // LINES)
        rounds = 0
        while self.steps < self.plan.steps:
            losses = self.one_round()
            rounds += 1
            if rounds % every == 0 or self.steps >= self.plan.steps:
                line = {"steps": self.steps, "seconds": round(time.monotonic() - begun, 1), **rounded(losses)}
                with (self.folder / LOG).open("a") as log:
                    log.write(json.dumps(line) + "\n")
                if progress is not None:
                    progress(self.steps, self.plan.steps, line)
            if time.monotonic() - saved > BETWEEN_CHECKPOINTS:
                self.save()
                saved = time.monotonic()
        self.save()

    def one_round(self) -> dict[str, float]:
        moment = self.plan.at(self.steps)
        losses = self.learner.learn(self.played(copying=moment.copying), moment)
        self.steps += self.plan.round
        return losses

    def played(self, *, copying: bool) -> Played:
        if self.workers is None:
            return self.play.play(self.plan.length, copying=copying)
        played = play_in_groups(self.plan, self.matches, self.networks, self.workers, copying=copying)
        return Played._make(part.to(self.device) for part in played)

    def save(self) -> None:
        content = {
            "steps": self.steps,
            "networks": self.networks.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
        }
        new = self.folder / f"{CHECKPOINT}.new"
        torch.save(content, new)
        new.replace(self.folder / CHECKPOINT)


def rounded(losses: dict[str, float]) -> dict[str, float]:
    return {name: round(loss, 5) for name, loss in losses.items()}
