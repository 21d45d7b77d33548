"""A table as one viewer sees it: sections of HTML with stable ids, and the page around them.

Everything comes from `match.view(seat)` and `match.heard(seat)` of the viewer's own seat; what a seat may not
know is never rendered for it. The same knowledge gives the same bytes, so a section that says nothing new is
not sent again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import jinja2
import msgspec

from touchline.engine import transcript
from touchline.engine.match import Match
from touchline.engine.views import View
from touchline.tables.errors import TableError
from touchline.tables.table import Table
from touchline.web.pages import game_card
from touchline.web.templating import environment

SECTIONS = ("progress", "turn", "seats", "market", "board", "decision", "log", "talk", "invites")
ALL_OPEN = transcript.EVERYTHING  # in a replay: the viewer from whom nothing is hidden
LONGEST_DRAFT = 60


@dataclass(frozen=True)
class Viewer:
    """Who looks: the seat whose secrets are shown (-1: none), all own seats, and what else this screen may do.

    `handover` is the seat that the screen has to be handed to before it shows anything secret, -1 if none.
    `invites` are the links that a host gives away, as (seat or -1 to watch, address).
    """

    seat: int
    seats: tuple[int, ...] = ()
    host: bool = False
    base_url: str = ""
    handover: int = -1
    invites: tuple[tuple[int, str], ...] = ()


def page(table: Table, viewer: Viewer) -> str:
    """The whole page."""
    made = sections(table, viewer)
    return _template().render(**_frame(table, viewer), title=title(table, viewer), sections=made)


def layout(table: Table, viewer: Viewer) -> str:
    """Names the frame around the sections; when it changes, the page is loaded anew."""
    return table.status


def title(table: Table, viewer: Viewer) -> str:
    """The title of the window."""
    mark = "● Your turn · " if viewer.seat >= 0 and table.decision_id(viewer.seat) else ""
    return f"{mark}{table.title or table.game.title} · Touchline"


def sections(table: Table, viewer: Viewer) -> dict[str, str]:
    """The HTML of each section, by id."""
    view = table.match.view(viewer.seat)
    shown = _frame(table, viewer) | {
        "view": view,
        "facts": list(_facts(view)),
        "log": list(transcript.told(table.match, table.names, viewer.seat))[::-1],
        "decision_id": table.decision_id(viewer.seat) if viewer.seat >= 0 else "",
    }
    blocks = _template().blocks
    context = _template().new_context(shown)
    return {name: "".join(blocks[name](context)).strip() for name in SECTIONS}


def steps(table: Table, viewer: Viewer, after: int) -> list[dict[str, Any]]:
    """What the viewer heard since so many decisions, for the step-by-step reveal."""
    lines = transcript.told(table.match, table.names, viewer.seat, after)
    return [{"say": line.text, "rule": line.rule, "flash": []} for line in lines]


def drafted(table: Table, seat: int, operation: str) -> object:
    """What the seat prepares, after one more operation: `add:<option>`, `drop:<place>` or `clear`."""
    draft = list(_draft(table, seat))
    verb, _, what = operation.partition(":")
    if verb == "add" and len(draft) < LONGEST_DRAFT and len(what) <= 60:
        draft.append(what)
    elif verb == "drop" and what.isdecimal() and int(what) < len(draft):
        del draft[int(what)]
    elif verb == "clear":
        draft.clear()
    else:
        raise TableError(400, "This cannot be done to the draft. Reload the page and try again.")
    return draft


def sequence(table: Table, seat: int, option: str) -> list[str]:
    """The options that an answer stands for: itself, or everything that was prepared (`draft`)."""
    return list(_draft(table, seat)) if option == "draft" else [option]


def replay(table: Table, match: Match, viewer: Viewer, n: int, seat: int) -> str:
    """The page of a finished game after `n` decisions, as a seat saw it, or with all cards open."""
    everything = seat == ALL_OPEN
    views = [match.view(other) for other in range(match.seats)] if everything else [match.view(seat)]
    template = environment().get_template("plain_replay.html")
    return template.render(
        **_frame(table, viewer),
        n=n,
        last=len(table.match.log),
        seat=seat,
        facts=[(view.seat, list(_facts(view))) for view in views],
        log=list(transcript.told(match, table.names, seat))[::-1],
    )


def _draft(table: Table, seat: int) -> list[str]:
    draft = table.drafts.get(seat, [])
    return draft if isinstance(draft, list) else []


def _frame(table: Table, viewer: Viewer) -> dict[str, Any]:
    return {
        "table": table,
        "names": table.names,
        "viewer": viewer,
        "game": game_card(table.game.id),
        "at": f"/t/{table.id}",
        "book": f"/rules/{table.game.id}",
    }


def _facts(view: View) -> Iterator[tuple[str, str]]:
    for name, value in msgspec.to_builtins(view.table).items():
        yield name, msgspec.json.encode(value).decode()


@cache
def _template() -> jinja2.Template:
    return environment().get_template("plain.html")
