"""Web Push: notices for a browser whose window is closed (RFC 8030), encrypted for it alone (RFC 8291), and
signed with the server's key (RFC 8292, VAPID).

Needs the package `cryptography`: `pip install 'touchline[notices]'`.
"""

from __future__ import annotations

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from touchline.tables.outward import Post

RECORD: Final = 4096  # bytes of one encrypted record; a notice is one
MOST_BYTES: Final = RECORD - 103  # of a notice: head, mark and tag take the rest
SIGNED_FOR: Final = 12 * 3600  # seconds; push services take at most a day
KEPT_FOR: Final = 3 * 24 * 3600  # seconds that a push service keeps a notice for a device that is off
CURVE: Final = ec.SECP256R1()


def b64(data: bytes) -> str:
    """Bytes as text, as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Such a text as bytes; ValueError if it is none."""
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def new_key() -> bytes:
    """A key for a server, to be kept."""
    made = ec.generate_private_key(CURVE)
    return made.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def usable(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
        return len(unb64(auth)) == 16
    except (ValueError, InvalidKey, UnsupportedAlgorithm):
        return False


class Signer:
    """A server as push services know it."""

    def __init__(self, key: bytes, contact: str) -> None:
        loaded = load_der_private_key(key, None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey)
        self._key = loaded
        self._contact = contact
        self.public = b64(_point(loaded.public_key()))  # for the browser that subscribes

    def post(self, url: str, p256dh: str, auth: str, text: bytes, topic: str, now: float) -> Post:
        """A notice for a subscription. A later one of the same topic takes the place of one not read yet."""
        headers = {
            "Authorization": f"vapid t={self._token(url, now)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic,
            "Urgency": "high",
        }
        return Post(url, encrypted(text[:MOST_BYTES], unb64(p256dh), unb64(auth)), headers)

    def _token(self, url: str, now: float) -> str:
        parts = urlsplit(url)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED_FOR}
        claims |= {"sub": self._contact}
        signed = ".".join(b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypted(
    text: bytes,
    receiver: bytes,
    auth: bytes,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A text that only the subscription with these keys can read; salt and key are new unless told."""
    salt = salt or os.urandom(16)
    key = key or ec.generate_private_key(CURVE)
    sender = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    secret = _derived(shared, auth, b"WebPush: info\0" + receiver + sender, 32)
    content = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(content).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
