"""One match of `bench strength`: who plays, how it is played, how long each side thinks."""

import time
from collections import defaultdict
from random import Random
from statistics import fmean
from typing import Any, Protocol

from msgspec import Struct

from tavolino.arena.deals import Fixture, deal_seed
from tavolino.arena.played import Played, rng_for
from tavolino.bots import bot_named
from tavolino.bots.levels import LEVELS
from tavolino.bots.search import Limit, Search
from tavolino.chance import Chance, seed_from_text
from tavolino.game import AnyGame
from tavolino.games import game_named
from tavolino.lab.turns import Turns

SEES, OPENSPIEL = "sees all cards", "openspiel"
SEED = seed_from_text("strength")
LONGEST = 4_000  # actions, then it is a draw. Upturn with three random players sometimes takes 2,000
ROLLOUT = 200  # actions in one of OpenSpiel's rollouts: random Upturn hardly ever ends, the others end sooner


class Duel(Struct, frozen=True):
    """A match to be played, by two sides that may have several seats each, or by one side alone."""

    game: str
    level: str  # of our bot, and of the one that sees all cards
    fixture: Fixture
    simulations: int = 0  # of OpenSpiel's bot


class Fought(Struct, frozen=True):
    duel: Duel
    played: Played
    thinking: dict[str, float]  # by side, milliseconds per decision; a single legal action is no decision


class Table:
    """A match in progress. If OpenSpiel's bot plays, its state contains ours."""

    def __init__(self, game: AnyGame, seats: int, seed: bytes, *, openspiel: bool) -> None:
        self.game = game
        self.spiel = spiel_state(game, seats, seed) if openspiel else None
        dealt = None if self.spiel else game.deal(seats, game.simulation_options, Chance(seed))
        self.turns: Turns = self.spiel.turns if self.spiel else Turns(game, dealt)

    @property
    def over(self) -> bool:
        return self.turns.seat is None or self.turns.actions >= LONGEST

    @property
    def choice(self) -> bool:
        """Whether the asked seat has anything to decide."""
        return len(self.turns.legal) > 1

    def view(self) -> Any:
        """What the asked seat may know."""
        return self.game.view(self.turns.state, self.turns.seat)

    def act(self, number: int) -> None:
        if self.spiel:
            self.spiel.apply_action(number)
        else:
            self.turns.act(number)


def spiel_state(game: AnyGame, seats: int, seed: bytes) -> Any:
    state = spiel_game(game, seats).new_initial_state()
    for byte in seed:
        state.apply_action(byte)
    return state


def spiel_game(game: AnyGame, seats: int) -> Any:
    import pyspiel  # here, because the other opponents don't need it

    import tavolino.lab.openspiel  # noqa: F401 - registers the games

    return pyspiel.load_game(f"tavolino_{game.name}(players={seats},max_actions={LONGEST})")


class Player(Protocol):
    def choose(self, table: Table) -> int:
        """The number of an action for the asked seat."""


class FromView:
    """One of our bots."""

    def __init__(self, name: str, game: AnyGame, rng: Random) -> None:
        self.bot = bot_named(name, game, rng)

    def choose(self, table: Table) -> int:
        return table.turns.numbering.number_of(self.bot.choose(table.view()))


class FromTruth:
    """The search of a level, without nets, with as many simulations, all of them in the true world."""

    def __init__(self, level: str, game: AnyGame, rng: Random) -> None:
        simulations = next(one.simulations for one in LEVELS if one.name == level)
        self.search, self.limit, self.rng = Search(game, simulations), Limit(simulations), rng

    def choose(self, table: Table) -> int:
        return table.turns.numbering.number_of(self.best(table.view(), table.turns.state))

    def best(self, view: Any, state: Any) -> Any:
        search = self.search
        if len(view.legal) == 1:
            return view.legal[0]
        search.begin(view, self.rng.getrandbits(32), truth=state)
        if (solved := search.solved()) is not None:
            return solved
        search.think(self.limit, sees_all=True)
        return search.best()


class OpenSpielPlayer:
    """OpenSpiel's information-set search in Python, with random rollouts."""

    def __init__(self, game: AnyGame, seats: int, rng: Random, simulations: int) -> None:
        from numpy.random import RandomState
        from open_spiel.python.algorithms.ismcts import ISMCTSBot
        from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

        dice = RandomState(rng.getrandbits(32))
        rollouts = RandomRolloutEvaluator(1, dice, ROLLOUT)
        self.bot = ISMCTSBot(spiel_game(game, seats), rollouts, 1.5, simulations, random_state=dice)
        self.bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, rng.random))

    def choose(self, table: Table) -> int:
        return int(self.bot.step(table.spiel))


def fight(duel: Duel) -> Fought:
    """Depends only on the duel, apart from the time it takes."""
    game, fixture = game_named(duel.game), duel.fixture
    seats, seed = len(fixture.seating), deal_seed(SEED, fixture.deal)
    table = Table(game, seats, seed, openspiel=OPENSPIEL in fixture.seating)
    names = fixture.seating
    players = [player_of(duel, name, rng_for(f"seat {seat}", seed, fixture)) for seat, name in enumerate(names)]
    times: dict[str, list[float]] = defaultdict(list)
    while not table.over:
        assert table.turns.seat is not None
        number, spent = timed(players[table.turns.seat], table)
        if table.choice:
            times[names[table.turns.seat]].append(1000 * spent)
        table.act(number)
    return Fought(duel, played_at(table, fixture), {name: fmean(all_) for name, all_ in times.items()})


def timed(player: Player, table: Table) -> tuple[int, float]:
    """What a player chooses, and how many seconds it takes."""
    start = time.perf_counter()
    number = player.choose(table)
    return number, time.perf_counter() - start


def player_of(duel: Duel, name: str, rng: Random) -> Player:
    game = game_named(duel.game)
    if name == OPENSPIEL:
        return OpenSpielPlayer(game, len(duel.fixture.seating), rng, duel.simulations)
    return FromTruth(duel.level, game, rng) if name == SEES else FromView(name, game, rng)


def played_at(table: Table, fixture: Fixture) -> Played:
    outcome = table.game.outcome(table.turns.state)
    return Played(
        deal=fixture.deal,
        seating=fixture.seating,
        places=outcome.places if outcome else (1,) * len(fixture.seating),
        scores=outcome.scores if outcome else table.game.score(table.turns.state),
        actions=table.turns.actions,
        reason=outcome.reason if outcome else None,
    )
