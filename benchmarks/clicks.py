"""From a click to the changed question, in a browser.

python benchmarks/clicks.py [--before CHECKOUT] [--clicks 60] [--games GAME …]

Each game is played by one page that has all seats, without reveals, from the middle of a random game on.
Measured in the page: from the click to the moment at which its answer has come over the line, and to the
first picture with the changed question. `--before` measures an earlier checkout too, game by game in turn.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from touchline.engine import record
from touchline.engine.game import find, known
from touchline.engine.match import Match

HERE: Final = Path(__file__).resolve().parents[1]
START: Final = 60  # decisions that are made before
SEATS: Final = 2
PATIENCE: Final = 20_000  # milliseconds
SCREEN: Final = {"width": 1366, "height": 768}

# When the last message came over the line.
HEAR: Final = """
const Line = window.WebSocket;
window.WebSocket = class extends Line {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", () => { window.heard = performance.now(); });
  }
};
"""
# An earlier page called an option `opt`.
BUTTONS: Final = "#decision :is([data-option], [data-opt], [data-send=screen])"
OPTIONS: Final = f"""() => [...document.querySelectorAll("{BUTTONS}")]
  .map((button, at) => [button, at])
  .filter(([button]) => button.checkVisibility() && button.ariaDisabled !== "true")
  .filter(([button]) => button.ariaPressed !== "true")
  .map(([button, at]) => [at, button.dataset.option ?? button.dataset.opt ?? ""])"""
CLICK: Final = """(at) => new Promise((done) => {
  const buttons = document.querySelectorAll("BUTTONS");
  const look = () => {
    const panel = document.getElementById("decision");
    if (!panel) return "over";
    if (panel.getAttribute("aria-busy") === "true") return before;
    return panel.dataset.decision + document.getElementById("question").textContent +
      [...panel.querySelectorAll("[data-option], [data-opt]")]
        .map((b) => (b.dataset.option ?? b.dataset.opt) + b.ariaPressed + b.textContent);
  };
  let before = "";
  before = look();
  if (buttons[at].dataset.ask) buttons[at].click();  // the page asks whether that is meant
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (look() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done([window.heard - began, performance.now() - began])));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => { watch.disconnect(); done(null); }, 4000);
  buttons[at].click();
})""".replace("BUTTONS", BUTTONS)


def middle(game: str) -> str:
    """The record of a random game, up to its middle."""
    match = Match(find(game), SEATS, {}, bytes(32))
    luck = random.Random(1)
    while not match.over and len(match.log) < START:
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
    return record.write(match, ["Nell", "Otto"])


@contextmanager
def server(checkout: Path) -> Iterator[str]:
    """The server of a checkout; its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "touchline", "serve", "--port", str(port), "--data", data]
        env = os.environ | {"PYTHONPATH": str(checkout / "src")}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


def open_table(page: Page, url: str, text: str) -> None:
    """A table in the middle of its game, with all seats at this page."""
    page.goto(url)
    file: Any = {"name": "middle.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Import").click()
    page.wait_for_url("**/t/*")
    page.wait_for_function("() => window.heard")


def clicks(page: Page, count: int) -> Iterator[tuple[float, float]]:
    """Play by clicking; for each click when its answer came and when the question had changed."""
    luck = random.Random(2)
    for _ in range(count):
        options = page.evaluate(OPTIONS)
        if not options:
            return
        measured = page.evaluate(CLICK, luck.choice(options)[0])
        if measured:
            yield measured[0], measured[1]
        page.wait_for_function(f"() => ({OPTIONS})().length || document.getElementById('result')")


def measure(browser: Browser, url: str, game: str, count: int) -> list[tuple[float, float]]:
    """The clicks of one game on one server."""
    context = browser.new_context(viewport=SCREEN, reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(HEAR)
    page = context.new_page()
    try:
        open_table(page, url, middle(game))
        return list(clicks(page, count))
    finally:
        context.close()


def figures(times: list[tuple[float, float]]) -> dict[str, float]:
    """Medians and the 95th percentile, in milliseconds."""
    answered, changed = ([time[part] for time in times] for part in (0, 1))
    return {
        "clicks": len(times),
        "answer": round(statistics.median(answered)),
        "median": round(statistics.median(changed)),
        "p95": round(statistics.quantiles(changed, n=20)[-1]),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", type=Path, help="an earlier checkout, measured in the same run")
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--games", nargs="*", default=known())
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    checkouts = {"before": asked.before.resolve()} if asked.before else {}
    checkouts["now"] = HERE
    chromium = subprocess.run(
        [sys.executable, "-m", "tools.browser"], cwd=HERE, capture_output=True, text=True, check=True
    )
    found: dict[str, dict[str, dict[str, float]]] = {}
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.stdout.split()[-1])
        for game in asked.games:
            for name, checkout in checkouts.items():
                with server(checkout) as url:
                    found.setdefault(game, {})[name] = figures(measure(browser, url, game, asked.clicks))
                    print(f"{game:15} {name:7} {found[game][name]}", file=sys.stderr, flush=True)
        browser.close()
    if asked.json:
        print(json.dumps(found, indent=1))
        return
    print("| game | | clicks | answer came | median | p95 |\n|---|---|---|---|---|---|")
    for game, rows in found.items():
        for name, row in rows.items():
            told = " | ".join(f"{row[part]:.0f} ms" for part in ("answer", "median", "p95"))
            print(f"| {game} | {name} | {row['clicks']:.0f} | {told} |")


if __name__ == "__main__":
    main()
