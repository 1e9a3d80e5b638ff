"""Webhooks: a notice as ntfy, Discord, bridges to Matrix, and programs of one's own take it.

docs/notices.md describes them.
"""

import hashlib
import hmac
import re
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from tavolino.server.notices.outside import target
from tavolino.server.notices.texts import Letter
from tavolino.store import Channel

SIGNATURE = "Tavolino-Signature"
MARKUP = re.compile(r"([\\`*_~|>\[\]()#<@:-])")  # what means something in Discord's Markdown
SILENT = 4  # Discord's flag for a message without previews of its links


class Request(NamedTuple):
    address: str
    headers: Mapping[str, str]
    body: bytes


def request(channel: Channel, letter: Letter, key: str) -> Request:
    """`key` is the same for a notice that comes twice."""
    link, stop = f"{channel.site}{letter.path}", stop_link(channel)
    match channel.kind:
        case "ntfy":
            return signed(channel, *for_ntfy(channel, letter, link, stop))
        case "discord":
            return signed(channel, channel.address, for_discord(letter, link, stop))
        case "matrix":
            return signed(channel, channel.address, for_matrix(letter, link, stop))
        case _:
            return signed(channel, channel.address, plain(letter, link, stop, key))


def stop_link(channel: Channel) -> str:
    return f"{channel.site}/stop/{channel.stop}"


def signed(channel: Channel, address: str, message: dict[str, Any]) -> Request:
    """Whoever knows the channel's secret can check that the message is ours, and new."""
    body, now = msgspec.json.encode(message), str(int(time.time()))
    digest = hmac.new(channel.secret.encode(), f"{now}.".encode() + body, hashlib.sha256).hexdigest()
    headers = {"Content-Type": "application/json", SIGNATURE: f"t={now},v1={digest}"}
    return Request(address, headers, body)


def plain(letter: Letter, link: str, stop: str, key: str) -> dict[str, Any]:
    return {
        "type": "notice",
        "key": key,
        "what": letter.what,
        "game": letter.game,
        "table": letter.table,
        "title": letter.title,
        "text": letter.text,
        "due": letter.due,
        "turns": letter.turns,
        "link": link,
        "stop": stop,
    }


def for_ntfy(channel: Channel, letter: Letter, link: str, stop: str) -> tuple[str, dict[str, Any]]:
    """ntfy takes JSON at its root, with the topic in it; the address that people know ends with the topic."""
    parts = target(channel.address)
    folder, _, name = parts.path.partition("?")[0].rstrip("/").rpartition("/")
    actions = [
        {"action": "view", "label": letter.open, "url": link},
        {"action": "view", "label": letter.stop, "url": stop},
    ]
    message = {"topic": name, "title": letter.title, "message": letter.text, "click": link, "actions": actions}
    return f"{parts.origin}{folder}/", message


def for_discord(letter: Letter, link: str, stop: str) -> dict[str, Any]:
    """Names are people's own choice: they must not become links, or call everybody."""
    title, text = (MARKUP.sub(r"\\\1", part) for part in (letter.title, letter.text))
    content = f"**{title}**: {text}\n{letter.open}: <{link}>\n-# {letter.stop}: <{stop}>"
    return {"content": content, "allowed_mentions": {"parse": []}, "flags": SILENT}


def for_matrix(letter: Letter, link: str, stop: str) -> dict[str, Any]:
    text = f"{letter.title}: {letter.text}\n{letter.open}: {link}\n{letter.stop}: {stop}"
    return {"text": text, "username": "Tavolino"}
