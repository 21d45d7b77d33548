"""Accessibility of the table: axe finds nothing, whatever is asked."""

from __future__ import annotations

import pytest

from tests.browser.axe import STILL, check
from tests.browser.conftest import NewPage
from tests.browser.moments import asks, moment, open_moment
from tests.browser.play import Manager
from touchline.engine.game import find

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("question", sorted({name for name in find("best11").questions if name}))
def test_question(visitor: NewPage, question: str) -> None:
    page = visitor(**STILL)
    text = moment(lambda match: question in asks(match), 4, manager_draft=question == "draft_manager")
    open_moment(page, text)
    me = Manager(page)
    while question not in me.await_question().decision:  # among those who choose at once, another comes first
        me.step(me.look())
    check(page)
    if question == "bid":
        me.bid_on(me.look(), "slot:1")
        check(page)
