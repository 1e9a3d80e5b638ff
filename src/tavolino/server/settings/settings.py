"""Everything that a host can set. docs/host.md explains each setting; a test compares the two."""

from msgspec import Struct

from tavolino.server.gate.limits import Limits
from tavolino.server.settings.kinds import (
    Contact,
    Days,
    HostName,
    Language,
    Line,
    Network,
    NodeAddress,
    Port,
    Text,
    WebAddress,
)

THIS_MACHINE = (Network("127.0.0.1"), Network("::1"))


class House(Struct, frozen=True, kw_only=True):
    """What the host says about the place. A text is Markdown: as it is, or in a file whose name ends in .md."""

    name: Line | None = None
    language: Language = "en"  # of the texts
    imprint: Text | None = None
    privacy: Text | None = None  # what the host adds to the text that every server has
    privacy_alone: bool = False  # only the host's text is shown
    rules: Text | None = None  # the house rules
    notice: Text | None = None  # a line on the home page


class Settings(Struct, frozen=True, kw_only=True):
    host: str | None = None  # where to listen; None: on this machine, with a door for others
    port: Port = 8000
    db: str | None = None  # None: a file in the user's data folder
    node: NodeAddress | None = None  # by which other nodes reach this one
    names: tuple[HostName, ...] = ()
    contact: Contact | None = None
    source: WebAddress | None = None
    quick_bots: bool = False
    proxies: tuple[Network, ...] = THIS_MACHINE  # believed about who is asking
    metrics_from: tuple[Network, ...] = ()  # who may read /metrics besides this machine
    notices_to: tuple[Network, ...] = ()  # where notices may go besides the internet
    record_days: Days | None = None  # until a record is removed; None: never
    people_days: Days | None = None  # until somebody who does not come back is forgotten; None: never
    limits: Limits = Limits()
    house: House = House()
