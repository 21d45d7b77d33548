"""Letters, sent through the mail server that the operator names."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

from touchline.engine.errors import TouchlineError
from touchline.tables.errors import say
from touchline.tables.outward import NotSent
from touchline.tables.people import EMAIL

TIMEOUT: Final = 20.0  # seconds
UNFOLDED: Final = EmailPolicy(max_line_length=900)  # an address that is folded leads nowhere


@dataclass(frozen=True)
class Letter:
    """A letter. `stop` is the address at which its reader ends such letters."""

    to: str
    subject: str
    text: str
    stop: str
    tag: str


@dataclass(frozen=True)
class MailServer:
    """The mail server to use. `secure`: encrypted from the first byte; otherwise as soon as possible."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    secure: bool = False

    @classmethod
    def of(cls, url: str, sender: str) -> MailServer:
        """The server of an address such as `smtp://user:password@mail.example.org:587`, or smtps://."""
        try:
            parts = urlsplit(url)
            port = parts.port or {"smtp": 587, "smtps": 465}[parts.scheme]
        except (ValueError, KeyError) as error:
            raise TouchlineError(say("mail-server-wrong")) from error
        if not parts.hostname:
            raise TouchlineError(say("mail-server-wrong"))
        if not EMAIL.fullmatch(sender):
            raise TouchlineError(say("mail-sender-wrong"))
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, sender, user, password, parts.scheme == "smtps")

    def send(self, letter: Letter) -> None:
        """Hand in a letter, or say why not: `NotSent`. Takes a moment: to be called in a thread."""
        try:
            with self._connected() as server:
                server.send_message(self._written(letter))
        except smtplib.SMTPRecipientsRefused as error:
            raise NotSent(say("unsent-mail-refused")) from error
        except (smtplib.SMTPException, OSError) as error:
            raise NotSent(say("unsent-mail-server")) from error

    def _connected(self) -> smtplib.SMTP:
        if self.secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=TIMEOUT, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
            server.ehlo()
            if self.user or server.has_extn("starttls"):  # a password is never sent in the open
                server.starttls(context=ssl.create_default_context())
        if self.user:
            server.login(self.user, self.password)
        return server

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage(UNFOLDED)
        message["From"] = f"Touchline <{self.sender}>"
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{letter.tag}@{self.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message
