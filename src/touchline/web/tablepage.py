"""A table as one viewer sees it: sections of HTML with stable ids, and the page around them.

Everything comes from what the viewer has `Seen` and from what its own seat heard; what a seat may not know is
never rendered for it. The same knowledge gives the same bytes, so a section that says nothing new is not
sent again. How a game looks is the game's own affair: see gamepage.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache, partial
from typing import Any, Final

from jinja2.environment import TemplateModule
from msgspec.structs import replace

from touchline.bots import minds
from touchline.bots.levels import BEST
from touchline.bots.review import Review
from touchline.engine.events import EVERYTHING
from touchline.engine.game import DraftView
from touchline.engine.match import Match
from touchline.engine.views import View
from touchline.tables import series
from touchline.tables.doors import Note
from touchline.tables.parts import HintRequest, Ordered
from touchline.tables.seen import Seen
from touchline.tables.table import Table
from touchline.web import clubs, digest, paces, panel, presence, replaypage, reviewpage, story
from touchline.web.gamepage import page_of
from touchline.web.language import say
from touchline.web.pages import bot_cards, game_card, usual_bot
from touchline.web.reuse import Drawn, Sections, drawn, reads
from touchline.web.story import Chapter
from touchline.web.templating import templates
from touchline.web.viewer import Viewer, in_their_language

SHARED: Final = ("crests", "turn", "menu", "decision", "since", "digest", "log", "older", "talk", "invites")
AT_THE_END: Final = ("acts", "talk", "review")
LOG_LINES: Final = 200  # on a table's page; earlier ones have pages of their own
LOG_PAGE: Final = 400
ALL_OPEN: Final = EVERYTHING  # in a replay: the viewer from whom nothing is hidden


@in_their_language
def page(table: Table, viewer: Viewer) -> str:
    """The whole page."""
    seen = Seen(table, viewer.seat)
    view = seen.view
    shown = _frame(table, viewer, view) | {
        "sections": sections(table, viewer, None, desk(table, viewer, seen)),
        "layout": layout(table, viewer),
    }
    if table.status != "over":
        return str(_template("table.html").render(shown))
    dress = page_of(table.game)
    rows = dress.standing(view, table.names)
    shown |= {
        "view": view,
        "rows": rows,
        "parts": list(rows[0].parts),
        "most": max(sum(points for points in row.parts.values() if points > 0) for row in rows),
        "headline": dress.headline(view, table.names),
        "finals": list(dress.final(view, table.names)),
        **_series(table),
    }
    return str(_template("end.html").render(shown))


def _series(table: Table) -> dict[str, Any]:
    """The series with this game in it, and its seats, the best first."""
    if table.header.series is None:
        return {"series": None, "series_order": []}
    places = [score.place for score in sorted(table.match.scores, key=lambda score: score.seat)]
    now = series.after(table.header.series, table.id, places)
    order = sorted(range(len(places)), key=lambda seat: (-now.won[seat] * bool(now.need), -now.points[seat]))
    return {"series": now, "series_order": order}


def layout(table: Table, viewer: Viewer) -> str:
    """Names the frame around the sections; when it changes, the page is loaded anew."""
    return table.status


@in_their_language
def title(table: Table, viewer: Viewer) -> str:
    """The title of the window."""
    mark = f"● {say('your-turn')} · " if _turn(table, viewer) else ""
    return f"{mark}{table.title or table.game.title} · Touchline"


class Desk:
    """All that the templates of a table need for one viewer; they are made ready when something is drawn.

    `before` has what was drawn for this viewer last.
    """

    def __init__(self, shown: dict[str, Any], before: Drawn | None = None) -> None:
        self.shown = shown
        self.before = before or Drawn()

    @cached_property
    def shared(self) -> TemplateModule:
        """What all tables have in common."""
        return self.before.ready(templates(), "sections.html", self.shown)

    @cached_property
    def game(self) -> TemplateModule:
        """What the game draws."""
        return self.before.ready(templates(), self.shown["dress"].template, self.shown)


@in_their_language
def desk(table: Table, viewer: Viewer, seen: Seen | None = None, before: Drawn | None = None) -> Desk:
    """What there is to draw for a viewer now."""
    view = (seen or Seen(table, viewer.seat)).view
    if table.status == "over":
        review = reviewpage.shown(table, viewer.review or Review())
        return Desk(_frame(table, viewer, view) | {"view": view, "r": review}, before)
    draft = panel.prepared(table, viewer)
    asked = _beside(table, viewer.seat)
    log = before.log if before else None
    shown = _stage(table.match, table.names, view, draft, asked, table.doors.notes, log)
    shown |= _frame(table, viewer, view) | {"d": panel.made(table, viewer, view, draft)}
    shown["rivals"] = rivals = _rivals(table, viewer.seat, view)
    again = bool(table.decision_id(viewer.seat) and table.turned[viewer.seat] and not table.lesson)
    shown["returned"] = bool(rivals) and again
    shown["news"] = _news(table, viewer.seat, rivals) if again else ()
    gains = {one.seat: one.after - one.before for one in rivals}
    shown["gained"] = tuple(gains.get(seat, 0) for seat in range(len(table.names)))
    return Desk(shown, before)


@in_their_language
def sections(
    table: Table, viewer: Viewer, before: Drawn | None = None, on: Desk | None = None
) -> dict[str, str]:
    """The HTML of each section, by id. `before` has what was drawn for this viewer last."""
    on = on or desk(table, viewer, None, before)
    if table.status == "over":
        return {name: drawn(on.shared, name) for name in AT_THE_END}
    dress = page_of(table.game)
    read = _read(dress.template, ("progress", "seats", *dress.SECTIONS))
    return on.before.draw(read, lambda name: on.shared if name in SHARED else on.game, on.shown)


@lru_cache(maxsize=32)
def _read(template: str, own: tuple[str, ...]) -> Sections:
    """What the sections of a table read: those of all tables, and those that the game draws."""
    shared, game = reads(templates(), "sections.html"), reads(templates(), template)
    return Sections({name: shared[name] for name in SHARED} | {name: game[name] for name in own})


def _rivals(table: Table, seat: int, view: View) -> tuple[digest.Block, ...]:
    """What the others did since the viewer's last turn, with the points and the other things that moved."""
    match, names, turned, dress = table.match, table.names, table.turned[seat], page_of(table.game)
    first = digest.since(match, names, seat, turned)
    if not first:
        return ()
    before = digest.PASTS.at(table, first - 1)
    return digest.blocks(match, names, seat, first, before, dress.running(view), dress.counts(view))


def _news(table: Table, seat: int, rivals: tuple[digest.Block, ...]) -> tuple[digest.Block, ...]:
    """Those of whom the seat heard something of note since its last answer: a turn has several questions."""
    turned = table.turned[seat]
    if digest.since(table.match, table.names, seat, turned) < turned:
        return ()
    return tuple(one for one in rivals if one.gist)


@in_their_language
def steps(
    table: Table, viewer: Viewer, after: int, seen: Seen | None = None, on: Desk | None = None
) -> list[dict[str, Any]]:
    """What the viewer heard since this many decisions, for the step-by-step reveal."""
    match = table.match
    if after >= len(match.told):
        return []
    last = on.before.log.recent(match, viewer.seat) if on else story.recent(match, viewer.seat, 2)
    told = [(number >= after, heard) for chapter in last for number, heard in chapter]
    if not told or not told[-1][0]:
        return []
    view = (seen or Seen(table, viewer.seat)).view
    dress, names = page_of(table.game), table.names
    found = list(dress.steps(told, view, names))
    if not found:
        return []
    on = on or Desk(_frame(table, viewer, view))
    # What is about others alone, and has no mark in a replay, may be left out; but never an own match.
    minor = set()
    about: dict[str, tuple[int | None, str]] = {}
    for new, heard in told:
        if new:
            said = match.game.sentence(heard, viewer.seat, names)
            about[said] = dress.shown(heard, viewer.seat) or (None, "")
            if not dress.mark(heard) and about[said][0] != viewer.seat:
                minor.add(said)
    made = []
    for step in found:
        seat, place = about.get(step.say, (getattr(step, "seat", None), ""))
        gather = getattr(step, "gather", "")
        html = drawn(on.shared, "in_a_line", step, seat) if gather else drawn(on.game, "stage", step)
        places = getattr(step, "places", ()) or ((place,) if place else ())
        own = not gather and (getattr(step, "board", None) is not None or step.say not in minor)
        important = getattr(step, "important", own)
        made.append(_told(step.say, step.rule, html, important, gather, places))
    return made


def _told(
    text: str, rule: str, html: str, important: bool = True, gather: str = "", places: Sequence[str] = ()
) -> dict[str, Any]:
    """A step of a reveal as the page gets it."""
    return {
        "say": text,
        "rule": rule,
        "html": html,
        "important": important,
        "gather": gather,
        "places": list(places),
    }


@in_their_language
def steps_again(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """What the others did since the viewer's last turn, once more: as a reveal, or else as it was written.

    When the game is over, its last reveal.
    """
    match, names, turned = table.match, table.names, table.turned[viewer.seat]
    if table.status == "over":
        return last_steps(table, viewer, digest.last_turn(match, viewer.seat))
    first = digest.since(match, names, viewer.seat, turned)
    if not first:
        return []
    lines = digest.told(match, names, viewer.seat, turned)
    return steps(table, viewer, first) or [_told(one.text, one.rule, "") for one in lines]


@in_their_language
def last_steps(table: Table, viewer: Viewer, after: int, seen: Seen | None = None) -> list[dict[str, Any]]:
    """The last reveal of a game, which ends with the final whistle; the result page comes after it."""
    whistle = drawn(_shared(_frame(table, viewer)), "whistle")
    return [*steps(table, viewer, after, seen), _told(say("final-whistle"), "", whistle)]


@in_their_language
def replay(table: Table, match: Match, viewer: Viewer, n: int, seat: int) -> str:
    """The page of a finished game after `n` decisions, as a seat saw it, or with all cards open."""
    everything = seat == ALL_OPEN
    view = Seen(table, -1 if everything else seat, match).view
    asked = [one for one in table.asked if one.at <= n]
    notes = [one for one in table.doors.notes if one.at <= n]
    shown = _frame(table, Viewer(view.seat), view) | _stage(match, table.names, view, None, asked, notes)
    if everything:
        shown |= _log(story.chapters(match, table.names, ALL_OPEN, asked, notes, LOG_LINES))
    shown["d"] = panel.waiting(page_of(table.game), view, table.names, shown["at"], shown["book"])
    game, shared = _game(shown), _shared(shown)
    made = {name: drawn(shared, name) for name in ("log", "older")}
    made |= {name: drawn(game, name) for name in ("progress", "seats", *page_of(table.game).SECTIONS)}
    return str(
        _template("replay.html").render(
            shown,
            sections=made,
            n=n,
            last=len(table.match.log),
            seat=seat,
            moments=replaypage.moments(table, n),
            played=replaypage.played(table, match, n, seat),
            hands=replaypage.hands(table, match) if everything else [],
            r=reviewpage.shown(table, viewer.review or Review(), n),
            rival=usual_bot(table.game.id),
        )
    )


@in_their_language
def still(table: Table, viewer: Viewer, at: str, template: str, *, asks: bool, **more: Any) -> str:
    """A page with a table that stands still and is nobody's, as a seat sees it; `asks`: its question too.

    What is answered goes to `at`, and the answer is one of the options that are listed."""
    view, dress = Seen(table, viewer.seat).view, page_of(table.game)
    shown = _frame(table, viewer, view) | _stage(table.match, table.names, view, None, (), ()) | {"at": at}
    how = (dress, view, table.names)
    asked = panel.asked(*how, table.decision_id(viewer.seat), at, shown["book"]) if asks else None
    waiting = panel.waiting(*how, at, shown["book"])
    shown["d"] = panel.marked(replace(asked, amounts=(), sheet=None)) if asked else waiting
    shared, game = _shared(shown), _game(shown)
    made = {name: drawn(shared, name) for name in ("decision", "log", "older")}
    made |= {name: drawn(game, name) for name in ("progress", "seats", *dress.SECTIONS)}
    return str(_template(template).render(shown, sections=made, **more))


def _beside(table: Table, seat: int) -> list[HintRequest | Ordered]:
    """What the log tells a seat beside the game: who asked the coach, and what its own orders answered."""
    return [*table.asked_by(seat), *table.ordered_by(seat)]


@in_their_language
def log(table: Table, viewer: Viewer, wanted: int) -> str:
    """A page of the log, counted from 1; 0 is the last. Nothing if there is none."""
    beside = _beside(table, viewer.seat)
    told = story.chapters(table.match, table.names, viewer.seat, beside, table.doors.notes)
    found = story.pages(told, LOG_PAGE)
    page = wanted or len(found)
    if not 0 < page <= len(found):
        return ""
    shown = _frame(table, viewer) | {"chapters": found[page - 1], "page": page, "pages": len(found)}
    return str(_template("log.html").render(shown))


def _turn(table: Table, viewer: Viewer) -> bool:
    seat = viewer.seat
    return seat >= 0 and bool(table.decision_id(seat)) and not table.bot(seat)


def _frame(table: Table, viewer: Viewer, view: View | None = None) -> dict[str, Any]:
    """What every template of a table needs; the view, if it is not that of the viewer now."""
    game_id = table.game.id
    dress = page_of(table.game)
    worn = dress.crests(view or Seen(table, viewer.seat).view)
    return {
        "table": table,
        "names": table.names,
        "sitters": table.seats,
        "viewer": viewer,
        "game": game_card(table.game) | {"edition": "" if table.game.standard else table.game.edition},
        "bots": bot_cards(game_id),
        "weighs": _weighs(table),
        "dress": dress,
        "seat_crest": partial(clubs.worn_crest, worn),
        "seat_sprite": partial(clubs.seat_sprite, worn, tuple(dress.TEAMS.items())),
        "time": paces.shown(table, viewer.seat),
        "wishes": paces.wishes(table, viewer.seat),
        "asked": table.undo_seen(viewer.seats),
        "stands": viewer.seat >= 0 and table.stands(viewer.seat),
        "clock_words": paces.in_words(table.time),
        "due": table.deadline(viewer.seat) if viewer.seat >= 0 else None,
        "now": table.now,
        "absent": presence.absent(table, viewer.seat),
        "at": f"/t/{table.id}",
        "book": f"/rules/{table.game.book}",
    }


def _weighs(table: Table) -> str:
    """How Legend weighs positions, at a table where he plays."""
    if all(seat.bot != BEST for seat in table.seats):
        return ""
    by_hand = minds.by_hand(table.game, table.match.seats, table.match.options)
    return "legend-by-hand" if by_hand else "legend-network"


def _stage(
    match: Match,
    names: list[str],
    view: View,
    draft: DraftView | None,
    asked: Sequence[HintRequest | Ordered],
    notes: Sequence[Note],
    log: story.Log | None = None,
) -> dict[str, Any]:
    """The scene of the game, and the log."""
    told = log.recent(match, view.seat) if log else story.recent(match, view.seat, 2)
    before, now = map(story.only_heard, told)
    dress = page_of(match.game)
    return {
        "view": view,
        "running": dress.running(view),
        "gained": (0,) * len(names),  # since the viewer's last turn
        "s": dress.scene(view, names, now, before, draft),
    } | _log((log.chapters if log else story.chapters)(match, names, view.seat, asked, notes, LOG_LINES))


def _log(chapters: list[Chapter]) -> dict[str, Any]:
    """The log as the templates want it: the chapter that is being written, and those before it."""
    return {"chapter": chapters[-1], "past": chapters[:-1], "cut": chapters[0].cut}


@lru_cache(maxsize=32)
def _template(name: str) -> Any:
    return templates().get_template(name)


def _shared(shown: dict[str, Any]) -> TemplateModule:
    module: TemplateModule = _template("sections.html").make_module(shown)
    return module


def _game(shown: dict[str, Any]) -> TemplateModule:
    module: TemplateModule = _template(shown["dress"].template).make_module(shown)
    return module
