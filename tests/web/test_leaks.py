"""What goes over the wire to one seat: searched, byte by byte, for cards that it may not know."""

from __future__ import annotations

import html
import json
import random
import re
import threading
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tests.web.given import Line, Served
from touchline.engine import transcript
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.games.best11.text import name

GAME = find("best11")
CARDS = {name(card): thing for card, thing in enumerate(GAME.codec.things) if re.match(r"(fa|tac)_", thing)}


class Wire:
    """Everything that was sent to one seat, and what the seat may have met by now."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.unmet = dict(CARDS)
        self.sent: list[str] = []
        self.searched = 0

    def got(self, text: str) -> None:
        """Note something that arrived, as it came and as a reader would read it."""
        self.sent += [text, html.unescape(text)]

    def meet(self, match: Match) -> None:
        """Note what the one door for information lets out to the seat now."""
        door = msgspec.json.encode(match.view(self.seat)).decode()
        door += "".join(line.text for line in transcript.told(match, ["A", "B"], self.seat))
        self.unmet = {
            card: thing for card, thing in self.unmet.items() if card not in door and thing not in door
        }

    def search(self, match: Match) -> None:
        """Look for cards that the seat has never met."""
        self.meet(match)
        hidden = [card for card in set(GAME.secrets(match.state, self.seat)) if card in self.unmet]
        words = hidden + [CARDS[card] for card in hidden]
        for text in self.sent:
            self.searched += len(text)
            leaked = [word for word in words if word in text]
            assert not leaked, f"seat {self.seat} was sent {leaked} in: {text[:300]}"
        self.sent.clear()


def drain(line: Line) -> Iterator[str]:
    """All that waits on a live line, as text with its JSON undone."""
    while True:
        try:
            message = line.socket.recv(timeout=0.02)
        except TimeoutError:
            return
        told = json.loads(message)
        yield " ".join([str(message), *told.get("sections", {}).values(), json.dumps(told.get("steps", ""))])


def listen(served: Served, wire: Wire, table_id: str, token: str) -> threading.Thread:
    """Collect the stream of events of the API."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    url = f"{served.url}/api/tables/{table_id}/events"

    def collect() -> None:
        with httpx.stream("GET", url, headers=headers, timeout=60) as stream:
            for text in stream.iter_text():
                wire.got(text)

    thread = threading.Thread(target=collect)
    thread.start()
    return thread


def test_every_card_has_a_name_and_an_id() -> None:
    assert len(CARDS) >= 123
    assert all(card in CARDS for card in GAME.secrets(Match(GAME, 2, {}, b"").state, -1))


def test_search_finds_what_is_hidden() -> None:
    match = Match(GAME, 2, {}, b"")
    own, other = (match.view(seat).table.own.hand[0] for seat in (0, 1))
    wire = Wire(0)
    wire.got(f"<p id='{own}'>")
    wire.search(match)
    wire.got(f"<p id='{other}'>")
    with pytest.raises(AssertionError, match=other):
        wire.search(match)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("seat", [0, -1])
def test_no_byte_tells_a_seat_what_it_may_not_know(served: Served, seat: int) -> None:
    made = served.a_table("link", "link")
    tokens = [made.links[0], made.links[1]]
    table = served.table(made.table)
    token = tokens[0] if seat == 0 else ""
    eye = served.visitor(made.table, *([token] if token else []))
    players = [served.visitor(made.table, token) for token in tokens]
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    wire, luck = Wire(seat), random.Random(3)
    ear = listen(served, wire, made.table, token)
    decisions = 0
    with eye.line() as line:
        wire.got(json.dumps(line.first))
        while not table.match.over:
            if decisions % 6 == 0:  # the lines bring every change all the same
                wire.got(eye.get(eye.at).text)
                wire.got(eye.get(f"/api/tables/{made.table}", headers=headers).text)
                wire.got(eye.get(f"/api/tables/{made.table}/options", headers=headers).text)
            for text in drain(line):
                wire.got(text)
            wire.search(table.match)
            decider = luck.choice(table.match.waiting())
            player, option = players[decider], luck.choice(table.match.options_of(decider))
            answer = player.answer(decider, option)
            assert answer.status_code == 303
            if player is eye:
                wire.got(answer.text)
            decisions += 1
            if decisions % 7 == 0:  # refusals must not tell either
                guess = luck.choice(GAME.codec.things[:101])
                guessed = {"decision": "0-bid-0", "option": f"bid:{guess}"}
                wire.got(eye.post(f"{eye.at}/play", data=guessed).text)
                wire.got(eye.get("/").text)
            wire.meet(table.match)
    ear.join(10)
    assert not ear.is_alive()
    assert decisions > 60
    assert wire.searched > 1_000_000
