"""Servers of other people, as far as tests need them: they keep what is posted to them."""

import base64
import json
import queue
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, NamedTuple, Self

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60  # seconds: a machine may be slow
CURVE = ec.SECP256R1()


class Posted(NamedTuple):
    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Outside:
    """A web server of somebody else's: answers every request with `status`, and `headers` besides."""

    def __init__(self, status: int = 200, **headers: str) -> None:
        self.status = status
        self.headers = headers
        self.posted: queue.Queue[Posted] = queue.Queue()
        outside = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outside.posted.put(Posted(self.path, dict(self.headers), body))
                self.send_response(outside.status)
                for name, value in outside.headers.items():
                    self.send_header(name.replace("_", "-"), value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.thread = Thread(target=self.server.serve_forever, args=(0.02,), daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    def next(self) -> Posted:
        return self.posted.get(timeout=PATIENCE)

    def is_quiet(self) -> bool:
        return self.posted.empty()


class PushBrowser:
    """A browser's side of push messages: its keys, and how it reads what comes (RFC 8291, RFC 8188)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.public = point(self.key.public_key())
        self.secret = bytes(range(16))

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        keys = {"p256dh": in_text(self.public), "auth": in_text(self.secret)}
        return {"endpoint": endpoint, **keys, "language": language}

    def read(self, posted: Posted) -> Any:
        assert posted.headers["Content-Encoding"] == "aes128gcm"
        salt, size, length = posted.body[:16], int.from_bytes(posted.body[16:20]), posted.body[20]
        sender, sealed = posted.body[21 : 21 + length], posted.body[21 + length :]
        assert len(sealed) <= size <= 4096, "one record"
        agreed = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = derived(agreed, self.secret, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02"), "it is the last record"
        return json.loads(text[:-1])


def claims(posted: Posted, key: str) -> Any:
    """What the sender says of itself, once its signature fits this key (RFC 8292)."""
    scheme, _, rest = posted.headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    first, second = from_text(signature)[:32], from_text(signature)[32:]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    dss = encode_dss_signature(int.from_bytes(first), int.from_bytes(second))
    public.verify(dss, signed.encode(), ec.ECDSA(SHA256()))
    head, body = (json.loads(from_text(part)) for part in signed.split("."))
    assert (head["alg"], head["typ"]) == ("ES256", "JWT")
    return body


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def in_text(octets: bytes) -> str:
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
