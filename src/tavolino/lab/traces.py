"""Whole matches, step by step with all cards open, and as rows of a table."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from tavolino.bots import Bot
from tavolino.chance import Chance
from tavolino.game import AnyGame, Outcome, has_part, needed_part
from tavolino.parts import NUMBERING

Row = dict[str, Any]


class Traced(NamedTuple):
    """A match to be traced: everything that decides how it goes."""

    game: AnyGame
    seats: int
    options: Any
    seed: bytes
    bot: Bot  # who plays every seat
    noise: float  # how often chance plays instead
    limit: int | None  # break off after this many actions
    rng: Random


class Moment(NamedTuple):
    """A state, which changes when the next moment is asked for, and what happens in it: nothing in the last one."""

    number: int
    state: Any
    legal: dict[int, list[Any]]  # by seat
    outcome: Outcome | None
    seat: int = -1
    action: Any = None


def moments(traced: Traced) -> Iterator[Moment]:
    game, rng = traced.game, traced.rng
    state = game.deal(traced.seats, traced.options, Chance(traced.seed))
    number = 0
    while True:
        legal = {seat: actions for seat in range(traced.seats) if (actions := game.legal(state, seat))}
        outcome = game.outcome(state)
        if outcome or number == traced.limit:
            yield Moment(number, state, legal, outcome)
            return
        seat = rng.choice(list(legal))
        by_chance = traced.noise and rng.random() < traced.noise
        action = rng.choice(legal[seat]) if by_chance else traced.bot.choose(game.view(state, seat))
        yield Moment(number, state, legal, outcome, seat, action)
        game.apply(state, seat, action)
        number += 1


def rows(traced: Traced, match: int) -> list[Row]:
    """A row for each action of a match: docs/lab.md lists the columns."""
    *steps, last = [row_of(traced, match, moment) for moment in moments(traced)]
    end = {name: last[name] for name in ("scores", "places", "reason")}
    return [{**step, **end} for step in steps]


def row_of(traced: Traced, match: int, moment: Moment) -> Row:
    game, outcome = traced.game, moment.outcome
    row = {
        "game": game.name,
        "rules_version": game.rules_version,
        "options": msgspec.json.encode(traced.options).decode(),
        "seats": traced.seats,
        "seed": traced.seed.hex(),
        "match": match,
        "n": moment.number,
        "seat": moment.seat,
        "action": "" if moment.action is None else game.write(moment.action),
        "legal": [game.write(action) for action in moment.legal.get(moment.seat, ())],
        "state": msgspec.json.encode(game.trace(moment.state)).decode(),
        "scores": outcome and outcome.scores,
        "places": outcome and outcome.places,
        "reason": outcome and outcome.reason,
    }
    return {**row, **in_numbers(game, moment)} if moment.action is not None else row


def in_numbers(game: AnyGame, moment: Moment) -> Row:
    """The same for learners; nothing in a game that numbers neither its actions nor its views."""
    if not has_part(game, NUMBERING):
        return {}
    numbering = needed_part(game, NUMBERING)
    return {
        "action_number": numbering.number_of(moment.action),
        "legal_numbers": [numbering.number_of(action) for action in moment.legal[moment.seat]],
        "observation": numbering.observation(game.view(moment.state, moment.seat)),
    }
