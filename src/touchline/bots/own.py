"""Bots of your own: a function or a class with a name, from this program, from a file, or from a package.

`@bot("mine", games=["GAME"])` lists a function `(sight, chance) -> option`, or a class: of a class one is
made for each seat of each game, and called in the same way, so that it may remember. Other processes find
such a bot by its file: the variable TOUCHLINE_BOTS names the files to load. Installed packages name their
bots as entry points of the group `touchline.bots`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import logging
import os
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from touchline.bots import registry
from touchline.bots.registry import Bot
from touchline.engine.errors import TouchlineError
from touchline.engine.game import known

log = logging.getLogger("touchline.bots")

FILES = "TOUCHLINE_BOTS"  # files with bots, commas between them, for this process and those that it starts
GROUP = "touchline.bots"
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,39}")
TEXT = "A bot of your own."

Made = TypeVar("Made", bound=Callable[..., Any])
AnyBot = str | Bot | type
"""A bot by its name or its file, or itself: a function, or a class."""


def bot(name: str, *, games: Sequence[str] | None = None, text: str = "") -> Callable[[Made], Made]:
    """Decorate a function or a class to list it under this name, for some games (by id) or for all.

    The text is what lists say of it; without one, they say the first line of its docstring.
    """
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise TouchlineError(
            f"{name!r} is no name for a bot. Take letters, digits, dots, dashes and underscores, at most 40."
        )
    for game in games or ():
        if game not in known():
            raise TouchlineError(f"There is no game '{game}'. There is: {', '.join(known())}.")

    def add(made: Made) -> Made:
        _add(name, made, games, text)
        return made

    return add


def _add(name: str, made: Callable[..., Any], games: Sequence[str] | None, text: str) -> None:
    plays = frozenset(games) if games is not None else None
    registry.add_own(
        name,
        text or (inspect.getdoc(made) or TEXT).splitlines()[0],
        (lambda game_id: True) if plays is None else plays.__contains__,
        made,
        home_of(made),
    )


def home_of(made: Callable[..., Any]) -> str:
    """Where another process finds it, as `/folder/file.py:name`; nothing if it is in no file."""
    try:
        file = inspect.getsourcefile(made)
    except TypeError:
        return ""
    name = getattr(made, "__qualname__", "<")
    is_there = file is not None and file.endswith(".py") and "<" not in name and Path(file).is_file()
    return f"{Path(str(file)).resolve()}:{name}" if is_there else ""


def named(made: AnyBot, *, shared: bool = False) -> str:
    """The name under which a bot is listed; the bot of a file is loaded, and listed by its own name.

    `shared`: other processes are going to play it too.
    """
    if isinstance(made, str):
        path, attribute = _split(made)
        return _from_file(path, attribute) if path else made
    if not callable(made):
        raise TouchlineError(f"{made!r} is no bot: give a name, a function (sight, chance), or a class.")
    name = registry.name_of(made)
    if not name:
        name = getattr(made, "__name__", type(made).__name__)
        bot(name if NAME.fullmatch(name) else "mine")(made)
        name = registry.name_of(made)
    home = home_of(made)
    if home:
        _share(home)
    elif shared:
        raise TouchlineError(
            f"Other processes cannot load '{name}', because it is in no file. Save it as a function or a "
            "class of a .py file, or play with one worker."
        )
    return name


def _split(text: str) -> tuple[str, str]:
    """The file and the name in it: `mybot.py:mine`; no file if it is not one."""
    path, dot, attribute = text.rpartition(".py:")
    if dot:
        return f"{path}.py", attribute
    return (text, "") if text.endswith(".py") else ("", "")


def _from_file(path: str, attribute: str) -> str:
    """Load a file and say what its bot is called: the one with this name, or its only one."""
    file = Path(path).expanduser().resolve()
    before = registry.own_names(str(file))
    module = _module(str(file))
    if attribute:
        made = getattr(module, attribute, None)
        if not callable(made):
            there_is = ", ".join(registry.own_names(str(file))) or "none"
            raise TouchlineError(f"{path} has no function or class '{attribute}'. Bots in it: {there_is}.")
        name = registry.name_of(made)
        if not name:
            bot(attribute)(made)
            name = attribute
    else:
        found = registry.own_names(str(file)) or before
        if len(found) != 1:
            there_is = ", ".join(found) or "none"
            raise TouchlineError(f"Say which bot of {path} is meant: {path}:NAME. Bots in it: {there_is}.")
        name = found[0]
    _share(f"{file}:{attribute}" if attribute else str(file))
    return name


def _share(home: str) -> None:
    """Let the processes that this one starts find the bot."""
    files = _files()
    if home not in files:
        os.environ[FILES] = ",".join([*files, home])


def _files() -> list[str]:
    return [file for file in os.environ.get(FILES, "").split(",") if file]


@cache
def _module(path: str) -> ModuleType:
    """The file as a module, run once. What it imports from its own folder is found."""
    if not Path(path).is_file():
        raise TouchlineError(f"There is no file {path} with a bot in it.")
    name = f"touchline_own_{Path(path).stem}_{hashlib.sha256(path.encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        spec.loader.exec_module(module)
    except TouchlineError:
        raise
    except Exception as error:
        raise TouchlineError(f"{path} cannot be loaded:\n{own_traceback(error, 'exec_module')}") from error
    return module


def own_traceback(error: BaseException, ours: str) -> str:
    """A traceback that begins in the bot's own code: after the last frame of that name which is ours."""
    frames = error.__traceback__
    start = frames
    while frames is not None:
        if frames.tb_frame.f_code.co_name in (ours, "_call_with_frames_removed"):
            start = frames.tb_next
        frames = frames.tb_next
    return "".join(traceback.format_exception(type(error), error, start)).rstrip()


@cache
def load_all() -> None:
    """List the bots of installed packages, and of the files that TOUCHLINE_BOTS names. Done once."""
    for point in entry_points(group=GROUP):
        try:
            made = point.load()
            if callable(made) and not registry.name_of(made):
                bot(point.name)(made)
        except Exception:  # a package that is broken must not keep the others from playing
            log.warning("the bot '%s' of an installed package cannot be loaded", point.name, exc_info=True)
    for file in _files():
        path, attribute = _split(file)
        if not path:
            raise TouchlineError(f"{FILES} names {file!r}, which is no .py file.")
        module = _module(str(Path(path).expanduser().resolve()))
        made = getattr(module, attribute, None) if attribute else None
        if callable(made) and not registry.name_of(made):
            bot(attribute)(made)
