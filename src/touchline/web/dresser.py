"""The templates of the pages, with those of the games, and what they may call."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from importlib.resources import files
from pathlib import Path

import jinja2
from markupsafe import Markup

from touchline.engine.game import find, known
from touchline.engine.speech import Words, by_language
from touchline.web.templating import environment


@cache
def templates() -> jinja2.Environment:
    """The templates of the pages, and those of the games as `<game>/table.html`."""
    folders = {game_id: Path(str(files(find(game_id).package))) for game_id in known()}
    env = environment(folders)
    env.globals.update(once=once, words=words)
    return env


@cache
def words(game_id: str) -> Words:
    """The words of a game, for its templates: `{% set say = words("GAME") %}`."""
    return Words(find(game_id).package)


@by_language
def once(macro: Callable[..., Markup], *args: Hashable) -> Markup:
    """What a macro makes of these arguments, drawn once and kept: a card looks the same everywhere."""
    return macro(*args)
