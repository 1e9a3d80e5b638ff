"""The examples are real: the server sends such messages, takes them, and they are what its schema says."""

from typing import Any

import jsonschema_rs
import pytest

from server.schema.examples import noted
from support.running import Running
from tavolino.server.schema.examples import EXAMPLES


def wrong(document: Any, examples: dict[str, dict[str, Any]]) -> list[str]:
    """The examples that do not fit the schema of their operation."""
    found = []
    operations = {one["operationId"]: one for methods in document["paths"].values() for one in methods.values()}
    for name, kept in examples.items():
        for kind, example in kept.items():
            part = operations[name]["requestBody"] if kind == "request" else operations[name]["responses"][kind]
            schema = {**part["content"]["application/json"]["schema"], "components": document["components"]}
            validator = jsonschema_rs.Draft202012Validator(schema)
            found += [f"{name} {kind}: {fault.message}" for fault in validator.iter_errors(example)]
    return found


@pytest.fixture(scope="module")
def document(server: Running) -> Any:
    return server.http.get("/schema/openapi.json").json()


def test_every_example_is_what_the_schema_says(document: Any) -> None:
    assert wrong(document, EXAMPLES) == [], "run: ./tavolino examples"
    assert len(EXAMPLES) > 20


def test_a_match_on_the_server_is_what_the_schema_says_and_gives_the_same_examples(
    server: Running, document: Any
) -> None:
    fresh = noted(server)
    assert wrong(document, fresh) == []
    assert {name: set(kept) for name, kept in fresh.items()} == {name: set(kept) for name, kept in EXAMPLES.items()}


def test_an_example_that_lies_is_found(document: Any) -> None:
    update = EXAMPLES["ask"]["200"]
    assert wrong(document, {"ask": {"200": update | {"view": {"seat": 0}}}})
    assert wrong(document, {"ask": {"request": {"type": "act", "decision": 2, "action": {"type": "win"}}}})


def test_the_description_shows_them(document: Any) -> None:
    asks = document["paths"]["/api/tables/{name}/asks"]["post"]
    shown = asks["requestBody"]["content"]["application/json"]["examples"]
    assert [one["value"] for one in shown.values()] == [EXAMPLES["ask"]["request"]]
    refused = asks["responses"]["409"]["content"]["application/json"]["examples"]
    assert [one["value"]["type"] for one in refused.values()] == ["update"]
