"""Every message as JSON Schema: named, described, and true of what is really sent."""

import re
from typing import Annotated, Any

import jsonschema_rs
import msgspec
import pytest
from msgspec import Meta, Struct

from match import begun, every_game, finished
from tavolino.game import AnyGame
from tavolino.games import BUILT_IN
from tavolino.match import walk
from tavolino.server.schema.comments import comments_of
from tavolino.server.schema.components import components
from tavolino.server.schema.games import types_of
from tavolino.server.schema.socket import socket_schema

FOUND = components(BUILT_IN.values())


def validator(name: str) -> Any:
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": FOUND})


def on_the_wire(message: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def test_everything_that_is_referred_to_is_there() -> None:
    named = set(re.findall(r'"#/\$defs/([^"]+)"', msgspec.json.encode(FOUND).decode()))
    assert named <= set(FOUND)
    assert {"View", "Action", "Event", "Options", "News", "TwistedView", "QwintoAction"} <= named


def test_every_field_is_described() -> None:
    bare = [
        f"{name}.{field}"
        for name, schema in FOUND.items()
        for field, kind in schema.get("properties", {}).items()
        if "description" not in kind and field != "type"
    ]
    assert bare == [], "write a comment beside each of these fields"


@every_game
def test_all_that_a_match_shows_fits_the_types_of_its_game(game: AnyGame) -> None:
    title, kinds = game.name.capitalize(), set()
    views, actions, events = (validator(f"{title}{kind}") for kind in ("View", "Action", "Event"))
    for step in walk(finished(game, 2)):
        for seat in (*step.match.seats, None):
            view = step.match.view(seat)
            views.validate(on_the_wire(view))
            for action in view.legal:
                actions.validate(on_the_wire(action))
            for event in step.events:
                events.validate(on_the_wire(game.seen(event, seat)))
                kinds.add(type(event))
    assert len(kinds) > 3


@every_game
def test_a_view_lacks_nothing_and_has_only_its_own_actions(game: AnyGame) -> None:
    views = validator(f"{game.name.capitalize()}View")
    view = on_the_wire(begun(game, 2).view(0))
    for field in view:
        assert not views.is_valid({name: value for name, value in view.items() if name != field}), field
    assert not views.is_valid(view | {"legal": [{"type": "win"}]})


def test_an_ask_is_told_by_its_type_and_has_no_other_fields() -> None:
    asks = validator("Ask")
    assert asks.is_valid({"type": "sit", "seat": 3})
    assert not asks.is_valid({"type": "sit", "seat": 10})
    assert not asks.is_valid({"type": "sit", "seat": 3, "place": 3})
    assert not asks.is_valid({"type": "sleep"})


def test_what_is_sent_only_when_it_is_set_may_be_missing() -> None:
    assert set(FOUND["Update"]["properties"]) - set(FOUND["Update"]["required"]) == {"notice"}


class Parent(Struct):
    key: str  # of this


class Child(Parent):
    count: Annotated[int, Meta(ge=1)] = 1  # None: not False, but unknown  # noqa: RUF100
    bare: int = 2
    seat: int = 3


def test_the_comment_beside_a_field_describes_it_in_words_of_json() -> None:
    assert comments_of(Child) == {
        "seat": "A seat, numbered from 0",
        "key": "Of this",
        "count": "null: not false, but unknown",
    }


class Silent:
    """A game from another package that declares nothing."""

    action_type = Any
    table_options = object()

    def view(self, state, seat): ...  # type: ignore[no-untyped-def]  # as somebody may write it

    def apply(self, state, seat, action) -> "list[Lost]": ...  # type: ignore[empty-body, no-untyped-def, name-defined]  # noqa: F821


def test_what_a_game_does_not_declare_may_be_anything() -> None:
    silent: Any = Silent()
    assert set(types_of(silent)) == {Any}


def test_the_schema_of_the_socket_has_what_its_messages_need_and_no_more() -> None:
    schema = socket_schema(BUILT_IN.values())
    jsonschema_rs.meta.validate(schema)
    assert {"Ask", "Update", "PersonalAsk", "PersonalNews", "View", "UpturnRun"} <= set(schema["$defs"])
    assert not {"OpenTable", "Record", "Mine"} & set(schema["$defs"])
    messages = jsonschema_rs.Draft202012Validator(schema)
    assert messages.is_valid({"type": "stand"})
    with pytest.raises(jsonschema_rs.ValidationError):
        messages.validate({"type": "update"})
