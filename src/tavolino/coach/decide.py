"""Judges one decision, from what its seat knew."""

from collections.abc import Sequence
from typing import Any

from tavolino.coach.compiled.desk import FIRST_STAKE, PLACE, POINTS, WIN
from tavolino.coach.effort import Effort
from tavolino.coach.judgement import Choice, Decision, Figure, Regret, Unit
from tavolino.coach.kernel_worlds import KernelWorlds
from tavolino.coach.positions import Position
from tavolino.coach.race import Found, column_of, run_race
from tavolino.coach.telling import telling
from tavolino.coach.tries import Tries
from tavolino.coach.verdict import verdict_of
from tavolino.coach.worlds import Worlds
from tavolino.game import AnyGame

COUNTED_OUT = 200  # worlds for what else there is to say about a choice whose points are certain


def decide(game: AnyGame, worlds: Worlds, position: Position, seats: int, effort: Effort) -> Decision | None:
    """None if it was stopped."""
    legal = position.view.legal
    unit: Unit = "points" if seats == 1 else "win"
    if len(legal) == 1:
        only = Choice(game.write(legal[0]), Figure(0.0), Figure(0.0), Figure(0.0), 0)
        return Decision(
            position.number, position.seat, position.by, (only,), 0, 0, Regret(0.0, 0.0, 0.0), unit, "only"
        )
    worlds.imagine(position.view, position.number)
    leads = worlds.leads()
    if leads is not None and isinstance(worlds, KernelWorlds):
        return count_out(game, worlds, position, leads, effort)
    found = run_race(worlds, position.view, position.number, legal, position.taken, unit, effort)
    return None if found is None else judged(game, worlds, position, unit, found)


def judged(game: AnyGame, worlds: Worlds, position: Position, unit: Unit, found: Found) -> Decision:
    tries, best, taken = found.tries, found.best, position.taken
    means = [tries.mean(choice) for choice in range(len(position.view.legal))]
    names = worlds.stakes
    choices = [choice_of(game, action, tries, place, names) for place, action in enumerate(position.view.legal)]
    if found.final is not None:
        for place, choice in enumerate((taken, best)):
            choices[choice] = choice_of(game, position.view.legal[choice], found.final, place, names)
    rival = best if best != taken else max(others(choices, taken), key=lambda choice: means[choice])
    return Decision(
        number=position.number,
        seat=position.seat,
        by=position.by,
        choices=tuple(choices),
        taken=taken,
        best=best,
        regret=found.regret,
        unit=unit,
        verdict=verdict_of(found.regret, unit, clearly_best=found.clearly_best),
        worlds=found.worlds,
        random=max(means) - sum(means) / len(means),
        stakes=telling(choices[taken], choices[rival]),
    )


def choice_of(game: AnyGame, action: Any, tries: Tries, place: int, names: Sequence[str]) -> Choice:
    return Choice(
        action=game.write(action),
        win=tries.figure(place, WIN),
        place=tries.figure(place, PLACE),
        points=tries.figure(place, POINTS),
        tries=tries.worlds[place],
        stakes={name: tries.figure(place, FIRST_STAKE + number) for number, name in enumerate(names)},
    )


def others(choices: Sequence[Choice], taken: int) -> list[int]:
    return [choice for choice in range(len(choices)) if choice != taken]


def count_out(
    game: AnyGame, worlds: KernelWorlds, position: Position, leads: dict[int, int], effort: Effort
) -> Decision | None:
    """Judge a decision whose points are certain; worlds are played only for the rest."""
    legal, seat, taken = position.view.legal, position.seat, position.taken
    tries = Tries(len(legal), column_of("win"))
    count = min(COUNTED_OUT, effort.worlds)
    if not worlds.try_choices(position.view, (position.number, "race"), legal, range(len(legal)), count, tries):
        return None
    choices, means = [], []
    for place, action in enumerate(legal):
        lead = leads[worlds.numbering.number_of(action)]
        win, rank = worlds.worth_of_lead(lead, seat)
        played = choice_of(game, action, tries, place, worlds.stakes)
        means.append(win)
        choices.append(
            Choice(played.action, Figure(win), Figure(rank), played.points, played.tries, played.stakes, lead)
        )
    best = max(range(len(legal)), key=lambda choice: (means[choice], choices[choice].lead or 0, choice == taken))
    gap = means[best] - means[taken]
    regret = Regret(gap, gap, gap)
    return Decision(
        number=position.number,
        seat=seat,
        by=position.by,
        choices=tuple(choices),
        taken=taken,
        best=best,
        regret=regret,
        unit="win",
        verdict=verdict_of(regret, "win", clearly_best=best == taken),
        exact=True,
        worlds=count,
        random=means[best] - sum(means) / len(means),
        stakes=telling(choices[taken], choices[best]),
    )
