"""What the terminal says when other machines can come in: the addresses, and a code for phones."""

from collections.abc import Sequence

import segno
from rich.console import Console

from tavolino.server.messages import NetworkAddress

REMARKS = {
    "name": "easier to type, but not every phone finds it",
    "vpn": "through the VPN {interface}",
    "container": "for containers on this machine, {interface}",
    "internet": "an address on the internet",
    "link-local": "without a router",
}
BLOCKS = " ▄▀█"  # a character shows two modules, one above the other: none, the lower, the upper, both


def show_addresses(addresses: Sequence[NetworkAddress]) -> None:
    console = Console(highlight=False, soft_wrap=True)
    if not addresses:
        console.print("Other machines may come in, but this one is in no network where they could find it.")
        return
    console.print("Others in your network open it at")
    for one in addresses:
        remark = REMARKS.get(one.kind, "").format(interface=one.interface)
        console.print(f"  {one.url}{f' ({remark})' if remark else ''}", markup=False)
    if can_show(BLOCKS, console.encoding):
        for line in code_lines(addresses[0].url):
            console.print(f"  [black on white]{line}[/]")


def code_lines(text: str) -> list[str]:
    """A QR code in half blocks, with its white margin."""
    rows = [tuple(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=2)]
    rows += [(0,) * len(rows[0])] * (len(rows) % 2)
    return ["".join(BLOCKS[2 * upper + lower] for upper, lower in zip(*pair, strict=True))
            for pair in zip(rows[::2], rows[1::2], strict=True)]  # fmt: skip


def can_show(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True
