"""One server for one folder: a lock that ends with the process that holds it, however that ends.

The operating system keeps the lock, so none is left behind by a kill. Beside it the file says who holds it:
that is for people to read, and decides nothing.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from touchline.tables.store import StoreError, StoreUnreachable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

NAME: Final = "server.lock"
FAR_AWAY: Final = 1 << 30  # Windows keeps others from reading the bytes that are locked: none of these
NO_LOCKS: Final = (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL)  # of some network folders


class FolderHeld(StoreError):
    """Another server has the folder."""


class Holder(msgspec.Struct, frozen=True):
    """Who holds a folder."""

    pid: int = 0
    since: float = 0.0
    address: str = ""

    def __str__(self) -> str:
        if not self.pid:
            return "another Touchline server"
        since = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(self.since))
        at = f", at {self.address}" if self.address else ""
        return f"another Touchline server (process {self.pid}, since {since}{at})"


class FolderLock:
    """Holds a folder as long as it is open; `FolderHeld` if another server does."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreUnreachable(
                f"{folder} cannot be used ({error}). Check that this user may write there, "
                "or choose another folder with --data."
            ) from error
        if not _take(self._file):
            holder = _read(self._file)
            os.close(self._file)
            raise FolderHeld(
                f"{folder} is in use by {holder}. Play there, or stop it first, or choose another folder "
                "with --data. Nothing was changed."
            )
        self.tell("")

    def tell(self, address: str) -> None:
        """Write down who holds the folder, and where it can be reached."""
        with suppress(OSError):  # a full disk: the lock holds all the same
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, msgspec.json.encode(Holder(os.getpid(), time.time(), address)))

    def close(self) -> None:
        """Let go of the folder."""
        with suppress(OSError):
            os.ftruncate(self._file, 0)
        os.close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _take(file: int) -> bool:
    """Whether the lock is ours now."""
    try:
        if sys.platform == "win32":
            os.lseek(file, FAR_AWAY, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno in NO_LOCKS and sys.platform != "win32"
    return True


def _read(file: int) -> Holder:
    try:
        os.lseek(file, 0, os.SEEK_SET)
        return msgspec.json.decode(os.read(file, 1000), type=Holder)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return Holder()
