"""The OpenAPI document: Litestar lists the operations, and here they get our types, faults, groups and examples."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from http import HTTPStatus
from typing import Any

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, License, OpenAPI, SecurityScheme, Tag

from tavolino import __version__
from tavolino.games import GAMES
from tavolino.server.requests import COOKIE, SAFE_COOKIE
from tavolino.server.schema.components import REFERENCE, Json, components
from tavolino.server.schema.examples import EXAMPLES
from tavolino.server.schema.faults import EVERYWHERE, SIGNED_IN, WHY, WITH_BODY
from tavolino.server.schema.page import ReferencePage

HERE = "#/components/schemas/"
ABOUT = """\
Everything that the page does, for programs. Get a token with `POST /api/tokens`, open a table or take a seat at one,
and play: over HTTP, or over the table's socket, `/api/tables/TABLE/live`. [socket.json](/schema/socket.json) describes
the socket's messages.
"""
TOKEN = SecurityScheme(type="http", scheme="bearer", description="For programs: a token from `POST /api/tokens`.")
SIGNED_COOKIE = SecurityScheme(
    type="apiKey",
    security_scheme_in="cookie",
    name=COOKIE,
    description=f"For browsers: `POST /api/me` sets it. Over https its name is `{SAFE_COOKIE}`.",
)
WELL = {"200": "Done", "201": "Made", "204": "Done, and there is nothing more to say"}
GROUPS = {  # of operations: what they are about, and how their paths begin
    "Tables": ("Open a table, sit down and play.", ("/api/tables", "/api/seat-links")),
    "Accounts": (
        "Keep your name, sign in on other devices, and own programs.",
        ("/api/me/account", "/api/me/bring", "/api/sign-in", "/api/programs"),
    ),
    "Slow matches": (
        "Whose turn it is in matches with days for a move, and who is told.",
        ("/api/me/slow", "/api/me/notices", "/api/stop"),
    ),
    "People": (
        "The people you know, invitations, and looking for somebody to play with.",
        ("/api/me/circle", "/api/me/news", "/api/me/queue", "/api/queue"),
    ),
    "Daily deal": ("A deal every day, the same for everybody.", ("/api/daily",)),
    "Contests": ("Contests in which everybody plays the same deals.", ("/api/contests", "/api/me/contests")),
    "You": ("Who you are, your devices and tokens, your matches.", ("/api/me", "/api/tokens")),
    "Games": (
        "What can be played, the rules, and lessons.",
        ("/api/games", "/api/levels", "/api/rules", "/api/words", "/api/lessons"),
    ),
    "Profiles": ("Ratings, profiles and leaderboards.", ("/api/profiles", "/api/leaderboards")),
    "Records": ("Finished matches, and all deals of the server.", ("/api/records", "/api/verify", "/api/deals")),
    "Server": ("About the server itself.", ("/",)),
}


class Document(OpenAPI):
    def to_schema(self) -> Json:
        return completed(super().to_schema())


@dataclass
class Config(OpenAPIConfig):
    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return Document(**{field.name: getattr(made, field.name) for field in fields(made)})


def config() -> OpenAPIConfig:
    return Config(
        title="Tavolino",
        version=__version__,
        description=ABOUT,
        license=License(name="MIT", identifier="MIT"),
        components=Components(security_schemes={"token": TOKEN, "cookie": SIGNED_COOKIE}),
        tags=[Tag(name, description) for name, (description, _) in GROUPS.items()],
        operation_id_creator=lambda handler, _, __: handler.handler_name,
        path="/schema",
        render_plugins=[ReferencePage(), JsonRenderPlugin(), YamlRenderPlugin()],
    )


def completed(document: Json) -> Json:
    schemas = in_components(components(GAMES.values()))
    for path, operation in operations(document):
        operation["tags"] = [group_of(path)]
        operation["responses"] = with_faults(path, operation)
        for part in (operation.get("requestBody", {}), *operation["responses"].values()):
            name_unions(part, schemas)
        add_examples(operation)
    document["components"]["schemas"] = schemas
    return document


def operations(document: Json) -> Iterator[tuple[str, Json]]:
    for path, methods in document["paths"].items():
        for operation in methods.values():
            yield path, operation


def group_of(path: str) -> str:
    return next(name for name, (_, beginnings) in GROUPS.items() if path.startswith(beginnings))


def with_faults(path: str, operation: Json) -> Json:
    """All answers, those included that follow from the operation's form. Litestar's own form of a fault is not ours."""
    statuses = [*EVERYWHERE]
    statuses += [401] if operation.get("security") == SIGNED_IN else []
    statuses += WITH_BODY if "requestBody" in operation else ()
    answers = operation["responses"] | {str(status): fault(status) for status in statuses}
    if not path.startswith("/api/"):  # where somebody who is banned is told so in words
        answers["403"]["content"]["text/plain"] = {"schema": {"type": "string"}}
    for status, about in WELL.items():
        if status in answers and answers[status]["description"] == HTTPStatus(int(status)).description:
            answers[status]["description"] = about
    if "204" in answers:
        answers["204"].pop("content", None)
    return dict(sorted(answers.items()))


def fault(status: int) -> Json:
    return {"description": WHY[status], "content": {"application/json": {"schema": {"$ref": f"{HERE}Fault"}}}}


def name_unions(part: Json, schemas: Json) -> None:
    """Litestar lists all that something may be; where that has a name, the name says more."""
    for content in part.get("content", {}).values():
        among = content["schema"].get("oneOf")
        names = [name for name, schema in schemas.items() if among and schema.get("oneOf") == among]
        if names:
            content["schema"] = {"$ref": f"{HERE}{names[0]}"}


def add_examples(operation: Json) -> None:
    """Real ones, out of a match on a real server."""
    for kind, found in EXAMPLES.get(operation["operationId"], {}).items():
        part = operation["requestBody"] if kind == "request" else operation["responses"][kind]
        part["content"]["application/json"]["examples"] = {"a match": {"value": found}}


def in_components(part: Any) -> Any:
    """With the references that OpenAPI documents use."""
    match part:
        case str() if part.startswith(REFERENCE):
            return HERE + part.removeprefix(REFERENCE)
        case list():
            return [in_components(one) for one in part]
        case dict():
            return {key: in_components(value) for key, value in part.items()}
        case _:
            return part
