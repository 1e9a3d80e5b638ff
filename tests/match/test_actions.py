"""Actions as they come over the wire."""

from typing import Any

import msgspec
import pytest

from match import begun, every_game, steps
from tavolino.game import AnyGame, BadMessage
from tavolino.match.actions import read_action


@every_game
def test_what_a_view_offers_is_read_as_the_action_it_is(game: AnyGame) -> None:
    match, kinds = begun(game, 2), set()
    for seat, _ in steps(match, "heuristic"):
        actions = match.view(seat).legal
        assert tuple(read_action(game, one) for one in msgspec.json.decode(msgspec.json.encode(actions))) == actions
        kinds |= {type(action) for action in actions}
    assert len(kinds) > 2


@every_game
@pytest.mark.parametrize("wire", [None, 7, "take", [], {}, {"type": "win"}, {"type": ["take"]}], ids=str)
def test_anything_else_is_no_action(game: AnyGame, wire: Any) -> None:
    with pytest.raises(BadMessage, match=f"no action of {game.title}"):
        read_action(game, wire)
