"""The API's page for people: Swagger UI, which the page's build puts beside the page (web/reference.js).

Its scripts and styles are files of ours, so the policy of all other pages holds here, too: nothing comes from elsewhere
or goes there. Litestar's own plugin for Swagger UI writes a script into the page, which that policy forbids.
"""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/reference/swagger-ui.css">
<link rel="stylesheet" href="/reference/page.css">
<script src="/reference/swagger-ui.js" defer></script>
<script src="/reference/start.js" defer></script>
</head>
<body>
<header>For programs: <a href="/schema/openapi.json">openapi.json</a> or <a href="/schema/openapi.yaml">openapi.yaml</a>
for HTTP, <a href="/schema/socket.json">socket.json</a> for the socket of a table.</header>
<main id="reference"></main>
</body>
</html>
"""


class ReferencePage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - it is the same for everybody
        return PAGE.format(title=escape(f"{openapi_schema['info']['title']}: the API")).encode()
