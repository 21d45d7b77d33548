"""Passkeys: what is said between this server and an authenticator, by way of the browser.

A challenge goes out in the options and comes back signed. Between the two it lies in a cookie with the
server's own signature: nothing is kept in memory, so any process may take the answer. It signs in once: a
challenge from before the passkey was last used opens nothing. A passkey belongs to the name of the server;
browsers make none for bare addresses, nor without https, this machine itself apart.
"""

from __future__ import annotations

import base64
import secrets
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from touchline.tables.errors import TableError
from touchline.tables.managers import Managers
from touchline.tables.roster import ManagerRow, PasskeyRow
from touchline.web.language import say
from touchline.web.visitor import house

CHALLENGE_COOKIE: Final = "touchline-challenge"
CHALLENGE: Final = "challenge"
GOOD_FOR: Final = 300.0  # seconds
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
BROWSERS: Final = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}


@cache
def available() -> bool:
    """Whether this server can do it: without the extra `passkeys` there are no managers.

    The package is loaded when it is first needed, which a server that starts should not wait for.
    """
    return find_spec("webauthn") is not None


def check() -> None:
    """Refuse where it cannot."""
    if not available():
        raise TableError(409, say("manager-unable"))


def origin(conn: HTTPConnection) -> str:
    """The address of this server as the browser sees it."""
    scheme = "https" if conn.url.scheme in ("https", "wss") else "http"
    return house(conn).hosts.origin or f"{scheme}://{conn.url.netloc}"


def _name(conn: HTTPConnection) -> str:
    return origin(conn).partition("//")[2].rpartition("@")[2].partition(":")[0]


def label(conn: HTTPConnection) -> str:
    """What a device is called, from what its browser says of itself."""
    said = conn.headers.get("user-agent", "")
    system = next((name for name in SYSTEMS if name in said), "")
    browser = next((name for sign, name in BROWSERS.items() if sign in said), "")
    return " · ".join(filter(None, (browser, system))) or "?"


# Challenges


async def _challenge(conn: HTTPConnection, answer: Response, kind: str, manager: str) -> bytes:
    """A new challenge, which the browser keeps until the answer."""
    challenge, asked = secrets.token_bytes(32), int(_now(conn) * 1000)
    text = f"{kind}.{manager}.{asked}.{_text(challenge)}"
    signed = f"{text}.{await _sign(conn, text)}"
    answer.set_cookie(CHALLENGE_COOKIE, signed, int(GOOD_FOR), path="/m", httponly=True, samesite="strict")
    return challenge


async def _asked(conn: HTTPConnection, answer: Response, kind: str) -> tuple[str, bytes, float]:
    """The manager and the challenge that this browser was asked with, and when."""
    text, _, sign = conn.cookies.get(CHALLENGE_COOKIE, "").rpartition(".")
    parts = text.split(".")
    good = secrets.compare_digest((await _sign(conn, text)).encode(), sign.encode())
    if not good or len(parts) != 4 or parts[0] != kind or int(parts[2]) / 1000 < _now(conn) - GOOD_FOR:
        raise TableError(409, say("manager-too-late"))
    answer.delete_cookie(CHALLENGE_COOKIE, path="/m", httponly=True, samesite="strict")
    return parts[1], _bytes(parts[3]), int(parts[2]) / 1000


async def _sign(conn: HTTPConnection, text: str) -> str:
    return await house(conn).tables.calling.sender.keys.signed(CHALLENGE, text)


def _now(conn: HTTPConnection) -> float:
    return house(conn).tables.hall.clock()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# A new passkey


async def new_options(
    conn: HTTPConnection, answer: Response, manager: str, name: str, known: list[PasskeyRow]
) -> str:
    """What the browser has to know to make a passkey for a manager, as JSON."""
    check()
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=_name(conn),
        rp_name="Touchline",
        user_name=name,
        user_id=manager.encode(),
        challenge=await _challenge(conn, answer, "new", manager),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one.id) for one in known],
    )
    return str(webauthn.options_to_json(options))


async def made(conn: HTTPConnection, answer: Response, credential: Any) -> PasskeyRow:
    """The passkey that a browser has made, or why it is none."""
    check()
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    manager, challenge, _ = await _asked(conn, answer, "new")
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_name(conn),
            expected_origin=origin(conn),
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise TableError(400, say("manager-passkey-wrong")) from error
    now = _now(conn)
    return PasskeyRow(
        id=found.credential_id,
        manager=manager,
        public_key=found.credential_public_key,
        signs=found.sign_count,
        label=label(conn),
        created=now,
        used=now,
    )


# Signing in


async def sign_in_options(conn: HTTPConnection, answer: Response) -> str:
    """What the browser has to know to sign in with any passkey that it has for this server, as JSON."""
    check()
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=_name(conn),
        challenge=await _challenge(conn, answer, "in", ""),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return str(webauthn.options_to_json(options))


async def signed_in(
    conn: HTTPConnection, answer: Response, managers: Managers, credential: Any
) -> ManagerRow:
    """The manager whose passkey signed the challenge."""
    check()
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    _, challenge, asked = await _asked(conn, answer, "in")
    try:
        known = await managers.passkey(_bytes(credential["rawId"]))
        if known is None:
            raise TableError(403, say("manager-passkey-unknown"))
        if asked < known.used:
            raise TableError(409, say("manager-too-late"))
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_name(conn),
            expected_origin=origin(conn),
            credential_public_key=known.public_key,
            credential_current_sign_count=known.signs,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise TableError(400, say("manager-passkey-wrong")) from error
    used = PasskeyRow(
        id=known.id,
        manager=known.manager,
        public_key=known.public_key,
        signs=found.new_sign_count,
        label=known.label,
        created=known.created,
        used=_now(conn),
    )
    await managers.keep_passkey(used)
    manager = await managers.by_id(known.manager)
    assert manager is not None
    return manager
