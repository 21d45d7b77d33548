"""The templates of the pages, with those of the games, and what they may call."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import jinja2
from markupsafe import Markup

from touchline.engine.game import find, known
from touchline.engine.speech import Words, by_language, speaker
from touchline.web.templating import environment


@cache
def templates() -> jinja2.Environment:
    """The templates of the pages, and those of the games as `<game>/table.html`."""
    folders = {game_id: Path(str(files(find(game_id).package))) for game_id in known()}
    env = environment(folders)
    env.globals.update(kept=Kept(), once=once, words=words)
    return env


@cache
def words(game_id: str) -> Words:
    """The words of a game, for its templates: `{% set say = words("GAME") %}`."""
    return Words(find(game_id).package)


@by_language
def once(macro: Callable[..., Markup], *args: Hashable) -> Markup:
    """What a macro makes of these arguments, drawn once and kept: a card looks the same everywhere."""
    return macro(*args)


class Kept:
    """What many see alike, drawn once for all of them: `kept(macro, place, …)` draws again what has changed.

    The macro comes from a template that is imported without context: it knows only what it is given.
    """

    MOST: Final = 4096  # places, of some kB each
    LOOKS: Final = 3  # of one place: as different viewers know it

    def __init__(self) -> None:
        self._places: OrderedDict[Hashable, list[tuple[tuple[Any, ...], Markup]]] = OrderedDict()

    def __call__(self, macro: Callable[..., Markup], place: str, *args: Any) -> Markup:
        """What the macro makes of these arguments at this place."""
        key = macro, place, speaker().language
        looks = self._places.setdefault(key, [])
        self._places.move_to_end(key)
        for given, drawn in looks:
            if given == args:
                return drawn
        if len(self._places) > self.MOST:
            self._places.popitem(last=False)
        made = macro(*args)
        looks.insert(0, (args, made))
        del looks[self.LOOKS :]
        return made
