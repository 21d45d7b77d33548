"""The names by which this server may be called.

A page of another site can point its own name at this machine and then talk to us as if it were ours (DNS
rebinding). It cannot do that with an address, with localhost, or with a name that only a home network knows.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from touchline.engine.errors import TouchlineError

AT_HOME: Final = (".localhost", ".local", ".lan", ".home.arpa")


class Hosts:
    """The names that are answered. Without any, all are: then it is up to whoever made the application."""

    def __init__(self, allowed: Iterable[str] | None = None, public_url: str = "") -> None:
        self._any = allowed is None
        self._allowed = {name.lower().rstrip(".") for name in allowed or ()}
        self.origin = origin_of(public_url) if public_url else ""
        if self.origin:
            self._allowed.add(name_of(urlsplit(public_url).netloc))

    def allows(self, host: str) -> bool:
        """Whether a request with this Host is answered."""
        name = name_of(host)
        if self._any or name in self._allowed or "*" in self._allowed:
            return True
        if any(known.startswith("*.") and name.endswith(known[1:]) for known in self._allowed):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return bool(name) and ("." not in name or name.endswith(AT_HOME))
        return True


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def origin_of(url: str) -> str:
    """The origin of an address as browsers send it; refused if it is no address of a site."""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        parts.port  # noqa: B018 - raises if it is none
    except ValueError:
        usable = False
    if not usable or parts.query or parts.fragment or parts.username:
        raise TouchlineError(
            f"'{url[:100]}' is no address for a public URL. Give scheme and name: https://play.example.org"
        )
    usual = {"http": 80, "https": 443}[parts.scheme]
    port = f":{parts.port}" if parts.port not in (None, usual) else ""
    name = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    return f"{parts.scheme}://{name}{port}"
