"""The messages' types in TypeScript, made from their JSON Schema."""

from collections.abc import Iterable

import msgspec

from tavolino.game import AnyGame
from tavolino.server.schema.components import REFERENCE, Json, components
from tavolino.server.schema.games import KINDS

HEAD = "// Made by `tavolino wire` from the server's own types; do not change it by hand.\n"
PLAIN = {"boolean": "boolean", "integer": "number", "null": "null", "number": "number", "string": "string"}
OPEN = {f"{REFERENCE}{kind}" for kind in KINDS}  # the server may have more games than a program knows


def wire_types(games: Iterable[AnyGame]) -> str:
    found = {name: schema for name, schema in components(games).items() if name not in KINDS}
    return "\n".join([HEAD, *(declared(name, schema) for name, schema in found.items())])


def declared(name: str, schema: Json) -> str:
    if "properties" not in schema:
        return f"{about(schema)}export type {name} = {written(schema)};\n"
    required = schema.get("required", ())
    fields = [
        f"{about(kind, '  ')}  {field}{'' if field in required else '?'}: {written(kind)};\n"
        for field, kind in schema["properties"].items()
    ]
    return f"{about(schema)}export interface {name} {{\n{''.join(fields)}}}\n"


def about(schema: Json, indent: str = "") -> str:
    text = " ".join(schema.get("description", "").split())
    return f"{indent}/** {text} */\n" if text else ""


def written(schema: Json) -> str:
    match schema:
        case {"$ref": reference} if reference in OPEN:
            return "{ [key in string]: unknown }" if schema.get("type") == "object" else "unknown"
        case {"$ref": reference}:
            return str(reference).removeprefix(REFERENCE)
        case {"oneOf": among} | {"anyOf": among}:
            return either(among)
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"prefixItems": items}:
            return f"[{', '.join(labelled(item) for item in items)}]"
        case {"type": "array"}:
            item = written(schema.get("items", {}))
            return f"({item})[]" if "|" in item else f"{item}[]"
        case {"type": "object"}:
            key = written(schema.get("propertyNames", {"type": "string"}))
            return f"{{ [key in {key}]: {written(schema.get('additionalProperties', {}))} }}"
        case _:
            return PLAIN.get(schema.get("type", ""), "unknown")


def either(among: Iterable[Json]) -> str:
    kinds = [written(one) for one in among]
    return "unknown" if "unknown" in kinds else " | ".join(kinds)


def labelled(item: Json) -> str:
    return f"{item['title']}: {written(item)}" if "title" in item else written(item)
