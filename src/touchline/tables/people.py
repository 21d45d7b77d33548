"""People who want to be called: when, in which language, and by which channels.

Nobody needs an account: a person is a secret that a browser keeps, and has the seats that this browser plays.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final, Literal
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec

from touchline.engine.speech import ENGLISH
from touchline.tables import clocks
from touchline.tables.clocks import Clock
from touchline.tables.errors import TableError, say
from touchline.tables.outbox import ChannelRow, PersonRow

Pace = Literal["once", "hourly", "twice"]
Kind = Literal["push", "email", "discord", "slack", "telegram", "ntfy", "webhook"]

WEBHOOKS: Final = ("discord", "slack", "telegram", "ntfy", "webhook")
MOST_CHANNELS: Final = 8
LONGEST: Final = 1000  # characters of an address
DIGESTS: Final = (8, 18)  # the hours of whoever wants to hear twice a day
EMAIL: Final = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+", re.I)
CHAT: Final = re.compile(r"-?\d{1,20}|@\w{1,64}")
BOT: Final = re.compile(r"\d{1,20}:[\w-]{20,100}")
TELEGRAM: Final = "https://api.telegram.org"


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a person likes to be called. `quiet` are the hours from and until which nothing is sent, in the
    person's time zone; what comes up meanwhile is sent together when they are over.

    `results`: also when a game has ended or the others want another one. `origin` is the address by which
    this person's browser knows the server.
    """

    language: str = ENGLISH
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    pace: Pace = "once"
    results: bool = True
    origin: str = ""


class Address(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a channel leads. `shared`: others read there too, so nothing is sent that they may not know."""

    url: str = ""
    to: str = ""  # a mail address, or the chat of a Telegram bot
    p256dh: str = ""
    auth: str = ""
    shared: bool = False


def settings(row: PersonRow) -> Settings:
    """A person's settings as they are stored; what cannot be read any more is as usual."""
    try:
        return msgspec.json.decode(row.settings, type=Settings)
    except msgspec.MsgspecError:
        return Settings()


def address(row: ChannelRow) -> Address:
    """Where a channel leads."""
    return msgspec.json.decode(row.address, type=Address)


def checked(settings: Settings) -> Settings:
    """The settings, if they make sense; a `TableError` says what does not."""
    clocks.checked(Clock(night=settings.quiet, zone=settings.zone))
    return settings


def when(settings: Settings, called: float, now: float) -> float:
    """When a person would like to hear of what came up at `called`: now, or at the next good moment."""
    moment = max(now, _slot(settings, called))
    return clocks.moment(Clock(night=settings.quiet, zone=settings.zone), moment, 0.0)


def _slot(settings: Settings, called: float) -> float:
    """The person's first digest after that moment; the moment itself for somebody who wants none."""
    if settings.pace == "once":
        return called
    day = datetime.fromtimestamp(called, ZoneInfo(settings.zone)).replace(minute=0, second=0, microsecond=0)
    hours = DIGESTS if settings.pace == "twice" else range(24)
    found = (day + timedelta(days=days) for days in (0, 1))
    slots = (at.replace(hour=hour).timestamp() for at in found for hour in hours)
    return next(slot for slot in slots if slot >= called)


# Addresses


def web_address(text: str, inside: bool = False) -> str:
    """An address that notices may be sent to; `inside`: plain http will do, which only tests and owners of
    closed networks want."""
    text = text.strip()
    try:
        parts = urlsplit(text)
        port_fits = parts.port is None or parts.port > 0
    except ValueError as error:
        raise TableError(400, say("address-wrong")) from error
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST
    if not plain or not parts.hostname or not port_fits or parts.username is not None:
        raise TableError(400, say("address-wrong"))
    if parts.scheme != "https" and not (inside and parts.scheme == "http"):
        raise TableError(400, say("address-https"))
    return text


def webhook(kind: str, filled: Mapping[str, str], inside: bool = False) -> tuple[str, Address]:
    """The place and the address of a webhook, as a form describes it."""
    if kind not in WEBHOOKS:
        raise TableError(400, say("channel-unknown"))
    shared = bool(filled.get("shared"))
    if kind != "telegram":
        url = web_address(filled.get("url", ""), inside)
        return url, Address(url=url, shared=shared)
    token, chat = filled.get("token", "").strip(), filled.get("chat", "").strip()
    if not BOT.fullmatch(token) or not CHAT.fullmatch(chat):
        raise TableError(400, say("address-telegram"))
    server = web_address(filled["url"], True) if inside and filled.get("url") else TELEGRAM
    return f"{chat} {token}", Address(url=f"{server}/bot{token}/sendMessage", to=chat, shared=shared)


def mail_address(text: str) -> str:
    """A mail address as it is compared and written to."""
    text = text.strip()
    name, _, domain = text.rpartition("@")
    if len(text) > 254 or not text.isascii() or not EMAIL.fullmatch(text):
        raise TableError(400, say("address-mail"))
    return f"{name}@{domain.lower()}"
