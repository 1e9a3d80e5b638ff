"""A match: the only place where an action is checked before it happens."""

from collections.abc import Sequence
from typing import Any

from tavolino.chance import SIZE, Chance, commitment, seed_of_match
from tavolino.game import AnyGame, BadMessage, IllegalAction, Outcome
from tavolino.match.copying import HoldsGame, copied
from tavolino.usual import complete


class Match(HoldsGame):
    """One playing of a game. It holds the state; everybody else gets views.

    A match can be copied (`copy`, or `copy.deepcopy`) and pickled.
    """

    def __init__(
        self, game: AnyGame, options: Any, names: Sequence[str], secret: bytes, contributions: Sequence[bytes]
    ) -> None:
        game = complete(game)
        check_seats(game, len(names))
        if len(contributions) != len(names) or any(len(part) != SIZE for part in (secret, *contributions)):
            raise BadMessage(f"A match needs a secret and one contribution from each seat, {SIZE} bytes each.")
        self.game = game
        self.options = options
        self.names = tuple(names)
        self.secret = secret
        self.contributions = tuple(contributions)
        self.actions: list[tuple[int, Any]] = []
        self.state = game.deal(len(names), options, self.chance())
        self.legal_cache: dict[int, list[Any]] = {}  # by seat: what is legal now, as far as anybody asked
        self.view_cache: dict[int | None, Any] = {}  # likewise, what is seen now

    def copy(self) -> "Match":
        """A match of its own that goes on from here."""
        return self.resumed(copied(self.state), self.actions[:])

    def resumed(self, state: Any, actions: list[tuple[int, Any]]) -> "Match":
        """A match of the same deal that has come to a state, by these actions."""
        match = object.__new__(type(self))
        match.__dict__ |= self.__dict__ | {"actions": actions, "state": state, "legal_cache": {}, "view_cache": {}}
        return match

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def chance(self) -> Chance:
        return Chance(seed_of_match(self.secret, self.contributions))

    @property
    def commitment(self) -> bytes:
        return commitment(self.secret)

    @property
    def seats(self) -> range:
        return range(len(self.names))

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def act(self, seat: int, action: Any) -> list[Any]:
        """Do what a seat asks for and return the events; an action that is not legal changes nothing."""
        seat, action = self.checked(seat, action)
        self.legal_cache.clear()
        self.view_cache.clear()
        events = self.game.apply(self.state, seat, action)
        self.actions.append((seat, action))
        return events

    def checked(self, seat: int, action: Any) -> tuple[int, Any]:
        """The seat and the game's own action object, so that no equal object from outside is stored.

        Raises what `act` raises.
        """
        if seat not in self.seats:
            raise BadMessage(f"There is no seat {seat} in this match.")
        if not isinstance(action, self.game.action_type):
            raise BadMessage(f"{action!r} is no action of {self.game.title}.")
        legal = self.legal_for(seat)
        if action not in legal:
            raise IllegalAction(self.game.why_not(self.state, seat, action))
        return self.seats[seat], legal[legal.index(action)]

    def view(self, seat: int | None) -> Any:
        view = self.view_cache.get(seat)
        if view is None:
            view = self.view_cache[seat] = self.game.view(self.state, seat)
        return view

    def legal(self) -> dict[int, list[Any]]:
        """The legal actions of every seat that has any."""
        return {seat: actions for seat in self.seats if (actions := self.legal_for(seat))}

    def legal_for(self, seat: int) -> list[Any]:
        legal = self.legal_cache.get(seat)
        if legal is None:
            view = self.view_cache.get(seat)
            legal = self.game.legal(self.state, seat) if view is None else list(view.legal)
            self.legal_cache[seat] = legal
        return legal


def check_seats(game: AnyGame, seats: int) -> None:
    if seats not in game.seat_counts:
        raise BadMessage(f"{game.title} is for {seats_in_words(game)}, not {seats}.")


def seats_in_words(game: AnyGame) -> str:
    return f"{game.seat_counts[0]} to {game.seat_counts[-1]} seats"
