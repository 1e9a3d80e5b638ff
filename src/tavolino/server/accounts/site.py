"""Where somebody has the page open, as far as passkeys go: they are for one name, over https or on this machine."""

from urllib.parse import urlsplit

from tavolino.people.accounts.passkeys import Site
from tavolino.server.reach.host_names import is_ip
from tavolino.server.requests import AnyRequest, host_of
from tavolino.server.services import Services
from tavolino.table import NotAllowed
from tavolino.words import sentence


def site_of(services: Services, request: AnyRequest) -> Site | None:
    """None where browsers offer no passkeys. The name is one of the server's own: the guard has checked it."""
    host, scheme = host_of(request) or "", request.scope["scheme"]
    place = urlsplit(f"//{host}").hostname or ""
    local = place == "localhost" or place.endswith(".localhost")
    if is_ip(place) or not place or not (local or scheme == "https"):
        return None
    return Site(place, f"{scheme}://{host}".lower(), services.settings.house.name or "Tavolino")


def need_site(services: Services, request: AnyRequest) -> Site:
    site = site_of(services, request)
    if site is None:
        raise NotAllowed(sentence("why-no-passkeys"))
    return site
