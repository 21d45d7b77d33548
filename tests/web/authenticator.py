"""An authenticator in a few lines: makes passkeys and signs with them, as a phone or a browser does."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    """Bytes as they travel in JSON."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey, for the server of this name; `user` is what the server calls its owner."""

    def __init__(self, host: str = "localhost") -> None:
        self.host = host
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = ""
        self.signs = 0

    def _data(self, flags: int) -> bytes:
        self.signs += 1
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": origin}).encode()

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to the options for a new passkey."""
        self.user = options["user"]["id"]
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self._data(PRESENT | VERIFIED | ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("create", options["challenge"], origin)
        return self._told({"clientDataJSON": text(client), "attestationObject": text(attested)})

    def sign(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to the options for signing in."""
        client, data = self._client("get", options["challenge"], origin), self._data(PRESENT | VERIFIED)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        told = {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signed)}
        return self._told(told | {"userHandle": self.user})

    def _told(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


def become(browser: httpx.Client, name: str, origin: str) -> Authenticator:
    """Make a manager in a browser."""
    made = Authenticator()
    options = browser.post("/m/new", json={"name": name})
    assert options.status_code == 200, options.text
    answer = browser.post("/m/new/done", json={"name": name, "credential": made.make(options.json(), origin)})
    assert answer.status_code == 200, answer.text
    return made


def sign_in(browser: httpx.Client, passkey: Authenticator, origin: str) -> httpx.Response:
    """Sign in on a browser."""
    options = browser.post("/m/in", json={}).json()
    return browser.post("/m/in/done", json={"credential": passkey.sign(options, origin)})
