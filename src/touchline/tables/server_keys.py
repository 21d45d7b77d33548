"""Keys of the server itself, made when they are first needed and kept in the store."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final

from touchline.tables.hall import Hall

STOP: Final = "stop"


class ServerKeys:
    """The keys of one server."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: dict[str, bytes] = {}

    async def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The key of this name, made if there is none: of several that are made at once, one is kept."""
        if name not in self._known:
            store = self._hall.store
            found = await self._hall.ask(store.key, name)
            if found is None:
                await self._hall.done(store.keep_key(name, make()))
                found = await self._hall.ask(store.key, name)
            assert found is not None
            self._known[name] = found
        return self._known[name]

    async def stop_word(self, channel: str) -> str:
        """The word with which the reader of a channel's letters stops them."""
        return f"{channel}.{await self._sign(channel)}"

    async def stopped_by(self, word: str) -> str:
        """The channel that a word ends, "" if there is none."""
        channel, _, sign = word.partition(".")
        return channel if hmac.compare_digest((await self._sign(channel)).encode(), sign.encode()) else ""

    async def _sign(self, channel: str) -> str:
        return await self.signed(STOP, channel)

    async def signed(self, name: str, text: str) -> str:
        """The signature of a text with the key of that name."""
        key = await self.key(name, lambda: secrets.token_bytes(32))
        return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()[:32]
