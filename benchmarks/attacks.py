"""Attacks of one client, and what somebody else notices of them: before and after, in one run.

python benchmarks/attacks.py [--before CHECKOUT] [--seconds 6] [--only NAME,...] [--json]

A person at a table of two looks and decides without a pause. How long the looks and moves take is measured
while nobody else is there, and then, at the same server, during the attack, which comes from another address.
The attacker keeps to no limit: what is refused, it tries again. Each attack has a fresh server, so each row
has a quiet figure of its own, and `times` says how much slower the attack makes it: at most 2 is the goal.
Attacker, person and server are processes of their own, but share the machine: part of every figure is the
attacker's own work.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import psutil
from lines import open_line
from web import NOW, Contender, a_server, spread

from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match

THEM = {"X-Forwarded-For": "203.0.113.5"}
ME = {"X-Forwarded-For": "198.51.100.7"}
PATIENCE = 60.0
WARM_UP = 2.0


class Attack:
    """What an attacker has, and what it sees."""

    def __init__(self, url: str, until: float) -> None:
        self.url = url
        self.until = until
        self.answers: Counter[str] = Counter()
        self.web = httpx.AsyncClient(
            base_url=url, headers=THEM, timeout=PATIENCE, limits=httpx.Limits(max_connections=400)
        )

    @property
    def on(self) -> bool:
        """Whether it goes on."""
        return time.perf_counter() < self.until

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """Ask for something and note what was answered."""
        try:
            answer = await self.web.request(method, path, **more)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            return None
        self.answers[str(answer.status_code)] += 1
        return answer

    async def flood(self, many: int, method: str, *paths: str, **more: Any) -> None:
        """So many clients ask without a pause, for each in turn."""

        async def one() -> None:
            while self.on:
                for path in paths:
                    answer = await self.ask(method, path, **more)
                    if answer is None or answer.status_code == 429:
                        await asyncio.sleep(0.01)

        await asyncio.gather(*(one() for _ in range(many)))

    async def table(self, *bots: str, **more: Any) -> dict[str, Any] | None:
        """A new table against these bots, or with bots alone."""
        seats = [{"kind": "bot", "bot": bot} for bot in bots]
        order = {"game": "best11", "seats": seats, **more}
        answer = await self.ask("POST", "api/tables", json=order)
        return answer.json() if answer is not None and answer.status_code == 201 else None


def a_record(game: str, decisions: int, switches: int = 0, notes: int = 0) -> str:
    """A true record with more in it than a game needs."""
    match, luck = Match(find(game), 2, {}, b"attack"), random.Random(1)
    while len(match.log) < decisions and not match.over:
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
    seat = next((seat for seat in range(2) if "auto_done:on" in match.side_options_of(seat)), -1)
    for turn in range(switches if seat >= 0 else 0):
        match.play(seat, f"auto_done:{('on', 'off')[turn % 2]}")
    return record.write(match, ["A", "B"], [(min(3, len(match.log)), 0)] * notes)


async def import_and_look(attack: Attack, text: str) -> None:
    """Import a record again and again, and look at what came of it."""
    while attack.on:
        answer = await attack.ask("POST", "api/records", json={"record": text})
        if answer is None or answer.status_code != 201:
            await asyncio.sleep(0.2)
            continue
        await attack.ask("GET", f"t/{answer.json()['table']}")


async def notes(attack: Attack) -> None:
    """A record with 600,000 notes on the coach."""
    await import_and_look(attack, a_record("best11", 20, notes=600_000))


async def switches(attack: Attack) -> None:
    """A record in which somebody switches something on and off 20,000 times."""
    await import_and_look(attack, a_record("footmania", 40, switches=20_000))


async def bots(attack: Attack) -> None:
    """A hundred tables at which Legends play alone, and are looked at."""
    made = [await attack.table("legend", "legend", "legend", "legend") for _ in range(100)]
    tables = [table["table"] for table in made if table]
    while attack.on:
        for table in tables:
            await attack.ask("GET", f"api/tables/{table}")
            if not attack.on:
                return
        await asyncio.sleep(1)


async def listeners(attack: Attack) -> None:
    """300 programs listen to a table at which bots play; each hears every sentence."""
    made = await attack.table("random", "random", "random", "random")
    assert made is not None

    async def listen() -> None:
        with suppress(httpx.HTTPError):
            async with attack.web.stream("GET", f"api/tables/{made['table']}/events") as stream:
                attack.answers[str(stream.status_code)] += 1
                async for _ in stream.aiter_raw():
                    if not attack.on:
                        return

    await asyncio.wait(
        [asyncio.create_task(listen()) for _ in range(300)], timeout=attack.until - time.perf_counter()
    )


async def sockets(attack: Attack) -> None:
    """A thousand live lines to one table."""
    made = await attack.table("random", "random")
    assert made is not None
    lines = []
    for _ in range(1000):
        if not attack.on:
            break
        line = await open_line(attack.url, f"/t/{made['table']}/live", address=THEM["X-Forwarded-For"])
        line.say('{"t":"hello"}')
        lines.append(line)
    await asyncio.sleep(1)
    attack.answers["open"] = sum(not line.closed.is_set() for line in lines)
    attack.answers["closed"] = len(lines) - attack.answers["open"]
    await asyncio.sleep(max(0.0, attack.until - time.perf_counter()))
    for line in lines:
        line.transport.close()


async def silent(attack: Attack) -> None:
    """4,100 connections that say nothing."""
    at = urlsplit(attack.url)
    writers = []
    for _ in range(4100):
        if not attack.on:
            break
        with suppress(OSError):
            writers.append((await asyncio.open_connection(at.hostname, at.port))[1])
    attack.answers["open"] = len(writers)
    await asyncio.sleep(max(0.0, attack.until - time.perf_counter()))
    for writer in writers:
        writer.close()


async def bodies(attack: Attack) -> None:
    """60 bodies of 4 MB that never end."""
    at = urlsplit(attack.url)
    writers = []
    for _ in range(60):
        _, writer = await asyncio.open_connection(at.hostname, at.port)
        head = f"POST /api/records HTTP/1.1\r\nHost: {at.netloc}\r\nContent-Type: application/json\r\n"
        head += f"X-Forwarded-For: {THEM['X-Forwarded-For']}\r\nContent-Length: 4000000\r\n\r\n"
        writer.write(head.encode() + b"x" * 3_900_000)
        writers.append(writer)
    await asyncio.sleep(max(0.0, attack.until - time.perf_counter()))
    for writer in writers:
        writer.close()


async def hints(attack: Attack) -> None:
    """15 hints wanted at a time, at 15 tables."""

    async def ask() -> None:
        seats = [{"kind": "link"}, {"kind": "bot", "bot": "captain"}]
        order = {"game": "best11", "seats": seats, "coach": True}
        while attack.on:
            answer = await attack.ask("POST", "api/tables", json=order)
            if answer is None or answer.status_code != 201:
                await asyncio.sleep(0.5)
                continue
            at, headers = await seat_of(attack.web, answer.json())
            asked = await attack.ask("GET", f"{at}/options", headers=headers)
            if asked is not None and asked.status_code == 200:
                asking = {"seat": 0, "decision": asked.json()["decision"]}
                await attack.ask("POST", f"{at}/hint", headers=headers, json=asking)

    await asyncio.gather(*(ask() for _ in range(15)))


async def lists(attack: Attack) -> None:
    """Lists of 2,000 tables with two limits in turn, and /healthz between them."""
    await attack.flood(4, "GET", "api/tables?limit=50", "healthz", "api/tables?limit=200")


async def home(attack: Attack) -> None:
    """The home page of a server with 20,000 tables."""
    await attack.flood(4, "GET", "")


async def making(attack: Attack) -> None:
    """New tables without end."""
    order = {"game": "best11", "seats": [{"kind": "here"}, {"kind": "here"}]}
    await attack.flood(8, "POST", "api/tables", json=order)


async def talk(attack: Attack) -> None:
    """Somebody talks without end, at a table of their own."""
    made = await attack.table("random", "random")
    assert made is not None
    line = await open_line(attack.url, f"/t/{made['table']}/live", address=THEM["X-Forwarded-For"])
    line.say('{"t":"hello"}')
    while attack.on and not line.closed.is_set():
        line.say('{"t":"talk","text":"' + "o" * 290 + '"}')
        attack.answers["said"] += 1
        await asyncio.sleep(0.001)


async def hello(attack: Attack) -> None:
    """Lines that are opened, want everything, and are closed again."""
    made = await attack.table("random", "random")
    assert made is not None

    async def one() -> None:
        while attack.on:
            with suppress(OSError, AssertionError, asyncio.IncompleteReadError):
                line = await open_line(
                    attack.url, f"/t/{made['table']}/live", address=THEM["X-Forwarded-For"]
                )
                line.say('{"t":"hello"}')
                attack.answers["opened"] += 1
                await asyncio.sleep(0.05)
                line.transport.close()

    await asyncio.gather(*(one() for _ in range(8)))


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "notes": notes,
    "switches": switches,
    "bots": bots,
    "hints": hints,
    "listeners": listeners,
    "sockets": sockets,
    "silent": silent,
    "bodies": bodies,
    "lists": lists,
    "home": home,
    "making": making,
    "talk": talk,
    "hello": hello,
}
TABLES = {"lists": 2_000, "home": 20_000}  # that are there when the attack begins


FILL = """
import asyncio, sys
from pathlib import Path
from lists import fill
asyncio.run(fill(Path(sys.argv[1]), ["best11"], int(sys.argv[2])))
"""


def filling(name: str, contender: Contender) -> Callable[[Path], None] | None:
    """What makes the tables that an attack needs, if it needs any: each checkout writes its own format."""
    if name not in TABLES:
        return None
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(contender.source), *sys.path])}

    def fill(folder: Path) -> None:
        command = [sys.executable, "-c", FILL, str(folder / "tables.sqlite3"), str(TABLES[name])]
        subprocess.run(command, env=environment, check=True)

    return fill


async def seat_of(web: httpx.AsyncClient, made: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """Sit down at seat 0 of a new table: its address, and the header that plays there."""
    at, link = f"api/tables/{made['table']}", made["links"]["0"]
    sat = await web.post(f"{at}/sit", json={"link": link})
    token = sat.json()["token"] if sat.status_code == 201 else link  # the first release played with links
    return at, {"Authorization": f"Bearer {token}"}


class Person:
    """Somebody who plays while others attack."""

    def __init__(self, url: str, luck: random.Random) -> None:
        self.web = httpx.AsyncClient(base_url=url, headers=ME, timeout=PATIENCE)
        self.luck = luck
        self.waits: list[float] = []
        self.bots: list[float] = []
        self.hints: list[float] = []
        self.problems: Counter[str] = Counter()

    async def timed(self, waits: list[float], method: str, path: str, **more: Any) -> Any:
        """An answer; how long it took is noted."""
        began = time.perf_counter()
        try:
            answer = await self.web.request(method, path, **more)
        except httpx.HTTPError as error:
            self.problems[type(error).__name__] += 1
            return None
        waits.append((time.perf_counter() - began) * 1000)
        if answer.status_code >= 400:
            self.problems[str(answer.status_code)] += 1
            return None
        return answer.json()

    async def play(self, until: float, coached: bool) -> None:
        """Look and decide; a bot sits at the table, and how long it thinks is noted."""
        seats = [{"kind": "link"}, {"kind": "bot", "bot": "captain"}]
        while time.perf_counter() < until:
            made = await self.timed(
                [], "POST", "api/tables", json={"game": "best11", "seats": seats, "coach": True}
            )
            if made is None:
                await asyncio.sleep(0.2)
                continue
            at, headers = await seat_of(self.web, made)
            waiting = time.perf_counter()
            for _ in range(2000):
                asked = await self.timed(self.waits, "GET", f"{at}/options", headers=headers)
                if time.perf_counter() > until:
                    return
                if asked is None or not asked["decision"]:
                    await asyncio.sleep(0.01)
                    if (await self.timed(self.waits, "GET", at, headers=headers) or {}).get(
                        "status"
                    ) == "over":
                        break
                    continue
                self.bots.append((time.perf_counter() - waiting) * 1000)
                sent = {"seat": 0, "decision": asked["decision"]}
                if coached:
                    await self.timed(self.hints, "POST", f"{at}/hint", headers=headers, json=sent)
                option = self.luck.choice(asked["asked"]["options"])["option"]
                await self.timed(
                    self.waits, "POST", f"{at}/play", headers=headers, json=sent | {"options": [option]}
                )
                waiting = time.perf_counter()


async def measure(url: str, process: psutil.Process, name: str, seconds: float) -> dict[str, Any]:
    """How a person fares in quiet and during an attack; with the coach where that is what is attacked."""
    coached = name == "hints"
    await _person(url, WARM_UP, coached)  # whatever is loaded once is loaded
    quiet = await _person(url, seconds, coached)
    # Elsewhere: an attacker that reads its answers on this loop would hold up the person by itself.
    command = [sys.executable, __file__, "--attack", name, url, "--seconds", f"{WARM_UP + seconds + 1}"]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert attacker.stdout is not None
    await attacker.stdout.readline()  # it has begun
    await asyncio.sleep(WARM_UP)
    person = await _person(url, seconds, coached)
    answers = json.loads((await attacker.stdout.read()) or b"{}")
    await attacker.wait()
    own, before = ("hints", person.hints), quiet.hints
    if not coached:
        own, before = ("moves", person.waits), quiet.waits
    usual, now = spread(before), spread(own[1])
    return {
        "of": own[0],
        "quiet_ms": usual,
        "during_ms": now,
        "times": round(now["p99"] / usual["p99"], 1) if usual.get("p99") and now.get("p99") else None,
        "bot_turn_ms": spread(person.bots),
        "problems": dict(person.problems),
        "attacker": answers,
        "server_MB": round(process.memory_info().rss / 1e6),
    }


async def attacking(name: str, url: str, seconds: float) -> None:
    """Attack for a while, and print what was answered."""
    attack = Attack(url, time.perf_counter() + seconds)
    print("begun", flush=True)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name](attack)
    await attack.web.aclose()
    print(json.dumps(attack.answers))


async def _person(url: str, seconds: float, coached: bool) -> Person:
    """Somebody plays for a while."""
    person = Person(url, random.Random(1))
    await person.play(time.perf_counter() + seconds, coached)
    await person.web.aclose()
    return person


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--before", type=Path, help="an earlier checkout")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--only", default="", help="these attacks, with commas between them")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", nargs=2, metavar=("NAME", "URL"), help="attack this server, no more")
    asked = parser.parse_args()
    if asked.attack:
        asyncio.run(attacking(*asked.attack, asked.seconds))
        return
    contenders = [Contender("before", asked.before / "src")] if asked.before else []
    found: dict[str, dict[str, Any]] = {}
    for name in asked.only.split(",") if asked.only else ATTACKS:
        for contender in [*contenders, NOW]:
            with a_server(contender, filling(name, contender)) as (url, process):
                figures = asyncio.run(measure(url, process, name, asked.seconds))
            found.setdefault(name, {})[contender.name] = figures
            if not asked.json:
                print(f"{name:10} {contender.name:7} " + "  ".join(row(figures)), flush=True)
    if asked.json:
        print(json.dumps(found))
        return
    late = [name for name, rows in found.items() if (rows["now"]["times"] or 99) > 2]
    print(f"{len(found) - len(late)} of {len(found)} attacks at most double the p99; not: {late or 'none'}")
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")


def row(figures: dict[str, Any]) -> list[str]:
    """The figures in words."""
    return [
        f"{key} p50 {value['p50']:g} p99 {value['p99']:g} (n {value['n']})"
        if isinstance(value, dict) and "p50" in value
        else f"{key} {value}"
        for key, value in figures.items()
        if value
    ]


if __name__ == "__main__":
    main()
