"""Every game as an OpenSpiel game, `tavolino_NAME`, for two seats or more; importing this module registers them.

All randomness of a match comes from its seed, so the chance nodes deal the seed, byte by byte, and the rest follows.
The tree is explicit and a history can be replayed, though the tree of a whole game is far too large to walk. A game
with a module `tiny` also has `tavolino_NAME_tiny` and other sizes; there one chance node chooses among a few deals.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from tavolino.chance import SIZE, Chance
from tavolino.game import AnyGame, BadMessage, has_part, needed_part
from tavolino.games import GAMES
from tavolino.lab import MISSING
from tavolino.lab.numbering import numbering_of, text_of
from tavolino.lab.rewards import rewards
from tavolino.lab.turns import Turns
from tavolino.match.options import changed_options
from tavolino.parts import NUMBERING, TINY, Numbering

try:
    import numpy as np
    import pyspiel
except ImportError as fault:
    raise ImportError(MISSING) from fault

MAX_ACTIONS = 1000
BYTE = 256


class Setup(Struct, frozen=True):
    """What a game was loaded with; its states share it."""

    name: str
    seats: int
    options: Any
    max_actions: int
    nodes: int = SIZE  # chance nodes before the first action
    outcomes: int = BYTE  # of each chance node, equally likely

    @property
    def game(self) -> AnyGame:
        return GAMES[self.name]

    @property
    def numbering(self) -> Numbering[Any, Any]:
        return numbering_of(self.game)

    def deal(self, lots: Sequence[int]) -> Any:
        return self.game.deal(self.seats, self.options, Chance(bytes(lots)))

    def imagine(self, view: Any, rng: Random) -> Any:
        return self.game.imagine(view, rng)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setup":
        return self


class TinySetup(Setup, frozen=True):
    """A few deals of a few cards, under the same rules."""

    size: str = "tiny"

    def deal(self, lots: Sequence[int]) -> Any:
        return needed_part(self.game, TINY).deal(self.size, *lots)

    def imagine(self, view: Any, rng: Random) -> Any:
        raise NotImplementedError("A tiny game is there to be solved; nothing is imagined in it.")


class SpielState(pyspiel.State):
    """The part of the seed that chance has dealt so far; then a match, and what every seat has seen of it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.setup = game.setup
        self.lots: list[int] = []
        self.turns: Turns | None = None
        self.memories: list[str] = []  # by seat

    def is_terminal(self) -> bool:
        turns = self.turns
        return turns is not None and (turns.seat is None or turns.actions >= self.setup.max_actions)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.turns is None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.turns.seat is not None
        return self.turns.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(lot, 1 / self.setup.outcomes) for lot in range(self.setup.outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.turns is not None
        assert self.turns.seat == player
        return sorted(self.turns.legal)

    def _apply_action(self, action: int) -> None:
        if self.turns is None:
            self.lots.append(action)
            if len(self.lots) == self.setup.nodes:
                self.turns = Turns(self.setup.game, self.setup.deal(self.lots))
                self.memories = [f"{self.view(seat)}\n" for seat in self.turns.seats]
        else:
            self.remember(self.turns, action)

    def remember(self, turns: Turns, number: int) -> None:
        """Let the asked seat act, and add what each seat may know of it to its memory.

        A seat also remembers what it saw when it acted: some things are shown without an event, such as a new hand.
        """
        actor, waits = turns.seat, number == turns.wait
        assert actor is not None
        saw = blake2b(self.view(actor).encode(), digest_size=8).hexdigest()
        self.memories[actor] += f"{saw} {text_of(turns.game, number)}\n"
        events = turns.act(number)
        for seat in turns.seats:
            told = [f"seat {actor} waits"] if waits else [turns.game.seen(event, seat) for event in events]
            self.memories[seat] += f"{json(told)}\n"

    def returns(self) -> list[float]:
        outcome = None if self.turns is None else self.turns.game.outcome(self.turns.state)
        return [0.0] * self.setup.seats if outcome is None else rewards(outcome)

    def view(self, seat: int) -> str:
        return "" if self.turns is None else json(self.turns.game.view(self.turns.state, seat))

    def memory(self, seat: int) -> str:
        """Everything this seat has seen and done, and what it sees now."""
        return "" if self.turns is None else self.memories[seat] + self.view(seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to this seat: hidden cards are dealt again.

        What the other seats have seen so far is lost; their memory begins with what they see in the new state.
        """
        state: SpielState = self.clone()
        assert state.turns is not None
        view = state.turns.game.view(state.turns.state, player)
        state.turns.state = self.setup.imagine(view, Random(sampler()))
        state.turns.ask()
        for seat in state.turns.seats:
            if seat != player:
                state.memories[seat] = f"imagined: {state.view(seat)}\n"
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return text_of(self.setup.game, action)

    def __str__(self) -> str:
        truth = {} if self.turns is None else self.turns.game.trace(self.turns.state)
        return json({"lots": self.lots, **truth})


class SpielGame(pyspiel.Game):
    def __init__(self, kind: pyspiel.GameType, setup: Setup, parameters: dict[str, Any]) -> None:
        self.setup = setup
        facts = pyspiel.GameInfo(
            num_distinct_actions=setup.numbering.ACTIONS + 1,
            max_chance_outcomes=setup.outcomes,
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=setup.max_actions,
        )
        super().__init__(kind, facts, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return self.setup.nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":  # noqa: ARG002
        """An observer of what a seat sees, or of all it remembers; None for only the public or private part."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.setup.numbering, perfect_recall=kind.perfect_recall) if whole else None


class Observer:
    """What a seat sees now, as a vector and as text; with perfect recall, the text is everything it has seen."""

    def __init__(self, numbering: Numbering[Any, Any], *, perfect_recall: bool) -> None:
        self.numbering = numbering
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(numbering.OBSERVATION, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.turns is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.numbering.observation(state.turns.game.view(state.turns.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.memory(player) if self.perfect_recall else state.view(player)


def load_game(text: str) -> pyspiel.Game:
    """`pyspiel.load_game` for pickles: to find this function, Python imports this module, which registers the games."""
    return pyspiel.load_game(text)


def json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def simple_options(game: AnyGame) -> dict[str, bool | int | str]:
    """The options that OpenSpiel can take as parameters."""
    values = msgspec.structs.asdict(game.simulation_options)
    return {key: value for key, value in values.items() if isinstance(value, bool | int | str)}


def kind_of(game: AnyGame, name: str, parameters: dict[str, Any], seats: Sequence[int]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{game.title} (Tavolino)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def register(game: AnyGame) -> None:
    seats = [count for count in game.seat_counts if count > 1]
    parameters = {"players": min(seats), "max_actions": MAX_ACTIONS, **simple_options(game)}
    kind = kind_of(game, f"tavolino_{game.name}", parameters, seats)

    class Loaded(SpielGame):  # a class, because OpenSpiel frees a function too late and crashes
        def __init__(self, given: dict[str, Any]) -> None:
            if given["players"] not in seats:
                raise BadMessage(f"{game.title} is for {seats[0]} to {seats[-1]} players here, not {given['players']}.")
            changes = {key: given[key] for key in simple_options(game)}
            options = changed_options(game, game.simulation_options, changes)
            super().__init__(kind, Setup(game.name, given["players"], options, given["max_actions"]), given)

    pyspiel.register_game(kind, Loaded)


def register_tiny(game: AnyGame, size: str) -> None:
    tiny = needed_part(game, TINY)
    kind = kind_of(game, f"tavolino_{game.name}_{size}", {}, [tiny.SEATS])
    setup = TinySetup(game.name, tiny.SEATS, None, MAX_ACTIONS, nodes=1, outcomes=len(tiny.DEALS[size]), size=size)

    class Loaded(SpielGame):
        def __init__(self, given: dict[str, Any]) -> None:
            super().__init__(kind, setup, given)

    pyspiel.register_game(kind, Loaded)


for game in GAMES.values():
    if not has_part(game, NUMBERING):
        continue
    register(game)
    if has_part(game, TINY):
        for size in needed_part(game, TINY).DEALS:
            register_tiny(game, size)
