"""Everything that a browser is sent, searched for cards that its seat has never met."""

from __future__ import annotations

import html
import json
import re

from playwright.sync_api import Page, WebSocket

from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.engine.views import to_json
from touchline.games.best11.text import name
from touchline.web.patches import patched

GAME = find("best11")
CARDS = {name(card): thing for card, thing in enumerate(GAME.codec.things) if re.match(r"(fa|tac)_", thing)}


class Ear:
    """What one page was sent, and the cards that its seat (-1: a spectator) cannot have met so far."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.unmet = dict(CARDS)
        self.heard: list[str] = []
        self.shown: dict[str, str] = {}  # the sections of the page
        self.searched = 0
        self.then: Match | None = None  # the game as far as it was followed

    def listen(self) -> Ear:
        """Hear everything that comes over the page's live line from now on."""
        self.page.on("websocket", self._follow_line)
        return self

    def _follow_line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.hear(str(frame)))

    def hear(self, message: str) -> None:
        """Take in a message of the live line, as a reader of the page would read it."""
        told = json.loads(message)
        news = told.get("sections", {})
        had = self.shown
        shown = {id: one if isinstance(one, str) else patched(had[id], one) for id, one in news.items()}
        self.shown |= shown
        self.heard += [message, html.unescape(" ".join(shown.values()))]
        self.heard += [html.unescape(step["say"] + step["html"]) for step in told.get("steps", [])]

    def check(self, truth: Match) -> None:
        """Nothing on the page and nothing that arrived so far names a card that the seat has never met."""
        self._follow(truth)
        if truth.over:
            return
        hidden = [card for card in set(GAME.secrets(truth.state, self.seat)) if card in self.unmet]
        words = hidden + [CARDS[card] for card in hidden]
        for text in [*self.heard, html.unescape(self.page.content())]:
            self.searched += len(text)
            leaked = [word for word in words if word in text]
            assert not leaked, f"seat {self.seat} was sent {leaked} in: {text[:300]}"
        self.heard.clear()

    def _follow(self, truth: Match) -> None:
        """Meet, decision by decision, whatever the one door for information lets out to the seat."""
        if self.then is None:
            self.then = Match(truth.game, truth.seats, dict(truth.options), truth.secret)
            self._meet(self.then)
        for entry in truth.log[len(self.then.log) :]:
            self.then.play(entry.seat, entry.option)
            self._meet(self.then)

    def _meet(self, match: Match) -> None:
        """Meet what the seat sees now and what it has just heard."""
        names = [""] * match.seats
        lines = [GAME.sentence(h, self.seat, names) for h in match.heard(self.seat, len(match.told) - 1)[0]]
        door = to_json(match.view(self.seat)).decode() + " ".join(lines)
        self.unmet = {c: thing for c, thing in self.unmet.items() if c not in door and thing not in door}
