"""A name in the local network, such as tavolino.local, by zeroconf, which the extra `lan` installs."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from tavolino.server.reach.network import IP

NAMES = ("tavolino", *(f"tavolino-{number}" for number in range(2, 10)))
PATIENCE = 1000  # milliseconds to wait for somebody who has the name already
log = logging.getLogger(__name__)


class LocalName:
    def __init__(self) -> None:
        self.host = ""  # empty while there is none
        self.port = 0
        self.zeroconf: Any = None
        self.publishing: asyncio.Task[None] | None = None

    def publish(self, port: int, ips: Sequence[IP]) -> None:
        if find_spec("zeroconf") and self.publishing is None:
            self.publishing = asyncio.create_task(self.register(port, ips))

    async def register(self, port: int, ips: Sequence[IP]) -> None:
        from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf  # an extra

        try:
            self.zeroconf = AsyncZeroconf(interfaces=[str(ip) for ip in ips if ip.version == 4])
            host = await self.free_name()
            service = AsyncServiceInfo(
                "_http._tcp.local.", f"{host.capitalize()}._http._tcp.local.", port=port, server=f"{host}.local.",
                addresses=[ip.packed for ip in ips],
            )  # fmt: skip
            await (await self.zeroconf.async_register_service(service, allow_name_change=True))
        except Exception:  # without a name there are still addresses
            log.warning("there is no name in the local network", exc_info=True)
        else:
            self.host, self.port = f"{host}.local", port

    async def free_name(self) -> str:
        from zeroconf import AddressResolver  # type: ignore[attr-defined]  # it is missing in its __all__

        for name in NAMES:
            if not await AddressResolver(f"{name}.local.").async_request(self.zeroconf.zeroconf, PATIENCE):
                return name
        raise OSError("all names are taken")

    async def withdraw(self) -> None:
        publishing, self.publishing, self.host = self.publishing, None, ""
        if publishing is None:
            return
        publishing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await publishing
        if self.zeroconf:
            await self.zeroconf.async_unregister_all_services()
            await self.zeroconf.async_close()
            self.zeroconf = None
