"""The API page for people, made from the schema. It has no script, because our headers allow none from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

HIDDEN = "admin"  # the tag of what only `tavolino admin` asks for; programs find it in openapi.json


class Page(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - the page is the same for everybody
        return "\n".join(lines(openapi_schema)).encode()


def lines(schema: dict[str, Any]) -> Iterator[str]:
    title = f"{schema['info']['title']} {schema['info']['version']}: the HTTP API"
    yield f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
    yield f'<h1>{escape(title)}</h1><p>For programs: <a href="/schema/openapi.json">openapi.json</a>.</p>'
    yield "<p>The socket of a table is at <code>/api/tables/TABLE/live</code>:"
    yield '<a href="#Update">updates</a> come down there, whatever <code>/asks</code> takes goes up.</p>'
    shown = {
        f"{method.upper()} {path}": operation
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if HIDDEN not in (operation.get("tags") or ())
    }
    for head, operation in shown.items():
        yield from operation_lines(head, operation)
    yield "<h2>Types</h2>"
    schemas = schema["components"]["schemas"]
    for name in sorted(named_in(shown, schemas, set())):
        yield from type_lines(name, schemas[name])
    yield "</html>"


def named_in(part: Any, schemas: dict[str, Any], found: set[str]) -> set[str]:
    """The types that a part of the schema names, and those that they name in turn."""
    if isinstance(part, list):
        for one in part:
            named_in(one, schemas, found)
    elif isinstance(part, dict):
        name = str(part.get("$ref", "")).rpartition("/")[2]
        if name in schemas and name not in found:
            found.add(name)
            named_in(schemas[name], schemas, found)
        named_in([*part.values()], schemas, found)
    return found


def operation_lines(head: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<h3><code>{escape(head)}</code></h3><p>{escape(operation.get('summary') or '')}</p><ul>"
    for parameter in operation.get("parameters") or []:
        yield f"<li>{parameter['in']} <code>{escape(parameter['name'])}</code>: {written(parameter['schema'])}</li>"
    if body := operation.get("requestBody"):
        yield f"<li>takes {content(body)}</li>"
    for status, answer in operation["responses"].items():
        yield f"<li>{status}: {content(answer) or escape(answer.get('description') or '')}</li>"
    yield "</ul>"


def type_lines(name: str, kind: dict[str, Any]) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(kind.get("description") or "")}</p><ul>'
    for field, value in (kind.get("properties") or {}).items():
        optional = "" if field in (kind.get("required") or []) else ", can be left out"
        yield f"<li><code>{escape(field)}</code>: {written(value)}{optional}</li>"
    yield "</ul>"


def content(part: dict[str, Any]) -> str:
    return ", ".join(written(media["schema"]) for media in (part.get("content") or {}).values())


def written(kind: dict[str, Any]) -> str:
    """A type in one line, with links to the named types."""
    if reference := kind.get("$ref"):
        name = escape(reference.rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if choices := kind.get("oneOf") or kind.get("anyOf"):
        return " or ".join(written(choice) for choice in choices)
    if values := kind.get("enum"):
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in values)
    if "const" in kind:
        return f"<code>{escape(str(kind['const']))}</code>"
    if items := kind.get("items"):
        return f"list of {written(items)}"
    return escape(str(kind.get("type") or "anything"))
