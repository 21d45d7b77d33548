"""What can go wrong at a table: a sentence that says what to do, and the HTTP status that fits."""

from __future__ import annotations

import logging
import math
from typing import Final

from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.speech import Words
from touchline.tables.store import NoSuchTable, StoreError, StoreFull, StoreLost

log = logging.getLogger(__name__)

say: Final = Words("touchline.tables")


class TableError(TouchlineError):
    """Something that a table does not do; nothing was changed. `code` is the HTTP status that fits."""

    code = 400

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Busy(TableError):
    """A client asks for more than its share; it may come back in `seconds`."""

    def __init__(self, message: str, seconds: float) -> None:
        super().__init__(429, message)
        self.seconds = max(1, math.ceil(seconds))


class Stale(TableError):
    """The decision was answered or has changed meanwhile."""

    def __init__(self, message: str = "") -> None:
        super().__init__(409, message or say("stale"))


class TooMuch(TableError):
    """More of something than a table takes. Something else must be done first; trying often does not help."""

    seconds = 3600  # until it makes sense to ask again

    def __init__(self, message: str) -> None:
        super().__init__(429, message)


class NotAllowed(Refused, TableError):
    """An option that the rules do not allow now, with rule and reason."""

    code = 422

    def __init__(self, refused: Refused) -> None:
        Exception.__init__(self, str(refused))
        self.option, self.rule, self.reason = refused.option, refused.rule, refused.reason


def explained(error: StoreError) -> TableError:
    """The store's trouble as the table's answer."""
    if isinstance(error, NoSuchTable):
        return TableError(404, str(error))
    if isinstance(error, StoreLost):
        log.warning("%s", error)
        return TableError(503, say("store-gone"))
    return TableError(507 if isinstance(error, StoreFull) else 503, str(error))
