"""Many tables at which bots think, measured from outside: how long people wait for their moves and hints.

python benchmarks/busy.py [--game best11] [--bots greedy] [--tables 20] [--seats 2] [--seconds 60] [--json]

At each table one person plays against bots: looks, thinks for a moment, decides at random. A move is timed
from when it is sent until it is stored and answered. At one table the coach is asked before each decision.
The first seconds, in which processes start, are not counted. The clients share the machine with the server;
how long the server had to wait for a processor says whether somebody else was busy there too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil
from web import a_server, spread

PATIENCE = 60.0
LOOK_AGAIN = 0.1  # seconds between two looks of somebody who waits
THINK = (0.3, 1.2)  # seconds that a person thinks
WARM_UP = 10.0  # seconds that are not counted


@dataclass
class Waits:
    """How long people waited, in milliseconds, and what went wrong."""

    moves: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    since: float = 0.0

    async def timed(self, waits: list[float], work: Any) -> httpx.Response:
        """An answer; how long it took is noted."""
        started = time.perf_counter()
        answer: httpx.Response = await work
        if started >= self.since:
            waits.append((time.perf_counter() - started) * 1000)
        return answer


async def person(
    web: httpx.AsyncClient, order: dict[str, Any], waits: Waits, until: float, number: int
) -> None:
    """Play at tables against bots until the time is up; the first person asks the coach."""
    luck = random.Random(number)
    while time.perf_counter() < until:
        made = (await web.post("api/tables", json=order)).json()
        at = f"api/tables/{made['table']}"
        key = (await web.post(f"{at}/sit", json={"link": made["links"]["0"]})).json()["token"]
        headers = {"Authorization": f"Bearer {key}"}
        over = False
        while not over and time.perf_counter() < until:
            asked = (await waits.timed(waits.looks, web.get(f"{at}/options", headers=headers))).json()
            if not asked["decision"]:
                over = (await web.get(at)).json()["status"] == "over"
                await asyncio.sleep(LOOK_AGAIN)
                continue
            if number == 0:
                asking = {"seat": 0, "decision": asked["decision"]}
                said = await waits.timed(waits.hints, web.post(f"{at}/hint", headers=headers, json=asking))
                if said.status_code != 200:
                    waits.problems.append(said.text[:200])
            await asyncio.sleep(luck.uniform(*THINK))
            option = luck.choice(asked["asked"]["options"])["option"]
            move = {"seat": 0, "decision": asked["decision"], "options": [option]}
            moved = await waits.timed(waits.moves, web.post(f"{at}/play", headers=headers, json=move))
            if moved.status_code != 200:
                waits.problems.append(moved.text[:200])


def on_processor(process: psutil.Process) -> dict[str, float]:
    """How long the server's main thread ran and waited for a processor, from the kernel's books."""
    ran, waited = Path(f"/proc/{process.pid}/schedstat").read_text().split()[:2]
    return {"ran_s": round(int(ran) / 1e9, 1), "waited_s": round(int(waited) / 1e9, 1)}


async def play(url: str, asked: argparse.Namespace) -> dict[str, Any]:
    """Everybody plays at once."""
    waits = Waits()
    bots = [{"kind": "bot", "bot": asked.bots}] * (asked.seats - 1)
    order = {"game": asked.game, "seats": [{"kind": "link"}, *bots], "coach": True}
    waits.since = time.perf_counter() + WARM_UP
    until = waits.since + asked.seconds
    limits = httpx.Limits(max_connections=asked.tables * 2)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits) as web:
        await asyncio.gather(*(person(web, order, waits, until, number) for number in range(asked.tables)))
    return {
        "game": asked.game,
        "bots": asked.bots,
        "tables": asked.tables,
        "own_move_ms": spread(waits.moves),
        "look_ms": spread(waits.looks),
        "hint_ms": spread(waits.hints),
        "problems": waits.problems[:5],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long people wait while bots think at many tables.")
    parser.add_argument("--game", default="best11")
    parser.add_argument("--bots", default="greedy", help="the bot in all other seats")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    with a_server() as (url, process):
        found = asyncio.run(play(url, asked))
        if sys.platform == "linux":
            found["server"] = on_processor(process)
    if asked.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        words = "  ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        print(f"{name.replace('_', ' '):14} {words}")


if __name__ == "__main__":
    main()
