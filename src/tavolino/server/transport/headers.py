"""The headers of every answer."""

from litestar.types import Scope

UNUSED = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb")
ALWAYS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
    "Referrer-Policy": "no-referrer",  # a link to a table is a key to it
    "X-Content-Type-Options": "nosniff",
}
HTTPS = {"Strict-Transport-Security": "max-age=31536000"}  # over http, browsers ignore it
NOT_KEPT = {"Cache-Control": "no-store"}  # an answer may show somebody's cards


def headers_for(scope: Scope) -> dict[str, str]:
    return ALWAYS | HTTPS if scope["scheme"] == "https" else ALWAYS
