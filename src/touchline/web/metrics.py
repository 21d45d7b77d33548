"""What a server does, in figures: /metrics, in the text format of Prometheus.

The figures name no table, seat or address. Still, they are for whoever runs the server: unless told otherwise
only this machine itself gets them, asked by its own name and not through a proxy.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from touchline import __version__
from touchline.tables.measures import Histogram
from touchline.web.hosts import name_of
from touchline.web.visitor import House, house

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
HERE: Final = ("127.0.0.1", "::1")
NAMES: Final = ("localhost", "127.0.0.1", "::1")
STATM: Final = Path("/proc/self/statm")
PAGE: Final = 4096

Labels = Mapping[str, str]


async def metrics(request: Request) -> Response:
    """The figures of this server."""
    home = house(request)
    own = request.client is not None and request.client.host in HERE
    if not home.open_metrics and not (own and name_of(request.headers.get("host", "")) in NAMES):
        raise HTTPException(404)
    return PlainTextResponse("".join(_written(home)), media_type=KIND)


def _written(home: House) -> Iterator[str]:
    tables, answers = home.tables, home.answers
    hall, lanes = tables.hall, tables.pool.lanes()
    yield from _figure("info", "gauge", "This Touchline.", [({"version": __version__}, 1)])
    yield from _figure("start_time_seconds", "gauge", "When it started.", [({}, answers.began)])
    yield from _figure("resident_memory_bytes", "gauge", "Memory of the server.", [({}, memory())])
    yield from _histograms(
        "request_seconds", "Requests, by status.", [({"status": k}, h) for k, h in answers.times.items()]
    )
    yield from _histograms("write_seconds", "From a change to the disk.", [({}, hall.writing)])
    rows = [({"kind": kind}, count) for kind, count in sorted(hall.written.items())]
    yield from _figure("rows_total", "counter", "Rows of the tables' logs; 'play' is a move.", rows)
    yield from _figure("open_tables", "gauge", "Tables in memory.", [({}, hall.count)])
    lines = [({"who": "watching"}, home.lines.watching), ({"who": "seated"}, home.lines.seated)]
    yield from _figure("live_lines", "gauge", "Open live lines.", lines)
    yield from _figure("write_queue", "gauge", "Changes that wait for the disk.", [({}, hall.store.waiting)])
    sender = tables.calling.sender
    for name, text, counts in (
        ("notices_total", "Notices that were delivered.", sender.delivered),
        ("notices_failed_total", "Attempts that did not arrive.", sender.failed),
    ):
        found = [({"channel": kind}, count) for kind, count in sorted(counts.items())]
        yield from _figure(name, "counter", text, found)
    queues = [({"lane": name}, lane.waiting) for name, lane in lanes.items()]
    yield from _figure(
        "replay_queue", "gauge", "Games that wait to be replayed.", [({}, hall.replays.waiting)]
    )
    yield from _figure("thought_queue", "gauge", "Thoughts that wait for a worker.", queues)
    thoughts = [({"lane": name}, lane.thinking) for name, lane in lanes.items()]
    yield from _histograms("thought_seconds", "What bots and the coach think.", thoughts)


def _figure(name: str, kind: str, text: str, values: Iterable[tuple[Labels, float]]) -> Iterator[str]:
    yield f"# HELP touchline_{name} {text}\n# TYPE touchline_{name} {kind}\n"
    for labels, value in values:
        yield f"touchline_{name}{_labels(labels)} {value:.17g}\n"


def _histograms(name: str, text: str, found: Iterable[tuple[Labels, Histogram]]) -> Iterator[str]:
    yield f"# HELP touchline_{name} {text}\n# TYPE touchline_{name} histogram\n"
    for labels, histogram in found:
        so_far = 0
        for bound, count in zip((*histogram.bounds, "+Inf"), histogram.counts, strict=True):
            so_far += count
            yield f"touchline_{name}_bucket{_labels({**labels, 'le': str(bound)})} {so_far}\n"
        yield f"touchline_{name}_sum{_labels(labels)} {histogram.sum:.6f}\n"
        yield f"touchline_{name}_count{_labels(labels)} {so_far}\n"


def _labels(labels: Labels) -> str:
    inside = ",".join(f'{name}="{value}"' for name, value in labels.items())
    return f"{{{inside}}}" if inside else ""


def memory() -> int:
    """The bytes that this process has in memory; where that is not told, the most that it ever had."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * PAGE
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
