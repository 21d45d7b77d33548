"""What the first people at a game's tables would wait for is made ready before their page, not beside it."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from touchline.engine import speech
from touchline.engine.game import Game, find
from touchline.web import warming
from touchline.web.warming import Warming

GAME = "best11"


def test_page_waits_until_its_game_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, str]] = []

    def slowly(game: Game, language: str) -> None:
        time.sleep(0.05)
        assert threading.current_thread() is not threading.main_thread()
        done.append((game.id, language))

    monkeypatch.setattr(warming, "warm", slowly)

    async def visits() -> None:
        ready = Warming()
        await asyncio.gather(*(ready.ready(find(GAME), "en") for _ in range(3)))
        assert done == [(GAME, "en")]
        await ready.ready(find(GAME), "fr")

    asyncio.run(visits())
    assert done == [(GAME, "en"), (GAME, "fr")]


def test_prepared_words_say_what_words_say_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    package = find(GAME).package
    facts: dict[str, str | int] = {"who": "you", "money": 3, "n": 2, "card": "x", "slot": 1}
    one_by_one = {
        name: speech._compiled.__wrapped__(package, "en", name)
        for name in list(speech._messages(package, "en"))[:40]
    }
    monkeypatch.setattr(speech, "_PREPARED", {})
    speech.prepare(package, "en")
    assert speech._PREPARED
    for name, alone in one_by_one.items():
        prepared = speech._compiled.__wrapped__(package, "en", name)
        assert alone is not None
        assert prepared is not None
        assert prepared(facts)[0] == alone(facts)[0]
