"""Everything that goes wrong in a browser: errors on the console, of scripts, and requests that fail."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

# Chromium says on the console what the response already says.
ECHO = re.compile(r"Failed to load resource: the server responded with a status of (\d+)")


@dataclass
class Trouble:
    """What went wrong so far. A test that wants an error page or a dead server says so with `expect`."""

    found: list[str] = field(default_factory=list)
    expected: list[re.Pattern[str]] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Look at all pages of a browser."""
        context.on("console", self._console)
        context.on("weberror", self._weberror)
        context.on("requestfailed", self._request_failed)
        context.on("response", self._response)

    def expect(self, pattern: str) -> None:
        """Trouble that belongs to the test."""
        self.expected.append(re.compile(pattern))

    def check(self) -> None:
        """Nothing went wrong but what the test wanted."""
        left = [line for line in self.found if not any(want.search(line) for want in self.expected)]
        assert not left, "\n".join(left)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not ECHO.match(message.text):
            self.found.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _weberror(self, error: WebError) -> None:
        self.found.append(f"script error: {error.error}")

    def _request_failed(self, request: Request) -> None:
        if request.method == "GET" and request.failure == "net::ERR_ABORTED":
            return  # somebody went to another page meanwhile
        self.found.append(f"request failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"status {response.status}: {response.request.method} {response.url}")
