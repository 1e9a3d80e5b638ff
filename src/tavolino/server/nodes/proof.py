"""How a node shows another one that it passes on a request, and from whom: all nodes sign with the same key."""

from typing import Any

from litestar.types import Scope

from tavolino.people import Tokens

HEADER = b"x-tavolino-relayed"
PURPOSE = "tavolino.relay"
AGE = 120  # seconds: nodes' clocks may differ a little


def proof_for(tokens: Tokens, scope: Scope) -> bytes:
    """Says who asks, and whether they came over https."""
    client = scope["client"][0] if scope["client"] else ""
    return tokens.sign(PURPOSE, [client, scope["scheme"]]).encode()


def accept(tokens: Tokens, scope: Scope) -> bool:
    """Whether another node has passed this on. Then it counts as coming from its client, not from the node."""
    found = next((value for name, value in scope["headers"] if name == HEADER), None)
    if found is None:
        return False
    match tokens.read(PURPOSE, found.decode("latin-1"), AGE):
        case [str(client), str(scheme)]:
            writable: dict[str, Any] = scope  # type: ignore[assignment]
            writable["client"] = (client, 0) if client else None
            writable["scheme"] = scheme
            return True
        case _:
            return False  # anybody can send a header
