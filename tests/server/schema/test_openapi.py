"""The OpenAPI document: every operation says who may ask and what can go wrong, and that is what happens."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import jsonschema_rs
import msgspec
import pytest

from support.running import Running
from tavolino.server.schema.examples import EXAMPLES
from tavolino.server.schema.faults import SIGNED_IN

FAULT = {"$ref": "#/components/schemas/Fault"}
NUMBERS = count(1)
NAMES = {"{number}": "0", "{page}": "rules", "{day}": "2020-01-01"}  # anything else is called "none"


class Operation(NamedTuple):
    method: str
    path: str
    about: Any

    def send(self, server: Running, headers: dict[str, str] | None = None, body: bytes | None = None) -> httpx.Response:
        """Ask for it, about something that is not there."""
        path = self.path
        for part, name in NAMES.items():
            path = path.replace(part, name)
        path = re.sub(r"{\w+}", "none", path)
        if body is None and "requestBody" in self.about:
            body = msgspec.json.encode(EXAMPLES[self.about["operationId"]]["request"])
        server.http.cookies.clear()
        return server.http.request(self.method, path, headers=headers, content=body)

    def declares(self, status: int) -> bool:
        return str(status) in self.about["responses"]

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@pytest.fixture(scope="module")
def document(server: Running) -> Any:
    return server.http.get("/schema/openapi.json").json()


@pytest.fixture(scope="module")
def operations(document: Any) -> list[Operation]:
    return [
        Operation(method, path, about) for path, all_ in document["paths"].items() for method, about in all_.items()
    ]


def check_fault(answer: httpx.Response, status: int, operation: Operation) -> None:
    assert answer.status_code == status, f"{operation}: {answer.text}"
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["reason"], str(operation)


def test_the_document_is_openapi_and_every_reference_leads_somewhere(document: Any) -> None:
    assert document["openapi"].startswith("3.1")
    assert set(references(document)) <= {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value
            elif key != "examples":
                yield from references(value)
    elif isinstance(part, list):
        for one in part:
            yield from references(one)


def test_every_operation_has_a_group_and_a_sentence_and_every_parameter_is_described(
    document: Any, operations: list[Operation]
) -> None:
    groups = {tag["name"] for tag in document["tags"]}
    for operation in operations:
        assert set(operation.about["tags"]) <= groups
        assert operation.about["summary"]
        for parameter in operation.about.get("parameters", ()):
            assert parameter.get("description"), f"{operation}: {parameter['name']}"
    assert {operation.about["operationId"] for operation in operations} >= {"see_table", "ask", "give_token"}
    assert len({operation.about["operationId"] for operation in operations}) == len(operations)


def test_every_fault_is_ours(operations: list[Operation]) -> None:
    for operation in operations:
        for status, answer in operation.about["responses"].items():
            if int(status) >= 400 and "application/json" in answer["content"]:
                schema = answer["content"]["application/json"]["schema"]
                assert FAULT in (schema, *schema.get("oneOf", ())), f"{operation} {status}"


def test_those_that_need_a_token_are_those_that_ask_for_one(server: Running, operations: list[Operation]) -> None:
    needing = [operation for operation in operations if operation.about.get("security") == SIGNED_IN]
    assert len(needing) > 12
    for operation in operations:
        answer = operation.send(server)
        if operation in needing:
            check_fault(answer, 401, operation)
            assert operation.declares(401)
        else:
            assert answer.status_code != 401, str(operation)


def test_a_token_and_a_cookie_do_the_same(server: Running, document: Any) -> None:
    token = server.guest("Anna").token
    schemes = document["components"]["securitySchemes"]
    assert schemes["token"] == schemes["token"] | {"type": "http", "scheme": "bearer"}
    cookie = {"Cookie": f"{schemes['cookie']['name']}={token}"}
    for headers in (cookie, {"Authorization": f"Bearer {token}"}):
        assert server.http.get("/api/me", headers=headers).json() == {"name": "Anna"}


def browser(server: Running) -> dict[str, str]:
    """The headers of a new person's browser."""
    name = f"Ben {next(NUMBERS)}"  # somebody may have kept an earlier one
    return {"Cookie": server.http.post("/api/me", json={"name": name}).headers["set-cookie"].partition(";")[0]}


def test_what_is_not_there_is_declared_where_it_happens(server: Running, operations: list[Operation]) -> None:
    for operation in operations:
        answer = operation.send(server, browser(server))
        assert operation.declares(answer.status_code), f"{operation}: {answer.status_code} {answer.text}"
        if operation.declares(404) and operation.about["operationId"] != "use_seat_link":
            check_fault(answer, 404, operation)


def test_another_sites_page_may_look_but_change_nothing(server: Running, operations: list[Operation]) -> None:
    for operation in operations:
        answer = operation.send(server, {"Origin": "http://elsewhere.example"})
        if operation.method != "get":
            check_fault(answer, 403, operation)
            assert operation.declares(403)


def test_another_servers_name_is_refused_everywhere(server: Running, operations: list[Operation]) -> None:
    for operation in operations:
        check_fault(operation.send(server, {"Host": "elsewhere.example"}), 421, operation)
        assert operation.declares(421)


def test_what_is_too_long_is_declared_where_something_can_be_sent(server: Running, operations: list[Operation]) -> None:
    headers = server.guest("Anna").headers
    for operation in operations:
        if "requestBody" in operation.about:
            check_fault(operation.send(server, headers, b" " * 500_000), 413, operation)
        assert operation.declares(413) == ("requestBody" in operation.about)


def test_too_much_at_once_is_refused_everywhere(tmp_path: Path, operations: list[Operation]) -> None:
    with Running(tmp_path / "t.db", "requests_per_second=1") as server:
        for operation in operations:
            answers = [operation.send(server) for _ in range(10)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused, str(operation)
            check_fault(refused[0], 429, operation)
            assert operation.declares(429)


def test_the_socket_has_a_schema_of_its_own(server: Running) -> None:
    answer = server.http.get("/schema/socket.json")
    assert answer.headers["content-type"] == "application/schema+json"
    messages = jsonschema_rs.Draft202012Validator(answer.json())
    anna = server.guest("Anna")
    with anna.live(anna.open("upturn", 2, ("casual", "casual"))) as live:
        update = live.ask("start")
        while update["table"]["stage"] != "over":
            messages.validate(update)
            update = live.next()
        messages.validate(update)
