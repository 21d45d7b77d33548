"""What the first people at a game's tables would wait for, made ready beside them: templates and words.

Compiling takes a few milliseconds a message and half a second a game, on the event loop in the midst of other
people's moves. So when somebody comes to a table of a game for the first time, a thread does it all, and the
page waits for that: if it went on beside the first clicks, each of them would wait for its share.
"""

from __future__ import annotations

import asyncio
import gc

from touchline.engine.game import Game
from touchline.engine.speech import prepare
from touchline.web.gamepage import page_of
from touchline.web.reuse import reads
from touchline.web.templating import templates

PAGES = "touchline.web"


class Warming:
    """The games that are ready, or soon will be."""

    def __init__(self) -> None:
        self._known: dict[tuple[Game, str], asyncio.Future[None]] = {}

    def need(self, game: Game, language: str) -> asyncio.Future[None]:
        """Somebody who reads this language plays this game; done when it is ready."""
        if (game, language) not in self._known:
            made = asyncio.get_running_loop().run_in_executor(None, warm, game, language)
            self._known[game, language] = made
        return self._known[game, language]

    async def ready(self, game: Game, language: str) -> None:
        """Wait until the game is ready for readers of this language."""
        await asyncio.shield(self.need(game, language))


def warm(game: Game, language: str) -> None:
    """Make a game ready for readers of one language."""
    for template in ("sections.html", page_of(game).template):
        templates().get_template(template)
        reads(templates(), template)
    for package in (game.package, PAGES):
        prepare(package, language)
    gc.freeze()  # all of this stays: nobody need look through it again
