"""The web page: the files that `vite build` put into the package, read once, and compressed when first asked for.

The page does its own routing: every path that the server does not use itself gets index.html.
"""

import gzip
import hashlib
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException

from tavolino.server.page.preview import head
from tavolino.server.transport.shrink import takes_gzip

FOLDER = Path(__file__).parents[2] / "web"
OURS = {"api", "schema", "healthz", "livez", "metrics", "readyz"}  # first parts of the server's own paths
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"  # the file name changes with the contents
ASK_AGAIN = "no-cache"
TITLE = b"<title>Tavolino</title>"  # in the page as it is built
WORTH_IT = 0.9  # a file that does not shrink to this share of its size is sent uncompressed
NOT_BUILT = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Tavolino</title>
<h1>The page is not built yet</h1>
<p>The server is well, and programs can play at its tables; only the page that draws them is missing.</p>
<p>Run <code>./tavolino</code> in the checkout: it builds the page and says what is in the way if it cannot.
Then start the server again. Without a page there is <code>tavolino play</code>, in the terminal.</p>
</html>
"""


class File:
    def __init__(self, body: bytes, headers: dict[str, str]) -> None:
        self.body = body
        self.headers = headers

    @cached_property
    def compressed(self) -> bytes | None:
        """None where it is not worth it."""
        compressed = gzip.compress(self.body, mtime=0)
        return compressed if len(compressed) < len(self.body) * WORTH_IT else None


class Web:
    """All files by path. Nothing else is ever read, so no path can lead out of the folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = sorted(file for file in folder.rglob("*") if file.is_file())
        self.files = {f"/{file.relative_to(folder).as_posix()}": read(file) for file in found}
        self.index = self.files.get("/index.html")

    def file(self, path: str) -> File | None:
        """The file for a path; None if the page is not built. Raises NotFoundException for the server's own paths."""
        first = path.strip("/").partition("/")[0]
        if first in OURS or (first == "assets" and path not in self.files):  # an old page may ask for an old script
            raise NotFoundException
        return self.files.get(path, self.index)


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


def read(file: Path) -> File:
    kind = KINDS.get(file.suffix, "application/octet-stream")
    return packed(file.read_bytes(), kind, FOR_EVER if file.parent.name == "assets" else ASK_AGAIN)


def packed(body: bytes, kind: str, cached: str) -> File:
    headers = {
        "Content-Type": kind,
        "Cache-Control": cached,
        "ETag": f'W/"{hashlib.sha256(body).hexdigest()[:16]}"',  # weak: the same whether compressed or not
        "Vary": "Accept-Encoding",
    }
    return File(body, headers)


def counts_nothing(_: Request[Any, Any, State]) -> None:
    """Files don't count towards the limit: a school class behind one address loads many at once."""


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    before_request=counts_nothing,
    include_in_schema=False,
)
async def web(request: Request[Any, Any, State]) -> Response[bytes]:
    built: Web = request.app.state.web
    file = built.file(request.scope["path"])
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
    if file is built.index and "services" in request.app.state:
        services = request.app.state.services
        file = with_preview(file, await head(request, services), services.house.title)
    if file.headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=file.headers)
    if takes_gzip(request.headers.get("accept-encoding", "")) and file.compressed is not None:
        return Response(file.compressed, headers={**file.headers, "Content-Encoding": "gzip"})
    return Response(file.body, headers=file.headers)


def with_preview(index: File, tags: str, title: str) -> File:
    """The page with the title of the place, and tags in its head for those who show links to people."""
    named = index.body.replace(TITLE, TITLE.replace(b"Tavolino", escape(title).encode()), 1)
    return packed(named.replace(b"</head>", tags.encode() + b"</head>", 1), KINDS[".html"], ASK_AGAIN)
