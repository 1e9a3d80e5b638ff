"""Messages to browsers: encrypted so that the push service cannot read them, and signed by this house.

RFC 8291 describes the one, RFC 8292 the other.
"""

import base64
import hashlib
import os
import time

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

RECORD = 4096  # bytes: every push service takes as many
TRUST = 12 * 3600  # seconds that a signature is good for
CURVE = ec.SECP256R1()


class PushKey:
    """By which push services know this house."""

    def __init__(self, private: bytes) -> None:
        self.vapid = Vapid02(ec.derive_private_key(int.from_bytes(private), CURVE), {"no-strict": True})
        self.public = written(point(self.vapid.private_key.public_key()))

    def signature(self, origin: str, contact: str) -> str:
        """The header `Authorization`. `contact`: whom a push service can ask, as an address with mailto: or https:."""
        claims = {"aud": origin, "exp": int(time.time()) + TRUST, "sub": contact}
        return str(self.vapid.sign(claims)["Authorization"])


def fresh_key() -> bytes:
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)


def encrypted(
    text: bytes,
    browser: bytes,
    shared: bytes,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """For the browser that has the other half of the key `browser`, and the secret `shared`.

    Each message has a key and a salt of its own; they can be given only to compare with an example.
    """
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    sender = point(own.public_key())
    agreed = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    secret = derived(agreed, shared, b"WebPush: info\0" + browser + sender, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    start = salt + RECORD.to_bytes(4) + bytes([len(sender)]) + sender
    return start + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_keys(browser: str, shared: str) -> bool:
    """Whether these can be a browser's two keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(browser))
        return len(read(shared)) == 16
    except ValueError:
        return False


def topic(text: str) -> str:
    """A later message with the same topic takes the place of one that has not arrived yet."""
    return written(hashlib.sha256(text.encode()).digest())[:32]


def written(octets: bytes) -> str:
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
