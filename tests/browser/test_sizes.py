"""Every kind of decision on every size of screen: nothing overlaps, is cut or too small to read or hit."""

from __future__ import annotations

import pytest

from tests.browser.axe import STILL
from tests.browser.conftest import NewPage
from tests.browser.faces import FACES
from tests.browser.moments import open_moment
from tests.browser.play import Manager
from tests.browser.sizes import SIZES, decisions, trouble
from touchline.engine.game import known

pytestmark = pytest.mark.browser

SAMPLE = ("1280×720", "phone")
OURS = "what the page has"


def check(visitor: NewPage, game: str, questions: list[str], sizes: list[str], faces: list[str]) -> None:
    """Open each question once and look at it on each screen in each face; prints what is wrong where."""
    page = visitor(**STILL)
    wrong = []
    print(f"\n{game:<32}", *(f"{size:>18}" for size in sizes))
    for question in questions:
        open_moment(page, decisions(game)[question])
        me = Manager(page)
        if me.await_question().handover:
            me.take_screen()
        for face in faces:
            tag = page.add_style_tag(content=FACES[face])
            found = {size: trouble(page, SIZES[size]) for size in sizes}
            tag.evaluate("(tag) => tag.remove()")
            print(f"{question:<20} {face[:11]:<11}", *(f"{len(found[size]):>18}" for size in sizes))
            wrong += [f"{question}, {size}, {face}: {one}" for size in sizes for one in found[size]]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", known())
def test_some_decisions(visitor: NewPage, game: str) -> None:
    kinds = list(decisions(game))
    check(visitor, game, [kinds[0], kinds[len(kinds) // 2]], list(SAMPLE), [OURS])


@pytest.mark.slow
@pytest.mark.xfail(reason="some cards still cut a name or an effect on some screens", strict=False)
@pytest.mark.parametrize("game", known())
def test_every_decision(visitor: NewPage, game: str) -> None:
    check(visitor, game, list(decisions(game)), list(SIZES), [OURS, "serif"])
