"""How strong a policy is against the game's quick policy: a figure to watch while training, not the last word."""

from collections.abc import Callable

import numpy
import torch
from torch import Tensor

from tavolino.learn.matches import Matches, shares_ahead
from tavolino.learn.networks import Networks, dense, masked
from tavolino.learn.play import SelfPlay

MOST_ACTIONS = 3000  # of the matches that are waited for


def against_quick(play: SelfPlay, logits: Callable[[Networks], Callable[[Tensor], Tensor]]) -> tuple[float, float]:
    """The share of the quick players finished ahead of (alone: the reward), and its standard error.

    One match for each of `play`'s; the net has one seat, a different one from match to match.
    """
    matches: Matches = play.matches
    learners = learners_in(matches)
    matches.deal()
    matches.look()
    found = numpy.full(matches.count, numpy.nan)
    for _ in range(MOST_ACTIONS):
        places, numbers, outputs, counts, _ = play.seen()
        inputs = dense(places, numbers, matches.width)
        with play.autocast():
            scores = masked(logits(play.networks)(inputs), play.legal(outputs, counts))
        entries = torch.arange(outputs.shape[1], device=play.device)
        legal = torch.gather(scores, 1, outputs.long())
        place = torch.where(entries[None, :] < counts[:, None], legal, -torch.inf).argmax(1)
        play.pinned["chosen"].copy_((place + 1).to(torch.int16))
        matches.let_quick_choose(learners)
        matches.act()
        for index in numpy.flatnonzero((matches.buffers.over == 1) & numpy.isnan(found)):
            results = matches.buffers.results[index]
            seat = int(learners[index])
            shares = list(shares_ahead(results, seat))
            found[index] = sum(shares) / len(shares) if shares else float(results[seat])
        if not numpy.isnan(found).any():
            break
        matches.look()
    ended = found[~numpy.isnan(found)]
    matches.deal()
    matches.look()
    return float(ended.mean()), float(ended.std() / max(1, len(ended)) ** 0.5)


def learners_in(matches: Matches) -> numpy.ndarray[tuple[int], numpy.dtype[numpy.int16]]:
    return (numpy.arange(matches.count) // len(matches.inputs.OPTIONS) % matches.seats).astype(numpy.int16)
