"""What tests of every game's page share: a table at which a match is played, and what its page offers."""

from __future__ import annotations

from collections.abc import Iterable

from tests.web.seen import NAMES, Page, Seen, a_table, seated, with_match
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables.table import Table
from touchline.web import panel, tablepage
from touchline.web.gamepage import page_of
from touchline.web.viewer import Viewer

CROWD = [*NAMES, "Otto", "Runa"]


def hosted(match: Match) -> Table:
    """A table at which this match is played."""
    return with_match(a_table(match.seats, names=CROWD, game=find(match.game.id)), match)


def told(match: Match, viewer: int, since: int = 0) -> list[dict[str, object]]:
    """The steps of a reveal that a viewer is told."""
    return tablepage.steps(hosted(match), seated(viewer) if viewer >= 0 else Viewer(-1), since)


def answers(match: Match, seat: int) -> list[str]:
    """What the page has to offer: options or edits of a big choice, and what may be started unasked."""
    game, drafting = match.game, match.game.drafting
    unasked = match.side_options_of(seat)
    if drafting is None or game.question(match.state, seat) != drafting.question:
        return match.options_of(seat) + unasked
    look = drafting.look(match.state, seat, None)
    slots = page_of(find(game.id)).slots(match.view(seat), look)
    edits = [option.option for option in look.options]
    edits += [f"slot:{at}" for at, (name, _, _) in enumerate(slots, 1) if name]
    edits += [f"clear:{look.cursor + 1}"] if look.cursor >= 0 and look.slots[look.cursor].things else []
    return edits + (["clear:all"] if any(slot.things for slot in look.slots) else []) + unasked


def check_twice(page: Page) -> None:
    """Nothing is on a page twice: ids, and the things that travel from one place to another."""
    for name in ("id", "data-key"):
        found = page.all(name)
        assert len(found) == len(set(found)), sorted(one for one in found if found.count(one) > 1)


def check_question(match: Match, seat: int, title: str = "", further: Iterable[str] = ()) -> None:
    """The page asks the seat's question, and each answer is a button and a place.

    A big choice has a title of its own; `further` are places of what is legal though not listed.
    """
    host = hosted(match)
    page = Page(tablepage.page(host, seated(seat)))
    decision = match.view(seat).decision
    assert decision is not None
    assert (title or panel.named(decision.prompt.question, CROWD, seat)) in page.text
    assert decision.prompt.rule in page.text
    check_twice(page)
    seen, wanted = Seen(host, seated(seat)), answers(match, seat)
    buttons = [option for option in seen.panel.all("data-option") if option != "seal"]
    assert sorted(buttons) == sorted(wanted)
    assert sorted(seen.places()) == sorted([*wanted, *further])
