"""The decision panel of one viewer of a table: what is asked, prepared, ordered, taught and advised there."""

from __future__ import annotations

from dataclasses import replace

from touchline.engine.game import DraftView
from touchline.engine.views import View
from touchline.tables import drafts, orders
from touchline.tables.errors import NotAllowed
from touchline.tables.seen import Seen
from touchline.tables.table import Table
from touchline.web import panel
from touchline.web.gamepage import page_of
from touchline.web.lessonpage import first_sight, taught
from touchline.web.panel_parts import Panel
from touchline.web.viewer import Viewer, in_their_language


def prepared(table: Table, viewer: Viewer) -> DraftView | None:
    """What the viewer's seat prepares, if its question is one that is prepared."""
    seat = viewer.seat
    return None if seat < 0 or table.bot(seat) else Seen(table, seat).draft


def _sending(table: Table, seat: int) -> list[str]:
    """The answers that the seat would give by sending what it prepares; none if that is refused."""
    try:
        return drafts.sequence(table, seat)
    except NotAllowed:
        return []


def made(table: Table, viewer: Viewer, view: View, draft: DraftView | None) -> Panel:
    """The decision panel of the viewer."""
    at, book, dress = f"/t/{table.id}", f"/rules/{table.game.book}", page_of(table.game)
    lesson = taught(table, viewer.seat)
    teaching = lesson is not None and lesson.number > 0
    ordered = viewer.seat >= 0 and orders.answer(table, viewer.seat)
    if view.decision is None or table.bot(viewer.seat) or ordered:
        shown = panel.waiting(dress, view, table.names, at, book)
    else:
        shown = panel.asked(dress, view, table.names, table.decision_id(viewer.seat), at, book)
        shown = panel.drafted(dress, view, table.names, draft, shown) if draft else shown
        if table.coach and not teaching:
            said = table.hint(viewer.seat)
            sending = _sending(table, viewer.seat) if said else []
            shown = panel.coached(dress, view, table.names, said, shown, at, draft, sending)
    if view.side and not table.bot(viewer.seat) and not teaching:
        shown = panel.beside(dress, view, table.names, table.side_id(viewer.seat), shown)
    if viewer.seat >= 0 and not table.bot(viewer.seat) and not teaching:
        found, may = dress.orders(view, table.orders[viewer.seat]), orders.offered(table, viewer.seat)
        shown = replace(shown, orders=[one for one in found if one.order in may], ordering=f"{at}/order")
    shown = panel.marked(replace(shown, lesson=lesson))
    if shown.id and not lesson:
        shown = replace(shown, sight=first_sight(table, viewer.seat))
    label = undo_label(table, viewer)
    return replace(shown, undo=f"{at}/undo", undo_label=label) if label else shown


@in_their_language
def undo_label(table: Table, viewer: Viewer) -> str:
    """What the button says that takes the last decision back; nothing if there is none."""
    if viewer.seat < 0 or table.bot(viewer.seat) or table.undo_asked is not None:
        return ""
    if (table.lesson and table.lesson.step) or table.header.daily:
        return ""
    back = Seen(table, viewer.seat).undo
    if back is None:
        return ""
    others = [seat for seat in back.consent if not table.bot(seat) and seat not in viewer.seats]
    own = "draft-reopen" if table.reopens(viewer.seat) else "panel-undo"
    return page_of(table.game).word("undo-ask" if others else own)
