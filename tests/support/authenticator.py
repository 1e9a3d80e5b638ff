"""A passkey authenticator in software, for tests without a browser: it signs whatever place and origin it is told."""

import hashlib
import json
import os
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tavolino.people.accounts.passkeys import as_text

MADE, USED = 0x45, 0x05  # flags: somebody was there and was verified; with a new credential


class Authenticator:
    def __init__(self, place: str, origin: str) -> None:
        self.place = place
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self.uses = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to what `navigator.credentials.create` is asked."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        attested = {"fmt": "none", "attStmt": {}, "authData": self.data(MADE) + credential}
        said = self.said("webauthn.create", options["challenge"])
        return self.answer({"clientDataJSON": as_text(said), "attestationObject": as_text(cbor2.dumps(attested))})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """The same for `navigator.credentials.get`."""
        self.uses += 1
        data, said = self.data(USED), self.said("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self.answer({name: as_text(part) for name, part in parts.items()})

    def data(self, flags: int) -> bytes:
        return hashlib.sha256(self.place.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": as_text(self.id), "rawId": as_text(self.id), "type": "public-key", "response": response}
