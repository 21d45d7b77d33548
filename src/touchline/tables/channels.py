"""How a notice goes out: one function for each kind of channel, which says what is sent where."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit, urlunsplit

import msgspec

from touchline.tables.errors import say
from touchline.tables.mail import Letter, MailServer
from touchline.tables.notices import Notice
from touchline.tables.outward import NotSent, Outward, Post
from touchline.tables.people import Address

if TYPE_CHECKING:
    from touchline.tables.webpush import Signer

LONGEST: Final = 1500  # characters of a message in a chat room; Discord takes the fewest, 2000
PUSHED: Final = 2400  # bytes of what a browser shows; push services take 4096 in all
DISCORD_SIGNS: Final = re.compile(r"([\\*_~`|>\[\]()#@<:-])")
JSON: Final = {"Content-Type": "application/json"}


def _text(notice: Notice, escaped: Callable[[str], str] = str) -> str:
    return "\n".join([escaped(one)[:LONGEST] for one in (notice.title, *notice.lines)])[:LONGEST]


def _links(notice: Notice) -> str:
    """Where the notice leads, and where it can be answered at once."""
    return "\n".join(filter(None, (notice.url, _answer(notice))))


def _answer(notice: Notice) -> str:
    return say("notice-answer", url=notice.answer) if notice.answer else ""


def _json(url: str, value: object) -> Post:
    return Post(url, msgspec.json.encode(value), JSON)


def _discord(address: Address, notice: Notice) -> Post:
    text = _text(notice, lambda one: DISCORD_SIGNS.sub(r"\\\1", one))
    return _json(address.url, {"content": f"{text}\n{_links(notice)}", "allowed_mentions": {"parse": []}})


def _slack(address: Address, notice: Notice) -> Post:
    text = _text(notice).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return _json(address.url, {"text": f"{text}\n{_links(notice)}", "mrkdwn": False})


def _telegram(address: Address, notice: Notice) -> Post:
    text = f"{_text(notice)}\n{_links(notice)}"
    preview = {"is_disabled": True}
    return _json(address.url, {"chat_id": address.to, "text": text, "link_preview_options": preview})


def _ntfy(address: Address, notice: Notice) -> Post:
    parts = urlsplit(address.url)
    path, _, topic = parts.path.rstrip("/").rpartition("/")
    root = urlunsplit((parts.scheme, parts.netloc, f"{path}/", parts.query, ""))
    body = "\n".join(notice.lines)[:LONGEST]
    told: dict[str, object] = {"topic": topic, "title": notice.title, "message": body, "click": notice.url}
    told["sequence_id"] = short(
        notice.tag
    )  # the same once more takes the place of the first, from ntfy 2.16 on
    if notice.answer:
        told["actions"] = [{"action": "view", "label": say("notice-answer.button"), "url": notice.answer}]
    return _json(root, told)


def _webhook(address: Address, notice: Notice) -> Post:
    return _json(address.url, notice)


POSTS: Final[dict[str, Callable[[Address, Notice], Post]]] = {
    "discord": _discord,
    "slack": _slack,
    "telegram": _telegram,
    "ntfy": _ntfy,
    "webhook": _webhook,
}


class Channels:
    """All ways out of this server. Without a mail server there are no letters, without a signer no push."""

    def __init__(
        self, outward: Outward | None = None, mail: MailServer | None = None, signer: Signer | None = None
    ) -> None:
        self.outward = outward or Outward()
        self.mail = mail
        self.signer = signer

    async def send(self, kind: str, address: Address, notice: Notice, stop: str, now: float) -> None:
        """Deliver a notice, or say why not: `NotSent`. `stop` is where letters are ended."""
        if kind == "push":
            await self._push(address, notice, now)
        elif kind == "email":
            parts = (*notice.lines, notice.url, _answer(notice), say("mail-stop", url=stop))
            text = "\n\n".join(filter(None, parts))
            await self.write(Letter(address.to, notice.title, text, stop, short(f"{stop} {notice.tag}")))
        else:
            await self.outward.send(POSTS[kind](address, notice))

    async def write(self, letter: Letter) -> None:
        """Send a letter."""
        if self.mail is None:
            raise NotSent(say("unsent-no-mail"))
        await asyncio.to_thread(self.mail.send, letter)

    async def _push(self, address: Address, notice: Notice, now: float) -> None:
        if self.signer is None:
            raise NotSent(say("unsent-no-push"))
        text, topic = msgspec.json.encode(pushed(notice)), short(notice.tag)
        await self.outward.send(self.signer.post(address.url, address.p256dh, address.auth, text, topic, now))


def pushed(notice: Notice) -> dict[str, object]:
    """What the worker of a browser shows (static/sw.js)."""
    body = "\n".join(notice.lines).encode()[:PUSHED].decode(errors="ignore")
    told: dict[str, object] = {"title": notice.title, "body": body}
    told |= {"url": notice.url, "tag": notice.tag}
    if notice.answer:
        actions = [[f"answer:{option}", label] for option, label in notice.choices]
        told |= {"answer": notice.answer, "actions": actions or [["open", say("notice-answer.button")]]}
    return told


def short(text: str) -> str:
    """A name of 32 letters for a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
